"""What the rules make of a table, for clients to show; read off a seat's own view, so it tells nothing hidden."""

from msgspec import Struct

from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.mythos import chooser


class Reading(Struct, frozen=True):
    """`decider` resolves the crisis on the table, if there is one; `winners` are known at the end."""

    distance: int
    supply: int
    decider: int
    winners: list[int]


def reading(g: Unfathomable, seat: int) -> Reading:
    return Reading(
        distance=g.distance(),
        supply=g.supply(),
        decider=chooser(g, crises()[g.crisis[-1]], g.active) if g.crisis else NOBODY,
        winners=g.winners(),
    )

"""What follows from something else: triggers, counted conditions, and arrival abilities (CON1, CON2, ABL5)."""

from fathom.games.machina_arcana.events import Counted
from fathom.games.machina_arcana.figures import NOBODY
from fathom.games.machina_arcana.library import Active, Moment, When, printed
from fathom.games.machina_arcana.pieces import Card, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deciding import seat_for, seat_for_all
from fathom.kernel import Step, cites
from fathom.kernel.cards.effects import Bound, Context, Effect, Resolve, place_of
from fathom.kernel.cards.moments import Held


def carry_out(g: Machina, effect: Effect, card: str, actor: Unit | None, seat: int, **names: Bound) -> None:
    """Let an effect of a card be carried out next; the seat is asked where there is a choice."""
    g.push(Resolve(place_of(effect), Context(seat, card, actor or "", names=names)))


def trigger(g: Machina, moment: Moment, owner: Unit, **names: Bound) -> None:
    """Let the triggers for a moment resolve: those of the unit's own cards, and of cards that nobody owns."""
    for held in reversed(g.passives.get(moment, ())):
        if held.owner in (None, owner):
            _resolve(g, held, owner, names)


def trigger_of(g: Machina, card: str, moment: Moment) -> None:
    """Let the triggers of one card resolve, for a moment that is about this card, whosever it is (CON6a)."""
    for held in reversed(g.passives.get(moment, ())):
        if held.card == card:
            _resolve(g, held, Unit(held.owner) if held.owner else None, {})


def _resolve(g: Machina, held: Held[When], actor: Unit | None, names: dict[str, Bound]) -> None:
    card, _, when = held
    holds = when.given is None or when.given.holds(g, Context(0, card, actor or ""))
    if holds and count(g, card, when):
        carry_out(g, when.do, card, actor, seat_for(g, actor), **names)


@cites("CON1b")
class Triggers(Step):
    """The triggers of a unit for a moment, when it has come to that and the unit is still there."""

    moment: Moment
    owner: Unit
    names: dict[str, Bound]

    def run(self, g: Machina) -> None:
        if g.is_here(self.owner):
            trigger(g, self.moment, self.owner, **self.names)


def count(g: Machina, card: str, ability: When | Active) -> bool:
    """Put a counter on a card that counts; whether the effect resolves (CON2a, CON2b)."""
    if not ability.counted:
        return True
    tokens = g.counters.get(card, 0) + 1  # CON2c
    g.tell(Counted(Card(card), tokens, ability.counted))
    if tokens < ability.counted:
        g.counters[card] = tokens
        return False
    g.counters.pop(card, None)
    return True


def arrive(g: Machina, card: str, actor: Unit | None, seat: int = NOBODY) -> None:
    """Let the arrival ability of a card resolve, if it has one; a `seat` is that of who is active (ABL3c)."""
    effect = printed(card).arrival
    if effect is not None:
        carry_out(g, effect, card, actor, seat_for_all(g, seat) if actor is None else seat_for(g, actor))

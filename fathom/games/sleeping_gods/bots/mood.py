"""What a party of mates is in the mood for. It is drawn from the first events of the campaign, which all have seen: so
they agree without a word, stay with it from session to session, and another campaign is played in another mood."""

from collections.abc import Sequence
from functools import cache
from random import Random

from msgspec import Struct

from fathom.games.sleeping_gods.atlas import maps
from fathom.games.sleeping_gods.pieces import EventCard
from fathom.games.sleeping_gods.state import LAST_DECK

FIRST = 3  # events that decide it
FAITH = (1.0, 1.0, 1.6, 2.5)
FEAR = (1.0, 0.7, 0.4, 0.2)
STUDIOUS = 0.7  # of all parties
WHIM = 2.5


class Mood(Struct, frozen=True):
    """`kind`: rather than greedy, where an arc closes; `studious`: rather taught than paid and off to market; `faith`:
    how much more than a place where nobody has been tempts that to which quests lead, and what it takes to get there;
    `fear` of fights; `headings`: the maps that the party wants to see, one with each event deck."""

    seed: str = ""
    kind: bool = True
    studious: bool = True
    faith: float = 1.0
    fear: float = 1.0
    headings: tuple[str, ...] = ()

    def whim(self, choice: str) -> float:
        """How much more than by reason a choice of the book appeals."""
        return WHIM * Random(f"{self.seed} {choice}").random() if self.seed else 0.0


def mood(seen: Sequence[EventCard]) -> Mood:
    return _drawn(" ".join(seen[:FIRST])) if len(seen) >= FIRST else Mood()


@cache
def _drawn(seed: str) -> Mood:
    chance = Random(seed)
    return Mood(
        seed,
        kind=chance.random() < 0.5,
        studious=chance.random() < STUDIOUS,
        faith=chance.choice(FAITH),
        fear=chance.choice(FEAR),
        headings=tuple(chance.sample(list(maps()), LAST_DECK)),
    )

"""What a party of mates is in the mood for. It is drawn from the first events of the campaign, which all have seen: so
they agree without a word, stay with it from session to session, and another campaign is played in another mood."""

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from msgspec import Struct

from fathom.games.sleeping_gods.board import maps
from fathom.games.sleeping_gods.pieces import EventCard
from fathom.games.sleeping_gods.state import LAST_DECK

FIRST = 3  # events that decide it
FAITH = (1.0, 1.0, 1.3, 1.6)
FEAR = (1.0, 0.4, 0.15, 0.15, 0.1, 0.1)
STUDIOUS = 0.7  # of all parties
WHIM = 2.5
STORIES = (0.5, 1.0, 1.0, 1.6)
PLACES = 0.7, 1.3


class Mood(Struct, frozen=True):
    """`kind`: rather than greedy, where an arc closes; `studious`: rather taught than paid and off to market; `faith`:
    how much more than a place where nobody has been tempts that to which quests lead, and what it takes to get there;
    `fear` of fights; `headings`: the maps that the party wants to see, one with each event deck. Besides, each place,
    each story and each choice of the book appeals to a party more or less than by reason."""

    seed: str = ""
    kind: bool = True
    studious: bool = True
    faith: float = 1.0
    fear: float = 1.0
    headings: tuple[str, ...] = ()

    def whim(self, choice: str) -> float:
        """How much more than by reason a choice of the book appeals."""
        return WHIM * _chance(self.seed, choice) if self.seed else 0.0

    def curiosity(self, place: int) -> float:
        """How much a place where nobody has been tempts, beside others."""
        return PLACES[0] + (PLACES[1] - PLACES[0]) * _chance(self.seed, f"place {place}") if self.seed else 1.0

    def liking(self, story: int) -> float:
        """How much a story tempts to go on with it, beside others."""
        return STORIES[int(len(STORIES) * _chance(self.seed, f"story {story}"))] if self.seed else 1.0


def mood(seen: Sequence[EventCard]) -> Mood:
    return _drawn(" ".join(seen[:FIRST])) if len(seen) >= FIRST else Mood()


@lru_cache(4096)
def _chance(seed: str, what: str) -> float:
    return Random(f"{seed} {what}").random()


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

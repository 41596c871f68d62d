"""What explorers take from one scenario into the next (CHAP9)."""

from msgspec import Struct

from fathom.games.machina_arcana.library import items
from fathom.games.machina_arcana.pieces import EventCard, ExplorerCard, ItemCard, Scenario
from fathom.kernel.words.words import Words

BOUND_THREAT = 2  # CHAP9c: of each bound event


class Veteran(Struct, frozen=True):
    """An explorer that survived a scenario, with the cards it has kept (CHAP9a, CHAP9b)."""

    explorer: ExplorerCard
    items: tuple[ItemCard, ...] = ()
    events: tuple[EventCard, ...] = ()

    @property
    def threat(self) -> int:
        """Its campaign threat: the level of each item, and 2 for each bound event (CHAP9c)."""
        return sum(items()[item].level for item in self.items) + BOUND_THREAT * len(self.events)


class Campaign(Struct, frozen=True):
    """The scenarios that were won so far, and who goes on, seat by seat."""

    won: tuple[Scenario, ...]
    veterans: tuple[Veteran, ...]

    @property
    def threat(self) -> int:
        """The highest campaign threat of all explorers (CHAP9g)."""
        return max(each.threat for each in self.veterans)

    @property
    def items(self) -> list[ItemCard]:
        return [item for each in self.veterans for item in each.items]

    @property
    def events(self) -> list[EventCard]:
        return [event for each in self.veterans for event in each.events]

    def told(self, words: Words) -> list[tuple[str, list[str]]]:
        """Who goes on, and with what."""
        return [
            (
                str(words.value(each.explorer, ExplorerCard)),
                [
                    *(str(words.value(item, ItemCard)) for item in each.items),
                    *(str(words.value(event, EventCard)) for event in each.events),
                ],
            )
            for each in self.veterans
        ]

    def check(self, scenario: Scenario, seats: int) -> None:
        """Only another scenario can follow, with exactly those who are left (CHAP9a)."""
        if scenario in self.won:
            raise ValueError("this scenario of the campaign is already won")
        if seats != len(self.veterans):
            raise ValueError("a campaign goes on with a seat for each explorer that survived")

"""The next chapter: its card is turned, its ratings are set, and what arrives with it resolves (CHAP1, CELL11f)."""

from fathom.games.machina_arcana.events import ChapterBegan, RatingsSet
from fathom.games.machina_arcana.figures import NOBODY
from fathom.games.machina_arcana.library import chapters
from fathom.games.machina_arcana.pieces import ChapterCard, Ending
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.using.triggers import arrive
from fathom.kernel import Step, cites


@cites("CELL11f", "CHAP1b")
class Advance(Step):
    """The current chapter card is flipped; the next one's arrival abilities resolve and the ratings are its own.

    `seat` is that of the active explorer, who decides what the new chapter leaves open (ABL3c, CHAP4a).
    """

    seat: int = NOBODY

    def opens(self, g: Machina) -> list[str]:
        return [str(card) for card in g.chapters[g.chapter + 1 :][:1]]

    def run(self, g: Machina) -> None:
        g.counters.pop(g.current, None)  # CON2d
        if g.chapter + 1 >= len(g.chapters):
            g.end(Ending.WON)  # RND4d
        g.turn_to(g.chapter + 1)
        begin_chapter(g, self.seat)


def begin_chapter(g: Machina, seat: int = NOBODY) -> None:
    card = chapters()[g.current]
    g.tell(ChapterBegan(ChapterCard(g.current)))
    g.spawn, g.horror = card.spawn, card.horror
    g.tell(RatingsSet(g.spawn, g.horror))
    g.push(Arrivals(items=not g.finale))  # EXP1d
    arrive(g, g.current, None, seat)


@cites("CHAP3d", "ABL5b")
class Arrivals(Step):
    """Arrival abilities of explorers that were placed, and at an entrance of what they wear."""

    items: bool

    def run(self, g: Machina) -> None:
        for explorer in [each for each in reversed(g.here) if each.arriving]:
            explorer.arriving = False  # ABL5a
            for gear in reversed(explorer.gear if self.items else []):
                if gear.worn:
                    arrive(g, gear.item, explorer.unit)
            arrive(g, explorer.card, explorer.unit)

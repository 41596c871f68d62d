"""The moments between actions, in which anybody may use an ability that costs no stamina (ABL3)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import GoOn, Use
from fathom.games.machina_arcana.in_play import FREE
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.using.abilities import use_first
from fathom.games.machina_arcana.steps.using.usable import free_uses, matters
from fathom.kernel import Judged, cites
from fathom.kernel.questions import windows


@cites("ABL3a", "ABL3c")
class Window(windows.Window):
    """Every explorer but the active one that has such an ability is asked; after each use everybody again."""

    def order(self, g: Machina) -> Iterator[int]:
        return (each.seat for each in g.here if each.unit != g.now)

    def closed(self, g: Machina) -> bool:
        """Nobody is looked at while nothing in play could be used."""
        return FREE not in g.abilities

    def may_use(self, g: Machina, seat: int) -> bool:
        """Whether there is something of use: nobody is asked about what would change nothing now."""
        unit = g.explorers[seat].unit
        if not g.abilities.of(FREE, unit):
            return False
        return any(refusal is None and matters(g, unit, use) for use, refusal in free_uses(g, unit, False))  # type: ignore[arg-type]

    def choices(self, g: Machina, seat: int, include_refused: bool) -> Judged:
        yield GoOn(), None
        yield from free_uses(g, g.explorers[seat].unit, include_refused)

    def use(self, g: Machina, seat: int, action: Use) -> None:
        use_first(g, seat, action)

    def prompt(self, g: Machina) -> str:
        return Prompt.WINDOW

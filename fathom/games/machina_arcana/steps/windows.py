"""The moments between actions, in which anybody may use an ability that costs no stamina (ABL3)."""

from collections.abc import Sequence
from functools import partial

from fathom.games.machina_arcana.actions import GoOn
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.using import UseAbility, free_abilities, free_only, free_uses
from fathom.kernel import Ask, Flow, Judged, Step, cites


def _choices(g: Machina, explorer: Explorer, wide: bool) -> Judged:
    yield GoOn(), None
    yield from free_only(g, explorer.unit, wide)


def speaker(g: Machina, passed: Sequence[int] = ()) -> Explorer | None:
    """The first explorer that has something to use while it is not its turn, of those that have not passed."""
    for unit in free_abilities(g):
        explorer = g.explorer(Unit(unit))
        assert explorer is not None
        if explorer.seat not in passed and unit != g.now and any(free_uses(g, explorer.unit)):
            return explorer
    return None


@cites("ABL3a", "ABL3c")
class Window(Step):
    """Whoever has such an ability is asked; after each use everybody may speak up again.

    `passed` are the seats that want nothing more until somebody does something.
    """

    passed: list[int] = []

    def run(self, g: Machina) -> Flow | None:
        explorer = speaker(g, self.passed)
        return None if explorer is None else self._ask(g, explorer)

    def _ask(self, g: Machina, explorer: Explorer) -> Flow:
        answer = yield Ask.judged(explorer.seat, partial(_choices, g, explorer), "window")
        if isinstance(answer, GoOn):
            g.push(Window([*self.passed, explorer.seat]))
        else:
            g.push(UseAbility.by(explorer.unit, answer), Window())

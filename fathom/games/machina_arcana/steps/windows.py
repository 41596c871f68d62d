"""The moments between actions, in which anybody may use an ability that costs no stamina (ABL3)."""

from functools import partial

from fathom.games.machina_arcana.actions import GoOn
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.using import UseAbility, free_abilities, free_only, free_uses
from fathom.kernel import Ask, Flow, Judged, Step, cites


def _choices(g: Machina, explorer: Explorer, wide: bool) -> Judged:
    yield GoOn(), None
    yield from free_only(g, explorer.unit, wide)


@cites("ABL3a", "ABL3c")
class Window(Step):
    """Whoever has such an ability is asked; after each use everybody may speak up again.

    `passed` are the seats that want nothing more until somebody does something.
    """

    passed: list[int] = []

    def run(self, g: Machina) -> Flow | None:
        for unit in free_abilities(g):
            explorer = g.explorer(Unit(unit))
            assert explorer is not None
            if explorer.seat not in self.passed and unit != g.now and any(free_uses(g, explorer.unit)):
                return self._ask(g, explorer)
        return None

    def _ask(self, g: Machina, explorer: Explorer) -> Flow:
        answer = yield Ask.judged(explorer.seat, partial(_choices, g, explorer), "window")
        if isinstance(answer, GoOn):
            g.push(Window([*self.passed, explorer.seat]))
        else:
            g.push(UseAbility.by(explorer.unit, answer), Window())

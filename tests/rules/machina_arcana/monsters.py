"""The turn of a monster, for the tests of its behaviour."""

from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.kernel import Match
from tests.rules.machina_arcana.scene import Scene, table


def turn_of(scene: Scene, unit: str = "thrall", stamina: int = 4) -> Match:
    """It is the turn of a monster with so much stamina, and nobody else's."""
    monster = scene.g.monster(Unit(unit))
    assert monster is not None
    monster.stamina = stamina
    scene.g.now = monster.unit
    return scene.play(MonsterTurn(Unit(unit)))


def where(match: Match, unit: str = "thrall") -> int | None:
    """Where a unit stands; None once it is gone."""
    found = table(match).explorer(Unit(unit)) or table(match).monster(Unit(unit))
    return found.space if found is not None else None

"""Points of health, stamina and essence that come back or are lost (ATT1f, ATT2b)."""

from fathom.games.machina_arcana.events import Regained
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.games.machina_arcana.steps.using.passives import number


def missing(g: Machina, unit: Unit, what: Attribute) -> int:
    """How many points a unit has lost that could come back (ATT1f)."""
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None:
        return monster.wounds if what is Attribute.HEALTH else 0
    if explorer is None or explorer.fate is not Fate.HERE:
        return 0
    match what:
        case Attribute.HEALTH:
            return max(0, number(g, unit, Number.HEALTH) - explorer.health)
        case Attribute.STAMINA:
            return max(0, number(g, unit, Number.STAMINA) - explorer.stamina)
        case _:
            return max(0, HIGHEST - explorer.essence)  # ESS1b


def regain(g: Machina, unit: Unit, what: Attribute, by: int) -> None:
    """Points come back, up to the maximum (ATT1f)."""
    healed = min(by, missing(g, unit, what))
    if not healed:
        return
    monster = g.monster(unit)
    if monster is not None:
        monster.wounds -= healed
    else:
        explorer = g.explorer_of(unit)
        setattr(explorer, what.value, getattr(explorer, what.value) + healed)
    g.tell(Regained(unit, what, healed))

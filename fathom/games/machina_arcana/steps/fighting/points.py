"""Points of health, stamina and essence that come back or are lost (ATT1f, ATT2b)."""

from fathom.games.machina_arcana.events import Regained
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.games.machina_arcana.steps.using.passives import number


def regain(g: Machina, unit: Unit, what: Attribute, by: int) -> None:
    """Points come back, up to the maximum (ATT1f)."""
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None and what is Attribute.HEALTH:
        healed = min(by, monster.wounds)
        monster.wounds -= healed
    elif explorer is not None and explorer.fate is Fate.HERE:
        held = {
            Attribute.HEALTH: explorer.health,
            Attribute.STAMINA: explorer.stamina,
            Attribute.ESSENCE: explorer.essence,
        }[what]
        most = {Attribute.HEALTH: Number.HEALTH, Attribute.STAMINA: Number.STAMINA}.get(what)
        top = number(g, unit, most) if most else HIGHEST  # ESS1b
        healed = max(0, min(by, top - held))
        setattr(explorer, what.value, held + healed)
    else:
        return
    if healed:
        g.tell(Regained(unit, what, healed))

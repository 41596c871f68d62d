"""Who decides: for a unit, and for what concerns everybody (AI1, FX2, ABL3c)."""

from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina


def seat_for(g: Machina, unit: Unit | None) -> int:
    """The seat that decides for a unit: its own player, a controller, an eliminated player, or any explorer's (AI1)."""
    explorer = g.explorer(unit) if unit else None
    if explorer is not None:
        return explorer.seat
    monster = g.monster(unit) if unit else None
    if monster is not None and monster.master >= 0:
        return monster.master  # FX2a
    if monster is not None and g.scheming:
        return g.fallen[0]  # AI1b: of several the one who fell first
    active = g.explorer(g.now) if g.now else None
    return active.seat if active is not None else next((each.seat for each in g.alive), 0)


def seat_for_all(g: Machina, active: int) -> int:
    """Who decides what concerns everybody: the seat that is active, if its explorer lives, else any explorer's."""
    return active if any(each.seat == active for each in g.alive) else seat_for(g, None)

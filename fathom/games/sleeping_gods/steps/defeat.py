"""Defeat: the turn breaks off, and what follows depends on the mode (DEF)."""

from fathom.games.sleeping_gods.events import Defeated
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Finished


def be_defeated(g: Voyage, ship: bool) -> None:
    """The party is defeated: whatever was going on is over (DEF1)."""
    from fathom.games.sleeping_gods.steps.limping import Limp

    g.tell(Defeated(ship, g.mode))
    g.agenda.clear()
    g.push(Limp(ship))
    raise Finished

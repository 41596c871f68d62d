"""The final scoring: as many upgrades as pay."""

from fathom.games.nautilus.actions import Upgrade
from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.scoring import score
from fathom.games.nautilus.steps.scoring import UPGRADE_PRICE
from fathom.kernel import Action, Ask


def upgrade(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The final score that each answer leads to."""
    now = score(outlook.view, outlook.seat)
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case Upgrade(first, second):
                count = first + second
                worths[option] = (now.discovery + count) * now.exploration + now.money - count * UPGRADE_PRICE
    return worths

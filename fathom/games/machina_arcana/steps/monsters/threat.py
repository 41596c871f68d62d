"""Threat and the monster level (THR1)."""

from fathom.games.machina_arcana.events import LevelRose, ThreatChanged
from fathom.games.machina_arcana.library import monsters
from fathom.games.machina_arcana.pieces import MonsterCard
from fathom.games.machina_arcana.state import BEAST, LAST_LEVEL, LAST_THREAT, Machina
from fathom.games.machina_arcana.steps.items.equipping import LoseEquipped
from fathom.games.machina_arcana.steps.story.ending import threat_rose
from fathom.kernel import Step, cites


@cites("THR1a", "THR1g")
class RaiseThreat(Step):
    """Threat rises, one space at a time."""

    by: int = 1

    def run(self, g: Machina) -> None:
        if self.by > 1:
            g.push(RaiseThreat(self.by - 1))
        threat_rose(g)
        if g.level == LAST_LEVEL:
            g.push(*(LoseEquipped(each.seat) for each in g.here))  # THR1d, THR1k
        else:
            set_threat(g, g.threat + 1)


def lower_threat(g: Machina, by: int) -> None:
    """Threat falls, never below 1, and never the monster level (THR1f, THR1h)."""
    set_threat(g, max(1, g.threat - by))


def set_threat(g: Machina, threat: int) -> None:
    """The token goes to a space; at the last one the monster level rises (THR1b, THR1j)."""
    if threat == g.threat:
        return
    g.threat = threat if threat < LAST_THREAT else 1
    if threat >= LAST_THREAT and g.level < LAST_LEVEL:
        raise_level(g)
    g.tell(ThreatChanged(g.threat))


def raise_level(g: Machina) -> None:
    """Monsters of the new level and all discarded ones are shuffled into the deck (THR1c, THR1i)."""
    g.level += 1
    g.tell(LevelRose(g.level))
    known = {*g.monsters.cards, *g.monster_discard, *g.removed, *(each.card for each in g.queue)}
    fresh = [
        MonsterCard(name)
        for name, card in monsters().items()
        if card.level == g.level and name not in known and name != BEAST  # SET5b
    ]
    g.monsters.shuffle_in([*fresh, *g.monster_discard], g.chance)
    g.monster_discard = []

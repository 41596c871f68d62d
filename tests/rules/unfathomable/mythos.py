"""What the tests of Mythos cards share: their phase, their skill tests, and the order of what happened."""

from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from tests.rules.unfathomable.scene import Scene, card


def phase(name, scene=None, seat=0):
    """The Mythos phase of a seat, with this card on top of the deck."""
    return (scene or Scene()).on_top("mythos", name).play(MythosPhase(seat))


def judged(name, total, scene=None):
    """The skill test of a crisis, in which the Chaos deck alone brings about this total."""
    first, second = crises()[name].check.skills[:2]
    low = min(total - 1, 5)
    return (scene or Scene()).chaos(card(first, low), card(second, total - low)).play(SkillTest(name, 0))


def order(match, *kinds):
    """In which order events of these kinds were told."""
    return [type(event) for event in match.journal if isinstance(event, kinds)]

"""The navigation action: a craft test, moves from region to region, hazards on the way (NAV)."""

from functools import partial

from fathom.games.sleeping_gods.actions import Brave, DropAnchor, Endure, MoveTo
from fathom.games.sleeping_gods.board import Hazard, reachable, regions, same_map
from fathom.games.sleeping_gods.events import CourseSet, HazardMet, Moved
from fathom.games.sleeping_gods.figures.underway import Purpose, Trial, there
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Region, Skill
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.health import Afflict
from fathom.games.sleeping_gods.steps.hunters import follow
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip
from fathom.games.sleeping_gods.steps.trials.challenges import CloseTest, Enlist, begin_test
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate
from fathom.games.sleeping_gods.steps.trials.scores import score
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.kernel import Action, Flow, Judged, Refusal, Step, cites

MOVES = ((8, 3), (5, 2))  # NAV5: from which score on how many
FEWEST = 1


def moves_for(result: int) -> int:
    return next((moves for least, moves in MOVES if result >= least), FEWEST)


def set_sail(g: Voyage) -> None:
    """Navigation is a test of craft, never of savvy (NAV1)."""
    g.test = Trial(Skill.CRAFT, 0, sailing=True)
    g.push(Enlist(), DrawingFate(g.active, Purpose.CHALLENGE), SetCourse())


@cites("NAV3", "NAV5a", "NAV5b")
class SetCourse(Step):
    """The result gives the number of moves."""

    def run(self, g: Voyage) -> None:
        result = score(g, g.open_test)
        g.test = g.fate = None
        g.tell(CourseSet(result, moves_for(result)))
        g.push(Voyaging(moves_for(result)))


@cites("NAV6", "NAV7g", "NAV8a", "NAV8c", "NAV8e")
class Voyaging(Step):
    """Move by move; the ship may stop at any time."""

    moves: int

    def run(self, g: Voyage) -> Flow:
        if not self.moves:
            return
        match (yield led(g, self, g.active, partial(courses, g), Prompt.SAIL, {"left": self.moves}, note_on_move)):
            case MoveTo(region):
                g.push(Voyaging(self.moves - 1))
                arrive(g, region)


def courses(g: Voyage, include_refused: bool) -> Judged:
    """Where one move leads, or nowhere; with `include_refused` also the rest of the map."""
    near = reachable(g.ship)
    yield from ((MoveTo(region), None) for region in near)
    yield DropAnchor(), None
    if include_refused:
        far = (region for region in same_map(g.ship) if region != g.ship and region not in near)
        yield from ((MoveTo(region), Refusal("NAV6", "not-adjacent")) for region in far)


def note_on_move(action: Action) -> Note | None:
    """The hazard that waits there."""
    hazard = regions()[action.region].hazard if isinstance(action, MoveTo) else None
    return Note(skill=hazard.skill, value=hazard.value) if hazard is not None else None


def arrive(g: Voyage, region: Region) -> None:
    """The ship is in a new region; a hazard there is met at once (NAV7a, NAV7h)."""
    before = g.enter(region)
    g.tell(Moved(region))
    follow(g, before)
    hazard = regions()[region].hazard
    if hazard is not None:
        g.hazard = True
        g.tell(HazardMet(region, hazard.skill, hazard.value))
        g.push(FaceHazard(region))


def hazard_of(region: Region) -> Hazard:
    return there(regions()[region].hazard)


@cites("NAV7a", "NAV7b", "NAV7f")
class FaceHazard(Step):
    """Attempt the challenge, or take the consequence."""

    region: Region

    def run(self, g: Voyage) -> Flow:
        hazard = hazard_of(self.region)
        args = {"skill": hazard.skill, "value": hazard.value, "region": self.region}
        match (yield led(g, self, g.active, [Brave(), Endure()], Prompt.HAZARD, args)):
            case Brave():
                g.hazard = False
                g.push(HazardOver(self.region))
                begin_test(g, hazard.skill, hazard.value)
            case Endure():
                g.hazard = False
                suffer(g, hazard)


@cites("NAV7d")
class HazardOver(Step):
    """Success avoids the consequence."""

    region: Region

    def run(self, g: Voyage) -> None:
        g.push(CloseTest())
        if not g.open_test.passed:
            suffer(g, hazard_of(self.region))


def suffer(g: Voyage, hazard: Hazard) -> None:
    """Damage hits the ship; a status goes to who took part, or to anybody (NAV7d)."""
    if hazard.damage:
        g.push(DamageShip(hazard.damage))
    if hazard.status is not None:
        g.push(Afflict(g.active, hazard.status, list(g.test.participants) if g.test is not None else []))

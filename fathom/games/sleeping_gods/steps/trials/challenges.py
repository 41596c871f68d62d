"""Challenges: who takes part, fate, the score, success or failure (CH)."""

from functools import partial

from msgspec.structs import replace

from fathom.games.sleeping_gods.actions import DrawFate, Join
from fathom.games.sleeping_gods.events import ChallengeBegan, ChallengeEnded, FateDrawn, Joined, TookPart
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.figures.underway import Purpose, Trial
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Crew, Skill, Status
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.health import Hurt, tire
from fathom.games.sleeping_gods.steps.trials.chances import fates, percent
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate
from fathom.games.sleeping_gods.steps.trials.scores import score
from fathom.games.sleeping_gods.steps.underway import TrialStep
from fathom.games.sleeping_gods.steps.using.abilities import someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.equipping import pay_orders
from fathom.games.sleeping_gods.steps.using.leading import Interruption, led, note_on_use
from fathom.kernel import Action, Flow, Judged, Refusal, SeatNumber, Step, cites

JOINING = 1  # CH3a
LOW_MORALE = 1  # GEN11d
MADNESS = 1  # GEN11f


def begin_test(g: Voyage, skill: Skill, value: int, forced: list[Crew] | None = None, *, sudden: bool = False) -> None:
    """Open a challenge: what waits for its result lies below on the agenda."""
    g.test = Trial(skill, value)
    g.tell(ChallengeBegan(skill, value))
    g.push(Attempt(sudden))
    for crew in forced or ():
        force(g, g.test, crew)


def force(g: Voyage, test: Trial, crew: Crew) -> None:
    """A member who must take part, at no cost; tired out or down they add nothing, but do take part (CH3c, CH13a)."""
    member = g.member(crew)
    test.participants.append(crew)
    able = fit(g, member)
    g.tell(TookPart(crew, able))
    if able:
        tire(g, member)
    else:
        test.helpless.append(crew)
    _madness(g, member)


def fit(g: Voyage, member: Member) -> bool:
    """Whether a member can add something: neither tired out nor down (GEN2b, GEN5d)."""
    return member.fatigue < MOST_FATIGUE and g.points(member) > 0


def _madness(g: Voyage, member: Member) -> None:
    if Status.MADNESS in member.statuses:
        g.push(Hurt(MADNESS, [member.crew], g.leads(member.crew)))  # GEN11f


@cites("CH1")
class Attempt(TrialStep):
    sudden: bool = False

    def test(self, g: Voyage, test: Trial) -> None:
        forced = len(test.participants)
        g.push(Enlist(forced, self.sudden), DrawingFate(g.active, Purpose.CHALLENGE), Judge())


def price(g: Voyage, test: Trial, seat: int, member: Member) -> int:
    """The orders that a seat pays to let a member take part (CH3a, GEN11d)."""
    joining = 0 if seat == g.active or seat in test.joined else JOINING
    return joining + (LOW_MORALE if Status.LOW_MORALE in member.statuses else 0)


def candidates(g: Voyage, seat: int) -> list[Join]:
    """The members that a seat may let take part (CH2, NAV2)."""
    test = g.open_test
    return [Join(each.crew) for each in g.led_by(seat) if _why_not(g, test, seat, each) is None]


def absent(g: Voyage, test: Trial) -> list[Crew]:
    """The members who could still take part if they were fit (CH2b, NAV2b)."""
    if test.sailing and test.participants:
        return []
    return [member.crew for member in g.crew if member.crew not in test.participants]


@cites("CH2a", "CH2b", "CH2c", "CH2d", "CH3a", "CH4", "CH14", "NAV2a", "NAV2e")
class Enlist(TrialStep):
    """The active player chooses who takes part; others may add their own. Then fate is drawn.

    They are also asked while nobody can join, but orders may make somebody fit (CMD1). `forced`: how many took part
    before anybody was chosen; until then cards may still be equipped, if the challenge was `sudden` and came without a
    choice."""

    leads_to = (FateDrawn,)

    forced: int = 0
    sudden: bool = False

    def test(self, g: Voyage, test: Trial) -> Flow:
        lead = g.active
        sudden = self.sudden and len(test.participants) == self.forced
        someone = any(candidates(g, seat) for seat in range(g.seats))
        if not someone and not (absent(g, test) and someone_can_spend_orders(g, sudden)):
            return
        args = {"skill": test.skill, "value": test.value, "score": score(g, test)}
        prompt = "helm" if test.sailing else "enlist"
        note = partial(note_on_joining, g, lead)
        interruption = Interruption(Prompt.JOIN, joining, args, note_on_joining)
        yield led(
            g, self, lead, partial(joining, g, lead), prompt, args, note, interruption=interruption, sudden=sudden
        )


def note_on_joining(g: Voyage, seat: int, action: Action) -> Note | None:
    """What taking part costs and adds, and how likely success is with that."""
    test = g.open_test
    match action:
        case Join(crew):
            member = g.member(crew)
            note = Note(orders=price(g, test, seat, member), adds=g.skill(member, test.skill))
        case DrawFate():
            note = Note()
        case _:
            return note_on_use(g, action)
    if test.sailing:
        return note
    least = test.value - score(g, test) - (note.adds or 0)
    return replace(note, least=least, chance=percent(fates(g, seat), least))


def joining(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """Who may take part; the one who leads may also go on to fate."""
    test = g.open_test
    for member in g.crew if include_refused else g.led_by(seat):
        yield Join(member.crew), _why_not(g, test, seat, member)
    if seat == g.active:
        yield DrawFate(), None


def _why_not(g: Voyage, test: Trial, seat: int, member: Member) -> Refusal | None:
    if member.crew in test.participants:
        return Refusal("CH2b", "takes-part")
    if g.leads(member.crew) != seat:
        return Refusal("CH2a", "not-yours")
    if member.fatigue >= MOST_FATIGUE:
        return Refusal("GEN5d", "tired")
    if g.points(member) <= 0:
        return Refusal("GEN2b", "down")
    if test.sailing and test.participants:
        return Refusal("NAV2b", "one-helmsman")
    if test.sailing and not g.symbols(member, Skill.CRAFT):
        return Refusal("NAV2b", "no-craft")
    if price(g, test, seat, member) > g.players[seat].orders:
        return Refusal("GEN11d" if Status.LOW_MORALE in member.statuses else "CH3a", "too-few-orders")
    return None


def join(g: Voyage, seat: int, crew: Crew) -> None:
    """A seat lets a member take part."""
    test, member = g.open_test, g.member(crew)
    pay_orders(g, seat, price(g, test, seat, member))
    if seat != g.active and seat not in test.joined:
        test.joined.append(seat)
    test.participants.append(member.crew)
    g.tell(Joined(SeatNumber(seat), member.crew))
    tire(g, member)
    _madness(g, member)


@cites("CH5", "CH8", "CH9")
class Judge(TrialStep):
    """The final score against the value."""

    def test(self, g: Voyage, test: Trial) -> None:
        final = score(g, test)
        test.passed = final >= test.value
        test.fate, g.fate = (g.fate.value if g.fate is not None else 0), None
        g.tell(ChallengeEnded(test.skill, test.value, final, test.passed))


@cites("CH10", "CH12")
class CloseTest(Step):
    """The challenge and what came of it are over."""

    def run(self, g: Voyage) -> None:
        g.test = None

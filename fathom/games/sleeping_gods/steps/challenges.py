"""Challenges: who takes part, fate, the score, success or failure (CH)."""

from functools import partial

from msgspec.structs import replace

from fathom.games.sleeping_gods.actions import DrawFate, Join
from fathom.games.sleeping_gods.boards import Member
from fathom.games.sleeping_gods.chances import fates, percent
from fathom.games.sleeping_gods.events import ChallengeBegan, ChallengeEnded, FateDrawn, Joined
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Crew, Skill, Status
from fathom.games.sleeping_gods.state import MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.fate import DrawingFate, score
from fathom.games.sleeping_gods.steps.health import Hurt, tire
from fathom.games.sleeping_gods.steps.using import FREE, at_hand, free, note_on_use, pay_orders, use
from fathom.games.sleeping_gods.underway import Purpose, Trial
from fathom.kernel import Action, Ask, AskAny, Flow, Judged, Refusal, SeatNumber, Step, cites

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
    if fit(g, member):
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
class Attempt(Step):
    sudden: bool = False

    def run(self, g: Voyage) -> None:
        g.push(Enlist(sudden=self.sudden), DrawingFate(g.active, Purpose.CHALLENGE), Judge())


def price(g: Voyage, test: Trial, seat: int, member: Member) -> int:
    """The orders that a seat pays to let a member take part (CH3a, GEN11d)."""
    joining = 0 if seat == g.active or seat in test.joined else JOINING
    return joining + (LOW_MORALE if Status.LOW_MORALE in member.statuses else 0)


def candidates(g: Voyage, seat: int) -> list[Join]:
    """The members that a seat may let take part (CH2, NAV2)."""
    test = g.test
    assert test is not None
    return [Join(each.crew) for each in g.led_by(seat) if _why_not(g, test, seat, each) is None]


@cites("CH2a", "CH2b", "CH2c", "CH2d", "CH3a", "CH4", "CH14", "NAV2a", "NAV2e")
class Enlist(Step):
    """The active player chooses who takes part; others may add their own. Then fate is drawn.

    `fresh`: nobody was chosen yet, so that there is a moment for orders even if nobody could be (CMD1). `sudden`: the
    challenge came without a choice, so that in this moment cards may still be equipped, too."""

    leads_to = (FateDrawn,)

    fresh: bool = True
    sudden: bool = False

    def run(self, g: Voyage) -> Flow:
        lead = g.active
        test = g.test
        assert test is not None
        if not any(candidates(g, seat) for seat in range(g.seats)) and not (self.fresh and at_hand(g, self.sudden)):
            return
        args = {"skill": test.skill, "value": test.value, "score": score(g)}
        prompt = "helm" if test.sailing else "enlist"
        asides = [
            Ask.judged(seat, partial(joining, g, seat, self.sudden), "join", args, partial(note_on_joining, g, seat))
            for seat in g.others(lead)
        ]
        seat, answer = yield AskAny(
            Ask.judged(lead, partial(joining, g, lead, self.sudden), prompt, args, partial(note_on_joining, g, lead)),
            asides,
        )
        match answer:
            case DrawFate():
                return
            case Join(crew):
                g.push(Enlist(fresh=False))
                join(g, test, seat, g.member(crew))
            case _ if isinstance(answer, FREE):
                g.push(self)
                use(g, seat, answer)


def note_on_joining(g: Voyage, seat: int, action: Action) -> Note | None:
    """What taking part costs and adds, and how likely success is with that."""
    test = g.test
    assert test is not None
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
    least = test.value - score(g) - (note.adds or 0)
    return replace(note, least=least, chance=percent(fates(g, seat), least))


def joining(g: Voyage, seat: int, sudden: bool, wide: bool) -> Judged:
    """Who may take part; the one who leads may also go on to fate."""
    test = g.test
    assert test is not None
    for member in g.crew if wide else g.led_by(seat):
        yield Join(member.crew), _why_not(g, test, seat, member)
    if seat == g.active:
        yield DrawFate(), None
    yield from free(g, seat, wide, sudden)


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


def join(g: Voyage, test: Trial, seat: int, member: Member) -> None:
    pay_orders(g, seat, price(g, test, seat, member))
    if seat != g.active and seat not in test.joined:
        test.joined.append(seat)
    test.participants.append(member.crew)
    g.tell(Joined(SeatNumber(seat), member.crew))
    tire(g, member)
    _madness(g, member)


@cites("CH5", "CH8", "CH9")
class Judge(Step):
    """The final score against the value."""

    def run(self, g: Voyage) -> None:
        test = g.test
        assert test is not None
        final = score(g)
        test.passed = final >= test.value
        test.fate, g.fate = (g.fate.value if g.fate is not None else 0), None
        g.tell(ChallengeEnded(test.skill, test.value, final, test.passed))


@cites("CH10", "CH12")
class CloseTest(Step):
    """The challenge and what came of it are over."""

    def run(self, g: Voyage) -> None:
        g.test = None

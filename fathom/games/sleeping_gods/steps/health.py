"""The crew's wounds, fatigue and statuses (GEN1, GEN2, GEN5, GEN11)."""

from fathom.games.sleeping_gods.actions import Done, Pick, Remove, UseToken
from fathom.games.sleeping_gods.events import Afflicted, Cured, Healed, Rested, Tired, Wounded
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.pieces import Crew, Moment, Status
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.fighting.tokens import use_token, useful_tokens
from fathom.games.sleeping_gods.steps.using.triggers import happened
from fathom.kernel import Action, Ask, Flow, Step, cites
from fathom.kernel.questions.asking import pick

# ------------------------------------------------------------------------------------------- at once


def wound(g: Voyage, member: Member, count: int) -> int:
    """Wounds up to the member's health (GEN2g); returns how many were taken. Who reaches 0 is looked at next."""
    taken = min(count, g.points(member))
    if taken > 0:
        member.wounds += taken
        g.tell(Wounded(member.crew, taken))
    return max(taken, 0)


def heal(g: Voyage, member: Member, count: int) -> None:
    """GEN1c."""
    healed = min(count, member.wounds)
    if healed:
        member.wounds -= healed
        g.tell(Healed(member.crew, healed))
        happened(g, Moment.HEALED, member)


def tire(g: Voyage, member: Member, count: int = 1) -> None:
    """GEN5a."""
    for _ in range(min(count, MOST_FATIGUE - member.fatigue)):
        member.fatigue += 1
        g.tell(Tired(member.crew))


def rest(g: Voyage, member: Member, count: int) -> None:
    rested = min(count, member.fatigue)
    if rested:
        member.fatigue -= rested
        g.tell(Rested(member.crew, rested))
        happened(g, Moment.RESTED, member)


def afflict(g: Voyage, member: Member, status: Status) -> None:
    """GEN11a."""
    if status not in member.statuses:
        member.statuses.append(status)
        g.tell(Afflicted(member.crew, status))


def cure(g: Voyage, member: Member, status: Status) -> None:
    if status in member.statuses:
        member.statuses.remove(status)
        g.tell(Cured(member.crew, status))


# ------------------------------------------------------------------------------------------- damage


@cites("GEN1a", "GEN2g", "CH11a")
class Hurt(Step):
    """Damage for the crew. `victims` take it as long as they can, or anybody if there are none, as `decider` says."""

    amount: int
    victims: list[Crew]
    decider: int

    def run(self, g: Voyage) -> Flow:
        if self.amount <= 0:
            return
        able = [each for each in self.victims if g.points(g.member(each)) > 0]
        able = able or [each.crew for each in g.standing()]
        if not able:
            return
        prompt, args = Prompt.TAKE_WOUND, {"left": self.amount}
        answer = yield from pick(self.decider, [Pick(each) for each in able], prompt, args=args)
        assert isinstance(answer, Pick)
        member = g.member(answer.crew)
        taken = wound(g, member, self.amount if len(able) == 1 else 1)
        if g.points(member) == 0:
            g.push(AtZero(member.crew))
        if self.amount > taken:
            g.push(Hurt(self.amount - taken, self.victims, self.decider))


@cites("GEN2i", "SYN8c")
class AtZero(Step):
    """A member has reached 0 health points: Gregory's token may help, then it is seen whether anybody still stands."""

    crew: Crew

    def run(self, g: Voyage) -> Flow:
        member = g.member(self.crew)
        tokens = [*useful_tokens(g, self.crew)] if g.points(member) == 0 else []
        if g.combat is not None and tokens:
            match (yield Ask(g.leads(self.crew), [*tokens, Done()], Prompt.USE_GREGORY)):
                case UseToken(crew, token):
                    g.push(AtZero(crew))
                    use_token(g, g.combat, g.leads(crew), crew, token)
                    return
        pending = any(isinstance(step, AtZero) for step in g.agenda)  # another who fell to the same blow
        if not pending and not g.standing():
            g.be_defeated(ship=False)


# --------------------------------------------------------------------------- divided among the crew


@cites("GEN1c", "ADV9", "SHIP13", "ABI7")
class Mend(Step):
    """Wounds are healed, one after the other, on members of the seat's choice; it may stop."""

    seat: int
    count: int
    among: list[Crew]

    def run(self, g: Voyage) -> Flow:
        hurt = [each for each in self.among if g.member(each).wounds]
        if not hurt or not self.count:
            return
        options: list[Action] = [Pick(each) for each in hurt]
        match (yield Ask(self.seat, [*options, Done()], Prompt.HEAL, args={"left": self.count}, batch=True)):
            case Pick(crew):
                if self.count > 1:
                    g.push(Mend(self.seat, self.count - 1, self.among))
                heal(g, g.member(crew), 1)


@cites("ADV9", "SHIP10c")
class Unwind(Step):
    """Fatigue is removed, one after the other, from members of the seat's choice; it may stop."""

    seat: int
    count: int
    among: list[Crew]

    def run(self, g: Voyage) -> Flow:
        weary = [each for each in self.among if g.member(each).fatigue]
        if not weary or not self.count:
            return
        options: list[Action] = [Pick(each) for each in weary]
        match (yield Ask(self.seat, [*options, Done()], Prompt.REST, args={"left": self.count}, batch=True)):
            case Pick(crew):
                if self.count > 1:
                    g.push(Unwind(self.seat, self.count - 1, self.among))
                rest(g, g.member(crew), 1)


@cites("GEN2f")
class Reviving(Step):
    """One who is down is healed."""

    seat: int
    amount: int
    among: list[Crew]

    def run(self, g: Voyage) -> Flow:
        down = [Pick(each) for each in self.among if g.points(g.member(each)) == 0]
        if down:
            answer = yield from pick(self.seat, down, Prompt.REVIVE)
            assert isinstance(answer, Pick)
            heal(g, g.member(answer.crew), self.amount)


@cites("GEN5a")
class Tiring(Step):
    """Fatigue for members of the seat's choice."""

    seat: int
    count: int

    def run(self, g: Voyage) -> Flow:
        able = [each.crew for each in g.crew if each.fatigue < MOST_FATIGUE]
        if not able or not self.count:
            return
        answer = yield from pick(self.seat, [Pick(each) for each in able], Prompt.TIRE, args={"left": self.count})
        assert isinstance(answer, Pick)
        tire(g, g.member(answer.crew))
        g.push(Tiring(self.seat, self.count - 1))


@cites("CH11d", "GEN11a")
class Afflict(Step):
    """A status goes to one of `first` who does not have it yet, or else to anybody who does not."""

    seat: int
    status: Status
    first: list[Crew]

    def run(self, g: Voyage) -> Flow:
        free = [each for each in self.first if self.status not in g.member(each).statuses]
        free = free or [each.crew for each in g.crew if self.status not in each.statuses]
        if free:
            prompt, args = Prompt.AFFLICT, {"status": self.status}
            answer = yield from pick(self.seat, [Pick(each) for each in free], prompt, args=args)
            assert isinstance(answer, Pick)
            afflict(g, g.member(answer.crew), self.status)


@cites("GEN11i", "ABI7")
class Cure(Step):
    """Statuses of these kinds are removed from members of the seat's choice; it may stop."""

    seat: int
    kinds: list[Status]
    count: int
    among: list[Crew]

    def run(self, g: Voyage) -> Flow:
        there: list[Action] = [
            Remove(each, kind) for each in self.among for kind in self.kinds if kind in g.member(each).statuses
        ]
        if not there or not self.count:
            return
        match (yield Ask(self.seat, [*there, Done()], Prompt.CURE, args={"left": self.count})):
            case Remove(crew, status):
                cure(g, g.member(crew), Status(status))
                if self.count > 1:
                    g.push(Cure(self.seat, self.kinds, self.count - 1, self.among))

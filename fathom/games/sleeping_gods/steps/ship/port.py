"""The port action: inn, shipyard, doctor, experience (PORT, XP)."""

from functools import partial

from fathom.games.sleeping_gods.actions import Done, PatchUp, SeeDoctor, StayAtInn, Train
from fathom.games.sleeping_gods.board import regions
from fathom.games.sleeping_gods.events import DoctorSeen, InnVisited, LevelBought, Lost
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.library import levels
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Crew, Gift, Good, Level, Moment, Number
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CREW, Voyage
from fathom.games.sleeping_gods.steps.goods import pay_coins
from fathom.games.sleeping_gods.steps.health import heal, rest
from fathom.games.sleeping_gods.steps.ship.damage import repair
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.games.sleeping_gods.steps.using.triggers import everybody, listened_to
from fathom.kernel import Action, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.moments import changed_for

INN = 4  # PORT3a
INN_HEALS, INN_RESTS = 2, 1  # PORT3b
USED = Refusal("PORT2", "used-already")


def call_at_port(g: Voyage) -> None:
    g.push(InPort())
    everybody(g, Moment.PORT)


def inn_price(g: Voyage) -> int:
    return INN + g.everywhere(Number.INN)


@cites("PORT2", "PORT3a", "PORT4", "PORT5", "PORT6", "XP3")
class InPort(Step):
    """What the port offers, each at most once in an action. The inn can be paid for only once; the others go on until
    something else is done."""

    inn: bool = True
    yard: bool = True
    doctor: bool = True
    school: bool = True
    now: str = ""
    treated: list[Crew] = []

    def run(self, g: Voyage) -> Flow:
        if not regions()[g.ship].port:  # a card has moved the ship away (PORT1)
            return
        match (yield led(g, self, g.active, partial(self.services, g), Prompt.PORT, note=partial(note_on_port, g))):
            case StayAtInn():
                g.push(self.after("inn"))
                stay(g)
            case PatchUp(place, good):
                g.push(self.after("yard"))
                if good is Good.COIN:
                    pay_coins(g, 1)
                else:
                    g.goods[good] -= 1
                    g.tell(Lost(Gift(good.value), 1))
                repair(g, place)
            case SeeDoctor(crew):
                g.push(self.after("doctor", crew))
                pay_coins(g, 1)
                treat(g, crew)
            case Train(level):
                g.push(self.after("school"))
                train(g, level)

    def services(self, g: Voyage, include_refused: bool) -> Judged:
        """What the port offers, and what speaks against it."""
        yield StayAtInn(), self.no_inn(g)
        for place in g.damaged:
            yield PatchUp(place, Good.MATERIAL), self.no_yard(g.goods[Good.MATERIAL], "no-material")
            yield PatchUp(place, Good.COIN), self.no_yard(g.purse, "no-coins")
        for member in g.crew:
            yield SeeDoctor(member.crew), self.no_doctor(g, member)
        for level, card in levels().items():
            yield Train(level), self.no_school(g, level, card.xp)
        yield Done(), None

    def no_inn(self, g: Voyage) -> Refusal | None:
        if not self.inn:
            return USED
        price = inn_price(g)
        return Refusal("PORT3a", "too-few-coins", {"needed": price, "there": g.purse}) if g.purse < price else None

    def no_yard(self, there: int, lacking: str) -> Refusal | None:
        if not self.yard:
            return USED
        return None if there else Refusal("PORT4", lacking)

    def no_doctor(self, g: Voyage, member: Member) -> Refusal | None:
        if not self.doctor or member.crew in self.treated:
            return USED
        if not member.wounds and not listened_to(g, Moment.TREATED, member.crew):
            return Refusal("PORT5", "unhurt")
        return None if g.purse else Refusal("PORT5", "too-few-coins", {"needed": 1, "there": 0})

    def no_school(self, g: Voyage, level: Level, price: int) -> Refusal | None:
        if bought(g, level):
            return Refusal("XP4", "has-level")
        if not self.school:
            return USED
        return Refusal("XP3", "too-little-xp", {"needed": price, "there": g.xp}) if price > g.xp else None

    def after(self, chosen: str, *treated: Crew) -> "InPort":
        """What was going on before something else was chosen is over; the doctor sees everybody once."""
        left = {name: getattr(self, name) and not (self.now == name != chosen) for name in ("yard", "doctor", "school")}
        return InPort(self.inn and chosen != "inn", **left, now=chosen, treated=[*self.treated, *treated])


def note_on_port(g: Voyage, action: Action) -> Note | None:
    """What a service costs, and the wounds it heals."""
    match action:
        case StayAtInn():
            return Note(coins=inn_price(g), heals=sum(min(INN_HEALS, member.wounds) for member in g.crew))
        case PatchUp(_, good):
            return Note(coins=1) if good is Good.COIN else Note(materials=1)
        case SeeDoctor(crew):
            return Note(coins=1, heals=g.member(crew).wounds)
        case Train(level):
            return Note(xp=levels()[level].xp)
    return None


def bought(g: Voyage, level: Level) -> bool:
    return level in g.member(levels()[level].crew).levels


def stay(g: Voyage) -> None:
    """The whole crew heals and rests (PORT3b)."""
    pay_coins(g, inn_price(g))
    g.tell(InnVisited(SeatNumber(g.active)))
    for crew in CREW:
        heal(g, g.member(crew), INN_HEALS)
        rest(g, g.member(crew), INN_RESTS)


def treat(g: Voyage, crew: Crew) -> None:
    """All wounds of a member (PORT5)."""
    member = g.member(crew)
    g.tell(DoctorSeen(crew))
    heal(g, member, member.wounds)
    everybody(g, Moment.TREATED, crew)


def train(g: Voyage, level: Level) -> None:
    """XP2 to XP4."""
    printed = levels()[level]
    g.xp -= printed.xp
    g.member(printed.crew).levels.append(level)
    changed_for(g, printed.crew)
    g.tell(LevelBought(printed.crew, level))

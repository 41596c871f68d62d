"""Damage to the ship, point by point, and repairs (GEN8)."""

from fathom.games.sleeping_gods.actions import Done, Repair, TakeDamage
from fathom.games.sleeping_gods.events import ShipDamaged, ShipRepaired
from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.pieces import PLACES, Place
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import SHIP_DAMAGE, Voyage
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate
from fathom.kernel import Action, Ask, Flow, Step, cites
from fathom.kernel.questions.asking import pick


@cites("GEN8a", "CH11b")
class DamageShip(Step):
    """So many points of damage, each with a draw of fate of its own."""

    points: int

    def run(self, g: Voyage) -> None:
        if self.points > 0:
            left = self.points - 1
            g.push(DrawingFate(g.active, Purpose.SHIP, left), PlaceDamage(), DamageShip(left))


@cites("GEN8a", "GEN8b", "GEN8d", "GEN8f")
class PlaceDamage(Step):
    """A cube on the place with the number of fate; where that is full, the active player chooses another."""

    def run(self, g: Voyage) -> Flow:
        place, g.fate = PLACES[g.open_draw.value - 1], None
        if g.full(place):
            free = [TakeDamage(each) for each in PLACES if not g.full(each)]
            if not free:  # after the last defeat of the finale (DEF9)
                return
            answer = yield from pick(g.active, free, Prompt.TAKE_DAMAGE)
            assert isinstance(answer, TakeDamage)
            place = answer.place
        g.damage[PLACES.index(place)] += 1
        g.tell(ShipDamaged(place))
        if sum(g.damage) >= SHIP_DAMAGE:
            g.be_defeated(ship=True)


def repair(g: Voyage, place: Place) -> None:
    g.damage[PLACES.index(place)] -= 1
    g.tell(ShipRepaired(place))


@cites("GEN8g", "ABI5")
class RepairShip(Step):
    """Cubes of the seat's choice are removed; it may stop."""

    seat: int
    count: int

    def run(self, g: Voyage) -> Flow:
        if not self.count or not g.damaged:
            return
        options: list[Action] = [Repair(place) for place in g.damaged]
        match (yield Ask(self.seat, [*options, Done()], Prompt.REPAIR, args={"left": self.count})):
            case Repair(place):
                repair(g, place)
                g.push(RepairShip(self.seat, self.count - 1))

"""The turn of a monster: dumb by rule, scheming by an eliminated player, or under control (AI1 to AI9)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import (
    Activate,
    BreakDoor,
    CloseDoor,
    Cross,
    EndTurn,
    Move,
    OpenDoor,
    StepIntoPit,
    Use,
)
from fathom.games.machina_arcana.events import Activated, TurnEnded
from fathom.games.machina_arcana.library import Group, Melee, Ranged, printed
from fathom.games.machina_arcana.pieces import Card, Kind, Unit
from fathom.games.machina_arcana.pursuit import Pursuit
from fathom.games.machina_arcana.state import NOBODY, Explorer, Machina, Monster
from fathom.games.machina_arcana.steps.activating import destroy_space
from fathom.games.machina_arcana.steps.attacks import spring_traps
from fathom.games.machina_arcana.steps.doors import BREAK, break_door, close_door, open_door
from fathom.games.machina_arcana.steps.moving import (
    GoAcross,
    Walk,
    end_over_pit,
    enter,
    may_move,
    must_leave,
    reach,
    way,
)
from fathom.games.machina_arcana.steps.pursuing import going, pick_explorer, pick_leg
from fathom.games.machina_arcana.steps.triggers import handler
from fathom.games.machina_arcana.steps.windows import Window
from fathom.games.machina_arcana.targets import explorers_in_reach
from fathom.games.machina_arcana.tiles import Feature
from fathom.games.machina_arcana.using import UseAbility, abilities, beside, payable, sources
from fathom.kernel import Action, Ask, Flow, Result, Step, cites
from fathom.kernel.effects import Context

DOOR, LEVER = 3, 3  # CELL2i, CELL8b


@cites("AI3a", "AI3c", "AI3d", "AI1b")
class MonsterTurn(Step):
    """One ability or one step, then the next look at the board, until nothing more can be done."""

    unit: Unit

    def run(self, g: Machina) -> Flow:
        monster = g.monster(self.unit)
        if monster is None:
            return
        if monster.master >= 0 or g.scheming:
            done = yield from self._decided(g, monster)
        else:
            done = yield from self._by_rule(g, monster)
        if not done:
            g.tell(TurnEnded(self.unit))
            monster.stamina, monster.master = 0, NOBODY
            end_over_pit(g, self.unit)

    def _next(self, g: Machina, *steps: Step) -> bool:
        """What the monster does now; after that anybody may speak up, and its turn goes on (AI3c, ABL3a)."""
        g.push(*steps, Window(), MonsterTurn(self.unit))
        return True

    # ---------------------------------------------------------------------------------------- by rule

    def _by_rule(self, g: Machina, monster: Monster) -> Result[bool]:
        pursuit = Pursuit(g, self.unit)
        use = yield from self._ability(g, pursuit)
        if use is not None:
            return self._next(g, UseAbility.by(self.unit, use))
        if not monster.stamina or not may_move(g, self.unit) or pursuit.is_adjacent():  # AI7a
            return False
        explorer = yield from pick_explorer(g, self.unit, pursuit.nearest())
        if explorer is None:
            return False
        leg = yield from pick_leg(g, pursuit, pursuit.legs(explorer, monster.stamina))
        if leg is None:
            return False  # AI8c
        if leg.door is not None:
            monster.stamina -= BREAK
            break_door(g, leg.door)
            return self._next(g)
        return self._next(g, going(g, pursuit, leg))

    def _ability(self, g: Machina, pursuit: Pursuit) -> Result[Use | None]:
        """The first ability that can be used: those of the horror event, then its own in printed order (AI4a)."""
        for card in sources(g, self.unit):
            for place, ability in enumerate(printed(card).active):
                if not payable(g, self.unit, card, ability):
                    continue
                if ability.aim is None:
                    if ability.do.can(g, Context(0, card, self.unit)):  # AI3f
                        return Use(Card(card), place)
                    continue
                target = yield from self._target(g, pursuit, card, place)
                if target is not None:
                    return Use(Card(card), place, unit=target.unit)
        return None

    def _target(self, g: Machina, pursuit: Pursuit, card: str, place: int) -> Result[Explorer | None]:
        """The nearest explorer within reach of an ability (AI4b to AI4d)."""
        ability = printed(card).active[place]
        aim = ability.aim
        if not isinstance(aim, Melee | Ranged) or aim.space is not None or aim.at is Group.MONSTER:
            return None
        found = explorers_in_reach(g, self.unit, aim)
        if len(found) > 1:
            found.sort(key=pursuit.rank)
        best = [each for each in found if pursuit.rank(each) == pursuit.rank(found[0])] if len(found) > 1 else found
        return (yield from pick_explorer(g, self.unit, best))

    # -------------------------------------------------------------------------------------- by decision

    def _decided(self, g: Machina, monster: Monster) -> Result[bool]:
        """A player decides everything: moves, abilities, doors and levers, in any order (AI2a, AI2b, FX2b)."""
        answer = yield Ask(handler(g, self.unit), schemes(g, monster), "monster-act", args={"unit": self.unit})
        if isinstance(answer, EndTurn):
            return False
        self._next(g)
        match answer:
            case Move(to):
                g.push(Walk(self.unit, way(g, self.unit, to)))
            case Cross(to):
                g.push(GoAcross(self.unit, to, reach(g, self.unit, monster.stamina).crossing[to]))
            case StepIntoPit(to):
                monster.stamina -= 1
                enter(g, self.unit, to)
            case Use():
                g.push(UseAbility.by(self.unit, answer))
            case OpenDoor(door):
                monster.stamina -= DOOR
                open_door(g, door)
            case CloseDoor(door):
                monster.stamina -= DOOR
                close_door(g, door)
            case BreakDoor(door):
                monster.stamina -= BREAK
                break_door(g, door)
            case Activate(space):
                monster.stamina -= LEVER
                g.tell(Activated(self.unit, Feature(space)))
                destroy_space(g, space)
                spring_traps(g, self.unit)
        return True


def schemes(g: Machina, monster: Monster) -> Iterator[Action]:
    """Everything that a monster may do when somebody decides for it."""
    unit = monster.unit
    there = reach(g, unit, monster.stamina)
    if not must_leave(g, unit, there):
        yield EndTurn()
    yield from (Move(space) for space in there.steps)
    yield from (Cross(space) for space in there.crossing)
    yield from (StepIntoPit(space) for space in there.pits)
    yield from abilities(g, unit)
    assert monster.space is not None
    for door in g.ground.doors_of(monster.space):
        if door not in g.broken:
            if monster.stamina >= DOOR:
                yield OpenDoor(door) if door in g.closed else CloseDoor(door)
            if monster.stamina >= BREAK:
                yield BreakDoor(door)  # CELL2j
    if monster.stamina >= LEVER:
        yield from (Activate(Feature(space)) for space in beside(g, unit, Kind.LEVER))

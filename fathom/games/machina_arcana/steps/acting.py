"""The turn of an explorer: everything it may do, in any order, as long as it can pay (RND2f, RND2g)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import (
    Activate,
    BreakDoor,
    CloseDoor,
    Cross,
    EndTurn,
    Explore,
    Leave,
    Move,
    OpenDoor,
    Seal,
    StepIntoPit,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.events import TurnEnded
from fathom.games.machina_arcana.state import Explorer, Fate, Machina, Turn
from fathom.games.machina_arcana.steps.activating import activate, activations, seal, seals
from fathom.games.machina_arcana.steps.doors import BREAK, break_door, close_door, open_door
from fathom.games.machina_arcana.steps.exploring import ExploreBeyond, explorable, leave
from fathom.games.machina_arcana.steps.inventory import Rearrange, Trading
from fathom.games.machina_arcana.steps.moving import GoAcross, Walk, end_over_pit, enter, must_leave, reach, way
from fathom.games.machina_arcana.steps.noting import Notes
from fathom.games.machina_arcana.steps.prices import DOOR, EXIT, EXPLORE, INVENTORY, TRADE
from fathom.games.machina_arcana.targets import adjacent
from fathom.games.machina_arcana.tiles import Feature
from fathom.games.machina_arcana.using import UseAbility, abilities, free_uses
from fathom.kernel import Action, Ask, AskAny, Flow, Step, cites


def actions(g: Machina, explorer: Explorer) -> Iterator[Action]:
    """Everything that an explorer may do in its open turn."""
    unit, stamina = explorer.unit, explorer.stamina
    there = reach(g, unit, stamina)
    if not must_leave(g, unit, there):
        yield EndTurn()
    yield from (Move(space) for space in there.steps)
    yield from (Cross(space) for space in there.crossing)
    yield from (StepIntoPit(space) for space in there.pits)
    yield from abilities(g, unit)
    yield from (Activate(Feature(space)) for space, _ in activations(g, explorer))
    yield from (Seal(space) for space in seals(g, explorer))
    yield from doors(g, explorer)
    yield from (Explore(opening) for opening in explorable(g, explorer) if stamina >= EXPLORE)
    if stamina >= EXIT and explorer.space in g.exit_spaces:
        yield Leave()
    near = [each for each in g.here if each is not explorer and adjacent(g, unit, each.unit)]
    if stamina >= TRADE:
        yield from (Trade(each.unit) for each in near if each.gear or explorer.gear)
    if stamina >= INVENTORY:
        yield from (UseInventory(each.unit) for each in [explorer, *near] if each.gear)  # ITEM9b


def doors(g: Machina, explorer: Explorer) -> Iterator[Action]:
    """Doors that bound the explorer's space and are not broken (CELL2d to CELL2g)."""
    assert explorer.space is not None
    for door in g.ground.doors_of(explorer.space):
        if door in g.broken:
            continue
        if explorer.stamina >= DOOR:
            yield OpenDoor(door) if door in g.closed else CloseDoor(door)
        if door in g.closed and explorer.stamina >= BREAK:
            yield BreakDoor(door)


def asides(g: Machina, explorer: Explorer) -> Iterator[Ask]:
    """What the others may use before the explorer does anything: what costs no stamina (ABL3a)."""
    for each in g.here:
        if each is not explorer:
            yield Ask(each.seat, free_uses(g, each.unit), "speak-up", note=Notes(g, each.unit))


@cites("RND2f", "RND2i", "ABL3a")
class Act(Step):
    """One action of the explorer whose turn it is, then the next, until it ends its turn."""

    seat: int

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        if explorer.turn is not Turn.OPEN or explorer.fate is not Fate.HERE:
            end_turn(g, explorer)
            return
        unit = explorer.unit
        lead = Ask(self.seat, actions(g, explorer), "act", note=Notes(g, unit))
        seat, answer = yield AskAny(lead, asides(g, explorer))
        if seat != self.seat:
            g.push(UseAbility.by(g.explorers[seat].unit, answer), Act(self.seat))  # ABL3a
            return
        if isinstance(answer, EndTurn):
            end_turn(g, explorer)
            return
        g.push(Act(self.seat))
        match answer:
            case Move(to):
                g.push(Walk(unit, way(g, unit, to)))
            case Cross(to):
                price = reach(g, unit, explorer.stamina).crossing[to]
                g.push(GoAcross(unit, to, price))
            case StepIntoPit(to):
                explorer.stamina -= 1
                enter(g, unit, to)
            case Use():
                g.push(UseAbility.by(unit, answer))
            case Activate(space):
                yield from activate(g, explorer, space)
            case Seal(space):
                yield from seal(g, explorer, space)
            case OpenDoor(door):
                explorer.stamina -= DOOR
                open_door(g, door)
            case CloseDoor(door):
                explorer.stamina -= DOOR
                close_door(g, door)
            case BreakDoor(door):
                explorer.stamina -= BREAK
                break_door(g, door)
            case Explore(opening):
                explorer.stamina -= EXPLORE
                g.push(ExploreBeyond(self.seat, opening))
            case Leave():
                explorer.stamina -= EXIT
                leave(g, explorer)
            case Trade(other):
                explorer.stamina -= TRADE
                g.push(Trading(unit, other))
            case UseInventory(owner):
                explorer.stamina -= INVENTORY
                g.push(Rearrange(unit, owner))


def end_turn(g: Machina, explorer: Explorer) -> None:
    """What stamina is left is lost (RND2g)."""
    if explorer.turn is Turn.OPEN:
        g.tell(TurnEnded(explorer.unit))
    explorer.turn, explorer.stamina = Turn.OVER, 0
    g.now = None
    end_over_pit(g, explorer.unit)

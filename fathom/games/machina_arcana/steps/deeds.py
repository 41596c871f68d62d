"""What explorers and steered monsters do alike: end a turn, move, use abilities and doors (TILE2, CELL2, AI2)."""

from collections.abc import Iterator
from itertools import chain

from fathom.games.machina_arcana.actions import (
    BreakDoor,
    CloseDoor,
    Cross,
    EndTurn,
    Move,
    OpenDoor,
    StepIntoPit,
    Use,
)
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.refusals import stamina_short
from fathom.games.machina_arcana.steps.spaces.moving import GoAcross, Reach, Walk, enter, must_leave, reach, way
from fathom.games.machina_arcana.steps.spaces.places import free, is_pit
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import has
from fathom.games.machina_arcana.steps.using.prices import BREAK, DOOR
from fathom.games.machina_arcana.steps.using.usable import uses
from fathom.kernel import Action, Judged, Refusal

Doer = Explorer | Monster  # ATT1c
SCHEMERS_DOOR = 3  # CELL2i
ANYWHERE = 1000  # stamina for any way there is

IN_A_PIT = Refusal("TILE3e", "leave-the-pit")
NOT_OUT_AGAIN = Refusal("TILE3e", "not-out-again")
IMMOBILE = Refusal("TILE2e", "immobile")
HELD = Refusal("TILE2f", "held")
IMPASSABLE = Refusal("TILE2c", "impassable")
PIT = Refusal("CELL4a", "is-pit")
NO_WAY = Refusal("TILE2d", "no-way")
DOOR_AWAY = Refusal("CELL2d", "door-away")
DOOR_GONE = Refusal("CELL2g", "door-gone")
DOOR_OPEN = Refusal("CELL2e", "door-open")
DOOR_CLOSED = Refusal("CELL2e", "door-closed")
ONLY_CLOSED = Refusal("CELL2k", "only-closed-doors")


def deeds(g: Machina, who: Doer, include_refused: bool) -> Judged:
    """What any unit may do that somebody decides for."""
    if not who.stamina and not include_refused:
        return chain(moves(g, who, include_refused), uses(g, who.unit, include_refused))  # doors are not free
    return chain(moves(g, who, include_refused), uses(g, who.unit, include_refused), doors(g, who, include_refused))


def do_deed(g: Machina, who: Doer, answer: Action) -> None:
    """Carry out what was chosen of these; anything else is left alone."""
    unit = who.unit
    match answer:
        case Move(to):
            g.push(Walk(unit, way(g, unit, to)))
        case Cross(to):
            g.push(GoAcross(unit, to, reach(g, unit, who.stamina).crossing[to]))
        case StepIntoPit(to):
            who.stamina -= 1
            enter(g, unit, to)
        case Use():
            g.push(UseAbility.by(unit, answer))
        case OpenDoor(door):
            who.stamina -= door_price(who)
            g.open_door(door)
        case CloseDoor(door):
            who.stamina -= door_price(who)
            g.close_door(door)
        case BreakDoor(door):
            who.stamina -= BREAK
            g.break_door(door)


# ------------------------------------------------------------------------------------------- moving


def moves(g: Machina, who: Doer, include_refused: bool) -> Judged:
    """Ending the turn, and every space in reach."""
    unit = who.unit
    there = reach(g, unit, who.stamina)
    return chain(
        [(EndTurn(), IN_A_PIT if must_leave(g, unit, there) else None)],
        [(Move(space), None) for space in there.steps],
        [(Cross(space), None) for space in there.crossing],
        [(StepIntoPit(space), None) for space in there.pits],
        refused_moves(g, who, there) if include_refused else (),
    )


def refused_moves(g: Machina, who: Doer, there: Reach) -> Iterator[tuple[Move, Refusal]]:
    ground, unit = g.ground, who.unit
    stays = IMMOBILE if has(g, unit, Trait.IMMOBILE) else HELD if has(g, unit, Trait.HELD) else None
    farther = reach(g, unit, ANYWHERE).steps
    for space in ground.spaces_of(ground.inside):
        if space not in there.steps and space not in there.crossing and space != who.space:
            yield Move(space), stays or _against_going(g, who, space, farther.get(space))


def _against_going(g: Machina, who: Doer, space: Space, price: int | None) -> Refusal:
    other = g.unit_at(space)
    if other is not None:
        return Refusal("TILE2c", "space-taken", {"unit": other})
    if not free(g) >> g.ground.square(space) & 1:
        return IMPASSABLE
    if is_pit(g, space) and not has(g, who.unit, Trait.OVER_PITS):
        return PIT
    if price is None:
        return NO_WAY
    if price <= who.stamina:
        return NOT_OUT_AGAIN  # only a pit takes more than the way there
    return Refusal("TILE2a", "too-far", {"needed": price, "stamina": who.stamina})


# -------------------------------------------------------------------------------------------- doors


def door_price(who: Doer) -> int:
    return DOOR if isinstance(who, Explorer) else SCHEMERS_DOOR


def doors(g: Machina, who: Doer, include_refused: bool) -> Judged:
    """The doors that bound a unit's space (CELL2d); with `include_refused` all others, too."""
    here = g.ground.doors_of(who.at)
    for door in here:
        closed = door in g.closed
        gone = DOOR_GONE if door in g.broken else None
        price = gone or stamina_short("CELL2e" if isinstance(who, Explorer) else "CELL2i", door_price(who), who.stamina)
        yield OpenDoor(door), price if closed else gone or DOOR_OPEN
        yield CloseDoor(door), price if not closed else gone or DOOR_CLOSED
        yield BreakDoor(door), gone or _against_breaking(who, closed)
    if include_refused:
        for door in g.doors():
            if door not in here:
                yield from ((using(door), DOOR_AWAY) for using in (OpenDoor, CloseDoor, BreakDoor))


def _against_breaking(who: Doer, closed: bool) -> Refusal | None:
    """Explorers destroy closed doors only (CELL2k); whoever steers a monster may destroy any (CELL2j)."""
    if isinstance(who, Explorer) and not closed:
        return ONLY_CLOSED
    return stamina_short("CELL2f" if isinstance(who, Explorer) else "CELL2j", BREAK, who.stamina)

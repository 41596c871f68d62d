"""Who and what can be aimed at: adjacency, range, line of sight and obstacles (TGT1 to TGT6, ETH1)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.library import Aim, AtDoor, Group, Melee, Number, Ranged, Through, Trait
from fathom.games.machina_arcana.passives import has, nobody_has, number
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.refusals import (
    ETHEREAL,
    NO_SIGHT,
    NOT_BESIDE,
    NOT_SO_NOW,
    OBSTACLE,
    OUT_OF_RANGE,
    WRONG_TARGET,
)
from fathom.games.machina_arcana.state import Explorer, Machina, Monster
from fathom.games.machina_arcana.tiles import Door, Space, beside
from fathom.kernel import Refusal
from fathom.kernel.effects import Context


def obstacles(g: Machina) -> int:
    """Squares that cannot be entered, but seen across: units, action spaces, destroyed spaces, barrels (TGT1e)."""
    ground = g.ground
    return g.occupied | g.destroyed | ground.obstacles | ground.squares(g.parts)


def adjacent(g: Machina, one: Unit, other: Unit) -> bool:
    return g.ground.adjacent(g.space_of(one), g.space_of(other))


def of_group(g: Machina, group: Group) -> Iterator[Explorer | Monster]:
    if group is not Group.MONSTER:
        yield from g.here
    if group is not Group.EXPLORER:
        yield from g.queue


def against_reach(g: Machina, unit: Unit, aim: Aim, space: Space, weapon: str = "") -> Refusal | None:
    """What speaks against aiming at a space from where a unit stands."""
    ground, source = g.ground, g.space_of(unit)
    if space == source:
        return None  # TGT5a, TGT6e
    if isinstance(aim, Melee):
        return None if ground.adjacent(source, space) else NOT_BESIDE
    assert isinstance(aim, Ranged | AtDoor)
    far = aim.range + number(g, unit, Number.RANGE, weapon)  # TGT6d
    if ground.apart(source, space) > far:
        return OUT_OF_RANGE
    if not ground.sees(source, space):
        return NO_SIGHT
    if isinstance(aim, Through) or has(g, unit, Trait.CLEAR_SHOT, weapon):
        return None  # TGT6b
    between = ground.floor.between(ground.square(source), ground.square(space))
    return OBSTACLE if between & obstacles(g) else None  # TGT6a


def in_reach(g: Machina, unit: Unit, aim: Aim, space: Space, weapon: str = "") -> bool:
    return against_reach(g, unit, aim, space, weapon) is None


def targetable(g: Machina, unit: Unit, other: Unit) -> bool:
    """Whether a unit may be targeted by another: an ethereal one only by itself, or if something allows it (ETH1a)."""
    if unit == other or nobody_has(g, Trait.ETHEREAL) or not has(g, other, Trait.ETHEREAL):
        return True
    return g.explorer(unit) is not None and has(g, unit, Trait.SEES_ETHEREAL)


def explorers_in_reach(g: Machina, unit: Unit, aim: Melee | Ranged) -> list[Explorer]:
    """The explorers that an ability of a monster may be aimed at."""
    return [
        each
        for each in g.here
        if each.space is not None
        and in_reach(g, unit, aim, each.space)
        and targetable(g, unit, each.unit)
        and (aim.given is None or aim.given.holds(g, Context(0, "", unit, 0, {"target": each.unit})))
    ]


def against_target(g: Machina, unit: Unit, aim: Melee | Ranged, other: Unit, weapon: str = "") -> Refusal | None:
    """What speaks against aiming at a unit, or at a space that counts as one and can only be attacked (CELL5b)."""
    if stands_for_space(other):
        right = aim.at is Group.UNIT
    else:
        right = aim.at is Group.UNIT or (g.explorer(other) is not None) == (aim.at is Group.EXPLORER)
    if not right:
        return WRONG_TARGET
    refusal = against_reach(g, unit, aim, g.space_of(other), weapon)
    if refusal is not None:
        return refusal
    if not stands_for_space(other) and not targetable(g, unit, other):
        return ETHEREAL
    if aim.given is not None and not aim.given.holds(g, Context(0, "", unit, 0, {"target": other})):
        return NOT_SO_NOW
    return None


def possible_targets(g: Machina, attack: bool) -> Iterator[Unit]:
    """Everything on the board that an ability could be aimed at, if it is of the right kind and in reach."""
    yield from (each.unit for each in g.units() if each.space is not None)
    if attack:
        spaces = g.ground.spaces_of(g.squares(Kind.BARREL) | g.ground.squares(g.parts))
        yield from (Unit(f"at-{space}") for space in spaces)


def units_in_reach(g: Machina, unit: Unit, aim: Aim, weapon: str = "", *, attack: bool = False) -> list[Unit]:
    """The units that an ability may be aimed at; what only counts as a unit can only be attacked (CELL5b)."""
    assert isinstance(aim, Melee | Ranged)
    if aim.space is not None:
        return []
    return [each for each in possible_targets(g, attack) if against_target(g, unit, aim, each, weapon) is None]


def stands_for_space(unit: Unit) -> bool:
    """Whether a unit is a space that only counts as one: a barrel, a part of a statue (ATT1b)."""
    return unit.startswith("at-")


def doors_in_reach(g: Machina, unit: Unit, aim: AtDoor) -> list[Door]:
    """Doors that are not broken and have at least one side in reach (TGT2d)."""
    return [
        door
        for door in g.doors()
        if door not in g.broken and any(in_reach(g, unit, aim, space) for space in beside(door))
    ]

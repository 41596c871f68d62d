"""Who and what can be aimed at: adjacency, range, line of sight and obstacles (TGT1 to TGT6, ETH1)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.library import Aim, AtDoor, Group, Melee, Number, Ranged, Through, Trait
from fathom.games.machina_arcana.passives import has, nobody_has, number
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import Explorer, Machina, Monster
from fathom.games.machina_arcana.tiles import Door, Space, beside
from fathom.kernel.effects import Context
from fathom.kernel.paths import bits


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


def in_reach(g: Machina, unit: Unit, aim: Aim, space: Space, weapon: str = "") -> bool:
    """Whether a space can be aimed at from where a unit stands."""
    ground, source = g.ground, g.space_of(unit)
    if space == source:
        return True  # TGT5a, TGT6e
    if isinstance(aim, Melee):
        return ground.adjacent(source, space)
    assert isinstance(aim, Ranged | AtDoor)
    far = aim.range + number(g, unit, Number.RANGE, weapon)  # TGT6d
    if ground.apart(source, space) > far or not ground.sees(source, space):
        return False
    if isinstance(aim, Through) or has(g, unit, Trait.CLEAR_SHOT, weapon):
        return True  # TGT6b
    between = ground.floor.between(ground.square(source), ground.square(space))
    return not between & obstacles(g)  # TGT6a


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


def units_in_reach(g: Machina, unit: Unit, aim: Aim, weapon: str = "", *, attack: bool = False) -> list[Unit]:
    """The units that an ability may be aimed at; what only counts as a unit can only be attacked (CELL5b)."""
    assert isinstance(aim, Melee | Ranged)
    if aim.space is not None:
        return []
    found = [
        each.unit
        for each in of_group(g, aim.at)
        if each.space is not None and in_reach(g, unit, aim, each.space, weapon) and targetable(g, unit, each.unit)
    ]
    if attack and aim.at is Group.UNIT:
        found += [
            Unit(f"at-{space}")
            for space in g.ground.spaces_of(g.squares(Kind.BARREL) | g.ground.squares(g.parts))
            if in_reach(g, unit, aim, space, weapon)
        ]
    if aim.given is not None:
        found = [each for each in found if aim.given.holds(g, Context(0, "", unit, 0, {"target": each}))]
    return found


def spaces_in_reach(g: Machina, unit: Unit, aim: Aim, weapon: str = "") -> list[Space]:
    """The spaces of the kind that an ability is aimed at (TGT5b)."""
    assert isinstance(aim, Melee | Ranged)
    assert aim.space is not None
    return [
        g.ground.spaces[square]
        for square in bits(g.squares(aim.space))
        if in_reach(g, unit, aim, g.ground.spaces[square], weapon)
    ]


def doors_in_reach(g: Machina, unit: Unit, aim: AtDoor) -> list[Door]:
    """Doors that are not broken and have at least one side in reach (TGT2d)."""
    return [
        door
        for door in g.doors()
        if door not in g.broken and any(in_reach(g, unit, aim, space) for space in beside(door))
    ]

"""Who and what can be aimed at: adjacency, range, line of sight and obstacles (TGT1 to TGT6, ETH1)."""

from collections.abc import Iterator
from functools import cache

from fathom.games.machina_arcana.actions import Use
from fathom.games.machina_arcana.board import GRID
from fathom.games.machina_arcana.board.tiles import Door, Space, beside, space_as_unit
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import (
    Active,
    Aim,
    AtDoor,
    Group,
    Melee,
    Number,
    Ranged,
    Through,
    Trait,
    attacks,
    items,
)
from fathom.games.machina_arcana.pieces import Card, Kind, Unit
from fathom.games.machina_arcana.state import BEAST, Machina
from fathom.games.machina_arcana.steps.refusals import (
    ETHEREAL,
    NO_SIGHT,
    NOT_BESIDE,
    NOT_SO_NOW,
    OBSTACLE,
    OUT_OF_RANGE,
    WRONG_TARGET,
)
from fathom.games.machina_arcana.steps.using.passives import has, nobody_has, number
from fathom.kernel import Judged, Refusal
from fathom.kernel.cards.effects import Context

AT_UNITS = (Melee, Ranged)
DOES_NOTHING = Refusal("ABL2c", "does-nothing")
WITHSTOOD = Refusal("CHAP7d", "withstood")
NO_DOOR = Refusal("TGT2d", "door-out-of-reach")
FIGURES: dict[Group, type] = {Group.EXPLORER: Explorer, Group.MONSTER: Monster}


def obstacles(g: Machina) -> int:
    """Squares that cannot be entered, but seen across: units, action spaces, destroyed spaces, barrels (TGT1e)."""
    ground = g.ground
    parts = ground.squares(g.parts) if g.parts else 0
    return g.occupied | g.destroyed | ground.obstacles | parts


def adjacent(g: Machina, one: Unit, other: Unit) -> bool:
    return g.ground.adjacent(g.space_of(one), g.space_of(other))


def of_group(g: Machina, group: Group) -> Iterator[Explorer | Monster]:
    if group is not Group.MONSTER:
        yield from g.here
    if group is not Group.EXPLORER:
        yield from g.queue


class Aiming:
    """An ability, aimed from where a unit stands: what speaks against each space and each unit."""

    def __init__(self, g: Machina, unit: Unit, aim: Aim, weapon: str = "") -> None:
        self.g, self.unit, self.aim = g, unit, aim
        self.floor, self.squares = g.ground.floor, g.ground.by_space
        self.source = self.squares[g.space_of(unit)]
        self.near = self.floor.near[self.source]
        self.melee = isinstance(aim, Melee)
        self.given = aim.given if isinstance(aim, AT_UNITS) else None
        self.only = FIGURES.get(aim.at) if isinstance(aim, AT_UNITS) else None
        self.weapon, self.far = weapon, 0
        if isinstance(aim, Ranged | AtDoor):
            self.far = aim.range + number(g, unit, Number.RANGE, weapon)  # TGT6d

    def against_space(self, space: Space) -> Refusal | None:
        source, square = self.source, self.squares[space]
        if square == source:
            return None  # TGT5a, TGT6e
        if self.melee:
            return None if self.near >> square & 1 else NOT_BESIDE
        if GRID.apart(source, square) > self.far:
            return OUT_OF_RANGE
        if not self.floor.sees(source, square):
            return NO_SIGHT
        if not self.floor.between(source, square) & obstacles(self.g) or self._shoots_past():  # TGT6a
            return None
        return OBSTACLE

    def _shoots_past(self) -> bool:
        """Whether obstacles are not in its way (TGT6b)."""
        return isinstance(self.aim, Through) or has(self.g, self.unit, Trait.CLEAR_SHOT, self.weapon)

    def against(self, other: Unit) -> Refusal | None:
        """What speaks against a unit, or a space that counts as one and can only be attacked (CELL5b)."""
        g = self.g
        figure = g.figures.get(other)
        if self.only is not None and type(figure) is not self.only:
            return WRONG_TARGET
        refusal = self.against_space(g.space_of(other)) or self._underfoot(other)
        if refusal is not None:
            return refusal
        if figure is not None and not targetable(g, self.unit, other):
            return ETHEREAL
        if self.given is not None and not self.given.holds(g, Context(0, "", self.unit, 0, {"target": other})):
            return NOT_SO_NOW
        return None

    def _underfoot(self, other: Unit) -> Refusal | None:
        """A barrel on the unit's own space is neither itself nor adjacent to it (TGT5a)."""
        own = self.melee and other != self.unit and self.squares[self.g.space_of(other)] == self.source
        return NOT_BESIDE if own else None

    def targets(self, attack: bool) -> list[Unit]:
        """Everything that it may be aimed at; only what is near enough is looked at."""
        g, squares = self.g, self.squares
        near = self.near | 1 << self.source if self.melee else within(self.source, self.far)
        units = [each.unit for each in g.units() if each.space is not None and near >> squares[each.space] & 1]
        if attack:
            units += map(space_as_unit, g.ground.spaces_of(like_units(g) & near))
        return [unit for unit in units if self.against(unit) is None]


@cache
def within(square: int, far: int) -> int:
    """The squares so far from one at most, itself included."""
    found = 1 << square
    for _ in range(far):
        found |= GRID.around(found)
    return found


def targetable(g: Machina, unit: Unit, other: Unit) -> bool:
    """Whether a unit may be targeted by another: an ethereal one only by itself, or if something allows it (ETH1a)."""
    if unit == other or nobody_has(g, Trait.ETHEREAL) or not has(g, other, Trait.ETHEREAL):
        return True
    return g.explorer(unit) is not None and has(g, unit, Trait.SEES_ETHEREAL)


def explorers_in_reach(g: Machina, unit: Unit, aim: Melee | Ranged) -> list[Explorer]:
    """The explorers that an ability of a monster may be aimed at."""
    aiming = Aiming(g, unit, aim)
    return [each for each in g.here if each.space is not None and aiming.against(each.unit) is None]


def possible_targets(g: Machina, attack: bool) -> list[Unit]:
    """Everything on the board that an ability could be aimed at, if it is of the right kind and in reach."""
    units = [each.unit for each in g.units() if each.space is not None]
    return [*units, *map(space_as_unit, spaces_like_units(g))] if attack else units


def spaces_like_units(g: Machina) -> list[Space]:
    """The spaces that count as units for an attack: barrels, parts of a statue (ATT1b)."""
    return g.ground.spaces_of(like_units(g))


def like_units(g: Machina) -> int:
    return g.squares(Kind.BARREL) | (g.ground.squares(g.parts) if g.parts else 0)


def doors_in_reach(g: Machina, unit: Unit, aim: AtDoor) -> list[Door]:
    """Doors that are not broken and have at least one side in reach (TGT2d)."""
    aiming = Aiming(g, unit, aim)
    return [
        door
        for door in g.doors()
        if door not in g.broken and any(aiming.against_space(space) is None for space in beside(door))
    ]


# ----------------------------------------------------------------------------------------- abilities


def aimed(g: Machina, unit: Unit, card: str, place: int, ability: Active, include_refused: bool = False) -> Judged:
    """An ability with each thing it may be aimed at (ABL2c)."""
    weapon = card if card in items() else ""
    match ability.aim:
        case None:
            yield Use(Card(card), place), None if ability.do.can(g, Context(0, card, unit)) else DOES_NOTHING
        case AtDoor() as aim:
            near = doors_in_reach(g, unit, aim)
            for door in g.doors() if include_refused else near:
                able = ability.do.can(g, Context(0, card, unit, names={"door": door}))
                yield Use(Card(card), place, door=door), NO_DOOR if door not in near else None if able else DOES_NOTHING
        case Melee() | Ranged() as aim if aim.space is not None:  # TGT5b
            aiming = Aiming(g, unit, aim, weapon)
            for space in g.ground.spaces_of(g.squares(aim.space)):
                refusal = aiming.against_space(space)
                if refusal is None or include_refused:
                    yield Use(Card(card), place, space=space), refusal
        case Melee() | Ranged() as aim:
            aiming, attack = Aiming(g, unit, aim, weapon), attacks(card, place)
            for target in possible_targets(g, attack) if include_refused else aiming.targets(attack):
                refusal = aiming.against(target) if include_refused else None
                yield Use(Card(card), place, unit=target), refusal or _withstood(g, unit, card, ability, target)


def _withstood(g: Machina, unit: Unit, card: str, ability: Active, target: Unit) -> Refusal | None:
    """What speaks against an ability that does nothing to the Beast."""
    if target != BEAST or ability.do.can(g, Context(0, card, unit, names={"target": target})):
        return None
    return WITHSTOOD

"""The tiles as they are drawn: what every side must have so that the game can be played on it (facts, section 7)."""

import pytest

from fathom.games.machina_arcana.board import Ground, Placed, ground
from fathom.games.machina_arcana.board.tiles import OPENINGS, SIZE, Edge, Side, Space, beside, door_between, sides
from fathom.games.machina_arcana.pieces import ACTION_SPACES, Kind
from fathom.kernel.maps.paths import bits, flood

SIDES = {name: side for name, side in sides().items() if name[0].isdigit()}
WALKABLE = (Kind.FLOOR, Kind.TRAP, Kind.SPAWN, Kind.STORY)
USED = (*ACTION_SPACES, Kind.SPAWN, Kind.BARREL)
TOKENS = {Kind.SPAWN: 2}


DRAWN = """
1a NSW W   2a NESW S   3a NESW S   4a NESW S   5a NES N    6a ESW S    7a NSW N    8a NSW N    9a NESW S   10a NEW W
1b NESW E  2b NESW E   3b NESW N   4b NESW W   5b NESW S   6b NESW S   7b ESW E    8b NEW E    9b ESW W    10b NESW E
"""
"""The openings and the orientation icon of each side."""


def laid(name: str) -> Ground:
    return ground((Placed(0, name),), frozenset(), frozenset())


def walkable(on: Ground) -> int:
    return sum(on.kinds[kind] for kind in WALKABLE)


def opening(on: Ground, edge: Edge) -> int:
    return sum(1 << on.square(Space(place)) for place in OPENINGS[edge])


def count(side: Side, kind: Kind) -> int:
    return len(side.places(kind))


def test_there_are_ten_tiles_with_two_sides_and_three_finales() -> None:
    assert sorted(SIDES, key=lambda name: (int(name[:-1]), name)) == [f"{n}{s}" for n in range(1, 11) for s in "ab"]
    assert {name for name in sides() if not name.startswith("drawn")} - set(SIDES) == {"ice", "statue", "beast"}


def test_the_openings_and_the_icon_of_each_side() -> None:
    drawn = {
        name: ("".join(edge.name[0] for edge in side.openings), side.orientation.name[0])
        for name, side in SIDES.items()
    }
    words = DRAWN.split()
    assert drawn == {
        name: (openings, icon) for name, openings, icon in zip(words[::3], words[1::3], words[2::3], strict=True)
    }


def test_the_entrances_of_the_finales() -> None:
    found = {name: side.entrances for name, side in sides().items() if side.entrances}
    assert found == {"ice": (94, 95), "statue": (4, 94), "beast": (40, 94)}


@pytest.mark.parametrize("name", sides())
def test_walls_and_doors_stand_between_neighbours(name: str) -> None:
    side = sides()[name]
    for one, other in (*side.walls, *side.doors):
        assert other - one == SIZE or (other - one == 1 and other % SIZE), (one, other)
    assert not side.walls & set(side.doors)


@pytest.mark.parametrize("name", SIDES)
def test_openings_are_plain_floor(name: str) -> None:
    on, side = laid(name), SIDES[name]
    assert 3 <= len(side.openings) <= 4
    assert side.orientation in side.openings
    for edge in side.openings:
        assert opening(on, edge) & on.kinds[Kind.FLOOR] == opening(on, edge)


@pytest.mark.parametrize("name", SIDES)
def test_every_space_can_be_reached_from_every_opening(name: str) -> None:
    on, side = laid(name), SIDES[name]
    for edge in side.openings:
        start = opening(on, edge)
        assert start | flood(start, on.floor.around, SIZE * SIZE, walkable(on)) == walkable(on)


@pytest.mark.parametrize("name", SIDES)
def test_everything_that_is_used_has_somewhere_to_stand_beside_it(name: str) -> None:
    on = laid(name)
    for kind in USED:
        for square in bits(on.kinds[kind]):
            assert on.floor.around(1 << square) & walkable(on), (kind, on.spaces[square])


@pytest.mark.parametrize("name", SIDES)
def test_four_explorers_have_room_at_the_entrance_and_nothing_harms_them_there(name: str) -> None:
    on, side = laid(name), SIDES[name]
    entrance = opening(on, side.orientation)
    near = entrance | on.floor.around(entrance)
    assert (near & walkable(on)).bit_count() >= 4
    assert not near & (on.kinds[Kind.TRAP] | on.kinds[Kind.PIT] | on.kinds[Kind.SPAWN])
    doors = [Space(place) for place in OPENINGS[side.orientation]]
    assert all(on.apart(Space(place), door) >= 3 for place in side.places(Kind.SPAWN) for door in doors)


@pytest.mark.parametrize("tile", range(1, 11))
def test_turning_a_tile_over_changes_its_openings(tile: int) -> None:
    front, back = SIDES[f"{tile}a"], SIDES[f"{tile}b"]
    assert (front.openings, front.orientation) != (back.openings, back.orientation)


@pytest.mark.parametrize("name", SIDES)
def test_a_door_stands_in_a_wall(name: str) -> None:
    side = SIDES[name]
    for one, other in side.doors:
        along = SIZE if other - one == 1 else 1
        for step in (-along, along):
            pair = (one + step, other + step)
            same_row = along == SIZE or pair[0] // SIZE == one // SIZE
            if same_row and all(0 <= place < SIZE * SIZE for place in pair):
                assert pair in side.walls or pair in side.doors, (name, pair)


@pytest.mark.parametrize("name", SIDES)
def test_counts_of_elements(name: str) -> None:
    side = SIDES[name]
    assert 1 <= count(side, Kind.SPAWN) <= 3
    assert 1 <= count(side, Kind.CHAPTER) <= 2
    assert 1 <= count(side, Kind.CHEST) <= 2
    assert 1 <= count(side, Kind.EVENT) <= 2
    assert count(side, Kind.RECHARGE) == 1
    assert count(side, Kind.WORKBENCH) <= 1
    assert count(side, Kind.PIT) <= 6
    assert count(side, Kind.BARREL) <= 3
    assert len(side.doors) <= 3
    assert count(side, Kind.STORY) <= 2
    assert 10 <= count(side, Kind.RUBBLE) <= 18
    assert 6 <= len(side.walls) <= 20
    assert bool(count(side, Kind.LEVER)) == bool(count(side, Kind.TRAP))
    assert count(side, Kind.TRAP) in (0, *range(4, 9))
    assert sum(TOKENS.get(kind, 1) * count(side, kind) for kind in USED) <= 14


def test_counts_over_all_sides() -> None:
    def on_how_many(kind: Kind) -> int:
        return sum(bool(count(side, kind)) for side in SIDES.values())

    assert on_how_many(Kind.WORKBENCH) == 10
    assert on_how_many(Kind.LEVER) == 12
    assert on_how_many(Kind.PIT) == 10
    assert on_how_many(Kind.STORY) == 10
    pairs = sum(
        laid(name).adjacent(Space(one), Space(other))
        for name, side in SIDES.items()
        for one in side.places(Kind.BARREL)
        for other in side.places(Kind.BARREL)
        if one < other
    )
    assert pairs >= 2


def test_a_door_knows_its_two_spaces() -> None:
    assert beside(door_between(315, 316)) == (315, 316)
    assert beside(door_between(325, 315)) == (315, 325)

"""The geometry of Nautilus against plain re-tellings of it: octagons, passages, walks, floods and bitboards."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.games.nautilus.actions import Build, TurnModule
from fathom.games.nautilus.board import COLUMNS, ROWS, beside, column_row, distance, square
from fathom.games.nautilus.pieces import BEFORE, BLUE, FOOTPRINT, NEIGHBOUR, PLANS, TOO_CLOSE, Kind
from fathom.games.nautilus.state import Held
from fathom.games.nautilus.steps.building import Building
from fathom.games.nautilus.steps.rounds import EndOfRound
from fathom.kernel.maps.paths import bits
from tests.rules.nautilus.scene import Scene, go_on, options, prompt, table

modest = settings(max_examples=40, deadline=None, derandomize=True)
many = settings(modest, max_examples=150)
SQUARES = st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, ROWS - 1))
KINDS = st.sampled_from([kind for kind in Kind if kind is not Kind.BASE])
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N", "NE": "SE", "SE": "SW", "SW": "NW", "NW": "NE"}
ACROSS = {
    "N": ((0, -3), "S"),
    "E": ((3, 0), "W"),
    "S": ((0, 3), "N"),
    "W": ((-3, 0), "E"),
    "NE": ((2, -2), "SW"),
    "SE": ((2, 2), "NW"),
    "SW": ((-2, 2), "NE"),
    "NW": ((-2, -2), "SE"),
}


def overlap(one, other):
    """Whether two octagons |x| <= 1.5, |y| <= 1.5, |x| + |y| <= 2 around these centres share more than their edges.

    Two convex shapes with the same sides lie apart exactly if one of their sides tells them apart.
    """
    x, y = one[0] - other[0], one[1] - other[1]
    widths = [(x, 2 * 1.5), (y, 2 * 1.5), (x + y, 2 * 2), (x - y, 2 * 2)]
    return all(abs(away) < width for away, width in widths)


def sides(module):
    """The sides with an airlock, turned one quarter at a time."""
    found = {side.value for side in PLANS[module.kind].blue + PLANS[module.kind].orange}
    for _ in range(module.turn):
        found = {CLOCKWISE[side] for side in found}
    return found


def plain_passages(city):
    """Pairs of modules with facing airlocks, as sets."""
    centres = {column_row(module.at): number for number, module in enumerate(city)}
    found = [set() for _ in city]
    for number, module in enumerate(city):
        x, y = column_row(module.at)
        for side in sides(module):
            (dx, dy), facing = ACROSS[side]
            other = centres.get((x + dx, y + dy))
            if other is not None and facing in sides(city[other]):
                found[number].add(other)
    return found


@st.composite
def cities(draw):
    """The city after four seats have built up to four modules each, every one where the rules let it be built."""
    scene = Scene(seats=4)
    for seat in range(4):
        hold = draw(st.lists(KINDS, max_size=4))
        scene.player(seat, money=99, hold=[Held(kind) for kind in hold])
    match = scene.play(*(Building(seat, bought=True) for seat in range(4) if scene.g.players[seat].hold), EndOfRound())
    while prompt(match) in ("build", "turn"):
        assert set(table(match).walks(0)) == set(range(1, len(table(match).city)))  # nothing stale is remembered
        choices = options(match, Build) + options(match, TurnModule) or options(match)
        go_on(match, choices[draw(st.integers(0, 10_000)) % len(choices)])
    return table(match)


@modest
@given(cities())
def test_no_two_octagons_of_a_city_overlap(g):
    centres = [column_row(module.at) for module in g.city]
    assert not any(overlap(one, other) for one, other in combinations(centres, 2))
    assert all(1 <= x < COLUMNS - 1 and 1 <= y < ROWS - 1 for x, y in centres)


@modest
@given(cities())
def test_passages_are_facing_airlocks_and_lead_both_ways(g):
    assert [set(doors) for doors in g.passages] == plain_passages(g.city)
    assert all(number in g.passages[other] for number, doors in enumerate(g.passages) for other in doors)


@modest
@given(cities())
def test_every_module_can_be_walked_to_from_the_base_and_ways_are_shortest(g):
    passages = plain_passages(g.city)
    assert set(g.walks(0)) == set(range(1, len(g.city)))
    for start in range(len(g.city)):
        steps, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            for there in passages[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        del steps[start]
        assert g.walks(start) == steps


@many
@given(SQUARES)
def test_the_table_of_centres_too_close_is_that_of_overlapping_octagons(centre):
    board = [(x, y) for x in range(COLUMNS) for y in range(ROWS)]
    close = {column_row(at) for at in bits(TOO_CLOSE[square(*centre)])}
    assert close == {other for other in board if overlap(centre, other)}


@many
@given(SQUARES)
def test_a_module_covers_three_by_three_squares(centre):
    x, y = centre
    block = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    on_board = {(column, row) for column, row in block if 0 <= column < COLUMNS and 0 <= row < ROWS}
    assert {column_row(at) for at in bits(FOOTPRINT[square(*centre)])} == on_board


@many
@given(SQUARES, SQUARES)
def test_one_step_is_one_square_of_distance(one, other):
    is_beside = bool(beside(1 << square(*one)) >> square(*other) & 1)
    assert is_beside == (distance(square(*one), square(*other)) == 1)
    assert distance(square(*one), square(*other)) == abs(one[0] - other[0]) + abs(one[1] - other[1])


def test_what_lies_across_and_before_an_airlock_is_on_the_board_or_there_is_nothing():
    def at(column, row):
        return square(column, row) if 0 <= column < COLUMNS and 0 <= row < ROWS else None

    centres = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    for side, ((right, down), _) in ACROSS.items():
        assert NEIGHBOUR[side] == [at(column + right, row + down) for column, row in centres]
    for side in BLUE:
        (right, down), _ = ACROSS[side]
        assert BEFORE[side] == [at(column + right // 3 * 2, row + down // 3 * 2) for column, row in centres]

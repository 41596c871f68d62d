"""Ways and floods, by small maps and against plain searches."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.kernel.maps.grids import grid
from fathom.kernel.maps.paths import bits, costs, distances, flood, onward, rings, way, ways

STREETS = {"home": "ab", "a": ["home", "c"], "b": ["home", "c"], "c": ["a", "b", "end"], "end": ["c"], "isle": []}
TOLLS = {"home": {"a": 5, "b": 1}, "a": {"c": 1}, "b": {"c": 1, "a": 1}, "c": {"end": 9}, "end": {}}


def beside(place):
    return STREETS[place]


def tolls(place):
    return TOLLS[place].items()


def test_distances_count_the_steps_of_the_shortest_way_and_tell_the_nearest_first():
    assert list(distances("home", beside).items()) == [("home", 0), ("a", 1), ("b", 1), ("c", 2), ("end", 3)]


def test_distances_stop_at_their_limit():
    assert distances("home", beside, 1) == {"home": 0, "a": 1, "b": 1}
    assert distances("home", beside, 0) == {"home": 0}


def test_a_way_leads_to_the_nearest_goal_without_its_start():
    assert way("home", {"end"}, beside) == ["a", "c", "end"]
    assert way("home", {"c", "end"}, beside) == ["a", "c"]


def test_there_is_no_way_to_where_one_is_or_where_nothing_leads():
    assert way("home", {"home"}, beside) == []
    assert way("home", {"isle"}, beside) == []


def test_ways_lead_to_every_place_within_the_limit():
    found = ways("home", beside)
    assert found["end"] == ["home", "a", "c", "end"]
    assert {place: len(each) - 1 for place, each in found.items()} == distances("home", beside)
    assert list(ways("home", beside, 1)) == ["home", "a", "b"]


def test_of_equal_ways_all_first_steps_are_known():
    away = distances("c", beside)
    assert onward("home", away, beside) == ["a", "b"]
    assert onward("end", away, beside) == ["c"]
    assert onward("c", away, beside) == []


def test_costs_take_the_cheapest_way_not_the_shortest():
    assert list(costs("home", tolls).items()) == [("home", 0), ("b", 1), ("a", 2), ("c", 2), ("end", 11)]


def test_costs_leave_out_what_is_too_dear():
    assert costs("home", tolls, limit=2) == {"home": 0, "b": 1, "a": 2, "c": 2}


def test_costs_are_known_up_to_a_goal():
    assert costs("home", tolls, goal="a") == {"home": 0, "b": 1, "a": 2}


# ---------------------------------------------------------------------------------------- bitboards

SIZE = 7
BOARD = grid(SIZE, SIZE)
SQUARES = st.integers(0, SIZE * SIZE - 1)


def squares_beside(square):
    return bits(BOARD.beside(1 << square))


@given(st.integers(0, BOARD.whole))
def test_a_bitboard_gives_its_squares_in_order(board):
    found = list(bits(board))
    assert found == sorted(found)
    assert sum(1 << square for square in found) == board


@settings(max_examples=200, deadline=None)
@given(SQUARES, st.sets(SQUARES, max_size=25), st.sets(SQUARES, max_size=10), st.integers(0, 7))
def test_a_flood_passes_only_squares_that_may_be_passed_and_ends_in_those_that_may_be_entered(
    start, walls, ends, steps
):
    """As a plain search does that leaves nothing out."""
    walls, ends = walls - {start}, ends - {start}
    reached, edge = set(), {start}
    for _ in range(steps):
        around = {to for square in edge for to in squares_beside(square)} - walls - reached - {start}
        reached |= around
        edge = around - ends
    into = sum(1 << square for square in ends - walls)
    through = BOARD.whole & ~sum(1 << square for square in walls | ends)
    assert set(bits(flood(1 << start, BOARD.beside, steps, through, into))) == reached


@settings(max_examples=100, deadline=None)
@given(SQUARES, st.sets(SQUARES, max_size=25))
def test_rings_are_the_squares_of_each_distance(start, walls):
    def open_beside(square):
        return [to for to in squares_beside(square) if to not in walls]

    through = BOARD.whole & ~sum(1 << square for square in walls)
    away = distances(start, open_beside)
    for steps, ring in enumerate(rings(1 << start, BOARD.beside, through), 1):
        assert set(bits(ring)) == {square for square, count in away.items() if count == steps}
        last = steps
    assert max(away.values()) == (last if len(away) > 1 else 0)


def test_a_step_to_the_side_never_leads_round_the_edge_of_the_board():
    for square, other in product(range(SIZE * SIZE), repeat=2):
        assert bool(BOARD.beside(1 << square) >> other & 1) == (BOARD.steps(square, other) == 1)
        assert bool(BOARD.around(1 << square) >> other & 1) == (BOARD.apart(square, other) == 1)

"""Floors with walls, doors and solid squares: what is next to what, how far, and who sees whom."""

from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.kernel.maps.grids import Floor, grid
from fathom.kernel.maps.paths import bits, distances

SIZE = 8
HALF = Fraction(1, 2)


def drawn(text):
    """A floor from a drawing: `#` is solid, `|` a wall and `/` a closed door east of a square; the rest is free.

    A line between two rows has `-` for a wall and `=` for a closed door below the square above it.
    """
    lines = [line.strip() for line in text.strip("\n").splitlines()]
    marks, under, squares = [], [], []
    for line in lines:
        if set(line) <= set("-=o"):
            under.append((len(squares) - 1, line))
        else:
            row = [letter for letter in line if letter not in "|/"]
            for number, letter in enumerate(line):
                if letter in "|/":
                    column = sum(each not in "|/" for each in line[:number]) - 1
                    marks.append((letter, column, len(squares)))
            squares.append(row)
    board = grid(len(squares[0]), len(squares))
    at = board.square
    walls = board.edges((at(x, y), at(x + 1, y)) for letter, x, y in marks if letter == "|")
    doors = board.edges((at(x, y), at(x + 1, y)) for letter, x, y in marks if letter == "/")
    for row, line in under:
        walls |= board.edges((at(x, row), at(x, row + 1)) for x, letter in enumerate(line) if letter == "-")
        doors |= board.edges((at(x, row), at(x, row + 1)) for x, letter in enumerate(line) if letter == "=")
    flat = "".join("".join(row) for row in squares)
    solid = sum(1 << number for number, letter in enumerate(flat) if letter == "#")
    places = {letter: number for number, letter in enumerate(flat) if letter.isalpha()}
    return Floor(board.columns, board.rows, walls, doors, doors, solid), places


def seen(text):
    floor, places = drawn(text)
    answers = {floor.sees(places["a"], places["b"]), floor.sees(places["b"], places["a"])}
    assert len(answers) == 1
    return answers.pop()


# --------------------------------------------------------------------------------- by small drawings


def test_a_line_is_blocked_by_what_stands_in_it():
    assert seen("a..b")
    assert not seen("a#.b")
    assert not seen("a.|.b")
    assert not seen("a./.b")


def test_a_line_crosses_the_squares_and_edges_between_two_centres():
    """From the upper left it goes through the upper, then the lower square of the column in the middle."""
    assert seen("a.#\n#.b")
    assert not seen("a#.\n..b")
    assert not seen("a..\n.#b")
    assert not seen("a|..\n..b")
    assert seen("a.|.\n..b")
    assert not seen("a..\no-o\n..b")
    assert seen("a..\n-o-\n..b")


def test_a_line_may_touch_the_corner_of_one_blocking_square():
    assert seen("a#\n.b")
    assert seen("a.\n#b")
    assert not seen("a#\n#b")


def test_a_line_may_touch_the_end_of_a_wall():
    assert seen("a|.\n.b")
    assert seen("a.\n-o\n.b")


def test_a_corner_is_closed_when_both_ways_round_it_are():
    assert not seen("a|.\n-o\n.b")
    assert not seen("a|.\n.|b")
    assert not seen("a#\n-o\n.b")
    assert not seen("a/.\n-o\n.b")


def test_two_doors_at_a_corner_one_open_is_enough():
    floor, places = drawn("a/.\n=o\n.b")
    a, b = places["a"], places["b"]
    board = floor.grid
    east, south = board.edge(0, 1), board.edge(0, 2)
    assert not floor.adjacent(a, b)
    assert floor.opened(east).adjacent(a, b)
    assert floor.opened(south).adjacent(a, b)
    assert floor.opened(east | south).adjacent(a, b)
    assert floor.without(east).adjacent(a, b)


def test_a_destroyed_door_cannot_be_closed_again():
    floor, _ = drawn("./.")
    door = floor.doors
    assert floor.opened(door).shut(door) == floor
    assert floor.without(door).shut(door) == floor.without(door) == Floor(2, 1)


def test_only_doors_are_shut():
    floor, _ = drawn("...")
    assert floor.shut(floor.grid.edge(0, 1)) == floor


def test_a_door_belongs_to_the_two_squares_that_it_bounds():
    floor, places = drawn("a/b.c")
    assert floor.doors_of(places["a"]) == floor.doors_of(places["b"]) == floor.doors
    assert floor.doors_of(places["c"]) == 0
    assert list(floor.grid.bounded(floor.doors)) == [(places["a"], places["b"])]


def test_squares_with_no_common_edge_have_none():
    with pytest.raises(ValueError, match="share no edge"):
        grid(3, 3).edge(0, 4)
    with pytest.raises(ValueError, match="share no edge"):
        grid(3, 3).edge(2, 3)


def test_what_may_stand_in_the_way_of_a_line_are_the_squares_it_enters_without_its_ends():
    floor = Floor(5, 5)
    at = floor.grid.square
    assert set(bits(floor.between(at(0, 0), at(3, 1)))) == {at(1, 0), at(2, 1)}
    assert set(bits(floor.between(at(0, 0), at(2, 2)))) == {at(1, 1)}
    assert floor.between(at(1, 1), at(1, 2)) == 0
    assert floor.between(at(1, 1), at(1, 1)) == 0


def test_blocking_things_of_a_line_are_counted():
    floor, places = drawn("a|.#.b")
    assert floor.blocks(places["a"], places["b"]) == 2
    corner, places = drawn("a#\n#b")
    assert corner.blocks(places["a"], places["b"]) == 1
    clear, places = drawn("a#\n.b")
    assert clear.blocks(places["a"], places["b"]) == 0


def test_distances_go_round_walls_and_ignore_nothing():
    floor, places = drawn("a|b\n.|.\n..")
    assert floor.distances(places["a"])[places["b"]] == 4
    closed, places = drawn("a/b")
    assert closed.distances(places["a"]) == {places["a"]: 0}
    assert closed.opened(closed.doors).distances(places["a"])[places["b"]] == 1


def test_distances_pass_only_the_squares_given():
    floor = Floor(3, 1)
    assert floor.distances(0, through=0b001) == {0: 0}
    assert floor.distances(0) == {0: 0, 1: 1, 2: 2}


def test_offsets_in_eight_directions_count_the_larger_difference():
    board = grid(10, 10)
    assert board.apart(board.square(1, 1), board.square(4, 3)) == 3
    assert board.steps(board.square(1, 1), board.square(4, 3)) == 5


def test_a_tile_is_turned_with_its_walls_and_put_on_a_larger_board():
    tile, _ = drawn("#.\n-o\n..")
    once = tile.turned(1)
    assert once == drawn(".|#\n..")[0]
    board = grid(4, 4)
    there = once.placed(board, 2, 2)
    assert there.solid == 1 << board.square(3, 2)
    assert there.walls == board.edge(board.square(2, 2), board.square(3, 2))
    both = there.joined(tile.placed(board, 0, 0))
    assert both.solid == 1 << board.square(3, 2) | 1
    assert both.walls == there.walls | board.edge(board.square(0, 0), board.square(0, 1))


# ------------------------------------------------------------------------------------- for any floor


@st.composite
def floors(draw):
    board = grid(SIZE, SIZE)
    squares = st.integers(0, board.size - 1)
    pairs = [(one, other) for one in range(board.size) for other in bits(board.beside(1 << one)) if one < other]
    edges = draw(st.lists(st.sampled_from(pairs), max_size=25, unique=True))
    doors = draw(st.lists(st.sampled_from(pairs), max_size=10, unique=True))
    solid = draw(st.sets(squares, max_size=12))
    walls, door_edges = board.edges(edges), board.edges(doors)
    closed = draw(st.integers(0, (1 << 3 * board.size) - 1)) & door_edges
    return Floor(SIZE, SIZE, walls, door_edges, closed, sum(1 << square for square in solid))


SQUARES = st.integers(0, SIZE * SIZE - 1)


def looked_at_exactly(floor, source, target):
    """The same question by geometry: where the segment between the centres meets each barrier, in exact numbers."""
    board = floor.grid
    (x1, y1), (x2, y2) = board.column_row(source), board.column_row(target)

    def along(t):
        return x1 + t * (x2 - x1), y1 + t * (y2 - y1)

    def crossings():
        for start, end in ((x1, x2), (y1, y2)):
            for line in range(min(start, end), max(start, end)):
                yield (line + HALF - start) / Fraction(end - start)

    def square_at(point):
        x, y = point
        return board.square(int(x + HALF), int(y + HALF))

    times = sorted({Fraction(0), Fraction(1), *crossings()})
    stretches = [square_at(along((one + other) / 2)) for one, other in pairwise(times)]
    if any(floor.solid >> square & 1 for square in stretches[1:-1]):
        return False
    return all(_open_between(floor, one, other) for one, other in pairwise(stretches))


def _open_between(floor, one, other):
    board = floor.grid
    shut = floor.walls | floor.closed
    across, down = board.offset(one, other)
    if not (across and down):
        return not shut & board.edge(one, other)
    ways = (one + across, one + down * board.columns)
    return any(
        not floor.solid >> via & 1 and not shut & (board.edge(one, via) | board.edge(via, other)) for via in ways
    )


@settings(max_examples=400, deadline=None)
@given(floors(), SQUARES, SQUARES)
def test_sight_is_what_exact_geometry_says(floor, source, target):
    assert floor.sees(source, target) == looked_at_exactly(floor, source, target)


@settings(max_examples=200, deadline=None)
@given(floors(), SQUARES, SQUARES)
def test_who_sees_is_seen(floor, source, target):
    assert floor.sees(source, target) == floor.sees(target, source)
    assert floor.blocks(source, target) == floor.blocks(target, source)
    assert floor.sees(source, target) == (floor.blocks(source, target) == 0)
    assert floor.between(source, target) == floor.between(target, source)


@settings(max_examples=100, deadline=None)
@given(floors(), SQUARES, SQUARES, SQUARES)
def test_another_wall_never_lets_one_see_more(floor, source, target, at):
    board = floor.grid
    walled = Floor(SIZE, SIZE, floor.walls | board.edges_of(at), floor.doors, floor.closed, floor.solid)
    assert floor.sees(source, target) or not walled.sees(source, target)
    if source != target and at in (source, target):
        assert not walled.sees(source, target)


@settings(max_examples=150, deadline=None)
@given(floors(), SQUARES)
def test_adjacent_squares_are_neighbours_in_sight(floor, square):
    board = floor.grid
    for other in range(board.size):
        near = board.apart(square, other) == 1 and floor.sees(square, other) and not floor.solid >> other & 1
        assert floor.adjacent(square, other) == near


@settings(max_examples=100, deadline=None)
@given(floors(), SQUARES)
def test_distances_are_a_search_over_adjacent_squares(floor, start):
    plain = distances(start, lambda square: list(bits(floor.around(1 << square))))
    assert floor.distances(start) == plain


@settings(max_examples=100, deadline=None)
@given(floors(), SQUARES)
def test_a_step_in_four_directions_needs_an_open_edge(floor, square):
    board = floor.grid
    shut = floor.walls | floor.closed
    for other in range(board.size):
        open_ = board.steps(square, other) == 1 and not shut & board.edge(square, other)
        assert bool(floor.beside(1 << square) >> other & 1) == (open_ and not floor.solid >> other & 1)


@settings(max_examples=60, deadline=None)
@given(floors(), SQUARES, SQUARES, st.integers(0, 7))
def test_turning_a_floor_turns_what_is_seen(floor, source, target, quarters):
    turned = floor.turned(quarters)
    one, other = source, target
    for _ in range(quarters % 4):
        one, other = floor.grid.turned(one), floor.grid.turned(other)
    assert turned.sees(one, other) == floor.sees(source, target)
    assert floor.turned(4) == floor


@settings(max_examples=20, deadline=None)
@given(floors(), SQUARES, st.integers(0, (1 << SIZE * SIZE) - 1))
def test_what_is_seen_from_a_square(floor, source, within):
    assert set(bits(floor.seen_from(source))) == {to for to in range(SIZE * SIZE) if floor.sees(source, to)}
    assert floor.seen_from(source, within) == floor.seen_from(source) & (within | 1 << source)


def test_every_pair_of_an_empty_floor_is_in_sight():
    floor = Floor(SIZE, SIZE)
    assert all(floor.sees(one, other) for one, other in product(range(SIZE * SIZE), repeat=2))

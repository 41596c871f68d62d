"""Views as vectors: complete where they can be, from the viewer's place, and blind for what is hidden."""

from enum import StrEnum

import numpy as np
import pytest
from msgspec import Struct

from fathom.envs.observing import Observing
from fathom.envs.parts import LIMIT, Part, Parts
from fathom.games import load
from fathom.games.noughts import Mark
from fathom.kernel import Chance, Game, Match, SeatNumber
from tests.conformance.play import every_game, every_question, walk_through


def observing(match: Match) -> Observing:
    return Observing(match.game, match.setup)


@every_question
def test_every_view_of_a_game_fits(game: Game, stride: int):
    observer = None
    for match in walk_through(game, 4, stride=stride):
        observer = observer or observing(match)
        for seat in range(match.setup.seats):
            vector = observer.vector(match.view(seat), seat, seat in match.asks)
            assert vector.shape == (observer.size,)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()
            assert np.abs(vector).max() <= LIMIT


@every_game
def test_the_vector_does_not_depend_on_what_is_hidden(game: Game):
    chance, observer = Chance.of("eyes"), None
    for match in walk_through(game, 5, stride=20):
        observer = observer or observing(match)
        for seat in range(match.setup.seats):
            view = match.view(seat)
            other = game.redact(game.resample(view, chance), seat)
            assert (observer.vector(view, seat, True) == observer.vector(other, seat, True)).all()


@every_question
def test_the_vector_changes_when_the_game_goes_on(game: Game, stride: int):
    seen, observer, count = set(), None, 0
    for match in walk_through(game, 6, stride=stride):
        observer = observer or observing(match)
        seen.add(observer.vector(match.view(0), 0, False).tobytes())
        count += 1
    assert len(seen) > count / 3


def test_noughts_is_seen_from_ones_own_place():
    match = Match.start(load("noughts"))
    match.answer(0, Mark(4))
    observer = observing(match)
    at, size = observer.fields["cells"]
    own, other = (observer.vector(match.view(seat), seat, seat == 1) for seat in (0, 1))
    assert own[:3].tolist() == [1, 0, 0]  # I am seat 0 and not asked
    assert other[:3].tolist() == [0, 1, 1]
    assert own[at : at + size].reshape(9, 2)[4].tolist() == [1, 0]  # mine
    assert other[at : at + size].reshape(9, 2)[4].tolist() == [0, 1]  # the other's
    assert own[at : at + size].sum() == 1


def test_connect_four_shows_ones_own_discs_first():
    match = Match.start(load("connect-four"))
    match.answer(0, match.turn.options[3])
    observer = observing(match)
    at, _ = observer.fields["discs"]
    own, other = (observer.vector(match.view(seat), seat, False)[at : at + 98].reshape(2, 49) for seat in (0, 1))
    assert own[0, 21] == 1
    assert own.sum() == other.sum() == 1
    assert (own[0] == other[1]).all()


def test_nautilus_shows_ones_own_board_first():
    match = Match.start(load("nautilus"), 3, "x", first=1)
    match.state.players[2].money = 17
    observer = observing(match)
    at, size = observer.fields["players"]
    money = [observer.vector(match.view(seat), seat, False)[at : at + size].reshape(3, -1)[:, 3] for seat in (0, 2)]
    assert [list(row) for row in money] == [[50, 50, 17], [17, 50, 50]]


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Thing(Struct):
    colour: Colour | None = None
    many: list[Colour] = []
    counts: dict[Colour, int] = {}
    owner: SeatNumber = SeatNumber(0)
    open: bool = False
    text: str = ""
    number: int = 0


def written(thing: Thing, **fields: object) -> dict[str, list[float]]:
    """Each field of a thing as it is written, for a viewer in seat 1 of 2."""
    found = {}
    for name, part in Parts(load("noughts"), 2).of_struct(Thing, Thing()):
        assert isinstance(part, Part)
        vector = np.zeros(part.size, np.float32)
        part.write(getattr(thing, name), memoryview(vector), 0, 1)
        found[name] = vector.tolist()
    return found


def test_every_sort_of_field_has_its_way():
    found = written(
        Thing(Colour.BLUE, [Colour.RED, Colour.BLUE, Colour.RED], {Colour.BLUE: 7}, SeatNumber(0), True, "hello", 10**9)
    )
    assert found["colour"] == [1, 0, 1]
    assert found["many"] == [2, 1]  # how many there are of each
    assert found["counts"] == [0, 7]
    assert found["owner"] == [0, 1]  # the seat after the viewer's
    assert found["open"] == [1]
    assert found["text"] == []
    assert found["number"] == [LIMIT]


def test_what_is_not_there_is_zeros():
    found = written(Thing())
    assert found["colour"] == [0, 0, 0]
    assert not any(found["many"])


@pytest.mark.parametrize(("game", "seats"), [("noughts", 2), ("connect-four", 2), ("nautilus", 2), ("nautilus", 4)])
def test_the_fields_follow_each_other_without_gaps(game, seats):
    match = Match.start(load(game), seats)
    observer = observing(match)
    start = seats + 1
    for at, size in observer.fields.values():
        assert at == start
        start += size
    assert start == observer.size


@every_question
def test_the_state_gives_the_same_vector_as_the_view(game: Game, stride: int):
    """Only what has changed is redacted and written: nothing old stays, and nothing hidden comes in."""
    by_view = by_state = None
    for match in walk_through(game, 7, stride=stride):
        by_view, by_state = by_view or observing(match), by_state or observing(match)
        for seat in range(match.setup.seats):
            expected = by_view.vector(match.view(seat), seat, True)
            assert (by_state.seen(match.state, seat, True) == expected).all()

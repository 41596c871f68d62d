"""`Search`: PUCT over imagined worlds, with a policy and a value of one's own."""

from collections.abc import Sequence

import pytest

from fathom.bots import Position, Search
from fathom.games import load
from fathom.games.connect_four import Drop
from fathom.kernel import Match

FOUR = load("connect-four")


def won_by_three() -> Match:
    """Seat 0 has three discs in column 3, and is asked."""
    match = Match.start(FOUR, seed="7")
    for column in (3, 0, 3, 0, 3, 1):
        match.answer(match.turn.seat, Drop(column))
    return match


def even(positions: Sequence[Position]) -> list[list[float]]:
    return [[1.0] * len(position.ask.options) for position in positions]


def halves(worlds: Sequence[Match]) -> list[list[float]]:
    return [[0.5] * world.setup.seats for world in worlds]


def test_a_win_in_one_is_found_without_any_help():
    assert Search(FOUR, won_by_three().memory(0), seed="s").run(60).best() == Drop(3)


def test_a_win_in_one_is_found_with_an_even_policy_and_a_value_that_knows_nothing():
    search = Search(FOUR, won_by_three().memory(0), even, halves, seed="s").run(60)
    assert search.best() == Drop(3)
    assert search.tried()[Drop(3)][1] == 1.0


def test_a_win_in_one_of_the_other_is_stopped():
    match = won_by_three()
    match.answer(0, Drop(6))
    assert Search(FOUR, match.memory(1), even, halves, seed="s").run(400).best() == Drop(3)


def test_the_policy_says_what_is_tried_first():
    def only_five(positions: Sequence[Position]) -> list[list[float]]:
        return [[float(option == Drop(5)) for option in position.ask.options] for position in positions]

    search = Search(FOUR, Match.start(FOUR, seed="1").memory(0), only_five, halves, seed="s", batch=1).run(10)
    assert search.tried()[Drop(5)][0] == 10


def test_the_value_says_where_to_go():
    def likes_the_left(worlds: Sequence[Match]) -> list[list[float]]:
        left = [world.state.heights[0] > 0 for world in worlds]
        return [[0.9, 0.1] if each else [0.1, 0.9] for each in left]

    memory = Match.start(FOUR, seed="1").memory(0)
    assert Search(FOUR, memory, even, likes_the_left, seed="s", batch=4).run(100).best() == Drop(0)


def test_policy_and_value_are_asked_in_batches():
    asked, valued = [], []

    def policy(positions: Sequence[Position]) -> list[list[float]]:
        asked.append(len(positions))
        return even(positions)

    def value(worlds: Sequence[Match]) -> list[list[float]]:
        valued.append(len(worlds))
        return halves(worlds)

    Search(FOUR, Match.start(FOUR, seed="1").memory(0), policy, value, seed="s", batch=7).run(28)
    assert asked == [1, 7, 7, 7, 7]  # first of all the question itself
    assert valued == [7, 7, 7, 7]


def test_the_answers_of_a_batch_differ():
    search = Search(FOUR, Match.start(FOUR, seed="1").memory(0), even, halves, seed="s", batch=7).run(7)
    assert [visits for visits, _ in search.tried().values()] == [1] * 7


@pytest.mark.parametrize("batch", [1, 8])
def test_the_same_seed_gives_the_same_search(batch: int):
    nautilus = load("nautilus")
    match = Match.start(nautilus, seats=2, seed="7", first=1)
    first, again = (Search(nautilus, match.memory(0), seed="s", batch=batch).run(24) for _ in range(2))
    assert first.tried() == again.tried()
    assert sum(visits for visits, _ in first.tried().values()) == first.iterations == 24


def test_what_is_hidden_does_not_reach_policy_or_value():
    """Two games that look alike to the seat give the same search, whatever lies face down."""
    nautilus = load("nautilus")
    match = Match.start(nautilus, seats=2, seed="7", first=1)
    told = []
    for seed in ("one", "two"):
        memory = match.memory(0)
        worlds = []

        def value(found: Sequence[Match], worlds: list[Match] = worlds) -> list[list[float]]:
            worlds += found
            return halves(found)

        Search(nautilus, memory, even, value, seed=seed).run(8)
        assert all(world.state is not match.state for world in worlds)
        told.append([world.state.tokens for world in worlds])
    assert told[0] != told[1]
    assert match.state.tokens not in told[0] + told[1]


@pytest.mark.parametrize("name", ["nautilus", "unfathomable", "machina-arcana", "sleeping-gods", "connect-four"])
def test_every_game_can_be_searched(name: str):
    game = load(name)
    match = Match.start(game, seed="p")
    ask = match.turn
    search = Search(game, match.memory(ask.seat), even, halves, seed="s").run(6)
    assert search.best() in ask.options


def test_with_play_on_a_value_is_asked_between_rounds_only():
    nautilus = load("nautilus")
    match = Match.start(nautilus, seats=2, seed="7", first=1)
    rounds = []

    def value(worlds: Sequence[Match]) -> list[list[float]]:
        rounds.extend(world.state.round for world in worlds)
        return halves(worlds)

    before = match.state.round
    Search(nautilus, match.memory(0), value=value, play_on=True, seed="s").run(8)
    assert rounds
    assert set(rounds) == {before + 1}

"""Tournaments: everybody plays everybody in every seat, and the table says who is stronger."""

import pytest

from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import carry_out
from fathom.lab.studies.tournament import crosstable, line_ups, standings, tournament


def planned(bots: list[str], rounds: int, seats: int) -> dict[tuple[str, ...], int]:
    study = tournament("nautilus", bots, rounds, seats, "1", {})
    return dict(zip((tuple(plan.bots) for plan in study.plans), study.games, strict=True))


def test_two_bots_change_seats_from_round_to_round():
    assert planned(["a", "b"], 5, 2) == {("a", "b"): 3, ("b", "a"): 2}


def test_everybody_meets_everybody_as_often_as_there_are_rounds():
    found = planned(["a", "b", "c"], 10, 2)
    assert sum(found.values()) == 30
    assert all(games == 5 for games in found.values())


def test_three_sit_in_all_six_orders():
    found = planned(["a", "b", "c"], 12, 3)
    assert len(found) == 6
    assert set(found.values()) == {2}


def test_few_rounds_leave_orders_out():
    assert planned(["a", "b", "c"], 2, 3) == {("a", "b", "c"): 1, ("a", "c", "b"): 1}


def test_where_seats_are_left_some_bots_sit_twice():
    assert line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


@pytest.mark.parametrize("bots", [["a"], ["a", "a"], []])
def test_a_tournament_of_one_is_none(bots):
    with pytest.raises(ValueError, match="two or more bots, each named once"):
        tournament("nautilus", bots, 10, 2, "1", {})


GAMES = [(["a", "b"], [0])] * 30 + [(["b", "a"], [0])] * 10 + [(["a", "b"], [0, 1])] * 10


def test_standings_are_sorted_by_strength():
    first, second = standings(["b", "a"], GAMES)
    assert (first.bot, second.bot) == ("a", "b")
    assert (first.duels, first.share) == (50, pytest.approx(0.7))
    assert first.share_low < 0.7 < first.share_high
    assert first.elo_low < first.elo < first.elo_high
    assert first.elo > 1500 > second.elo


def test_the_crosstable_holds_both_sides():
    assert crosstable(["a", "b"], GAMES) == {("a", "b"): pytest.approx(0.7), ("b", "a"): pytest.approx(0.3)}


def test_a_bot_is_not_rated_against_itself():
    first = standings(["a", "b"], [(["a", "a", "b"], [0])])[0]
    assert (first.bot, first.duels, first.share) == ("a", 2, 0.75)  # one win, and a draw of two who did not win


def test_greedy_is_stronger_than_random():
    study = tournament("nautilus", ["random", "greedy"], 6, 2, "1", {})
    games = [(study.plans[each.plan].bots, each.winners) for each in carry_out(study, Engine()).played]
    assert [standing.bot for standing in standings(["random", "greedy"], games)] == ["greedy", "random"]

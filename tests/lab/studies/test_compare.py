"""Comparisons: the same games with other bots on one side, and what that side gains, game by game."""

import pytest

from fathom.bots import RandomBot
from fathom.games import load
from fathom.games.unfathomable.bots import Shipmate
from fathom.kernel import Match
from fathom.lab.pages.figures import Figures
from fathom.lab.running.engines import Engine
from fathom.lab.studies.compare import Compared, cells, compare, compared
from fathom.lab.studies.sides import Sided, sides_of
from fathom.lab.studies.simulate import Plan, Played, carry_out, play_one


def planned(**changed):
    wanted = {"game": "unfathomable", "bots": ["shipmate", "random"], "games": 3, "seats": 4, "seed": "tide"}
    return compare(**{**wanted, "settings": {"crew": "drawn"}, **changed})


def result(plan: int, number: int, winners: list[int], sides: str = "hht", error: str = "") -> Played:
    names = {"h": "humans", "t": "traitors"}
    return Played("", winners, [], 1, 1, error, plan=plan, number=number, sides=[names[side] for side in sides])


def test_a_plan_for_each_bot_with_the_same_seeds():
    study = planned()
    assert [plan.bots for plan in study.plans] == [["shipmate"] * 4, ["random"] * 4]
    assert {(plan.seed, plan.side, plan.others) for plan in study.plans} == {("tide", "humans", "shipmate")}
    assert (study.kind, study.games) == ("compare", [3, 3])


def test_another_side_and_other_others():
    plan = planned(side="traitors", others="random").plans[0]
    assert (plan.side, plan.others) == ("traitors", "random")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bots": ["shipmate"]}, "two or more bots, each named once"),
        ({"bots": ["shipmate", "shipmate"]}, "two or more bots, each named once"),
        ({"game": "nautilus", "seats": 2, "settings": {}}, "nobody wins together in nautilus"),
        ({"side": "fish"}, "unknown side of unfathomable 'fish': choose from humans, traitors"),
    ],
)
def test_what_cannot_be_compared(changed, why):
    with pytest.raises((ValueError, LookupError), match=why):
        planned(**changed)


def test_differences_are_taken_game_by_game():
    played = [
        *(result(0, number, [0, 1] if number < 4 else [2]) for number in range(10)),
        *(result(1, number, [0, 1] if number in (0, 1, 2, 6, 7, 8) else [2]) for number in range(10)),
    ]
    first, second = compared(planned(), played)
    assert (first.bot, first.share, first.difference, first.gained, first.lost) == ("shipmate", 0.4, 0.0, 0, 0)
    assert (second.bot, second.share, second.gained, second.lost) == ("random", 0.6, 3, 1)
    assert second.difference == pytest.approx(0.2)
    assert second.difference_low == pytest.approx(0.2 - 1.96 * 0.632456 / 10**0.5, abs=1e-4)
    assert second.low < 0.6 < second.high


def test_a_game_counts_only_where_both_have_finished_it():
    played = [result(0, 0, [2]), result(0, 1, [], error="broken"), result(1, 0, [0]), result(1, 1, [0])]
    first, second = compared(planned(), played)
    assert (first.games, second.games, second.gained, second.difference) == (1, 2, 1, 1.0)


def test_the_side_of_a_seat_is_that_of_the_end():
    played = [result(0, 0, [2], "hht"), result(1, 0, [2], "tth")]
    first, second = compared(planned(), played)
    assert (first.share, second.share) == (0.0, 1.0)


def test_a_table_of_bots_tells_what_the_others_gain_from_low_to_high():
    first = Compared("shipmate", 1200, 0.4, 0.35, 0.45, 0.0, 0.0, 0.0, 0, 0)
    second = Compared("random", 1200, 0.5, 0.45, 0.55, 0.1, 0.02, 0.18, 300, 180)
    assert cells([first, second], Figures("en")) == [
        ["shipmate", "1,200", "40.0 % (35 – 45 %)", "", "", ""],
        ["random", "1,200", "50.0 % (45 – 55 %)", "+10.0 (+2.0 – +18.0)", "300", "180"],
    ]


def test_nothing_played_yet():
    assert [line.games for line in compared(planned(), [])] == [0, 0]


class Scribe(RandomBot):
    """Notes the sides of the seats for which it answers."""

    def __init__(self, match: Match) -> None:
        super().__init__("scribe")
        self.match, self.sides = match, set()

    def choose(self, seen, ask):
        self.sides.add(sides_of(self.match.state)[ask.seat])
        return super().choose(seen, ask)


def test_each_bot_answers_for_its_own_side_only():
    match = Match.start(load("unfathomable"), seats=4, seed="tide", crew="drawn")
    ours, theirs = Scribe(match), Scribe(match)
    chairs = [Sided(match, "humans", ours, theirs) for _ in range(4)]
    while (ask := match.turn) is not None:
        match.answer(ask.seat, chairs[ask.seat].choose(None, ask))
    assert (ours.sides, theirs.sides) == ({"humans"}, {"traitors"})


def test_a_bot_compared_with_itself_plays_the_same_game(monkeypatch):
    monkeypatch.setattr("fathom.bots.bots_of", lambda game: {"one": Shipmate, "two": Shipmate, "shipmate": Shipmate})
    study = planned(bots=["one", "two"], games=1, seats=3)
    one, two = carry_out(study, Engine()).played
    assert (one.winners, one.scores, one.decisions, one.sides) == (two.winners, two.scores, two.decisions, two.sides)
    assert set(one.sides) == {"humans", "traitors"}


def test_random_humans_reach_port_less_often():
    study = planned(games=3, seats=3)
    shipmates, chance = compared(study, carry_out(study, Engine()).played)
    assert chance.share <= shipmates.share


def test_a_game_without_sides_has_none():
    assert play_one(Plan("noughts", ["random"] * 2, "tide"), 0).sides == []

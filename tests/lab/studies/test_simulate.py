"""Simulations: the same whatever the number of workers, honest about errors and about certainty."""

from collections.abc import Callable

import pytest

import fathom.lab.studies.simulate
from fathom.games import load
from fathom.games.noughts import GAME, Mark, Noughts
from fathom.kernel import Action, Ask, Unknown
from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import Plan, Played, Study, _without, carry_out, play_one, simulate, summary, wilson

PLAN = Plan("noughts", ["random", "random"], "tide")


def played_of(plan: Plan, games: int, jobs: int = 1) -> list[Played]:
    return carry_out(Study("simulate", [plan], [games]), Engine(jobs=jobs)).played


def test_the_same_plan_gives_the_same_games_whatever_the_number_of_workers():
    alone = played_of(PLAN, 60)
    assert alone == played_of(PLAN, 60, jobs=2)
    assert len({played.seed for played in alone}) == 60


def test_a_game_of_a_plan_does_not_depend_on_the_games_before_it():
    assert play_one(PLAN, 41) == played_of(PLAN, 42)[41]


def test_another_seed_gives_other_games():
    other = Plan("noughts", ["random", "random"], "ebb")
    assert [played.scores for played in played_of(PLAN, 30)] != [played.scores for played in played_of(other, 30)]


def test_the_plans_of_a_study_take_turns_and_come_back_in_order():
    study = Study("sweep", [PLAN, Plan("noughts", ["random", "random"], "ebb")], [1, 3])
    assert list(study.items()) == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert [(played.plan, played.number) for played in carry_out(study, Engine()).played] == list(study.items())


def test_a_game_tells_who_was_asked_first_and_what_ended_it():
    plan = Plan("nautilus", ["random"] * 3, "tide", {"first": 3})
    assert play_one(plan, 0).first == 2
    assert play_one(plan, 0).ending == "idle"
    assert simulate(plan, 2).endings == {"idle": 2}


def test_a_summary_counts_games_wins_and_decisions():
    found = simulate(PLAN, 40)
    assert (found.game, found.games, found.errors) == ("noughts", 40, [])
    assert sum(found.wins) == pytest.approx(40)
    assert 5 * 40 <= found.decisions <= 9 * 40
    assert len(found.scores) == len(found.rounds) == 40


def test_a_draw_counts_in_parts():
    done = [Played("a", [0, 1], [0, 0], 0, 9, result=[0.5, 0.5]), Played("b", [0], [1, 0], 0, 5, result=[1, 0])]
    assert summary(PLAN, done, 1.0).wins == [1.5, 0.5]


def test_a_team_wins_together_and_sometimes_nobody_does():
    plan = Plan("nautilus", ["random"] * 3, "tide")
    done = [Played("a", [0, 2], [1, 0, 1], 0, 9, result=[1, 0, 1]), Played("b", [], [0, 0, 0], 0, 5, result=[0, 0, 0])]
    assert summary(plan, done, 1.0).wins == [1, 0, 1]


def test_progress_is_told_game_by_game():
    told = []
    simulate(PLAN, 25, told=told.append)
    assert [played.seed for played in told] == [f"tide/{number}" for number in range(25)]


def test_an_interrupted_simulation_sums_up_what_is_done():
    def stop_after_ten(played: Played) -> None:
        if played.seed == "tide/9":
            raise KeyboardInterrupt

    assert simulate(PLAN, 40, told=stop_after_ten).games == 10


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (520, 1000, 0.4890, 0.5509)],
)
def test_the_interval_of_a_share_of_wins(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_certain():
    assert wilson(0, 0) == (0.0, 1.0)
    assert simulate(PLAN, 0).interval(1) == (0.0, 1.0)


def break_game_three(monkeypatch, method, when):
    """Let a method of the state fail in game 3 of the plan."""
    kept = getattr(Noughts, method)

    def broken(self, *args):
        if when(self):
            raise RuntimeError("the board broke")
        return kept(self, *args)

    monkeypatch.setattr(Noughts, method, broken)


def key_of_game_three() -> bytes:
    return GAME.set_up(PLAN.setup(GAME, 3)).chance.key


@pytest.mark.parametrize("method", ["tell", "scores"], ids=["while playing", "while scoring"])
def test_an_error_in_a_game_is_counted_and_told_with_its_seed(monkeypatch, method):
    key = key_of_game_three()
    break_game_three(monkeypatch, method, lambda state: state.chance.key == key)
    found = simulate(PLAN, 10)
    assert found.games == 9
    assert found.errors == ["seed tide/3: RuntimeError: the board broke"]
    assert sum(found.wins) == pytest.approx(9)


def test_an_unknown_bot_is_told_which_there_are():
    with pytest.raises(Unknown, match="unknown bot for noughts 'deep-thought': choose from random"):
        simulate(Plan("noughts", ["random", "deep-thought"], "tide"), 1)


def test_an_unknown_game_is_told_which_there_are():
    with pytest.raises(Unknown, match=r"unknown game 'chess': choose from .*noughts"):
        simulate(Plan("chess", ["random"], "tide"), 1)


def test_an_unknown_option_is_refused_before_anything_is_played(monkeypatch):
    monkeypatch.setattr(Engine, "run", lambda *_: pytest.fail("it played"))
    with pytest.raises(Unknown, match="unknown option of noughts 'turbo'"):
        simulate(Plan("noughts", ["random", "random"], "tide", {"turbo": 1}), 1)


def test_a_wrong_number_of_bots_is_refused_before_anything_is_played(monkeypatch):
    monkeypatch.setattr(Engine, "run", lambda *_: pytest.fail("it played"))
    with pytest.raises(ValueError, match="for 2 seats, not 3"):
        simulate(Plan("noughts", ["random"] * 3, "tide"), 1)


# ------------------------------------------------------------------------------------------ forfeits


class Fragile:
    """Plays its third answer in its own way."""

    needs_view = needs_memory = False

    def __init__(self, last: Callable[[Ask], Action]) -> None:
        self.last, self.asked = last, 0

    def choose(self, seen: object, ask: Ask) -> Action:
        self.asked += 1
        return ask.options[0] if self.asked < 3 else self.last(ask)


def crashes(ask: Ask) -> Action:
    raise ValueError("out of ideas")


def leaves(ask: Ask) -> Action:
    raise SystemExit(1)


def cheats(ask: Ask) -> Action:
    return Mark(cell=77)


@pytest.mark.parametrize(
    ("last", "fault"), [(crashes, "ValueError: out of ideas"), (leaves, "SystemExit: 1"), (cheats, "is no answer")]
)
def test_a_bot_that_breaks_down_forfeits_the_game(monkeypatch: pytest.MonkeyPatch, last, fault: str):
    made = fathom.lab.studies.simulate.hire
    monkeypatch.setattr(
        "fathom.lab.studies.simulate.hire",
        lambda game, name, seed: Fragile(last) if seed.endswith("bot1") else made(game, name, seed),
    )
    played = play_one(PLAN, 0)
    assert (played.winners, played.forfeit, played.ending, played.decisions) == ([0], 1, "forfeit", 5)
    assert fault in played.fault
    assert played.error == ""
    found = summary(PLAN, [played], 1.0)
    assert (found.games, found.wins, found.forfeits, found.errors) == (1, [1.0, 0.0], [0, 1], [])


def test_who_forfeits_at_the_first_question_has_a_score_like_everybody(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.bots.RandomBot.choose", lambda bot, seen, ask: crashes(ask))
    played = play_one(Plan("machina-arcana", ["random"] * 3, "early"), 0)
    assert (played.scores, played.winners, played.ending) == ([0, 0, 0], [], "forfeit")


def test_who_forfeits_loses_with_the_own_side():
    game = load("unfathomable")
    assert _without(0, ["human", "traitor", "human", "human"], game, 4) == [0, 1, 0, 0]
    assert _without(1, [], game, 3) == [0.5, 0, 0.5]


def test_plans_take_turns_until_each_has_its_games():
    study = Study("compare", [Plan("noughts", ["random"] * 2, "1")] * 3, [1, 3, 0])
    assert list(study.items()) == [(0, 0), (1, 0), (1, 1), (1, 2)]
    assert study.total == 4


def test_a_game_tells_how_far_it_came():
    plan = Plan("machina-arcana", ["random"] * 2, "far")
    summed = simulate(plan, 4)
    assert not summed.errors
    assert set(summed.milestones) == {"chapter", "level"}
    assert all(sum(counts.values()) == 4 for counts in summed.milestones.values())

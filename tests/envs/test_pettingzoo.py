"""The PettingZoo environments: PettingZoo's own tests on every game, and what they do not test."""

import sys
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from fathom.envs.pettingzoo import Cycles, Turns, env, parallel_env
from fathom.envs.seats import Seats
from fathom.games import load
from fathom.games.noughts import Mark
from fathom.kernel import Unknown
from fathom.kernel.extras import Missing
from fathom.lab.running.bench import WHOLE
from tests.conformance.play import GAMES

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo's tests warn of what is not a plain array
on_every_game = pytest.mark.parametrize("game", GAMES)
on_every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in sorted({load(game).seats[0], load(game).seats[-1]})],
)


@on_every_table
def test_pettingzoo_api_test(game, seats):
    api_test(env(game, seats), num_cycles=120)


@on_every_table
def test_pettingzoo_seed_test(game, seats):
    seed_test(partial(env, game, seats), num_cycles=60)


@on_every_table
def test_pettingzoo_max_cycles_test(game, seats):
    """It gives random codes, legal or not, and wants every agent in every cycle: that is `everyone`."""
    settings = WHOLE.get(game, {})
    module = SimpleNamespace(
        env=partial(env, game, seats, everyone=True, **settings),
        parallel_env=partial(parallel_env, game, seats, **settings),
    )
    max_cycles_test(module)


@on_every_table
def test_pettingzoo_render_test(game, seats):
    render_test(partial(env, game, seats))


def test_pettingzoo_api_test_with_answers_and_all_seats():
    api_test(env("nautilus", seats=4, answers=128), num_cycles=60)


def test_settings_can_be_changed_for_one_game():
    table = env("nautilus", seats=2)
    table.reset(seed=1, options={"settings": {"base": "free"}})
    assert table.last()[4]["prompt"] == "base"
    table.reset(seed=1)
    assert table.last()[4]["prompt"] == "buy"


def test_a_table_is_drawn_for_people_and_painted():
    table = env("nautilus", seats=2, render_mode="ansi")
    table.reset(seed=1)
    assert "\x1b[" in table.render()
    painted = env("nautilus", seats=2, render_mode="rgb_array")
    painted.reset(seed=1)
    assert painted.render().ndim == 3


def test_the_state_shows_what_no_agent_sees():
    table = env("nautilus", seats=2)
    table.reset(seed=1)
    token = table.unwrapped.seats.playing.state.tokens
    before = table.state()
    token[0], token[1] = token[1], token[0]
    assert token[0] == token[1] or (table.state() != before).any()


@on_every_table
def test_pettingzoo_parallel_api_test(game, seats):
    parallel_api_test(parallel_env(game, seats), num_cycles=60)


@on_every_table
def test_pettingzoo_api_test_with_everyone(game, seats):
    api_test(env(game, seats, everyone=True), num_cycles=30)


def play(table, choose=lambda codes: codes[0], seed=1):
    """Play to the end; returns what was asked of whom, and the rewards."""
    table.reset(seed=seed)
    asked, rewards = [], {}
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        if over or cut:
            rewards[agent] = reward
            table.step(None)
            continue
        codes = np.flatnonzero(observation["action_mask"])
        assert list(codes) == sorted(info["answers"])
        asked.append((agent, info["prompt"]))
        table.step(choose(codes))
    return asked, rewards


def test_noughts_is_played_in_turns_to_a_win():
    asked, rewards = play(env("noughts"))
    assert [agent for agent, _ in asked] == ["seat_0", "seat_1"] * 3 + ["seat_0"]  # 0 2 4 6 make a diagonal
    assert rewards == {"seat_0": 1.0, "seat_1": -1.0}


def test_a_draw_is_nobodys():
    cells = iter([0, 1, 2, 4, 3, 5, 7, 6, 8])
    _, rewards = play(env("noughts"), lambda codes: next(cells) + 1)
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_the_info_holds_the_view_and_the_answers():
    table = env("noughts")
    table.reset(seed=3)
    _, _, _, _, info = table.last()
    assert info["view"].cells == [-1] * 9
    assert info["answers"][5] == Mark(4)
    assert (info["prompt"], info["left_out"]) == ("mark", 0)
    table.step(5)
    assert table.last()[4]["view"].cells[4] == 0
    assert table.infos["seat_0"] == {}


def test_the_last_info_holds_the_result():
    table = env("noughts")
    table.reset(seed=1)
    for code in (1, 4, 2, 5, 3):
        table.step(code)
    assert table.infos["seat_1"]["winners"] == [0]
    assert table.infos["seat_1"]["scores"] == [1, 0]


def together(table, asks, act):
    """Play Unfathomable by chance until several have a choice at once; whoever can only pass is not asked."""
    rng = np.random.default_rng(1)
    while len(asks()) < 2:
        act(rng)
    return asks()


def test_a_question_to_several_becomes_one_agent_after_the_other():
    table = env("unfathomable", seats=4)
    table.reset(seed=1)
    match = table.unwrapped.seats.match
    first, second = together(
        table,
        lambda: [*match.asks][:2],
        lambda rng: table.step(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))),
    )
    assert table.agent_selection == f"seat_{first}"
    prompt = table.last()[4]["prompt"]
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert table.agent_selection == f"seat_{second}"
    assert table.last()[4]["prompt"] == prompt


def test_an_agent_sees_nothing_of_anothers_answer_before_all_have_answered():
    table = env("unfathomable", seats=4)
    table.reset(seed=1)
    match = table.unwrapped.seats.match
    _, second = together(
        table,
        lambda: [*match.asks][:2],
        lambda rng: table.step(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))),
    )
    before = table.observe(f"seat_{second}")["observation"].copy()
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert (before == table.observe(f"seat_{second}")["observation"]).all()


def test_who_has_no_choice_is_not_asked():
    asked, _ = play(env("nautilus", seats=3), np.random.default_rng(1).choice)
    table = env("nautilus", seats=3)
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    for agent in table.agent_iter(200):
        observation, _, over, cut, info = table.last()
        assert over or cut or len(info["answers"]) > 1, (agent, info["prompt"])
        table.step(None if over or cut else rng.choice(np.flatnonzero(observation["action_mask"])))
    assert asked


@on_every_game
def test_the_same_seed_gives_the_same_game_and_the_next_another(game):
    def first_and_second(seed):
        table = env(game)
        table.reset(seed=seed)
        one = table.unwrapped.seats.match.setup.seed
        table.reset()
        return one, table.unwrapped.seats.match.setup.seed

    assert first_and_second(5) == first_and_second(5)
    assert len({*first_and_second(5), *first_and_second(6)}) == 4


def test_whoever_knows_the_seed_can_deal_the_games_again_without_us():
    table, drawn = env("noughts"), np.random.default_rng(5)
    table.reset(seed=5)
    for _ in range(20):
        assert table.unwrapped.seats.match.setup.seed == str(drawn.integers(2**63))
        table.reset()


def test_an_illegal_code_ends_the_game_and_costs_its_agent():
    table = env("noughts")
    table.reset(seed=1)
    table.step(1)
    table.step(1)
    assert all(table.terminations.values())
    assert table.unwrapped._cumulative_rewards == {"seat_0": 0.0, "seat_1": -1.0}


def test_the_bare_environment_refuses_an_illegal_code_and_changes_nothing():
    table = Turns(Seats("noughts"))
    table.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0: 0 is not among the legal choices"):
        table.step(0)
    assert table.agent_selection == "seat_0"
    assert table.last()[4]["view"].cells == [-1] * 9


def test_in_cycles_an_illegal_code_stands_for_the_lowest_and_is_told():
    table = Cycles(Seats("noughts"))
    table.reset(seed=1)
    _, _, _, _, infos = table.step({"seat_0": 0, "seat_1": 0})
    assert infos["seat_0"]["view"].cells[0] == 0
    assert (infos["seat_0"]["illegal"], infos["seat_1"]["illegal"]) == (True, False)


def test_in_cycles_who_is_not_asked_can_only_wait():
    table = parallel_env("noughts")
    observations, infos = table.reset(seed=1)
    assert np.flatnonzero(observations["seat_1"]["action_mask"]).tolist() == [0]
    assert np.flatnonzero(observations["seat_0"]["action_mask"]).tolist() == list(range(1, 10))
    assert "answers" not in infos["seat_1"]


def test_in_cycles_all_who_are_asked_answer_at_once():
    table = parallel_env("unfathomable", seats=4)
    observations, infos = table.reset(seed=1)
    rng = np.random.default_rng(1)
    while len(asked := [agent for agent in table.agents if "answers" in infos[agent]]) < 2:
        codes = {agent: rng.choice(np.flatnonzero(observations[agent]["action_mask"])) for agent in table.agents}
        observations, _, _, _, infos = table.step(codes)
    assert len({infos[agent]["prompt"] for agent in asked}) == 1
    number = table.seats.match.pending
    table.step({agent: min(np.flatnonzero(observations[agent]["action_mask"])) for agent in table.agents})
    assert table.seats.match.pending is not number


def test_a_game_is_cut_off_after_so_many_questions():
    table = env("nautilus", seats=2, max_cycles=7)
    asked, rewards = play(table)
    assert len(asked) == 7
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_settings_reach_the_game():
    table = env("nautilus", seats=2, base="free", **{"start.money": 80})
    table.reset(seed=1)
    info = table.last()[4]
    assert info["prompt"] == "base"
    assert info["view"].players[0].money == 80


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess",), "unknown game 'chess'"),
        (("noughts", 3), "noughts is for 2 seats, not 3"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments, why):
    with pytest.raises((LookupError, ValueError), match=why):
        env(*arguments)
    with pytest.raises((LookupError, ValueError), match=why):
        parallel_env(*arguments)


def test_an_unknown_setting_is_refused_at_once():
    with pytest.raises(Unknown, match="unknown option of noughts 'depth'"):
        env("noughts", depth=3)


@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_extra_says_how_to_get_it(monkeypatch, package):
    for module in [name for name in sys.modules if name.startswith("fathom.envs.")]:
        monkeypatch.delitem(sys.modules, module)
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Missing, match=rf"{package} is not installed: pip install 'fathom-table\[rl\]'"):
        __import__("fathom.envs.pettingzoo")


def test_agents_that_act_at_once_are_cut_off_after_so_many_cycles_too():
    table = parallel_env("nautilus", seats=2, max_cycles=7)
    _, infos = table.reset(seed=1)
    for cycle in range(1, 8):
        codes = {agent: min(infos[agent].get("answers", [0])) for agent in table.agents}
        _, rewards, over, cut, infos = table.step(codes)
        assert not any(over.values())
        assert set(cut.values()) == {cycle == 7}
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert table.agents == []


def test_without_a_limit_nobody_is_cut_off():
    table = parallel_env("noughts")
    _, infos = table.reset(seed=1)
    while table.agents:
        codes = {agent: min(infos[agent].get("answers", [0])) for agent in table.agents}
        _, rewards, over, cut, infos = table.step(codes)
        assert not any(cut.values())
    assert all(over.values())
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_an_observation_tells_whether_the_seat_is_asked():
    table = env("noughts")
    table.reset(seed=1)
    asked, other = table.agent_selection, next(each for each in table.agents if each != table.agent_selection)
    place = len(table.possible_agents)
    assert table.observe(asked)["observation"][place] == 1
    assert table.observe(other)["observation"][place] == 0


def test_an_environment_says_what_it_is():
    """Turns are answered one by one: PettingZoo must not make cycles of them by itself."""
    metadata = Turns(Seats("noughts")).metadata
    assert metadata == {
        "name": "fathom_noughts_v1",
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

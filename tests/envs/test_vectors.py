"""Several environments at once, each in a process of its own, over memory that they share."""

import gymnasium
import numpy as np
import pytest
import supersuit

from fathom.envs.pettingzoo import parallel_env
from fathom.envs.registry import register
from fathom.games import load
from tests.conformance.play import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
TABLES = [(game, seats) for game in GAMES for seats in sorted({load(game).seats[0], load(game).seats[-1]})]


def lowest(masks: np.ndarray) -> np.ndarray:
    """The lowest legal action of each environment."""
    return np.array([np.flatnonzero(mask)[0] for mask in masks])


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_over_two_processes_plays_what_one_process_plays(game: str):
    register()
    name = f"fathom/{''.join(part.title() for part in game.split('-'))}-v0"
    rows = []
    for mode, more in (("sync", {}), ("async", {"vector_kwargs": {"shared_memory": True}})):
        table = gymnasium.make_vec(name, num_envs=2, vectorization_mode=mode, answers=32, opponents="random", **more)
        try:
            observation, _ = table.reset(seed=[5, 6])
            told = [observation["observation"].copy()]
            for _ in range(6):
                observation, *_ = table.step(lowest(observation["action_mask"]))
                told.append(observation["observation"].copy())
        finally:
            table.close()
        rows.append(np.array(told))
    assert (rows[0] == rows[1]).all()
    assert (rows[0][0, 0] != rows[0][0, 1]).any() or game in ("noughts", "connect-four")  # other seeds, other games


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_supersuit_over_two_processes(game: str, seats: int):
    table = supersuit.concat_vec_envs_v1(
        supersuit.pettingzoo_env_to_vec_env_v1(parallel_env(game, seats, answers=64)),
        2,
        num_cpus=2,
        base_class="gymnasium",
    )
    try:
        observation, _ = table.reset(seed=1)
        assert observation["answers"].shape[:2] == (2 * seats, 64)
        for _ in range(8):
            observation, rewards, *_ = table.step(lowest(observation["action_mask"]))
            assert np.isfinite(observation["observation"]).all()
            assert rewards.shape == (2 * seats,)
    finally:
        table.close()

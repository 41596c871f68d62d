"""The network: what it computes, sparse as its input is, and how it is kept."""

import numpy as np

from fathom.rl.network import Network, squashed

RNG = np.random.default_rng(3)


def drawn(seed: int = 1) -> Network:
    """A network whose weights are all different."""
    fresh = Network.fresh(30, 12, seed=seed, hidden=8)
    rng = np.random.default_rng(seed)
    return Network({name: rng.normal(0, 0.5, each.shape).astype(np.float32) for name, each in fresh.weights.items()})


def mostly_zeros(*shape: int) -> np.ndarray:
    found = RNG.normal(size=shape) * (RNG.random(shape) < 0.2)
    found[..., 0] = 1  # every row says something
    return found.astype(np.float32)


def test_scores_and_value_are_those_of_the_whole_product():
    network, seen, answers = drawn(), mostly_zeros(30), mostly_zeros(7, 12)
    w = network.weights
    view = np.maximum(seen @ w["seen"] + w["seen_bias"], 0)
    each = np.maximum(answers @ w["answer"] + view @ w["both"] + w["answer_bias"], 0)
    scores, value = network.think(seen, answers)
    assert np.allclose(scores, each @ w["score"], atol=1e-5)
    assert np.isclose(value, np.tanh(view @ w["value"] + w["value_bias"])[0], atol=1e-5)


def test_a_fresh_network_prefers_nothing():
    scores, value = Network.fresh(30, 12).think(mostly_zeros(30), mostly_zeros(5, 12))
    assert (scores == 0).all()
    assert value == 0


def test_the_same_seed_makes_the_same_network():
    one, two, other = (Network.fresh(30, 12, seed=seed).weights["seen"] for seed in (1, 1, 2))
    assert (one == two).all()
    assert not (one == other).all()


def test_weights_that_were_saved_play_alike(tmp_path):
    network, seen, answers = drawn(), mostly_zeros(30), mostly_zeros(7, 12)
    network.save(tmp_path / "weights.npz")
    again = Network.load(tmp_path / "weights.npz")
    assert again.sizes == network.sizes == (30, 12)
    assert np.allclose(again.think(seen, answers)[0], network.think(seen, answers)[0], atol=0.02)  # half precision


def test_squashing_keeps_signs_ones_and_order():
    found = squashed(np.array([-100, -1, 0, 1, 3, 100], np.float32))
    assert np.allclose(found[1:5], [-1, 0, 1, 2])
    assert np.isclose(found[5], 6.658, atol=1e-3)
    assert found[0] == -found[5]

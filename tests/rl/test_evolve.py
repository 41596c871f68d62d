"""Learning the numbers of a game's own bot."""

import sys

import msgspec
import numpy as np
import pytest

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.nautilus.bots.weights import GREEDY, Weights
from fathom.rl import evolve
from fathom.rl.evolve import Evolution, Weighted, leaves, share

NAUTILUS = load("nautilus")


def logs(weighted: Weighted, **changed: float):
    return np.array([changed.get(name, 0.0) for name in weighted.names])


def test_unchanged_numbers_are_those_thought_out():
    weighted = Weighted(NAUTILUS)
    assert weighted.weights(logs(weighted)) == GREEDY
    assert {"launch", "risk.0", "idle_hands.4", "ability.sonar"} <= set(weighted.names)


def test_a_number_is_multiplied_by_a_factor_of_its_own():
    weighted = Weighted(NAUTILUS)
    found = weighted.weights(logs(weighted, launch=np.log(3)))
    assert found.launch == pytest.approx(3 * GREEDY.launch)
    assert found == msgspec.structs.replace(GREEDY, launch=found.launch)


def test_a_number_with_a_limit_stays_below_it():
    weighted = Weighted(NAUTILUS)
    assert weighted.weights(logs(weighted, work_ahead=5.0)).work_ahead == Weights.LIMITS["work_ahead"]


def test_learning_goes_on_from_what_was_learned():
    start = msgspec.structs.replace(GREEDY, launch=7.0)
    assert Evolution(NAUTILUS, start=start).weights == start


def likes_launches(game, bots, deal):
    """As if who launches more gladly always won."""
    best = max(bot.weights.launch for bot in bots)
    won = [float(bot.weights.launch == best) for bot in bots]
    return won, won


def test_the_numbers_follow_those_that_win(monkeypatch):
    monkeypatch.setattr(evolve, "played", likes_launches)
    evolution = Evolution(NAUTILUS, seed=3)
    gains = [evolution.step(16) for _ in range(20)]
    assert gains == [1.0] * 20
    assert evolution.games == 20 * 16 * 2
    moved = dict(leaves(msgspec.to_builtins(evolution.weights)))
    before = dict(leaves(msgspec.to_builtins(GREEDY)))
    far = {name: np.log(moved[name] / before[name]) for name in before}
    assert far["launch"] > 1.0
    assert max(far, key=lambda name: abs(far[name])) == "launch"


def test_every_deal_is_played_from_every_seat(monkeypatch):
    seen = []

    def noted(game, bots, deal):
        seen.append((deal, tuple(bot.weights.launch for bot in bots)))
        return [1.0, 0.0, 0.0], [1.0, 0.0, 0.0]

    monkeypatch.setattr(evolve, "played", noted)
    gain = Evolution(NAUTILUS, seats=3, seed=1).step(1)
    assert len({deal for deal, _ in seen}) == 1
    one, other = seen[0][1][0], seen[0][1][1]
    assert [launches for _, launches in seen] == [(one, other, other), (other, one, other), (other, other, one)]
    assert gain == pytest.approx(1 / 3)  # who won once of three times did worse than its opposite


def test_the_same_seed_learns_the_same(monkeypatch):
    monkeypatch.setattr(evolve, "played", likes_launches)
    found = []
    for seed in (1, 1, 2):
        evolution = Evolution(NAUTILUS, seed=seed)
        evolution.step(4)
        found.append(evolution.weights)
    assert found[0] == found[1] != found[2]


def test_against_itself_a_bot_wins_half():
    assert share(NAUTILUS, GREEDY, games=2) == 0.5


def test_a_game_without_weights_has_nothing_to_learn():
    with pytest.raises(ValueError, match="noughts has no weights"):
        Weighted(load("noughts"))


def test_the_command_writes_what_it_learned_and_measures_it(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(evolve, "played", likes_launches)
    ticks = iter(range(1000))
    monkeypatch.setattr(evolve, "process_time", lambda: 30.0 * next(ticks))
    out = tmp_path / "weights.json"
    monkeypatch.setattr(sys, "argv", ["evolve", "nautilus", "--minutes", "2", "--games", "4", "--out", str(out)])
    evolve.main()
    learned = msgspec.json.decode(out.read_bytes(), type=Weights)
    assert learned.launch > GREEDY.launch
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("4 games against the numbers thought out: 100.0% won (51")
    monkeypatch.setattr(sys, "argv", ["evolve", "nautilus", "--minutes", "0", "--games", "4", "--start", str(out)])
    evolve.main()
    assert "100.0% won" in capsys.readouterr().out


def test_where_a_side_learns_all_sit_by_one_and_then_by_the_other(monkeypatch):
    seen = []

    def noted(game, bots, deal, side):
        launched = {bot.weights.voyage_step for bot in bots}
        seen.append((deal, side, len(bots), launched))
        return 0.25 * len(seen)

    monkeypatch.setattr(evolve, "won_together", noted)
    evolution = Evolution(load("unfathomable"), seats=4, seed=1)
    assert evolution.step(1) == 0.25
    (deal, side, seats, one), (again, _, _, other) = seen
    assert (deal, side, seats) == (again, "humans", 4)
    assert len(one) == len(other) == 1
    assert one != other


def test_a_side_has_won_what_its_seats_have_won():
    game = load("unfathomable")
    found = {
        side: [
            evolve.won_together(game, [make_bot(game, "shipmate", f"{deal}/{seat}") for seat in range(3)], deal, side)
            for deal in ("a", "b", "c")
        ]
        for side in ("humans", "traitors")
    }
    assert [a + b for a, b in zip(*found.values(), strict=True)] == [1.0] * 3

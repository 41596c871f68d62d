"""Training: a policy gradient over the vectors of legal answers (PPO), with PyTorch.

    python -m fathom.rl.train nautilus --seats 2 --minutes 25 --out weights.npz

The network plays against the game's own bot and against itself. Where the game tells how well a seat does between
rounds (`outlook`), an answer is judged by that, else by the end of the game alone.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from fathom.bots import usual_bot
from fathom.games import load
from fathom.kernel import Game
from fathom.kernel.extras import extras
from fathom.rl.learned import Reader
from fathom.rl.network import Network
from fathom.rl.play import Decision, play

with extras():
    import torch

BATCH = 24  # games between two updates
ROUNDS = 3  # passes over the decisions of these games
SMALL = 256  # decisions in a step
CLIP, CURIOUS, VALUED = 0.2, 0.003, 0.25


class Trainer:
    """Trains a network for one game and number of seats."""

    def __init__(
        self, game: Game, seats: int, seed: int = 0, leans: bool = True, rate: float = 1e-3, start: Path | None = None
    ) -> None:
        self.game, self.setup = game, game.setup_from(seats, "", {})
        self.reader = Reader(game, seats, leans)
        self.network = Network.load(start) if start else Network.fresh(*self.reader.sizes, seed=seed)
        self.games = 0
        self._seed, self._rng = seed, np.random.default_rng(seed)
        self._weights = {name: torch.tensor(each, requires_grad=True) for name, each in self.network.weights.items()}
        self._optimizer = torch.optim.Adam(self._weights.values(), lr=rate)
        torch.set_num_threads(1)

    def rate(self, rate: float) -> None:
        """How far each step goes from now on."""
        for group in self._optimizer.param_groups:
            group["lr"] = rate

    def step(self, games: int = BATCH) -> dict[str, float]:
        """Play some games and learn from them; what share of the victories was won against the game's own bot."""
        decisions: list[Decision] = []
        won: list[float] = []
        for _ in range(games):
            self.games += 1
            alone = self.games % 4 != 0
            own = [self.games % self.setup.seats] if alone else list(range(self.setup.seats))
            setup = self.game.setup_from(self.setup.seats, f"train/{self._seed}/{self.games}", {})
            found = play(self.game, setup, self.network, self.reader, own, usual_bot(self.game), self._rng)
            decisions += found
            if alone and found:
                won.append(float(found[-1].won))
        loss = self.learn(decisions)
        return {"games": self.games, "decisions": len(decisions), "won": float(np.mean(won or [0])), "loss": loss}

    def learn(self, decisions: list[Decision]) -> float:
        gains = above_usual(decisions)
        losses = []
        for _ in range(ROUNDS):
            order = self._rng.permutation(len(decisions))
            for start in range(0, len(order), SMALL):
                chosen = order[start : start + SMALL]
                loss = self._loss([decisions[number] for number in chosen], torch.tensor(gains[chosen]))
                self._optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self._weights.values(), 0.5)
                self._optimizer.step()
                losses.append(float(loss.detach()))
        self.network = Network({name: each.detach().numpy().copy() for name, each in self._weights.items()})
        return float(np.mean(losses))

    def set(self, weights: dict[str, Any]) -> None:
        """Go on from these weights."""
        with torch.no_grad():
            for name, each in self._weights.items():
                each.copy_(torch.tensor(weights[name], dtype=torch.float32))
        self.network = Network({name: each.detach().numpy().copy() for name, each in self._weights.items()})

    def think(self, decisions: list[Decision]) -> tuple[Any, Any]:
        """For each decision the logarithm of how likely each answer is, padded, and how well the seat does."""
        w = self._weights
        seen = torch.tensor(np.stack([each.look.seen for each in decisions]))
        counts = [len(each.look.answers) for each in decisions]
        answers = torch.tensor(np.concatenate([each.look.answers for each in decisions]))
        leaning = torch.tensor(np.concatenate([each.look.leaning for each in decisions]))
        owner = torch.repeat_interleave(torch.arange(len(decisions)), torch.tensor(counts))
        view = torch.relu(seen @ w["seen"] + w["seen_bias"])
        each = torch.relu(answers @ w["answer"] + (view @ w["both"] + w["answer_bias"])[owner])
        padded = torch.full((len(decisions), max(counts)), -1e9)
        padded[owner, torch.cat([torch.arange(count) for count in counts])] = each @ w["score"] + leaning
        return torch.log_softmax(padded, 1), torch.tanh(view @ w["value"] + w["value_bias"])

    def _loss(self, decisions: list[Decision], gains: Any) -> Any:
        logs, value = self.think(decisions)
        given = logs[torch.arange(len(decisions)), torch.tensor([each.given for each in decisions])]
        ratio = torch.exp(given - torch.tensor([each.log_chance for each in decisions], dtype=torch.float32))
        clipped = torch.clamp(ratio, 1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * gains, clipped * gains).mean()
        spread = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
        results = torch.tensor([each.result for each in decisions], dtype=torch.float32)
        return policy - CURIOUS * spread + VALUED * ((value - results) ** 2).mean()


def above_usual(decisions: list[Decision]) -> Any:
    """What answers brought beyond what is usual at their stage of the game, in units of how far that varies."""
    gains = np.array([each.gain for each in decisions], np.float32)
    stages = np.array([each.stage for each in decisions])
    for stage in np.unique(stages):
        gains[stages == stage] -= gains[stages == stage].mean()
    return gains / (gains.std() + 1e-6)


def main() -> None:
    """Train from the command line, for some minutes of processor time."""
    parser = argparse.ArgumentParser(description="Train a network to play a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--alone", action="store_true", help="do not lean on the game's own bot")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    trainer = Trainer(load(chosen.game), chosen.seats, chosen.seed, not chosen.alone, chosen.rate, chosen.start)
    began, seconds = process_time(), 60 * chosen.minutes
    while (done := (process_time() - began) / seconds) < 1:
        trainer.rate(chosen.rate * max(0.1, 1 - done))
        told = trainer.step()
        trainer.network.save(chosen.out)
        print(f"{process_time() - began:7.0f} s ", *(f"{name} {value:.3g}" for name, value in told.items()), flush=True)


if __name__ == "__main__":
    main()

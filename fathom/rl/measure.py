"""How strong weights are: games against a bot, every deal once from each seat, with the 95 % interval.

python -m fathom.rl.measure nautilus weights.npz --against greedy --games 200
"""

import argparse
from math import sqrt
from pathlib import Path
from time import process_time

from fathom.bots import make_bot, observation_for, usual_bot
from fathom.games import load
from fathom.kernel import Game, Match
from fathom.rl.learned import Learned
from fathom.rl.network import Network

SURE = 1.96  # standard deviations


def share(game: Game, network: Network, other: str, games: int, seats: int = 2, leans: bool = True) -> float:
    """What part of its games the network wins, sitting in ever another seat; the others are bots of that name."""
    learned, won = Learned(game, network, "", seats, leans), 0.0
    for number in range(games):
        own = number % seats
        match = Match(game, game.setup_from(seats, f"measure/{number // seats}", {}), fast=True)
        bots = {seat: make_bot(game, other, f"measure/{number}/{seat}") for seat in range(seats) if seat != own}
        while (ask := match.turn) is not None:
            if ask.seat == own:
                match.answer(own, learned.choose(match.view(own), ask))
            else:
                bot = bots[ask.seat]
                match.answer(ask.seat, bot.choose(observation_for(bot, match)(ask.seat), ask))
        won += match.state.result()[own]
    return won / games


def interval(part: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95 times in 100 (Wilson)."""
    whole = 1 + SURE**2 / games
    middle = (part + SURE**2 / (2 * games)) / whole
    spread = SURE * sqrt(part * (1 - part) / games + SURE**2 / (4 * games**2)) / whole
    return max(0.0, middle - spread), min(1.0, middle + spread)


def main() -> None:
    """Measure from the command line."""
    parser = argparse.ArgumentParser(description="Measure how strong weights are.")
    parser.add_argument("game")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", default="", help="by default the game's usual bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--alone", action="store_true", help="weights that do not lean on the game's own bot")
    chosen = parser.parse_args()
    game, began = load(chosen.game), process_time()
    other = chosen.against or usual_bot(game)
    won = share(game, Network.load(chosen.weights), other, chosen.games, chosen.seats, not chosen.alone)
    low, high = interval(won, chosen.games)
    print(
        f"{chosen.games} games against {other}: {won:.1%} won ({low:.1%} to {high:.1%}), "
        f"{process_time() - began:.0f} s of processor time"
    )


if __name__ == "__main__":
    main()

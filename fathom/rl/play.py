"""Self-play games for training a network: its questions, its answers, and the results."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from fathom.bots import Bot, make_bot, observation_for
from fathom.bots.guide import own_bots
from fathom.kernel import Game, Match, Setup
from fathom.rl.learned import Look, Reader
from fathom.rl.network import Network

FADES = 0.8  # how much less of what happens in each later round an answer is held to have caused


class Decision(Struct):
    """An answer that was given: how likely it was, at which stage of the game, and later what it brought."""

    look: Look
    given: int
    log_chance: float
    stage: int
    gain: float = 0.0
    result: float = 0.0
    won: float = 0.0


def explore(network: Network, look: Look, rng: np.random.Generator) -> tuple[int, float]:
    """An answer by chance, likelier the higher its score; and the logarithm of how likely it was."""
    scores = network.think(look.seen, look.answers)[0] + look.leaning
    scores -= scores.max()
    chances = np.exp(scores)
    chances /= chances.sum()
    given = int(np.searchsorted(np.cumsum(chances), rng.random() * 0.999999))
    given = min(given, len(chances) - 1)
    return given, float(np.log(chances[given] + 1e-12))


def play(
    game: Game, setup: Setup, network: Network, reader: Reader, own: Sequence[int], other: str, rng: np.random.Generator
) -> list[Decision]:
    """One game: the network explores in its own seats, a bot sits in the others."""
    match, module = Match(game, setup, fast=True), own_bots(game)
    outlook: Any = getattr(module, "outlook", None)
    stage: Any = getattr(module, "stage", lambda state: 0)
    bots: dict[int, Bot] = {
        seat: make_bot(game, other, f"{setup.seed}/{seat}") for seat in range(setup.seats) if seat not in own
    }
    found: list[list[Decision]] = [[] for _ in range(setup.seats)]
    hopes: dict[int, Sequence[float]] = {}
    while (ask := match.turn) is not None:
        now = stage(match.state)
        if now not in hopes:
            hopes[now] = outlook(match.state) if outlook else [1 / setup.seats] * setup.seats
        if ask.seat in bots:
            bot = bots[ask.seat]
            match.answer(ask.seat, bot.choose(observation_for(bot, match)(ask.seat), ask))
            continue
        look = reader.read(match.view(ask.seat), ask)
        given, log_chance = explore(network, look, rng)
        found[ask.seat].append(Decision(look, given, log_chance, now))
        match.answer(ask.seat, ask.options[given])
    result = won = match.state.result()
    if outlook:  # how clear a victory was says more than the victory alone
        result = [(win + hope) / 2 for win, hope in zip(won, outlook(match.state), strict=True)]
    for seat, decisions in enumerate(found):
        judge(decisions, {at: hope[seat] for at, hope in hopes.items()}, result[seat])
        for decision in decisions:
            decision.won = won[seat]
    return [decision for decisions in found for decision in decisions]


def judge(decisions: list[Decision], hopes: dict[int, float], result: float) -> None:
    """Hold each answer responsible for how the seat's hopes changed from its stage on, less for later stages."""
    stages = sorted(hopes)
    following = [*(hopes[stage] for stage in stages[1:]), result]
    gains, gain = {}, 0.0
    for stage, then in zip(reversed(stages), reversed(following), strict=True):
        gain = then - hopes[stage] + FADES * gain
        gains[stage] = gain
    for decision in decisions:
        decision.gain, decision.result = gains[decision.stage], 2 * result - 1

"""Random games for the conformance suite: small, seeded, and with every question looked at."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from fathom.bots import eyes, make_bot, usual_bot
from fathom.games import load, names
from fathom.kernel import SPECTATOR, Chance, Game, Match, Step
from fathom.kernel.match import Snapshot

GAMES = names()
every_game = pytest.mark.parametrize("game", [load(name) for name in GAMES], ids=GAMES)


def walk_through(game: Game, seed: int, seats: int = 0) -> Iterator[Match]:
    """One random game, handed out at every question (and once more when it is over)."""
    chooser = Random(seed)
    match = Match.start(game, seats or chooser.choice(game.seats), seed)
    while (ask := match.turn) is not None:
        yield match
        match.answer(ask.seat, chooser.choice(ask.options))
    yield match


def played_by_bots(game: Game, seed: str) -> Iterator[Match]:
    """A game of the game's own bots, handed out at every question."""
    match = Match.start(game, seed=seed)
    bots = [make_bot(game, usual_bot(game), f"{seed}/{seat}") for seat in range(match.setup.seats)]
    while (ask := match.turn) is not None:
        yield match
        bot = bots[ask.seat]
        match.answer(ask.seat, bot.choose(eyes(bot, match)(ask.seat), ask))


def finished(game: Game, seed: int, look: Callable[[Match], None] = lambda match: None) -> Match:
    match = None
    for match in walk_through(game, seed):
        look(match)
    assert match is not None
    return match


def picture(match: Match) -> tuple[bytes, str, int]:
    """Everything about a match that must survive cloning, saving and undoing."""
    asks = [(seat, ask.prompt, ask.args, ask.options, ask.blocked) for seat, ask in match.asks.items()]
    return match.game.pack(match.state), repr(asks), len(match.journal)


def dealt_anew(match: Match, viewer: int, chance: Chance) -> Match:
    """A match that has just begun a step, with everything that the viewer cannot see dealt anew."""
    game, start = match.game, match.snapshots[-1]
    assert start.answers == match.number
    state = game.unpack(start.packed)
    other = game.resample(game.redact(state, viewer), chance)
    other.agenda, other.shown, other.chance.drawn = state.agenda, state.shown, state.chance.drawn
    snapshot = Snapshot(start.answers, start.events, game.pack(other))
    return Match.resume(game, match.setup, match.answers[:], match.journal[: start.events], snapshot)


def check_agenda(game: Game, seed: int) -> None:
    """Deal anew what a seat cannot see: as long as it sees the same, the steps to come must be the same."""
    chance, match, chooser = Chance.of("agenda"), Match.start(game, seed=seed), Random(seed)
    while (ask := match.turn) is not None:
        answer, twins = chooser.choice(ask.options), []
        if match.snapshots[-1].answers == match.number:
            twins = [(viewer, dealt_anew(match, viewer, chance)) for viewer in [SPECTATOR, *range(match.setup.seats)]]
        match.answer(ask.seat, answer)
        for viewer, twin in twins:
            if ask.seat in twin.asks and answer in twin.ask(ask.seat).options:
                twin.answer(ask.seat, answer)
                if game.pack(twin.view(viewer)) == game.pack(match.view(viewer)):
                    assert agendas(twin) == agendas(match)


def agendas(match: Match) -> list[list[Step]]:
    """What is still to be done, and what was when the current step began."""
    return [match.state.agenda, match.game.unpack(match.snapshots[-1].packed).agenda]

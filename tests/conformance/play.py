"""Random games for the conformance suite: small, seeded, and with every question looked at."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from fathom.bots import make_bot, observation_for, usual_bot
from fathom.games import load, names
from fathom.kernel import SPECTATOR, Action, Chance, Game, Illegal, Match, State, Step
from fathom.kernel.cards.effects import Accept
from fathom.kernel.record.match import Snapshot
from fathom.lab.running.bench import WHOLE

GAMES = names()
every_game = pytest.mark.parametrize("game", [load(name) for name in GAMES], ids=GAMES)
LONG = [name for name in GAMES if name in ("machina-arcana", "sleeping-gods", "unfathomable")]
QUICK_STRIDE, STRIDE = 7, 3  # `make quick` looks at every seventh question of a long game, `make test` at every third
every_question = pytest.mark.parametrize(
    ("game", "stride"),
    [
        *(pytest.param(load(name), 1, id=name) for name in GAMES if name not in LONG),
        *(pytest.param(load(name), STRIDE, id=name, marks=[pytest.mark.slow]) for name in LONG),
        *(pytest.param(load(name), QUICK_STRIDE, id=f"{name}-in-strides") for name in LONG),
    ],
)


def walk_through(game: Game, seed: int, seats: int = 0, stride: int = 1) -> Iterator[Match]:
    """One random game, handed out at every question or at some (and once more when it is over)."""
    chooser = Random(seed)
    match = Match.start(game, seats or chooser.choice(game.seats), seed, forced=True, **WHOLE.get(game.name, {}))
    while (ask := match.turn) is not None:
        if match.number % stride == 0:
            yield match
        match.answer(ask.seat, chooser.choice(ask.options))
    yield match


def answered(game: Game, seed: int, seats: int = 0, stride: int = 1) -> Iterator[Match]:
    """One random game, handed out after every answer or after some."""
    return (match for match in walk_through(game, seed, seats, stride) if match.number)


def played_by_bots(game: Game, seed: str) -> Iterator[Match]:
    """A game of the game's own bots, handed out at every question."""
    match = Match.start(game, seed=seed, forced=True)
    bots = [make_bot(game, usual_bot(game), f"{seed}/{seat}") for seat in range(match.setup.seats)]
    while (ask := match.turn) is not None:
        yield match
        bot = bots[ask.seat]
        match.answer(ask.seat, bot.choose(observation_for(bot, match)(ask.seat), ask))


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


def reopened(match: Match, state: State) -> Match:
    """A match that has just begun a step, opened anew with a state as it may have been; no undo reaches behind that."""
    game, start = match.game, match.snapshots[-1]
    assert start.answers == match.number
    snapshot = Snapshot(start.answers, start.events, game.pack(state))
    journal = match.journal[: start.events]
    return Match.resume(game, match.setup, match.answers[:], journal, snapshot, floor=match.number)


def as_it_was(match: Match) -> Match:
    """A match that has just begun a step, opened anew as it is."""
    return reopened(match, match.game.unpack(match.snapshots[-1].packed))


def dealt_anew(match: Match, viewer: int, chance: Chance) -> Match:
    """A match that has just begun a step, with everything that the viewer cannot see dealt anew."""
    game = match.game
    state = game.unpack(match.snapshots[-1].packed)
    other = game.resample(game.redact(state, viewer), chance)
    other.agenda, other.shown, other.chance.drawn = state.agenda, state.shown, state.chance.drawn
    return reopened(match, other)


def twins_of(game: Game, seed: int, stride: int) -> Iterator[tuple[int, Match, Match]]:
    """After answers of a random game: viewers, the match and one that differs only in what the viewer cannot see."""
    chance, match, chooser = Chance.of("agenda"), Match.start(game, seed=seed, forced=True), Random(seed)
    while (ask := match.turn) is not None:
        answer, twins = chooser.choice(ask.options), []
        if match.number % stride == 0 and match.snapshots[-1].answers == match.number:
            twins = [(viewer, dealt_anew(match, viewer, chance)) for viewer in [SPECTATOR, *range(match.setup.seats)]]
        match.answer(ask.seat, answer)
        for viewer, twin in twins:
            if ask.seat in twin.asks and answer in twin.ask(ask.seat).options:
                twin.answer(ask.seat, answer)
                if game.pack(twin.view(viewer)) == game.pack(match.view(viewer)):
                    yield viewer, match, twin


def check_agenda(game: Game, seed: int, stride: int = 1) -> None:
    """Deal anew what a seat cannot see: as long as it sees the same, the steps to come must be the same."""
    for _, match, twin in twins_of(game, seed, stride):
        assert agendas(twin) == agendas(match)


def agendas(match: Match) -> list[list[Step]]:
    """What is still to be done, and what was when the current step began."""
    return [match.state.agenda, match.game.unpack(match.snapshots[-1].packed).agenda]


# ------------------------------------------------------------------------------- refusals and what is newly seen


def refusals(match: Match, seat: int, wishes: Iterable[Action]) -> list[object]:
    """Everything that a seat is told when it tries to answer, to undo and to redo."""
    told: list[object] = [match.waiting, match.opened, match.can_undo(seat), match.can_redo(seat)]
    for wish in wishes:
        try:
            ask = match.ask(seat)
            told.append("taken" if wish in ask.options else ask.refuse(wish).args)
        except Illegal as refusal:
            told.append(refusal.args)
    return told


def wishes(*matches: Match) -> list[Action]:
    """What anybody might try to answer: all that is allowed or refused to some seat, in one match or the other."""
    found: dict[Action, None] = {}
    for match in matches:
        for ask in match.pending.asks.values() if match.pending else ():
            found |= dict.fromkeys([*ask.options, *(each.action for each in ask.blocked)])
    return [*found, Accept()]


def sights(match: Match, viewer: int) -> Counter[object]:
    """The components that a viewer can see, and those in piles of which it saw each card when it was on top."""
    game = match.game
    seen = Counter((slot.pool, slot.component) for slot in game.slots(game.redact(match.state, viewer)))
    under = Counter((pool, card) for pool, pile in game._pools.piles(match.state) for card in pile[:-1])
    return Counter({found: count for found, count in (seen + under).items() if found[1] is not None})


def newly_seen(before: Match, after: Match, viewer: int) -> list[object]:
    """The components that a viewer sees, or everybody has read of in the journal, and that it could not see before."""
    saw = sights(before, viewer)
    names = {str(component) for _, component in saw}
    hidden = {str(each) for pool in after.game.secrets.components(after.state).values() for each in pool} - names
    told = after.events(SPECTATOR, len(before.journal))
    words = {word for event in told for word in _words(msgspec.to_builtins(event)) if isinstance(word, str)}
    return [*(sights(after, viewer) - saw), *(words & hidden)]


def _words(plain: Any) -> Iterator[object]:
    if isinstance(plain, dict | list):
        for each in plain.values() if isinstance(plain, dict) else plain:
            yield from _words(each)
    else:
        yield plain

"""Advice: what the usual bot would do, from what the seat sees, and by how much."""

import pytest

from fathom.bots.advice import advise, can_advise
from fathom.bots.guide import own_bots
from fathom.games import load
from fathom.kernel import Game, Match
from fathom.kernel.words.words import LANGUAGES, Words

GAMES = ["nautilus", "unfathomable", "sleeping-gods"]


def moments(game: Game, seed: str, answers: int) -> Match:
    """A game of the usual bots, so many answers in."""
    module = own_bots(game)
    assert module is not None
    bot = [*module.BOTS.values()][-1](seed)
    match = Match.start(game, game.seats[-1], seed)
    for _ in range(answers):
        ask = match.turn
        assert ask is not None
        match.answer(ask.seat, bot.choose(match.view(ask.seat), ask))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_best_answer_is_legal_and_worth_most(name: str):
    game = load(name)
    module = own_bots(game)
    assert module is not None
    bot = [*module.BOTS.values()][-1]("x")
    leads = set()
    for answers in range(20, 140, 6):
        match = moments(game, f"advice {answers}", answers)
        ask = match.turn
        assert ask is not None
        view = match.view(ask.seat)
        found = advise(game, view, ask)
        assert found is not None
        assert found.best in ask.options
        leads.add(found.lead)
        worths = bot.weigh(view, ask)
        if found.second is not None:
            assert worths[found.best] == max(worths.values()) >= worths[found.second]
            assert found.second != found.best
    assert {"clear", "close"} <= leads


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_from_a_seat_does_not_change_its_advice(name: str):
    game = load(name)
    match = moments(game, "secrets", 40)
    ask = match.turn
    assert ask is not None
    seen = match.view(ask.seat)
    other = game.redact(game.resample(seen, match.state.chance.spawn()), ask.seat)
    assert advise(game, other, ask) == advise(game, seen, ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_given_where_the_game_has_words_for_them(language: str):
    game = load("nautilus")
    match = Match.start(game, 2, "reasons")
    words = Words(language, game, ["A", "B"], match.state)
    ask = match.turn
    assert ask is not None
    assert all(words.hint(option) for option in ask.options)
    noughts = load("noughts")
    match = Match.start(noughts)
    ask = match.turn
    assert ask is not None
    assert Words(language, noughts, ["A", "B"], match.state).hint(ask.options[0]) == ""


def test_a_game_without_a_bot_of_its_own_has_no_advice():
    game = load("noughts")
    match = Match.start(game)
    ask = match.turn
    assert ask is not None
    assert not can_advise(game)
    assert advise(game, match.view(0), ask) is None

"""The terminal draws the Atlantica in words: all that a seat sees, and nothing that it does not."""

import re

import pytest
from rich.console import Console

from fathom.bots import make_bot
from fathom.cli.playing.boards import Terminal, TerminalWords
from fathom.games import load
from fathom.games.unfathomable.actions import Play, PlayCard, UseFeat
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Mythos, Role
from fathom.games.unfathomable.pieces.skills import Card
from fathom.kernel import Ask, Match
from fathom.kernel.words.words import LANGUAGES
from tests.rules.unfathomable.scene import Scene

GAME = load("unfathomable")
NAMES = ["Ada", "Bo", "Cy", "Di"]
KEY = re.compile(r"\b(board|title|loyalty|text|ending|role|space|skill|ability)-[a-z]")


def drawn(match: Match, seat: int, ask: Ask | None = None, language: str = "en") -> str:
    words, terminal = TerminalWords(language, GAME, NAMES), Terminal(GAME)
    words.look(terminal, match.view(seat))
    console = Console(width=100, highlight=False)
    with console.capture() as shown:
        console.print(terminal.draw(match.view(seat), words, ask))
    return shown.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_game_is_drawn_in_words(language: str):
    match = Match.start(GAME, seats=4, seed="drawn", crew="drawn")
    bots = [make_bot(GAME, "random", str(seat)) for seat in range(4)]
    while (ask := match.turn) is not None:
        if match.number % 5 == 0:
            assert not KEY.search(drawn(match, ask.seat, ask, language))
        match.answer(ask.seat, bots[ask.seat].choose(None, ask))
    assert not KEY.search(drawn(match, 0, None, language))


def test_the_hand_and_the_loyalty_are_shown_to_their_seat_alone():
    match = Scene().acting()
    ask = match.ask(0)
    mine = drawn(match, 0, ask)
    assert "Loyalty: Human" in mine
    assert "Loyalty" not in drawn(match, 1)


def test_monsters_and_damage_stand_by_their_spaces():
    match = Scene().acting()
    match.state.deep_ones = {Space.D3: 2}
    match.state.hydra = Space.W5
    shown = drawn(match, 0)
    assert re.search(r"deck space 3 +Deep Ones 2", shown)
    assert re.search(r"water space 5 +Hydra", shown)


def test_a_crisis_and_a_character_are_read_before_they_are_answered():
    match = Scene().acting()
    match.state.crisis = [Mythos("night-terrors")]
    assert "Failure: " in drawn(match, 0)
    asked = drawn(match, 0, Ask(0, [Play(Role("jinx"))], "play"))
    assert "jinx: After a die is rolled" in asked
    asked = drawn(match, 0, Ask(0, [UseFeat(Role("jinx")), PlayCard(Card(0))], "use"))
    assert re.search(r"Feat: .+\n", asked)
    assert re.search(r"Influence \d \(.+\): .+\n", asked)


def test_the_end_tells_who_was_what():
    match = Match.start(GAME, seats=4, seed="drawn", crew="drawn")
    bots = [make_bot(GAME, "random", str(seat)) for seat in range(4)]
    while (ask := match.turn) is not None:
        match.answer(ask.seat, bots[ask.seat].choose(None, ask))
    console = Console(width=100, highlight=False)
    with console.capture() as shown:
        console.print(Terminal(GAME).result(match.state, TerminalWords("en", GAME, NAMES)))
    assert all(name in shown.get() for name in NAMES)
    assert re.search("Human|Hybrid|Cultist", shown.get())

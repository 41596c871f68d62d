"""The board in a terminal: walls, doors, units and targets where they are, and names that can be typed."""

import random
from io import StringIO

import pytest
from rich.console import Console

from fathom.cli.playing.boards import Terminal, TerminalWords
from fathom.games import load
from fathom.games.machina_arcana.actions import Move
from fathom.games.machina_arcana.board.tiles import Space
from fathom.kernel import Match
from fathom.kernel.words.words import LANGUAGES

GAME = load("machina-arcana")


def played(answers: int) -> Match:
    """A random game of two, so many answers long."""
    match, dice = Match.start(GAME, seats=2, seed="terminal"), random.Random(5)
    while match.number < answers and (ask := match.turn) is not None:
        match.answer(ask.seat, dice.choice(ask.options))
    return match


def shown(match: Match, language: str = "en") -> str:
    terminal, console = Terminal(GAME), Console(width=140, file=StringIO())
    ask = match.turn
    view = match.view(ask.seat if ask else -1)
    words = TerminalWords(language, GAME, ["Ada", "Bo"], view)
    words.look(terminal, view)
    console.print(terminal.draw(view, words, ask))
    console.print(terminal.legend(words))
    console.print(terminal.result(view, words))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [0, 4, 60, 400])
def test_every_moment_can_be_drawn_in_every_language(language, answers):
    text = shown(played(answers), language)
    assert "A  B  C  D" in text
    assert "cli-machina" not in text
    assert "{" not in text


def test_explorers_and_where_they_can_go_are_on_the_board():
    match = played(4)
    while (ask := match.turn) is not None and not any(isinstance(option, Move) for option in ask.options):
        match.answer(ask.seat, ask.options[0])
    text = shown(match)
    assert "@1" in text
    assert "·+" in text


def test_answers_call_spaces_as_the_board_does():
    match = played(4)
    view, terminal = match.view(0), Terminal(GAME)
    words = TerminalWords("en", GAME, ["Ada", "Bo"], view)
    words.look(terminal, view)
    space = next(iter(view.ground.spaces.values()))
    assert words.action(Move(space)) == f"Move to {terminal.places(view)[Space](space)}"
    assert words.action(Move(Space(1250))) == "Move to row 6, column 1 of tile 13"  # not on the board


def test_every_space_has_a_name_of_its_own():
    state = played(60).state
    spaces = [Space(space) for space in state.ground.spaces.values()]
    name = Terminal(GAME).places(state)[Space]
    assert len({name(space) for space in spaces}) == len(spaces)

"""Drawing: the board of Nautilus as one seat sees it, with and without colours."""

from io import StringIO

from rich.console import Console

from fathom.cli.playing.boards import Terminal, facts
from fathom.games import load
from fathom.games.nautilus.board import DISCOVERY_SQUARES, square
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import Module
from fathom.kernel import EVERYONE, SPECTATOR, Ask, Match
from fathom.kernel.words.words import Words

GAME = load("nautilus")
WORDS = Words("en", GAME)


def drawn(view, ask=None, **console) -> list[str]:
    out = Console(file=StringIO(), width=100, **console)
    out.print(Terminal(GAME).draw(view, WORDS, ask))
    return out.file.getvalue().split("\n")


def square_of(lines: list[str], column: int, row: int) -> str:
    """The two characters of a square."""
    return lines[row + 1][3 + 2 * column : 5 + 2 * column]


def seen_by(seat: int, change) -> list[str]:
    """The board as a seat sees it, after a change to the state."""
    state = Match.start(GAME, seed=1).state
    change(state)
    return drawn(GAME.redact(state, seat), Ask(seat, [], "") if seat >= 0 else None)


def test_a_module_shows_its_letter_crews_and_airlocks():
    lines = seen_by(0, lambda g: g.add_module(Module(Kind.SONAR, square(5, 5), 0, 0, [2, 1])))
    assert [square_of(lines, 4, row) + square_of(lines, 5, row) + square_of(lines, 6, row) for row in (4, 5, 6)] == [
        "  ▀▀◥ ",
        " 2S 1 ",
        " ◣▄▄  ",
    ]


def test_two_modules_share_the_square_between_their_corners():
    lines = seen_by(0, lambda g: g.add_module(Module(Kind.VIOLET, square(18, 13), 0, 0, [0, 0])))
    assert square_of(lines, 17, 12) == "◢◤"


def test_a_token_shows_only_what_the_seat_may_see():
    def peeked(g):
        token = g.tokens.index(Find.JELLYFISH)
        g.look_at(0, token)

    token = Match.start(GAME, seed=1).state.tokens.index(Find.JELLYFISH)
    column, row = DISCOVERY_SQUARES[token] % 36, DISCOVERY_SQUARES[token] // 36
    assert square_of(seen_by(0, peeked), column, row) == "j?"
    assert square_of(seen_by(1, peeked), column, row) == "? "
    assert square_of(seen_by(SPECTATOR, peeked), column, row) == "? "
    assert square_of(seen_by(1, lambda g: g.seen.__setitem__(token, EVERYONE)), column, row) == "J "


def test_submarines_show_their_seat_and_targets_a_plus():
    lines = seen_by(0, lambda g: g.players[1].submarines.append(square(3, 4)))
    assert square_of(lines, 3, 4) == "▲2"
    match = Match.start(GAME, seed=1, base="free")
    ask = match.turn
    lines = drawn(match.view(ask.seat), ask)
    assert square_of(lines, 16, 11)[0] in " ◤▌B"  # under the base that stands there until it is placed
    assert square_of(lines, 13, 9) == " +"


def test_without_colours_nothing_but_characters_is_written(monkeypatch):
    assert "\x1b" not in "".join(drawn(Match.start(GAME, seed=1).view(0)))
    monkeypatch.setenv("NO_COLOR", "1")
    plain = "".join(drawn(Match.start(GAME, seed=1).view(0), force_terminal=True))
    assert "38;2" not in plain
    assert "48;2" not in plain
    coloured = "".join(
        drawn(Match.start(GAME, seed=1).view(0), force_terminal=True, no_color=False, color_system="truecolor")
    )
    assert "48;2;88;174;205" in coloured  # the lagoon


def test_a_narrow_terminal_gets_the_board_without_its_legend():
    out = Console(file=StringIO(), width=80)
    out.print(Terminal(GAME).draw(Match.start(GAME, seed=1).view(0), WORDS, None))
    assert "blue airlocks" not in out.file.getvalue()
    assert "make the window wider" not in out.file.getvalue()
    out = Console(file=StringIO(), width=70)
    out.print(Terminal(GAME).draw(Match.start(GAME, seed=1).view(0), WORDS, None))
    assert "make the window wider" in out.file.getvalue()


def test_a_game_without_a_drawing_shows_its_facts(monkeypatch):
    terminal = Terminal(load("noughts"))
    terminal._module = None
    out = Console(file=StringIO(), width=100)
    match = Match.start(load("noughts"))
    out.print(terminal.draw(match.view(0), WORDS, None))
    out.print(terminal.result(match.view(0), WORDS))
    assert "'cells'" in out.file.getvalue()
    assert "Player 2" in out.file.getvalue()


def test_a_pile_that_nobody_sees_is_counted_where_there_is_no_drawing():
    out = Console(file=StringIO(), width=100)
    out.print(facts(Match.start(load("unfathomable"), seed=1).view(0)))
    assert "'cards': '19 × ?'" in out.file.getvalue()

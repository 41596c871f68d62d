"""Drawing a table in the terminal: each game brings a `terminal.py`; a game without one is shown as a list of facts."""

import os
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from fathom.kernel import Action, Ask, Event, Game, State
from fathom.kernel.cards.effects import Decline
from fathom.kernel.names import kebab
from fathom.kernel.words.words import Words

WIDTH = 100  # where nothing tells how wide a line may be
FEW = 4  # unseen cards that are shown one by one

Places = dict[Any, Callable[[Any], str]]


def console() -> Console:
    """Where people read. Rich leaves colours out by itself where there is no terminal, or where NO_COLOR is set."""
    plain = Console(highlight=False)
    if plain.is_terminal or os.environ.get("COLUMNS"):
        return plain
    return Console(highlight=False, width=WIDTH)


class TerminalWords(Words):
    """Words for people who point at the board by typing: they also know the short name of each place."""

    places: Places = {}

    def look(self, terminal: "Terminal", view: State) -> None:
        """Name things as they are in this view from now on."""
        self.state, self.places = view, terminal.places(view)

    def place(self, value: Any, hint: Any) -> str:
        """A value as it is called on the board, for people to read and to type."""
        return self.places[hint](value) if hint in self.places else str(self.value(value, hint))

    def outline(self, action: Action, hints: dict[str, Any], dots: dict[str, str]) -> str:
        """An action in words, with dots for some of its fields."""
        fields = {name: getattr(action, name) for name in action.__struct_fields__ if name not in dots}
        return self._format(f"do-{kebab(type(action).__name__)}", self.arguments(fields, hints) | dots)


class Terminal:
    """How one game looks in a terminal. All but `draw` may be missing from a game's `terminal.py`:

    draw(view, words, ask)      the board and the seats; `ask` is the question of the seat that looks, or None
    places(view)                by type, the short names of what its answers point at
    legend(words)               what the marks of the drawing mean
    own(view, words, seat)      what only this seat knows
    result(view, words)         the final scores
    does_nothing(action)        whether an answer changes nothing, so that Enter may stand for it
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._module: Any = game.module("terminal")

    def draw(self, view: State, words: Words, ask: Ask | None) -> RenderableType:
        drawn: RenderableType = getattr(self._module, "draw", lambda *sight: facts(view))(view, words, ask)
        return drawn

    def places(self, view: State) -> Places:
        found: Places = getattr(self._module, "places", lambda view: {})(view)
        return found

    def legend(self, words: Words) -> RenderableType:
        found: RenderableType = getattr(self._module, "legend", lambda words: "")(words)
        return found

    def own(self, view: State, words: Words, seat: int) -> RenderableType:
        nothing = words.say("cli-nothing-secret")
        known: RenderableType = getattr(self._module, "own", lambda *sight: nothing)(view, words, seat)
        return known

    def result(self, state: State, words: Words) -> RenderableType:
        """How a game that is over went: nothing of it is secret any more."""
        found: RenderableType = getattr(self._module, "result", scores)(state, words)
        return found

    def does_nothing(self, action: Action) -> bool:
        idle: bool = getattr(self._module, "does_nothing", lambda action: False)(action)
        return idle or isinstance(action, Decline)


def facts(view: State) -> RenderableType:
    """A table that has no drawing: its fields, without what is always secret."""
    plain = msgspec.to_builtins(view)
    return Pretty({name: _counted(value) for name, value in plain.items() if name not in ("chance", "shown", "agenda")})


def _counted(value: Any) -> Any:
    """A value in which long piles of what cannot be seen are only counted."""
    if isinstance(value, dict):
        return {name: _counted(each) for name, each in value.items()}
    if not isinstance(value, list):
        return value
    unseen = len(value) > FEW and all(each in (None, "") for each in value)
    return f"{len(value)} × ?" if unseen else [_counted(each) for each in value]


def scores(state: State, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("cli-column-seat"))
    table.add_column(words.say("cli-column-score"), justify="right")
    for seat, score in enumerate(state.scores()):
        table.add_row(words.seat(seat), str(score))
    return table


def outcome(state: State, words: Words) -> str:
    """Who has won, in one sentence."""
    winners = [words.seat(seat) for seat in state.winners()]
    if not winners:
        return words.say("review-nobody")
    key = "cli-winner" if len(winners) == 1 else "cli-winners"
    return words.say(key, names=words.value(winners), count=len(winners))


def asked(ask: Ask, words: Words) -> str:
    """A question, and whom it is put to."""
    return words.say("cli-asked", name=words.seat(ask.seat), question=words.ask(ask))


def journal(events: Iterable[Event], words: Words) -> Text:
    """Journal lines, one below the other."""
    lines = Text()
    for event in events:
        lines.append("· ", "dim").append(words.event(event)).append("\n")
    lines.rstrip()
    return lines


def rule_ids(action: Action) -> str:
    return " ".join(type(action).cites)


def quietly(text: str) -> Text:
    return Text(text, "dim")

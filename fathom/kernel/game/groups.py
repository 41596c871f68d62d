"""The optional parts of a game's definition, in groups: questions, secrets, carry-over, story, texts, client."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct

from fathom.kernel.state.chance import Chance
from fathom.kernel.state.pools import Slot


@dataclass(frozen=True, kw_only=True)
class Questions:
    """What its questions are called, and what they speak of.

    `prompts` are the names of all questions, including those that effects of cards ask by themselves (`CardPrompt`) if
    any does; a game of one or two questions need not list them. `arguments` are the types of the arguments of prompts
    and refusals. `windows` are the prompts that come so often that a seat may ask to pass at them for good, besides the
    quiet ones. `interrupt` does what a seat does before an open question goes on (`AskAny`), where the steps for that
    cannot be named by the state's own `State.interrupt`, as they know the state.
    """

    prompts: type[StrEnum] | None = None
    arguments: Mapping[str, Any] = field(default_factory=dict)
    windows: frozenset[str] = frozenset()
    interrupt: Callable[[Any, int, Any], None] | None = None


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """What lies hidden, and how it is dealt anew.

    `components` are all that can be hidden, by pool. `fill` deals what a view leaves blank, where the components of a
    pool may not lie just anywhere: such pools are `uneven`. `open_choices`: everybody knows whether a seat that is
    asked has a choice, so nobody need hide that it has none; by default so where nothing is secret. `open_table`:
    whatever somebody sees, everybody does, though the types would allow otherwise (a deck whose cards are only ever
    known to all).
    """

    components: Callable[[Any], dict[str, list[Any]]] = lambda state: {}
    fill: Callable[[Any, list[Slot], dict[str, list[Any]], Chance], None] | None = None
    uneven: frozenset[str] = frozenset()
    open_choices: bool | None = None
    open_table: bool = False


@dataclass(frozen=True)
class Carry:
    """What a game of a campaign leaves to the next one.

    `type` is that of what `State.carry_out` makes. `told` says by the words given what everybody may know of it:
    things, by whose or what they are.
    """

    type: type[Struct]
    told: Callable[[Any, Any], Iterable[tuple[str, list[str]]]] | None = None


class Face(NamedTuple):
    """What is printed on a card: the keys of its words, and what a client needs in order to draw it."""

    words: Iterable[str]
    drawn: Struct | None = None


@dataclass(frozen=True, kw_only=True)
class Story:
    """What nobody may read ahead: it stays with the server until the state says that it was read or turned.

    `prose` are passages to read (by language, then by key), which `State.readable_passages` lists. `faces` are cards to
    be discovered, with what is printed on them, which `State.revealed_cards` names; `face` is the type of what a client
    needs in order to draw one.
    """

    prose: Callable[[str], Mapping[str, str]] | None = None
    faces: Callable[[], Mapping[str, Face]] | None = None
    face: type[Struct] | None = None


@dataclass(frozen=True, kw_only=True)
class Texts:
    """How words show what is the game's own.

    `formats` tell how a value of a type is shown, given the words and the value. `cards` are what the cards say, made
    from their verbs by the words given. `guide`: the chapters that have a number are entries of a guide, which readers
    look up by the alphabet of their language.
    """

    formats: Mapping[Any, Callable[[Any, Any], str]] = field(default_factory=dict)
    cards: Callable[[Any], dict[str, str]] = lambda words: {}
    guide: bool = False


@dataclass(frozen=True, kw_only=True)
class Client:
    """What clients are given, so that they hold no rule and reckon nothing themselves.

    `facts` are what never changes and is needed in order to draw the table. `reading` tells what the rules make of a
    seat's view (scores so far, what is left, who wins): the same to everybody, as a spectator reads it, unless it
    `reads_apart`. `note` is the type of what is said of an answer before it is given (`Ask.note`).
    """

    facts: Mapping[str, Any] = field(default_factory=dict)
    reading: Callable[[Any, int], Struct] | None = None
    reads_apart: bool = False
    note: type[Struct] | None = None

"""A game as the table sees it: its name, seats, options and set-up, with the codecs compiled from its types."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from pathlib import Path
from sys import modules
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from fathom.kernel import shapes
from fathom.kernel.cards.effects import Accept, Choose, Decline, Resolve, Verb
from fathom.kernel.names import kebab
from fathom.kernel.questions.ask import Action
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.step import Step
from fathom.kernel.questions.talk import Statement
from fathom.kernel.rules import Ledger
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.pools import Pools, Slot, Way, suppose
from fathom.kernel.state.sightings import naming
from fathom.kernel.state.state import State
from fathom.kernel.state.visibility import by_field, redactor, tells_apart

S = TypeVar("S", bound=Struct)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants that a table may choose; a game without any uses this as it is."""


class Setup(Struct, frozen=True):
    """Everything that decides how a game begins.

    `numbers` are those of the rulebook that a study has changed, `carry` what an earlier game of a campaign left.
    """

    seats: int
    seed: str
    options: Any
    numbers: dict[str, int] = {}
    carry: Any = None


class Unknown(LookupError):
    """A name that means nothing here; the message says what would."""

    def __init__(self, what: str, name: object, possible: Any) -> None:
        self.what, self.name, self.possible = what, name, [str(each) for each in possible]
        super().__init__(what, name, self.possible)

    def __str__(self) -> str:
        return f"unknown {self.what} {self.name!r}: choose from {', '.join(self.possible)}"


class BadOption(ValueError):
    """A value that an option cannot have at this table."""

    def __init__(self, game: str, option: str, value: object, why: str) -> None:
        super().__init__(game, option, value, why)
        self.game, self.option, self.value, self.why = game, option, value, why

    def __str__(self) -> str:
        return f"option of {self.game}: {self.why}"


class Only(NamedTuple):
    """Marks an option that is chosen only where another has a certain value; elsewhere it is what it is by default."""

    option: str
    value: Any


class Face(NamedTuple):
    """What is printed on a card: the keys of its words, and what a client needs in order to draw it."""

    words: Iterable[str]
    drawn: Struct | None = None


def _found_again(package: str, name: str) -> "Game":
    """A game is pickled by where it is built."""
    built = [each for each in vars(import_module(package)).values() if isinstance(each, Game) and each.name == name]
    return built[0]


class Game:
    """Built once per game, in its package's `__init__`. Its steps, actions and events are found by themselves.

    `components` are all that can be hidden, by pool; `formats` tell how words show a value of a type of the game's own
    (given the words and the value), and `arguments` the types of the arguments of prompts and refusals. `facts` are
    what never changes and clients need in order to draw the table; `texts` are what the cards say, made from their
    verbs by the words given, and `talk` what a seat may say where the rules limit that. `fill` deals what a view
    leaves blank, where the components of a pool may not lie just anywhere: such pools are `uneven`. `reading` tells
    what the rules make of a seat's view (scores so far, what is left, who wins): the same to everybody, as a spectator
    reads it, unless it `reads_apart`. `note` is what an answer's note looks like: clients show both and reckon nothing
    themselves. `numbers` are those of the rulebook that the lab may change, each with the values it can take. `carry`
    is the type of what a game of a campaign leaves to the next (`State.carry_out`), and `carried` tells by the words
    given what everybody may know of it: things, by whose or what they are.
    `heard` are the events that bots look back on (`State.heard`).
    `prose` are passages to read (by language, then by key) that stay with the server until `State.readable_passages`
    lists them. `faces` are cards to be discovered: what is printed on them stays there, too, until
    `State.revealed_cards` names them, and `face` is the type of what a client needs in order to draw one.
    `secrets` says whether a seat can see what another cannot, `open_choices` that everybody knows whether a seat
    that is asked has a choice: then nobody need hide that it has none. `cooperative`: all win or lose together.
    `guide`: the chapters that have a number are entries of a guide, which readers look up by the alphabet of their
    language.
    `open_table`: whatever somebody sees, everybody does, though the types would allow otherwise (a deck whose cards are
    only ever known to all).
    `windows` are the prompts that come so often that a seat may ask to pass at them for good, besides the quiet ones.
    `interrupt` does what a seat does before an open question goes on (`AskAny`), where the steps for that cannot be
    named by the state's own `State.interrupt`, as they know the state.
    """

    def __init__(
        self,
        *,
        name: str,
        package: str,
        seats: range,
        state: type[State],
        setup: Callable[[Setup, Chance], State],
        options: type[Options] = Options,
        components: Callable[[State], dict[str, list[Any]]] = lambda state: {},
        formats: dict[Any, Callable[[Any, Any], str]] | None = None,
        arguments: dict[str, Any] | None = None,
        facts: dict[str, Any] | None = None,
        texts: Callable[[Any], dict[str, str]] | None = None,
        talk: Callable[[Any, int], Iterable[Statement]] | None = None,
        fill: Callable[[Any, list[Slot], dict[str, list[Any]], Chance], None] | None = None,
        uneven: Iterable[str] = (),
        reading: Callable[[Any, int], Struct] | None = None,
        reads_apart: bool = False,
        note: type[Struct] | None = None,
        numbers: dict[str, range] | None = None,
        carry: type[Struct] | None = None,
        carried: Callable[[Any, Any], Iterable[tuple[str, list[str]]]] | None = None,
        heard: Iterable[type[Event]] = (),
        prose: Callable[[str], Mapping[str, str]] | None = None,
        faces: Callable[[], Mapping[str, Face]] | None = None,
        face: type[Struct] | None = None,
        open_choices: bool | None = None,
        rules_version: int = 1,
        guide: bool = False,
        open_table: bool = False,
        windows: Iterable[str] = (),
        interrupt: Callable[[Any, int, Any], None] | None = None,
    ) -> None:
        self.name = name
        self.package = package
        self.seats = seats
        self.state = state
        self.options = options
        self.components = components
        self.formats = formats or {}
        self.arguments = arguments or {}
        self.facts = facts or {}
        self.numbers = numbers or {}
        self.cooperative = state.cooperative
        self.carry = carry
        self.carried = carried
        self.heard = frozenset(heard)
        self.prose = prose
        self.faces = faces
        self.face = face
        self.rules_version = rules_version
        self.guide = guide
        self.windows = frozenset(windows)
        self.interrupt = interrupt or state.interrupt
        self._setup = setup
        self._fill = fill
        self.reading = reading
        self.reads_apart = reads_apart
        self.note = note
        self.uneven = frozenset(uneven)
        self.texts = texts or (lambda words: {})
        self.talk = talk or (lambda state, seat: ())
        self.steps = _members(Step, package)
        self.actions = _members(Action, package)
        self.events = _members(Event, package)
        self.statements = _members(Statement, package)
        self.verbs = _members(Verb, package)
        self.redact = redactor(state)
        self.fields = by_field(state)
        self.secrets = not open_table and any(tells_apart(each) for each in (state, *self.events))
        self.open_choices = not self.secrets if open_choices is None else open_choices
        self._pools = Pools(state)
        self.pooled = self._pools.hints  # the types of the fields that hold components
        self.sights = self._pools.sights  # what some of the viewers (a bit mask) can see of them
        self._event_redactors = {event: redactor(event) for event in self.events}
        self._packer = msgspec.msgpack.Encoder()
        self._unpacker = msgspec.msgpack.Decoder(state)
        steps: Any = list[_union([*self.steps, Resolve])]  # type: ignore[misc]
        self._agenda = msgspec.msgpack.Decoder(steps)

    def __reduce__(self) -> tuple[Any, ...]:
        return _found_again, (self.package, self.name)

    @property
    def folder(self) -> Path:
        return Path(str(modules[self.package].__file__)).parent

    def module(self, name: str) -> ModuleType | None:
        """The module of that name in the game's package, if there is one; a game in a single file has none."""
        whole = f"{self.package}.{name}"
        return import_module(whole) if hasattr(modules[self.package], "__path__") and find_spec(whole) else None

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.load(self.folder / "rules.toml")

    def is_entry(self, chapter: str) -> bool:
        """Whether a chapter of the rules is found by its name rather than by its place."""
        return self.guide and chapter.isdigit()

    # --------------------------------------------------------------------------- from seed to state

    def options_from(self, chosen: dict[str, Any]) -> Options:
        """Check the options of a table: names and values, with a message that says what is possible."""
        known = self.options.__struct_fields__
        for name, value in chosen.items():
            if name not in known:
                raise Unknown(f"option of {self.name}", name, known or ["no options: this game has none"])
            try:
                msgspec.convert({name: value}, self.options, strict=False)
            except msgspec.ValidationError as error:
                raise BadOption(self.name, name, value, self._refused(name, value) or str(error)) from None
        options = msgspec.convert(chosen, self.options, strict=False)
        for field in msgspec.structs.fields(self.options):
            value, only = getattr(options, field.name), self.only(field.name)
            if only is not None and value != field.default and getattr(options, only.option) != only.value:
                why = f"{field.name} is chosen only with {only.option}={only.value}"
                raise BadOption(self.name, field.name, value, why)
        return options

    def _refused(self, option: str, value: object) -> str:
        """Why an option cannot have a value, where those it can have are listed."""
        listed = shapes.values(shapes.fields(self.options)[option])
        return f"{option} is {value!r}: choose from {', '.join(map(str, listed)).lower()}" if listed else ""

    def only(self, option: str) -> Only | None:
        """Where an option can be chosen, if not everywhere."""
        marks = shapes.marks(shapes.marked_fields(self.options)[option])
        return next((each for each in marks if isinstance(each, Only)), None)

    def number_from(self, name: str, value: Any) -> int:
        """Check a changed number of the rulebook."""
        allowed = self.numbers[name]
        try:
            number = int(value)
        except ValueError:
            raise ValueError(f"{name} of {self.name} is a number, not {value!r}") from None
        if number not in allowed:
            raise ValueError(f"{name} of {self.name} goes from {allowed[0]} to {allowed[-1]}, not {number}")
        return number

    def setup_from(self, seats: int, seed: str, settings: dict[str, Any], carry: Any = None) -> Setup:
        """A set-up by the names of its settings: options of the table, and numbers of the rulebook."""
        options = self.options.__struct_fields__
        for name in settings:
            if name not in options and name not in self.numbers:
                possible = [*options, *self.numbers] or ["no options: this game has none"]
                raise Unknown(f"option of {self.name}", name, possible)
        numbers = {name: self.number_from(name, value) for name, value in settings.items() if name in self.numbers}
        chosen = {name: value for name, value in settings.items() if name not in self.numbers}
        return Setup(seats, seed, self.options_from(chosen), numbers, carry)

    def set_up(self, setup: Setup) -> State:
        if setup.seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            counts = f"{fewest} to {most}" if most > fewest else f"{most}"
            raise ValueError(f"{self.name} is for {counts} seats, not {setup.seats}")
        if setup.carry is not None and type(setup.carry) is not self.carry:
            raise ValueError(f"{self.name} cannot begin with a {type(setup.carry).__name__}")
        return self._setup(setup, Chance.of(setup.seed))

    # ------------------------------------------------------------------------- copies, saves, views

    def pack(self, state: State) -> bytes:
        return self._packer.encode(state)

    def unpack(self, packed: bytes) -> State:
        return self._with_steps(self._unpacker.decode(packed))

    def state_from(self, plain: Any) -> State:
        """A state out of plain JSON values, as a save holds it; there all keys are strings."""
        return self._with_steps(msgspec.convert(plain, self.state, str_keys=True))

    def _with_steps(self, state: State) -> State:
        """Turn the agenda's plain values into steps (a decoder knows their types once and for all)."""
        state.agenda = self._agenda.decode(self._packer.encode(state.agenda))
        return state

    @cached_property
    def action_type(self) -> Any:
        return _union([*self.actions, *self.kernel_actions])

    @property
    def kernel_actions(self) -> list[type[Action]]:
        """The answers that come with the kernel: to effects of cards."""
        return [Accept, Choose, Decline]

    @cached_property
    def action_reader(self) -> msgspec.json.Decoder[Any]:
        """Reads an action from JSON. It is kept: to learn all the types costs far more than to read one."""
        return msgspec.json.Decoder(self.action_type)

    @cached_property
    def statement_type(self) -> Any:
        return _union(self.statements)

    @cached_property
    def event_type(self) -> Any:
        return _union(self.events)

    @cached_property
    def event_reader(self) -> msgspec.msgpack.Decoder[list[Any]]:
        """Reads packed events."""
        return msgspec.msgpack.Decoder(list[self.event_type])  # type: ignore[name-defined]

    @cached_property
    def weighs(self) -> bool:
        """Whether there are outcomes that players weigh beforehand."""
        return any(event.odds is not None for event in self.events)

    def redact_event(self, event: Event, viewer: int) -> Event:
        redacted: Event = self._event_redactors[type(event)](event, viewer)
        return redacted

    def slots(self, state: State) -> list[Slot]:
        return self._pools.slots(state)

    @cached_property
    def naming(self) -> dict[type[Event], list[str]]:
        """The fields of each event that name components."""
        return naming(self)

    def resample(self, view: State, chance: Chance) -> State:
        """A full state that fits the view: what the view leaves blank is dealt anew, and the dice are new too."""
        state = self.unpack(self.pack(view))
        self.deal(state, chance)
        return state

    def deal(self, view: State, chance: Chance, known: dict[Way, Any] | None = None) -> None:
        """Make a view a full state; `known` says what lies in some of the slots that it leaves blank."""
        universe = self.components(view)
        if self._fill is None:
            self._pools.deal(view, universe, chance, known or {})
        else:
            slots = self._pools.slots(view)
            suppose(slots, universe, known or {})
            self._fill(view, slots, universe, chance)
        view.chance = chance.spawn()


def _members(base: type[S], package: str) -> list[type[S]]:
    """All subclasses of a kernel type that a game's package defines, by name."""
    found: dict[str, type[S]] = {}
    waiting: list[type[S]] = list(base.__subclasses__())
    while waiting:
        member = waiting.pop()
        waiting += member.__subclasses__()
        if member.__module__ == package or member.__module__.startswith(package + "."):
            found[kebab(member.__name__)] = member
    return [found[name] for name in sorted(found)]


def _union(members: Sequence[Any]) -> Any:
    return reduce(or_, members) if members else None

"""A game as the table sees it: its name, seats, options and set-up, with the codecs compiled from its types."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from pathlib import Path
from sys import modules
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from fathom.kernel.cards.effects import Accept, Choose, Decline, Resolve, Verb
from fathom.kernel.game.groups import Carry, Client, Questions, Secrets, Story, Texts
from fathom.kernel.game.setup import Only, Options, Setup, Unknown, number_from, only, options_from
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


def _found_again(package: str, name: str) -> "Game":
    """A game is pickled by where it is built."""
    built = [each for each in vars(import_module(package)).values() if isinstance(each, Game) and each.name == name]
    return built[0]


class Game:
    """Built once per game, in its package's `__init__`. Its steps, actions and events are found by themselves.

    The first five parameters are all that a small game needs; the groups say the rest. `options` are the variants that
    a table may choose. `talk` is what a seat may say, where the rules limit that. `numbers` are those of the rulebook
    that the lab may change, each with the values it can take. `heard` are the events that bots look back on
    (`State.heard`). `rules_version` grows with each change of the rules that an older Fathom would not know.

    `has_secrets` says whether a seat can see what another cannot, `open_choices` that everybody knows whether a seat
    that is asked has a choice. `cooperative`: all win or lose together.
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
        questions: Questions | None = None,
        secrets: Secrets | None = None,
        story: Story | None = None,
        texts: Texts | None = None,
        client: Client | None = None,
        carry: Carry | None = None,
        talk: Callable[[Any, int], Iterable[Statement]] = lambda state, seat: (),
        numbers: Mapping[str, range] | None = None,
        heard: Iterable[type[Event]] = (),
        rules_version: int = 1,
    ) -> None:
        self.name = name
        self.package = package
        self.seats = seats
        self.state = state
        self.options = options
        self.questions = questions or Questions()
        self.secrets = secrets or Secrets()
        self.story = story or Story()
        self.texts = texts or Texts()
        self.client = client or Client()
        self.carry = carry
        self.talk = talk
        self.numbers = numbers or {}
        self.heard = frozenset(heard)
        self.rules_version = rules_version
        self.cooperative = state.cooperative
        self.interrupt = self.questions.interrupt or state.interrupt
        self._setup = setup
        self.steps = _members(Step, package)
        self.actions = _members(Action, package)
        self.events = _members(Event, package)
        self.statements = _members(Statement, package)
        self.verbs = _members(Verb, package)
        self.redact = redactor(state)
        self.fields = by_field(state)
        self.has_secrets = not self.secrets.open_table and any(tells_apart(each) for each in (state, *self.events))
        self.open_choices = not self.has_secrets if self.secrets.open_choices is None else self.secrets.open_choices
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
        return self.texts.guide and chapter.isdigit()

    # --------------------------------------------------------------------------- from seed to state

    def options_from(self, chosen: dict[str, Any]) -> Options:
        """Check the options of a table: names and values, with a message that says what is possible."""
        return options_from(self.name, self.options, chosen)

    def only(self, option: str) -> Only | None:
        """Where an option can be chosen, if not everywhere."""
        return only(self.options, option)

    def number_from(self, name: str, value: Any) -> int:
        """Check a changed number of the rulebook."""
        return number_from(self.name, self.numbers, name, value)

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
        if setup.carry is not None and (self.carry is None or type(setup.carry) is not self.carry.type):
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
        universe = self.secrets.components(view)
        if self.secrets.fill is None:
            self._pools.deal(view, universe, chance, known or {})
        else:
            slots = self._pools.slots(view)
            suppose(slots, universe, known or {})
            self.secrets.fill(view, slots, universe, chance)
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

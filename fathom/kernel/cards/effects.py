"""Effects: what cards do, as data. One definition answers both `can` it be done and how it is `run`.

The grammar is here; a game adds its own verbs, conditions, counts and selections as further subclasses.

Nothing of a card waits in a generator: what is left to do lies on the agenda as `Resolve` steps, each of which names
the place of an effect on its card (`unfathomable/spells/red-hour/do.1`). So a match can be stored between any two.
"""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct

from fathom.kernel.names import kebab
from fathom.kernel.questions.ask import Action, Ask
from fathom.kernel.questions.step import Flow, Step

Bound = int | str
"""What a card can give a name: a number, a seat, or the id of a space, a card or a piece."""


UNBEGUN = -1


class CardPrompt(StrEnum):
    """What effects of cards ask by themselves."""

    CHOOSE_EFFECT = "choose-effect"
    MAY_EFFECT = "may-effect"


class Context(Struct):
    """For whom an effect is carried out, from which card, and what has been named on the way.

    `seat` is asked where there is a choice; `actor` does it or suffers it, and is the seat itself unless a card says
    otherwise. `base` is how high the agenda was when the card's turn came: its names belong to all that lies above.
    """

    seat: int
    card: str = ""
    actor: Bound | None = None
    base: int = UNBEGUN
    names: dict[str, Bound] = {}

    def __post_init__(self) -> None:
        if self.actor is None:
            self.actor = self.seat

    def bind(self, g: Any, name: str, value: Bound) -> None:
        """Give something a name, for the rest of the card."""
        self.names[name] = value
        for step in g.agenda[max(self.base, 0) :]:
            if type(step) is Resolve and step.ctx.base == self.base:
                step.ctx.names[name] = value

    def number(self, name: str) -> int:
        """What was counted or rolled under that name; 0 if nothing was."""
        return int(self.names.get(name, 0))

    def id(self, name: str) -> str:
        """The id of the space, card or piece that has that name."""
        return str(self.names[name])

    def seated(self, seat: int, **names: Bound) -> "Context":
        """The same card, carried out by another seat, with further names."""
        return Context(seat, self.card, None, self.base, {**self.names, **names})


class Verb(Struct, frozen=True, tag=kebab, tag_field="verb"):
    """A word that cards may use. In YAML its name is the key of its first field: `{ repeat: 2, do: ... }`."""


class Effect(Verb, frozen=True):
    def can(self, g: Any, ctx: Context) -> bool:
        """Whether running it now would change anything."""
        return True

    def all(self, g: Any, ctx: Context) -> bool:
        """Whether the whole of it can be done now, as a cost has to be."""
        return self.can(g, ctx)

    def matters(self, g: Any, ctx: Context) -> bool:
        """Whether it would do what it is there for: to heal who is not hurt can be done, but does not matter."""
        return self.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow | None:
        """Do it: change the table, ask, push steps. What it pushes happens before the next effect of its card."""
        raise NotImplementedError(type(self).__name__)

    def after(self, g: Any, ctx: Context) -> Flow | None:
        """Go on once the steps are done that it had to wait for: see `wait`."""
        raise NotImplementedError(type(self).__name__)

    def wait(self, g: Any, ctx: Context) -> None:
        """Be called again (`after`) when all that is pushed from now on is done."""
        g.push(Resolve(place_of(self), ctx, True))


class Condition(Verb, frozen=True):
    def holds(self, g: Any, ctx: Context) -> bool:
        raise NotImplementedError(type(self).__name__)


class Count(Verb, frozen=True):
    def value(self, g: Any, ctx: Context) -> int:
        raise NotImplementedError(type(self).__name__)


Number = int | Count


def amount(g: Any, ctx: Context, number: Number) -> int:
    """A number as it is printed, or as it is counted."""
    return number if isinstance(number, int) else number.value(g, ctx)


class Selection(Verb, frozen=True):
    seats: ClassVar[bool] = False
    """Whether its members are seats: then each of them carries out what is done for it."""

    def members(self, g: Any, ctx: Context) -> list[Any]:
        raise NotImplementedError(type(self).__name__)


class Choose(Action, frozen=True):
    """Take one of the named options of a card."""

    option: str


class Accept(Action, frozen=True):
    """Use an effect that may be used."""


class Decline(Action, frozen=True):
    """Leave an effect that may be used."""


# ---------------------------------------------------------------------------------- effects as steps

PLACES: dict[str, Effect] = {}
"""Every effect on a card of any game, by its place."""

_PLACE_OF: dict[int, tuple[str, Effect]] = {}  # by identity: the same words may stand on several cards
_UNREAD: dict[str, Callable[[], object]] = {}  # by game


def read_later(game: str, read: Callable[[], object]) -> None:
    """A game has more than its cards, such as a book: it is read as soon as a step names an effect of it."""
    _UNREAD[game] = read


class Rewritten(Exception):
    """A step names an effect that stands on no card: it was stored when the card read otherwise."""


def effect_at(place: str) -> Effect:
    """The effect that a step names, perhaps one of a match that was stored by another process."""
    if place not in PLACES and (read := _UNREAD.get(place.partition("/")[0])) is not None:
        read()
    if place not in PLACES:
        raise Rewritten(place)
    return PLACES[place]


def shelve(place: str, thing: Any) -> None:
    """Remember where the effects of a card stand, so that a step can name them."""
    if isinstance(thing, Effect):
        PLACES[place] = thing
        _PLACE_OF[id(thing)] = place, thing
    for name, part in _parts(thing):
        shelve(f"{place}.{name}", part)


def _parts(thing: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(thing, Struct):
        yield from ((name, getattr(thing, name)) for name in thing.__struct_fields__)
    elif isinstance(thing, list | tuple):
        yield from enumerate(thing)
    elif isinstance(thing, dict):
        yield from thing.items()


def written_in(thing: Any) -> Iterator[Any]:
    """A thing and all that is written in it, at any depth: a card, its abilities, what they do."""
    yield thing
    for _, part in _parts(thing):
        yield from written_in(part)


def place_of(effect: Effect) -> str:
    try:
        return _PLACE_OF[id(effect)][0]
    except KeyError:
        raise LookupError(f"{effect} stands on no card: `shelve` it") from None


def source(effect: Effect) -> str:
    """The shelf and the name of the card on which an effect stands (`spells/red-hour`), for the words of a question."""
    place, _ = _PLACE_OF.get(id(effect), ("", effect))
    return place.partition("/")[2].partition(".")[0]


class Resolve(Step):
    """An effect of a card whose turn has come; `after`: it has already begun, and what it waited for is done."""

    continues = True

    place: str
    ctx: Context
    after: bool = False

    def run(self, g: Any) -> Flow | None:
        effect = effect_at(self.place)
        if self.ctx.base == UNBEGUN:
            self.ctx.base = len(g.agenda)
        if self.after:
            return effect.after(g, self.ctx)
        return effect.run(g, self.ctx) if effect.can(g, self.ctx) else None


def resolve(g: Any, effect: Effect, seat: int, card: str = "", **names: Bound) -> None:
    """Let a card be carried out next, by a seat; `names` are what its text takes for granted."""
    g.push(Resolve(place_of(effect), Context(seat, card, names=names)))


def in_turn(g: Any, parts: Iterable[tuple[Effect, Context]]) -> Flow | None:
    """One effect after another, as far as each can be done; from the first that asks or pushes steps on, as steps."""
    mark, waiting = len(g.agenda), iter(parts)
    for effect, ctx in waiting:
        if effect.can(g, ctx):
            flow = effect.run(g, ctx)
            if flow is not None or len(g.agenda) > mark:
                g.agenda[mark:mark] = [Resolve(place_of(later), its) for later, its in waiting][::-1]
                return flow
    return None


# -------------------------------------------------------------------------------------- the grammar


class Do(Effect, frozen=True):
    """Each in turn, as far as possible. A plain list in YAML."""

    do: tuple[Effect, ...]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(each.can(g, ctx) for each in self.do)

    def all(self, g: Any, ctx: Context) -> bool:
        return all(each.all(g, ctx) for each in self.do)

    def matters(self, g: Any, ctx: Context) -> bool:
        return any(each.matters(g, ctx) for each in self.do)

    def run(self, g: Any, ctx: Context) -> Flow | None:
        return in_turn(g, ((each, ctx) for each in self.do))


class OneOf(Effect, frozen=True):
    """The seat picks one of the named options that can be done."""

    options: dict[str, Effect]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(each.can(g, ctx) for each in self.options.values())

    def matters(self, g: Any, ctx: Context) -> bool:
        return any(each.can(g, ctx) and each.matters(g, ctx) for each in self.options.values())

    def run(self, g: Any, ctx: Context) -> Flow | None:
        possible = [name for name, each in self.options.items() if each.can(g, ctx)]
        if len(possible) > 1:
            return self._choose(g, ctx, possible)
        return self.options[possible[0]].run(g, ctx) if possible else None

    def _choose(self, g: Any, ctx: Context, possible: list[str]) -> Flow:
        match (
            yield Ask(
                ctx.seat, [Choose(name) for name in possible], CardPrompt.CHOOSE_EFFECT, args={"source": source(self)}
            )
        ):
            case Choose(name):
                yield from self.options[name].run(g, ctx) or ()


class May(Effect, frozen=True):
    """The seat decides whether to do it."""

    may: Effect

    def can(self, g: Any, ctx: Context) -> bool:
        return self.may.can(g, ctx)

    def matters(self, g: Any, ctx: Context) -> bool:
        return self.may.matters(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        if self.may.can(g, ctx):
            match (yield Ask(ctx.seat, [Accept(), Decline()], CardPrompt.MAY_EFFECT, args={"source": source(self)})):
                case Accept():
                    yield from self.may.run(g, ctx) or ()


class Pay(Effect, frozen=True):
    """The cost first, all of it; then what it buys."""

    cost: Effect
    then: Effect

    def can(self, g: Any, ctx: Context) -> bool:
        return self.cost.all(g, ctx) and self.then.can(g, ctx)

    def matters(self, g: Any, ctx: Context) -> bool:
        return self.can(g, ctx) and self.then.matters(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow | None:
        return in_turn(g, ((self.cost, ctx), (self.then, ctx))) if self.can(g, ctx) else None


class If(Effect, frozen=True):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def _branch(self, g: Any, ctx: Context) -> Effect | None:
        return self.then if self.condition.holds(g, ctx) else self.otherwise

    def can(self, g: Any, ctx: Context) -> bool:
        branch = self._branch(g, ctx)
        return branch is not None and branch.can(g, ctx)

    def matters(self, g: Any, ctx: Context) -> bool:
        branch = self._branch(g, ctx)
        return branch is not None and branch.matters(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow | None:
        branch = self._branch(g, ctx)
        return branch.run(g, ctx) if branch is not None and branch.can(g, ctx) else None


class ForEach(Effect, frozen=True):
    """Once for each member of a selection, which is called `member` or, if it is a seat, does it itself."""

    over: Selection
    do: Effect

    def _parts(self, g: Any, ctx: Context) -> list[tuple[Effect, Context]]:
        members = self.over.members(g, ctx)
        if self.over.seats:
            return [(self.do, ctx.seated(seat)) for seat in members]
        return [(self.do, ctx.seated(ctx.seat, member=member)) for member in members]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(do.can(g, each) for do, each in self._parts(g, ctx))

    def matters(self, g: Any, ctx: Context) -> bool:
        return any(do.matters(g, each) for do, each in self._parts(g, ctx))

    def run(self, g: Any, ctx: Context) -> Flow | None:
        return in_turn(g, self._parts(g, ctx))


class Repeat(Effect, frozen=True):
    """So many times, or until it can no longer be done."""

    times: Number
    do: Effect

    def can(self, g: Any, ctx: Context) -> bool:
        return amount(g, ctx, self.times) > 0 and self.do.can(g, ctx)

    def matters(self, g: Any, ctx: Context) -> bool:
        return amount(g, ctx, self.times) > 0 and self.do.matters(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow | None:
        return in_turn(g, [(self.do, ctx)] * amount(g, ctx, self.times))


class Roll(Effect, frozen=True):
    """Roll a die; `at_least` maps the lowest roll of each band to its effect."""

    at_least: dict[int, Effect]

    def run(self, g: Any, ctx: Context) -> None:
        self.wait(g, ctx)
        g.roll(ctx.seat)

    def after(self, g: Any, ctx: Context) -> Flow | None:
        rolled = g.rolled()
        reached = [lowest for lowest in self.at_least if lowest <= rolled]
        if not reached:
            return None
        effect = self.at_least[max(reached)]
        return effect.run(g, ctx) if effect.can(g, ctx) else None


class Not(Condition, frozen=True):
    condition: Condition

    def holds(self, g: Any, ctx: Context) -> bool:
        return not self.condition.holds(g, ctx)

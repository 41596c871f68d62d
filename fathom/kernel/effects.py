"""Effects: what cards do, as data. One definition answers both `can` it be done and how it is `run`.

The grammar is here; a game adds its own verbs, conditions, counts and selections as further subclasses.
"""

from typing import Any

from msgspec import Struct

from fathom.kernel.ask import Action, Ask
from fathom.kernel.names import kebab
from fathom.kernel.step import Flow


class Context(Struct):
    """Who carries an effect out, for which card, and what has been chosen on the way."""

    seat: int
    card: str = ""
    chosen: Any = None


class Verb(Struct, frozen=True, tag=kebab, tag_field="verb"):
    """A word that cards may use. In YAML its name is the key of its first field: `{ repeat: 2, do: ... }`."""


class Effect(Verb, frozen=True):
    def can(self, g: Any, ctx: Context) -> bool:
        """Whether running it now would change anything."""
        return True

    def all(self, g: Any, ctx: Context) -> bool:
        """Whether the whole of it can be done now, as a cost has to be."""
        return self.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        """Do it: change the table, ask, push steps. What it pushes happens before the next effect of its card."""
        raise NotImplementedError(type(self).__name__)
        yield


class Condition(Verb, frozen=True):
    def holds(self, g: Any, ctx: Context) -> bool:
        raise NotImplementedError(type(self).__name__)


class Count(Verb, frozen=True):
    def value(self, g: Any, ctx: Context) -> int:
        raise NotImplementedError(type(self).__name__)


class Selection(Verb, frozen=True):
    def members(self, g: Any, ctx: Context) -> list[Any]:
        raise NotImplementedError(type(self).__name__)


class Choose(Action, frozen=True):
    """Take one of the named options of a card."""

    option: str


class Accept(Action, frozen=True):
    """Use an effect that may be used."""


class Decline(Action, frozen=True):
    """Leave an effect that may be used."""


# -------------------------------------------------------------------------------------- the grammar


class Do(Effect, frozen=True):
    """Each in turn, as far as possible. A plain list in YAML."""

    do: tuple[Effect, ...]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(each.can(g, ctx) for each in self.do)

    def all(self, g: Any, ctx: Context) -> bool:
        return all(each.all(g, ctx) for each in self.do)

    def run(self, g: Any, ctx: Context) -> Flow:
        mark = len(g.agenda)
        for each in self.do:
            yield from g.settle(mark)
            if each.can(g, ctx):
                yield from each.run(g, ctx)


class OneOf(Effect, frozen=True):
    """The seat picks one of the named options that can be done."""

    options: dict[str, Effect]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(each.can(g, ctx) for each in self.options.values())

    def run(self, g: Any, ctx: Context) -> Flow:
        possible = [name for name, each in self.options.items() if each.can(g, ctx)]
        if len(possible) == 1:
            yield from self.options[possible[0]].run(g, ctx)
        elif possible:
            match (yield Ask(ctx.seat, [Choose(name) for name in possible], "choose-effect")):
                case Choose(name):
                    yield from self.options[name].run(g, ctx)


class May(Effect, frozen=True):
    """The seat decides whether to do it."""

    may: Effect

    def can(self, g: Any, ctx: Context) -> bool:
        return self.may.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        if self.may.can(g, ctx):
            match (yield Ask(ctx.seat, [Accept(), Decline()], "may-effect")):
                case Accept():
                    yield from self.may.run(g, ctx)


class Pay(Effect, frozen=True):
    """The cost first, all of it; then what it buys."""

    cost: Effect
    then: Effect

    def can(self, g: Any, ctx: Context) -> bool:
        return self.cost.all(g, ctx) and self.then.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        if self.can(g, ctx):
            mark = len(g.agenda)
            yield from self.cost.run(g, ctx)
            yield from g.settle(mark)
            if self.then.can(g, ctx):
                yield from self.then.run(g, ctx)


class If(Effect, frozen=True):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def _branch(self, g: Any, ctx: Context) -> Effect | None:
        return self.then if self.condition.holds(g, ctx) else self.otherwise

    def can(self, g: Any, ctx: Context) -> bool:
        branch = self._branch(g, ctx)
        return branch is not None and branch.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        branch = self._branch(g, ctx)
        if branch is not None and branch.can(g, ctx):
            yield from branch.run(g, ctx)


class ForEach(Effect, frozen=True):
    """Once for each member of a selection, which becomes what is chosen."""

    over: Selection
    do: Effect

    def _contexts(self, g: Any, ctx: Context) -> list[Context]:
        return [Context(ctx.seat, ctx.card, member) for member in self.over.members(g, ctx)]

    def can(self, g: Any, ctx: Context) -> bool:
        return any(self.do.can(g, each) for each in self._contexts(g, ctx))

    def run(self, g: Any, ctx: Context) -> Flow:
        mark = len(g.agenda)
        for each in self._contexts(g, ctx):
            yield from g.settle(mark)
            if self.do.can(g, each):
                yield from self.do.run(g, each)


class Repeat(Effect, frozen=True):
    """So many times, or until it can no longer be done."""

    times: int | Count
    do: Effect

    def _times(self, g: Any, ctx: Context) -> int:
        return self.times if isinstance(self.times, int) else self.times.value(g, ctx)

    def can(self, g: Any, ctx: Context) -> bool:
        return self._times(g, ctx) > 0 and self.do.can(g, ctx)

    def run(self, g: Any, ctx: Context) -> Flow:
        mark = len(g.agenda)
        for _ in range(self._times(g, ctx)):
            yield from g.settle(mark)
            if not self.do.can(g, ctx):
                return
            yield from self.do.run(g, ctx)


class Roll(Effect, frozen=True):
    """Roll a die; `at_least` maps the lowest roll of each band to its effect."""

    at_least: dict[int, Effect]

    def run(self, g: Any, ctx: Context) -> Flow:
        rolled = yield from g.roll(ctx.seat)
        reached = [lowest for lowest in self.at_least if lowest <= rolled]
        if reached:
            effect = self.at_least[max(reached)]
            if effect.can(g, ctx):
                yield from effect.run(g, ctx)


class Not(Condition, frozen=True):
    condition: Condition

    def holds(self, g: Any, ctx: Context) -> bool:
        return not self.condition.holds(g, ctx)

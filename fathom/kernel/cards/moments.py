"""What works while it is in play: triggers and abilities by their moment, passive numbers, and limits of use.

A card, board or token declares what it does at named moments. A game says what is in play (a query of the state) and
what is printed on it; `InPlay` indexes all declarations by their key: a moment, a number, a trait. Where nothing
declares anything for a key, no card is looked at. The index is kept until `State.changed` is called, and equal sets of
cards share one index.

What may be used only so often in a span of time leaves a `Use` in the state, until that span ends (`end_span`).
"""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, partial
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from fathom.kernel.cards.effects import Bound, Context, Number, amount
from fathom.kernel.state.visibility import Public

D = TypeVar("D")

KEPT_INDEXES = 8192


class Source(NamedTuple):
    """Something in play, by its id, and whose it is: a seat, a unit or nobody."""

    card: str
    owner: Bound | None = None


class Held(NamedTuple, Generic[D]):
    """What something in play declares."""

    card: str
    owner: Bound | None
    what: D


class Index(dict[str, tuple[Held[D], ...]]):
    """Declarations by key, and `of` one owner. `kept` is what a game has found out from them alone, by names of its
    own."""

    def __init__(self, found: Iterable[tuple[str, Held[D]]]) -> None:
        by_key: dict[str, list[Held[D]]] = {}
        by_owner: dict[tuple[str, Bound | None], list[Held[D]]] = {}
        for key, held in found:
            by_key.setdefault(key, []).append(held)
            by_owner.setdefault((key, held.owner), []).append(held)
        super().__init__((key, tuple(held)) for key, held in by_key.items())
        self.by_owner = {key: tuple(held) for key, held in by_owner.items()}
        self.kept: dict[Hashable, Any] = {}

    def of(self, key: str, owner: Bound | None) -> tuple[Held[D], ...]:
        """What one owner's cards declare for a key."""
        return self.by_owner.get((key, owner), ())


class InPlay(Generic[D]):
    """The declarations of everything in play, by key.

    `sources` lists what is in play in a state, and `declared` what is printed on one of them, each with its key.
    `sources_of` lists what one owner has, where much comes and goes: see `by_owner` and `changed_for`. With a `layout`,
    a tuple of what lies where that is made faster than a list of sources, `sources` is given that and not the state.
    """

    def __init__(
        self,
        sources: Callable[[Any], Iterable[Source]],
        declared: Callable[[str], Iterable[tuple[str, D]]],
        sources_of: Callable[[Any, Any], Iterable[Source]] | None = None,
        layout: Callable[[Any], Hashable] | None = None,
    ) -> None:
        self._sources, self._sources_of, self._layout = sources, sources_of, layout
        self._laid_out = lru_cache(maxsize=KEPT_INDEXES)(lambda laid: self.index_of(tuple(sources(laid))))
        self._declared = lru_cache(maxsize=None, typed=True)(lambda card: tuple(declared(card)))
        self._indexed = lru_cache(maxsize=KEPT_INDEXES)(self._index)

    def _index(self, sources: tuple[Source, ...], shelves: tuple[type[str], ...]) -> Index[D]:
        """The index of these sources. `shelves` are the types of their ids: cards of two shelves may have one name."""
        return Index((key, Held(*source, what)) for source in sources for key, what in self._declared(source.card))

    def find(self, g: Any) -> Index[D]:
        """All declarations in play now, for a state that keeps them itself (`derived_from`)."""
        return self.index_of(tuple(self._sources(g))) if self._layout is None else self._laid_out(self._layout(g))

    def index_of(self, sources: tuple[Source, ...]) -> Index[D]:
        """All declarations of a part of what is in play, such as the cards of one player."""
        return self._indexed(sources, tuple([type(card) for card, _ in sources]))

    def index(self, g: Any) -> Index[D]:
        """All declarations in play."""
        try:
            found: Index[D] = g.__dict__["derived_values"][self]
        except KeyError:
            found = g.derived(self, partial(self.find, g))
        return found

    def at(self, g: Any, key: str) -> tuple[Held[D], ...]:
        """What is declared for a moment, a number or a trait."""
        return self.index(g).get(key, ())

    def of(self, g: Any, key: str, owner: Bound | None) -> tuple[Held[D], ...]:
        """The same, of one owner."""
        try:
            found: Index[D] = g.__dict__["derived_values"][self]
        except KeyError:
            found = self.index(g)
        return found.by_owner.get((key, owner), ())

    def by_owner(self, g: Any, owner: Bound | None) -> Index[D]:
        """What the cards of one owner declare, kept while only others' change (`changed_for`)."""
        try:
            found: Index[D] = g.__dict__["derived_values"][self, owner]
        except KeyError:
            found = g.derived((self, owner), partial(self._of_owner, g, owner))
        return found

    def _of_owner(self, g: Any, owner: Bound | None) -> Index[D]:
        if self._sources_of is None:
            raise TypeError("what is in play is not listed by owner here")
        return self.index_of(tuple(self._sources_of(g, owner)))

    def forget(self) -> None:
        """Forget every index and what cards declare, as a test needs that changes a card."""
        self._declared.cache_clear()
        self._indexed.cache_clear()
        self._laid_out.cache_clear()


def changed_for(g: Any, owner: Bound | None) -> None:
    """Say that what one owner has in play has changed: what the cards of all others declare is kept."""
    kept = g.__dict__.get("derived_values", {})
    others = {key: kept[key] for key in kept if type(key) is tuple and isinstance(key[0], InPlay) and key[1] != owner}
    g.changed()
    g.__dict__["derived_values"] = others


class Passive(Struct, frozen=True):
    """A number that is another while a card is in play: `{ number: attack, by: 1 }`.

    Of several copies in play no more than `most` count, if it says so.
    """

    number: str
    by: Number
    most: int = 0

    def value(self, g: Any, ctx: Context) -> int:
        return amount(g, ctx, self.by)


def total(g: Any, ctx: Context, base: int, held: Iterable[Held[Passive]]) -> int:
    """A number as printed, and what these passives add to it."""
    counted: dict[tuple[str, Passive], int] = {}
    for card, _, passive in held:
        before = counted.get((card, passive), 0)
        if not passive.most or before < passive.most:
            counted[card, passive] = before + 1
            base += passive.value(g, ctx)
    return base


# ------------------------------------------------------------------------------------- limits of use


class Use(Struct, frozen=True):
    """Something that may be used once in a span of time was used, by somebody."""

    what: Public[str]
    by: Public[Bound]
    per: Public[str]


def spent(uses: list[Use], what: str, by: Bound, per: str) -> bool:
    """Whether something may not be used again in this span."""
    return Use(what, by, per) in uses


def spend(uses: list[Use], what: str, by: Bound, per: str) -> None:
    uses.append(Use(what, by, per))


def end_span(span: str, uses: list[Use]) -> None:
    """A span of time is over: what it limited may be used again."""
    uses[:] = [use for use in uses if use.per != span]

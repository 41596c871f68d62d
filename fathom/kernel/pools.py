"""Pools: which components may lie where, and how those that a view hides are dealt anew."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct

from fathom.kernel.chance import Chance
from fathom.kernel.visibility import Sight


@dataclass(frozen=True)
class Pool:
    """The value (or each element of the list) is a component of this pool; `of` tells element n's own sub-pool."""

    name: str
    of: Callable[[int], str] | None = None

    def at(self, index: int) -> str:
        return f"{self.name}-{self.of(index)}" if self.of else self.name


class Impossible(ValueError):
    """More of a component is said to be known than there is."""


Way = tuple[str | int, ...]
"""The fields and indices that lead to a place in a state."""


class Slot(NamedTuple):
    """A place for one component: its pool, the struct or list that holds it, and the field or index there."""

    pool: str
    holder: Any
    key: Any
    way: Way

    @property
    def component(self) -> Hashable:
        """What lies there: a component, or None where it cannot be seen."""
        inside = isinstance(self.holder, list | dict)
        found: Hashable = self.holder[self.key] if inside else getattr(self.holder, self.key)
        return found

    def put(self, member: Any) -> None:
        if isinstance(self.holder, list | dict):
            self.holder[self.key] = member
        else:
            setattr(self.holder, self.key, member)


class Field(NamedTuple):
    """A field that holds components: of a pool of its own, or inside the structs in it."""

    name: str
    pool: Pool | None
    many: bool
    top: bool


class Pools:
    """The places for components in the states of a type."""

    def __init__(self, root: type[Struct]) -> None:
        self._fields: dict[type, list[Field]] = {}
        self._finding: set[type] = set()
        self._find(root)

    def _find(self, hint: Any) -> bool:
        """Note the fields of a type, and of the types in it, that lead to components; whether there are any."""
        if not (isinstance(hint, type) and issubclass(hint, Struct)):
            found = [self._find(argument) for argument in get_args(hint)]
            return any(found)
        if hint not in self._fields:
            fields = self._fields[hint] = []
            self._finding.add(hint)
            for name, kind in get_type_hints(hint, include_extras=True).items():
                if name not in hint.__struct_fields__:
                    continue
                marks = getattr(kind, "__metadata__", ())
                inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
                pool = next((mark for mark in marks if isinstance(mark, Pool)), None)
                if pool or self._find(inner):
                    fields.append(Field(name, pool, get_origin(inner) is list, Sight.TOP in marks))
            self._finding.remove(hint)
        return hint in self._finding or bool(self._fields[hint])  # one that holds its own kind may yet lead to some

    def slots(self, value: Any, way: Way = ()) -> Iterator[Slot]:
        """Every place where a component lies, or may lie unseen."""
        if isinstance(value, list | tuple):
            for index, each in enumerate(value):
                yield from self.slots(each, (*way, index))
        elif isinstance(value, dict):
            for key, each in value.items():
                yield from self.slots(each, (*way, key))
        else:
            for name, pool, many, _ in self._fields.get(type(value), ()):
                inner = getattr(value, name)
                if pool is None:
                    yield from self.slots(inner, (*way, name))
                elif many:
                    for index in range(len(inner)):
                        yield Slot(pool.at(index), inner, index, (*way, name, index))
                elif isinstance(inner, dict):
                    for key in inner:
                        yield Slot(pool.name, inner, key, (*way, name, key))
                else:
                    yield Slot(pool.name, value, name, (*way, name))

    def piles(self, value: Any) -> Iterator[tuple[str, list[Any]]]:
        """The piles of which a view shows only the top, each with its pool."""
        if isinstance(value, list | tuple | dict):
            for each in value.values() if isinstance(value, dict) else value:
                yield from self.piles(each)
        else:
            for name, pool, _, top in self._fields.get(type(value), ()):
                if pool is None:
                    yield from self.piles(getattr(value, name))
                elif top:
                    yield pool.name, getattr(value, name)

    def deal(self, view: Any, universe: dict[str, list[Any]], chance: Chance, known: dict[Way, Any]) -> None:
        """Put the components that a view hides, shuffled, into the blank slots of their pools and under the tops.

        What is `known` of a blank slot goes there; where that is more than there is, `Impossible` is raised.
        """
        unseen = {name: Counter(members) for name, members in universe.items()}
        blanks: dict[str, list[Slot]] = {name: [] for name in universe}
        for slot in self.slots(view):
            found = slot.component
            if found is None:
                found = known.get(slot.way)
                if found is None:
                    blanks[slot.pool].append(slot)
                    continue
                slot.put(found)
            unseen[slot.pool][found] -= 1
        piles = [(name, pile) for name, pile in self.piles(view) if pile]
        for name, holes in blanks.items():
            if known and min(unseen[name].values(), default=0) < 0:
                raise Impossible(name)
            members = list(unseen[name].elements())
            chance.shuffle(members)
            for slot, member in zip(holes, members, strict=False):
                slot.put(member)
            under = [pile for pool, pile in piles if pool == name]
            for member in members[len(holes) :] if under else ():
                chance.pick(under).insert(0, member)


def suppose(slots: list[Slot], universe: dict[str, list[Any]], known: dict[Way, Any]) -> None:
    """Put what is known into blank slots; where that is more than there is, `Impossible` is raised."""
    for slot in slots:
        if slot.component is None and slot.way in known:
            slot.put(known[slot.way])
    if known:
        for name, members in universe.items():
            seen = Counter(slot.component for slot in slots if slot.pool == name and slot.component is not None)
            if seen - Counter(members):
                raise Impossible(name)


def fill(slots: list[Slot], universe: dict[str, list[Any]], chance: Chance) -> None:
    """Put components that cannot be seen, shuffled, into the blank slots of their pools."""
    for name, members in universe.items():
        own = [slot for slot in slots if slot.pool == name]
        unseen = Counter(members)
        unseen.subtract(slot.component for slot in own if slot.component is not None)
        left = list(unseen.elements())
        chance.shuffle(left)
        for slot, member in zip([slot for slot in own if slot.component is None], left, strict=False):
            slot.put(member)

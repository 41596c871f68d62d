"""Pools: which components may lie where, and how those that a view hides are dealt anew."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from types import NoneType
from typing import Any, NamedTuple, Union

from msgspec import Struct

from fathom.kernel.shapes import is_a, marked_fields, marks, plain, shape, singles
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.visibility import Invisible, Known, Sight

COVERED = (Sight.OWNER, Sight.HIDDEN)  # where None stands for a component that cannot be seen

COLLECTIONS = (list, tuple, dict)
OWNER = Sight.OWNER  # a member of an enum takes long to look up


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
        holder = self.holder
        kind = type(holder)
        found: Hashable = holder[self.key] if kind is list or kind is dict else getattr(holder, self.key)
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
    sight: Sight | Known


Sighted = tuple[list[Any], list[int] | None, int]
"""Components that lie together, who knows each of them (a bit mask; or all know all), and who can look there."""


def each_seen(sights: list[Sighted]) -> Iterator[tuple[Any, int]]:
    """Every component that somebody can see, with the bit mask of those who do."""
    for there, knowers, viewers in sights:
        for component, mask in zip(there, knowers or [viewers] * len(there), strict=True):
            if component is not None and mask & viewers:
                yield component, mask & viewers


class Pools:
    """The places for components in the states of a type."""

    def __init__(self, root: type[Struct]) -> None:
        self._fields: dict[type, list[Field]] = {}
        self._finding: set[type] = set()
        self.hints: list[Any] = []
        self._find(root)
        self._seen = {kind: [field for field in fields if _may_be_seen(field)] for kind, fields in self._fields.items()}

    def _find(self, hint: Any) -> bool:
        """Note the fields of a type, and of the types in it, that lead to components; whether there are any."""
        found = [self._find_in(kind) for kind in singles(hint) if is_a(kind, Struct)]
        return any(found)

    def _find_in(self, struct: type[Struct]) -> bool:
        if struct not in self._fields:
            fields = self._fields[struct] = []
            self._finding.add(struct)
            for name, hint in marked_fields(struct).items():
                pool = next((mark for mark in marks(hint) if isinstance(mark, Pool)), None)
                if pool:
                    self.hints.append(plain(hint))
                if pool or self._find(hint):
                    sight = next((mark for mark in marks(hint) if isinstance(mark, Sight | Known)), Sight.PUBLIC)
                    if pool and (isinstance(sight, Known) or sight in COVERED) and not _may_be_missing(hint):
                        where = f"{struct.__name__}.{name}"
                        raise Invisible(f"{where} hides components of a pool: allow None in {plain(hint)}")
                    fields.append(Field(name, pool, shape(hint)[0] is list, sight))
            self._finding.remove(struct)
        return struct in self._finding or bool(self._fields[struct])  # its own kind in it may yet lead to some

    def slots(self, value: Any) -> list[Slot]:
        """Every place where a component lies, or may lie unseen."""
        found: list[Slot] = []
        self._gather(value, (), found)
        return found

    def _gather(self, value: Any, way: Way, found: list[Slot]) -> None:
        fields = self._fields.get(type(value))
        if fields is not None:
            for name, pool, many, _ in fields:
                inner = getattr(value, name)
                there = (*way, name)
                if pool is None:
                    self._gather(inner, there, found)
                elif many:
                    at = pool.at
                    found += [Slot(at(index), inner, index, (*there, index)) for index in range(len(inner))]
                elif isinstance(inner, dict):
                    found += [Slot(pool.name, inner, key, (*there, key)) for key in inner]
                else:
                    found.append(Slot(pool.name, value, name, there))
        elif isinstance(value, list | tuple):
            for index, each in enumerate(value):
                self._gather(each, (*way, index), found)
        elif isinstance(value, dict):
            for key, each in value.items():
                self._gather(each, (*way, key), found)

    def sights(self, value: Any, viewers: int) -> list[Sighted]:
        """What some of the viewers can see of the components, as it lies now; `each_seen` tells them one by one.

        A pile of which only the top shows was seen when it was laid.
        """
        found: list[Sighted] = []
        self._look(value, viewers, -1, found)
        return found

    def _look(self, value: Any, viewers: int, owner: int, found: list[Sighted]) -> None:
        fields = self._seen.get(type(value))
        if fields is None:
            if isinstance(value, COLLECTIONS):
                for each in value.values() if isinstance(value, dict) else value:
                    self._look(each, viewers, owner, found)
            return
        owner = getattr(value, "seat", owner)
        for name, pool, many, sight in fields:
            inner = getattr(value, name)
            if type(sight) is Known:
                knowers = getattr(value, sight.by)
                if not many:
                    found.append(([inner], [knowers], viewers))
                elif any(knowers):
                    found.append((inner[:], knowers[:], viewers))
            elif mask := viewers if sight is not OWNER else viewers & 1 << owner if owner >= 0 else 0:
                if pool is None:
                    self._look(inner, mask, owner, found)
                elif inner:
                    there = inner[:] if many else list(inner.values()) if isinstance(inner, dict) else [inner]
                    found.append((there, None, mask))

    def piles(self, value: Any) -> Iterator[tuple[str, list[Any]]]:
        """The piles of which a view shows only the top, each with its pool."""
        if isinstance(value, COLLECTIONS):
            for each in value.values() if isinstance(value, dict) else value:
                yield from self.piles(each)
        else:
            for name, pool, _, sight in self._fields.get(type(value), ()):
                if pool is None:
                    yield from self.piles(getattr(value, name))
                elif sight is Sight.TOP:
                    yield pool.name, getattr(value, name)

    def deal(self, view: Any, universe: dict[str, list[Any]], chance: Chance, known: dict[Way, Any]) -> None:
        """Put the components that a view hides, shuffled, into the blank slots of their pools and under the tops.

        What is `known` of a blank slot goes there; where that is more than there is, `Impossible` is raised.
        """
        slots = self.slots(view)
        suppose(slots, universe, known)
        left = fill(slots, universe, chance)
        piles = [(name, pile) for name, pile in self.piles(view) if pile]
        for name, members in left.items():
            under = [pile for pool, pile in piles if pool == name]
            for member in members if under else ():
                chance.pick(under).insert(0, member)


def _may_be_missing(hint: Any) -> bool:
    """Whether None can stand for a component that lies there."""
    made, parts = shape(hint)
    return _may_be_missing(parts[0]) if made is list else made is Union and NoneType in parts


def _may_be_seen(field: Field) -> bool:
    """Whether a viewer can see the components in a field at all."""
    return field.sight not in (Sight.HIDDEN, Sight.SECRET, Sight.KNOWERS)


def suppose(slots: list[Slot], universe: dict[str, list[Any]], known: dict[Way, Any]) -> None:
    """Put what is known into blank slots; where that is more than there is, `Impossible` is raised."""
    if not known:
        return
    left = {name: Counter(members) for name, members in universe.items()}
    for slot in slots:
        if slot.component is None and slot.way in known:
            slot.put(known[slot.way])
        if (found := slot.component) is not None:
            left[slot.pool][found] -= 1
    for name, members in left.items():
        if min(members.values(), default=0) < 0:
            raise Impossible(name)


def fill(slots: list[Slot], universe: dict[str, list[Any]], chance: Chance) -> dict[str, list[Any]]:
    """Put components that cannot be seen, shuffled, into the blank slots of their pools; returns what is left over."""
    unseen = {name: Counter(members) for name, members in universe.items()}
    blanks: dict[str, list[Slot]] = {name: [] for name in universe}
    for slot in slots:
        found = slot.component
        if found is None:
            blanks[slot.pool].append(slot)
        else:
            unseen[slot.pool][found] -= 1
    left = {name: list(members.elements()) for name, members in unseen.items()}
    for name, members in left.items():
        chance.shuffle(members)
        for slot, member in zip(blanks[name], members, strict=False):
            slot.put(member)
        del members[: len(blanks[name])]
    return left

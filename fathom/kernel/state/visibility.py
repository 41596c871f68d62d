"""Who may see a field: the visibility types, and the `redact` compiled from them.

Every field of a state, a seat or an event wears one of these types; a field without one is an error when its game
loads. A hidden value must have a blank (`None`, "", 0 or b"", or a list of those), because a redacted state is of the
same type as the real one.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from types import NoneType
from typing import Annotated, Any, NamedTuple, TypeVar, Union

import msgspec
from msgspec import Struct

from fathom.kernel.names import EVERYONE
from fathom.kernel.shapes import is_a, marked_fields, marks, plain, shape
from fathom.kernel.state.chance import Chance

T = TypeVar("T")


class Sight(Enum):
    PUBLIC = "everybody"
    OWNER = "the seat that the field belongs to"
    HIDDEN = "nobody; a list shows its length"
    TOP = "everybody sees the last element, nobody the length"
    SECRET = "nobody, ever"
    KNOWERS = "a bit mask of seats: each seat sees its own bit, the owner all"


Public = Annotated[T, Sight.PUBLIC]
Owner = Annotated[T, Sight.OWNER]
Hidden = Annotated[T, Sight.HIDDEN]
Top = Annotated[T, Sight.TOP]
Secret = Annotated[T, Sight.SECRET]
Knowers = Annotated[T, Sight.KNOWERS]


@dataclass(frozen=True)
class Known:
    """Seen by the seats in the bit mask of the sibling field `by`; for a list, element n by mask n of that list."""

    by: str


class Invisible(TypeError):
    """A field whose visibility is missing or cannot be honoured."""


Hide = Callable[[Any, int, int, Any], Any]  # value, viewer, owner, the struct it is a field of


def redactor(root: type[Struct]) -> Callable[[Any, int], Any]:
    """Compile `redact(value, viewer)`: the same type with everything blanked that the viewer may not see."""
    hide = _Compiler().hide(root, root.__name__)
    if hide is None:
        return lambda value, viewer: value
    return lambda value, viewer: hide(value, viewer, -2, None)


class Field(NamedTuple):
    """One field of a struct by itself: what a viewer sees of it, and what that is made of."""

    seen: Callable[[Any, int], Any]
    source: Callable[[Any], Any]
    apart: bool  # whether one viewer may see what another does not


def by_field(root: type[Struct]) -> dict[str, Field]:
    """How each field of a struct is redacted by itself."""
    compiler = _Compiler()
    return {
        name: _field(name, hint, compiler.field(root, hint, f"{root.__name__}.{name}"))
        for name, hint in marked_fields(root).items()
    }


def _field(name: str, hint: Any, hide: Hide | None) -> Field:
    knowers = [mark.by for mark in marks(hint) if isinstance(mark, Known)]
    source = attrgetter(name, *knowers)
    if hide is None:
        return Field(lambda value, viewer: getattr(value, name), source, apart=False)
    return Field(
        lambda value, viewer: hide(getattr(value, name), viewer, getattr(value, "seat", -2), value),
        source,
        tells_apart(hint),
    )


class _Compiler:
    """Builds one hiding function per struct type; `None` means that there is nothing to hide."""

    def __init__(self) -> None:
        self.done: dict[type, Hide | None] = {}

    def hide(self, hint: Any, where: str) -> Hide | None:
        made, parts = shape(hint)
        if made is Union:
            return self._union([self.hide(each, where) for each in parts], parts)
        if made is tuple and parts[1:] != (Ellipsis,):
            return _parts([self.hide(each, where) for each in parts])
        if made in (list, tuple, set, frozenset):
            return _each(self.hide(parts[0], where), made)
        if made is dict:
            return _values(self.hide(parts[1], where))
        if is_a(hint, Struct) and plain(hint) is not Chance:
            return self._struct(plain(hint))
        return None

    def _union(self, hides: list[Hide | None], kinds: tuple[Any, ...]) -> Hide | None:
        if not any(hides):
            return None
        by_type = {shape(kind)[0] or kind: hide for kind, hide in zip(kinds, hides, strict=True) if hide}

        def hide(value: Any, viewer: int, owner: int, parent: Any) -> Any:
            found = by_type.get(type(value))
            return found(value, viewer, owner, parent) if found else value

        return hide

    def _struct(self, struct: type[Struct]) -> Hide | None:
        if struct in self.done:
            return self.done[struct]
        self.done[struct] = lambda *args: compiled(*args) if compiled else args[0]  # for one that holds its own kind
        fields: list[tuple[str, Hide]] = []
        for name, hint in marked_fields(struct).items():
            field = self.field(struct, hint, f"{struct.__name__}.{name}")
            if field:
                fields.append((name, field))
        owns = "seat" in struct.__struct_fields__

        def hide(value: Any, viewer: int, owner: int, parent: Any) -> Any:
            if owns:
                owner = value.seat
            copy = value.__copy__()
            for name, conceal in fields:
                setattr(copy, name, conceal(getattr(value, name), viewer, owner, value))
            return copy

        def rebuild(value: Any, viewer: int, owner: int, parent: Any) -> Any:
            owner = value.seat if owns else owner
            changes = {name: conceal(getattr(value, name), viewer, owner, value) for name, conceal in fields}
            return msgspec.structs.replace(value, **changes)

        compiled: Hide | None = (rebuild if struct.__struct_config__.frozen else hide) if fields else None
        self.done[struct] = compiled
        return compiled

    def field(self, struct: type[Struct], hint: Any, where: str) -> Hide | None:
        sights = [mark for mark in marks(hint) if isinstance(mark, Sight | Known)]
        if len(sights) != 1:
            count = "more than one" if sights else "no"
            raise Invisible(f"{where} has {count} visibility: wrap its type in Public[...], Owner[...] or the like")
        inner = plain(hint)
        made, parts = shape(inner)
        match sights[0]:
            case Known(by):
                if by not in struct.__struct_fields__:
                    raise Invisible(f"{where} is known by the field {by!r}, which does not exist")
                if made is list:
                    return _known(by, _nothing(parts[0], where), self.hide(parts[0], where))
                return _known_one(by, _blank(inner, where), self.hide(inner, where))
            case Sight.PUBLIC:
                return self.hide(inner, where)
            case Sight.OWNER:
                blank, nested = _blank(inner, where), self.hide(inner, where)
                return lambda value, viewer, owner, parent: (
                    (nested(value, viewer, owner, parent) if nested else value)
                    if viewer == owner >= 0
                    else blank(value)
                )
            case Sight.TOP:
                shown = self.hide(inner, where)
                return lambda value, viewer, owner, parent: (
                    shown(value[-1:], viewer, owner, parent) if shown else value[-1:]
                )
            case Sight.HIDDEN:
                cover = _blank(inner, where)
                return lambda value, viewer, owner, parent: cover(value)
            case Sight.KNOWERS:
                return _own_bits
            case Sight.SECRET:
                nothing = list if made is list else _blank(inner, where)
                return lambda value, viewer, owner, parent: nothing([]) if nothing is list else nothing(value)


def _own_bits(value: Any, viewer: int, owner: int, parent: Any) -> Any:
    """Of a mask, or each of a list of masks, what this viewer may know: itself, or that everybody knows."""
    if viewer == owner >= 0:
        return value
    own = _bit(viewer)
    if isinstance(value, list):
        return [mask if mask == EVERYONE else mask & own for mask in value]
    return value if value == EVERYONE else value & own


def _each(hide: Hide | None, kind: type) -> Hide | None:
    if hide is None:
        return None
    return lambda value, viewer, owner, parent: kind([hide(each, viewer, owner, parent) for each in value])


def _parts(hides: list[Hide | None]) -> Hide | None:
    """The elements of a tuple of fixed length, each by its own type."""
    if not any(hides):
        return None
    return lambda value, viewer, owner, parent: tuple(
        hide(each, viewer, owner, parent) if hide else each for hide, each in zip(hides, value, strict=True)
    )


def _values(hide: Hide | None) -> Hide | None:
    if hide is None:
        return None
    return lambda value, viewer, owner, parent: {key: hide(each, viewer, owner, parent) for key, each in value.items()}


def _known(by: str, nothing: Any, nested: Hide | None) -> Hide:
    def hide(value: list[Any], viewer: int, owner: int, parent: Any) -> list[Any]:
        own, known = _bit(viewer), zip(value, getattr(parent, by), strict=True)
        if nested is None:
            return [each if mask & own or mask == EVERYONE else nothing for each, mask in known]
        return [
            nested(each, viewer, owner, parent) if mask & own or mask == EVERYONE else nothing for each, mask in known
        ]

    return hide


def _known_one(by: str, blank: Callable[[Any], Any], nested: Hide | None) -> Hide:
    def hide(value: Any, viewer: int, owner: int, parent: Any) -> Any:
        mask = getattr(parent, by)
        if mask & _bit(viewer) or mask == EVERYONE:
            return nested(value, viewer, owner, parent) if nested else value
        return blank(value)

    return hide


def _bit(viewer: int) -> int:
    """A viewer's own bit in a mask; a spectator has none."""
    return 1 << viewer if viewer >= 0 else 0


def _blank(hint: Any, where: str) -> Callable[[Any], Any]:
    """What stands for a value that may not be seen."""
    made, parts = shape(hint)
    if plain(hint) is Chance:
        return lambda value: Chance.blank()
    if made is list and shape(parts[0])[0] is list:
        blank = _blank(parts[0], where)
        return lambda value: [blank(each) for each in value]
    nothing = _nothing(parts[0] if made is list else hint, where)
    return (lambda value: [nothing] * len(value)) if made is list else lambda value: nothing


def _nothing(hint: Any, where: str) -> Any:
    """The same for one value that is no list."""
    made, parts = shape(hint)
    if made is Union and NoneType in parts:
        return None
    kind = getattr(plain(hint), "__supertype__", plain(hint))
    if kind in (int, str, bytes, bool, float):
        return kind()
    raise Invisible(f"{where} is hidden, but {hint} has no blank: allow None in it")


def tells_apart(hint: Any, met: frozenset[Any] = frozenset()) -> bool:
    """Whether a value of this type can hold what one seat may see and another may not."""
    if any(isinstance(mark, Known) or mark in (Sight.OWNER, Sight.KNOWERS) for mark in marks(hint)):
        return True
    kind, parts = plain(hint), shape(hint)[1]
    if not is_a(kind, Struct):
        return any(tells_apart(each, met) for each in parts)
    return kind not in met and any(tells_apart(each, met | {kind}) for each in marked_fields(kind).values())

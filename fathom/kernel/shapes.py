"""Introspection of types: the fields of a struct, their annotations, and the types inside lists and unions."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct


@cache
def fields(struct: type[Struct]) -> dict[str, Any]:
    """The fields of a struct, in their order, with their types as values have them."""
    hints = get_type_hints(struct)
    return {name: hints[name] for name in struct.__struct_fields__}


@cache
def marked_fields(struct: type[Struct]) -> dict[str, Any]:
    """The same, with what is marked on the types: who sees a field, in which pool it lies."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def marks(hint: Any) -> tuple[Any, ...]:
    """`Annotated[int, a, b]` -> a, b."""
    return getattr(hint, "__metadata__", ())


def plain(hint: Any) -> Any:
    """`Annotated[int, a, b]` -> `int`."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def shape(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """`list[int]` -> `list`, (`int`,): how a type is made, and of what. A type that is not made of others has no shape.

    Marks are left out, and `int | None` is a `Union` however it is written.
    """
    hint = plain(hint)
    origin = get_origin(hint)
    return Union if origin is UnionType else origin, get_args(hint)


def present(hint: Any) -> Any:
    """`int | None` -> `int`: the type of a value that is there. Other types, and unions of several, stay."""
    made, parts = shape(hint)
    there = [each for each in parts if each is not NoneType]
    return there[0] if made is Union and len(there) == 1 else hint


def singles(hint: Any) -> Iterator[Any]:
    """`list[Card | None]` -> `Card`: the types of the single things in a value; of a mapping, of its values."""
    made, parts = shape(hint)
    if made is None or made is Literal:
        if plain(hint) not in (NoneType, Ellipsis):
            yield plain(hint)
        return
    for each in parts[1:] if made is dict else parts:
        yield from singles(each)


def values(hint: Any) -> Sequence[Any] | None:
    """All values of a truth, an enum or some words; None for a type whose values are not listed."""
    if shape(hint)[0] is Literal:
        return shape(hint)[1]
    if plain(hint) is bool:
        return (False, True)
    return list(plain(hint)) if is_a(hint, Enum) else None


def is_a(hint: Any, kind: type | UnionType) -> bool:
    """Whether a type is a class of this kind, such as a struct or an enum."""
    return isinstance(plain(hint), type) and issubclass(plain(hint), kind)

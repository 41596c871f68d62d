"""How a game is begun: options of the table, numbers of the rulebook, and what is said where they are wrong."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from fathom.kernel import shapes


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


def only(options: type[Options], option: str) -> Only | None:
    """Where an option can be chosen, if not everywhere."""
    marks = shapes.marks(shapes.marked_fields(options)[option])
    return next((each for each in marks if isinstance(each, Only)), None)


def options_from(game: str, options: type[Options], chosen: dict[str, Any]) -> Options:
    """Check the options of a table: names and values, with a message that says what is possible."""
    if not chosen:
        return options()
    known = options.__struct_fields__
    for name, value in chosen.items():
        if name not in known:
            raise Unknown(f"option of {game}", name, known or ["no options: this game has none"])
        try:
            msgspec.convert({name: value}, options, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(game, name, value, _refused(options, name, value) or str(error)) from None
    found = msgspec.convert(chosen, options, strict=False)
    for field in msgspec.structs.fields(options):
        value, where = getattr(found, field.name), only(options, field.name)
        if where is not None and value != field.default and getattr(found, where.option) != where.value:
            why = f"{field.name} is chosen only with {where.option}={where.value}"
            raise BadOption(game, field.name, value, why)
    return found


def _refused(options: type[Options], option: str, value: object) -> str:
    """Why an option cannot have a value, where those it can have are listed."""
    listed = shapes.values(shapes.fields(options)[option])
    return f"{option} is {value!r}: choose from {', '.join(map(str, listed)).lower()}" if listed else ""


def number_from(game: str, numbers: Mapping[str, range], name: str, value: Any) -> int:
    """Check a changed number of the rulebook."""
    allowed = numbers[name]
    try:
        number = int(value)
    except ValueError:
        raise ValueError(f"{name} of {game} is a number, not {value!r}") from None
    if number not in allowed:
        raise ValueError(f"{name} of {game} goes from {allowed[0]} to {allowed[-1]}, not {number}")
    return number

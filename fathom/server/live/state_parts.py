"""The state of a match as JSON, field by field, as it is sent.

Most answers change one field or two. The JSON that a viewer was sent of a field is cached until the field changes.
"""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from fathom.kernel import SPECTATOR, Game, Match, State
from fathom.kernel.state.visibility import Field

EVERYTHING = -2  # the viewpoint of somebody who reviews a finished game
PRIVATE = frozenset(State.__struct_fields__)
READING = "state/reading"
encode = msgspec.json.Encoder().encode


class Parts:
    """The current state: `shared` holds the parts that are the same for all viewers, `per_seat` the others."""

    def __init__(self, match: Match, before: "Parts | None" = None) -> None:
        state, self._match = match.state, match
        shared, self._apart = _fields(match.game)
        self._same = {path: encode(field.seen(state, SPECTATOR)) for path, field in shared}
        self._whole = {path: encode(field.source(state)) for path, field in self._apart}  # nobody is sent this
        self._shown: dict[str, dict[int, bytes]] = {  # by path and viewer
            path: before._shown[path] if before and before._whole[path] == whole else {}
            for path, whole in self._whole.items()
        }
        self.shared = self._same
        if match.game.client.reading is not None:
            as_it_was = before and before._same == self._same and before._whole == self._whole
            self._shown[READING] = before._shown[READING] if before and as_it_was else {}
            if not match.game.client.reads_apart:
                self.shared = {**self._same, READING: self._read(SPECTATOR)}

    def per_seat(self, seat: int) -> dict[str, bytes]:
        """The parts that can differ from viewer to viewer, as one seat sees them."""
        match, game = self._match, self._match.game
        if seat == EVERYTHING:
            parts = encoded("state", match.state)
            if game.client.reading is not None:
                parts[READING] = encode(game.client.reading(match.state, seat))
        else:
            parts = {path: self._seen(path, field, seat) for path, field in self._apart}
            if game.client.reading is not None and game.client.reads_apart:
                parts[READING] = self._read(seat)
        if game.story.prose is not None:
            parts["state/readable_passages"] = encode(readable_passages(match, seat))
        if game.story.faces is not None:
            faces = game.story.faces()
            parts["state/revealed_cards"] = encode({name: faces[name].drawn for name in revealed_cards(match, seat)})
        return parts

    def _seen(self, path: str, field: Field, seat: int) -> bytes:
        shown = self._shown[path]
        if seat not in shown:
            shown[seat] = encode(field.seen(self._match.state, seat))
        return shown[seat]

    def _read(self, seat: int) -> bytes:
        """The game's `reading` of a seat's view, computed from the view alone."""
        shown, reading = self._shown[READING], self._match.game.client.reading
        assert reading is not None
        if seat not in shown:
            shown[seat] = encode(reading(self._match.view(seat), seat))
        return shown[seat]


@cache
def _fields(game: Game) -> tuple[list[tuple[str, Field]], list[tuple[str, Field]]]:
    """The fields of a game's state that are the same for all viewers, and those that can differ, by path."""
    fields = [(f"state/{name}", field) for name, field in game.fields.items() if name not in PRIVATE]
    return [each for each in fields if not each[1].apart], [each for each in fields if each[1].apart]


def encoded(path: str, shown: Struct) -> dict[str, bytes]:
    """The fields of a part of a view, by path, without those that only the kernel needs."""
    return {each: encode(getattr(shown, name)) for each, name in _paths(path, type(shown))}


@cache
def _paths(path: str, kind: type[Struct]) -> list[tuple[str, str]]:
    return [(f"{path}/{name}", name) for name in kind.__struct_fields__ if name not in PRIVATE]


def readable_passages(match: Match | None, seat: int) -> list[str]:
    """The passages that a seat may read, in the order in which they were revealed."""
    return (
        _by_all(match, seat, match.state.readable_passages)
        if match is not None and match.game.story.prose is not None
        else []
    )


def revealed_cards(match: Match | None, seat: int) -> list[str]:
    """The cards whose faces a seat may see."""
    return (
        _by_all(match, seat, match.state.revealed_cards)
        if match is not None and match.game.story.faces is not None
        else []
    )


def _by_all(match: Match, seat: int, known: Callable[[int], Sequence[str]]) -> list[str]:
    """What a seat knows or, in the review of a finished game, what any seat knows."""
    viewers = (SPECTATOR, *range(match.setup.seats)) if seat == EVERYTHING else (seat,)
    return list(dict.fromkeys(name for each in viewers for name in known(each)))

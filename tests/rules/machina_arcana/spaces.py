"""A hall with some spaces of one's choice, for the tests of spaces."""

from fathom.games.machina_arcana.actions import Move
from fathom.kernel import Match
from tests.rules.machina_arcana.scene import Scene, at, hall, options

ACTION_LETTERS = "LRWCEK"


def goals(match: Match) -> set[int]:
    return {move.to for move in options(match, Move)}  # type: ignore[attr-defined]


def on(drawn: dict[tuple[int, int], str], space: int = at(5, 5), **parts: int) -> Scene:
    """Kim and Hank in a hall with some spaces; Kim at (5, 5)."""
    return Scene().tile(hall(drawn)).explorer(0, space, **parts).explorer(1, at(9, 0))  # type: ignore[arg-type]

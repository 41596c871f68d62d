"""What the fields of messages may hold: the last value that is taken, and the first that is not."""

from typing import Any

import msgspec
import pytest

from fathom.server.wire import bounds

BOUNDS = [
    (bounds.Name, ["", "x" * 40], ["x" * 41, 1]),
    (bounds.Text, ["x", "x" * 500], ["", "x" * 501]),
    (bounds.Key, ["x" * 16, "x" * 64], ["x" * 15, "x" * 65]),
    (bounds.Share, ["", "0f" * 32], ["0f" * 32 + "0", "g", "F", " "]),
    (bounds.SeatIndex, [0, 11], [-1, 12, 1.5, True]),
    (bounds.EyesOf, [-2, 11], [-3, 12]),
    (bounds.QuestionNumber, [0, 1_000_000_000], [-1, 1_000_000_001]),
]


@pytest.mark.parametrize(("kind", "taken", "refused"), BOUNDS)
def test_the_bounds_of_a_field(kind: Any, taken: list[object], refused: list[object]):
    for value in taken:
        assert msgspec.convert(value, kind) == value
    for value in refused:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, kind)

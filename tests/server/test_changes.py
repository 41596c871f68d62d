"""Updates tell what changed by its path, and whoever follows them has what a fresh view shows."""

import msgspec
import pytest

from fathom.server.live.changes import changes

pytestmark = pytest.mark.usefixtures("_everything_is_large")
CITY = [{"kind": "home", "at": at, "crew": [at, at + 1]} for at in range(5)]


@pytest.fixture
def _everything_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told whole because it is short is shorter here, so that examples can be read."""
    monkeypatch.setattr("fathom.server.live.changes.SMALL", 24)


def told(before: object, after: object, depth: int = 5) -> dict[str, object]:
    found = changes("it", msgspec.json.encode(before), msgspec.json.encode(after), depth)
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def test_what_changed_inside_is_told_alone():
    after = [*CITY[:3], {**CITY[3], "at": 9}, CITY[4]]
    assert told(CITY, after) == {"it/3/at": 9}


def test_what_is_new_comes_after_the_rest():
    more = {"kind": "workshop", "at": 7, "crew": []}
    assert told(CITY, [*CITY, more]) == {"it/5": more}
    named = {f"card {number}": number for number in range(9)}
    assert told(named, {**named, "card 9": 9}) == {"it/card 9": 9}
    assert told(named, {"card 9": 9, **named}) == {"it/card 9": 9}  # wherever it stands


def test_what_is_gone_is_named_alone():
    cards = {f"card {number}": "x" * 20 for number in range(9)}
    fewer = {name: text for name, text in cards.items() if name not in ("card 2", "card 7")}
    assert told(cards, {**fewer, "card 9": 9}) == {"it/-": ["card 2", "card 7"], "it/card 9": 9}
    assert told(CITY, CITY[:4]) == {"it/-": 4}
    assert told([None] * 30, [None] * 29) == {"it/-": 29}
    assert told({"-": 1, **cards}, {"-": 2, **cards}) == {"it": {"-": 2, **cards}}


def test_a_mapping_in_another_order_is_no_change():
    assert told({"a": 1, "b": "x" * 40}, {"b": "x" * 40, "a": 1}) == {}


def test_as_deep_as_one_may_look():
    before = {"number": 1, "options": list(range(20)), "prompt": "walk"}
    after = {**before, "number": 2, "options": [*range(19), 99]}
    assert told(before, after, 1) == {"it/number": 2, "it/options": [*range(19), 99]}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([1] * 20, [2] * 19),
        (CITY, None),
        (None, CITY),
        ([], CITY),
        ([1] * 20, [2] * 20),
        ({"a" * 50: 1, "b": "x" * 40}, {"b": "x" * 40}),
        ({"a/b": 1, "c": "x" * 40}, {"a/b": 2, "c": "x" * 40}),
        ({"0": "x" * 40}, ["x" * 40]),
        (1, 2),
    ],
)
def test_the_whole_is_told_where_that_is_shorter(before: object, after: object):
    assert told(before, after) == {"it": after}

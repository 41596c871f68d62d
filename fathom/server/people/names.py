"""Names of people: legible, distinct at a table, and not to be mistaken for somebody else's."""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import cycle

from fathom.kernel.words.words import LANGUAGES, Words
from fathom.server.http.errors import Refused

LONGEST = 40
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, direction, zero width, not characters


def clean(name: str) -> str:
    """A name in its stored form: composed, trimmed, single spaces; refused if it has invisible characters."""
    composed = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(letter) in UNSEEN for letter in composed):
        raise Refused("name-unseen", 400)
    kept = " ".join(composed.split())
    if name and not any(unicodedata.category(letter)[0] in "LNSP" for letter in kept):
        raise Refused("name-empty", 400)
    if len(kept) > LONGEST:
        raise Refused("name-long", 400)
    return kept


def comparable(name: str) -> str:
    """A name without case, width or style of letters: names that look alike give the same result."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def free_name(name: str, seat: int, names: list[str]) -> str:
    """A name as it is stored; refused if it resembles another one at the table or the default name of another seat."""
    kept = clean(name)
    if kept:
        others = [each for number, each in enumerate(names) if number != seat and each]
        others += [said for number in range(len(names)) if number != seat for said in _nameless(number)]
        if comparable(kept) in map(comparable, others):
            raise Refused("name-taken", 409, name=kept)
    return kept


def _nameless(seat: int) -> Iterable[str]:
    return (Words(language).say("seat-number", number=seat + 1) for language in LANGUAGES)


def distinct_names(names: Iterable[str]) -> list[str]:
    """Names that one person gave to several seats, made distinct: repeated ones get a number."""
    given: list[str] = []
    for name in map(clean, names):
        each, number = name, 1
        while name and comparable(each) in map(comparable, given):
            number += 1
            each = f"{name[: LONGEST - 3]} {number}"
        given.append(each)
    return given


def bot_names(taken: Iterable[str]) -> Iterator[str]:
    """Names for bots, beginning with those that nobody at the table has."""
    names = [name.strip() for name in Words(LANGUAGES[0]).say("web-bot-names").split(",")]
    others = set(map(comparable, taken))
    return cycle([name for name in names if comparable(name) not in others] or names)


def readable(name: str) -> str:
    """A name from an imported record, without the characters that are not allowed."""
    try:
        return clean(name[:LONGEST])
    except Refused:
        return ""

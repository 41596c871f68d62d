"""Check 23: every event, enemy and totem has a line of voice in every language."""

from collections.abc import Iterator
from pathlib import Path

from fathom.games.sleeping_gods.library import adventure, enemies, events
from fathom.games.sleeping_gods.pieces import Kind
from fathom.games.sleeping_gods.stories.book import Book
from fathom.games.sleeping_gods.writing.checks.findings import Measure, Prose
from fathom.kernel.words.phrasebook import entries
from fathom.kernel.words.words import LANGUAGES

WORDS = Path(__file__).parents[2] / "words"


def voiced() -> Iterator[str]:
    """The names of the cards that have a voice, as the words have them."""
    yield from (f"event-card-{event}" for event in events())
    yield from (f"enemy-{enemy}" for enemy in enemies())
    yield from (f"card-{card}" for card, printed in adventure().items() if printed.kind is Kind.TOTEM)


def silent(book: Book, prose: Prose, folder: Path = WORDS) -> Measure:
    """Cards that say nothing beside their rules."""
    cards, found = list(voiced()), dict[str, str]()
    for language in LANGUAGES:
        written = dict(entries((folder / language / "voices.ftl").read_text(encoding="utf-8")))
        found |= {f"{language}: {card}": "has no voice" for card in cards if f"flavour-{card}" not in written}
    return Measure("cards without a voice", 23, len(cards) * len(LANGUAGES), found)

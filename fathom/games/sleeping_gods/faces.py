"""The cards of the story, which nobody shall know before they come: adventure cards, quests with a keyword, endings.

What lies in ordinary decks (skills, events, trade, enemies) may be looked up.
"""

from functools import cache

from msgspec import Struct

from fathom.games.sleeping_gods.book import the_book
from fathom.games.sleeping_gods.library import Weapon, adventure, card_number, keywords, quests
from fathom.games.sleeping_gods.pieces import ENDINGS, Kind, Passage
from fathom.kernel.game import Face


class StoryFace(Struct, frozen=True):
    """What a client needs in order to draw one: the kind of a card, its weapon; whether a quest asks to travel, and
    where it leads, which only those know who have it."""

    kind: Kind | None = None
    weapon: Weapon | None = None
    active: bool = False
    leads: tuple[int, ...] = ()


@cache
def faces() -> dict[str, Face]:
    found = {
        f"card-{name}": Face([f"card-{name}", f"text-card-{name}"], StoryFace(card.kind, card.weapon))
        for name, card in adventure().items()
    }
    for quest, printed in quests().items():
        if printed.keyword:
            found[f"quest-{quest}"] = Face([f"quest-{quest}"], StoryFace(active=printed.active))
        if printed.leads:
            found[f"leads-{quest}"] = Face([], StoryFace(leads=printed.leads))
    return found | {name: Face([name], StoryFace()) for name in (f"ending-{number}" for number in ENDINGS)}


@cache
def named_in(passage: Passage) -> tuple[str, ...]:
    """The quests and cards that the choices of a paragraph ask for: whoever reads it reads their names (QST6)."""
    paragraph = the_book().paragraphs.get(passage)
    asked = [each.requires for each in paragraph.choices.values() if each.requires] if paragraph else []
    words = [word for need in asked for word in (*need.keywords, *([need.done] if need.done else []))]
    wanted = [card_number(need.card) for need in asked if need.card is not None]
    return (*(f"quest-{keywords()[word]}" for word in words), *(f"card-{card}" for card in wanted))

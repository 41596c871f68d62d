"""What nobody shall know of the story before it comes: adventure cards, quests with a keyword, people, endings.

What lies in ordinary decks (skills, events, trade, enemies) may be looked up.
"""

from functools import cache

from msgspec import Struct

from fathom.games.sleeping_gods.library import Weapon, adventure, card_number, keywords, quests
from fathom.games.sleeping_gods.pieces import Kind, Passage
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.stories.book import bare, people_in, the_book
from fathom.games.sleeping_gods.stories.pictures import Looks, Scene, cast, scenes
from fathom.kernel.game import Face


class StoryFace(Struct, frozen=True, omit_defaults=True):
    """What a client needs in order to draw one: the kind of a card, its weapon; whether a quest asks to travel, and
    where it leads, which only those know who have it; how somebody looks; what is seen at an ending."""

    kind: Kind | None = None
    weapon: Weapon | None = None
    active: bool = False
    leads: tuple[int, ...] = ()
    looks: Looks | None = None
    scene: Scene | None = None


@cache
def faces() -> dict[str, Face]:
    travels = {person.card: person.looks for person in cast().values() if person.card is not None}
    found = {
        f"card-{name}": Face(
            [f"card-{name}", f"text-card-{name}", *([f"flavour-card-{name}"] if card.kind is Kind.TOTEM else [])],
            StoryFace(card.kind, card.weapon, looks=travels.get(name)),
        )
        for name, card in adventure().items()
    }
    for quest, printed in quests().items():
        if printed.keyword:
            found[f"quest-{quest}"] = Face([f"quest-{quest}"], StoryFace(active=printed.active))
        if printed.leads:
            found[f"leads-{quest}"] = Face([], StoryFace(leads=printed.leads))
    found |= {f"person-{name}": Face([], StoryFace(looks=person.looks)) for name, person in cast().items()}
    return found | {
        f"ending-{name}": Face([f"ending-{name}"], StoryFace(scene=scene)) for name, scene in scenes().items()
    }


@cache
def named_in(passage: Passage) -> tuple[str, ...]:
    """The quests and cards that the choices of a paragraph ask for: whoever reads it reads their names (QST6)."""
    paragraph = the_book().paragraphs.get(bare(passage))
    asked = [each.requires for each in paragraph.choices.values() if each.requires] if paragraph else []
    words = [word for need in asked for word in (*need.keywords, *([need.done] if need.done else []))]
    wanted = [card_number(need.card) for need in asked if need.card is not None]
    return (*(f"quest-{keywords()[word]}" for word in words), *(f"card-{card}" for card in wanted))


def revealed(g: Voyage) -> list[str]:
    """The cards and people that the party has come by or read of, and the endings ever reached."""
    known = [f"card-{card}" for card in (*(each.card for each in g.cards), *g.had, *g.ticked)]
    known += [f"quest-{quest}" for quest in (*g.quests, *g.finished)]
    known += [f"leads-{quest}" for quest in g.quests]
    known += [f"ending-{number}" for number in (*g.endings, g.ended)]
    known += [name for passage in g.log for name in named_in(passage)]
    known += [f"person-{name}" for passage in g.log for name in people_in(passage)]
    return [name for name in dict.fromkeys(known) if name in faces()]

"""What never changes and clients need in order to draw the table: the tiles, and what is printed on cards."""

from typing import Any

from fathom.games.machina_arcana.board.tiles import LETTERS, SIZE, Side, sides
from fathom.games.machina_arcana.library import ItemPrint, chapters, events, explorers, items, monsters
from fathom.games.machina_arcana.state import HIGHEST, LAST_LEVEL, LAST_THREAT

SIGNS = {kind: letter for letter, kind in LETTERS.items()}


def facts() -> dict[str, Any]:
    return {
        "size": SIZE,
        "letters": LETTERS,
        "sides": {name: _side(side) for name, side in sides().items()},
        "last_threat": LAST_THREAT,
        "last_level": LAST_LEVEL,
        "highest": HIGHEST,
        "explorers": {
            name: {
                "role": card.role,
                "armor": card.armor,
                "will": card.will,
                "health": card.health,
                "stamina": card.stamina,
            }
            for name, card in explorers().items()
        },
        "monsters": {
            name: {
                "level": card.level,
                "stamina": card.stamina,
                "health": card.health,
                "armor": card.armor,
                "will": card.will,
            }
            for name, card in monsters().items()
        },
        "items": {name: _item(card) for name, card in items().items()},
        "events": {name: {"horror": card.horror, "bound": card.bound} for name, card in events().items()},
        "chapters": {
            name: {"scenario": card.scenario, "number": card.number, "finale": card.finale, "blocking": card.blocking}
            for name, card in chapters().items()
        },
    }


def _side(side: Side) -> dict[str, str]:
    """A side as text: a letter for each space, walls and doors as pairs of places, openings by their edges."""
    return {
        "spaces": "".join(SIGNS[kind] for kind in side.kinds),
        "walls": " ".join(f"{one}-{other}" for one, other in sorted(side.walls)),
        "doors": " ".join(f"{one}-{other}" for one, other in side.doors),
        "openings": " ".join(str(int(edge)) for edge in side.openings),
    }


def _item(card: ItemPrint) -> dict[str, Any]:
    """Only what an item has."""
    printed = {name: getattr(card, name) for name in ("part", "top", "bottom", "right", "left", "armor", "will")}
    return {
        "type": card.type,
        "level": card.level,
        "hands": card.hands,
        "upgrade": card.upgrade,
        **{name: value for name, value in printed.items() if value},
    }

"""What never changes and clients need in order to draw the table: the atlas, the crew, and what is printed on cards."""

from typing import Any

from fathom.games.sleeping_gods.board import Sea, crossings, maps, regions
from fathom.games.sleeping_gods.library import crew, enemies, events, levels, skills, trade
from fathom.games.sleeping_gods.pieces import PLACES, Region
from fathom.games.sleeping_gods.state import HAND_LIMIT, LIMITS, MOST_FATIGUE, ORDERS, ROOM_DAMAGE, SKILL_SLOTS


def facts() -> dict[str, Any]:
    return {
        "places": PLACES,
        "room_damage": ROOM_DAMAGE,
        "orders": ORDERS,
        "limits": LIMITS,
        "hand_limit": HAND_LIMIT,
        "most_fatigue": MOST_FATIGUE,
        "skill_slots": SKILL_SLOTS,
        "maps": {name: {"pages": each.pages, "at": each.at} for name, each in maps().items()},
        "regions": {name: _region(name, sea) for name, sea in regions().items()},
        "crew": {
            name: {"health": card.health, "skills": card.skills, "weapon": card.weapon, "costs": _costs(card.abilities)}
            for name, card in crew().items()
        },
        "skills": {
            name: {"fate": card.fate, "orders": card.orders, "skill": card.skill} for name, card in skills().items()
        },
        "levels": {name: {"crew": card.crew, "xp": card.xp} for name, card in levels().items()},  # SET15
        "trade": {
            name: {"kind": card.kind, "coins": card.coins, "weapon": card.weapon} for name, card in trade().items()
        },
        "events": {name: card.danger for name, card in events().items()},
        "permanent": [name for name, card in events().items() if card.permanent],
        "enemies": {
            name: {"level": card.level, "defence": card.defence, "damage": card.damage, "grid": " ".join(card.grid)}
            for name, card in enemies().items()
        },
    }


def _region(name: Region, sea: Sea) -> dict[str, Any]:
    """Only what a region has."""
    found = {
        "port": sea.port,
        "market": sea.market,
        "hazard": sea.hazard,
        "across": crossings(name),
    }
    return {"to": sea.to, "locations": sea.locations, **{key: value for key, value in found.items() if value}}


def _costs(abilities: tuple[Any, ...]) -> list[int]:
    return [ability.orders for ability in abilities]

"""What never changes and clients need in order to draw the table: the ship, and what is printed on cards."""

from typing import Any

from fathom.games.unfathomable.board import ADJACENT, ARROW, BOW, DECK, INTERIOR, NUMBERS, STERN, WATER
from fathom.games.unfathomable.library import (
    characters,
    crises,
    damage_cards,
    items,
    names_of_abilities,
    passengers,
    rooms,
    skill_abilities,
    waypoints,
)
from fathom.games.unfathomable.pieces.skills import CARDS, SKILL, VALUE
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.games.unfathomable.state import DEEP_ONES, HALFWAY, HIGHEST, LAST_SPACE


def facts() -> dict[str, Any]:
    return {
        "adjacent": ADJACENT,
        "arrows": ARROW,
        "numbers": NUMBERS,
        "bow": BOW,
        "stern": STERN,
        "water": WATER,
        "deck": DECK,
        "interior": INTERIOR,
        "deep_ones": DEEP_ONES,
        "highest": HIGHEST,
        "last_space": LAST_SPACE,
        "halfway": HALFWAY,
        "full_distance": FULL_DISTANCE,
        "skill_cards": [
            {"skill": SKILL[card], "value": VALUE[card], "ability": names_of_abilities()[card]} for card in CARDS
        ],
        "abilities": {name: {"when": card.when} for name, card in skill_abilities().items()},
        "characters": {
            role: {
                "skills": card.skills,
                "start": card.start,
                "item": card.item,
                "captain": card.captain,
                "keeper": card.keeper,
            }
            for role, card in characters().items()
        },
        "items": {item: {"traits": card.traits, "skill": card.skill} for item, card in items().items()},
        "waypoints": {name: {"distance": card.distance, "fuel": card.fuel} for name, card in waypoints().items()},
        "damage": {name: {"repair": card.repair, "skill": card.skill} for name, card in damage_cards().items()},
        "passengers": {name: {"lose": card.lose} for name, card in passengers().items()},
        "crises": {
            name: {
                "icon": card.icon,
                "track": card.track,
                "chooser": card.chooser,
                "role": card.role,
                "check": card.check,
            }
            for name, card in crises().items()
        },
        "checks": {space: room.check for space, room in rooms().items() if room.check},
    }

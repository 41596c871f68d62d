"""The verbs of cards and paragraphs, one file per subject."""

from fathom.games.sleeping_gods.effects import boosts, conditions, enemies, goods, health, ship, story, trouble

__all__ = ["boosts", "conditions", "enemies", "goods", "health", "ship", "story", "trouble"]

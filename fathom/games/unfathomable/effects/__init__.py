"""The verbs on the cards of Unfathomable. Importing this package makes them known to the card reader."""

from fathom.games.unfathomable.effects import abilities, cards, characters, conditions, looking, monsters, ship

__all__ = ["abilities", "cards", "characters", "conditions", "looking", "monsters", "ship"]

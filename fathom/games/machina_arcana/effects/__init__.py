"""The verbs that cards use; importing them makes them known to the card reader."""

from fathom.games.machina_arcana.effects import conditions, moving, places, selections, story, units

__all__ = ["conditions", "moving", "places", "selections", "story", "units"]

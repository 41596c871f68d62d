"""What never changes and clients need in order to draw the table: the sea floor, modules and discoveries."""

from typing import Any

from fathom.games.nautilus.board import DISCOVERY_SQUARES, MAP
from fathom.games.nautilus.library import ATLANTIS, COLLECTED, MISSIONS, discoveries
from fathom.games.nautilus.pieces import EXPLORATIONS, FEES, HABITATIONS, PLANS
from fathom.games.nautilus.scoring import UPGRADE_GAIN
from fathom.games.nautilus.state import AQUANAUTS, SUBMARINES
from fathom.games.nautilus.steps.building import HOLD_LIMIT


def facts() -> dict[str, Any]:
    return {
        "map": MAP,
        "discovery_squares": DISCOVERY_SQUARES,
        "modules": PLANS,
        "fees": FEES,
        "discoveries": {find: {"face": card.face, "value": card.value} for find, card in discoveries().items()},
        "missions": MISSIONS,
        "aquanauts": AQUANAUTS,
        "submarines": SUBMARINES,
        "hold": HOLD_LIMIT,
        "explorations": EXPLORATIONS,
        "habitations": HABITATIONS,
        "collected": COLLECTED,
        "atlantis": sorted(ATLANTIS.values()),
        "upgrade": UPGRADE_GAIN,
    }

"""What a table gets that chooses nothing."""

import pytest
from msgspec.structs import asdict

from fathom.games import load

CHOSEN = {
    "nautilus": {"base": "printed", "first": 0},
    "unfathomable": {"crew": "chosen", "cultist": True, "easier": "nobody"},
    "machina-arcana": {
        "scenario": "ice",
        "length": "full",
        "easy": False,
        "very_easy": False,
        "ties": "asked",
        "spawn_order": "settled",
        "campaign": False,
    },
    "sleeping-gods": {"mode": "normal", "die": False, "packing": True, "anew": False},
}


@pytest.mark.parametrize("name", CHOSEN)
def test_what_is_not_chosen_is_as_the_rulebook_begins(name: str):
    assert asdict(load(name).options_from({})) == CHOSEN[name]

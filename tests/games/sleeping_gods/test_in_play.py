"""What is in play is looked up in indexes, which are kept until the rules say that something has changed."""

from random import Random

import pytest

from fathom.games import load
from fathom.games.sleeping_gods.in_play import ABILITIES, NUMBERS, TOKENS, TRIGGERS, of_owner
from fathom.games.sleeping_gods.state import CREW
from fathom.kernel import Match


@pytest.mark.parametrize("seats", [1, 3])
def test_what_was_found_is_dropped_whenever_something_comes_into_play_or_leaves(seats):
    random = Random(seats)
    match = Match.start(load("sleeping-gods"), seats, f"in-play/{seats}", fast=True, mode="easy", packing=False)
    for _ in range(1500):
        for owner in (None, *CREW):
            there = tuple(of_owner(match.state, owner))
            for cards in (ABILITIES, NUMBERS, TRIGGERS):
                assert cards.by_owner(match.state, owner) == cards.index_of(there)
        assert TOKENS.index(match.state) == TOKENS.find(match.state)
        if match.over:
            break
        asked = match.asks | (match.interrupts if random.random() < 0.2 else {})
        seat = random.choice(list(asked))
        match.answer(seat, random.choice(asked[seat].options))

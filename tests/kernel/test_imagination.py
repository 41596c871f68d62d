"""Imagined worlds: whatever fits what a seat knows, and nothing else."""

import pytest

from fathom.kernel import Chance, Match
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.memory import Memory
from tests.kernel.parley import CARDS, Draw, Give, Omen, Say, Storm, Trial, Vote, begin


def worlds(match: Match, seat: int, count: int = 30) -> list[Match]:
    """Worlds that a seat imagines; each of them must fit."""
    imagination = Imagination(match.game, match.memory(seat))
    found = [imagination.world(Chance.of(f"world {number}")) for number in range(count)]
    for world in found:
        assert world is not None
        assert match.game.pack(world.view(seat)) == match.game.pack(match.view(seat))
        assert world.ask(seat).options == match.ask(seat).options
        assert sorted(cards_of(world)) == list(CARDS)
    return found


def cards_of(match: Match) -> list[int]:
    return [slot.component for slot in match.game.slots(match.state)]


def test_what_is_hidden_differs_from_world_to_world():
    match = begin(Vote())
    hands = {tuple(world.state.hands[1].cards) for world in worlds(match, 0)}
    assert len(hands) > 10


def test_dice_to_come_differ_from_world_to_world():
    match = begin(Vote(), Storm(1))
    rolled = set()
    for world in worlds(match, 0):
        for _ in range(2):
            for seat in range(3):
                world.answer(seat, Say(True))
        rolled.add(tuple(world.state.rolled))
    assert len(rolled) > 10


def test_cards_drawn_since_the_step_began_are_in_the_hand():
    match = begin(Draw(0))
    worlds(match, 0)
    match.answer(0, match.ask(0).options[-1])
    worlds(match, 0)


def test_dice_rolled_since_the_step_began_are_as_they_fell():
    match = begin(Storm(2))
    for aye in (True, False):
        worlds(match, 2, 5)
        match.answer(2, Say(aye))
    assert {tuple(world.state.rolled) for world in worlds(match, 2, 5)} == {tuple(match.state.rolled)}
    assert {world.state.bold for world in worlds(match, 2, 5)} == {1}


def test_dice_that_were_rolled_unseen_differ_from_world_to_world():
    assert {world.state.omen for world in worlds(begin(Omen(0)), 0)} == {1, 2, 3, 4, 5, 6}


def test_what_others_gave_face_down_is_guessed():
    match = begin(Trial([0, 1, 2]))
    for seat in (0, 1):
        match.answer(seat, match.ask(seat).options[0])
    piles = {tuple(world.state.pile) for world in worlds(match, 2)}
    assert len(piles) > 10
    assert not any(card in pile for pile in piles for card in match.state.hands[2].cards)


def test_the_own_card_in_a_hidden_pile_is_remembered():
    match = begin(Trial([0, 1, 0]))
    mine = match.ask(0).options[0].card
    match.answer(0, Give(mine))
    match.answer(1, match.ask(1).options[0])
    assert {world.state.pile[0] for world in worlds(match, 0)} == {mine}


@pytest.mark.parametrize("ayes", range(4))
def test_votes_that_were_counted_are_guessed_so_that_they_count_the_same(ayes):
    match = begin(Vote())
    for seat in range(3):
        match.answer(seat, Say(seat < ayes))
    assert {world.state.ayes for world in worlds(match, 2, 5)} == {ayes}


def test_the_same_chance_gives_the_same_worlds():
    match = begin(Trial([0, 1, 2]))
    match.answer(0, match.ask(0).options[0])
    one, two = ([match.game.pack(world.state) for world in worlds(match, 1, 5)] for _ in range(2))
    assert one == two


def test_a_world_is_a_match_of_its_own():
    match = begin(Draw(0))
    before = match.game.pack(match.state)
    world = worlds(match, 0, 1)[0]
    world.answer(0, world.ask(0).options[0])
    assert match.game.pack(match.state) == before


def impossible() -> Memory:
    """A view that never follows from the beginning of the step."""
    memory = begin(Draw(0)).memory(0)
    memory.moments[-1] = begin(Draw(0), seed="another").memory(0).moments[-1]
    return memory


def test_what_cannot_have_happened_is_not_imagined():
    assert Imagination(begin(Draw(0)).game, impossible()).world(Chance.of("x")) is None


def test_it_looks_no_further_when_it_is_late():
    asked: list[bool] = []

    def late() -> bool:
        asked.append(True)
        return len(asked) >= 3

    assert Imagination(begin(Draw(0)).game, impossible(), late).world(Chance.of("x")) is None
    assert 3 <= len(asked) <= 4


def test_what_is_seen_or_supposed_somewhere_is_not_left_for_other_places():
    match = begin(Vote())
    imagination = Imagination(match.game, match.memory(0))
    assert imagination.world(Chance.of("one")) is not None
    unseen, laid = imagination.unseen(), imagination.laid()
    left = imagination.left({})
    for pool, cards in left.items():
        assert cards.total() == sum(slot.pool == pool for slot in unseen)
    slot = unseen[0]
    card = laid[slot.way]
    assert imagination.left({slot.way: card})[slot.pool][card] == left[slot.pool][card] - 1

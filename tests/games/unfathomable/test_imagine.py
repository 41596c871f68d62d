"""Worlds imagined in Unfathomable hold only what can be: where Damage and Skill cards may lie."""

from collections import Counter

import pytest

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Damage
from fathom.games.unfathomable.pieces.skills import FULL_DECK, card
from fathom.kernel import Chance
from fathom.kernel.state.pools import Impossible
from tests.rules.unfathomable.scene import GAME, OBSERVATION, Scene, table

STRUCTURAL = {Damage(each) for each in Damage if each.startswith("structural")}
BEST = card(OBSERVATION, 5)


def worlds(count: int):
    """Deals of a ship with four damaged rooms, whose fuel leak is in the box."""
    scene = Scene().damaged(Space.CABIN, Space.GALLEY, Space.CARGO, Space.BRIDGE)
    scene.g.damage.remove(Damage.FUEL_LEAK)
    scene.g.box_damage.append(Damage.FUEL_LEAK)
    view = scene.acting().view(1)
    return table(scene.acting()), [GAME.resample(view, Chance.of(f"world {number}")) for number in range(count)]


def test_only_what_leaves_the_game_is_in_the_box():
    true, found = worlds(40)
    boxes = {tuple(world.box_damage) for world in found}
    assert boxes == {(Damage.FUEL_LEAK,), (Damage.FLOODED_STORES,)}
    for world in found:
        assert len(world.damage) == len(true.damage)
        assert {*world.damage, *world.damaged.values()} >= STRUCTURAL
        assert Damage.STAMPEDE in world.damage


def test_any_card_can_lie_on_top():
    true, found = worlds(80)
    unseen = {*true.damage, Damage.FUEL_LEAK}
    assert {world.damage[-1] for world in found} == unseen


def test_what_is_known_of_a_skill_deck_lies_there():
    view = Scene().acting().view(0)
    place = ("skills", 2, "cards", len(view.skills[2].cards) - 1)
    for number in range(10):
        world = GAME.unpack(GAME.pack(view))
        GAME.deal(world, Chance.of(f"world {number}"), {place: BEST})
        assert world.skills[2].cards[-1] == BEST
        assert Counter(world.skills[2].cards) <= Counter(FULL_DECK[OBSERVATION])


def test_more_cannot_be_known_than_there_is():
    """A deck that holds all cards of its skill leaves none for a hand."""
    view = Scene().acting().view(0)
    view.skills[2].cards = [None] * len(FULL_DECK[OBSERVATION])
    view.players[1].hand = [None]
    with pytest.raises(Impossible):
        GAME.deal(view, Chance.of("world"), {("players", 1, "hand", 0): BEST})

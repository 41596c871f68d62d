"""Worlds imagined in Unfathomable hold only what can be: where Damage cards may lie."""

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Damage
from fathom.kernel import Chance
from tests.rules.unfathomable.scene import GAME, Scene, table

STRUCTURAL = {Damage(each) for each in Damage if each.startswith("structural")}


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

"""Rules seen from the side on which a break had gone unnoticed."""

from fathom.games.sleeping_gods.actions import Done, Pick, Strike, Trade
from fathom.games.sleeping_gods.pieces import Enemy
from tests.rules import rule
from tests.rules.sleeping_gods.scene import MARCO, ODESSA, Scene, do, member, prompt, table


@rule("CBT12b")
def test_a_miss_of_somebody_tired_out_covers_nothing():
    scene = Scene().crew(ODESSA, fatigue=2).row("skeletal-warrior", "mud-crab").fates(1)
    match = do(scene.fighting(), Strike(ODESSA, Enemy("skeletal-warrior")))
    assert prompt(match) == "combat"
    assert table(match).combat.row[0].covered == 0


@rule("ENE3")
def test_a_neighbour_may_raise_the_damage_by_two():
    match = do(Scene().row("mud-crab", "drowned-choirmaster").cubes(0, 0).fighting(), Pick(MARCO))
    assert member(match, MARCO).wounds == 1 + 1 + 2


@rule("MKT5")
def test_what_was_not_bought_does_not_come_back_at_the_next_market():
    match = do(Scene().at("2b").goods().acting(), Trade())
    offered = set(table(match).market)
    do(match, Done(), Trade())
    assert len(table(match).market) == len(offered) == 7
    assert not offered & set(table(match).market)

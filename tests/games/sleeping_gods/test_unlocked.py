"""The thirteen cards that achievements unlock: each changes the campaign that uses it, and nothing without it."""

import pytest

from fathom.games.sleeping_gods.actions import (
    CallAtPort,
    Give,
    Remove,
    Search,
    SeeDoctor,
    TakeReward,
    Trade,
    UseQuest,
)
from fathom.games.sleeping_gods.library import quest_number
from fathom.games.sleeping_gods.pieces import Find, Good, Status
from fathom.games.sleeping_gods.steps.fighting.rounds import Victory
from fathom.games.sleeping_gods.steps.fighting.row import damage_of
from fathom.games.sleeping_gods.steps.hands import hand_limit
from fathom.games.sleeping_gods.steps.setting_up import OfferUnlocked
from fathom.games.sleeping_gods.steps.ship.port import inn_price
from fathom.games.sleeping_gods.steps.ship.rooms import Searching
from tests.rules.sleeping_gods.scene import KASUMI, MAC, Scene, do, go_on, member, options, prompt, table


def used(scene: Scene, number: int, used: bool = True) -> Scene:
    return scene.quest(quest_number(number)) if used else scene


def won(scene: Scene, level: int) -> Scene:
    scene.row("mud-crab")
    assert scene.g.combat is not None
    scene.g.combat.level = level
    return scene


@pytest.mark.parametrize("with_it", [False, True])
def test_168_enemies_deal_one_more_and_a_won_fight_gives_experience(with_it):
    scene = won(used(Scene(1), 168, with_it), 4)
    assert damage_of(scene.g, scene.g.combat.row[0]) == 1 + 1 + with_it
    assert table(scene.play(Victory())).xp == with_it


@pytest.mark.parametrize("with_it", [False, True])
def test_169_the_inn_costs_three_coins(with_it):
    assert inn_price(used(Scene(1), 169, with_it).g) == 4 - with_it


@pytest.mark.parametrize("with_it", [False, True])
def test_170_the_doctor_also_takes_away_a_status(with_it):
    scene = used(Scene(1).at("2b").goods(coin=2), 170, with_it)
    scene.crew(KASUMI, wounds=2, statuses=["venom", "madness"]).crew(MAC, statuses=["venom"])
    match = do(scene.acting(), CallAtPort(), SeeDoctor(KASUMI))
    if with_it:
        assert {each.crew for each in options(match, Remove)} == {KASUMI}
        do(match, Remove(KASUMI, Status.VENOM))
    assert member(match, KASUMI).wounds == 0
    assert len(member(match, KASUMI).statuses) == 2 - with_it


def test_171_the_hold_is_fuller_at_the_start():
    scene = Scene(1).goods()
    match = scene.play(OfferUnlocked([quest_number(171)]))
    go_on(match, options(match)[0])
    goods = table(match).goods
    assert goods[Good.MATERIAL] == 2
    assert [goods[food] for food in (Good.MEAT, Good.GRAIN, Good.VEGETABLE)] == [1, 1, 1]


def test_172_two_equal_resources_for_another_once_a_turn():
    match = used(Scene(1).goods(meat=4), 172).acting()
    do(match, UseQuest(quest_number(172)))
    while prompt(match) in ("barter-give", "barter-take"):
        go_on(match, next((each for each in options(match) if each == Give(Good.GRAIN)), options(match)[0]))
    assert table(match).goods[Good.MEAT] == 2
    assert sum(table(match).goods.values()) == 3
    assert options(match, UseQuest) == []


@pytest.mark.parametrize("with_it", [False, True])
def test_173_four_skill_cards_may_be_held(with_it):
    assert hand_limit(used(Scene(1), 173, with_it).g) == 3 + with_it


def test_174_dynamite_once_in_a_campaign_and_only_in_combat():
    assert options(used(Scene(1), 174).acting(), UseQuest) == []
    match = used(Scene(1).row("mud-crab", "corsair"), 174).fighting()
    do(match, UseQuest(quest_number(174)))
    while prompt(match) in ("ambush", "cover"):
        go_on(match, options(match)[0])
    assert sum(bin(foe.covered).count("1") for foe in table(match).combat.row) == 3
    assert not any(each.wounds for each in table(match).crew)
    assert options(match, UseQuest) == []


@pytest.mark.parametrize("with_it", [False, True])
def test_175_nine_cards_are_on_offer(with_it):
    match = do(used(Scene(1).at("2b"), 175, with_it).acting(), Trade())
    assert len(table(match).market) == 7 + 2 * with_it


@pytest.mark.parametrize(("level", "each"), [(11, 0), (12, 1)])
def test_176_an_order_for_each_after_a_hard_fight(level, each):
    match = won(used(Scene(3), 176), level).play(Victory())
    assert [player.orders for player in table(match).players] == [each] * 3
    assert table(match).combat is None


def test_177_somebody_gets_up_again_once_per_event_deck():
    match = used(Scene(1).crew(MAC, left=0), 177).acting()
    do(match, UseQuest(quest_number(177)))
    assert table(match).points(member(match, MAC)) == 2
    assert options(match, UseQuest) == []


@pytest.mark.parametrize("with_it", [False, True])
def test_178_a_fourth_token_may_be_drawn(with_it):
    scene = used(Scene(1).finds("fish", "kelp", "sack", "purse"), 178, with_it)
    match = do(scene.play(Searching()), Search(), Search())
    assert (Search() in options(match)) is with_it


@pytest.mark.parametrize(("with_it", "taken"), [(False, 3), (True, 2)])
def test_179_the_first_damage_of_a_search_is_ignored(with_it, taken):
    scene = used(Scene(1).card("gear", orders=1).finds("shoal", "sunken-idol").fates(2, 3, 4), 179, with_it)
    match = do(scene.play(Searching()), Search())
    assert sum(table(match).damage) == taken


@pytest.mark.parametrize("with_it", [False, True])
def test_180_the_rewards_of_two_tokens(with_it):
    scene = used(Scene(1).goods().finds("fish", "kelp", "sack"), 180, with_it)
    match = do(scene.play(Searching()), Search(), Search(), TakeReward(Find("fish")))
    assert bool(prompt(match)) is with_it
    if with_it:
        assert options(match, TakeReward) == [TakeReward(Find("kelp")), TakeReward(Find("sack"))]
        assert Search() not in options(match)
        do(match, TakeReward(Find("sack")))
    assert sum(table(match).goods.values()) == 1 + with_it
    assert table(match).found == []

"""Wounds, fatigue, statuses, hands and fate (GEN1 to GEN6, GEN9 to GEN13)."""

from collections import Counter

import pytest

from fathom.games.sleeping_gods.actions import (
    Discard,
    DrawFate,
    Equip,
    Give,
    Join,
    Pick,
    Sail,
    Strike,
    Unequip,
    UseBoard,
    UseSkill,
)
from fathom.games.sleeping_gods.effects.goods import Gain
from fathom.games.sleeping_gods.effects.health import Heal
from fathom.games.sleeping_gods.library import crew, skills
from fathom.games.sleeping_gods.pieces import Enemy, Gift, Good, Skill, SkillCard, Status, Who
from fathom.games.sleeping_gods.state import CREW, LIMITS, ORDERS
from fathom.games.sleeping_gods.steps.goods import GiveGoods
from fathom.games.sleeping_gods.steps.hands import CutHand, draw_cards
from fathom.games.sleeping_gods.steps.health import Hurt, Mend, afflict, heal, rest, tire
from fathom.games.sleeping_gods.steps.ship.port import stay, treat
from fathom.games.sleeping_gods.steps.trials.challenges import Attempt, begin_test
from fathom.games.sleeping_gods.steps.turns import NextTurn
from fathom.kernel.cards.effects import Context
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GAME,
    GREGORY,
    LAURENT,
    MAC,
    MARCO,
    RAFAEL,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
)


def attempt(scene: Scene, skill: str = "strength", value: int = 5, forced=None):
    """A match in which the active player attempts a challenge."""
    begin_test(scene.g, Skill(skill), value, forced)
    return scene.play(Attempt())


@rule("GEN1a")
def test_minus_health_puts_wounds_on_the_board():
    match = Scene().crew(MAC, wounds=1).play(Hurt(2, [MAC], 0))
    assert member(match, MAC).wounds == 3


@rule("ADV9")
def test_who_is_named_is_healed_without_a_question():
    scene = Scene().crew(MAC, wounds=3)
    waiting = list(scene.g.agenda)
    Heal(2, Who.MAC).run(scene.g, Context(0))
    assert scene.member(MAC).wounds == 1
    assert scene.g.agenda == waiting


@rule("GEN1c")
def test_healing_removes_no_more_wounds_than_there_are():
    scene = Scene().crew(MAC, wounds=1)
    heal(scene.g, scene.member(MAC), 2)
    assert scene.member(MAC).wounds == 0
    scene.crew(MAC, wounds=3)
    heal(scene.g, scene.member(MAC), 2)
    assert scene.member(MAC).wounds == 1


@rule("GEN2a")
def test_health_points_left_are_health_minus_wounds():
    scene = Scene().crew(MAC, wounds=3)
    assert scene.g.health(scene.member(MAC)) == 5
    assert scene.g.points(scene.member(MAC)) == 2


@rule("GEN2b", "GEN2f")
def test_at_0_health_points_nobody_attacks_or_takes_part_until_healed():
    match = Scene().crew(AUDRIE, left=0).row("skeletal-warrior").fighting()
    assert AUDRIE not in {option.crew for option in options(match, Strike)}
    match = attempt(Scene().crew(AUDRIE, left=0))
    assert refused(match, Join(AUDRIE))
    match = attempt(Scene().crew(AUDRIE, left=1))
    assert Join(AUDRIE) in options(match)


@rule("GEN2f")
def test_who_has_a_health_point_attacks():
    match = Scene().crew(AUDRIE, left=1).row("skeletal-warrior").fighting()
    assert AUDRIE in {option.crew for option in options(match, Strike)}


@rule("GEN2d", "GEN2f")
def test_at_0_health_points_neither_board_nor_equipped_cards_can_be_used():
    scene = Scene().orders(5).damage(deck=1).crew(AUDRIE, left=0, equipped=["spare-parts"])
    match = scene.acting()
    assert refused(match, UseBoard(AUDRIE, 0))
    assert refused(match, UseSkill(AUDRIE, SkillCard("spare-parts")))
    scene.crew(AUDRIE, left=1)
    assert {UseBoard(AUDRIE, 0), UseSkill(AUDRIE, SkillCard("spare-parts"))} <= set(options(scene.acting()))


@rule("GEN2d", "CMD2g")
@pytest.mark.parametrize(("left", "works"), [(0, False), (1, True)])
def test_at_0_health_points_what_is_equipped_does_nothing_by_itself(left, works):
    scene = Scene().crew(AUDRIE, left=left, fatigue=1, equipped=["whittling"])
    scene.g.agenda.clear()
    rest(scene.g, scene.g.member(AUDRIE), 1)
    assert bool(scene.g.agenda) == works


@rule("GEN2g")
def test_wounds_beyond_health_go_to_others():
    match = Scene().crew(AUDRIE, left=1).play(Hurt(3, [AUDRIE], 0))
    assert member(match, AUDRIE).wounds == 5
    do(match, Pick(MAC), Pick(RAFAEL))
    assert (member(match, MAC).wounds, member(match, RAFAEL).wounds) == (1, 1)


@rule("GEN2i", "DEF1")
def test_when_the_last_one_drops_to_0_the_party_is_defeated_at_once():
    match = Scene().only(MAC).crew(MAC, left=1).play(Hurt(1, [MAC], 0))
    assert table(match).defeats == 1


@rule("GEN2j")
def test_at_0_a_member_keeps_their_cards_and_can_be_equipped_healed_and_afflicted():
    scene = Scene().orders(3).hand(0, "heave").crew(MAC, left=0, equipped=["night-watch"], levels=["mac-navigator"])
    afflict(scene.g, scene.member(MAC), Status.MADNESS)
    match = do(scene.acting(), Equip(SkillCard("heave"), MAC))
    mac = member(match, MAC)
    assert mac.skills == [SkillCard("night-watch"), SkillCard("heave")]
    assert mac.statuses == [Status.MADNESS]
    assert mac.levels
    heal(table(match), mac, 1)
    assert table(match).points(mac) == 1


@rule("GEN2j")
def test_who_is_down_may_be_chosen_for_healing():
    match = do(Scene().crew(MAC, left=0).crew(MARCO, wounds=1).play(Mend(0, 1, list(CREW))), Pick(MAC))
    assert table(match).points(member(match, MAC)) == 1


@rule("GEN3a")
def test_a_hand_of_four_is_one_too_many():
    match = Scene().hand(0, "heave", "feint", "notebook", "triage").play(CutHand(0), NextTurn())
    assert (prompt(match), match.turn.args["left"]) == ("discard", 1)
    assert prompt(Scene().hand(0, "heave", "feint", "notebook").play(CutHand(0), NextTurn())) == "room"


@rule("GEN3a", "GEN3b")
def test_a_hand_above_three_is_cut_at_once_by_its_owners_choice():
    scene = Scene().hand(0, "heave", "feint", "notebook").top("triage", "rally")
    draw_cards(scene.g, 0, 2)
    match = scene.play(CutHand(0), NextTurn())
    assert prompt(match) == "discard"
    do(match, Discard(SkillCard("heave")), Discard(SkillCard("rally")))
    assert sorted(table(match).players[0].hand) == ["feint", "notebook", "triage"]
    assert prompt(match) == "room"


@rule("GEN3c")
def test_nobody_sees_anothers_hand_and_no_answer_moves_a_card_between_hands():
    scene = Scene().hand(1, "heave", "feint")
    view = GAME.redact(scene.g, 0)
    assert view.players[1].hand == [None, None]
    fields = {name: action.__struct_fields__ for action in GAME.actions for name in [action.__name__]}
    movers = [name for name, names in fields.items() if {"card", "to"} <= set(names)]
    assert movers == ["ShareCard"]  # only of a player who has left the campaign


@rule("GEN4a", "CH9")
def test_fate_is_the_number_of_the_top_card_which_is_discarded():
    match = do(attempt(Scene().fates(5)), DrawFate())
    assert table(match).test is None or table(match).test.fate == 5
    assert skills()[table(match).skills.discard[-1]].fate == 5


@rule("GEN4b")
def test_1_and_6_are_half_as_frequent_as_the_others():
    assert Counter(card.fate for card in skills().values()) == {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}


@rule("GEN4c")
def test_an_empty_skill_deck_is_renewed_from_the_discards():
    scene = Scene()
    deck = scene.g.skills
    deck.discard, deck.cards, deck.seen = list(deck.cards), [], []
    draw_cards(scene.g, 0, 1)
    assert len(deck.cards) == 59
    assert deck.discard == []


@rule("GEN5a")
def test_nobody_has_more_than_two_fatigue():
    scene = Scene().crew(MAC, fatigue=2)
    tire(scene.g, scene.member(MAC))
    assert scene.member(MAC).fatigue == 2


@rule("GEN5c")
@pytest.mark.parametrize(("fatigue", "damage"), [(0, 2), (1, 2), (2, 1)])
def test_the_second_fatigue_costs_a_point_of_damage(fatigue, damage):
    match = Scene(1).crew(GREGORY, fatigue=fatigue).row("scorpion-squid").fates(6).fighting()
    do(match, Strike(GREGORY, match.state.combat.row[0].enemy))
    assert prompt(match) == "cover"
    assert match.turn.args["damage"] == damage


@rule("GEN5d")
def test_two_fatigue_bar_from_challenges_but_not_from_fights():
    assert refused(attempt(Scene().crew(AUDRIE, fatigue=2)), Join(AUDRIE))
    match = Scene().crew(AUDRIE, fatigue=2).row("skeletal-warrior").fighting()
    assert AUDRIE in {option.crew for option in options(match, Strike)}


@rule("GEN6a")
def test_what_the_supply_cannot_provide_is_lost():
    scene = Scene(3).orders(0, 12, 0)
    assert scene.g.gain_orders(0, 4) == 2
    assert scene.g.order_supply == 0
    scene.goods(meat=LIMITS[Good.MEAT])
    assert scene.g.gain(Good.MEAT, 1) == 0
    assert ORDERS == 14


@rule("GEN6a")
@pytest.mark.parametrize(("left", "gained"), [(0, []), (1, [1])])
def test_only_orders_that_there_are_are_told_as_gained(left, gained):
    g = Scene(2).orders(0, ORDERS - left).g
    g.__dict__["journal"] = journal = []
    Gain(Gift.ORDER, 2).run(g, Context(0))
    assert [event.count for event in journal] == gained


@rule("GEN6b")
def test_wounds_are_unlimited():
    scene = Scene()
    for each in scene.g.crew:
        each.wounds = scene.g.health(each) - 1
    assert sum(each.wounds for each in scene.g.crew) == 39
    match = scene.play(Hurt(1, [MAC], 0))
    assert sum(each.wounds for each in table(match).crew) == 40


@rule("GEN9a", "GEN9b")
def test_five_skills_of_which_each_member_has_two_to_four():
    assert len(Skill) == 5
    assert all(2 <= len(printed.skills) <= 4 for printed in crew().values())
    assert {skill for printed in crew().values() for skill in printed.skills} == set(Skill)


@rule("GEN10", "CMD2e")
def test_discarding_an_equipped_card_puts_it_on_the_discards():
    match = Scene().crew(AUDRIE, equipped=["heave"]).acting()
    do(match, Unequip(AUDRIE, SkillCard("heave")))
    assert table(match).skills.discard == ["heave"]
    assert member(match, AUDRIE).skills == []
    scene = Scene().crew(GREGORY, equipped=["heave"])
    assert refused(scene.acting(), Unequip(GREGORY, SkillCard("heave")))


@rule("GEN11a", "GEN11b")
def test_one_of_each_of_five_statuses():
    scene = Scene().crew(MAC, statuses=["madness"])
    afflict(scene.g, scene.member(MAC), Status.MADNESS)
    afflict(scene.g, scene.member(MAC), Status.VENOM)
    assert scene.member(MAC).statuses == [Status.MADNESS, Status.VENOM]
    assert {status.value for status in Status} == {"weakened", "low-morale", "frightened", "madness", "venom"}


@rule("GEN11c")
def test_weakened_takes_two_from_every_skill_but_not_below_0():
    scene = Scene().crew(LAURENT, statuses=["weakened"], equipped=["heave", "iron-grip"])
    assert scene.g.skill(scene.member(LAURENT), Skill.STRENGTH) == 1
    assert scene.g.skill(scene.member(LAURENT), Skill.SAVVY) == 0
    match = do(scene.row("scorpion-squid").fates(6).fighting(), Strike(LAURENT, Enemy("scorpion-squid")))
    assert match.turn.args["damage"] == 2


@rule("GEN11d")
def test_low_morale_costs_an_order_more():
    scene = Scene().orders(1, 3).crew(AUDRIE, statuses=["low-morale"])
    scene.crew(GREGORY, statuses=["low-morale"]).crew(MAC, statuses=["low-morale"])
    match = attempt(scene)
    do(match, Join(AUDRIE))
    assert table(match).players[0].orders == 0
    match.answer(1, Join(GREGORY))
    assert table(match).players[1].orders == 1
    match.answer(1, Join(MAC))
    assert table(match).players[1].orders == 0
    assert refused(attempt(Scene().crew(AUDRIE, statuses=["low-morale"])), Join(AUDRIE))


@rule("GEN11e", "ENE10")
def test_the_frightened_do_not_attack():
    match = Scene().crew(AUDRIE, statuses=["frightened"]).row("skeletal-warrior").fighting()
    assert AUDRIE not in {option.crew for option in options(match, Strike)}


@rule("GEN11f")
def test_madness_hurts_whoever_takes_part():
    match = do(attempt(Scene().crew(AUDRIE, statuses=["madness"])), Join(AUDRIE))
    assert member(match, AUDRIE).wounds == 1
    match = do(Scene().crew(AUDRIE, statuses=["madness"]).acting(), Sail(), Join(AUDRIE))
    assert member(match, AUDRIE).wounds == 1


@rule("GEN11g")
def test_venom_acts_at_the_start_of_every_players_turn():
    scene = Scene(3, packing=False).crew(MAC, statuses=["venom"])
    for turn in range(3):
        match = scene.play(NextTurn())
        assert member(match, MAC).wounds == turn + 1
        scene.g = table(match)
    match = Scene(packing=False).crew(MAC, statuses=["venom"]).crew(RAFAEL, statuses=["venom"]).play(NextTurn())
    assert [member(match, who).wounds for who in (MAC, RAFAEL)] == [1, 1]


@rule("GEN11h")
def test_venom_does_nothing_to_who_is_down():
    match = Scene(packing=False).crew(MAC, left=0, statuses=["venom"]).play(NextTurn())
    assert sum(each.wounds for each in table(match).crew) == 5
    scene = Scene(packing=False).crew(MAC, left=0, statuses=["venom"]).crew(MARCO, statuses=["venom"])
    assert sum(each.wounds for each in table(scene.play(NextTurn())).crew) == 5 + 1


@rule("GEN11i")
def test_inn_and_doctor_leave_statuses_in_place():
    scene = Scene().goods(coin=10).crew(MAC, wounds=3, statuses=["weakened"])
    stay(scene.g)
    treat(scene.g, MAC)
    assert scene.member(MAC).statuses == [Status.WEAKENED]


@rule("GEN12")
def test_goods_are_shared_and_orders_are_not():
    scene = Scene().orders(0, 3).goods(coin=4)
    assert scene.g.players[0].orders == 0
    match = scene.damage(deck=1).acting()
    assert refused(match, UseBoard(AUDRIE, 0))
    assert table(match).goods[Good.COIN] == 4


@rule("GEN13")
def test_any_food_pays_for_food():
    match = Scene().goods(meat=1, grain=2).play(GiveGoods(0, 3, [Good.MEAT, Good.GRAIN, Good.VEGETABLE]))
    do(match, Give(Good.MEAT))
    assert table(match).goods[Good.GRAIN] == 0
    assert match.over


@rule("ADV9")
def test_healing_is_divided_as_one_likes():
    scene = Scene().crew(MAC, wounds=1).crew(RAFAEL, wounds=1).crew(MARCO, wounds=1)
    match = do(scene.play(Mend(0, 3, list(CREW))), Pick(MAC), Pick(RAFAEL), Pick(MARCO))
    assert not any(each.wounds for each in table(match).crew)


@rule("GEN2g", "GEN2f")
def test_a_card_that_gave_health_takes_the_wound_with_it_when_it_goes():
    scene = Scene(1).orders(2).crew(MAC, equipped=["thick-hide"])
    match = do(scene.crew(MAC, left=0).acting(), Unequip(MAC, SkillCard("thick-hide")))
    assert member(match, MAC).wounds == table(match).health(member(match, MAC))
    do(match, UseBoard(GREGORY, 0), Pick(MAC))
    assert table(match).points(member(match, MAC)) == 1

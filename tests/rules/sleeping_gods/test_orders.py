"""Orders: equipping, abilities, adventure cards (CMD, ABI, ADV)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    Ambush,
    Bear,
    Cover,
    DrawFate,
    Equip,
    Forgo,
    Give,
    Pick,
    Remove,
    Repair,
    Search,
    Strike,
    TakeOrders,
    TakeReward,
    UseBoard,
    UseRoom,
    UseSkill,
)
from fathom.games.sleeping_gods.events import ChallengeEnded, Countered, FateDrawn, SkillUsed, WeaponBorne
from fathom.games.sleeping_gods.pieces import Card, Enemy, Find, Good, Place, Skill, SkillCard, Square, Status
from fathom.games.sleeping_gods.steps.cards import gain_card
from fathom.games.sleeping_gods.steps.fighting.rounds import EndOfRound
from fathom.games.sleeping_gods.steps.health import rest
from fathom.games.sleeping_gods.steps.ship.rooms import ShipAction
from fathom.games.sleeping_gods.steps.trials.challenges import Attempt, begin_test
from fathom.kernel import Match, SeatNumber
from fathom.kernel.cards.effects import Accept
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GREGORY,
    KANNAN,
    KASUMI,
    LAURENT,
    MAC,
    MARCO,
    ODESSA,
    RAFAEL,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

SQUID = Enemy("scorpion-squid")
TRIAGE = SkillCard("triage")


def attempt(scene: Scene, skill: str = "savvy", value: int = 9) -> Match:
    begin_test(scene.g, Skill(skill), value)
    return scene.play(Attempt())


# ---------------------------------------------------------------------------------------- equipping


@rule("CMD1", "CMD4c", "ADV6")
@pytest.mark.parametrize(("fates", "kept"), [((4, 5), 5), ((4, 2), 4)])
def test_in_anothers_turn_a_player_pays_for_the_gear_and_the_better_fate_counts(fates, kept):
    match = do(attempt(Scene(3).orders(0, 0, 1).fates(*fates)), DrawFate())
    match.answer(2, Activate(Card("gear")))
    assert told(match, ChallengeEnded)[0].score == kept
    assert table(match).players[2].orders == 0


@rule("CMD2a", "CMD6")
def test_equipping_pays_the_cards_orders_to_the_supply():
    scene = Scene().orders(3).hand(0, "triage")
    before = scene.g.order_supply
    match = do(scene.acting(), Equip(TRIAGE, LAURENT))
    assert table(match).players[0].orders == 1
    assert table(match).order_supply == before + 2
    assert member(match, LAURENT).skills == [TRIAGE]
    assert refused(Scene().orders(1).hand(0, "triage").acting(), Equip(TRIAGE, MAC)) == ("CMD2a", "too-few-orders")


@rule("CMD2b")
def test_a_card_may_be_equipped_on_anybody():
    match = Scene(3).orders(3).hand(0, "triage").acting()
    assert {option.crew for option in options(match, Equip)} == {each.crew for each in table(match).crew}


@rule("CMD2c", "XP7")
def test_two_skill_cards_each_besides_weapons_and_levels():
    scene = Scene().orders(3).hand(0, "triage").crew(MAC, equipped=["heave", "feint"])
    scene.crew(LAURENT, equipped=["notebook"], levels=["laurent-woodsman"])
    match = scene.card("braided-whip", on=LAURENT).card("toll-chain", on=LAURENT).acting()
    assert refused(match, Equip(TRIAGE, MAC)) == ("CMD2c", "no-slot")
    assert Equip(TRIAGE, LAURENT) in options(match)


@rule("CMD2f")
def test_an_equipped_card_raises_its_skill():
    scene = Scene()
    before = scene.g.skill(scene.member(LAURENT), Skill.SAVVY)
    scene.crew(LAURENT, equipped=["triage"])
    assert (before, scene.g.skill(scene.member(LAURENT), Skill.SAVVY)) == (1, 2)


@rule("CMD2f")
def test_two_cards_of_a_skill_raise_it_by_two():
    scene = Scene().crew(LAURENT, equipped=["triage", "notebook"])
    assert scene.g.skill(scene.member(LAURENT), Skill.SAVVY) == 1 + 2


@rule("CMD2g")
def test_triage_works_without_orders():
    scene = Scene().crew(LAURENT, fatigue=1, equipped=["triage"]).crew(MAC, wounds=1)
    rest(scene.g, scene.member(LAURENT), 1)
    match = do(scene.play(*reversed(scene.g.agenda[-1:])), Pick(MAC))
    assert member(match, MAC).wounds == 0


@rule("CMD3a", "CMD3b", "CMD6")
def test_orders_for_a_board_stay_on_it_and_block_it():
    match = do(Scene().orders(4).damage(deck=2).acting(), UseBoard(LAURENT, 0))
    assert member(match, LAURENT).orders == 2
    assert table(match).goods[Good.MEAT] == 1
    assert refused(match, UseBoard(LAURENT, 0)) == ("CMD3b", "orders-on-it")


@rule("CMD3a", "CMD3b", "CBT6b")
def test_example_laurent_hunts_or_aims_but_not_both():
    scene = Scene(1).orders(4).row(SQUID).fates(4)
    match = do(scene.fighting(), Strike(LAURENT, SQUID))
    assert not table(match).combat.attack.hit
    do(match, UseBoard(LAURENT, 1))
    assert table(match).combat.attack.hit
    assert member(match, LAURENT).orders == 2
    match = Scene(1).orders(4).crew(LAURENT, orders=2).acting()
    assert refused(match, UseBoard(LAURENT, 0)) == ("CMD3b", "orders-on-it")


@rule("CMD4a", "ABI4")
def test_example_a_card_adds_to_a_skill_or_blocks():
    card = Card("crocodile-hatchling")
    match = do(attempt(Scene(1).orders(1).card(card).fates(4), "strength"), DrawFate(), Activate(card))
    assert told(match, ChallengeEnded)[0].score == 6
    match = do(Scene(1).orders(1).card(card).row(SQUID).play(EndOfRound([])), Pick(MAC), Activate(card))
    assert member(match, MAC).wounds == 1
    assert table(match).owned(card).orders == 1


@rule("CMD3c")
def test_only_ones_own_crew_and_as_active_player_the_captains():
    match = Scene().orders(4, 4).damage(deck=1).crew(RAFAEL, wounds=1).acting()
    assert refused(match, UseBoard(GREGORY, 0)) == ("CMD3c", "not-yours")
    assert UseBoard(GREGORY, 0) in match.ask(1).options
    assert refused(match, UseBoard(ODESSA, 0), seat=1) == ("CMD3c", "not-yours")


@rule("CMD4a", "CMD4b")
def test_orders_for_an_adventure_card_stay_on_it_and_block_it():
    match = do(Scene().orders(3).acting(), Activate(Card("gloria")))
    assert table(match).owned(Card("gloria")).orders == 1
    assert refused(match, Activate(Card("gloria"))) == ("CMD4b", "orders-on-it")


@rule("CMD4c", "ADV1")
def test_any_player_may_activate_any_adventure_card():
    match = Scene().orders(0, 1).acting()
    match.answer(1, Activate(Card("gloria")))
    assert len(table(match).players[1].hand) == 2
    assert (prompt(match), table(match).actions) == ("action", 2)


@rule("ADV1")
def test_a_card_that_was_gained_may_be_activated_by_any_player():
    scene = Scene().orders(0, 1).crew(MARCO, statuses=["madness"])
    gain_card(scene.g, Card("eye-of-wisdom"))
    match = scene.acting()
    match.answer(1, Activate(Card("eye-of-wisdom")))
    assert member(do(match, Remove(MARCO, Status.MADNESS), by=1), MARCO).statuses == []


@rule("CMD4d")
def test_no_cooking_in_combat():
    scene = Scene(1).orders(1).goods(grain=3).crew(MAC, fatigue=2, wounds=2)
    assert Activate(Card("pancakes")) in options(scene.acting())
    match = scene.row("scorpion-squid").fighting()
    assert refused(match, Activate(Card("pancakes"))) == ("CMD4d", "not-in-combat")


@rule("CMD5a")
def test_orders_of_an_equipped_cards_ability_go_to_the_supply():
    scene = Scene(1).orders(2).crew(MARCO, equipped=["weak-spot"]).row("scorpion-squid").fates(6)
    match = do(scene.fighting(), Strike(MARCO, SQUID))
    do(match, UseSkill(MARCO, SkillCard("weak-spot")), UseSkill(MARCO, SkillCard("weak-spot")))
    assert table(match).order_supply == 14
    assert match.turn.args["damage"] == 5
    assert told(match, SkillUsed) == [SkillUsed(SeatNumber(0), MARCO, SkillCard("weak-spot"))] * 2


@rule("CMD5b")
def test_placed_orders_cannot_be_spent():
    scene = Scene().hand(0, "heave").crew(LAURENT, orders=2).crew(AUDRIE, orders=1)
    assert refused(scene.acting(), Equip(SkillCard("heave"), MAC)) == ("CMD2a", "too-few-orders")


# ---------------------------------------------------------------------------------------- abilities


@rule("ABI2")
def test_plus_one_damage_is_for_the_members_own_attack():
    match = do(Scene(1).orders(4).row("scorpion-squid").fates(6).fighting(), Strike(MARCO, SQUID))
    assert prompt(match) == "boost"
    assert refused(match, UseBoard(RAFAEL, 1))
    do(match, UseBoard(MARCO, 1))
    assert table(match).combat.attack.damage == 4
    assert UseBoard(MARCO, 1) not in options(Scene(1).orders(4).row("scorpion-squid").fighting())


@rule("ABI5")
def test_repair_one():
    match = do(Scene().orders(2).damage(deck=2).acting(), UseBoard(AUDRIE, 0), Repair(Place.DECK))
    assert table(match).damage[1] == 1


@rule("ABI6")
def test_kasumi_redraws_a_one_of_her_own_player_only():
    match = do(attempt(Scene().active(1).orders(0, 1).fates(1, 5)), DrawFate(), by=1)
    do(match, UseBoard(KASUMI, 0), by=1)
    assert told(match, ChallengeEnded)[0].score == 5
    scene = Scene().active(1).orders(0, 1).idle().fates(2)
    match = do(attempt(scene), DrawFate(), by=1)
    assert told(match, ChallengeEnded)[0].score == 2
    match = do(attempt(Scene().orders(0, 1).idle().fates(1)), DrawFate())
    assert told(match, ChallengeEnded)[0].score == 1


@rule("ABI7")
def test_healing_and_curing_reach_anybody():
    scene = Scene().active(1).orders(0, 4).crew(MARCO, wounds=1, statuses=["madness"])
    match = do(scene.acting(), UseBoard(GREGORY, 0), Pick(MARCO), by=1)
    assert member(match, MARCO).wounds == 0
    match = do(Scene().orders(2).crew(MAC, statuses=["venom"]).acting(), UseBoard(KANNAN, 1))
    do(match, Remove(MAC, Status.VENOM))
    assert member(match, MAC).statuses == []


@rule("ABI8")
def test_a_skill_cards_ability_is_for_its_bearer():
    match = Scene().orders(3).damage(deck=2).crew(GREGORY, equipped=["spare-parts"]).acting()
    assert refused(match, UseSkill(GREGORY, SkillCard("spare-parts"))) == ("ABI8", "not-yours")
    assert UseSkill(GREGORY, SkillCard("spare-parts")) in match.ask(1).options


@rule("ABI9", "ABI10")
def test_an_immediate_effect_is_for_the_player_who_leads_the_bearer_and_happens_once():
    match = do(Scene().orders(2).hand(0, "rally").acting(), Equip(SkillCard("rally"), MAC))
    assert table(match).players[0].orders == 0
    assert table(match).players[1].orders == 2
    do(match, Forgo())
    assert table(match).players[1].orders == 2


@rule("ABI11")
def test_surprise_attack_deals_a_damage_without_fate_cube_or_counter():
    card = SkillCard("surprise-attack")
    scene = Scene(1).crew(MAC, equipped=["surprise-attack"]).row("scorpion-squid", "flying-eye")
    match = do(scene.fighting(), UseSkill(MAC, card), Ambush(SQUID), Cover(SQUID, Square(1)))
    assert table(match).combat.row[0].covered == 0b10
    assert table(match).combat.cubes == [4]
    assert told(match, FateDrawn) == told(match, Countered) == []
    assert card in table(match).skills.discard
    assert refused(Scene(1).hand(0, "surprise-attack").row("flying-eye").fighting(), UseSkill(MAC, card))
    down = Scene(1).crew(MAC, left=0, equipped=["surprise-attack"]).row("flying-eye").fighting()
    assert refused(down, UseSkill(MAC, card)) == ("GEN2d", "down")


# ----------------------------------------------------------------------------------- adventure cards


@rule("ADV3", "ADV12")
def test_alexei_gives_savvy_or_blocks_and_not_both():
    scene = Scene(1).orders(1).card("gear", orders=1).card("alexei").fates(4)
    match = do(attempt(scene, value=6), DrawFate(), Activate(Card("alexei")))
    assert told(match, ChallengeEnded)[0].score == 6
    scene = Scene(1).orders(1).card("alexei").row("flying-eye")
    match = do(scene.play(EndOfRound([])), Pick(LAURENT), Activate(Card("alexei")))
    assert member(match, LAURENT).wounds == 1


@rule("ADV4")
def test_a_passive_ability_works_with_orders_on_the_card():
    scene = Scene(1).goods().card("alexei", orders=1).finds("kelp")
    match = do(scene.play(ShipAction()), UseRoom(Place.DECK), TakeOrders())
    do(match, Search(), TakeReward(Find("kelp")), Accept())
    assert table(match).goods[Good.MEAT] == 1


@rule("ADV5a", "MKT7")
def test_weapons_change_hands_outside_combat_any_number_on_one():
    scene = Scene().card("braided-whip", on=MAC).card("toll-chain", on=RAFAEL).card("duelling-blade", on=RAFAEL)
    match = do(scene.acting(), Bear(Card("braided-whip"), RAFAEL))
    assert [owned.on for owned in table(match).cards if owned.on] == [RAFAEL] * 3
    assert told(match, WeaponBorne) == [WeaponBorne(RAFAEL, Card("braided-whip"))]
    assert prompt(match) == "action"


@rule("ADV7", "ADV9", "GEN13")
def test_soup():
    scene = Scene(1).orders(1).goods(meat=1, grain=2).crew(MAC, fatigue=2, statuses=["low-morale"])
    match = do(scene.crew(MARCO, fatigue=2).acting(), Activate(Card("soup")), Give(Good.MEAT))
    do(match, Pick(MAC), Pick(MAC), Pick(MARCO), Remove(MAC, Status.LOW_MORALE))
    assert [member(match, who).fatigue for who in (MAC, MARCO)] == [0, 1]
    assert member(match, MAC).statuses == []
    assert not any(table(match).goods.values())
    assert Activate(Card("soup")) not in options(Scene(1).orders(1).goods(meat=2).crew(MAC, fatigue=2).acting())


@rule("ADV8")
def test_pancakes_take_three_grain():
    scene = Scene(1).orders(1).goods(grain=2, meat=1).crew(MAC, fatigue=2, wounds=2)
    assert refused(scene.acting(), Activate(Card("pancakes")))
    match = do(scene.goods(grain=3).acting(), Activate(Card("pancakes")), Pick(MAC), Pick(MAC), Pick(MAC), Pick(MAC))
    assert (member(match, MAC).fatigue, member(match, MAC).wounds) == (0, 0)


@rule("ADV10")
def test_the_vest_blocks_three_for_whoever_is_hit():
    scene = Scene().orders(0, 1).card("snake-scale-vest").row("flying-eye")
    match = do(scene.play(EndOfRound([])), Pick(LAURENT))
    match.answer(1, Activate(Card("snake-scale-vest")))
    assert member(match, LAURENT).wounds == 0
    assert Activate(Card("snake-scale-vest")) not in options(Scene(1).orders(1).card("snake-scale-vest").acting())


@rule("ADV11")
def test_the_eye_of_wisdom():
    scene = Scene(1).orders(1).card("gear", orders=1).card("eye-of-wisdom").fates(5)
    match = do(attempt(scene, value=7), DrawFate(), Activate(Card("eye-of-wisdom")))
    assert told(match, ChallengeEnded)[0].score == 7
    scene = Scene(1).orders(1).card("gear", orders=1).card("eye-of-wisdom").fates(5)
    assert refused(do(attempt(scene, "strength"), DrawFate()), Activate(Card("eye-of-wisdom")))
    scene = Scene(1).orders(1).card("eye-of-wisdom").crew(MAC, statuses=["madness"])
    match = do(scene.acting(), Activate(Card("eye-of-wisdom")), Remove(MAC, Status.MADNESS))
    assert member(match, MAC).statuses == []


@rule("ADV2", "ADV13", "MKT9")
def test_totems_are_counted_among_the_partys_cards():
    scene = Scene().card("dry-pebble").card("bent-nail")
    assert scene.g.totems == [Card("dry-pebble"), Card("bent-nail")]
    assert scene.g.score() == 2 * 6 + 2 * 2 + 2 + 1

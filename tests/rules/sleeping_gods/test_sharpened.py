"""Rules seen from the side on which a break had gone unnoticed."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    BeginTurn,
    Done,
    DrawFate,
    KeepToken,
    MoveTo,
    PackUp,
    Pick,
    Remove,
    Search,
    Strike,
    TakeOrders,
    Trade,
    UseRoom,
)
from fathom.games.sleeping_gods.events import Countered
from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import Card, Danger, Enemy, Find, Place, Region, Skill, Status
from fathom.games.sleeping_gods.state import CREW
from fathom.games.sleeping_gods.steps.cards import gain_card
from fathom.games.sleeping_gods.steps.combat import EndOfRound, LoseSkill
from fathom.games.sleeping_gods.steps.health import Mend
from fathom.games.sleeping_gods.steps.rooms import ShipAction
from fathom.games.sleeping_gods.steps.sailing import Voyaging
from fathom.games.sleeping_gods.steps.turns import EventStep, NextTurn, TakeActions
from tests.rules import rule
from tests.rules.sleeping_gods.fight import EYE, LEFT, MIDDLE, RIGHT, WARRIOR, cover, strike
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GREGORY,
    LAURENT,
    MAC,
    MARCO,
    ODESSA,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)


@rule("SET9c")
def test_every_event_lies_in_the_deck_or_with_those_put_away_and_never_in_both():
    g = Scene().g
    lying = [event for piles in (g.events, g.box) for danger in Danger for event in piles.pile(danger)]
    assert sorted(lying) == sorted(events())


@rule("GEN2f")
def test_who_has_a_health_point_attacks():
    match = Scene().crew(AUDRIE, left=1).row("skeletal-warrior").fighting()
    assert AUDRIE in {option.crew for option in options(match, Strike)}


@rule("GEN2j")
def test_who_is_down_may_be_chosen_for_healing():
    match = do(Scene().crew(MAC, left=0).crew(MARCO, wounds=1).play(Mend(0, 1, list(CREW))), Pick(MAC))
    assert table(match).points(member(match, MAC)) == 1


@rule("SHIP7a")
@pytest.mark.parametrize(
    ("room", "orders"),
    [("bridge", (2, 3, 3, 4)), ("galley", (2, 3, 3, 3)), ("sick-bay", (3, 3, 4, 5)), ("deck", (3, 4, 5, 5))],
)
def test_orders_of_the_other_rooms_depend_on_the_players(room, orders):
    found = [do(Scene(n).play(ShipAction()), UseRoom(Place(room)), TakeOrders()) for n in (1, 2, 3, 4)]
    assert tuple(table(match).players[0].orders for match in found) == orders


@rule("SHIP11e")
def test_tokens_that_were_turned_over_lie_among_the_discards():
    match = do(Scene(1).finds("fish", "kelp").play(ShipAction()), UseRoom(Place.DECK), Search(), Search(), Done())
    assert sorted(table(match).finds.discard) == [Find("fish"), Find("kelp")]


@rule("EVT1")
def test_a_permanent_event_also_acts_when_it_is_drawn():
    match = Scene(1).at("2d").event("sea-serpent").play(EventStep(), TakeActions())
    assert table(match).troubles[0].at is not None


@rule("NAV7h")
def test_a_hazard_also_acts_on_who_comes_across_the_edge_of_a_map():
    assert prompt(do(Scene(1).at("2c").play(Voyaging(1)), MoveTo(Region("8b")))) == "hazard"


@rule("CH11b")
def test_a_failed_challenge_damages_the_ship_in_all_its_points():
    match = do(Scene(1).idle().event("whirlpool").fates(3, 2, 6).play(EventStep(), TakeActions()), DrawFate())
    assert table(match).damage == [0, 1, 0, 0, 0, 1]


@rule("CMD2f")
def test_two_cards_of_a_skill_raise_it_by_two():
    scene = Scene().crew(LAURENT, equipped=["triage", "notebook"])
    assert scene.g.skill(scene.member(LAURENT), Skill.SAVVY) == 1 + 2


@rule("XP6")
def test_an_enemy_that_takes_a_skill_card_takes_no_level_card():
    match = Scene(1).crew(LAURENT, levels=["laurent-brawler"]).play(LoseSkill(), TakeActions())
    assert (prompt(match), len(member(match, LAURENT).levels)) == ("action", 1)


@rule("ADV1")
def test_a_card_that_was_gained_may_be_activated_by_any_player():
    scene = Scene().orders(0, 1).crew(MARCO, statuses=["madness"])
    gain_card(scene.g, Card("eye-of-wisdom"))
    match = scene.acting()
    match.answer(1, Activate(Card("eye-of-wisdom")))
    assert member(do(match, Remove(MARCO, Status.MADNESS), by=1), MARCO).statuses == []


@rule("CAM1")
def test_no_packing_up_once_venom_has_acted():
    scene = Scene(1).crew(MAC, statuses=["venom"])
    match = scene.play(NextTurn(first=True))
    assert PackUp() in options(match)
    assert (prompt(do(match, BeginTurn())), member(match, MAC).wounds) == ("room", 1)
    assert refused(match, PackUp())


@rule("CBT10a", "CBT10f")
def test_nobody_counters_for_a_target_that_the_attack_has_beaten():
    scene = Scene(1).row(WARRIOR, EYE, covered={WARRIOR: [LEFT]}).fates(5)
    match = do(scene.fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, RIGHT, MIDDLE), KeepToken())
    assert told(match, Countered) == []


@rule("CBT12e", "SYN2")
def test_a_miss_that_leaves_the_enemy_standing_is_countered_once():
    match = do(Scene(1).row(WARRIOR).fates(1).fighting(), strike(ODESSA, WARRIOR), *cover(WARRIOR, LEFT))
    assert (prompt(match), len(told(match, Countered))) == ("combat", 1)


@rule("CBT11c")
def test_the_active_player_says_who_takes_the_rest_of_an_enemys_damage():
    match = do(Scene().crew(MAC, left=1).row(EYE).cubes(0, 0).fighting(), Pick(MAC))
    assert (prompt(match), match.turn.seat, table(match).leads(MAC)) == ("take-wound", 0, 1)


@rule("CBT11f")
def test_an_enemy_attacks_before_it_does_anything_else():
    match = Scene(1).row("marsh-leech", "mud-crab").play(EndOfRound([]))
    assert prompt(match) == "enemy-attack"
    assert prompt(do(match, Pick(MAC))) == "afflict"


@rule("ENE7")
def test_a_skill_card_is_lost_whoever_leads_the_member_who_has_it():
    match = Scene().crew(MAC, equipped=["night-watch"]).play(LoseSkill(), TakeActions())
    assert (prompt(match), member(match, MAC).skills) == ("action", [])


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

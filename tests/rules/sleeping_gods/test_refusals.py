"""What a player might expect to do and may not: each refusal names the rule and the reason."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    CallAtPort,
    Cover,
    DrawFate,
    Equip,
    Explore,
    GiveCube,
    Join,
    MoveTo,
    PackUp,
    PatchUp,
    Pitch,
    Remove,
    SeeDoctor,
    Spend,
    Strike,
    Trade,
    UseBoard,
    UseRoom,
    UseSkill,
    UseToken,
)
from fathom.games.sleeping_gods.pieces import Card, Enemy, Good, Location, Place, Region, SkillCard, Square
from fathom.games.sleeping_gods.state import LIMITS
from fathom.games.sleeping_gods.steps.ship.sailing import Voyaging
from fathom.games.sleeping_gods.steps.turns import EventStep
from fathom.kernel import Action, SeatNumber
from tests.rules import rule
from tests.rules.sleeping_gods.scene import KASUMI, LAURENT, MAC, MARCO, ODESSA, Scene, do, refused
from tests.rules.sleeping_gods.story import Story

SQUID, CRAB, RAT = Enemy("scorpion-squid"), Enemy("mud-crab"), Enemy("bilge-rat")


@rule("MKT1", "PORT1", "EXP1", "CAM1")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Trade(), ("MKT1", "no-market")),
        (CallAtPort(), ("PORT1", "no-port")),
        (Explore(Location(18)), ("EXP1", "not-here")),
        (PackUp(), ("CAM1", "turn-begun")),
    ],
)
def test_what_the_region_and_the_moment_do_not_offer(action: Action, why: tuple[str, str]):
    assert refused(Scene().at("2d").acting(), action) == why


@rule("NAV6", "GEN7")
def test_a_region_that_is_not_adjacent():
    assert refused(Scene().at("2d").play(Voyaging(3)), MoveTo(Region("3e"))) == ("NAV6", "not-adjacent")


@rule("SHIP3")
def test_the_hull_is_no_room():
    assert refused(Scene().turn(), UseRoom(Place.HULL)) == ("SHIP3", "no-room-there")


@rule("PORT4", "PORT2")
def test_the_shipyard_wants_money_or_material_and_works_once_in_an_action():
    match = do(Scene().at("2b").goods().damage(deck=1).acting(), CallAtPort())
    assert refused(match, PatchUp(Place.DECK, Good.COIN)) == ("PORT4", "no-coins")
    assert refused(match, PatchUp(Place.DECK, Good.MATERIAL)) == ("PORT4", "no-material")
    scene = Scene().at("2b").goods(coin=9).damage(deck=2).crew(MAC, wounds=1)
    match = do(scene.acting(), CallAtPort(), PatchUp(Place.DECK, Good.COIN), SeeDoctor(MAC))
    assert refused(match, PatchUp(Place.DECK, Good.COIN)) == ("PORT2", "used-already")


@rule("CMD4d", "CMD4f", "CMD4a")
def test_cards_that_move_the_ship_and_recipes_without_their_food(story: Story):
    story("2:\n  choices:\n    a: { goto: 2.1 }\n    b: { goto: 2.1 }\n2.1:\n  return: true\n")
    rope, soup = Activate(Card("homing-rope")), Activate(Card("soup"))
    scene = Scene(1).orders(1).card("homing-rope")
    assert refused(do(scene.acting(), Explore(Location(2))), rope) == ("CMD4f", "not-ashore")
    scene = Scene(1).orders(1).card("homing-rope").row("mud-crab", "bilge-rat")
    assert refused(scene.fighting(), rope) == ("CMD4d", "not-in-combat")
    hungry = Scene(1).orders(1).goods(meat=2).crew(MAC, fatigue=1)
    assert refused(hungry.acting(), soup) == ("CMD4a", "cannot-pay")


@rule("CH14", "CH7b", "CH7c", "CMD2h")
def test_after_the_draw_nobody_joins_and_only_cards_of_the_skill_from_hand_help():
    scene = Scene().orders(1).hand(0, "heave", "feint").crew(MARCO, equipped=["iron-grip"]).fates(2)
    match = do(scene.event("whirlpool").play(EventStep()), DrawFate())
    assert refused(match, Join(MARCO)) == ("CH14", "fate-drawn")
    assert refused(match, Pitch(SkillCard("feint"))) == ("CH7b", "wrong-skill")
    assert refused(match, Pitch(SkillCard("iron-grip"))) == ("CH7c", "not-in-hand")
    assert refused(match, Equip(SkillCard("heave"), MARCO)) == ("CMD2h", "busy")


@rule("CBT8a", "CBT8b", "CBT13", "CBT16")
def test_squares_that_a_wound_may_not_go_to():
    scene = Scene().row("scorpion-squid", "mud-crab", "bilge-rat", covered={"scorpion-squid": [4]}).fates(5)
    match = do(scene.fighting(), Strike(LAURENT, SQUID))
    assert refused(match, Cover(SQUID, Square(4))) == ("CBT8b", "square-covered")
    assert refused(match, Cover(CRAB, Square(0))) == ("CBT13", "not-the-target")
    do(match, Cover(SQUID, Square(2)))
    assert refused(match, Cover(SQUID, Square(6))) == ("CBT8a", "not-connected")
    assert refused(match, Cover(RAT, Square(0))) == ("CBT13", "not-the-target")
    match = do(Scene().row("scorpion-squid", "mud-crab").fates(1).fighting(), Strike(LAURENT, SQUID))
    assert refused(match, Cover(SQUID, Square(6))) == ("CBT16", "needs-more")


@rule("CBT13")
def test_more_than_half_may_not_spill_over():
    scene = Scene().card("maul", on=MARCO).row("mud-crab", "bilge-rat").fates(6)
    match = do(scene.fighting(), Strike(MARCO, CRAB, Card("maul")), Cover(CRAB, Square(2)))
    do(match, Cover(RAT, Square(0)), Cover(RAT, Square(1)))
    assert refused(match, Cover(RAT, Square(2))) == ("CBT13", "too-much-spilt")


@rule("ENE12", "SYN8f")
def test_damage_that_is_blocked_or_may_not_go_on_hearts():
    hound = Enemy("clockwork-hound")
    match = do(Scene().row("clockwork-hound", "mud-crab").fates(6).fighting(), Strike(ODESSA, hound))
    do(match, Cover(hound, Square(3)))
    assert refused(match, Cover(hound, Square(4)))[0] in ("ENE12", "CBT8a", "CBT4a")  # nothing is left to place
    scene = Scene().active(1).row("reed-snake", "bilge-rat").token(MARCO, on=KASUMI).fates(6)
    snake = Enemy("reed-snake")
    match = do(scene.fighting(), Strike(KASUMI, snake), UseToken(KASUMI, MARCO), Cover(snake, Square(0)), by=1)
    assert refused(match, Cover(snake, Square(1))) == ("SYN8f", "not-on-hearts")


@rule("CBT3", "CBT1c", "CBT4a")
def test_cubes_without_orders_and_weapons_that_others_bear():
    match = Scene().card("maul", on=LAURENT).row("mud-crab", "bilge-rat").fighting()
    assert refused(match, GiveCube(SeatNumber(1), SeatNumber(0))) == ("CBT3", "too-few-orders")
    assert refused(match, Strike(MARCO, CRAB, Card("maul"))) == ("CBT4a", "not-borne")


@rule("CBT7c")
def test_what_cannot_be_discarded_for_more_damage():
    scene = (
        Scene().hand(0, "notebook").crew(LAURENT, equipped=["triage", "heave"]).row("mud-crab", "bilge-rat").fates(6)
    )
    match = do(scene.fighting(), Strike(LAURENT, CRAB))
    assert refused(match, Spend(SkillCard("heave"))) == ("CBT7c", "wrong-skill")
    assert refused(match, Spend(SkillCard("notebook"))) == ("CBT7c", "not-equipped")


@rule("SYN4")
def test_nobody_uses_their_own_token():
    match = do(Scene().row("mud-crab", "bilge-rat").token(MAC, on=ODESSA).fates(1).fighting(), Strike(ODESSA, CRAB))
    assert refused(match, UseToken(ODESSA, ODESSA)) == ("SYN4", "own-token")


@rule("GEN11f", "CH13a")
def test_madness_hurts_a_forced_member_who_is_tired_out_too():
    scene = Scene().event("captain-overboard").crew(ODESSA, fatigue=2, statuses=["madness"])
    match = scene.play(EventStep())
    assert scene.member(ODESSA).fatigue == 2
    assert match.state.member(ODESSA).wounds == 1  # type: ignore[attr-defined]


@rule("CMD3a", "CMD4a", "CMD2g")
def test_what_would_do_nothing_or_was_used_up():
    scene = Scene(1).orders(3).goods(meat=LIMITS[Good.MEAT]).crew(MAC, equipped=["pep-talk"])
    scene.crew(LAURENT, statuses=["low-morale"]).crew(MARCO, statuses=["low-morale"])
    match = scene.acting()
    assert refused(match, UseBoard(LAURENT, 0)) == ("CMD3a", "no-use-now")
    assert refused(match, Activate(Card("gear"))) == ("CMD4a", "no-use-now")
    do(match, UseSkill(MAC, SkillCard("pep-talk")), Remove(LAURENT, "low-morale"))
    assert refused(match, UseSkill(MAC, SkillCard("pep-talk"))) == ("CMD2g", "used-up")

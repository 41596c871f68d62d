"""Where two rules meet: situations that neither of them has in mind alone."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    CallAtPort,
    Done,
    DrawFate,
    Explore,
    Give,
    GiveCube,
    GoOn,
    MoveTo,
    PackUp,
    Pick,
    Remove,
    ReturnToken,
    Search,
    SeeDoctor,
    Spend,
    Tackle,
    TakeOption,
    TakeOrders,
    TakeReward,
    UseQuest,
    UseRoom,
    UseToken,
)
from fathom.games.sleeping_gods.client.reading import reading
from fathom.games.sleeping_gods.pieces import (
    Card,
    EventCard,
    Find,
    Good,
    Label,
    Location,
    Place,
    Quest,
    Region,
    SkillCard,
    Status,
)
from fathom.games.sleeping_gods.state import CREW, LIMITS
from fathom.games.sleeping_gods.steps.campaign import build_events
from fathom.games.sleeping_gods.steps.turns import EventStep, TakeActions
from fathom.kernel import Match, SeatNumber
from fathom.kernel.cards.effects import Choose, Decline
from tests.rules import rule
from tests.rules.sleeping_gods.fight import SQUID, strike
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GAME,
    GREGORY,
    KANNAN,
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
)
from tests.rules.sleeping_gods.story import Story

BARTERING = Quest("bartering")


def searching(scene: Scene, *tokens: str) -> Match:
    """The deck was used, its orders are taken, and so many tokens are turned over."""
    match = do(scene.pawn("bridge").finds(*tokens).turn(), UseRoom(Place.DECK), TakeOrders())
    return do(match, *(Search() for _ in tokens))


# ------------------------------------------------------------------------------------------ the search


@rule("ADV12", "SHIP11d")
def test_alexei_swaps_food_after_a_search_of_which_no_reward_is_taken():
    match = do(searching(Scene(1).idle().card("alexei").goods(grain=1), "purse"), Done())
    assert prompt(match) == "may-effect"


@rule("ADV12", "UNL5")
def test_who_may_take_two_rewards_and_takes_one_has_searched_all_the_same():
    scene = Scene(1).idle().quest("full-hands").card("alexei").goods(grain=1)
    match = do(searching(scene, "fish", "kelp"), TakeReward(Find("fish")), Done())
    assert prompt(match) == "may-effect"


# ------------------------------------------------------------------------------------ fate and damage


def sinking(scene: Scene) -> Match:
    """A challenge of strength is lost, and fate is drawn for the first point of damage to the ship."""
    return do(scene.event("whirlpool").play(EventStep(), TakeActions()), DrawFate(), GoOn())


@rule("CH7a", "GEN8a")
def test_what_adds_to_a_skill_is_no_use_when_fate_is_drawn_for_damage():
    match = sinking(Scene(1).orders(1).card("climbing-irons").fates(1, 2))
    assert refused(match, Activate(Card("climbing-irons"))) == ("CMD4a", "no-use-now")
    assert Activate(Card("gear")) in options(match)


@rule("CH8", "GEN8a")
def test_the_score_of_a_lost_challenge_is_not_changed_by_fate_for_damage():
    match = sinking(Scene(1).orders(1).fates(1, 6))
    test = reading(table(match), 0).test
    assert test is not None
    assert test.score == 1
    assert match.turn.args == {"fate": 6, "score": 6, "what": "ship", "room": Place.BRIDGE}


@rule("CBT6a", "CBT6b")
def test_who_is_asked_after_the_draw_of_an_attack_is_told_fate_and_accuracy():
    match = do(Scene(1).orders(1).row(SQUID).fates(2).fighting(), strike(GREGORY, SQUID))
    assert match.turn.args == {"fate": 2, "score": 4, "what": "attack"}


# ---------------------------------------------------------------------------------------------- combat


@rule("SYN8c", "GEN2i", "CBT11c")
def test_gregorys_token_is_offered_before_defeat_also_when_the_rest_of_the_blow_fells_the_last_other():
    scene = Scene().idle().only(MARCO, LAURENT).crew(MARCO, left=1).crew(LAURENT, left=1)
    match = do(scene.row(SQUID).cubes(0, 0).token(GREGORY, on=MARCO).fighting(), Pick(MARCO))
    assert prompt(match) == "use-gregory"
    do(match, UseToken(MARCO, GREGORY))
    assert table(match).defeats == 0
    assert table(match).points(member(match, MARCO)) == 2


@rule("CBT3")
def test_who_is_refused_payment_for_a_cube_may_still_pay_for_it():
    scene = Scene().idle().orders(1, 1).row("mud-crab", "bilge-rat").cubes(1, 0)
    for crew in (ODESSA, AUDRIE, KANNAN, LAURENT, MARCO):
        scene.crew(crew, statuses=["frightened"])
    match = do(scene.fighting(), GiveCube(SeatNumber(1), SeatNumber(1)))
    match.answer(1, Decline())
    do(match, GiveCube(SeatNumber(1), SeatNumber(0)))
    assert table(match).combat.cubes == [0, 1]


@rule("CBT7b", "CMD2f")
def test_a_card_discarded_for_damage_no_longer_gives_its_own():
    scene = Scene().idle().crew(MARCO, equipped=["hammer-blow", "eagle-eye"]).row("leviathan").fates(6)
    match = do(scene.fighting(), strike(MARCO, "leviathan"))
    assert match.turn.args == {"damage": 3 + 1}
    do(match, Spend(SkillCard("hammer-blow")))
    assert table(match).combat.attack.damage == 3 + 1


@rule("CBT6a", "CBT4b")
def test_what_is_said_of_a_second_attack_leaves_out_what_counts_for_the_first_only():
    scene = Scene(1).idle().crew(LAURENT, equipped=["iron-grip"]).row("mud-crab", "bilge-rat")
    first = scene.fighting().turn.note(strike(LAURENT, "mud-crab"))
    scene.g.combat.used[CREW.index(LAURENT)] = 1
    second = scene.fighting().turn.note(strike(LAURENT, "mud-crab"))
    assert (first.least, second.least) == (2, 3)


@rule("GEN5c", "CBT10c", "CMD2g")
def test_a_weapon_is_shown_with_what_fatigue_takes_and_cards_block():
    scene = Scene(1).crew(LAURENT, fatigue=2, equipped=["stand-fast"])
    club = reading(scene.g, 0).crew[LAURENT].arms[0]
    assert (club.damage, club.block) == (2 - 1, 2 + 1)


@rule("SYN6")
def test_a_synergy_token_goes_home_at_the_end_of_a_round_too():
    match = Scene().idle().row(SQUID).cubes(0, 0).token(LAURENT, on=KANNAN).fighting()
    assert prompt(match) == "enemy-attack"
    do(match, ReturnToken(LAURENT))
    assert table(match).combat.tokens[CREW.index(LAURENT)] is LAURENT


# -------------------------------------------------------------------------------------- port and supply


@rule("PORT5", "UNL5")
def test_a_doctor_who_takes_statuses_away_sees_the_unhurt_once_each():
    scene = Scene(1).idle().at("2b").quest("ships-doctor").goods(coin=3).crew(MAC, statuses=["venom", "madness"])
    match = do(scene.acting(), CallAtPort(), SeeDoctor(MAC), Remove(MAC, Status.VENOM))
    assert table(match).goods[Good.COIN] == 2
    assert refused(match, SeeDoctor(MAC)) == ("PORT2", "used-already")


@rule("PORT5")
def test_the_doctor_has_nothing_to_do_for_the_unhurt():
    match = do(Scene(1).idle().at("2b").goods(coin=3).acting(), CallAtPort())
    assert refused(match, SeeDoctor(MAC)) == ("PORT5", "unhurt")


@rule("GEN6a", "UNL5")
def test_nothing_is_swapped_for_what_the_supply_lacks():
    full = {good.value: most for good, most in LIMITS.items() if good is not Good.COIN}
    match = Scene(1).idle().quest("bartering").goods(**full).acting()
    assert refused(match, UseQuest(BARTERING)) == ("UNL5", "no-use-now")


@rule("EXP3", "GEN5a")
def test_fatigue_is_a_cost_only_if_all_of_it_can_be_taken(story: Story):
    story("2:\n  choices:\n    a: { cost: [{ tire: 2 }], goto: 2.1 }\n    b: { goto: 2.1 }\n2.1:\n  return: true\n")
    scene = Scene(1).at("2d")
    for crew in CREW:
        scene.crew(crew, fatigue=1 if crew == MAC else 2)
    assert refused(do(scene.acting(), Explore(Location(2))), TakeOption(Label("a"))) == ("EXP3", "cannot-pay")


# --------------------------------------------------------------------------------- events and sessions


@rule("CMD4f", "EVT8a")
def test_a_paragraph_instead_of_an_event_is_no_exploration_so_the_ship_may_be_moved():
    scene = Scene(1).orders(1).at("2d").card("homing-rope")
    for pile in (scene.g.events.mild, scene.g.events.perilous, scene.g.events.deadly):
        scene.g.spent += pile
        pile.clear()
    match = do(scene.play(EventStep(), TakeActions()), Activate(Card("homing-rope")), MoveTo(Region("2b")))
    assert prompt(match) == "choice"
    assert table(match).ship == "2b"


@rule("EVT4", "GEN6a")
def test_an_option_of_an_event_may_be_chosen_although_the_supply_has_nothing_for_it():
    match = do(Scene(1).goods(coin=LIMITS[Good.COIN]).event("floating-crate").play(EventStep(), TakeActions()))
    do(match, Choose("coin"))
    assert prompt(match) == "action"
    assert table(match).goods[Good.COIN] == LIMITS[Good.COIN]


@rule("EVT5", "EVT10a")
def test_what_is_attempted_at_the_end_of_a_turn_is_no_action():
    match = Scene().trouble("temperamental-engine").acting()
    assert refused(match, Tackle(EventCard("temperamental-engine"))) == ("EVT5", "at-turns-end")


@rule("DEF6a")
@pytest.mark.parametrize(("missing", "left", "still"), [(4, 14, 0), (20, 0, 2)])
def test_what_even_a_new_deck_cannot_discard_is_still_missing(missing, left, still):
    g = Scene().g
    g.missing = missing
    build_events(g)
    assert (len(g.events), g.missing) == (left, still)


@rule("CAM1", "CAM2")
def test_a_session_that_is_packed_up_and_unpacked_brings_no_second_order_in_easy_mode():
    match = Match.start(GAME, seats=1, seed="again", mode="easy")
    before = table(match).players[0].orders
    log = table(do(match, PackUp())).carry_out()
    assert table(Match.start(GAME, seats=1, seed="other", carry=log)).players[0].orders == before


@rule("CAM1", "UNL5")
def test_what_was_used_before_packing_up_is_used_in_the_turn_that_begins_then():
    scene = Scene(1).idle().quest("bartering").goods(meat=4)
    log = table(do(scene.turn(), UseQuest(BARTERING), Give(Good.GRAIN), PackUp())).carry_out()
    match = Match.start(GAME, seats=1, seed="other", carry=log)
    assert refused(match, UseQuest(BARTERING)) == ("UNL5", "used-up")

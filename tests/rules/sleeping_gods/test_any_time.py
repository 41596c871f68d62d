"""Orders at any time: the moments between two steps at which nobody is asked anything else (CMD1, CMD4c)."""

from fathom.games.sleeping_gods.actions import (
    Activate,
    Ambush,
    Bear,
    BeginTurn,
    Cover,
    Done,
    DrawFate,
    Equip,
    Explore,
    Forgo,
    GoOn,
    Join,
    LetStrike,
    MoveTo,
    Pick,
    Pitch,
    Remove,
    Repair,
    Search,
    Strike,
    TakeAll,
    Unequip,
    UseBoard,
    UseQuest,
    UseRoom,
    UseSkill,
)
from fathom.games.sleeping_gods.events import ChallengeEnded, EventDrawn, FateDrawn, Joined
from fathom.games.sleeping_gods.pieces import Card, Enemy, EventCard, Place, Quest, Region, SkillCard, Square
from fathom.games.sleeping_gods.state import CREW
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip
from fathom.games.sleeping_gods.steps.ship.sailing import Voyaging
from fathom.games.sleeping_gods.steps.turns import EventStep, NextTurn
from fathom.kernel.cards.effects import Accept, Choose
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
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

HEAVE = SkillCard("heave")
CRAB, RAT = Enemy("mud-crab"), Enemy("bilge-rat")


@rule("CMD1", "TRN2", "EVT1")
def test_a_card_may_be_equipped_between_the_room_and_the_event():
    match = do(Scene(1).top("heave").event("heavy-swell").turn(), UseRoom(Place.GALLEY), TakeAll())
    assert told(match, EventDrawn) == []
    do(match, Equip(HEAVE, MARCO), Done())
    assert member(match, MARCO).skills == [HEAVE]
    assert told(match, EventDrawn) != []


@rule("EVT1")
def test_where_nobody_can_spend_anything_the_event_follows_at_once():
    scene = Scene(1).damage(deck=2, quarters=2, bridge=2, galley=2).pawn("sick-bay").event("driftwood")
    assert told(do(scene.turn(), UseRoom(Place.DECK)), EventDrawn) != []


@rule("CMD1", "EVT4")
def test_a_card_may_be_equipped_before_an_option_of_an_event_is_chosen():
    match = Scene(1).hand(0, "heave").orders(1).event("stinging-starfish").play(EventStep())
    do(match, Equip(HEAVE, MARCO), Choose("test"))
    assert prompt(match) == "enlist"
    assert member(match, MARCO).skills == [HEAVE]


@rule("CMD1", "CMD2h", "EVT1")
def test_a_card_may_be_equipped_when_an_event_brings_a_challenge_and_nobody_takes_part_yet():
    scene = Scene().hand(0, "heave").hand(1, "feint").orders(1, 3).event("whirlpool")
    match = do(scene.play(EventStep()), Equip(HEAVE, MARCO))
    assert (prompt(match), member(match, MARCO).skills) == ("enlist", [HEAVE])
    do(match, Join(MARCO))
    assert table(match).test.participants == [MARCO]
    assert refused(match, Equip(SkillCard("feint"), MAC), seat=1) == ("CMD2h", "busy")


@rule("CMD1", "CMD2h", "EXP3")
def test_and_when_a_paragraph_does(story):
    story("2: { test: { skill: strength, value: 9, fail: {} }, goto: 2.1 }\n2.1: { return: true }\n")
    match = do(Scene(1).hand(0, "heave").orders(1).fates(2).acting(), Explore(2), Equip(HEAVE, MARCO), DrawFate())
    assert told(match, ChallengeEnded)[-1].score == 2
    assert member(match, MARCO).skills == [HEAVE]


@rule("CMD1", "CMD2h", "CMD4d", "CBT18")
def test_before_a_fight_without_a_choice_cards_are_equipped_meals_cooked_and_weapons_handed_over(story):
    story("2: { fight: [1, 2], goto: 2.1 }\n2.1: { return: true }\n")
    scene = Scene(1).hand(0, "heave").orders(2).goods(grain=3).crew(MAC, wounds=1).card("rapier", on=MAC)
    match = do(scene.acting(), Explore(2))
    assert prompt(match) == "before-fight"
    do(match, Equip(HEAVE, MARCO), Bear(Card("rapier"), MARCO), Activate(Card("pancakes")), Pick(MAC))
    assert (member(match, MARCO).skills, member(match, MAC).wounds) == ([HEAVE], 0)
    do(match, GoOn())
    assert prompt(match) == "combat"
    assert refused(match, Bear(Card("rapier"), MAC)) == ("CBT18", "not-in-combat")


@rule("CMD1", "CMD4c", "CH4")
def test_a_crew_that_is_tired_out_may_cook_before_a_challenge():
    scene = Scene(1).orders(1).goods(meat=3).event("whirlpool")
    for crew in CREW:
        scene.crew(crew, fatigue=2)
    match = scene.play(EventStep())
    assert told(match, FateDrawn) == []
    do(match, Activate(Card("soup")), Pick(MARCO))
    assert member(match, MARCO).fatigue == 1


@rule("CMD1", "CH3c")
def test_so_it_may_before_one_that_forces_somebody():
    scene = Scene(1).orders(1).goods(meat=3).event("captain-overboard")
    for crew in CREW[1:]:
        scene.crew(crew, fatigue=2)
    match = do(scene.play(EventStep()), Activate(Card("soup")), Pick(MARCO))
    assert table(match).test.participants == [ODESSA]
    assert member(match, MARCO).fatigue == 1


@rule("CMD1", "CMD4c", "CH2a")
def test_and_after_the_last_fit_member_has_joined():
    scene = Scene(1).orders(1).goods(meat=3).event("whirlpool")
    for crew in CREW[1:]:
        scene.crew(crew, fatigue=2)
    match = do(scene.play(EventStep()), Join(ODESSA))
    assert told(match, FateDrawn) == []
    do(match, Activate(Card("soup")), Pick(MARCO), Pick(MARCO), Pick(MAC), Join(MARCO))
    assert [each.crew for each in told(match, Joined)] == [ODESSA, MARCO]


@rule("CMD1", "CMD4c", "CH2a")
def test_also_when_only_another_player_could_cook():
    scene = Scene().orders(0, 1).goods(meat=3).event("whirlpool")
    for crew in CREW[1:]:
        scene.crew(crew, fatigue=2)
    match = do(scene.play(EventStep()), Join(ODESSA))
    assert told(match, FateDrawn) == []
    match.answer(1, Activate(Card("soup")))
    do(match, Pick(MARCO), Pick(MARCO), Pick(MAC), by=1)
    do(match, Join(MARCO))
    assert [each.crew for each in told(match, Joined)] == [ODESSA, MARCO]


@rule("CMD1", "CH6")
def test_fate_follows_when_nobody_else_could_be_made_fit():
    scene = Scene(1).event("whirlpool")
    for crew in CREW[1:]:
        scene.crew(crew, fatigue=2)
    assert told(do(scene.play(EventStep()), Join(ODESSA)), FateDrawn) != []


@rule("CMD1", "SHIP11b")
def test_another_player_may_heal_between_two_search_tokens():
    match = do(Scene().orders(0, 2).crew(MAC, wounds=1).finds("fish").turn(), UseRoom(Place.DECK), Search())
    match.answer(1, UseBoard(GREGORY, 0))
    do(match, Pick(MAC), by=1)
    assert member(match, MAC).wounds == 0
    assert prompt(match) == "search"


@rule("CMD1", "GEN11g")
def test_venom_may_be_cured_before_it_acts():
    match = Scene().orders(0, 2).crew(MAC, left=1, statuses=["venom"]).play(NextTurn())
    do(match, UseBoard(GREGORY, 1), Remove(MAC, "venom"), BeginTurn(), by=1)
    assert member(match, MAC).wounds == 4
    assert prompt(match) == "room"


@rule("CMD1", "TRN6")
def test_orders_may_be_spent_before_what_the_end_of_the_turn_brings():
    engine = EventCard("temperamental-engine")
    match = do(Scene(1).hand(0, "good-knots").trouble(engine).acting(left=1), Forgo())
    assert prompt(match) == "may-effect"
    do(match, Equip(SkillCard("good-knots"), AUDRIE), Accept())
    assert prompt(match) == "enlist"
    serpent = EventCard("sea-serpent")
    match = do(Scene(1).hand(0, "heave").trouble(serpent, at="3b").acting(left=1), Forgo())
    assert Equip(HEAVE, MARCO) in options(match)
    do(match, LetStrike(serpent))
    assert table(match).troubles[0].at != "3b" or prompt(match) == "lure"


@rule("CMD1", "ABI11", "CBT11a")
def test_the_end_of_a_round_leaves_time_for_a_surprise_attack_before_an_enemy_strikes():
    scene = Scene(1).crew(MARCO, equipped=["surprise-attack"]).row("mud-crab", covered={"mud-crab": [1]})
    match = do(scene.cubes(1).fates(1).fighting(), Strike(KASUMI, CRAB), Cover(CRAB, Square(8)))
    assert prompt(match) == "enemy-attack"
    do(match, UseSkill(MARCO, SkillCard("surprise-attack")), Cover(CRAB, Square(3)))
    assert table(match).combat is None
    assert sum(each.wounds for each in table(match).crew) == 2  # the counterattack: 1 and its symbol


@rule("CMD1", "CMD4c", "CBT11b")
def test_another_player_may_heal_between_the_attacks_of_two_enemies():
    match = Scene().orders(0, 2).row("mud-crab", "bilge-rat").cubes(0, 0).fighting()
    do(match, Pick(MAC))
    match.answer(1, UseBoard(GREGORY, 0))
    do(match, Pick(MAC), by=1)
    assert member(match, MAC).wounds == 1
    assert prompt(match) == "enemy-attack"


@rule("CMD1", "CMD4c", "CH7a", "CH7b")
def test_after_the_draw_another_player_may_draw_cards_and_discard_them_for_the_challenge():
    scene = Scene().orders(0, 1).card("gear", orders=1).top("white-lie", "heave", "notebook").event("heavy-swell")
    match = do(scene.play(EventStep()), Join(ODESSA), Join(LAURENT), Join(MARCO), Join(KANNAN), DrawFate())
    assert (prompt(match), match.turn.args["score"]) == ("meddle", 5)
    match.answer(1, Activate(Card("gloria")))
    match.answer(1, Pitch(HEAVE))
    assert told(match, ChallengeEnded)[0].passed


@rule("CMD1", "CMD4g", "CH11a")
def test_a_meal_may_be_cooked_between_a_failing_draw_and_its_wounds():
    scene = Scene(1).only(MARCO).crew(MARCO, left=1).orders(1).goods(grain=3).event("heavy-swell").fates(2)
    match = do(scene.play(EventStep()), DrawFate(), Activate(Card("pancakes")), Pick(MAC), Pick(MAC), Pick(MAC))
    assert table(match).defeats == 0


@rule("CMD1", "ABI5", "GEN8f")
def test_a_ship_about_to_sink_may_be_repaired_before_the_last_cube_is_placed():
    full = Scene(1).orders(2).damage(bridge=2, galley=2, deck=2, quarters=2, sick_bay=2).fates(1)
    match = do(full.play(DamageShip(1)), UseBoard(AUDRIE, 0), Repair(Place.DECK))
    assert table(match).defeats == 0
    assert sum(table(match).damage) == 10


@rule("CMD1", "GEN8a")
def test_of_several_points_of_damage_only_the_last_asks_about_what_changes_none_of_them():
    scene = Scene(1).only(AUDRIE).orders(2).damage(deck=1).fates(2, 6, 5)
    for owned in scene.g.cards:
        owned.orders = 1  # what would draw fate again is used up
    match = scene.play(DamageShip(3))
    assert (prompt(match), match.turn.args["fate"]) == ("meddle", 5)
    assert sum(table(match).damage) == 1 + 2


@rule("CMD1", "GEN8b")
def test_damage_to_a_full_room_asks_at_once_since_a_repair_would_make_room():
    scene = Scene(1).only(AUDRIE).orders(2).damage(deck=2).fates(2, 6)
    for owned in scene.g.cards:
        owned.orders = 1
    match = scene.play(DamageShip(2))
    assert (prompt(match), match.turn.args["fate"]) == ("meddle", 2)


@rule("NAV7a", "CMD4c")
def test_no_card_moves_the_ship_before_a_hazard_is_dealt_with():
    match = do(Scene(1).orders(1).card("homing-rope").at("2c").play(Voyaging(1)), MoveTo(Region("2a")))
    assert prompt(match) == "hazard"
    assert refused(match, Activate(Card("homing-rope"))) == ("NAV7a", "hazard-first")


# --------------------------------------------------------------------------------- what is used then


@rule("ABI11", "CBT13")
def test_damage_without_an_attack_is_for_one_enemy():
    match = do(Scene(1).quest("dynamite").row("mud-crab", "bilge-rat").fighting(), UseQuest(Quest("dynamite")))
    do(match, Ambush(CRAB), Cover(CRAB, Square(2)))
    assert {option.enemy for option in options(match, Cover)} == {CRAB}


@rule("SYN2")
def test_a_card_that_deals_damage_gives_no_synergy_but_a_member_who_does_may():
    scene = Scene(1).orders(2).card("pious-dogfish").row("mud-crab", "bilge-rat")
    match = do(scene.fighting(), Activate(Card("pious-dogfish")), Ambush(CRAB), Cover(CRAB, Square(7)))
    assert prompt(match) == "combat"
    scene = Scene(1).crew(MARCO, equipped=["surprise-attack"]).row("mud-crab", "bilge-rat")
    match = do(scene.fighting(), UseSkill(MARCO, SkillCard("surprise-attack")), Ambush(CRAB), Cover(CRAB, Square(7)))
    assert prompt(match) == "give-token"


@rule("SYN8c")
def test_gregorys_token_helps_at_the_moment_of_reaching_0_and_not_later():
    scene = Scene().crew(AUDRIE, left=0, equipped=["heave"]).row("mud-crab").token(GREGORY, on=AUDRIE)
    assert prompt(do(scene.fighting(), Unequip(AUDRIE, HEAVE))) == "combat"
    scene = Scene().crew(AUDRIE, equipped=["thick-hide"], left=1).row("mud-crab").token(GREGORY, on=AUDRIE)
    assert prompt(do(scene.fighting(), Unequip(AUDRIE, SkillCard("thick-hide")))) == "use-gregory"

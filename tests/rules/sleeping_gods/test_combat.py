"""Combat: attacks, damage, counterattacks (CBT)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    Bear,
    Equip,
    GiveToken,
    GoOn,
    KeepToken,
    Pick,
    Spend,
    Strike,
    UseBoard,
    UseToken,
)
from fathom.games.sleeping_gods.events import (
    AttackResolved,
    Countered,
    EnemyBeaten,
    FateDrawn,
)
from fathom.games.sleeping_gods.library import squares as drawn
from fathom.games.sleeping_gods.pieces import Card, Enemy, SkillCard
from fathom.games.sleeping_gods.state import PLACE_OF
from fathom.games.sleeping_gods.steps.fighting.rounds import EndOfRound
from tests.rules import rule
from tests.rules.sleeping_gods.fight import (
    BOTTOM,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    EYE,
    JACKAL,
    LEFT,
    MIDDLE,
    RIGHT,
    SQUID,
    TOP,
    TOP_LEFT,
    TOP_RIGHT,
    WARRIOR,
    cover,
    covered,
    squares,
    strike,
)
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GREGORY,
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


@rule("CBT4a", "CBT5", "ADV5b")
def test_an_attack_is_a_cube_on_an_own_member_with_a_weapon_of_theirs_on_any_enemy():
    match = Scene().card("braided-whip", on=LAURENT).row(SQUID, EYE).fighting()
    mine = options(match, Strike)
    assert {option.target for option in mine} == {SQUID, EYE}
    assert {option.weapon for option in mine if option.crew == LAURENT} == {None, Card("braided-whip")}
    assert {option.weapon for option in mine if option.crew == MARCO} == {None}
    assert refused(match, strike(MAC, SQUID)) == ("CBT4a", "not-yours")
    assert refused(match, strike(MARCO, SQUID, "braided-whip"))
    do(match, strike(LAURENT, SQUID, "braided-whip"))
    assert table(match).combat.cubes[0] == 1
    assert table(match).players[0].orders == 0


@rule("CBT4b")
def test_nobody_attacks_three_times_in_a_round():
    scene = Scene(1).row(SQUID)
    scene.g.combat.used[PLACE_OF[LAURENT]] = 2
    assert refused(scene.fighting(), strike(LAURENT, SQUID)) == ("CBT4b", "two-cubes")


@rule("CBT6a")
@pytest.mark.parametrize(("who", "fate", "hit"), [(LAURENT, 5, True), (LAURENT, 4, False), (ODESSA, 1, False)])
def test_fate_and_accuracy_against_defence(who, fate, hit):
    match = do(Scene(1).row(SQUID).fates(fate).fighting(), strike(who, SQUID))
    assert told(match, AttackResolved)[0].hit is hit


@rule("CBT6b", "ABI3")
def test_accuracy_may_be_raised_after_the_draw_by_the_attacker_only():
    match = do(Scene(1).orders(2).row(SQUID).fates(4).fighting(), strike(LAURENT, SQUID))
    assert refused(match, UseBoard(MAC, 0))
    do(match, UseBoard(LAURENT, 1))
    assert told(match, AttackResolved)[0].hit


@rule("CBT7a", "CBT7b", "CBT8a", "CBT10a", "CBT10b", "CBT10c", "CBT16")
def test_example_attack_1_laurent_and_the_squid():
    scene = Scene(1).crew(LAURENT, equipped=["triage"]).row(SQUID).fates(5)
    match = do(scene.fighting(), strike(LAURENT, SQUID))
    assert prompt(match) == "boost"
    do(match, Spend(SkillCard("triage")), *cover(SQUID, BOTTOM_LEFT, LEFT))
    assert covered(match, SQUID) == 2
    assert told(match, Countered)[0].count == 3
    assert member(match, LAURENT).wounds == 1
    assert "triage" in table(match).skills.discard


@rule("CBT7c", "XP6")
def test_only_one_equipped_card_of_the_attacker_and_no_level_or_hand_card():
    scene = Scene(1).crew(LAURENT, equipped=["triage", "notebook"], levels=["laurent-brawler"]).hand(0, "counsel")
    match = do(scene.row(SQUID).fates(5).fighting(), strike(LAURENT, SQUID))
    assert refused(match, Spend(SkillCard("counsel")))
    do(match, Spend(SkillCard("triage")))
    assert prompt(match) == "cover"
    assert member(match, LAURENT).skills == [SkillCard("notebook")]


@rule("CBT8a")
def test_tokens_of_an_attack_touch_each_other_and_not_at_corners():
    match = do(Scene(1).row(EYE).fates(6).fighting(), strike(MARCO, EYE), *cover(EYE, MIDDLE))
    assert squares(match, EYE) == {TOP, LEFT, RIGHT, BOTTOM}
    do(match, *cover(EYE, TOP))
    assert squares(match, EYE) == {TOP_LEFT, TOP_RIGHT, LEFT, RIGHT, BOTTOM}


@rule("CBT8b")
def test_covered_squares_are_neither_used_nor_skipped():
    scene = Scene(1).row(SQUID, covered={SQUID: [LEFT, MIDDLE, RIGHT]}).fates(6)
    match = do(scene.fighting(), strike(LAURENT, SQUID), *cover(SQUID, TOP))
    assert squares(match, SQUID) == {TOP_LEFT, TOP_RIGHT}


@rule("CBT7a", "CBT8a", "CBT8b")
def test_damage_for_which_no_free_square_touches_the_others_is_lost():
    """Of three points two are dealt: the only other free square lies apart."""
    hit = [TOP_RIGHT, LEFT, MIDDLE, BOTTOM_LEFT, BOTTOM, BOTTOM_RIGHT]
    scene = Scene(1).row(WARRIOR, covered={WARRIOR: hit}).fates(6)
    match = do(scene.fighting(), strike(MARCO, WARRIOR))
    assert squares(match, WARRIOR) == {TOP_LEFT, TOP, RIGHT}
    do(match, *cover(WARRIOR, TOP_LEFT, TOP))
    assert prompt(match) != "cover"
    assert covered(match, WARRIOR) == 8


@rule("CBT9a", "CBT9b")
def test_a_beaten_enemy_leaves_and_the_row_closes_up():
    match = do(Scene(1).row(WARRIOR).fates(5).fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, LEFT, MIDDLE))
    assert [foe.enemy for foe in table(match).combat.row] == [WARRIOR]  # one heart is left
    scene = Scene(1).row(SQUID, WARRIOR, EYE, covered={WARRIOR: [LEFT]}).fates(5)
    match = do(scene.fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, RIGHT, MIDDLE), KeepToken())
    assert [foe.enemy for foe in table(match).combat.row] == [SQUID, EYE]
    assert [event.enemy for event in told(match, EnemyBeaten)] == [WARRIOR]
    assert told(match, Countered) == []


@rule("CBT10a", "CBT10b")
def test_example_combat_round_gregory_is_countered():
    match = do(Scene(1).row(WARRIOR).fates(5).fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, LEFT, MIDDLE))
    assert told(match, AttackResolved)[0].score == 7
    assert member(match, GREGORY).wounds == 2


@rule("CBT12a", "CBT12d", "CBT12e", "SYN2")
def test_example_combat_round_odessa_misses_and_still_beats_the_warrior():
    scene = Scene(1).row(WARRIOR, EYE, covered={WARRIOR: [LEFT]}).fates(1)
    match = do(scene.fighting(), strike(ODESSA, WARRIOR))
    assert member(match, ODESSA).wounds == 1
    do(match, *cover(WARRIOR, RIGHT), GiveToken(MAC))
    assert [event.enemy for event in told(match, EnemyBeaten)] == [WARRIOR]
    assert len(told(match, Countered)) == 1
    assert table(match).combat.tokens[0] == MAC


@rule("CBT12e", "SYN2")
def test_a_miss_that_leaves_the_enemy_standing_is_countered_once():
    match = do(Scene(1).row(WARRIOR).fates(1).fighting(), strike(ODESSA, WARRIOR), *cover(WARRIOR, LEFT))
    assert (prompt(match), len(told(match, Countered))) == ("combat", 1)


@rule("CBT10d", "ADV10")
def test_blocks_of_cards_and_abilities_add_up_against_a_counterattack():
    scene = Scene(1).orders(1).idle().card("snake-scale-vest").row(EYE).fates(2)
    match = do(scene.fighting(), strike(AUDRIE, EYE))
    assert prompt(match) == "guard"
    do(match, Activate(Card("snake-scale-vest")))
    assert member(match, AUDRIE).wounds == 0


@rule("CBT10d")
def test_where_no_damage_is_left_nobody_is_asked_to_block_it():
    scene = Scene(1).orders(1).idle().card("snake-scale-vest").row(EYE).token(RAFAEL, on=AUDRIE).fates(2)
    match = do(scene.fighting(), strike(AUDRIE, EYE))
    assert {UseToken(AUDRIE, RAFAEL), Activate(Card("snake-scale-vest"))} <= set(options(match))
    do(match, Activate(Card("snake-scale-vest")))
    assert prompt(match) != "guard"


@rule("ABI4")
def test_a_members_block_does_not_protect_another():
    match = do(Scene(1).orders(2).row(EYE).fates(1).fighting(), strike(MARCO, EYE))
    if prompt(match) == "meddle":
        do(match, GoOn())
    assert UseBoard(RAFAEL, 0) not in match.turn.options


@rule("CBT10e")
def test_what_the_attacker_cannot_take_goes_to_whom_the_attacking_player_chooses():
    match = Scene().crew(GREGORY, left=1).row(EYE).fates(1).fighting()
    match.answer(1, strike(GREGORY, EYE))
    assert (prompt(match), match.turn.seat) == ("take-wound", 1)
    assert {option.crew for option in match.turn.options} >= {ODESSA, MARCO, MAC}
    do(match, Pick(MARCO), by=1)
    assert member(match, MARCO).wounds == 2


@rule("CBT10f", "CBT13")
def test_damage_spills_over_up_to_half_and_only_the_target_counters():
    scene = Scene(1).row(JACKAL, SQUID).fates(6)
    match = do(scene.fighting(), strike(MARCO, JACKAL), *cover(JACKAL, RIGHT))
    assert squares(match, SQUID) == {LEFT}
    do(match, *cover(SQUID, LEFT))
    assert squares(match, SQUID) == set()
    do(match, *cover(JACKAL, MIDDLE))
    assert (covered(match, JACKAL), covered(match, SQUID)) == (2, 1)
    assert [event.enemy for event in told(match, Countered)] == [JACKAL]


@rule("CBT10a", "CBT10f")
def test_nobody_counters_for_a_target_that_the_attack_has_beaten():
    scene = Scene(1).row(WARRIOR, EYE, covered={WARRIOR: [LEFT]}).fates(5)
    match = do(scene.fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, RIGHT, MIDDLE), KeepToken())
    assert told(match, Countered) == []


@rule("CBT13")
def test_a_miss_for_one_damage_cannot_spill_and_only_one_neighbour_is_hit():
    match = do(Scene(1).row(JACKAL, SQUID).fates(1).fighting(), strike(MARCO, JACKAL))
    assert squares(match, SQUID) == set()
    scene = Scene(1).crew(MARCO, equipped=["hammer-blow", "heave"]).row(SQUID, JACKAL, EYE).fates(6)
    match = do(scene.fighting(), strike(MARCO, JACKAL), Spend(SkillCard("heave")), *cover(JACKAL, LEFT, MIDDLE, RIGHT))
    assert squares(match, SQUID)
    assert squares(match, EYE)
    do(match, *cover(SQUID, RIGHT))
    assert squares(match, EYE) == set()
    assert squares(match, SQUID)


def around_the_corner() -> Scene:
    """Of the jackal's free squares two touch; the third is reached over the crab's left column only."""
    hidden = [TOP_LEFT, TOP, LEFT, MIDDLE, RIGHT, BOTTOM_LEFT]
    scene = Scene(1).idle().crew(MARCO, equipped=["heave"]).card("wyrm-tooth", on=MARCO)
    return scene.row(JACKAL, "mud-crab", covered={JACKAL: hidden}).fates(6)


@rule("CBT8a", "CBT13")
def test_wounds_on_the_target_may_join_across_the_neighbouring_card():
    match = do(around_the_corner().fighting(), strike(MARCO, JACKAL, "wyrm-tooth"), Spend(SkillCard("heave")))
    do(match, *cover(JACKAL, BOTTOM, BOTTOM_RIGHT), *cover("mud-crab", BOTTOM_LEFT, LEFT, TOP_LEFT))
    assert (squares(match, JACKAL), squares(match, "mud-crab")) == ({TOP_RIGHT}, set())  # half of it is still owed
    do(match, *cover(JACKAL, TOP_RIGHT))
    assert (covered(match, JACKAL), covered(match, "mud-crab")) == (9, 3)


@rule("CBT13")
def test_no_more_spills_over_than_the_target_can_still_match():
    match = do(around_the_corner().fighting(), strike(MARCO, JACKAL, "wyrm-tooth"), GoOn())
    do(match, *cover(JACKAL, BOTTOM, BOTTOM_RIGHT), *cover("mud-crab", BOTTOM_LEFT, LEFT))
    assert prompt(match) != "cover"  # the fifth point is lost


@rule("CBT12b", "CBT12c")
@pytest.mark.parametrize(("token", "tokens"), [(False, 0), (True, 1)])
def test_with_two_fatigue_a_miss_deals_nothing_but_what_is_added(token, tokens):
    scene = Scene(1).crew(GREGORY, fatigue=2).row(SQUID).fates(1)
    if token:
        scene.token(AUDRIE, on=GREGORY)
    match = do(scene.fighting(), strike(GREGORY, SQUID))
    if token:
        do(match, UseToken(GREGORY, AUDRIE), *cover(SQUID, TOP))
    assert covered(match, SQUID) == tokens
    assert prompt(match) == "combat"


@rule("CBT12b")
def test_a_miss_of_somebody_tired_out_covers_nothing():
    scene = Scene().crew(ODESSA, fatigue=2).row("skeletal-warrior", "mud-crab").fates(1)
    match = do(scene.fighting(), Strike(ODESSA, Enemy("skeletal-warrior")))
    assert prompt(match) == "combat"
    assert table(match).combat.row[0].covered == 0


@rule("CBT12c")
def test_damage_can_be_raised_on_a_miss_after_the_counterattack():
    scene = Scene(1).row(SQUID).token(AUDRIE, on=GREGORY).fates(1)
    match = do(scene.fighting(), strike(GREGORY, SQUID))
    assert member(match, GREGORY).wounds == 3
    do(match, UseToken(GREGORY, AUDRIE), *cover(SQUID, TOP, MIDDLE))
    assert covered(match, SQUID) == 2


@rule("CBT14")
@pytest.mark.parametrize(("who", "hidden", "needed"), [(LAURENT, [], 5), (GREGORY, [], 4), (LAURENT, [TOP_RIGHT], 4)])
def test_flyers_are_harder_to_hit_but_not_from_afar(who, hidden, needed):
    match = do(Scene(1).row(EYE, covered={EYE: hidden}).fates(6).fighting(), strike(who, EYE))
    assert told(match, AttackResolved)[0].defence == needed


@rule("CBT15")
def test_example_covering_squares_of_the_flying_eye():
    scene = Scene(1).row(EYE, covered={EYE: [TOP_LEFT, TOP, TOP_RIGHT]})
    match = do(scene.play(EndOfRound([])), Pick(MAC))
    assert member(match, MAC).wounds == 2
    assert not any(each.statuses for each in table(match).crew)
    assert prompt(match) == "combat"


@rule("CBT16")
def test_a_double_heart_needs_two_points_of_one_attack():
    match = do(Scene(1).row(SQUID).fates(1).fighting(), strike(GREGORY, SQUID))
    assert BOTTOM_LEFT not in squares(match, SQUID)
    match = do(Scene(1).row(SQUID).fates(6).fighting(), strike(GREGORY, SQUID), *cover(SQUID, BOTTOM_LEFT))
    assert covered(match, SQUID) == 1
    assert prompt(match) != "cover"


@rule("CBT16", "ENE12")
def test_a_double_heart_behind_a_block_needs_three_points():
    scene = Scene(1).row("kelp-bull").fates(6)
    heart = next(n for n, square in enumerate(drawn(Enemy("kelp-bull"))) if square.hearts == 2)
    match = do(scene.fighting(), strike(GREGORY, "kelp-bull"))
    assert heart not in squares(match, "kelp-bull")
    match = do(Scene(1).row("kelp-bull").fates(6).fighting(), strike(MARCO, "kelp-bull"))
    assert heart in squares(match, "kelp-bull")
    do(match, *cover("kelp-bull", heart))
    assert covered(match, "kelp-bull") == 1
    assert prompt(match) != "cover"


@rule("CBT17")
def test_who_drops_to_0_by_the_counterattack_still_deals_the_damage_of_a_miss():
    match = do(Scene(1).crew(GREGORY, left=3).row(SQUID).fates(1).fighting(), strike(GREGORY, SQUID))
    assert table(match).points(member(match, GREGORY)) == 0
    do(match, *cover(SQUID, TOP))
    assert covered(match, SQUID) == 1
    assert refused(match, strike(GREGORY, SQUID)) == ("GEN2b", "down")


@rule("CBT18", "ENE9b")
def test_nothing_is_equipped_and_no_weapon_moved_in_combat():
    match = Scene(1).orders(3).hand(0, "heave").card("braided-whip", on=MAC).row(SQUID).fighting()
    assert refused(match, Equip(SkillCard("heave"), MAC)) == ("CMD2h", "busy")
    assert refused(match, Bear(Card("braided-whip"), LAURENT)) == ("CBT18", "not-in-combat")


@rule("CBT7a", "CBT10b", "SYN2")
def test_example_attack_2_covers_the_squids_weapons():
    scene = Scene(1).row(SQUID, covered={SQUID: [BOTTOM_LEFT, LEFT]}).fates(6)
    match = do(scene.fighting(), strike(LAURENT, SQUID), *cover(SQUID, BOTTOM_RIGHT, RIGHT), GiveToken(AUDRIE))
    assert table(match).combat.tokens[PLACE_OF[LAURENT]] == AUDRIE
    assert told(match, Countered)[0].count == 2
    assert member(match, LAURENT).wounds == 0
    assert len(told(match, FateDrawn)) == 1


@rule("CBT10e", "CBT11c", "ABI4", "SYN8g")
def test_who_takes_the_rest_of_the_damage_may_block_it():
    scene = Scene(1).orders(1).idle().crew(GREGORY, left=1).row(SQUID).fates(2)
    match = do(scene.fighting(), strike(GREGORY, SQUID), Pick(RAFAEL))
    assert (prompt(match), match.turn.args["damage"]) == ("guard", 2)
    do(match, UseBoard(RAFAEL, 0))
    assert member(match, RAFAEL).wounds == 1
    scene = Scene(1).crew(MAC, left=1).crew(LAURENT, equipped=["stand-fast"]).row(SQUID).token(RAFAEL, on=LAURENT)
    match = do(scene.play(EndOfRound([])), Pick(MAC), Pick(LAURENT), UseToken(LAURENT, RAFAEL))
    assert member(match, LAURENT).wounds == 0


@rule("CBT12a", "CBT12c")
@pytest.mark.parametrize(("card", "damage"), [("wild-swing", 2), ("anatomy", 1)])
def test_what_a_miss_deals_is_seen_after_the_counterattack(card, damage):
    match = do(Scene(1).crew(GREGORY, equipped=[card]).row(SQUID).fates(1).fighting(), strike(GREGORY, SQUID))
    assert member(match, GREGORY).wounds == 3
    assert match.turn.args["damage"] == damage


@rule("CBT10e", "CMD1", "CMD4c")
def test_who_would_fall_to_a_counterattack_may_be_healed_before_it():
    scene = Scene(1).idle().orders(1).card("medicine-chest").crew(GREGORY, left=1).row(SQUID).fates(6)
    match = do(scene.fighting(), strike(GREGORY, SQUID), *cover(SQUID, TOP, MIDDLE))
    assert prompt(match) == "guard"
    do(match, Activate(Card("medicine-chest")), Pick(GREGORY), Pick(GREGORY))
    assert table(match).points(member(match, GREGORY)) == 0
    assert prompt(match) == "combat"  # 3 points, 3 damage: nothing is left for another


@rule("CBT6a", "CBT12a", "ENE6")
def test_what_is_said_of_an_attack_reckons_with_the_counterattack_before_it():
    scene = Scene(1).idle().crew(GREGORY, equipped=["focused-mind", "anatomy"]).row("mangrove-stalker", SQUID)
    told_of = scene.fighting().turn.note
    first, other = told_of(strike(GREGORY, "mangrove-stalker")), told_of(strike(GREGORY, SQUID))
    assert (first.least, first.damage, first.miss) == (5 - 2, 2, 1)  # wounded before fate is drawn
    assert (other.least, other.damage, other.miss) == (5 - 2 - 1, 2 + 1, 1)  # and here after a miss


@rule("CMD4c", "GEN5c")
def test_who_is_tired_out_may_be_rested_before_the_damage_of_a_hit_is_dealt():
    scene = Scene(1).idle().orders(1).card("hammock").crew(GREGORY, fatigue=2).row(SQUID).fates(6)
    match = do(scene.fighting(), strike(GREGORY, SQUID))
    assert (prompt(match), match.turn.args["damage"]) == ("boost", 2 - 1)
    do(match, Activate(Card("hammock")), Pick(GREGORY))
    assert (prompt(match), match.turn.args["damage"]) == ("cover", 2)

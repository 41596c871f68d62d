"""Combat: how it begins and ends, cubes, and the end of the round (CBT)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    GiveCube,
    GoOn,
    KeepCubes,
    KeepToken,
    Pick,
    Remove,
    Strike,
    TakeOption,
)
from fathom.games.sleeping_gods.events import (
    EnemyAttacked,
    RoundEnded,
)
from fathom.games.sleeping_gods.pieces import Card, Status
from fathom.games.sleeping_gods.steps.fighting.rounds import EndOfRound, Fight, shares
from fathom.games.sleeping_gods.steps.fighting.row import difficulty
from fathom.games.sleeping_gods.steps.story.exploring import read
from fathom.kernel.cards.effects import Accept, Decline
from tests.rules import rule
from tests.rules.sleeping_gods.fight import BOTTOM, EYE, JACKAL, LEFT, MIDDLE, RIGHT, SQUID, WARRIOR, cover, strike
from tests.rules.sleeping_gods.scene import (
    GREGORY,
    LAURENT,
    MAC,
    MARCO,
    RAFAEL,
    Scene,
    do,
    member,
    prompt,
    refused,
    table,
    told,
)


@rule("CBT1a")
def test_the_story_goes_on_when_the_enemies_are_beaten(story):
    story("90: { fight: [19, 20], goto: 90.1 }\n90.1: { return: true }")
    scene = Scene(1)
    scene.g.agenda.clear()
    read(scene.g, "90")
    match = do(scene.play(*reversed(scene.g.agenda)), GoOn())
    assert prompt(match) == "combat"
    assert refused(match, TakeOption("on"))
    assert table(match).log == ["90"]
    foes = table(match).combat.row
    foes[0].covered = foes[1].covered = 0
    assert {foe.enemy for foe in foes} == {WARRIOR, JACKAL}


@rule("CBT1b", "SET12")
def test_the_named_enemies_lie_in_a_row_by_chance():
    orders = set()
    for seed in range(12):
        match = Scene(1, seed=str(seed)).play(Fight([12, 31, 43]))
        orders.add(tuple(foe.enemy for foe in table(match).combat.row))
    assert {frozenset(order) for order in orders} == {frozenset(("salt-bandit", EYE, SQUID))}
    assert len(orders) > 1


@rule("CBT1c")
@pytest.mark.parametrize(
    ("seats", "active", "cubes"), [(1, 0, [4]), (2, 1, [2] * 2), (3, 1, [1, 2, 1]), (4, 2, [1] * 4)]
)
def test_the_four_cubes_are_shared(seats, active, cubes):
    assert shares(Scene(seats).active(active).g) == cubes


@rule("CBT2a", "CBT2b", "CBT2e")
def test_rounds_go_on_and_enemies_attack_only_when_the_attacks_are_over():
    match = Scene(1).row(WARRIOR).fates(1).fighting()
    do(match, strike(LAURENT, WARRIOR), *cover(WARRIOR, BOTTOM))
    assert told(match, EnemyAttacked) == []
    do(match, KeepCubes(), Pick(MAC))
    assert [event.crew for event in told(match, EnemyAttacked)] == [MAC]
    assert prompt(match) == "combat"
    assert table(match).combat.cubes == [4]
    assert table(match).combat.used == [0] * 9


@rule("CBT2a", "GEN2i")
def test_a_combat_ends_when_nobody_stands():
    match = do(Scene(1).only(MAC).crew(MAC, left=1).row(SQUID).fighting(), KeepCubes())
    assert table(match).combat is None
    assert table(match).defeats == 1


@rule("CBT2c")
def test_cubes_are_used_in_any_order_among_the_players():
    match = Scene().row(SQUID, "reef-shark").fates(1, 1).fighting()
    match.answer(1, strike(GREGORY, SQUID))
    while prompt(match) != "combat":
        match.answer(match.turn.seat, match.turn.options[0])
    match.answer(0, strike(LAURENT, SQUID))
    assert table(match).combat.cubes == [1, 1]


@rule("CBT2d")
def test_who_passes_does_not_stop_others():
    match = do(Scene().row(SQUID).fighting(), KeepCubes())
    assert match.turn.seat == 1
    assert any(isinstance(option, Strike) for option in match.turn.options)
    do(match, KeepCubes(), by=1)
    assert len(told(match, RoundEnded)) == 1


@rule("CBT2f", "CBT2g", "CBT9a")
def test_beating_the_last_enemy_wins_at_once():
    scene = Scene(1).row(WARRIOR, covered={WARRIOR: [LEFT]}).fates(5)
    match = do(scene.fighting(), strike(GREGORY, WARRIOR), *cover(WARRIOR, RIGHT, MIDDLE), KeepToken())
    assert table(match).combat is None
    assert told(match, RoundEnded) == told(match, EnemyAttacked) == []
    assert prompt(match) == "action"


@rule("CBT3")
def test_an_unused_cube_is_given_for_an_order_of_one_of_the_two():
    match = do(Scene().orders(1, 0).row(SQUID).fighting(), GiveCube(1, 0))
    assert table(match).combat.cubes == [1, 3]
    assert table(match).players[0].orders == 0
    match = do(Scene().orders(0, 1).row(SQUID).fighting(), GiveCube(1, 1))
    assert match.turn.seat == 1
    do(match, Accept(), by=1)
    assert table(match).combat.cubes == [1, 3]
    assert table(match).players[1].orders == 0
    match = do(Scene().orders(0, 1).row(SQUID).fighting(), GiveCube(1, 1))
    do(match, Decline(), by=1)
    assert table(match).combat.cubes == [2, 2]
    assert refused(Scene().row(SQUID).fighting(), GiveCube(1, 0))
    assert refused(Scene().orders(1).row(SQUID).cubes(0, 2).active(0).fighting(), GiveCube(1, 0), seat=0)


@rule("CBT11a", "CBT11b", "CBT11e")
def test_example_end_of_round_warrior_then_eye():
    match = Scene().active(1).row(WARRIOR, EYE).play(EndOfRound([]))
    do(match, Pick(MAC), Pick(LAURENT), Pick(MARCO), by=1)
    assert member(match, MAC).wounds == 2
    assert member(match, LAURENT).wounds == 3
    assert member(match, MARCO).statuses == [Status.MADNESS]
    assert [event.enemy for event in told(match, EnemyAttacked)] == [WARRIOR, EYE]


@rule("CBT11b", "CBT11e", "ENE11")
def test_example_end_of_round_the_eye_wounds_one_and_maddens_another():
    match = Scene().active(1).row(EYE).play(EndOfRound([]))
    assert match.turn.seat == 1
    do(match, Pick(MAC), Pick(RAFAEL), by=1)
    assert (member(match, MAC).wounds, member(match, MAC).statuses) == (3, [])
    assert (member(match, RAFAEL).wounds, member(match, RAFAEL).statuses) == (0, [Status.MADNESS])


@rule("CBT11c")
def test_one_enemy_hits_one_member_unless_that_one_runs_out():
    match = do(Scene(1).crew(MAC, left=2).row(EYE).play(EndOfRound([])), Pick(MAC))
    assert member(match, MAC).wounds == 5
    assert (prompt(match), match.turn.args["left"]) == ("take-wound", 1)


@rule("CBT11c")
def test_the_active_player_says_who_takes_the_rest_of_an_enemys_damage():
    match = do(Scene().crew(MAC, left=1).row(EYE).cubes(0, 0).fighting(), Pick(MAC))
    assert (prompt(match), match.turn.seat, table(match).leads(MAC)) == ("take-wound", 0, 1)


@rule("CBT11d")
def test_weapon_blocks_do_not_count_at_the_end_of_the_round_but_others_do():
    match = do(Scene(1).row(WARRIOR).play(EndOfRound([])), Pick(LAURENT))
    assert member(match, LAURENT).wounds == 2
    scene = Scene(1).orders(1).card("snake-scale-vest").row(WARRIOR)
    match = do(scene.play(EndOfRound([])), Pick(LAURENT), Activate(Card("snake-scale-vest")))
    assert member(match, LAURENT).wounds == 0
    match = do(Scene(1).crew(LAURENT, equipped=["stand-fast"]).row(WARRIOR).play(EndOfRound([])), Pick(LAURENT))
    assert member(match, LAURENT).wounds == 1


@rule("CBT11f")
def test_an_enemy_attacks_before_it_does_anything_else():
    match = Scene(1).row("marsh-leech", "mud-crab").play(EndOfRound([]))
    assert prompt(match) == "enemy-attack"
    assert prompt(do(match, Pick(MAC))) == "afflict"


@rule("CBT19")
@pytest.mark.parametrize(
    ("level", "name"),
    [
        (3, "very-easy"),
        (8, "very-easy"),
        (9, "easy"),
        (12, "medium"),
        (13, "medium"),
        (14, "dangerous"),
        (18, "deadly"),
    ],
)
def test_the_sum_of_levels_tells_how_hard_a_fight_is(level, name):
    assert difficulty(level) == name
    assert table(Scene(1).play(Fight([19, 31, 43]))).combat.level == 12


@rule("CMD1", "CBT2c", "GEN11e")
def test_a_cube_waits_while_somebody_can_still_be_made_fit_to_attack():
    scene = Scene(1).only(MAC).crew(MAC, statuses=["frightened"]).orders(1).card("smelling-salts").row(SQUID)
    match = scene.fighting()
    assert prompt(match) == "combat"
    do(match, Activate(Card("smelling-salts")), Remove(MAC, "frightened"))
    assert strike(MAC, SQUID) in match.turn.options


@rule("CBT2d", "CBT3")
def test_who_has_passed_may_still_hand_over_or_use_a_cube_while_the_round_lasts():
    match = Scene().orders(0, 1).row(SQUID).fates(6).fighting()
    match.answer(1, KeepCubes())
    match.answer(1, GiveCube(0, 1))
    assert table(match).combat.cubes == [3, 1]
    match.answer(1, strike(GREGORY, SQUID))
    assert table(match).combat.cubes == [3, 0]

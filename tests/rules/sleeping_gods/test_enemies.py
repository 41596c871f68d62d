"""What enemies can do (ENE)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Bear,
    Cover,
    Disarm,
    Drop,
    Give,
    Pick,
    Strike,
    Uncover,
)
from fathom.games.sleeping_gods.events import Countered, EnemyAttacked, EnemyHealed, FateDrawn, WeaponLost
from fathom.games.sleeping_gods.library import enemies, squares
from fathom.games.sleeping_gods.pieces import Card, Enemy, Good, SkillCard, Square, Status, Trick
from fathom.games.sleeping_gods.steps.fighting.rounds import EndOfRound
from fathom.games.sleeping_gods.steps.fighting.tricks import LoseSkill
from fathom.games.sleeping_gods.steps.turns import TakeActions
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
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
    told,
)

SQUID, EYE, WARRIOR = "scorpion-squid", "flying-eye", "skeletal-warrior"


def place(enemy: str, trick: Trick) -> int:
    """The square of an enemy that shows a trick."""
    return next(n for n, square in enumerate(squares(Enemy(enemy))) if square.trick is trick)


def ending(scene: Scene, *answers):
    """The end of a round, in which Mac is attacked by every enemy in turn."""
    return do(scene.play(EndOfRound([])), Pick(MAC), *answers)


@rule("ENE1")
@pytest.mark.parametrize("hidden", [False, True])
def test_ship_damage(hidden):
    trick = place("hull-borer", Trick.SHIP_DAMAGE)
    match = ending(Scene(1).row("hull-borer", covered={"hull-borer": [trick] if hidden else []}).fates(2))
    assert sum(table(match).damage) == (not hidden)


@rule("ENE2")
@pytest.mark.parametrize("good", [Good.GRAIN, Good.COIN])
def test_lose_a_resource_coins_included(good):
    match = ending(Scene(1).goods(**{good.value: 1}).row("wrecker"))
    assert not any(table(match).goods.values())
    assert prompt(ending(Scene(1).goods().row("wrecker"))) == "combat"
    match = ending(Scene(1).goods(coin=1, grain=1).row("wrecker"))
    assert {option.good for option in options(match, Give)} == {Good.COIN, Good.GRAIN}


@rule("ENE3")
def test_neighbours_deal_more_at_the_end_of_the_round_only():
    scene = Scene(1).row(WARRIOR, "drum-sergeant", "infernal-jackal")
    match = do(scene.play(EndOfRound([])), Pick(MAC), Pick(LAURENT), Pick(MARCO))
    assert [event.count for event in told(match, EnemyAttacked)] == [3, 2, 3]
    match = do(Scene(1).row(WARRIOR, "drum-sergeant").fates(1).fighting(), Strike(GREGORY, Enemy(WARRIOR)))
    assert told(match, Countered)[0].count == 2


@rule("ENE3")
def test_a_neighbour_may_raise_the_damage_by_two():
    match = do(Scene().row("mud-crab", "drowned-choirmaster").cubes(0, 0).fighting(), Pick(MARCO))
    assert member(match, MARCO).wounds == 1 + 1 + 2


@rule("ENE4", "CBT11f")
def test_adjacent_heal_takes_a_token_off_each_neighbour_before_the_next_attacks():
    covered = {SQUID: [8], WARRIOR: [1]}
    match = Scene(1).row(SQUID, "bone-gardener", WARRIOR, covered=covered).play(EndOfRound([]))
    do(match, Pick(LAURENT))
    do(match, Pick(MAC))  # weaken
    do(match, Pick(LAURENT))  # the gardener attacks, then heals both
    assert [foe.covered for foe in table(match).combat.row] == [0, 0, 0]
    assert match.turn.args["damage"] == 2


@rule("ENE5", "ENE8", "ENE10", "ENE11", "ENE14")
@pytest.mark.parametrize(
    ("enemy", "status"),
    [
        ("marsh-leech", Status.WEAKENED),
        ("fog-eel", Status.LOW_MORALE),
        ("mirror-double", Status.FRIGHTENED),
        ("flying-eye", Status.MADNESS),
        ("dune-cobra", Status.VENOM),
    ],
)
def test_statuses_go_to_whom_the_active_player_chooses(enemy, status):
    match = do(Scene().active(1).row(enemy).play(EndOfRound([])), Pick(MAC), Pick(RAFAEL), by=1)
    assert member(match, RAFAEL).statuses == [status]
    assert member(match, MAC).statuses == []


@rule("ENE6")
def test_first_strike_comes_before_fate_and_only_once():
    match = do(Scene(1).row("heron-guard").fates(6).fighting(), Strike(GREGORY, Enemy("heron-guard")))
    kinds = [type(event) for event in match.journal if isinstance(event, Countered | FateDrawn)]
    assert kinds == [Countered, FateDrawn]
    while prompt(match) == "cover":
        do(match, match.turn.options[0])
    assert len(told(match, Countered)) == 1
    hidden = {"heron-guard": [place("heron-guard", Trick.FIRST_STRIKE)]}
    match = do(Scene(1).row("heron-guard", covered=hidden).fates(6).fighting(), Strike(GREGORY, Enemy("heron-guard")))
    assert told(match, Countered) == []


@rule("ENE7")
def test_an_equipped_card_of_the_active_players_choice_is_discarded():
    scene = Scene(1).crew(LAURENT, equipped=["triage"]).crew(MARCO, equipped=["heave"]).row("silent-monk")
    match = ending(scene, Drop(MARCO, SkillCard("heave")))
    assert member(match, MARCO).skills == []
    assert "heave" in table(match).skills.discard
    assert prompt(ending(Scene(1).row("silent-monk"))) == "combat"


@rule("ENE7")
def test_a_skill_card_is_lost_whoever_leads_the_member_who_has_it():
    match = Scene().crew(MAC, equipped=["night-watch"]).play(LoseSkill(), TakeActions())
    assert (prompt(match), member(match, MAC).skills) == ("action", [])


@rule("ENE9a", "ENE9b")
def test_a_disarmed_weapon_is_equipped_again_after_the_combat():
    scene = Scene(1).card("braided-whip", on=LAURENT).card("toll-chain", on=MARCO).row("corsair")
    match = ending(scene, Disarm(Card("braided-whip")))
    assert table(match).owned(Card("braided-whip")).on is None
    assert told(match, WeaponLost) == [WeaponLost(Card("braided-whip"))]
    assert Strike(LAURENT, Enemy("corsair")) in options(match)
    assert refused(match, Bear(Card("braided-whip"), LAURENT)) == ("CBT18", "not-in-combat")
    after = Scene(1).card("braided-whip").acting()
    assert Bear(Card("braided-whip"), LAURENT) in options(after)


@rule("ENE12")
def test_block_cancels_a_point_each_time():
    match = do(Scene(1).row("copper-diver").fates(6).fighting(), Strike(GREGORY, Enemy("copper-diver")))
    free = next(option for option in options(match, Cover) if option.square == 4)
    do(match, free)
    assert table(match).combat.row[0].covered.bit_count() == 1
    match = do(Scene(1).row("copper-diver").fates(1).fighting(), Strike(LAURENT, Enemy("copper-diver")))
    assert table(match).combat.row[0].covered == 0
    assert prompt(match) == "combat"


@rule("ENE13")
def test_heal_takes_tokens_off_that_the_active_player_picks():
    covered = {"marsh-hydra": [0, 1], "grave-beetle": [0, 1]}
    match = ending(Scene(1).row("grave-beetle", covered=covered))
    do(match, Uncover(Enemy("grave-beetle"), Square(0)))
    assert table(match).combat.row[0].covered == 0b10
    assert told(match, EnemyHealed) == [EnemyHealed(Enemy("grave-beetle"))]
    hydra = "marsh-hydra"
    hidden = [n for n, square in enumerate(squares(Enemy(hydra))) if square.hearts or square.trick is Trick.VENOM][:4]
    match = ending(Scene(1).row(hydra, covered={hydra: hidden}))
    while prompt(match) != "combat":
        do(match, match.turn.options[0])
    assert table(match).combat.row[0].covered.bit_count() == 4 - 3


def test_the_enemies_are_as_their_levels_say():
    assert len(enemies()) == 78
    for enemy, printed in enemies().items():
        grid = squares(enemy)
        assert len(grid) == 9
        assert any(square.hearts for square in grid)
        assert 1 <= printed.level <= 9
    assert [enemies()[Enemy(name)].number for name in (WARRIOR, "infernal-jackal", EYE, SQUID)] == [19, 20, 31, 43]

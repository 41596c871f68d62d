"""Synergy tokens (SYN)."""

import pytest

from fathom.games.sleeping_gods.actions import Cover, Done, GiveToken, KeepToken, ReturnToken, Strike, UseToken
from fathom.games.sleeping_gods.events import AttackResolved, TokenReturned
from fathom.games.sleeping_gods.library import squares as drawn
from fathom.games.sleeping_gods.pieces import Enemy, Square
from fathom.games.sleeping_gods.state import CREW, PLACE_OF
from fathom.games.sleeping_gods.steps.fighting.rounds import Fight
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

SQUID, EYE = Enemy("scorpion-squid"), Enemy("flying-eye")


def home(match, token) -> bool:
    return table(match).combat.tokens[PLACE_OF[token]] == token


def synergy_hit(scene: Scene):
    """Gregory covers the synergy square of the squid."""
    squares = [Cover(SQUID, Square(5)), Cover(SQUID, Square(8))]
    return do(scene.fates(6).fighting(), Strike(GREGORY, SQUID), *squares)


@rule("SYN1", "SET5c")
def test_every_token_is_at_home_when_a_combat_begins():
    match = Scene(3).play(Fight([31, 43]))
    assert table(match).combat.tokens == list(CREW)
    assert len(CREW) == 9


@rule("SYN2")
def test_covering_a_synergy_square_lets_the_token_be_given_to_another():
    match = do(
        Scene(1).row(SQUID).fates(6).fighting(),
        Strike(GREGORY, SQUID),
        Cover(SQUID, Square(5)),
        Cover(SQUID, Square(8)),
    )
    assert prompt(match) == "give-token"
    assert {option.to for option in options(match, GiveToken)} == set(CREW) - {GREGORY}
    assert refused(match, GiveToken(GREGORY))
    do(match, GiveToken(AUDRIE))
    assert table(match).combat.tokens[PLACE_OF[GREGORY]] == AUDRIE


@rule("SYN2")
def test_passing_is_optional_and_needs_the_token_at_home():
    match = do(
        Scene(1).row(SQUID).fates(6).fighting(),
        Strike(GREGORY, SQUID),
        Cover(SQUID, Square(5)),
        Cover(SQUID, Square(8)),
    )
    do(match, KeepToken())
    assert home(match, GREGORY)
    match = synergy_hit(Scene(1).row(SQUID).token(GREGORY, on=MAC))
    assert prompt(match) != "give-token"


@rule("SYN3", "SYN7", "SYN8a")
@pytest.mark.parametrize("token", [AUDRIE, KASUMI, LAURENT])
def test_one_more_damage_once_for_who_holds_the_token(token):
    scene = Scene(1).row(SQUID).token(token, on=GREGORY).fates(6, 6)
    match = do(scene.fighting(), Strike(GREGORY, SQUID), UseToken(GREGORY, token))
    assert match.turn.args["damage"] == 3
    assert home(match, token)
    while prompt(match) != "combat":
        do(match, match.turn.options[0])
    do(match, Strike(GREGORY, SQUID))
    assert match.turn.args["damage"] == 2


@rule("SYN4")
def test_nobody_uses_their_own_token():
    match = do(Scene(1).row(SQUID).fates(6).fighting(), Strike(AUDRIE, SQUID))
    assert prompt(match) == "cover"
    scene = Scene(1).row(SQUID).token(AUDRIE, on=MAC).token(KASUMI, on=GREGORY).fates(6)
    match = do(scene.fighting(), Strike(GREGORY, SQUID))
    assert refused(match, UseToken(GREGORY, GREGORY))
    assert refused(match, UseToken(GREGORY, AUDRIE))


@rule("SYN5", "SYN8e")
def test_macs_token_gives_accuracy_after_the_draw():
    scene = Scene(1).row(SQUID).token(MAC, on=LAURENT).fates(3)
    match = do(scene.fighting(), Strike(LAURENT, SQUID))
    assert prompt(match) == "meddle"
    do(match, UseToken(LAURENT, MAC))
    assert told(match, AttackResolved)[0].score == 5
    assert told(match, AttackResolved)[0].hit


@rule("SYN6")
def test_a_token_goes_home_at_any_time_without_effect():
    match = do(Scene(1).row(SQUID).token(MAC, on=LAURENT).fighting(), ReturnToken(MAC))
    assert home(match, MAC)
    assert told(match, TokenReturned) == [TokenReturned(MAC, used=False)]
    scene = Scene(1).row(SQUID).token(MAC, on=LAURENT).fates(1)
    match = do(scene.fighting(), Strike(LAURENT, SQUID), ReturnToken(MAC))
    assert home(match, MAC)
    assert told(match, AttackResolved)[0].score == 1


@rule("SYN8b")
def test_odessas_token_allows_diagonals():
    scene = Scene(1).row(SQUID).token(ODESSA, on=GREGORY).fates(6)
    match = do(scene.fighting(), Strike(GREGORY, SQUID), UseToken(GREGORY, ODESSA), Cover(SQUID, Square(4)))
    assert Cover(SQUID, Square(0)) in options(match)


@rule("SYN8c")
def test_gregorys_token_heals_who_drops_to_0():
    scene = Scene(1).crew(MAC, left=2).row(SQUID).token(GREGORY, on=MAC).fates(1)
    match = do(scene.fighting(), Strike(MAC, SQUID))
    while prompt(match) != "use-gregory":
        do(match, match.turn.options[-1])
    do(match, UseToken(MAC, GREGORY))
    assert table(match).points(member(match, MAC)) == 2
    assert home(match, GREGORY)
    scene = Scene(1).only(MAC).crew(MAC, left=2).row(SQUID).token(GREGORY, on=MAC).fates(1)
    match = do(scene.fighting(), Strike(MAC, SQUID), Done())
    assert table(match).defeats == 1


@rule("SYN8d")
@pytest.mark.parametrize("fates", [(1, 6), (3, 2)])
def test_kannans_token_draws_fate_again_for_better_or_worse(fates):
    scene = Scene(1).row(SQUID).token(KANNAN, on=LAURENT).fates(*fates)
    match = do(scene.fighting(), Strike(LAURENT, SQUID), UseToken(LAURENT, KANNAN))
    assert told(match, AttackResolved)[0].score == fates[1]


@rule("SYN8f")
def test_marcos_token_adds_damage_that_does_not_lie_on_hearts():
    scene = Scene(1).row(SQUID).token(MARCO, on=GREGORY).fates(1)
    match = do(scene.fighting(), Strike(GREGORY, SQUID), UseToken(GREGORY, MARCO), Cover(SQUID, Square(3)))
    hearts = {n for n, square in enumerate(drawn(SQUID)) if square.hearts}
    there = {option.square for option in options(match, Cover)}
    assert there == {0, 4}
    assert not there & hearts
    do(match, Cover(SQUID, Square(4)))
    assert {option.square for option in options(match, Cover)} == {0, 5, 7}
    do(match, Cover(SQUID, Square(0)))
    assert prompt(match) != "cover"  # two more, and no third


@rule("SYN8g", "CBT10d")
def test_example_gregory_uses_rafaels_token():
    scene = Scene(1).row(EYE, covered={"flying-eye": [2, 5]}).token(RAFAEL, on=GREGORY).fates(1)
    match = do(scene.fighting(), Strike(GREGORY, EYE))
    assert prompt(match) == "guard"
    do(match, UseToken(GREGORY, RAFAEL))
    assert member(match, GREGORY).wounds == 1
    assert home(match, RAFAEL)
    assert prompt(match) == "cover"

"""Odds: what an answer may bring, by what the seat knows; checked against every case there is."""

import os
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from fathom.games import load
from fathom.games.nautilus.actions import Sail
from fathom.games.nautilus.board import TOKEN_AT
from fathom.games.nautilus.library import ATLANTIS, TOKENS_IN, ZONE_OF_TOKEN, Find, tokens_of
from fathom.kernel import Chance, Illegal, Match
from fathom.kernel.insight.odds import SMALLEST, Odds, Weighing, wilson
from fathom.kernel.state.chance import Loaded
from tests.conformance.play import dealt_anew
from tests.kernel.parley import CARDS, Attack, Draw, Give, Say, Storm, Trial, Vote, begin
from tests.rules.nautilus.scene import Scene, at


def chances(found: Odds, name: str) -> dict:
    """The chance of each outcome by one of its fields."""
    return {getattr(outcome.event, name): outcome.chance for outcome in found.outcomes}


# ---------------------------------------------------------------------------------------------- dice


def test_dice_are_gone_through():
    match = begin(Attack())
    found = match.odds(0, Say(True))
    assert found.exact
    assert chances(found, "hit") == {True: pytest.approx(3 / 8 + 1 / 8 / 3), False: pytest.approx(5 / 8 - 1 / 24)}
    assert all(outcome.low == outcome.chance == outcome.high for outcome in found.outcomes)


def test_dice_rolled_before_the_question_do_not_matter():
    match = begin(Storm(0))
    match.answer(0, Say(True))
    found = match.odds(0, Say(True))
    assert found.exact
    assert chances(found, "die") == {face: pytest.approx(11 / 36) for face in range(1, 7)}  # at least one of two dice


def test_loaded_dice_fall_as_they_are_told_and_then_by_chance():
    dice = Loaded(b"key", falls=[3, 0])
    assert [dice.die(6), dice.below(4)] == [4, 0]
    assert 1 <= dice.die(20) <= 20
    assert dice.sides == [6, 4, 20]


# -------------------------------------------------------------------------------------- hidden cards


def brute_force(match: Match, seat: int, card: int, needed: int) -> Fraction:
    """Every pair of cards that the deck may give to a trial to which the seat alone adds a card."""
    unseen = set(CARDS) - set(match.state.hands[seat].cards)
    pairs = list(combinations(unseen, 2))
    return Fraction(sum(card + sum(pair) >= needed for pair in pairs), len(pairs))


@pytest.mark.parametrize("needed", [5, 14, 20, 33])
def test_a_trial_agrees_with_every_draw_there_is(needed):
    match = begin(Trial([0], needed))
    for option in match.ask(0).options:
        found = match.odds(0, option)
        expected = brute_force(match, 0, option.card, needed)
        assert found.exact
        assert chances(found, "passed").get(True, 0.0) == pytest.approx(float(expected))
        assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1)


def test_where_others_choose_in_secret_it_is_an_estimate():
    """Seat 1 has added a card that seat 0 does not know, and two of the deck will come to it."""
    match = begin(Trial([1, 0], needed=22))
    match.answer(1, match.ask(1).options[0])
    card = match.ask(0).options[0].card
    found = match.odds(0, Give(card))
    unseen = set(CARDS) - set(match.state.hands[0].cards)
    deals = list(combinations(unseen, 3))
    expected = sum(card + sum(deal) >= 22 for deal in deals) / len(deals)
    outcome = next(outcome for outcome in found.outcomes if outcome.event.passed)
    assert not found.exact
    assert outcome.low <= outcome.chance <= outcome.high
    assert outcome.low - 0.1 <= expected <= outcome.high + 0.1


def test_what_is_drawn_since_the_step_began_is_known():
    match = begin(Draw(0), Trial([0], 20))
    for _ in range(2):
        match.answer(0, match.ask(0).options[0])
    row, hand = match.state.row, match.state.hands[0].cards
    card = hand[0]
    unseen = set(CARDS) - set(hand) - set(row)
    pairs = list(combinations(unseen, 2))
    found = match.odds(0, Give(card))
    assert found.exact
    assert chances(found, "passed").get(True, 0.0) == pytest.approx(
        sum(card + sum(pair) >= 20 for pair in pairs) / len(pairs)
    )


def test_nothing_hangs_on_it():
    assert begin(Vote()).odds(0, Say(True)).outcomes == []
    match = Match.start(load("noughts"))
    assert match.odds(0, match.pending.options[0]) == Odds([], exact=True)


# -------------------------------------------------------------------------------------- by what it knows


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_odds_do_not_change_when_only_hidden_things_do(seed):
    match = begin(Trial([0, 1, 2]))
    other = dealt_anew(match, 0, Chance.of(seed))
    assert match.game.pack(other.state) != match.game.pack(match.state)
    for option in match.ask(0).options:
        assert match.odds(0, option) == other.odds(0, option)


SCENES = """
import msgspec
from fathom.kernel import Match
from fathom.games import load
from tests.kernel.parley import Trial, begin
from tests.rules.nautilus.scene import Scene, at
from fathom.games.nautilus.actions import Sail
from fathom.bots import make_bot

def matches():
    yield begin(Trial([0, 1, 2]))
    yield begin(Trial([0], needed=14))
    yield Scene(2).player(0, submarines=[(17, 3)]).submarines()
    for answers in (40, 111):
        match = Match.start(load("unfathomable"), 4, seed="odds")
        bots = [make_bot(match.game, "shipmate", str(seat)) for seat in range(4)]
        while match.number < answers or len(match.turn.options) < 3:
            seat = match.turn.seat
            match.answer(seat, bots[seat].choose(match.view(seat), match.turn))
        yield match

def told(matches):
    for match in matches:
        ask = match.turn
        for option in ask.options[:3]:
            yield msgspec.msgpack.encode(match.odds(ask.seat, option)).hex()
"""


def scenes() -> tuple[list[Match], Callable[[list[Match]], list[str]]]:
    found: dict[str, Any] = {}
    exec(SCENES, found)
    return list(found["matches"]()), lambda matches: list(found["told"](matches))


@pytest.mark.slow
def test_the_same_knowledge_gives_the_same_odds_however_slow_the_machine_is():
    """A profiler that looks at every call makes everything several times slower."""
    matches, told = scenes()
    quick = told(matches)
    sys.setprofile(lambda frame, event, arg: None)
    try:
        slow = told(matches)
    finally:
        sys.setprofile(None)
    assert slow == quick


@pytest.mark.slow
def test_the_same_knowledge_gives_the_same_odds_in_every_process():
    """Sets and dictionaries of words are in another order in each; odds are not."""
    here = str(Path(__file__).parents[2])
    found = {
        subprocess.run(
            [sys.executable, "-c", f"{SCENES}\nprint(list(told(matches())))"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": here},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    matches, told = scenes()
    assert found == {f"{told(matches)}\n".encode()}


def test_an_answer_that_is_not_possible_has_no_odds():
    match = begin(Trial([0]))
    with pytest.raises(Illegal):
        match.odds(0, Give(99))
    with pytest.raises(Illegal):
        match.odds(1, Give(1))


def test_asking_for_odds_changes_nothing():
    match = begin(Attack())
    before = match.game.pack(match.state), len(match.journal)
    match.odds(0, Say(True))
    assert (match.game.pack(match.state), len(match.journal)) == before


def test_an_interval_narrows_with_the_number_of_worlds():
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(500, 1000)[0] > low


# ------------------------------------------------------------------------------------------ Nautilus


def test_salvage_by_kind():
    scene = Scene(2).player(0, submarines=[(17, 3)])
    token = TOKEN_AT[at(19, 4)]
    found = scene.submarines().odds(0, Sail(at(17, 3), at(19, 4)))
    zone = tokens_of(ZONE_OF_TOKEN[token])
    assert found.exact
    assert chances(found, "what")["chest"] == pytest.approx(zone.count(Find.CHEST) / len(zone))
    assert chances(found, "what")["atlantis"] == pytest.approx(sum(find in ATLANTIS for find in zone) / len(zone))
    assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1)


def test_tokens_that_the_seat_has_seen_lie_nowhere_else():
    scene = Scene(2).player(0, submarines=[(17, 3)])
    token = scene.token((19, 4), Find.CHEST)
    zone = ZONE_OF_TOKEN[token]
    chests = [each for each in TOKENS_IN[zone] if scene.g.tokens[each] is Find.CHEST and each != token]
    for each in chests:
        scene.g.seen[each] = 0b01
    found = scene.submarines().odds(0, Sail(at(17, 3), at(19, 4)))
    assert chances(found, "what")["chest"] == pytest.approx(1 / (len(TOKENS_IN[zone]) - len(chests)))


def test_a_token_that_the_seat_has_seen_is_certain():
    scene = Scene(2).player(0, submarines=[(17, 3)])
    scene.token((19, 4), Find.JELLYFISH, face_up=True)
    found = scene.submarines().odds(0, Sail(at(17, 3), at(19, 4)))
    assert chances(found, "what") == {"jellyfish": 1.0}


def test_a_world_costs_as_much_work_as_its_state_is_long_and_never_next_to_nothing():
    small, large = Match.start(load("noughts"), seed=1), Match.start(load("nautilus"), seed=1)
    sizes = []
    for match in (small, large):
        memory = match.memory(match.turn.seat)
        sizes.append((Weighing(match.game, memory, match.turn.options[0])._size, len(memory.before)))
    (of_small, packed_small), (of_large, packed_large) = sizes
    assert packed_small < of_small == SMALLEST < of_large == packed_large

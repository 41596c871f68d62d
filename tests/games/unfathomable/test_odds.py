"""Odds at sea: of attacks exactly, of skill tests by samples; both agree with going through every case."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from fathom.games.unfathomable.actions import AddCard, AttackCharacter, AttackDeepOne, Pass
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Item, Mythos
from fathom.games.unfathomable.pieces.skills import FULL_DECK, HONEST, SKILL, VALUE, Card
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.fighting.dice import SIDES
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.kernel import Chance, Match, SeatNumber
from fathom.kernel.insight.odds import Odds
from tests.conformance.play import dealt_anew
from tests.rules.unfathomable.scene import GAME, LORE, WILL, Scene, card, do, settle

BURNS = Mythos.STEAM_BURNS  # 9, lore and will
HAND = [card(WILL, 5), card(LORE, 5)]


def chances(found: Odds | None) -> dict[str, float]:
    """The chance of each outcome, by what its event is called."""
    assert found is not None
    return {type(outcome.event).__name__: outcome.chance for outcome in found.outcomes}


def faces(needed: int, bonus: int = 0) -> float:
    """The part of the faces of the die with which an attack succeeds."""
    return sum(min(face + bonus, SIDES) >= needed for face in range(1, SIDES + 1)) / SIDES


# ------------------------------------------------------------------------------------------- attacks


@pytest.mark.parametrize(("items", "bonus"), [([], 0), ([Item.BLADE], 1)])
def test_an_attack_agrees_with_every_face_of_the_die(items: list[Item], bonus: int):
    match = Scene().seat(0, items=items).deep_ones({Space.GALLEY: 1}).acting()
    found = match.odds(0, AttackDeepOne(Space.GALLEY))
    assert found is not None
    assert found.exact
    hit = faces(4, bonus)
    assert chances(found) == {"DeepOneDefeated": pytest.approx(hit), "AttackFailed": pytest.approx(1 - hit)}


def test_the_last_action_is_as_exact_as_the_first_whatever_the_next_crisis_is():
    scene = Scene().deep_ones({Space.GALLEY: 1})
    match = scene.play(TakeAction(0), MythosPhase(0))
    found = match.odds(0, AttackDeepOne(Space.GALLEY))
    assert found is not None
    assert found.exact
    assert chances(found) == {"DeepOneDefeated": pytest.approx(5 / 8), "AttackFailed": pytest.approx(3 / 8)}


def test_a_traitor_is_hit_with_3_in_8():
    match = Scene().seat(1, revealed=True).acting()
    found = match.odds(0, AttackCharacter(SeatNumber(1)))
    assert found is not None
    assert found.exact
    assert chances(found) == {"Defeated": pytest.approx(3 / 8), "AttackFailed": pytest.approx(5 / 8)}


def test_what_is_certain_has_no_odds():
    match = Scene().deep_ones({Space.GALLEY: 1}).acting()
    assert match.odds(0, Pass()) == Odds([], exact=True)


# --------------------------------------------------------------------------------------- skill tests


def trial() -> Match:
    """A test to which seat 1 may add its two cards; nobody else holds any."""
    return settle(Scene().seat(1, hand=HAND).play(SkillTest(BURNS.value, 0)))


def weight(each: Card) -> int:
    return VALUE[each] if SKILL[each] in (LORE, WILL) else -VALUE[each]


def brute_force(mine: list[Card], needed: int) -> Fraction:
    """Every pair that may lie on top of a Chaos deck with two cards of each skill but Treachery."""
    unseen = {skill: Counter(FULL_DECK[skill]) - Counter(HAND) for skill in HONEST}
    reached = Fraction(0)
    slots = [skill for skill in HONEST for _ in range(2)]
    pairs = list(combinations(slots, 2))
    for one, other in pairs:
        cases = passed = 0
        for first, count in unseen[one].items():
            for second, further in (unseen[other] - Counter([first] if one is other else [])).items():
                cases += count * further
                if sum(weight(each) for each in [*mine, first, second]) >= needed:
                    passed += count * further
        reached += Fraction(passed, cases)
    return reached / len(pairs)


@pytest.mark.parametrize(("answer", "added"), [(AddCard(HAND[1]), HAND), (Pass(), HAND[:1])])
def test_a_skill_test_agrees_with_every_pair_of_chaos_cards(monkeypatch, answer, added):
    """The interval is of 95 %, and its samples change with every field of the state: twice its half is allowed."""
    monkeypatch.setattr("fathom.kernel.insight.odds.SAMPLES", 1600)
    monkeypatch.setattr("fathom.kernel.insight.odds.WORK", 10_000_000)
    found = do(trial(), AddCard(HAND[0]), by=1).odds(1, answer)
    assert found is not None
    assert not found.exact
    assert sum(outcome.chance for outcome in found.outcomes) == pytest.approx(1)
    passed = next(outcome for outcome in found.outcomes if outcome.event.outcome == "success")
    width = passed.high - passed.low
    assert passed.chance == pytest.approx(float(brute_force(added, 9)), abs=width)
    assert width < 0.05


# --------------------------------------------------------------------------------------- by knowledge


def test_odds_do_not_change_when_only_hidden_things_do(monkeypatch):
    monkeypatch.setattr("fathom.kernel.insight.odds.SAMPLES", 40)
    match = trial()
    other = dealt_anew(match, 1, Chance.of("anew"))
    assert GAME.pack(other.state) != GAME.pack(match.state)
    for option in match.ask(1).options:
        assert match.odds(1, option) == other.odds(1, option)


def test_these_steps_go_on_with_what_a_roll_or_a_test_decides():
    """The odds of an answer before them follow what they decide."""
    going_on = {step.__name__ for step in GAME.steps if step.continues}
    rolls, tests = {"Throw", "ThrowAgain", "Strike", "DamageRolled"}, {"AddChaos", "Weigh", "Conclude"}
    falls = {"ComeOnDeck", "PassengerFalls", "ComeUp", "Backlash", "Fall", "PutDown"}
    assert going_on == {*rolls, *tests, *falls, "OpenWindow"}

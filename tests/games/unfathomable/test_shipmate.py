"""The bot `shipmate` of Unfathomable: legal, blind for what is hidden, sensible as a human and as a traitor."""

from collections.abc import Iterator
from itertools import product

import pytest

from fathom.bots import make_bot, usual_bot
from fathom.games import load
from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import AddCard, AttackDeepOne, Pass, Reveal, Save, TakeOption, UseItem, UseSpace
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.bots import VALUATIONS, Shipmate
from fathom.games.unfathomable.bots.consequences import WEIGHERS
from fathom.games.unfathomable.bots.doubt import doubts as held
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.suspicion import most_suspect, suspicion
from fathom.games.unfathomable.bots.testing import margin
from fathom.games.unfathomable.pieces import Item, Loyalty, Mythos, Passenger, Resource, Role, Track
from fathom.games.unfathomable.pieces.skills import Card, card
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.mythos import ResolveCrisis
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.kernel import Action, Ask, Chance, Match, SeatNumber, State
from fathom.kernel.cards.effects import PLACES
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    WILL,
    Scene,
    go_on,
    prompt,
    settle,
)

GAME = load("unfathomable")
OPTIONS = [
    {"crew": crew, "cultist": cultist, "easier": easier}
    for crew, cultist, easier in product(
        ("chosen", "drawn", "suggested"), (True, False), ("nobody", "humans", "traitors")
    )
]


def questions(seats: int, seed: str, **options: object) -> Iterator[tuple[State, Ask, Action]]:
    """A game between shipmates, question by question: the view, what was asked, and what will be answered."""
    match = Match.start(GAME, seats, seed, fast=True, **options)
    bots = [make_bot(GAME, "shipmate", f"{seed}/{seat}") for seat in range(seats)]
    while (ask := match.turn) is not None:
        view = match.view(ask.seat)
        answer = bots[ask.seat].choose(view, ask)
        yield view, ask, answer
        match.answer(ask.seat, answer)


def answer_of(match: Match) -> Action:
    """What a shipmate answers to the open question."""
    ask = match.turn
    assert ask is not None
    return Shipmate("salt").choose(match.view(ask.seat), ask)


def outlook(scene: Scene, seat: int) -> Outlook:
    view = GAME.redact(scene.g, seat)
    assert isinstance(view, Unfathomable)
    return Outlook(view, seat)


# ------------------------------------------------------------------------------- a fair participant


def test_it_is_the_usual_bot_of_the_game():
    assert usual_bot(GAME) == "shipmate"


@pytest.mark.parametrize("number", range(20))
def test_every_answer_is_legal_whatever_the_options(number: int):
    for _, ask, answer in questions(3 + number % 4, f"reef{number}", **OPTIONS[number % len(OPTIONS)]):
        assert answer in ask.options


def test_its_choice_depends_neither_on_what_is_hidden_nor_changes_the_view():
    for number, (view, ask, _) in enumerate(questions(4, "fog")):
        if number % 9:
            continue
        before = GAME.pack(view)
        expected = Shipmate("salt").choose(view, ask)
        assert GAME.pack(view) == before
        other = GAME.redact(GAME.resample(view, Chance.of("other")), ask.seat)
        assert Shipmate("salt").choose(other, ask) == expected


def test_it_weighs_nearly_every_question():
    """Only what does not matter is left to chance."""
    asked = {
        ask.prompt for seed in ("kelp", "tide", "wreck") for _, ask, _ in questions(5, seed) if len(ask.options) > 1
    }
    assert asked <= set(VALUATIONS)


# ------------------------------------------------------------------------------------ a human


def test_it_weighs_every_verb_on_a_card():
    assert {type(effect) for place, effect in PLACES.items() if place.startswith("unfathomable/")} - set(
        WEIGHERS
    ) == set()


def test_it_attacks_a_deep_one_in_its_room():
    match = Scene().seat(0, Space.CABIN).deep_ones({Space.CABIN: 1}).play(TakeAction(0))
    assert answer_of(match) == AttackDeepOne(Space.CABIN)


def test_it_prefers_its_weapon():
    match = Scene().seat(0, Space.CABIN, items=[Item.REVOLVER]).deep_ones({Space.CABIN: 1}).play(TakeAction(0))
    assert answer_of(match) == UseItem(Item.REVOLVER)


def test_it_saves_a_passenger_before_the_banishment():
    scene = Scene().seat(0, Space.D3).passengers({Space.D3: [Passenger.SOUL]})
    scene.g.tracks[Track.RITUAL] = 3
    assert answer_of(scene.play(TakeAction(0))) == Save()


def test_it_stokes_the_boilers_with_a_strong_card():
    match = Scene().seat(0, Space.BOILER, hand=[card(STRENGTH, 4)]).play(TakeAction(0))
    assert answer_of(match) == UseSpace()


def test_it_spares_the_dial_that_is_nearly_empty():
    """Steerage Protest: food, or an endangered passenger."""
    scene = Scene().title(captain=0)
    scene.g.dials[Resource.FOOD] = 1
    scene.g.crisis = [scene.g.mythos.pop(scene.g.mythos.index(Mythos.STEERAGE_PROTEST))]
    scene.g.mythos_seen.pop()
    assert answer_of(scene.play(ResolveCrisis(0))) == TakeOption(2)


def test_more_is_added_when_more_is_at_stake():
    assert margin(8.0, 0.2) > margin(3.0, 0.2) > margin(0.5, 0.2) == 0.0


# ------------------------------------------------------------------------------------ suspicion


def test_a_hoarded_hand_is_suspicious():
    scene = Scene().seat(1, hand=[card(WILL, 1)] * 5).seat(2, hand=[card(LORE, 1)]).seat(3, hand=[card(LORE, 1)])
    eyes = outlook(scene, 2)
    assert suspicion(eyes, 1) > suspicion(eyes, 3)
    assert most_suspect(eyes)[0] == 1


def test_a_traitor_card_that_was_seen_is_certain_and_one_that_was_not_is_a_guess():
    scene = Scene().seat(1, loyalty=[Loyalty.HYBRID])
    assert suspicion(outlook(scene, 0), 1) < 1.0
    scene.g.players[1].loyalty_seen = [0b11]
    assert suspicion(outlook(scene, 0), 1) == 1.0


def doubts(chaos: tuple[Card, Card], *added: Card, revealed: bool = False) -> list[int]:
    """A test of lore and will: seat 1 adds the cards, one after the other or, revealed, the only one it may."""
    scene = Scene().chaos(*chaos, *[card(WILL, 1)] * 2).seat(1, hand=list(added), revealed=revealed)
    match = settle(scene.seat(2, hand=[card(WILL, 1)]).play(SkillTest(Mythos.STEAM_BURNS.value, 0)))
    while prompt(match) == "add-card":
        hand = scene.g.players[match.turn.seat].hand
        go_on(match, AddCard(hand[0]) if hand else Pass())
    before = [events.TraitorRevealed(SeatNumber(1), Loyalty.HYBRID)] if revealed else []
    return held(4, [*before, *match.heard(0)])


def test_cards_that_chaos_does_not_explain_are_held_against_all_who_added_some():
    """Of two Chaos cards 1.2 are against a test of two skills; here two are, and a third card: 1.8 too many."""
    strange = (card(STRENGTH, 1), card(STRENGTH, 1))
    assert doubts(strange, card(STRENGTH, 2)) == [0, 90, 90, 0]
    assert doubts(strange, card(WILL, 2)) == [0, 40, 40, 0]
    assert doubts((card(WILL, 1), card(LORE, 1)), card(WILL, 2)) == [0, -60, -60, 0]


def test_the_card_of_a_revealed_traitor_is_held_against_nobody():
    assert doubts((card(STRENGTH, 1), card(WILL, 1)), card(STRENGTH, 2), revealed=True) == [0, 0, -20, 0]


def test_who_was_there_when_tests_were_spoilt_is_suspicious():
    scene, strange = Scene(), card(STRENGTH, 1)
    eyes = outlook(scene, 2)
    eyes.view.hearing([
        events.TestBegins(Mythos.STEAM_BURNS.value, 10, [LORE, WILL]),
        events.CardsAdded(SeatNumber(3), 1, [None]),
        events.TestRevealed([strange] * 3, -3, 10, [-1, -1, -1]),
    ])  # fmt: skip
    assert suspicion(eyes, 3) > suspicion(eyes, 1) > 0
    assert most_suspect(eyes)[0] == 3


# ------------------------------------------------------------------------------------ a traitor


def traitor(space: Space = Space.GALLEY, turn: int = 20) -> Scene:
    scene = Scene().seat(0, space, loyalty=[Loyalty.HYBRID], hand=[card(WILL, 1), card(LORE, 2)])
    scene.g.turn = turn
    return scene


def test_a_traitor_reveals_when_the_ship_is_weak_and_the_awakening_is_over():
    scene = traitor()
    scene.g.awakened = True
    scene.g.dials[Resource.SANITY] = 2
    assert answer_of(scene.play(TakeAction(0))) == Reveal(Loyalty.HYBRID)


def test_a_traitor_does_not_reveal_in_the_first_turns():
    scene = traitor(turn=3)
    scene.g.dials[Resource.SANITY] = 2
    assert not isinstance(answer_of(scene.play(TakeAction(0))), Reveal)


def test_a_cultist_helps_until_land_is_near():
    scene = Scene().seat(0, loyalty=[Loyalty.CULTIST])
    assert not outlook(scene, 0).harms


def test_a_traitor_in_hiding_spoils_a_test_only_in_a_crowd():
    scene = traitor().seat(0, hand=[card(INFLUENCE, 3), card(OBSERVATION, 1)])
    match = scene.play(SkillTest(Mythos.STEAM_BURNS.value, 0))
    while match.turn is not None and match.turn.prompt != "add-card":
        match.answer(match.turn.seat, Pass())
    assert match.turn is not None
    view = match.view(0)
    assert isinstance(view, Unfathomable)
    assert view.test is not None
    ask = Ask(0, [Pass(), AddCard(card(INFLUENCE, 3)), AddCard(card(OBSERVATION, 1))], "add-card")
    view.test.added = [0, 0, 0, 0]
    assert Shipmate("salt").choose(view, ask) == Pass()
    view.test.added = [0, 2, 1, 1]
    assert Shipmate("salt").choose(view, ask) == AddCard(card(INFLUENCE, 3))


def test_a_revealed_traitor_defeats_a_passenger_nobody_guards():
    scene = Scene().seat(0, Space.D3, revealed=True).passengers({Space.D3: [Passenger.SOUL]})
    assert type(answer_of(scene.play(TakeAction(0)))).__name__ == "DefeatPassenger"


def test_characters_are_chosen_by_the_seed():
    match = Match.start(GAME, 4, "crew")
    ask = match.turn
    assert ask is not None
    chosen = {Shipmate(str(seed)).choose(match.view(0), ask) for seed in range(30)}
    assert len(chosen) > len(Role) / 2

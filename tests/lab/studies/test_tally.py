"""Counting what is done: answers, events, and the cards they name."""

from enum import StrEnum
from typing import Annotated, NewType

import pytest

from fathom.games.noughts import Noughts
from fathom.kernel import Action, Event, Hidden, Pool, Public, SeatNumber, State
from fathom.lab.running import checks
from fathom.lab.studies.simulate import Plan, play_one
from fathom.lab.studies.tally import Tally, Use

CardId = NewType("CardId", str)
Token = NewType("Token", int)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class AddCards(Action, frozen=True):
    cards: list[CardId]
    colour: Colour | None = None


class Drawn(Event, frozen=True):
    seat: Public[SeatNumber]
    card: Public[CardId]
    count: Public[int]


class TakeToken(Action, frozen=True):
    token: Token


class Sea(State):
    tokens: Annotated[Hidden[list[Token | None]], Pool("token")]


def test_answers_are_counted_with_the_cards_they_name():
    tally = Tally(Noughts)
    tally.answered(1, AddCards([CardId("flare"), CardId("rope")]))
    tally.answered(1, AddCards([CardId("rope")], Colour.RED))
    assert tally.uses() == [
        Use(1, "answer", "add-cards", "", 2),
        Use(1, "answer", "add-cards", "colour-red", 1),
        Use(1, "answer", "add-cards", "flare", 1),
        Use(1, "answer", "add-cards", "rope", 2),
    ]


def test_events_are_counted_for_their_seat():
    tally = Tally(Noughts)
    tally.append(Drawn(SeatNumber(2), CardId("rope"), 3))
    assert tally.uses() == [Use(2, "event", "drawn", "", 1), Use(2, "event", "drawn", "rope", 1)]


def test_a_number_is_a_card_if_it_is_a_component_of_the_game():
    for state, cards in ((Sea, ["", "token-7"]), (Noughts, [""])):
        tally = Tally(state)
        tally.answered(0, TakeToken(Token(7)))
        assert [use.card for use in tally.uses()] == cards


def test_a_tallied_game_is_the_same_game_with_its_uses():
    plain, tallied = (play_one(Plan("nautilus", ["random"] * 2, "tide", tallied=each), 0) for each in (False, True))
    assert plain.uses == []
    assert (plain.scores, plain.decisions) == (tallied.scores, tallied.decisions)
    answers = sum(use.count for use in tallied.uses if use.kind == "answer" and not use.card)
    assert answers == tallied.decisions
    bought = {use.card for use in tallied.uses if (use.kind, use.name) == ("event", "bought") and use.card}
    assert bought >= {"kind-violet", "kind-sonar"}


def test_checking_and_counting_go_together(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(checks, "EVERY", 2)  # so that saves are looked at, too
    plan = Plan("unfathomable", ["random"] * 3, "tide", checked=True, tallied=True)
    assert play_one(plan, 0) == play_one(Plan("unfathomable", ["random"] * 3, "tide", tallied=True), 0)

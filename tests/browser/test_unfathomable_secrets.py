"""Two people at one table of Unfathomable: nothing that is one's own is ever sent to the other's browser."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.person import ME, OPEN, Person
from tests.browser.sailor import Sailor, is_asked
from tests.browser.test_unfathomable import BOTS, QUICK, seen_by

pytestmark = pytest.mark.browser

TURNS = 4
A_WHILE = 50  # milliseconds


def test_two_people_never_receive_each_others_secrets(ada: Person, bob: Person):
    table = ada.open_table("unfathomable", ME, OPEN, *BOTS[:2], **QUICK, seed="secrets")
    bob.visit(ada.invitation(table, 1))
    bob.sit_down("Bob")
    play_on(table, ada, bob)
    for own, person in enumerate((ada, bob)):
        bodies = everything_received(person)
        secrets = {secret for body in bodies for secret in secrets_in(body)}
        assert {(own, "hand"), (own, "Loyalty"), (own, "cards drawn"), (own, "cards added")} <= secrets
        assert {(seat, what) for seat, what in secrets if seat != own} <= looked_at(bodies, own)


def play_on(table: str, *people: Person) -> None:
    """Until some turns are over and everybody has added a card to a test."""
    sailors = [Sailor(person) for person in people]
    while not all(has_played(seen_by(person, table, seat)) for seat, person in enumerate(people)):
        for sailor in sailors:
            if is_asked(sailor.person):
                sailor.answer_and_go_on()
        people[0].page.wait_for_timeout(A_WHILE)


def has_played(view: Any) -> bool:
    own = [event for event in view["events"] if event["event"] == "cards-added" and event["seat"] == view["seat"]]
    return view["state"].get("turn", 0) >= TURNS and any(event["count"] for event in own)


def everything_received(person: Person) -> list[Any]:
    """Every frame of the live line, and the body of every answer of the interface."""
    answers = [each.json() for each in person.responses if "json" in each.headers.get("content-type", "")]
    assert answers
    assert len(person.frames) > 20
    return [*answers, *person.frames]


def looked_at(bodies: list[Any], by: int) -> set[tuple[int, str]]:
    """The Loyalty that a card has let somebody look at."""
    events = [event for body in bodies if isinstance(body, dict) for event in body.get("events", [])]
    looks = [event for event in events if event["event"] == "looked-at-loyalty" and event["seat"] == by]
    return {(event["whose"], "Loyalty") for event in looks}


def secrets_in(body: Any) -> Iterator[tuple[int, str]]:
    """Every secret that can be read anywhere in a body, and whose it is; -1 if nobody may know it."""
    if isinstance(body, list):
        for each in body:
            yield from secrets_in(each)
    if not isinstance(body, dict):
        return
    if "hand" in body:
        yield from named(body["seat"], **{"hand": body["hand"], "Item face down": body["spare"]})
        if not body["revealed"]:
            yield from named(body["seat"], Loyalty=body["loyalty"])
    elif body.get("event") == "drew-cards":
        yield from named(body["seat"], **{"cards drawn": body["cards"]})
    elif body.get("event") == "cards-added":
        yield from named(body["seat"], **{"cards added": body["cards"]})
    elif "pile" in body and not body["face_up"]:
        yield from named(-1, pile=body["pile"])
    else:
        decks = {name: body[name] for name in ("chaos", "loyalty", "passengers", "damage") if name in body}
        yield from named(-1, **{name: deck for name, deck in decks.items() if isinstance(deck, list)})
    for each in body.values():
        yield from secrets_in(each)


def named(seat: int, **found: list[Any]) -> Iterator[tuple[int, str]]:
    return ((seat, what) for what, cards in found.items() if any(card is not None for card in cards))

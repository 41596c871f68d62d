"""Campaigns of Sleeping Gods on the server: packed up, exported, taken to another server, gone on with other seats."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from fathom.games import load, names
from fathom.games.sleeping_gods.actions import PackUp
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel.record.campaign import read_campaign, verify_campaign
from fathom.server.http.app import create_app
from fathom.server.settings import Settings
from fathom.server.tables import automatic_play, opening
from tests.server.conftest import ME, Person, table_of, tables_of

GAME = load("sleeping-gods")
EVE = {"kind": "me", "name": "Eve"}
ZOE = {"kind": "me", "name": "Zoe"}
STAY = {"kind": "stay", "was": 0}


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "names", lambda: [*names(), GAME.name])  # also while it is not offered yet
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)


@pytest.fixture
def elsewhere(settings: Settings, tmp_path: Path) -> Iterator[Person]:
    """Somebody at another server, with a database of its own."""
    app = create_app(replace(settings, data=tmp_path / "elsewhere", database=""))
    with TestClient(app) as client:
        yield Person(client, app)


def plays(person: Person, table: str, seed: int, turns: int) -> None:
    """Play by chance through the wire for some turns, then pack up."""
    chooser = Random(seed)
    begun = state_of(person, table).turn
    for _ in range(2000):
        held = table_of(person, table)
        ask = held.match.turn
        if ask is None:
            return
        options = [each for each in ask.options if not isinstance(each, PackUp)]
        packs = PackUp() in ask.options and state_of(person, table).turn >= begun + turns
        chosen = PackUp() if packs else chooser.choice(options)
        place = ask.options.index(chosen)
        person.answers(table, ask.seat, lambda there, place=place: there[place])
    raise AssertionError("the turns do not end")


def state_of(person: Person, table: str) -> Voyage:
    state = table_of(person, table).match.state
    assert isinstance(state, Voyage)
    return state


def packed(person: Person, turns: int = 2) -> dict[str, Any]:
    """A session of two that was packed up."""
    table = person.opens(GAME.name, ME, EVE, seed="voyage")["table"]["id"]
    plays(person, table, 1, turns)
    assert state_of(person, table).packed
    found: dict[str, Any] = person.get(f"/api/tables/{table}")
    return found


def goes_on(person: Person, table: str, *seats: dict[str, Any]) -> str:
    opened = person.post(f"/api/tables/{table}/next-chapter", {"seats": list(seats)}, status=201)
    found: str = opened["table"]["id"]
    return found


def kept(state: Voyage) -> tuple[object, ...]:
    """What must be the same before and after."""
    party = state.goods, state.xp, state.quests, state.finished, [owned.card for owned in state.cards]
    return state.ship, state.damage, state.log, state.spent, state.marks, *party


def test_a_session_is_packed_up_and_goes_on_with_other_seats(ada: Person):
    first = packed(ada)
    before = kept(state_of(ada, first["id"]))
    second = goes_on(ada, first["id"], STAY, {"kind": "stay", "was": 1}, ZOE)
    state = state_of(ada, second)
    assert state.seats == 3
    assert kept(state) == before
    plays(ada, second, 2, 1)
    third = goes_on(ada, second, ME)
    assert state_of(ada, third).seats == 1
    assert set(state.log) <= set(state_of(ada, third).log)


def test_when_the_first_player_leaves_the_second_keeps_their_hand(ada: Person):
    first = packed(ada)
    before = state_of(ada, first["id"])
    second = goes_on(ada, first["id"], {"kind": "stay", "was": 1})
    state = state_of(ada, second)
    left, stayed = before.players
    assert state.players[0].orders == stayed.orders + min(1, left.orders)  # what the first leaves (CAM11b)
    assert state.players[0].hand[: len(stayed.hand)] == stayed.hand
    plays(ada, second, 3, 1)
    place = ada.get(f"/api/tables/{second}")["campaign"]["id"]
    _, records = read_campaign(ada.http.get(f"/api/campaigns/{place}/export").content)
    assert len(list(verify_campaign(GAME, records))) == 2


def test_a_campaign_is_verified_and_goes_on_at_another_server(ada: Person, elsewhere: Person):
    first = packed(ada)
    second = goes_on(ada, first["id"], STAY, {"kind": "stay", "was": 1})
    plays(ada, second, 3, 2)
    place = ada.get(f"/api/tables/{second}")["campaign"]["id"]
    content = ada.http.get(f"/api/campaigns/{place}/export").content
    name, records = read_campaign(content)
    assert (name, [match.over for match in verify_campaign(GAME, records)]) == (GAME.name, [True, True])
    imported = elsewhere.sends("/api/campaigns/import", content).json()
    assert (len(imported["chapters"]), imported["mine"], imported["goes_on"]) == (2, True, True)
    third = goes_on(elsewhere, imported["chapters"][1]["table"], ZOE)
    assert kept(state_of(elsewhere, third)) == kept(state_of(ada, second))
    plays(elsewhere, third, 4, 1)


def test_what_is_carried_on_names_no_event_that_was_not_drawn(ada: Person):
    """The record of the first session tells its decks to the last card; in the second one they are others."""
    first = packed(ada)
    second = goes_on(ada, first["id"], STAY, {"kind": "stay", "was": 1})
    state, before = state_of(ada, second), state_of(ada, first["id"])
    carried = msgspec.json.encode(table_of(ada, second).setup.carry)
    unseen = [*state.events.perilous, *state.events.deadly, *state.box.deadly]
    assert len(unseen) == 6 + 18
    assert not [event for event in unseen if f'"{event.value}"'.encode() in carried]
    assert (state.events.deadly, state.skills.cards) != (before.events.deadly, before.skills.cards)


def test_a_session_in_the_middle_of_a_turn_survives_a_restart(ada: Person):
    table = ada.opens(GAME.name, ME, EVE, seed="restart")["table"]["id"]
    chooser = Random(5)
    for _ in range(25):
        options = table_of(ada, table).match.turn.options
        place = options.index(chooser.choice([each for each in options if not isinstance(each, PackUp)]))
        ada.answers(table, table_of(ada, table).match.turn.seat, lambda there, place=place: there[place])
    before = GAME.pack(state_of(ada, table)), [ada.view(table, seat) for seat in (-1, 0, 1)]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    after = [ada.view(table, seat) for seat in (-1, 0, 1)]
    assert (GAME.pack(state_of(ada, table)), after) == before

"""The journal in pages: who comes is sent its end, who scrolls up what came before, and an update only what is new."""

from random import Random

import msgspec
import pytest

from fathom.server.live import rendering, views
from fathom.server.tables import answering, automatic_play
from tests.server.conftest import ME, Person, table_of, tables_of

EVE, ZOE = {"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Zoe"}
RECENT = 20


@pytest.fixture(autouse=True)
def _short_pages(monkeypatch):
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    monkeypatch.setattr(views, "RECENT", RECENT)


def plays(person: Person, table: str, answers: int) -> None:
    chooser = Random(answers)
    for _ in range(answers):
        held = table_of(person, table)
        seat = chooser.choice(list(held.asks))
        action = chooser.choice(held.asks[seat].options)
        person.http.blocking_portal.call(answering.answer, tables_of(person), held, seat, held.number, action)


@pytest.fixture
def table(ada: Person) -> str:
    """A table with a journal of several pages."""
    found = str(ada.opens("unfathomable", ME, EVE, ZOE, options={"crew": "suggested"}, seed="9")["table"]["id"])
    while len(table_of(ada, found).match.journal) < 3 * RECENT:
        plays(ada, found, 10)
    return found


def told(person: Person, table: str, seat: int = -1) -> list:
    """The whole journal, put together as a client does."""
    view = person.view(table, seat)
    events, first = view["events"], view["events_from"]
    while first:
        page = person.get(f"/api/tables/{table}/journal", seat=seat, before=first, count=17)
        assert first - page["events_from"] == len(page["events"])
        events, first = [*page["events"], *events], page["events_from"]
    return events


def as_read(person: Person, table: str, seat: int) -> list:
    return msgspec.to_builtins(table_of(person, table).match.events(seat))


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_pages_make_up_the_journal_as_a_seat_may_read_it(ada: Person, table: str, seat: int):
    view = ada.view(table, seat)
    assert len(view["events"]) == RECENT
    assert told(ada, table, seat) == as_read(ada, table, seat)


def test_a_line_is_sent_the_end_of_the_journal_and_then_what_is_new(ada: Person, table: str):
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        whole = socket.receive_json()
        assert (whole["kind"], len(whole["events"])) == ("view", RECENT)
        known = whole["events_from"] + RECENT
        plays(ada, table, 1)
        while (update := socket.receive_json())["kind"] == "chat":
            pass
        assert (update["kind"], update["events_from"]) == ("update", known)
        assert as_read(ada, table, 0)[known:] == update["events"]


def test_after_an_answer_is_taken_back_the_end_is_sent_anew(ada: Person, table: str):
    held = table_of(ada, table)
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        assert socket.receive_json()["kind"] == "view"
        ada.http.blocking_portal.call(answering.rewind, tables_of(ada), held, held.number // 2)
        while (back := socket.receive_json())["kind"] == "chat":
            pass
    journal = as_read(ada, table, 0)
    assert back["kind"] == "view"
    assert back["events_from"] == max(0, len(journal) - RECENT)
    assert back["events"] == journal[-RECENT:]


def test_an_earlier_moment_has_its_own_end_of_the_same_journal(ada: Person, table: str):
    journal, half = told(ada, table, 0), table_of(ada, table).answers // 2
    past = ada.get(f"/api/tables/{table}/history", seat=0, at=half)
    first = past["events_from"]
    assert journal[first : first + len(past["events"])] == past["events"]
    page = ada.get(f"/api/tables/{table}/journal", seat=0, before=first)
    assert journal[page["events_from"] : first] == page["events"]


def test_pages_are_for_ones_own_eyes_and_of_a_decent_size(ada: Person, bob: Person, table: str):
    for seat in (0, -2):
        answer = bob.http.get(f"/api/tables/{table}/journal", params={"seat": seat, "before": 9})
        assert answer.json()["why"] == "not-your-seat"
    assert bob.get(f"/api/tables/{table}/journal", before=0) == {"events": [], "events_from": 0}
    assert len(bob.get(f"/api/tables/{table}/journal", before=10**9, count=5)["events"]) == 5
    for wrong in ({"before": -1}, {"before": 9, "count": 0}, {"before": 9, "count": 100_000}, {}):
        assert bob.http.get(f"/api/tables/{table}/journal", params=wrong).status_code == 400
    waiting = ada.opens("noughts", ME, {"kind": "open"})["table"]["id"]
    assert ada.get(f"/api/tables/{waiting}/journal", before=5) == {"events": [], "events_from": 0}


def test_an_update_is_small(ada: Person, table: str):
    """For who looks on; who is asked is sent the answers that are possible, too."""
    held = table_of(ada, table)
    _, sent = rendering.text(held, -1, "somebody", rendering.ClientCopy())
    for _ in range(40):
        plays(ada, table, 1)
        text, sent = rendering.text(held, -1, "somebody", sent)
        assert '"kind":"update"' in text
        assert len(text) < 4_096

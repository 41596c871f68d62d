"""Nothing leaks over the network: what a seat receives is the same, byte for byte, when only hidden things differ."""

from random import Random

import pytest

from fathom.kernel import SPECTATOR, Chance
from tests.conformance.play import dealt_anew
from tests.server.conftest import ME, Person, table_of

EVE = {"kind": "me", "name": "Eve"}


def received(person: Person, table: str, seat: int) -> list[bytes]:
    """Every byte that a seat (or a spectator) can get about a table."""
    number = person.view(table)["answers"]
    asked = [
        person.http.get(f"/api/tables/{table}/view", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/history", params={"seat": seat, "at": number}),
        person.http.get(f"/api/tables/{table}/report", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/blocked", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/export"),
        person.http.get(f"/api/tables/{table}"),
        person.http.get(f"/api/tables/{table}/chat"),
    ]
    with person.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": seat})
        live = socket.receive_text().encode()
    return [answer.content for answer in asked] + [live]


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(ada: Person, seed: int):
    chooser, chance = Random(seed), Chance.of(f"deal {seed}")
    table = ada.opens("nautilus", ME, EVE, EVE, seed=f"leak {seed}")["table"]["id"]
    compared = 0
    while (question := ada.view(table)["question"]) is not None and compared < 12:
        ada.answers(table, question["waiting"][0], chooser.choice)
        place = table_of(ada, table)
        match = place.match
        assert match is not None
        start = match.snapshots[-1]
        if match.over or start.answers != match.number or chooser.random() < 0.8:
            continue
        for viewer in (SPECTATOR, 0, 1, 2):
            before = received(ada, table, viewer)
            place.match = dealt_anew(match, viewer, chance)
            assert match.game.pack(place.match.state) != match.game.pack(match.state)
            assert received(ada, table, viewer) == before
            place.match = match
            compared += 1
    assert compared

"""Nothing leaks over the network: what a seat receives is the same, byte for byte, when only hidden things differ."""

from random import Random

import pytest

from fathom.games import names
from fathom.games.unfathomable.actions import AddCard, Pass
from fathom.kernel import SPECTATOR, Chance, Match
from fathom.lab.running.bench import WHOLE
from fathom.server.tables import automatic_play, opening
from fathom.server.tables.table import Table
from tests.conformance.play import as_it_was, dealt_anew
from tests.server.conftest import ME, Person, table_of


@pytest.fixture(autouse=True)
def _nobody_plays_by_itself(monkeypatch):
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    monkeypatch.setattr(Table, "away", lambda table, seat: None)  # it counts seconds, which pass here too
    monkeypatch.setattr(opening, "names", lambda: [*names(), "sleeping-gods"])  # also while it is not offered yet


EVE = {"kind": "me", "name": "Eve"}


def received(person: Person, table: str, seat: int) -> list[bytes]:
    """Every byte that somebody who holds a seat (or none, a spectator) can get about a table."""
    held = table_of(person, table)
    for each in held.seats:
        each.holders = {held.host} if each.seat == seat else {"somebody else"}
    number = person.view(table)["answers"]
    asked = [
        person.http.get(f"/api/tables/{table}/view", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/history", params={"seat": seat, "at": number}),
        person.http.get(f"/api/tables/{table}/report", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/blocked", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/statements", params={"seat": seat}),
        person.http.get(f"/api/tables/{table}/export"),
        person.http.get(f"/api/tables/{table}"),
        person.http.get(f"/api/tables/{table}/chat"),
    ]
    with person.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": seat})
        live = socket.receive_text().encode()
    return [answer.content for answer in asked] + [live]


def in_the_midst(person: Person, game: str, seats: int, seed: str, answers: int) -> Table:
    """A table at which so many answers have been given at random."""
    options = {**WHOLE, "unfathomable": {"crew": "suggested"}}.get(game, {})
    opened = person.opens(game, ME, *[EVE] * (seats - 1), seed=seed, options=options)
    table, chooser = table_of(person, opened["table"]["id"]), Random(seed)
    for _ in range(answers):
        goes_on(table, chooser)
    return table


def goes_on(table: Table, chooser: Random) -> None:
    assert table.match is not None
    seat = chooser.choice(list(table.asks))
    table.match.answer(seat, chooser.choice(table.asks[seat].options))


def nothing_shown(match: Match) -> bool:
    """Whether nothing was answered, drawn or shown since the last snapshot: a twin of it asks the same question."""
    start, state = match.snapshots[-1], match.state
    before = match.game.unpack(start.packed)
    return start.answers == match.number and (before.shown, before.chance.drawn) == (state.shown, state.chance.drawn)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "seats", "later"), [("nautilus", 3, 1), ("unfathomable", 4, 60), ("sleeping-gods", 3, 60)]
)
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(
    ada: Person, game: str, seats: int, later: int, seed: int
):
    chooser, chance = Random(seed), Chance.of(f"deal {seed}")
    table = in_the_midst(ada, game, seats, f"leak {seed}", later)
    match = table.match
    assert match is not None
    compared = 0
    while not match.over and compared < 12:
        if nothing_shown(match) and chooser.random() < 0.2:
            for viewer in (SPECTATOR, *range(seats)):
                table.match = as_it_was(match)
                before = received(ada, table.id, viewer)
                table.match = dealt_anew(match, viewer, chance)
                assert match.game.pack(table.match.state) != match.game.pack(match.state)
                assert received(ada, table.id, viewer) == before
                table.match = match
                compared += 1
        goes_on(table, chooser)
    assert compared


# ------------------------------------------------------------------------ a skill test of Unfathomable


def before_the_reveal(match: Match) -> bool:
    return match.turn is not None and match.turn.prompt == "add-card"


def before_the_first_card(table: Table, chooser: Random) -> Match:
    """Play on until a skill test asks for its first card, with nothing face up."""
    while True:
        match = table.match
        assert match is not None
        if before_the_reveal(match) and nothing_shown(match):
            test = match.state.test  # type: ignore[attr-defined]
            if not test.face_up and not any(test.added):
                return match
        goes_on(table, chooser)


def adds_a_card(match: Match, viewer: int, chooser: Random) -> None:
    """Whoever is asked adds a card of the own hand or passes; the viewer decides the same at every table."""
    ask, number = match.turn, match.number
    assert ask is not None
    cards = [option for option in ask.options if isinstance(option, AddCard)]
    if number % 3 == 0:
        match.answer(ask.seat, Pass())
    else:
        match.answer(ask.seat, cards[number % len(cards)] if ask.seat == viewer else chooser.choice(cards))


@pytest.mark.parametrize("seed", range(2))
def test_a_skill_test_with_any_hidden_hands_shows_others_the_same_bytes_until_the_reveal(ada: Person, seed: int):
    chooser, chance = Random(seed), Chance.of(f"hands {seed}")
    table = in_the_midst(ada, "unfathomable", 4, f"test {seed}", 30)
    match = before_the_first_card(table, chooser)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        twins = [dealt_anew(match, viewer, chance) for _ in range(2)]
        piles: set[tuple[object, ...]] = set()
        while all(before_the_reveal(twin) for twin in twins):
            seen = []
            for table.match in twins:
                seen.append(received(ada, table.id, viewer))
            assert seen[0] == seen[1]
            piles = {tuple(twin.state.test.pile) for twin in twins}  # type: ignore[attr-defined]
            for twin in twins:
                adds_a_card(twin, viewer, chooser)
        assert len(piles) > 1, "the hands and the chaos cards must differ"

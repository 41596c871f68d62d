"""How a table is played at: its options in one place, strangers' seats, shared tables, standing passes."""

import json
import time
from types import SimpleNamespace

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from fathom.games import load
from fathom.games.machina_arcana.actions import EndTurn, GoOn, Leave, Use
from fathom.games.machina_arcana.pieces import Card
from fathom.kernel import Ask
from fathom.server.live import views
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.tables import automatic_play
from fathom.server.wire import Proposal, TableOptions
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of, votes
from tests.server.test_quiet import at_a_window
from tests.server.test_unstored import table_in_memory, wait_for

EVE = {"kind": "me", "name": "Eve"}
CLOCK = {"pace": "relaxed", "at_zero": "bot", "hours": 24, "minutes": 10, "bonus": 30}
CHOSEN = {
    "public": True,
    "chat": False,
    "steady": True,
    "odds": False,
    "several": True,
    "shared": False,
    "hints": False,
    "clock": CLOCK,
}
HOURS = {"opens": 1080, "closes": 1320, "zone": "Europe/Paris"}
ALL = {**msgspec.to_builtins(TableOptions()), **CHOSEN, "clock": {**CLOCK, **HOURS}}


@pytest.fixture
def nobody_wakes_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathom.server.tables.automatic_play._look_after", lambda tables, table: None)
    monkeypatch.setattr("fathom.server.tables.automatic_play.wake", lambda tables, table: None)


def test_the_terms_of_a_table_are_stored_shown_and_kept_for_a_rematch(ada: Person):
    opened = ada.opens("noughts", ME, EVE, **ALL)["table"]
    assert opened["terms"] == ALL
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, opened["id"]))
    assert ada.get(f"/api/tables/{opened['id']}")["terms"] == ALL
    while (question := ada.view(opened["id"])["question"]) is not None:
        ada.answers(opened["id"], question["waiting"][0])
    assert ada.post(f"/api/tables/{opened['id']}/rematch")["table"]["terms"] == ALL


def test_tables_of_before_keep_their_options(tmp_path):
    """A row written when each option had a column of its own reads the same after the migration, and back."""
    store = Store(f"sqlite:///{tmp_path / 'old.sqlite'}")
    config = Config()
    config.set_main_option("script_location", "fathom/server/storage/migrations")

    def migrate(to: str, move=command.upgrade) -> None:
        with store.engine.begin() as connection:
            config.attributes["connection"] = connection
            move(config, to)

    migrate("0006")
    old = {"public": True, "chat": False, "steady": True, "odds": False, "clock": json.dumps(CLOCK)}
    row = {"id": "old", "game": "noughts", "rules_version": 1, "seat_count": 2, "options": "{}", "seed": "7"}
    row |= {"status": "waiting", "host": "me", "created": 0.0, "undone": 0, "start_events": "[]", **old}
    names = ", ".join(row)
    values = ", ".join(f":{name}" for name in row)
    with store.engine.begin() as connection:
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
    migrate("head")
    with store.engine.connect() as connection:
        terms = connection.scalars(sa.select(schema.tables.c.terms)).one()
    assert terms == {"public": True, "chat": False, "steady": True, "odds": False, "clock": CLOCK}
    migrate("0006", command.downgrade)
    with store.engine.connect() as connection:
        again = connection.execute(sa.text("SELECT public, chat, steady, odds, clock FROM tables")).one()
    assert [*map(bool, again[:4]), json.loads(again[4])] == [True, False, True, False, CLOCK]
    store.engine.dispose()


# ------------------------------------------------------------------------------------- strangers' seats


def test_a_stranger_takes_one_seat_of_a_public_table_unless_its_terms_say_otherwise(ada: Person, bob: Person):
    for several, expected in ((False, 403), (True, 200)):
        table = ada.opens("nautilus", ME, OPEN, OPEN, public=True, several=several)["table"]["id"]
        assert bob.post(f"/api/tables/{table}/join", {"seat": 1})["seat"] == 1
        answer = bob.post(f"/api/tables/{table}/join", {"seat": 2}, expected)
        assert several or answer["why"] == "one-seat-each"
        assert bob.post(f"/api/tables/{table}/join", {})["seat"] == 1


def test_the_last_to_join_and_the_start_are_one_write(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    written = []
    write = Store.write

    async def count(store: Store, *writes):
        written.append([statement for statement, _ in writes])
        await write(store, *writes)

    monkeypatch.setattr(Store, "write", count)
    bob.post(f"/api/tables/{table}/join", {"key": key})
    joining = [batch for batch in written if schema.NEW_HOLDERS in batch]
    assert len(joining) == 1
    assert schema.START_TABLE in joining[0]


def test_taking_a_seat_back_leaves_the_clocks_alone(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"])
    table.asked_at -= 100
    began = table.asked_at
    ada.post(f"/api/tables/{table.id}/hand-over", {"seat": 1})
    ada.post(f"/api/tables/{table.id}/take-back", {"seat": 1})
    assert table.asked_at == began
    assert table.seconds_left(0) < 501


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time of day at tables, as far as their clocks go: it passes only when a test says so."""
    hour = SimpleNamespace(now=1000.0)
    frozen = SimpleNamespace(monotonic=lambda: hour.now, time=time.time)
    monkeypatch.setattr("fathom.server.tables.table.time", frozen)
    monkeypatch.setattr("fathom.server.tables.parked_clocks.time", frozen)
    both = SimpleNamespace(monotonic=lambda: hour.now, time=lambda: hour.now)
    monkeypatch.setattr("fathom.server.workers.table_revisions.time", both)
    return hour


def test_an_answer_costs_the_time_it_took_and_at_a_live_pace_earns_a_bonus(ada: Person, hour: SimpleNamespace):
    table = table_of(ada, ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"])
    assert [seat.seconds_left for seat in table.seats] == [600.0, 600.0]
    hour.now += 100
    assert [table.seconds_left(seat) for seat in (0, 1)] == [500.0, 600.0]
    ada.answers(table.id, 0)
    assert [table.seconds_left(seat) for seat in (0, 1)] == [530.0, 600.0]
    hour.now += 250
    ada.answers(table.id, 1)
    assert [table.seconds_left(seat) for seat in (0, 1)] == [530.0, 380.0]


def test_what_an_answer_cost_is_stored_with_it(ada: Person, hour: SimpleNamespace):
    table = ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"]
    hour.now += 100
    ada.answers(table, 0)
    put_away(ada, table)
    ada.view(table)
    assert [seat.seconds_left for seat in table_of(ada, table).seats] == [530.0, 600.0]


def test_an_answer_that_could_not_be_stored_leaves_the_clock_as_it_was(
    ada: Person, hour: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
):
    table, store = ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"], tables_of(ada).store
    hour.now += 100
    body = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 4}}
    with monkeypatch.context() as broken:
        broken.setattr(store, "_commit", lambda batch: [OSError("disk I/O error")] * len(batch))
        assert ada.post(f"/api/tables/{table}/answer", body, 503)["why"] == "not-stored"
    ada.view(table, 0)
    again = table_of(ada, table)
    assert again.seconds_left(0) == 500, "no bonus, and no time given back"
    assert again.seconds_left(1) == 600


def test_at_a_relaxed_pace_each_answer_has_a_day_and_no_bonus(ada: Person, hour: SimpleNamespace):
    table = table_of(ada, ada.opens("noughts", ME, EVE, clock={"pace": "relaxed"})["table"]["id"])
    hour.now += 3600
    assert table.seconds_left(0) == 23 * 3600
    assert table.seconds_after(0) == 23 * 3600
    ada.answers(table.id, 0)
    assert table.seconds_left(1) == 24 * 3600


def test_a_clock_never_shows_less_than_nothing(ada: Person, hour: SimpleNamespace):
    table = table_of(ada, ada.opens("noughts", ME, EVE, clock={"pace": "live"})["table"]["id"])
    hour.now += 599
    assert not table.time_is_over(0)
    hour.now += 100
    assert table.seconds_left(0) == 0
    assert table.time_is_over(0)
    assert not table.time_is_over(1)


def put_away(ada: Person, table: str) -> None:
    tables = tables_of(ada)
    assert table_of(ada, table).idle
    ada.http.blocking_portal.call(tables.put_away, table_of(ada, table))
    assert table not in {each.id for each in tables.held}


def test_a_table_with_a_clock_leaves_memory_when_nobody_is_there(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.registry.KEPT", 1)
    timed = ada.opens("noughts", ME, EVE, clock=CLOCK)["table"]["id"]
    for _ in range(3):
        ada.opens("noughts", ME, EVE)
    assert timed not in {table.id for table in tables_of(ada).held}
    assert timed not in tables_of(ada).attended


@pytest.mark.parametrize("at_zero", ["nothing", "bot"])
def test_a_clock_goes_on_while_its_table_is_put_away(ada: Person, hour: SimpleNamespace, at_zero: str):
    table = ada.opens("noughts", ME, EVE, clock={"pace": "live", "at_zero": at_zero})["table"]["id"]
    hour.now += 20
    ada.answers(table, 0)
    hour.now += 100
    put_away(ada, table)
    hour.now += 50
    ada.view(table)
    assert [table_of(ada, table).seconds_left(seat) for seat in (0, 1)] == [610.0, 450.0]
    assert tables_of(ada).parked_clocks.due() == []


def test_a_table_that_was_put_away_is_fetched_back_when_somebodys_time_is_over(ada: Person, hour: SimpleNamespace):
    tables = tables_of(ada)
    kept, due = (
        ada.opens("noughts", ME, EVE, clock={"pace": "live", "at_zero": at_zero})["table"]["id"]
        for at_zero in ("nothing", "bot")
    )
    put_away(ada, kept)
    put_away(ada, due)
    hour.now += 599
    assert tables.parked_clocks.due() == []
    hour.now += 2
    wait_for(lambda: table_in_memory(ada, due) > 0)
    assert kept not in {table.id for table in tables.held}


@pytest.mark.parametrize("seats", [[], [1]])
def test_a_table_at_which_nothing_goes_on_by_itself_is_left_in_peace(
    ada: Person, monkeypatch: pytest.MonkeyPatch, seats: list[int]
):
    tables, table = tables_of(ada), ada.opens("noughts", ME, EVE)["table"]["id"]
    monkeypatch.setattr("fathom.server.tables.automatic_play.automatic", lambda table: seats)
    tables.attended.add(table)
    tables.put_away(table_of(ada, table))
    assert (table in tables.attended) is bool(seats)


def test_a_table_at_which_time_is_over_is_not_put_away_before_that_has_effect(ada: Person, hour: SimpleNamespace):
    for clock, idle in ((CLOCK, False), ({**CLOCK, "at_zero": "nothing"}, True)):
        table = table_of(ada, ada.opens("noughts", ME, EVE, clock=clock)["table"]["id"])
        hour.now += 24 * 3600
        assert table.idle == idle


def test_only_so_many_clocks_are_remembered(ada: Person, hour: SimpleNamespace, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.parked_clocks.MOST", 2)
    names = [ada.opens("noughts", ME, EVE, clock=CLOCK)["table"]["id"] for _ in range(3)]
    names.append(ada.opens("noughts", ME, EVE)["table"]["id"])
    for name in names:
        put_away(ada, name)
    hour.now += 24 * 3600
    assert tables_of(ada).parked_clocks.due() == names[1:3]


# --------------------------------------------------------------------------------------- shared tables


@pytest.fixture
def allies(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without secrets, played as if all were on one side."""
    monkeypatch.setattr(load("noughts"), "cooperative", True)
    return "noughts"


def shared(ada: Person, bob: Person, game: str, **terms: object) -> str:
    opened = ada.opens(game, ME, OPEN, shared=True, **terms)
    table: str = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"], "name": "Bob"})
    return table


def test_at_a_shared_table_whoever_sits_there_answers_for_absent_allies(ada: Person, bob: Person, allies: str):
    table = shared(ada, bob, allies)
    ada.answers(table, 0)
    seat = ada.view(table, 0)["table"]["seats"][1]
    assert (seat["mine"], seat["stand_in"]) == (False, True)
    assert ada.view(table, 0)["question"]["mine"] == [1]
    ada.answers(table, 1)
    assert ada.view(table)["answers"] == 2
    stranger = newcomer(ada)
    assert stranger.http.get(f"/api/tables/{table}/view", params={"seat": 0}).status_code == 403


def test_nobody_stands_in_for_an_ally_who_is_here_and_it_gives_no_right_to_the_seat(
    ada: Person, bob: Person, allies: str
):
    table = shared(ada, bob, allies)
    ada.answers(table, 0)
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 1})
        socket.receive_json()
        body = {"seat": 1, "number": 1, "action": {"do": "mark", "cell": 8}}
        assert ada.post(f"/api/tables/{table}/answer", body, 403)["why"] == "not-your-seat"
    for what in ("link", "hand-over", "take-back"):
        assert ada.post(f"/api/tables/{table}/{what}", {"seat": 1}, 403)["why"] == "not-your-seat"
    assert ada.http.get(f"/api/tables/{table}/devices", params={"seat": 1}).status_code == 403


def test_who_stands_in_for_an_ally_does_not_speak_for_him(ada: Person, bob: Person, allies: str):
    """Neither in the chat nor where it is agreed whose a seat shall be; what is played may be taken back for both."""
    table = shared(ada, bob, allies)
    said = {"seat": 1, "text": "I am Bob"}
    assert ada.post(f"/api/tables/{table}/chat", said, 403)["why"] == "not-your-seat"
    wish = {"seat": 1, "kind": "bot", "target": 0}
    assert ada.post(f"/api/tables/{table}/propose", wish, 403)["why"] == "not-your-seat"
    held = table_of(ada, table)
    held.proposal = Proposal("give it away", "claim", 0, 0, [], [1])
    ballot = {"seat": 1, "proposal": "give it away", "agree": True}
    assert ada.post(f"/api/tables/{table}/vote", ballot, 403)["why"] == "not-your-seat"
    ada.answers(table, 0)
    ada.answers(table, 1)
    ada.post(f"/api/tables/{table}/propose", {"seat": 0, "kind": "undo"})
    assert votes(ada, table, 1, True)["answers"] == 0


def test_a_game_with_secrets_or_sides_is_not_shared(ada: Person):
    for game in ("nautilus", "noughts", "unfathomable"):
        seats = [ME, BOT, BOT][: load(game).seats[0]]
        body = {"game": game, "seats": seats, "terms": {"shared": True}}
        assert ada.post("/api/tables", body, 400)["why"] == "cannot-share"


def test_where_nothing_is_shared_nobody_answers_for_others(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    assert not ada.view(table, 0)["table"]["seats"][1]["stand_in"]
    assert bob.post(f"/api/tables/{table}/undo", {"seat": 0}, 403)["why"] == "not-your-seat"


# -------------------------------------------------------------------------------------- standing passes


@pytest.mark.usefixtures("nobody_wakes_bots")
def test_a_seat_passes_unasked_at_a_kind_of_window_until_it_wants_to_be_asked_again(ada: Person):
    table = at_a_window(ada)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    prompt = table.asks[seat].prompt
    others = [each for each in (-1, 0, 1, 2) if each != seat]
    before = [msgspec.json.encode(views.view(table, each, "somebody")) for each in others]
    assert seat not in automatic_play.automatic(table)
    table.seats[seat].passes = frozenset({prompt})
    assert seat in automatic_play.automatic(table)
    assert table.forced(seat, table.asks[seat]).idle
    assert [msgspec.json.encode(views.view(table, each, "somebody")) for each in others] == before
    table.seats[seat].passes = frozenset({"another-window"})
    assert seat not in automatic_play.automatic(table)


def test_in_an_open_game_a_seat_passes_unasked_at_its_windows_only(ada: Person):
    table = table_of(ada, ada.opens("machina-arcana", ME, EVE)["table"]["id"])
    window = Ask(0, [GoOn(), Use(Card("capacitor"))], "window")
    turn = Ask(0, [EndTurn(), Leave()], "act")
    assert [table.windowed(window), table.windowed(turn)] == [True, False]
    assert table.forced(0, window) is None
    table.seats[0].passes = frozenset({"window", "act"})
    assert [table.forced(0, window), table.forced(0, turn)] == [GoOn(), None]


def test_a_standing_pass_is_stored_shown_to_its_holder_only_and_cancelled(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, BOT)["table"]["id"]
    body = {"seat": 0, "prompt": "before-roll"}
    assert ada.post(f"/api/tables/{table}/pass", body)["table"]["seats"][0]["passes"] == ["before-roll"]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert ada.view(table, 0)["table"]["seats"][0]["passes"] == ["before-roll"]
    assert bob.get(f"/api/tables/{table}")["seats"][0]["passes"] == []
    assert bob.post(f"/api/tables/{table}/pass", body, 403)["why"] == "not-your-seat"
    assert ada.post(f"/api/tables/{table}/pass", {**body, "on": False})["table"]["seats"][0]["passes"] == []


@pytest.mark.usefixtures("nobody_wakes_bots")
def test_a_bot_that_plays_for_a_seat_does_not_pass_for_it(ada: Person):
    table = at_a_window(ada)
    seat = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    table.seats[seat].passes = frozenset({table.asks[seat].prompt})
    table.seats[seat].kind = "bot"
    assert table.forced(seat, table.asks[seat]) is None


def test_options_have_sensible_defaults():
    assert TableOptions() == TableOptions(public=False, chat=True, odds=True, several=False, shared=False)


def test_only_so_many_kinds_of_windows_can_be_passed_unasked(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.people.seats.MOST_PASSES", 2)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    path = f"/api/tables/{table}/pass"
    for prompt in ("one", "two", "one"):
        ada.post(path, {"seat": 0, "prompt": prompt, "on": True})
    assert ada.post(path, {"seat": 0, "prompt": "three", "on": True}, 400)["why"] == "bad-request"
    ada.post(path, {"seat": 0, "prompt": "two", "on": False})
    ada.post(path, {"seat": 0, "prompt": "three", "on": True})
    assert table_of(ada, table).seats[0].passes == {"one", "three"}

"""Reopening a table reads its last snapshot and little more; what led there is read when somebody looks back."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import fathom.server
from fathom.kernel import Game, Illegal, Match
from fathom.kernel.cards.effects import Context, Resolve
from fathom.kernel.record.match import Snapshot
from fathom.kernel.record.record import MISSING
from fathom.server.storage import schema
from fathom.server.storage.database import Database
from fathom.server.tables import answering, automatic_play, reopening
from fathom.server.tables.table import Table
from tests.server.conftest import ME, Person, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}
ANSWERS = 40


@pytest.fixture(autouse=True)
def _small_pages(monkeypatch):
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    monkeypatch.setattr(reopening, "PAGE", 7)
    monkeypatch.setattr(reopening, "RECENT", 5)


def plays(person: Person, table: str, answers: int, seed: str = "long") -> None:
    """At least so many answers more; those that nobody has a choice about come along."""
    chooser = Random(seed)
    enough = table_of(person, table).answers + answers
    while (held := table_of(person, table)).answers < enough:
        seat = chooser.choice(list(held.asks))
        action = chooser.choice(held.asks[seat].options)
        person.http.blocking_portal.call(answering.answer, tables_of(person), held, seat, held.number, action)


def reopened(person: Person, table: str) -> Table:
    tables = tables_of(person)
    person.http.blocking_portal.call(tables.forget, table_of(person, table))
    return person.http.blocking_portal.call(tables.open, table)


@pytest.fixture
def played(ada: Person) -> tuple[str, Match]:
    """A table at which much has happened, and its match as it was in memory."""
    table = ada.opens("nautilus", ME, EVE, seed="reopening")["table"]["id"]
    plays(ada, table, ANSWERS)
    match = table_of(ada, table).match
    assert match is not None
    return table, match


def test_only_the_end_of_a_record_is_read(ada: Person, played: tuple[str, Match], monkeypatch: pytest.MonkeyPatch):
    table, before = played
    read: list[int] = []
    rows = type(tables_of(ada).store)._rows

    def counted(store: Any, query: sa.Select[Any]) -> Any:
        found = rows(store, query)
        read.extend(row["number"] for row in found if "action" in row)
        return found

    monkeypatch.setattr(type(tables_of(ada).store), "_rows", counted)
    match = reopened(ada, table).match
    assert match is not None
    assert 0 < len(read) < ANSWERS / 2
    assert match.answers._all[0] is MISSING
    assert (match.number, len(match.journal)) == (before.number, len(before.journal))
    assert match.game.pack(match.state) == before.game.pack(before.state)


def test_who_looks_back_finds_everything(ada: Person, played: tuple[str, Match]):
    table, before = played
    match = reopened(ada, table).match
    assert match is not None
    assert match.journal[20:23] == before.journal[20:23]
    assert match.answers[10] == before.answers[10]
    assert match.answers._all[0] is MISSING
    twin = match.clone()
    assert twin.answers == before.answers
    assert match.journal == before.journal


@pytest.mark.parametrize("number", [0, 1, 13, ANSWERS - 9, ANSWERS])
def test_any_question_is_found_again(ada: Person, played: tuple[str, Match], number: int):
    table, before = played
    then = before.clone()
    then.rewind(number)
    match = reopened(ada, table).match
    assert match is not None
    twin = match.clone()
    twin.rewind(number)
    assert twin.game.pack(twin.state) == then.game.pack(then.state)
    assert twin.journal == then.journal
    assert twin.answers == then.answers
    assert match.journal == before.journal  # the twin has gone back alone


def test_a_reopened_table_is_played_on_taken_back_and_reopened(ada: Person, played: tuple[str, Match]):
    table, before = played
    held, twin = reopened(ada, table), before.clone()
    ada.http.blocking_portal.call(answering.rewind, tables_of(ada), held, 20)
    twin.rewind(20)
    plays(ada, table, 15, "another way")
    match = held.match
    assert match is not None
    for given in match.answers[20:]:
        twin.answer(given.seat, given.action)
    again = reopened(ada, table).match
    assert again is not None
    assert again.answers == twin.answers
    assert again.journal == twin.journal


def test_an_export_of_a_reopened_table_is_whole(ada: Person):
    table = ada.opens("connect-four", ME, EVE, seed="reopening")["table"]["id"]
    while table_of(ada, table).status == "playing":
        plays(ada, table, 1, str(table_of(ada, table).number))
    before = ada.http.get(f"/api/tables/{table}/export").content
    reopened(ada, table)
    assert ada.http.get(f"/api/tables/{table}/export").content == before
    reopened(ada, table)
    assert ada.post(f"/api/tables/{table}/fork", {"at": 3})["table"]["answers"] == 3


# ----------------------------------------------------------------------------------- changed rules, older rows


def changed(change: Callable[[Match, int], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that do something more with each answer."""
    answer = Match.answer

    def answers(match: Match, seat: int, action: Any) -> None:
        answer(match, seat, action)
        change(match, seat)

    monkeypatch.setattr(Match, "answer", answers)


def within_a_step(person: Person, table: str) -> None:
    """Play on until a question lies behind the last snapshot."""
    while True:
        match = table_of(person, table).match
        assert match is not None
        if match.snapshots[-1].answers < match.number:
            return
        plays(person, table, 1, str(match.number))


def test_what_newer_rules_tell_otherwise_is_stored_anew(ada: Person, played: tuple[str, Match], monkeypatch):
    table, match = played
    within_a_step(ada, table)
    with monkeypatch.context() as newer:
        changed(lambda match, seat: match.state.tell(match.journal[-1]), newer)
        retold = reopened(ada, table).match
        assert retold is not None
        assert len(retold.journal) > len(match.journal)
    plays(ada, table, 8)
    held = table_of(ada, table).match
    again = reopened(ada, table).match
    assert held is not None
    assert again is not None
    assert again.journal == held.journal


def test_a_step_whose_answers_no_longer_fit_is_asked_again(ada: Person, played: tuple[str, Match], monkeypatch):
    table, match = played
    within_a_step(ada, table)
    undone, start = table_of(ada, table).undone, match.snapshots[-1].answers

    def refuses(match: Match, seat: int) -> None:
        raise Illegal("not-an-option")

    with monkeypatch.context() as newer:
        changed(refuses, newer)
        held = reopened(ada, table)
    assert held.match is not None
    assert (held.match.number, held.match.notice) == (start, "step-asked-again")
    assert held.undone == undone + match.number - start
    again = reopened(ada, table).match
    assert again is not None
    assert (again.number, again.notice) == (start, "")


def rewritten(person: Person, table: str, snapshots: int) -> None:
    """Let the last snapshots of a table name an effect that stands on no card."""
    store, kept, game = tables_of(person).store, schema.answers.c, table_of(person, table).game
    those = sa.select(kept.number, kept.snapshot).where(kept.table_id == table, kept.snapshot.is_not(None))
    for row in store.now(those.order_by(kept.number.desc()).limit(snapshots)):
        changed = sa.update(schema.answers).where(kept.table_id == table, kept.number == row["number"])
        write = changed, {"snapshot": within_a_lost_card(game, row["snapshot"])}
        person.http.blocking_portal.call(store.write, write)


def within_a_lost_card(game: Game, packed: bytes) -> bytes:
    snapshot = msgspec.msgpack.decode(packed, type=Snapshot)
    state = game.unpack(snapshot.packed)
    state.push(Resolve("nautilus/cards/lost.do", Context(0)))
    return msgspec.msgpack.encode(msgspec.structs.replace(snapshot, packed=game.pack(state)))


def test_a_table_left_in_a_card_that_reads_otherwise_now_is_taken_up_before_it(ada: Person, played: tuple[str, Match]):
    table, before = played
    rewritten(ada, table, 3)
    match = reopened(ada, table).match
    assert match is not None
    assert (match.number, match.notice) == (before.number, "")
    assert match.game.pack(match.state) == before.game.pack(before.state)


def test_a_table_that_cannot_be_taken_up_anywhere_says_so(ada: Person, played: tuple[str, Match]):
    table, before = played
    rewritten(ada, table, before.number)
    start = tables_of(ada).store.now(sa.select(schema.tables.c.start_snapshot).where(schema.tables.c.id == table))
    lost = within_a_lost_card(before.game, start[0]["start_snapshot"])
    change = sa.update(schema.tables).where(schema.tables.c.id == table)
    ada.http.blocking_portal.call(tables_of(ada).store.write, (change, {"start_snapshot": lost}))
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    refused = ada.http.get(f"/api/tables/{table}")
    assert refused.status_code == 410
    assert refused.json()["why"] == "table-outdated"
    assert "other rules" in refused.json()["message"]


def test_a_migration_counts_what_was_told(tmp_path: Path):
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(Path(fathom.server.__file__).parent / "storage" / "migrations"))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        texts = dict.fromkeys(("game", "options", "seed", "status", "host"), "")
        row = {"id": "a", **texts, "rules_version": 1, "seat_count": 2, "created": 0, "undone": 0}
        row |= {"terms": "{}", "start_events": json.dumps([{}, {}])}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({marks})"), row)
        for number, events in enumerate(([{}], [], [{}, {}], [{}])):
            given = {"table_id": "a", "number": number, "events": json.dumps(events)}
            columns = "table_id, number, events, seat, action, seen, at"
            connection.execute(
                sa.text(f"INSERT INTO answers ({columns}) VALUES (:table_id, :number, :events, 0, '', 0, 0)"), given
            )
    database.prepare()
    with database.engine.connect() as connection:
        told = connection.execute(sa.select(schema.answers.c.told).order_by(schema.answers.c.number)).scalars().all()
    database.close()
    assert told == [2, 3, 3, 5]

"""Reviews of finished tables: how far they are, what they tell, and when there are none."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from typer.testing import CliRunner

from fathom.bots import make_bot
from fathom.cli import app as terminal
from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import save
from fathom.lab.reviews.course import Turn
from fathom.lab.reviews.review import read, review
from fathom.lab.reviews.verdicts import Cost
from fathom.lab.studies.simulate import play_out
from fathom.server import wire
from fathom.server.archive import reviews
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.settings import Settings
from tests.server.chores import silent
from tests.server.conftest import BOT, ME, Person, table_of, tables_of

pytestmark = pytest.mark.slow

BOB = {"kind": "me", "name": "Bob"}
CELLS = [0, 3, 1, 4, 2]  # Ada takes the top row
PATIENCE = 240  # seconds
WORK = reviews.work


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, review_budget=600)


def noughts(person: Person, *cells: int) -> str:
    table: str = person.opens("noughts", ME, BOB)["table"]["id"]
    for turn, cell in enumerate(cells):
        person.answers(table, turn % 2, lambda options, cell=cell: {"do": "mark", "cell": cell})
    return table


def reviewed(person: Person, table: str):
    until = time.monotonic() + PATIENCE
    while (found := person.get(f"/api/tables/{table}/review"))["progress"] < 1:
        assert time.monotonic() < until, found
        time.sleep(0.05)
    return found


def test_it_is_worked_out_when_somebody_asks(ada: Person):
    table = noughts(ada, *CELLS)
    assert ada.get(f"/api/tables/{table}/review")["progress"] < 1
    found = reviewed(ada, table)
    assert [line["name"] for line in found["lines"]] == ["Ada", "Bob"]
    assert [line["chances"][-1] for line in found["lines"]] == [1.0, 0.0]
    assert found["moments"] == [0, 1, 2, 3, 4, 5]
    assert found["judged"] == 5
    assert "Mark the top right cell" in [turn["answer"] for turn in found["turns"]]
    assert [cost["cost"] for cost in found["costs"]] == sorted((cost["cost"] for cost in found["costs"]), reverse=True)


def test_turns_and_costs_are_told_as_they_were_found(ada: Person):
    table = table_of(ada, noughts(ada, *CELLS))
    found = review(table.match, 100)
    given = [each.action for each in table.match.answers]
    turns, costs = [Turn(2, 0, given[2], 1, 0.75, 0.5)], [Cost(3, 1, given[3], given[4], 0.25, 0.125)]
    told = views.review(table, 0.5, msgspec.structs.replace(found, turns=turns, costs=costs, judged=4), "en")
    assert told.turns == [wire.ReviewTurn(2, 0, "Mark the top middle cell", 1, 0.75, 0.5)]
    words = ("Mark the centre cell", "Mark the top right cell")
    assert told.costs == [wire.ReviewCost(3, 1, *words, 0.25, 0.125)]
    assert (told.progress, told.judged, told.moments) == (0.5, 4, found.moments)


def record(name: str, *bots: str) -> bytes:
    game = load(name)
    match = Match.start(game, len(bots), seed="alike")
    play_out(match, [make_bot(game, bot, f"{bot} {seat}") for seat, bot in enumerate(bots)])
    return save(match, list(bots))


@pytest.mark.parametrize(
    ("budget", "line_up"), [(600, ("connect-four", "alert", "random")), (100, ("nautilus", "greedy", "random"))]
)
def test_web_and_terminal_tell_the_same_of_one_record(
    ada: Person, tmp_path: Path, budget: int, line_up: tuple[str, ...]
):
    """The chances, the turns and the costly answers: of a table in the browser, and of its record in the terminal."""
    ada.app.pages.state.reviews._budget = budget
    opened = ada.sends("/api/import", record(*line_up)).json()["table"]["id"]
    web = reviewed(ada, opened)
    file = tmp_path / "game.fathom"
    file.write_bytes(ada.http.get(f"/api/tables/{opened}/export").content)
    shown = CliRunner().invoke(terminal, ["review", str(file), "--budget", str(budget), "--json", "-"]).stdout
    table = table_of(ada, opened)
    told = views.review(table, 1.0, read(table.game, shown.encode()), "en")
    assert web == msgspec.to_builtins(told)
    assert len(web["moments"]) > len(line_up)
    assert web["costs"] or line_up[0] == "nautilus"  # what costs something there takes more games to find


def test_it_is_worked_out_only_once_and_kept(ada: Person, monkeypatch: pytest.MonkeyPatch):
    table = noughts(ada, *CELLS)
    found = reviewed(ada, table)
    monkeypatch.setattr(reviews, "work", None)
    tables_of(ada)._open.clear()
    assert ada.get(f"/api/tables/{table}/review") == found


def test_others_may_read_it_in_their_own_language(ada: Person, bob: Person):
    table = noughts(ada, *CELLS)
    reviewed(ada, table)
    bob.http.headers["accept-language"] = "fr"
    turns = bob.get(f"/api/tables/{table}/review")["turns"]
    assert "Marquer la case en haut à droite" in [turn["answer"] for turn in turns]


def test_a_game_that_is_not_over_is_not_reviewed(ada: Person):
    for table in (noughts(ada, *CELLS[:-1]), ada.opens("noughts", ME, {"kind": "open"})["table"]["id"]):
        refused = ada.http.get(f"/api/tables/{table}/review")
        assert (refused.status_code, refused.json()["why"]) == (409, "not-over")


@pytest.mark.parametrize("table", ["nowhere", "aaaaaaaaaa", "..%2F..%2Fetc"])
def test_a_forged_address_leads_nowhere(ada: Person, table: str):
    assert ada.http.get(f"/api/tables/{table}/review").status_code == 404


def test_a_game_that_is_over_is_not_taken_back_and_keeps_its_review(ada: Person):
    table = noughts(ada, *CELLS)
    found = reviewed(ada, table)
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 0}, 409)["why"] == "nothing-to-undo"
    assert ada.get(f"/api/tables/{table}/review") == found


def test_a_review_that_fails_says_so_and_is_tried_again_later(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "save", lambda match: b"no record")
    table = noughts(ada, *CELLS)
    until = time.monotonic() + PATIENCE
    while (answer := ada.http.get(f"/api/tables/{table}/review")).status_code == 200:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert (answer.status_code, answer.json()["message"]) == (503, "This game could not be reviewed.")
    monkeypatch.undo()
    assert ada.http.get(f"/api/tables/{table}/review").status_code == 503
    monkeypatch.setattr(reviews, "AGAIN", 0.0)
    assert [line["chances"][-1] for line in reviewed(ada, table)["lines"]]


def test_a_review_that_hangs_is_ended_and_the_next_one_goes_on(
    ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(reviews, "work", silent)
    monkeypatch.setattr(reviews, "SILENCE", 0.1)
    hung, following = noughts(ada, *CELLS), noughts(ada, *CELLS)
    assert ada.get(f"/api/tables/{hung}/review")["progress"] == 0
    until = time.monotonic() + PATIENCE
    while ada.http.get(f"/api/tables/{hung}/review").status_code != 503:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert f"the review of table {hung} failed: Hung: not a word for" in caplog.text
    monkeypatch.undo()
    assert reviewed(ada, following)["lines"]


def test_a_review_that_nobody_asks_for_any_more_is_dropped(ada: Person, monkeypatch: pytest.MonkeyPatch):
    all_reviews = ada.app.pages.state.reviews
    monkeypatch.setattr(reviews, "work", silent)
    left, waiting = noughts(ada, *CELLS), noughts(ada, *CELLS)
    for table in (left, waiting):
        ada.get(f"/api/tables/{table}/review")
    assert list(all_reviews._tasks) == [left, waiting]
    monkeypatch.setattr(reviews, "work", WORK)
    all_reviews._asked[left] -= reviews.UNWANTED  # time flies
    assert reviewed(ada, waiting)["lines"]
    assert left not in all_reviews._tasks
    assert reviewed(ada, left)["lines"]  # it did not fail


def test_those_who_left_the_queue_make_room(ada: Person, monkeypatch: pytest.MonkeyPatch):
    all_reviews = ada.app.pages.state.reviews
    monkeypatch.setattr(reviews, "work", silent)
    monkeypatch.setattr(reviews, "WAITING", 2)
    tables = [noughts(ada, *CELLS) for _ in range(3)]
    for table in tables[:2]:
        ada.get(f"/api/tables/{table}/review")
    assert ada.http.get(f"/api/tables/{tables[2]}/review").status_code == 429
    monkeypatch.setattr(reviews, "work", WORK)
    for table in tables[:2]:
        all_reviews._asked[table] -= reviews.UNWANTED
    until = time.monotonic() + PATIENCE
    while ada.http.get(f"/api/tables/{tables[2]}/review").status_code == 429:
        assert time.monotonic() < until
    assert reviewed(ada, tables[2])["lines"]


def test_twenty_tables_may_wait_and_no_more(ada: Person, monkeypatch: pytest.MonkeyPatch):
    async def waits(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(reviews.Reviews, "_review", waits)
    asked = partial(ada.http.blocking_portal.call, ada.app.pages.state.reviews.of)
    *first, last = (SimpleNamespace(id=f"{number}", match=SimpleNamespace(over=True)) for number in range(21))
    assert [asked(table) for table in first] == [(0.0, None)] * 20
    with pytest.raises(Refused, match="too-fast"):
        asked(last)


def test_too_many_cannot_wait(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "WAITING", 0)
    assert ada.http.get(f"/api/tables/{noughts(ada, *CELLS)}/review").status_code == 429


def priorities() -> Iterator[int]:
    """Of this process's children; one may end while they are asked."""
    for each in active_children():
        with suppress(ProcessLookupError):
            yield os.getpriority(os.PRIO_PROCESS, each.pid or 0)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no priorities here")
def test_bots_go_first(ada: Person):
    pages = ada.app.pages
    pages.state.reviews._budget = 10**7  # it will not be ready
    ada.get(f"/api/tables/{noughts(ada, *CELLS)}/review")
    until = time.monotonic() + PATIENCE
    while reviews.LOWEST not in priorities():
        assert time.monotonic() < until
        time.sleep(0.05)
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    ada.answers(table, 0)
    while ada.view(table)["answers"] < 2:
        assert time.monotonic() < until
        time.sleep(0.05)

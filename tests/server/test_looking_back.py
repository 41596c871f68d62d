"""Looking back together: comments by link, replays that one leads, and puzzles made of reviews."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from fathom.games import load
from fathom.lab.reviews.puzzles import Choice, Puzzle
from fathom.server.http.limits import Quota
from fathom.server.live.state_parts import EVERYTHING
from fathom.server.replays import sharing
from fathom.server.storage import schema
from fathom.server.tables import answering
from tests.server.conftest import ME, OPEN, Person, middle, newcomer, table_of, tables_of
from tests.server.test_accounts import all_text, does, signs_up
from tests.server.test_moderation import operator
from tests.server.two_workers import Workers, database, workers

__all__ = ["database", "operator", "workers"]

CELLS = [0, 3, 1, 4, 2]  # Ada takes the top row


def finished(ada: Person, bob: Person | None = None, cells: list[int] = CELLS, **more: Any) -> str:
    """A game of noughts between Ada and Bob, who sits there if he is given."""
    other = OPEN if bob else {**ME, "name": "Bob"}
    table: str = ada.opens("noughts", ME, other, public=True, **more)["table"]["id"]
    if bob:
        bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    for turn, cell in enumerate(cells):
        who = bob if bob and turn % 2 else ada
        who.answers(table, turn % 2, lambda options, cell=cell: {"do": "mark", "cell": cell})
    return table


def takes_back(person: Person, table: str) -> None:
    """A game that was over goes on: its last answer is no more."""
    tables, held = tables_of(person), table_of(person, table)

    async def back() -> None:
        async with held.lock:
            shown, match = held.number, tables.playing(held)
            match.rewind(match.number - 1)
            await answering._unwrite(tables, held, shown)

    person.http.blocking_portal.call(back)


def comments(person: Person, table: str, text: str, moment: int = 2, status: int = 200, **more: Any) -> Any:
    return person.post(f"/api/tables/{table}/remarks", {"moment": moment, "text": text, **more}, status)


def read(person: Person, table: str) -> list[str]:
    return [each["text"] for each in person.get(f"/api/tables/{table}/remarks")]


# ---------------------------------------------------------------------------------------- comments


def test_comments_stand_at_their_moments_in_the_order_of_the_game(ada: Person, bob: Person):
    table = finished(ada)
    comments(bob, table, "the end", 5, name="Rob")
    comments(ada, table, "the middle", 3)
    told = newcomer(ada).get(f"/api/tables/{table}/remarks")
    assert [(each["moment"], each["name"], each["text"]) for each in told] == [
        (3, "Ada", "the middle"),
        (5, "Rob", "the end"),
    ]
    assert comments(bob, table, "beyond", 6, 404)["why"] == "no-such-moment"


def test_nobody_is_called_like_somebody_who_played(ada: Person, bob: Person):
    assert comments(bob, finished(ada), "It is I", name="Ada")[0]["name"] == "Ada 2"


def test_a_game_that_goes_on_has_no_comments_nor_one_that_was_taken_back(ada: Person, bob: Person):
    running = finished(ada, cells=CELLS[:-1])
    assert comments(ada, running, "early", 1, 409)["why"] == "not-over"
    assert ada.http.get(f"/api/tables/{running}/remarks").status_code == 409
    table = finished(ada)
    comments(ada, table, "She had the trap all along")
    remark = ada.get(f"/api/tables/{table}/remarks")[0]["id"]
    takes_back(ada, table)
    for person in (ada, bob):
        assert person.http.get(f"/api/tables/{table}/remarks").status_code == 409
    assert bob.post(f"/api/remarks/{remark}/report", {"why": "spam"}, 409)["why"] == "not-over"


def test_who_wrote_it_and_the_host_can_delete_it(ada: Person, bob: Person):
    table, eve = finished(ada), newcomer(ada)
    first, second = comments(bob, table, "one"), comments(bob, table, "two")
    ids = [each["id"] for each in second]
    assert [each["removable"] for each in first] == [True]
    assert eve.post(f"/api/remarks/{ids[0]}/delete", status=403)["why"] == "not-your-comment"
    assert bob.http.post(f"/api/remarks/{ids[0]}/delete", json={}).status_code == 204
    assert ada.http.post(f"/api/remarks/{ids[1]}/delete", json={}).status_code == 204
    assert read(eve, table) == []
    assert bob.post(f"/api/remarks/{ids[0]}/delete", status=404)["why"] == "no-such-comment"


def test_who_is_muted_is_not_read_and_who_is_blocked_cannot_write(ada: Person, bob: Person):
    table = finished(ada)
    (remark,) = comments(bob, table, "something rude")
    assert ada.http.post(f"/api/remarks/{remark['id']}/silence", json={"kind": "mute"}).status_code == 204
    assert (read(ada, table), read(bob, table)) == ([], ["something rude"])
    comments(bob, table, "again")
    ada.http.post(f"/api/remarks/{remark['id']}/silence", json={"kind": "block"})
    assert comments(bob, table, "once more", status=403)["why"] == "cannot-comment"
    assert bob.post(f"/api/tables/{table}/replays", {"moment": 0, "viewpoint": -1}, 403)["why"] == "cannot-comment"


def test_a_comment_is_reported_with_its_moment_and_its_writer_suspended(ada: Person, bob: Person, operator: Person):
    table = finished(ada)
    (remark,) = comments(bob, table, "something rude", 3)
    told = {"why": "insult", "text": "Not here."}
    assert bob.post(f"/api/remarks/{remark['id']}/report", told, 400)["why"] == "own-report"
    assert ada.post(f"/api/remarks/{remark['id']}/report", told) == {"read": True}
    (report,) = operator.get("/api/admin/reports")
    assert (report["about"], report["answers"], report["text"]) == ("comment", 3, "Not here.")
    assert [line["text"] for line in report["chat"]] == ["something rude"]
    operator.post("/api/admin/suspend", {"report": report["id"], "days": 1})
    assert comments(bob, table, "more", status=403)["why"] == "suspended"


def test_comments_are_limited(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    table = finished(ada)
    monkeypatch.setattr(tables_of(ada), "remarking", Quota("remarks", 0.001, 2, "too-many-sent"))
    for number in range(2):
        comments(bob, table, f"number {number}")
    assert comments(bob, table, "number 2", status=429)["why"] == "too-many-sent"
    comments(ada, table, "another person")


# ----------------------------------------------------------------------------------- shared replays


def shares(person: Person, table: str, moment: int = 0) -> Any:
    return person.post(f"/api/tables/{table}/replays", {"moment": moment, "viewpoint": -1})


def follows(person: Person, replay: Any, name: str = "") -> Any:
    return person.post(f"/api/replays/{replay['id']}/follow", {"name": name})


def moves(person: Person, replay: Any, moment: int, status: int = 200, viewpoint: int = -1) -> Any:
    return person.post(f"/api/replays/{replay['id']}/move", {"moment": moment, "viewpoint": viewpoint}, status)


def hands_over(person: Person, replay: Any, to: str, status: int = 200) -> Any:
    return person.post(f"/api/replays/{replay['id']}/lead", {"to": to}, status)


def me(shown: Any) -> str:
    (mine,) = [each["id"] for each in shown["people"] if each["me"]]
    return str(mine)


def test_one_leads_others_follow_and_the_lead_is_handed_over(ada: Person, bob: Person):
    table = finished(ada)
    replay = shares(ada, table, 1)
    theirs = follows(bob, replay, "Bob’s friend")
    assert (theirs["moment"], theirs["leading"], replay["leading"]) == (1, False, True)
    assert [(each["name"], each["leads"]) for each in theirs["people"]] == [("Ada", True), ("Bob’s friend", False)]
    moves(ada, replay, 4, viewpoint=EVERYTHING)
    seen = bob.get(f"/api/replays/{replay['id']}", after=theirs["revision"])
    assert (seen["moment"], seen["viewpoint"]) == (4, EVERYTHING)
    assert moves(bob, replay, 2, 403)["why"] == "not-leading"
    assert hands_over(bob, replay, me(theirs), 403)["why"] == "not-leading"
    hands_over(ada, replay, me(theirs))
    assert moves(bob, replay, 2)["moment"] == 2
    assert moves(ada, replay, 3, 403)["why"] == "not-leading"
    assert moves(bob, replay, 6, 404)["why"] == "no-such-moment"


def test_news_are_waited_for(ada: Person, bob: Person):
    replay = shares(ada, finished(ada))
    theirs = follows(bob, replay)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(bob.get, f"/api/replays/{replay['id']}", after=theirs["revision"])
        time.sleep(0.2)
        assert not waiting.done()
        moves(ada, replay, 3)
        assert waiting.result()["moment"] == 3


def test_who_follows_talks_and_mutes(ada: Person, bob: Person):
    table = finished(ada)
    replay = shares(ada, table, 2)
    follows(bob, replay, "Rob")
    bob.post(f"/api/replays/{replay['id']}/say", {"text": "Why not the centre?"})
    (line,) = ada.get(f"/api/replays/{replay['id']}")["chat"]
    assert (line["name"], line["text"], line["moment"]) == ("Rob", "Why not the centre?", 2)
    assert read(ada, table) == []  # it is no comment
    ada.http.post(f"/api/remarks/{line['id']}/silence", json={"kind": "mute"})
    assert ada.get(f"/api/replays/{replay['id']}")["chat"] == []
    assert len(bob.get(f"/api/replays/{replay['id']}")["chat"]) == 1
    eve = newcomer(ada)
    assert eve.post(f"/api/replays/{replay['id']}/say", {"text": "Hello"}, 403)["why"] == "not-following"
    assert eve.http.get(f"/api/replays/{replay['id']}").json()["why"] == "not-following"


def test_the_lead_is_taken_only_when_whoever_had_it_has_gone(ada: Person, bob: Person, monkeypatch: pytest.MonkeyPatch):
    replay = shares(ada, finished(ada))
    theirs = follows(bob, replay)
    assert not theirs["can_lead"]
    monkeypatch.setattr(sharing, "AWAY", -1.0)
    seen = bob.get(f"/api/replays/{replay['id']}")
    assert seen["can_lead"]
    assert hands_over(bob, replay, me(theirs))["leading"]


def test_what_a_replay_shows_survives_a_restart(ada: Person, bob: Person):
    replay = shares(ada, finished(ada))
    follows(bob, replay)
    moves(ada, replay, 3)
    tables_of(ada)._open.clear()
    ada.app.pages.state.replays = sharing.SharedReplays(tables_of(ada))  # type: ignore[attr-defined]
    assert bob.get(f"/api/replays/{replay['id']}")["moment"] == 3
    assert moves(ada, replay, 4)["moment"] == 4


def test_another_worker_tells_at_once(workers: Workers):
    one, other = workers.start(), workers.start()
    replay = shares(one, finished(one))
    guest = workers.guest(other)
    theirs = follows(guest, replay, "Bob")
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(guest.get, f"/api/replays/{replay['id']}", after=theirs["revision"])
        time.sleep(0.3)
        moves(one, replay, 3)
        assert waiting.result()["moment"] == 3


def test_a_replay_ends_when_its_game_goes_on(ada: Person, bob: Person):
    table = finished(ada)
    running = finished(ada, cells=CELLS[:-1])
    assert ada.post(f"/api/tables/{running}/replays", {"moment": 0, "viewpoint": -1}, 409)["why"] == "not-over"
    replay = shares(ada, table)
    follows(bob, replay)
    takes_back(ada, table)
    for path in ("", "/move", "/say", "/follow"):
        body = {"/move": {"moment": 0, "viewpoint": -2}, "/say": {"text": "x"}, "/follow": {"name": ""}}.get(path)
        url = f"/api/replays/{replay['id']}{path}"
        refused = ada.http.post(url, json=body) if body else ada.http.get(url)
        assert refused.json()["why"] == "not-over", path


# ------------------------------------------------------------------------------------- of a person


def test_a_person_takes_along_reads_and_deletes_what_they_wrote(ada: Person, bob: Person):
    table = finished(ada)
    (remark,) = comments(bob, table, "my secret recipe", name="Robert the Bruce")
    replay = shares(ada, table)
    follows(bob, replay, "Robert the Bruce")
    ada.post(f"/api/remarks/{remark['id']}/report", {"why": "other"})
    signs_up(bob)
    assert [each["mine"] for each in bob.get(f"/api/tables/{table}/remarks")] == [True]
    assert me(bob.get(f"/api/replays/{replay['id']}"))
    told = bob.get("/api/account/export")
    assert [each["text"] for each in told["remarks"]] == ["my secret recipe"]
    assert [each["replay_id"] for each in told["shared_replays"]] == [replay["id"]]
    assert "my secret recipe" in all_text(ada)
    does(bob, "delete")
    left = all_text(ada)
    assert "my secret recipe" not in left
    assert "Robert the Bruce" not in left
    assert bob.http.get(f"/api/replays/{replay['id']}").json()["why"] == "not-following"


# ------------------------------------------------------------------------------------------ puzzles


def puzzle_of(person: Person, table: str, at: int, best: Any = None) -> Any:
    """Put a puzzle of a moment into the store, as a review does; returns the question as it was asked then."""
    held = table_of(person, table)
    assert held.match is not None
    here = held.match.clone()
    here.rewind(at)
    given = held.match.answers[at]
    options = here.ask(given.seat).options
    best = best or next(option for option in options if option != given.action)
    others = [Choice(option, 0.3, 0.4, 0.1) for option in options if option != best]
    puzzle = Puzzle(at, given.seat, given.action, [Choice(best, 0.7, 0.0, 0.0), *others])
    row = {"id": "puzzle", "table_id": table, "game": held.game.name, "at": 1.0}
    content = msgspec.json.encode(puzzle).decode()
    write = (schema.NEW_PUZZLES, {**row, "content": content})
    person.http.blocking_portal.call(tables_of(person).store.write, write)
    return here, puzzle


def tries(person: Person, action: Any, status: int = 200) -> Any:
    return person.post("/api/puzzles/puzzle/answer", {"action": msgspec.to_builtins(action)}, status)


def test_a_puzzle_is_tried_until_the_best_answer_is_found(ada: Person, bob: Person):
    table = finished(ada)
    _, puzzle = puzzle_of(ada, table, 1)
    (listed,) = bob.get("/api/puzzles", game="noughts")
    assert (listed["id"], listed["answers"], listed["own"]) == ("puzzle", 8, False)
    shown = bob.get("/api/puzzles/puzzle")["view"]
    assert shown["seat"] == 1
    assert len(shown["question"]["options"]) == 8
    wrong = tries(bob, puzzle.choices[1].action)
    assert (wrong["right"], wrong["tried"]["chance"], wrong["best_chance"]) == (False, 0.3, 0.7)
    assert (wrong["choices"], wrong["given"]) == ([], None)
    right = tries(bob, puzzle.choices[0].action)
    assert right["right"]
    assert [each["chance"] for each in right["choices"]] == [0.7] + [0.3] * 7
    assert right["given"] == {"do": "mark", "cell": 3}
    assert tries(bob, {"do": "mark", "cell": 0}, 422)["why"] == "not-an-option"
    assert tries(bob, None)["choices"] == right["choices"]


def test_strangers_get_puzzles_of_public_tables_without_names(ada: Person, bob: Person):
    table = finished(ada)
    puzzle_of(ada, table, 1)
    seen = bob.get("/api/puzzles/puzzle")["view"]["table"]
    assert [each["name"] for each in seen["seats"]] == ["", ""]
    assert (seen["seed"], seen["proof"]) == (None, None)
    assert ada.get("/api/puzzles/puzzle")["view"]["table"]["seats"][0]["name"] == "Ada"


def test_a_private_table_makes_puzzles_only_for_those_who_sat_there(ada: Person, bob: Person):
    table = ada.opens("noughts", ME, {**ME, "name": "Bob"})["table"]["id"]
    for turn, cell in enumerate(CELLS):
        ada.answers(table, turn % 2, lambda options, cell=cell: {"do": "mark", "cell": cell})
    puzzle_of(ada, table, 1)
    assert bob.get("/api/puzzles", game="noughts") == []
    assert bob.http.get("/api/puzzles/puzzle").json()["why"] == "no-such-puzzle"
    assert tries(bob, None, 404)["why"] == "no-such-puzzle"
    assert [each["own"] for each in ada.get("/api/puzzles", game="noughts")] == [True]


@pytest.mark.parametrize("game", ["sleeping-gods", "machina-arcana", "unfathomable"])
def test_where_a_game_tells_a_story_nobody_else_gets_its_puzzles(game: str):
    """A campaign has not read what another one has."""
    from fathom.server.replays.puzzles import _may_try

    assert load(game).story.prose is not None
    terms = {"public": True}
    assert not _may_try({"table_id": "theirs", "terms": terms, "game": game}, {"mine"})
    assert _may_try({"table_id": "mine", "terms": terms, "game": game}, {"mine"})
    assert _may_try({"table_id": "theirs", "terms": terms, "game": "nautilus"}, {"mine"})


def test_a_puzzle_shows_what_its_seat_saw_then_and_nothing_else(ada: Person, bob: Person):
    """Byte for byte what the seat was sent when it was asked."""
    table = ada.opens("nautilus", ME, {**ME, "name": "Bob"}, public=True)["table"]["id"]
    seen = {}
    while (view := ada.view(table))["question"]:
        seat = view["question"]["waiting"][0]
        seen[view["answers"]] = ada.view(table, seat)
        ada.answers(table, seat, middle)
        if view["answers"] > 30:
            break
    at = max(moment for moment, view in seen.items() if len(view["question"]["options"]) > 2)
    held = table_of(ada, table)
    match = held.match
    assert match is not None
    held.status = "over"
    puzzle_of(ada, table, at)
    store = tables_of(ada).store
    ada.http.blocking_portal.call(store.write, (schema.SET_STATUS, {"of_table": table, "status": "over"}))
    shown, then = bob.get("/api/puzzles/puzzle")["view"], seen[at]
    for part in ("state", "seat", "events", "events_from", "answers"):
        assert shown[part] == then[part], part
    assert shown["question"]["options"] == then["question"]["options"]


def test_a_game_that_was_taken_back_has_no_puzzles(ada: Person, bob: Person):
    table = finished(ada)
    puzzle_of(ada, table, 1)
    takes_back(ada, table)
    assert bob.get("/api/puzzles", game="noughts") == []
    assert bob.http.get("/api/puzzles/puzzle").json()["why"] == "no-such-puzzle"
    assert "puzzle" not in [row["id"] for row in rows_of_puzzles(ada)]


def rows_of_puzzles(person: Person) -> Any:
    return person.http.blocking_portal.call(tables_of(person).store.rows, schema.puzzles.select())


@pytest.mark.slow
def test_a_review_makes_puzzles_that_hold_what_they_promise(ada: Person, bob: Person):
    """Bob should have taken the centre: the review finds the moment, and the puzzle its answer."""
    table = finished(ada, cells=[0, 1, 4, 2, 8])  # Ada takes a diagonal; at his second mark Bob could have stopped it
    until = time.monotonic() + 240
    while ada.get(f"/api/tables/{table}/review")["progress"] < 1:
        assert time.monotonic() < until
        time.sleep(0.1)
    (listed, *_) = bob.get("/api/puzzles", game="noughts")
    shown = bob.get(f"/api/puzzles/{listed['id']}")
    solved = bob.post(f"/api/puzzles/{listed['id']}/answer", {"action": {"do": "mark", "cell": 8}})
    assert (shown["view"]["seat"], shown["view"]["answers"], solved["right"]) == (1, 3, True)

"""Bots at a table: they think in a process of their own, and are sent only what their seat knows."""

import time
from typing import Any

import pytest

from fathom.kernel import Chance
from fathom.server.crew import Watch
from tests.conformance.play import dealt_anew
from tests.server.conftest import ME, Person, table_of

THINKER = {"kind": "bot", "bot": "thinker:fast"}


def patiently(person: Person, table: str, answers: int) -> Any:
    """The view once so many answers were given."""
    for _ in range(600):
        view = person.view(table, 0)
        if view["answers"] >= answers:
            return view
        time.sleep(0.05)
    raise AssertionError("the bot does not answer")


def test_a_thinker_sits_at_a_table(ada: Person):
    opened = ada.opens("noughts", ME, THINKER)
    table = opened["table"]["id"]
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ada", "Thinker"]
    for cell in (0, 1):
        ada.answers(table, 0, lambda options, cell=cell: {"do": "mark", "cell": cell})
        view = patiently(ada, table, 2 * cell + 2)
    assert view["state"]["cells"][2] == 1  # it prevents the line


@pytest.mark.parametrize("bot", ["thinker:soon", "thinker:99x9000000ms", "clever"])
def test_only_the_levels_on_offer_are_seated(ada: Person, bot: str):
    plan = {"game": "noughts", "seats": [ME, {"kind": "bot", "bot": bot}]}
    assert f"No bot called “{bot}”" in ada.post("/api/tables", plan, 400)["message"]


def test_the_form_is_offered_every_level_and_the_usual_bot(ada: Person):
    games = {game["name"]: game for game in ada.get("/api/games")}
    assert games["nautilus"]["bots"] == ["random", "greedy", "thinker:fast", "thinker:strong"]
    assert games["nautilus"]["usual_bot"] == "greedy"


def test_what_is_sent_to_a_bot_holds_no_secret(ada: Person, monkeypatch: pytest.MonkeyPatch):
    """The same bytes whatever is hidden from its seat; and never the seed, from which all could be told."""
    sent: list[tuple[Any, ...]] = []

    async def note(self: Watch, what: str, seconds: float, work: Any, *args: Any) -> None:
        sent.append(args)

    monkeypatch.setattr(Watch, "run", note)
    table = ada.opens("nautilus", ME, ME, seed="deep-secret")["table"]["id"]
    match = table_of(ada, table).match
    assert match is not None
    seat = next(iter(match.asks))
    other = dealt_anew(match, seat, Chance.of("anew"))
    assert match.game.pack(other.state) != match.game.pack(match.state)
    expected = other.memory(seat).pack()
    ada.post(f"/api/tables/{table}/hand-over", {"seat": seat})
    patiently(ada, table, 1)
    assert sent[0][-1] == expected
    assert "deep-secret" not in repr(sent)

"""Views: what is drawn once for all lines is what each of them would have been shown alone, and never an old one."""

from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from fathom.games import load, names
from fathom.kernel import SPECTATOR, Match
from fathom.server.live import rendering, views
from fathom.server.live.state_parts import EVERYTHING, READING, Parts
from fathom.server.tables import answering, undo_rights
from fathom.server.tables.table import Seat, Table, new_id
from fathom.server.tables.watcher import Watcher
from fathom.server.wire import TableOptions
from tests.updates import Told

BROWSER = "somebody"
ANSWERS = 60


def table_for(name: str, seed: str) -> Table:
    game = load(name)
    seats = max(2, game.seats.start)
    setup = game.setup_from(seats, seed, {})
    people = [Seat(seat, "person", f"Player {seat}", holders={BROWSER: 1.0}) for seat in range(seats)]
    table = Table(id=new_id(), game=game, setup=setup, host=BROWSER, terms=TableOptions(), seats=people)
    table.match = Match(game, setup, forced=True)
    table.status = "playing"
    table.watchers = {Watcher(BROWSER) for _ in people}
    return table


def test_a_table_that_is_logged_tells_nothing_but_its_name():
    table = table_for("noughts", "a secret seed")
    assert repr(table) == f"Table({table.id!r})"


def fresh(table: Table, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(views.view(table, seat, BROWSER)))


class Follower:
    """A line whose client puts updates together."""

    def __init__(self, table: Table, seat: int, browser: str = BROWSER) -> None:
        self.table, self.seat, self.browser, self.sent = table, seat, browser, rendering.ClientCopy()
        self.told = Told()
        self.has: Any = None

    def look(self) -> None:
        text, self.sent = rendering.text(self.table, self.seat, self.browser, self.sent)
        self.has = self.told.hear(msgspec.json.decode(text))

    def shown(self) -> Any:
        """As a fresh view: with no more of the journal."""
        return {**self.has, "events": self.has["events"][-views.RECENT :]}


@pytest.mark.parametrize("name", names())
def test_whoever_follows_the_updates_has_what_a_fresh_view_shows(name: str):
    table, chance = table_for(name, "follow"), Random(1)
    lines = [Follower(table, seat) for seat in (SPECTATOR, *range(len(table.seats)))]
    undone = False
    for number in range(ANSWERS):
        for line in lines:
            line.look()
            new = fresh(table, line.seat)
            assert line.shown() == {**new, "events_from": line.has["events_from"]}, f"after {number} answers"
        match = table.match
        if match is None or match.over:
            break
        asked = next(iter(table.asks))
        last = next(
            (back for seat in range(len(table.seats)) if (back := undo_rights.undo_target(table, seat)) is not None),
            None,
        )
        if number % 9 == 8 and last is not None:
            match.rewind(last)
            table.undone += 1
            undone = True
            table.changed()
        else:
            answering.take(table, asked, chance.choice(table.asks[asked].options))
            table.status = "over" if match.over else "playing"
            if match.over:
                table.changed()
            else:
                table.answered(asked)
    assert undone or name != "nautilus"


def test_in_a_crowd_who_looked_earlier_is_told_what_others_know(monkeypatch: pytest.MonkeyPatch):
    """Somebody's absence grows while nothing else changes: two who look at other moments have not seen the same."""
    table, now = table_for("noughts", "crowd"), [1000.0]
    clock = SimpleNamespace(time=lambda: now[0], monotonic=lambda: now[0])
    monkeypatch.setattr("fathom.server.tables.table.time", clock)
    monkeypatch.setattr(rendering, "monotonic", clock.monotonic)
    table.opened, table.seats[1].holders = now[0], {"gone": 1.0}
    table.watchers = {Watcher(f"browser {number}") for number in range(rendering.CROWD + 1)}
    early, late = (Follower(table, SPECTATOR, f"browser {number}") for number in range(2))
    now[0] += 30
    early.look()
    now[0] += 30
    late.look()
    table.changed()
    for line in (late, early):
        line.look()
        assert line.has["table"]["seats"][1]["away"] == 60


def test_the_absence_of_who_has_left_grows_with_every_answer(monkeypatch: pytest.MonkeyPatch):
    table, now = table_for("noughts", "left"), [1000.0]
    clock = SimpleNamespace(time=lambda: now[0], monotonic=lambda: now[0])
    monkeypatch.setattr("fathom.server.tables.table.time", clock)
    monkeypatch.setattr(rendering, "monotonic", clock.monotonic)
    leaves = Watcher("leaves")
    table.opened, table.seats[1].holders, table.watchers = now[0], {"leaves": 1.0}, {Watcher(BROWSER), leaves}
    line = Follower(table, 0)
    line.look()
    table.watchers.remove(leaves)
    table.changed()
    for away in (60, 120):
        now[0] += 60
        table.answered(0)
        line.look()
        assert line.has["table"]["seats"][1]["away"] == away


@pytest.mark.parametrize("name", names())
def test_a_seat_sees_what_everybody_sees_but_in_the_fields_that_tell_apart(name: str):
    game, chance = load(name), Random(2)
    for seats in {max(2, game.seats.start), game.seats[-1]}:
        match = Match.start(game, seats=seats, seed=f"apart {seats}")
        while (ask := match.turn) is not None and match.number < ANSWERS:
            match.answer(ask.seat, chance.choice(ask.options))
            public = match.view(SPECTATOR)
            for seat in range(seats):
                own = match.view(seat)
                for field in own.__struct_fields__:
                    shown = game.fields[field]
                    parted = shown.seen(match.state, seat) if shown.apart else getattr(public, field)
                    assert parted == getattr(own, field), field
                if game.client.reading is not None and not game.client.reads_apart:
                    assert game.client.reading(own, seat) == game.client.reading(public, SPECTATOR)


@pytest.mark.parametrize("name", ["noughts", "nautilus"])
def test_a_question_that_was_shown_is_not_built_again_to_see_how_far_one_may_go_back(
    name: str, monkeypatch: pytest.MonkeyPatch
):
    table, chance, built = table_for(name, "back"), Random(3), []
    lines = [Follower(table, seat) for seat in range(len(table.seats))]
    rewind = Match._rewind
    monkeypatch.setattr(Match, "_rewind", lambda match, number: (built.append(number), rewind(match, number))[1])
    for _ in range(5):
        for line in lines:
            line.look()
        match = table.match
        assert match is not None
        assert match.turn is not None
        answering.take(table, match.turn.seat, chance.choice(match.turn.options))
        table.answered(0)
    assert built == []


@pytest.mark.parametrize("name", names())
def test_everybody_is_told_what_the_rules_make_of_what_they_see(name: str):
    game = load(name)
    match = Match.start(game, seats=max(2, game.seats[0]), seed="reading")
    parts, reading = Parts(match), game.client.reading
    for viewer in (EVERYTHING, SPECTATOR, 0, 1):
        seen = match.state if viewer == EVERYTHING else match.view(viewer)
        told = (parts.per_seat(viewer) if viewer == EVERYTHING else {**parts.shared, **parts.per_seat(viewer)}).get(
            READING
        )
        assert told == (None if reading is None else msgspec.json.encode(reading(seen, viewer)))

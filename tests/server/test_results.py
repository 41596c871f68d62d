"""Results, ratings and statistics of finished tables, each compared with a second computation."""

import time
from collections import Counter
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from fathom.server.results import curves, ratings, schema, statistics
from fathom.server.results.settling import settle
from fathom.server.storage import schema as storage
from fathom.server.storage.store import Store
from tests.server.conftest import BOT, ME, OPEN, Person, newcomer, table_of, tables_of
from tests.server.test_accounts import signs_up
from tests.server.test_evenings import wins
from tests.server.test_friends import befriend, profile
from tests.server.test_seats import joins
from tests.server.two_workers import Workers, database, workers

__all__ = ["database", "workers"]

LAMP = '{"do":"use","card":"lamp"}'
BOB = {"kind": "me", "name": "Bob"}
OVER = {
    "seats": 2,
    "side": "",
    "bot": "",
    "score": 0,
    "seconds": 60.0,
    "together": False,
    "rated": False,
    "settled": True,
}
PLAIN = {"rules_version": 1, "seat_count": 2, "options": "{}", "seed": "", "status": "over", "host": "", "created": 0.0}


def together(one: Person, other: Person, winner: int = 0) -> str:
    """A game of noughts of two people, won by one of the seats."""
    opened = one.opens("noughts", ME, OPEN)
    table: str = opened["table"]["id"]
    joins(other, table, key=opened["invites"][0]["key"], name="Bob")
    wins([one, other], table, winner)
    return table


def of(person: Person, game: str = "noughts") -> Any:
    return person.get("/api/statistics", game=game)


def stored(person: Person, what: sa.Table) -> list[Any]:
    with tables_of(person).store.engine.connect() as connection:
        return [dict(row) for row in connection.execute(sa.select(what)).mappings()]


def test_a_finished_table_counts_for_both_who_sat_there(ada: Person, bob: Person):
    together(ada, bob, 0)
    together(ada, bob, 1)
    together(ada, bob, 1)
    (mine,), (theirs,) = of(ada)["games"], of(bob)["games"]
    assert (mine["played"], mine["won"], theirs["won"]) == (3, 1.0, 2.0)
    assert of(ada)["seats"] == [{"name": "0", "played": 3, "won": 1.0}]
    assert of(ada)["opponents"] == [{"name": "Bob", "bot": "", "played": 3, "won": 1.0}]
    listed = ada.get("/api/statistics/tables")
    assert [(each["share"], each["place"], each["others"]) for each in listed] == [
        (0.0, 2, ["Bob"]),
        (0.0, 2, ["Bob"]),
        (1.0, 1, ["Bob"]),
    ]
    assert newcomer(ada).get("/api/statistics/tables") == []


def test_what_is_tried_out_taught_or_played_alone_at_one_device_counts_for_nobody(ada: Person):
    alone = ada.opens("noughts", ME, BOB)["table"]["id"]
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        ada.post(
            f"/api/tables/{alone}/answer", {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
        )
    fork = ada.post(f"/api/tables/{alone}/fork", {"at": 4})["table"]["id"]
    seat = ada.view(fork, 0)["question"]["waiting"][0]
    ada.answers(fork, seat, lambda all: next(each for each in all if each["cell"] == 2))
    assert [row["table_id"] for row in stored(ada, schema.results)] == [alone] * 2
    assert of(ada)["games"] == []


def test_tables_with_bots_are_counted_and_not_rated(ada: Person):
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    while ada.get(f"/api/tables/{table}")["status"] == "playing":
        question = ada.view(table, 0)["question"]
        if question and 0 in question["waiting"]:
            ada.answers(table, 0)
        else:
            time.sleep(0.02)
    (mine,) = of(ada)["games"]
    assert (mine["played"], mine["rating"]) == (1, None)
    assert [row["rated"] for row in stored(ada, schema.results)] == [False, False]
    assert of(ada)["opponents"][0]["bot"] == "random"


# ------------------------------------------------------------------------------------------- ratings


def test_ratings_are_those_that_the_library_gives_game_after_game(ada: Person, bob: Person):
    model, chance = PlackettLuce(), Random(2)
    cleo = newcomer(ada)
    known = {each: model.rating() for each in ("ada", "bob", "cleo")}
    people = {"ada": ada, "bob": bob, "cleo": cleo}
    for _ in range(8):
        one, other = chance.sample(sorted(people), 2)
        winner = chance.randrange(2)
        together(people[one], people[other], winner)
        (first,), (second,) = model.rate([[known[one]], [known[other]]], ranks=[winner, 1 - winner])
        known[one], known[other] = first, second
    for name, person in people.items():
        (mine,) = of(person)["games"]
        expected = ratings.MEAN + ratings.UNIT * (known[name].mu - 3 * known[name].sigma)
        assert mine["rating"] == {"value": round(expected), "games": mine["played"], "first": True}


def row(seat: int, side: str, place: int) -> dict[str, Any]:
    return {"seat": seat, "browser": f"p{seat}", "side": side, "place": place}


def test_sides_are_teams_and_the_short_side_is_no_favourite_for_being_long():
    playing = ratings.teams([row(0, "humans", 1), row(1, "humans", 1), row(2, "humans", 1), row(3, "traitors", 2)])
    assert [[player.seat for player in team.players] for team in playing] == [[0, 1, 2, -1], [3, -2]]
    sums = [sum(player.first.mu for player in team.players) for team in playing]
    assert sums[0] == sums[1]
    after = ratings.rated(playing, [[player.first for player in team.players] for team in playing])
    assert all(each.mu > ratings.START for each in after[0][:3])
    assert after[1][0].mu < ratings.START


def test_what_a_side_is_worth_is_learned_so_that_people_are_not_blamed_for_it():
    """Traitors win nine of ten times, whoever they are: after many games nobody is believed to be strong for it."""
    chance = Random(5)
    known: dict[Any, ratings.Strength] = {}
    for _ in range(400):
        seats = chance.sample(range(8), 4)
        won = chance.random() < 0.9
        rows = [
            row(n, "humans" if n else "traitors", 1 + (won == (n > 0))) | {"browser": f"p{person}"}
            for n, person in enumerate(seats)
        ]
        playing = ratings.teams(rows)
        key = lambda player: player.side or player.browser  # noqa: E731
        before = [[known.get(key(each), each.first) for each in team.players] for team in playing]
        for team, strengths in zip(playing, ratings.rated(playing, before), strict=True):
            known |= {key(player): strength for player, strength in zip(team.players, strengths, strict=True)}
    people = [known[f"p{n}"].mu for n in range(8)]
    sides = {name: strength.mu for name, strength in known.items() if "/" in name}
    assert all(abs(each - ratings.START) < 10 for each in people)
    assert sides["traitors/1/4"] - sides["humans/3/4"] > 2 * ratings.START + 5


def test_two_workers_rate_each_table_once(workers: Workers):
    one, other = workers.start(), workers.start()
    guest = workers.guest(one)
    for winner in (0, 1, 0, 0):
        together(one, guest, winner)

    def settles(person: Person) -> Any:
        return person.http.blocking_portal.start_task_soon(settle, tables_of(person).store)

    for each in [settles(person) for person in (one, other)]:
        each.result()
    rows = stored(one, schema.ratings)
    assert Counter(each["number"] for each in rows) == Counter(dict.fromkeys((1, 2, 3, 4), 2))
    assert len({each["table_id"] for each in rows}) == 4


# ---------------------------------------------------------------------------------------- statistics


@pytest.fixture
def many(ada: Person) -> tuple[Store, list[dict[str, Any]]]:
    """10,000 finished tables of somebody, with others, as rows."""
    chance, store = Random(1), tables_of(ada).store
    tables, seats, results = [], [], []
    for number in range(10_000):
        game, won, mine = chance.choice(["nautilus", "noughts"]), chance.random() < 0.6, chance.randrange(2)
        name = f"t{number:05}"
        tables.append({**PLAIN, "terms": {}, "id": name, "game": game})
        common = {**OVER, "table_id": name, "game": game, "answers": chance.randint(10, 300), "ended": float(number)}
        other = chance.choice(["bob", "cleo", "dan"])
        for seat in (0, 1):
            who = "me" if seat == mine else other
            share = float(won == (seat == mine))
            seats.append({"table_id": name, "seat": seat, "kind": "person", "name": who.title(), "bot": ""})
            results.append({**common, "share": share, "place": 2 - int(share), "seat": seat, "browser": who})
    with store.engine.begin() as connection:
        connection.execute(storage.tables.insert(), tables)
        connection.execute(storage.seats.insert(), seats)
        connection.execute(schema.results.insert(), results)
    return store, results


def mine_of(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for each in rows if each["browser"] == "me" and each["game"] == "nautilus"]


def test_statistics_of_ten_thousand_tables_agree_with_a_second_count(
    ada: Person, many: tuple[Store, list[dict[str, Any]]]
):
    store, rows = many
    mine = mine_of(rows)
    told = ada.http.blocking_portal.call(statistics.counted, store, "me", "nautilus", [])
    tally = next(each for each in told.games if each.game == "nautilus")
    assert (tally.played, tally.won) == (len(mine), sum(each["share"] for each in mine))
    assert tally.answers == pytest.approx(sum(each["answers"] for each in mine) / len(mine))
    for seat in told.seats:
        here = [each for each in mine if str(each["seat"]) == seat.name]
        assert (seat.played, seat.won) == (len(here), sum(each["share"] for each in here))
    with_whom = {each["table_id"]: each["browser"] for each in rows if each["browser"] != "me"}
    met = Counter(with_whom[each["table_id"]].title() for each in mine)
    assert {each.name: each.played for each in told.opponents} == met


def test_curves_of_ten_thousand_tables_agree_with_a_second_count(ada: Person, many: tuple[Store, list[dict[str, Any]]]):
    store, rows = many
    call = ada.http.blocking_portal.call
    mine = [each["share"] for each in mine_of(rows)]
    course = call(curves.victories, store, "me", "nautilus")
    assert 20 < len(course) <= curves.POINTS + 2
    assert course[-1][0] == len(mine)
    for number, share in course:
        assert share == pytest.approx(sum(mine[:number]) / number)
    assert sum(count for _, count in call(curves.lengths, store, "me", "nautilus")) == len(mine)
    drawn = call(curves.drawn, store, "me", "nautilus", "fr")
    assert all(plot.svg.count("<svg") == 1 for plot in drawn)
    assert drawn[0].title == "Part des victoires au fil du temps"


def test_what_is_asked_of_ten_thousand_tables_is_found_by_an_index(
    ada: Person, many: tuple[Store, list[dict[str, Any]]]
):
    """Not a second on the clock: that no query walks a whole table, and that no table is opened."""
    store, _ = many
    told: list[tuple[str, Any]] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda c, cur, sql, values, *_: told.append((sql, values)))
    call = ada.http.blocking_portal.call
    call(statistics.counted, store, "me", "nautilus", [])
    assert len(call(statistics.finished, store, "me", "", None)) == statistics.PAGE
    plans = []
    with store.engine.connect() as connection:
        for sql, values in [each for each in told if each[0].startswith("SELECT")]:
            plans += [str(line[3]) for line in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)]
    assert any("ix_results_browser_ended" in line for line in plans)
    assert [line for line in plans if line.startswith("SCAN") and "anon" not in line] == []
    assert not tables_of(ada).held


# -------------------------------------------------------------------------------- together, and privacy


def sailed(person: Person, table: str, people: dict[int, str], score: int, ended: float, public: bool = False) -> None:
    """A voyage that is over, as rows."""
    known = {**OVER, "table_id": table, "game": "sleeping-gods", "share": float(score > 9), "together": True}
    known |= {"place": 1, "score": score, "ended": ended, "answers": 9}
    with tables_of(person).store.engine.begin() as connection:
        row = {**PLAIN, "terms": {"public": public}, "id": table, "game": "sleeping-gods"}
        connection.execute(storage.tables.insert(), row)
        for seat, browser in people.items():
            name = {"table_id": table, "seat": seat, "kind": "person", "name": f"Name of {browser[:3]}", "bot": ""}
            connection.execute(storage.seats.insert(), name)
            connection.execute(schema.results.insert(), {**known, "seat": seat, "browser": browser})


def test_the_hall_of_voyages_shows_ones_own_those_of_company_and_public_ones(ada: Person, bob: Person):
    profile(ada, "Ada")
    befriend(ada, bob)
    table = ada.opens("noughts", ME, OPEN, public=True)["table"]["id"]
    joins(bob, table, name="Bob")
    me, other = (next(iter(seat.holders)) for seat in table_of(ada, table).seats)
    sailed(ada, "mine", {0: me, 1: "x"}, 12, 1.0)
    sailed(ada, "again", {0: "x", 1: me}, 5, 2.0)
    sailed(ada, "bobs", {0: other, 1: "y"}, 20, 3.0)
    sailed(ada, "open", {0: "z", 1: "y"}, 3, 4.0, public=True)
    sailed(ada, "secret", {0: "z", 1: "y"}, 99, 5.0)
    told = ada.get("/api/voyages", game="sleeping-gods")
    assert [each["table"] for each in told["voyages"]] == ["bobs", "mine", "again", "open"]
    assert [each["mine"] for each in told["voyages"]] == [False, True, True, False]
    (team,) = told["teams"]
    assert (team["played"], team["won"], team["best"]) == (2, 1, 12)
    assert [each["table"] for each in newcomer(ada).get("/api/voyages", game="sleeping-gods")["voyages"]] == ["open"]


def test_results_come_along_to_an_account_and_show_in_the_profile(ada: Person, bob: Person):
    together(ada, bob, 0)
    signs_up(ada)
    assert of(ada)["games"][0]["played"] == 1
    mine = profile(ada, "Ada", open=True)
    shown = newcomer(ada).get(f"/api/people/{mine['id']}")
    assert [(each["game"], each["played"]) for each in shown["games"]] == [("noughts", 1)]
    assert "opponents" not in shown


def test_cards_used_are_counted(ada: Person, bob: Person):
    table = together(ada, bob, 0)
    given = {"table_id": table, "seat": 0, "seen": 0, "events": "[]", "at": 1.0}
    with tables_of(ada).store.engine.begin() as connection:
        for number, action in enumerate(
            ('{"do":"use","card":"lamp"}', '{"do":"use","card":"lamp"}', '{"do":"pitch","card":"x"}')
        ):
            connection.execute(storage.answers.insert(), {**given, "number": 100 + number, "action": action})
    assert of(ada)["cards"] == [{"card": "lamp", "times": 2}]
    assert of(bob)["cards"] == []


def test_a_single_game_is_no_curve(ada: Person, bob: Person):
    together(ada, bob, 0)
    assert of(ada)["plots"] == []
    together(ada, bob, 1)
    assert len(of(ada)["plots"]) == 4

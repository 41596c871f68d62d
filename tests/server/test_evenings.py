"""Evenings: pairings in round-robin and Swiss, tables opened from them, standings from what came of the tables."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from fathom.server.clubs import evenings, pairings
from fathom.server.clubs.pairings import Past, circle, pair, rounds_of
from fathom.server.storage.store import Store
from tests.server.conftest import Person, newcomer
from tests.server.test_clubs import does_at, enters, founds

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")


def joined(past: Past, drawn: Past) -> Past:
    return Past(past.groups + drawn.groups, past.resting + drawn.resting)


# ------------------------------------------------------------------------------------------ pairings


@pytest.mark.parametrize("count", range(2, 12))
def test_in_round_robin_everybody_meets_everybody_once(count: int):
    past = Past([], [])
    for number in range(rounds_of(count, 2)):
        past = joined(past, circle(range(count), number, past))
    assert past.met == Counter({frozenset(each): 1 for each in combinations(range(count), 2)})
    assert past.rested == Counter(dict.fromkeys(range(count), 1) if count % 2 else {})
    begun = past.sat(0)
    assert max(begun.values()) - min(begun[each] for each in range(count)) <= 2


@pytest.mark.parametrize("seed", range(6))
def test_in_swiss_nobody_meets_twice_and_equals_meet(seed: int):
    chance, past = Random(seed), Past([], [])
    points = dict.fromkeys(range(9), 0.0)
    for _ in range(5):
        drawn = pair(range(9), points, past, 2, [2])
        past = joined(past, drawn)
        for group in drawn.groups[0]:
            points[chance.choice(group)] += 1
        for rests in drawn.resting[0]:
            points[rests] += 1
    assert max(past.met.values()) == 1
    assert max(past.rested.values()) == 1


def test_in_swiss_the_leaders_meet():
    points = {0: 2.0, 1: 0.0, 2: 2.0, 3: 0.0}
    assert sorted(map(sorted, pair(range(4), points, Past([], []), 2, [2]).groups[0])) == [[0, 2], [1, 3]]


def test_tables_of_more_than_two_are_filled_or_made_smaller():
    assert pairings.sizes(11, 4, [2, 3, 4]) == ([4, 4, 3], 0)
    assert pairings.sizes(9, 4, [2, 3, 4]) == ([3, 3, 3], 0)
    assert pairings.sizes(7, 4, [4]) == ([4], 3)


def test_at_larger_tables_people_meet_whom_they_have_met_least():
    past = joined(Past([], []), pair(range(6), {}, Past([], []), 3, [3]))
    again = pair(range(6), {}, past, 3, [3])
    assert sum(past.met[frozenset(each)] for group in again.groups[0] for each in combinations(group, 2)) == 2


# ------------------------------------------------------------------------------------------- evenings


def plays(club: Any, host: Person, form: str, count: int, rounds: int = 0) -> tuple[str, list[Person]]:
    """An evening of noughts with so many people; returns its id and them, the host first."""
    plan = {"name": "Friday", "form": form, "game": "noughts", "seats": 2, "rounds": rounds}
    evening: str = does_at(host, club, "evenings", **plan)["info"]["id"]
    people = [host]
    for name in NAMES[1:count]:
        people.append(newcomer(host))
        enters(people[-1], club, name)
    for person in people:
        person.post(f"/api/evenings/{evening}/enter")
    return evening, people


def next_round(host: Person, evening: str) -> Any:
    return host.post(f"/api/evenings/{evening}/next-round")


def wins(people: list[Person], table: str, seat: int) -> None:
    """Play a table of noughts so that this seat wins."""
    info = people[0].get(f"/api/tables/{table}")
    holders = {each["name"]: NAMES.index(each["name"]) for each in info["seats"]}
    sat = [people[holders[each["name"]]] for each in info["seats"]]
    cells = (0, 3, 1, 4, 2) if seat == 0 else (0, 3, 1, 4, 8, 5)
    for turn, cell in enumerate(cells):
        body = {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
        sat[turn % 2].post(f"/api/tables/{table}/answer", body)


def test_a_round_opens_tables_at_which_everybody_sits_and_counts_what_came_of_them(ada: Person):
    club = founds(ada)
    evening, people = plays(club, ada, "round-robin", 4)
    told = next_round(ada, evening)
    assert (told["info"]["rounds"], told["info"]["round"]) == (3, 1)
    tables = told["rounds"][0]["tables"]
    assert len(tables) == 2
    assert sorted(name for each in tables for name in each["names"]) == sorted(NAMES[:4])
    assert ada.post(f"/api/evenings/{evening}/next-round", {}, 409)["why"] == "round-not-over"
    for each in tables:
        wins(people, each["id"], 0)
    told = ada.get(f"/api/evenings/{evening}")
    best = {each["names"][0] for each in tables}
    assert {each["name"] for each in told["standings"] if each["points"] == 1} == best
    assert [each["shares"] for each in told["rounds"][0]["tables"]] == [[1.0, 0.0]] * 2
    assert {each["id"] for each in people[1].get(f"/api/clubs/{club['id']}")["tables"]} == {t["id"] for t in tables}


def test_of_two_who_pair_a_round_at_once_the_second_is_told_so(ada: Person, monkeypatch: pytest.MonkeyPatch):
    club = founds(ada)
    evening, _ = plays(club, ada, "round-robin", 4)
    first = next_round(ada, evening)["rounds"]

    async def before_the_first(store: Store, evening: str) -> list[Any]:
        return []

    with monkeypatch.context() as at_once:
        at_once.setattr(evenings, "rounds_of", before_the_first)
        late = ada.post(f"/api/evenings/{evening}/next-round", {}, 409)
    assert (late["why"], "paired this round" in late["message"]) == ("round-paired", True)
    assert ada.get(f"/api/evenings/{evening}")["rounds"] == first
    assert len(ada.get(f"/api/clubs/{club['id']}")["tables"]) == 2


def test_round_robin_ends_when_everybody_has_met(ada: Person):
    evening, people = plays(founds(ada), ada, "round-robin", 3)
    met = []
    for _ in range(3):
        (table,) = next_round(ada, evening)["rounds"][-1]["tables"]
        met.append(frozenset(table["names"]))
        wins(people, table["id"], 0)
    assert set(met) == set(map(frozenset, combinations(NAMES[:3], 2)))
    told = ada.get(f"/api/evenings/{evening}")
    assert sum(each["points"] for each in told["standings"]) == 6  # three victories and three rests
    assert ada.post(f"/api/evenings/{evening}/next-round", {}, 409)["why"] == "no-more-rounds"


def test_standings_agree_with_a_second_count(ada: Person):
    evening, people = plays(founds(ada), ada, "swiss", 5, rounds=3)
    chance, points, met = Random(4), Counter[str](), []
    for _ in range(3):
        last = next_round(ada, evening)["rounds"][-1]
        for table in last["tables"]:
            winner = chance.randrange(2)
            wins(people, table["id"], winner)
            points[table["names"][winner]] += 1
            met.append(table["names"])
        points.update(last["resting"])
    told = ada.get(f"/api/evenings/{evening}")["standings"]
    assert {each["name"]: each["points"] for each in told} == {name: points[name] for name in NAMES[:5]}
    against = Counter[str]()
    for one, other in met:
        against[one] += points[other]
        against[other] += points[one]
    assert {each["name"]: each["against"] for each in told} == {name: against[name] for name in NAMES[:5]}
    order = [(-each["points"], -each["against"]) for each in told]
    assert order == sorted(order)


def test_who_withdraws_or_is_dropped_is_not_paired_again_and_may_come_back(ada: Person):
    evening, people = plays(founds(ada), ada, "swiss", 4, rounds=4)
    people[3].post(f"/api/evenings/{evening}/withdraw")
    ada.post(f"/api/evenings/{evening}/drop", {"number": 2})
    (table,) = next_round(ada, evening)["rounds"][0]["tables"]
    assert sorted(table["names"]) == ["Ada", "Bob"]
    people[3].post(f"/api/evenings/{evening}/enter")
    wins(people, table["id"], 1)
    last = next_round(ada, evening)["rounds"][1]
    assert sorted([*last["tables"][0]["names"], *last["resting"]]) == ["Ada", "Bob", "Dan"]


def test_somebody_alone_a_closed_evening_and_a_game_played_together_are_not_paired(ada: Person):
    club = founds(ada)
    evening, _ = plays(club, ada, "swiss", 1)
    assert ada.post(f"/api/evenings/{evening}/next-round", {}, 409)["why"] == "too-few-entrants"
    ada.post(f"/api/evenings/{evening}/close")
    assert ada.post(f"/api/evenings/{evening}/enter", {}, 409)["why"] == "evening-closed"
    plan = {"name": "Friday", "form": "swiss", "game": "sleeping-gods", "seats": 2}
    assert does_at(ada, club, "evenings", 400, **plan)["why"] == "not-paired"
    assert does_at(ada, club, "evenings", 400, **{**plan, "game": "noughts", "seats": 3})["why"] == "wrong-seat-count"


def test_an_evening_is_for_members_and_led_by_hosts(ada: Person, bob: Person):
    club = founds(ada)
    evening, _ = plays(club, ada, "swiss", 1)
    assert bob.http.get(f"/api/evenings/{evening}").status_code == 404
    enters(bob, club, "Bob")
    assert bob.get(f"/api/evenings/{evening}")["club_name"] == "The Abyss"
    assert bob.post(f"/api/evenings/{evening}/next-round", {}, 403)["why"] == "not-club-host"

"""Searching for values: what varies, what is wanted, and going on with a search."""

import pytest

from fathom.lab.running.engines import Engine
from fathom.lab.studies.search import Search, Span, varying
from fathom.lab.studies.simulate import play_one


def search(aim: str = "-rounds", out=None, **vary: str) -> Search:
    named = {name.replace("_", "."): text for name, text in (vary or {"start_money": "20..80"}).items()}
    return Search("nautilus", ["random", "random"], 3, "tide", named, aim, out)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("40..70", Span(40, 70, None, True)),
        ("40..70:5", Span(40, 70, 5, True)),
        ("0.0..1", Span(0, 1, None, False)),
        ("-1.5..1.5:0.5", Span(-1.5, 1.5, 0.5, False)),
        ("printed,free", ["printed", "free"]),
    ],
)
def test_what_may_vary(text, found):
    assert varying(text) == found


@pytest.mark.parametrize("text", ["70..40", "1..1", "1..5:0", "..5", "", "a,,b"])
def test_what_may_not(text):
    with pytest.raises(ValueError, match=r"holds no value|is no span"):
        varying(text)


def test_what_is_measured_is_what_was_played():
    found = search("rounds")
    assert found.run(2, Engine()) == ""
    for trial in found.trials:
        played = [play_one(found.plan(trial.values), number) for number in range(3)]
        assert trial.worth == pytest.approx(sum(each.rounds for each in played) / 3)


def test_the_best_come_first_whatever_is_wanted():
    for aim, sign in (("rounds", -1), ("-rounds", 1), ("rounds=20", 1)):
        found = search(aim)
        found.run(4, Engine())
        worths = [sign * trial.worth for trial in found.ranked]
        assert worths == sorted(worths)
    assert found.ranked[0].worth >= 0  # how far from 20


def test_values_stay_within_their_spans():
    found = search(start_money="30..60:10", base="printed,free")
    found.run(6, Engine())
    assert {trial.values["start.money"] for trial in found.trials} <= {30, 40, 50, 60}
    assert {trial.values["base"] for trial in found.trials} <= {"printed", "free"}


def test_bots_vary_too():
    found = Search("connect-four", ["thinker:{tries}i", "random"], 1, "tide", {"tries": "2..4"}, "wins")
    assert found.plan({"tries": 3}).bots == ["thinker:3i", "random"]
    assert found.plan({"tries": 3}).settings == {}


def test_what_stands_in_braces_must_vary():
    with pytest.raises(ValueError, match=r"\{tries\} stands in a bot"):
        Search("noughts", ["thinker:{tries}i", "random"], 1, "tide", {}, "wins")


@pytest.mark.parametrize("aim", ["wns", "rounds=", "rounds=x", ""])
def test_an_unknown_aim(aim):
    with pytest.raises(ValueError, match="unknown aim"):
        search(aim)


def test_a_search_goes_on_where_it_stopped(tmp_path):
    first = search(out=tmp_path)
    first.run(3, Engine())
    again, told = search(out=tmp_path), []
    assert again.trials == first.trials
    again.run(5, Engine(), told.append)
    assert [trial.number for trial in told] == [3, 4]
    assert search(out=tmp_path, start_money="20..30").trials == []  # another search in the same folder


def test_the_same_seed_tries_the_same():
    first, second = search(), search()
    first.run(3, Engine())
    second.run(3, Engine())
    assert first.trials == second.trials


def test_a_game_that_breaks_off_stops_the_search(monkeypatch):
    monkeypatch.setattr("fathom.lab.studies.simulate.play_out", lambda *args: 1 / 0)
    found = search()
    assert "ZeroDivisionError" in found.run(3, Engine())
    assert found.trials == []

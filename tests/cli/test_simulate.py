"""Many games from the command line, and how fast they go."""

import json
import re

import pytest

from fathom.kernel import Illegal

COMMAND = ("simulate", "noughts", "--games", "30", "--seats", "random,random", "--seed", "1")


def test_a_simulation_is_summed_up(fathom):
    shown = fathom(*COMMAND).stdout
    assert "noughts: 30 games, seed 1" in shown
    assert "95 % interval" in shown
    assert " a second" in shown


def test_a_simulation_as_json(fathom, tmp_path):
    found = json.loads(fathom(*COMMAND, "--json", "-").stdout)
    assert found["games"] == 30
    assert found["errors"] == []
    assert sum(found["wins"]) == pytest.approx(30)
    assert len(found["scores"]) == len(found["rounds"]) == 30
    assert found["decisions"] >= 5 * 30
    assert found["decisions_per_s"] > 0


def test_the_json_file_holds_the_same_whatever_the_number_of_processes(fathom, tmp_path):
    for jobs in ("1", "2"):
        fathom(*COMMAND, "--jobs", jobs, "--json", f"{jobs}.json")
    one, two = (json.loads((tmp_path / f"{jobs}.json").read_text()) for jobs in ("1", "2"))
    assert one.pop("decisions_per_s") > 0
    assert two.pop("decisions_per_s") > 0
    assert one == two


def test_nautilus_with_an_option(fathom):
    shown = fathom("simulate", "nautilus", "--games", "2", "--seats", "random,random", "--set", "base=free").stdout
    assert "length in rounds" in shown


def test_games_that_break_off_are_told_and_fail(fathom, monkeypatch):
    def broken(match, bots, *more):
        raise Illegal("not-an-option", "B2a")

    monkeypatch.setattr("fathom.lab.studies.simulate.play_out", broken)
    result = fathom(*COMMAND, code=1)
    assert result.stderr.startswith("fathom: 30 of 30 games broke off; the first: seed 1/0: Illegal")


def test_an_interrupted_simulation_sums_up_what_is_done(fathom, monkeypatch):
    def interrupted(engine, work, items):
        yield work((0, 0))
        raise KeyboardInterrupt

    monkeypatch.setattr("fathom.lab.running.engines.Engine.run", interrupted)
    result = fathom(*COMMAND, code=130)
    assert "noughts: 1 game, seed 1" in result.stdout
    assert result.stderr == "fathom: interrupted: 1 of 30 games are summed up\n"


def test_a_simulation_in_french(fathom):
    shown = fathom(*COMMAND, "--lang", "fr").stdout
    assert "noughts: 30 parties, graine 1" in shown
    assert re.search(r"\d,\d %", shown)


def test_a_simulation_tells_the_endings(fathom):
    shown = fathom("simulate", "nautilus", "--games", "2", "--seats", "random,random").stdout
    assert "endings: a round in which nothing was done 100.0 %" in shown


@pytest.fixture
def _few_middles(monkeypatch):
    """To be seen are the figures, not how steady they are."""
    monkeypatch.setattr("fathom.lab.running.bench.MIDDLES", 1)


@pytest.mark.slow
@pytest.mark.usefixtures("_few_middles")
def test_the_bench_measures_every_game(fathom):
    found = json.loads(fathom("bench", "--seconds", "0.01", "--json").stdout)
    assert found["python"]
    assert found["processors"] >= 1
    figures = {(each["game"], each["figure"]): each for each in found["figures"]}
    for game in ("connect-four", "nautilus", "noughts"):
        for figure in ("decisions", "decisions with snapshots", "games", "clones in mid-game", "views in mid-game"):
            assert figures[game, figure]["per_second"] > 0
    assert figures["noughts", "decisions"]["ratio"] > 0
    assert "bare" not in figures["nautilus", "decisions"]


@pytest.mark.slow
@pytest.mark.usefixtures("_few_middles")
def test_the_bench_as_a_table(fathom):
    shown = fathom("bench", "--seconds", "0.01").stdout
    assert "processors" in shown
    assert "clones in mid-game" in shown


@pytest.mark.parametrize("seed", range(20))
def test_the_bare_games_are_whole_games(seed):
    from random import Random

    from fathom.lab.running.bench import bare_connect_four, bare_noughts

    random = Random(seed).random
    assert 5 <= bare_noughts(random) <= 9
    assert 7 <= bare_connect_four(random) <= 42


def test_a_simulation_tells_how_far_games_came_in_the_readers_language(fathom):
    shown = fathom("simulate", "machina-arcana", "--games", "2", "--seats", "random", "--lang", "fr").output
    assert "chapitre atteint\xa0: 1 (100,0" in shown
    assert "niveau des monstres à la fin\xa0: 1 (" in shown


def test_where_games_come_to_many_numbers_a_simulation_tells_between_which(fathom):
    from fathom.cli.studies.simulate import _how_far
    from fathom.kernel.words.words import Words
    from fathom.lab.pages.figures import Figures

    told = "simulate", "sleeping-gods", "--games", "2", "--seats", "random", "--lang", "fr"
    assert "totems trouvés\xa0: " in fathom(*told).output
    few, many = {0: 3, 4: 1}, dict.fromkeys(range(2, 23, 2), 1)
    assert [
        _how_far(counts, Words("es"), Figures("es")).replace("\N{NO-BREAK SPACE}", " ") for counts in (few, many)
    ] == [
        "0 (75,0 %), 4 (25,0 %)",
        "12,0 de media, de 2 a 22",
    ]

"""Tournaments, sweeps, kept games and reports from the command line."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from fathom.lab.running.engines import Lost

pytestmark = pytest.mark.slow

SIMULATE = ("simulate", "noughts", "--games", "30", "--seats", "random,random")
SWEEP = ("sweep", "nautilus", "--set", "start.money=50..60:5", "--games", "2", "--seats", "2")
COMPARE = ("compare", "unfathomable", "--bots", "shipmate,random", "--games", "2", "--seats", "3")
TOURNAMENT = ("tournament", "nautilus", "--bots", "random,greedy", "--rounds", "4")


def test_games_are_kept_as_parquet_and_reported(fathom, tmp_path):
    fathom(*SIMULATE, "--out", "study")
    assert pl.read_parquet("study/games.parquet").height == 30
    shown = fathom("report", "study", "--lang", "fr").stdout
    assert shown == f"{Path('study/report.html')}\n"
    assert "<h2>Qui gagne</h2>" in Path("study/report.html").read_text(encoding="utf-8")


def test_a_report_can_be_written_elsewhere(fathom):
    fathom(*SIMULATE, "--out", "study")
    fathom("report", "study", "--page", "page.html")
    assert Path("page.html").is_file()
    assert not Path("study/report.html").exists()


def test_two_workers_keep_the_same_table_as_one(fathom):
    for jobs in ("1", "2"):
        fathom(*SIMULATE, "--out", jobs, "--jobs", jobs)
    assert pl.read_parquet("1/games.parquet").equals(pl.read_parquet("2/games.parquet"))


def test_a_tournament_has_a_table_with_elo(fathom):
    shown = fathom(*TOURNAMENT, "--out", "cup").stdout
    assert "nautilus: 4 games" in shown
    first, second = (line.split()[0] for line in shown.splitlines()[2:4])
    assert (first, second) == ("greedy", "random")
    assert (
        pl.read_parquet("cup/games.parquet")["bots"].to_list()
        == [["random", "greedy"]] * 2 + [["greedy", "random"]] * 2
    )


def test_a_sweep_has_a_column_for_each_value(fathom):
    shown = fathom(*SWEEP, "--out", "sweep").stdout
    assert re.search(r"^start\.money +50 +55 +60 *$", shown, re.MULTILINE)
    assert re.search(r"^games +2 +2 +2 *$", shown, re.MULTILINE)
    assert re.search(r"^random wins in seat 2( +[\d.]+ % \(\d+–\d+\)){3} *$", shown, re.MULTILINE)
    settings = pl.read_parquet("sweep/games.parquet")["settings"].unique(maintain_order=True).to_list()
    assert settings == ["start.money=50", "start.money=55", "start.money=60"]


def test_a_comparison_has_a_line_for_each_bot(fathom):
    shown = fathom(*COMPARE, "--set", "crew=drawn", "--out", "compared").stdout
    assert "unfathomable: 4 games, seed 1. Games won by the humans" in shown
    assert re.search(r"^shipmate +2 +[\d.]+ % \(\d+ – \d+ %\) *$", shown, re.MULTILINE)
    assert re.search(r"^random +2 +[\d.]+ % \(\d+ – \d+ %\) +[+−]?[\d.]+ \(\S+ – \S+\) +\d +\d *$", shown, re.MULTILINE)
    table = pl.read_parquet("compared/games.parquet")
    assert set(table["sides"].explode()) == {"humans", "traitors"}
    fathom("report", "compared")


def test_a_simulation_says_which_side_wins(fathom):
    shown = fathom("simulate", "unfathomable", "--games", "2", "--seats", "random,random,random").stdout
    assert re.search(r"^wins: the humans 0\.0 % \(0 – \d+ %\); the traitors [\d.]+ %", shown, re.MULTILINE)


def test_money_makes_a_game_longer(fathom):
    """The number really reaches the rules: who has no money can buy nothing, and the game is over at once."""
    shown = fathom("sweep", "nautilus", "--set", "start.money=0,60", "--games", "3", "--seats", "2", "--bots", "greedy")
    poor, rich = map(float, re.search(r"^rounds +([\d.]+) +([\d.]+)", shown.stdout, re.MULTILINE).groups())
    assert poor == 1.0
    assert rich > 5


def test_fuel_brings_the_ship_to_port(fathom):
    command = ["sweep", "unfathomable", "--set", "start.fuel=1..10:9", "--bots", "shipmate", "--games", "2"]
    shown = fathom(*command).stdout
    assert re.search(r"^start\.fuel +1 +10 *$", shown, re.MULTILINE)
    few, many = re.search(r"^the fuel has run out +([\d.]+) % +([\d.]+) %", shown, re.MULTILINE).groups()
    assert float(few) > float(many)


def test_an_interrupted_study_is_kept_and_says_so(fathom, monkeypatch):
    def interrupted(engine, work, items):
        for number, item in enumerate(items):
            if number == 7:
                raise KeyboardInterrupt
            yield work(item)

    monkeypatch.setattr("fathom.lab.running.engines.Engine.run", interrupted)
    result = fathom(*SIMULATE, "--out", "study", code=130)
    assert result.stderr == "fathom: interrupted: 7 of 30 games are kept in study\n"
    assert pl.read_parquet("study/games.parquet").height == 7
    assert json.loads(Path("study/study.json").read_text())["stopped"] == "interrupted"


def heed_signals() -> None:
    """A test run in the background has Ctrl-C switched off, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_study_is_kept_however_it_is_ended(tmp_path, number, jobs):
    """The signal goes to the workers too, as a terminal or a system that shuts down sends it."""
    many = ["simulate", "noughts", "--games", "10000000", "--seats", "random,random", "--out", "study", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "fathom", *many],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_signals,
    )
    while not (tmp_path / "study" / "study.json").exists():
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, number)
    _, errors = process.communicate()
    assert process.returncode == 130, errors
    assert re.fullmatch(r"fathom: interrupted: \d+ of 10000000 games are kept in study\n", errors)
    assert pl.read_parquet(tmp_path / "study" / "games.parquet").height > 0


def test_a_bot_that_breaks_down_is_told(fathom, monkeypatch):
    def breaks(self, seen, ask):
        if len(ask.options) < 6:
            raise RuntimeError("oh no")
        return ask.options[0]

    monkeypatch.setattr("fathom.bots.bot.RandomBot.choose", breaks)
    result = fathom(*SIMULATE, "--out", "study")
    assert re.match(
        r"fathom: random broke down and forfeited 30 games; the first: seed 1/0: Run.*: oh no\n", result.stderr
    )
    games = pl.read_parquet("study/games.parquet")
    assert games["forfeit"].to_list() == [0] * 30
    assert games["winners"].to_list() == [[1]] * 30
    fathom("report", "study", "--page", "page.html")
    assert "a bot broke down and forfeited the game" in Path("page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", [SIMULATE, TOURNAMENT, COMPARE, SWEEP], ids=lambda command: command[0])
def test_a_worker_that_dies_is_told_in_one_line_and_what_is_done_is_kept(fathom, monkeypatch, command):
    def dying(engine, work, items):
        yield work(next(iter(items)))
        raise Lost("a worker died (exit code -9)")

    monkeypatch.setattr("fathom.lab.running.engines.Engine.run", dying)
    result = fathom(*command, "--out", "study", code=1)
    assert re.fullmatch(r"fathom: a worker died \(exit code -9\): 1 of \d+ games are kept in study\n", result.stderr)
    assert pl.read_parquet("study/games.parquet").height == 1


@pytest.mark.parametrize(
    ("package", "extra", "command"),
    [
        ("polars", "lab", (*SIMULATE, "--out", "study")),
        ("polars", "lab", ("report", "study")),
        ("ray", "ray", (*SIMULATE, "--engine", "ray")),
    ],
)
def test_a_missing_extra_is_told_in_one_line(fathom, monkeypatch, package, extra, command):
    for module in [name for name in sys.modules if name in ("fathom.lab.studies.folder", "fathom.lab.pages.report")]:
        monkeypatch.delitem(sys.modules, module)
        monkeypatch.delattr(f"{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    result = fathom(*command, code=2)
    assert result.stderr == f"fathom: {package} is not installed: pip install 'fathom-table[{extra}]'\n"
    assert not Path("study").exists()


def test_an_address_without_ray_is_refused(fathom):
    result = fathom(*SIMULATE, "--address", "10.0.0.5:6379", code=2)
    assert result.stderr == "fathom: --address 10.0.0.5:6379: only a Ray cluster has one; add --engine ray\n"


def test_a_study_is_not_written_over_another(fathom):
    fathom(*SIMULATE, "--out", "study")
    result = fathom(*SIMULATE, "--out", "study", code=2)
    assert result.stderr == "fathom: study: there is a study in this folder already; choose another, or add --resume\n"


def test_a_folder_that_cannot_be_made(fathom):
    Path("file").write_text("")
    result = fathom(*SIMULATE, "--out", "file/study", code=2)
    assert result.stderr == "fathom: file/study: not a directory\n"


def test_bad_input_leaves_no_folder_behind(fathom):
    fathom("sweep", "nautilus", "--set", "start.fuel=6..10", "--out", "study", code=2)
    fathom(*SIMULATE, "--engine", "ray", "--address", "127.0.0.1:9", "--out", "study", code=2)
    assert not Path("study").exists()


BAD = {  # how the one line begins
    "simulate noughts --engine quantum": "unknown engine 'quantum': choose from processes, ray\n",
    "simulate noughts --engine ray --address here": "--address 'here': write it as HOST:PORT, such as 10.0.0.5:6379\n",
    "simulate noughts --engine ray --address 127.0.0.1:9": "no Ray cluster answers at 127.0.0.1:9\n",
    "simulate noughts --seats random,deep": "unknown bot for noughts 'deep': choose from random",
    "simulate nautilus --set start.money=lots": "start.money of nautilus is a number, not 'lots'\n",
    "tournament chess --bots a,b": "unknown game 'chess': choose from ",
    "tournament noughts --bots random,deep": "unknown bot for noughts 'deep': choose from random",
    "tournament noughts --bots random": "a tournament needs two or more bots, each named once\n",
    "tournament nautilus --bots random,greedy --seats 5": "nautilus is for 2 to 4 seats, not 5\n",
    "compare nautilus --bots random,greedy": "nobody wins together in nautilus: let the bots play each other in a ",
    "compare unfathomable --bots shipmate": "a comparison needs two or more bots, each named once\n",
    "compare unfathomable --bots shipmate,deep": "unknown bot for unfathomable 'deep': choose from random",
    "compare unfathomable --bots shipmate,random --others deep": "unknown bot for unfathomable 'deep': choose from ",
    "compare unfathomable --bots shipmate,random --side fish": "unknown side of unfathomable 'fish': choose from ",
    "compare unfathomable --bots shipmate,random --seats 7": "unfathomable is for 3 to 6 seats, not 7\n",
    "sweep noughts --set depth=1..3": "unknown option of noughts 'depth': choose from no options: this game has none\n",
    "sweep nautilus --set start.fuel=6..10": "unknown option of nautilus 'start.fuel': choose from base, first",
    "sweep nautilus --set start.money=60..45": "'60..45' holds no value: write it from low to high, such as 6..10",
    "sweep nautilus --set start.money=50": "a sweep needs a setting with two or more values, such as --set ",
    "sweep nautilus --set start.money=190..210": "start.money of nautilus goes from 0 to 200, not 201\n",
    "sweep nautilus --set start.money=1..3 --bots deep": "unknown bot for nautilus 'deep': choose from random, greedy",
    "sweep nautilus --set start.money=1..3 --seats 5": "nautilus is for 2 to 4 seats, not 5\n",
    "report nowhere": "nowhere: there is no study here (a folder that `fathom simulate --out` has written)\n",
    "report . --lang de": "unknown language 'de': choose from en, fr, es\n",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_input_is_told_in_one_line(fathom, command):
    result = fathom(*command.split(), code=2)
    assert result.stderr.startswith(f"fathom: {BAD[command]}")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


# ------------------------------------------------------------------ going on, single games, and search


def test_a_study_is_gone_on_with(fathom):
    fathom(*SIMULATE, "--out", "study")
    more = ("simulate", "noughts", "--games", "40", "--seats", "random,random", "--out", "study", "--resume")
    assert "40 games" in fathom(*more).stdout
    assert pl.read_parquet("study/games.parquet").height == 40
    other = fathom("simulate", "noughts", "--games", "40", "--seats", "random,thinker:2i", *more[-3:], code=2)
    assert "the study in this folder was another" in other.stderr


def test_resuming_needs_a_folder(fathom):
    assert (
        fathom(*SIMULATE, "--resume", code=2).stderr
        == "fathom: --resume needs the folder of the study: add --out DIR\n"
    )


def test_a_game_of_a_study_is_saved(fathom):
    fathom(*SWEEP, "--out", "study")
    assert fathom("record", "study", "1", "--plan", "2").stdout == "game-2-1.json\n"
    assert "1/1" in fathom("verify", "game-2-1.json").stdout
    assert fathom("record", "study", "1", "--plan", "9", code=2).stderr.startswith(
        "fathom: study: there is no game 1 of"
    )


def test_a_search_shows_its_best_trials_and_goes_on(fathom):
    command = (
        "search",
        "nautilus",
        "--vary",
        "start.money=30..60:10",
        "--seats",
        "2",
        "--games",
        "2",
        "--aim",
        "rounds",
    )
    first = fathom(*command, "--trials", "2", "--out", "found")
    assert "start.money" in first.stdout
    assert first.stderr.startswith("fathom: 1/2: start.money=")
    assert fathom(*command, "--trials", "3", "--out", "found").stderr.startswith("fathom: 3/3: ")
    assert "unknown aim" in fathom(*command[:-1], "fun", code=2).stderr

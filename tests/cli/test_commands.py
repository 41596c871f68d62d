"""The command as a whole: help, version, the list of games, and what it says to bad input."""

import re
import socket
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from fathom.cli import app

COMMANDS = (
    "games",
    "play",
    "simulate",
    "tournament",
    "compare",
    "sweep",
    "search",
    "record",
    "report",
    "transcript",
    "replay",
    "verify",
    "review",
    "calibrate",
    "bench",
    "how-to-play",
    "lesson",
    "serve",
    "types",
    "rules",
    "story",
)


def test_without_a_command_the_help_is_shown(fathom):
    shown = fathom().output
    assert all(command in shown for command in COMMANDS)


PARTS = ("rules coverage", "rules nautilus", "story check", "story show", "story graph")


@pytest.mark.parametrize("command", [*COMMANDS, *PARTS])
def test_every_command_has_help(fathom, command):
    shown = fathom(*command.split(), "--help").output
    assert "Usage:" in shown
    assert "[default: 0]" not in shown  # nobody means none by that


def test_the_version(fathom):
    assert re.fullmatch(r"fathom \d+\.\d+\.\d+\n", fathom("--version").output)


def test_the_games_are_listed_with_seats_bots_and_options(fathom):
    shown = fathom("games").output
    assert re.search(r"nautilus +Nautilus +2 to 4 +random.* base=printed\|free", shown)
    assert re.search(r"noughts +Noughts and Crosses +2 ", shown)


@pytest.mark.parametrize(("variable", "title"), [("fr_FR.UTF-8", "titre"), ("es_ES", "título"), ("de_DE", "title")])
def test_the_language_comes_from_the_environment(fathom, monkeypatch, variable, title):
    monkeypatch.setenv("LANG", variable)
    assert title in fathom("games").output
    assert "title" in fathom("games", "--lang", "en").output


GAMES = "connect-four, machina-arcana, nautilus, noughts, sleeping-gods, unfathomable"
BOTS = "random, thinker:fast, thinker:strong, thinker:<n>ms, thinker:<n>i, <module>:<class>"
BAD = {
    "play chess": f"unknown game 'chess': choose from {GAMES}",
    "play": f"which game? Choose from {GAMES}, or continue a saved one with --load FILE",
    "play noughts --seats you,clever": f"unknown seat for noughts 'clever': choose from you, {BOTS}",
    "play noughts --seats you,thinker:soon": f"unknown seat for noughts 'thinker:soon': choose from you, {BOTS}",
    "play noughts --seats you": "noughts is for 2 seats, not 1",
    "play nautilus --seats you,you,you,you,you": "nautilus is for 2 to 4 seats, not 5",
    "play nautilus --set depth=3": "unknown option of nautilus 'depth': choose from base, first, start.money",
    "play nautilus --set base=moon": "option of nautilus: base is 'moon': choose from printed, free",
    "play nautilus --set first=me": "option of nautilus: first is 'me': choose from 0, 1, 2, 3, 4",
    "play sleeping-gods --set packing=maybe": "option of sleeping-gods: packing is 'maybe': choose from false, true",
    "play nautilus --set base": "--set 'base': write it as NAME=VALUE, such as base=free",
    "play nautilus --seats you,random --set first=4": "option of nautilus: first is 4, but there are 2 seats",
    "play noughts --lang de": "unknown language 'de': choose from en, fr, es",
    "play --load none.json": "none.json: no such file or directory",
    "play noughts --save no/where.json": "--save no/where.json: no file can be written there",
    "simulate noughts --seats you,random": f"unknown bot for noughts 'you': choose from {BOTS}",
    "simulate noughts --seats thinker:0ms,random": f"unknown bot for noughts 'thinker:0ms': choose from {BOTS}",
    "simulate noughts --seats random": "noughts is for 2 seats, not 1",
    "simulate noughts --json no/where.json": "--json no/where.json: no file can be written there",
    "sweep nautilus --set start.money=45,50 --bots greedy,random --seats 3": (
        "--seats 3, but --bots names 2: name one for all seats, or one for each"
    ),
    "transcript chess": f"unknown game 'chess': choose from {GAMES}",
    "transcript noughts --seats random,you": f"unknown bot for noughts 'you': choose from {BOTS}",
    "replay none.json": "none.json: no such file or directory",
    "verify none.json": "none.json: no such file or directory",
    "rules chess": f"unknown game 'chess': choose from {GAMES}",
    "rules nautilus Z9": "nautilus has no rule 'Z9': `fathom rules nautilus` lists them",
    "serve --host 300.1.1.1": "300.1.1.1 is no address of this computer: choose another with --host",
    "serve --host 192.0.2.1": "192.0.2.1 is no address of this computer: choose another with --host",
    "types /dev/null": "/dev/null: file exists",
    "rules coverage": "there is no tests/rules here or above: run this inside the project",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_input_is_told_in_one_line(fathom, command):
    result = fathom(*command.split(), code=2)
    assert result.stderr == f"fathom: {BAD[command]}\n"
    assert result.stdout == ""


@pytest.mark.parametrize(
    "command",
    [
        "simulate noughts --games 0",
        "simulate noughts --jobs 0",
        "tournament noughts",
        "sweep noughts",
        "report",
        "bench --seconds 0",
        "dive",
        "play --deep",
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(fathom, command):
    result = fathom(*command.split(), code=2)
    assert re.fullmatch(r"fathom: .+ \(see 'fathom.* --help'\)\n", result.stderr)


def test_a_port_that_somebody_listens_at_is_told(fathom):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = fathom("serve", "--port", str(port), code=2)
    assert result.stderr == f"fathom: port {port} of 127.0.0.1 is taken: choose another with --port\n"


def test_the_installed_script_runs():
    script = "import sys; from fathom.cli import main; sys.argv[1:] = ['play', 'chess']; main()"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("fathom: unknown game 'chess'")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["--host", "0.0.0.0"],
            ["at http://localhost:8321 ", "Friends on your network find it at http://192.168.1.4:8321"],
        ),
        ([], ["at http://127.0.0.1:8321 "]),
    ],
)
def test_a_server_says_where_it_is_found(fathom, monkeypatch, arguments, said):
    monkeypatch.setattr("fathom.server.run.trouble_at", lambda host, port: "")
    monkeypatch.setattr("fathom.server.run.serve_forever", lambda *settings, ready, **more: ready())
    monkeypatch.setattr("fathom.server.http.addresses.own_addresses", lambda: ["192.168.1.4"])
    shown = fathom("serve", "--port", "8321", *arguments).stderr
    assert [line for line in said if line not in shown] == []
    assert shown.count("\n") == len(said)


def test_a_server_that_cannot_use_its_database_says_nothing_else(fathom, tmp_path):
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 99)
    result = fathom("serve", "--data", str(tmp_path), code=2)
    assert re.fullmatch("fathom: .*tables.sqlite is not a database of Fathom.*\n", result.stderr)


def test_who_has_no_server_is_told_how_to_get_it(monkeypatch):
    for module in [name for name in sys.modules if name.startswith(("fathom.server.", "litestar"))]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "litestar", None)
    result = CliRunner().invoke(app, ["serve"])
    assert result.exit_code == 2
    assert "pip install 'fathom-table[server]'" in " ".join(result.output.split())

"""Reading the rules, and counting those that have a test."""

import json
import re
from pathlib import Path

import pytest

from fathom.cli.reading.rules import linked, places
from fathom.games import load, names
from fathom.kernel.rules import Line
from fathom.kernel.words.words import LANGUAGES, Words

PROJECT = Path(__file__).parents[2]
CITING = """
@rule("1", "3")
def test_a_line_wins(): ...
"""


@pytest.fixture
def project(fathom, tmp_path):
    """A project whose tests cite two of the four rules of noughts."""
    folder = tmp_path / "tests" / "rules" / "noughts"
    folder.mkdir(parents=True)
    (folder / "test_lines.py").write_text(CITING)
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_a_game_by_chapter(fathom, language):
    shown = fathom("rules", "nautilus", "--lang", language).output
    words = Words(language, load("nautilus"))
    assert all(words.say(f"chapter-{letter}") in shown for letter in "SBAMXUTEV")
    assert set(re.findall(r"^(\w+)  ", shown, re.MULTILINE)) >= set(load("nautilus").ledger.rules)


def test_one_rule_in_full(fathom):
    shown = fathom("rules", "nautilus", "b2a").output
    assert shown.startswith("B2a  Phase 1: buying and building\n")
    assert "An exploration module" in shown
    assert "none found here" in shown


def test_options_may_come_first(fathom):
    assert fathom("rules", "--lang", "fr", "noughts").output == fathom("rules", "noughts", "--lang", "fr").output


def test_one_rule_with_the_tests_that_cite_it(fathom, project):
    assert "test_lines.py::test_a_line_wins" in fathom("rules", "noughts", "3").output
    assert "none found here" in fathom("rules", "noughts", "2").output


def test_coverage_names_what_has_no_test(fathom, project):
    shown = fathom("rules", "coverage", "noughts").output
    assert shown == "noughts: 50.0 %, 2 of 4 rules have a test\n  without: 2 4\n"


def test_coverage_as_json(fathom, project):
    covered = json.loads(fathom("rules", "coverage", "--json").stdout)
    assert list(covered) == names()
    assert covered["noughts"] == {"total": 4, "tested": 2, "missing": ["2", "4"]}
    assert list(json.loads(fathom("rules", "coverage", "noughts", "--json").stdout)) == ["noughts"]


def test_tests_are_found_from_a_folder_below_and_in_the_games_own_tests(fathom, project, monkeypatch):
    games = project / "tests" / "games"
    games.mkdir()
    (games / "test_noughts.py").write_text('@rule("2")\ndef test_a_cell_is_marked(): ...\n')
    (games / "test_connect_four.py").write_text('@rule("4")\ndef test_a_full_board_is_a_draw(): ...\n')
    monkeypatch.chdir(games)
    covered = json.loads(fathom("rules", "coverage", "--json").stdout)
    assert covered["noughts"]["missing"] == ["4"]
    assert covered["connect-four"]["missing"] == ["1", "2", "3"]


def test_too_little_coverage_fails(fathom, project):
    fathom("rules", "coverage", "noughts", "--fail-under", "50")
    result = fathom("rules", "coverage", "noughts", "--fail-under", "51", code=1)
    assert result.stderr == "fathom: fewer than 51 % of the rules are tested: noughts\n"


def test_a_citation_of_a_rule_that_is_not_there(fathom, project):
    (project / "tests" / "rules" / "noughts" / "test_more.py").write_text('@rule("9")\ndef test_ghost(): ...\n')
    result = fathom("rules", "coverage", "noughts", code=2)
    assert result.stderr == "fathom: test_more.py::test_ghost cites rule '9', which noughts does not have\n"


def test_this_project_cites_rules_that_are_there(fathom, monkeypatch):
    monkeypatch.chdir(PROJECT)
    assert json.loads(fathom("rules", "coverage", "--json").stdout)["nautilus"]["tested"] > 0


def test_a_rule_tells_where_the_code_names_it(fathom):
    shown = fathom("rules", "show", "nautilus", "U1c").stdout
    assert "steps/submarines.py:" in shown
    assert "In the code" in shown


def test_a_rule_tells_which_cards_name_it_in_a_comment(fathom):
    assert "cards/trade.yaml:" in fathom("rules", "sleeping-gods", "ADV8").stdout


def test_places_and_tests_are_paths_from_here_that_an_editor_can_open(fathom, monkeypatch):
    monkeypatch.chdir(PROJECT)
    shown = fathom("rules", "sleeping-gods", "ADV8").stdout
    place, test = re.search(r"(\S+):(\d+)", shown), re.search(r"(\S+)::(\w+)", shown)
    assert (PROJECT / place[1]).read_text(encoding="utf-8").splitlines()[int(place[2]) - 1].endswith("# ADV8")
    assert f"def {test[2]}(" in (PROJECT / test[1]).read_text(encoding="utf-8")


def test_they_are_links_in_a_terminal(fathom, monkeypatch):
    shown = linked(Line(PROJECT / "README.md", 3))
    assert shown.plain.endswith("README.md:3")
    assert shown.style == f"link {(PROJECT / 'README.md').as_uri()}"


def test_a_game_may_be_written_with_underscores(fathom):
    assert fathom("rules", "machina_arcana").output == fathom("rules", "machina-arcana").output
    fathom("play", "connect_four", "--seats", "random,random", "--seed", "1")
    assert "unknown game 'no_game'" in fathom("rules", "no_game", code=2).stderr


def test_a_rule_that_no_line_names_tells_how_it_holds(fathom):
    assert "It holds by type" in " ".join(fathom("rules", "nautilus", "S2a").stdout.split())
    assert "It holds by absence" in " ".join(fathom("rules", "nautilus", "A2f").stdout.split())


def test_a_rule_that_says_the_same_as_another_tells_where_that_one_stands(fathom):
    assert "steps/fighting/damage.py:" in (shown := fathom("rules", "unfathomable", "28.0c").stdout)
    assert "(8.7)" in shown
    assert "It holds by type" in " ".join(fathom("rules", "unfathomable", "41.10b").stdout.split())


@pytest.mark.parametrize("name", names())
def test_every_rule_stands_in_the_code_or_tells_how_it_holds(name):
    game = load(name)
    rules = game.ledger.rules
    named = {rule for rule in rules if places(game.folder, rule)}
    holding = {rule for rule in rules if rules[rule].holds}
    told = named | holding
    assert named & holding == set()
    assert [rule.id for rule in rules.values() if rule.id not in told and told.isdisjoint(rule.restates)] == []


def test_how_to_play_prints_the_pages_of_a_game(fathom):
    shown = fathom("how-to-play", "nautilus", "--lang", "es").output
    assert "Una ciudad en el fondo del mar" in shown
    assert "mar profundo" in shown


def test_a_game_without_pages_leads_to_its_rules(fathom):
    told = fathom("how-to-play", "noughts", code=2)
    assert "fathom rules noughts" in told.output

"""The ledger of rules and the tests that cite them."""

from pathlib import Path

import msgspec
import pytest

from fathom.games import load, names
from fathom.kernel.rules import Ledger, Line, Rule, cited, places

CITING = Path(__file__).parents[1] / "rules"
LEDGER = """
[[rule]]
id = "B1"
kind = "choice"
text = "One module a turn."
check = "A second one is refused."

[[rule]]
id = "A2"
kind = "setup"
text = "The base stands in the lagoon."
check = "It does."
needs = "the map"
"""
TESTS = """
from tests.rules import rule

@rule("B1")
def test_one(): ...

@rule("B1", "A2")
@other("C3")
def test_two():
    @rule("D4")
    def inner(): ...

@rule("E5")
class TestThree:
    @rule("F6")
    def test_inside(self): ...

def helper(): return rule("not a citation")
"""


def strangers(tests: Path, ledger: Ledger) -> list[str]:
    """Citations of rules that the ledger does not have, each with its test."""
    return [f"{test} cites {rule}" for rule, test in cited(tests) if rule not in ledger.rules]


def test_a_ledger_keeps_the_rules_in_the_order_of_the_book(tmp_path):
    (tmp_path / "rules.toml").write_text(LEDGER)
    rules = Ledger.load(tmp_path / "rules.toml").rules
    assert list(rules) == ["B1", "A2"]
    assert rules["A2"] == Rule("A2", "setup", "The base stands in the lagoon.", "It does.", "the map")


def test_a_rule_knows_which_others_say_the_same():
    text = "Six damaged spaces end the game (restates 8.7, 25.7). Nobody wins (restates 8.6)."
    assert Rule("28.0c", "end", text, "").restates == ["8.7", "25.7", "8.6"]
    assert Rule("8.7", "end", "Six damaged spaces end the game.", "").restates == []


@pytest.mark.parametrize(("rule", "chapter"), [("B2a", "B"), ("50.5a", "50"), ("AA1", "AA"), ("7", "7")])
def test_a_rule_knows_its_chapter(rule, chapter):
    assert Rule(rule, "", "", "").chapter == chapter


def test_a_game_without_a_ledger_has_no_rules(tmp_path):
    assert Ledger.load(tmp_path / "rules.toml").rules == {}


def test_a_rule_that_lacks_a_part_is_an_error(tmp_path):
    (tmp_path / "rules.toml").write_text('[[rule]]\nid = "B1"')
    with pytest.raises(msgspec.ValidationError, match="kind"):
        Ledger.load(tmp_path / "rules.toml")


def test_two_rules_with_one_id_are_an_error(tmp_path):
    (tmp_path / "rules.toml").write_text(LEDGER.replace("A2", "B1"))
    with pytest.raises(ValueError, match="B1"):
        Ledger.load(tmp_path / "rules.toml")


def test_citations_are_found_on_functions_and_classes_with_one_id_or_several(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_rules.py").write_text(TESTS)
    (tmp_path / "scene.py").write_text(TESTS)
    assert sorted((rule, str(test)) for rule, test in cited(tmp_path)) == [
        ("A2", "test_rules.py::test_two"),
        ("B1", "test_rules.py::test_one"),
        ("B1", "test_rules.py::test_two"),
        ("D4", "test_rules.py::inner"),
        ("E5", "test_rules.py::TestThree"),
        ("F6", "test_rules.py::test_inside"),
    ]


def test_a_citation_of_a_rule_that_does_not_exist_is_found(tmp_path):
    (tmp_path / "test_wrong.py").write_text('@rule("B1", "B9")\ndef test_it(): ...')
    (tmp_path / "rules.toml").write_text(LEDGER)
    assert strangers(tmp_path, Ledger.load(tmp_path / "rules.toml")) == ["test_wrong.py::test_it cites B9"]


@pytest.mark.parametrize("game", names())
def test_every_rule_that_a_test_cites_is_in_the_ledger(game):
    assert strangers(CITING / game.replace("-", "_"), load(game).ledger) == []


def test_every_folder_of_citing_tests_belongs_to_a_game():
    folders = {folder.parent.name for folder in CITING.glob("*/__init__.py")}
    assert all(load(folder.replace("_", "-")).ledger.rules for folder in folders)


def test_code_places_are_whole_ids(tmp_path):
    (tmp_path / "steps.py").write_text('FEE = 1  # B2a\nx = Refusal("B2", "no")\n# B2ab and 4.B2a are others\n')
    assert places(tmp_path, "B2a") == [Line(tmp_path / "steps.py", 1)]
    assert places(tmp_path, "B2") == [Line(tmp_path / "steps.py", 2)]


def test_cards_name_rules_in_comments_only(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "items.yaml").write_text(
        "B2a: { cost: 1 }\nknife: { cost: 2 }  # B2a\n# B2a, B3\nmap: '#B2a'\n"
    )
    assert [place.number for place in places(tmp_path, "B2a")] == [2, 3]

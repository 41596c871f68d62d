"""Refusals: whatever the server can refuse has words that fit its arguments, and no words are left over."""

import ast
from pathlib import Path
from typing import Any

import pytest

import fathom.server
from fathom.kernel.record.save import BadSave
from fathom.kernel.words.words import LANGUAGES
from fathom.server.http.app import STATUS_WORDS
from tests.conformance.test_words import arguments, messages
from tests.server.conftest import Person

FOLDER = Path(str(fathom.server.__file__)).parent
FAULTS = BadSave.__init__.__annotations__["why"].__args__


def refused() -> dict[str, set[str]]:
    """Every key that the server's code refuses with, and the arguments that come with it."""
    found: dict[str, set[str]] = {key: set() for key in STATUS_WORDS.values()}
    found |= {f"record-{fault}": set() for fault in FAULTS}
    for node in (node for file in FOLDER.rglob("*.py") for node in ast.walk(ast.parse(file.read_bytes()))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Illegal"):
            key: Any = node.args[0]
            if isinstance(key, ast.Constant):
                found[key.value] = {each.arg for each in node.keywords if each.arg} - {"rule", "status"}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Quota":
            found[ast.literal_eval(node.args[3])] = {"seconds"}
    return found


def test_every_refusal_has_words_that_use_the_arguments_it_gets():
    for why, args in refused().items():
        for language in LANGUAGES:
            assert arguments("kernel", language, f"why-{why}") <= args, why


def test_no_words_of_refusals_are_left_over():
    assert {
        key.removeprefix("why-") for key in messages("kernel", "en", "server.ftl") if key.startswith("why-")
    } <= refused().keys()


@pytest.mark.parametrize("path", ["/api/nothing", "/api/words/nothing/en", "/api/words/table/xx"])
def test_a_refusal_is_json_also_where_a_page_or_a_text_was_asked_for(ada: Person, path: str):
    answer = ada.http.get(path)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["kind"] == "refusal"

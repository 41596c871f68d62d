"""Games as files: a problem report without secrets, and a record that can be checked and opened again."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser


def saved(person: Person, press: Locator, folder: Path) -> Path:
    """Press something that downloads a file."""
    with person.page.expect_download() as download:
        press.click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_problem_report_has_no_seed(ada: Person, tmp_path: Path):
    table = ada.open_table("nautilus", ME, BOT, seed="a secret of the deep", options={"first": 1})
    ada.answer_something()
    ada.button("Menu").click()
    file = saved(ada, ada.button("Report a problem"), tmp_path)
    text = file.read_text()
    report = json.loads(text)
    assert report["table"]["id"] == table
    assert report["view"]["seat"] == 0
    assert len(report["answers"]) == 1
    assert report["table"]["seed"] is None
    assert "a secret of the deep" not in text
    assert report["view"]["state"]["players"][1]["mission"] is None


def test_a_record_is_saved_checked_and_opened_again(ada: Person, bob: Person, tmp_path: Path):
    table = ada.play_noughts(0, 3, 1, 4, 2)
    ada.visit(f"/t/{table}")
    file = saved(ada, ada.page.get_by_role("dialog").get_by_role("link", name="Save the game"), tmp_path)
    check = subprocess.run([sys.executable, "-m", "fathom", "verify", str(file)], capture_output=True, text=True)
    assert check.returncode == 0, check.stderr

    bob.open_home()
    bob.page.get_by_label("Open a saved game…").set_input_files(file)
    expect(bob.page.get_by_role("dialog", name="Ada has won")).to_be_visible()
    assert table not in bob.page.url
    expect(bob.board.get_by_role("img")).to_have_count(5)


def test_a_file_that_is_no_record_is_refused(ada: Person, tmp_path: Path):
    ada.expected = "status of 400"
    (tmp_path / "shopping.json").write_text('{"milk": 2}')
    ada.open_home()
    ada.page.get_by_label("Open a saved game…").set_input_files(tmp_path / "shopping.json")
    expect(ada.page.get_by_role("alert")).to_be_visible()

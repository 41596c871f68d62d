"""Your voyage: the last page of a campaign of Sleeping Gods, as text, as a picture and on paper."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from fathom.games.sleeping_gods.stories.book import prose
from fathom.kernel.record.save import read
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.sailor import imported
from tests.browser.test_access import shuts_nobody_out
from tests.browser.voyager import campaign_to

pytestmark = pytest.mark.browser


def told(person: Person) -> Locator:
    """The page of a campaign that a crew of mates has ended, as its record shows it."""
    record, _ = campaign_to("before-fight")
    table = imported(person, record)
    person.visit(f"/t/{table}")
    return person.page.locator("article.voyage").first


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_campaign_that_is_over_is_told_on_a_page(arrive: Arrive, device: dict[str, object]):
    ada = arrive(**device)
    page = told(ada)
    expect(page).to_be_visible()
    for name in ("Stories that came to an end", "The crew", "Roads not taken", "Achievements"):
        expect(page.get_by_role("heading", name=name)).to_be_attached()
    expect(page).to_contain_text(re.compile(r"You have read \d+ of the [\d,]+ paragraphs of the book: \d+ %"))
    shuts_nobody_out(ada)
    assert page.evaluate("page => page.scrollWidth <= page.clientWidth + 1")


def test_the_ending_is_told_whole_and_not_only_its_last_line(ada: Person):
    expect(told(ada)).to_be_visible()
    log = ada.heard()["state"]["log"]
    ending = next(key for key in reversed(log) if "/also/" not in key)
    read = [each.get_attribute("data-passage") for each in ada.page.locator(".end .told [data-passage]").all()]
    assert read == log[log.index(ending) :]
    expect(ada.page.locator(".end .told")).to_contain_text(prose("en")[ending][:40])


@pytest.mark.parametrize(("locale", "title"), [("fr-FR", "Votre voyage"), ("es-ES", "Vuestro viaje")])
def test_it_speaks_the_readers_language(arrive: Arrive, locale: str, title: str):
    page = told(arrive(locale=locale))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert "voyage-" not in page.inner_text()


def test_it_is_kept_as_a_picture(ada: Person, tmp_path: Path):
    page = told(ada)
    expect(page.locator(".crew .prose, .crew .learnt").first).to_be_visible()
    with ada.page.expect_download() as download:
        page.get_by_role("button", name="Save as a picture").click()
    download.value.save_as(tmp_path / "voyage.png")
    png = (tmp_path / "voyage.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    assert wide == 1200
    assert high > 600
    assert len(png) > 40_000  # something is drawn on it


def test_only_the_page_is_printed(ada: Person):
    page = told(ada)
    expect(page).to_be_visible()
    ada.page.evaluate("window.print = () => {}")
    page.get_by_role("button", name="Print").click()
    ada.page.emulate_media(media="print")
    expect(page.get_by_role("heading", name="Your voyage")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    assert ada.page.evaluate("document.body.innerText").strip().startswith("Your voyage")


def test_it_stands_among_the_papers_of_a_replay(ada: Person):
    """A record tells it, too: at the end of the replay, and not before."""
    record, _ = campaign_to("before-fight")
    table = imported(ada, record)
    last = len(read(record).answers)
    ada.visit(f"/t/{table}/replay/{last}")
    ada.board.get_by_role("button", name="Log", exact=True).click()
    ada.board.get_by_role("tab", name="Voyage").click()
    expect(ada.board.locator("article.voyage")).to_contain_text("Your voyage")
    ada.visit(f"/t/{table}/replay/40")
    ada.board.get_by_role("button", name="Log", exact=True).click()
    expect(ada.board.get_by_role("tab", name="Score")).to_be_visible()
    expect(ada.board.get_by_role("tab", name="Voyage")).to_have_count(0)


def test_it_quotes_only_what_was_read(ada: Person):
    """Every passage that the page quotes stands in the log."""
    page = told(ada)
    expect(page).to_be_visible()
    state = ada.heard()["state"]
    english = prose("en")
    for line in page.locator(".crew .prose").all():
        text = line.inner_text()
        keys = [key for key in state["log"] if english.get(key, "").replace("*", "")[:30] == text[:30]]
        assert keys, text
    places = {english[f"place/{place}"] for place in state["reading"]["voyage"]["helped"]}
    read = {english[key] for key in state["readable_passages"] if key.startswith("place/")}
    assert places <= read

"""Every page in three languages: chosen by the browser, changed on the spot, and without a key that has no words."""

import re

import pytest
from playwright.sync_api import expect

from fathom.games import load, names
from fathom.kernel.words.words import LANGUAGES, Words
from tests.browser.conftest import Arrive
from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser

LOCALES = {"en": "en-GB", "fr": "fr-CA", "es": "es-MX"}
NAMES = {"en": "English", "fr": "Français", "es": "Español"}
KEYS = "web|do|ask|tell|why|kind|board|find|zone|mission|option|chapter|part|notice|effect"
WITHOUT_WORDS = re.compile(rf"(?<![\w-])(?:(?:{KEYS})-[a-z][\w-]*|\{{ ?\$)")
# All that is read or spoken: the text, and the labels, titles and placeholders of what is on the page.
EVERY_WORD = """() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
    (each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""))].join("\\n")"""


def speaks(person: Person, language: str, sentence: str) -> None:
    """The page shows a sentence, says which language it is in, and has words for everything."""
    expect(person.page.get_by_text(sentence).first).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert WITHOUT_WORDS.findall(person.page.evaluate(EVERY_WORD)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken_on_every_page(arrive: Arrive, language: str):
    person = arrive(locale=LOCALES[language])
    words = Words(language, load("nautilus"))
    person.visit("/")
    expect(person.page.get_by_role("article")).to_have_count(len(names()))
    expect(person.page.get_by_text(words.say("game-tagline"))).to_be_visible()
    speaks(person, language, words.say("web-welcome"))
    person.visit("/new/nautilus")
    expect(person.page.get_by_text(words.say("option-base-free"))).to_be_visible()
    speaks(person, language, words.say("web-new-table-of", game="Nautilus"))
    for game in names():
        person.visit(f"/new/{game}")
        title = Words(language, load(game)).say("game-name")
        expect(person.page.get_by_role("link", name=words.say("web-cancel"))).to_be_visible()
        speaks(person, language, words.say("web-new-table-of", game=title))
    person.visit("/rules/nautilus")
    expect(person.page.locator("#rule-B2a")).to_contain_text(words.say("rule-B2a"))
    speaks(person, language, words.say("web-rules-of", game="Nautilus"))
    person.visit("/settings")
    speaks(person, language, words.say("web-about-text"))
    person.open_table("nautilus", ME, BOT, options={"first": 1})
    speaks(person, language, words.say("ask-buy"))
    person.answer_something()
    person.page.get_by_role("button", name=words.say("web-why-not")).click()
    expect(person.page.get_by_text(words.say("why-bought-already"))).to_be_visible()
    speaks(person, language, words.say("ask-build", built=0))


def test_the_language_changes_on_the_spot(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1})
    ada.answer_something()
    ada.page.evaluate("window.loaded = 'once'")
    for language in ("fr", "es", "en"):
        ada.page.get_by_role("combobox").select_option(language)
        speaks(ada, language, Words(language, load("nautilus")).say("ask-build", built=0))
    ada.page.locator("header a").first.click()
    for language in ("es", "fr", "en"):
        ada.page.locator("header").get_by_role("combobox").select_option(label=NAMES[language])
        speaks(ada, language, Words(language).say("web-welcome"))
    assert ada.page.evaluate("window.loaded") == "once"

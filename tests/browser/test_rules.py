"""The rules are a press away: why something is not possible, a link to each rule, and a search."""

import re

import pytest
from playwright.sync_api import expect

from fathom.games import load
from fathom.kernel.words.words import Words
from tests.browser.person import BOT, ME, Person

pytestmark = pytest.mark.browser

WORDS = Words("en", load("nautilus"))


def test_why_not_explains_a_blocked_answer_with_its_rule(ada: Person):
    ada.open_table("nautilus", ME, BOT, options={"first": 1})
    ada.bar.get_by_role("button", name="Why not something else?").click()
    reason = ada.bar.get_by_role("listitem").filter(has_text=WORDS.say("why-nobody-aboard")).first
    blocked = reason.get_by_role("button", name="Buy a violet habitation module without aquanauts")
    expect(blocked).to_be_disabled()
    expect(blocked).to_have_accessible_description(WORDS.say("why-nobody-aboard"))
    blocked.click(force=True)  # it is not possible, but it says why
    trouble = ada.bar.get_by_role("alert")
    expect(trouble).to_contain_text(WORDS.say("why-nobody-aboard"))
    trouble.get_by_role("button", name="Rule B2c").click()
    rule = ada.page.get_by_role("dialog", name="Rules").get_by_role("listitem").filter(has_text=WORDS.say("rule-B2c"))
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\bshown\b"))


def test_a_rule_has_an_address(ada: Person):
    ada.visit("/rules/nautilus#rule-B2a")
    rule = ada.page.locator("#rule-B2a")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(WORDS.say("rule-B2a"))
    expect(rule).to_have_class(re.compile(r"\bshown\b"))
    expect(ada.page.locator("#rule-S1a")).not_to_be_in_viewport()
    expect(ada.page.get_by_role("heading", level=1, name="Rules of Nautilus")).to_be_in_viewport()
    ada.page.locator("#rule-B2b").get_by_role("link").click()
    expect(ada.page).to_have_url(f"{ada.url}/rules/nautilus#rule-B2b")


def test_a_search_finds_rules(ada: Person):
    ada.visit("/rules/nautilus")
    rules = ada.page.locator("[data-rule]")
    expect(rules).to_have_count(len(load("nautilus").ledger.rules))
    ada.page.get_by_role("searchbox", name="Search the rules").fill("sonar")
    about = [rule for rule in load("nautilus").ledger.rules if "sonar" in WORDS.rule(rule).lower()]
    expect(rules).to_have_count(len(about))
    expect(ada.page.get_by_text(f"{len(about)} rules")).to_be_visible()
    assert [each.get_attribute("data-rule") for each in rules.all()] == about


def test_how_to_play_stands_before_the_rules_and_answers_everyday_questions(ada: Person):
    ada.visit("/rules/unfathomable")
    pages = ada.page.get_by_role("region", name="How to play")
    expect(pages.get_by_role("heading", level=3)).to_have_count(5)
    expect(pages.locator("img").first).to_have_js_property("complete", True)
    ada.page.get_by_role("searchbox", name="Search the rules").fill("How do I win?")
    expect(pages.get_by_role("heading", level=3)).to_have_text(["A ship, and somebody who wants her sunk"])

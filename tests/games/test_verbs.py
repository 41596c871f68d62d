"""Verbs that only one card uses, and why: a new one is first tried as a word on another verb, or as grammar.

The cards of Machina Arcana and Sleeping Gods use every verb twice at least (`test_cards.py` of each).
"""

from collections import defaultdict

import pytest

from fathom.games import load
from fathom.kernel.cards.effects import PLACES, ForEach, Verb, written_in
from fathom.kernel.words.words import LANGUAGES, Words

ONCE = {
    "nautilus": {
        "Dash": "the token of speed: an extra move is found nowhere else",
        "Earn": "the chest: money is otherwise earned by what is built",
    },
    "unfathomable": {
        "Again": "the amulet repeats what a Skill card says, whatever that is",
        "BurnSpells": "spells leave the game unseen, where all others are looked at or cast",
        "Calamity": "the jinx revealed: a crisis without a test, without icons and out of its phase",
        "Decide": "the first mate settles a crisis without a total",
        "Dismiss": "the exile and the monarchs: a card for a bonus, and two outcomes of one roll",
        "Explode": "the bomb strikes friend and foe in a space where its bearer is not",
        "GiveItem": "the stowaway hands on without trading: nobody is asked to accept",
        "Inspect": "the only look at Loyalty cards",
        "SetRoll": "the mathematician chooses a face; others add to it or roll again",
        "Smite": "a blow at any distance that is no attack: what helps attacks does not help it",
        "StealItem": "the stowaway revealed takes without asking, even face down",
        "Sway": "the apprentice revealed moves the Ritual either way, as far as wanted",
        "UseAnyRoom": "the Action of a room without being there",
        "Ward": "a spell that lies on a player and acts by itself",
    },
}


@pytest.mark.parametrize("name", ONCE)
def test_a_verb_of_one_card_has_a_reason(name: str):
    game = load(name)
    users = defaultdict(set)
    for place, effect in PLACES.items():
        if place.startswith(f"{name}/"):
            for each in written_in(effect):
                if isinstance(each, Verb) and type(each).__module__.startswith(f"{game.package}."):
                    users[type(each).__name__].add(place.partition(".")[0])
    assert {verb for verb, cards in users.items() if len(cards) == 1} == set(ONCE[name])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_each_of_many_does_is_told_of_them_and_not_as_an_order(language: str):
    words = Words(language, load("unfathomable"))
    effects = [effect for place, effect in PLACES.items() if place.startswith("unfathomable/")]
    told = [words.effect(each) for effect in effects for each in written_in(effect) if isinstance(each, ForEach)]
    assert told
    assert [text for text in told if ":" in text] == []


@pytest.mark.parametrize(
    ("language", "badly", "well"),
    [("en", "then if", ", then, if"), ("fr", "puis si", ", puis, si"), ("es", "luego si", ", y luego, si")],
)
def test_after_another_verb_a_condition_stands_between_commas(language: str, badly: str, well: str):
    machina = load("machina-arcana")
    texts = machina.texts.cards(Words(language, machina)).values()
    assert [text for text in texts if badly in text] == []
    assert [text for text in texts if well in text]

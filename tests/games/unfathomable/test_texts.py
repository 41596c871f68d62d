"""The texts on the cards say what the cards do, in every language."""

from unicodedata import normalize

import pytest

from fathom.cli.reading.rules import in_reading_order
from fathom.games import load
from fathom.games.unfathomable import events
from fathom.games.unfathomable.library import damage_cards, rooms, skill_abilities, spells
from fathom.games.unfathomable.pieces import Role, Waypoint
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.kernel import Ask, SeatNumber
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules.unfathomable.scene import Scene, prompt

GAME = load("unfathomable")
WORDS = {language: Words(language, GAME, ["Ada"]) for language in LANGUAGES}
TEXTS = {language: GAME.texts.cards(words) for language, words in WORDS.items()}
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_a_damage_card_says_what_becomes_of_it(language):
    for name, card in damage_cards().items():
        text = TEXTS[language][f"text-damage-{name.value}"]
        endings = {key: WORDS[language].say(f"damage-{key}-text")[1:] + "." for key in ("stays", "gone")}
        expected = {"stays": card.stays, "gone": card.do is not None and not card.stays}
        assert {key: text.endswith(ending) for key, ending in endings.items()} == expected


@in_every_language
def test_spells_and_feats_say_that_they_leave_the_game(language):
    gone = [(f"text-spell-{spell.value}", "spell-gone-text") for spell in spells()]
    gone += [(f"text-feat-{role.value}", "feat-gone-text") for role in Role]
    for key, ending in gone:
        assert TEXTS[language][key].endswith(WORDS[language].say(ending)[1:] + ".")


@in_every_language
def test_the_amulet_names_the_cards_that_it_repeats(language):
    text = TEXTS[language]["text-item-amulet"]
    for name, ability in skill_abilities().items():
        assert (WORDS[language].say(f"ability-{name}") in text) is ability.echo


def test_texts_count_and_gather_what_is_alike():
    texts = TEXTS["en"]
    assert texts["text-ability-rally"] == "Action: roll the die: on 1-2, lose 1 sanity; on 3+, gain 1 sanity."
    assert texts["text-waypoint-cyclone-edge"] == "Choose one (lose 1 fuel; or damage the ship twice)."
    assert texts["text-waypoint-climbing-hands"] == "Spawn 1 Deep One on each deck space."
    assert texts["text-crisis-bad-dreams-other"] == "Spawn 1 Deep One on each of the deck spaces 1 to 4."
    assert "If 2 or more were defeated, " in texts["text-spell-red-hour"]
    assert "their own skill set" in texts["text-crisis-idle-hands-success"]


@in_every_language
def test_every_room_says_what_its_action_does(language):
    texts, words = TEXTS[language], WORDS[language]
    for space, room in rooms().items():
        text = texts[f"text-room-{space.value}"]
        assert "  " not in text
        if room.check is not None:
            assert str(room.check.threshold) in text
            assert all(str(words.value(skill)) in text for skill in room.check.skills)
    assert not any(text.strip() == "" for text in texts.values())


def test_the_boiler_room_talks_of_nothing_but_the_boiler_room():
    assert TEXTS["en"]["text-room-boiler"] == (
        "Discard a Strength card, then roll the die and add the value of the card (6 or less: lose 1 fuel); "
        "in return, advance the Voyage track by 1 space."
    )


@in_every_language
def test_a_chosen_number_was_not_rolled(language):
    words = WORDS[language]
    rolled, chosen = (words.event(events.Rolled(SeatNumber(0), 5, 0, 5, chosen=chosen)) for chosen in (False, True))
    assert rolled != chosen
    assert ("rolls" in rolled, "rolls" in chosen) == (language == "en", False)


@in_every_language
def test_a_total_of_nothing_is_told_and_no_total_is_not(language):
    words = WORDS[language]
    for outcome in ("success", "partial", "failure"):
        assert "0" in words.event(events.TestEnds(outcome, 0))
        assert not any(letter.isdigit() for letter in words.event(events.TestEnds(outcome, None)))


@in_every_language
def test_a_question_about_an_effect_names_its_card(language):
    words = WORDS[language]
    for question, source in (("may-effect", "waypoints/bare-atoll"), ("choose-effect", "skills/signal-below")):
        shelf, _, name = source.partition("/")
        title = TEXTS[language][f"title-{shelf}-{name}"]
        assert words.ask(Ask(0, [], question, args={"source": source})).startswith(title)


def test_the_rules_ask_with_the_name_of_the_card():
    match = Scene().on_top("waypoints", Waypoint.BARE_ATOLL).play(ResolveWaypoint(0))
    assert (prompt(match), match.turn.args) == ("may-effect", {"source": "waypoints/bare-atoll"})
    either = Scene().on_top("waypoints", Waypoint.CYCLONE_EDGE).play(ResolveWaypoint(0))
    assert (prompt(either), either.turn.args) == ("choose-effect", {"source": "waypoints/cyclone-edge"})


@in_every_language
def test_the_entries_of_the_guide_stand_by_the_alphabet_of_the_reader(language):
    words = WORDS[language]
    rules = in_reading_order(GAME, words)
    assert sorted(rule.id for rule in rules) == sorted(GAME.ledger.rules)
    chapters = list(dict.fromkeys(rule.chapter for rule in rules))
    titles = [words.say(f"chapter-{name}") for name in chapters if GAME.is_entry(name)]
    plain = [normalize("NFD", title.casefold()).encode("ascii", "ignore") for title in titles]
    assert plain == sorted(plain)
    assert (chapters[0], len(titles)) == ("G", 54)  # what comes first in the ledger still does


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "discards their whole hand"), ("fr", "défausse toute sa main"), ("es", "descarta toda su mano")],
)
def test_what_the_holder_of_a_title_does_is_told_of_them(language, told):
    assert told in TEXTS[language]["text-crisis-the-tome-screams-failure"]

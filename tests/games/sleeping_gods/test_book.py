"""The storybook: what is written passes its checks, and each check notices what it is for."""

import re
import subprocess
import sys

import pytest

from fathom.games.sleeping_gods.board import arcs
from fathom.games.sleeping_gods.library import quests as quest_prints
from fathom.games.sleeping_gods.stories.book import (
    bind,
    glossary,
    named,
    quest_of,
    quests,
    read_prose,
    read_unit,
    said,
    the_book,
)
from fathom.games.sleeping_gods.writing import checks
from fathom.games.sleeping_gods.writing.checks import consequences, shape, voices, ways
from fathom.games.sleeping_gods.writing.measures import figures, shared_runs, words
from fathom.games.sleeping_gods.writing.walks import State, stories, visits, worlds
from fathom.kernel.cards.effects import place_of
from fathom.kernel.cards.reader import CardError
from fathom.kernel.words.words import LANGUAGES

PROSE = {language: read_prose(language) for language in LANGUAGES}
SILENT = {language: {} for language in LANGUAGES}


@pytest.mark.slow
def test_nothing_that_is_written_is_wrong():
    assert [finding for finding in checks.run(the_book(), PROSE) if not finding.missing] == []


@pytest.mark.slow
def test_the_first_arc_is_whole():
    found = checks.run(the_book(), PROSE, "arc01")
    assert found == []
    assert len(the_book().units["arc01"]) >= checks.FEWEST_OF_ARC


def test_what_nobody_has_written_is_missing_and_not_wrong():
    found = checks.run(bind({}), SILENT)
    assert found
    assert all(finding.missing for finding in found)


# ------------------------------------------------------------------------------------------- reading


def unit(tmp_path, text, name="m1"):
    (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return read_unit(name, tmp_path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('"3": { retrn: true }', "m1.yaml:1: 3: unknown field 'retrn'; possible here: town, if, do"),
        ('"3": { do: [{ gian: coin }], return: true }', "unknown verb 'gian'"),
        ('"3": { do: [{ gain: gold }], return: true }', "unknown gift 'gold'"),
        ('"3": { return: true, goto: "3.1" }', "exactly one of choices, goto and return"),
        ('"3": {}', "has none"),
        ('"3.x": { return: true }', "the id must be a number"),
        ('"3": { test: { skill: luck, value: 5, fail: {} }, goto: "3.1" }', "unknown skill 'luck'"),
        ('"3": { fight: [4], goto: "3.1" }', "a fight has 2 to 4 enemies"),
        ('"3": { choices: { a: { goto: "3.1" } } }', "1 choices"),
        (
            '"3": { choices: { a: { requires: { keyword: wick }, goto: "3.1" }, '
            'b: { cost: [{ lose: coin }], goto: "3.2" } } }',
            "open to everybody",
        ),
        ('"3": { if: [{ omens: 3, goto: "3.1" }], return: true }', "counted in the finale only"),
        ("3.1: { return: true }", "Expected `str`, got `float`"),
    ],
)
def test_a_wrong_paragraph_is_refused_with_its_place(tmp_path, text, told):
    with pytest.raises(CardError, match=re.escape(told)):
        unit(tmp_path, text)


def test_no_paragraph_is_written_twice():
    own = the_book().units["m1"]
    with pytest.raises(CardError, match=r"m2.yaml: paragraph 3 stands in m1.yaml already"):
        bind({"m1": own, "m2": {"3": own["3"]}})


def test_effects_in_the_words_of_their_file(tmp_path):
    text = '"3": { do: [{ gain: coin, amount: 2 }, { wound: 3 }, { take-quest: 123 }], return: true }'
    done = [said(effect) for effect in unit(tmp_path, text)["3"].do]
    assert done == [("gain", "coin", 2), ("wound", 3, 3), ("take-quest", 123, 123)]


# ------------------------------------------------------------------------------------------- the checks


def findings(tmp_path, check, text, name="m1"):
    """What a check says about one unit that holds just this."""
    book = bind({name: unit(tmp_path, text, name)})
    return [finding.what for finding in check(book, SILENT) if not finding.missing]


def test_every_way_leads_somewhere(tmp_path):
    told = findings(tmp_path, checks.graph, '"3": { goto: "3.1" }\n"3.5": { return: true }')
    assert "3 leads to 3.1, which nobody has written" in told
    assert "no way leads to 3.5" in told


def test_a_way_that_goes_round_is_found(tmp_path):
    told = findings(tmp_path, checks.graph, '"3": { goto: "3.1" }\n"3.1": { goto: "3" }')
    assert any("goes round" in each for each in told)


def test_a_paragraph_that_no_party_can_reach_is_found():
    book = the_book()
    told = [f.what for f in checks.graph(book, PROSE) if not f.missing]
    assert told == []
    lost = {**book.units["m1"], "12": book.units["m1"]["3.2"]}
    told = [f.what for f in checks.graph(bind({"m1": lost}), PROSE) if not f.missing]
    assert "no way leads to 12.1" in told


def test_quests_are_the_unit_s_own_and_have_keywords(tmp_path):
    told = findings(tmp_path, checks.quest_cards, '"3": { do: [{ take-quest: 4 }], return: true }')
    assert "3: quest 4 is not this unit's to change" in told
    told = findings(tmp_path, checks.quest_cards, '"3": { if: [{ keyword: wik, goto: "3.1" }], return: true }')
    assert "3: no keyword is called wik" in told


def test_an_arc_closes_once_and_for_good(tmp_path):
    text = '"8": { do: [{ take-quest: 11 }, { take-quest: 12 }, { complete-quest: 11 }], return: true }'
    told = findings(tmp_path, checks.quest_cards, text, "arc01")
    assert "8: the closing relit is completed" in told
    text = '"8": { do: [{ take-quest: 11 }, { take-quest: 12 }], return: true }'
    assert "a party can have both relit and dimmed" in findings(tmp_path, checks.quest_cards, text, "arc01")


def test_a_card_is_given_at_its_own_place(tmp_path):
    told = findings(tmp_path, checks.cards, '"3": { do: [{ take-card: 79 }, { take-card: 91 }], return: true }')
    assert "3 gives card 79, which belongs to 4" in told
    assert "3 gives a card that does not exist" in told


def test_a_second_visit_gives_nothing(tmp_path):
    told = findings(tmp_path, checks.second_visits, '"3": { do: [{ gain: coin }], return: true }')
    assert told == ["3 gives coin every time"]
    told = findings(tmp_path, checks.second_visits, '"3": { do: [{ take-quest: 123 }], return: true }')
    assert told == ["3 takes quest 123 again"]
    told = findings(tmp_path, checks.second_visits, '"3": { do: [{ gain: meat }], return: true }')
    assert told == []


def test_fights_and_tests_fit_the_map(tmp_path):
    hard = '"3": { test: { skill: craft, value: 7, fail: {} }, goto: "3.1" }\n"3.1": { fight: [75, 76], goto: "3.2" }'
    told = findings(tmp_path, checks.bands, hard)
    assert told == ["3: a test of 7, where 4-6 is usual", "3.1: a fight of level 18, where 3-8 is usual"]
    closing = '"8": { fight: [14, 22, 31], goto: "8.1" }'
    assert findings(tmp_path, checks.bands, closing, "arc01") == []


def test_experience_adds_up():
    own = dict(the_book().units["arc01"])
    own["2.3"] = the_book().units["arc01"]["2.5"]
    told = [f.what for f in checks.experience(bind({"arc01": own}), SILENT)]
    assert told == ["closing the arc brings no experience in all, not 12"]
    own = dict(the_book().units["m1"])
    own["12.2"] = the_book().units["m1"]["12.3"]
    told = [f.what for f in checks.experience(bind({"m1": own}), SILENT)]
    assert told == ["places 3 bring 0 experience for 1 quests"]


def test_choices_differ(tmp_path):
    text = '"3": { choices: { a: { goto: "3.1" }, b: { goto: "3.1" } } }'
    assert findings(tmp_path, checks.options, text) == ["3: a and b are the same choice"]


def test_an_arc_can_always_be_closed():
    own = dict(the_book().units["arc01"])
    own["8.4"] = the_book().units["arc01"]["8.11"]
    own["8.7"] = the_book().units["arc01"]["8.11"]
    told = [f.what for f in checks.closable(bind({"arc01": own}), SILENT)]
    assert "no way leads to relit" in told
    assert any("can no longer be closed" in each for each in told)


def test_what_no_party_can_come_by_is_found(tmp_path):
    """The songs are never given back, so nobody has SUNG, nor the ending for it; nobody hauls at 34; and EBBING takes
    three totems, with which the lowest tier is over."""
    whole = the_book().units
    spine = unit(
        tmp_path,
        """
"F20":
  if: [{ totems: 3, goto: F21 }, { totems: 6, goto: F22 }, { totems: 9, goto: F23 }]
  choices: { drift: { goto: F31 }, watch: { requires: { keyword: ebbing }, goto: F32 } }
"F23": { choices: { awake: { goto: F40 }, sung: { requires: { keyword: sung, mercies: 3 }, goto: F43 } } }
"F22": { choices: { home: { goto: F36 }, harbours: { requires: { omens: 10 }, goto: F37 } } }
""",
        "spine",
    )
    arc12 = {**whole["arc12"], "139.6": whole["arc12"]["139.9"]}
    m2 = {**whole["m2"], "34.1": whole["m2"]["34.3"]}
    told = [f.what for f in checks.reachable(bind({**whole, "arc12": arc12, "m2": m2, "spine": spine}), SILENT)]
    assert told == [
        "no party can come by sung",
        "no party can come by card 46",
        "no party can come to F32: ebbing takes 3 totems",
        "no party can come to F43: nobody can have sung",
        "no party can come to F37: there are not so many omens",
    ]
    assert list(checks.reachable(the_book(), SILENT)) == []


def test_each_ending_ticks_itself(tmp_path):
    told = findings(tmp_path, checks.endings, '"F31": { do: [{ tick-ending: 2 }], return: true }', "spine")
    assert "F31 should tick ending 1 and no other" in told


def test_hints_are_true(tmp_path):
    text = '"3": { return: true, later: latecomer }\n"3.1": { do: [{ take-quest: 123 }], return: true }'
    book = bind({"m1": unit(tmp_path, text)})
    assert [f.what for f in checks.hints(book, SILENT)] == ["3: latecomer can be had nowhere else"]


def test_what_is_told_of_is_there(tmp_path):
    told = findings(tmp_path, checks.hints, '"3": { tells: [4, 3, 999], return: true }')
    assert told == ["3 tells of 3, which is no other place", "3 tells of 999, which is no other place"]


def test_numbers_belong_to_their_writer(tmp_path):
    told = findings(tmp_path, checks.numbers, '"2": { return: true }\n"3.20": { return: true }')
    assert told == ["2 belongs to arc01", "3.20 belongs to nobody"]
    assert checks.owner_of_paragraph("10.21") == "arc01"  # a guest in a town


def test_a_local_keyword_begins_with_the_letter_of_its_map(monkeypatch):
    monkeypatch.setattr(ways, "quests", lambda: {**quests(), 123: "bell"})
    told = [finding.what for finding in checks.numbers(bind({}), SILENT)]
    assert told == ["quest 123: the keyword bell should begin with L"]


def test_values_are_possible(tmp_path):
    text = '"3": { test: { skill: craft, value: 3, fail: {} }, goto: "3.1" }\n"3.1": { fight: [78, 79], goto: "3.2" }'
    told = findings(tmp_path, checks.limits, text)
    assert told == ["3: a test of 3 is not between 4 and 12", "3.1: there is no enemy 79"]


def test_texts_have_their_lengths(tmp_path):
    book = bind({"m1": unit(tmp_path, '"3": { return: true }')})
    prose = {"en": {"3": "Too short."}, "fr": {"3": "mot " * 90}, "es": {"3": "palabra { $who } " * 90, "3.1": "x"}}
    told = [finding.what for finding in checks.lengths(book, prose)]
    assert "en: 3 has 2 words, not 40 to 200" in told
    assert "3: the languages differ in their placeholders" in told
    assert "es: 3.1 is no text of the book" in told


def test_no_two_texts_share_eight_words_in_a_row():
    same = "you row back to the ship in silence, all of you"
    assert [found[:2] for found in shared_runs({"2": f"First {same}.", "3": f"Then {same.upper()}!"})] == [("2", "3")]
    assert shared_runs({"2": "you row back to the ship in silence", "3": "he rows back to the ship in silence"}) == []


# ------------------------------------------------------------------------------------------- walking


def test_a_visit_follows_the_first_keyword_that_the_party_has():
    book = the_book()
    first = visits(book, 15, State(frozenset({1, 2})))
    assert [walk.read for walk in first] == [("15",)]
    with_wick = visits(book, 15, State(frozenset({1, 2, 3})))
    assert {walk.read for walk in with_wick} == {("15.1", "15.2"), ("15.1", "15.3")}


def test_what_an_option_of_a_town_changes_counts_for_the_next_one_in_the_same_visit():
    book = the_book()
    cushion = quest_of("cushion")
    read = [walk.read for walk in visits(book, 130, State(frozenset({1, 2, cushion})))]
    assert ("130", "130.11") in read
    assert ("130", "130.2", "130.12") in read
    assert not any("130.1" in way for way in read)


def test_a_story_knows_every_state_it_can_lead_to():
    (story,) = stories(the_book(), "arc01")
    (world,) = worlds(the_book(), story)
    closed = [node for node in world.next if {11, 12} & node.state.quests]
    assert {node.xp for node in closed} == {12}
    assert any(9 in node.state.quests for node in closed)
    assert any(9 not in node.state.quests for node in closed)


# ------------------------------------------------------------------------------------------- names and figures


def test_each_language_shows_its_own_word_for_each_keyword():
    for language in LANGUAGES:
        shown = [name.in_(language) for name in glossary().keywords.values()]
        assert len(set(shown)) == len(shown) == 167
        assert all(word == word.upper() for word in shown)


def test_the_glossary_names_all_quests_arcs_places_and_endings():
    assert sorted(quests()) == list(range(1, 168))
    assert set(glossary().places) == {str(n) for n in range(2, 145)}
    assert set(glossary().arcs) == set(arcs())
    assert len(glossary().endings) == 13
    assert all(word in glossary().keywords for arc in arcs().values() for word in (arc.mercy, arc.gain))


def test_a_text_is_measured():
    found = figures(["The sea is calm. The lamplighter sleeps."])
    assert (found.texts, found.words, found.vocabulary) == (1, 7, 6)
    assert found.level == pytest.approx(7 / 2 + 100 / 7)
    assert words("L'eau, c'est-à-dire la mer.") == ["L'eau", "c'est-à-dire", "la", "mer"]


def test_quest_cards_show_the_keywords_of_the_glossary():
    assert {card.number: card.keyword for card in quest_prints().values() if card.keyword} == quests()


def test_quests_lead_to_where_they_are_wanted():
    """Quest 123 of place 3 leads to 12: it must be asked for there, and not be taken there."""
    own = dict(the_book().units["m1"])
    assert not list(checks.leads(the_book(), SILENT))
    own["12"] = own["3.1"]
    told = [f.what for f in checks.leads(bind({"m1": own}), SILENT)]
    assert "quest 123 latecomer leads to 12, which does not ask for it" in told
    assert "quest 123 latecomer leads to 12, where it is taken" in told


ALONE = """
import sys
from fathom.games import load
from fathom.kernel.cards.effects import effect_at

load("sleeping-gods")
print(effect_at(sys.argv[1]))
"""


def test_a_step_of_the_book_is_gone_on_with_by_a_process_that_has_not_read_it():
    """A server is killed while a choice is paid for, and started again."""
    hire = the_book().paragraphs["54"].choices["hire"].cost[0]
    alone = subprocess.run([sys.executable, "-c", ALONE, place_of(hire)], capture_output=True, text=True, check=False)
    assert alone.stdout == f"{hire}\n", alone.stderr


# ------------------------------------------------------------------------------------------- consequences


def lacking(tmp_path, measure, text, name="m1"):
    return list(measure(bind({name: unit(tmp_path, text, name)}), SILENT).lacking)


CONVERGING = """
"3":
  choices:
    pay: { cost: [{ lose: coin }], goto: "3.1" }
    try: { test: { skill: craft, value: 4, fail: { do: [{ wound: 1 }] } }, THEN goto: "3.1" }
    leave: { goto: "3.2" }
"3.1": { do: [{ gain: meat }], ALSO return: true }
"3.2": { return: true }
"""


def test_choices_that_converge_must_leave_something(tmp_path):
    plain = CONVERGING.replace("THEN", "").replace("ALSO", "")
    assert lacking(tmp_path, consequences.converging, plain) == ["3"]
    told = CONVERGING.replace("THEN", "then: {},")
    assert lacking(tmp_path, consequences.converging, told.replace("ALSO", "")) == ["3"]
    recalled = told.replace("ALSO", 'also: { hand: { read: "3/try/then" } },')
    assert lacking(tmp_path, consequences.converging, recalled) == []


def test_failures_that_only_hurt_are_counted(tmp_path):
    plain = CONVERGING.replace("THEN", "").replace("ALSO", "")
    assert lacking(tmp_path, consequences.failures, plain) == ["3/try/fail"]
    assert lacking(tmp_path, consequences.failures, plain.replace("wound: 1", "lose: coin")) == []
    recalled = CONVERGING.replace("THEN", "").replace("ALSO", 'also: { hand: { read: "3/try/fail" } },')
    assert lacking(tmp_path, consequences.failures, recalled) == []


def test_returns_with_nothing_are_counted(tmp_path):
    plain = CONVERGING.replace("THEN", "").replace("ALSO", "")
    assert lacking(tmp_path, consequences.returns, plain) == ["3.2"]
    assert lacking(tmp_path, consequences.returns, plain.replace('"3.2": {', '"3.2": { first: [{ rest: 1 }],')) == []


def test_each_map_remembers_each_arc(tmp_path):
    text = '"10": { also: { lamp: { keyword: relit } }, return: true }'
    forgotten = lacking(tmp_path, consequences.memory, text)
    assert "m1 arc01" not in forgotten
    assert "m1 arc02" in forgotten


def test_who_acts_after_a_test_is_who_took_it():
    book = the_book()
    prose = {**PROSE, "en": {**PROSE["en"], "2.1": "Audrie takes the mechanism apart."}}
    assert "2.1" in consequences.actors(book, prose).lacking
    prose["en"]["2.1"] = "{who} takes the mechanism apart, and Audrie looks on."
    assert "2.1" not in consequences.actors(book, prose).lacking


def test_a_text_that_loses_half_of_the_english_is_found():
    prose = {**PROSE, "fr": {**PROSE["fr"], "2.1": "Trop court."}}
    assert "fr: 2.1" in consequences.proportions(the_book(), prose).lacking


def test_a_keyword_that_no_paragraph_reads_is_found(tmp_path):
    read = '"3": { if: [{ keyword: latecomer, goto: "3.1" }], return: true }'
    assert "latecomer" in lacking(tmp_path, consequences.unread, '"3": { return: true }')
    assert "latecomer" not in lacking(tmp_path, consequences.unread, read)


def test_a_card_without_a_voice_is_found(tmp_path):
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        written = (voices.WORDS / language / "voices.ftl").read_text(encoding="utf-8")
        told = written.replace("flavour-enemy-mud-crab", "flavour-enemy-nobody") if language == "fr" else written
        (tmp_path / language / "voices.ftl").write_text(told, encoding="utf-8")
    assert list(voices.silent(the_book(), PROSE, tmp_path).lacking) == ["fr: enemy-mud-crab"]
    assert voices.silent(the_book(), PROSE).lacking == {}


def test_a_long_text_in_one_block_is_found():
    unbroken = "word " * (shape.LONGEST_BLOCK + 1)
    prose = {**PROSE, "es": {**PROSE["es"], "2.1": unbroken, "2.2": unbroken + "\n\n" + "word"}}
    assert list(shape.blocks(the_book(), prose).lacking) == ["es: 2.1"]


def test_a_paragraph_that_opens_with_a_pronoun_is_found():
    prose = {**PROSE, "en": {**PROSE["en"], "2.1": "She goes up.", "2.2": "Wenna goes up. She waits."}}
    found = shape.openings(the_book(), prose)
    assert "2.1" in found.lacking
    assert "2.2" not in found.lacking
    assert 0 < found.allowed < found.total


def test_the_name_of_who_took_the_test_is_set_into_a_text():
    text = "{who} lays {her|his} ear to the rail."
    assert named(text, "audrie") == "Audrie lays her ear to the rail."
    assert named(text, "marco") == "Marco lays his ear to the rail."


def test_a_line_or_a_first_reading_gives_no_quest_or_card(tmp_path):
    with pytest.raises(CardError, match="not by first or also"):
        unit(tmp_path, '"3": { first: [{ take-quest: 123 }], return: true }')


@pytest.mark.slow
def test_the_book_lacks_nothing_of_what_it_is_measured_by():
    assert list(consequences.lasting(the_book(), PROSE)) == []


def test_every_ending_tells_what_became_of_the_stories_of_the_crew():
    """Eight of the crew have a scene in a town with a choice, and a later visit; Odessa has an arc."""
    book = the_book()
    told = {}
    for number in (f"F{n}" for n in range(31, 44)):
        told[number] = {
            line.read or line.keyword: line.text for line in book.paragraphs[number].also.values() if line.text
        }
    outcomes = {read: text for text_of in told.values() for read, text in text_of.items()}
    assert all(lines == outcomes for lines in told.values())
    assert len(outcomes) == 2 * 9
    assert {word for word, text in outcomes.items() if "/odessa-" in text} == {
        arcs()["arc04"].mercy,
        arcs()["arc04"].gain,
    }
    scenes = [p for p in book.paragraphs.values() if {c.goto for c in p.choices.values()} & set(outcomes)]
    assert len(scenes) == 8
    for scene in scenes:
        chosen = {choice.goto for choice in scene.choices.values()}
        assert chosen <= set(outcomes)
        assert {branch.read for branch in scene.if_} == chosen

"""Typesetting: apostrophes and spaces as a printer sets them, in words that were typed on any keyboard."""

import pytest

from fathom.games import load, names
from fathom.kernel.words.typesetting import spoken, typeset
from fathom.kernel.words.words import LANGUAGES, Words, sources


def test_apostrophes_are_round_in_every_language():
    assert typeset("It is { $name }'s turn: the others' cards", "en") == "It is { $name }’s turn: the others’ cards"
    assert typeset("l'or", "fr") == "l’or"


def test_a_space_before_a_sign_never_breaks_in_french():
    assert typeset("Quoi ? Rien ; { $card } : fin !", "fr") == "Quoi\u202f? Rien\u202f; { $card }\xa0: fin\u202f!"
    assert typeset("« { $card } »", "fr") == "«\xa0{ $card }\xa0»"


def test_other_languages_have_no_such_spaces():
    assert typeset("Options : none", "en") == "Options : none"


def test_what_is_set_once_stays_as_it_is():
    text = typeset("« L'or » : { $cost } ?", "fr")
    assert typeset(text, "fr") == text


def test_signs_that_are_keys_keep_their_distance():
    assert typeset("h : aide, ? : pourquoi", "fr") == "h\xa0: aide, ?\xa0: pourquoi"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_what_people_read_has_no_straight_apostrophe_after_a_letter(name, language):
    said = [line for line in sources(language, load(name)).split("\n") if not line.startswith("#")]
    assert [line for line in said if "'" in line and line.split("'")[0][-1:].isalpha()] == []


def test_the_terminal_and_the_browser_read_the_same():
    french = Words("fr")
    assert french.say("why-no-lesson") in sources("fr")


def test_quotation_marks_of_english_prose_turn_to_who_speaks():
    assert (
        spoken('"*A chair?*" says she; "I—" and "*so*", he\'d say.', "en")
        == "“*A chair?*” says she; “I—” and “*so*”, he’d say."
    )
    assert spoken("He asks, \"Is that 'Dearest Tam' or not?\"", "en") == "He asks, “Is that ‘Dearest Tam’ or not?”"
    assert spoken('"You get \'em laid down nice."', "en") == "“You get ’em laid down nice.”"
    assert spoken('« L\'or » "x"', "fr") == '«\xa0L’or\xa0» "x"'

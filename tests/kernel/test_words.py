"""Words: sentences from keys and typed arguments, in the language of the reader."""

from enum import StrEnum
from typing import NewType

import pytest

from fathom.games import load
from fathom.kernel import Action, Ask, Blocked, Event, Game, Illegal, Public, SeatNumber, State, Unknown
from fathom.kernel.cards.effects import Condition, Do, Effect, ForEach, If, May, OneOf, Repeat, Roll, Selection
from fathom.kernel.game import Questions, Texts
from fathom.kernel.words.words import LANGUAGES, Words, sources

Square = NewType("Square", int)


class Colour(StrEnum):
    RED = "red"
    DARK_BLUE = "dark-blue"


class Paint(Action, frozen=True):
    colour: Colour
    at: Square = Square(0)


class Painted(Event, frozen=True):
    seat: Public[SeatNumber]
    by: Public[SeatNumber]
    in_colours: Public[list[Colour]] = []


class Won(Event, frozen=True):
    winners: Public[list[SeatNumber]]
    rival: Public[SeatNumber | None] = None


class Earns(Effect, frozen=True):
    coins: int


class Pays(Effect, frozen=True):
    coins: int


class Rich(Condition, frozen=True):
    coins: int


class Rivals(Selection, frozen=True):
    pass


class Play(Action, frozen=True):
    effect: Effect


class Wall(State):
    pass


ENGLISH = """
seat-number = player { $number }
colour-red = red
colour-dark-blue = dark blue
do-paint = Paint { $at } { $colour } ({ $colour-id })
do-play = Play: { $effect }
tell-painted = { $seat } and { $by } paint: { $in-colours }
tell-won = { $winners } won against { $rival }
effect-earns = { $coins ->
    [one] earn one coin
   *[other] earn { $coins } coins
}
effect-pays = pay { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
    .more = { $coins } coins
    .each = pays { $coins } coins
effect-rich = you have { $coins } coins
    .each = has { $coins } coins
effect-rivals = rival
ask-paint = { $seat }, what do you paint { $colour }? { $left } left
ask-answer = { $seat }, answer
why-dry = the paint is dry since { $days } days, { $seat }
why-not-your-turn = wait for { $seats }
effect-one-of = one of { $options }
why-taken = { $rival } has painted { $at }
rule-B2a = Paint before you sell.
rule-50_5a = One card only.
"""


@pytest.fixture
def words(tmp_path, monkeypatch):
    """The words of a toy game in English and French, at a table of Ada and Bo."""
    for language, text in {"en": ENGLISH, "fr": "colour-red = rouge\ndo-paint = Peindre { $colour }", "es": ""}.items():
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "toy.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Game, "folder", tmp_path)
    toy = Game(
        name="toy",
        package=__name__,
        seats=range(1, 2),
        state=Wall,
        setup=lambda setup, chance: Wall(chance=chance),
        texts=Texts(formats={Square: lambda words, at: f"{'ABC'[at]} of {words.state or 'a wall'}"}),
        questions=Questions(arguments={"rival": SeatNumber, "at": Square}),
    )
    return lambda language="en", names=("Ada", "Bo"), state=None: Words(language, toy, list(names), state)


def test_a_language_that_does_not_exist_is_told_which_do():
    with pytest.raises(Unknown, match="unknown language 'de': choose from en, fr, es"):
        Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_of_its_own_without_a_game(language):
    assert Words(language).say("seat-number", number=2) == Words(language).seat(1) != "seat-number"


def test_a_key_without_words_is_shown_as_it_is(words):
    assert words().say("no-such-key") == "no-such-key"
    assert words("fr").rule("B2a") == "rule-B2a"


def test_a_message_is_known_by_its_key(words):
    assert "do-paint" in words()
    assert "do-sculpt" not in words()


def test_each_reader_gets_the_own_language(words):
    assert words("en").action(Paint(Colour.RED)).startswith("Paint")
    assert words("fr").action(Paint(Colour.RED)) == "Peindre rouge"


def test_a_member_of_an_enum_arrives_translated_and_raw(words):
    assert words().action(Paint(Colour.DARK_BLUE)) == "Paint A of a wall dark blue (dark-blue)"


def test_a_type_of_the_game_is_printed_as_the_game_says(words):
    assert words().action(Paint(Colour.RED, Square(2))) == "Paint C of a wall red (red)"
    assert words(state="this wall").action(Paint(Colour.RED)) == "Paint A of this wall red (red)"


def test_a_seat_is_printed_by_the_name_of_who_sits_there(words):
    event = Painted(SeatNumber(1), SeatNumber(0), [Colour.RED, Colour.DARK_BLUE])
    assert words().event(event) == "Bo and Ada paint: red, dark blue"


def test_a_seat_without_a_name_is_printed_by_its_number(words):
    assert words(names=["Ada"]).seat(1) == "player 2"
    assert words(names=()).event(Painted(SeatNumber(0), SeatNumber(2))) == "player 1 and player 3 paint: "


def test_seats_in_a_list_and_seats_that_may_be_missing_are_printed_by_name(words):
    event = Won([SeatNumber(0), SeatNumber(1)], SeatNumber(1))
    assert words().event(event) == "Ada, Bo won against Bo"
    assert words().event(Won([SeatNumber(0)])) == "Ada won against none"


def test_an_effect_is_printed_by_the_words_of_its_verb(words):
    assert words().effect(Earns(1)) == "earn one coin"
    assert words().action(Play(Earns(3))) == "Play: earn 3 coins"
    assert words().effect(OneOf({"a": Earns(1), "b": Earns(2)})) == "one of earn one coin; earn 2 coins"
    assert words().effect(Do((Earns(1), Earns(2), Earns(3)))) == "earn one coin, earn 2 coins, then earn 3 coins"
    rolled = "roll the die: on 1-4, earn one coin; on 5+, earn 2 coins"
    assert words().effect(Roll({1: Earns(1), 5: Earns(2)})) == rolled


def test_a_condition_after_a_verb_stands_between_commas(words):
    if_rich = If(Rich(7), Pays(2))
    assert words().effect(Do((Earns(1), if_rich))) == "earn one coin, then, if you have 7 coins, pay 2 coins"
    assert words().effect(if_rich) == "if you have 7 coins, pay 2 coins"


def test_a_verb_that_follows_its_like_is_said_once(words):
    assert words().effect(Do((Pays(1), Pays(2)))) == "pay one coin and 2 coins"
    assert words().effect(Do((Earns(1), Pays(2)))) == "earn one coin, then pay 2 coins"
    assert words().effect(Do((Pays(2), Pays(2)))) == "pay 2 coins, twice"


def test_what_each_of_many_does_is_told_of_them(words):
    assert words().effect(ForEach(Rivals(), Pays(2))) == "each rival pays 2 coins"
    assert words().effect(ForEach(Rivals(), If(Rich(7), Pays(2)))) == "each rival who has 7 coins pays 2 coins"
    assert words().effect(ForEach(Rivals(), Earns(2))) == "each rival: earn 2 coins"  # a verb without that form
    assert words().effect(ForEach(Rivals(), May(Pays(2)))) == "each rival may pay 2 coins"


def test_what_may_be_done_again_is_told_with_how_often_at_most(words):
    assert words().effect(Repeat(2, May(Pays(3)))) == "up to twice, pay 3 coins"
    assert words().effect(Repeat(2, Pays(3))) == "twice: pay 3 coins"


def test_a_verb_arrives_in_words_and_by_its_name_so_that_a_sentence_can_be_built_round_it(words):
    ready = words().arguments({"effect": Earns(2), "other": None}, {})
    assert ready == {"effect": "earn 2 coins", "effect-id": "earns", "other": "none", "other-id": "none"}


def test_a_question_knows_the_seat_and_its_arguments(words):
    ask = Ask(1, [], "paint", args={"colour": Colour.RED, "left": 2})
    assert words().ask(ask) == "Bo, what do you paint red? 2 left"
    assert words().ask(Ask(0, [])) == "Ada, answer"


def test_a_refusal_tells_its_reason(words):
    told = "the paint is dry since 3 days, Bo"
    assert words().why(Blocked(Paint(Colour.RED), "B2a", "dry", {"days": 3, "seat": 1})) == told
    assert words().why(Illegal("dry", "B2a", days=3, seat=1)) == told


def test_the_game_says_of_which_type_the_arguments_of_a_refusal_are(words):
    assert words().why(Illegal("taken", rival=1, at=2)) == "Bo has painted C of a wall"


def test_a_list_of_seats_is_printed_by_name(words):
    assert words().why(Illegal("not-your-turn", seats=[1, 0])) == "wait for Bo, Ada"


def test_a_rule_is_told_by_its_id(words):
    assert words().rule("B2a") == "Paint before you sell."
    assert words().rule("50.5a") == "One card only."


def test_the_sources_of_a_language_are_those_of_the_table_and_of_the_game(words):
    text = sources("en", words().game)
    assert text.endswith(ENGLISH)
    assert sources("en") in text


def test_messages_are_put_together_once_for_all_who_speak():
    game = load("nautilus")
    assert Words("en", game, ["Ada"]).phrases is Words("en", game, ["Eve"]).phrases
    assert Words("en", game).phrases is not Words("fr", game).phrases
    assert Words("en").phrases is not Words("en", game).phrases

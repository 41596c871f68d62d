"""Card files: read into typed structs, and every mistake answered with file, line, card, field and what is possible."""

from enum import StrEnum
from pathlib import Path

import pytest
from msgspec import Struct

from fathom.games.nautilus.effects import Dash, Earn, Stroll
from fathom.games.nautilus.library import MISSIONS, Find, Mission, discoveries
from fathom.games.nautilus.pieces import Kind
from fathom.kernel.cards.effects import (
    Condition,
    Count,
    Do,
    Effect,
    ForEach,
    If,
    May,
    Not,
    OneOf,
    Pay,
    Repeat,
    Roll,
    Selection,
)
from fathom.kernel.cards.reader import CardError, Cards


class Trait(StrEnum):
    TOOL = "tool"
    WEAPON = "weapon"


class Earns(Effect, frozen=True):
    coins: int
    trait: Trait = Trait.TOOL


class DiscardThis(Effect, frozen=True):
    pass


class AtSea(Condition, frozen=True):
    pass


class CrewSize(Count, frozen=True):
    pass


class Times(Count, frozen=True):
    crew: int


class Decks(Selection, frozen=True):
    level: int


class Item(Struct, frozen=True):
    traits: tuple[Trait, ...] = ()
    cost: int = 0
    action: Effect | None = None
    only_when: Condition | None = None
    sold_at: dict[Trait, int] = {}


class Named(Struct, frozen=True):
    title: str


def read(folder: Path, text: str, card: type = Item) -> dict:
    file = folder / "items.yaml"
    file.write_text(text, encoding="utf-8")
    return Cards(__name__).load(file, card)


def action(folder: Path, text: str) -> Effect:
    return read(folder, f"flare: {{ action: {text} }}")["flare"].action


def refusal(folder: Path, text: str, card: type = Item) -> str:
    with pytest.raises(CardError) as error:
        read(folder, text, card)
    assert "\n" not in str(error.value)
    return str(error.value)


# ---------------------------------------------------------------------------------------- what can be written


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("discard-this", DiscardThis()),
        ("{ earns: 2 }", Earns(2)),
        ("{ earns: 2, trait: weapon }", Earns(2, Trait.WEAPON)),
        ("[ discard-this, { earns: 1 } ]", Do((DiscardThis(), Earns(1)))),
        ("{ do: [ discard-this ] }", Do((DiscardThis(),))),
        ("{ may: { earns: 1 } }", May(Earns(1))),
        ("{ pay: discard-this, then: { earns: 3 } }", Pay(DiscardThis(), Earns(3))),
        ("{ one-of: { sell: { earns: 1 }, drop: discard-this } }", OneOf({"sell": Earns(1), "drop": DiscardThis()})),
        ("{ if: at-sea, then: { earns: 1 } }", If(AtSea(), Earns(1))),
        ("{ if: { not: at-sea }, then: discard-this }", If(Not(AtSea()), DiscardThis())),
        ("{ if: at-sea, then: discard-this, otherwise: null }", If(AtSea(), DiscardThis())),
        ("{ for-each: { decks: 2 }, do: { earns: 1 } }", ForEach(Decks(2), Earns(1))),
        ("{ repeat: 2, do: { earns: 1 } }", Repeat(2, Earns(1))),
        ("{ repeat: { times: 3 }, do: { earns: 1 } }", Repeat(Times(3), Earns(1))),
        ("{ repeat: crew-size, do: { earns: 1 } }", Repeat(CrewSize(), Earns(1))),
        ("{ roll: { 5: { earns: 1 } } }", Roll({5: Earns(1)})),
    ],
)
def test_each_word_of_the_grammar_as_a_card_writes_it(tmp_path, text, effect):
    assert action(tmp_path, text) == effect


def test_the_fields_of_a_card_become_their_types(tmp_path):
    cards = read(tmp_path, "flare-gun: { traits: [tool, weapon], cost: 3, only-when: at-sea, sold-at: { tool: 4 } }")
    assert cards == {"flare-gun": Item((Trait.TOOL, Trait.WEAPON), 3, None, AtSea(), {Trait.TOOL: 4})}


class Branch(Struct, frozen=True):
    if_: int
    first_aid: int = 0


def test_a_field_may_be_called_as_a_word_of_python(tmp_path):
    file = tmp_path / "branches.yaml"
    file.write_text("one: { if: 1, first-aid: 2 }\n", encoding="utf-8")
    assert Cards(__name__).load(file, Branch) == {"one": Branch(1, 2)}
    file.write_text("one: { when: 1 }\n", encoding="utf-8")
    with pytest.raises(CardError, match="unknown field 'when'; possible here: if, first-aid"):
        Cards(__name__).load(file, Branch)


def test_an_optional_effect_may_be_written_as_null(tmp_path):
    assert action(tmp_path, "null") is None


def test_the_cards_of_nautilus():
    found = discoveries()
    assert set(found) == set(Find)
    assert found[Find.CHEST].salvaged == Earn(Kind.ANALYSIS)
    assert found[Find.SPEED].salvaged == Dash(3)
    assert found[Find.ATLANTIS_7].salvaged == Stroll(2)
    assert found[Find.GOLD].salvaged is None
    assert MISSIONS[Mission.REEF] == (Find.SCALLOP, Find.JELLYFISH)


def test_a_game_knows_the_grammar_and_its_own_verbs_only():
    verbs = set(Cards("fathom.games.nautilus").verbs)
    assert {"do", "one-of", "may", "pay", "if", "for-each", "repeat", "roll", "not", "earn", "look"} <= verbs
    assert not verbs & {"earns", "discard-this", "effect", "condition", "count", "selection"}


def test_a_package_whose_name_begins_the_same_lends_no_verbs():
    class Lent(Effect, frozen=True):
        __module__ = f"{__name__}_two.effects"

    assert "lent" not in Cards(__name__).verbs
    assert "lent" in Cards(f"{__name__}_two").verbs


# -------------------------------------------------------------------------------------------------- mistakes

MISTAKES = {
    "an unknown verb": (
        "rope: { cost: 1 }\nflare:\n  action: { explode: 3 }",
        ["items.yaml:3:", "flare.action", "unknown verb 'explode'", "earns", "discard-this"],
    ),
    "an unknown verb without fields": (
        "flare:\n  action: explode",
        ["items.yaml:2:", "flare.action", "unknown verb 'explode'", "discard-this"],
    ),
    "an unknown verb deep inside": (
        "flare:\n  action:\n    - discard-this\n    - may:\n        explode: 3",
        ["items.yaml:5:", "flare.action[1].may", "unknown verb 'explode'", "earns"],
    ),
    "a condition where an effect belongs": (
        "flare: { action: at-sea }",
        ["items.yaml:1:", "flare.action", "unknown verb 'at-sea'", "earns"],
    ),
    "a list where a condition belongs": (
        "flare: { only-when: [ at-sea ] }",
        ["items.yaml:1:", "flare.only-when", "condition", "at-sea"],
    ),
    "no verb at all": ("flare: { action: {} }", ["items.yaml:1:", "flare.action", "unknown verb", "earns"]),
    "a verb without the fields it needs": (
        "flare: { action: earns }",
        ["items.yaml:1:", "flare.action", "earns needs its fields", "coins", "trait"],
    ),
    "a verb with a field it does not have": (
        "flare:\n  action: { earns: 1, twice: true }",
        ["items.yaml:2:", "flare.action", "unknown field 'twice'", "coins", "trait"],
    ),
    "a verb without fields that is given one": (
        "flare: { action: { discard-this: 2 } }",
        ["items.yaml:1:", "flare.action", "discard-this"],
    ),
    "a verb that lacks a field": (
        "flare: { action: { repeat: 2 } }",
        ["items.yaml:1:", "flare.action", "Missing required field 'do'"],
    ),
    "an unknown field of a card": (
        "flare:\n  cost: 1\n  colour: red",
        ["items.yaml:3:", "flare", "unknown field 'colour'", "traits", "cost", "action", "only-when"],
    ),
    "a number that is a word": ("flare: { cost: much }", ["items.yaml:1:", "flare.cost", "Expected `int`, got `str`"]),
    "a number that is a list": ("flare: { cost: [1] }", ["items.yaml:1:", "flare.cost", "Expected `int`"]),
    "a list that is a word": ("flare: { traits: tool }", ["items.yaml:1:", "flare.traits", "Expected `array`"]),
    "a member that does not exist": (
        "flare:\n  traits:\n    - tool\n    - toy",
        ["items.yaml:4:", "flare.traits[1]", "unknown trait 'toy'", "tool, weapon"],
    ),
    "a member that does not exist, as a key": (
        "flare: { sold-at: { toy: 3 } }",
        ["items.yaml:1:", "flare.sold-at", "unknown trait 'toy'", "tool, weapon"],
    ),
    "a member that is a list": ("flare: { traits: [[tool]] }", ["items.yaml:1:", "flare.traits[0]", "tool, weapon"]),
    "a card that is a number": ("flare: 3", ["items.yaml:1:", "flare", "expected the fields of a item"]),
    "a card without anything": ("flare:", ["items.yaml:1:", "flare", "expected the fields of a item"]),
    "a card with the name of another": ("flare: { cost: 1 }\nflare: { cost: 2 }", ["items.yaml:2:", "flare", "twice"]),
    "a field given twice": ("flare:\n  cost: 1\n  cost: 2", ["items.yaml:3:", "flare", "cost", "twice"]),
    "a field given by its verb and by its name": (
        "flare: { action: { earns: 1, coins: 2 } }",
        ["items.yaml:1:", "flare.action", "coins", "twice"],
    ),
    "a YAML tag": ("flare:\n  cost: !roll 6", ["items.yaml:2:", "flare.cost", "!roll"]),
    "a list of cards": ("- flare", ["items.yaml:1:", "the file", "Expected `object`, got `array`"]),
    "a single word": ("flare", ["items.yaml:1:", "the file", "Expected `object`, got `str`"]),
    "an empty file": ("", ["items.yaml:1:", "the file"]),
    "a bracket that is never closed": ("flare:\n  traits: [tool\nrope: 1", ["items.yaml:3:"]),
    "a tab where blanks belong": ("flare:\n\tcost: 1", ["items.yaml:2:"]),
    "a character that YAML does not allow": ("flare: { cost: \x01 }", ["items.yaml:1:"]),
}


@pytest.mark.parametrize(("text", "parts"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_its_place_and_what_is_possible(tmp_path, text, parts):
    message = refusal(tmp_path, text)
    for part in parts:
        assert part in message


def test_a_missing_field_is_named(tmp_path):
    assert refusal(tmp_path, "flare:\n  {}", Named) == "items.yaml:2: flare: Missing required field 'title'"

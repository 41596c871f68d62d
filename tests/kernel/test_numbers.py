"""Numbers of the rulebook that a study changes: declared by the game, checked, and kept with the match."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import Match, Unknown
from fathom.kernel.record.save import BadSave, Save, _checksum, read, save, verify
from fathom.kernel.record.save import load as reopen

NAUTILUS = load("nautilus")


def rich() -> Match:
    return Match.start(NAUTILUS, 2, "rich", **{"start.money": 80})


def test_a_changed_number_changes_the_game():
    assert [player.money for player in rich().state.players] == [80, 80]
    assert [player.money for player in Match.start(NAUTILUS, 2, "rich").state.players] == [55, 55]


def test_the_dials_of_unfathomable_can_be_set():
    match = Match.start(load("unfathomable"), 3, "fuel", easier="humans", **{"start.fuel": 3})
    assert {resource.value: dial for resource, dial in match.state.dials.items()} == {
        "fuel": 3,
        "food": 10,
        "sanity": 10,
        "souls": 10,
    }


def test_the_opening_hand_and_the_first_deep_ones_of_unfathomable_can_be_set():
    match = Match.start(
        load("unfathomable"), 3, "x", forced=True, crew="suggested", **{"start.hand": 1, "start.deep-ones": 4}
    )
    dice = Random(1)
    while match.turn.prompt == "draw-own":
        match.answer(match.turn.seat, dice.choice(match.turn.options))
    assert sorted(len(player.hand) for player in match.state.players) == [0, 1, 1]
    assert {space.value: count for space, count in match.state.deep_ones.items()} == {
        "w1": 4,
        "w2": 4,
        "d1": 1,
        "d2": 1,
    }


def test_options_and_numbers_are_told_apart():
    setup = NAUTILUS.setup_from(2, "x", {"base": "free", "start.money": "60"})
    assert (setup.options.base, setup.numbers) == ("free", {"start.money": 60})


def test_an_unknown_setting_is_told_which_there_are():
    with pytest.raises(Unknown, match=r"unknown option of nautilus 'start.fuel': choose from base, first, start.money"):
        NAUTILUS.setup_from(2, "x", {"start.fuel": 8})


@pytest.mark.parametrize(
    ("value", "why"),
    [("lots", "start.money of nautilus is a number, not 'lots'"), (900, "goes from 0 to 200, not 900")],
)
def test_a_number_that_cannot_be(value: Any, why: str):
    with pytest.raises(ValueError, match=why):
        NAUTILUS.setup_from(2, "x", {"start.money": value})


def test_a_save_keeps_the_numbers_and_can_be_verified():
    match = rich()
    match.answer(match.turn.seat, match.turn.options[1])
    record = save(match)
    assert reopen(NAUTILUS, record).setup.numbers == {"start.money": 80}
    assert verify(NAUTILUS, read(record)).state.players[0].money <= 80


def test_a_save_without_changed_numbers_does_not_mention_them():
    assert "numbers" not in json.loads(save(Match.start(NAUTILUS, 2, "plain")))


@pytest.mark.parametrize("numbers", [{"start.money": 900}, {"start.fuel": 8}])
def test_a_save_with_numbers_that_the_game_cannot_change(numbers: dict[str, int]):
    forged = json.loads(save(rich()))
    forged["numbers"] = numbers
    found = read_unchecked(forged)
    with pytest.raises(BadSave, match="changes numbers that nautilus cannot change"):
        reopen(NAUTILUS, found)


def read_unchecked(plain: dict[str, Any]) -> Any:
    """A forged save whose checksum fits."""
    found = msgspec.json.decode(json.dumps(plain), type=Save)
    return msgspec.structs.replace(found, checksum=_checksum(found))


def test_an_option_may_come_as_text():
    game = load("nautilus")
    assert game.options_from({"first": "2"}).first == game.options_from({"first": 2}).first == 2


def test_an_option_that_there_is_not_is_told_with_those_that_there_are():
    with pytest.raises(Unknown, match=r"^unknown option of nautilus 'frist': choose from .*\bfirst\b"):
        load("nautilus").options_from({"frist": 2})
    with pytest.raises(Unknown, match=r"^unknown option of noughts 'first': choose from no options"):
        load("noughts").options_from({"first": 2})

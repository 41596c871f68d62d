"""What is printed on cards besides what they do, against a written expectation: starts, ranks, moments, costs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from fathom.games import unfathomable
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.library import characters, crises, damage_cards, items, skill_abilities
from fathom.games.unfathomable.pieces import Damage, Item, Mythos, Role
from fathom.games.unfathomable.state import SIDES
from fathom.kernel.cards.effects import resolve
from tests.rules.unfathomable.scene import Scene, table

CARDS = Path(unfathomable.__file__).parent / "cards"
CHARACTERS = """
skipper         influence 3 will 2                                  cabin   megaphone       1 10
first-mate      influence 2 observation 1 strength 2                bridge  revolver        2 9
surgeon         influence 2 lore 1 observation 2                    cabin   medicine-chest  5 6
engineer        influence 1 observation 2 strength 2                boiler  tool-bag        3 8
master-at-arms  strength 3 will 2                                   bridge  rifle           4 7
apprentice      lore 3 will 2                                       chapel  amulet          9 1
mathematician   influence 1 lore 2 observation 2                    chapel  tide-tables     6 3
exile           lore 2 strength 2 will 1                            galley  sea-book        8 2
jinx            influence 1 lore 1 observation 1 strength 1 will 1  galley  crooked-ring    7 4
stowaway        lore 1 observation 2 will 2                         cargo   ships-cat       10 5
"""
"""Skills, start, item, rank as Captain and as Keeper of the Tome."""

ABILITIES = """
lend-a-hand      influence 1 2    action
open-hands       influence 3 4    before-cards
rally            influence 5      action
withering-word   lore 1 2         action             echo
push-back        lore 3 4         action             echo
cram             lore 5           before-cards
take-notes       observation 1 2  action
sharp-eye        observation 3 4  before-roll
ready-beforehand observation 5    before-cards
second-swing     strength 1 2     after-attack-roll
onslaught        strength 3 4     action
grit-teeth       strength 5       character-falls
regroup          will 1 2         action
hold-fast        will 3 4         total-known
second-wind      will 5           action             once turn
"""
"""Skill and values, moment, and how often."""


def lines(table: str) -> list[str]:
    return [" ".join(line.split()) for line in table.strip().splitlines()]


@pytest.mark.parametrize("line", lines(CHARACTERS))
def test_a_character_has_skills_a_start_an_item_and_two_ranks(line):
    printed = characters()[Role(line.split()[0])]
    skills = " ".join(f"{skill} {count}" for skill, count in printed.skills.items())
    ranks = f"{printed.captain} {printed.keeper}"
    assert f"{line.split()[0]} {skills} {printed.start} {printed.item} {ranks}" == line


def test_there_are_ten_characters():
    assert [line.split()[0] for line in lines(CHARACTERS)] == [role.value for role in characters()]


@pytest.mark.parametrize("line", lines(ABILITIES))
def test_a_skill_card_has_its_values_and_its_moment(line):
    name = line.split()[0]
    printed = skill_abilities()[name]
    values = " ".join(map(str, printed.values))
    more = [*(["once", printed.once.value] if printed.once else []), *(["echo"] if printed.echo else [])]
    assert " ".join([name, printed.skill.value, values, printed.when.value, *more]) == line


def test_a_repair_costs_three_of_the_skill_that_is_named_or_five_of_any():
    repairs = {name: (card.repair, card.skill) for name, card in damage_cards().items() if card.repair}
    named = {name: name.value.removeprefix("structural-") for name in repairs}
    assert {name: (cost, skill.value if skill else "any") for name, (cost, skill) in repairs.items()} == {
        name: (5 if skill == "any" else 3, skill) for name, skill in named.items()
    }
    assert set(Damage) - set(repairs) == {Damage.FUEL_LEAK, Damage.FLOODED_STORES, Damage.STAMPEDE}


def test_what_weapons_add_reach_and_repeat():
    weapons = {item: card.weapon for item, card in items().items() if card.weapon}
    assert {item: (each.bonus, each.adjacent, each.reroll, each.per_enemy) for item, each in weapons.items()} == {
        Item.REVOLVER: (2, False, False, 0),
        Item.RIFLE: (1, True, False, 0),
        Item.PISTOL: (0, False, True, 0),
        Item.SHOTGUN: (0, False, False, 1),
    }


@pytest.mark.parametrize(
    ("name", "room"), [(Mythos.LOOSE_CARGO, Space.CARGO), (Mythos.OVERHEATED_BEARINGS, Space.BOILER)]
)
def test_a_crisis_that_names_a_room_damages_that_one(name, room):
    """Nothing is damaged yet: where the named room is, the next one would be."""
    printed = crises()[name].failure
    scene = Scene().on_top("damage", Damage.STRUCTURAL_LORE)
    resolve(scene.g, printed, 0, name.value)
    assert list(table(scene.play(*reversed(scene.g.agenda))).damaged) == [room]


def rolls_in(printed: Any) -> Iterator[int]:
    """The lowest roll of each line of dice in what is printed."""
    if isinstance(printed, list):
        for each in printed:
            yield from rolls_in(each)
    elif isinstance(printed, dict):
        for key, value in printed.items():
            yield from (each for each in value if key == "roll") if isinstance(value, dict) else ()
            yield from rolls_in(value)


def test_dice_on_a_card_can_fall_as_its_lines_say():
    printed = [yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted(CARDS.glob("*.yaml"))]
    found = set(rolls_in(printed))
    assert found
    assert found <= set(range(1, SIDES + 1))

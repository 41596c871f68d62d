"""What the cards must be for the game to work: numbers, limits, and that every verb is used."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from fathom.games.machina_arcana import story
from fathom.games.machina_arcana.effects.places import Explode, Revive, SpringTraps
from fathom.games.machina_arcana.effects.selections import Each
from fathom.games.machina_arcana.effects.story import Deck, Reinvoke, RollFor, Spawn
from fathom.games.machina_arcana.effects.units import Attack, Change, Grant, Regain
from fathom.games.machina_arcana.figures import Explorer, Gear
from fathom.games.machina_arcana.library import (
    Active,
    Bonus,
    Considered,
    Cost,
    Has,
    ItemPrint,
    Melee,
    Number,
    Printed,
    Ranged,
    Trait,
    When,
    chapters,
    events,
    explorers,
    items,
    monsters,
)
from fathom.games.machina_arcana.pieces import Attribute, ExplorerCard, ItemCard, Part, Scenario, Type
from fathom.games.machina_arcana.state import Length
from fathom.games.machina_arcana.steps.items.gear import against_attaching, against_main, may_be_main
from fathom.kernel.cards.effects import Verb, written_in

LEVELS = {
    Type.WEAPON: (21, 17, 13),
    Type.APPAREL: (16, 13, 11),
    Type.ARTIFACT: (14, 12, 9),
    Type.CONSUMABLE: (12, 10, 8),
}
MOST_EXPLORERS = 4
ABSTRACT = {"Aim", "Condition", "Continuing", "Count", "Effect", "OnUnits", "Passive", "Selection"}
ABSTRACT |= {"Same"}  # in texts alone: what was named before


def verbs(card: Printed) -> set[str]:
    return {type(each).__name__ for each in written_in(card) if isinstance(each, Verb)}


def everything() -> dict[str, Printed]:
    return {**explorers(), **monsters(), **items(), **events(), **chapters()}


@cache
def users() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for name, card in everything().items():
        for verb in verbs(card):
            found[verb].add(name)
    return found


def known(verb: type[Verb] = Verb) -> Iterator[type[Verb]]:
    """All verbs of this game."""
    for each in verb.__subclasses__():
        yield from known(each)
        if each.__module__.startswith("fathom.games.machina_arcana") and each.__name__ not in ABSTRACT:
            yield each


def early(name: str) -> bool:
    """Whether a card may come up in the first hour: an explorer, an item or monster of level 1, a basic event."""
    card = everything()[name]
    if name in items() or name in monsters():
        return bool(card.level == 1)  # type: ignore[attr-defined]
    return name in explorers() or name in chapters() or events()[name].scenario is None


# ---------------------------------------------------------------------------------------------- numbers


@pytest.mark.parametrize("type", list(Type))
def test_items_per_level(type: Type) -> None:
    found = Counter(card.level for card in items().values() if card.type is type)
    assert tuple(found[level] for level in (1, 2, 3)) == LEVELS[type]


def test_what_items_are_made_of() -> None:
    weapons = [card for card in items().values() if card.type is Type.WEAPON]
    assert Counter(card.hands for card in weapons if may_be_main(card)) == {1: 17, 2: 17}
    assert (sum(card.upgrade for card in weapons), sum(card.reinforces for card in weapons)) == (9, 8)
    worn = Counter(card.part for card in items().values() if card.type is Type.APPAREL)
    assert worn == {Part.TORSO: 14, Part.LEGS: 10, Part.HEAD: 10, None: 6}
    artifacts = [card for card in items().values() if card.type is Type.ARTIFACT]
    assert (sum(map(may_be_main, artifacts)), sum(card.upgrade for card in artifacts)) == (25, 10)


def test_explorers_monsters_chapters_and_events() -> None:
    assert set(Counter(card.role for card in explorers().values()).values()) == {2}
    assert Counter(card.level for card in monsters().values()) == {1: 9, 2: 8, 3: 7, 4: 5, 5: 1}
    assert Counter(card.scenario for card in chapters().values()) == {"ice": 12, "statue": 10, "beast": 13}
    kinds = Counter((card.scenario, card.horror) for card in events().values())
    for horror in (True, False):
        assert [kinds[each, horror] for each in (None, "ice", "statue", "beast")] == [32, 11, 6, 11]


def test_the_make_up_of_the_basic_events() -> None:
    basic = [card for card in events().values() if card.scenario is None]
    found = [card for card in basic if not card.horror]
    assert sum(card.bound for card in found) == 6
    assert sum(bool(card.active) and not card.bound for card in found) == 6
    assert sum(bool(card.passive) and not card.bound for card in found) == 8
    assert sum(bool(card.passive) for card in basic if card.horror) == 6


# ----------------------------------------------------------------------------------------------- limits


def test_three_dice_of_each_kind() -> None:
    for name, card in everything().items():
        for each in written_in(card):
            if isinstance(each, Attack):
                assert each.attack <= 3, name
                assert each.low <= 3, name
                assert each.attack + each.low, name


@pytest.mark.parametrize("item", sorted(name for name, card in items().items() if card.type is not Type.CONSUMABLE))
def test_every_item_can_be_equipped(item: str) -> None:
    """In some assembly of one or two items, and without another explorer's help."""
    assert any(
        against_main(holder(item), ItemCard(item)) is None
        if lower == item
        else against_main(holder(lower), ItemCard(lower)) is None
        and against_attaching(holder(item, lower), ItemCard(item), ItemCard(lower)) is None
        for lower in items()
        if items()[lower].type is not Type.CONSUMABLE
    )


def holder(*cards: str) -> Explorer:
    """An explorer with these items, of which the last one is worn if there are two."""
    gear = [Gear(ItemCard(card), worn=len(cards) == 2 and card == cards[-1]) for card in cards]
    return Explorer(0, ExplorerCard("phillip"), gear=gear)


def most(cards: list[ItemPrint], number: Number) -> int:
    """The highest bonus of one of some cards."""
    return max((bonus_of(card, number) for card in cards), default=0)


def bonus_of(card: ItemPrint, number: Number) -> int:
    passive = sum(
        each.by for each in card.passive if isinstance(each, Bonus) and each.bonus is number and each.to is None
    )
    return passive + (card.armor if number is Number.ARMOR else card.will)


@pytest.mark.parametrize("number", [Number.ARMOR, Number.WILL])
def test_no_full_set_passes_six(number: Number) -> None:
    apparel = [card for card in items().values() if card.type is Type.APPAREL]
    slots = [[card for card in apparel if card.part is part] for part in Part] + [[c for c in apparel if c.reinforces]]
    full = sum(most(cards, number) for cards in slots)
    artifacts = [card for card in items().values() if card.type is Type.ARTIFACT]
    full += most([card for card in artifacts if may_be_main(card)], number)
    for explorer in explorers().values():
        assert full + (explorer.armor if number is Number.ARMOR else explorer.will) <= 6


WORTH = {Attribute.STAMINA: 8, Attribute.ESSENCE: 4, Attribute.HEALTH: 3}
"""With these weights everything that can be used again and again costs more than it gives, so that it must end."""


def worth(effect: Any) -> int:
    """The most that an effect can give back, with four explorers on the tile."""
    return sum(
        WORTH[each.regain] * each.by * (MOST_EXPLORERS if isinstance(each.on, Each) else 1)
        for each in written_in(effect)
        if isinstance(each, Regain)
    )


def test_no_ability_goes_round_for_nothing() -> None:
    for name, card in everything().items():
        for ability in card.active:
            cost = ability.cost
            assert cost != Cost(), name
            if not (cost.this or cost.marker or cost.space or ability.counted):
                paid = sum(worth * getattr(cost, what.value) for what, worth in WORTH.items())
                assert worth(ability.do) < paid, name


def test_no_ability_gives_back_what_it_costs() -> None:
    for name, card in everything().items():
        for ability in card.active:
            given = {each.regain for each in written_in(ability.do) if isinstance(each, Regain)}
            assert not [each for each in given if getattr(ability.cost, each.value)], name


def test_nothing_keeps_stamina_or_essence_from_being_lost() -> None:
    """Only the loss of health can be prevented (ATT2c): turns would never end."""
    assert [trait for trait in Trait if trait.value.startswith("keeps")] == [Trait.KEEPS_HEALTH]


def test_what_revives_a_space_costs_something() -> None:
    for name, card in everything().items():
        for ability in card.active:
            if any(isinstance(each, Revive) for each in written_in(ability.do)):
                assert ability.cost.this or ability.cost.stamina, name


def test_no_event_invokes_its_own_kind_again() -> None:
    for name, card in events().items():
        again = {each.reinvoke for each in written_in(card.arrival) if isinstance(each, Reinvoke)}
        assert (Deck.HORROR if card.horror else Deck.EXPLORATION) not in again, name


def test_weapon_reinforcements_have_no_triggers() -> None:
    """What they change can be limited to their weapon; a trigger could not (ITEM3f)."""
    for name, card in items().items():
        if card.reinforces and card.type is Type.WEAPON:
            assert not any(isinstance(each, When) for each in card.passive), name


def test_what_horror_events_may_do() -> None:
    for name, card in events().items():
        if card.horror:
            for each in written_in(card.arrival):
                assert not isinstance(each, Spawn) or each.spawn is not None, name
            for ability in card.active:
                assert ability.cost.stamina, name
                assert ability.aim or ability.only_if, name


def test_monsters_abilities_cost_stamina() -> None:
    for name, card in monsters().items():
        for ability in card.active:
            assert ability.cost.stamina, name
            assert ability.cost == Cost(stamina=ability.cost.stamina), name


def test_what_the_rulebook_says_of_monsters() -> None:
    """The values that the rulebook names; all others are ours."""
    found = monsters()
    assert (found["mi-go"].armor, found["mi-go"].health) == (3, 2)
    assert (found["sarall"].stamina, found["buopoth"].stamina) == (4, 5)


def test_armour_and_will_grow_with_the_level() -> None:
    for number in ("armor", "will", "health"):
        means = [
            mean(getattr(card, number) for card in monsters().values() if card.level == level) for level in range(1, 5)
        ]
        assert means == sorted(set(means)), number


def test_ethereal_monsters_have_answers() -> None:
    early_artifacts = [card for card in items().values() if card.type is Type.ARTIFACT and card.level == 1]
    assert any(
        isinstance(each, Has) and each.has is Trait.SEES_ETHEREAL
        for card in early_artifacts
        for each in written_in(card)
    )
    flasks = [card for card in items().values() if card.type is Type.CONSUMABLE and card.level == 1]
    assert (
        sum(any(isinstance(each, Attack) and each.on is not None for each in written_in(card)) for card in flasks) >= 2
    )
    basic = [card for card in events().values() if card.scenario is None and not card.horror]
    assert (
        sum(
            any(isinstance(each, Attack) and each.on is not None for each in written_in(card.arrival)) for card in basic
        )
        >= 2
    )


def test_the_horror_events_that_the_rulebook_names() -> None:
    tremors = [each for each in written_in(events()["tremors"].arrival) if isinstance(each, Attack)]
    assert [(each.attack, each.low, each.magic) for each in tremors] == [(1, 2, True), (2, 0, True)]
    assert any(isinstance(each, Has) and each.has is Trait.KEEPS_HEALTH for each in events()["unfeeling-flesh"].passive)


def test_basic_horror_events_by_what_they_do() -> None:
    """Five set traps or barrels off, at least half of those that strike do so by magic."""
    basic = [card for card in events().values() if card.scenario is None and card.horror]
    assert sum(any(isinstance(each, SpringTraps | Explode) for each in written_in(card.arrival)) for card in basic) == 5
    assert sum(bool(card.active) for card in basic) == 5
    striking = [card for card in basic if isinstance(card.arrival, Attack)]
    assert sum(card.arrival.magic for card in striking) * 2 >= len(striking) - 1


# ------------------------------------------------------------------------------------------------ verbs


@pytest.mark.parametrize("verb", sorted({each.__name__ for each in known()}))
def test_every_verb_is_used_by_two_cards(verb: str) -> None:
    assert len(users()[verb]) >= 2, users()[verb]


@pytest.mark.parametrize(
    "verb",
    [
        *("Swap", "Control", "Teleport", "TeleportTo", "Push", "Pull", "Banish", "Revive", "Considered", "Light"),
        *("Reinvoke", "ShuffleEvents", "ShuffleItems", "TakeItem", "TakeMonster", "RollFor"),
    ],
)
def test_the_verbs_of_the_rulebook_come_up_early(verb: str) -> None:
    assert any(early(name) for name in users()[verb]), users()[verb]


def doubled(ability: Active) -> bool:
    return isinstance(ability.aim, Melee | Ranged) and ability.aim.targets == 2


def cards_where(test: Any) -> set[str]:
    return {name for name, card in everything().items() if any(test(each) for each in written_in(card))}


@pytest.mark.parametrize(
    "test",
    [
        lambda each: isinstance(each, Reinvoke) and each.reinvoke is Deck.HORROR,
        lambda each: isinstance(each, Reinvoke) and each.reinvoke is Deck.EXPLORATION,
        lambda each: isinstance(each, RollFor) and each.otherwise is None,
        lambda each: isinstance(each, RollFor) and each.otherwise is not None,
        lambda each: isinstance(each, When) and each.counted,
        lambda each: isinstance(each, Active) and each.counted,
        lambda each: isinstance(each, When) and each.when == "marker-removed",
        lambda each: isinstance(each, Cost) and each.marker,
        lambda each: isinstance(each, Cost) and each.space is not None,
        lambda each: isinstance(each, Cost) and each.health,
        lambda each: isinstance(each, Melee | Ranged) and each.targets == 2,
        lambda each: isinstance(each, Bonus) and each.bonus is Number.MAGIC,
        lambda each: isinstance(each, Printed) and isinstance(each, ItemPrint) and each.arrival is not None,
        lambda each: isinstance(each, Grant) and each.grant is Trait.ETHEREAL,
        lambda each: isinstance(each, Grant) and each.grant is Trait.HELD,
        lambda each: isinstance(each, Has) and each.has is Trait.IMMOBILE,
        lambda each: isinstance(each, Has) and each.has is Trait.OVER_OBSTACLES,
        lambda each: isinstance(each, Has) and each.has is Trait.OVER_PITS,
        lambda each: isinstance(each, Has) and each.has is Trait.CLEAR_SHOT,
        lambda each: isinstance(each, Considered) and each.also,
        lambda each: isinstance(each, Considered) and not each.also,
        lambda each: (
            isinstance(each, Change | Bonus)
            and Number.STAMINA in (getattr(each, "change", 0), getattr(each, "bonus", 0))
        ),
        lambda each: (
            isinstance(each, Active) and doubled(each) and any(isinstance(part, Change) for part in written_in(each.do))
        ),
    ],
    ids=[
        *("re-invoke horror", "re-invoke exploration", "roll", "roll, otherwise", "counted trigger", "counted ability"),
        *("marker as trigger", "marker as cost", "space as cost", "health as cost", "two targets", "made magic"),
        *(
            "arrival of an item",
            "ethereal for a while",
            "held",
            "immobile",
            "over obstacles",
            "over pits",
            "clear shot",
        ),
        *("also of a kind", "of another kind", "maximum stamina", "two targets for a while"),
    ],
)
def test_every_form_is_used_by_two_cards(test: Any) -> None:
    found = cards_where(test)
    assert len(found) >= 2, found
    assert any(early(name) for name in found), found


def test_whoever_leaves_by_an_exit_comes_in_again_by_an_entrance() -> None:
    """Nobody is on the board after an exit: without an entrance rounds would go by for ever."""
    for scenario, length in [*((each, Length.FULL) for each in Scenario), (Scenario.ICE, Length.SHORT)]:
        for name, following in pairwise(story(scenario, length)):
            if "PlaceExit" in str(chapters()[name]):
                assert "PlaceEntrance" in str(chapters()[following].arrival), following
    assert "PlaceExit" in str(chapters()[story(Scenario.ICE, Length.VERY_SHORT)[-1]])

"""What the cards must be for the game to work: numbers, prices, and that every verb is used."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from statistics import mean
from typing import Any

import pytest

from fathom.games import load
from fathom.games.sleeping_gods.effects.boosts import Again, Redraw
from fathom.games.sleeping_gods.effects.goods import Gain, Lose, LoseResource
from fathom.games.sleeping_gods.effects.health import Afflict, Tire, Wound
from fathom.games.sleeping_gods.effects.ship import DamageShip
from fathom.games.sleeping_gods.effects.trouble import Challenge, DiscardEvent
from fathom.games.sleeping_gods.library import (
    Ability,
    Bonus,
    CardPrint,
    EventPrint,
    Printed,
    Trigger,
    Weapon,
    adventure,
    crew,
    enemies,
    events,
    finds,
    levels,
    quests,
    skills,
    synergy,
    trade,
    tricks,
)
from fathom.games.sleeping_gods.pieces import Danger, Gift, Kind, Moment, Number, Skill, Status, Trick, Who
from fathom.kernel.cards.effects import May, OneOf, Pay, Roll, Verb, written_in

GAME = load("sleeping-gods")
SHELVES: Mapping[str, Mapping[str, Any]] = {
    "crew": crew(),
    "skills": skills(),
    "levels": levels(),
    "trade": trade(),
    "adventure": adventure(),
    "events": events(),
    "quests": quests(),
    "search": finds(),
    "tricks": tricks(),
    "synergy": synergy(),
}
CARDS = {f"{shelf}/{name}": card for shelf, cards in SHELVES.items() for name, card in cards.items()}
BOOK_ONLY = {  # no card does what only the story can
    "BuildEvents",
    "CompleteQuest",
    "DiscardEquipped",
    "LoseCard",
    "TakeCard",
    "TakeQuest",
    "TickEnding",
    "Token",
}
PERMANENT, CHOICE, ONE_SHOT = "permanent", "choice", "one-shot"


def found(kind: type) -> dict[Any, set[str]]:
    """On which cards something of a kind is written, by what it is."""
    on: dict[Any, set[str]] = defaultdict(set)
    for name, card in CARDS.items():
        for part in written_in(card):
            if isinstance(part, kind):
                on[part].add(name)
    return on


def prints() -> Iterator[tuple[str, Printed]]:
    return ((name, card) for name, card in CARDS.items() if isinstance(card, Printed))


def subclasses(kind: type) -> set[type]:
    return {each for child in kind.__subclasses__() for each in {child} | subclasses(child)}


# ------------------------------------------------------------------------------------------- how many


def test_there_are_as_many_cards_of_each_kind_as_the_rulebook_counts():
    counts = {shelf: len(cards) for shelf, cards in SHELVES.items()}
    assert counts == {
        "crew": 9,
        "skills": 60,
        "levels": 24,
        "trade": 32,
        "adventure": 90,
        "events": 54,
        "quests": 180,
        "search": 12,
        "tricks": 16,
        "synergy": 9,
    }
    assert len(enemies()) == 78


def test_adventure_cards_by_number():
    kinds = {
        Kind.TOTEM: range(1, 51),
        Kind.PASSENGER: range(51, 61),
        Kind.ANIMAL: range(61, 67),
        Kind.EQUIPMENT: range(67, 79),
        Kind.WEAPON: range(79, 87),
        Kind.RECIPE: range(87, 91),
    }
    by_number = {card.number: card.kind for card in adventure().values()}
    assert by_number == {number: kind for kind, numbers in kinds.items() for number in numbers}


def test_skill_cards_by_skill_fate_and_cost():
    fates = Counter(card.fate for card in skills().values())
    assert fates == {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}
    for skill in Skill:
        own = [card for card in skills().values() if card.skill is skill]
        assert len(own) == 12
        assert Counter(card.orders for card in own) == {1: 4, 2: 6, 3: 2}


def test_level_cards_by_crew_and_price():
    for member in crew():
        prices = [card.xp for card in levels().values() if card.crew == member]
        assert prices == ([6, 10] if member in ("odessa", "laurent", "rafael") else [5, 8, 12]), member


def test_one_level_card_of_a_member_brings_an_ability_at_most():
    """So its place among those of the board does not depend on what else was bought."""
    able = Counter(card.crew for card in levels().values() for _ in card.abilities)
    assert set(able.values()) == {1}
    assert len(able) == 6


# ---------------------------------------------------------------------------------------------- prices


def test_what_is_for_sale_and_what_it_costs():
    """28 cards for 1 to 11 coins, 4.5 on the average; the four that one starts with cost nothing."""
    starting = {name for name, card in trade().items() if card.starting}
    assert starting == {"gloria", "gear", "soup", "pancakes"}
    assert all(not trade()[name].coins for name in starting)
    sold = [card for card in trade().values() if not card.starting]
    assert Counter(card.kind for card in sold) == {Kind.WEAPON: 8, Kind.RECIPE: 8, Kind.EQUIPMENT: 12}
    coins = [card.coins for card in sold]
    assert (min(coins), max(coins), mean(coins)) == (1, 11, 4.5)


def better(weapon: Weapon, other: Weapon) -> tuple[int, int, int] | None:
    """By how much each value is above the other's, if both are ranged or neither is."""
    if weapon.ranged is not other.ranged:
        return None
    return weapon.accuracy - other.accuracy, weapon.damage - other.damage, weapon.block - other.block


def test_a_weapon_for_sale_is_better_by_one_than_one_of_the_crew():
    printed = [member.weapon for member in crew().values()]
    for name, card in trade().items():
        if card.weapon is not None:
            gaps = [better(card.weapon, own) for own in printed]
            assert any(gap and sorted(gap) == [0, 0, 1] for gap in gaps), name


def test_no_weapon_is_worse_in_all_than_a_cheaper_one():
    sold = [card for card in trade().values() if card.weapon is not None]
    for card in sold:
        for cheaper in sold:
            if cheaper.coins < card.coins:
                gap = better(cheaper.weapon, card.weapon)
                assert gap is None or min(gap) < 0 or gap == (0, 0, 0), (card, cheaper)


def test_a_weapon_of_the_book_is_at_least_as_good_as_any_of_the_crew_and_each_is_another():
    weapons = {name: card.weapon for name, card in adventure().items() if card.weapon is not None}
    assert len(set(weapons.values())) == len(weapons)
    value = {name: each.accuracy + each.damage + each.block for name, each in weapons.items()}
    assert min(value.values()) >= max(sum_of(member.weapon) for member in crew().values()) + 1
    assert sum(each.ranged for each in weapons.values()) == 1


def sum_of(weapon: Weapon) -> int:
    return weapon.accuracy + weapon.damage + weapon.block


def test_recipes_are_paid_with_food_and_cost_an_order():
    for name, card in {**trade(), **adventure()}.items():
        if card.kind is Kind.RECIPE:
            (ability,) = card.abilities
            assert ability.orders == 1, name
            assert isinstance(ability.do, Pay), name
            paid = {each.what for each in written_in(ability.do.cost) if isinstance(each, Lose)}
            assert paid, name
            assert paid <= {Gift.FOOD, Gift.MEAT, Gift.GRAIN, Gift.VEGETABLE}, name


# ---------------------------------------------------------------------------------------------- totems


def test_no_two_totems_do_the_same():
    """A few do nothing; they count, which is what totems are for (ADV2)."""
    totems = [card for card in adventure().values() if card.kind is Kind.TOTEM]
    able = [(card.bonuses, card.triggers, card.abilities) for card in totems if does_something(card)]
    assert len(set(map(repr, able))) == len(able)
    assert len(totems) - len(able) == 6


def does_something(card: CardPrint) -> bool:
    return bool(card.bonuses or card.triggers or card.abilities)


def test_every_other_card_does_something():
    for name, card in {**trade(), **adventure()}.items():
        if card.kind is not Kind.TOTEM:
            assert does_something(card) or card.weapon is not None, name


# ------------------------------------------------------------------------------------------- abilities


def test_one_ability_on_a_card_as_only_the_first_can_be_used():
    for name, card in prints():
        if not name.startswith("crew/"):
            assert len(card.abilities) <= 1, name


def test_every_ability_costs_something_and_gives_no_orders_back():
    """Otherwise one could go on for ever."""
    for name, card in prints():
        for ability in card.abilities:
            assert ability.orders or ability.discard or ability.once, name
            assert not [
                each for each in written_in(ability.do) if isinstance(each, Gain) and each.what is Gift.ORDER
            ], name


def test_what_happens_by_itself_does_not_call_for_itself():
    """What is done when somebody is healed must not heal that one again."""
    calls = {Moment.HEALED: "Heal", Moment.RESTED: "Rest", Moment.FATE: "Roll"}
    for name, card in prints():
        for trigger in card.triggers:
            again = [each for each in written_in(trigger.do) if type(each).__name__ == calls.get(trigger.when)]
            assert not [each for each in again if getattr(each, "who", None) is not Who.OTHER], name


def test_only_cards_of_a_member_speak_of_their_bearer():
    """A card of the party has none, except when somebody sees the doctor."""
    for name, card in prints():
        if name.partition("/")[0] in ("trade", "adventure", "events", "quests"):
            for part in (*card.bonuses, *card.abilities, *(t for t in card.triggers if t.when is not Moment.TREATED)):
                assert Who.BEARER not in written_in(part), name


# ---------------------------------------------------------------------------------------------- events


def kind_of(event: EventPrint) -> str:
    return PERMANENT if event.permanent else CHOICE if isinstance(event.do, OneOf) else ONE_SHOT


@pytest.mark.parametrize("danger", Danger)
def test_eleven_events_of_each_type_pass_four_leave_a_choice_and_three_stay(danger):
    kinds = Counter(kind_of(event) for event in events().values() if event.danger is danger)
    assert kinds == {ONE_SHOT: 11, CHOICE: 4, PERMANENT: 3}


@pytest.mark.parametrize(
    ("danger", "values", "wounds", "ship"),
    [
        (Danger.MILD, range(5, 7), range(1, 4), range(1, 2)),
        (Danger.PERILOUS, range(6, 9), range(1, 6), range(1, 4)),
        (Danger.DEADLY, range(8, 11), range(1, 9), range(2, 5)),
    ],
)
def test_how_hard_events_are_and_what_they_take(danger, values, wounds, ship):
    for name, event in events().items():
        if event.danger is danger:
            for part in written_in(event):
                match part:
                    case Challenge(value=value):
                        assert value in values, name
                    case Wound(amount=amount):
                        assert amount in wounds, name
                    case DamageShip(amount=amount):
                        assert amount in ship, name


def loss(effect: Any) -> int:
    """What a failure takes, roughly in wounds: a point of the ship or a status are about two of them."""
    weights = {DamageShip: 2, Wound: 1, Afflict: 2, Tire: 1, LoseResource: 1, Lose: 1}
    lost = [part for part in written_in(effect) if type(part) in weights]
    return sum(weights[type(part)] * getattr(part, "amount", 1) for part in lost)


def test_the_more_dangerous_the_type_the_more_a_failed_challenge_takes():
    lost = {danger: [] for danger in Danger}
    for event in events().values():
        lost[event.danger] += [
            loss(each.fail) for each in written_in(event) if isinstance(each, Challenge) and each.fail
        ]
    means = [mean(lost[danger]) for danger in Danger]
    assert means == sorted(means)
    assert max(lost[Danger.MILD]) <= 3
    assert min(lost[Danger.DEADLY]) >= 5


def test_whatever_stays_can_be_got_rid_of_in_every_turn():
    """By a challenge as an action, or at the end of the turn."""
    for name, event in events().items():
        if event.permanent:
            ways = [each for each in written_in((event.end, event.action)) if isinstance(each, Challenge)]
            assert any(DiscardEvent() in written_in(way.success) for way in ways), name
            assert event.do is None or not [each for each in written_in(event.do) if isinstance(each, Challenge)], name
        else:
            assert event.end is None, name
            assert event.action is None, name


def test_a_permanent_event_does_something_as_long_as_it_stays():
    for name, event in events().items():
        if event.permanent:
            assert event.bonuses or event.triggers or (event.end and not isinstance(event.end, May)), name


def test_every_option_of_a_choice_can_always_be_taken():
    """Goods that the party may lack are no price here."""
    for name, event in events().items():
        if isinstance(event.do, OneOf):
            for option in event.do.options.values():
                assert not isinstance(option, Lose | LoseResource), name


def test_events_ask_for_every_skill():
    asked = Counter(
        part.skill for event in events().values() for part in written_in(event) if isinstance(part, Challenge)
    )
    assert set(asked) == set(Skill)
    assert min(asked.values()) >= 7


# --------------------------------------------------------------------------------------- verbs and forms


def test_every_verb_is_used_by_two_cards_at_least():
    users: dict[str, set[str]] = defaultdict(set)
    for name, card in CARDS.items():
        for part in written_in(card):
            if isinstance(part, Verb):
                users[type(part).__name__].add(name)
    own = {verb.__name__ for verb in subclasses(Verb) if verb.__module__.startswith(f"{GAME.package}.")}
    assert {verb for verb in own - BOOK_ONLY if len(users[verb]) < 2} == {"Slant"}  # SYN8b: one token alone
    assert not BOOK_ONLY & users.keys()


@pytest.mark.parametrize("kind", [Number, Moment, Again, Status, Gift, Skill])
def test_every_word_that_cards_may_use_is_used_by_two(kind):
    """Numbers that are skills are of a kind."""
    on = found(kind)
    seldom = {each.value for each in kind if len(on[each]) < 2}
    assert seldom - {skill.value for skill in Skill if kind is Number} == set()


def test_every_field_of_a_card_is_used_by_two():
    forms: dict[str, int] = Counter()
    for card in CARDS.values():
        for part in written_in(card):
            if isinstance(part, Ability | Bonus | Trigger | Challenge | EventPrint | Weapon):
                for field in type(part).__struct_fields__:
                    if getattr(part, field) not in (None, False, 0, "", ()):
                        forms[f"{type(part).__name__}.{field}"] += 1
    assert {form for form, count in forms.items() if count < 2} == set()
    expected = {"Ability.once", "Ability.discard", "Bonus.given", "Trigger.given", "Trigger.may", "Challenge.forced"}
    assert expected <= forms.keys()


def test_every_trick_is_known_to_two_enemies():
    grids = Counter(
        cell for card in enemies().values() for row in card.grid for cell in {*row.replace("+", " ").split()}
    )
    assert [trick for trick in Trick if grids[trick.value] < 2] == []


def test_fate_is_drawn_for_events_in_bands_that_begin_with_one():
    for name, card in CARDS.items():
        for part in written_in(card):
            if isinstance(part, Roll):
                assert min(part.at_least) == 1, name
                assert max(part.at_least) <= 6, name


def test_a_redraw_of_ones_own_one_is_cheap():
    """It helps seldom."""
    for name, card in prints():
        for ability in card.abilities:
            if ability.do == Redraw(Again.OWN_ONE):
                assert ability.orders == 1, name

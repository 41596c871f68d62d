"""Unfathomable: hidden loyalties on a steamship far from land, and what follows her. For 3 to 6 seats."""

from pathlib import Path
from typing import Any, Literal

from fathom.games.unfathomable import effects
from fathom.games.unfathomable.board import (
    DECK,
    WATER,
    Space,
)
from fathom.games.unfathomable.client.facts import facts
from fathom.games.unfathomable.client.reading import reading
from fathom.games.unfathomable.client.talk import talk
from fathom.games.unfathomable.client.texts import Source, place_names, source_name, texts
from fathom.games.unfathomable.effects.monsters import Spawn
from fathom.games.unfathomable.events import CardsAdded, TestBegins, TestRevealed, TraitorRevealed
from fathom.games.unfathomable.imagine import UNEVEN, fill_in
from fathom.games.unfathomable.library import (
    LIBRARY,
    names_of_abilities,
    passengers,
    spells,
)
from fathom.games.unfathomable.pieces import (
    Damage,
    Item,
    Loyalty,
    Mythos,
    Resource,
    Role,
    Track,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import ALL_CARDS, FULL_DECK, SKILL, SKILLS, VALUE, Card, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import (
    HIGHEST,
    DeckSpace,
    Player,
    SkillDeck,
    Unfathomable,
)
from fathom.games.unfathomable.steps.cards.hands import build_chaos
from fathom.games.unfathomable.steps.setting_up import OPENING_HAND, ChooseCharacter, DealTitles, take_role
from fathom.kernel import Chance, Game, Options, Setup, State, shapes
from fathom.kernel.game import Client, Questions, Secrets, Story, Texts
from fathom.kernel.words.prose import stories
from fathom.kernel.words.words import Words

DIAL = 8  # S3
NO_CULTIST_DIALS = {Resource.FUEL: 7, Resource.FOOD: 6, Resource.SANITY: 6, Resource.SOULS: 7}  # A1.2
EASIER = {"nobody": 0, "humans": 2, "traitors": -2}  # A2.2, A2.3
LOYALTIES = {3: (5, 1, 0), 4: (6, 1, 1), 5: (8, 2, 0), 6: (9, 2, 1)}  # S16, 8.10: human, hybrid, cultist
SKILL_SET = 5  # cards of every character
FIRST_DEEP_ONES = {Space.W1: 2, Space.W2: 2, Space.D1: 1, Space.D2: 1}  # S7b
MOST_IN_WATER = 9  # on each of the two water spaces, as far as the figures go
FIRST_PASSENGERS = (Space.D3, Space.D4)
CREWS = {  # suggested for a first game
    3: (Role.ENGINEER, Role.SURGEON, Role.APPRENTICE),
    4: (Role.FIRST_MATE, Role.ENGINEER, Role.STOWAWAY, Role.APPRENTICE),
    5: (Role.FIRST_MATE, Role.MASTER_AT_ARMS, Role.STOWAWAY, Role.SURGEON, Role.APPRENTICE),
    6: (Role.FIRST_MATE, Role.MASTER_AT_ARMS, Role.STOWAWAY, Role.SURGEON, Role.APPRENTICE, Role.ENGINEER),
}


class UnfathomableOptions(Options, frozen=True):
    """`crew`: who takes which character; `cultist`: in a game of 4 or 6; `easier`: for which side."""

    crew: Literal["chosen", "suggested", "drawn"] = "chosen"
    cultist: bool = True
    easier: Literal["nobody", "humans", "traitors"] = "nobody"  # A2.1


def loyalty_deck(seats: int, cultist: bool) -> list[Loyalty | None]:
    humans, hybrids, cultists = LOYALTIES[seats]
    if not cultist:
        humans, cultists = humans + cultists, 0  # A1.1
    return [*[Loyalty.HUMAN] * humans, *[Loyalty.HYBRID] * hybrids, *[Loyalty.CULTIST] * cultists]


def dials(setup: Setup) -> dict[Resource, int]:
    """Where the dials start (S3, A1.2, A1.3, A2), unless a study sets them."""
    options = setup.options
    start = NO_CULTIST_DIALS if not options.cultist and LOYALTIES[setup.seats][2] else dict.fromkeys(Resource, DIAL)
    printed = {resource: value + EASIER[options.easier] for resource, value in start.items()}
    return {resource: setup.numbers.get(f"start.{resource.value}", value) for resource, value in printed.items()}


def first_deep_ones(setup: Setup) -> dict[Space, int]:
    """Where Deep Ones begin (S7b); a study may set how many are on each of the water spaces."""
    in_water = setup.numbers.get("start.deep-ones")
    changed = {} if in_water is None else {space: in_water for space in FIRST_DEEP_ONES if space in WATER}
    return {space: count for space, count in {**FIRST_DEEP_ONES, **changed}.items() if count}


def set_up(setup: Setup, chance: Chance) -> Unfathomable:
    def shuffled(cards: list[Any]) -> list[Any]:
        chance.shuffle(cards)
        return cards

    seats, options = setup.seats, setup.options
    supply = shuffled([token for token, card in passengers().items() for _ in range(card.copies)])  # S4b
    spell_deck = shuffled([spell for spell, card in spells().items() for _ in range(card.copies)])  # S15a
    mythos, course, goods = shuffled(list(Mythos)), shuffled(list(Waypoint)), shuffled(list(Item))  # S6b, S14a
    loyalty = loyalty_deck(seats, options.cultist)
    chance.shuffle(loyalty)  # S17a
    skills = [SkillDeck(shuffled(list(FULL_DECK[skill]))) for skill in SKILLS]  # S5
    wrecks = shuffled(list(Damage))  # S6a
    first = chance.below(seats)  # S9a
    g = Unfathomable(
        chance=chance,
        players=[Player(seat) for seat in range(seats)],
        active=first,
        dials=dials(setup),
        tracks=dict.fromkeys(Track, 0),  # S2
        deep_ones=first_deep_ones(setup),
        decks=[DeckSpace() for _ in DECK],
        passengers=supply,
        damage=wrecks,
        skills=skills,
        mythos=mythos,
        mythos_seen=[0] * len(mythos),
        waypoints=course,
        waypoints_seen=[0] * len(course),
        items=goods,
        items_seen=[0] * len(goods),
        spells=spell_deck,
        spells_seen=[0] * len(spell_deck),
        loyalty=loyalty,
        cultist=options.cultist,
    )
    for at in FIRST_PASSENGERS:
        g.deck(at).passengers.append(g.passengers.pop())
    build_chaos(g)  # S8
    order = g.clockwise(first)
    titles = DealTitles(setup.numbers.get("start.hand", OPENING_HAND))
    if options.crew == "chosen":
        g.push(*(ChooseCharacter(seat) for seat in order), titles)
    else:
        crew = list(CREWS[seats] if options.crew == "suggested" else Role)
        chance.shuffle(crew)
        for seat, role in zip(order, crew, strict=False):
            take_role(g, seat, role)
        g.push(titles)
    return g


def components(state: State) -> dict[str, list[object]]:
    """Every component that can be hidden, by pool."""
    assert isinstance(state, Unfathomable)
    return {
        "skill": list(ALL_CARDS),
        "passenger": [token for token, card in passengers().items() for _ in range(card.copies)],
        "damage": list(Damage),
        "mythos": list(Mythos),
        "waypoint": list(Waypoint),
        "item": list(Item),
        "spell": [spell for spell, card in spells().items() for _ in range(card.copies)],
        "loyalty": list(loyalty_deck(len(state.players), state.cultist)),
    }


def card_name(words: Words, card: int) -> str:
    """A Skill card as people call it."""
    return words.say(
        "skill-card", skill=SKILL[card], value=VALUE[card], ability=words.say(f"ability-{names_of_abilities()[card]}")
    )


LIBRARY.load()  # a wrong card is an error when the game loads

GAME = Game(
    name="unfathomable",
    package=__name__,
    seats=range(3, 7),
    state=Unfathomable,
    setup=set_up,
    options=UnfathomableOptions,
    questions=Questions(
        prompts=Prompt, arguments={"skill": Skill, "card": Mythos, "item": Item, "space": Space, "source": Source}
    ),
    secrets=Secrets(components=components, fill=fill_in, uneven=UNEVEN),
    story=Story(prose=stories(Path(__file__).parent / "stories")),
    texts=Texts(
        formats={Card: card_name, Source: source_name, shapes.fields(Spawn)["at"]: place_names},
        cards=texts,
        guide=True,
    ),
    client=Client(
        facts=facts(),
        reading=reading,
    ),
    talk=talk,
    heard=(CardsAdded, TestBegins, TestRevealed, TraitorRevealed),
    numbers={
        **{f"start.{resource.value}": range(1, HIGHEST + 1) for resource in Resource},
        "start.hand": range(SKILL_SET + 1),
        "start.deep-ones": range(MOST_IN_WATER + 1),
    },
)
__all__ = ["GAME", "effects"]

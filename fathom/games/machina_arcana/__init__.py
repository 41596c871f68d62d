"""Machina Arcana: a descent into a buried machine city, tile by tile, together. For 1 to 4 seats."""

from pathlib import Path
from typing import Annotated, Literal

from fathom.games.machina_arcana import effects
from fathom.games.machina_arcana.board import TILES, Opening, Placed
from fathom.games.machina_arcana.board.tiles import SIZE, SPACES, Feature, Space, space_named, stands_for_space
from fathom.games.machina_arcana.campaign import Campaign, Veteran
from fathom.games.machina_arcana.client.facts import facts
from fathom.games.machina_arcana.client.reading import reading
from fathom.games.machina_arcana.client.texts import texts, words_on
from fathom.games.machina_arcana.decks import ExplorationDeck, HorrorDeck, ItemDeck, MonsterDeck, TileStack
from fathom.games.machina_arcana.figures import Bound, Explorer, Gear
from fathom.games.machina_arcana.library import chapters, events, explorers, items, monsters
from fathom.games.machina_arcana.notes import Note
from fathom.games.machina_arcana.pieces import (
    Card,
    ChapterCard,
    EventCard,
    ExplorerCard,
    ItemCard,
    Kind,
    MonsterCard,
    Scenario,
    Type,
    Unit,
)
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import BEAST, Length, Machina
from fathom.games.machina_arcana.steps.setting_up import Begin, ChooseExplorer
from fathom.games.machina_arcana.steps.spaces.tilework import starting_tile
from fathom.games.machina_arcana.steps.story.campaign import AfterVictory, NextScenario
from fathom.games.machina_arcana.steps.using.abilities import use_first
from fathom.kernel import Chance, Game, Only, Options, Setup, State
from fathom.kernel.game import Carry, Client, Face, Questions, Secrets, Story, Texts
from fathom.kernel.words.prose import stories
from fathom.kernel.words.words import Words

LEFT_OUT = {Length.FULL: (), Length.SHORT: (2, 7), Length.VERY_SHORT: (3, 5, 6, 7, 8, 9, 10)}  # SET8a, SET8c


class MachinaOptions(Options, frozen=True):
    """`length`: only of the first scenario; `easy`: the 0 of the die counts as 0, not 10 (SET9b); `very_easy`: failed
    rolls do not lower the ratings (SET9c); `ties`: whether players are asked where monsters have equal choices,
    and `spawn_order` whether they are asked who rolls next for spawning; `campaign`: survivors choose what they take
    into another scenario (CHAP9)."""

    scenario: Literal["ice", "statue", "beast"] = "ice"  # SET2a
    length: Annotated[Literal["full", "short", "very-short"], Only("scenario", "ice")] = "full"
    easy: bool = False
    very_easy: bool = False
    ties: Literal["asked", "settled"] = "asked"
    spawn_order: Literal["settled", "asked"] = "settled"
    campaign: bool = False


def story(scenario: Scenario, length: Length) -> list[ChapterCard]:
    """The chapter deck in order, without the scenario card and the finale (SET2b, SET2c)."""
    mine = [(card.number, name) for name, card in chapters().items() if card.scenario is scenario and card.number]
    return [ChapterCard(name) for number, name in sorted(mine) if number not in LEFT_OUT[length]]


def set_up(setup: Setup, chance: Chance) -> Machina:
    options = setup.options
    scenario, length = Scenario(options.scenario), Length(options.length)
    before: Campaign | None = setup.carry
    if before is not None:
        before.check(scenario, setup.seats)
    brought = {*before.items, *before.events} if before is not None else set()
    deal = {
        name: card for name, card in events().items() if card.scenario in (None, scenario) and name not in brought
    }  # SET2e, CHAP9h
    first = {name: card for name, card in items().items() if card.level == 1 and name not in brought}  # SET4a, SET4b
    g = Machina(
        chance=chance,
        scenario=scenario,
        length=length,
        face_zero=0 if options.easy else 10,
        forgiving=options.very_easy,
        ties_asked=options.ties == "asked",
        spawn_order_asked=options.spawn_order == "asked",
        campaign=options.campaign,
        earlier=list(before.won) if before is not None else [],
        brought=sorted(brought),
        explorers=[],
        chapters=story(scenario, length),
        stack=TileStack.of(list(range(TILES)), chance),  # SET6a
        items={
            type: ItemDeck.of([ItemCard(name) for name, card in first.items() if card.type is type], chance)
            for type in Type
        },
        monsters=MonsterDeck.of(
            [MonsterCard(name) for name, card in monsters().items() if card.level == 1], chance
        ),  # SET5a
        explorations=ExplorationDeck.of([EventCard(name) for name, card in deal.items() if not card.horror], chance),
        horrors=HorrorDeck.of([EventCard(name) for name, card in deal.items() if card.horror], chance),  # SET2f
    )
    g.lay_tile(Placed(*starting_tile(g)))
    if options.campaign:
        g.push(AfterVictory())
    if before is None:
        g.push(*(ChooseExplorer(seat) for seat in range(setup.seats)), Begin())
    else:
        g.explorers = [veteran(seat, each) for seat, each in enumerate(before.veterans)]
        g.push(NextScenario(before.threat))
    return g


def veteran(seat: int, kept: Veteran) -> Explorer:
    """An explorer with what it has kept, all of it stowed (CHAP9a, CHAP9b)."""
    sheet = explorers()[kept.explorer]
    return Explorer(
        seat,
        kept.explorer,
        health=sheet.health,
        stamina=sheet.stamina,
        gear=[Gear(item) for item in kept.items],
        bound=[Bound(event) for event in kept.events],
    )


def components(state: State) -> dict[str, list[object]]:
    """Every component that can be hidden, by pool."""
    assert isinstance(state, Machina)
    levels = range(1, state.item_level + 1)
    has_come = state.monster(BEAST) is not None or MonsterCard(BEAST) in state.monster_discard
    deal = {
        name: card
        for name, card in events().items()
        if card.scenario in (None, state.scenario) or name in state.brought
    }
    return {
        "item": [name for name, card in items().items() if card.level in levels or name in state.brought],
        "monster": [
            name for name, card in monsters().items() if (card.level <= state.level if name != BEAST else has_come)
        ],
        "exploration": [name for name, card in deal.items() if not card.horror],
        "horror": [name for name, card in deal.items() if card.horror],
        "tile": [tile for tile in range(TILES) if all(each.tile != tile for each in state.board)],
    }


def card_name(words: Words, card: str) -> str:
    return words.say(f"card-{card}")


def unit_name(words: Words, unit: str) -> str:
    """A unit by its card; a space that counts as one by what it is and where."""
    if stands_for_space(Unit(unit)):
        space = space_named(Unit(unit))
        return words.say("unit-at", kind=str(kind_of(words.state, space) or Kind.BARREL), at=space_name(words, space))
    return words.say(f"card-{unit}") if unit else ""


def space_name(words: Words, space: int) -> str:
    """A space by its tile, row and column; in a terminal, while it is on the board, by its name there."""
    named = getattr(words, "places", {}).get(Space)
    if named is not None and isinstance(words.state, Machina) and space in words.state.ground.spaces.values():
        return str(named(space))
    tile, place = divmod(space, SPACES)
    row, column = divmod(place, SIZE)
    return words.say("space-at", tile=tile + 1, row=row + 1, column=column + 1)


def feature_name(words: Words, space: int) -> str:
    """A space by what it is and where."""
    at, kind = space_name(words, space), kind_of(words.state, space)
    return at if kind is None else words.say("feature-at", kind=kind, at=at)


def opening_name(words: Words, opening: Opening) -> str:
    """An opening by its side of the tile and where it lies."""
    placed = words.state.board if isinstance(words.state, Machina) else []
    spaces = next((each.opening(opening.edge) for each in placed if each.tile == opening.tile), ())
    at = space_name(words, spaces[0]) if spaces else words.say("tile-number", tile=opening.tile + 1)
    return words.say("opening-at", edge=int(opening.edge), at=at)


def kind_of(state: object, space: int) -> Kind | None:
    """What a space is, while it is on the board."""
    if not isinstance(state, Machina) or space not in state.ground.spaces.values():
        return None
    square = state.ground.square(Space(space))
    return next(kind for kind in Kind if state.ground.kinds[kind] >> square & 1)


def chapter_faces() -> dict[str, Face]:
    """Chapters come as a surprise; what is in the other decks may be looked up."""
    return {name: Face(words_on(name, card)) for name, card in chapters().items()}


GAME = Game(
    name="machina-arcana",
    package=__name__,
    seats=range(1, 5),
    state=Machina,
    setup=set_up,
    options=MachinaOptions,
    questions=Questions(
        prompts=Prompt,
        arguments={"unit": Unit, "target": Unit, "item": ItemCard, "card": Card},
        windows=frozenset({Prompt.WINDOW}),
        interrupt=use_first,
    ),
    secrets=Secrets(components=components, open_table=True),
    story=Story(prose=stories(Path(__file__).parent / "stories"), faces=chapter_faces),
    texts=Texts(
        formats={
            ExplorerCard: card_name,
            MonsterCard: card_name,
            ItemCard: card_name,
            EventCard: card_name,
            ChapterCard: card_name,
            Card: card_name,
            Unit: unit_name,
            Space: space_name,
            Feature: feature_name,
            Opening: opening_name,
        },
        cards=texts,
    ),
    client=Client(facts=facts(), reading=reading, note=Note),
    carry=Carry(Campaign, Campaign.told),
)
__all__ = ["GAME", "Explorer", "effects", "explorers"]

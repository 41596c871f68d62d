"""What lies on the table in Machina Arcana, and what can be read off it. Nothing is stored that can be derived."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Annotated, Any

from fathom.games.machina_arcana.board import Change
from fathom.games.machina_arcana.board.laid import LaidBoard
from fathom.games.machina_arcana.board.tiles import Space, space_named
from fathom.games.machina_arcana.campaign import Campaign, Veteran
from fathom.games.machina_arcana.decks import ExplorationDeck, HorrorDeck, ItemDeck, MonsterDeck, TileStack
from fathom.games.machina_arcana.events import Ended
from fathom.games.machina_arcana.figures import NOBODY, Bound, Defeat, Explorer, Fate, Gear, Hold, Mark, Monster
from fathom.games.machina_arcana.in_play import ABILITIES, PASSIVES, Ability
from fathom.games.machina_arcana.library import Considered, printed
from fathom.games.machina_arcana.library import chapters as chapter_cards
from fathom.games.machina_arcana.pieces import (
    ChapterCard,
    Ending,
    EventCard,
    ItemCard,
    MonsterCard,
    Phase,
    Scenario,
    Type,
    Unit,
)
from fathom.kernel import Finished, Pool, Public
from fathom.kernel.cards.moments import Index
from fathom.kernel.record.carrying import Onward
from fathom.kernel.state.state import derived_from

MARKERS = 3  # SET3c: of each explorer
HORROR_MARKERS = 4  # CON5a
HIGHEST = 9  # ATT1e: of every attribute
LAST_THREAT = 10  # THR1b: the space with the arrow
LAST_LEVEL = 5  # THR1i
SPAWN_LIMIT = 4  # SPN2b
DOOM = {Scenario.ICE: 5, Scenario.STATUE: 14, Scenario.BEAST: 9}  # what loses a finale
BEAST = Unit("beast")

CARDS, POSITIONS, MARKS = "cards", "positions", "marks"  # what changes more often than the board


class Milestone(StrEnum):
    """How far a game came."""

    CHAPTER = "chapter"
    LEVEL = "level"


class Length(StrEnum):
    """How much of a scenario is played (SET8)."""

    FULL = "full"
    SHORT = "short"
    VERY_SHORT = "very-short"


class Machina(LaidBoard, kw_only=True):
    """`faces` are the sides of tiles in the stack that were in play before.

    `earlier` are the scenarios that this campaign has won before, `brought` the cards that came from there (CHAP9).
    `fallen` are the seats of destroyed explorers, in that order.
    `now` is the unit whose turn it is, `struck` are those hit by the last attack. `strikes` counts what an effect that
    strikes several at once has still to strike; `defeats` wait for that; the last explorer, whose seat is `falling`, is
    as good as destroyed. `exploding` are barrels whose explosion is not over. `removed` monsters and `lost_events`
    are out of the game. `parts` are the health of the statue's, `doom` counts towards the defeat of a finale.
    """

    cooperative = True  # all against the machine, until one is eliminated

    scenario: Public[Scenario]
    length: Public[Length] = Length.FULL
    face_zero: Public[int] = 10  # SET9a, SET9b
    forgiving: Public[bool] = False  # SET9c
    ties_asked: Public[bool] = False
    spawn_order_asked: Public[bool] = False
    campaign: Public[bool] = False
    earlier: Public[list[Scenario]] = []
    brought: Public[list[str]] = []
    explorers: Public[list[Explorer]]
    fallen: Public[list[int]] = []
    queue: Public[list[Monster]] = []  # SET7d
    round: Public[int] = 0
    phase: Public[Phase] = Phase.EXPLORERS
    now: Public[Unit | None] = None

    chapters: Public[list[ChapterCard]]
    chapter: Public[int] = 0
    finale: Public[bool] = False
    doom: Public[int] = 0
    spawn: Public[int | None] = None
    horror: Public[int | None] = None
    threat: Public[int] = 1  # SET2d
    level: Public[int] = 1

    stack: Public[TileStack]
    faces: Public[dict[int, str]] = {}
    parts: Public[dict[Space, int]] = {}

    items: Public[dict[Type, ItemDeck]]
    item_level: Public[int] = 1
    item_discard: Annotated[Public[list[ItemCard]], Pool("item")] = []  # SET4c
    monsters: Public[MonsterDeck]
    monster_discard: Annotated[Public[list[MonsterCard]], Pool("monster")] = []
    removed: Annotated[Public[list[MonsterCard]], Pool("monster")] = []
    explorations: Public[ExplorationDeck]
    exploration_discard: Annotated[Public[list[EventCard]], Pool("exploration")] = []
    horrors: Public[HorrorDeck]
    horror_discard: Annotated[Public[list[EventCard]], Pool("horror")] = []
    drawn_items: Annotated[Public[list[ItemCard]], Pool("item")] = []
    drawn_explorations: Annotated[Public[list[EventCard]], Pool("exploration")] = []
    drawn_horrors: Annotated[Public[list[EventCard]], Pool("horror")] = []
    lost_events: Annotated[Public[list[EventCard]], Pool("exploration")] = []

    struck: Public[list[Unit]] = []
    strikes: Public[int] = 0
    defeats: Public[list[Defeat]] = []
    falling: Public[int] = NOBODY
    exploding: Public[list[Space]] = []
    marks: Public[list[Mark]] = []
    counters: Public[dict[str, int]] = {}
    ending: Public[Ending | None] = None

    # ---------------------------------------------------------------------------------------- chapters

    @property
    def current(self) -> ChapterCard:
        return self.chapters[self.chapter]

    def readable_passages(self, seat: int) -> Sequence[str]:
        """The stories of the chapters that have begun, and how it all ended: everybody may read them (CHAP1c)."""
        return [*self.revealed_cards(seat), *self._epilogue()]

    def revealed_cards(self, seat: int) -> Sequence[str]:
        """The scenario card, and the chapters that have begun."""
        opening = (name for name, card in chapter_cards().items() if card.scenario is self.scenario)
        return [next(opening), *self.chapters[: self.chapter + 1]]

    def _epilogue(self) -> Iterator[str]:
        """The passage of this ending; in a campaign also that of its last victory, or of its defeat (CHAP9a)."""
        if self.ending is None:
            return
        yield f"ending/{self.scenario.value}-{self.ending.value}"
        if self.campaign and self.campaign_won:
            yield "ending/campaign-won"
        elif self.earlier and not self.won:
            yield "ending/campaign-lost"

    @property
    def blocked(self) -> bool:
        """Whether the current chapter is not advanced by chapter spaces (CHAP2a)."""
        return chapter_cards()[self.current].blocking

    def die(self) -> int:
        """The ten-sided die; what its 0 counts as is a matter of difficulty (SET9a, SET9b)."""
        return self.chance.below(10) or self.face_zero

    def restart(self) -> None:
        """Drop what is left of the round, but for cards on their way to a discard."""
        self.agenda = [step for step in self.agenda if getattr(step, "lasts", False)]
        self.strikes, self.defeats, self.falling, self.exploding = 0, [], NOBODY, []

    # ------------------------------------------------------------------------------------------ units

    @derived_from()
    def here(self) -> list[Explorer]:
        """The explorers on the board."""
        return [each for each in self.explorers if each.fate is Fate.HERE]

    @property
    def alive(self) -> list[Explorer]:
        """The explorers that are not destroyed."""
        return [each for each in self.explorers if each.fate is not Fate.DESTROYED]

    @property
    def scheming(self) -> bool:
        """Whether eliminated players decide for the monsters (AI1b)."""
        return bool(self.fallen)

    @derived_from()
    def figures(self) -> dict[str, Explorer | Monster]:
        """By unit, all explorers, also those that are gone, and the monsters of the queue."""
        figures: list[Explorer | Monster] = [*self.explorers, *self.queue]
        return {each.card: each for each in figures}

    def explorer(self, unit: Unit) -> Explorer | None:
        found = self.figures.get(unit)
        return found if type(found) is Explorer else None

    def explorer_of(self, unit: Unit) -> Explorer:
        """The explorer that a unit is known to be."""
        found = self.figures[unit]
        if isinstance(found, Monster):
            raise LookupError(f"{unit} is a monster")
        return found

    def monster(self, unit: Unit) -> Monster | None:
        found = self.figures.get(unit)
        return found if type(found) is Monster else None

    def units(self) -> list[Explorer | Monster]:
        """Explorers and monsters on the board."""
        return [*self.here, *self.queue]

    def space_of(self, unit: Unit) -> Space:
        """Where a unit stands; a space that counts as a unit stands at itself."""
        found = self.figures.get(unit)
        return space_named(unit) if found is None else found.space or found.at

    def is_placed(self, unit: Unit) -> bool:
        """Whether a unit stands on the board; explorers come there with the first chapter (CHAP3c)."""
        found = self.figures.get(unit)
        return found is not None and found.space is not None

    def is_here(self, unit: Unit) -> bool:
        """Whether a unit is an explorer that is neither out nor destroyed, or a monster of the queue."""
        found = self.figures.get(unit)
        return found is not None and (type(found) is Monster or found in self.here)

    def unit_at(self, space: Space) -> Unit | None:
        return next((each.unit for each in self.figures.values() if each.space == space), None)

    def add_explorer(self, explorer: Explorer) -> None:
        self.explorers.append(explorer)
        self.changed()

    def set_fate(self, explorer: Explorer, fate: Fate) -> None:
        """An explorer comes into play, or leaves the board."""
        explorer.fate = fate
        if fate is not Fate.HERE:
            explorer.space = None
        self.changed()

    def add_monster(self, monster: Monster, place: int | None = None) -> None:
        """A monster joins the queue, at its right end unless a place is named (SPN3h)."""
        self.queue.insert(len(self.queue) if place is None else place, monster)
        self.changed()

    def remove_monster(self, monster: Monster) -> None:
        self.queue.remove(monster)  # RND3d
        self.changed()

    # -------------------------------------------------------------------------------------- positions

    @derived_from(POSITIONS)
    def occupied(self) -> int:
        """The squares on which units stand."""
        return self.ground.squares(each.space for each in self.figures.values() if each.space is not None)

    def stand(self, figure: Explorer | Monster, space: Space) -> None:
        """A unit comes to stand on a space, wherever it was."""
        figure.space = space
        self.changed(POSITIONS)

    def step(self, figure: Explorer | Monster, space: Space) -> None:
        """A unit goes from its space to one where nobody stands."""
        squares = self.ground.by_space
        left = 0 if figure.space is None else 1 << squares[figure.space]
        self.occupied = self.occupied & ~left | 1 << squares[space]
        figure.space = space

    # ------------------------------------------------------------------------------------------ cards

    @property
    def open_cards(self) -> list[str]:
        """The cards in play that nobody owns: the chapter and the two current events (EVT1a)."""
        tops = [*self.exploration_discard[-1:], *self.horror_discard[-1:]]
        return [self.chapters[self.chapter], *tops] if self.chapters else [*tops]

    @derived_from(CARDS)
    def passives(self) -> Index[Any]:
        """The passives in play, by the number, trait or moment that they are about."""
        return PASSIVES.find(self)

    @derived_from(CARDS)
    def abilities(self) -> Index[Ability]:
        """The active abilities in play, and who may use them."""
        return ABILITIES.find(self)

    def give(self, explorer: Explorer, card: Gear | Bound) -> None:
        """An item joins an inventory, or an event is bound to an explorer (EVT3a)."""
        explorer.cards_like(card).append(card)
        self.changed(CARDS)

    def take(self, explorer: Explorer, card: Gear | Bound) -> None:
        """An item or a bound event leaves an explorer."""
        explorer.cards_like(card).remove(card)
        self.changed(CARDS)

    def wear(self, gear: Gear, on: str = "") -> None:
        """An item is worn, as a main item or on another one."""
        gear.worn, gear.on = True, on
        self.changed(CARDS)

    def take_off(self, gear: Gear) -> None:
        gear.worn, gear.on = False, ""
        self.changed(CARDS)

    def strip(self, explorer: Explorer) -> tuple[list[ItemCard], list[EventCard]]:
        """Take all items and bound events from an explorer."""
        items, events = [gear.item for gear in explorer.gear], [bound.event for bound in explorer.bound]
        explorer.gear, explorer.bound = [], []
        self.changed(CARDS)
        return items, events

    def use_up(self, card: Gear | Bound) -> None:
        """A card has no effect any more, but waits for its marker (CON4d)."""
        card.spent = True
        self.changed(CARDS)

    def cover(self, discard: list[EventCard], event: EventCard) -> None:
        """An event goes on top of its discard: it is the current one (EVT1a)."""
        discard.append(event)
        self.changed()

    def take_up(self, discard: list[EventCard]) -> list[EventCard]:
        """Take up a whole discard: no event of that kind is current (EVT5d, EVT8a)."""
        cards = list(discard)
        discard.clear()
        self.changed()
        return cards

    def turn_to(self, chapter: int) -> None:
        """A chapter of the story becomes the current one: its story can be read (CHAP1b)."""
        self.chapter = chapter
        self.show()
        self.changed()

    # ---------------------------------------------------------------------------------------- markers

    @derived_from(MARKS)
    def holds(self) -> list[Hold]:
        """What all markers stand for."""
        return [hold for mark in self.marks for hold in mark.holds]

    def add_mark(self, mark: Mark) -> None:
        self.marks.append(mark)
        self.changed(MARKS)

    def remove_mark(self, mark: Mark) -> None:
        self.marks.remove(mark)
        self.changed(MARKS)

    def set_holds(self, mark: Mark, holds: list[Hold]) -> None:
        mark.holds = holds
        self.changed(MARKS)

    # ------------------------------------------------------------------------------------------ board

    @property
    def changes(self) -> tuple[Change, ...]:
        return tuple(
            (passive.considered, passive.as_kind, passive.also)
            for card in self.open_cards
            for passive in printed(card).passive
            if isinstance(passive, Considered)
        )

    # ----------------------------------------------------------------------------------------- ending

    def end(self, ending: Ending) -> None:
        """The game is over: nothing more happens, but what a campaign asks of those who have won."""
        self.ending = ending
        self.tell(Ended(ending))
        self.show()  # how it ended was read
        self.agenda = [step for step in self.agenda if self.won and getattr(step, "afterwards", False)]
        raise Finished

    @property
    def won(self) -> bool:
        return self.ending in (Ending.WON, Ending.ESCAPED)

    @property
    def campaign_won(self) -> bool:
        """Whether no other scenario is left (CHAP9a)."""
        return self.won and len({*self.earlier, self.scenario}) == len(Scenario)

    def carry_out(self) -> Campaign | None:
        """The survivors of a won scenario, with what they have kept (CHAP9a, CHAP9b)."""
        if not (self.campaign and self.won):
            return None
        veterans = (
            Veteran(
                each.card,
                tuple(gear.item for gear in each.gear if not gear.spent),
                tuple(bound.event for bound in each.bound if not bound.spent),
            )
            for each in self.alive
        )
        return Campaign((*self.earlier, self.scenario), tuple(veterans))

    def onward(self) -> Onward:
        """The survivors, in another scenario than those that are won (CHAP9a)."""
        return Onward([each.seat for each in self.alive], {"scenario": [*self.earlier, self.scenario]})

    def milestones(self) -> dict[str, int]:
        """The chapter that was reached, by its place in the story (the finale is the last), and the monster level."""
        return {Milestone.CHAPTER: self.chapter + 1, Milestone.LEVEL: self.level}

    def scores(self) -> list[int]:
        return [int(self.won and each.fate is not Fate.DESTROYED) for each in self.explorers]  # RND4e

    def result(self) -> list[float]:
        """Survivors share the victory, each in full; in a defeat nobody has won (RND4e, RND4g)."""
        return [float(score) for score in self.scores()]

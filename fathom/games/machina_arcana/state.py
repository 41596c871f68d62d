"""What lies on the table in Machina Arcana, and what can be read off it. Nothing is stored that can be derived."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Annotated

from msgspec import Struct

from fathom.games.machina_arcana.board import Change, Ground, Opening, Placed, ground
from fathom.games.machina_arcana.campaign import Campaign, Veteran
from fathom.games.machina_arcana.decks import ExplorationDeck, HorrorDeck, ItemDeck, MonsterDeck, TileStack
from fathom.games.machina_arcana.events import Ended
from fathom.games.machina_arcana.library import Considered, printed
from fathom.games.machina_arcana.library import chapters as chapter_cards
from fathom.games.machina_arcana.pieces import (
    ChapterCard,
    Ending,
    EventCard,
    ExplorerCard,
    ItemCard,
    Kind,
    MonsterCard,
    Phase,
    Scenario,
    Type,
    Unit,
)
from fathom.games.machina_arcana.tiles import SPACES, Door, Space, door_between, space_named
from fathom.kernel import Finished, Pool, Public, State
from fathom.kernel.carrying import Onward

MARKERS = 3  # SET3c: of each explorer
HORROR_MARKERS = 4  # CON5a
HORROR = -1  # whose markers those are
HIGHEST = 9  # ATT1e: of every attribute
LAST_THREAT = 10  # THR1b: the space with the arrow
LAST_LEVEL = 5  # THR1i
SPAWN_LIMIT = 4  # SPN2b
NOBODY = -1
DOOM = {Scenario.ICE: 5, Scenario.STATUE: 14, Scenario.BEAST: 9}  # what loses a finale
BEAST = Unit("beast")
BY_TOKENS = ("destroyed", "pits", "footing")  # what is found once, until tokens change
DERIVED = ("ground", "index", "abilities", "free_abilities", "figures", "here", "occupied", "layers", *BY_TOKENS)


class Milestone(StrEnum):
    """How far a game came."""

    CHAPTER = "chapter"
    LEVEL = "level"


class Length(StrEnum):
    """How much of a scenario is played (SET8)."""

    FULL = "full"
    SHORT = "short"
    VERY_SHORT = "very-short"


class Turn(StrEnum):
    """Where an explorer stands in the explorer phase (RND2c)."""

    WAITING = "waiting"
    OPEN = "open"
    OVER = "over"


class Fate(StrEnum):
    """Whether an explorer is on the board, has left by the exit, or is gone for good."""

    HERE = "here"
    EXITED = "exited"
    DESTROYED = "destroyed"


class Gear(Struct):
    """An item of an inventory: stowed, or worn as a main item (`on` is empty) or on another one (ITEM2, ITEM4).

    `spent` is a consumable that waits for its marker before it is discarded (CON4d).
    """

    item: Annotated[Public[ItemCard], Pool("item")]
    worn: Public[bool] = False
    on: Public[str] = ""
    spent: Public[bool] = False


class Bound(Struct):
    """A bound event beside an explorer's card; a `spent` one waits for its marker (CON4d)."""

    event: Annotated[Public[EventCard], Pool("exploration")]
    spent: Public[bool] = False


class Explorer(Struct):
    """An explorer. `arriving`: just placed on a tile, its arrival abilities are still to come (EXP1d)."""

    seat: Public[int]
    card: Public[ExplorerCard]
    space: Public[Space | None] = None
    health: Public[int] = 0
    stamina: Public[int] = 0
    essence: Public[int] = 0
    gear: Public[list[Gear]] = []
    bound: Public[list[Bound]] = []
    turn: Public[Turn] = Turn.WAITING
    fate: Public[Fate] = Fate.HERE
    arriving: Public[bool] = False

    @property
    def unit(self) -> Unit:
        return self.card  # type: ignore[return-value]


class Monster(Struct):
    """A monster of the queue. `wounds` are the health it has lost; `master` is the explorer's seat that controls it;
    `acted`: it has had its turn in this monster phase."""

    card: Annotated[Public[MonsterCard], Pool("monster")]
    space: Public[Space | None] = None
    wounds: Public[int] = 0
    stamina: Public[int] = 0
    master: Public[int] = NOBODY
    acted: Public[bool] = False

    @property
    def unit(self) -> Unit:
        return self.card  # type: ignore[return-value]


class Hold(Struct, frozen=True):
    """What a marker stands for: a number of a unit is changed, or something is so for it, until the marker returns."""

    unit: Public[Unit]
    what: Public[str]
    by: Public[int] = 0


class Mark(Struct):
    """A marker on a card: whose it is (`HORROR`: of the monsters), on which card, and the effects it shows (CON4)."""

    owner: Public[int]
    card: Public[str]
    holds: Public[list[Hold]] = []


class Machina(State, kw_only=True):
    """`faces` are the sides of tiles in the stack that were in play before; `tokens` count destroyed tokens by space.

    `earlier` are the scenarios that this campaign has won before, `brought` the cards that came from there (CHAP9).
    `fallen` are the seats of destroyed explorers, in that order.
    `now` is the unit whose turn it is, `struck` are those hit by the last attack. `removed` monsters and `lost_events`
    are out of the game. `parts` are the health of the statue's, `doom` counts towards the defeat of a finale.
    """

    cooperative = True  # all against the machine, until one is eliminated

    scenario: Public[Scenario]
    length: Public[Length] = Length.FULL
    face_zero: Public[int] = 10  # SET9a, SET9b
    forgiving: Public[bool] = False  # SET9c
    ties_asked: Public[bool] = False
    campaign: Public[bool] = False
    earlier: Public[list[Scenario]] = []
    brought: Public[list[str]] = []
    explorers: Public[list[Explorer]]
    fallen: Public[list[int]] = []
    queue: Public[list[Monster]] = []
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

    board: Public[list[Placed]] = []
    stack: Public[TileStack]
    faces: Public[dict[int, str]] = {}
    entrance: Public[Opening | None] = None
    exit: Public[Opening | None] = None
    closed: Public[list[Door]] = []
    broken: Public[list[Door]] = []
    tokens: Public[dict[Space, int]] = {}
    lit: Public[list[Space]] = []
    parts: Public[dict[Space, int]] = {}

    items: Public[dict[Type, ItemDeck]]
    item_level: Public[int] = 1
    item_discard: Annotated[Public[list[ItemCard]], Pool("item")] = []
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
    marks: Public[list[Mark]] = []
    counters: Public[dict[str, int]] = {}
    ending: Public[Ending | None] = None

    # ---------------------------------------------------------------------------------------- chapters

    @property
    def current(self) -> ChapterCard:
        return self.chapters[self.chapter]

    def told(self, seat: int) -> Sequence[str]:
        """The stories of the scenario card and of the chapters that have begun: everybody may read them (CHAP1c)."""
        opening = (name for name, card in chapter_cards().items() if card.scenario is self.scenario)
        return [next(opening), *self.chapters[: self.chapter + 1]]

    def turned(self, seat: int) -> Sequence[str]:
        return self.told(seat)

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

    # ------------------------------------------------------------------------------------------ units

    @cached_property
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

    @cached_property
    def figures(self) -> dict[str, Explorer | Monster]:
        """By unit, all explorers, also those that are gone, and the monsters of the queue."""
        figures: list[Explorer | Monster] = [*self.explorers, *self.queue]
        return {each.card: each for each in figures}

    def explorer(self, unit: Unit) -> Explorer | None:
        found = self.figures.get(unit)
        return found if type(found) is Explorer else None

    def monster(self, unit: Unit) -> Monster | None:
        found = self.figures.get(unit)
        return found if type(found) is Monster else None

    def units(self) -> list[Explorer | Monster]:
        """Explorers and monsters on the board."""
        return [*self.here, *self.queue]

    def space_of(self, unit: Unit) -> Space:
        """Where a unit stands; a space that counts as a unit stands at itself."""
        found = self.figures.get(unit)
        if found is None:
            return space_named(unit)
        assert found.space is not None, unit
        return found.space

    def stand(self, figure: Explorer | Monster, space: Space | None) -> None:
        """A unit comes to stand on a space, or is on none any more."""
        figure.space = space
        self.__dict__.pop("occupied", None)

    def step(self, figure: Explorer | Monster, space: Space) -> None:
        """A unit goes from its space to one where nobody stands."""
        known = self.__dict__.get("occupied")
        if known is not None and figure.space is not None:
            squares = self.ground.by_space
            self.__dict__["occupied"] = known & ~(1 << squares[figure.space]) | 1 << squares[space]
        figure.space = space

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

    # ------------------------------------------------------------------------------------------ board

    def refresh(self) -> None:
        """Cards in play, tiles or doors have changed: what follows from them is found anew."""
        for name in DERIVED:
            self.__dict__.pop(name, None)

    @cached_property
    def ground(self) -> Ground:
        """The board without its units; what a chapter or an event says of kinds of spaces is told there."""
        return ground(tuple(self.board), frozenset(self.closed), frozenset(self.broken), self.changes)

    @property
    def changes(self) -> tuple[Change, ...]:
        return tuple(
            (passive.considered, passive.as_kind, passive.also)
            for card in self.open_cards
            for passive in printed(card).passive
            if isinstance(passive, Considered)
        )

    @property
    def open_cards(self) -> list[str]:
        """The cards in play that nobody owns: the chapter and the two current events (EVT1a)."""
        tops = [*self.exploration_discard[-1:], *self.horror_discard[-1:]]
        return [self.chapters[self.chapter], *tops] if self.chapters else [*tops]

    @cached_property
    def occupied(self) -> int:
        """The squares on which units stand."""
        return self.ground.squares(each.space for each in self.figures.values() if each.space is not None)

    @cached_property
    def destroyed(self) -> int:
        """The squares with a destroyed token (CELL13c)."""
        return self.ground.squares(self.tokens)

    def put_tokens(self, space: Space, count: int = 1) -> None:
        """Put destroyed tokens on a space: it does nothing more (CELL13a)."""
        self.tokens[space] = count
        self._count_tokens()

    def take_tokens(self, space: Space) -> bool:
        """Take the destroyed tokens off a space; whether there were any (CELL13e)."""
        found = self.tokens.pop(space, 0) > 0
        self._count_tokens()
        return found

    def _count_tokens(self) -> None:
        for name in BY_TOKENS:
            self.__dict__.pop(name, None)

    @cached_property
    def pits(self) -> int:
        return self.squares(Kind.PIT)

    @cached_property
    def footing(self) -> int:
        """The squares where units can stand, if nobody stands there (TILE2c)."""
        return self.ground.passable & ~self.destroyed

    @property
    def exit_spaces(self) -> tuple[Space, ...]:
        return self.ground.of_opening(self.exit) if self.exit is not None else ()

    def squares(self, kind: Kind) -> int:
        """The squares of a kind that are not destroyed."""
        return self.ground.kinds[kind] & ~self.destroyed

    def doors(self) -> Iterator[Door]:
        """All doors of the tiles in play."""
        for each in self.board:
            for one, other in each.printed.doors:
                yield door_between(each.tile * SPACES + one, each.tile * SPACES + other)

    # ----------------------------------------------------------------------------------------- ending

    def end(self, ending: Ending) -> None:
        """The game is over: nothing more happens, but what a campaign asks of those who have won."""
        self.ending = ending
        self.tell(Ended(ending))
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

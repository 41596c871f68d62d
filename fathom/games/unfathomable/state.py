"""What lies on the table in Unfathomable, and what can be read off it. Nothing is stored that can be derived."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated

from msgspec import Struct

from fathom.games.unfathomable.board import INTERIOR, Space
from fathom.games.unfathomable.in_play import NUMBERS, OFFERS, Offer
from fathom.games.unfathomable.library import Character, characters, items, waypoints
from fathom.games.unfathomable.pieces import (
    Damage,
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Resource,
    Role,
    Side,
    Spell,
    Track,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import SKILLS, Card, Skill
from fathom.games.unfathomable.scoring import Ending, is_traitor, wins
from fathom.kernel import Hidden, Knowers, Known, Owner, Pool, Public, SeatNumber, Secret, State, Top
from fathom.kernel.cards.moments import Index, Passive, Use
from fathom.kernel.state.decks import HiddenDeck
from fathom.kernel.state.state import derived_from

DEEP_ONES = 20
SIDES = 8  # of the die (24.0)
DAMAGED_ROOMS = 6  # 8.7
HAND_LIMIT = 10  # 13.3f
HIGHEST = 10  # 46.1c
LAST_SPACE = 4  # of both tracks: Arrival, and Banish
HALFWAY = 6  # 43.0
NOBODY = -1


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    return (*range(first, seats), *range(first))


class SkillDeck(HiddenDeck):
    """The draw pile of one skill, its top at the end, and the discards, of which only the top may be seen."""

    cards: Annotated[Hidden[list[Card | None]], Pool("skill")]
    discard: Annotated[Top[list[Card]], Pool("skill")] = []


class DeckSpace(Struct):
    """The passengers on one space of the deck, face down."""

    passengers: Annotated[Hidden[list[Passenger | None]], Pool("passenger")] = []


class Player(Struct):
    """One seat's character and everything in its play area.

    `spare` are upgrades turned face down, `actions` those that the seat may still take.
    """

    seat: Public[int]
    space: Public[Space] = Space.SICKBAY
    role: Public[Role | None] = None
    hand: Annotated[Owner[list[Card | None]], Pool("skill")] = []
    items: Annotated[Public[list[Item]], Pool("item")] = []
    spare: Annotated[Owner[list[Item | None]], Pool("item")] = []
    feat: Public[bool] = False
    loyalty: Annotated[list[Loyalty | None], Known(by="loyalty_seen"), Pool("loyalty")] = []
    loyalty_seen: Knowers[list[int]] = []
    revealed: Public[bool] = False
    mythos: Annotated[Public[list[Mythos]], Pool("mythos")] = []
    spells: Annotated[Public[list[Spell]], Pool("spell")] = []
    actions: Public[int] = 0

    @property
    def character(self) -> Character:
        """The own sheet; everybody has one as soon as all have chosen."""
        if self.role is None:
            raise LookupError(f"seat {self.seat} has not chosen a character")
        return characters()[self.role]


class Roll(Struct):
    """The die that is being rolled: for whom, what has been added, and what it shows."""

    seat: Public[int]
    attack: Public[bool] = False
    needed: Public[int] = 0
    bonus: Public[int] = 0
    face: Public[int] = 0
    chosen: Public[bool] = False
    again: Public[bool] = False

    @property
    def result(self) -> int:
        return min(max(self.face + self.bonus, 1), SIDES)  # 24.1


class Placed(Struct, frozen=True):
    """A card that was added to a test face up, and by whom."""

    seat: Public[SeatNumber]
    card: Annotated[Public[Card], Pool("skill")]


class Test(Struct):
    """The skill test that is going on. `added` counts each seat's cards; the pile is face down until `revealed`."""

    card: Public[str]
    threshold: Public[int]
    skills: Public[list[Skill]]
    partial: Public[int]
    added: Public[list[int]]
    pile: Annotated[Hidden[list[Card | None]], Pool("skill")] = []
    shown: Public[list[Placed]] = []
    revealed: Annotated[Public[list[Card]], Pool("skill")] = []
    bonus: Public[int] = 0
    total: Public[int | None] = None
    face_up: Public[bool] = False
    chaos: Public[bool] = True
    decided: Public[str] = ""
    accused: Public[int] = NOBODY


class Unfathomable(State, kw_only=True):
    players: Public[list[Player]]
    active: Public[int]
    turn: Public[int] = 0
    captain: Public[int] = NOBODY
    keeper: Public[int] = NOBODY
    dials: Public[dict[Resource, int]]
    tracks: Public[dict[Track, int]]
    deep_ones: Public[dict[Space, int]]
    hydra: Public[Space] = Space.ABYSS  # S7a
    dagon: Public[Space] = Space.ABYSS
    decks: Public[list[DeckSpace]]
    passengers: Annotated[Hidden[list[Passenger | None]], Pool("passenger")]
    damage: Annotated[Hidden[list[Damage | None]], Pool("damage")]
    drawn_damage: Annotated[Public[list[Damage]], Pool("damage")] = []
    damaged: Annotated[Public[dict[Space, Damage]], Pool("damage")] = {}
    skills: Public[list[SkillDeck]]
    played: Annotated[Public[list[Card]], Pool("skill")] = []
    chaos: Annotated[Hidden[list[Card | None]], Pool("skill")] = []
    mythos: Annotated[list[Mythos | None], Known(by="mythos_seen"), Pool("mythos")]
    mythos_seen: Knowers[list[int]]
    mythos_discard: Annotated[Top[list[Mythos]], Pool("mythos")] = []
    crisis: Annotated[Public[list[Mythos]], Pool("mythos")] = []
    waypoints: Annotated[list[Waypoint | None], Known(by="waypoints_seen"), Pool("waypoint")]
    waypoints_seen: Knowers[list[int]]
    course: Annotated[Public[list[Waypoint]], Pool("waypoint")] = []
    items: Annotated[list[Item | None], Known(by="items_seen"), Pool("item")]
    items_seen: Knowers[list[int]]
    spells: Annotated[list[Spell | None], Known(by="spells_seen"), Pool("spell")]
    spells_seen: Knowers[list[int]]
    casting: Annotated[Public[list[Spell]], Pool("spell")] = []
    loyalty: Annotated[Hidden[list[Loyalty | None]], Pool("loyalty")]
    cultist: Public[bool] = True
    ward: Public[int] = NOBODY
    uses: Public[list[Use]] = []
    rooms_used: Public[list[Space]] = []
    die: Public[Roll | None] = None
    test: Public[Test | None] = None
    falling: Public[int] = NOBODY  # who would be defeated now, and
    endangered: Public[Space | None] = None  # where a passenger would be, as long as nobody prevents it
    box_items: Annotated[Secret[list[Item]], Pool("item")] = []
    box_spells: Annotated[Secret[list[Spell]], Pool("spell")] = []
    box_passengers: Annotated[Secret[list[Passenger]], Pool("passenger")] = []
    box_damage: Annotated[Secret[list[Damage]], Pool("damage")] = []
    ending: Public[Ending | None] = None
    awakened: Public[bool] = False

    # -------------------------------------------------------------------------------- what is in play

    @derived_from()
    def offers(self) -> Index[Offer]:
        """The abilities of what lies open, by their moment and whose they are."""
        return OFFERS.find(self)

    @derived_from()
    def numbers(self) -> Index[Passive]:
        """What lies open and changes a number."""
        return NUMBERS.find(self)

    # ----------------------------------------------------------------------------------- the players

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in order of play, beginning with one of them."""
        return clockwise(len(self.players), first)

    def humans(self) -> list[int]:
        """Everybody who is not a revealed traitor, from the active player on (16.6, 31.0)."""
        return [seat for seat in self.clockwise(self.active) if not self.players[seat].revealed]

    def seats_at(self, space: Space) -> list[int]:
        return [seat for seat in self.clockwise(self.active) if self.players[seat].space == space]

    def humans_at(self, space: Space) -> list[int]:
        return [seat for seat in self.seats_at(space) if not self.players[seat].revealed]

    def in_brig(self, seat: int) -> bool:
        return self.players[seat].space == Space.BRIG

    def playing(self, role: Role | None) -> int:
        """The seat that plays a character, or nobody."""
        return next((player.seat for player in self.players if role and player.role is role), NOBODY)

    def skill_set(self, seat: int) -> dict[Skill, int]:
        """The cards a seat draws in its Skills phase, by type (37.0, 37.3)."""
        player = self.players[seat]
        found = dict(player.character.skills)
        if player.space != Space.BRIG:  # 9.6b
            for item in player.items:
                skill = items()[item].skill
                if skill is not None:
                    found[skill] = found.get(skill, 0) + 1
        return found

    def item_count(self, seat: int) -> int:
        player = self.players[seat]
        return len(player.items) + len(player.spare)  # 18.7d

    # ------------------------------------------------------------------------------------- the ship

    def enemies_of_humans_at(self, space: Space) -> bool:
        """Whether a Deep One or a revealed traitor is there (27.1)."""
        return self.deep_ones.get(space, 0) > 0 or any(p.space == space and p.revealed for p in self.players)

    def deck(self, space: Space) -> DeckSpace:
        return self.decks[int(space.value[1]) - 1]

    def passengers_at(self, space: Space) -> int:
        return len(self.deck(space).passengers) if space.value[0] == "d" and space not in INTERIOR else 0

    def supply(self) -> int:
        """The Deep Ones that are neither on the board nor in the Abyss."""
        return DEEP_ONES - sum(self.deep_ones.values())

    def on_board(self) -> Iterator[tuple[Space, int]]:
        """The spaces with Deep Ones, the Abyss not being one (1.3a)."""
        return ((space, count) for space, count in self.deep_ones.items() if space != Space.ABYSS)

    def distance(self) -> int:
        return sum(waypoints()[card].distance for card in self.course)

    def pile_of(self, skill: Skill) -> SkillDeck:
        return self.skills[SKILLS.index(skill)]

    # ------------------------------------------------------------------------------ a roll and a test

    @property
    def open_roll(self) -> Roll:
        """The die that is being rolled; there must be one."""
        if self.die is None:
            raise LookupError("no die is being rolled")
        return self.die

    @property
    def open_test(self) -> Test:
        """The skill test that is going on; there must be one."""
        if self.test is None:
            raise LookupError("no skill test is going on")
        return self.test

    def rolled(self) -> int:
        """Take the die up and read it (24.1)."""
        result = self.open_roll.result
        self.die = None
        return result

    # ------------------------------------------------------------------------------------- the outcome

    def result(self) -> list[float]:
        """The victory belongs to a whole side; before the end nobody has won."""
        ending, distance = self.ending, self.distance()
        return [float(ending is not None and wins(player.loyalty, ending, distance)) for player in self.players]

    def readable_passages(self, seat: int) -> Sequence[str]:
        """How the voyage ended, once it has."""
        return [f"ending/{self.ending.value}"] if self.ending is not None else []

    def rounds(self) -> int:
        return self.turn

    def sides(self) -> dict[Side, list[int]]:
        traitors = [player.seat for player in self.players if is_traitor(player.loyalty)]
        humans = [player.seat for player in self.players if player.seat not in traitors]
        return {Side.HUMANS: humans, Side.TRAITORS: traitors}

    def scores(self) -> list[int]:
        return [int(share) for share in self.result()]

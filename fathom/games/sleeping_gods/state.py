"""What lies on the table in Sleeping Gods, and what can be read off it. Nothing is stored that can be derived."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, NoReturn

from fathom.games.sleeping_gods.board import map_of, page_of
from fathom.games.sleeping_gods.decks import EventPiles, FindStack, SkillDeck, TradeDeck
from fathom.games.sleeping_gods.figures import NOBODY, Member, Owned, Player, Trouble
from fathom.games.sleeping_gods.figures.underway import Bookmark, Combat, Draw, Trial, there
from fathom.games.sleeping_gods.in_play import NUMBERS
from fathom.games.sleeping_gods.library import cards as card_prints
from fathom.games.sleeping_gods.library import crew as crew_prints
from fathom.games.sleeping_gods.library import keywords
from fathom.games.sleeping_gods.library import skills as skill_prints
from fathom.games.sleeping_gods.pieces import (
    ENDINGS,
    PLACES,
    ROOMS,
    Card,
    Crew,
    EventCard,
    Find,
    Good,
    Kind,
    Location,
    Number,
    Passage,
    Place,
    Quest,
    Region,
    Skill,
    SkillCard,
    Status,
)
from fathom.kernel import Finished, Pool, Public, State
from fathom.kernel.cards.effects import Context
from fathom.kernel.cards.moments import Use

ORDERS = 14
MOST_FATIGUE = 2  # GEN5a
SKILL_SLOTS = 2  # CMD2c
HAND_LIMIT = 3  # GEN3a
CUBES = 4  # CBT1c
CUBES_EACH = 2  # CBT4b
LIMITS = {Good.COIN: 40} | {good: 6 for good in Good if good is not Good.COIN}  # GEN6a
WEAKNESS = 2  # GEN11c
ROOM_DAMAGE = 2  # GEN8b
SHIP_DAMAGE = 11  # GEN8f
ARTIFACT_COINS = 2  # MKT8
LAST_DECK = 3  # EVT7a
CREW = tuple(Crew)
PLACE_OF = {member: n for n, member in enumerate(CREW)}
SKILL_NUMBER = {skill: Number(skill.value) for skill in Skill}


class Mode(StrEnum):
    """SET16, and the publisher's easy mode."""

    EASY = "easy"
    NORMAL = "normal"
    BRUTAL = "brutal"


class Ending(StrEnum):
    """How a session ends: by one of the endings of the book (SCO7), by a brutal defeat (DEF7), or packed up (CAM1)."""

    vars().update({f"ENDING_{number}": str(number) for number in ENDINGS})
    LOST = "lost"
    PACKED = "packed"


class Cause(StrEnum):
    """What a defeat came of."""

    SHIP = "ship"
    COMBAT = "combat"
    STORY = "story"
    SEA = "sea"


class Milestone(StrEnum):
    """How far a campaign came."""

    TOTEMS = "totems"
    XP = "xp"
    MERCIES = "mercies"
    GAINS = "gains"
    PLACES = "places"
    QUESTS = "quests"
    CARDS = "cards"
    LEVELS = "levels"
    DEFEATS = "defeats"
    LOST_SHIP = "lost-ship"
    LOST_COMBAT = "lost-combat"
    LOST_STORY = "lost-story"
    LOST_SEA = "lost-sea"
    vars().update({f"ARC{n:02}_{way.upper()}": f"arc{n:02}-{way}" for n in range(1, 13) for way in ("mercy", "gain")})


class Voyage(State, kw_only=True):
    """`charted` are the maps that the ship has been on. `damage` are cubes by place, by their fate numbers;
    `pawn` is the room used last. `deck` is the event deck that is being played, `missing` the cards still to be
    discarded from the next (DEF6a)."""

    cooperative = True

    players: Public[list[Player]]
    crew: Public[list[Member]]
    active: Public[int] = 0
    turn: Public[int] = 0
    mode: Public[Mode] = Mode.NORMAL
    die: Public[bool] = False  # VAR1
    packing: Public[bool] = True

    ship: Public[Region]
    charted: Public[list[str]] = []
    damage: Public[list[int]]
    pawn: Public[Place | None] = None  # SET3b
    goods: Public[dict[Good, int]]
    xp: Public[int] = 0
    cards: Public[list[Owned]] = []
    had: Public[list[Card]] = []  # adventure cards of the party that are gone
    quests: Public[list[Quest]] = []
    finished: Public[list[Quest]] = []

    skills: Public[SkillDeck]
    trade: Public[TradeDeck]
    finds: Public[FindStack]
    events: Public[EventPiles]
    box: Public[EventPiles]
    spent: Public[list[EventCard]] = []  # drawn or discarded: gone for this campaign (EVT1)
    deck: Public[int] = 1
    missing: Public[int] = 0
    troubles: Public[list[Trouble]] = []
    today: Public[EventCard | None] = None  # an event that acts in this turn (EVT6)

    actions: Public[int] = 0
    hazard: Public[bool] = False  # one waits: the ship stays until it is dealt with (NAV7a)
    uses: Public[list[Use]] = []
    market: Annotated[Public[list[Card]], Pool("trade")] = []
    found: Annotated[Public[list[Find]], Pool("find")] = []
    fate: Public[Draw | None] = None
    test: Public[Trial | None] = None
    combat: Public[Combat | None] = None
    bookmark: Public[Bookmark | None] = None
    tokens: Public[list[str]] = []

    log: Public[list[Passage]] = []
    causes: Public[list[Cause]] = []  # of the defeats so far (DEF2)
    finale: Public[bool] = False
    retold: Public[bool] = False  # the finale was lost once (DEF9)
    ended: Public[int] = 0
    lost: Public[bool] = False  # a brutal defeat (DEF7)
    packed: Public[bool] = False
    ticked: Public[list[Card]] = []  # totems on the achievement sheet, from all campaigns (UNL1)
    endings: Public[list[int]] = []
    marks: Public[list[Location]] = []  # places marked on the map, in this or an earlier campaign (CAM14)
    past: Public[list[int]] = []  # the scores of earlier campaigns
    legacy: Annotated[Public[list[SkillCard]], Pool("skill")] = []  # cards of a player who has left (CAM11b)

    # ------------------------------------------------------------------------------------------- seats

    @property
    def seats(self) -> int:
        return len(self.players)

    def others(self, seat: int) -> Iterator[int]:
        """The other seats, clockwise."""
        count = len(self.players)
        return ((seat + n) % count for n in range(1, count))

    def leads(self, crew: Crew) -> int:
        """The seat that controls a crew member (TRN5)."""
        seat = self.crew[PLACE_OF[crew]].seat
        return self.active if seat == NOBODY else seat

    def led_by(self, seat: int) -> list[Member]:
        """The crew members that a seat controls now."""
        captain = self.active == seat
        return [each for each in self.crew if each.seat == seat or (captain and each.seat == NOBODY)]

    # -------------------------------------------------------------------------------------------- crew

    def member(self, crew: Crew) -> Member:
        return self.crew[PLACE_OF[crew]]

    def health(self, member: Member) -> int:
        """How many wounds a member can take (GEN2a)."""
        return crew_prints()[member.crew].health + self.bonus(member, Number.HEALTH)

    def points(self, member: Member) -> int:
        """Health points left (GEN2a)."""
        return self.health(member) - member.wounds

    def standing(self) -> list[Member]:
        """Who has health points left."""
        return [each for each in self.crew if self.points(each) > 0]

    def bonus(self, member: Member, number: Number, of: str = "") -> int:
        """What a member's cards add to a number (XP6), or one of them."""
        total = 0
        for card, _, bonus in NUMBERS.by_owner(self, member.crew).get(number, ()):
            if of and card != of:
                continue
            ctx = Context(self.leads(member.crew), card, member.crew)
            total += bonus.by if bonus.given is None or bonus.given.holds(self, ctx) else 0
        return total

    def everywhere(self, number: Number) -> int:
        """What cards that nobody bears add to a number: the party's, events and unlocked cards (UNL5)."""
        return sum(held.what.by for held in NUMBERS.by_owner(self, None).get(number, ()))

    def acting_events(self) -> Iterator[EventCard]:
        yield from (trouble.event for trouble in self.troubles)
        if self.today is not None:
            yield self.today

    def skill(self, member: Member, skill: Skill) -> int:
        """How much of a skill a member brings (CH5, GEN11c): never less than none."""
        return max(0, self.symbols(member, skill) - (WEAKNESS if Status.WEAKENED in member.statuses else 0))

    def symbols(self, member: Member, skill: Skill) -> int:
        """How often a skill stands on a member's board and cards (CH5, CMD2f)."""
        total = crew_prints()[member.crew].skills.count(skill)
        total += sum(skill_prints()[card].skill is skill for card in member.skills)
        return total + self.bonus(member, SKILL_NUMBER[skill])

    # ------------------------------------------------------------------------------------------ supply

    @property
    def order_supply(self) -> int:
        """Orders that lie neither with players nor on boards and cards (GEN6a)."""
        out = sum(player.orders for player in self.players)
        out += sum(member.orders for member in self.crew)
        return ORDERS - out - sum(owned.orders for owned in self.cards)

    def gain_orders(self, seat: int, count: int) -> int:
        """Orders from the supply, as far as there are any; returns how many."""
        gained = min(count, self.order_supply)
        self.players[seat].orders += gained
        return gained

    def gain(self, good: Good, count: int) -> int:
        """Goods from the supply, as far as there are any; returns how many."""
        gained = min(count, LIMITS[good] - self.goods[good])
        self.goods[good] += gained
        return gained

    @property
    def purse(self) -> int:
        """What the party can pay: an artifact is worth two coins (MKT8)."""
        return self.goods[Good.COIN] + ARTIFACT_COINS * self.goods[Good.ARTIFACT]

    # -------------------------------------------------------------------------------------------- ship

    def enter(self, region: Region) -> Region:
        """The ship is in another region now; returns where it was."""
        before, self.ship = self.ship, region
        if (here := map_of(page_of(region))) not in self.charted:
            self.charted.append(here)
        return before

    @property
    def ashore(self) -> bool:
        """Whether an exploration is going on (CMD4f), which a paragraph that the campaign asks for is not."""
        return self.bookmark is not None and self.bookmark.exploring

    def cubes_on(self, place: Place) -> int:
        return self.damage[PLACES.index(place)]

    def full(self, place: Place) -> bool:
        """Whether a place can take no more damage (GEN8b)."""
        return self.cubes_on(place) >= (ROOM_DAMAGE if place in ROOMS else 1)

    @property
    def damaged(self) -> list[Place]:
        return [place for place, cubes in zip(PLACES, self.damage, strict=True) if cubes]

    # --------------------------------------------------------------------------------- what is under way

    @property
    def open_draw(self) -> Draw:
        return there(self.fate)

    @property
    def open_test(self) -> Trial:
        return there(self.test)

    @property
    def open_combat(self) -> Combat:
        return there(self.combat)

    @property
    def open_page(self) -> Bookmark:
        return there(self.bookmark)

    @property
    def busy(self) -> bool:
        """Whether there is a combat or a challenge, in which nothing is equipped (CMD2h)."""
        return self.combat is not None or self.test is not None

    # ------------------------------------------------------------------------------------------- cards

    def owned(self, card: Card) -> Owned | None:
        return next((each for each in self.cards if each.card == card), None)

    def having(self, card: str) -> Owned:
        """An adventure card that the party has."""
        for each in self.cards:
            if each.card == card:
                return each
        raise LookupError(f"the party does not have {card}")

    @property
    def totems(self) -> list[Card]:
        """ADV2."""
        return [each.card for each in self.cards if card_prints()[each.card].kind is Kind.TOTEM]

    def has(self, keyword: str) -> bool:
        """Whether the party has a keyword: it owns the quest card that shows it (QST3)."""
        return keywords().get(keyword) in self.quests

    # -------------------------------------------------------------------------------------------- fate

    def rolled(self) -> int:
        value, self.fate = self.open_draw.value, None
        return value

    # --------------------------------------------------------------------------------------------- end

    @property
    def defeats(self) -> int:
        return len(self.causes)

    def result(self) -> list[float]:
        """The party wins by reaching one of the endings."""
        return [float(self.ended > 0)] * self.seats

    def rounds(self) -> int:
        return self.turn

    def ended_by(self) -> str:
        if self.ended:
            return Ending(str(self.ended))
        return Ending.LOST if self.lost else Ending.PACKED if self.packed else ""

    def be_defeated(self, ship: bool) -> NoReturn:
        """The party is defeated: whatever was going on is over (DEF1). See `steps/session.py`."""
        raise NotImplementedError

    def finish(self) -> NoReturn:
        """The session is over: nothing more happens."""
        self.agenda.clear()
        raise Finished

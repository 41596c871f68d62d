"""A table in memory: its seats, its match, who is watching, and what has been proposed."""

import asyncio
import secrets
import time
from functools import lru_cache
from hashlib import blake2b
from itertools import count
from math import inf
from typing import Literal

import msgspec
from msgspec import Struct, field

from fathom.kernel import Action, Ask, Game, Match, Setup
from fathom.kernel.questions.ask import AskAny
from fathom.kernel.state.chance import commitment
from fathom.kernel.state.fairness import Origin
from fathom.server.http.errors import stale
from fathom.server.people.chat import Talk
from fathom.server.wire import Proposal, TableOptions

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LIVE_WINDOW = 60.0  # seconds that a quiet question stays open at a table with a live clock
GRACE = 180.0  # seconds without a sign of life before the others may give a seat away
MOMENT = 15.0  # seconds for which nobody is called away
RECENT = 200  # entries of the journal that somebody who comes is sent at once
GLANCE = 0.2  # seconds between two looks of those who are not asked
TOGETHER = 0.5  # seconds in which comings and goings are told together
ANSWER_BYTES, EVENT_BYTES = 200, 400  # about what each takes in memory
versions = count()  # no two tables, nor one opened anew, ever share a version


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=32, person=b"fathom-key").hexdigest()


@lru_cache(4096)
def device(table: str, browser: str) -> str:
    return hashed(f"{table}/{browser}")[:16]


class KnownUndoTargets(Struct, frozen=True):
    """How far a seat may go back alone while nothing is taken back: for each question at which somebody has asked, the
    earlier ones that it may go back to, the last first."""

    seat: int
    undone: int
    known: dict[int, list[int]] = {}


class Seat(Struct):
    """A place at the table: who sits there, and which browsers may act for it since when.

    `lost` are browsers that held it until the others gave it away; `passes` are the prompts at which it always passes.
    `ready`: the game may begin, as far as this person is concerned.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""
    key_hash: str | None = None
    seconds_left: float | None = None
    holders: dict[str, float] = {}
    lost: frozenset[str] = frozenset()
    passes: frozenset[str] = frozenset()
    ready: bool = False


class Revision(Struct, frozen=True):
    """How far the log of a table is, where several workers write it: the number of its changes, and of the last one
    that was more than answers and talk."""

    number: int = 0
    rebuilt: int = 0


class Place(Struct, frozen=True):
    """Where a table stands in a campaign."""

    campaign: str
    chapter: int


class Watcher:
    """A live connection that looks through the eyes of a seat; `fresh` is set when there is something new to send."""

    __slots__ = ("_soon", "browser", "chat_sent", "fresh", "seat", "shown", "version")

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.seat = -1
        self.fresh = asyncio.Event()
        self.chat_sent = 0
        self.version = -1  # of the table, when something was sent last
        self.shown = 0.0  # when that was
        self._soon: asyncio.TimerHandle | None = None

    def look_soon(self) -> None:
        """There is something new, which is shown with what else comes if something was shown just now."""
        if self._soon is not None:
            return
        wait = self.shown + GLANCE - time.monotonic()
        if wait <= 0:
            self.fresh.set()
        else:
            self._soon = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        self._soon = None
        self.fresh.set()

    def has_seen(self, version: int) -> None:
        self.version, self.shown = version, time.monotonic()
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None


class Table(Struct, kw_only=True, eq=False):
    """A table and all that is known of it: a struct, because a plain object with so many attributes is a slow one."""

    id: str
    game: Game
    setup: Setup
    host: str
    terms: TableOptions
    seats: list[Seat]
    status: Literal["waiting", "playing", "over", "closed"] = "waiting"
    created: float = field(default_factory=time.time)
    undone: int = 0
    forked_from: str | None = None
    next_table: str | None = None
    place: Place | None = None
    next_chapter: str | None = None
    _match: Match | None = None
    unstored: bool = False
    revision: Revision = Revision()
    keeper: str = ""  # the worker where bots think and clocks run
    proposal: Proposal | None = None
    proposed_bot: str = ""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = field(default_factory=time.monotonic)
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, list[str]] = {}  # the browsers that look on by way of other workers
    version: int = field(default_factory=versions.__next__)
    frame: int = field(default_factory=versions.__next__)  # the version of what is around the match
    known_undo_targets: KnownUndoTargets | None = None  # of the seat that somebody has asked for last
    rendered: object = None  # this version as its connections were sent it
    _telling: asyncio.TimerHandle | None = None
    bots_task: asyncio.Task[None] | None = None
    opened: float = field(default_factory=time.monotonic)
    asked_at: float = field(default_factory=time.monotonic)
    last_seen: dict[str, float] = {}
    noted: dict[str, float] = {}
    chat: Talk = field(default_factory=Talk)
    origin: Origin | None = None  # of a seed that was promised; older tables published a bare hash
    bot_secret: str = ""
    link_hash: str | None = None  # of the link that opens any free seat before the game
    barred: frozenset[str] = frozenset()  # browsers that the host has asked to leave
    paused: bool = False

    def __repr__(self) -> str:
        return f"Table({self.id!r})"  # nothing else: seed, secrets and browsers belong in no log

    # --------------------------------------------------------------------------------- what is stored

    @property
    def match(self) -> Match | None:
        """The match, as far as it is on disk: nobody may look while memory is ahead of the store, or has left it."""
        if self.unstored:
            raise stale()
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match

    async def settled(self) -> None:
        """Return when nothing is being stored."""
        while self.unstored and self.lock.locked():
            async with self.lock:
                pass

    # ------------------------------------------------------------------------------------- who is here

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, browser: str) -> list[int]:
        return [seat.seat for seat in self.seats if browser in seat.holders]

    def knows(self, browser: str) -> bool:
        """Whether a browser is more to this table than anybody who looks on."""
        return browser == self.host or any(browser in seat.holders or browser in seat.lost for seat in self.seats)

    @property
    def here(self) -> list[str]:
        """The browsers of all who look on, one for each line."""
        others = [browser for here in self.elsewhere.values() for browser in here]
        return [*(watcher.browser for watcher in self.watchers), *others]

    def present(self, seat: int) -> bool:
        holders = self.seats[seat].holders
        return any(watcher.browser in holders for watcher in self.watchers) or (
            bool(self.elsewhere) and any(browser in holders for here in self.elsewhere.values() for browser in here)
        )

    def saw(self, browser: str) -> None:
        """A sign of life from a browser; those without a seat are not remembered."""
        if self.seats_of(browser):
            self.last_seen[browser] = time.time()

    def away(self, seat: int) -> float | None:
        """Seconds since the last sign of life of a person, on a live line or by asking; None while they are here."""
        place = self.seats[seat]
        if place.kind != "person" or self.present(seat):
            return None
        now = time.time()
        seen = [at for browser in place.holders if (at := self.last_seen.get(browser, 0.0)) <= now]
        gone = min(now - max(seen, default=0.0), time.monotonic() - self.opened)  # a clock that went wrong was set
        return gone if gone > MOMENT else None

    def abandoned(self, seat: int) -> bool:
        """Whether nobody has been on a person's seat for so long that the others may give it away."""
        gone = self.away(seat)
        return gone is not None and gone > self.grace and not self.paused

    @property
    def grace(self) -> float:
        """Seconds without a sign of life before the others may give a seat away: at least what an answer may take."""
        clock = self.terms.clock
        return clock.hours * 3600.0 if clock.pace == "relaxed" else GRACE

    def device(self, browser: str) -> str:
        """How a browser is called among those that hold a seat: by a name from which its own cannot be told."""
        return device(self.id, browser)

    def acts_for(self, seat: int, browser: str) -> bool:
        """Whether a browser may answer for a seat: its own or, at a shared table, that of an absent ally."""
        if not 0 <= seat < len(self.seats):
            return False
        return browser in self.seats[seat].holders or self.stands_in(seat, browser)

    def stands_in(self, seat: int, browser: str) -> bool:
        place = self.seats[seat]
        absent = place.kind == "person" and browser not in place.holders and not self.present(seat)
        return self.terms.shared and absent and bool(self.seats_of(browser))

    @property
    def weight(self) -> int:
        """About how many bytes this table takes in memory."""
        match, said = self._match, self.chat.weight
        if match is None:
            return said
        packed = sum(len(snapshot.packed) + ANSWER_BYTES for snapshot in match.snapshots)
        return packed + said + len(match.answers) * ANSWER_BYTES + len(match.journal) * EVENT_BYTES

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing is being stored, no bot is at work, and no clock has run out."""
        busy = self.bots_task is not None and not self.bots_task.done()
        return not (self.watchers or self.lock.locked() or busy or self.until_due == 0)

    @property
    def persons(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    @property
    def commitment(self) -> str:
        """What was published about the seed when the table opened."""
        return self.origin.promise if self.origin else commitment(self.setup.seed)

    # ------------------------------------------------------------------------------------ what is open

    @property
    def asks(self) -> dict[int, Ask]:
        """Who is asked what; while an answer is being stored, nobody."""
        return self._match.asks if self._match and not self.unstored else {}

    @property
    def number(self) -> int:
        """The number of the open question. It grows with every answer and with every answer taken back."""
        match = self.match
        return (match.opened if match else 0) + 2 * self.undone

    @property
    def quiet(self) -> bool:
        """Whether the open question hides who has answered it already."""
        match = self.match
        return match is not None and match.quiet

    @property
    def answers(self) -> int:
        """How many answers were given, as everybody may know it."""
        match = self.match
        if match is None:
            return 0
        return match.opened if match.quiet else match.number

    @property
    def waiting(self) -> list[int]:
        """Who is asked, as everybody may know it: a quiet question does not show who has answered."""
        match = self.match
        return match.waiting if match else []

    def decides(self, seat: int) -> bool:
        """Whether a seat is asked and has something to decide."""
        ask = self.asks.get(seat)
        return ask is not None and self.forced(seat, ask) is None

    def forced(self, seat: int, ask: Ask) -> Action | None:
        """What is answered for a seat without asking it: what it can only answer, or always passes.

        In a quiet question nobody sees that. Elsewhere it must not tell what only the seat knows, or forestall others.
        """
        options, place = ask.options, self.seats[seat]
        if len(options) > 1 and ask.prompt not in place.passes:
            return None
        match = self.match
        if match is None or not (match.quiet or (self.game.open_choices and type(match.pending) is not AskAny)):
            return None
        if len(options) == 1:
            return options[0]
        if place.kind == "person" and self.windowed(ask):
            return next((option for option in options if option.idle), None)
        return None

    def windowed(self, ask: Ask) -> bool:
        """Whether a seat may always pass at such a question."""
        return self.quiet or ask.prompt in self.game.questions.windows

    @property
    def window_left(self) -> float | None:
        """The time that a quiet question has left, at a table with a clock: the same for everybody who is asked."""
        pace = self.terms.clock.pace
        if not self.quiet or pace == "none" or self.paused:
            return None
        whole = LIVE_WINDOW if pace == "live" else self.terms.clock.hours * 3600.0
        return max(0.0, whole - (time.monotonic() - self.asked_at))

    @property
    def ticking(self) -> bool:
        return self.status == "playing" and self.terms.clock.pace != "none" and not self.paused

    @property
    def until_due(self) -> float:
        """Seconds until somebody must be acted for, whose time will be over."""
        if not self.ticking or self.terms.clock.at_zero == "nothing":
            return inf
        asked = [seat for seat in self.asks if self.seats[seat].kind == "person"]
        left = [self.window_left if self.quiet else self.seconds_left(seat) for seat in asked]
        return min((each for each in left if each is not None), default=inf)

    def time_is_over(self, seat: int) -> bool:
        return (self.window_left if self.quiet else self.seconds_left(seat)) == 0

    def seconds_left(self, seat: int) -> float | None:
        """What a seat's clock shows. It stands still in a quiet question, or it would tell who has thought."""
        left = self.seats[seat].seconds_left
        if left is None or self.quiet or self.paused or seat not in self.asks:
            return left
        return max(0.0, left - (time.monotonic() - self.asked_at))

    def start_clock(self) -> None:
        self.asked_at = time.monotonic()
        if self.terms.clock.pace == "relaxed":
            for seat in self.asks:
                self.seats[seat].seconds_left = self.terms.clock.start

    def seconds_after(self, seat: int) -> float | None:
        """The time a seat has left once it has answered: charged with what it took, and with its bonus.

        A quiet question costs nobody time.
        """
        left = self.seconds_left(seat)
        return left if left is None or self.quiet or self.terms.clock.pace != "live" else left + self.terms.clock.bonus

    # ------------------------------------------------------------------------------------ who is told

    @property
    def nothing_ticks(self) -> bool:
        """Whether nothing changes by itself: no clock runs, and nobody is away."""
        if self.terms.clock.pace != "none":
            return False
        here = set(self.here)
        return all(seat.kind != "person" or not here.isdisjoint(seat.holders) for seat in self.seats)

    def changed(self, only: int | None = None) -> None:
        """Tell everybody who looks on that there is something new, or only those who hold a seat."""
        before, self.version = self.version, next(versions)
        self.frame = self.version
        for watcher in self.watchers:
            if only is None or watcher.seat == only or watcher.browser in self.seats[only].holders:
                watcher.fresh.set()
            elif watcher.version == before:
                watcher.version = self.version  # for the others nothing is new

    def answered(self, seat: int) -> None:
        """Tell those who look on that a seat has answered: at once who has answered or is asked, the others soon."""
        self.version, match = next(versions), self._match
        urgent = {seat} if match is None else {seat, *match.asks, *match.interrupts}
        for watcher in self.watchers:
            if watcher.seat in urgent:
                watcher.fresh.set()
            else:
                watcher.look_soon()

    def came_or_went(self) -> None:
        """Somebody's line was opened or has ended: those who do not know it yet are told soon, of all at once."""
        self.version = self.frame = next(versions)
        self.used = time.monotonic()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self._tell_who_is_here)

    def _tell_who_is_here(self) -> None:
        self._telling = None
        for watcher in self.watchers:
            if watcher.version < self.version:
                watcher.fresh.set()

    def options_json(self) -> str:
        return msgspec.json.encode(self.setup.options).decode()

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
from fathom.server.tables import daily_window
from fathom.server.tables.watcher import Watcher
from fathom.server.wire import Proposal, TableOptions

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LIVE_WINDOW = 60.0  # seconds that a quiet question stays open at a table with a live clock
GRACE = 180.0  # seconds without a sign of life before the others may give a seat away
MOMENT = 15.0  # seconds for which nobody is called away
RECENT = 200  # entries of the journal that somebody who comes is sent at once
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
    """A cache of undo targets: by question, the earlier questions to which a seat may go back alone, latest first.
    It holds until something is undone."""

    seat: int
    undone: int
    known: dict[int, list[int]] = {}


class Seat(Struct):
    """A seat: the person or bot on it, and the browsers that may act for it, each with the time since when.

    `lost` are browsers that held it until the others gave it away; `passes` are the prompts at which it always passes.
    `ready`: this person is ready to begin.
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
    """The revision of a table that several workers write: the number of its changes, and of the last change that was
    more than answers and chat."""

    number: int = 0
    rebuilt: int = 0


class Place(Struct, frozen=True):
    """The campaign and chapter of a table."""

    campaign: str
    chapter: int


class Table(Struct, kw_only=True, eq=False):
    """A table in memory. It is a struct because a plain object with so many attributes is slower."""

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
    resting: bool = False  # whether those who look on were told that the clocks stand still outside their hours

    def __repr__(self) -> str:
        return f"Table({self.id!r})"  # nothing else: seed, secrets and browsers belong in no log

    # --------------------------------------------------------------------------------- what is stored

    @property
    def match(self) -> Match | None:
        """The match, if it is the same as on disk: an error while memory is ahead of the database, or was dropped."""
        if self.unstored:
            raise stale()
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match

    async def settled(self) -> None:
        """Wait until nothing is being stored."""
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
        """Whether a browser is more to this table than a spectator: its host, or holder of a seat."""
        return browser == self.host or any(browser in seat.holders or browser in seat.lost for seat in self.seats)

    @property
    def here(self) -> list[str]:
        """The browsers of all watchers, one entry for each connection."""
        others = [browser for here in self.elsewhere.values() for browser in here]
        return [*(watcher.browser for watcher in self.watchers), *others]

    def present(self, seat: int) -> bool:
        holders = self.seats[seat].holders
        return any(watcher.browser in holders for watcher in self.watchers) or (
            bool(self.elsewhere) and any(browser in holders for here in self.elsewhere.values() for browser in here)
        )

    def saw(self, browser: str) -> None:
        """Remember when a browser with a seat was last seen."""
        if self.seats_of(browser):
            self.last_seen[browser] = time.time()

    def away(self, seat: int) -> float | None:
        """Seconds since a person was last seen, on a live connection or by a request; None while they are here."""
        place = self.seats[seat]
        if place.kind != "person" or self.present(seat):
            return None
        now = time.time()
        seen = [at for browser in place.holders if (at := self.last_seen.get(browser, 0.0)) <= now]
        gone = min(now - max(seen, default=0.0), time.monotonic() - self.opened)  # a clock that went wrong was set
        return gone if gone > MOMENT else None

    def abandoned(self, seat: int) -> bool:
        """Whether a person has been away for so long that the others may give the seat away."""
        gone = self.away(seat)
        return gone is not None and not self.paused and self._counted(gone) > self.grace

    @property
    def grace(self) -> float:
        """Seconds of absence after which a seat may be given away: at least the time that an answer may take."""
        clock = self.terms.clock
        return clock.hours * 3600.0 if clock.pace == "relaxed" else GRACE

    def device(self, browser: str) -> str:
        """The public id of a browser among the holders of a seat: a hash of its own id."""
        return device(self.id, browser)

    def acts_for(self, seat: int, browser: str) -> bool:
        """Whether a browser may answer for a seat: its own or, at a shared table, an absent ally's."""
        if not 0 <= seat < len(self.seats):
            return False
        return browser in self.seats[seat].holders or self.stands_in(seat, browser)

    def stands_in(self, seat: int, browser: str) -> bool:
        place = self.seats[seat]
        absent = place.kind == "person" and browser not in place.holders and not self.present(seat)
        return self.terms.shared and absent and bool(self.seats_of(browser))

    @property
    def weight(self) -> int:
        """An estimate of this table's memory, in bytes."""
        match, said = self._match, self.chat.weight
        if match is None:
            return said
        packed = sum(len(snapshot.packed) + ANSWER_BYTES for snapshot in match.snapshots)
        return packed + said + len(match.answers) * ANSWER_BYTES + len(match.journal) * EVENT_BYTES

    @property
    def idle(self) -> bool:
        """Whether the table has no watcher, no write under way, no bot at work, and no clock that has run out."""
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
        """The open question of each seat; empty while an answer is being stored."""
        return self._match.asks if self._match and not self.unstored else {}

    @property
    def number(self) -> int:
        """The number of the open question. It grows with every answer and with every undo."""
        match = self.match
        return (match.opened if match else 0) + 2 * self.undone

    @property
    def quiet(self) -> bool:
        """Whether the open question hides who has answered it already."""
        match = self.match
        return match is not None and match.quiet

    @property
    def answers(self) -> int:
        """The public number of answers: without those to an open quiet question."""
        match = self.match
        if match is None:
            return 0
        return match.opened if match.quiet else match.number

    @property
    def waiting(self) -> list[int]:
        """The seats that are publicly asked: a quiet question does not show who has answered."""
        match = self.match
        return match.waiting if match else []

    def decides(self, seat: int) -> bool:
        """Whether a seat is asked and has something to decide."""
        ask = self.asks.get(seat)
        return ask is not None and self.forced(seat, ask) is None

    def forced(self, seat: int, ask: Ask) -> Action | None:
        """The answer given for a seat without asking it: its only option, or its standing pass.

        In a quiet question nobody sees this. Elsewhere it must not reveal what only the seat knows, nor preempt others.
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
        """Whether a seat may have a standing pass for such a question."""
        return self.quiet or ask.prompt in self.game.questions.windows

    @property
    def window_left(self) -> float | None:
        """The seconds that a quiet question has left, at a table with a clock: the same for all asked seats."""
        pace = self.terms.clock.pace
        if not self.quiet or pace == "none" or self.paused:
            return None
        whole = LIVE_WINDOW if pace == "live" else self.terms.clock.hours * 3600.0
        return max(0.0, whole - self._thought)

    @property
    def ticking(self) -> bool:
        return self.status == "playing" and self.terms.clock.pace != "none" and not self.paused

    @property
    def until_due(self) -> float:
        """Seconds until the time of the next asked seat is over."""
        if not self.ticking or self.terms.clock.at_zero == "nothing":
            return inf
        asked = [seat for seat in self.asks if self.seats[seat].kind == "person"]
        left = [self.window_left if self.quiet else self.seconds_left(seat) for seat in asked]
        first = min((each for each in left if each is not None), default=inf)
        if first in (0, inf) or not daily_window.has_window(self.terms.clock):
            return first
        now = time.time()
        return daily_window.end_of(self.terms.clock, now, first) - now

    def time_is_over(self, seat: int) -> bool:
        return (self.window_left if self.quiet else self.seconds_left(seat)) == 0

    def seconds_left(self, seat: int) -> float | None:
        """What a seat's clock shows. It stops during a quiet question, or it would show who is thinking."""
        left = self.seats[seat].seconds_left
        if left is None or self.quiet or self.paused or seat not in self.asks:
            return left
        return max(0.0, left - self._thought)

    @property
    def _thought(self) -> float:
        """The seconds that the open question has taken, by the clock of the table."""
        return self._counted(time.monotonic() - self.asked_at)

    def _counted(self, passed: float) -> float:
        """How many of the seconds that have just passed the clock has run for."""
        clock, now = self.terms.clock, time.time()
        return daily_window.seconds_counted(clock, now - passed, now) if daily_window.has_window(clock) else passed

    @property
    def clock_resumes(self) -> float | None:
        """When the clocks go on, while they stand still outside the hours of the table."""
        return daily_window.resumes_at(self.terms.clock, time.time()) if self.ticking else None

    def start_clock(self) -> None:
        self.asked_at = time.monotonic()
        if self.terms.clock.pace == "relaxed":
            for seat in self.asks:
                self.seats[seat].seconds_left = self.terms.clock.start

    def seconds_after(self, seat: int) -> float | None:
        """The seconds that a seat has left after its answer: less the time that it took, plus its bonus.

        Quiet questions take no time from anybody.
        """
        left = self.seconds_left(seat)
        return left if left is None or self.quiet or self.terms.clock.pace != "live" else left + self.terms.clock.bonus

    # ------------------------------------------------------------------------------------ who is told

    @property
    def nothing_ticks(self) -> bool:
        """Whether the table's view changes only by actions: no clock runs, and nobody is away."""
        if self.terms.clock.pace != "none":
            return False
        here = set(self.here)
        return all(seat.kind != "person" or not here.isdisjoint(seat.holders) for seat in self.seats)

    def changed(self, only: int | None = None) -> None:
        """Notify all watchers of a change, or `only` those who hold a seat."""
        before, self.version = self.version, next(versions)
        self.frame = self.version
        for watcher in self.watchers:
            if only is None or watcher.seat == only or watcher.browser in self.seats[only].holders:
                watcher.fresh.set()
            elif watcher.version == before:
                watcher.version = self.version  # for the others nothing is new

    def answered(self, seat: int) -> None:
        """Notify the watchers of an answer: at once those who have answered or are asked, the others a little later."""
        self.version, match = next(versions), self._match
        urgent = {seat} if match is None else {seat, *match.asks, *match.interrupts}
        for watcher in self.watchers:
            if watcher.seat in urgent:
                watcher.fresh.set()
            else:
                watcher.look_soon()

    def came_or_went(self) -> None:
        """Notify the watchers soon, and together, of connections that were opened or closed."""
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

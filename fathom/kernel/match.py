"""A match: runs the agenda, holds the open question, takes answers; clones, undoes and redoes."""

from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct

from fathom.kernel.ask import Action, Ask, AskAll, Illegal, Question
from fathom.kernel.chance import commitment
from fathom.kernel.game import Game, Setup
from fathom.kernel.journal import Event
from fathom.kernel.seen import shows
from fathom.kernel.state import Finished, State
from fathom.kernel.step import Flow

if TYPE_CHECKING:
    from fathom.kernel.insight.memory import Memory
    from fathom.kernel.insight.odds import Odds


class Answer(Struct, frozen=True, array_like=True):
    """An answer as it was given, with how much had been drawn and shown before it: undo must not reach behind that."""

    seat: int
    action: Any
    seen: int = -1


class Snapshot(Struct, frozen=True):
    """The state before a step, packed, with the number of answers and events that led to it."""

    answers: int
    events: int
    packed: bytes


class Match:
    """One game being played: `pending` is the open question, `answer` answers it."""

    def __init__(self, game: Game, setup: Setup, *, fast: bool = False) -> None:
        """Open a match. A fast one keeps no snapshots and no journal: it cannot be cloned, undone or saved."""
        self.game = game
        self.setup = setup
        self.fast = fast
        self.answers: list[Answer] = []
        self.journal: list[Event] = []
        self.snapshots: list[Snapshot] = []
        self.pending: Question | None = None
        self.notice = ""
        self._given: dict[int, Action] = {}
        self._undone: list[Answer] = []
        self._floor = 0  # undo does not reach behind this question
        self._reversible: bool | None = None  # whether the last answer has shown nothing, once somebody has asked
        self._flow: Flow | None = None
        self.state = game.set_up(setup)
        if not fast:
            self.state.__dict__["journal"] = self.journal
        self._advance(None)

    @classmethod
    def start(cls, game: Game, seats: int = 0, seed: str | int = "", *, fast: bool = False, **options: Any) -> "Match":
        """Open a match by the game's defaults: the fewest seats, and the seed and options given."""
        return cls(game, game.setup_from(seats or game.seats.start, str(seed), options), fast=fast)

    @classmethod
    def resume(
        cls, game: Game, setup: Setup, answers: list[Answer], journal: list[Event], snapshot: Snapshot, floor: int = 0
    ) -> "Match":
        """Reopen a match at a snapshot that its answers and events led to."""
        match = object.__new__(cls)
        match.game, match.setup, match.fast = game, setup, False
        match.answers, match.journal, match.snapshots = answers, journal, [snapshot]
        match._undone, match.notice, match._floor = [], "", floor
        match._rewind(len(answers))
        return match

    @classmethod
    def from_state(cls, game: Game, setup: Setup, state: State) -> Self:
        """A fast match that goes on from a state as it lay between two steps."""
        match = object.__new__(cls)
        match.game, match.setup, match.fast, match.notice = game, setup, True, ""
        match.answers, match.journal, match.snapshots = [], [], []
        match._undone, match._floor, match._given, match._flow, match._reversible = [], 0, {}, None, None
        match.pending, match.state = None, state
        match._advance(None)
        return match

    def tell_to(self, journal: list[Event]) -> None:
        """Let a fast match write a journal from now on."""
        self.state.__dict__["journal"] = journal

    # ----------------------------------------------------------------------------------- what is so

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def number(self) -> int:
        """The number of the open question: how many answers were given before it."""
        return len(self.answers)

    @property
    def opened(self) -> int:
        """How many answers had been given when the open question was put; less than `number` within an `AskAll`."""
        return len(self.answers) - len(self._given)

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

    @property
    def asks(self) -> dict[int, Ask]:
        """The open question of each seat that still has to answer."""
        if self.pending is None:
            return {}
        return {seat: ask for seat, ask in self.pending.asks.items() if seat not in self._given}

    @property
    def quiet(self) -> bool:
        """Whether the open question hides who has answered it already."""
        return isinstance(self.pending, AskAll) and self.pending.quiet

    @property
    def waiting(self) -> list[int]:
        """Who is asked, as everybody may know it: a quiet question does not show who has answered."""
        return list(self.pending.asks) if self.quiet and self.pending else list(self.asks)

    @property
    def turn(self) -> Ask | None:
        """The question to answer next: the open one or, put to several seats, the first still without an answer."""
        pending = self.pending
        if type(pending) is AskAll:
            return next(iter(self.asks.values()))
        return pending  # type: ignore[return-value]

    def ask(self, seat: int) -> Ask:
        """The open question of a seat."""
        asks = self.asks
        if seat in asks:
            return asks[seat]
        if self.over:
            raise Illegal("game-over")
        if seat in self._given:
            raise Illegal("already-answered")
        raise Illegal("not-your-turn", seats=sorted(self.waiting))

    def view(self, seat: int) -> State:
        """The state as a seat may see it (`SPECTATOR` sees what is public). Read it; do not change it."""
        view: State = self.game.redact(self.state, seat)
        return view

    def memory(self, seat: int) -> "Memory":
        """What a seat that is asked knows of how the match came to its question: all that its bot is given."""
        from fathom.kernel.insight.memory import remember

        return remember(self, seat)

    def odds(self, seat: int, answer: Action) -> "Odds | None":
        """How likely the outcomes of an answer are, by what the seat knows; None if that was not found in time."""
        from fathom.kernel.insight.odds import odds

        ask = self.ask(seat)
        if answer not in ask.options:
            raise ask.refuse(answer)
        return odds(self.game, self.memory(seat), answer)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """The journal as a seat may read it."""
        return [self.game.redact_event(event, seat) for event in self.journal[since:]]

    # -------------------------------------------------------------------------------------- answers

    def answer(self, seat: int, action: Action) -> None:
        """Give a seat's answer, or raise `Illegal` and change nothing."""
        pending = self.pending
        ask = pending if type(pending) is Ask and pending.seat == seat else self.ask(seat)
        options = ask.options
        try:
            action = options[options.index(action)]
        except ValueError:
            raise ask.refuse(action) from None
        if self.fast and ask is pending:
            self._advance(action)
            return
        self._undone = []
        self._take(seat, action)

    def _take(self, seat: int, action: Action) -> None:
        """Apply an answer that is known to be legal, and keep it."""
        state = self.state
        self._reversible = None
        if not self.fast:
            self.answers.append(Answer(seat, action, state.chance.drawn + state.shown))
        pending = self.pending
        if type(pending) is AskAll:
            self._given[seat] = action
            if len(self._given) == len(pending.asks):
                given, self._given = self._given, {}
                self._advance({seat: given[seat] for seat in pending.asks})
        else:
            self._advance(action)

    def _advance(self, answer: Any) -> None:
        """Run the rules until they ask the next question or the game is over."""
        try:
            while True:
                try:
                    if self._flow is None:
                        if not self._begin_step():
                            self.pending = None
                            return
                        answer = None
                    pending = self._flow.send(answer)  # type: ignore[union-attr]
                except (StopIteration, Finished):
                    self._flow = None
                    continue
                if type(pending) is not AskAll or pending.asks:
                    self.pending = pending
                    return
                answer = {}  # a question put to nobody is answered by nobody
        except Exception:
            if self.answers and not self.fast:
                self._rewind(len(self.answers) - 1)
            raise

    def _begin_step(self) -> bool:
        """Take steps from the agenda until one asks, with a snapshot if anything was answered since the last."""
        state = self.state
        while state.agenda:
            if not self.fast and (not self.snapshots or self.snapshots[-1].answers < len(self.answers)):
                self.snapshots.append(Snapshot(len(self.answers), len(self.journal), self.game.pack(state)))
            self._flow = state.agenda.pop().run(state)
            if self._flow is not None:
                return True
        return False

    # ---------------------------------------------------------------------------- clone, undo, redo

    def clone(self, *, fast: bool = False) -> "Match":
        """A second match at the same question; what happens in one never shows in the other."""
        if self.fast:
            raise ValueError("a fast match keeps no snapshots: clone one that does")
        twin = self._twin(len(self.answers))
        if fast:
            twin.fast = True
            twin.state.__dict__.pop("journal", None)
        return twin

    def _twin(self, number: int) -> "Match":
        """A second match, at this question or an earlier one."""
        twin = object.__new__(Match)
        twin.game, twin.setup, twin.fast, twin.notice = self.game, self.setup, False, self.notice
        twin.answers, twin.journal, twin.snapshots = self.answers[:], self.journal[:], self.snapshots[:]
        twin._undone, twin._floor = self._undone[:], self._floor
        twin._rewind(number)
        return twin

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def can_undo(self, seat: int) -> bool:
        """A seat may take its last answer back while nobody has drawn, seen or answered anything since.

        Never when the game is over, and not while a quiet question is open: it would tell who has answered.
        """
        if self.fast or self.over or self.quiet or not self._floor < len(self.answers):
            return False
        last = self.answers[-1]
        if last.seat != seat or last.seen != self.state.chance.drawn + self.state.shown:
            return False
        if self._reversible is None:
            self._reversible = self._nothing_new()
        return self._reversible

    def _nothing_new(self) -> bool:
        """Whether the last answer has shown nobody anything, be it a component or what others had answered with it."""
        before = self._twin(len(self.answers) - 1)
        together = len(before.pending.asks) > 1 if before.pending else False
        return not (together and not self._given) and not shows(before, self)

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, or raise `Illegal`."""
        if not self.can_undo(seat):
            raise Illegal("nothing-to-undo")
        self._undone.append(self.answers[-1])
        self._rewind(len(self.answers) - 1)

    def redo(self, seat: int) -> None:
        """Give again the answer that was taken back last, or raise `Illegal`."""
        if not self.can_redo(seat):
            raise Illegal("nothing-to-redo")
        again = self._undone.pop()
        self._take(again.seat, again.action)

    def rewind(self, number: int) -> None:
        """Go back to an earlier question, whatever was seen since: for the replay of a record, not for players."""
        if self.fast:
            raise ValueError("a fast match keeps no record: rewind one that does")
        if not 0 <= number <= len(self.answers):
            raise ValueError(f"there is no question {number}: this match has questions 0 to {len(self.answers)}")
        self._undone = []
        self._rewind(number)

    def _rewind(self, number: int) -> None:
        """Rebuild the match at question `number` from the last snapshot before it and the answers since."""
        while self.snapshots and self.snapshots[-1].answers > number:
            self.snapshots.pop()
        if self.snapshots:
            start = self.snapshots[-1]
            again = self.answers[start.answers : number]
            state = self.game.unpack(start.packed)
            del self.answers[start.answers :], self.journal[start.events :]
        else:
            again = self.answers[:number]
            state = self.game.set_up(self.setup)
            del self.answers[:], self.journal[:]
        state.__dict__["journal"] = self.journal
        self.state, self._flow, self._given, self._reversible = state, None, {}, None
        self._advance(None)
        for given in again:
            self._take(given.seat, given.action)

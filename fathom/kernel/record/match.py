"""A match: a game being played and its record; it clones, undoes and redoes."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from msgspec import Struct

from fathom.kernel.game import Game, Setup
from fathom.kernel.questions.ask import Action, Ask, AskAll, Illegal
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.runner import Curtain, Runner
from fathom.kernel.record.record import Answer, Record, Snapshot, Trail
from fathom.kernel.state.chance import commitment
from fathom.kernel.state.pools import Sighted
from fathom.kernel.state.sightings import names, reveals, seen, shows
from fathom.kernel.state.state import State

if TYPE_CHECKING:
    from fathom.kernel.insight.memory import Memory
    from fathom.kernel.insight.odds import Odds

__all__ = ["Answer", "Match", "Snapshot"]


UNRECORDED = Record.of()  # of all fast matches
UNKNOWN = -1


class Beginning(NamedTuple):
    """How a step began: after how many answers, and the state before it, packed."""

    answers: int
    packed: bytes


class UndoCheckpoint(Struct, frozen=True):
    """A question as it was when somebody looked how far one may go back: what could be seen, and had been told."""

    seen: list[Sighted]
    told: int
    together: bool  # put to several seats
    choice: bool


FORCED = UndoCheckpoint([], 0, together=False, choice=False)


class Tracer(Runner):
    """Plays again from a snapshot and notes how each step began."""

    began: Beginning
    _notes = True

    def __init__(self, game: Game, setup: Setup, start: Snapshot) -> None:
        super().__init__(game, setup)
        self._number = start.answers
        self._run(game.unpack(start.packed))

    def _take(self, seat: int, action: Action) -> None:
        self._number += 1
        super()._take(seat, action)

    def _before_step(self) -> bool:
        self.began = Beginning(self._number, self.game.pack(self.state))
        return True


class Match(Runner):
    """One game being played: `pending` is the open question, `answer` answers it.

    Where a seat has one answer only, the rules give it: it is in the record like any other, but nobody was asked. A
    match with `forced` asks such questions too, and leaves it to others when they are answered.
    """

    notice: str = ""
    _read: frozenset[str] | None = None  # in an imagined future: the passages that may be read in it
    _begin: Beginning | None = None  # of the current step, once somebody has cloned
    _last_choice: int | None = UNKNOWN  # the last answer that was a choice, if it has shown nothing
    _checkpoints: dict[int, UndoCheckpoint] = {}  # the questions lately looked at, by number

    def __init__(
        self,
        game: Game,
        setup: Setup,
        *,
        fast: bool = False,
        forced: bool = False,
        state: State | None = None,
        record: Record | None = None,
        at: int | None = None,
        begin: Beginning | None = None,
    ) -> None:
        """Open a match: from its set-up, from a state as it lay between two steps, or where a record ends (or `at`).

        A fast one keeps no snapshots and no journal: it cannot be cloned, undone or saved.
        """
        self.game, self.setup, self.fast, self.forced, self._notes = game, setup, fast, forced, not fast
        self.record = record or (UNRECORDED if fast else Record.of())
        if begin is not None:
            self._catch_up(begin)
        elif record is not None:
            self._rewind(len(record.answers) if at is None else at)
        else:
            begun = state or game.set_up(setup)
            if not fast:
                begun.__dict__["journal"] = self.record.journal
            self._run(begun)
            if state is None and not forced:
                self._settle()

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int = 0,
        seed: str | int = "",
        *,
        fast: bool = False,
        forced: bool = False,
        carry: Any = None,
        **options: Any,
    ) -> "Match":
        """Open a match by the game's defaults: the fewest seats, and the seed and options given."""
        setup = game.setup_from(seats or game.seats.start, str(seed), options, carry)
        return cls(game, setup, fast=fast, forced=forced)

    @classmethod
    def resume(
        cls, game: Game, setup: Setup, answers: list[Answer], journal: list[Event], snapshot: Snapshot, floor: int = 0
    ) -> "Match":
        """Reopen a match at a snapshot that its answers and events led to; forced questions are asked, as then."""
        return cls(game, setup, forced=True, record=Record.of(answers, journal, [snapshot], floor))

    @classmethod
    def from_state(cls, game: Game, setup: Setup, state: State) -> Self:
        """A fast match that goes on from a state as it lay between two steps."""
        return cls(game, setup, fast=True, state=state)

    def tell_to(self, journal: list[Event] | Trail[Event]) -> None:
        """Let a fast match write a journal from now on."""
        self.state.__dict__["journal"] = journal

    def listen(self) -> None:
        """Let a fast match keep a journal for bots that look back, if there are events to which its game's bots do."""
        if self.game.heard and self.record is UNRECORDED:
            self.record = Record.of()
            self.tell_to(self.record.journal)

    # ----------------------------------------------------------------------------------- what is so

    @property
    def answers(self) -> Trail[Answer]:
        return self.record.answers

    @property
    def journal(self) -> Trail[Event]:
        return self.record.journal

    @property
    def snapshots(self) -> list[Snapshot]:
        return self.record.snapshots

    @property
    def number(self) -> int:
        """The number of the open question: how many answers were given before it."""
        return self.record.answers.length

    @property
    def opened(self) -> int:
        """How many answers had been given when the open question was put; less than `number` within an `AskAll`."""
        return self.record.answers.length - len(self._given)

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

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

    def heard(self, seat: int) -> list[Event]:
        """What a seat was told so far, of the events on which its game's bots look back."""
        types = self.game.heard
        return [self.game.redact_event(each, seat) for each in self.journal if type(each) in types] if types else []

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
        if not self.fast:
            if self.record.undone:
                self.record.undone = []
            if self._checkpoints and ask is pending and len(options) == 1:
                self._checkpoints[self.number] = FORCED
            self._give(seat, action)
        elif ask is pending:
            following = self._advance(action)
            if not self.forced and (type(following) is not Ask or len(following.options) == 1):
                self._settle()
        else:
            self._take(seat, action)
            if self.pending is not pending:
                self._settle()

    def answer_all(self, seat: int, actions: Sequence[Action], taken: Callable[[], None] = lambda: None) -> None:
        """Give several answers of a seat at once, all or none: only where each question allows a batch, and as long as
        nothing is drawn or shown, or a refusal would tell for nothing what came of the answers before it.

        After each of them `taken` is called: the match may yet go back to where it was before the first.
        """
        if self.fast:
            raise ValueError("a fast match keeps no record: answer one question after the other")
        if len(actions) > 1 and not self.ask(seat).batch:
            raise Illegal("not-together")
        number, undone, before = self.number, self.record.undone, self._checkpoint()
        forced, self.forced = self.forced, True  # a forced answer may be one of them
        try:
            for action in actions:
                if self.number > number and not self._gathers_on(seat, number, before):
                    raise Illegal("not-together")
                self.answer(seat, action)
                taken()
            self.forced = forced
            self._settle()
        except Exception:
            if self.number > number:
                self._rewind(number)
                self.record.undone = undone
            raise
        finally:
            self.forced = forced

    def _gathers_on(self, seat: int, number: int, before: UndoCheckpoint) -> bool:
        """Whether a seat is asked on in a batch that began at a question, and nothing came to light since."""
        ask, drawn = self.asks.get(seat) or self.interrupts.get(seat), self.state.chance.drawn + self.state.shown
        if ask is None or not ask.batch or self.answers[number].seen != drawn:
            return False
        return not self._shows(number, before, self._checkpoint(), None)

    def _give(self, seat: int, action: Action) -> None:
        """Take an answer, or, where a rule breaks, leave everything as it was before it."""
        number = self.record.answers.length
        try:
            self._take(seat, action)
            following = self.pending
            if not self.forced and (type(following) is not Ask or len(following.options) == 1):
                self._settle()
        except Exception:
            self._rewind(number)
            raise

    def _settle(self) -> None:
        """Give the answers that are the only ones."""
        while not self.forced and (only := self.only):
            if self.fast and type(self.pending) is AskAll:
                self._given |= only
                self._go_on(self.pending)
                continue
            for seat, action in only.items():
                self._take(seat, action)

    def _take(self, seat: int, action: Action) -> None:
        """Apply an answer that is known to be legal, and keep it."""
        if not self.fast:
            state = self.state
            self._begin, self._last_choice = None, UNKNOWN
            self.record.answers.append(Answer(seat, action, state.chance.drawn + state.shown))
        if type(self.pending) is Ask:
            self._advance(action)
        else:
            Runner._take(self, seat, action)

    def _before_step(self) -> bool:
        """Keep a snapshot if anything was answered since the last; do not read ahead in an imagined future."""
        if self._read is not None and not self._read.issuperset(self.state.agenda[-1].opens(self.state)):
            raise Curtain
        if not self.fast and self.record.wants_snapshot:
            self.record.keep(self.game.pack(self.state))
        return self._read is not None

    def read_no_further(self, read: Iterable[str]) -> None:
        """Raise `Curtain` from now on before a step that would open any passage but these; the state stays as it is."""
        if self.game.story.prose is not None:
            self._read, self._notes = frozenset(read), True

    # ---------------------------------------------------------------------------- clone, undo, redo

    def clone(self, *, fast: bool = False) -> "Match":
        """A second match at the same question; what happens in one never shows in the other."""
        if self.fast:
            raise ValueError("a fast match keeps no snapshots: clone one that does")
        if self._begin is None:
            self._begin = self._retraced()
        twin = Match(self.game, self.setup, fast=fast, forced=self.forced, record=self.record.twin(), begin=self._begin)
        if self.notice:
            twin.notice = self.notice
        return twin

    def _retraced(self) -> Beginning | None:
        """How the current step began: many steps may lie between the last snapshot and the open question."""
        if not self.record.snapshots:
            return None
        start = self.record.snapshots[-1]
        tracer = Tracer(self.game, self.setup, start)
        for given in self.record.answers.since(start.answers):
            tracer._take(given.seat, given.action)
        return tracer.began

    def can_redo(self, seat: int) -> bool:
        undone = self.record.undone
        return bool(undone) and undone[-1].seat == seat

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back."""
        return self.back(seat) is not None

    def back(self, seat: int) -> int | None:
        """The question to which a seat may go back: that of its last answer, while nobody has drawn, seen or chosen
        anything since.
        """
        choice = self.last_choice
        return choice if choice is not None and self.record.answers[choice].seat == seat else None

    @property
    def last_choice(self) -> int | None:
        """The last answer that was a choice, if nothing came to light since.

        None when the game is over, and while a quiet question is open: it would tell who has answered.
        """
        if self._last_choice == UNKNOWN:
            self._last_choice = None if self.fast or self.over or self.quiet else self._look_back()
        return self._last_choice

    def _look_back(self) -> int | None:
        checkpoint = self._checkpoint()
        found = self._found_choice(checkpoint)
        kept = {} if found is None else {at: each for at, each in self._checkpoints.items() if at >= found}
        kept[self.record.answers.length] = checkpoint
        self._checkpoints = kept
        return found

    def _checkpoint(self) -> UndoCheckpoint:
        pending = self.pending
        together = type(pending) is AskAll and len(pending.asks) > 1
        return UndoCheckpoint(seen(self), self.record.journal.length, together, not self.only)

    def _found_choice(self, now: UndoCheckpoint) -> int | None:
        """The last answer that somebody chose, if neither it nor what came of it has shown anybody anything."""
        drawn, answers = self.state.chance.drawn + self.state.shown, self.record.answers
        for number in range(answers.length - 1, self.record.floor - 1, -1):
            if answers[number].seen != drawn:
                return None
            then, before = self._checkpoints.get(number), None
            if then is None:
                before = Match(self.game, self.setup, forced=True, record=self.record.twin(), at=number)
                then = before._checkpoint()
            if then.together and not self._given:
                return None  # answers that were given together show each other
            if then.together or then.choice:
                return None if self._shows(number, then, now, before) else number
        return None

    def _shows(self, number: int, then: UndoCheckpoint, now: UndoCheckpoint, before: "Match | None") -> bool:
        """Whether anything came to light since a question; it is only built again if something was named since."""
        if not self.game.pooled:
            return False  # there is nothing that could
        if reveals(then.seen, now.seen, self.setup.seats):
            return True
        if not names(self, then.told):
            return False
        return shows(before or Match(self.game, self.setup, record=self.record.twin(), forced=True, at=number), self)

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, and what the rules have answered since, or raise `Illegal`."""
        number = self.back(seat)
        if number is None:
            raise Illegal("nothing-to-undo")
        self.record.undone.append(self.record.answers[number])
        self._rewind(number)

    def redo(self, seat: int) -> None:
        """Give again the answer that was taken back last, or raise `Illegal`."""
        if not self.can_redo(seat):
            raise Illegal("nothing-to-redo")
        again = self.record.undone.pop()
        self._give(again.seat, again.action)

    def rewind(self, number: int) -> None:
        """Go back to an earlier question, whatever was seen since: for the replay of a record, not for players."""
        if self.fast:
            raise ValueError("a fast match keeps no record: rewind one that does")
        if not 0 <= number <= len(self.answers):
            raise ValueError(f"there is no question {number}: this match has questions 0 to {len(self.answers)}")
        self.record.undone = []
        self._rewind(number)

    def _rewind(self, number: int) -> None:
        """Rebuild the match at question `number` from the last snapshot before it and the answers since."""
        start, again = self.record.back_to(number)
        state = self.game.unpack(start.packed) if start else self.game.set_up(self.setup)
        state.__dict__["journal"] = self.record.journal
        self._begin, self._last_choice, self._checkpoints = None, UNKNOWN, {}
        self._run(state)
        for given in again:
            self._take(given.seat, given.action)

    def _catch_up(self, begin: Beginning) -> None:
        """Play again what the record holds since a step began; it stays as it is."""
        self._notes = False
        self._run(self.game.unpack(begin.packed))
        if self.record.answers.length > begin.answers:
            for given in self.record.answers.since(begin.answers):
                Runner._take(self, given.seat, given.action)
        if not self.fast:
            self._notes = True
            self.state.__dict__["journal"] = self.record.journal

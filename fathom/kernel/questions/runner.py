"""A runner: a state whose agenda is being run, with the open question and the answers that it takes."""

from contextlib import suppress
from typing import Any

from fathom.kernel.game import Game, Setup
from fathom.kernel.questions.ask import Action, Ask, AskAll, AskAny, Illegal, Question
from fathom.kernel.questions.step import Flow
from fathom.kernel.state.state import Finished, State


class Curtain(Exception):
    """The future cannot be imagined further: the next step would read a passage that nobody here has read."""


class Runner:
    """Runs the rules from question to question: `pending` is the open one, None when the game is over."""

    state: State
    pending: Question | None
    _given: dict[int, Action]  # within an `AskAll`: who has answered what
    _flow: Flow | None
    _notes: bool = False  # whether something has to be noted before a step

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup

    def _run(self, state: State) -> None:
        """Run a state as it lies between two steps, to its first question."""
        self.state, self.pending, self._given, self._flow = state, None, {}, None
        self._advance(None)

    # ----------------------------------------------------------------------------------- what is so

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def asks(self) -> dict[int, Ask]:
        """The open question of each seat that still has to answer."""
        if self.pending is None:
            return {}
        if not self._given:
            return self.pending.asks
        return {seat: ask for seat, ask in self.pending.asks.items() if seat not in self._given}

    @property
    def interrupts(self) -> dict[int, Ask]:
        """What seats that need not answer may say first; only those that have something to say."""
        pending = self.pending
        if type(pending) is not AskAny:
            return {}
        return {seat: ask for seat, ask in pending.interrupts.items() if ask.answerable}

    @property
    def quiet(self) -> bool:
        """Whether the open question hides who has answered it already."""
        pending = self.pending
        return type(pending) is AskAll and pending.quiet

    @property
    def waiting(self) -> list[int]:
        """Who is asked, as everybody may know it: a quiet question does not show who has answered."""
        return list(self.pending.asks) if self.quiet and self.pending else list(self.asks)

    @property
    def turn(self) -> Ask | None:
        """The question to answer next: the open one or, put to several seats, the first still without an answer."""
        pending = self.pending
        if type(pending) is Ask:
            return pending
        if type(pending) is AskAll:
            return next(ask for seat, ask in pending.asks.items() if seat not in self._given)
        return pending.lead if type(pending) is AskAny else None

    @property
    def only(self) -> dict[int, Action]:
        """The seats that can answer in one way only, and how; nobody who may be forestalled by somebody else."""
        pending = self.pending
        if type(pending) is Ask:
            options = pending.options
            return {pending.seat: options[0]} if len(options) == 1 else {}
        if pending is None:
            return {}
        if type(pending) is AskAny:
            options = pending.lead.options
            return {pending.lead.seat: options[0]} if len(options) == 1 and not self.interrupts else {}
        found: dict[int, Action] = {}
        for seat, ask in pending.asks.items():
            options = ask.options
            if len(options) == 1 and seat not in self._given:
                found[seat] = options[0]
        return found

    def ask(self, seat: int) -> Ask:
        """The open question of a seat."""
        if self.pending is not None and seat not in self._given:
            found = self.pending.asks.get(seat) or self._interruption(seat)
            if found is not None:
                return found
        if self.over:
            raise Illegal("game-over")
        if seat in self._given:
            raise Illegal("already-answered")
        raise Illegal("not-your-turn", seats=sorted(self.waiting))

    def _interruption(self, seat: int) -> Ask | None:
        interruption = self.pending.interrupts.get(seat) if type(self.pending) is AskAny else None
        return interruption if interruption is not None and interruption.answerable else None

    def view(self, seat: int) -> State:
        """The state as a seat may see it (`SPECTATOR` sees what is public). Read it; do not change it."""
        view: State = self.game.redact(self.state, seat)
        return view

    # -------------------------------------------------------------------------------------- answers

    def _take(self, seat: int, action: Action) -> None:
        """Apply an answer that is known to be legal."""
        pending = self.pending
        if type(pending) is Ask:
            self._advance(action)
        elif type(pending) is AskAll:
            self._given[seat] = action
            self._go_on(pending)
        elif type(pending) is AskAny and action.interrupts:
            self._interrupt(pending, seat, action)
        else:
            self._advance(action)

    def _interrupt(self, pending: AskAny, seat: int, action: Action) -> None:
        """Do what somebody does first; the question is asked again after it."""
        self._flow = None
        self.state.push(*pending.again)
        with suppress(Finished):
            self.game.interrupt(self.state, seat, action)
        self._advance(None)

    def _go_on(self, pending: AskAll) -> None:
        """Go on with the answers to a question that is put to several seats, when all have answered."""
        if len(self._given) == len(pending.asks):
            given, self._given = self._given, {}
            self._advance({seat: given[seat] for seat in pending.asks})

    def _advance(self, answer: Any) -> Question | None:
        """Run the rules until they ask the next question, which is returned, or the game is over."""
        state, flow, notes = self.state, self._flow, self._notes
        while True:
            try:
                if flow is None:
                    if not state.agenda:
                        self.pending = self._flow = None
                        return None
                    if notes:
                        notes = self._before_step()
                    flow = state.agenda.pop().run(state)
                    if flow is None:
                        continue  # a step that asks nothing
                    answer = None
                pending = flow.send(answer)
            except (StopIteration, Finished):
                flow = None
                continue
            if type(pending) is not AskAll or pending.asks:
                self.pending, self._flow = pending, flow
                return pending
            answer = {}  # a question put to nobody is answered by nobody

    def _before_step(self) -> bool:
        """Note what has to be noted before a step is taken from the agenda; whether there is more before the next."""
        return False

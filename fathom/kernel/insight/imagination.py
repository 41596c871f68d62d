"""Imagined worlds (determinization): matches at a seat's open question, with everything unknown to it made up.

A world begins as the seat remembers the beginning of the current step, with what it cannot see dealt anew. Then the
step is played again: the seat's own answers as it gave them, the others' guessed, until what the seat would have seen
is what it saw. Where a component showed up that lies elsewhere in this world, the next deal puts it in its place.
"""

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

from msgspec import Struct

from fathom.kernel.game import Game, Setup
from fathom.kernel.insight.memory import Memory, asked
from fathom.kernel.questions.ask import Action
from fathom.kernel.record.match import Match
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.pools import Impossible, Slot, Way
from fathom.kernel.state.state import State

DEALS = 40  # tried before a world is given up
GUESSES = 60  # at what others answered and what was rolled before one question, within one deal
FRESH = 6  # of these guesses that are made before the dice of an earlier world are tried again


class Scene(Struct, frozen=True):
    """How a question of the step came about in a world: the chance before it, and the answers to the one before."""

    chance: bytes
    answers: dict[int, Action]


class World(Struct, frozen=True):
    """A world that was found: the state in which the step begins there, how it goes on, and the chance from then on."""

    before: bytes
    scenes: list[Scene]
    chance: bytes


class Misfit(Exception):
    """A deal in which the step cannot have gone as the seat saw it."""


def patient() -> bool:
    return False


class Imagination:
    """Makes worlds out of a seat's memory; what it has worked out for one world helps with the next.

    Where worlds are hard to find it looks for one until it is `late`. Its `work` so far is counted: one for each deal,
    and one for each question that was played again.
    """

    def __init__(self, game: Game, memory: Memory, late: Callable[[], bool] = patient) -> None:
        self.game = game
        self.memory = memory
        self.work = 0
        self._late = late
        self._setup = Setup(memory.seats, "", None)
        self._known: dict[Way, Any] = {}
        self._supposed: dict[Way, Any] = {}
        self._deal = Chance.blank()
        self._guessed: dict[tuple[int, int], Action] = {}
        self._lucky: dict[int, bytes] = {}

    def world(self, chance: Chance, supposed: dict[Way, Any] | None = None) -> Match | None:
        """A match at the seat's question as it may be; None where nothing was found that fits what the seat saw.

        What is `supposed` of slots that the seat could not see when the step began is so in this world.
        """
        found = self._found(chance, supposed or {})
        return None if found is None else self._at_the_question(found[0], chance.spawn().key)

    def lasting_world(self, chance: Chance) -> World | None:
        """The same, to be entered more than once."""
        found = self._found(chance, {})
        return None if found is None else World(self.game.pack(self._dealt()), found[1], chance.spawn().key)

    def _found(self, chance: Chance, supposed: dict[Way, Any]) -> tuple[Match, list[Scene]] | None:
        self._supposed = supposed
        for _ in range(DEALS):
            self._deal = chance.spawn()
            try:
                return self._in_one_deal(chance)
            except Misfit:
                pass
            except Impossible:
                self._known = {}
            if self._late():
                break
        self._known = {}
        return None

    def enter(self, world: World) -> Match:
        """A match at the seat's question in a world that was found before."""
        state, match = self.game.unpack(world.before), None
        for scene in world.scenes:
            state.chance = Chance(scene.chance)
            if match is None:
                match = Match.from_state(self.game, self._setup, state)
            for seat, action in scene.answers.items():
                match._take(seat, action)
        assert match is not None
        return self._at_the_question(match, world.chance)

    def _at_the_question(self, match: Match, chance: bytes) -> Match:
        match.state.chance = Chance(chance)
        match.read_no_further(match.state.readable_passages(self.memory.seat))
        return match

    def _dealt(self) -> State:
        state = self.game.unpack(self.memory.before)
        self.game.deal(state, Chance(self._deal.key), self._known | self._supposed)
        return state

    def _in_one_deal(self, chance: Chance) -> tuple[Match, list[Scene]]:
        """Play the step again in a deal until it goes as the seat saw it."""
        scenes: list[Scene] = []
        tries = [0] * len(self.memory.moments)
        while True:
            match, fits = self._play(scenes, tries, chance)
            if fits:
                return match, scenes
            number = len(scenes) - 1
            if self._learns(match, number, chance) or tries[number] > GUESSES or self._late():
                raise Misfit
            if not match.state.chance.drawn and not self._guesses(number):
                raise Misfit
            self._forget(number)
            scenes.pop()

    def _play(self, scenes: list[Scene], tries: list[int], chance: Chance) -> tuple[Match, bool]:
        """Play a deal through its scenes and on with new ones, to the seat's question or to the first that misfits."""
        state = self._dealt()
        self.work += 1
        match: Match | None = None
        for number in range(len(self.memory.moments)):
            self.work += 1
            new = number == len(scenes)
            if new:
                tries[number] += 1
                key = self._lucky.get(number, b"") if tries[number] == FRESH else b""
                answers = self._answers(match, number, chance) if match else {}
                scenes.append(Scene(key or chance.spawn().key, answers))
            state.chance = Chance(scenes[number].chance)
            if match is None:
                match = Match.from_state(self.game, self._setup, state)
            for seat, action in scenes[number].answers.items():
                match._take(seat, action)
            if new:
                if not self._fits(match, number):
                    return match, False
                self._lucky[number] = scenes[number].chance
        assert match is not None
        return match, True

    def _fits(self, match: Match, number: int) -> bool:
        """Whether the seat would see what it saw."""
        moment = self.memory.moments[number]
        return asked(match.pending) == moment.asked and self.game.pack(match.view(self.memory.seat)) == moment.view

    # ------------------------------------------------------------------------- what others answered

    def _answers(self, match: Match, number: int, chance: Chance) -> dict[int, Action]:
        """The answers that led to a question: the seat's own as it was, others' as they may have been."""
        answers: dict[int, Action] = {}
        for seat, own in self.memory.moments[number].answers.items():
            ask = (match.asks | match.interrupts).get(seat)
            if ask is None:
                raise Misfit  # in this world the seat has nothing to speak up with
            options = ask.options
            action = own if own is not None else self._guessed.get((number, seat))
            if action not in options:
                if own is not None:
                    raise Misfit
                idle = [each for each in options if each.idle]
                action = chance.pick(idle if idle and chance.below(4) else options)  # most people mostly pass
            answers[seat] = self._guessed[number, seat] = action
        return answers

    def _guesses(self, number: int) -> bool:
        return any(own is None for own in self.memory.moments[number].answers.values())

    def _forget(self, number: int) -> None:
        """Guess anew next time."""
        self._guessed = {(each, seat): action for (each, seat), action in self._guessed.items() if each < number}

    # ------------------------------------------------------------------------------ what was shown

    def _learns(self, match: Match, number: int, chance: Chance) -> bool:
        """Compare what the seat saw with what it would see; whether that tells where a component must have lain.

        One that showed up lay where the wrong one was; one that has no counterpart came from where something is gone.
        """
        saw = self.game.slots(self.game.unpack(self.memory.moments[number].view))
        sees = {slot.way: slot.component for slot in self.game.slots(match.view(self.memory.seat))}
        wrong = [slot for slot in saw if slot.component is not None and slot.component != sees.get(slot.way)]
        if not wrong:
            return False
        lay, known = self.laid(), len(self._known)
        ways = {slot.way for slot in saw}
        gone = {slot.way: slot.pool for slot in self.unseen() if slot.way not in ways}
        for slot in wrong:
            other = sees.get(slot.way)
            if other is None:
                places = [way for way, pool in gone.items() if pool == slot.pool and way in lay]
                if any(lay[way] == slot.component for way in places):
                    continue
            else:
                places = [slot.way] if slot.way in lay else [way for way, found in lay.items() if found == other]
            if places:
                place = chance.pick(places)
                self._known[place] = slot.component
                del lay[place]
        return len(self._known) > known

    def unseen(self) -> list[Slot]:
        """The slots that the seat could not see when the step began, as far as it has not learned about them since."""
        return [slot for slot in self._blank if slot.way not in self._known]

    @cached_property
    def _blank(self) -> list[Slot]:
        slots = self.game.slots(self.game.unpack(self.memory.before))
        return [slot for slot in slots if slot.component is None]

    def laid(self) -> dict[Way, Any]:
        """What the latest world has laid into those slots."""
        ways = {slot.way for slot in self.unseen()}
        return {slot.way: slot.component for slot in self.game.slots(self._dealt()) if slot.way in ways}

    def left(self, supposed: dict[Way, Any]) -> dict[str, Counter[Any]]:
        """For each pool the components that may lie in them, those left out that are supposed to lie somewhere."""
        before = self.game.unpack(self.memory.before)
        left = {pool: Counter(members) for pool, members in self.game.secrets.components(before).items()}
        for slot in self.game.slots(before):
            found = slot.component if slot.component is not None else (self._known | supposed).get(slot.way)
            if found is not None:
                left[slot.pool][found] -= 1
        return left

"""The games as Gymnasium environments: one seat learns, bots sit in the others.

    gymnasium.make("fathom/Nautilus-v0", opponents="greedy")
    gymnasium.make_vec("fathom/Nautilus-v0", num_envs=4, vectorization_mode="async")

`make_vec` with "async" plays in processes that share memory. An action is a row of `answers` (or a code, with
`answers=0`); what is legal is in the observation's `action_mask`. An illegal action stands for the lowest legal one.
"""

from collections.abc import Sequence
from typing import Any

from fathom.bots import Bot, first_interruption, make_bot, observation_for, usual_bot
from fathom.envs.coding import WAIT
from fathom.envs.rewards import Reward
from fathom.envs.seats import Observation, RenderMode, Seats
from fathom.kernel import Game
from fathom.kernel.extras import extras

with extras():
    import gymnasium

ROWS = 128  # more answers than any question of the games here has in ordinary play


class Against(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots. `opponents` are one bot for all other seats, or one for each, by name.

    With `seat` -1 the learner's seat is drawn anew for each game; `info["seat"]` tells it. A game that is over before
    the learner was asked anything is dealt again.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        *,
        opponents: str | Sequence[str] = "",
        seat: int = -1,
        answers: int = ROWS,
        reward: Reward = "result",
        render_mode: RenderMode | None = None,
        **settings: Any,
    ) -> None:
        self.seats, self.chosen_seat = Seats(game, seats, settings, answers, reward), seat
        self.render_mode = self._mode = render_mode
        count = self.seats.setup.seats
        if not -1 <= seat < count:
            raise ValueError(f"there is no seat {seat}: choose from 0 to {count - 1}, or -1 to draw one")
        usual = opponents or usual_bot(self.seats.game)
        self.opponents = [usual] * (count - 1) if isinstance(usual, str) else list(usual)
        if len(self.opponents) != count - 1:
            raise ValueError(f"{count - 1} opponents are wanted, not {len(self.opponents)}")
        for name in self.opponents:
            bot = make_bot(self.seats.game, name, "")
            if not bot.needs_view and bot.needs_memory:
                raise ValueError(f"{name} cannot sit here: it needs a match that keeps its record")
        self.metadata = self.seats.metadata()
        self.observation_space = self.seats.observation_space()
        self.action_space = self.seats.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self._deal(seed, options)
            if not self.seats.playing.over:
                return self._look()
            seed = None

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self.seats.deal(seed, options)
        match = self.seats.playing
        drawn = int(self.np_random.integers(match.setup.seats))
        self.seat = drawn if self.chosen_seat < 0 else self.chosen_seat
        others = [seat for seat in range(match.setup.seats) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: make_bot(match.game, name, f"{match.setup.seed}/{seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }
        for bot in self._bots.values():
            observation_for(bot, match)  # which lets the match keep what it must
        self._silent = False
        self._go_on()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self._codes()
        illegal = int(action) not in legal
        chosen = min(legal) if illegal else int(action)
        if chosen == WAIT:
            self._silent = True
        else:
            self._answer(self.seat, self._answers[chosen])
        self._go_on()
        observation, info = self._look()
        over = self.seats.playing.over
        reward = self.seats.rewards()[self.seat] if over else 0.0
        info["illegal"] = illegal
        return observation, reward, over, False, info

    def action_masks(self) -> Any:
        """Which actions are legal, as maskable learners of Stable-Baselines3 ask for it."""
        return self.seats.observation(self.seat, self._codes())["action_mask"].astype(bool)

    def render(self) -> Any:
        return self.seats.render(self._mode)

    def _codes(self) -> set[int]:
        return set(self.seats.codes(self.seat, self._answers))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        self._answers = self.seats.answers(self.seat)
        info: dict[str, Any] = self.seats.info(self.seat, self._answers)
        info["seat"] = self.seat
        return self.seats.observation(self.seat, self._codes()), info

    def _answer(self, seat: int, action: Any) -> None:
        self.seats.answer(seat, action)
        self._silent = False

    def _go_on(self) -> None:
        """Let the bots answer until the learner is asked, or may speak up and has not said that it waits."""
        match = self.seats.playing
        while not match.over and self.seat not in match.asks:
            if self.seat in match.interrupts and not self._silent:
                return
            said = first_interruption(match, self._bots)
            if said is not None:
                self._answer(*said)
                continue
            turn = match.turn
            assert turn is not None
            bot = self._bots[turn.seat]
            self._answer(turn.seat, bot.choose(observation_for(bot, match)(turn.seat), turn))

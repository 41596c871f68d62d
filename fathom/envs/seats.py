"""What all environments share: a match, and how agents see it, answer it and are rewarded."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Literal

import msgspec

from fathom.games import load
from fathom.kernel import Action, Ask, Game, State
from fathom.kernel.extras import extras

with extras():
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space

    from fathom.envs.answers import Answers
    from fathom.envs.coding import WAIT, Coding
    from fathom.envs.copies import Copied
    from fathom.envs.observing import Observing
    from fathom.envs.parts import LIMIT, Vector
    from fathom.envs.picture import drawn, painted
    from fathom.envs.rewards import REWARDS, Reward

Observation = dict[str, Any]
RENDER_MODES = ["ansi", "rgb_array"]
RenderMode = Literal["ansi", "rgb_array"]


class Info(dict[str, Any]):
    """What an agent is told. Its `view` is made when it is first looked at, as long as the question is open."""

    def __init__(self, seats: "Seats", seat: int) -> None:
        super().__init__()
        self._seats, self._seat = seats, seat
        self._views = seats._views  # of this question alone

    def __missing__(self, key: str) -> Any:
        if key != "view":
            raise KeyError(key)
        if self._seats._views is not self._views:
            raise KeyError("view: the game has gone on, look at the view while its question is open")
        found = self["view"] = self._seats.view(self._seat)
        return found

    def __contains__(self, key: object) -> bool:
        return key == "view" or super().__contains__(key)

    def __reduce__(self) -> Any:
        with suppress(KeyError):  # of an old one that somebody kept
            self["view"]
        return dict, (list(self.items()),)


class Seats:
    """A match with its agents, `seat_0` and so on.

    With `answers`, an agent is shown that many rows, one for each legal answer (`answers.py`), and chooses a row: row 0
    is to wait. Without, it chooses among the codes of all answers there are (`coding.py`), where code 0 is to wait.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        settings: dict[str, Any] | None = None,
        answers: int = 0,
        reward: Reward = "result",
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: choose from {', '.join(REWARDS)}")
        if answers < 0 or answers == 1:
            raise ValueError(f"answers is the number of rows, at least 2, or 0 for codes, not {answers}")
        self.game: Game = load(game) if isinstance(game, str) else game
        self.settings, self.rows, self.reward = dict(settings or {}), answers, reward
        self.setup = self.game.setup_from(seats or self.game.seats.start, "", self.settings)
        self.game.set_up(self.setup)  # raises what is wrong with it
        self.agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seeds = np.random.default_rng()
        self._compile()
        self.match: Copied | None = None

    def _compile(self) -> None:
        seats = self.setup.seats
        self.described = Answers(self.game, seats)
        self.coding = Coding(self.game)
        self._asked_at = len(self.described.prompts) + 1
        self.observing = Observing(self.game, self.setup, tail=self._asked_at + seats)
        self.actions = self.rows or self.coding.size
        self._views: dict[int, State] = {}
        self._asks: dict[int, Ask] | None = None  # of this question, once somebody has looked
        self._result: dict[str, Any] = {}
        self._whole: Observing | None = None

    @property
    def playing(self) -> Copied:
        """The match, once there is one."""
        if self.match is None:
            raise ValueError("there is no game yet: call reset() first")
        return self.match

    def deal(self, seed: int | None, options: dict[str, Any] | None = None) -> None:
        """Open a new match: the one of that seed, or the next after the last seed given.

        `options["settings"]` are settings for this match alone.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        drawn = str(int(self._seeds.integers(2**63)))
        settings = (options or {}).get("settings")
        if settings:
            setup = self.game.setup_from(self.setup.seats, drawn, self.settings | settings)
        else:
            setup = msgspec.structs.replace(self.setup, seed=drawn)
        self.match = Copied(self.game, setup)
        self._views, self._asks, self._result = {}, None, {}

    def answer(self, seat: int, action: Action) -> None:
        self._views, self._asks = {}, None
        self.playing.answer(seat, action)

    # ------------------------------------------------------------------------------------ what is seen

    def view(self, seat: int) -> State:
        """The structured view of a seat; it is made once for each question."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.playing.view(seat)
        return found

    @property
    def asks(self) -> dict[int, Ask]:
        """Who must answer, and what."""
        if self._asks is None:
            self._asks = self.playing.asks
        return self._asks

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked, or may say first."""
        return self.asks.get(seat) or self.playing.interrupts.get(seat)

    def answers(self, seat: int) -> dict[int, Action]:
        """The legal answers of a seat, each with its code or row; none if it is not asked and cannot speak up."""
        ask = self.ask(seat)
        if ask is None:
            return {}
        return dict(enumerate(ask.options[: self.rows - 1], 1)) if self.rows else self.coding.answers(ask)

    def codes(self, seat: int, answers: dict[int, Action]) -> Iterable[int]:
        """What a seat may do: answer, or wait if it is not asked or need not speak up."""
        return answers if seat in self.asks else {WAIT, *answers}

    def observation(self, seat: int, codes: Iterable[int]) -> Observation:
        mask = np.zeros(self.actions, np.int8)
        mask[list(codes)] = 1
        found = {"observation": self.vector(seat), "action_mask": mask}
        if self.rows:
            found["answers"] = self._described(seat, WAIT in codes)
        return found

    def vector(self, seat: int) -> Vector:
        """The view as a vector; after it which question the seat is asked, and which seats are asked, its own first."""
        match, size, seats = self.playing, self.observing.size, self.setup.seats
        ask = self.asks.get(seat)
        found = self.observing.seen(match.state, seat, ask is not None)
        heard = ask or match.interrupts.get(seat)
        if heard is not None:
            found[size - self._asked_at - seats + self.described.prompts.get(heard.prompt, self._asked_at - 1)] = 1
        for asked in match.waiting if match.quiet else self.asks:
            found[size - seats + (asked - seat) % seats] = 1
        return found

    def _described(self, seat: int, waits: bool) -> Any:
        found = np.zeros((self.rows, self.described.size), np.float32)
        if waits:
            found[WAIT] = self.described.waiting()[0]
        ask = self.ask(seat)
        if ask is not None:
            options = ask.options[: self.rows - 1]
            found[1 : 1 + len(options)] = self.described.matrix(ask, options)
        return found

    def info(self, seat: int, answers: dict[int, Action]) -> "Info":
        """The structured view; for a seat that is asked also the question, and at the end the result."""
        found = Info(self, seat)
        if self.playing.over:
            found.update(self._results())
        elif answers:
            ask = self.ask(seat)
            assert ask is not None
            found.update(prompt=str(ask.prompt), answers=answers, left_out=len(ask.options) - len(answers))
        return found

    def _results(self) -> dict[str, Any]:
        """What all seats are told of the end; reckoned once."""
        if not self._result:
            state = self.playing.state
            self._result = {"scores": state.scores(), "winners": state.winners(), "ending": str(state.ended_by())}
        return self._result

    def rewards(self) -> list[float]:
        """Once the game is over: what each seat is rewarded with."""
        return REWARDS[self.reward](self.playing.state)

    def state(self) -> Vector:
        """The whole state as a vector, with what no seat may see: for learners that are trained with it."""
        if self._whole is None:
            self._whole = Observing(self.game, self.setup, everything=True)
        return self._whole.vector(self.playing.state, 0, 0 in self.asks)

    def render(self, mode: RenderMode | None) -> Any:
        """The table as everybody sees it: as text, or painted."""
        return None if mode is None else drawn(self.playing) if mode == "ansi" else painted(self.playing)

    # ------------------------------------------------------------------------------- what it looks like

    def metadata(self, **more: Any) -> dict[str, Any]:
        name = f"fathom_{self.game.name.replace('-', '_')}_v{self.game.rules_version}"
        return {"name": name, "render_modes": RENDER_MODES, "render_fps": 1, **more}

    def observation_space(self) -> Space[Any]:
        found: dict[str, Space[Any]] = {
            "observation": Box(-LIMIT, LIMIT, (self.observing.size,), np.float32),
            "action_mask": Box(0, 1, (self.actions,), np.int8),
        }
        if self.rows:
            found["answers"] = Box(-LIMIT, LIMIT, (self.rows, self.described.size), np.float32)
        return Dict(found)

    def action_space(self) -> Discrete:
        return Discrete(self.actions)

    # ------------------------------------------------------------------------------------------- copies

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("described", "coding", "observing", "_whole", "_views", "_asks", "_result")
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._compile()

    def __deepcopy__(self, memo: Any) -> "Seats":
        """A copy with a match of its own; what is compiled from the game is shared."""
        twin = object.__new__(Seats)
        vars(twin).update(vars(self))
        twin.match = None if self.match is None else self.match.clone()
        twin._views, twin._asks, twin._result, twin._seeds = {}, None, {}, np.random.default_rng()
        twin._seeds.bit_generator.state = self._seeds.bit_generator.state
        return twin

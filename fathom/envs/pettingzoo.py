"""The games as PettingZoo environments: `env` asks one agent after another, `parallel_env` all at once in cycles.

Agents are `seat_0`, `seat_1` and so on. An observation is a vector (`observing.py`) with the mask of the legal codes
(`coding.py`); the info of an agent that is asked also holds the structured view, the prompt, and the answer behind each
code. The reward comes at the end: 1 for who won, -1 for who did not, 0 if all won, which is a draw.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from fathom.games import load
from fathom.kernel import Action, Game, Match
from fathom.kernel.extras import extras

with extras():
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    from fathom.envs.coding import WAIT, Coding
    from fathom.envs.observing import LIMIT, Observing

ILLEGAL = -1.0
Observation = dict[str, Any]


def env(game: str, seats: int = 0, *, max_cycles: int | None = None, everyone: bool = False, **settings: Any) -> AECEnv:
    """One agent after another, as they are asked; a question put to several becomes one agent after the other.

    An illegal code ends the game and costs its agent 1. After `max_cycles` questions the game is cut off. With
    `everyone`, all agents step for every question, and those who are not asked can only wait (`parallel_env` in a row).
    """
    if everyone:
        return parallel_to_aec(parallel_env(game, seats, max_cycles=max_cycles, **settings))
    raw = Turns(game, seats, max_cycles, settings)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)))


def parallel_env(game: str, seats: int = 0, *, max_cycles: int | None = None, **settings: Any) -> ParallelEnv:
    """All agents at once: a cycle is one question, answered by those who are asked; the others wait.

    An illegal code stands for the lowest legal one, and the agent's next info says so.
    """
    return Cycles(game, seats, max_cycles, settings)


class Seats:
    """What both kinds of environment share: a match, and how agents see it and answer."""

    def __init__(self, game: str, seats: int, settings: dict[str, Any]) -> None:
        self.game: Game = load(game)
        self.setup = self.game.setup_from(seats or self.game.seats.start, "", settings)
        self.game.set_up(self.setup)  # raises what is wrong with it
        self.agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.coding = Coding(self.game)
        self.observing = Observing(self.game, self.setup)
        self._seeds = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        """Open a new match: the one of that seed, or the next after the last seed given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        drawn = str(int(self._seeds.integers(2**63)))
        self.match = Match(self.game, msgspec.structs.replace(self.setup, seed=drawn), fast=True)

    def answers(self, seat: int) -> dict[int, Action]:
        """The legal codes of a seat, each with its answer; none if it is not asked and cannot speak up."""
        ask = self.match.asks.get(seat) or self.match.interrupts.get(seat)
        return self.coding.answers(ask) if ask else {}

    def codes(self, seat: int, answers: dict[int, Action]) -> set[int]:
        """What a seat may do: answer, or wait if it is not asked or need not speak up."""
        return {*answers} if seat in self.match.asks else {*answers, WAIT}

    def observation(self, seat: int, codes: Iterable[int]) -> Observation:
        mask = np.zeros(self.coding.size, np.int8)
        mask[list(codes)] = 1
        vector = self.observing.vector(self.match.view(seat), seat, seat in self.match.asks)
        return {"observation": vector, "action_mask": mask}

    def info(self, seat: int, answers: dict[int, Action]) -> dict[str, Any]:
        """The structured view; for a seat that is asked also the question, and at the end the result."""
        found: dict[str, Any] = {"view": self.match.view(seat)}
        if self.match.over:
            state = self.match.state
            return found | {"scores": state.scores(), "winners": state.winners(), "ending": str(state.ended_by())}
        if answers:
            ask = self.match.ask(seat)
            found |= {"prompt": str(ask.prompt), "answers": answers, "left_out": len(ask.options) - len(answers)}
        return found

    def rewards(self) -> list[float]:
        """Once the game is over: from -1 for a defeat to 1 for a victory; half a victory is 0."""
        return [2 * share - 1 for share in self.match.state.result()]

    def metadata(self, **more: Any) -> dict[str, Any]:
        name = f"fathom_{self.game.name.replace('-', '_')}_v{self.game.rules_version}"
        return {"name": name, "render_modes": [], **more}

    def spaces(self) -> tuple[dict[str, Space[Any]], dict[str, Space[Any]]]:
        """The observation space and the action space of each agent."""
        vector = Box(-LIMIT, LIMIT, (self.observing.size,), np.float32)
        mask = Box(0, 1, (self.coding.size,), np.int8)
        seen: dict[str, Space[Any]] = {
            agent: Dict({"observation": vector, "action_mask": mask}) for agent in self.agents
        }
        return seen, {agent: Discrete(self.coding.size) for agent in self.agents}


class Turns(AECEnv):  # type: ignore[misc]
    """One agent after another, as they are asked."""

    def __init__(self, game: str, seats: int, max_cycles: int | None, settings: dict[str, Any]) -> None:
        super().__init__()
        self.seats, self.max_cycles = Seats(game, seats, settings), max_cycles
        self.metadata = self.seats.metadata(is_parallelizable=False)
        self.possible_agents = self.seats.agents[:]
        self._observation_spaces, self._action_spaces = self.seats.spaces()
        self.render_mode = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._silent: set[int] = set()  # who may speak up at the open question and does not
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return self.seats.observation(seat, self._codes if agent == self._asked else ())

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if int(action) not in self._codes:
            raise ValueError(f"{agent}: {action} is not among the legal codes of the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if int(action) == WAIT:
            self._silent.add(self.possible_agents.index(agent))
        else:
            self.seats.match.answer(self.possible_agents.index(agent), self._answers[int(action)])
            self._silent = set()
        self._cycles += 1
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the next agent that may speak up or is asked, or end the game."""
        self._answers: dict[int, Action] = {}
        self._codes: set[int] = set()
        self._asked = ""
        match = self.seats.match
        turn = next((ask for seat, ask in match.interrupts.items() if seat not in self._silent), match.turn)
        if turn is not None:
            self._answers = self.seats.answers(turn.seat)
            self._codes = self.seats.codes(turn.seat, self._answers)
            self.agent_selection = self._asked = self.possible_agents[turn.seat]
            self.infos[self._asked] = self.seats.info(turn.seat, self._answers)
        else:
            self.rewards = dict(zip(self.possible_agents, self.seats.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        if turn is not None and self.max_cycles is not None and self._cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if turn is None or any(self.truncations.values()):
            self.infos = {agent: self.seats.info(seat, {}) for seat, agent in enumerate(self.possible_agents)}

    def close(self) -> None:
        """There is nothing to close."""


class Cycles(ParallelEnv):  # type: ignore[misc]
    """All agents at once, a question in each cycle."""

    def __init__(self, game: str, seats: int, max_cycles: int | None, settings: dict[str, Any]) -> None:
        self.seats, self.max_cycles = Seats(game, seats, settings), max_cycles
        self.metadata = self.seats.metadata()
        self.possible_agents = self.seats.agents[:]
        self._observation_spaces, self._action_spaces = self.seats.spaces()
        self.render_mode = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._look({})

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, ...]:
        match, illegal, codes = self.seats.match, {}, {}
        for seat in [*match.interrupts, *match.asks]:
            agent, legal = self.possible_agents[seat], self.seats.codes(seat, self._answers[seat])
            illegal[agent] = int(actions[agent]) not in legal
            codes[seat] = min(legal) if illegal[agent] else int(actions[agent])
        speaking = next((seat for seat in match.interrupts if codes[seat] != WAIT), None)
        for seat in list(match.asks) if speaking is None else [speaking]:
            match.answer(seat, self._answers[seat][codes[seat]])
        self._cycles += 1
        cut = not match.over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = self.seats.rewards() if match.over else [0.0] * len(self.agents)
        observations, infos = self._look(illegal)
        agents = self.agents
        if match.over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, match.over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _look(self, illegal: dict[str, bool]) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every agent sees now; who is not asked can only wait."""
        self._answers = {seat: self.seats.answers(seat) for seat in range(len(self.possible_agents))}
        observations, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            observations[agent] = self.seats.observation(seat, self.seats.codes(seat, self._answers[seat]))
            infos[agent] = self.seats.info(seat, self._answers[seat]) | {"illegal": illegal.get(agent, False)}
        return observations, infos

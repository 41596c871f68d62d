"""The games as PettingZoo environments: `env` asks one agent after another, `parallel_env` all at once in cycles.

Agents are `seat_0`, `seat_1` and so on. An observation is a vector (`observing.py`) with a mask of what is legal: of
the codes of all answers (`coding.py`) or, with `answers`, of the rows that describe the legal answers one by one
(`answers.py`). The info of an agent that is asked also holds the structured view, the prompt, and the answers. The
reward comes at the end (`rewards.py`).
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from fathom.kernel import Action, Game
from fathom.kernel.extras import extras

with extras():
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from fathom.envs.coding import WAIT
from fathom.envs.rewards import Reward
from fathom.envs.seats import Observation, RenderMode, Seats

ILLEGAL = -1.0


def env(
    game: str | Game,
    seats: int = 0,
    *,
    answers: int = 0,
    reward: Reward = "result",
    max_cycles: int | None = None,
    everyone: bool = False,
    render_mode: RenderMode | None = None,
    **settings: Any,
) -> AECEnv:
    """One agent after another, as they are asked; a question put to several becomes one agent after the other.

    With `answers` an agent chooses a row among that many, each describing a legal answer. An illegal choice ends the
    game and costs its agent 1. After `max_cycles` questions the game is cut off. With `everyone`, all agents step for
    every question, and those who are not asked can only wait (`parallel_env` in a row).
    """
    if everyone:
        table = Cycles(Seats(game, seats, settings, answers, reward), max_cycles, render_mode)
        return parallel_to_aec(table)
    raw = Turns(Seats(game, seats, settings, answers, reward), max_cycles, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)))


def parallel_env(
    game: str | Game,
    seats: int = 0,
    *,
    answers: int = 0,
    reward: Reward = "result",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **settings: Any,
) -> ParallelEnv:
    """All agents at once: a cycle is one question, answered by those who are asked; the others wait.

    An illegal choice stands for the lowest legal one, and the agent's next info says so.
    """
    return Cycles(Seats(game, seats, settings, answers, reward), max_cycles, render_mode)


class Table:
    """What both kinds of environment have: their seats, and what these look like."""

    seats: Seats

    def _sit(self, seats: Seats, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        self.seats, self.max_cycles, self.render_mode = seats, max_cycles, render_mode
        self.possible_agents = seats.agents[:]
        self._numbers = {agent: seat for seat, agent in enumerate(seats.agents)}
        self._observation_spaces = {agent: seats.observation_space() for agent in self.possible_agents}
        self._action_spaces: dict[str, Space[Any]] = {agent: seats.action_space() for agent in self.possible_agents}

    @property
    def observation_spaces(self) -> dict[str, Space[Any]]:
        return self._observation_spaces

    @property
    def action_spaces(self) -> Mapping[str, Space[Any]]:
        return self._action_spaces

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> Any:
        """The whole state as a vector, with what no agent may see."""
        return self.seats.state()

    def render(self) -> Any:
        """The table as everybody sees it: text with ANSI colours, or pixels."""
        return self.seats.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def clone(self) -> Any:
        """The same game at the same question; what happens in one never shows in the other."""
        return deepcopy(self)


class Turns(Table, AECEnv):  # type: ignore[misc]
    """One agent after another, as they are asked."""

    def __init__(self, seats: Seats, max_cycles: int | None = None, render_mode: RenderMode | None = None) -> None:
        AECEnv.__init__(self)
        self._sit(seats, max_cycles, render_mode)
        self.metadata = seats.metadata(is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seats.deal(seed, options)
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
        """What an agent sees now; only the one that is asked has anything to choose."""
        return self.seats.observation(self._numbers[agent], self._codes if agent == self._asked else ())

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if int(action) not in self._codes:
            raise ValueError(f"{agent}: {action} is not among the legal choices of the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if int(action) == WAIT:
            self._silent.add(self._numbers[agent])
        else:
            self.seats.answer(self._numbers[agent], self._answers[int(action)])
            self._silent = set()
        self._cycles += 1
        self._ask()
        if self.seats.playing.over:  # the only time that there are rewards
            self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the next agent that may speak up or is asked, or end the game."""
        self._answers: dict[int, Action] = {}
        self._codes: Iterable[int] = ()
        self._asked = ""
        match = self.seats.playing
        turn = next((ask for seat, ask in match.interrupts.items() if seat not in self._silent), None) or match.turn
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
        if turn is None or self.truncations[self.agent_selection]:
            self.infos = {agent: self.seats.info(seat, {}) for seat, agent in enumerate(self.possible_agents)}


class Cycles(Table, ParallelEnv):  # type: ignore[misc]
    """All agents at once, a question in each cycle."""

    def __init__(self, seats: Seats, max_cycles: int | None = None, render_mode: RenderMode | None = None) -> None:
        self._sit(seats, max_cycles, render_mode)
        self.metadata = seats.metadata()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.deal(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._look({})

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, ...]:
        match, illegal, codes = self.seats.playing, {}, {}
        for seat in [*match.interrupts, *match.asks]:
            agent, legal = self.possible_agents[seat], self.seats.codes(seat, self._answers[seat])
            illegal[agent] = int(actions[agent]) not in legal
            codes[seat] = min(legal) if illegal[agent] else int(actions[agent])
        speaking = next((seat for seat in match.interrupts if codes[seat] != WAIT), None)
        for seat in list(match.asks) if speaking is None else [speaking]:
            self.seats.answer(seat, self._answers[seat][codes[seat]])
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
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            observations[agent] = self.seats.observation(seat, self.seats.codes(seat, self._answers[seat]))
            infos[agent] = self.seats.info(seat, self._answers[seat])
            infos[agent]["illegal"] = illegal.get(agent, False)
        return observations, infos

"""The games as OpenSpiel games: `pyspiel.load_game("fathom_nautilus(seats=3)")` once `register()` was called.

The first node is chance: which of so many deals it is. All that follows is drawn from it, so that the actions of a
history say everything. An action is a code of `coding.py`; where a question is put to several, they answer one after
the other and none sees the others' answers before all have given theirs.
"""

from functools import partial
from typing import Any

from fathom.envs.seats import Seats
from fathom.games import load, names
from fathom.kernel.extras import extras

with extras():
    import numpy as np
    import pyspiel

DEALS = 10_000
LONGEST = 100_000  # actions of a game: more than any has


def register() -> None:
    """Let OpenSpiel load all games by the name `fathom_<game>`, with `seats` as their parameter."""
    for name in names():
        kind = game_type(name)
        pyspiel.register_game(kind, partial(FathomGame, name, kind))


def game_type(name: str) -> Any:
    game = load(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"fathom_{name.replace('-', '_')}",
        long_name=f"Fathom: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0]},
    )


class FathomGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Fathom for a number of seats."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.table = Seats(name, int(chosen.get("seats", load(name).seats[0])))
        seats = self.table.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.coding.size,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self, state_string: str | None = None) -> "FathomState":
        return FathomState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FathomObserver":
        return FathomObserver(self.table)


class FathomState(pyspiel.State):  # type: ignore[misc]
    """A match, or the chance node before it."""

    def __init__(self, game: FathomGame) -> None:
        super().__init__(game)
        self.table = twin(game.table)
        self.silent: set[int] = set()

    @property
    def dealt(self) -> bool:
        return self.table.match is not None

    def current_player(self) -> Any:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.playing.over else self._seat()

    def _seat(self) -> int:
        match = self.table.playing
        speaking = next((seat for seat in match.interrupts if seat not in self.silent), None)
        turn = match.turn
        assert turn is not None
        return turn.seat if speaking is None else speaking

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.codes(player, self.table.answers(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.table.deal(action)
            return
        seat = self._seat()
        answers = self.table.answers(seat)
        if action in answers:
            self.table.answer(seat, answers[action])
            self.silent = set()
        else:
            self.silent.add(seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.table.answers(player).get(action, "wait"))

    def is_terminal(self) -> bool:
        return self.dealt and self.table.playing.over

    def returns(self) -> list[float]:
        return self.table.rewards() if self.is_terminal() else [0.0] * self.table.setup.seats

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "before the deal"


class FathomObserver:
    """What a player sees, as a vector."""

    def __init__(self, table: Seats) -> None:
        self.tensor = np.zeros(table.observing.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FathomState, player: int) -> None:
        self.tensor[:] = state.table.vector(player) if state.dealt else 0

    def string_from(self, state: FathomState, player: int) -> str:
        return repr(state.table.view(player)) if state.dealt else "before the deal"


def twin(table: Seats) -> Seats:
    """The same seats without a match: what is compiled from the game is shared."""
    found = table.__deepcopy__(None)
    found.match = None
    return found

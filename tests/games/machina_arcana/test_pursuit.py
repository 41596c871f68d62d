"""Monsters' ways by bitboards are those of the search that reckons with everything."""

import pytest

from fathom.bots import RandomBot
from fathom.games import load
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.steps.monsters.pursuit import Leg, Pursuit
from fathom.kernel import Match

ANSWERS = 400


@pytest.mark.parametrize("seats", [1, 3])
def test_a_walk_is_the_best_way_there_is(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    walk, compared = Pursuit._walk, []

    def both(self: Pursuit, explorer: Explorer, stamina: int) -> list[Leg]:
        legs = walk(self, explorer, stamina)
        compared.append(set(legs) == set(self._make_way(explorer, stamina, True)))
        return legs

    monkeypatch.setattr(Pursuit, "_walk", both)
    game, bot = load("machina-arcana"), RandomBot("walks")
    for seed in range(12):
        match = Match.start(game, seats=seats, seed=str(seed), fast=True)
        for _ in range(ANSWERS):
            if match.turn is not None:
                match.answer(match.turn.seat, bot.choose(None, match.turn))
    assert len(compared) > 50
    assert all(compared)

"""The record of any game of a study."""

import msgspec
import pytest

from fathom.games import load
from fathom.kernel.record.save import read, save, verify
from fathom.lab.studies.record import recorded
from fathom.lab.studies.simulate import Plan, play_one


@pytest.mark.parametrize(
    "plan",
    [
        Plan("nautilus", ["greedy", "random"], "tide", {"base": "free"}),
        Plan("unfathomable", ["shipmate"] * 3, "tide", side="human", others="random"),
        Plan("connect-four", ["thinker:4i", "alert"], "tide"),
    ],
)
def test_the_record_is_that_very_game(plan: Plan):
    played = play_one(plan, 3)
    match = recorded(plan, played)
    assert match.over
    assert match.state.scores() == played.scores
    assert match.setup.seed == played.seed
    again = verify(load(plan.game), read(save(match)))  # every answer, the seed and the state
    assert again.state.scores() == played.scores


def test_a_game_that_comes_out_otherwise_is_refused():
    plan = Plan("nautilus", ["random", "random"], "tide")
    played = msgspec.structs.replace(play_one(plan, 0), decisions=3)
    with pytest.raises(ValueError, match="comes out otherwise now"):
        recorded(plan, played)

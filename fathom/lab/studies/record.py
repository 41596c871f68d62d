"""The record of one game of a study: it is played again, with every answer kept."""

from fathom.games import load
from fathom.kernel import Match
from fathom.lab.studies.sides import Sided
from fathom.lab.studies.simulate import Forfeit, Plan, Played, play_out, seated


def recorded(plan: Plan, played: Played) -> Match:
    """The match behind a row of a study, with its answers; `ValueError` if it does not come out as it did then."""
    game = load(plan.game)
    match = Match(game, plan.setup(game, played.number))
    bots = seated(game, plan.bots, match.setup.seed)
    if plan.side:
        others = seated(game, [plan.others] * len(bots), match.setup.seed)
        bots = [Sided(match, plan.side, *pair) for pair in zip(bots, others, strict=True)]
    try:
        decisions = play_out(match, bots)
    except Forfeit as forfeit:
        decisions = forfeit.decisions
    if (decisions, match.state.scores()) != (played.decisions, played.scores):
        raise ValueError(
            f"game {played.number} comes out otherwise now: {decisions} answers instead of {played.decisions}. "
            "Bots that think for a time, or have changed since, do not play the same game twice"
        )
    return match

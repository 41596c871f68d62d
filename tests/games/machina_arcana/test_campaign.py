"""A campaign of all three scenarios can be finished."""

import pytest

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.machina_arcana.campaign import Campaign
from fathom.games.machina_arcana.pieces import Scenario
from fathom.kernel import Match
from fathom.kernel.record.campaign import read_campaign, verify_campaign, write
from fathom.kernel.record.save import save
from fathom.lab.studies.simulate import play_out
from tests.rules import rule
from tests.rules.machina_arcana.scene import table

GAME = load("machina-arcana")
TRIES = 30


def played(scenario: str, before: Campaign | None, seed: str, fast: bool) -> Match:
    seats = 2 if before is None else len(before.veterans)
    match = Match.start(GAME, seats, seed, fast=fast, carry=before, scenario=scenario, campaign=True)
    play_out(match, [make_bot(GAME, "delver", f"{seed}/{seat}") for seat in range(seats)])
    return match


def won(scenario: str, before: Campaign | None) -> Match:
    """A scenario that the bots have won, at the first of some tries."""
    for number in range(TRIES):
        seed = f"{scenario}/{number}"
        if table(played(scenario, before, seed, fast=True)).won:
            return played(scenario, before, seed, fast=False)
    raise AssertionError(f"{scenario} was lost {TRIES} times")


@rule("CHAP9a", "CHAP9b")
@pytest.mark.slow
def test_delvers_finish_a_campaign_and_its_file_proves_it() -> None:
    chapters: list[Match] = []
    before: Campaign | None = None
    for scenario in ("ice", "beast", "statue"):
        chapters.append(won(scenario, before))
        before = table(chapters[-1]).carry_out()
        assert before is not None
    assert table(chapters[-1]).campaign_won
    assert before.won == (Scenario.ICE, Scenario.BEAST, Scenario.STATUE)
    name, saved = read_campaign(write(GAME, [save(each) for each in chapters]))
    assert name == GAME.name
    assert [table(match).won for match in verify_campaign(GAME, saved)] == [True, True, True]

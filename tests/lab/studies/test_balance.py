"""The cells in which Machina Arcana is balanced, and what is told of the games played in them."""

from fathom.lab.running.engines import Engine
from fathom.lab.studies.simulate import Played, Study, carry_out
from tools.balance import plans, table


def test_every_scenario_count_and_difficulty_is_a_cell() -> None:
    cells = plans("delver", "seed")
    told = {(plan.settings["scenario"], len(plan.bots), plan.settings["easy"]) for plan in cells}
    assert len(told) == len(cells) == 3 * 4 * 2


def test_variants_are_games_that_can_be_played() -> None:
    cells = plans("random", "seed", variants=True, checked=True)
    assert len(cells) == 3 * 4 * 5 + 4 * 2
    alone = [plan for plan in cells if len(plan.bots) == 1]
    results = carry_out(Study("simulate", alone, [1] * len(alone)), Engine())
    assert [played.error or played.fault for played in results.played] == [""] * len(alone)
    assert len(list(table(alone, results.played))) == len(alone)


def test_a_share_outside_its_band_is_marked() -> None:
    cells = plans("delver", "seed")[:1]
    games = [Played("", [], [], 30, 1, ending=ending, milestones={"level": 2}) for ending in ("won", "won", "doom")]
    assert next(table(cells, games)).split(": ")[1].startswith("67% (21% to 94%) !")
    assert "!" not in next(table(cells, [*games, *games[2:] * 2]))

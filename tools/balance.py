"""How often `delver` wins Machina Arcana: each scenario, number of explorers and difficulty, a game of each in turn.

    nice -n 10 python tools/balance.py 150 --out study-of-balance
    nice -n 10 python tools/balance.py 360 --variants --bot random --check

Shares of victories outside our bands are marked. With `--variants` all options of the game take turns, too; `--check`
looks at components and secrets while playing. Ctrl-C sums up what was played so far; `tools/seen.py` reads what `--out`
has kept.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fathom.games.machina_arcana.pieces import Scenario
from fathom.kernel.insight.odds import wilson
from fathom.lab.running.engines import Engine
from fathom.lab.studies.folder import Folder
from fathom.lab.studies.simulate import Plan, Played, Study, carry_out

GAME, MOST = "machina-arcana", 4
BANDS = {False: (0.25, 0.5), True: (0.45, 0.75)}  # by whether the game is easy
VICTORIES = ("won", "escaped")
VARIANTS: list[dict[str, Any]] = [{"easy": True, "very_easy": True}, {"ties": "asked"}, {"campaign": True}]
SHORTER: list[dict[str, Any]] = [{"length": "short"}, {"length": "very-short"}]  # SET8: of the first scenario


def plans(bot: str, seed: str, *, variants: bool = False, checked: bool = False) -> list[Plan]:
    """A plan for each cell; settled ties unless a variant asks."""
    return [
        Plan(GAME, [bot] * explorers, seed, {"scenario": scenario.value, "ties": "settled", **settings}, checked, True)
        for settings in ({"easy": False}, {"easy": True}, *(VARIANTS + SHORTER if variants else ()))
        for scenario in Scenario
        for explorers in range(1, MOST + 1)
        if scenario is Scenario.ICE or "length" not in settings
    ]


def table(of: list[Plan], played: list[Played]) -> Iterator[str]:
    """A line for each plan: victories, their share with its 95 % interval, endings, mean rounds, levels at the end."""
    for index, plan in enumerate(of):
        games = [each for each in played if each.plan == index and not each.error]
        if not games:
            continue
        endings, levels = Counter(each.ending for each in games), Counter(each.milestones["level"] for each in games)
        won = sum(endings[ending] for ending in VICTORIES)
        share, (low, high) = won / len(games), wilson(won, len(games))
        least, most = BANDS[plan.settings.get("easy", False)]
        yield " ".join(
            [
                f"{len(plan.bots)}",
                *(f"{name}={value}" for name, value in plan.settings.items()),
                f"{won} of {len(games)}: {share:.0%} ({low:.0%} to {high:.0%}){'' if least <= share <= most else ' !'}",
                *(f"{ending} {count}" for ending, count in sorted(endings.items())),
                f"rounds {sum(each.rounds for each in games) / len(games):.1f}",
                "levels " + " ".join(f"{level}:{count}" for level, count in sorted(levels.items())),
            ]
        )
    yield from (each.error or each.fault for each in played if each.error or each.fault)


def cell(plan: Plan) -> str:
    """The name of a plan's cell, as `--cells` takes it: `ice2` are two explorers in the ice."""
    return f"{plan.settings['scenario']}{len(plan.bots)}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, help="of each cell")
    parser.add_argument("--bot", default="delver")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--variants", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--cells", nargs="*", default=[], metavar="CELL", help="only these, such as ice2")
    parser.add_argument("--standard", action="store_true", help="no easy games")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    cells = plans(given.bot, given.seed, variants=given.variants, checked=given.check)
    cells = [plan for plan in cells if not given.cells or cell(plan) in given.cells]
    cells = [plan for plan in cells if not (given.standard and plan.settings.get("easy"))]
    study = Study("simulate", cells, [given.games] * len(cells))
    kept = Folder(given.out, study) if given.out else None
    results = carry_out(study, Engine(jobs=given.jobs), kept.add if kept else lambda played: None)
    if kept:
        kept.close(results)
    print(*table(cells, results.played), sep="\n")


if __name__ == "__main__":
    main()

"""A comparison: the same games again with another bot on one side, to see what that side gains by it."""

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from fathom.bots import usual_bot
from fathom.games import load
from fathom.kernel import Unknown
from fathom.kernel.insight.odds import SURE, wilson
from fathom.lab.pages.figures import Figures
from fathom.lab.studies.simulate import Plan, Played, Study, won


class Compared(Struct, frozen=True):
    """How a bot did for a side: its share of wins, and how that differs from the first bot's on the same seeds.

    `gained` games were lost by the first bot and won by this one, `lost` games the other way round.
    """

    bot: str
    games: int
    share: float
    low: float
    high: float
    difference: float
    difference_low: float
    difference_high: float
    gained: int
    lost: int


def compare(
    game: str,
    bots: list[str],
    games: int,
    seats: int,
    seed: str,
    settings: dict[str, Any],
    side: str = "",
    others: str = "",
    tallied: bool = False,
) -> Study:
    """A plan for each bot, with the same seeds. Without a name the side is the game's first; `others` play the rest."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise ValueError("a comparison needs two or more bots, each named once")
    rules = load(game)
    sides = [str(each) for each in rules.set_up(rules.setup_from(seats, seed, settings)).sides()]
    if not sides:
        raise ValueError(f"nobody wins together in {game}: let the bots play each other in a tournament")
    if side and side not in sides:
        raise Unknown(f"side of {game}", side, sides)
    others = others or usual_bot(rules)
    plans = [
        Plan(game, [bot] * seats, seed, settings, tallied=tallied, side=side or sides[0], others=others) for bot in bots
    ]
    return Study("compare", plans, [games] * len(plans))


def compared(study: Study, played: Iterable[Played]) -> list[Compared]:
    """A line for each bot, in their order. Differences are taken game by game, where both have finished it."""
    side = study.plans[0].side
    results: list[dict[int, bool]] = [{} for _ in study.plans]
    for each in played:
        if not each.error:
            results[each.plan][each.number] = won(each, side)
    return [_line(plan.bots[0], results[0], own) for plan, own in zip(study.plans, results, strict=True)]


def _line(bot: str, first: dict[int, bool], own: dict[int, bool]) -> Compared:
    wins, games = sum(own.values()), len(own)
    low, high = wilson(wins, games)
    apart = [own[number] - first[number] for number in own if number in first]
    mean = fmean(apart) if apart else 0.0
    error = SURE * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 1.0
    share = wins / games if games else 0.0
    return Compared(bot, games, share, low, high, mean, mean - error, mean + error, apart.count(1), apart.count(-1))


# -------------------------------------------------------------------------------------- in a table

COLUMNS = ("bot", "played", "share", "difference", "gained", "lost")


def cells(found: list[Compared], figures: Figures) -> list[list[str]]:
    """A row of text for each bot; the first, with which the others are compared, does not differ from itself."""
    rows = []
    for number, each in enumerate(found):
        share = f"{figures.percent(each.share)} ({figures.between(each.low, each.high, 0)})"
        between = figures.points_between(each.difference_low, each.difference_high)
        more = [
            f"{figures.points(each.difference)} ({between})",
            figures.number(each.gained),
            figures.number(each.lost),
        ]
        rows.append([each.bot, figures.number(each.games), share, *(more if number else [""] * len(more))])
    return rows

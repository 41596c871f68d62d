"""A sweep: the same games again and again, each time with another value of a setting, to see what it does."""

import re
from itertools import product
from typing import Any

from fathom.lab.studies.simulate import Plan, Study

SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?")
MOST = 500  # values, or combinations of values


def values(text: str) -> list[Any]:
    """`6..10`, `45..60:5` (every fifth) or `printed,free`: the values that a setting takes."""
    found: list[Any] = []
    for part in text.split(","):
        if span := SPAN.fullmatch(part):
            first, last, step = int(span[1]), int(span[2]), int(span[3] or 1)
            if last < first or step == 0:
                raise ValueError(f"{part!r} holds no value: write it from low to high, such as 6..10 or 45..60:5")
            if (last - first) // step >= MOST:
                wider = f"{first}..{last}:{(last - first) // MOST + 1}"
                raise ValueError(f"{part!r} holds more than {MOST} values: take larger steps, such as {wider}")
            found += range(first, last + 1, step)
        elif part and ".." not in part:
            found.append(part)
        else:
            raise ValueError(f"{text!r} is no value and no span: write it as 8, 6..10, 45..60:5 or printed,free")
    return list(dict.fromkeys(found))


def sweep(game: str, bots: list[str], games: int, seed: str, settings: dict[str, str], tallied: bool = False) -> Study:
    """A plan for each value, or for each combination where several settings have more than one, with the same seeds."""
    choices = {name: values(text) for name, text in settings.items()}
    combined = [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]
    if len(combined) < 2:
        raise ValueError("a sweep needs a setting with two or more values, such as --set start.money=45..60:5")
    if len(combined) > MOST:
        raise ValueError(f"these are {len(combined)} combinations of values; a sweep takes at most {MOST}")
    plans = [Plan(game, bots, seed, chosen, tallied=tallied) for chosen in combined]
    return Study("sweep", plans, [games] * len(plans))


def varied(study: Study) -> list[str]:
    """The settings that differ between the plans of a sweep."""
    names = study.plans[0].settings
    return [name for name in names if len({str(plan.settings[name]) for plan in study.plans}) > 1]

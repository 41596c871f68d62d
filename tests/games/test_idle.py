"""Answers with which one does nothing: whoever plays by chance or is timed out gives one of these first."""

from collections.abc import Iterator

import pytest

from fathom.games import load
from fathom.kernel import Action

IDLE = {
    "nautilus": {"BuyNothing", "Keep", "GiveBack", "Stay", "Rest", "Skip", "StayAtSea"},
    "unfathomable": {"Ready", "Pass"},
    "machina-arcana": {"EndTurn", "GoOn", "NeverMind", "Refuse", "Done"},
    "sleeping-gods": {"Done", "DropAnchor", "DrawFate", "GoOn", "KeepCubes"},
}


def kinds(kind: type[Action]) -> Iterator[type[Action]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


@pytest.mark.parametrize("name", IDLE)
def test_these_answers_do_nothing_and_no_others(name: str):
    package = load(name).package
    found = {kind.__name__ for kind in kinds(Action) if kind.__module__.startswith(f"{package}.actions") and kind.idle}
    assert found == IDLE[name]

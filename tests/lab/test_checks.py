"""The checks of a simulation must fail where a promise is broken."""

import pytest

from fathom.games import load
from fathom.kernel import Chance, Match
from fathom.lab.checks import Broken, check
from fathom.lab.simulate import Plan, simulate


def test_a_checked_simulation_finds_nothing_wrong():
    assert simulate(Plan("nautilus", ["random"] * 3, "1", checked=True), 4).errors == []


def test_a_vanished_component_is_found():
    match = Match.start(load("nautilus"), seed=1)
    match.state.tokens[0] = match.state.tokens[1]
    match.state.tokens[2] = None
    with pytest.raises(Broken, match="appeared or vanished"):
        check(match, Chance.of("x"))


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch):
    match = Match.start(load("nautilus"), seed=1)
    monkeypatch.setattr(match.game, "redact", lambda state, viewer: state)
    match.state.chance.drawn += 1
    with pytest.raises(Broken, match="depends on what is hidden"):
        check(match, Chance.of("x"))

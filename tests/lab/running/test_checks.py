"""The checks of a simulation must fail where a promise is broken."""

import pytest

from fathom.games import load
from fathom.kernel import Chance, Match
from fathom.lab.running import checks
from fathom.lab.running.checks import Broken
from fathom.lab.studies.simulate import Plan, simulate


def test_a_checked_simulation_finds_nothing_wrong():
    assert simulate(Plan("nautilus", ["random"] * 3, "1", checked=True), 4).errors == []


def test_a_vanished_component_is_found():
    match = Match.start(load("nautilus"), seed=1)
    match.state.tokens[0] = match.state.tokens[1]
    match.state.tokens[2] = None
    with pytest.raises(Broken, match="appeared or vanished"):
        checks.check_components(match)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch):
    match = Match.start(load("nautilus"), seed=1)
    monkeypatch.setattr(match.game, "redact", lambda state, viewer: state)
    match.state.chance.drawn += 1
    with pytest.raises(Broken, match="depends on what is hidden"):
        checks.check_view(match, 0, Chance.of("x"))


def test_a_question_without_an_answer_is_found():
    match = Match.start(load("nautilus"), seed=1)
    match.turn.options.clear()
    with pytest.raises(Broken, match="has no answer"):
        checks.check_question(match)


def test_a_save_that_opens_differently_is_found():
    match = Match.start(load("nautilus"), seed=1)
    checks.check_save(match)
    match.state.chance.drawn += 1
    with pytest.raises(Broken, match="does not open again"):
        checks.check_save(match)


def test_every_viewer_has_a_turn_and_the_match_is_reopened(monkeypatch: pytest.MonkeyPatch):
    viewers, reopened = [], []
    monkeypatch.setattr(checks, "check_view", lambda match, viewer, chance: viewers.append(viewer))
    monkeypatch.setattr(checks, "check_save", lambda match: reopened.append(match))
    assert simulate(Plan("nautilus", ["random"] * 3, "1", checked=True), 1).errors == []
    assert set(viewers) == {-1, 0, 1, 2}
    assert reopened

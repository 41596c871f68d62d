"""Epilogues: however a game of Unfathomable or Machina Arcana ends, there is a passage to read, and not before."""

import re
from itertools import product

import pytest

from fathom.games import load
from fathom.games.machina_arcana.pieces import Ending as Outcome
from fathom.games.machina_arcana.pieces import Scenario
from fathom.games.unfathomable.state import Ending
from fathom.kernel import SPECTATOR, Match, State
from fathom.kernel.words.prose import passages
from fathom.kernel.words.words import LANGUAGES

SHORTEST, LONGEST = 80, 180  # words in an epilogue
OTHERS_FIRST = [Scenario.STATUE, Scenario.BEAST, Scenario.ICE]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def start(name: str) -> State:
    return Match.start(load(name), seed="epilogues").state


def epilogues(state: State) -> list[str]:
    return [key for key in state.readable_passages(SPECTATOR) if key.startswith("ending/")]


def descents() -> list[tuple[Scenario, Outcome]]:
    """Every way in which a scenario can end: only the first has a short form from which one escapes (SET8b)."""
    return [
        (scenario, outcome)
        for scenario, outcome in product(Scenario, Outcome)
        if outcome is not Outcome.ESCAPED or scenario is Scenario.ICE
    ]


@pytest.mark.parametrize("name", ["unfathomable", "machina-arcana"])
def test_no_epilogue_is_told_before_the_end(name: str):
    assert epilogues(start(name)) == []


@pytest.mark.parametrize("ending", Ending)
def test_every_ending_of_unfathomable_has_a_passage(ending: Ending):
    state = start("unfathomable")
    state.ending = ending
    assert epilogues(state) == [f"ending/{ending}"]
    assert all(epilogues(state)[0] in passages(load("unfathomable"), language) for language in LANGUAGES)


@pytest.mark.parametrize(("scenario", "outcome"), descents())
def test_every_scenario_has_a_passage_for_victory_and_for_each_defeat(scenario: Scenario, outcome: Outcome):
    state = start("machina-arcana")
    state.scenario, state.ending = scenario, outcome
    assert epilogues(state) == [f"ending/{scenario}-{outcome}"]
    assert all(epilogues(state)[0] in passages(load("machina-arcana"), language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("earlier", "outcome", "told"),
    [
        (OTHERS_FIRST[:2], Outcome.WON, ["ending/ice-won", "ending/campaign-won"]),
        (OTHERS_FIRST[:1], Outcome.WON, ["ending/ice-won"]),
        (OTHERS_FIRST[:1], Outcome.DOOM, ["ending/ice-doom", "ending/campaign-lost"]),
        ([], Outcome.DESTROYED, ["ending/ice-destroyed"]),
    ],
)
def test_a_campaign_has_an_epilogue_of_its_own(earlier: list[Scenario], outcome: Outcome, told: list[str]):
    state = start("machina-arcana")
    state.campaign, state.earlier, state.ending = True, earlier, outcome
    assert epilogues(state) == told


def test_an_epilogue_is_no_card_of_the_story():
    state = start("machina-arcana")
    state.ending = Outcome.DOOM
    assert [key for key in state.revealed_cards(0) if key.startswith("ending/")] == []


@pytest.mark.parametrize("name", ["unfathomable", "machina-arcana"])
@in_every_language
def test_an_epilogue_is_a_page_and_none_is_told_twice(name: str, language: str):
    texts = {key: text for key, text in passages(load(name), language).items() if key.startswith("ending/")}
    lengths = {key: len(re.findall(r"[\w’-]+", text)) for key, text in texts.items()}
    assert {key: length for key, length in lengths.items() if not SHORTEST <= length <= LONGEST} == {}
    assert len(set(texts.values())) == len(texts)

"""The horror phase (HOR1, HOR2)."""

import pytest

from fathom.games.machina_arcana.events import HorrorRolled, Invoked, RatingsSet, ThreatChanged
from fathom.games.machina_arcana.figures import HORROR, Hold, Mark
from fathom.games.machina_arcana.library import Number, chapters
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.steps.rounds import HorrorPhase
from fathom.games.machina_arcana.steps.using.passives import number
from tests.rules import rule
from tests.rules.machina_arcana.scene import CREW, Scene, table, told

KIM = Unit("kim-richards")


def scared(roll: int, rating: int = 9) -> Scene:
    scene = Scene(*CREW).chapter("ice-2").on_top("horrors", "hardened-hides").rolls(roll)
    scene.g.horror = rating
    return scene


@rule("HOR1a")
def test_horror_markers_return() -> None:
    scene = scared(1)
    scene.g.marks = [Mark(HORROR, "numbing-touch", [Hold(KIM, "max-stamina", -1)]), Mark(0, "capacitor")]
    g = table(scene.play(HorrorPhase()))
    assert [mark.owner for mark in g.marks] == [0]
    assert number(g, KIM, Number.STAMINA) == 6


@rule("HOR1b")
def test_one_roll_for_all() -> None:
    assert len(told(scared(1).play(HorrorPhase()), HorrorRolled)) == 1


@rule("HOR1c")
def test_without_a_horror_scale_only_the_markers_return() -> None:
    scene = scared(9)
    scene.g.horror = None
    scene.g.marks = [Mark(HORROR, "numbing-touch")]
    match = scene.play(HorrorPhase())
    assert told(match, HorrorRolled) == told(match, Invoked) == table(match).marks == []


@rule("HOR2a")
@pytest.mark.parametrize(("roll", "events"), [(9, ["hardened-hides"]), (8, [])])
def test_a_roll_succeeds_at_the_rating(roll: int, events: list[str]) -> None:
    assert table(scared(roll).play(HorrorPhase())).horror_discard == events


@rule("HOR2b", "HOR2c")
def test_a_success_resets_the_rating_then_invokes_an_event() -> None:
    match = scared(6, rating=6).play(HorrorPhase())
    order = [each for each in match.journal if isinstance(each, RatingsSet | ThreatChanged | Invoked)]
    assert [type(each) for each in order] == [RatingsSet, ThreatChanged, Invoked]
    printed = chapters()["ice-1"].horror
    assert order[0].horror == printed
    assert (table(match).horror, table(match).threat, table(match).horror_discard) == (printed, 2, ["hardened-hides"])


@rule("HOR2d")
def test_a_failure_lowers_the_rating() -> None:
    match = scared(4).play(HorrorPhase())
    assert (table(match).horror, table(match).horror_discard, table(match).threat) == (8, [], 1)

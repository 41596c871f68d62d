"""Continuing effects, markers of explorers and of the horror, and taking them back (CON3 to CON6)."""

import pytest

from fathom.games.machina_arcana.actions import Target, Use
from fathom.games.machina_arcana.events import MarkerBack, Struck
from fathom.games.machina_arcana.figures import HORROR, Hold, Mark
from fathom.games.machina_arcana.library import Moment, Number, Trait, When, printed
from fathom.games.machina_arcana.pieces import ItemCard, Unit
from fathom.games.machina_arcana.steps.fighting.leaving import banish, destroy
from fathom.games.machina_arcana.steps.items.equipping import destroy_item, stow
from fathom.games.machina_arcana.steps.items.inventory import give
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, HorrorPhase
from fathom.games.machina_arcana.steps.story.marks import free_markers
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import has, number
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, abilities, at, do, go_on, prompt, refused, table, told

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
SARALL, THRALL, DEEP = Unit("sarall"), Unit("thrall"), Unit("deep-one")


KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
SARALL, THRALL, DEEP = Unit("sarall"), Unit("thrall"), Unit("deep-one")


def armed(*worn: str) -> Scene:
    """Kim with weapons, a monster beside her, and Hank far away."""
    return Scene().explorer(0, at(0, 0), worn=worn).explorer(1, at(8, 8)).monster("sarall", at(0, 1))


def usable(scene: Scene, unit: Unit, *, free_only: bool = False) -> set[tuple[str, int]]:
    found = abilities(scene.g, unit, free=free_only)
    return {(each.card, each.ability) for each in found if isinstance(each, Use)}


# --------------------------------------------------------------------------------- continuing effects

SAW = UseAbility(KIM, "circular-saw", 0, SARALL)


def sawn(times: int) -> Match:
    scene = armed("circular-saw").explorer(0, stamina=9)
    scene.g.queue[0].wounds = -20
    return scene.play(*[SAW] * times)


@rule("CON3a")
def test_it_lasts_until_the_next_explorer_phase() -> None:
    g = table(sawn(1))
    assert number(g, SARALL, Number.ARMOR) == 1
    scene = armed("circular-saw")
    scene.g.marks = [Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)])]
    assert number(table(scene.play(HorrorPhase())), SARALL, Number.ARMOR) == 1
    assert number(table(scene.play(ExplorerPhase())), SARALL, Number.ARMOR) == 2


@rule("CON3b")
def test_it_stacks_up_to_its_number() -> None:
    scene = armed("crown-of-coils").explorer(0, essence=3)
    before = number(scene.g, KIM, Number.WILL)
    match = scene.play(*[UseAbility(KIM, "crown-of-coils", 0)] * 3)
    assert number(table(match), KIM, Number.WILL) == before + 2
    assert len(table(match).marks) == 2


@rule("CON3c")
def test_the_number_counts_uses_whoever_the_targets_are() -> None:
    scene = armed("miners-pick").attach(0, "serrated-edge", "miners-pick").explorer(0, stamina=9)
    scene.monster("thrall", at(1, 1)).monster("kthun", at(1, 0))
    match = scene.play(*(UseAbility(KIM, "serrated-edge", 0, unit) for unit in (SARALL, THRALL, Unit("kthun"))))
    go_on(match, Target(THRALL), Target(SARALL), Target(Unit("kthun")))
    assert [number(table(match), unit, Number.ARMOR) for unit in (SARALL, THRALL, Unit("kthun"))] == [0, 0, 3]
    assert len(table(match).marks) == 2


@rule("CON3c")
def test_it_counts_the_markers_of_all_explorers_on_a_card_that_all_may_use() -> None:
    scene = Scene(scenario="beast").current("snare-wire").monster("sarall", at(1, 0)).monster("thrall", at(1, 1))
    match = scene.play(*(UseAbility(unit, "snare-wire", 0, on) for unit, on in ((KIM, SARALL), (HANK, THRALL))))
    assert [mark.owner for mark in table(match).marks] == [0]
    assert [has(table(match), unit, Trait.HELD) for unit in (SARALL, THRALL)] == [True, False]


@rule("CON4a")
def test_a_marker_is_put_on_the_card_first() -> None:
    g = table(sawn(1))
    assert (free_markers(g, 0), [mark.card for mark in g.marks]) == (2, ["circular-saw"])


@rule("CON4b")
def test_without_a_marker_only_the_rest_resolves() -> None:
    scene = armed("circular-saw")
    scene.g.marks = [Mark(0, name) for name in ("capacitor", "crown-of-coils", "oracles-mask")]
    match = scene.play(SAW)
    assert len(told(match, Struck)) == 1
    assert number(table(match), SARALL, Number.ARMOR) == 2


@rule("CON4c")
def test_a_destroyed_card_returns_its_marker() -> None:
    scene = armed("circular-saw")
    scene.g.marks = [Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)])]
    destroy_item(scene.g, scene.g.explorers[0], ItemCard("circular-saw"))
    assert scene.g.marks == []
    assert number(scene.g, SARALL, Number.ARMOR) == 2


@rule("CON4c")
def test_a_destroyed_explorers_cards_return_the_markers_of_others() -> None:
    scene = armed("circular-saw")
    scene.g.marks = [Mark(1, "circular-saw", [Hold(SARALL, "armor", -1)])]
    destroy(scene.g, KIM, None)
    assert scene.g.marks == []


@rule("CON4d", "CON4e")
def test_a_spent_consumable_waits_for_its_marker() -> None:
    scene = Scene().explorer(0, stowed=("smoke-pot",))
    match = do(scene.acting(), Use("smoke-pot"))
    g = table(match)
    assert has(g, KIM, Trait.ETHEREAL)
    assert (g.item_discard, g.explorers[0].gear[0].spent) == ([], True)
    refused(match, Use("smoke-pot"))
    g.agenda = [ExplorerPhase()]
    scene.g = g
    after = table(scene.play(ExplorerPhase()))
    assert (after.item_discard, after.explorers[0].gear) == (["smoke-pot"], [])
    assert not has(after, KIM, Trait.ETHEREAL)


@rule("CON4e")
def test_a_waiting_bound_event_is_not_in_play() -> None:
    scene = Scene().explorer(0, bound=("hunters-mark",))
    assert number(scene.g, KIM, Number.ATTACK) == 1
    scene.g.marks = [Mark(0, "hunters-mark")]
    match = do(scene.explorer(0, stamina=1).acting(), Use("hunters-mark"))
    assert number(table(match), KIM, Number.ATTACK) == 0
    refused(match, Use("hunters-mark"))
    assert table(match).exploration_discard == []


@rule("CON4f")
def test_stowing_or_giving_leaves_the_marker() -> None:
    scene = armed("circular-saw").explorer(1, at(1, 0))
    scene.g.marks = [Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)])]
    assert ("circular-saw", 1) in usable(scene, KIM)
    stow(scene.g, scene.g.explorers[0], ItemCard("circular-saw"))
    assert number(scene.g, SARALL, Number.ARMOR) == 1
    assert ("circular-saw", 1) not in usable(scene, KIM)
    give(scene.g, scene.g.explorers[0], scene.g.explorers[1], ItemCard("circular-saw"))
    assert number(scene.g, SARALL, Number.ARMOR) == 1
    after = table(scene.play(ExplorerPhase()))
    assert free_markers(after, 0) == 3


# -------------------------------------------------------------------------------------- horror markers


@rule("CON5a")
def test_there_are_four_horror_markers() -> None:
    scene = Scene().monster("hollow-sentinel", at(0, 2)).monster("sarall", at(1, 2)).current("numbing-touch")
    scene.g.queue[0].stamina = 9
    scene.g.marks = [Mark(HORROR, name) for name in ("a", "b", "c")]
    sap = UseAbility(Unit("hollow-sentinel"), "hollow-sentinel", 0, HANK)
    match = scene.dice(0, 0, 0, 0).play(sap, sap)
    assert [mark.owner for mark in table(match).marks] == [HORROR] * 4
    assert number(table(match), HANK, Number.ARMOR) == 1


@rule("CON5b")
@pytest.mark.parametrize("gone", [banish, lambda g, unit: destroy(g, unit, None)])
def test_a_monster_that_goes_takes_its_curse_along(gone: object) -> None:
    scene = Scene().monster("hollow-sentinel", at(0, 2))
    scene.g.marks = [Mark(HORROR, "hollow-sentinel", [Hold(HANK, "armor", -1)])]
    assert number(scene.g, HANK, Number.ARMOR) == 1
    gone(scene.g, Unit("hollow-sentinel"))  # type: ignore[operator]
    assert (scene.g.marks, number(scene.g, HANK, Number.ARMOR)) == ([], 2)


@rule("CON5b")
def test_a_covered_horror_event_takes_its_marker_along() -> None:
    scene = Scene().current("numbing-touch").on_top("horrors", "closed-minds")
    scene.g.marks = [Mark(HORROR, "numbing-touch", [Hold(HANK, "max-stamina", -1)])]
    assert table(scene.play(InvokeHorror())).marks == []


@rule("CON5c")
def test_a_horror_marker_lasts_until_the_horror_phase() -> None:
    scene = Scene().monster("hollow-sentinel", at(9, 9))
    scene.g.marks = [Mark(HORROR, "hollow-sentinel", [Hold(HANK, "armor", -1)])]
    assert number(table(scene.play(ExplorerPhase())), HANK, Number.ARMOR) == 1
    assert number(table(scene.play(HorrorPhase())), HANK, Number.ARMOR) == 2


# ----------------------------------------------------------------------------------- taking markers back


@rule("CON6a")
def test_the_return_of_a_marker_is_a_trigger() -> None:
    scene = Scene().explorer(0, worn=("stygian-pendant", "circular-saw"), essence=0)
    scene.g.marks = [Mark(0, "stygian-pendant", [Hold(KIM, "will", 2)])]
    match = scene.play(ExplorerPhase())
    assert prompt(match) == "take-turn"
    assert (table(match).explorers[0].essence, table(match).item_discard) == (1, ["stygian-pendant"])


@rule("CON6a")
def test_any_card_in_play_may_wait_for_its_marker() -> None:
    """That of an explorer, of a monster whose horror marker returns, and of an item only while it is worn."""
    waits = (When(Moment.MARKER_REMOVED, printed("drifting-motes").arrival),)
    scene = Scene().reprint("kim-richards", passive=waits)
    scene.g.marks = [Mark(0, "kim-richards")]
    assert table(scene.play(ExplorerPhase())).explorers[0].essence == 2
    scene = (
        Scene()
        .monster("thrall", at(5, 5), wounds=0)
        .reprint("thrall", passive=(When(Moment.MARKER_REMOVED, printed("rising-tide").arrival),))
    )
    scene.g.marks = [Mark(HORROR, "thrall")]
    assert table(scene.rolls(1).play(HorrorPhase())).threat == 3
    scene = Scene().explorer(0, stowed=("stygian-pendant",), essence=0)
    scene.g.marks = [Mark(0, "stygian-pendant")]
    assert table(scene.play(ExplorerPhase())).explorers[0].essence == 0


@rule("CON6a")
def test_a_marker_of_another_card_is_not() -> None:
    scene = Scene().explorer(0, worn=("stygian-pendant", "circular-saw"), essence=0)
    scene.g.marks = [Mark(0, "circular-saw")]
    match = scene.play(ExplorerPhase())
    assert (table(match).explorers[0].essence, table(match).item_discard) == (0, [])


@rule("CON6b")
def test_taking_a_marker_back_may_be_a_cost() -> None:
    scene = armed("circular-saw").explorer(1, at(8, 8), turn=None)
    assert ("circular-saw", 1) not in usable(scene, KIM, free_only=True)
    scene.g.marks = [Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)])]
    match = scene.dice(0, 0).acting(1)
    match.answer(0, Use("circular-saw", 1))
    assert [(each.owner, each.card) for each in told(match, MarkerBack)] == [(0, "circular-saw")]
    assert [each.defense for each in told(match, Struck)] == [2]

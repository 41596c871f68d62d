"""Conditions, counters, continuing effects and markers (CON1 to CON9)."""

import pytest

from fathom.games.machina_arcana.actions import Keep, PickUnit, Target, Use
from fathom.games.machina_arcana.effects.story import RollFor
from fathom.games.machina_arcana.effects.units import Regain
from fathom.games.machina_arcana.events import Attacked, EffectRolled, MarkerBack, Regained, Shoved, Struck
from fathom.games.machina_arcana.figures import HORROR, Hold, Mark
from fathom.games.machina_arcana.library import Active, Cost, Moment, Number, Trait, When, printed
from fathom.games.machina_arcana.pieces import Attribute, ItemCard, MonsterCard, Type, Unit
from fathom.games.machina_arcana.steps.fighting.leaving import banish, destroy
from fathom.games.machina_arcana.steps.items.equipping import destroy_item, stow
from fathom.games.machina_arcana.steps.items.inventory import give
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, HorrorPhase
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.marks import free_markers
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import has, number
from fathom.kernel import EVERYONE, Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, abilities, at, do, go_on, prompt, refused, table, told

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
SARALL, THRALL, DEEP = Unit("sarall"), Unit("thrall"), Unit("deep-one")


def use(scene: Scene, *uses: UseAbility) -> Match:
    return scene.play(*uses)


def armed(*worn: str) -> Scene:
    """Kim with weapons, a monster beside her, and Hank far away."""
    return Scene().explorer(0, at(0, 0), worn=worn).explorer(1, at(8, 8)).monster("sarall", at(0, 1))


def usable(scene: Scene, unit: Unit, *, free_only: bool = False) -> set[tuple[str, int]]:
    found = abilities(scene.g, unit, free=free_only)
    return {(each.card, each.ability) for each in found if isinstance(each, Use)}


# ------------------------------------------------------------------------------------------ conditions


@rule("CON1a")
def test_a_condition_holds_as_long_as_it_holds() -> None:
    scene = Scene().explorer(0, worn=("quilted-jack",), health=5)
    assert number(scene.g, KIM, Number.ARMOR) == 1
    assert number(scene.explorer(0, health=4).g, KIM, Number.ARMOR) == 2


@rule("CON1b")
def test_a_trigger_resolves_each_time() -> None:
    scene = Scene().explorer(0, worn=("crown-of-silence",), health=1)
    scene.monster("sarall", at(3, 3)).monster("thrall", at(4, 4))
    for unit in (SARALL, THRALL):
        destroy(scene.g, unit, KIM)
    assert table(scene.play(*reversed(scene.g.agenda))).explorers[0].health == 3


@rule("CON1c")
@pytest.mark.parametrize(("wounds", "attacks", "healed"), [(1, 0, 1), (0, 1, 0)])
def test_otherwise_is_for_when_it_does_not_hold(wounds: int, attacks: int, healed: int) -> None:
    scene = Scene().monster("kthun", at(5, 5)).monster("sarall", at(6, 6), wounds=wounds)
    scene.g.queue[0].stamina = 3
    match = scene.dice(0, 0).play(UseAbility(Unit("kthun"), "kthun", 0))
    assert (len(told(match, Attacked)), len(told(match, Regained))) == (attacks, healed)


@rule("CON1d")
def test_an_ability_may_need_a_condition() -> None:
    scene = Scene().monster("choir-husk", at(5, 5))
    scene.g.queue[0].stamina = 4
    assert usable(scene, Unit("choir-husk")) == {("choir-husk", 0)}
    for explorer in scene.g.explorers:
        explorer.space = None
    assert usable(scene, Unit("choir-husk")) == set()


# -------------------------------------------------------------------------------------------- counters


def quest(kills: int) -> Match:
    """Kim, bound to the quest of three trophies, destroys so many monsters."""
    scene = Scene().explorer(0, bound=("three-trophies",)).current("emerald-dusk")
    scene.g.threat = 5
    for place, name in enumerate(("sarall", "thrall", "deep-one")[:kills]):
        scene.monster(name, at(5, place))
        destroy(scene.g, Unit(name), KIM)
    return scene.play(*reversed(scene.g.agenda))


@rule("CON2a")
def test_a_counter_is_put_on_the_card_each_time() -> None:
    g = table(quest(2))
    assert g.counters == {"three-trophies": 2}
    assert g.threat == 5


@rule("CON2b", "CON9b")
def test_at_the_number_the_counters_go_and_the_effect_resolves() -> None:
    g = table(quest(3))
    assert (g.counters, g.threat) == ({}, 3)
    assert g.explorers[0].bound == []
    assert g.exploration_discard[-1] == "three-trophies"


@rule("CON2b")
def test_a_card_that_stays_begins_to_count_anew() -> None:
    scene = Scene().explorer(0, worn=("loadstone",), health=1)
    scene.reprint("loadstone", active=(Active(Regain(Attribute.HEALTH), counted=2),))
    for times, health in ((1, 1), (2, 2), (3, 2), (4, 3)):
        g = table(scene.play(*[UseAbility(KIM, "loadstone", 0)] * times))
        assert (g.explorers[0].health, g.counters) == (health, {} if times % 2 == 0 else {"loadstone": 1})


@rule("CON9b")
def test_a_destroyed_bound_event_cannot_be_destroyed_again() -> None:
    """It is the current event then, but nobody's to pay with."""
    scene = Scene().explorer(0, bound=("hunters-mark",), stamina=0)
    assert ("hunters-mark", 0) in usable(scene, KIM)
    match = scene.play(UseAbility(KIM, "hunters-mark", 0))
    g = table(match)
    assert g.exploration_discard[-1] == "hunters-mark"
    assert "hunters-mark" not in {each.card for each in abilities(g, KIM) if isinstance(each, Use)}


@rule("CON2c")
def test_uses_by_different_explorers_add_up() -> None:
    scene = Scene().chapter("ice-3").explorer(0, essence=0)
    counted = printed("ice-3").active[0].counted
    steps = [UseAbility(KIM, "ice-3", 0)] * (counted - 1) + [UseAbility(HANK, "ice-3", 0)]
    match = scene.reprint("ice-4", arrival=None).play(*steps)
    assert table(match).current == "ice-4"
    assert [each.health for each in table(match).explorers] == [5 - (counted - 1), 5]


@rule("CON2d")
def test_counters_leave_with_their_card() -> None:
    scene = Scene().chapter("ice-3").explorer(0, bound=("three-trophies",)).current("emerald-dusk", "hardened-hides")
    scene.g.counters = dict.fromkeys(("ice-3", "three-trophies", "emerald-dusk", "hardened-hides"), 1)
    scene.on_top("explorations", "steady-hum").on_top("horrors", "closed-minds").g.chapter = 1
    scene.chapter("ice-3")
    match = scene.play(InvokeExploration(KIM), InvokeHorror(), UseAbility(HANK, "ice-3", 0))
    assert table(match).counters == {"ice-3": 2, "three-trophies": 1}
    g = table(scene.play(Advance()))
    assert "ice-3" not in g.counters


@rule("CON2d")
def test_counters_are_lost_when_the_deck_is_rebuilt() -> None:
    scene = Scene().current("emerald-dusk")
    scene.g.explorations.cards, scene.g.explorations.seen = [], []
    scene.g.counters["emerald-dusk"] = 1
    assert table(scene.play(InvokeExploration(KIM))).counters == {}


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


# ------------------------------------------------------------------------------------------------ order


@rule("CON7a")
def test_effects_resolve_in_the_order_written() -> None:
    scene = armed("brass-knuckles").dice(0, 0)
    match = do(scene.acting(), Use("brass-knuckles", unit=SARALL))
    order = [type(each) for each in match.journal if isinstance(each, Struck | Shoved)]
    assert order == [Struck, Shoved]


@rule("CON7b")
def test_a_miss_does_not_stop_what_follows() -> None:
    match = do(armed("circular-saw").dice(0, 0).acting(), Use("circular-saw", unit=SARALL))
    assert [each.hit for each in told(match, Struck)] == [False]
    assert number(table(match), SARALL, Number.ARMOR) == 1


def rolling(roll: int, otherwise: bool) -> Match:
    other = Regain(Attribute.STAMINA) if otherwise else None
    effect = RollFor(7, Regain(Attribute.HEALTH), other)
    scene = Scene().explorer(0, worn=("loadstone",), health=1, stamina=1)
    scene.reprint("loadstone", active=(Active(effect, Cost()),))
    return scene.rolls(roll).play(UseAbility(KIM, "loadstone", 0))


@rule("CON8a")
@pytest.mark.parametrize(("roll", "gained"), [(7, 1), (6, 0), (0, 1)])
def test_an_effect_roll_needs_its_number(roll: int, gained: int) -> None:
    match = rolling(roll, otherwise=False)
    assert [each.roll for each in told(match, EffectRolled)] == [roll or 10]
    assert table(match).explorers[0].health == 1 + gained


@rule("CON8b")
def test_otherwise_is_for_a_lower_roll() -> None:
    assert [each.what for each in told(rolling(3, otherwise=True), Regained)] == [Attribute.STAMINA]
    assert [each.what for each in told(rolling(8, otherwise=True), Regained)] == [Attribute.HEALTH]


# -------------------------------------------------------------------------------- destroying and taking


@rule("CON9a")
def test_a_destroyed_item_leaves_what_was_on_it() -> None:
    scene = armed("circular-saw").attach(0, "serrated-edge", "circular-saw")
    scene.g.marks = [Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)])]
    destroy_item(scene.g, scene.g.explorers[0], ItemCard("circular-saw"))
    assert [(each.item, each.worn) for each in scene.g.explorers[0].gear] == [("serrated-edge", False)]
    assert (scene.g.item_discard, scene.g.marks) == (["circular-saw"], [])


@rule("CON9c")
def test_taking_an_item_searches_and_shuffles_its_deck() -> None:
    scene = Scene().explorer(0, stowed=("quartermasters-note",))
    before = list(scene.g.items[Type.WEAPON].cards)
    match = do(scene.acting(), Use("quartermasters-note"), Keep(ItemCard("rivet-rifle")))
    deck = table(match).items[Type.WEAPON].cards
    assert "rivet-rifle" in [each.item for each in table(match).explorers[0].gear]
    before.remove(ItemCard("rivet-rifle"))
    assert sorted(map(str, deck)) == sorted(map(str, before))
    assert deck != before


@rule("CON9c")
def test_a_search_that_finds_nothing_shuffles_the_deck_too() -> None:
    scene = Scene().explorer(0, stowed=("spare-parts",))
    deck = scene.g.items[Type.WEAPON]
    deck.cards[:], deck.seen[:] = [ItemCard("judgement"), ItemCard("widowmaker")], [EVERYONE, EVERYONE]
    match = do(scene.acting(), Use("spare-parts"))
    assert table(match).items[Type.WEAPON].seen == [0, 0]


@rule("CON9d")
@pytest.mark.parametrize("pile", ["deck", "discard", "removed", "not yet added"])
def test_a_named_monster_is_found_wherever_it_is(pile: str) -> None:
    scene = Scene().tile("." * 10 + ("\n" + "." * 10) * 8 + "\n" + "S" + "." * 9)
    g = scene.g
    thrall = MonsterCard("thrall")
    if pile != "deck":
        g.monsters.take(thrall)
    if pile == "discard":
        g.monster_discard.append(thrall)
    if pile == "removed":
        g.removed.append(thrall)
    before = [card for card in g.monsters.cards if card != thrall]
    match = scene.on_top("horrors", "the-thrall-walks").play(InvokeHorror())
    do(match, PickUnit(KIM))
    g = table(match)
    assert [each.card for each in g.queue] == ["thrall"]
    assert thrall not in [*g.monsters.cards, *g.monster_discard, *g.removed]
    assert (g.monsters.cards == before) == (pile != "deck")

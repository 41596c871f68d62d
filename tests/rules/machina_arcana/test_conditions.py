"""Conditions, counters, the order of effects, destroying and taking (CON1, CON2, CON7 to CON9)."""

import pytest

from fathom.games.machina_arcana.actions import Keep, PickUnit, Use
from fathom.games.machina_arcana.effects.story import RollFor
from fathom.games.machina_arcana.effects.units import Regain
from fathom.games.machina_arcana.events import Attacked, EffectRolled, Regained, Shoved, Struck
from fathom.games.machina_arcana.figures import Hold, Mark
from fathom.games.machina_arcana.library import Active, Cost, Number, printed
from fathom.games.machina_arcana.pieces import Attribute, ItemCard, MonsterCard, Type, Unit
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.items.equipping import destroy_item
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import EVERYONE, Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, abilities, at, do, table, told

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
SARALL, THRALL, DEEP = Unit("sarall"), Unit("thrall"), Unit("deep-one")


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

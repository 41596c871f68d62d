"""Abilities: what is in play, costs, windows between actions, and arrivals (ABL1 to ABL5)."""

from fathom.games.machina_arcana.actions import EndTurn, GoOn, Move, Place, Raise, TakeTurn, Use
from fathom.games.machina_arcana.effects.selections import Each
from fathom.games.machina_arcana.effects.units import Attack, Lose, Regain
from fathom.games.machina_arcana.events import Attacked, Lost, Regained
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.in_play import in_play, sources
from fathom.games.machina_arcana.library import (
    Active,
    Cost,
    Group,
    Number,
    Passive,
    chapters,
    events,
    explorers,
    items,
    monsters,
)
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.steps.items.equipping import stow
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn
from fathom.games.machina_arcana.steps.rounds import NextMonster, NextTurn, Round
from fathom.games.machina_arcana.steps.story.advancing import Advance, Arrivals
from fathom.games.machina_arcana.steps.story.chapters import PlaceEntrance
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror, reinvoke
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel.cards.effects import Effect
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    CREW,
    HALL,
    Scene,
    abilities,
    asked,
    at,
    do,
    options,
    prompt,
    refused,
    table,
    told,
)

KIM, HANK, EDDA, PHILLIP = map(Unit, CREW)
SARALL = Unit("sarall")
SPAWNS = HALL[:-1] + "S"


# -------------------------------------------------------------------------------------------- in play


@rule("ABL1a")
def test_only_cards_in_play_have_effect() -> None:
    scene = Scene().chapter("ice-2").current("emerald-dusk", "steady-hum", "hardened-hides").monster("sarall", at(5, 5))
    scene.explorer(0, worn=("miners-pick",), stowed=("oilskin-coat", "red-tonic"), bound=("hunters-mark",))
    cards = {card for card, _ in sources(in_play(scene.g))}
    assert cards == {KIM, HANK, "sarall", "ice-2", "steady-hum", "hardened-hides", "hunters-mark", "miners-pick"}


@rule("ABL1b")
def test_chapters_and_events_have_no_owner() -> None:
    scene = Scene().chapter("ice-2").current("emerald-dusk").explorer(0, worn=("miners-pick",), bound=("hunters-mark",))
    owners = dict(sources(in_play(scene.g)))
    assert (owners["ice-2"], owners["emerald-dusk"]) == (None, None)
    assert owners["miners-pick"] == owners["hunters-mark"] == owners[KIM] == KIM


@rule("ABL1c")
def test_abilities_are_active_passive_or_arrivals() -> None:
    for shelf in (explorers(), monsters(), items(), events(), chapters()):
        for card in shelf.values():
            assert all(isinstance(each, Active) for each in card.active)
            assert all(isinstance(each, Passive) for each in card.passive)
            assert card.arrival is None or isinstance(card.arrival, Effect)


# ----------------------------------------------------------------------------------------------- costs


@rule("ABL2a")
def test_the_whole_cost_is_paid() -> None:
    scene = Scene().explorer(0, worn=("mending-swarm",), stamina=2, essence=1, health=1)
    match = do(scene.acting(), Use("mending-swarm"))
    kim = table(match).explorers[0]
    assert (kim.stamina, kim.essence, kim.health) == (0, 0, 2)
    refused(Scene().explorer(0, worn=("mending-swarm",), stamina=2, essence=0, health=1).acting(), Use("mending-swarm"))
    refused(Scene().explorer(0, worn=("mending-swarm",), stamina=1, essence=1, health=1).acting(), Use("mending-swarm"))


@rule("ABL2b")
def test_each_kind_of_cost_is_charged() -> None:
    scene = Scene().tile(HALL[:22] + "E" + HALL[23:]).explorer(0, at(1, 0), stowed=("red-tonic",), health=3, stamina=2)
    scene.explorer(0, worn=("blood-chalice",))
    scene.reprint(
        "blood-chalice", active=(Active(Regain(Attribute.ESSENCE), Cost(stamina=1, health=1, space=Kind.EVENT)),)
    )
    match = do(scene.acting(), Use("blood-chalice"))
    g = table(match)
    assert (g.explorers[0].stamina, g.explorers[0].health, g.tokens) == (1, 2, {at(2, 0): 1})
    do(match, Use("red-tonic"))
    assert g.item_discard == ["red-tonic"]


@rule("ABL2c")
def test_an_aimed_ability_needs_a_target() -> None:
    scene = Scene().explorer(0, at(0, 0), worn=("miners-pick", "loadstone")).explorer(1, at(9, 9))
    found = [each for each in options(scene.acting(), Use) if each.card == "miners-pick"]  # type: ignore[attr-defined]
    assert found == [Use("miners-pick", unit=KIM)]
    scene.explorer(0, worn=("puppet-string",), essence=2)
    refused(scene.acting(), Use("puppet-string"))


@rule("ABL2d")
def test_without_a_target_the_user_is_meant() -> None:
    scene = Scene().explorer(0, worn=("loadstone",)).reprint("loadstone", active=(Active(Attack(2)),))
    match = scene.dice(0, 0).play(UseAbility(KIM, "loadstone", 0))
    assert [each.defenders for each in told(match, Attacked)] == [[KIM]]


@rule("ABL2e", "ABL3b")
def test_nothing_interrupts_an_ability() -> None:
    scene = Scene().explorer(0, at(0, 0), essence=1).explorer(1, at(5, 5), stowed=("blink-powder",))
    scene.monster("sarall", at(0, 1)).dice(1)
    match = do(scene.acting(), Use("kim-richards", unit=SARALL))
    assert (prompt(match), list(match.interrupts)) == ("raise", [])
    refused(match, Use("blink-powder"), 1)
    do(match, Raise(1))
    assert prompt(match) == "act"
    assert 1 in match.interrupts


@rule("ABL2f")
def test_stamina_is_spent_in_ones_own_turn_only() -> None:
    scene = Scene().explorer(1, at(5, 5), worn=("climbing-harness", "hollow-crown"), essence=2, stamina=5)
    scene.monster("sarall", at(6, 6))
    match = scene.acting()
    cards = {each.card for each in match.interrupts[1].options if isinstance(each, Use)}
    assert cards == {"hollow-crown"}
    refused(match, Use("climbing-harness"), 1)


@rule("ABL2g")
def test_a_cost_is_paid_for_the_ability_itself() -> None:
    scene = Scene().tile(HALL[:22] + "E" + HALL[23:]).explorer(0, at(1, 0), worn=("loadstone",), health=1)
    scene.reprint("loadstone", active=(Active(Regain(Attribute.HEALTH), Cost(space=Kind.EVENT)),))
    assert Use("loadstone") in abilities(scene.g, KIM)
    assert Use("loadstone") not in abilities(scene.destroyed(at(2, 0)).g, KIM)


# --------------------------------------------------------------------------------------------- windows


@rule("ABL3a")
def test_others_speak_up_between_actions() -> None:
    scene = Scene().explorer(1, at(5, 5), stowed=("blink-powder",))
    match = scene.acting()
    assert asked(match) == [0]
    match.answer(1, Use("blink-powder"))
    do(match, Place(at(6, 6)), by=1)
    assert table(match).explorers[1].space == at(6, 6)
    assert (asked(match), prompt(match)) == ([0], "act")


@rule("ABL3a")
def test_others_speak_up_between_the_actions_of_monsters_and_between_turns() -> None:
    scene = Scene().explorer(0, at(0, 0), stowed=("blink-powder",)).explorer(1, at(0, 1)).monster("sarall", at(5, 5))
    match = scene.play(NextMonster())
    assert (prompt(match), asked(match)) == ("window", [0])
    before = table(match).queue[0].space
    do(match, GoOn())
    assert table(match).queue[0].space != before
    scene = Scene().explorer(0, at(0, 0), stowed=("blink-powder",)).explorer(1, turn=Turn.WAITING)
    scene.explorer(0, turn=Turn.WAITING)
    match = scene.play(NextTurn())
    do(match, TakeTurn(HANK))
    do(match, EndTurn(), by=1)
    assert (prompt(match), asked(match)) == ("window", [0])


@rule("ABL3c")
def test_the_user_is_the_active_unit_out_of_turn_too() -> None:
    scene = Scene().tile(HALL, 1, column=1).explorer(1, at(5, 5, 1), worn=("storm-jar",))
    scene.reprint("storm-jar", active=(Active(Lose(Attribute.HEALTH, on=Each(Group.MONSTER)), Cost(essence=1)),))
    scene.monster("sarall", at(5, 5)).monster("thrall", at(9, 9, 1)).explorer(1, essence=1)
    match = scene.acting()
    match.answer(1, Use("storm-jar"))
    assert [each.unit for each in told(match, Lost) if each.what is Attribute.HEALTH] == ["thrall"]


# -------------------------------------------------------------------------------- passives and arrivals


@rule("ABL4a")
def test_a_passive_works_while_its_card_is_in_play() -> None:
    scene = Scene().explorer(0, worn=("ticking-vest",))
    assert number(scene.g, KIM, Number.STAMINA) == 7
    stow(scene.g, scene.g.explorers[0], scene.g.explorers[0].gear[0].item)
    assert number(scene.g, KIM, Number.STAMINA) == 6


def arriving(scene: Scene, unit: str) -> Scene:
    return scene.reprint(unit, arrival=Regain(Attribute.ESSENCE))


@rule("ABL5a", "ABL5b")
def test_an_explorer_arrives_when_it_is_placed_and_only_then() -> None:
    scene = Scene()
    for unit in (KIM, HANK):
        arriving(scene, unit)
    match = scene.play(PlaceEntrance(), Arrivals(items=True), Round())
    do(match, Place(at(9, 4)))
    do(match, Place(at(9, 5)), by=1)
    assert [(each.unit, each.by) for each in told(match, Regained)] == [(KIM, 1), (HANK, 1)]
    do(match, TakeTurn(KIM), Move(at(6, 4)), EndTurn())
    assert len(told(match, Regained)) == 2


@rule("ABL5c")
def test_a_monster_arrives_when_it_is_spawned() -> None:
    scene = Scene().tile(SPAWNS).on_top("monsters", "sarall").monster("thrall", at(5, 5), wounds=1)
    scene.reprint("sarall", arrival=Lose(Attribute.HEALTH))
    match = scene.play(Spawn(KIM))
    assert [each.unit for each in told(match, Lost)] == [SARALL]


@rule("ABL5d")
def test_an_exploration_event_arrives_for_who_invoked_it() -> None:
    scene = Scene().on_top("explorations", "drifting-motes")
    match = scene.play(InvokeExploration(HANK))
    assert [each.unit for each in told(match, Regained)] == [HANK]
    for unit in (KIM, HANK):
        scene.g = table(match)
        reinvoke(scene.g, unit, horror=False)
        match = scene.play(*reversed(scene.g.agenda))
        assert [each.unit for each in told(match, Regained)] == [unit]


@rule("ABL5e")
def test_horror_events_and_chapters_arrive_for_those_they_name() -> None:
    scene = Scene(*CREW[:3]).tile(HALL, 1, column=1).explorer(2, at(5, 5, 1), essence=1).explorer(0, essence=1)
    match = scene.explorer(1, essence=0).on_top("horrors", "stolen-breath").play(InvokeHorror())
    assert [each.essence for each in table(match).explorers] == [0, 0, 0]
    scene.reprint("ice-2", arrival=Regain(Attribute.ESSENCE, on=Each(Group.EXPLORER)))
    match = scene.chapter("ice-1").play(Advance())
    assert [each.unit for each in told(match, Regained)] == [KIM, HANK, EDDA]

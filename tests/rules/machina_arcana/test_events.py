"""Event cards: current, bound, invoked and shuffled (EVT1 to EVT8)."""

from fathom.games.machina_arcana.actions import Use
from fathom.games.machina_arcana.effects.selections import Each
from fathom.games.machina_arcana.effects.story import Gain
from fathom.games.machina_arcana.events import BoundTo, Invoked, Regained, ThreatChanged
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Group, Number, events
from fathom.games.machina_arcana.pieces import EventCard, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.story.revealing import (
    InvokeExploration,
    InvokeHorror,
    reinvoke,
    shuffle_events,
)
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, abilities, at, prompt, table, told, usable_by

KIM, HANK, SARALL = Unit("kim-richards"), Unit("hank-horden"), Unit("sarall")


def invoked(event: str, by: Unit = KIM, scene: Scene | None = None) -> Match:
    return (scene or Scene()).on_top("explorations", event).play(InvokeExploration(by))


def emptied(scene: Scene, kind: str) -> Scene:
    """The deck of a kind is empty; five cards lie on its discard, the last of them current."""
    deck = getattr(scene.g, kind)
    five = [EventCard(str(card)) for card in deck.cards[:5]]
    deck.cards, deck.seen = [], []
    discard = scene.g.horror_discard if kind == "horrors" else scene.g.exploration_discard
    discard += five
    scene.g.changed()
    return scene


def again(g: Machina, unit: Unit | None, *, horror: bool) -> Match:
    scene = Scene()
    scene.g = g
    reinvoke(g, unit, horror)
    return scene.play(*reversed(g.agenda))


@rule("EVT1a")
def test_the_last_event_is_the_current_one() -> None:
    g = table(invoked("steady-hum", scene=Scene().current("emerald-dusk")))
    assert g.exploration_discard == ["emerald-dusk", "steady-hum"]
    assert (number(g, KIM, Number.ARMOR), number(g, KIM, Number.WILL)) == (1, 2)


@rule("EVT1b")
def test_a_current_event_works_on_the_whole_board() -> None:
    scene = Scene().tile(HALL, 1, column=1).monster("sarall", at(5, 5)).monster("thrall", at(5, 5, 1))
    before = [number(scene.g, each.unit, Number.ARMOR) for each in scene.g.queue]
    scene.current("hardened-hides")
    assert [number(scene.g, each.unit, Number.ARMOR) for each in scene.g.queue] == [each + 1 for each in before]


@rule("EVT2a")
def test_monsters_do_not_use_exploration_events() -> None:
    scene = Scene().current("loose-cobbles", "borrowed-claws").monster("sarall", at(0, 2))
    assert usable_by(scene.g, SARALL) == ["borrowed-claws", "sarall"]
    assert "loose-cobbles" in usable_by(scene.g, KIM)
    assert "borrowed-claws" not in usable_by(scene.g, KIM)


@rule("EVT2a", "TILE6d")
def test_who_has_left_the_board_invokes_nothing() -> None:
    match = invoked("emerald-dusk", scene=Scene().explorer(0, fate=Fate.EXITED))
    assert (told(match, Invoked), table(match).exploration_discard) == ([], [])


@rule("EVT2b")
def test_everybody_has_the_abilities_of_the_current_event() -> None:
    scene = Scene().current("tapped-conduit")
    for seat, unit in enumerate((KIM, HANK)):
        scene.acting(seat)
        assert Use("tapped-conduit") in abilities(scene.g, unit)
    assert [each.unit for each in told(invoked("drifting-motes", HANK), Regained)] == [HANK]


@rule("EVT3a", "EVT3c")
def test_a_bound_event_goes_to_who_invoked_it() -> None:
    scene = Scene().current("emerald-dusk").monster("mi-go", at(5, 5)).on_top("explorations", "hunters-mark")
    destroy(scene.g, Unit("mi-go"), HANK)
    match = scene.play(*reversed(scene.g.agenda))
    assert [each.event for each in table(match).explorers[1].bound] == ["hunters-mark"]
    assert [each.unit for each in told(match, BoundTo)] == [HANK]
    assert table(match).exploration_discard == ["emerald-dusk"]


@rule("EVT3b")
def test_a_bound_event_is_part_of_the_explorers_card() -> None:
    scene = Scene().explorer(0, bound=("hunters-mark",), stamina=1)
    assert (number(scene.g, KIM, Number.ATTACK), number(scene.g, HANK, Number.ATTACK)) == (1, 0)
    assert Use("hunters-mark") in abilities(scene.g, KIM)
    assert "hunters-mark" not in usable_by(scene.g, HANK)


@rule("EVT5a")
def test_an_empty_exploration_deck_is_rebuilt() -> None:
    g = table(emptied(Scene(), "explorations").play(InvokeExploration(KIM)))
    assert len(g.explorations) + len(g.exploration_discard) + len(g.explorers[0].bound) == 5
    assert len(g.explorations) == 4


@rule("EVT5b")
def test_the_arrival_comes_before_the_discard() -> None:
    scene = Scene().current("emerald-dusk").on_top("explorations", "forgotten-satchel")
    match = scene.play(InvokeExploration(KIM))
    assert prompt(match) == "draw-item"
    assert table(match).exploration_discard == ["emerald-dusk"]
    assert table(match).drawn_explorations == ["forgotten-satchel"]


@rule("EVT5c")
def test_at_last_the_card_is_the_current_event() -> None:
    g = table(invoked("drifting-motes"))
    assert (g.exploration_discard, g.drawn_explorations) == (["drifting-motes"], [])


@rule("EVT5d")
def test_nothing_is_current_while_a_rebuilt_deck_is_drawn_from() -> None:
    scene = Scene()
    scene.g.exploration_discard = [EventCard("forgotten-satchel"), EventCard("emerald-dusk")]
    scene.g.explorations.cards, scene.g.explorations.seen = [], []
    scene.reprint("emerald-dusk", arrival=events()["forgotten-satchel"].arrival)
    match = scene.play(InvokeExploration(KIM))
    assert prompt(match) == "draw-item"
    assert table(match).exploration_discard == []
    assert number(table(match), KIM, Number.ARMOR) == 1


@rule("EVT6a", "EVT6c")
def test_threat_rises_then_the_horror_event_arrives_and_is_current() -> None:
    scene = Scene().on_top("horrors", "stolen-breath").explorer(0, essence=1)
    scene.g.threat = 2
    match = scene.play(InvokeHorror())
    order = [type(each) for each in match.journal if isinstance(each, ThreatChanged | Invoked)]
    assert order == [ThreatChanged, Invoked]
    assert (table(match).threat, table(match).horror_discard) == (3, ["stolen-breath"])
    assert table(match).explorers[0].essence == 0


@rule("EVT6c")
def test_the_arrival_of_a_horror_event_comes_before_the_discard() -> None:
    scene = Scene().current("hardened-hides").on_top("horrors", "stolen-breath")
    match = scene.reprint("stolen-breath", arrival=Gain(Each(Group.EXPLORER))).play(InvokeHorror())
    assert prompt(match) == "draw-item"
    assert (table(match).horror_discard, table(match).drawn_horrors) == (["hardened-hides"], ["stolen-breath"])


@rule("EVT6b")
def test_an_empty_horror_deck_is_rebuilt() -> None:
    scene = emptied(Scene(), "horrors")
    for card in scene.g.horror_discard:
        scene.reprint(card, arrival=None)
    g = table(scene.play(InvokeHorror()))
    assert (len(g.horrors), len(g.horror_discard)) == (4, 1)


@rule("EVT7a")
def test_an_exploration_event_is_invoked_once_more() -> None:
    scene = Scene().current("drifting-motes")
    size = len(scene.g.explorations)
    match = again(scene.g, HANK, horror=False)
    assert [(each.unit, each.by) for each in told(match, Regained)] == [(HANK, 2)]
    assert len(table(match).explorations) == size


@rule("EVT7b")
def test_a_horror_event_is_invoked_once_more_without_threat() -> None:
    scene = Scene().current("stolen-breath").explorer(0, essence=3)
    size, threat = len(scene.g.horrors), scene.g.threat
    match = again(scene.g, None, horror=True)
    assert table(match).explorers[0].essence == 2
    assert (len(table(match).horrors), table(match).threat) == (size, threat)


@rule("EVT7c")
def test_without_a_current_event_nothing_is_invoked_again() -> None:
    for horror in (True, False):
        match = again(Scene().g, KIM, horror=horror)
        assert told(match, Invoked) == []


@rule("EVT8a")
def test_deck_and_discard_are_shuffled_together() -> None:
    scene = Scene().current("drifting-motes", "emerald-dusk", "hardened-hides", "closed-minds")
    sizes = len(scene.g.explorations), len(scene.g.horrors)
    for horror in (False, True):
        shuffle_events(scene.g, horror)
    assert (len(scene.g.explorations), len(scene.g.horrors)) == (sizes[0] + 2, sizes[1] + 2)
    assert scene.g.exploration_discard == scene.g.horror_discard == []
    assert number(scene.g, KIM, Number.ARMOR) == 1

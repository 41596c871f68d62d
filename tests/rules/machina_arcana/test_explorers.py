"""Explorers: what they can use, and what happens when one is destroyed (EXP1, EXP2)."""

from fathom.games.machina_arcana.actions import (
    Activate,
    Move,
    Place,
    StepIntoPit,
    TakeTurn,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.events import TurnBegan
from fathom.games.machina_arcana.figures import Fate, Hold, Mark, Turn
from fathom.games.machina_arcana.library import explorers, printed
from fathom.games.machina_arcana.pieces import Class, Unit
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.fighting.leaving import AllOut, destroy
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, MonsterPhase, Round
from fathom.games.machina_arcana.steps.spaces.activating import destroy_space
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.kernel import Match
from fathom.kernel.cards.effects import Do
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, asked, at, do, go_on, options, prompt, table, told

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")
PIT = HALL[:11] + "P" + HALL[12:]


def cards(match: Match) -> set[str]:
    """The cards whose abilities are offered."""
    return {each.card for each in options(match, Use) if isinstance(each, Use)}


@rule("EXP1a")
def test_where_abilities_come_from() -> None:
    scene = Scene("phillip", "hank-horden").tile("C" + HALL[1:]).chapter("ice-3").current("tapped-conduit")
    scene.explorer(
        0, at(0, 1), worn=("climbing-harness",), stowed=("red-tonic", "chain-flail"), bound=("hunters-mark",)
    )
    match = scene.explorer(1, at(1, 1)).acting()
    assert cards(match) == {"phillip", "climbing-harness", "red-tonic", "tapped-conduit", "ice-3", "hunters-mark"}
    assert {type(each) for each in options(match)} >= {Activate, Move, UseInventory, Trade}


@rule("EXP1b")
def test_every_explorer_has_a_class() -> None:
    roles = {name: card.role for name, card in explorers().items()}
    assert sorted(roles.values()) == sorted([*Class, *Class])
    assert (roles["kim-richards"], roles["hank-horden"]) == (Class.GUNNER, Class.BRUTE)


@rule("EXP1c")
def test_inventories_are_ones_own() -> None:
    scene = Scene().explorer(0, worn=("climbing-harness",), stowed=("red-tonic",), bound=("hunters-mark",))
    assert cards(scene.acting(1)).isdisjoint({"climbing-harness", "red-tonic", "hunters-mark"})


@rule("EXP1d")
def test_the_chapter_speaks_before_the_explorers_arrive() -> None:
    entrance, gain = printed("ice-1").arrival, printed("beast-5").arrival
    assert entrance is not None
    assert gain is not None
    scene = Scene("milo-hartz").reprint("ice-2", arrival=Do((entrance, gain)))
    match = do(scene.play(Advance(), Round()), Place(at(9, 4)))
    asks = []
    while prompt(match) != "act":
        asks.append(prompt(match))
        go_on(match, options(match)[0])
    assert asks[:4] == ["draw-item", "draw-item", "part-with-item", "keep-item"]  # the chapter's
    assert asks[-2:] == ["draw-item", "keep-or-return"]  # Milo's


@rule("EXP1d")
def test_they_arrive_before_a_new_round() -> None:
    scene = Scene("milo-hartz").chapter("ice-4").explorer(0, at(5, 5))
    match = scene.play(AllOut(), Round())
    assert prompt(match) == "act"
    scene = Scene("milo-hartz").chapter("ice-4").explorer(0, fate=Fate.EXITED)
    match = scene.play(AllOut(), Round())
    go_on(match, options(match)[0])
    assert prompt(match) == "draw-item"


# --------------------------------------------------------------------------------------- destruction


@rule("EXP2a")
def test_without_health_an_explorer_is_destroyed() -> None:
    match = Scene().explorer(0, health=1).play(LoseHealth(KIM), Round())
    assert [each.fate for each in table(match).explorers] == [Fate.DESTROYED, Fate.HERE]
    assert table(match).scheming


@rule("EXP2b")
def test_figure_and_markers_leave() -> None:
    scene = Scene().explorer(0, at(5, 5), worn=("climbing-harness",))
    scene.g.marks = [
        Mark(0, "climbing-harness", [Hold(HANK, "armor", 1)]),
        Mark(0, "crown-of-coils", [Hold(HANK, "armor", 1)]),
        Mark(1, "capacitor", [Hold(KIM, "armor", 1), Hold(HANK, "armor", 1)]),
    ]
    destroy(scene.g, KIM, None)
    assert scene.g.unit_at(at(5, 5)) is None
    assert scene.g.marks == [Mark(1, "capacitor", [Hold(HANK, "armor", 1)])]


@rule("EXP2c")
def test_items_are_shuffled_onto_the_discard() -> None:
    orders = set()
    for seed in range(12):
        scene = Scene(seed=f"items {seed}").explorer(0, worn=("miners-pick", "blood-chalice"), stowed=("red-tonic",))
        destroy(scene.g, KIM, None)
        assert scene.g.explorers[0].gear == []
        assert sorted(scene.g.item_discard) == ["blood-chalice", "miners-pick", "red-tonic"]
        orders.add(tuple(scene.g.item_discard))
    assert len(orders) > 1


@rule("EXP2d")
def test_bound_events_leave_the_game() -> None:
    scene = Scene().explorer(0, bound=("three-trophies",))
    scene.g.counters = {"three-trophies": 2}
    destroy(scene.g, KIM, None)
    g = scene.g
    assert "three-trophies" not in [*g.explorations.cards, *g.exploration_discard, *g.explorers[0].bound]
    assert (g.lost_events, g.counters) == (["three-trophies"], {})


@rule("EXP2e")
def test_the_turn_of_a_destroyed_explorer_ends_at_once() -> None:
    scene = Scene().tile(PIT).explorer(0, at(0, 0), stamina=4, turn=Turn.WAITING).explorer(1, at(9, 9))
    match = go_on(scene.play(ExplorerPhase()), TakeTurn(KIM))
    do(match, StepIntoPit(at(1, 0)))
    assert (asked(match), prompt(match)) == ([1], "act")
    assert [each.unit for each in told(match, TurnBegan)] == [KIM, HANK]


@rule("EXP2f")
def test_essence_does_not_save_from_a_pit() -> None:
    scene = Scene().tile(PIT).explorer(0, at(0, 0), essence=9, worn=("miners-pick",))
    match = do(scene.acting(), StepIntoPit(at(1, 0)))
    assert table(match).explorers[0].fate is Fate.DESTROYED
    assert table(match).item_discard == ["miners-pick"]


@rule("EXP2f")
def test_nor_from_a_sealed_space() -> None:
    scene = Scene().tile("S" + HALL[1:]).explorer(0, at(0, 0), essence=9)
    destroy_space(scene.g, at(0, 0), HANK)
    assert scene.g.explorers[0].fate is Fate.DESTROYED


@rule("CHAP4f")
def test_the_others_go_on_when_the_last_one_on_the_board_is_destroyed() -> None:
    scene = Scene().chapter("ice-4").explorer(0, fate=Fate.EXITED, turn=Turn.OVER).explorer(1, at(5, 5), health=1)
    scene.monster("thrall", at(5, 6)).dice(5, 5)
    match = scene.play(MonsterPhase(), Round())
    g = table(match)
    assert (g.current, g.queue, prompt(match)) == ("ice-5", [], "enter")
    assert not match.over

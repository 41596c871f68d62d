"""Threat and the monster level (THR1)."""

from fathom.games.machina_arcana.actions import Destroy
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import monsters
from fathom.games.machina_arcana.pieces import ItemCard, MonsterCard
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat, lower_threat, set_threat
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, asked, at, do, options, table


def threatened(threat: int, level: int = 1) -> Scene:
    scene = Scene()
    scene.g.threat, scene.g.level = threat, level
    return scene


def raised(scene: Scene, by: int = 1) -> Match:
    return scene.play(RaiseThreat(by))


def of_level(level: int) -> set[str]:
    return {name for name, card in monsters().items() if card.level == level}


def both(g: Machina) -> tuple[int, int]:
    return g.level, g.threat


@rule("THR1a")
def test_threat_rises_by_a_space() -> None:
    assert both(table(raised(threatened(3)))) == (1, 4)


@rule("THR1b")
def test_at_the_last_space_the_monster_level_rises() -> None:
    assert both(table(raised(threatened(8)))) == (1, 9)
    assert both(table(raised(threatened(9)))) == (2, 1)


@rule("THR1c")
def test_monsters_of_the_new_level_and_the_discard_join_the_deck() -> None:
    scene = threatened(9)
    scene.g.monsters.cards, scene.g.monsters.seen = [MonsterCard("kthun")], [0]
    scene.g.monster_discard = [MonsterCard("thrall"), MonsterCard("sarall")]
    scene.g.removed = [MonsterCard("mi-go"), MonsterCard("rust-hulk")]
    g = table(raised(scene))
    assert sorted(map(str, g.monsters.cards)) == sorted({"kthun", "thrall", "sarall"} | of_level(2) - {"rust-hulk"})
    assert g.monster_discard == []
    assert g.removed == ["mi-go", "rust-hulk"]


@rule("THR1c")
def test_a_monster_that_came_early_is_not_added_again() -> None:
    scene = threatened(9)
    scene.g.monsters.put_on_top(MonsterCard("rust-hulk"))
    assert table(raised(scene)).monsters.cards.count(MonsterCard("rust-hulk")) == 1


@rule("THR1d")
def test_at_level_five_everybody_destroys_an_equipped_item() -> None:
    scene = threatened(4, level=5).explorer(0, worn=("miners-pick", "studded-boots"), stowed=("spark-rod",))
    match = raised(scene.explorer(1, worn=("boning-knife",)))
    assert set(options(match)) == {Destroy(ItemCard("miners-pick")), Destroy(ItemCard("studded-boots"))}
    do(match, Destroy(ItemCard("studded-boots")))
    assert asked(match) == [1]
    do(match, Destroy(ItemCard("boning-knife")), by=1)
    assert table(match).item_discard == ["studded-boots", "boning-knife"]
    assert both(table(match)) == (5, 4)


@rule("THR1e")
def test_who_has_nothing_equipped_is_destroyed() -> None:
    scene = threatened(1, level=5).explorer(0, stowed=("miners-pick",), essence=9).explorer(1, worn=("boning-knife",))
    match = do(raised(scene), Destroy(ItemCard("boning-knife")), by=1)
    assert [each.fate for each in table(match).explorers] == [Fate.DESTROYED, Fate.HERE]


@rule("THR1f")
def test_threat_never_falls_below_one() -> None:
    g = threatened(2).g
    lower_threat(g, 2)
    assert g.threat == 1


@rule("THR1g")
def test_a_large_increase_goes_space_by_space() -> None:
    assert both(table(raised(threatened(8), 3))) == (2, 2)


@rule("THR1h")
def test_lowering_threat_leaves_the_level() -> None:
    g = threatened(1, level=2).g
    lower_threat(g, 1)
    assert both(g) == (2, 1)


@rule("THR1i")
def test_level_five_has_no_monsters_of_its_own() -> None:
    scene = threatened(9, level=4)
    scene.g.monsters.cards, scene.g.monsters.seen = [], []
    scene.g.monster_discard = [MonsterCard("thrall"), MonsterCard("flayed-titan")]
    g = table(raised(scene))
    assert g.level == 5
    assert sorted(map(str, g.monsters.cards)) == ["flayed-titan", "thrall"]


@rule("THR1j")
def test_threat_is_set_directly() -> None:
    for before in (8, 2):
        g = threatened(before).g
        set_threat(g, 5)
        assert both(g) == (1, 5)


@rule("THR1j")
def test_setting_threat_destroys_nothing_at_level_five() -> None:
    g = threatened(2, level=5).g
    g.agenda = []
    set_threat(g, 10)
    assert both(g) == (5, 1)
    assert g.agenda == []


@rule("THR1k")
def test_each_step_at_level_five_costs_an_item() -> None:
    scene = threatened(9, level=4).explorer(0, worn=("miners-pick", "studded-boots", "blood-chalice"))
    scene.explorer(1, at(5, 5), worn=("boning-knife",))
    match = raised(scene, 3)
    assert both(table(match)) == (5, 1)
    do(match, Destroy(ItemCard("miners-pick")), Destroy(ItemCard("boning-knife")), by=(0, 1))
    do(match, Destroy(ItemCard("studded-boots")))
    assert [gear.item for gear in table(match).explorers[0].gear] == ["blood-chalice"]
    assert table(match).explorers[1].fate is Fate.DESTROYED

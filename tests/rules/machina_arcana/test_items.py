"""Items: their types, main items, upgrades and reinforcements, whom they serve (ITEM1 to ITEM3, ITEM10)."""

from fathom.games.machina_arcana.actions import Attach, Destroy, Done, Equip, Keep, Use
from fathom.games.machina_arcana.effects.units import Regain
from fathom.games.machina_arcana.events import Regained
from fathom.games.machina_arcana.in_play import in_play, sources
from fathom.games.machina_arcana.library import Bonus, Number, items
from fathom.games.machina_arcana.pieces import Attribute, Icon, Part, Type, Unit
from fathom.games.machina_arcana.steps.items.gear import mains, may_be_main
from fathom.games.machina_arcana.steps.items.inventory import GainItem, Rearrange
from fathom.games.machina_arcana.steps.spaces.targets import Aiming
from fathom.games.machina_arcana.steps.using.passives import number
from tests.rules import rule
from tests.rules.machina_arcana.belongings import card, drawing, gear, rearranging, worn
from tests.rules.machina_arcana.scene import CREW, Scene, abilities, at, do, options, prompt, refused, table, told

KIM, HANK, *_ = map(Unit, CREW)
SARALL = Unit("sarall")


def uses(scene: Scene, seat: int = 0) -> set[str]:
    return {each.card for each in abilities(scene.g, scene.g.explorers[seat].unit) if isinstance(each, Use)}


# ----------------------------------------------------------------------------------------------- kinds


@rule("ITEM1a")
def test_every_item_is_of_one_of_four_types() -> None:
    assert set(Type) == {"weapon", "apparel", "artifact", "consumable"}
    assert all(type(each.type) is Type for each in items().values())


@rule("ITEM1b")
def test_only_equipped_items_work() -> None:
    scene = Scene().explorer(0, stowed=("miners-pick", "oilskin-coat"))
    assert "miners-pick" not in uses(scene)
    assert number(scene.g, KIM, Number.ARMOR) == 1
    scene = Scene().explorer(0, worn=("miners-pick", "oilskin-coat"))
    assert "miners-pick" in uses(scene)
    assert number(scene.g, KIM, Number.ARMOR) == 2


@rule("ITEM1c")
def test_a_consumable_is_used_from_the_inventory_and_never_in_play() -> None:
    scene = Scene().explorer(0, stowed=("red-tonic",), health=1)
    assert "red-tonic" in uses(scene)
    assert "red-tonic" not in {name for name, _ in sources(in_play(scene.g))}
    match = scene.play(Rearrange(KIM, KIM))
    assert not options(match, Equip)


@rule("ITEM1d")
def test_a_consumable_is_destroyed_by_its_use() -> None:
    match = do(Scene().explorer(0, stowed=("red-tonic",), health=1).acting(), Use("red-tonic"))
    assert table(match).item_discard == ["red-tonic"]
    assert table(match).explorers[0].health == 3
    assert not gear(match)


@rule("ITEM1e", "ITEM1f")
def test_the_icons_of_apparel_tell_its_part() -> None:
    for name, each in items().items():
        if each.type is not Type.APPAREL or each.reinforces:
            assert each.part is None, name
        elif each.part is Part.TORSO:
            assert each.bottom, name
        elif each.part is Part.HEAD:
            assert (bool(each.bottom), each.top, each.right) == (True, None, None), name
        else:
            assert (each.part, each.bottom, bool(each.top), each.right) == (Part.LEGS, None, True, None), name


@rule("ITEM1g")
def test_a_reinforcement_goes_beside_a_torso_or_a_weapon() -> None:
    match = rearranging("aerocaps", "oilskin-coat", "chest-plate")
    do(match, Equip(card("aerocaps")))
    refused(match, Attach(card("chest-plate"), card("aerocaps")))
    match = do(rearranging("oilskin-coat", "chest-plate"), Equip(card("oilskin-coat")))
    do(match, Attach(card("chest-plate"), card("oilskin-coat")))
    assert gear(match)["chest-plate"].on == "oilskin-coat"


@rule("ITEM1h")
def test_a_reinforcement_is_never_a_main_item() -> None:
    refused(rearranging("precision-scope", "miners-pick"), Equip(card("precision-scope")))
    assert not any(may_be_main(each) for each in items().values() if each.left)


# ---------------------------------------------------------------------------------------- main items


@rule("ITEM2a")
def test_the_lowest_item_is_the_main_one() -> None:
    match = do(rearranging("studded-boots", "aerocaps"), Equip(card("studded-boots")))
    do(match, Attach(card("aerocaps"), card("studded-boots")))
    assert [each.item for each in mains(table(match).explorers[0], Type.APPAREL)] == ["studded-boots"]


@rule("ITEM2b")
def test_one_main_item_of_a_type() -> None:
    match = do(rearranging("eye-of-brine", "loadstone"), Equip(card("eye-of-brine")))
    refused(match, Equip(card("loadstone")))


@rule("ITEM2c")
def test_two_weapons_only_if_both_are_one_handed() -> None:
    match = do(rearranging("miners-pick", "boning-knife", "rivet-rifle"), Equip(card("miners-pick")))
    refused(match, Equip(card("rivet-rifle")))
    do(match, Equip(card("boning-knife")))
    assert worn(match) == {"miners-pick", "boning-knife"}


@rule("ITEM2d")
def test_one_main_item_may_be_stowed_first() -> None:
    scene = Scene().explorer(0, worn=("studded-boots",)).attach(0, "aerocaps", "studded-boots")
    match = do(scene.items_on_top("reality-bender", "miners-pick").play(GainItem(KIM)), *drawing("reality-bender"))
    do(match, *drawing("miners-pick"), Destroy(card("miners-pick")), Keep(card("reality-bender")))
    do(match, Equip(card("reality-bender"), card("studded-boots")))
    assert worn(match) == {"reality-bender"}


@rule("ITEM2d")
def test_only_one_weapon_may_be_stowed_for_a_two_handed_one() -> None:
    scene = Scene("hank-horden").explorer(0, worn=("miners-pick", "boning-knife"))
    match = do(
        scene.items_on_top("rivet-rifle", "spark-rod").play(GainItem(HANK)), *drawing("rivet-rifle", "spark-rod")
    )
    do(match, Destroy(card("spark-rod")), Keep(card("rivet-rifle")))
    assert prompt(match) == ""
    assert worn(match) == {"miners-pick", "boning-knife"}


@rule("ITEM2e")
def test_what_is_equipped_arrives_in_any_role() -> None:
    names = ("miners-pick", "serrated-edge", "weighted-grip")
    scene = Scene().explorer(0, stowed=names)
    for name in names:
        scene.reprint(name, arrival=Regain(Attribute.ESSENCE))
    match = do(scene.play(Rearrange(KIM, KIM)), Equip(card("miners-pick")))
    assert len(told(match, Regained)) == 1
    do(match, Attach(card("serrated-edge"), card("miners-pick")))
    do(match, Attach(card("weighted-grip"), card("miners-pick")))
    assert len(told(match, Regained)) == 3


# ------------------------------------------------------------------------------ upgrades, reinforcements


@rule("ITEM3a")
def test_an_upgrade_has_the_type_and_the_icon() -> None:
    match = do(rearranging("miners-pick", "serrated-edge", "long-barrel", "second-lens"), Equip(card("miners-pick")))
    refused(match, Attach(card("long-barrel"), card("miners-pick")))
    refused(match, Attach(card("second-lens"), card("miners-pick")))
    do(match, Attach(card("serrated-edge"), card("miners-pick")))
    assert worn(match) == {"miners-pick", "serrated-edge"}


@rule("ITEM3a")
def test_an_icon_of_another_type_does_not_fit() -> None:
    scene = Scene().explorer(0, stowed=("miners-pick", "second-lens")).reprint("second-lens", bottom=Icon.BLADE)
    refused(
        do(scene.play(Rearrange(KIM, KIM)), Equip(card("miners-pick"))),
        Attach(card("second-lens"), card("miners-pick")),
    )


@rule("ITEM3b")
def test_never_two_torsos() -> None:
    match = do(rearranging("studded-boots", "oilskin-coat", "quilted-jack", "aerocaps"), Equip(card("studded-boots")))
    do(match, Attach(card("oilskin-coat"), card("studded-boots")))
    refused(match, Attach(card("quilted-jack"), card("oilskin-coat")))
    do(match, Attach(card("aerocaps"), card("oilskin-coat")))
    assert worn(match) == {"studded-boots", "oilskin-coat", "aerocaps"}


@rule("ITEM3c")
def test_an_upgrade_may_be_upgraded() -> None:
    match = do(rearranging("rivet-rifle", "hook-bayonet", "serrated-edge"), Equip(card("rivet-rifle")))
    do(match, Attach(card("hook-bayonet"), card("rivet-rifle")))
    do(match, Attach(card("serrated-edge"), card("hook-bayonet")), Done())
    g = table(match)
    g.queue.clear()
    assert {"rivet-rifle", "hook-bayonet", "serrated-edge"} <= {name for name, _ in sources(in_play(g))}


@rule("ITEM3d")
def test_an_upgrade_is_replaced_in_one_step() -> None:
    match = do(rearranging("rivet-rifle", "hook-bayonet", "long-barrel"), Equip(card("rivet-rifle")))
    do(match, Attach(card("hook-bayonet"), card("rivet-rifle")), Attach(card("long-barrel"), card("rivet-rifle")))
    assert worn(match) == {"rivet-rifle", "long-barrel"}


@rule("ITEM3e")
def test_a_reinforcement_has_the_icon_of_its_slot() -> None:
    match = do(rearranging("miners-pick", "precision-scope", "chest-plate"), Equip(card("miners-pick")))
    refused(match, Attach(card("chest-plate"), card("miners-pick")))
    do(match, Attach(card("precision-scope"), card("miners-pick")))
    assert worn(match) == {"miners-pick", "precision-scope"}


@rule("ITEM3f")
def test_a_reinforcement_affects_its_weapon_only() -> None:
    scene = Scene().explorer(0, at(0, 0), worn=("piercing-revolver", "blood-boil-pistol"))
    scene.attach(0, "precision-scope", "piercing-revolver").explorer(1, at(0, 1)).monster("sarall", at(0, 2))
    aims = {name: items()[name].active[0].aim for name in ("piercing-revolver", "blood-boil-pistol")}
    seen = {name: SARALL in Aiming(scene.g, KIM, aim, name).targets(attack=True) for name, aim in aims.items() if aim}
    assert seen == {"piercing-revolver": True, "blood-boil-pistol": False}


@rule("ITEM3g")
def test_a_reinforcement_is_replaced_in_one_step() -> None:
    match = do(
        rearranging("miners-pick", "serrated-edge", "precision-scope", "weighted-grip"), Equip(card("miners-pick"))
    )
    do(match, Attach(card("serrated-edge"), card("miners-pick")))
    do(match, Attach(card("precision-scope"), card("miners-pick")), Attach(card("weighted-grip"), card("miners-pick")))
    assert worn(match) == {"miners-pick", "serrated-edge", "weighted-grip"}


# --------------------------------------------------------------------------------------- whom it serves


@rule("ITEM10a")
def test_an_item_serves_its_owner_by_default() -> None:
    match = do(Scene().explorer(1, worn=("boiler-plate-coat",), health=1).acting(1), Use("boiler-plate-coat"), by=1)
    assert [each.unit for each in told(match, Regained)] == [HANK]


@rule("ITEM10b")
def test_a_passive_of_a_weapon_works_for_the_other_too() -> None:
    scene = Scene().explorer(0, worn=("blood-boil-pistol", "piercing-revolver")).monster("sarall", at(0, 2))
    scene.explorer(1, at(5, 5)).dice(5, 5)
    match = do(scene.acting(), Use("piercing-revolver", unit=SARALL))
    assert number(table(match), KIM, Number.ATTACK, "piercing-revolver") == 1
    scene.reprint("blood-boil-pistol", passive=(Bonus(Number.ATTACK, by=1),))
    assert number(scene.g, KIM, Number.ATTACK, "piercing-revolver") == 1

"""What may not be done with items says why (ITEM2 to ITEM9)."""

from fathom.games.machina_arcana.actions import (
    Attach,
    Destroy,
    DrawFrom,
    Equip,
    Exchange,
    Give,
    Stow,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.pieces import ItemCard, Type, Unit
from fathom.games.machina_arcana.steps.items.equipping import LoseEquipped
from fathom.games.machina_arcana.steps.items.inventory import EquipAtOnce, GainItem, Rearrange, Trading, Workbench
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    Scene,
    at,
    do,
    go_on,
    hall,
    options,
    refused,
)

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")


def item(name: str) -> ItemCard:
    return ItemCard(name)


@rule("ITEM8a", "ITEM9a", "ITEM9b", "ITEM9c")
def test_why_nothing_can_be_traded_or_rearranged() -> None:
    scene = Scene().explorer(0, at(0, 0)).explorer(1, at(0, 1))
    assert refused(scene.acting(), Trade(HANK)) == ("ITEM8a", "nothing-to-trade")
    assert refused(scene.acting(), UseInventory(KIM)) == ("ITEM9c", "nothing-to-wear")
    scene.explorer(0, stamina=1, stowed=("boning-knife",)).explorer(1, stowed=("miners-pick",))
    assert refused(scene.acting(), Trade(HANK)) == ("ITEM8a", "stamina-short")
    assert refused(scene.acting(), UseInventory(HANK)) == ("ITEM9a", "stamina-short")
    scene.explorer(1, at(5, 5)).explorer(0, stamina=6)
    assert refused(scene.acting(), Trade(HANK)) == ("ITEM8a", "not-beside")
    assert refused(scene.acting(), UseInventory(HANK)) == ("ITEM9b", "not-beside")


@rule("ITEM1c", "ITEM1h", "ITEM2b", "ITEM2c", "ITEM3a", "ITEM3b", "ITEM3e", "ITEM9d", "ITEM9f", "CON4e")
def test_why_an_item_cannot_be_equipped() -> None:
    gear = (
        "circular-saw",
        "rivet-rifle",
        "long-barrel",
        "precision-scope",
        "red-tonic",
        "oilskin-coat",
        "ticking-vest",
    )
    scene = Scene().explorer(0, at(0, 0), stowed=(*gear, "studded-boots", "black-coffee")).explorer(1, at(5, 5))
    scene.g.explorers[0].gear[-1].spent = True
    match = scene.play(Rearrange(KIM, KIM))
    assert refused(match, Attach(item("long-barrel"), item("rivet-rifle"))) == ("ITEM3a", "lower-stowed")
    go_on(match, Equip(item("circular-saw")), Equip(item("studded-boots")))
    assert refused(match, Equip(item("rivet-rifle"))) == ("ITEM2c", "hands-full")
    assert refused(match, Equip(item("oilskin-coat"))) == ("ITEM2b", "one-of-a-type")
    assert refused(match, Equip(item("long-barrel"))) == ("ITEM1h", "never-main")
    assert refused(match, Equip(item("red-tonic"))) == ("ITEM1c", "never-worn")
    assert refused(match, Attach(item("long-barrel"), item("circular-saw"))) == ("ITEM3a", "no-place-on-top")
    assert refused(match, Attach(item("oilskin-coat"), item("circular-saw"))) == ("ITEM3a", "other-type")
    assert refused(match, Attach(item("precision-scope"), item("studded-boots"))) == ("ITEM3a", "other-type")
    assert refused(match, Equip(item("black-coffee"))) == ("CON4e", "used-up")
    assert refused(match, Equip(item("circular-saw"))) == ("ITEM9d", "equipped-once")
    assert refused(match, Give(item("red-tonic"), HANK)) == ("ITEM9f", "not-beside")
    go_on(match, Attach(item("oilskin-coat"), item("studded-boots")))
    assert refused(match, Attach(item("ticking-vest"), item("oilskin-coat"))) == ("ITEM3b", "two-torsos")
    scene.explorer(1, at(0, 1))
    match = go_on(scene.play(Rearrange(KIM, KIM)), Give(item("red-tonic"), HANK))
    assert refused(match, Equip(item("circular-saw"))) == ("ITEM9f", "giving-now")


@rule("ITEM3e")
def test_a_reinforcement_needs_its_place() -> None:
    scene = Scene().explorer(0, worn=("boning-knife",), stowed=("precision-scope",))
    match = go_on(scene.play(Rearrange(KIM, KIM)), Equip(item("boning-knife")))
    assert refused(match, Attach(item("precision-scope"), item("boning-knife"))) == ("ITEM3e", "no-place-beside")


@rule("ITEM5c", "ITEM5f", "ITEM6c")
def test_what_cannot_be_done_with_a_gained_item() -> None:
    scene = Scene("hank-horden", "kim-richards").explorer(0, at(0, 0)).explorer(1, at(5, 5))
    deck = scene.g.items[Type.ARTIFACT]
    deck.cards, deck.seen = [], []
    match = scene.items_on_top("miners-pick", "boning-knife").play(GainItem(HANK))
    assert refused(match, DrawFrom(Type.ARTIFACT)) == ("ITEM6c", "deck-empty")
    go_on(match, DrawFrom(Type.WEAPON), DrawFrom(Type.WEAPON))
    go_on(match, options(match)[0])
    kept = options(match)[0].item  # type: ignore[attr-defined]
    assert refused(match, Give(kept, KIM)) == ("ITEM5c", "not-beside")
    scene = Scene("hank-horden").explorer(0, worn=("miners-pick",), stowed=("boning-knife",))
    match = scene.play(EquipAtOnce(HANK, item("boning-knife")))
    assert refused(match, Attach(item("boning-knife"), item("miners-pick"))) == ("ITEM5f", "only-main")


@rule("CON4e", "ITEM7b", "ITEM8a", "ITEM9b")
def test_what_is_used_up_changes_no_hands() -> None:
    scene = Scene().explorer(0, at(0, 0), stowed=("red-tonic",)).explorer(1, at(0, 1), stowed=("boning-knife",))
    scene.g.explorers[0].gear[0].spent = True
    assert refused(scene.play(Trading(KIM, HANK)), Give(item("red-tonic"), HANK)) == ("CON4e", "used-up")
    match = scene.items_on_top("miners-pick", "spark-rod", "rivet-rifle").play(Workbench(KIM))
    go_on(match, *[DrawFrom(Type.WEAPON)] * 3)
    assert refused(match, Exchange(item("miners-pick"), item("red-tonic"))) == ("CON4e", "used-up")


@rule("CON4e", "TGT4a", "ITEM5c")
def test_why_an_ability_does_not_give_an_item() -> None:
    scene = Scene("phillip", "kim-richards", "hank-horden").tile(hall({}), 1, column=1).explorer(2, at(5, 5, 1))
    scene.explorer(0, at(5, 5), worn=("rotorpede",), stowed=("adrenal-ampoule",)).explorer(1, at(5, 6))
    match = do(scene.acting(), Use("adrenal-ampoule"), Use("phillip", 1))
    assert refused(match, Give(item("adrenal-ampoule"), KIM)) == ("CON4e", "used-up")
    assert refused(match, Give(item("rotorpede"), HANK)) == ("ITEM5c", "not-beside")
    match = do(scene.acting(), Use("rotorpede"))
    assert refused(match, Give(item("rotorpede"), HANK)) == ("TGT4a", "not-meant")


@rule("ITEM4b", "THR1d")
def test_only_equipped_items_are_stowed_or_lost() -> None:
    scene = Scene().explorer(0, worn=("boning-knife", "oilskin-coat"), stowed=("red-tonic",))
    assert refused(scene.play(LoseEquipped(0)), Destroy(item("red-tonic"))) == ("THR1d", "only-equipped")
    scene.monster("spider-of-leng", at(1, 1))
    scene.g.queue[0].stamina = 2
    match = scene.play(UseAbility(Unit("spider-of-leng"), "spider-of-leng", 0, KIM))
    assert refused(match, Stow(item("red-tonic"))) == ("ITEM4b", "only-equipped")

"""Inventories: stowing, gaining, the workbench, trading and rearranging (ITEM4 to ITEM9)."""

from fathom.games.machina_arcana.actions import (
    Agree,
    AskFor,
    Attach,
    Destroy,
    Done,
    DrawFrom,
    Equip,
    Exchange,
    Give,
    Keep,
    PutBack,
    Refuse,
    Stow,
    Trade,
    UseInventory,
)
from fathom.games.machina_arcana.effects.story import ShuffleItems
from fathom.games.machina_arcana.events import Gave, Stowed
from fathom.games.machina_arcana.pieces import Type, Unit
from fathom.games.machina_arcana.steps.items.inventory import GainItem, Rearrange, Workbench
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.kernel import Match
from fathom.kernel.cards.effects import Context
from tests.rules import rule
from tests.rules.machina_arcana.belongings import card, drawing, gear, rearranging, worn
from tests.rules.machina_arcana.scene import CREW, Scene, at, do, options, prompt, refused, table, told

KIM, HANK, EDDA, _ = map(Unit, CREW)


def gaining(crew: str, *found: str) -> Match:
    return Scene(crew).items_on_top(*found).play(GainItem(Unit(crew)))


# -------------------------------------------------------------------------------------------- stowing


@rule("ITEM4a")
def test_an_item_is_stowed_with_what_is_on_it() -> None:
    scene = Scene().explorer(0, worn=("miners-pick",)).attach(0, "serrated-edge", "miners-pick")
    match = scene.attach(0, "precision-scope", "miners-pick").play(Rearrange(KIM, KIM))
    assert {each.item for each in told(match, Stowed)} == {"miners-pick", "serrated-edge", "precision-scope"}
    assert worn(match) == set()


@rule("ITEM4b")
def test_who_must_stow_chooses_any_equipped_item() -> None:
    scene = Scene().explorer(0, at(0, 0), worn=("miners-pick",)).attach(0, "serrated-edge", "miners-pick")
    scene.attach(0, "precision-scope", "miners-pick").explorer(0, stowed=("loadstone",))
    scene.monster("spider-of-leng", at(0, 3))
    scene.g.queue[0].stamina = 2
    match = scene.play(UseAbility(Unit("spider-of-leng"), "spider-of-leng", 0, KIM))
    assert set(options(match)) == {Stow(card(each)) for each in ("miners-pick", "serrated-edge", "precision-scope")}
    assert match.turn is not None
    assert match.turn.seat == 0


# -------------------------------------------------------------------------------------------- gaining


@rule("ITEM5a")
def test_two_cards_are_drawn_one_after_the_other() -> None:
    match = gaining("kim-richards", "miners-pick", "boning-knife")
    do(match, DrawFrom(Type.WEAPON))
    assert table(match).drawn_items == ["miners-pick"]
    do(match, DrawFrom(Type.WEAPON))
    assert table(match).drawn_items == ["miners-pick", "boning-knife"]
    assert prompt(match) == "part-with-item"


@rule("ITEM5b")
def test_one_card_is_destroyed_or_returned() -> None:
    found = ("miners-pick", "loadstone")
    match = do(gaining("kim-richards", *found), *drawing(*found), PutBack(card("loadstone")))
    assert table(match).items[Type.ARTIFACT].cards[-1] == "loadstone"
    match = do(gaining("kim-richards", *found), *drawing(*found), Destroy(card("miners-pick")))
    assert table(match).item_discard == ["miners-pick"]


@rule("ITEM5c")
def test_the_other_card_is_kept_or_given_to_a_neighbour() -> None:
    scene = Scene(*CREW[:3]).explorer(2, at(5, 5)).items_on_top("miners-pick", "loadstone")
    match = do(scene.play(GainItem(KIM)), *drawing("miners-pick", "loadstone"), Destroy(card("loadstone")))
    assert set(options(match)) == {Keep(card("miners-pick")), Give(card("miners-pick"), HANK)}
    do(match, Give(card("miners-pick"), HANK))
    assert set(gear(match, 1)) == {"miners-pick"}
    assert prompt(match) == ""


@rule("ITEM5d")
def test_an_item_of_ones_class_may_be_equipped_at_once() -> None:
    mine = {"kim-richards": "oilskin-coat", "hank-horden": "miners-pick", "edda-voss": "loadstone"}
    found = ("oilskin-coat", "miners-pick", "loadstone")
    for crew in (*mine, "phillip"):
        for name in found:
            other = "red-tonic"
            match = do(Scene(crew).items_on_top(name, other).play(GainItem(Unit(crew))), *drawing(name, other))
            do(match, Destroy(card(other)), Keep(card(name)))
            fits = crew == "phillip" or mine[crew] == name
            assert (prompt(match) == "equip-at-once") == fits, (crew, name)


@rule("ITEM5e")
def test_what_is_not_equipped_at_once_is_stowed() -> None:
    found = ("miners-pick", "loadstone")
    match = do(gaining("lorrai", *found), *drawing(*found), Destroy(card("loadstone")), Keep(card("miners-pick")))
    assert not gear(match)["miners-pick"].worn
    match = do(
        gaining("phillip", *found), *drawing(*found), Destroy(card("loadstone")), Keep(card("miners-pick")), Done()
    )
    assert not gear(match)["miners-pick"].worn


@rule("ITEM5f")
def test_equipping_at_once_is_free_and_for_main_items_only() -> None:
    scene = Scene("hank-horden").explorer(0, worn=("boning-knife",)).items_on_top("serrated-edge", "miners-pick")
    found = ("serrated-edge", "miners-pick")
    match = do(scene.play(GainItem(HANK)), *drawing(*found), Destroy(card("miners-pick")), Keep(card("serrated-edge")))
    assert prompt(match) == ""
    match = do(
        gaining("hank-horden", *found), *drawing(*found), Destroy(card("serrated-edge")), Keep(card("miners-pick"))
    )
    do(match, Equip(card("miners-pick")))
    assert table(match).explorers[0].stamina == 5
    assert worn(match) == {"miners-pick"}


# ---------------------------------------------------------------------------------------------- decks


@rule("ITEM6a", "ITEM6c")
def test_an_empty_deck_stays_empty() -> None:
    scene = Scene()
    deck = scene.g.items[Type.WEAPON]
    scene.g.item_discard = list(filter(None, deck.cards))
    deck.cards, deck.seen = [], []
    match = scene.play(GainItem(KIM))
    assert {each.deck for each in options(match, DrawFrom)} == {Type.APPAREL, Type.ARTIFACT, Type.CONSUMABLE}  # type: ignore[attr-defined]
    do(match, DrawFrom(Type.APPAREL), DrawFrom(Type.APPAREL))
    assert not len(table(match).items[Type.WEAPON])


@rule("ITEM6b")
def test_item_decks_are_shuffled_each_by_itself() -> None:
    scene = Scene()
    scene.g.item_discard = [scene.g.items[Type.WEAPON].draw(scene.g.chance)]
    before = {type: list(deck.cards) for type, deck in scene.g.items.items()}
    ShuffleItems().run(scene.g, Context(0))
    for type, deck in scene.g.items.items():
        assert sorted(map(str, deck.cards)) == sorted(map(str, before[type]))
        assert deck.cards != before[type]


# ------------------------------------------------------------------------------------------ workbench

POOL = ("loadstone", "miners-pick", "boning-knife")


def at_bench(*worn: str) -> Match:
    scene = Scene().explorer(0, worn=worn).items_on_top(*POOL)
    return do(scene.play(Workbench(KIM)), *drawing(*POOL))


@rule("ITEM7a")
def test_three_cards_are_drawn_at_the_workbench() -> None:
    match = at_bench("spark-rod")
    assert table(match).drawn_items == list(POOL)
    assert prompt(match) == "exchange-items"


@rule("ITEM7b")
def test_drawn_cards_are_exchanged_for_ones_own() -> None:
    scene = Scene().explorer(0, worn=("eye-of-brine",)).attach(0, "second-lens", "eye-of-brine").items_on_top(*POOL)
    match = do(scene.play(Workbench(KIM)), *drawing(*POOL), Exchange(card("miners-pick"), card("eye-of-brine")))
    assert set(table(match).drawn_items) == {"loadstone", "boning-knife", "eye-of-brine"}
    assert {name: each.worn for name, each in gear(match).items()} == {"second-lens": False, "miners-pick": False}


@rule("ITEM7c")
def test_one_card_of_the_pool_is_kept_or_given() -> None:
    match = do(at_bench(), Done())
    assert Give(card("miners-pick"), HANK) in options(match)
    do(match, Keep(card("miners-pick")))
    assert set(gear(match)) == {"miners-pick"}
    assert table(match).drawn_items == ["loadstone", "boning-knife"]


@rule("ITEM7d")
def test_the_rest_is_destroyed_or_put_back_in_any_order() -> None:
    match = do(at_bench(), Done(), Keep(card("loadstone")), PutBack(card("boning-knife")), PutBack(card("miners-pick")))
    assert table(match).items[Type.WEAPON].cards[-2:] == ["boning-knife", "miners-pick"]
    match = do(at_bench(), Done(), Keep(card("loadstone")), PutBack(card("miners-pick")), Destroy(card("boning-knife")))
    assert table(match).items[Type.WEAPON].cards[-1] == "miners-pick"
    assert table(match).item_discard == ["boning-knife"]


@rule("ITEM7e")
def test_then_an_inventory_is_used_for_nothing() -> None:
    scene = Scene().explorer(0, stamina=0).explorer(1, stowed=("rivet-rifle",)).items_on_top(*POOL)
    match = do(scene.play(Workbench(KIM)), *drawing(*POOL), Done(), Keep(card("loadstone")))
    do(match, Destroy(card("miners-pick")), Destroy(card("boning-knife")))
    assert {UseInventory(KIM), UseInventory(HANK)} < set(options(match))
    do(match, UseInventory(KIM), Equip(card("loadstone")), Done())
    assert worn(match) == {"loadstone"}


# -------------------------------------------------------------------------------------------- trading


@rule("ITEM8a")
def test_a_trade_costs_two_stamina_and_moves_any_number_of_items() -> None:
    scene = Scene(*CREW[:3]).explorer(0, stowed=("miners-pick", "loadstone")).explorer(2, at(5, 5))
    match = scene.explorer(1, stowed=("red-tonic",)).acting()
    assert options(match, Trade) == [Trade(HANK)]
    do(match, Trade(HANK), Give(card("miners-pick"), HANK), Give(card("loadstone"), HANK), AskFor(card("red-tonic")))
    do(match, Agree(), by=1)
    do(match, Done())
    assert (set(gear(match, 0)), set(gear(match, 1))) == ({"red-tonic"}, {"miners-pick", "loadstone"})
    assert table(match).explorers[0].stamina == 4
    given, taken = (
        [Gave(KIM, HANK, card(item)) for item in ("miners-pick", "loadstone")],
        Gave(HANK, KIM, card("red-tonic")),
    )
    assert told(match, Gave) == [*given, taken]
    match = Scene().explorer(0, stowed=("miners-pick",), stamina=1).acting()
    assert not options(match, Trade)


@rule("ITEM8b")
def test_a_traded_item_is_stowed() -> None:
    scene = Scene().explorer(0, worn=("miners-pick",)).attach(0, "serrated-edge", "miners-pick")
    match = do(scene.acting(), Trade(HANK), Give(card("miners-pick"), HANK))
    assert not gear(match, 1)["miners-pick"].worn
    assert not gear(match, 0)["serrated-edge"].worn


@rule("ITEM8c")
def test_nothing_is_taken_against_its_owners_will() -> None:
    scene = Scene().explorer(0, stowed=("loadstone",)).explorer(1, worn=("miners-pick",))
    match = do(scene.acting(), Trade(HANK), AskFor(card("miners-pick")))
    do(match, Refuse(), by=1)
    assert worn(match, 1) == {"miners-pick"}
    assert not any(isinstance(each, Give) and each.item == "miners-pick" for each in options(match))


# ---------------------------------------------------------------------------------------- rearranging


@rule("ITEM9a")
def test_using_an_inventory_costs_three_stamina() -> None:
    match = do(Scene().explorer(0, stowed=("miners-pick",), stamina=3).acting(), UseInventory(KIM))
    assert table(match).explorers[0].stamina == 0
    refused(Scene().explorer(0, stowed=("miners-pick",), stamina=2).acting(), UseInventory(KIM))


@rule("ITEM9b")
def test_a_neighbours_inventory_may_be_used() -> None:
    scene = (
        Scene(*CREW[:3]).explorer(1, stowed=("miners-pick", "loadstone")).explorer(2, at(1, 2), stowed=("red-tonic",))
    )
    match = scene.acting()
    refused(match, UseInventory(EDDA))
    do(match, UseInventory(HANK), Equip(card("miners-pick")), Give(card("loadstone"), EDDA), Done())
    assert worn(match, 1) == {"miners-pick"}
    assert "loadstone" in gear(match, 2)


@rule("ITEM9c")
def test_first_everything_is_stowed() -> None:
    match = do(Scene().explorer(0, worn=("miners-pick", "loadstone", "oilskin-coat")).acting(), UseInventory(KIM))
    assert worn(match) == set()


@rule("ITEM9d", "ITEM9e")
def test_any_number_of_items_is_equipped_and_attached() -> None:
    match = rearranging("miners-pick", "loadstone", "oilskin-coat", "serrated-edge", "carved-rune", "chest-plate")
    do(match, *(Equip(card(each)) for each in ("miners-pick", "loadstone", "oilskin-coat")))
    do(match, Attach(card("serrated-edge"), card("miners-pick")), Attach(card("carved-rune"), card("loadstone")))
    do(match, Attach(card("chest-plate"), card("oilskin-coat")), Done())
    assert len(worn(match)) == 6


@rule("ITEM9d")
def test_an_item_is_equipped_only_once_in_a_use() -> None:
    match = do(rearranging("eye-of-brine", "loadstone"), Equip(card("eye-of-brine")))
    do(match, Equip(card("loadstone"), card("eye-of-brine")))
    refused(match, Equip(card("eye-of-brine"), card("loadstone")))


@rule("ITEM9f")
def test_at_last_items_are_given_to_neighbours() -> None:
    scene = Scene(*CREW[:3]).explorer(0, at(0, 1), stowed=("miners-pick", "loadstone", "oilskin-coat"))
    match = scene.explorer(1, at(0, 0)).play(Rearrange(KIM, KIM))
    do(match, Give(card("miners-pick"), HANK), Give(card("loadstone"), EDDA))
    refused(match, Equip(card("oilskin-coat")))
    assert (set(gear(match, 1)), set(gear(match, 2))) == ({"miners-pick"}, {"loadstone"})

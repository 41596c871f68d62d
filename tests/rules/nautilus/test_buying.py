"""Chapter B, buying: what a module costs, when it may be bought, and what becomes of modules that are not built."""

import pytest

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, BuyNothing, GiveBack, Keep, Stay, TurnModule
from fathom.games.nautilus.pieces import EXPLORATIONS, HABITATIONS, Kind
from fathom.games.nautilus.state import Held
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from fathom.games.nautilus.steps.building import Buying
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, prompt, refused, table


def money(match):
    return [player.money for player in table(match).players]


# ------------------------------------------------------------------------------------ one module a turn


@rule("B1a")
def test_at_most_one_module_is_bought_in_a_turn():
    match = do(Scene().buying(), Buy(Kind.SONAR))
    assert refused(match, Buy(Kind.TRAINING)) == ("B1a", "bought-already")
    assert refused(match, BuyHabitation(Kind.GREEN, 1)) == ("B1a", "bought-already")
    do(match, Keep())
    assert table(match).players[0].hold == [Held(Kind.SONAR)]
    assert (prompt(match), match.turn.seat) == ("buy", 1)


@rule("B1a")
def test_a_player_may_buy_nothing():
    match = do(Scene(seats=3).buying(), BuyNothing())
    assert money(match) == [50, 50, 50]
    assert table(match).players[0].hold == []
    assert (prompt(match), match.turn.seat) == ("buy", 1)


@rule("B1b")
def test_a_module_bought_this_turn_may_be_built_this_turn():
    match = do(Scene().buying(), BuyHabitation(Kind.VIOLET, 1), Build(Kind.VIOLET, at(18, 13), 1), TurnModule(0))
    assert table(match).city[-1].kind is Kind.VIOLET


@rule("B1b")
def test_nothing_is_bought_after_building():
    scene = Scene().player(0, hold=[Held(Kind.TRAINING), Held(Kind.SONAR)])
    match = do(scene.buying(), BuyNothing(), Build(Kind.TRAINING, at(19, 11)))
    assert (prompt(match), match.turn.seat) == ("build", 0)
    assert refused(match, Buy(Kind.RESEARCH)) == ("B1b", "buy-after-building")
    do(match, GiveBack())
    assert (prompt(match), match.turn.seat) == ("buy", 1)


# ----------------------------------------------------------------------------------------------- prices


@rule("B2a", "S6e")
@pytest.mark.parametrize("kind", EXPLORATIONS)
def test_an_exploration_module_costs_one_nemo_to_the_bank(kind):
    match = do(Scene(seats=4).buying(), Buy(kind))
    assert money(match) == [44, 45, 45, 45]
    assert table(match).stack(kind) == 3


@rule("B2b")
@pytest.mark.parametrize("aquanauts", [1, 2, 3])
def test_a_habitation_costs_one_nemo_for_each_aquanaut_on_it(aquanauts):
    match = do(Scene(seats=3).buying(), BuyHabitation(Kind.GREEN, aquanauts))
    assert money(match) == [50 - aquanauts, 50, 50]
    assert table(match).stack(Kind.GREEN) == 9


@rule("B2c")
def test_a_habitation_is_not_bought_without_aquanauts():
    match = Scene().buying()
    for kind in HABITATIONS:
        assert refused(match, BuyHabitation(kind, 0)) == ("B2c", "nobody-aboard")
        assert BuyHabitation(kind, 1) in options(match)


@rule("B2d")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_aquanauts_at_most_with_two_or_three_players(seats):
    match = Scene(seats=seats).buying()
    assert refused(match, BuyHabitation(Kind.GREEN, 4)) == ("B2d", "too-many-aquanauts")
    assert BuyHabitation(Kind.GREEN, 3) in options(match)


@rule("B2e")
def test_four_aquanauts_at_most_with_four_players():
    match = Scene(seats=4).buying()
    assert refused(match, BuyHabitation(Kind.VIOLET, 5)) == ("B2e", "too-many-aquanauts")
    do(match, BuyHabitation(Kind.VIOLET, 4))
    assert money(match) == [41, 45, 45, 45]


@rule("B2f")
def test_aquanauts_come_from_the_own_reserve():
    scene = Scene()
    scene.module(Kind.GREEN, (19, 11), crew={0: 13, 1: 2})
    match = scene.buying()
    assert refused(match, BuyHabitation(Kind.VIOLET, 3)) == ("B2f", "no-aquanauts")
    do(match, BuyHabitation(Kind.VIOLET, 2))
    assert [table(match).reserve(seat) for seat in range(3)] == [0, 13, 15]


@rule("B2g")
def test_without_money_nothing_is_bought():
    match = Scene().player(0, money=0).buying()
    assert options(match) == [BuyNothing()]
    assert refused(match, Buy(Kind.SONAR)) == ("B2g", "no-money")
    assert refused(match, BuyHabitation(Kind.GREEN, 1)) == ("B2g", "no-money")


@rule("B2g")
def test_a_purchase_must_be_paid_in_full():
    match = Scene().player(0, money=2).buying()
    assert refused(match, BuyHabitation(Kind.GREEN, 3)) == ("B2g", "no-money")
    do(match, BuyHabitation(Kind.GREEN, 2))
    assert money(match)[0] == 0


@rule("B2g")
def test_nothing_is_bought_from_an_empty_stack():
    scene = Scene().player(1, hold=[Held(Kind.TRAINING)] * 2).player(2, hold=[Held(Kind.GREEN, 1)])
    scene.serve(1, Kind.TRAINING, 2)
    for n in range(9):
        scene.module(Kind.GREEN, (2 + 3 * n, 2))
    match = scene.buying()
    assert refused(match, Buy(Kind.TRAINING)) == ("B2g", "stack-empty")
    assert refused(match, BuyHabitation(Kind.GREEN, 1)) == ("B2g", "stack-empty")
    assert Buy(Kind.SONAR) in options(match)
    assert BuyHabitation(Kind.VIOLET, 1) in options(match)


@rule("B2h")
def test_a_bought_module_lies_before_its_buyer_and_its_aquanauts_cannot_act():
    match = Scene().play(Buying(0), Aquanauts(0))
    do(match, BuyHabitation(Kind.GREEN, 3), Keep())
    assert table(match).players[0].hold == [Held(Kind.GREEN, 3)]
    assert [module.kind for module in table(match).city] == [Kind.BASE]
    assert table(match).reserve(0) == 12
    assert (prompt(match), options(match)) == ("walk", [Stay()])


# ------------------------------------------------------------------------------ holding and giving back


@rule("B3a")
def test_with_four_held_modules_nothing_can_be_bought():
    match = Scene().player(0, hold=[Held(Kind.SONAR)] * 4).buying()
    assert options(match) == [BuyNothing()]
    assert refused(match, Buy(Kind.TRAINING)) == ("B3a", "hold-full")
    assert refused(match, BuyHabitation(Kind.GREEN, 1)) == ("B3a", "hold-full")
    three = Scene().player(0, hold=[Held(Kind.SONAR)] * 3).buying()
    assert Buy(Kind.TRAINING) in options(three)


@rule("B3a", "B3f")
def test_with_four_held_modules_a_player_builds_or_loses_them():
    match = do(Scene().player(0, hold=[Held(Kind.SONAR)] * 4).buying(), BuyNothing())
    assert {type(option) for option in options(match)} == {Build, GiveBack}


@rule("B3b")
def test_a_bought_module_may_be_kept_for_a_later_turn():
    match = Scene().play(Buying(0), Buying(0))
    do(match, Buy(Kind.SONAR), Keep())
    assert prompt(match) == "buy"
    do(match, Buy(Kind.TRAINING), Keep())
    assert table(match).players[0].hold == [Held(Kind.SONAR), Held(Kind.TRAINING)]


@rule("B3b")
def test_a_kept_module_may_be_built_later_even_without_buying():
    match = do(Scene().player(0, hold=[Held(Kind.TRAINING)]).buying(), BuyNothing(), Build(Kind.TRAINING, at(19, 11)))
    assert table(match).city[-1].kind is Kind.TRAINING
    assert table(match).players[0].hold == []


@rule("B3c")
def test_whoever_builds_keeps_no_held_module():
    scene = Scene().player(0, hold=[Held(Kind.TRAINING), Held(Kind.GREEN, 1), Held(Kind.RESEARCH)])
    match = do(scene.building(), Build(Kind.TRAINING, at(19, 11)), Build(Kind.GREEN, at(22, 11), 1), TurnModule(0))
    assert (prompt(match), table(match).stack(Kind.RESEARCH)) == ("build", 3)
    assert refused(match, Keep()) == ("B3c", "keep-after-building")
    do(match, GiveBack())
    assert table(match).players[0].hold == []
    assert [table(match).stack(kind) for kind in (Kind.RESEARCH, Kind.TRAINING, Kind.GREEN)] == [4, 3, 9]


@rule("B3c")
def test_before_building_a_buyer_does_not_give_back():
    match = Scene().player(0, hold=[Held(Kind.TRAINING)]).building(bought=True)
    assert refused(match, GiveBack()) == ("B3c", "not-an-option")
    do(match, Keep())
    assert table(match).players[0].hold == [Held(Kind.TRAINING)]


@rule("B3d")
def test_nemos_paid_for_returned_modules_are_lost():
    scene = Scene(seats=4).player(0, hold=[Held(Kind.TRAINING)])
    match = do(scene.buying(), Buy(Kind.RESEARCH), Build(Kind.TRAINING, at(19, 11)))
    assert money(match) == [45 - 1 - 1, 45, 45, 45]
    do(match, GiveBack())
    assert money(match) == [43, 45, 45, 45]


@rule("B3e", "B3d")
def test_aquanauts_of_a_returned_habitation_go_back_to_the_reserve():
    scene = Scene(seats=3).player(0, hold=[Held(Kind.TRAINING)])
    match = do(scene.buying(), BuyHabitation(Kind.VIOLET, 3), Build(Kind.TRAINING, at(19, 11)))
    assert (table(match).reserve(0), money(match)[0]) == (12, 50 - 3 - 1)
    do(match, GiveBack())
    assert (table(match).reserve(0), money(match)[0]) == (15, 46)
    assert table(match).stack(Kind.VIOLET) == 10


@rule("B3f")
def test_who_neither_buys_nor_builds_returns_all_held_modules():
    match = do(Scene().player(0, hold=[Held(Kind.SONAR), Held(Kind.GREEN, 2)]).buying(), BuyNothing())
    assert [table(match).stack(kind) for kind in (Kind.SONAR, Kind.GREEN)] == [3, 9]
    assert prompt(match) == "build"
    assert refused(match, Keep()) == ("B3f", "keep-without-buying")
    do(match, GiveBack())
    assert table(match).players[0].hold == []
    assert [table(match).stack(kind) for kind in (Kind.SONAR, Kind.GREEN)] == [4, 10]
    assert (prompt(match), match.turn.seat) == ("buy", 1)

"""Chapter B, buying: what a module costs and when it may be bought."""

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, BuyNothing, Keep, TurnModule
from fathom.games.nautilus.modules import Kind
from fathom.games.nautilus.state import Held
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, prompt, refused, table


@rule("B2a", "S6e")
def test_an_exploration_module_costs_one_nemo_to_the_bank():
    match = do(Scene(seats=4).buying(), Buy(Kind.SONAR))
    assert [player.money for player in table(match).players] == [44, 45, 45, 45]
    assert table(match).stack(Kind.SONAR) == 3


@rule("B2d")
def test_three_aquanauts_at_most_with_three_players():
    match = Scene(seats=3).buying()
    assert refused(match, BuyHabitation(Kind.GREEN, 4)) == "B2d"
    assert BuyHabitation(Kind.GREEN, 3) in options(match)


@rule("B1b")
def test_a_module_bought_this_turn_may_be_built_this_turn():
    match = do(Scene().buying(), BuyHabitation(Kind.VIOLET, 1), Build(Kind.VIOLET, at(18, 13), 1), TurnModule(0))
    assert table(match).city[-1].kind is Kind.VIOLET


@rule("B3a")
def test_with_four_held_modules_nothing_can_be_bought():
    match = Scene().player(0, hold=[Held(Kind.SONAR)] * 4).buying()
    assert options(match) == [BuyNothing()]
    assert refused(match, Buy(Kind.TRAINING)) == "B3a"
    three = Scene().player(0, hold=[Held(Kind.SONAR)] * 3).buying()
    assert Buy(Kind.TRAINING) in options(three)


@rule("B3b")
def test_a_bought_module_may_be_kept_for_a_later_turn():
    match = do(Scene().buying(), Buy(Kind.SONAR), Keep())
    assert table(match).players[0].hold == [Held(Kind.SONAR)]
    assert prompt(match) == "buy"

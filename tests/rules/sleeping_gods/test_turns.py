"""The turn and its steps (TRN, ACT)."""

from fathom.games.sleeping_gods.actions import (
    CallAtPort,
    Explore,
    Forgo,
    GoOn,
    Join,
    MoveTo,
    Sail,
    Strike,
    Tackle,
    Trade,
    UseRoom,
)
from fathom.games.sleeping_gods.figures.underway import Trial
from fathom.games.sleeping_gods.pieces import EventCard, Place, Skill
from fathom.games.sleeping_gods.steps.trials.challenges import Enlist
from fathom.games.sleeping_gods.steps.turns import NextTurn
from fathom.kernel.cards.effects import Choose
from tests.rules import rule
from tests.rules.sleeping_gods.scene import ODESSA, Scene, do, go_on, options, prompt, refused, table


@rule("TRN1", "TRN3")
def test_turns_go_clockwise_and_the_captains_token_passes_to_the_left():
    match = Scene(3).active(2).acting()
    seats = []
    for _ in range(3):
        seats.append(table(match).active)
        while table(match).active == seats[-1]:
            action = next((each for each in options(match) if isinstance(each, Forgo)), None)
            go_on(match, action or match.turn.options[0])
    assert seats == [2, 0, 1]


@rule("TRN2")
def test_a_turn_is_ship_action_event_two_actions_and_no_action_is_taken_while_an_event_is_open():
    match = Scene().event("stinging-starfish").turn()
    assert prompt(match) == "room"
    do(match, UseRoom(Place.DECK))
    assert prompt(match) == "room-effect"
    do(match, *[option for option in options(match) if type(option).__name__ == "TakeOrders"])
    do(match, next(option for option in options(match) if type(option).__name__ == "Done"))
    assert prompt(match) == "choose-effect"
    assert refused(match, Sail())
    do(match, Choose("ship"), GoOn())
    assert prompt(match) == "action"


@rule("TRN5")
def test_the_captain_is_led_by_whoever_is_active():
    scene = Scene().row("skeletal-warrior").active(1)
    match = scene.fighting()
    mine = {option.crew for option in match.ask(1).options if isinstance(option, Strike)}
    others = {option.crew for option in match.ask(0).options if isinstance(option, Strike)}
    assert ODESSA in mine
    assert ODESSA not in others
    scene = Scene().active(1)
    scene.g.test = Trial(Skill.STRENGTH, 5)
    match = scene.orders(5, 5).play(Enlist())
    assert Join(ODESSA) in match.ask(1).options
    assert Join(ODESSA) not in match.ask(0).options


@rule("TRN6")
def test_end_of_turn_effects_come_before_the_token_passes():
    match = Scene().trouble("temperamental-engine").acting(left=1)
    do(match, Forgo())
    assert prompt(match) == "may-effect"
    assert table(match).active == 0 == match.turn.seat


@rule("TRN2", "TRN6")
def test_what_a_turn_consists_of():
    match = Scene().play(NextTurn())
    steps = [type(step).__name__ for step in reversed(table(match).agenda)]
    assert prompt(match) == "room"
    assert steps == ["EventStep", "TakeActions", "EndOfTurn", "NextTurn"]


@rule("ACT1", "ACT2")
def test_two_actions_which_may_be_the_same_and_not_a_third():
    match = Scene().at("2b").acting()
    assert {type(option) for option in options(match)} >= {Sail, Explore, Trade, CallAtPort}
    do(match, CallAtPort())
    do(match, next(option for option in options(match) if type(option).__name__ == "Done"))
    do(match, CallAtPort())
    do(match, next(option for option in options(match) if type(option).__name__ == "Done"))
    assert prompt(match) == "room"
    assert refused(match, CallAtPort(), seat=0)
    assert table(match).actions == 2  # for the next player


@rule("ACT3")
def test_both_actions_may_be_forgone_for_an_order_each():
    match = do(Scene().orders(1).acting(), Forgo(), Forgo())
    assert table(match).players[0].orders == 3
    assert table(match).active == 1


@rule("ACT4", "EVT10c")
def test_what_a_permanent_event_offers_as_an_action_costs_one():
    match = Scene().trouble("sea-serpent", at="3c").fates(6).acting()
    do(match, Tackle(EventCard("sea-serpent")))
    assert table(match).actions == 1


def test_a_region_without_market_or_port_offers_neither():
    match = Scene().at("2d").acting()
    assert not options(match, Trade)
    assert not options(match, CallAtPort)
    assert not options(match, MoveTo)

"""The golden rules (G): the guide comes before the booklet, and a card before the guide."""

from collections import Counter

from fathom.games.unfathomable.actions import Move, TakeOption
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Damage, Loyalty, Mythos, Role
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, LORE, Scene, asked, card, do, go_on, options, prompt, refused, table


@rule("G1")
def test_the_table_is_set_up_by_the_guide_and_not_by_the_booklet():
    match = Match.start(GAME, 4, "guide", forced=True, crew="suggested")
    g = table(match)
    assert Counter(g.loyalty) == {Loyalty.HUMAN: 6, Loyalty.HYBRID: 1, Loyalty.CULTIST: 1}  # step 16
    drawing = []
    while prompt(match) == "draw-own":
        drawing += asked(match)
        go_on(match, options(match)[0])
    others = [seat for seat in g.clockwise(g.active) if seat != g.active]
    assert drawing == [seat for seat in others for _ in range(3)]  # step 13: three cards each, of own choice
    assert [len(g.players[seat].hand) for seat in (g.active, *others)] == [0, 3, 3, 3]
    assert prompt(match) == "look-at-loyalty"  # step 17: a card each, and the rest waits for the Awakening
    assert [len(player.loyalty) for player in g.players] == [1, 1, 1, 1]
    assert len(g.loyalty) == 4


@rule("G2a")
def test_a_card_overrides_a_rule_that_it_contradicts():
    scene = Scene(crew=[Role.SURGEON, Role.STOWAWAY, Role.EXILE, Role.ENGINEER])
    assert refused(scene.acting(0), Move(Space.SICKBAY)) == ("2.10e", "no-entry")
    crisis = scene.on_top("mythos", Mythos.NOT_ENOUGH_BEDS).play(MythosPhase(0))
    do(crisis, TakeOption(2))  # "move to the Sickbay"
    assert table(crisis).players[0].space == Space.SICKBAY


@rule("G2b")
def test_a_card_and_a_rule_are_both_followed_where_they_can_be():
    scene = Scene().damaged(Space.CARGO).on_top("mythos", Mythos.LOOSE_CARGO)  # "damage the cargo hold"
    scene.on_top("damage", Damage.STRUCTURAL_ANY).chaos(*[card(LORE, 1)] * 3)
    match = scene.play(MythosPhase(0))
    assert set(table(match).damaged) == {Space.CARGO, Space.BOILER}  # 25.5: the nearest undamaged room

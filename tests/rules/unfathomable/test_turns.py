"""A turn (chapter 26), hands (35) and skill sets (37), the Sickbay (32), and running out of things (36)."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    Discard,
    DrawFrom,
    Forgo,
    Move,
    Pass,
    PickNumber,
    PickSeat,
    PickSpace,
    PickSpell,
    PlayCard,
    UseItem,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects.cards import Cast, Draw, Stir
from fathom.games.unfathomable.library import characters
from fathom.games.unfathomable.pieces import Damage, Icon, Item, Mythos, Passenger, Role, Spell
from fathom.games.unfathomable.pieces.skills import SKILL, Skill
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt, Endanger
from fathom.games.unfathomable.steps.turns import ActionPhase, DiscardPhase, SkillsPhase, Turn
from fathom.kernel import Match, SeatNumber
from fathom.kernel.cards.effects import Context
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    GAME,
    INFLUENCE,
    LORE,
    STRENGTH,
    TREACHERY,
    WILL,
    Scene,
    asked,
    card,
    do,
    go_on,
    options,
    prompt,
    settle,
    table,
    told,
)

LEND = card(INFLUENCE, 1)  # lend a hand: another player takes an action
EXILE = {Skill.LORE: 2, Skill.STRENGTH: 2, Skill.WILL: 1}


def drawn(match: Match, seat: int = 0) -> Counter[Skill]:
    return Counter(SKILL[each] for each in table(match).players[seat].hand if each is not None)


def pass_turn(match: Match) -> Match:
    """Everybody passes or takes the first answer until somebody else's turn begins."""
    turn = table(match).turn
    while not match.over and table(match).turn == turn:
        assert match.turn is not None
        idle = [option for option in match.turn.options if option.idle]
        go_on(match, (idle or match.turn.options)[0])
    return match


@rule("26.1", "26.8", "26.13")
def test_turns_go_clockwise():
    match = Scene(seats=3, seed="clockwise").play(Turn(2))
    pass_turn(pass_turn(pass_turn(match)))
    assert [event.seat for event in told(match, events.TurnBegins)][:4] == [2, 0, 1, 2]
    match = Scene(seats=3, seed="clockwise").seat(0, revealed=True).play(Turn(2))
    pass_turn(pass_turn(pass_turn(match)))
    assert [event.seat for event in told(match, events.TurnBegins)][:4] == [2, 0, 1, 2]  # traitors too


@rule("26.1")
def test_the_player_drawn_in_set_up_begins():
    first = []
    for seed in range(6):
        match = Match.start(GAME, 4, f"begin {seed}", crew="suggested")
        first.append(table(match).active)
        while not told(match, events.TurnBegins):
            assert match.turn is not None
            go_on(match, match.turn.options[0])
        assert told(match, events.TurnBegins)[0].seat == first[-1]
    assert len(set(first)) > 1


@rule("26.2", "26.3", "26.6", "26.7", "35.1", "35.2")
def test_a_humans_turn_has_four_phases():
    """Five cards are drawn, two actions taken (twelve cards in hand), a Mythos card comes, two cards are discarded."""
    match = Scene(seats=3).seat(0, hand=hand(7)).on_top("mythos", Mythos.BURIAL_AT_SEA).play(Turn(0))
    assert phases(match) == ["DrewCards", "Moved", "Moved", "MythosDrawn", "Discarded", "Discarded", "TurnBegins"]


def phases(match: Match) -> list[str]:
    """What happens in a turn of two moves; the first of two options is taken where something else is asked."""
    kinds = (events.DrewCards, events.Moved, events.MythosDrawn, events.Discarded, events.TurnBegins)
    for to in (Space.D1, Space.D2):
        do(settle(match), *([Pass()] if prompt(match) == "forgo" else []))
        do(settle(match), Move(to))
    pass_turn(match)
    told_first = [type(event).__name__ for event in match.journal if isinstance(event, kinds)][1:]
    return told_first[: told_first.index("TurnBegins") + 1]


@rule("26.2", "26.9", "26.12", "53.2")
def test_a_revealed_traitors_turn_has_no_mythos_phase():
    match = Scene(seats=3).seat(0, hand=hand(7), revealed=True).play(Turn(0))
    assert phases(match) == ["DrewCards", "Moved", "Moved", "Discarded", "Discarded", "TurnBegins"]


@rule("26.4a", "37.0", "37.1")
def test_a_player_draws_the_skill_set():
    match = Scene().play(SkillsPhase(0))
    assert drawn(match) == EXILE
    assert all(set(each.skills) <= set(Skill) - {Skill.TREACHERY} for each in characters().values())


@rule("26.4b", "32.1a", "37.2")
def test_in_the_sickbay_one_card_of_the_set_is_drawn():
    match = Scene().seat(0, Space.SICKBAY).play(SkillsPhase(0))
    assert {each.skill for each in options(match, DrawFrom)} == set(EXILE)  # type: ignore[attr-defined]
    do(match, DrawFrom(Skill.WILL))
    assert drawn(match) == {Skill.WILL: 1}


@rule("10.11", "26.4b")
def test_in_the_sickbay_too_the_crisis_that_costs_a_card_costs_it():
    scene = Scene().seat(0, Space.SICKBAY)
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    match = scene.play(SkillsPhase(0))
    assert (match.over, drawn(match)) == (True, {})


@rule("32.1b")
def test_in_the_sickbay_an_active_upgrade_widens_the_choice():
    match = Scene().seat(0, Space.SICKBAY, items=[Item.FIELD_GLASS]).play(SkillsPhase(0))
    assert DrawFrom(Skill.OBSERVATION) in options(match)
    do(match, DrawFrom(Skill.OBSERVATION))
    assert drawn(match) == {Skill.OBSERVATION: 1}
    inactive = Scene().seat(0, Space.SICKBAY, items=[Item.LOCKET], spare=[Item.FIELD_GLASS]).play(SkillsPhase(0))
    assert DrawFrom(Skill.OBSERVATION) not in options(inactive)


@rule("26.5a", "2.0a")
def test_the_action_phase_has_two_actions():
    match = Scene().play(ActionPhase(0))
    do(match, Move(Space.D1), Move(Space.D2))
    assert match.over
    assert do(Scene().play(ActionPhase(0)), Pass(), Pass()).over  # nobody has to act


@rule("26.5b", "26.11")
def test_the_same_action_may_be_taken_twice():
    human = Scene().seat(0, Space.D3).deep_ones({Space.D3: 2}).rolls(1).play(ActionPhase(0))
    settle(do(human, AttackDeepOne(Space.D3)))
    assert AttackDeepOne(Space.D3) in options(human)
    traitor = Scene(seats=3).seat(0, Space.D3, revealed=True).seat(1, Space.D3).rolls(1).play(ActionPhase(0))
    settle(traitor)
    settle(do(traitor, AttackCharacter(SeatNumber(1))))
    settle(do(traitor, AttackCharacter(SeatNumber(1))))
    assert traitor.over


@rule("26.6")
def test_one_mythos_card_is_drawn_in_a_turn():
    scene = Scene(seats=3).on_top("mythos", Mythos.BURIAL_AT_SEA)
    before = len(scene.g.mythos)
    match = pass_turn(scene.play(Turn(0)))
    assert [event.card for event in told(match, events.MythosDrawn)] == [Mythos.BURIAL_AT_SEA]
    assert len(table(match).mythos) == before - 1


def hand(count: int) -> list:
    return [card(LORE, 1)] * 7 + [card(LORE, 2)] * (count - 7)


@rule("26.7", "26.12", "35.2", "35.1", "13.3f", "13.3g")
def test_everybody_discards_down_to_ten():
    for traitor in (False, True):
        scene = Scene().seat(0, hand=hand(11), revealed=traitor)
        scene.seat(2, hand=[card(WILL, 1)] * 7 + [card(STRENGTH, 1)] * 6)
        match = scene.play(DiscardPhase())
        assert asked(match) == [0, 2]
        while asked(match):
            go_on(match, options(match, Discard)[0])
        assert [len(player.hand) for player in table(match).players] == [10, 0, 10, 0]


@rule("35.0", "13.3f")
def test_the_limit_binds_only_in_the_discard_phase():
    match = Scene().seat(0, hand=hand(10)).play(SkillsPhase(0), ActionPhase(0))
    assert len(table(match).players[0].hand) == 15
    assert prompt(match) == "action"


@rule("26.10a")
def test_a_traitor_draws_the_skill_set():
    match = do(Scene().seat(0, revealed=True).play(SkillsPhase(0)), Pass())
    assert drawn(match) == EXILE


@rule("26.10b", "53.4")
def test_a_traitor_may_take_treachery_instead():
    for treachery in (0, 1, 2):
        match = Scene().seat(0, revealed=True).play(SkillsPhase(0))
        do(match, Forgo(Skill.LORE), Forgo(Skill.WILL), Pass())
        assert options(match) == [PickNumber(2), PickNumber(1), PickNumber(0)]
        do(match, PickNumber(treachery))
        assert drawn(match) == Counter({Skill.LORE: 1, Skill.STRENGTH: 2, Skill.TREACHERY: treachery})


@rule("26.10b")
def test_without_treachery_a_traitor_may_still_leave_cards_undrawn():
    match = Scene().seat(0, revealed=True).skill_pile(TREACHERY, deck=[]).play(SkillsPhase(0))
    do(match, *[Forgo(Skill.LORE)] * 2, *[Forgo(Skill.STRENGTH)] * 2, Forgo(Skill.WILL))
    assert (match.over, drawn(match)) == (True, {})
    short = Scene().seat(0, revealed=True).skill_pile(TREACHERY, deck=[card(TREACHERY, 3)]).play(SkillsPhase(0))
    do(short, Forgo(Skill.LORE), Forgo(Skill.WILL), Pass())
    assert options(short) == [PickNumber(1), PickNumber(0)]  # no more than there are


@rule("26.10c")
def test_a_traitor_decides_before_drawing_anything():
    match = do(Scene().seat(0, revealed=True).play(SkillsPhase(0)), Forgo(Skill.LORE), Pass())
    assert (prompt(match), table(match).players[0].hand) == ("replace", [])


@pytest.mark.parametrize(
    ("answers", "skill"), [([Pass()], Skill.WILL), ([Forgo(Skill.WILL), PickNumber(1)], Skill.TREACHERY)]
)
@rule("26.10b", "32.1a")
def test_in_the_sickbay_a_traitor_too_draws_a_single_card(answers, skill):
    match = Scene().seat(0, Space.SICKBAY, revealed=True).play(SkillsPhase(0))
    do(match, DrawFrom(Skill.WILL), *answers)
    assert drawn(match) == {skill: 1}


# ------------------------------------------------------------------------------------- the Sickbay


@rule("32.0", "54.3a")
def test_a_defeated_human_goes_to_the_sickbay():
    match = settle(Scene().seat(0, Space.D4).play(Defeat(0)))
    assert table(match).players[0].space is Space.SICKBAY


@rule("32.2a")
def test_the_sickbay_is_left_by_a_move():
    match = do(Scene().seat(0, Space.SICKBAY).acting(), Move(Space.D1))
    assert table(match).players[0].space is Space.D1


@rule("32.2b")
def test_whoever_left_in_time_draws_the_full_set():
    """Somebody else gave them an action, and they left before their own turn."""
    scene = Scene().seat(0, Space.SICKBAY).seat(3, hand=[LEND])
    scene.g.active = 3
    match = scene.play(TakeAction(3), SkillsPhase(0))
    do(match, PlayCard(LEND), PickSeat(SeatNumber(0)), Move(Space.D1), by=(3, 3, 0))
    assert drawn(match) == EXILE


@rule("32.3", "54.3b")
def test_a_human_defeated_in_the_sickbay_stays():
    match = settle(Scene().seat(0, Space.SICKBAY).play(Defeat(0)))
    assert table(match).players[0].space is Space.SICKBAY


@rule("32.4")
def test_nobody_enters_the_sickbay_of_their_own_will():
    for revealed in (False, True):
        match = Scene().seat(0, Space.D3, revealed=revealed).acting()
        assert Move(Space.SICKBAY) not in options(match)


@rule("32.5", "32.6")
def test_the_sickbay_is_neither_damaged_nor_boarded():
    from fathom.games.unfathomable.board import ARROW, NEAREST, NEXT

    reached = {to for ways in NEXT.values() for to in ways.values()} | set(ARROW.values())
    assert Space.SICKBAY not in reached | {room for near in NEAREST.values() for room in near}
    assert UseSpace() not in options(Scene().seat(0, Space.SICKBAY).acting())


# --------------------------------------------------------------------------------------- shortages


@rule("36.0")
def test_nothing_is_made_out_of_nothing():
    """Whatever happens, the components are those of the box (conformance tests count them at every question)."""
    scene = Scene().seat(0, Space.CARGO, items=[Item.BOMB]).title(keeper=0).on_top("damage", Damage.FUEL_LEAK)
    scene.passengers({Space.D3: [Passenger.NOBODY]}).rolls(1).on_top("spells", *[Spell.SWELL_THE_CHANT] * 2)
    before = counted(scene.g)
    Stir(3).run(scene.g, Context(0))
    match = settle(scene.play(DefeatPassengerAt(Space.D3, 0), DamageShip(), *[TakeAction(0)] * 2))
    settle(do(match, UseTome(), PickSpell(Spell.SWELL_THE_CHANT)))
    settle(do(match, UseItem(Item.BOMB), PickSpace(Space.BOILER)))
    assert counted(table(match)) == before


def counted(g: Unfathomable) -> dict[str, Counter[object]]:
    """Every component on the table and in the box, by its pool."""
    there: dict[str, Counter[object]] = {}
    for slot in GAME.slots(g):
        there.setdefault(slot.pool, Counter())[slot.component] += 1
    return there


@rule("36.0", "30.1")
def test_there_are_never_more_than_twenty_deep_ones():
    match = Scene().deep_ones({Space.D1: 10, Space.ABYSS: 9}).play(ActivateIcon(Icon.HYDRA))
    assert table(match).ending is Ending.OVERRUN
    assert sum(table(match).deep_ones.values()) <= 20


@rule("36.0")
def test_the_components_of_the_box():
    pools = GAME.secrets.components(Scene().g)
    assert {name: len(members) for name, members in pools.items() if name != "loyalty"} == {
        "skill": 126,
        "passenger": 9,
        "damage": 9,
        "mythos": 70,
        "waypoint": 20,
        "item": 20,
        "spell": 20,
    }


@rule("36.1")
def test_whoever_should_draw_more_than_there_is_draws_what_there_is():
    scene = Scene().skill_pile(Skill.LORE, deck=[card(LORE, 1)])
    for skill in (Skill.INFLUENCE, Skill.OBSERVATION, Skill.STRENGTH, Skill.WILL):
        scene.skill_pile(skill, deck=[])
    match = scene.seat(0, Space.GALLEY).play(SkillsPhase(0))
    assert drawn(match) == {Skill.LORE: 1}
    assert not Cast(2).can(Scene().only("spells").g, Context(0))
    assert match.over


@rule("36.1", "41.5")
def test_an_empty_supply_endangers_nobody():
    match = settle(Scene().passenger_supply(1).rolls(2).play(Endanger(3, 0)))
    assert table(match).passengers_at(Space.D2) == 1
    assert not Draw(1).can(empty(), Context(0))


def empty():
    scene = Scene()
    for skill in Skill:
        scene.skill_pile(skill, deck=[])
    return scene.g


@rule("36.1")
def test_an_empty_damage_deck_damages_nothing():
    match = settle(Scene().only("damage").play(DamageShip()))
    assert table(match).damaged == {}


@pytest.mark.parametrize("role", Role)
@rule("37.0")
def test_every_character_has_five_cards_and_every_skill_is_drawn_alike(role):
    assert sum(characters()[role].skills.values()) == 5
    assert Counter(s for each in characters().values() for s in Counter(each.skills).elements()) == dict.fromkeys(
        set(Skill) - {Skill.TREACHERY}, 10
    )
    assert TREACHERY not in characters()[role].skills

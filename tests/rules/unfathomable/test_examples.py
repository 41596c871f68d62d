"""The worked examples of the guide, in the order of the ledger, each played as it is told."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    Activate,
    AnyOrder,
    DrawFrom,
    Move,
    Pass,
    PickItem,
    PickNumber,
    PickSeat,
    PickSpace,
    PickSpell,
    PickWaypoint,
    Play,
    PlayCard,
    Ready,
    UseAbility,
    UseFeat,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.client.talk import (
    HelpLittle,
    HelpMuch,
    HelpWith,
    HighCard,
    LowCard,
    NeverDraw,
    OfferHelp,
    OnlyDrawer,
    SeveralLow,
    SeveralMiddling,
    talk,
)
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Mythos, Role, Spell, Title, Waypoint
from fathom.games.unfathomable.pieces.skills import SKILL, Skill
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.loyalty.awakening import Awakening
from fathom.games.unfathomable.steps.loyalty.titles import line
from fathom.games.unfathomable.steps.mythos import DiscardMythos, ResolveIcons
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.turns import DiscardPhase, SkillsPhase
from fathom.kernel import Match, SeatNumber
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    GAME,
    INFLUENCE,
    LORE,
    WILL,
    Scene,
    asked,
    card,
    do,
    go_on,
    options,
    prompt,
    refused,
    settle,
    table,
    told,
    use,
)

LEND = card(INFLUENCE, 1)  # lend a hand: another player takes an action
SOUND = (Role.MATHEMATICIAN, Role.STOWAWAY, Role.EXILE, Role.ENGINEER)
MATES = (Role.FIRST_MATE, Role.STOWAWAY, Role.EXILE, Role.ENGINEER)


# ----------------------------------------------------------------------------------------- abilities


@rule("10.6b")
def test_the_mathematician_picks_the_result_and_no_die_is_rolled():
    match = Scene(crew=SOUND).seat(0, feat=True).play(Endanger(1, 1))
    drawn = table(match).chance.drawn
    use(match, 0, UseFeat(Role.MATHEMATICIAN))
    assert options(match) == [PickNumber(number) for number in range(1, 9)]
    do(match, PickNumber(6))
    assert table(match).chance.drawn == drawn
    assert table(match).passengers_at(Space.D6) == 1  # it counts as the roll
    prisoner = Scene(crew=SOUND).seat(0, Space.BRIG, feat=True).seat(1, hand=[LEND]).play(Endanger(1, 1))
    assert 0 not in prisoner.asks


@rule("10.10a", "10.10b")
def test_the_first_mate_goes_to_the_deck_once_in_each_turn():
    """Once in the own turn, and once more in the next player's, who lends a hand."""
    chief = UseAbility(Role.FIRST_MATE)
    match = Scene(crew=MATES).seat(1, hand=[LEND]).turn(0)
    do(match, chief, PickSpace(Space.D1))
    assert chief not in options(match)
    while table(match).active == 0:
        assert match.turn is not None
        idle = [option for option in match.turn.options if option.idle]
        go_on(match, (idle or match.turn.options)[0])
    while prompt(settle(match)) != "action":
        do(match, options(match)[0])
    do(match, PlayCard(LEND), PickSeat(SeatNumber(0)), chief, PickSpace(Space.D8), by=(1, 1, 0, 0))
    assert asked(match) == [0]
    assert refused(match, chief) == ("10.10a", "used-this-turn")


@rule("10.16a")
def test_the_active_player_orders_the_deep_ones():
    scene = Scene().deep_ones({Space.W1: 1, Space.W2: 1, Space.D5: 1})
    scene.g.active = 2
    match = scene.play(ActivateIcon(Icon.DEEP_ONES))
    assert asked(match) == [2]
    assert options(match) == [AnyOrder(), Activate(Space.W1), Activate(Space.W2), Activate(Space.D5)]
    do(match, Activate(Space.D5), Activate(Space.W2), by=2)
    moved = [(event.start, event.to) for event in told(match, events.DeepOneMoved)]
    assert moved == [(Space.D5, Space.CARGO), (Space.W2, Space.D2), (Space.W1, Space.D1)]


# -------------------------------------------------------------------------------- items, spells, places


@pytest.mark.parametrize(("answer", "kept", "left"), [(PickItem(Item.PISTOL), 1, 0), (Pass(), 0, 1)])
@rule("18.4b")
def test_the_last_item_of_the_hold_is_kept_or_returned(answer, kept, left):
    scene = Scene().seat(0, Space.CARGO).only("items", Item.PISTOL)
    match = do(scene.acting(), UseSpace())
    assert match.view(0).items == [Item.PISTOL]  # type: ignore[attr-defined]  # looked at
    assert match.view(1).items == [None]  # type: ignore[attr-defined]
    do(match, answer)
    assert (len(table(match).players[0].items), len(table(match).items)) == (kept, left)


@pytest.mark.parametrize(("answer", "left"), [(PickSpell(Spell.ASH_TO_COAL), 0), (Pass(), 1)])
@rule("19.3b")
def test_the_last_spell_is_resolved_or_put_back(answer, left):
    match = do(Scene().title(keeper=0).only("spells", Spell.ASH_TO_COAL).acting(), UseTome())
    assert match.view(0).spells == [Spell.ASH_TO_COAL]  # type: ignore[attr-defined]
    assert match.view(1).spells == [None]  # type: ignore[attr-defined]
    do(match, answer)
    assert len(table(match).spells) == left
    assert len(told(match, events.SpellCast)) == 1 - left


@rule("32.2b")
def test_whoever_is_helped_out_of_the_sickbay_draws_the_full_set():
    scene = Scene(crew=SOUND).seat(0, Space.SICKBAY).seat(3, hand=[LEND])
    scene.g.active = 3
    match = scene.play(TakeAction(3), SkillsPhase(0))
    do(match, PlayCard(LEND), PickSeat(SeatNumber(0)), Move(Space.D1), by=(3, 3, 0))
    drawn = Counter(SKILL[each] for each in table(match).players[0].hand if each is not None)
    assert drawn == {Skill.INFLUENCE: 1, Skill.LORE: 2, Skill.OBSERVATION: 2}


@rule("41.6")
def test_the_bridge_has_no_action_without_passengers_to_endanger():
    scene = Scene().seat(0, Space.BRIDGE).passenger_supply(1)
    assert UseSpace() in options(scene.acting())
    assert refused(scene.passenger_supply(0).acting(), UseSpace()) == ("2.8a", "cannot-use")


@rule("43.4", "44.8f")
def test_after_the_awakening_the_mythos_card_is_finished_and_the_discard_phase_follows():
    """The Voyage icon of a Mythos card brings the sixth mile; everybody looks, then the card is discarded."""
    scene = Scene().tracks(voyage=3).course(Waypoint.GLASS_SEA).monarchs().title(captain=0)
    scene.on_top("waypoints", Waypoint.EASY_MILES, Waypoint.LONG_NIGHT)
    scene.seat(1, hand=[card(LORE, 1)] * 7 + [card(WILL, 1)] * 4)
    scene.g.mythos.remove(Mythos.QUARANTINE)
    scene.g.mythos_seen.pop()
    scene.g.crisis = [Mythos.QUARANTINE]
    match = settle(scene.play(ResolveIcons(Mythos.QUARANTINE, 0), DiscardMythos(), DiscardPhase()))
    do(match, PickWaypoint(Waypoint.EASY_MILES))
    assert (asked(match), prompt(match)) == ([0, 1, 2, 3], "look-at-loyalty")
    assert table(match).crisis == [Mythos.QUARANTINE]
    do(match, *[Ready()] * 4, by=(0, 1, 2, 3))
    assert table(match).mythos_discard == [Mythos.QUARANTINE]
    assert (asked(match), prompt(match)) == ([1], "hand-limit")


# ------------------------------------------------------------------------------------------- table talk


def said(match: Match, seat: int = 0) -> set[object]:
    return set(talk(match.view(seat), seat))  # type: ignore[arg-type]


def sentences(match: Match, seat: int, language: str) -> list[str]:
    words = Words(language, GAME)
    return [words.statement(each) for each in said(match, seat)]  # type: ignore[arg-type]


def in_a_test(crew: tuple[Role, ...] = MATES) -> Match:
    """A skill test in which cards are being added."""
    scene = Scene(crew=crew).seat(0, hand=[card(LORE, 3), card(WILL, 2)])
    return settle(scene.play(SkillTest(Mythos.STEAM_BURNS.value, 0)))


@rule("A3.3")
def test_the_table_tells_how_many_cards_somebody_has():
    match = Scene().seat(1, hand=[card(LORE, 1), card(LORE, 2), card(WILL, 5)]).acting()
    for viewer in (-1, 0, 2):
        assert len(match.view(viewer).players[1].hand) == 3  # type: ignore[attr-defined]


@rule("A3.4b")
def test_a_card_is_high_or_low_and_nothing_in_between():
    match = Scene().seat(0, hand=[card(LORE, 3)]).acting()
    assert {HighCard(), LowCard()} <= said(match)
    for between in ("medium", "fairly high", "rather low", "moderate"):
        assert not any(between in sentence for sentence in sentences(match, 0, "en"))


@rule("A3.7d")
def test_what_may_be_said_in_a_skill_test():
    """ "I help a lot", "I could help a little", "three cards that help moderately", "four cards of low value"."""
    assert {HelpMuch(), HelpLittle(), SeveralMiddling(3), SeveralLow(4)} <= said(in_a_test())
    exile = in_a_test((Role.EXILE, Role.SKIPPER, Role.SURGEON, Role.ENGINEER))
    assert NeverDraw(Skill.INFLUENCE) in said(exile)  # "It cannot have been me, I cannot draw Influence"
    alone = in_a_test((Role.STOWAWAY, Role.SURGEON, Role.ENGINEER, Role.FIRST_MATE))
    assert OnlyDrawer(Skill.WILL) in said(alone)  # "Only I could have added those Will cards"


@rule("A3.7a", "A3.7b", "A3.7c", "A3.7e")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_not_be_said_in_a_skill_test(language):
    """No single middling card, no type or value or title of a card, and no claim to cards that lie revealed."""
    match = in_a_test()
    open_now = said(match)
    assert not {SeveralMiddling(1), SeveralLow(1)} & open_now
    typed = {type(each) for each in open_now if isinstance(getattr(each, "skill", None), Skill)}
    assert typed <= {NeverDraw, OnlyDrawer}  # a type is named only to say what everybody can see
    words = Words(language, GAME)
    titles = {words.say(f"ability-{fact['ability']}").lower() for fact in GAME.client.facts["skill_cards"]}
    spoken = " ".join(sentences(match, 0, language)).lower()
    assert not any(title in spoken for title in titles)
    while prompt(match) == "add-card":
        do(match, Pass())
    assert prompt(match) == "total-known"  # revealed
    assert not {HelpMuch(), SeveralLow(2), SeveralMiddling(2)} & said(match)


@rule("A3.8b")
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_with_a_roll_is_offered_without_the_name_of_the_card(language):
    match = Scene().acting()
    assert OfferHelp(HelpWith.ROLL) in said(match)
    words = Words(language, GAME)
    sentence = words.statement(OfferHelp(HelpWith.ROLL)).lower()
    titles = {words.say(f"ability-{fact['ability']}").lower() for fact in GAME.client.facts["skill_cards"]}
    assert not any(title in sentence for title in titles)


# ---------------------------------------------------------------------------------------------- set-up


def crewed(*roles: Role) -> Match:
    """The characters are chosen, in order from the first player."""
    match = Match.start(GAME, len(roles), "examples")
    return do(match, *(Play(role) for role in roles), by=(2, 0, 1))


@rule("S13a")
def test_the_apprentice_chooses_two_lore_and_one_will():
    match = crewed(Role.SKIPPER, Role.APPRENTICE, Role.SURGEON)
    seat = table(match).playing(Role.APPRENTICE)
    assert asked(match) == [seat]
    do(match, DrawFrom(Skill.LORE), DrawFrom(Skill.LORE))
    assert table(match).players[seat].hand == []  # chosen before drawing
    do(match, DrawFrom(Skill.WILL))
    drawn = [SKILL[each] for each in table(match).players[seat].hand if each is not None]
    assert drawn == [Skill.LORE, Skill.LORE, Skill.WILL]


@rule("S14b", "S15b")
def test_titles_of_a_cast_of_three():
    """Of stowaway, surgeon and exile the surgeon is highest in the Captain's line, the exile in the Tome Keeper's."""
    g = table(crewed(Role.STOWAWAY, Role.SURGEON, Role.EXILE))
    assert [g.players[seat].role for seat in line(g, Title.CAPTAIN)] == [Role.SURGEON, Role.EXILE, Role.STOWAWAY]
    assert (g.captain, g.keeper) == (g.playing(Role.SURGEON), g.playing(Role.EXILE))


@rule("S16", "43.1")
def test_loyalty_cards_of_a_table_of_three():
    match = Match.start(GAME, 3, "examples", crew="suggested")
    assert Counter(table(match).loyalty) == {Loyalty.HUMAN: 5, Loyalty.HYBRID: 1}
    while prompt(match) == "draw-own":
        go_on(match, options(match)[0])
    assert [len(player.loyalty) for player in table(match).players] == [1, 1, 1]
    assert len(table(match).loyalty) == 3
    later = Scene(seats=3).play(Awakening())
    assert [len(player.loyalty) for player in table(later).players] == [2, 2, 2]
    assert table(later).loyalty == []

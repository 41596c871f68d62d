"""Table talk (appendix III): what may be said, and that nothing else can be."""

from msgspec.structs import fields

from fathom.games.unfathomable.actions import AddCard, Pass, PickSeat, UseFeat
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.client.talk import (
    AskHelpful,
    AskHighCards,
    AskIntent,
    BadTop,
    CallHuman,
    CallTraitor,
    CannotHelp,
    GoodTop,
    HelpLittle,
    HelpMuch,
    HelpWith,
    HighCard,
    LowCard,
    NeverDraw,
    No,
    NoAnswer,
    OfferHelp,
    OnlyDrawer,
    Pile,
    SeveralLow,
    SeveralMiddling,
    WantHelp,
    Yes,
    talk,
)
from fathom.games.unfathomable.pieces import Loyalty, Mythos, Role
from fathom.games.unfathomable.pieces.skills import Card, Skill
from fathom.games.unfathomable.steps.cards.looking import top
from fathom.games.unfathomable.steps.loyalty.awakening import deal_loyalty
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.kernel import Match, SeatNumber
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, LORE, WILL, Scene, card, do, settle, table

BOB = SeatNumber(1)


def said(match: Match, seat: int = 0) -> list[object]:
    return list(talk(match.view(seat), seat))  # type: ignore[arg-type]


def in_a_test() -> Match:
    """A test in which contributions are being asked for."""
    scene = Scene(crew=(Role.EXILE, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.APPRENTICE))
    scene.seat(0, hand=[card(LORE, 3), card(WILL, 5)])
    return settle(scene.play(SkillTest(Mythos.STEAM_BURNS.value, 0)))


@rule("A3.1")
def test_what_may_be_said_is_settled_when_the_table_opens():
    """Free chat is a choice of whoever opens the table; the statements below are always there. See tests/server."""
    assert GAME.statements
    assert GAME.talk is not None
    assert list(GAME.talk(Scene().acting().view(0), 0)) == said(Scene().acting())


@rule("A3.2", "A3.5b")
def test_nobody_has_to_tell_the_truth():
    match = Scene().seat(0, hand=[card(LORE, 1)]).seat(1, loyalty=[Loyalty.HUMAN]).acting()
    assert {HighCard(), LowCard(), CallTraitor(BOB), CallHuman(BOB), Yes(), No(), NoAnswer()} <= set(said(match))


@rule("A3.3", "33.6", "13.3e")
def test_the_size_of_a_hand_is_told_truthfully_by_the_table():
    match = Scene().seat(1, hand=[card(LORE, 1), card(WILL, 2)]).acting()
    assert len(match.view(0).players[1].hand) == 2  # type: ignore[attr-defined]


@rule("A3.4a", "A3.4b")
def test_statements_are_vague_and_two_valued():
    words = [Words(language, GAME) for language in LANGUAGES]
    match = Scene().seat(0, hand=[card(LORE, 3)]).acting()
    about_cards = [each for each in said(match) if isinstance(each, HighCard | LowCard)]
    assert about_cards == [HighCard(), LowCard()]  # neither middling nor a number
    assert {each.statement(HighCard()) for each in words} == {
        "I have a high card.",
        "J’ai une carte haute.",
        "Tengo una carta alta.",
    }


@rule("A3.4a", "A3.7a", "A3.7b", "A3.7c", "A3.7e", "A3.8b", "A3.9b", "A3.11b")
def test_no_statement_can_carry_a_card_its_value_or_a_number_of_traitors():
    """What a statement can hold: a seat, a moment, a deck, a skill set's type, or a count of several cards."""
    allowed = {SeatNumber, HelpWith, Pile, Skill, int}
    held = {field.type for statement in GAME.statements for field in fields(statement)}
    assert held == allowed
    assert {statement for statement in GAME.statements for field in fields(statement) if field.type is int} == {
        SeveralMiddling,
        SeveralLow,
    }
    assert not any(field.type in (Card, Loyalty) for statement in GAME.statements for field in fields(statement))


@rule("A3.5a")
def test_questions_about_secrets_can_be_answered_with_yes_or_no():
    questions = {AskHelpful(BOB), AskHighCards(BOB), AskIntent(BOB)}
    assert questions <= set(said(Scene().acting()))
    assert {Yes(), No(), NoAnswer()} <= set(said(Scene().acting(), seat=1))


@rule("10.16c")
def test_one_may_ask_what_somebody_means_to_do_and_get_no_answer():
    match = Scene().acting()
    assert AskIntent(BOB) in said(match)
    assert NoAnswer() in said(match, seat=1)


@rule("A3.6a")
def test_nobody_can_be_asked_for_their_loyalty():
    names = {statement.__name__ for statement in GAME.statements if statement.__name__.startswith("Ask")}
    assert names == {"AskHelpful", "AskHighCards", "AskIntent"}


@rule("A3.6b")
def test_anybody_may_be_accused_at_any_time():
    assert CallTraitor(BOB) in said(Scene().acting())
    assert CallTraitor(BOB) in said(in_a_test())
    assert CallTraitor(SeatNumber(0)) not in said(Scene().acting())


@rule("A3.7d")
def test_the_allowed_examples_of_the_guide_can_be_said():
    match = in_a_test()
    assert {HelpMuch(), HelpLittle(), CannotHelp(), SeveralMiddling(3), SeveralLow(4)} <= set(said(match))
    assert NeverDraw(Skill.INFLUENCE) in said(match)  # the exile's set has no influence
    assert NeverDraw(Skill.LORE) not in said(match)


@rule("A3.7d")
def test_only_what_the_skill_sets_show_can_be_concluded():
    crew = (Role.SKIPPER, Role.EXILE, Role.APPRENTICE, Role.MATHEMATICIAN)
    match = settle(Scene(crew=crew).seat(1, hand=[card(LORE, 1)]).play(SkillTest(Mythos.STEAM_BURNS.value, 0)))
    assert OnlyDrawer(Skill.STRENGTH) in said(match, seat=1)  # nobody but the exile draws strength here
    assert OnlyDrawer(Skill.LORE) not in said(match, seat=1)
    assert NeverDraw(Skill.STRENGTH) in said(match, seat=0)


@rule("A3.7b", "A3.7e")
def test_a_single_card_cannot_be_called_middling():
    match = in_a_test()
    assert SeveralMiddling(1) not in said(match)
    assert SeveralLow(1) not in said(match)


@rule("A3.7c")
def test_after_the_reveal_nobody_can_claim_cards():
    match = in_a_test()
    while match.turn is not None and match.turn.prompt == "add-card":
        do(match, Pass() if match.turn.seat else AddCard(card(LORE, 3)))
        if match.turn is not None and match.turn.prompt == "add-card" and match.turn.seat == 0:
            do(match, Pass())
    assert table(match).test is not None
    assert table(match).test.total is not None  # type: ignore[union-attr]
    assert not {HelpMuch(), HelpLittle(), SeveralLow(2), SeveralMiddling(2)} & set(said(match))


@rule("A3.8a")
def test_the_group_may_be_asked_for_an_ability():
    match = Scene().acting()
    assert {WantHelp(moment) for moment in HelpWith} <= set(said(match))
    assert {OfferHelp(moment) for moment in HelpWith} <= set(said(match, seat=2))


@rule("A3.8b")
def test_help_is_offered_without_naming_the_card():
    names = " ".join(Words("en", GAME).statement(OfferHelp(moment)) for moment in HelpWith)
    titles = [text for key, text in GAME.texts.cards(Words("en", GAME)).items() if key.startswith("text-ability")]
    assert not any(title in names for title in titles)
    assert "roll" in names


@rule("A3.9a")
def test_whoever_has_seen_loyalties_may_only_call_the_player_traitor_or_human():
    scene = Scene().seat(1, loyalty=[Loyalty.HYBRID, Loyalty.HUMAN])
    scene.g.players[1].loyalty_seen = [0b11, 0b11]
    before = set(said(Scene().acting()))
    assert set(said(scene.acting())) == before


@rule("A3.9c")
def test_the_owner_knows_which_loyalty_cards_were_looked_at():
    """The exile of seat 0 looked at the first card; the second was dealt since."""
    scene = Scene().seat(0, feat=True).seat(1, loyalty=[Loyalty.HYBRID])
    match = do(scene.acting(), UseFeat(Role.EXILE), PickSeat(BOB))
    deal_loyalty(table(match), 1)
    marks = [match.view(viewer).players[1].loyalty_seen for viewer in (0, 1, 2)]  # type: ignore[attr-defined]
    assert marks == [[0b01, 0], [0b11, 0b10], [0, 0]]


@rule("A3.10")
def test_a_known_top_card_is_good_or_bad_and_no_more():
    scene = Scene()
    top(scene.g, "mythos", 1, 0)
    match = scene.acting()
    assert {GoodTop(Pile.MYTHOS), BadTop(Pile.MYTHOS)} <= set(said(match))
    assert GoodTop(Pile.WAYPOINTS) not in said(match)
    assert GoodTop(Pile.MYTHOS) not in said(match, seat=1)


@rule("A3.11a")
def test_revealed_traitors_follow_the_same_rules():
    human = Scene().seat(1, Space.D1, hand=[card(LORE, 1)]).acting(1)
    traitor = Scene().seat(1, Space.D1, hand=[card(LORE, 1)], revealed=True).acting(1)
    assert said(human, seat=1) == said(traitor, seat=1)


@rule("A3.11b")
def test_no_answer_shows_a_hand_to_others():
    assert not any("hand" in action.__name__.lower() or "show" in action.__name__.lower() for action in GAME.actions)

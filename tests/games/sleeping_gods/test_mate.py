"""The bot `mate`: it plays campaigns to their end, knows only what was read, and makes sense of what it sees."""

import pytest

from fathom.bots import make_bot
from fathom.bots.advice import advise
from fathom.games.sleeping_gods.actions import (
    Activate,
    Cover,
    DrawFate,
    Equip,
    Explore,
    GoOn,
    Join,
    Pick,
    Pitch,
    Sail,
    Spend,
    StayAtInn,
    Strike,
    Train,
    UseRoom,
)
from fathom.games.sleeping_gods.bots import Mate, outlook
from fathom.games.sleeping_gods.bots.reading import fight_cost
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.wounds import best_patch, menace, patches
from fathom.games.sleeping_gods.figures.underway import Trial
from fathom.games.sleeping_gods.pieces import Card, Enemy, Place, Skill, SkillCard
from fathom.games.sleeping_gods.steps.fighting.rounds import EndOfRound
from fathom.games.sleeping_gods.steps.ship.port import InPort
from fathom.games.sleeping_gods.steps.trials.challenges import Attempt, CloseTest
from fathom.games.sleeping_gods.stories import book
from fathom.kernel import AskAny, Match
from fathom.lab.studies.simulate import play_out
from tests.rules.sleeping_gods.fight import BOTTOM, JACKAL, MIDDLE, SQUID, TOP, TOP_LEFT, cover, strike
from tests.rules.sleeping_gods.scene import GAME, GREGORY, MARCO, RAFAEL, Scene, do, prompt


def answer(match: Match) -> object:
    """What a mate would answer to the open question."""
    ask = match.turn
    assert ask is not None
    return Mate("tests").choose(match.view(ask.seat), ask)


def put_to_the_test(scene: Scene, skill: Skill, value: int) -> Match:
    """The party is tested."""
    scene.g.test = Trial(skill, value)
    return scene.play(Attempt(), CloseTest())


# ------------------------------------------------------------------------------------------- campaigns


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (2, {"mode": "brutal"}), (3, {"die": True}), (4, {"mode": "easy"})]
)
def test_a_mate_plays_a_campaign_to_its_end(seats, options):
    match = Match.start(GAME, seats, f"mate{seats}", packing=False, **options)
    play_out(match, [make_bot(GAME, "mate", f"{seat}") for seat in range(seats)])
    state = match.state
    assert state.ended or state.lost
    found = state.milestones()
    assert found["places"] > 10 or state.lost
    assert sum(found[f"arc{n:02}-mercy"] for n in range(1, 13)) == found["mercies"]
    assert sum(found[f"arc{n:02}-gain"] for n in range(1, 13)) == found["gains"]


class Torn:
    """A page that nobody has read: whoever looks at it is found out."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError("a mate has read ahead")


@pytest.mark.slow
def test_a_mate_never_looks_at_a_paragraph_that_was_not_read(monkeypatch):
    """It may know what was read, what led there, and how places begin where the party has been; all other pages are
    torn out."""
    whole, through = book.the_book(), book.ways_in()
    assert book.sources()  # what hints say is found out before
    match = Match.start(GAME, 2, "torn", packing=False)
    mates = [Mate(str(seat)) for seat in range(2)]
    for _ in range(700):
        if match.turn is None:
            break
        views = [match.view(seat) for seat in range(2)]
        log = {book.bare(each) for each in match.state.log}
        log |= {way for each in log for way in through.get(each, ())}
        begun = {str(place) for place in map(book.place_of, log) if place is not None}
        known = {key: text if key in log | begun else Torn() for key, text in whole.paragraphs.items()}
        asked = match.turn
        for ask in (asked, *match.interrupts.values()):
            assert ask.options is not None  # found by the rules, which may read
        with monkeypatch.context() as patch:
            patch.setattr(book, "the_book", lambda known=known: book.Book({}, known, {}))
            said = [(seat, mates[seat].speak_up(views[seat], ask)) for seat, ask in match.interrupts.items()]
            chosen = mates[asked.seat].choose(views[asked.seat], asked)
        spoken = next(((seat, action) for seat, action in said if action is not None), None)
        match.answer(*(spoken or (asked.seat, chosen)))
    assert len(match.state.log) > 20


def test_a_mate_does_not_change_what_it_is_given():
    match = Match.start(GAME, 1, "hands off", packing=False)
    mate = Mate("tests")
    for _ in range(120):
        ask = match.turn
        view = match.view(0)
        before = GAME.pack(view)
        chosen = mate.choose(view, ask)
        assert GAME.pack(view) == before
        match.answer(0, chosen)


# --------------------------------------------------------------------------------------------- the turn


def test_orders_are_taken_where_they_are():
    """With all orders on boards the bridge, which brings them back."""
    scene = Scene(1)
    for crew in (GREGORY, MARCO):
        scene.crew(crew, orders=6)
    assert answer(scene.turn()) == UseRoom(Place.BRIDGE)


def test_skill_cards_are_equipped_early_in_an_event_deck():
    early = Scene(1).orders(3).hand(0, "hammer-blow")
    assert isinstance(answer(early.acting()), Equip)
    late = Scene(1).orders(3).hand(0, "hammer-blow")
    late.g.events.mild.clear()
    late.g.events.perilous.clear()
    late.g.events.deadly.clear()
    assert not isinstance(answer(late.acting()), Equip)


def test_places_are_explored_once_and_then_left():
    assert isinstance(answer(Scene(1).at("2d").acting()), Explore)
    scene = Scene(1).at("2d")
    scene.g.log = ["2", "2.4", "8"]
    assert answer(scene.acting()) in (Sail(), Explore(2), Explore(8))


def test_a_tired_crew_goes_to_the_inn_and_learns():
    scene = Scene(1).at("2b").goods(coin=6)
    for member in scene.g.crew:
        member.wounds, member.fatigue = 2, 1
    match = scene.play(InPort())
    assert answer(match) == StayAtInn()
    scene.g.xp = 6
    assert isinstance(answer(scene.play(InPort())), Train)


# ---------------------------------------------------------------------------------------------- tests


def test_as_many_take_part_as_a_test_needs():
    match = put_to_the_test(Scene(1), Skill.STRENGTH, 4)
    joined = []
    while isinstance(chosen := answer(match), Join):
        joined.append(chosen.crew)
        match.answer(0, chosen)
    assert isinstance(chosen, DrawFate)
    assert 1 <= len(joined) <= 3
    easy = put_to_the_test(Scene(1), Skill.STRENGTH, 1)
    assert isinstance(answer(easy), DrawFate)


def test_a_card_is_given_up_only_if_it_turns_the_test():
    near = put_to_the_test(Scene(1).hand(0, "heave").fates(3), Skill.STRENGTH, 4)
    near.answer(0, DrawFate())
    assert isinstance(answer(near), Pitch)
    far = put_to_the_test(Scene(1).hand(0, "heave").fates(1), Skill.STRENGTH, 9)
    far.answer(0, DrawFate())
    assert isinstance(answer(far), GoOn)


# --------------------------------------------------------------------------------------------- combat


def test_there_are_218_patches_of_squares_that_hang_together():
    assert len(patches(False)) == 218


def test_a_beaten_enemy_threatens_nothing():
    crab = Enemy("mud-crab")  # hearts at 1 and 3
    assert menace(crab, 0) > menace(crab, 0b10) > menace(crab, 0b1010) == 0


def test_wounds_go_where_they_do_most():
    """Three points on a mud crab: both hearts over the square between them beat it."""
    gained, covered = best_patch(Enemy("mud-crab"), 0, 3)
    assert covered & 0b1010 == 0b1010
    assert gained == menace(Enemy("mud-crab"), 0)
    match = Scene(1).row("mud-crab").fates(6).fighting()
    match.answer(0, Strike(MARCO, Enemy("mud-crab")))
    while match.turn.prompt == "cover":
        chosen = answer(match)
        assert isinstance(chosen, Cover)
        match.answer(0, chosen)
    assert match.state.combat is None


def test_every_cube_is_used_while_enemies_stand():
    match = Scene(1).row("wrecker", "salt-bandit").fighting()
    for _ in range(3):
        chosen = answer(match)
        assert isinstance(chosen, Strike)
        match.answer(0, chosen)
        while match.turn.prompt not in ("combat", "enemy-attack"):
            match.answer(0, answer(match))


def test_the_strongest_takes_a_blow():
    scene = Scene(1).row("wrecker")
    scene.only(GREGORY, MARCO)
    scene.crew(GREGORY, left=1)
    assert answer(scene.play(EndOfRound([]))).crew == MARCO


def test_a_mate_heals_who_would_fall_to_a_counterattack_and_stays_up_that_way():
    """The squid deals 3: with the 2 that the chest gives Gregory has one point left; without, or with too few, none."""
    for left, healed in ((2, True), (1, False)):
        scene = Scene(1).idle().orders(1).card("medicine-chest").crew(GREGORY, left=left).crew(MARCO, left=1).row(SQUID)
        match = do(scene.fates(6).fighting(), strike(GREGORY, SQUID), *cover(SQUID, TOP, MIDDLE))
        assert (prompt(match), answer(match) == Activate(Card("medicine-chest"))) == ("guard", healed)
        if healed:
            do(match, answer(match))
            assert answer(match) == Pick(GREGORY)


def test_a_mate_rests_who_is_tired_out_before_a_hit_is_dealt():
    """One wound more takes what two orders are worth: the jackal's last heart needs it."""
    scene = Scene(1).idle().orders(1).card("hammock").crew(GREGORY, fatigue=2).crew(MARCO, fatigue=2)
    scene.row(JACKAL, covered={JACKAL: [BOTTOM]}).fates(6)
    match = do(scene.fighting(), strike(GREGORY, JACKAL))
    assert (prompt(match), answer(match)) == ("boost", Activate(Card("hammock")))
    do(match, answer(match))
    assert answer(match) == Pick(GREGORY)


@pytest.mark.parametrize(("card", "covered", "discarded"), [("heave", [TOP_LEFT], True), ("hammer-blow", [], False)])
def test_a_mate_discards_no_card_that_takes_its_own_damage_away(card, covered, discarded):
    """One wound more would beat the wrecker each time; Hammer Blow in the discard pile brings none."""
    scene = Scene(1).idle().crew(MARCO, equipped=[card]).row("wrecker", covered={"wrecker": covered}).fates(6)
    match = do(scene.fighting(), strike(MARCO, "wrecker"))
    assert (prompt(match), answer(match) == Spend(SkillCard(card))) == ("boost", discarded)


# -------------------------------------------------------------------------------------- for the others


def test_a_mate_lends_a_hand_to_a_test_that_would_be_lost():
    """The first player's members are tired out; Rafael, who is the second's, is strong."""
    scene = Scene(2).orders(0, 2).crew(RAFAEL, equipped=["heave", "shoulder-to-shoulder"])
    for member in scene.g.crew:
        if member.seat != 1:
            member.fatigue = 2
    match = put_to_the_test(scene, Skill.STRENGTH, 5)
    assert isinstance(match.pending, AskAny)
    said = Mate("tests").speak_up(match.view(1), match.interrupts[1])
    assert said == Join(RAFAEL)


def test_advice_tells_by_how_much_an_answer_is_better():
    match = Scene(1).row("mud-crab", "leviathan").fighting()
    found = advise(GAME, match.view(0), match.turn)
    assert isinstance(found.best, Strike)
    assert found.second is not None
    assert found.lead in ("clear", "close")


def test_the_outlook_grows_with_the_score_and_shrinks_with_wounds():
    scene = Scene(2)
    plain = outlook(scene.g)
    scene.card("bead-of-hard-light")
    better = outlook(scene.g)
    scene.only(MARCO)
    assert 0 < outlook(scene.g)[0] < better[0] < 1
    assert plain[0] < better[0]
    assert len(plain) == 2


def test_a_crew_that_is_down_fears_a_fight_more_than_one_that_stands():
    down, standing = (Sight(scene.g, 0) for scene in (Scene().only(), Scene()))
    assert fight_cost(down, (1, 2)) > fight_cost(standing, (1, 2))

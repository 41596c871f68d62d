"""What clients are told of a table and of each answer, so that they reckon nothing themselves."""

from fathom.games.sleeping_gods.actions import (
    Buy,
    Cover,
    DrawFate,
    Equip,
    Join,
    MoveTo,
    StayAtInn,
    Strike,
    TakeOption,
    Train,
)
from fathom.games.sleeping_gods.client.reading import reading
from fathom.games.sleeping_gods.figures.underway import Trial
from fathom.games.sleeping_gods.library import cards, levels
from fathom.games.sleeping_gods.pieces import Enemy, Level, Passage, Region, Skill, SkillCard, Square
from fathom.games.sleeping_gods.state import CREW
from fathom.games.sleeping_gods.steps.ship.market import open_market
from fathom.games.sleeping_gods.steps.ship.port import InPort
from fathom.games.sleeping_gods.steps.ship.sailing import Voyaging
from fathom.games.sleeping_gods.steps.story.exploring import read
from fathom.games.sleeping_gods.steps.trials.challenges import Enlist, begin_test
from fathom.games.sleeping_gods.steps.trials.chances import fates, percent
from fathom.games.sleeping_gods.stories import book
from fathom.games.sleeping_gods.stories.book import prose, the_book
from fathom.kernel import Match
from tests.rules.sleeping_gods.scene import KASUMI, MAC, MARCO, ODESSA, RAFAEL, Scene, do, table

WARRIOR, EYE = Enemy("skeletal-warrior"), Enemy("flying-eye")


def open_book(passage: str, scene: Scene | None = None) -> Match:
    scene = scene or Scene(2)
    scene.g.agenda.clear()
    read(scene.g, Passage(passage))
    return scene.play(*reversed(scene.g.agenda))


# ------------------------------------------------------------------------------------------- chances


def test_fate_is_reckoned_from_the_cards_that_a_seat_does_not_see():
    scene = Scene(2)
    before = fates(scene.g, 0)
    assert sum(before) == len(SkillCard)
    scene.hand(0, "heave")
    scene.hand(1, "feint")
    assert sum(fates(scene.g, 0)) == len(SkillCard) - 1
    assert sum(fates(scene.g, -1)) == len(SkillCard)


def test_a_die_has_every_number_once():
    assert fates(Scene(2, die=True).g, 0) == [1] * 6
    assert percent([1] * 6, 4) == 50
    assert (percent([1] * 6, 7), percent([1] * 6, 1)) == (0, 100)


def test_certainty_is_told_only_where_it_is_certain():
    assert percent([1, 0, 0, 0, 0, 999], 2) == 99
    assert percent([999, 0, 0, 0, 0, 1], 2) == 1


def test_a_card_that_a_seat_has_seen_on_top_is_what_comes():
    scene = Scene(2).fates(6)
    scene.g.skills.seen[-1] = 1
    assert fates(scene.g, 0) == [0, 0, 0, 0, 0, 1]
    assert sum(fates(scene.g, 1)) == len(SkillCard)


# ------------------------------------------------------------------------------------------ the page


def test_the_page_tells_what_each_choice_needs_and_not_where_it_leads():
    match = open_book("3", Scene(2).goods(grain=1))
    page = reading(match.view(0), 0).page
    ways = {way.label: way for way in page.ways}
    assert (ways["climb"].test.skill, ways["climb"].test.value) == (Skill.CRAFT, 4)
    assert [(cost.verb, cost.what, cost.amount, cost.met) for cost in ways["share"].costs] == [
        ("lose", "food", 1, True)
    ]
    assert "3.1" not in str(page)


def test_a_choice_that_cannot_be_paid_is_closed():
    page = reading(open_book("3", Scene(2).goods()).view(0), 0).page
    assert [(way.label, way.open) for way in page.ways] == [("climb", True), ("share", False), ("leave", True)]


def test_the_note_on_a_choice_tells_its_test_and_the_level_of_its_fight():
    match = open_book("4")
    assert match.pending.lead.note(TakeOption("talk")).skill is Skill.CUNNING
    fight = match.pending.lead.note(TakeOption("fight"))
    assert (fight.foes, fight.level) == (3, 5)
    assert reading(match.view(0), 0).page.ways[0].fight.difficulty == "very-easy"


def test_the_page_tells_of_a_fight_that_comes_without_a_choice(story):
    story("2: { fight: [1, 2], goto: 2.1 }\n2.1: { return: true }\n")
    fight = reading(open_book("2").view(0), 0).page.fight
    assert (fight.foes, fight.difficulty) == (2, "very-easy")


def test_the_name_of_a_town_is_told_with_its_first_paragraph():
    number, town = next((number, text.town) for number, text in the_book().paragraphs.items() if text.town)
    match = open_book(number)
    assert f"town/{town}" in match.state.readable_passages(0)
    assert prose("fr")[f"town/{town}"] != prose("en")[f"town/{town}"]
    assert not [key for key in open_book("3").state.readable_passages(0) if key.startswith("town/")]


# ------------------------------------------------------------------------------------ test and fight


def test_who_takes_part_is_told_with_price_addition_and_chance():
    scene = Scene(2, die=True).orders(0, 1)
    begin_test(scene.g, Skill.STRENGTH, 5)
    match = scene.play(Enlist())
    adds = table(match).skill(table(match).member(MARCO), Skill.STRENGTH)
    note = match.pending.lead.note(Join(MARCO))
    assert (note.orders, note.adds, note.least) == (0, adds, 5 - adds)
    assert match.pending.lead.note(DrawFate()).chance == 33
    assert match.pending.interrupts[1].note(Join(KASUMI)).orders == 1
    told = reading(do(match, Join(MARCO)).view(0), 0).test
    assert (told.score, told.adds) == (adds, {MARCO: adds})


def test_a_navigation_test_tells_the_chances_of_each_number_of_moves():
    scene = Scene(1, die=True)
    scene.g.test = Trial(Skill.CRAFT, 0, [ODESSA], sailing=True)
    own = scene.g.skill(scene.g.member(ODESSA), Skill.CRAFT)
    odds = reading(scene.play(Enlist()).state, 0).test.odds
    assert [each.gives for each in odds] == [3, 2, 1]
    assert odds[0].least == 8 - own
    assert odds[2].chance == 100


def test_an_attack_tells_its_chance_its_damage_and_the_answer():
    match = Scene(1, die=True).row(WARRIOR).fighting()
    note = match.pending.lead.note(Strike(ODESSA, WARRIOR))
    weapon = reading(match.view(0), 0).crew[ODESSA].arms[0]
    assert note.least == 5 - weapon.accuracy
    assert (note.damage, note.miss, note.counter) == (weapon.damage, 1, max(0, 2 - weapon.block))
    assert note.chance == percent([1] * 6, note.least)


def test_a_wound_tells_what_it_takes_and_whether_it_is_the_last():
    match = Scene(1).row(WARRIOR, EYE).fates(6).fighting()
    match = do(match, Strike(MARCO, WARRIOR))
    while match.pending.asks[0].prompt != "cover":
        match = do(match, match.pending.asks[0].options[0])
    ask, left = match.pending.asks[0], reading(match.view(0), 0).fight.attack.left
    note = ask.note(Cover(WARRIOR, Square(4)))
    assert (note.takes, note.left, note.last) == (1, left - 1, left == 1)
    assert not table(match).combat.row[0].covered
    assert ask.note(Cover(WARRIOR, Square(3))).beats is False


def test_the_row_tells_what_each_enemy_deals_and_who_raises_it():
    scene = Scene(1).row("drum-sergeant", WARRIOR, covered={WARRIOR: [1]})
    sergeant, warrior = reading(scene.fighting().view(0), 0).fight.row
    assert (sergeant.damage, sergeant.raised) == (2, 0)
    assert (warrior.damage, warrior.raised, warrior.hearts) == (1, 1, 2)


# --------------------------------------------------------------------------------- prices and score


def test_the_market_tells_prices_and_the_port_its_services():
    scene = Scene(1).at("2b").goods(coin=40)
    scene.g.agenda.clear()
    open_market(scene.g)
    match = scene.play(*scene.g.agenda)
    card = table(match).market[0]
    assert match.pending.lead.note(Buy(card)).coins == cards()[card].coins
    level = Level("odessa-veteran")
    port = Scene(1).at("2b").goods(coin=9).crew(MAC, wounds=3).play(InPort())
    port.state.xp = 99
    assert port.pending.lead.note(StayAtInn()).coins == 4
    assert port.pending.lead.note(StayAtInn()).heals == 2
    assert port.pending.lead.note(Train(level)).xp == levels()[level].xp


def test_using_something_tells_its_orders_and_a_move_its_hazard():
    match = Scene(1).orders(5).hand(0, "heave").acting()
    assert match.pending.lead.note(Equip(SkillCard("heave"), MAC)).orders >= 1
    sailing = Scene(1).at("2d").play(Voyaging(1))
    hazards = [each for each in sailing.pending.lead.options if sailing.pending.lead.note(each) is not None]
    assert all(isinstance(each, MoveTo) for each in hazards)


def test_the_score_is_told_line_by_line():
    scene = Scene(1).goods(coin=5, artifact=1).card("gloria")
    told = reading(scene.acting().view(0), 0)
    assert sum(line.points for line in told.score) == scene.g.score()
    assert {line.name: line.points for line in told.score}["coins"] == 2
    assert told.unlocking.ticked == 0


def test_reach_rooms_and_hand_limit_are_told():
    told = reading(Scene(4).at("2d").acting().view(0), 0)
    assert told.reach[Region("2d")] == 0
    assert max(told.reach.values()) == 3
    assert told.rooms["bridge"].orders == 4
    assert told.hand_limit == 3
    assert {each.seat for each in told.crew.values()} == {0, 1, 2, 3}
    assert len(told.crew) == len(CREW)


# ------------------------------------------------------------------------------------------- the voyage


def sailed(*read: str, quests: tuple[str, ...] = ()) -> Scene:
    scene = Scene(1).quest(*quests)
    scene.g.log = [Passage(key) for key in read]
    return scene


def test_the_voyage_is_told_once_the_campaign_is_over():
    scene = sailed("12", "12.1", "12.2", quests=("relit",))
    assert reading(scene.g, 0).voyage is None
    scene.g.ended = 6
    voyage = reading(scene.g, 0).voyage
    assert [(each.quest, each.place, each.mercy) for each in voyage.closed] == [("relit", 8, True)]
    assert (voyage.read, voyage.share) == (3, 0)
    assert voyage.untaken == 0  # both options of 12.1 lead to 12.2


def test_the_voyage_tells_who_was_helped_and_how_many_roads_were_not_taken():
    scene = sailed("12.2", "8.6", "10.12", "10.13", quests=("relit",))
    scene.g.ended = 6
    voyage = reading(scene.g, 0).voyage
    assert voyage.helped == [12, 8]  # the bell-diver heard, the lamp road lit
    assert "wenna" in voyage.met
    assert voyage.untaken == 1  # of the two options of 10.12


def test_the_voyage_tells_nothing_of_pages_that_were_not_read(monkeypatch):
    """What unread pages say and do is taken away: the voyage, and what it has to say of roads, stay as they were."""
    scene = sailed("12.2", "8.6", "10.12", "10.13", "F36", quests=("relit",))
    scene.g.ended = 6
    before = reading(scene.g, 0).voyage
    written = book.the_book()
    blank = book.Paragraph(return_=True)
    torn = {key: text if key in scene.g.log else blank for key, text in written.paragraphs.items()}
    monkeypatch.setattr(book, "the_book", lambda: book.Book({}, torn, {}))
    assert reading(scene.g, 0).voyage == before


def test_the_voyage_tells_what_became_of_a_member_of_the_crew():
    scene = sailed("10.12", "10.13", "F36", "F31/also/rafael-signed")
    scene.g.ended = 6
    changed = {each.crew: each.story for each in reading(scene.g, 0).voyage.changed}
    assert changed == {RAFAEL: "F31/also/rafael-signed"}

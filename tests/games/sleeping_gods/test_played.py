"""Single cards, played: what each kind of print does at the table."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    CallAtPort,
    Done,
    DrawFate,
    Forgo,
    Join,
    LetStrike,
    Pick,
    Remove,
    Sail,
    SeeDoctor,
    Tackle,
    UseRoom,
)
from fathom.games.sleeping_gods.events import CourseSet
from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.library import card_number
from fathom.games.sleeping_gods.pieces import Card, EventCard, Good, Place, Status
from fathom.games.sleeping_gods.steps.trials.fate import DrawingFate
from fathom.games.sleeping_gods.steps.turns import EventStep
from fathom.kernel.cards.effects import Choose
from tests.rules.sleeping_gods.scene import (
    KASUMI,
    LAURENT,
    MAC,
    ODESSA,
    RAFAEL,
    Scene,
    do,
    go_on,
    member,
    options,
    prompt,
    table,
    told,
)


def idle(scene: Scene) -> Scene:
    """Nothing on the table could change a draw."""
    return scene.idle()


# ---------------------------------------------------------------------------------------------- events


@pytest.mark.parametrize(("fate", "artifacts", "wounds"), [(1, 0, 3), (3, 0, 3), (4, 1, 0), (6, 1, 0)])
def test_a_gamble_goes_by_the_band_of_the_fate_that_is_drawn(fate, artifacts, wounds):
    match = do(idle(Scene(1).goods()).event("floating-crate").fates(fate).play(EventStep()), Choose("gamble"))
    while prompt(match) == "take-wound":
        do(match, Pick(MAC))
    assert table(match).goods[Good.ARTIFACT] == artifacts
    assert sum(each.wounds for each in table(match).crew) == wounds
    assert table(match).fate is None


def test_fate_of_an_event_can_be_raised():
    match = Scene(1).goods().orders(1).card("joss").event("floating-crate").fates(3).play(EventStep())
    do(match, Choose("gamble"), Activate(Card("joss")))
    assert table(match).goods[Good.ARTIFACT] == 1


@pytest.mark.parametrize(("room", "frightened"), [(Place.GALLEY, 1), (Place.SICK_BAY, 0)])
def test_a_haunted_room_frightens_who_uses_it_and_no_other_room_does(room, frightened):
    match = do(Scene(1).trouble("haunted-galley").turn(), UseRoom(room))
    while prompt(match) == "room-effect":
        go_on(match, next((each for each in options(match) if each == Done()), options(match)[0]))
    if frightened:
        assert prompt(match) == "afflict"
        do(match, Pick(MAC))
    assert sum(Status.FRIGHTENED in each.statuses for each in table(match).crew) == frightened


def test_two_hunters_hunt_each_on_its_own():
    scene = idle(Scene(1).at("2d")).trouble("sea-serpent", at="2d").trouble("drowned-galleon", at="3b").fates(2, 3)
    match = do(scene.acting(left=1), Forgo())
    while prompt(match) in ("end-of-turn", "lure"):
        go_on(match, options(match)[0])
    places = {trouble.event: trouble.at for trouble in table(match).troubles}
    assert places["sea-serpent"] == "2d"
    assert places["drowned-galleon"] not in ("2d", "3b")
    assert sum(table(match).damage) == 2


def test_driving_the_galleon_off_pays():
    match = Scene(1).goods().trouble("drowned-galleon", at="3b").fates(6).acting()
    do(match, Tackle(EventCard("drowned-galleon")), *(Join(each) for each in (ODESSA, LAURENT)), DrawFate())
    assert table(match).troubles == []
    assert table(match).goods[Good.COIN] == 3


def test_a_named_member_takes_part_in_any_case_and_is_hurt():
    match = idle(Scene(1)).event("captain-overboard").fates(1).play(EventStep())
    assert table(match).test.participants == [ODESSA]
    do(match, DrawFate())
    assert member(match, ODESSA).wounds == 6


@pytest.mark.parametrize(("fate", "wounds"), [(3, 2), (4, 0)])
def test_a_curse_for_the_turn_acts_on_every_low_fate_outside_combat(fate, wounds):
    scene = idle(Scene(1)).fates(fate)
    scene.g.today = EventCard("black-tide")
    match = do(scene.acting(), Sail(), Join(RAFAEL))
    do(match, *[Pick(KASUMI)] * wounds)  # anybody, whoever is at the helm
    assert member(match, KASUMI).wounds == wounds
    assert prompt(match) == "sail"


def test_a_curse_on_low_fate_acts_on_a_fate_that_is_drawn_again_too():
    scene = Scene(1).orders(1).fates(4, 2)
    scene.g.today = EventCard("bad-dreams")
    match = do(scene.acting(), Sail(), DrawFate(), Activate(Card("gear")))
    assert prompt(match) == "afflict"
    assert len(options(match, Pick)) == 9


def test_what_the_hunting_shadow_takes_at_the_end_of_each_turn():
    match = do(Scene(1).trouble("hunting-shadow").acting(left=1), Forgo())
    do(match, LetStrike(EventCard("hunting-shadow")), Pick(KASUMI))
    assert member(match, KASUMI).wounds == 1


# ------------------------------------------------------------------------------------- adventure cards


@pytest.mark.parametrize("card", ["sextant", "ice-chart", "resting-compass"])
def test_a_card_that_is_always_active_helps_to_navigate_with_orders_on_it_or_not(card):
    match = do(idle(Scene(1).card(card)).fates(4).acting(), Sail(), DrawFate())
    assert told(match, CourseSet)[0].score == 5


def test_the_green_tear_rests_whom_the_doctor_treats_and_nobody_else():
    scene = Scene(1).at("2b").goods(coin=1).card("green-glass-tear")
    scene.crew(KASUMI, wounds=1, fatigue=2).crew(MAC, fatigue=2)
    match = do(scene.acting(), CallAtPort(), SeeDoctor(KASUMI))
    assert [member(match, each).fatigue for each in (KASUMI, MAC)] == [1, 2]


def test_recipes_take_all_of_their_price_or_cannot_be_cooked():
    assert Activate(Card("fish-stew")) not in options(
        Scene(1).orders(1).goods(meat=2).card("fish-stew").crew(MAC, fatigue=2).acting()
    )
    match = Scene(1).orders(1).goods(meat=2, vegetable=1).card("fish-stew").crew(MAC, fatigue=2).acting()
    do(match, Activate(Card("fish-stew")), Pick(MAC), Pick(MAC))
    goods = table(match).goods
    assert (goods[Good.MEAT], goods[Good.VEGETABLE]) == (1, 0)
    assert member(match, MAC).fatigue == 0


@pytest.mark.parametrize("kitchen", ["camp-kitchen", "cradle-peg"])
def test_what_listens_to_cooking_works_after_the_meal(kitchen):
    scene = Scene(1).orders(1).goods(meat=1, vegetable=1).card("fish-stew").crew(MAC, fatigue=2).crew(ODESSA, fatigue=1)
    scene.card(kitchen) if kitchen == "cradle-peg" else scene.crew(KASUMI, equipped=[kitchen])
    match = do(scene.acting(), Activate(Card("fish-stew")), Pick(MAC), Pick(MAC))
    do(match, Pick(ODESSA))
    assert [member(match, each).fatigue for each in (MAC, ODESSA)] == [0, 0]


def test_sulphur_cures_all_but_pride():
    scene = Scene(1).orders(1).card("sulphur-salts")
    assert Activate(Card("sulphur-salts")) not in options(scene.crew(MAC, statuses=["low-morale"]).acting())
    match = Scene(1).orders(1).card("sulphur-salts").crew(MAC, statuses=["low-morale", "venom"]).acting()
    do(match, Activate(Card("sulphur-salts")), Remove(MAC, Status.VENOM))
    assert member(match, MAC).statuses == [Status.LOW_MORALE]


def test_the_numberless_weight_pays_better_than_the_market():
    match = do(
        Scene(1).orders(1).goods(artifact=1).card("numberless-weight").acting(), Activate(Card("numberless-weight"))
    )
    assert table(match).goods[Good.COIN] == 3


def test_a_spade_helps_in_its_own_skill_only():
    for skill, there in (("strength", True), ("savvy", False)):
        scene = Scene(1).orders(1).card("examination-spade").goods().fates(1)
        event = {"strength": "whirlpool", "savvy": "plague-wind"}[skill]
        match = do(scene.event(event).play(EventStep()), Join(ODESSA), DrawFate())
        assert (prompt(match) == "meddle" and Activate(Card("examination-spade")) in options(match)) is there


def test_cards_by_their_number():
    assert card_number(31) == "black-glass-pear"
    assert card_number(60) == "alexei"


# ----------------------------------------------------------------------------------------- skill cards


def test_whoever_whittles_makes_something_of_a_rest():
    scene = Scene(1).orders(1).goods().card("hammock").crew(MAC, fatigue=2, equipped=["whittling"])
    match = do(scene.crew(KASUMI, fatigue=1).acting(), Activate(Card("hammock")), Pick(MAC))
    assert table(match).goods[Good.MATERIAL] == 1


def test_shoulder_to_shoulder_heals_another():
    scene = Scene(1).orders(1).card("unfallen-drop").crew(MAC, wounds=2, equipped=["shoulder-to-shoulder"])
    match = do(scene.crew(KASUMI, wounds=1).acting(), Activate(Card("unfallen-drop")), Pick(MAC), Pick(KASUMI))
    assert [member(match, each).wounds for each in (MAC, KASUMI)] == [1, 0]


def test_fate_outside_combat_wakes_the_knocking_below():
    match = idle(Scene(1)).trouble("knocking-below").fates(1).play(DrawingFate(0, Purpose.EVENT))
    assert prompt(match) == "afflict"
    match = idle(Scene(1)).trouble("knocking-below").fates(2).play(DrawingFate(0, Purpose.EVENT))
    assert prompt(match) != "afflict"

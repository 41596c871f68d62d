"""The die (chapter 24): modifiers, clamping and rolling again."""

from collections import Counter

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import AttackDeepOne, Discard, Pass, PickNumber, PlayCard, UseAbility, UseItem
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.pieces import Item, Role
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.kernel import Chance, Match, SeatNumber
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, OBSERVATION, STRENGTH, Scene, card, do, options, prompt, told, use

EYE, SWING = card(OBSERVATION, 3), card(STRENGTH, 1)


def faces(match: Match) -> list[int]:
    return [event.face for event in told(match, events.Rolled)]


def results(match: Match) -> list[int]:
    return [event.result for event in told(match, events.Rolled)]


@rule("24.0")
def test_the_die_has_eight_even_sides():
    scene = Scene()
    scene.g.chance = Chance.of("eight sides")
    rolled = Counter(rolled_by(scene) for _ in range(800))
    assert sorted(rolled) == list(range(1, 9))
    assert min(rolled.values()) > 60


def rolled_by(scene: Scene) -> int:
    """A roll with which nobody can meddle."""
    scene.g.agenda = []
    roll(scene.g, 0)
    while scene.g.agenda:
        assert not list(scene.g.agenda.pop().run(scene.g) or ())
    return scene.g.rolled()


@rule("24.1")
def test_a_modified_result_stays_between_one_and_eight():
    for face, by, result in ((8, 2, 8), (1, -2, 1), (3, 2, 5)):
        match = Scene().seat(0, hand=[EYE]).rolls(face).play(Endanger(1, 0))
        use(match, 0, PlayCard(EYE))
        do(match, PickNumber(by))
        assert results(match) == [result]


def attack(scene: Scene) -> Match:
    return do(scene.deep_ones({Space.D3: 3}).acting(0), AttackDeepOne(Space.D3))


@rule("24.2a")
def test_a_roll_may_be_repeated_as_often_as_abilities_allow():
    scene = Scene().seat(0, Space.D3, hand=[SWING]).seat(1, hand=[SWING]).rolls(1, 2, 7)
    match = attack(scene)
    use(match, -1, Pass())
    use(match, 0, PlayCard(SWING))
    use(match, -1, Pass())  # before the second roll
    use(match, 1, PlayCard(SWING))
    assert faces(match) == [1, 2, 7]


@rule("24.2b")
def test_what_was_added_before_counts_again_after_a_reroll():
    scene = Scene().seat(0, Space.D3, hand=[EYE, SWING]).rolls(1, 3)
    match = attack(scene)
    use(match, 0, PlayCard(EYE))
    do(match, PickNumber(2))
    use(match, -1, Pass())
    use(match, 0, PlayCard(SWING))
    assert results(match) == [3, 5]


@rule("24.2c", "6.8b")
def test_before_a_reroll_one_may_meddle_again():
    scene = Scene().seat(0, Space.D3, hand=[SWING, EYE]).rolls(1, 2)
    match = attack(scene)
    use(match, -1, Pass())
    use(match, 0, PlayCard(SWING))
    assert prompt(match) == "before-roll"
    assert PlayCard(EYE) in options(match, seat=0)


@rule("24.2d")
def test_once_per_roll_counts_rerolls_as_the_same_roll():
    crew = (Role.MATHEMATICIAN, Role.JINX, Role.EXILE, Role.ENGINEER)
    scene = Scene(crew=crew).rolls(2, 4)
    scene.seat(0, items=[Item.TIDE_TABLES], hand=[card(OBSERVATION, 1), card(OBSERVATION, 2)])
    scene.seat(1, hand=[card(LORE, 1)])
    match = scene.play(Endanger(1, 0))
    tables = UseItem(Item.TIDE_TABLES)
    assert tables in options(match, seat=0)
    use(match, 0, tables)
    do(match, Discard(card(OBSERVATION, 1)))
    assert tables not in options(match, seat=0)
    use(match, -1, Pass())
    use(match, 1, UseAbility(Role.JINX))
    do(match, Discard(card(LORE, 1)), by=1)
    assert prompt(match) == "before-roll"
    assert tables not in options(match, seat=0)
    assert SeatNumber(0) in match.asks

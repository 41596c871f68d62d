"""Chapters 1, 5 and 7: the Abyss, the stern and the bow."""

import pytest

from fathom.games.unfathomable.actions import PickSpace
from fathom.games.unfathomable.board import ADJACENT, ARROW, BOW, BOW_OF_ROLL, STERN, WATER, Space
from fathom.games.unfathomable.pieces import Icon, Spell, Track
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.tracks import Advance
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, Scene, do, options, table

MONARCHS = [Icon.HYDRA, Icon.DAGON]


def steps_to_the_bow(water):
    """How many water spaces away the nearest bow space is."""
    reached, steps = {water}, 0
    while not reached & set(BOW):
        reached |= {to for at in reached for to in ADJACENT[at] if to in WATER}
        steps += 1
    return steps


def activated(monarch, at):
    """The table after a monarch on a water space was activated; everybody is in the Sickbay, out of harm's way."""
    scene = Scene()
    for seat in range(4):
        scene.seat(seat, Space.SICKBAY)
    return table(scene.monarchs(**{monarch.value: at}).play(ActivateIcon(monarch)))


def where(g, monarch):
    return g.hydra if monarch is Icon.HYDRA else g.dagon


@rule("1.0")
def test_deep_ones_and_both_monarchs_gather_in_the_abyss():
    g = table(Scene().deep_ones({Space.ABYSS: 1}).play(ActivateIcon(Icon.HYDRA)))
    assert g.deep_ones == {Space.ABYSS: 3}
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)
    assert list(g.on_board()) == []
    assert g.supply() == 20 - 3


@rule("1.0")
def test_at_the_start_both_monarchs_wait_in_the_abyss():
    g = GAME.set_up(Scene().setup)
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)


@rule("1.1")
@pytest.mark.parametrize("step", [Cast(0, Spell.CALL_THEM_UNDER), Advance(Track.RITUAL)], ids=["spell", "banishment"])
def test_a_monarch_taken_off_the_board_goes_to_the_abyss(step):
    scene = Scene().monarchs(hydra=Space.W1, dagon=Space.W6).tracks(ritual=3).casting(Spell.CALL_THEM_UNDER)
    g = table(scene.play(step))
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)


@rule("1.2", "5.1")
def test_when_the_voyage_advances_the_monsters_at_the_stern_sink_into_the_abyss():
    scene = Scene().monarchs(hydra=Space.W8, dagon=Space.W7).deep_ones({Space.W7: 1, Space.W8: 2})
    g = table(scene.play(Advance(Track.VOYAGE)))
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)
    assert g.deep_ones == {Space.ABYSS: 3}


@rule("1.2", "5.1")
def test_they_sink_every_time_that_the_voyage_advances_and_only_from_the_stern():
    scene = Scene().monarchs(hydra=Space.W5, dagon=Space.W3).deep_ones({Space.W6: 1, Space.W4: 1, Space.D7: 1})
    g = table(scene.play(Advance(Track.VOYAGE, 2)))
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.W7)
    assert g.deep_ones == {Space.ABYSS: 1, Space.W8: 1, Space.D7: 1}


@rule("1.2")
def test_the_ritual_does_not_sink_them():
    g = table(Scene().monarchs(hydra=Space.W8).deep_ones({Space.W7: 1}).play(Advance(Track.RITUAL)))
    assert (g.hydra, g.deep_ones) == (Space.W8, {Space.W7: 1})


@rule("1.3a")
def test_what_reaches_every_space_of_the_board_does_not_reach_the_abyss():
    scene = Scene().deep_ones({Space.D1: 1, Space.W5: 1, Space.ABYSS: 3}).rolls(4)
    scene.casting(Spell.SWARM_OF_GULLS)  # defeat as many Deep Ones on the board as the die shows
    match = scene.play(Cast(0, Spell.SWARM_OF_GULLS))
    assert set(options(match)) == {PickSpace(Space.D1), PickSpace(Space.W5)}
    do(match, PickSpace(Space.D1), PickSpace(Space.W5))
    assert table(match).deep_ones == {Space.ABYSS: 3}
    assert match.over  # two of the four could not be found


@rule("1.3b")
def test_the_abyss_is_next_to_nothing():
    assert ADJACENT[Space.ABYSS] == ()
    assert all(Space.ABYSS not in neighbours for neighbours in ADJACENT.values())


@rule("5.0")
def test_the_stern_is_the_water_beside_deck_spaces_7_and_8():
    assert {ARROW[water] for water in STERN} == {Space.D7, Space.D8}
    assert len(STERN) == 2
    assert set(STERN) <= set(WATER)


@rule("7.0")
def test_the_bow_is_two_water_spaces_that_share_the_numbers_of_the_die():
    assert BOW == {Space.W1: (1, 2, 3, 4), Space.W2: (5, 6, 7, 8)}
    assert sorted(BOW_OF_ROLL) == list(range(1, 9))


@rule("7.0")
@pytest.mark.parametrize(("face", "bow"), [(1, Space.W1), (4, Space.W1), (5, Space.W2), (8, Space.W2)])
def test_the_die_says_at_which_side_of_the_bow_monsters_surface(face, bow):
    g = table(Scene().deep_ones({Space.ABYSS: 2}).rolls(face).play(ActivateIcon(Icon.DAGON)))
    assert g.deep_ones == {bow: 4}


@rule("7.1a")
@pytest.mark.parametrize("monarch", MONARCHS)
@pytest.mark.parametrize("water", [water for water in WATER if water not in BOW])
def test_a_monarch_swims_one_space_toward_the_nearest_bow_space(monarch, water):
    to = where(activated(monarch, water), monarch)
    assert to in ADJACENT[water]
    assert steps_to_the_bow(to) == steps_to_the_bow(water) - 1


@rule("7.1b")
@pytest.mark.parametrize("monarch", MONARCHS)
@pytest.mark.parametrize("bow", list(BOW))
def test_a_monarch_at_the_bow_does_not_swim(monarch, bow):
    assert where(activated(monarch, bow), monarch) == bow

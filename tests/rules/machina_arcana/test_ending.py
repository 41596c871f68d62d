"""How the game is won and lost (RND4), and that victory counts where both are met by the same effect."""

import pytest

from fathom.games.machina_arcana.actions import Activate, EndTurn, Save
from fathom.games.machina_arcana.effects.story import Threat
from fathom.games.machina_arcana.events import Destroyed, Ended, Lost, TurnBegan
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Moment, When
from fathom.games.machina_arcana.pieces import Attribute, Ending, Unit
from fathom.games.machina_arcana.state import BEAST, DOOM, Machina
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice, Explosion
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat
from fathom.games.machina_arcana.steps.rounds import Round
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.kernel import Finished
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, at, do, go_on, hall, options, table, told

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")


@rule("RND4a")
def test_the_game_is_lost_with_the_last_explorer() -> None:
    match = Scene().explorer(1, fate=Fate.DESTROYED).explorer(0, health=1).play(LoseHealth(KIM), Round())
    assert match.over
    assert table(match).ending is Ending.DESTROYED
    assert told(match, Ended)[-1].ending is Ending.DESTROYED
    assert not Scene().explorer(0, health=1).play(LoseHealth(KIM), Round()).over
    out = Scene().explorer(0, health=1).explorer(1, fate=Fate.EXITED)
    assert table(out.play(LoseHealth(KIM))).ending is None
    assert not finale("statue").explorer(0, health=1).play(LoseHealth(KIM), Round()).over


@rule("RND4b")
@pytest.mark.parametrize("scenario", ["statue", "beast"])
def test_a_finale_is_lost_when_doom_has_come(scenario: str) -> None:
    scene = finale(scenario)
    scene.g.doom = DOOM[scene.g.scenario] - 1
    match = scene.play(RaiseThreat(), Round())
    assert (match.over, table(match).ending, len(table(match).here)) == (True, Ending.DOOM, 2)


@rule("RND4b")
def test_the_ritual_loses_by_horror_events() -> None:
    scene = finale("ice").on_top("horrors", "hardened-hides")
    scene.g.doom = DOOM[scene.g.scenario] - 1
    assert table(scene.play(InvokeHorror(), Round())).ending is Ending.DOOM


@rule("RND4b")
def test_threat_does_not_bring_the_ritual_nearer_nor_do_horror_events_count_twice_elsewhere() -> None:
    assert table(finale("ice").play(RaiseThreat(2))).doom == 0
    assert table(finale("statue").on_top("horrors", "hardened-hides").play(InvokeHorror())).doom == 1


def finale(scenario: str) -> Scene:
    """A finale in a hall: a place of ritual in the corner, a part of the statue, the Beast far away."""
    scene = Scene(scenario=scenario).tile("O" + HALL[1:]).explorer(0, at(0, 1)).explorer(1, at(9, 9))
    scene.g.finale = True
    if scenario == "statue":
        scene.g.parts = {at(1, 0): 1}
    if scenario == "beast":
        scene.monster(BEAST, at(1, 1), wounds=7)
    return scene


@rule("RND4c")
def test_the_first_finale_is_won_when_no_ritual_is_left() -> None:
    match = do(finale("ice").explorer(0, essence=2).acting(), Activate(at(0, 0)))
    assert (match.over, table(match).ending) == (True, Ending.WON)
    two = finale("ice").tile(hall({(0, 0): "O", (9, 0): "O"})).explorer(0, essence=2)
    assert not do(two.acting(), Activate(at(0, 0))).over


@rule("RND4c")
@pytest.mark.parametrize(("scenario", "victim"), [("statue", "at-10"), ("beast", "beast")])
def test_the_other_finales_are_won_by_destruction(scenario: str, victim: str) -> None:
    scene = finale(scenario).dice(5, 5, 5)
    match = scene.play(Attack(KIM, [Unit(victim)], Dice(high=3)), Round())
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4c")
def test_a_part_of_the_statue_loses_one_health_at_a_time_and_is_then_destroyed() -> None:
    scene, part = finale("statue"), Unit("at-10")
    scene.g.parts = {at(1, 0): 2}
    match = scene.play(LoseHealth(part, KIM), Act(0), LoseHealth(part, KIM), Round())
    assert (table(match).parts, told(match, Destroyed)) == ({at(1, 0): 1}, [])
    assert told(do(match, EndTurn()), Lost) == [Lost(part, Attribute.HEALTH, 1)] * 2
    assert (told(match, Destroyed), table(match).ending) == ([Destroyed(part, KIM)], Ending.WON)


@rule("RND4d")
def test_without_a_finale_the_last_chapter_wins() -> None:
    scene = Scene(scenario="statue").chapter("statue-8")
    match = scene.play(Advance(), Round())
    assert table(match).ending is Ending.WON
    assert told(match, Ended)[-1].ending is Ending.WON


def ended(ending: Ending) -> Machina:
    g = Scene().explorer(1, fate=Fate.DESTROYED).g
    with pytest.raises(Finished):
        g.end(ending)
    return g


@rule("RND4e")
def test_survivors_win_and_the_destroyed_do_not() -> None:
    g = ended(Ending.WON)
    assert (g.result(), g.winners()) == ([1, 0], [0])


@rule("RND4f")
def test_the_loss_of_an_explorer_is_for_good() -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED)
    scene.g.spawn = scene.g.horror = None
    match = scene.play(Round())
    while table(match).round == 2:
        go_on(match, next(each for each in options(match) if isinstance(each, EndTurn)))
    assert [each.fate for each in table(match).explorers] == [Fate.HERE, Fate.DESTROYED]
    assert {each.unit for each in told(match, TurnBegan)} == {KIM}


@rule("RND4g")
def test_nobody_is_named_winner_of_a_lost_game() -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED).explorer(0, health=1)
    assert table(scene.play(LoseHealth(KIM), Round())).winners() == []
    assert ended(Ending.WON).winners() == [0]


# ------------------------------------------------------------------------- both by the same effect


def last_stand(scenario: str) -> Scene:
    """Kim is the last one, with 1 health; so has what is left of the finale's foe."""
    return finale(scenario).explorer(1, fate=Fate.DESTROYED).explorer(0, health=1)


FOES = [("statue", Unit("at-10")), ("beast", BEAST)]


@rule("RND4a", "RND4c")
@pytest.mark.parametrize(("scenario", "foe"), FOES)
def test_one_attack_that_strikes_the_last_explorer_and_the_last_foe_wins(scenario: str, foe: Unit) -> None:
    match = last_stand(scenario).dice(5, 5, 5).play(Attack(None, [KIM, foe], Dice(high=3)), Round())
    assert (match.over, table(match).ending, table(match).winners()) == (True, Ending.WON, [0])
    assert [each.unit for each in told(match, Destroyed)] == [foe]


@rule("RND4a", "RND4c")
@pytest.mark.parametrize(("scenario", "foe"), FOES)
def test_a_loss_of_health_by_both_wins(scenario: str, foe: Unit) -> None:
    match = last_stand(scenario).play(LoseHealth(KIM), LoseHealth(foe), Round())
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4a", "RND4c", "CELL5d")
def test_a_blast_that_sets_off_the_barrel_beside_the_beast_wins() -> None:
    scene = last_stand("beast").tile(hall({(5, 5): "B", (5, 6): "B"})).explorer(0, at(5, 4)).dice(5, 5, 5, 5, 5, 5)
    scene.g.queue[0].space = at(5, 7)
    match = scene.play(Explosion(at(5, 5), None), Round())
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4a", "RND4c", "ATK1m")
def test_the_beast_that_strikes_back_at_its_last_hit_falls_all_the_same() -> None:
    scene = last_stand("beast").dice(5, 5, 5, 5, 5)
    scene.g.counters[BEAST] = 1
    match = scene.play(Attack(KIM, [BEAST], Dice(high=3)), Round())
    assert [each.unit for each in told(match, Lost)] == [KIM, BEAST]
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4a")
def test_without_victory_the_last_explorer_falls_when_the_effect_is_over() -> None:
    scene = last_stand("beast").dice(5, 5, 5)
    scene.g.queue[0].wounds = 0
    match = scene.play(Attack(None, [KIM, BEAST], Dice(high=3)), Round())
    assert [each.unit for each in told(match, Lost)] == [KIM, BEAST]
    assert [each.unit for each in told(match, Destroyed)] == [KIM]
    assert (match.over, table(match).ending, table(match).winners()) == (True, Ending.DESTROYED, [])


@rule("RND4a")
def test_another_effect_comes_too_late() -> None:
    scene = last_stand("beast").dice(5, 5, 5, 5, 5, 5)
    match = scene.play(*(Attack(None, [unit], Dice(high=3)) for unit in (KIM, BEAST)), Round())
    assert (match.over, table(match).ending) == (True, Ending.DESTROYED)


@rule("RND4a", "ESS2a")
def test_who_is_about_to_fall_saves_nothing_from_another_loss() -> None:
    scene = last_stand("beast").explorer(0, essence=2)
    match = scene.play(LoseHealth(KIM, amount=3), LoseHealth(KIM), LoseHealth(BEAST), Round())
    match = do(match, Save(0))
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4e", "CHAP7e")
def test_of_several_that_one_effect_strikes_the_last_one_has_won() -> None:
    scene = finale("beast").explorer(0, health=1).explorer(1, health=1)
    match = scene.play(LoseHealth(KIM), LoseHealth(HANK), LoseHealth(BEAST), Round())
    assert (table(match).ending, table(match).winners()) == (Ending.WON, [1])


@rule("RND4b", "RND4c")
@pytest.mark.parametrize(("wounds", "ending"), [(7, Ending.WON), (0, Ending.DOOM)])
def test_doom_that_comes_of_an_attack_waits_for_its_other_hits(wounds: int, ending: Ending) -> None:
    scene = finale("beast").monster("thrall", at(0, 2)).dice(5, 5, 5)
    scene.reprint("thrall", health=1, passive=(When(Moment.DESTROYED, Threat(1)),))
    scene.g.doom, scene.g.queue[0].wounds = DOOM[scene.g.scenario] - 1, wounds
    match = scene.play(Attack(KIM, [Unit("thrall"), BEAST], Dice(high=3)), Round())
    assert [each.unit for each in told(match, Lost)] == ["thrall", BEAST]
    assert (match.over, table(match).ending) == (True, ending)

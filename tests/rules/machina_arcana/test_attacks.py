"""Attacks: dice, bonuses, defense, hits and their order (ATK1)."""

import pytest

from fathom.games.machina_arcana.actions import Raise, Use
from fathom.games.machina_arcana.effects.units import Attack as AttackEffect
from fathom.games.machina_arcana.events import (
    Attacked,
    Boosted,
    Counted,
    Invoked,
    Lost,
    MarkerPut,
    Raised,
    Regained,
    Struck,
    Weakened,
)
from fathom.games.machina_arcana.figures import Hold, Mark, Turn
from fathom.games.machina_arcana.library import Moment, When, chapters, events, explorers, items, monsters, printed
from fathom.games.machina_arcana.pieces import Attribute, Unit
from fathom.games.machina_arcana.steps.fighting.attacks import BLAST, HIGH, LOW, Attack, Dice
from fathom.kernel import Match
from fathom.kernel.cards.effects import written_in
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, at, do, table, told

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")
MI_GO, THRALL, HULK = Unit("mi-go"), Unit("thrall"), Unit("rust-hulk")
ONE, TWO, THREE = 1, 3, 5
"""Places of these faces on a high die."""


def duel(monster: str = "mi-go", *, wounds: int = 0, essence: int = 0) -> Scene:
    """Phillip, whose turn it is, next to a monster."""
    return Scene("phillip").explorer(0, at(5, 5), essence=essence).monster(monster, at(5, 6), wounds=wounds)


def hit(match: Match) -> bool:
    found: bool = told(match, Struck)[0].hit
    return found


@rule("ATK1a")
def test_an_attack_says_its_dice() -> None:
    match = do(duel().explorer(0, worn=("miners-pick",)).dice(TWO, 1).acting(), Use("miners-pick", 0, MI_GO))
    assert told(match, Attacked)[0].dice == [2, 1]  # one high die, then a low one


@rule("ATK1b", "ATK1c")
def test_the_faces_of_the_dice() -> None:
    assert LOW == (0, 1, 1, 1, 2, 2)
    assert HIGH == (0, 1, 1, 2, 2, 3)
    for face in range(6):
        match = duel("flayed-titan").dice(face, face).play(Attack(PHILLIP, [Unit("flayed-titan")], Dice(1, 1)))
        assert told(match, Attacked)[0].dice == [HIGH[face], LOW[face]]


@rule("ATK1d")
def test_the_roll_is_the_sum() -> None:
    match = duel().dice(TWO, 1).play(Attack(PHILLIP, [MI_GO], Dice(1, 1)))
    assert told(match, Struck)[0].result == 3


@rule("ATK1e")
def test_bonuses_and_essence_then_penalties() -> None:
    scene = duel(essence=1).current("lucky-hour").dice(TWO)
    scene.g.marks = [Mark(-1, "numbing-touch", [Hold(PHILLIP, "attack", -2)])]
    match = do(scene.play(Attack(PHILLIP, [MI_GO], Dice(1))), Raise(1))
    assert told(match, Struck)[0].result == 2  # 2 + 1 + 1 - 2


@rule("ATK1f")
@pytest.mark.parametrize(("face", "hits"), [(THREE, True), (TWO, False)])
def test_a_result_must_reach_the_defense(face: int, hits: bool) -> None:
    match = duel().dice(face).play(Attack(PHILLIP, [MI_GO], Dice(1)))
    assert hit(match) is hits
    assert table(match).queue[0].wounds == hits


@rule("ATK1f")
def test_a_result_below_nothing_misses_a_defense_of_nothing() -> None:
    scene = Scene().explorer(0, at(5, 5)).explorer(1, at(5, 6)).current("trembling-hands").dice(0)
    match = scene.play(Attack(KIM, [HANK], Dice(1), magic=True))  # Hank's will is 0
    assert told(match, Struck)[0].result == -1
    assert not hit(match)
    match = Scene().explorer(0, at(5, 5)).explorer(1, at(5, 6)).dice(0).play(Attack(KIM, [HANK], Dice(1), magic=True))
    assert hit(match)


@rule("ATK1g")
def test_a_hit_costs_one_health_whatever_the_margin() -> None:
    match = duel("sarall").dice(THREE, THREE, THREE).play(Attack(PHILLIP, [Unit("sarall")], Dice(3)))
    assert table(match).queue[0].wounds == 1


@rule("ATK1h")
def test_armor_or_will_by_the_kind_of_attack() -> None:
    for magic, hits in ((False, False), (True, True)):  # armor 3, will 2
        match = duel().dice(TWO).play(Attack(PHILLIP, [MI_GO], Dice(1), magic))
        assert hit(match) is hits


@rule("ATK1i")
def test_a_bonus_to_magic_makes_an_attack_magic() -> None:
    scene = duel().explorer(0, worn=("miners-pick", "boning-knife")).attach(0, "rune-wrapping", "miners-pick")
    match = do(scene.dice(0, 1).acting(), Use("miners-pick", 0, MI_GO))
    assert told(match, Attacked)[0].magic
    assert (told(match, Struck)[0].result, told(match, Struck)[0].defense) == (2, 2)
    match = do(scene.dice(0).acting(), Use("boning-knife", 0, MI_GO))
    assert not told(match, Attacked)[0].magic
    assert (told(match, Struck)[0].result, told(match, Struck)[0].defense) == (0, 3)


@rule("ATK1i")
def test_a_bonus_of_an_artifact_is_for_every_attack() -> None:
    scene = duel().explorer(0, worn=("humming-idol", "boning-knife")).attach(0, "burning-rune", "humming-idol")
    match = do(scene.dice(ONE).acting(), Use("boning-knife", 0, MI_GO))
    assert told(match, Attacked)[0].magic
    assert (told(match, Struck)[0].result, told(match, Struck)[0].defense) == (2, 2)


@rule("ATK1j")
def test_one_roll_for_several_defenders() -> None:
    scene = duel("rust-hulk").monster("sarall", at(5, 4)).dice(ONE, ONE, ONE)
    match = scene.play(Attack(None, [HULK, Unit("sarall")], BLAST))
    assert len(told(match, Attacked)) == 1
    assert [(each.unit, each.result, each.hit) for each in told(match, Struck)] == [
        (HULK, 3, False),
        (Unit("sarall"), 3, True),
    ]


@rule("ATK1k")
def test_whoever_an_attack_affects_defends() -> None:
    bell = When(Moment.DEFENDS, printed("tapped-conduit").active[0].do)
    scene = Scene().reprint("studded-boots", passive=(bell,)).reprint("spring-heels", passive=(bell,))
    scene.explorer(0, worn=("studded-boots",), turn=Turn.OVER).explorer(1, worn=("spring-heels",))
    match = scene.dice(0, 0, 0).play(Attack(None, [KIM, HANK], BLAST))
    assert [(each.unit, each.what) for each in told(match, Regained)] == [
        (KIM, Attribute.ESSENCE),
        (HANK, Attribute.ESSENCE),
    ]


@rule("ATK1m")
def test_the_order_of_an_attack() -> None:
    scene = Scene("phillip", "hank-horden").explorer(0, at(5, 5), worn=("blood-boil-pistol",))
    scene.explorer(1, at(5, 6), bound=("patient-wound",)).current("lucky-hour", "trembling-hands")
    match = scene.dice(TWO).play(Attack(PHILLIP, [HANK], Dice(1)))
    inflicted, taken = MarkerPut, Counted
    assert [type(each) for each in match.journal] == [Attacked, Boosted, Weakened, Struck, inflicted, taken, Lost]


@rule("ATK1m")
def test_essence_comes_before_reductions() -> None:
    scene = duel(essence=1).current("lucky-hour").dice(TWO)
    scene.g.marks = [Mark(-1, "numbing-touch", [Hold(PHILLIP, "attack", -1)])]
    match = do(scene.play(Attack(PHILLIP, [MI_GO], Dice(1))), Raise(1))
    kinds = [type(each) for each in match.journal if isinstance(each, Attacked | Boosted | Raised | Weakened | Struck)]
    assert kinds == [Attacked, Boosted, Raised, Weakened, Struck]
    assert type(match.journal[-1]) is Lost
    assert hit(match)


@rule("ATK1n")
def test_no_attack_needs_more_dice_than_there_are() -> None:
    shelves = (explorers(), monsters(), items(), events(), chapters())
    found = [each for shelf in shelves for each in written_in(shelf) if isinstance(each, AttackEffect)]
    assert len(found) > 50
    assert all(each.attack <= 3 and each.low <= 3 for each in found)
    assert Dice(3, 0) == BLAST


# ------------------------------------------------------------------------------------------ examples


@rule("ATK1f", "ATK1l")
def test_the_example_of_the_mi_go() -> None:
    strike = Attack(PHILLIP, [MI_GO], Dice(1, 1))
    match = duel().dice(TWO, 1).play(strike)
    assert (table(match).queue[0].wounds, told(match, Invoked)) == (1, [])
    match = duel(wounds=1).on_top("explorations", "emerald-dusk").dice(TWO, 1).play(strike)
    assert table(match).queue == []
    assert [(each.event_card, each.unit) for each in told(match, Invoked)] == [("emerald-dusk", PHILLIP)]

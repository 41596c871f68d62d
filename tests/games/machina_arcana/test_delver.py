"""The bot `delver` of Machina Arcana: legal everywhere, and sensible where it matters."""

from collections import Counter

import pytest

from fathom.bots import make_bot, usual_bot
from fathom.games import load
from fathom.games.machina_arcana.actions import (
    Activate,
    EndTurn,
    Keep,
    Leave,
    Move,
    PickExplorer,
    Pursue,
    Raise,
    Save,
    StepIntoPit,
    StepTo,
    Use,
)
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.bots import Delver, outlook, weights
from fathom.games.machina_arcana.bots.choosing import ALONE
from fathom.games.machina_arcana.bots.dice import chance
from fathom.games.machina_arcana.bots.items import best_outfit, item_worth
from fathom.games.machina_arcana.bots.sight import Sight
from fathom.games.machina_arcana.bots.striking import to_win
from fathom.games.machina_arcana.bots.using import use_worth
from fathom.games.machina_arcana.figures import Explorer, Fate, Gear
from fathom.games.machina_arcana.library import explorers
from fathom.games.machina_arcana.pieces import ChapterCard, ItemCard, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.games.machina_arcana.steps.story.campaign import KeepCards
from fathom.kernel import Action, Match
from tests.rules.machina_arcana.scene import Scene, at, hall, table

GAME = load("machina-arcana")
KIM = Unit("kim-richards")
LONGEST = 6000


def answer_of(match: Match) -> Action:
    ask = match.turn
    assert ask is not None
    return Delver("salt").choose(match.view(ask.seat), ask)


def turn_of(scene: Scene) -> Match:
    return scene.play(Act(0))


def test_it_is_the_usual_bot() -> None:
    assert usual_bot(GAME) == "delver"


@pytest.mark.parametrize("seed", ["short 2", "short 5", "short 6", "short 10"])
def test_explorers_who_need_each_other_meet_at_one_place(seed: str) -> None:
    """With several spaces of a chapter each waited at another one, for ever where no monster comes."""
    options = {"length": "very-short", "easy": True, "very_easy": True, "ties": "settled"}
    match = Match.start(GAME, 2, seed, fast=True, **options)
    bots = [make_bot(GAME, "delver", f"{seed} {seat}") for seat in range(2)]
    while (ask := match.turn) is not None and table(match).round < 60:
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    assert match.over


@pytest.mark.parametrize("scenario", ["ice", "statue", "beast"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_games(scenario: str, seats: int) -> None:
    match = Match.start(GAME, seats, f"{scenario}/{seats}", fast=True, scenario=scenario)
    bots = [make_bot(GAME, "delver", str(seat)) for seat in range(seats)]
    for _ in range(LONGEST):
        ask = match.turn
        if ask is None:
            break
        answer = bots[ask.seat].choose(match.view(ask.seat), ask)
        assert not isinstance(answer, StepIntoPit) or ask.prompt == "monster-act"
        match.answer(ask.seat, answer)
    assert match.over
    assert table(match).round > 3  # a random explorer is gone by then
    assert all(0 <= hope <= 1 for hope in outlook(table(match)))


def test_dice() -> None:
    assert chance(1, 0, 2) == pytest.approx(3 / 6)
    assert chance(0, 1, 3) == 0
    assert round(chance(2, 1, 4), 2) == 0.67


def test_it_opens_a_chest_beside_it() -> None:
    drawn = hall({(5, 5): "C"})
    match = turn_of(Scene().tile(drawn).explorer(0, at(5, 4), stamina=6).explorer(1, at(9, 9)))
    assert answer_of(match) == Activate(at(5, 5))


def test_it_goes_to_the_exit_and_leaves() -> None:
    scene = Scene().chapter("ice-4").exit(Edge.WEST).explorer(0, at(4, 2), stamina=6).explorer(1, at(4, 9))
    match = turn_of(scene)
    going = answer_of(match)
    assert isinstance(going, Move)
    match.answer(0, going)
    assert answer_of(match) == Leave()


def test_it_does_not_stay_where_it_would_be_pulled_into_a_pit() -> None:
    scene = Scene("kim-richards").chapter("ice-4").tile(hall({(5, 3): "P"})).monster("moon-beast", at(5, 1))
    sight = Sight(scene.explorer(0, at(5, 5), stamina=2).g, 0)
    squares = [sight.ground.square(space) for space in (at(5, 5), at(5, 4), at(8, 5), at(5, 6))]
    assert {*sight.falls(squares)} == {*squares[:2]}  # beside the line, or out of range, nothing happens


def test_it_fears_a_pit_behind_it_most() -> None:
    scene = Scene("kim-richards").chapter("ice-4").tile(hall({(5, 3): "P"})).explorer(0, at(5, 5), stamina=2)
    behind, beside, away = (scene.g.ground.square(space) for space in (at(5, 4), at(4, 4), at(5, 6)))
    alone = Sight(scene.g, 0).falls([behind, beside, away])
    assert away not in alone
    assert alone[behind] == alone[beside]  # somebody may come who pushes
    pushed = Sight(scene.monster("buopoth", at(5, 6)).g, 0).falls([behind, beside, away])
    assert pushed[behind] > pushed[beside] > alone[beside]


def test_it_strikes_the_monster_beside_it() -> None:
    scene = Scene().explorer(0, at(5, 4), stamina=6, worn=("miners-pick",)).explorer(1, at(9, 9))
    answer = answer_of(turn_of(scene.monster("thrall", at(5, 5))))
    assert isinstance(answer, Use)
    assert answer.unit == "thrall"


def test_it_runs_when_it_cannot_win() -> None:
    scene = Scene().explorer(0, at(5, 4), stamina=6, health=1, essence=0).explorer(1, at(9, 9))
    match = turn_of(scene.monster("flayed-titan", at(5, 5)))
    fled = answer_of(match)
    assert isinstance(fled, Move)
    assert table(match).ground.apart(fled.to, at(5, 5)) > 2


def test_it_pays_essence_rather_than_die() -> None:
    match = Scene().explorer(0, at(5, 4), health=1, essence=2).explorer(1, at(9, 9)).play(LoseHealth(KIM))
    assert answer_of(match) == Save(1)


def test_it_keeps_essence_while_it_is_well() -> None:
    match = Scene().explorer(0, at(5, 4), health=5, essence=2).explorer(1, at(9, 9)).play(LoseHealth(KIM))
    assert answer_of(match) == Save(0)


@pytest.mark.parametrize(("target", "raised"), [("thrall", True), ("hank-horden", False)])
def test_it_raises_a_roll_against_monsters_only(target: str, raised: bool) -> None:
    scene = Scene().explorer(0, at(5, 4), essence=5).explorer(1, at(5, 6)).monster("thrall", at(5, 5)).dice(0)
    match = scene.play(Attack(KIM, [Unit(target)], Dice(1)))
    answer = answer_of(match)
    assert isinstance(answer, Raise)
    assert (answer.by > 0) == raised


def test_an_eliminated_player_lets_monsters_strike() -> None:
    scene = Scene().explorer(0, at(5, 4)).explorer(1, at(9, 9)).monster("thrall", at(5, 5))
    g = scene.g
    g.explorers[1].fate, g.explorers[1].space = Fate.DESTROYED, None
    g.fallen.append(1)
    g.queue[0].stamina = 4
    match = scene.play(MonsterTurn(Unit("thrall")))
    assert match.turn is not None
    assert match.turn.seat == 1
    answer = answer_of(match)
    assert isinstance(answer, Use)
    assert answer.unit == KIM


@pytest.mark.parametrize(("essence", "pursued"), [(0, "hank-horden"), (3, "kim-richards")])
def test_asked_whom_a_monster_pursues_it_names_who_bears_it_best(essence: int, pursued: str) -> None:
    scene = Scene().explorer(0, at(5, 2), health=2, essence=essence).explorer(1, at(5, 8), health=2)
    match = _monster_turn(scene.monster("thrall", at(5, 5)))
    assert answer_of(match) == Pursue(Unit(pursued))


@pytest.mark.parametrize(("other", "to"), [((9, 3), (3, 3)), ((0, 3), (4, 3))])
def test_asked_where_a_monster_goes_it_leads_it_away_from_the_others(
    other: tuple[int, int], to: tuple[int, int]
) -> None:
    scene = Scene().explorer(0, at(5, 5), health=1).explorer(1, at(*other), health=6)
    match = _monster_turn(scene.monster("thrall", at(3, 2)))
    assert answer_of(match) == StepTo(at(*to))


def _monster_turn(scene: Scene) -> Match:
    scene.g.queue[0].stamina = 1
    return scene.play(MonsterTurn(Unit("thrall")))


def test_it_wears_the_best_it_has() -> None:
    held = [Gear(ItemCard(item)) for item in ("boning-knife", "circular-saw", "studded-boots", "red-tonic")]
    outfit = best_outfit(Explorer(0, KIM, gear=held))  # type: ignore[arg-type]
    assert set(outfit) == {"circular-saw", "studded-boots"}
    assert item_worth("colossus-blade", 3) > item_worth("boning-knife", 3)


def test_it_ends_its_turn_when_there_is_nothing_to_do() -> None:
    match = turn_of(Scene().chapter("ice-8").explorer(0, at(5, 5), stamina=1).explorer(1, at(9, 9)))
    for _ in range(3):
        answer = answer_of(match)
        if isinstance(answer, EndTurn):
            break
        match.answer(0, answer)
    assert isinstance(answer, EndTurn)


def test_it_does_not_leap_about_for_nothing() -> None:
    scene = Scene().explorer(0, at(5, 5), stamina=6, worn=("climbing-harness",)).explorer(1, at(9, 9))
    leap = Use("climbing-harness", 0)
    assert use_worth(Sight(scene.g, 0), leap) < 0
    hunted = scene.explorer(0, at(0, 0), stamina=3, health=1).monster("furnace-hound", at(0, 3))
    assert use_worth(Sight(hunted.g, 0), leap) > 0


def test_it_knows_what_lies_beyond_its_reach() -> None:
    scene = Scene().explorer(0, at(5, 1), stamina=0).explorer(1, at(9, 9)).monster("furnace-hound", at(5, 5))
    sight = Sight(scene.g, 0)
    assert sight.danger_at(sight.ground.square(at(5, 4))) > 0


def test_it_takes_along_what_does_not_raise_the_monster_level() -> None:
    worn = ("colossus-blade", "studded-boots")
    scene = Scene(campaign=True).explorer(0, at(5, 5), worn=worn, stowed=("red-tonic",))
    match = scene.play(KeepCards(0))
    kept = []
    while isinstance(answer := answer_of(match), Keep):
        kept.append(answer.item)
        match.answer(0, answer)
    assert kept == [*worn]


@pytest.mark.parametrize(
    ("left", "counted", "doom", "spared"),
    [("C", 1, 0, True), ("C", 0, 0, False), ("C", 1, 8, False), (".", 1, 0, False)],
    ids=["the answer is due", "the first hit is free", "no time is left", "nothing is left to gather"],
)
def test_it_spares_a_friend_whom_the_beast_would_slay(left: str, counted: int, doom: int, spared: bool) -> None:
    scene = Scene("hank-horden", "edda-voss", scenario="beast").tile(hall({(9, 0): left}))
    scene.explorer(0, at(5, 4), stamina=6).explorer(1, at(5, 7), health=1).monster("beast", at(5, 5))
    scene.g.finale, scene.g.doom, scene.g.counters["beast"] = True, doom, counted
    assert (to_win(Sight(scene.g, 0)) < weights.HIT_TO_WIN) == spared


def test_it_kills_for_a_chapter_that_counts_and_not_for_a_finale_that_answers() -> None:
    scene = Scene().explorer(0, at(5, 4)).explorer(1, at(9, 9)).monster("thrall", at(5, 5))
    plain, counting, finale = (_worth_of_a_thrall(scene, chapter) for chapter in ("ice-7", "ice-8", "ice-finale"))
    assert finale < plain < counting


def _worth_of_a_thrall(scene: Scene, chapter: str) -> float:
    g = scene.g
    g.chapters[-1:] = [ChapterCard("ice-finale")]
    g.finale = chapter == "ice-finale"
    sight = Sight(scene.chapter(chapter).g, 0)
    return sight.worth_of_kill(sight.foes[0])


def picked(seats: int) -> Counter[str]:
    """The first explorers that a hundred delvers pick."""
    match = Match.start(GAME, seats=seats, seed="picks")
    ask = match.turn
    assert ask is not None
    assert ask.prompt == Prompt.PICK_EXPLORER
    picks = [Delver(str(seed)).choose(match.view(0), ask) for seed in range(100)]
    return Counter(str(pick.explorer) for pick in picks if isinstance(pick, PickExplorer))


def test_every_explorer_is_picked_by_somebody() -> None:
    assert {*picked(2)} == {*picked(1)} == {*map(str, explorers())}


def test_who_goes_alone_is_rather_one_who_gets_by() -> None:
    alone, together = picked(1), picked(2)
    assert sum(alone[name] for name in ALONE) > 60 > sum(together[name] for name in ALONE)

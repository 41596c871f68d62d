"""The bot `greedy` of Nautilus: legal, repeatable, blind for what is hidden, sensible, and far better than chance."""

from collections.abc import Iterator

import pytest

from fathom.bots import make_bot
from fathom.games import load
from fathom.games.nautilus.actions import BuyHabitation, BuyNothing, Dock, Moor, Sail, Upgrade, Walk
from fathom.games.nautilus.bots import Greedy
from fathom.games.nautilus.library import Find, Mission
from fathom.games.nautilus.pieces import Kind
from fathom.kernel import Action, Ask, Chance, Match, State
from fathom.lab.studies.simulate import Plan, play_one, simulate
from tests.rules.nautilus.scene import Scene, at

GAME = load("nautilus")


def questions(seats: int, seed: str, **options: object) -> Iterator[tuple[State, Ask, Action]]:
    """A game between greedy bots, question by question: the view, what was asked, and what will be answered."""
    match = Match.start(GAME, seats, seed, fast=True, **options)
    bots = [make_bot(GAME, "greedy", f"{seed}/{seat}") for seat in range(seats)]
    while (ask := match.turn) is not None:
        view = match.view(ask.seat)
        before = GAME.pack(view)
        answer = bots[ask.seat].choose(view, ask)
        assert GAME.pack(view) == before
        yield view, ask, answer
        match.answer(ask.seat, answer)


def answer_of(match: Match) -> Action:
    """What a greedy bot answers to the open question."""
    ask = match.turn
    assert ask is not None
    return Greedy("salt").choose(match.view(ask.seat), ask)


# ------------------------------------------------------------------------------- a fair participant


@pytest.mark.parametrize(("seats", "seed"), [(2, "reef"), (3, "kelp"), (4, "tide")])
def test_every_answer_is_legal_and_leaves_the_view_as_it_was(seats: int, seed: str):
    for _, ask, answer in questions(seats, seed):
        assert answer in ask.options


def test_it_also_finds_a_place_for_the_base():
    prompts = {ask.prompt for _, ask, _ in questions(2, "wreck", base="free")}
    assert prompts >= {"base", "buy", "build", "walk", "dive", "upgrade"}


def test_the_same_seed_gives_the_same_game():
    plan = Plan("nautilus", ["greedy", "greedy"], "anchor")
    assert play_one(plan, 0) == play_one(plan, 0)


def test_its_choice_does_not_depend_on_what_is_hidden():
    for number, (view, ask, _) in enumerate(questions(3, "fog")):
        if number % 7:
            continue
        expected = Greedy("salt").choose(view, ask)
        for seed in ("one", "two"):
            other = GAME.resample(view, Chance.of(seed))
            assert Greedy("salt").choose(GAME.redact(other, ask.seat), ask) == expected


# --------------------------------------------------------------------------------- a sensible player


def test_it_begins_with_a_full_habitation():
    answer = answer_of(Scene(3).buying())
    assert isinstance(answer, BuyHabitation)
    assert answer.aquanauts == 3


def test_it_saves_its_last_nemos_for_the_upgrades():
    scene = Scene(2).player(0, money=3, mission=Mission.REEF).give(0, Find.SCALLOP, 3)
    for kind in (Kind.SONAR, Kind.TECHNICAL):
        scene.serve(0, kind, 2)
    scene.g.last_round = scene.g.round + 1
    assert answer_of(scene.buying()) == BuyNothing()


def test_it_spends_its_savings_when_an_idle_round_would_end_the_game_while_it_is_behind():
    scene = Scene(2).player(0, money=40).player(1, money=12)
    assert answer_of(scene.buying(1)) == BuyNothing()
    scene.g.busy = False
    assert answer_of(scene.buying(1)) != BuyNothing()


def test_it_walks_to_the_second_module_of_a_type():
    scene = Scene(2)
    scene.serve(0, Kind.SONAR)
    home = scene.module(Kind.GREEN, (16, 8), crew={0: 1})
    second = scene.module(Kind.SONAR, (16, 5))
    assert answer_of(scene.aquanauts()) == Walk(home, second)


def test_it_sails_to_the_most_valuable_token_it_has_seen():
    scene = Scene(2).player(0, submarines=[(17, 3)], mission=Mission.REEF)
    scene.token((14, 3), Find.SNAIL, face_up=True)
    scene.token((19, 4), Find.JELLYFISH, face_up=True)
    assert answer_of(scene.submarines()) == Sail(at(17, 3), at(19, 4))


def test_it_puts_a_module_in_service_by_docking_in_the_last_round():
    scene = Scene(2).player(0, submarines=[(16, 6)]).give(0, Find.JELLYFISH, 6)
    scene.serve(0, Kind.SONAR)
    pier = scene.module(Kind.SONAR, (16, 8), crew={1: 1})
    scene.g.last_round = scene.g.round
    match = scene.submarines()
    match.answer(0, Moor(at(16, 6)))
    assert answer_of(match) == Dock(pier, True)


def test_it_upgrades_when_exploration_is_worth_more_than_a_nemo():
    scene = Scene(2).player(0, money=9, mission=Mission.REEF).give(0, Find.SCALLOP, 2).give(0, Find.JELLYFISH)
    scene.serve(0, Kind.SONAR, 2)
    scene.serve(0, Kind.TECHNICAL, 2)
    assert answer_of(scene.scoring()) == Upgrade(2, 1)


def test_it_keeps_its_money_when_exploration_is_worth_nothing():
    scene = Scene(2).player(0, money=9, mission=Mission.REEF).give(0, Find.SCALLOP, 2)
    assert answer_of(scene.scoring()) == Upgrade(0, 0)


@pytest.mark.slow
def test_it_beats_chance():
    found = simulate(Plan("nautilus", ["greedy", "random"], "storm"), 40)
    assert not found.errors
    assert found.wins[0] >= 36

"""What a table keeps beside what lies on it: derived values are never stale, and counts agree with the agenda."""

from collections.abc import Callable, Iterator

import pytest

from fathom.games.machina_arcana.board import Placed
from fathom.games.machina_arcana.figures import NOBODY, Bound, Explorer, Fate, Gear, Hold, Mark, Monster
from fathom.games.machina_arcana.pieces import EventCard, ExplorerCard, ItemCard, MonsterCard, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.attacks import BurnOut
from fathom.games.machina_arcana.steps.fighting.striking import Strike
from fathom.kernel import Chance, Match
from fathom.kernel.state.state import Derived
from tests.rules.machina_arcana.scene import GAME, Scene, at, door, hall, table

ANSWERS = 400
DERIVED = [name for base in Machina.__mro__ for name, value in vars(base).items() if isinstance(value, Derived)]


def states(seed: int, scenario: str) -> Iterator[Machina]:
    """The table at every question of a game that is played at random."""
    match = Match.start(GAME, 1 + seed % 4, f"kept-{seed}", fast=True, scenario=scenario)
    chance = Chance.of(f"kept-{seed}")
    for _ in range(ANSWERS):
        if match.turn is None:
            return
        yield table(match)
        match.answer(match.turn.seat, chance.pick(match.turn.options))


@pytest.mark.parametrize(("seed", "scenario"), [(0, "ice"), (1, "statue"), (2, "beast"), (3, "ice")])
def test_derived_values_are_what_is_found_anew(seed: int, scenario: str) -> None:
    for g in states(seed, scenario):
        check_derived(g)


VERBS: dict[str, Callable[[Machina], object]] = {
    "add explorer": lambda g: g.add_explorer(Explorer(2, ExplorerCard("edda-voss"), at(3, 3))),
    "set fate": lambda g: g.set_fate(g.explorers[1], Fate.EXITED),
    "add monster": lambda g: g.add_monster(Monster(MonsterCard("lantern-shade"), at(7, 7))),
    "remove monster": lambda g: g.remove_monster(g.queue[0]),
    "stand": lambda g: g.stand(g.queue[0], at(8, 8)),
    "step": lambda g: g.step(g.explorers[0], at(1, 1)),
    "give an item": lambda g: g.give(g.explorers[0], Gear(ItemCard("red-tonic"))),
    "give an event": lambda g: g.give(g.explorers[0], Bound(EventCard("hunters-mark"))),
    "take": lambda g: g.take(g.explorers[0], g.explorers[0].gear[0]),
    "wear": lambda g: g.wear(g.explorers[0].gear[1]),
    "take off": lambda g: g.take_off(g.explorers[0].gear[0]),
    "strip": lambda g: g.strip(g.explorers[0]),
    "use up": lambda g: g.use_up(g.explorers[1].bound[0]),
    "cover": lambda g: g.cover(g.exploration_discard, EventCard("loose-cobbles")),
    "take up": lambda g: g.take_up(g.horror_discard),
    "turn to": lambda g: g.turn_to(9),
    "add mark": lambda g: g.add_mark(Mark(1, "capacitor", [Hold(Unit("sarall"), "armor", 1)])),
    "remove mark": lambda g: g.remove_mark(g.marks[0]),
    "set holds": lambda g: g.set_holds(g.marks[0], []),
    "lay tile": lambda g: g.lay_tile(Placed(9, "10a", row=1)),
    "lift tile": lambda g: g.lift_tile(g.board[1]),
    "open door": lambda g: g.open_door(g.closed[0]),
    "close door": lambda g: g.close_door(door((0, 8), (0, 9))),
    "break door": lambda g: g.break_door(g.closed[0]),
    "put tokens": lambda g: g.put_tokens(at(6, 6)),
    "take tokens": lambda g: g.take_tokens(at(9, 9)),
}


def furnished() -> Machina:
    """A table with something of everything."""
    doors = "08-09 18-19"
    scene = Scene().tile(hall({(6, 6): "P", (9, 9): "P"}), doors=doors).tile(hall({}), 1, column=1)
    scene.explorer(0, at(0, 0), worn=("ticking-vest",), stowed=("miners-pick",)).explorer(1, bound=("three-trophies",))
    scene.monster("sarall", at(5, 5)).current("emerald-dusk", "borrowed-claws").destroyed(at(9, 9))
    scene.closed(door((1, 8), (1, 9))).g.add_mark(Mark(0, "smoke-pot", [Hold(Unit("kim-richards"), "ethereal")]))
    return scene.g


@pytest.mark.parametrize("verb", VERBS)
def test_each_verb_drops_what_it_changes(verb: str) -> None:
    g = furnished()
    check_derived(g)
    before = {name: _plain(getattr(g, name)) for name in DERIVED}
    VERBS[verb](g)
    check_derived(g)
    assert before != {name: _plain(getattr(g, name)) for name in DERIVED}


def check_derived(g: Machina) -> None:
    """Every derived value is the same as on a table that has derived nothing yet."""
    fresh = GAME.unpack(GAME.pack(g))
    for name in DERIVED:
        assert _plain(getattr(g, name)) == _plain(getattr(fresh, name)), name


def _plain(value: object) -> object:
    """Grounds are shared, so that equal ones are the same."""
    return list(value.items()) if isinstance(value, dict) else value


@pytest.mark.parametrize("seed", range(4))
def test_what_is_still_to_be_struck_or_to_explode_agrees_with_the_agenda(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, strikes = Strike.run, []

    def checked(strike: Strike, g: Machina) -> object:
        others = sum(isinstance(step, Strike) for step in g.agenda)
        assert g.strikes == others + 1
        assert g.exploding == [step.space for step in g.agenda if isinstance(step, BurnOut)]
        strikes.append(others)
        return run(strike, g)

    monkeypatch.setattr(Strike, "run", checked)
    for g in states(seed, "ice"):
        assert g.strikes == sum(isinstance(step, Strike) for step in g.agenda)
    assert len(strikes) > 2


def test_a_new_round_forgets_what_an_effect_has_left() -> None:
    g = Scene().g
    g.strikes, g.falling, g.exploding = 2, 0, [at(0, 3)]
    g.restart()
    assert (g.strikes, g.defeats, g.falling, g.exploding) == (0, [], NOBODY, [])

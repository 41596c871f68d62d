"""The game as a whole: its steps are known before the first is taken, and random sessions go on and on."""

from importlib import import_module
from pkgutil import walk_packages
from random import Random

import pytest

from fathom.games import load
from fathom.kernel import Match, Step
from fathom.kernel.record.save import load as loaded
from fathom.kernel.record.save import save

GAME = load("sleeping-gods")


def test_every_step_of_the_package_is_known_to_the_game():
    package = import_module(GAME.package)
    for module in walk_packages(package.__path__, f"{GAME.package}."):
        import_module(module.name)
    waiting, found = [Step], set()
    while waiting:
        step = waiting.pop()
        waiting += step.__subclasses__()
        if step.__module__.startswith(f"{GAME.package}."):
            found.add(step)
    assert found == set(GAME.steps)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["easy", "normal", "brutal"])
def test_a_random_session_goes_on_and_everything_is_there(seats, mode):
    """Others speak up now and then; nothing appears or vanishes, and a save taken on the way goes on the same."""
    chooser = Random(f"{seats}{mode}")
    match = Match.start(GAME, seats, f"{seats}{mode}", mode=mode, die=seats == 3, packing=False)
    for number in range(400):
        if match.over:
            break
        ask = match.turn
        assert ask.options
        speaking = [ask for ask in match.interrupts.values() if ask.options]
        if speaking and chooser.random() < 0.1:
            ask = chooser.choice(speaking)
        match.answer(ask.seat, chooser.choice(ask.options))
        if number % 50 == 0:
            check(match)
            assert GAME.pack(loaded(GAME, save(match)).state) == GAME.pack(match.state)


def check(match: Match) -> None:
    """Every card of each pool lies in one place, and all orders are accounted for."""
    g = match.state
    for pool, cards in GAME.secrets.components(g).items():
        there = [slot.component for slot in GAME.slots(g) if slot.pool == pool]
        assert sorted(map(str, there)) == sorted(map(str, cards)), pool
    assert 0 <= g.order_supply <= 14
    assert all(0 <= member.wounds <= g.health(member) for member in g.crew)
    assert all(count >= 0 for count in g.goods.values())
    assert sum(g.damage) < 11

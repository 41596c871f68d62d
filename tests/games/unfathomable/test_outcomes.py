"""Every outcome of every card with numbers, against a written expectation: `outcomes.txt`.

A line of the table is a card, the outcome, from which number on the dice if that matters, and what changes, in order:
`2? discard` means that seat 2 is asked the question `discard`. When a card changes on purpose, its line is written anew
by hand; the failing test shows what is played now.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from fathom.games.unfathomable.actions import Pass, PickNumber, PickSeat, PickSpace, TakeOption, UseAbility, UseFeat
from fathom.games.unfathomable.board import DECK, ROOMS, WATER, Space
from fathom.games.unfathomable.library import Moment, abilities, characters, crises, items, names_of_abilities, rooms
from fathom.games.unfathomable.pieces import Damage, Icon, Item, Mythos, Passenger, Role, Spell, TrackIcon, Waypoint
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.kernel import Action, SeatNumber
from fathom.kernel.cards.effects import Accept, Choose
from tests.games.unfathomable import outcomes
from tests.rules.unfathomable.scene import LORE, WILL, Scene, do, options, table
from tests.rules.unfathomable.scene import card as a_card

TABLE = Path(__file__).with_name("outcomes.txt")
FACES = range(1, 9)
PLACES = "|".join(rf"\b{space}\b" for space in (*DECK, *WATER, *ROOMS))
Played = Callable[[], str]


def played(patch: pytest.MonkeyPatch) -> Iterator[tuple[str, Played]]:
    """Everything that is played, by the name of its line."""
    for name, crisis in crises().items():
        yield f"icons {name}", partial(f"{crisis.icon} and {crisis.track}".format)
        for outcome in outcomes.outcomes(crisis):
            yield f"crisis {name} {outcome}", partial(outcomes.crisis, name, outcome, patch)
    chant, bargain = Mythos.CHANT_IN_UNISON, Mythos.STOWAWAYS_BARGAIN
    yield "crisis chant-in-unison success by 4", partial(outcomes.crisis, chant, "success", patch, more=4)
    yield "crisis the-pursers-safe one without items", partial(outcomes.poor, Mythos.THE_PURSERS_SAFE, "one")
    yield "crisis stowaways-bargain other cards", partial(outcomes.crisis, bargain, "other", patch, Choose("cards"))
    for spell in Spell:
        answers = [Accept(), PickSpace(Space.D2)] if spell is Spell.RED_HOUR else []
        yield f"spell {spell}", partial(outcomes.spell, spell, *answers)
    for saved, answers in enumerate([[Pass()], [PickSpace(Space.D2), Pass()]]):
        yield f"spell summoning-bell {saved} saved", partial(outcomes.spell, Spell.SUMMONING_BELL, *answers)
    yield from ((f"waypoint {name}", partial(outcomes.waypoint, name)) for name in Waypoint)
    for either in (Waypoint.CYCLONE_EDGE, Waypoint.WHIRLING_WATER, Waypoint.WEED_FIELD):
        yield f"waypoint {either} damage", partial(outcomes.waypoint, either, Choose("damage"))
    yield from ((f"damage {name}", partial(outcomes.damage, name)) for name in Damage)
    yield from ((f"passenger {token}", partial(outcomes.passenger, token)) for token in Passenger)
    yield from ((f"icon {name}", partial(outcomes.icon, name)) for name in Icon)
    yield from ((f"track {name}", partial(outcomes.track, name)) for name in TrackIcon)
    yield from actions()
    yield from room_actions(patch)


def actions() -> Iterator[tuple[str, Played]]:
    names = {name: card for card, name in enumerate(names_of_abilities())}
    for name, card in names.items():
        if abilities()[card].when in (Moment.ACTION, Moment.ACTION_PHASE):
            yield f"skill {name}", partial(outcomes.skill_card, card)
    signal = names["signal-below"]
    yield "skill signal-below anywhere", partial(outcomes.skill_card, signal, Choose("anywhere"))
    for item, printed in items().items():
        if printed.weapon or any(each.when is Moment.ACTION for each in printed.abilities):
            answers = {Item.BOMB: [PickSpace(Space.D4)], Item.PISTOL: [Accept()]}.get(item, [])
            yield f"item {item}", partial(outcomes.item, item, *answers)
    for role, character in characters().items():
        if character.ability.when is Moment.ACTION:
            yield f"ability {role}", partial(outcomes.ability, role, UseAbility(role))
        if character.feat.when is Moment.ACTION:
            yield f"feat {role}", partial(outcomes.ability, role, UseFeat(role))
    for role in Role:
        yield f"reveal {role}", partial(outcomes.reveal, role, *([PickNumber(2)] if role is Role.APPRENTICE else []))


def room_actions(patch: pytest.MonkeyPatch) -> Iterator[tuple[str, Played]]:
    answers: dict[Space, list[Action]] = {
        Space.CHAPEL: [Choose("advance")],
        Space.GALLEY: [PickNumber(5)],
        Space.CABIN: [PickSeat(SeatNumber(2))],
    }
    for space, room in rooms().items():
        plain = partial(outcomes.room, space, patch, *answers.get(space, []))
        if room.check is None:
            yield f"room {space}", plain
        else:
            yield f"room {space} success", partial(plain, total=room.check.threshold)
            yield f"room {space} failure", partial(plain, total=room.check.threshold - 1)
    yield "room chapel delay", partial(outcomes.room, Space.CHAPEL, patch, Choose("delay"))


def rows(name: str, play: Played, patch: pytest.MonkeyPatch) -> Iterator[str]:
    """What is played, with every number on the dice: a line for each from which on something else happens."""
    found: list[tuple[int, str]] = []
    for face in FACES:
        outcomes.dice_show(face, patch)
        what = play()
        if not found or alike(what) != alike(found[-1][1]):
            found.append((face, what))
    if len(found) == 1:
        yield f"{name}: {found[0][1]}"
    else:
        yield from (f"{name}, dice {face}+: {what}" for face, what in found)


def alike(what: str) -> str:
    """What happens, wherever the dice send it."""
    return re.sub(PLACES, "", re.sub(r"rolls \d|; \d defeated, sickbay", "", what))


def expected() -> dict[str, list[str]]:
    """The lines of the table by what is played."""
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    found: dict[str, list[str]] = {}
    for line in lines:
        found.setdefault(line.partition(":")[0].partition(",")[0], []).append(line)
    return found


NAMES = [name for name, _ in played(pytest.MonkeyPatch())]


@pytest.mark.parametrize("name", NAMES)
def test_what_comes_of_a_card_is_what_is_written(name, monkeypatch):
    play = dict(played(monkeypatch))[name]
    assert list(rows(name, play, monkeypatch)) == expected()[name]


def test_nothing_is_written_that_is_not_played():
    assert set(expected()) == set(NAMES)


@pytest.mark.parametrize("kept", range(5))
def test_what_a_hand_through_the_veil_leaves_lies_nobody_knows_where(kept: int):
    match = Scene().casting(Spell.HAND_THROUGH_THE_VEIL).play(Cast(0, Spell.HAND_THROUGH_THE_VEIL))
    assert sum(item is not None for item in match.view(0).items) == 5
    do(match, options(match)[kept])
    assert set(match.view(0).items) == {None}


def test_lock_them_up_takes_the_one_of_the_others_with_most_cards():
    hands = [[(LORE, 1), (LORE, 3), (WILL, 3)], [(LORE, 2)], [(WILL, 1), (WILL, 2)], []]
    scene = Scene().title(captain=0)
    for seat, hand in enumerate(hands):
        scene.seat(seat, hand=[a_card(*each) for each in hand])
    match = do(scene.on_top("mythos", Mythos.LOCK_THEM_UP).play(MythosPhase(1)), TakeOption(1), by=0)
    assert [player.seat for player in table(match).players if player.space is Space.BRIG] == [2]

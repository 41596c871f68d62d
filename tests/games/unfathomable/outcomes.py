"""Playing one outcome of one card on a table that is always the same, and telling in a line what came of it.

Seat 0 is active, seat 2 Captain, seat 3 Tome Keeper: who is asked tells whose card it is. Whoever is asked something
takes the first answer that does anything, and passes in windows and tests; every die shows the same number.
"""

from collections.abc import Iterator

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import PlayCard, Reveal, TakeOption, TakeTest, UseItem, UseSpace
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.library import Crisis, characters, crises
from fathom.games.unfathomable.pieces import (
    Damage,
    Icon,
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Role,
    Spell,
    TrackIcon,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE, Card
from fathom.games.unfathomable.steps import skill_tests
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.mythos import ResolveCrisis, ResolveTrack
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.games.unfathomable.steps.turns import ActionPhase
from fathom.kernel import Action, AskAll, Chance, Event, Match
from tests.rules.unfathomable.scene import INFLUENCE, LORE, OBSERVATION, STRENGTH, TREACHERY, WILL, Scene, card, table

QUIET = {"add-card"}  # questions that are passed, besides windows
IDLE = {"action", "exchange"}  # questions that are told, and then passed
HAND = [card(LORE, 1), card(LORE, 2), card(STRENGTH, 1), card(WILL, 1), card(INFLUENCE, 1), card(OBSERVATION, 1)]
OTHERS = (Role.EXILE, Role.ENGINEER, Role.SURGEON, Role.SKIPPER)


def laid(role: Role = Role.MASTER_AT_ARMS, first: Role = Role.APPRENTICE, *, voyage: int = 0, ritual: int = 1) -> Scene:
    """The table on which all cards are played; `role` is the character of seat 1, `first` that of the active seat."""
    crew = list(dict.fromkeys([first if first is not role else OTHERS[-1], role, *OTHERS]))
    scene = Scene(seats=4, crew=crew[:4]).title(captain=2, keeper=3)
    scene.dials(fuel=6, food=6, sanity=6, souls=6).tracks(voyage=voyage, ritual=ritual)
    scene.deep_ones({Space.W2: 1, Space.D2: 1, Space.D7: 1, Space.CARGO: 1, Space.ABYSS: 3})
    scene.damaged(Space.CHAPEL, card=Damage.STRUCTURAL_STRENGTH)
    scene.monarchs(hydra=Space.W4, dagon=Space.W6)
    scene.passengers({Space.D2: [Passenger.SOUL], Space.D4: [Passenger.TWO_SOULS]})
    scene.seat(0, Space.D2, hand=HAND, items=[Item.PISTOL, Item.SHOTGUN])
    scene.seat(1, Space.D2, hand=HAND, items=[characters()[role].item, Item.BLADE])
    scene.seat(2, Space.BRIDGE, hand=HAND, items=[Item.BOMB])
    scene.seat(3, Space.SICKBAY, hand=HAND)
    scene.on_top("spells", Spell.MERCIFUL_FORGETTING, Spell.ASH_TO_COAL, Spell.BORROWED_APPETITE)
    return scene.on_top("damage", Damage.STRUCTURAL_LORE, Damage.STRUCTURAL_WILL, Damage.STRUCTURAL_ANY)


def play(match: Match, *answers: Action) -> str:
    """Give these answers first, then whatever does most; return what happened."""
    given, asked = list(answers), []
    while (turn := match.turn) is not None:
        window = isinstance(match.pending, AskAll) and match.pending.quiet
        options = list(turn.options)
        if given and given[0] in options:
            answer = given.pop(0)
        else:
            idle = window or turn.prompt in QUIET | IDLE
            answer = next((each for each in options if each.idle == idle), options[0])
        if not window and turn.prompt not in QUIET:
            asked.append((len(match.journal), f"{turn.seat}? {turn.prompt}"))
        match.answer(turn.seat, answer)
    assert not given, given
    lines = [line for _, line in sorted([*asked, *told(match)], key=lambda each: each[0])]
    kept = [f"{player.seat} keeps the card" for player in table(match).players if player.mythos]
    return "; ".join(folded([*lines, *kept])) or "nothing"


def told(match: Match) -> Iterator[tuple[float, str]]:
    for number, event in enumerate(match.journal):
        if line := brief(event):
            yield number + 0.5, line


def folded(lines: list[str]) -> Iterator[str]:
    """The same thing, or the same two things, several times in a row are told once, with how often."""
    while lines:
        size, times = max(((size, repeats(lines, size)) for size in (2, 1)), key=lambda each: each[1])
        part = ", ".join(lines[:size])
        yield part if times == 1 else f"{times}x {part}"
        lines = lines[size * times :]


def repeats(lines: list[str], size: int) -> int:
    """How often the first lines stand there again, one time after the other."""
    times = 1
    while lines[:size] == lines[size * times : size * (times + 1)]:
        times += 1
    return times if times > 1 else int(size == 1)


def brief(event: Event) -> str:
    """What an event changes, in as few words as possible; nothing for what only accompanies it."""
    match event:
        case events.ResourceChanged(resource, by):
            return f"{resource} {by:+}"
        case events.TrackMoved(track, by):
            return f"{track} {by:+}"
        case events.Spawned(count, at):
            return f"spawn {count} {at}"
        case events.DeepOneMoved(start, to, count):
            return f"deep one {start}>{to}" + (f" x{count}" if count > 1 else "")
        case events.DeepOneDefeated(at, count):
            return f"slain {count} {at}"
        case events.MonarchMoved(monarch, to):
            return f"{monarch} to {to}"
        case events.Activated(icon):
            return f"activate {icon}"
        case events.PassengerEndangered(at):
            return f"endanger {at}"
        case events.PassengerSaved(at):
            return f"save {at}"
        case events.PassengerDefeated(at, token):
            return f"lose {token} {at}"
        case events.RoomDamaged(room):
            return f"damage {room}"
        case events.DamageResolved(card=name):
            return f"damage card {name}"
        case events.Repaired(seat, room):
            return f"{seat} repairs {room}"
        case events.TreacheryStirred(count):
            return f"stir {count}"
        case events.SpellsRemoved(count):
            return f"spells gone {count}"
        case events.ChaosRebuilt():
            return "new chaos"
        case events.Looked(seat, deck, count):
            return f"{seat} looks {deck} {count}"
        case events.TitlePassed(title, seat):
            return f"{title} to {seat}"
        case events.WaypointReached(card=name, distance=distance):
            return f"reach {name} {distance}"
        case events.Banished():
            return "banished"
        case events.MythosDrawn(seat):
            return f"{seat} draws mythos"
        case events.Rolled(seat, face, bonus):
            return f"{seat} rolls {face}" + (f"{bonus:+}" if bonus else "")
    return brief_of_seat(event)


def brief_of_seat(event: Event) -> str:
    match event:
        case events.Discarded(seat, cards):
            return f"{seat} discards {len(cards)}"
        case events.DrewCards(seat, skills):
            return f"{seat} draws {len(skills)}"
        case events.Moved(seat, start, to):
            return f"{seat} {start}>{to}"
        case events.Defeated(seat, to):
            return f"{seat} defeated, {to}"
        case events.GotItem(seat):
            return f"{seat} gets item"
        case events.LostItem(seat, item):
            return f"{seat} loses {item}"
        case events.LookedAtLoyalty(seat, whose):
            return f"{seat} inspects {whose}"
        case events.LoyaltyGiven(seat, to, count):
            return f"{seat} hands {count} loyalty to {to}"
        case events.Attacks(seat, at, victim):
            return f"{seat} attacks {at if victim is None else victim}"
        case events.TestBegins(threshold=threshold, skills=skills):
            return f"test {threshold} {'+'.join(skills)}"
        case events.TraitorRevealed(seat):
            return f"{seat} revealed"
    return ""


# ------------------------------------------------------------------------------------------- crises


def outcomes(card: Crisis) -> Iterator[str]:
    """The ways in which a crisis can come out."""
    if card.check is not None:
        yield from ("success", *(["partial"] if card.check.partial else []), "failure")
    yield from (part for part in ("one", "other") if getattr(card, part) is not None)


def crisis(name: Mythos, outcome: str, patch: pytest.MonkeyPatch, *answers: Action, more: int = 0) -> str:
    """One outcome of a crisis, as the active player meets it; `more`: so much above what it takes."""
    printed = crises()[name]
    match = mythos(name, printed.role or Role.MASTER_AT_ARMS, ritual=1 if outcome in ("success", "one") else 2)
    if outcome in ("one", "other"):
        return play(match, TakeOption(1 if outcome == "one" else 2), *answers)
    assert printed.check is not None
    least = printed.check.partial or printed.check.threshold
    totals = {"success": printed.check.threshold + more, "partial": least, "failure": least - 1}
    patch.setattr(skill_tests, "total", lambda test: totals[outcome])
    return play(match, *([TakeTest()] if printed.other is not None else []))


def poor(name: Mythos, outcome: str) -> str:
    """An option of a crisis, met by a Captain without items."""
    scene = laid()
    scene.g.box_items += scene.g.players[2].items
    scene.g.players[2].items = []
    return play(drawn(scene, name), TakeOption(1 if outcome == "one" else 2))


def mythos(name: Mythos, role: Role, ritual: int) -> Match:
    return drawn(laid(role, ritual=ritual), name)


def drawn(scene: Scene, name: Mythos) -> Match:
    """The active player has drawn this crisis."""
    scene.g.mythos.remove(name)
    scene.g.mythos_seen.pop()
    scene.g.crisis.append(name)
    return scene.play(ResolveCrisis(0))


# --------------------------------------------------------------------------------------- other cards


def spell(name: Spell, *answers: Action) -> str:
    scene = laid()
    if name in (Spell.BOLT_FROM_BELOW_CLOUD, Spell.RED_HOUR):
        scene.g.deep_ones |= {Space.W2: 2, Space.D2: 2}
    return play(scene.casting(name).play(Cast(3, name)), *answers)


def waypoint(name: Waypoint, *answers: Action) -> str:
    """A Waypoint is resolved; under it lies one that costs sanity."""
    below = Waypoint.EASY_MILES if name is Waypoint.LONG_NIGHT else Waypoint.LONG_NIGHT
    return play(laid().on_top("waypoints", name, below).play(ResolveWaypoint(2)), *answers)


def damage(name: Damage) -> str:
    scene = laid()
    scene.g.damage.append(scene.g.damaged.pop(Space.CHAPEL))
    return play(scene.on_top("damage", name, Damage.STRUCTURAL_STRENGTH).play(DamageShip()))


def passenger(token: Passenger) -> str:
    scene = laid()
    for deck in scene.g.decks:
        scene.g.passengers += deck.passengers
        deck.passengers = []
    return play(scene.passengers({Space.D2: [token]}).play(DefeatPassengerAt(Space.D2, 0)))


def skill_card(held: Card, *answers: Action) -> str:
    """The Action of a Skill card, or what a traitor does instead of acting."""
    traitor = SKILL[held] is TREACHERY
    instead = traitor and VALUE[held] > 3
    scene = laid().seat(0, Space.GALLEY if instead else Space.D2, hand=[held, *HAND], revealed=traitor)
    return play(scene.play(ActionPhase(0)) if instead else scene.acting(), PlayCard(held), *answers)


def item(name: Item, *answers: Action) -> str:
    scene = laid()
    for player in scene.g.players:
        scene.g.items += player.items
        scene.g.items_seen += [0] * len(player.items)
        player.items = []
    at = {Item.TOOL_BAG: Space.CHAPEL, Item.RIFLE: Space.D4}.get(name, Space.D2)
    if name is Item.SHOTGUN:
        scene.g.deep_ones[Space.D2] = 2
    return play(scene.seat(0, at, items=[name]).acting(), UseItem(name), *answers)


def ability(role: Role, used: Action) -> str:
    """The Action of a character, the own ability or the Feat."""
    scene = laid(Role.JINX if role is Role.MASTER_AT_ARMS else Role.MASTER_AT_ARMS, role).title(keeper=0)
    at = Space.BOILER if role is Role.ENGINEER else Space.D2
    return play(scene.seat(0, at, feat=True).acting(), used)


def reveal(role: Role, *answers: Action) -> str:
    scene = laid(Role.JINX if role is Role.MASTER_AT_ARMS else Role.MASTER_AT_ARMS, role, voyage=2, ritual=0)
    scene.seat(0, loyalty=[Loyalty.HYBRID, Loyalty.HUMAN]).on_top("mythos", Mythos.SPRUNG_PLATING)
    return play(scene.acting(), Reveal(Loyalty.HYBRID), *answers)


def room(space: Space, patch: pytest.MonkeyPatch, *answers: Action, total: int = 0) -> str:
    patch.setattr(skill_tests, "total", lambda test: total)
    scene = laid().deep_ones({Space.W2: 1}).seat(0, space)
    scene.g.damage.append(scene.g.damaged.pop(Space.CHAPEL))
    return play(scene.acting(), UseSpace(), *answers)


def icon(name: Icon) -> str:
    return play(laid().play(ActivateIcon(name)))


def track(name: TrackIcon) -> str:
    return play(laid().play(ResolveTrack(name, 0)))


def dice_show(face: int, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chance, "die", lambda self, sides: face)

"""Attacks (chapter 6): attacker, victim, threshold, before the roll, the roll, rolling again, outcome."""

from collections.abc import Iterator

from fathom.games.unfathomable.actions import AttackCharacter, AttackDeepOne, Pass
from fathom.games.unfathomable.board import ADJACENT, BOARD, Space
from fathom.games.unfathomable.events import (
    AttackFailed,
    Attacks,
    DeepOneAttacks,
    DeepOneDefeated,
    Defeated,
    DefeatPrevented,
)
from fathom.games.unfathomable.library import ATTACK, Weapon, items
from fathom.games.unfathomable.pieces import Item
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.fighting.defeat import Defeat, defeat_deep_ones
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Context
from fathom.kernel.cards.moments import total

AGAINST_DEEP_ONE, AGAINST_CHARACTER = 4, 6  # 6.5b, 6.5c
BARE_HANDS = Weapon()

Target = AttackDeepOne | AttackCharacter


def targets(g: Unfathomable, seat: int, weapon: Weapon = BARE_HANDS) -> Iterator[Target]:
    """Whom a character can attack (6.4): humans their enemies, a revealed traitor the humans."""
    for at in within_reach(g, seat, weapon):
        if g.deep_ones.get(at, 0) and not friends(g, seat, NOBODY):
            yield AttackDeepOne(at)
        for other in g.players:
            if other.space == at and other.seat != seat and not friends(g, seat, other.seat):
                yield AttackCharacter(SeatNumber(other.seat))


def within_reach(g: Unfathomable, seat: int, weapon: Weapon) -> tuple[Space, ...]:
    space = g.players[seat].space
    return ADJACENT[space] if weapon.adjacent else (space,)  # 6.4c


def against(g: Unfathomable, seat: int, target: Target, weapon: Weapon) -> Refusal | None:
    match target:
        case AttackDeepOne(at):
            victim = NOBODY
        case AttackCharacter(victim):
            at = g.players[victim].space
    if friends(g, seat, victim):
        return Refusal("6.4e", "only-humans") if g.players[seat].revealed else Refusal("6.4d", "only-enemies")
    return None if at in within_reach(g, seat, weapon) else Refusal("6.4c", "out-of-reach")


def friends(g: Unfathomable, seat: int, victim: int) -> bool:
    """Whether a seat does not attack another, or a Deep One (nobody's seat), because they are on one side."""
    other = victim == NOBODY or g.players[victim].revealed
    return other == g.players[seat].revealed  # 6.4d, 6.4e, 27.2


def attacks(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    """Attacks with bare hands."""
    if not include_refused:
        yield from ((target, None) for target in targets(g, seat))  # 6.4a
        return
    legal = list(targets(g, seat))
    yield from ((target, None) for target in legal)
    anybody: list[Target] = [AttackDeepOne(at) for at in BOARD if g.deep_ones.get(at, 0)]
    anybody += [AttackCharacter(SeatNumber(other.seat)) for other in g.players if other.seat != seat]
    yield from ((target, against(g, seat, target, BARE_HANDS)) for target in anybody if target not in legal)


def basic_bonus(g: Unfathomable, seat: int) -> int:
    """What items add to a basic attack (none in the Brig, 9.6a)."""
    player = g.players[seat]
    return 0 if player.space == Space.BRIG else total(g, Context(seat), 0, g.numbers.of(ATTACK, seat))


def enemies_here(g: Unfathomable, seat: int) -> int:
    player = g.players[seat]
    others = sum(p.space == player.space and p.revealed != player.revealed for p in g.players)
    return others + (0 if player.revealed else g.deep_ones.get(player.space, 0))


def attack(g: Unfathomable, seat: int, target: Target, weapon: Weapon | None = None) -> Step:
    """The attack of a character, with bare hands or a weapon."""
    bonus = basic_bonus(g, seat) if weapon is None else weapon.bonus + weapon.per_enemy * enemies_here(g, seat)
    reroll = weapon is not None and weapon.reroll
    match target:
        case AttackDeepOne(at):
            return Attack(seat, NOBODY, at, bonus, reroll)
        case AttackCharacter(victim):
            return Attack(seat, victim, g.players[victim].space, bonus, reroll)


def armed(g: Unfathomable, seat: int) -> list[Item]:
    """The weapons with which a seat can attack somebody now."""
    if g.in_brig(seat):
        return []
    own = [item for item in g.players[seat].items if "weapon" in items()[item].traits]
    return [item for item in own if (weapon := weapon_of(g, seat, item)) is not None and any(targets(g, seat, weapon))]


def weapon_of(g: Unfathomable, seat: int, item: Item) -> Weapon | None:
    card = items()[item]
    bonus = total(g, Context(seat), 0, [held for held in g.numbers.of(ATTACK, seat) if held.card == item])
    return card.weapon or (Weapon(bonus=bonus) if bonus else None)


@cites("6.1b")
class AttackUpTo(Step):
    """Attacks one after another, up to so many, with one weapon or none; the next one `may` be left."""

    seat: int
    most: int
    item: Item | None = None
    may: bool = False

    def run(self, g: Unfathomable) -> Flow:
        weapon = weapon_of(g, self.seat, self.item) if self.item else None
        possible: list[Action] = list(targets(g, self.seat, weapon or BARE_HANDS))
        if not possible or not self.most:
            return
        match (yield Ask(self.seat, [*([Pass()] if self.may else []), *possible], Prompt.ATTACK)):
            case AttackDeepOne() | AttackCharacter() as target:
                more = AttackUpTo(self.seat, self.most - 1, self.item, may=True)
                g.push(attack(g, self.seat, target, weapon), more)


@cites("6.2")
class Attack(Step):
    """`attacker` or `victim` is a seat, or nobody for a Deep One, which stands `at` a space."""

    attacker: int
    victim: int
    at: Space
    bonus: int = 0
    reroll: bool = False

    def run(self, g: Unfathomable) -> None:
        threshold = AGAINST_DEEP_ONE if self.victim == NOBODY else AGAINST_CHARACTER
        if self.attacker == NOBODY:
            g.tell(DeepOneAttacks(self.at, SeatNumber(self.victim)))
        else:
            victim = None if self.victim == NOBODY else SeatNumber(self.victim)
            g.tell(Attacks(SeatNumber(self.attacker), self.at, victim))
        roller = g.active if self.attacker == NOBODY else self.attacker
        g.push(Strike(self.victim, self.at, threshold))
        roll(g, roller, self.bonus, attack=True, needed=threshold, reroll=self.reroll)


@cites("6.9a", "6.9b", "6.9c")
class Strike(Step):
    """What comes of an attack once the die has fallen."""

    continues = True
    leads_to = (AttackFailed, DeepOneDefeated, Defeated, DefeatPrevented)

    victim: int
    at: Space
    threshold: int

    def run(self, g: Unfathomable) -> None:
        if g.rolled() < self.threshold:  # 6.5a
            g.tell(AttackFailed())  # 6.9f
        elif self.victim == NOBODY:
            defeat_deep_ones(g, self.at)  # 6.9c
        else:
            g.push(Defeat(self.victim))  # 6.9b

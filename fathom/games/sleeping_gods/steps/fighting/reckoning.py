"""What an attack comes to: accuracy, defence, damage, blocks (CBT5 to CBT7, CBT10c, CBT12, CBT14)."""

from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.figures.underway import Attack, Combat, Foe, there
from fathom.games.sleeping_gods.in_play import weapons_of_party
from fathom.games.sleeping_gods.library import Weapon, cards, crew, enemies
from fathom.games.sleeping_gods.pieces import Card, Crew, Number
from fathom.games.sleeping_gods.state import MOST_FATIGUE, Voyage
from fathom.games.sleeping_gods.steps.fighting.row import (
    foe_in,
    uncovered,
)

MISS_DAMAGE = 1  # CBT12a


def weapons(g: Voyage, member: Member) -> list[Card | None]:
    """What a member can attack with: the printed weapon, and the cards that they bear (CBT5)."""
    return [None, *(each.card for each in weapons_of_party(g) if each.on == member.crew)]


def weapon_cards(g: Voyage) -> list[Card]:
    return [each.card for each in weapons_of_party(g)]


def printed_weapon(who: Crew, card: Card | None) -> Weapon:
    return crew()[who].weapon if card is None else there(cards()[card].weapon)


def weapon_of(attack: Attack) -> Weapon:
    return printed_weapon(attack.crew, attack.weapon)


def aim(g: Voyage, attack: Attack) -> int:
    """Fate and accuracy (CBT6a)."""
    return (g.fate.value if g.fate is not None else 0) + accuracy_of(g, attack)


def accuracy_of(g: Voyage, attack: Attack) -> int:
    return weapon_of(attack).accuracy + g.bonus(g.member(attack.crew), Number.ACCURACY) + attack.accuracy


def defence_against(combat: Combat, attack: Attack) -> int:
    """What an attack has to reach."""
    return defence_of(foe_in(combat, attack.target), weapon_of(attack))


def defence_of(foe: Foe, weapon: Weapon) -> int:
    """Flying helps against weapons that are not ranged (CBT14)."""
    flying = any(square.flying for square in uncovered(foe)) and not weapon.ranged
    return enemies()[foe.enemy].defence + flying


def damage_by(g: Voyage, attack: Attack, hit: bool) -> int:
    """What a blow deals: the weapon's damage, or 1 on a miss (CBT12a)."""
    return dealt_with(g, g.member(attack.crew), weapon_of(attack).damage if hit else MISS_DAMAGE)


def dealt_with(g: Voyage, member: Member, damage: int) -> int:
    """What so much damage comes to: less if the member is tired out, more by cards (GEN5c)."""
    return max(0, damage - (member.fatigue >= MOST_FATIGUE)) + g.bonus(member, Number.DAMAGE)


def blocks_of(g: Voyage, attack: Attack) -> int:
    """What weapon and cards block of a counterattack (CBT10c)."""
    return blocked_with(g, g.member(attack.crew), weapon_of(attack))


def blocked_with(g: Voyage, member: Member, weapon: Weapon) -> int:
    return weapon.block + g.bonus(member, Number.BLOCK) + g.bonus(member, Number.GUARD)

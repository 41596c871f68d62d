"""Wound tokens on the squares of enemies, and what they uncover (CBT8, CBT9, CBT13, CBT16)."""

from functools import partial

from fathom.games.sleeping_gods.actions import Cover, GiveToken, KeepToken
from fathom.games.sleeping_gods.events import (
    Covered,
    EnemyBeaten,
    TokenGiven,
)
from fathom.games.sleeping_gods.figures.underway import Attack, Combat
from fathom.games.sleeping_gods.library import squares
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Square
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CREW, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.fighting.row import (
    SQUARES,
    beaten,
    foe_in,
    foe_of,
    no_wound,
    placements,
    points_left,
    with_wound,
)
from fathom.games.sleeping_gods.steps.underway import AttackStep
from fathom.kernel import Action, Ask, Flow, Judged, cites


@cites("CBT7a", "CBT8a", "CBT8b", "CBT13", "CBT16")
class Placing(AttackStep):
    """The wounds are placed one by one, as long as there is a square for the next."""

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> Flow:
        if not placements(combat, attack):
            g.push(Bury())
            return
        args, note = {"damage": points_left(combat, attack)}, partial(note_on_wound, combat, attack)
        answer = yield Ask.judged(attack.seat, partial(wounds, combat, attack), Prompt.COVER, args, note, batch=True)
        foe = foe_in(combat, answer.enemy)
        foe.covered |= 1 << answer.square
        attack.placed.append((answer.enemy, answer.square))
        g.push(Placing())


def wounds(combat: Combat, attack: Attack, include_refused: bool) -> Judged:
    """Squares that the next wound may go to; with `include_refused` all others, too."""
    there = placements(combat, attack)
    yield from ((Cover(enemy, Square(n)), None) for enemy, n in there)
    for foe in combat.row if include_refused else ():
        for n in range(SQUARES):
            if (foe.enemy, n) not in there:
                yield Cover(foe.enemy, Square(n)), no_wound(combat, attack, foe, n)


def note_on_wound(combat: Combat, attack: Attack, action: Cover) -> Note:
    """What a square takes, what is left afterwards, and whether that beats the enemy or ends the placing."""
    after, placed = with_wound(combat, attack, action.enemy, action.square)
    left = points_left(after, placed)
    foe = foe_of(after, action.enemy)
    return Note(
        takes=points_left(combat, attack) - left,
        left=left,
        beats=foe is not None and beaten(foe),
        last=not placements(after, placed),
    )


@cites("CBT9a", "CBT9b", "SYN2")
class Bury(AttackStep):
    """A synergy square lets the attacker give the token on; enemies without hearts leave, the row closes up."""

    def attack(self, g: Voyage, combat: Combat, attack: Attack) -> Flow:
        mine = attack.crew
        if attack.placed and g.journaled:
            for enemy in dict.fromkeys(enemy for enemy, _ in attack.placed):
                g.tell(Covered(enemy, sum(1 << n for each, n in attack.placed if each == enemy)))
        synergy = any(squares(enemy)[n].synergy for enemy, n in attack.placed)
        if synergy and attack.borne and combat.tokens[PLACE_OF[mine]] == mine:
            others: list[Action] = [GiveToken(each) for each in CREW if each != mine]
            match (yield Ask(attack.seat, [KeepToken(), *others], Prompt.GIVE_TOKEN)):
                case GiveToken(to):
                    combat.tokens[PLACE_OF[mine]] = to
                    g.changed()
                    g.tell(TokenGiven(mine, to))
        for foe in [each for each in combat.row if beaten(each)]:
            combat.row.remove(foe)
            g.tell(EnemyBeaten(foe.enemy))

"""The die (chapter 24): before a roll, the roll, and rolling again."""

from fathom.games.unfathomable.events import Rerolled, Rolled
from fathom.games.unfathomable.library import Window
from fathom.games.unfathomable.state import Roll, Unfathomable
from fathom.games.unfathomable.steps.abilities import window
from fathom.kernel import Ask, Result, SeatNumber
from fathom.kernel.effects import Accept, Decline

SIDES = 8


def roll(
    g: Unfathomable, seat: int, bonus: int = 0, *, attack: bool = False, needed: int = 0, reroll: bool = False
) -> Result[int]:
    """Roll the die: everybody may meddle before and after. `reroll`: the roller may repeat it once."""
    g.die = die = Roll(seat, attack, needed, bonus)
    after = (Window.AFTER_ROLL, Window.AFTER_ATTACK_ROLL) if attack else (Window.AFTER_ROLL,)
    while True:
        yield from window(g, "before-roll", Window.BEFORE_ROLL, done=lambda: die.chosen)  # 10.14a
        if not die.chosen:
            die.face = g.chance.die(SIDES)
        result = min(max(die.face + die.bonus, 1), SIDES)  # 24.1
        g.tell(Rolled(SeatNumber(seat), die.face, die.bonus, result))
        die.again = False
        if not die.chosen:
            yield from window(g, "after-roll", *after, done=lambda: die.again)  # 10.14b
            if reroll and not die.again:
                reroll = yield from own_reroll(g, seat)
        if not die.again:
            break
        g.tell(Rerolled(SeatNumber(seat)))  # 24.2a, 24.2b
    g.die = None
    return result


def own_reroll(g: Unfathomable, seat: int) -> Result[bool]:
    """The weapon lets its bearer roll again, once. Returns whether it still does."""
    assert g.die is not None
    match (yield Ask(seat, [Decline(), Accept()], "weapon-reroll")):
        case Accept():
            g.die.again = True
            return False
    return True

"""The die (chapter 24): before a roll, the roll, and rolling again."""

from fathom.games.unfathomable.events import Rerolled, Rolled
from fathom.games.unfathomable.library import Limit, Moment
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import SIDES, Roll, Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow
from fathom.kernel import Ask, Flow, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Accept, Decline
from fathom.kernel.cards.moments import end_span


def roll(
    g: Unfathomable, seat: int, bonus: int = 0, *, attack: bool = False, needed: int = 0, reroll: bool = False
) -> None:
    """Roll the die next: everybody may meddle before and after. `reroll`: the roller may repeat it once.

    What waits below on the agenda then takes the result with `g.rolled()`.
    """
    g.die = Roll(seat, attack, needed, bonus)
    end_span(Limit.ROLL, g.uses)
    g.push(OpenWindow([Moment.BEFORE_ROLL]), Throw(reroll))  # 10.14a


@cites("24.1")
class Throw(Step):
    continues = True

    reroll: bool = False

    def run(self, g: Unfathomable) -> None:
        die = g.open_roll
        if not die.chosen:
            die.face = g.chance.die(SIDES)
        g.tell(Rolled(SeatNumber(die.seat), die.face, die.bonus, die.result, die.chosen))
        die.again = False
        if not die.chosen:
            after: list[str] = [Moment.AFTER_ROLL, *([Moment.AFTER_ATTACK_ROLL] if die.attack else [])]
            g.push(OpenWindow(after), ThrowAgain(self.reroll))  # 10.14b


@cites("24.2a", "24.2b")
class ThrowAgain(Step):
    """The die is rolled once more, if an ability or the weapon says so."""

    continues = True

    reroll: bool

    def run(self, g: Unfathomable) -> Flow:
        die = g.open_roll
        reroll = self.reroll
        if reroll and not die.again:
            match (yield Ask(die.seat, [Decline(), Accept()], Prompt.WEAPON_REROLL)):
                case Accept():
                    die.again, reroll = True, False
        if die.again:
            g.tell(Rerolled(SeatNumber(die.seat)))
            g.push(OpenWindow([Moment.BEFORE_ROLL]), Throw(reroll))  # 6.8b, 24.2c

"""Spells (chapter 19) and the Tome Keeper's Action (51.13)."""

from fathom.games.unfathomable.actions import Pass, PickSpell
from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import SpellCast
from fathom.games.unfathomable.library import spells
from fathom.games.unfathomable.pieces import Spell
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.looking import top
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve

CHOICES = 2  # 51.13a


def can_cast(g: Unfathomable) -> bool:
    return bool(g.spells)  # 19.3a


@cites("51.13a")
class LookIntoTome(Step):
    """Look at the top spells, resolve one, put the others to the bottom; a last one may be put back (19.3b)."""

    seat: int
    count: int = CHOICES

    def run(self, g: Unfathomable) -> Flow:
        seen = top(g, "spells", self.count, self.seat)
        if not seen:
            return

        def judge(include_refused: bool) -> Judged:
            yield from ((PickSpell(spell), None) for spell in dict.fromkeys(seen))
            yield Pass(), None if len(seen) == 1 else Refusal("51.13a", "must-cast")

        match (yield Ask.judged(self.seat, judge, Prompt.CAST)):
            case PickSpell(spell):
                rest = list(seen)
                rest.remove(spell)
                for other in rest:
                    deck_of(g, "spells").move_to_bottom(other)
                cast(g, self.seat, spell)
            case Pass():
                pass


def cast(g: Unfathomable, seat: int, spell: Spell) -> None:
    """A spell of the deck is revealed, and will be resolved."""
    deck_of(g, "spells").take_topmost(spell)
    g.casting.append(spell)
    g.show()
    g.tell(SpellCast(SeatNumber(seat), spell))
    g.push(Cast(seat, spell))


@cites("19.1b", "19.2")
class Cast(Step):
    """A spell that lies open is resolved and removed from the game."""

    seat: int
    spell: Spell

    def run(self, g: Unfathomable) -> None:
        card = spells()[self.spell]
        g.push(PutAway(self.spell))
        resolve(g, card.do, self.seat, self.spell.value)


@cites("19.2")
class PutAway(Step):
    """A spell leaves the game, unless it lies on or with a player."""

    spell: Spell

    def run(self, g: Unfathomable) -> None:
        if self.spell in g.casting and not (self.spell is Spell.SKIN_OF_SCALES and g.ward >= 0):
            g.casting.remove(self.spell)
            g.box_spells.append(self.spell)

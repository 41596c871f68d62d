"""Damage to the ship and to a room (chapter 25), and repairing it (45)."""

from fathom.games.unfathomable.board import NEAREST, ROOM_OF_ROLL, Space
from fathom.games.unfathomable.events import DamageResolved, Repaired, RoomDamaged
from fathom.games.unfathomable.library import damage_cards
from fathom.games.unfathomable.pieces import Damage
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.state import DAMAGED_ROOMS, Unfathomable
from fathom.games.unfathomable.steps.fighting.defeat import DefeatAll
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.loyalty.endings import end
from fathom.kernel import SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve
from fathom.kernel.names import certain


@cites("25.1a", "25.2a")
class DamageShip(Step):
    """Draw a Damage card and resolve it: a structural one on the room given, or else on the one rolled (25.1b)."""

    room: Space | None = None

    def run(self, g: Unfathomable) -> None:
        if not g.damage:
            return  # 36.1
        card = certain(g.damage.pop())
        g.show()
        effect = damage_cards()[card].do
        if effect is None:
            if self.room is not None:
                place(g, card, self.room)  # 25.2b
            else:
                g.drawn_damage.append(card)
                g.push(DamageRolled())
                roll(g, g.active)
        else:
            g.tell(DamageResolved(card))
            if damage_cards()[card].stays:
                if g.damage:  # and not this card over and over again
                    g.push(DamageShip(self.room))
                g.damage.insert(0, card)
            else:
                g.box_damage.append(card)  # 25.2c: and no further card is drawn
            resolve(g, effect, g.active, card.value)


@cites("25.1b")
class DamageRolled(Step):
    """The Damage card that was drawn goes to the room that was rolled."""

    continues = True

    def run(self, g: Unfathomable) -> None:
        place(g, g.drawn_damage.pop(), ROOM_OF_ROLL[g.rolled()])


def place(g: Unfathomable, card: Damage, room: Space) -> None:
    """Put a structural card on a room, or on the nearest undamaged one (25.5); it defeats the humans there."""
    if room in g.damaged:
        room = next(near for near in NEAREST[room] if near not in g.damaged)
    g.damaged[room] = card
    g.tell(RoomDamaged(room, card))
    if len(g.damaged) == DAMAGED_ROOMS:
        end(g, Ending.SUNK)  # 8.7
    hurt = g.humans_at(room)
    if hurt:
        g.push(DefeatAll(hurt))


def repair(g: Unfathomable, seat: int, room: Space) -> None:
    """The Damage card of a room is shuffled back into its deck (25.6b)."""
    g.damage.append(g.damaged.pop(room))
    g.chance.shuffle(g.damage)
    g.tell(Repaired(SeatNumber(seat), room))

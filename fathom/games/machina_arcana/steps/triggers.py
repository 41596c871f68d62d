"""What follows from something else: triggers, counted conditions, and arrival abilities (CON1, CON2, ABL5)."""

from fathom.games.machina_arcana.events import Counted
from fathom.games.machina_arcana.library import Active, Moment, When, printed
from fathom.games.machina_arcana.passives import passives, triggered, triggers_of
from fathom.games.machina_arcana.pieces import Card, Unit
from fathom.games.machina_arcana.state import NOBODY, Machina
from fathom.kernel import Step, cites
from fathom.kernel.effects import Bound, Context, Effect, Resolve, place_of


def carry_out(g: Machina, effect: Effect, card: str, actor: Unit | None, **names: Bound) -> None:
    """Let an effect of a card be carried out next. Who is asked is the actor's player, or whoever is active."""
    carry_out_for(g, effect, card, actor, handler(g, actor), names)


def carry_out_for(
    g: Machina, effect: Effect, card: str, actor: Unit | None, seat: int, names: dict[str, Bound]
) -> None:
    g.push(Resolve(place_of(effect), Context(seat, card, actor or "", len(g.agenda), names)))


def handler(g: Machina, unit: Unit | None) -> int:
    """The seat that decides for a unit: its own player, a controller, an eliminated player, or any explorer's (AI1)."""
    explorer = g.explorer(unit) if unit else None
    if explorer is not None:
        return explorer.seat
    monster = g.monster(unit) if unit else None
    if monster is not None and monster.master >= 0:
        return monster.master  # FX2a
    if monster is not None and g.scheming:
        return g.fallen[0]  # AI1b: of several the one who fell first
    active = g.explorer(g.now) if g.now else None
    return active.seat if active is not None else next((each.seat for each in g.alive), 0)


def trigger(g: Machina, moment: Moment, owner: Unit, **names: Bound) -> None:
    """Let the triggers for a moment resolve: those of the unit's own cards, and of cards that nobody owns."""
    if moment not in passives(g).triggers:
        return
    for card, when in reversed(list(triggered(g, moment, owner))):
        if count(g, card, when):
            carry_out(g, when.do, card, owner, **names)


def trigger_of(g: Machina, card: str, moment: Moment) -> None:
    """Let the triggers of one card resolve, for a moment that is about this card, whosever it is (CON6a)."""
    for owner, when in reversed(list(triggers_of(g, card, moment))):
        if count(g, card, when):
            carry_out(g, when.do, card, owner)


@cites("CON1b")
class Triggers(Step):
    """The triggers of a unit for a moment, when it has come to that and the unit is still there."""

    moment: Moment
    owner: Unit
    names: dict[str, Bound]

    def run(self, g: Machina) -> None:
        if g.is_here(self.owner):
            trigger(g, self.moment, self.owner, **self.names)


def count(g: Machina, card: str, ability: When | Active) -> bool:
    """Put a counter on a card that counts; whether the effect resolves (CON2a, CON2b)."""
    if not ability.counted:
        return True
    tokens = g.counters.get(card, 0) + 1
    g.tell(Counted(Card(card), tokens, ability.counted))
    if tokens < ability.counted:
        g.counters[card] = tokens
        return False
    g.counters.pop(card, None)
    return True


def arrive(g: Machina, card: str, actor: Unit | None, seat: int = NOBODY) -> None:
    """Let the arrival ability of a card resolve, if it has one; a `seat` is that of who is active (ABL3c)."""
    effect = printed(card).arrival
    if effect is not None:
        carry_out_for(g, effect, card, actor, decider(g, seat) if actor is None else handler(g, actor), {})


def decider(g: Machina, seat: int) -> int:
    """Who decides what concerns everybody: the seat that is active, if its explorer lives, else any explorer's."""
    return seat if any(each.seat == seat for each in g.alive) else handler(g, None)

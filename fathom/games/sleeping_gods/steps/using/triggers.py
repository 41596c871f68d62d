"""What cards do by themselves when something happens."""

from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.in_play import TRIGGERS
from fathom.games.sleeping_gods.library import Trigger
from fathom.games.sleeping_gods.pieces import Crew, Moment
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Ask, Flow, Step, cites
from fathom.kernel.cards.effects import PLACES, Accept, Context, Decline, Resolve, place_of, source
from fathom.kernel.cards.moments import Held


def happened(g: Voyage, moment: Moment, member: Member) -> None:
    """Something happened to a member: what their cards do then."""
    found = TRIGGERS.by_owner(g, member.crew).get(moment, ())
    if found and g.points(member) > 0:  # GEN2d
        for held in found:
            _pull(g, held, g.leads(member.crew), member.crew)


def everybody(g: Voyage, moment: Moment, about: Crew | None = None) -> None:
    """Something happened to the party, or to one of them before all eyes: what all cards in play do then."""
    for held in TRIGGERS.by_owner(g, None).get(moment, ()):
        _pull(g, held, g.active, about)
    for member in g.crew:
        happened(g, moment, member)


def listened_to(g: Voyage, moment: Moment, about: Crew) -> bool:
    """Whether a card of the party would do something for a member at a moment."""
    return any(
        held.what.do.can(g, Context(g.active, held.card, about)) for held in TRIGGERS.by_owner(g, None).get(moment, ())
    )


def _pull(g: Voyage, held: Held[Trigger], seat: int, actor: Crew | None) -> None:
    trigger, ctx = held.what, Context(seat, held.card, actor)
    if (trigger.given is None or trigger.given.holds(g, ctx)) and trigger.do.can(g, ctx):
        place = place_of(trigger.do)
        g.push(Offer(place, ctx) if trigger.may else Resolve(place, ctx))


@cites("CMD2g", "ADV4")
class Offer(Step):
    """Something that a card lets its player do."""

    place: str
    ctx: Context

    def run(self, g: Voyage) -> Flow:
        effect = PLACES[self.place]
        if effect.can(g, self.ctx):
            match (yield Ask(self.ctx.seat, [Accept(), Decline()], Prompt.MAY_EFFECT, args={"source": source(effect)})):
                case Accept():
                    g.push(Resolve(self.place, self.ctx))

"""What cards do by themselves when something happens."""

from collections.abc import Iterable, Iterator

from fathom.games.sleeping_gods.boards import Member
from fathom.games.sleeping_gods.library import Printed, cards, events, levels, quests, skills
from fathom.games.sleeping_gods.pieces import Moment
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Ask, Flow, Step, cites
from fathom.kernel.cards.effects import PLACES, Accept, Context, Decline, Resolve, place_of, source


def happened(g: Voyage, moment: Moment, member: Member) -> None:
    """Something happened to a member: what its cards do then."""
    if g.points(member) > 0:  # GEN2d
        _fire(g, moment, [*member.skills, *member.levels], member)


def everybody(g: Voyage, moment: Moment, about: Member | None = None) -> None:
    """Something happened to the party, or to one of them before all eyes: what all cards in play do then."""
    for card, printed in unborne(g):
        _pull(g, moment, card, printed, g.active, about)
    for member in g.crew:
        if member.skills and g.points(member) > 0:
            _fire(g, moment, [*member.skills, *member.levels], member)


def unborne(g: Voyage) -> Iterator[tuple[str, Printed]]:
    """The cards in play that nobody bears: events, quests, adventure cards."""
    yield from ((event, events()[event]) for event in g.acting_events())
    yield from ((quest, quests()[quest]) for quest in g.quests)
    yield from ((owned.card, cards()[owned.card]) for owned in g.cards)


def listened_to(g: Voyage, moment: Moment, about: Member) -> bool:
    """Whether a card would do something for a member at a moment."""
    at_this = ((card, each.do) for card, printed in unborne(g) for each in printed.triggers if each.when is moment)
    return any(do.can(g, Context(g.active, card, about.crew)) for card, do in at_this)


def _fire(g: Voyage, moment: Moment, in_play: Iterable[str], member: Member) -> None:
    for card in in_play:
        printed: Printed = skills()[card] if card in skills() else levels()[card]  # type: ignore[index]
        _pull(g, moment, card, printed, g.leads(member.crew), member)


def _pull(g: Voyage, moment: Moment, card: str, printed: Printed, seat: int, member: Member | None) -> None:
    for trigger in printed.triggers:
        if trigger.when is not moment:
            continue
        ctx = Context(seat, card, member.crew if member is not None else None)
        if trigger.given is not None and not trigger.given.holds(g, ctx):
            continue
        if trigger.do.can(g, ctx):
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

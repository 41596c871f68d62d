"""What event cards do besides: challenges, draws of fate, and the permanent ones (EVT)."""

from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import EventCard, Skill, Who
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.events import discard_event
from fathom.games.sleeping_gods.steps.hunters import Hunt, place_hunter
from fathom.games.sleeping_gods.steps.trials.challenges import CloseTest, begin_test
from fathom.kernel.cards.effects import Context, Effect
from fathom.kernel.questions.step import Flow


class Challenge(Effect, frozen=True):
    """A challenge with what follows (CH10, CH11). Who is `forced` takes part in any case (CH3c)."""

    skill: Skill
    value: int
    success: Effect | None = None
    fail: Effect | None = None
    forced: Who | None = None

    def run(self, g: Voyage, ctx: Context) -> None:
        self.wait(g, ctx)
        forced = [self.forced.named] if self.forced and self.forced.named else None
        begin_test(g, self.skill, self.value, forced, sudden=events()[EventCard(ctx.card)].do is self)

    def after(self, g: Voyage, ctx: Context) -> Flow | None:
        g.push(CloseTest())
        effect = self.success if g.open_test.passed else self.fail
        return effect.run(g, ctx) if effect is not None and effect.can(g, ctx) else None


class DiscardEvent(Effect, frozen=True):
    """This permanent event leaves play."""

    def run(self, g: Voyage, ctx: Context) -> None:
        discard_event(g, EventCard(ctx.card))


class Lurk(Effect, frozen=True):
    """The token of a hunter comes into play, so many regions away (EVT10b)."""

    far: int

    def run(self, g: Voyage, ctx: Context) -> None:
        place_hunter(g, EventCard(ctx.card), self.far)


class HuntShip(Effect, frozen=True):
    """The hunter moves towards the ship and, if it is there, damages it (EVT10b)."""

    moves: int
    damage: int

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(Hunt(EventCard(ctx.card), self.moves, self.damage))

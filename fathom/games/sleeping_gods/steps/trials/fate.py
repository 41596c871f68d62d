"""Drawing fate, and what may be done about it (GEN4, ABI1, ABI6, ADV6, VAR1)."""

from functools import partial
from typing import Any

from fathom.games.sleeping_gods.actions import GoOn, Join, Pitch, TakeDamage, UseToken
from fathom.games.sleeping_gods.events import FateDrawn, ScoreRaised
from fathom.games.sleeping_gods.figures.underway import Draw, Purpose
from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.pieces import PLACES, Moment, SkillCard
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import CREW, SHIP_DAMAGE, Voyage
from fathom.games.sleeping_gods.steps.fighting.reckoning import aim, defence_against
from fathom.games.sleeping_gods.steps.hands import toss
from fathom.games.sleeping_gods.steps.trials.scores import score
from fathom.games.sleeping_gods.steps.using.abilities import helps, someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.leading import Interruption, led, offered
from fathom.games.sleeping_gods.steps.using.triggers import everybody
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.questions.ask import any_legal

HIGHEST = 6
LONGEST = 8  # the score that allows the most moves (NAV5b)


def draw_fate(g: Voyage, seat: int, purpose: Purpose) -> int:
    """The number on the top skill card, which is discarded (GEN4a); or that of a die (VAR1, VAR2)."""
    if g.die:
        value = g.chance.die(HIGHEST)
        g.tell(FateDrawn(SeatNumber(seat), purpose, value))
        return value
    card: SkillCard = g.skills.draw(g.chance)
    g.skills.toss(card)
    g.show()
    value = skills()[card].fate
    g.tell(FateDrawn(SeatNumber(seat), purpose, value, card))
    return value


@cites("GEN4a", "CH6", "CBT6a", "GEN8a")
class DrawingFate(Step):
    """Draw fate; it stays open until nobody wants to change it."""

    seat: int
    purpose: Purpose
    follow: int = 0

    def run(self, g: Voyage) -> None:
        g.fate = Draw(self.seat, self.purpose, draw_fate(g, self.seat, self.purpose))
        g.push(AfterFateDraw(self.follow))
        drawn(g)


def drawn(g: Voyage) -> None:
    """What cards do when fate is drawn, again too."""
    if g.combat is None:
        everybody(g, Moment.FATE)


@cites("ABI6", "ADV6", "SYN8d")
class Redrawing(Step):
    """Another card is drawn: it counts instead, or the `better` of both does. Of ship damage either may be taken."""

    better: bool

    def run(self, g: Voyage) -> Flow | None:
        fate = g.open_draw
        before = fate.value
        fate.value = draw_fate(g, fate.seat, fate.purpose)
        drawn(g)
        if self.better and fate.purpose is not Purpose.SHIP:
            fate.value = max(before, fate.value)
        elif self.better and fate.value != before:
            return self.either(g, fate, before)
        return None

    def either(self, g: Voyage, fate: Draw, before: int) -> Flow:
        options = [TakeDamage(PLACES[value - 1]) for value in sorted((before, fate.value))]
        match (yield Ask(g.active, options, Prompt.WHICH_FATE)):
            case TakeDamage(place):
                fate.value = PLACES.index(place) + 1


def come_to(g: Voyage, fate: Draw) -> int:
    """What the open draw has come to: with skills in a challenge (CH6), with accuracy in an attack (CBT6a)."""
    if fate.purpose is Purpose.CHALLENGE and g.test is not None:
        return score(g, g.test)
    return aim(g, g.open_combat.open_attack) if fate.purpose is Purpose.ATTACK else fate.value


def settled(g: Voyage, fate: Draw) -> bool:
    """Whether nothing that helps would change the outcome any more."""
    if fate.purpose is Purpose.CHALLENGE and g.test is not None:
        return score(g, g.test) >= (LONGEST if g.test.sailing else g.test.value)
    if fate.purpose is Purpose.ATTACK:
        combat = g.open_combat
        return come_to(g, fate) >= defence_against(combat, combat.open_attack)
    return False


@cites("CH7a", "CH7b", "CBT6b", "CMD1", "CMD4c", "ABI1", "SYN5")
class AfterFateDraw(Step):
    """Everybody may use what changes the draw, or anything else before it takes effect (CMD1); who drew goes on when
    nobody wants to. Where more draws of the same damage `follow`, what changes none of them waits for the last."""

    follow: int = 0

    def run(self, g: Voyage) -> Flow:
        fate = g.fate
        if fate is None or settled(g, fate):
            return
        lead = fate.seat
        own = any_legal(changes(g, lead, False))
        helpful = g.seats > 1 and any(_may_help(g, seat) for seat in (lead, *g.others(lead)))
        waits = self.follow > 0 and not presses(g, fate, self.follow)
        if not own and not helpful and (waits or not someone_can_spend_orders(g)):
            return
        args: dict[str, Any] = {"fate": fate.value, "score": come_to(g, fate), "what": fate.purpose.value}
        if fate.purpose is Purpose.SHIP:
            args["room"] = PLACES[fate.value - 1]
        interruption = Interruption(Prompt.HELP, changes, args)
        yield led(g, self, lead, partial(going_on, g, lead), Prompt.MEDDLE, args, interruption=interruption)


def presses(g: Voyage, fate: Draw, follow: int) -> bool:
    """Whether it matters when the ship is repaired: the place struck is full, or the ship may be lost with this."""
    return g.full(PLACES[fate.value - 1]) or sum(g.damage) + 1 + follow >= SHIP_DAMAGE


def pitch(g: Voyage, seat: int, card: SkillCard) -> None:
    """A card from hand raises the open challenge (CH7b)."""
    toss(g, seat, card)
    g.open_test.extra += 1
    g.tell(ScoreRaised(1))


def going_on(g: Voyage, seat: int, include_refused: bool) -> Judged:
    yield GoOn(), None
    yield from changes(g, seat, include_refused)


def changes(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """What a seat may use on the open draw: cards from hand in a challenge, abilities, adventure cards, tokens."""
    yield from offered(helps(g, seat))
    if g.test is not None and g.fate is not None and g.fate.purpose is Purpose.CHALLENGE:
        skill, prints = g.test.skill, skills()
        for card in dict.fromkeys(g.players[seat].hand):
            if card is not None:
                yield Pitch(card), None if prints[card].skill is skill else Refusal("CH7b", "wrong-skill")
    if include_refused:
        yield from too_late(g)


def too_late(g: Voyage) -> Judged:
    """What somebody might want to do after the draw and may not, with the reason."""
    if g.test is not None:
        yield from ((Join(crew), Refusal("CH14", "fate-drawn")) for crew in CREW)
        equipped = (card for member in g.crew for card in member.skills)
        yield from ((Pitch(card), Refusal("CH7c", "not-in-hand")) for card in equipped)
    if g.combat is not None:
        yield from ((UseToken(crew, crew), Refusal("SYN4", "own-token")) for crew in CREW)


def _may_help(g: Voyage, seat: int) -> bool:
    """Whether a seat could change the draw, as far as the others can know: any card in hand may be of the skill."""
    open_test = g.test is not None and g.fate is not None and g.fate.purpose is Purpose.CHALLENGE
    return bool(open_test and g.players[seat].hand) or any(True for _ in helps(g, seat))

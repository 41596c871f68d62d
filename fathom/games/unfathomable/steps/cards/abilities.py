"""Using abilities (chapter 10): what a seat can use at a moment, and the window in which everybody is asked."""

from collections.abc import Callable, Container, Iterable, Sequence

from fathom.games.unfathomable.actions import (
    LetFirst,
    Pass,
    PlayCard,
    UseAbility,
    UseFeat,
    UseItem,
    UseSpell,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import PlayedCard, SpellCast, UsedAbility, UsedFeat, UsedItem
from fathom.games.unfathomable.in_play import (
    AbilityUse,
    Offer,
    hand_may_serve,
    offer_of,
    play_areas,
    printed_on,
    skill_offers,
)
from fathom.games.unfathomable.library import Limit, Moment, abilities
from fathom.games.unfathomable.pieces.skills import SKILL, Card, Skill
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.cards.hands import discard
from fathom.kernel import Action, Ask, Judged, Refusal, Result, SeatNumber, Step, Window, cites
from fathom.kernel.cards import moments
from fathom.kernel.cards.effects import Context, resolve

NO_ITEMS = Refusal("9.6a", "items-in-brig")
USED = {
    Limit.TURN: Refusal("10.10a", "used-this-turn"),
    Limit.ROLL: Refusal("10.10a", "used-this-roll"),
    Limit.TEST: Refusal("10.10a", "used-this-test"),
}
PASSING = Pass(), None
PROMPTS: dict[str, Prompt] = {each: each for each in Prompt if each in set(map(str, Moment))}


CLOSED: dict[str, Callable[[Unfathomable], bool]] = {
    Moment.BEFORE_ROLL: lambda g: g.open_roll.chosen,
    Moment.AFTER_ROLL: lambda g: g.open_roll.again,
    Moment.BEFORE_CARDS: lambda g: g.open_test.decided != "",
    Moment.CHARACTER_FALLS: lambda g: g.falling == NOBODY,
    Moment.PASSENGER_FALLS: lambda g: g.endangered is None,
    Moment.ACTION_PHASE: lambda g: not g.players[g.active].actions,
}
"""Where a window is over before all have passed, as what it was for has been decided."""


# ------------------------------------------------------------------------------- who may use what


def barred(g: Unfathomable, seat: int, offer: Offer) -> Refusal | None:
    """What everybody can see that keeps a seat from an ability, whatever the moment."""
    player, action = g.players[seat], offer.action
    brig = player.space == Space.BRIG
    if not (brig or player.revealed) and type(action) is not UseFeat:
        return None
    match action:
        case UseAbility() if player.revealed:
            return Refusal("11.1b", "sheet-covered")
        case UseFeat() if not player.feat or player.revealed:
            return Refusal("15.3", "feat-gone")
        case UseAbility() | UseFeat() if brig and not offer.ability.brig:
            return Refusal("9.4g", "not-from-brig")
        case UseItem() if brig:
            return NO_ITEMS
        case _:
            return None


def spent(g: Unfathomable, seat: int, offer: Offer) -> Refusal | None:
    """Whether a limited ability was used already (10.10a, 24.2d): a limit counts whichever copy is used."""
    limit = offer.ability.once
    return USED[limit] if limit and moments.spent(g.uses, offer.name, seat, limit) else None


def on_the_table(g: Unfathomable, seat: int, moment: str) -> list[Offer]:
    """What everybody can see that a seat has for this moment."""
    held = g.offers.of(moment, seat)
    return [offer for _, _, offer in held if barred(g, seat, offer) is None] if held else []


def offers(g: Unfathomable, seat: int, moment: str) -> list[Offer]:
    """What a seat has for this moment: the cards in its hand, one of each kind (13.2f), and what lies on the table."""
    player, known = g.players[seat], skill_offers(moment)
    if known.keys().isdisjoint(player.hand):
        return on_the_table(g, seat, moment)
    held = [
        known[card]
        for card in dict.fromkeys(player.hand)
        if card in known and (player.revealed or SKILL[card] is not Skill.TREACHERY)
    ]
    return held + on_the_table(g, seat, moment)


def usable(g: Unfathomable, seat: int, at: Iterable[str], include_refused: bool) -> list[tuple[Action, Refusal | None]]:
    """The abilities that a seat can use at these moments; with `include_refused` also those it cannot use now."""
    judged: dict[Action, Refusal | None] = {}
    for moment in at:
        for offer in offers(g, seat, moment):
            action, ability, name = offer
            refusal = spent(g, seat, offer) if ability.once else None
            if refusal is None and ability.do.can(g, Context(seat, name)):
                judged[action] = None
            elif include_refused:
                judged[action] = refusal or Refusal(action.cites[0], "does-nothing")
    return [*judged.items(), *unusable(g, seat, judged)] if include_refused else list(judged.items())


def unusable(g: Unfathomable, seat: int, judged: Container[Action]) -> Judged:
    """What a seat has besides, and cannot use now."""
    player = g.players[seat]
    for card in dict.fromkeys(player.hand):
        if card is not None and PlayCard(card) not in judged:
            foul = SKILL[card] is Skill.TREACHERY and not player.revealed
            yield PlayCard(card), Refusal("13.2f", "treachery") if foul else Refusal("13.4a", "not-now")
    own: dict[AbilityUse, Offer] = {}
    for lying in play_areas(g)[seat]:
        for offer in printed_on(lying) if lying is not None else ():
            own.setdefault(offer.action, offer)
    for action, offer in own.items():
        if action not in judged:
            yield action, barred(g, seat, offer) or Refusal(action.cites[0], "not-now")


# ------------------------------------------------------------------------------------------ using


def use(g: Unfathomable, seat: int, action: AbilityUse, *at: str) -> None:
    """Use an ability for one of these moments, wholly, before anything else goes on."""
    _, ability, name = offer_of(action, *at)
    if ability.once is not None:
        moments.spend(g.uses, name, seat, ability.once)
    who, player = SeatNumber(seat), g.players[seat]
    g.show()
    match action:
        case PlayCard(card):
            player.hand.remove(card)
            g.played.append(card)
            g.push(PutDown(seat, card))
            g.tell(PlayedCard(who, card))
        case UseItem(item):
            g.tell(UsedItem(who, item))
        case UseAbility(role):
            g.tell(UsedAbility(who, role))
        case UseFeat(role):
            player.feat = False  # 15.3
            g.tell(UsedFeat(who, role))
        case UseSpell(spell):
            player.spells.remove(spell)
            g.box_spells.append(spell)  # 19.2
            g.changed()
            g.tell(SpellCast(who, spell))
    resolve(g, ability.do, seat, name)


@cites("13.4e")
class PutDown(Step):
    """A card whose ability has been resolved is discarded; an amulet may let it be resolved once more before."""

    continues = True

    seat: int
    card: Card
    echoed: bool = False

    def run(self, g: Unfathomable) -> None:
        if abilities()[self.card].echo and not self.echoed:
            g.push(OpenWindow([Moment.LORE_USED], self.seat, once=True), PutDown(self.seat, self.card, echoed=True))
            return
        g.played.remove(self.card)
        discard(g, self.card)  # 13.4e, 2.7c, 2.13b


@cites("10.16a")
class OpenWindow(Window):
    """Everybody who might have something for these moments is asked at once, and nobody is shown who has answered."""

    quiet = True
    continues = True

    def order(self, g: Unfathomable) -> tuple[int, ...]:
        return g.clockwise(g.active)

    def may_use(self, g: Unfathomable, seat: int) -> bool:
        """As far as everybody can see: who is asked tells nobody what is in a hand."""
        player = g.players[seat]
        for moment in self.moments:
            if player.hand and hand_may_serve(moment, player.revealed):
                return True
            if moment in g.offers and any(spent(g, seat, each) is None for each in on_the_table(g, seat, moment)):
                return True
        return False

    def choices(self, g: Unfathomable, seat: int, include_refused: bool) -> Judged:
        return [PASSING, *usable(g, seat, self.moments, include_refused)]  # 10.16d

    def use(self, g: Unfathomable, seat: int, action: AbilityUse) -> None:
        use(g, seat, action, *self.moments)

    def prompt(self, g: Unfathomable) -> str:
        return PROMPTS[self.moments[0]]

    def first(self, g: Unfathomable, eager: Sequence[int]) -> Result[int]:
        match (yield Ask(g.active, [LetFirst(SeatNumber(seat)) for seat in eager], Prompt.ORDER)):  # 10.16b
            case LetFirst(seat):
                return seat
        return eager[0]

    def closed(self, g: Unfathomable) -> bool:
        closed = CLOSED.get(self.moments[0])
        return closed is not None and closed(g)

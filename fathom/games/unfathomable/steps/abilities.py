"""Using abilities (chapter 10): who has what for which moment, and the windows in which everybody is asked."""

from collections.abc import Container, Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from fathom.games.unfathomable.actions import (
    LetFirst,
    Pass,
    PlayCard,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpell,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import PlayedCard, SpellCast, UsedAbility, UsedFeat, UsedItem
from fathom.games.unfathomable.library import (
    Ability,
    Limit,
    Window,
    abilities,
    characters,
    crises,
    heard,
    held_for,
    items,
    names_of_abilities,
    spells,
)
from fathom.games.unfathomable.pieces import Item, Mythos, Role, Spell
from fathom.games.unfathomable.skills import SKILL, Card, Skill
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.hands import discard
from fathom.kernel import Action, Ask, AskAll, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.effects import Context, resolve

Use = PlayCard | UseItem | UseAbility | UseFeat | UseSpell | UseMythos

NO_ITEMS = Refusal("9.6a", "items-in-brig")
PASSING = Pass(), None


def ability_of(action: Use, when: Window) -> Ability:
    """The ability behind an answer."""
    match action:
        case PlayCard(card):
            return abilities()[card]
        case UseItem(item):
            return heard(when).items.get(item, items()[item].abilities)[0]
        case UseAbility(role):
            return characters()[role].ability
        case UseFeat(role):
            return characters()[role].feat
        case UseSpell(spell):
            kept = spells()[spell].kept
        case UseMythos(name):
            kept = crises()[name].stays
    assert kept is not None
    return kept


def name_of(action: Use) -> str:
    """What an ability is called in the list of those used: a limit counts per ability, whichever copy is used."""
    match action:
        case PlayCard(card):
            return names_of_abilities()[card]
        case UseItem(item):
            return item.value
        case UseAbility(role):
            return role.value
        case _:
            return ""


def possessions(g: Unfathomable, seat: int) -> Iterator[tuple[Use, Ability]]:
    """All abilities that lie open before a seat."""
    player = g.players[seat]
    if player.role is not None:
        character = characters()[player.role]
        yield UseAbility(player.role), character.ability
        yield UseFeat(player.role), character.feat
    for item in player.items:
        yield from ((UseItem(item), ability) for ability in items()[item].abilities)
    for spell in player.spells:
        if kept := spells()[spell].kept:
            yield UseSpell(spell), kept
    for name in player.mythos:
        if stays := crises()[name].stays:
            yield UseMythos(name), stays


class Offered(NamedTuple):
    """All that can lie open before a seat and has an ability for one moment: the answers that use it."""

    sheets: dict[Role, list[tuple[Use, Ability]]]
    items: dict[Item, list[tuple[Use, Ability]]]
    spells: dict[Spell, list[tuple[Use, Ability]]]
    crises: dict[Mythos, list[tuple[Use, Ability]]]


@cache
def offered(when: Window) -> Offered:
    known = heard(when)
    sheets: dict[Role, list[tuple[Use, Ability]]] = {}
    for role in [*known.sheets, *known.feats]:
        used = [(UseAbility(role), ability) for ability in known.sheets.get(role, ())]
        sheets[role] = [*used, *((UseFeat(role), ability) for ability in known.feats.get(role, ()))]
    return Offered(
        sheets,
        {item: [(UseItem(item), ability) for ability in its] for item, its in known.items.items()},
        {spell: [(UseSpell(spell), ability) for ability in its] for spell, its in known.spells.items()},
        {name: [(UseMythos(name), ability) for ability in its] for name, its in known.crises.items()},
    )


def ready(g: Unfathomable, seat: int, when: Window) -> list[tuple[Use, Ability]]:
    """Those of them that are for this moment."""
    player, known = g.players[seat], offered(when)
    found: list[tuple[Use, Ability]] = []
    if player.role in known.sheets:
        found += known.sheets[player.role]
    if known.items:
        for item in player.items:
            if item in known.items:
                found += known.items[item]
    if known.spells:
        for spell in player.spells:
            found += known.spells.get(spell, ())
    if known.crises:
        for name in player.mythos:
            found += known.crises.get(name, ())
    return found


def barred(g: Unfathomable, seat: int, action: Use, ability: Ability) -> Refusal | None:
    """What everybody can see that keeps a seat from an ability, whatever the moment."""
    player = g.players[seat]
    brig = player.space == Space.BRIG
    if not (brig or player.revealed) and type(action) is not UseFeat:
        return None
    match action:
        case UseAbility() if player.revealed:
            return Refusal("11.1b", "sheet-covered")
        case UseFeat() if not player.feat or player.revealed:
            return Refusal("15.3", "feat-gone")
        case UseAbility() | UseFeat() if brig and not ability.brig:
            return Refusal("9.4g", "not-from-brig")
        case UseItem() if brig:
            return NO_ITEMS
        case _:
            return None


def on_the_table(g: Unfathomable, seat: int, when: Window) -> list[tuple[Use, Ability]]:
    """What everybody can see that a seat has for this moment."""
    found = ready(g, seat, when)
    return [use for use in found if barred(g, seat, *use) is None] if found else found


def in_hand(g: Unfathomable, seat: int, when: Window) -> list[tuple[Use, Ability]]:
    """The cards in a hand for this moment, one of each kind (13.2f)."""
    player, known = g.players[seat], heard(when).skills
    if known.keys().isdisjoint(player.hand):
        return []
    return [
        (PlayCard(card), known[card][0])
        for card in dict.fromkeys(player.hand)
        if card in known and (player.revealed or SKILL[card] is not Skill.TREACHERY)
    ]


def spent(g: Unfathomable, seat: int, action: Use, ability: Ability) -> Refusal | None:
    """Whether a limited ability was used already (10.10a)."""
    if ability.once is None:
        return None
    match ability.once:
        case Limit.TURN if name_of(action) in g.players[seat].used:
            return Refusal("10.10a", "used-this-turn")
        case Limit.ROLL if g.die is not None and name_of(action) in g.die.used:
            return Refusal("10.10a", "used-this-roll")  # 24.2d
        case Limit.TEST if g.test is not None and name_of(action) in g.test.used:
            return Refusal("10.10a", "used-this-test")
        case _:
            return None


def uses(g: Unfathomable, seat: int, moments: Sequence[Window], wide: bool) -> list[tuple[Action, Refusal | None]]:
    """The abilities that a seat can use now; in the wide view also those of other moments."""
    judged: dict[Action, Refusal | None] = {}
    for when in moments:
        for action, ability in [*in_hand(g, seat, when), *on_the_table(g, seat, when)]:
            refusal = spent(g, seat, action, ability)
            if refusal is None and ability.do.can(g, context(seat, action)):
                judged[action] = None
            elif wide:
                judged[action] = refusal or Refusal(action.cites[0], "does-nothing")
    return [*judged.items(), *unusable(g, seat, judged)] if wide else list(judged.items())


def unusable(g: Unfathomable, seat: int, judged: Container[Action]) -> Judged:
    """What a seat has besides, and cannot use now."""
    player = g.players[seat]
    seen: set[Use] = set()
    for card in dict.fromkeys(player.hand):
        if card is not None and PlayCard(card) not in judged:
            foul = SKILL[card] is Skill.TREACHERY and not player.revealed
            yield PlayCard(card), Refusal("13.2f", "treachery") if foul else Refusal("13.4a", "not-now")
    for action, ability in possessions(g, seat):
        if action not in judged and action not in seen:
            seen.add(action)
            yield action, barred(g, seat, action, ability) or Refusal(action.cites[0], "not-now")


def context(seat: int, action: Use) -> Context:
    return Context(seat, card_of(action))


def card_of(action: Use) -> str:
    """The card that an ability stands on, if it has a name of its own."""
    match action:
        case UseItem(item):
            return item.value
        case UseSpell(spell):
            return spell.value
        case UseMythos(name):
            return name.value
        case _:
            return ""


def use(g: Unfathomable, seat: int, action: Use, when: Window) -> None:
    """Use an ability, wholly, before anything else goes on."""
    ability = ability_of(action, when)
    note_use(g, seat, action, ability)
    if isinstance(action, PlayCard):
        g.players[seat].hand.remove(action.card)
        g.played.append(action.card)
        g.push(PutDown(seat, action.card))
    g.show()
    tell_use(g, seat, action)
    resolve(g, ability.do, seat, card_of(action))


@cites("13.4e")
class PutDown(Step):
    """A card whose ability has been resolved is discarded; an amulet may let it be resolved once more before."""

    continues = True

    seat: int
    card: Card
    echoed: bool = False

    def run(self, g: Unfathomable) -> None:
        if abilities()[self.card].echo and not self.echoed:
            g.push(OpenWindow([Window.LORE_USED], self.seat, once=True), PutDown(self.seat, self.card, echoed=True))
            return
        g.played.remove(self.card)
        discard(g, self.card)  # 13.4e, 2.7c, 2.13b


def note_use(g: Unfathomable, seat: int, action: Use, ability: Ability) -> None:
    if isinstance(action, UseFeat):
        g.players[seat].feat = False  # 15.3
    elif isinstance(action, UseSpell):
        g.players[seat].spells.remove(action.spell)
        g.box_spells.append(action.spell)  # 19.2
    match ability.once:
        case Limit.TURN:
            g.players[seat].used.append(name_of(action))
        case Limit.ROLL if g.die is not None:
            g.die.used.append(name_of(action))
        case Limit.TEST if g.test is not None:
            g.test.used.append(name_of(action))


def tell_use(g: Unfathomable, seat: int, action: Use) -> None:
    who = SeatNumber(seat)
    match action:
        case PlayCard(card):
            g.tell(PlayedCard(who, card))
        case UseItem(item):
            g.tell(UsedItem(who, item))
        case UseAbility(role):
            g.tell(UsedAbility(who, role))
        case UseFeat(role):
            g.tell(UsedFeat(who, role))
        case UseSpell(spell):
            g.tell(SpellCast(who, spell))


# ----------------------------------------------------------------------------------------- windows


def might(g: Unfathomable, seat: int, moments: Sequence[Window]) -> bool:
    """Whether a seat may have something for this moment, as far as everybody can see.

    Nobody can tell from who is asked what somebody holds: any hand might contain the right card.
    """
    player = g.players[seat]
    for when in moments:
        if player.hand and held_for(when, player.revealed):
            return True
        for action, ability in on_the_table(g, seat, when):
            if spent(g, seat, action, ability) is None:
                return True
    return False


def window_choices(g: Unfathomable, seat: int, moments: Sequence[Window], wide: bool) -> Judged:
    return iter([PASSING, *uses(g, seat, moments, wide)])  # 10.16d


def closed(g: Unfathomable, when: Window) -> bool:
    """Whether a moment is over before everybody has passed, as what it was for has been decided."""
    match when:
        case Window.BEFORE_ROLL:
            return g.die is not None and g.die.chosen
        case Window.AFTER_ROLL:
            return g.die is not None and g.die.again
        case Window.BEFORE_CARDS:
            return g.test is not None and bool(g.test.decided)
        case Window.CHARACTER_FALLS | Window.PASSENGER_FALLS:
            return g.prevented
        case Window.ACTION_PHASE:
            return g.phase_ended
        case _:
            return False


@cites("10.16a")
class OpenWindow(Step):
    """Everybody who might have something for this moment is asked, again and again until all pass or it is closed.

    `only` one seat may be asked; `once` something was used, nobody is asked again.
    """

    continues = True

    moments: list[Window]
    only: int = NOBODY
    once: bool = False

    def run(self, g: Unfathomable) -> Flow | None:
        if closed(g, self.moments[0]):
            return None
        possible = g.clockwise(g.active) if self.only == NOBODY else [self.only]
        seats = [seat for seat in possible if might(g, seat, self.moments)]
        return self.ask(g, seats) if seats else None

    def ask(self, g: Unfathomable, seats: list[int]) -> Flow:
        prompt = self.moments[0].value
        asks = [Ask.judged(seat, partial(window_choices, g, seat, self.moments), prompt) for seat in seats]
        given: dict[int, Action] = yield AskAll(asks, quiet=True)
        eager = [seat for seat, action in given.items() if type(action) is not Pass]
        if not eager:
            return
        first = eager[0]
        if len(eager) > 1:  # 10.16b
            match (yield Ask(g.active, [LetFirst(SeatNumber(seat)) for seat in eager], "order")):
                case LetFirst(seat):
                    first = seat
        chosen: Any = given[first]
        when = next(each for each in self.moments if serves(chosen, each))
        if not self.once:
            g.push(self)
        use(g, first, chosen, when)


def serves(action: Use, when: Window) -> bool:
    """Whether what is to be used is for this moment."""
    return when in ability_of(action, when).moments

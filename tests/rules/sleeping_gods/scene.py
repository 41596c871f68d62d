"""A builder of situations: lay out a table of Sleeping Gods in two or three lines, then play from there.

Nothing is made up: a card in a hand or on a board was taken out of its deck.
"""

from collections.abc import Iterable

from fathom.games import load
from fathom.games.sleeping_gods.figures import Member, Owned, Trouble
from fathom.games.sleeping_gods.figures.underway import Combat, Foe
from fathom.games.sleeping_gods.library import events, skills
from fathom.games.sleeping_gods.pieces import (
    PLACES,
    Card,
    Crew,
    Enemy,
    EventCard,
    Find,
    Good,
    Level,
    Place,
    Quest,
    Region,
    SkillCard,
    Status,
)
from fathom.games.sleeping_gods.state import CREW, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.fighting.rounds import CombatTurn, shares
from fathom.games.sleeping_gods.steps.setting_up import PROLOGUE
from fathom.games.sleeping_gods.steps.ship.rooms import ShipAction
from fathom.games.sleeping_gods.steps.turns import EndOfTurn, EventStep, NextTurn, TakeActions
from fathom.kernel import Match, Setup, Step
from fathom.kernel.record.match import Snapshot
from tests.rules.asking import asked, do, go_on, options, prompt, refused, told

GAME = load("sleeping-gods")
ODESSA, AUDRIE, GREGORY, KANNAN, KASUMI, LAURENT, MAC, MARCO, RAFAEL = CREW


class Scene:
    """A table under construction: the first turn of seat 0, without cards in hands and without orders.

    With two seats the first has Audrie, Kannan, Laurent and Marco, the second Gregory, Kasumi, Mac and Rafael; in
    general the crew is dealt in turn. The prologue is not in the log. Fate can be stacked with `fates`.
    """

    def __init__(self, seats: int = 2, seed: str = "scene", carry: object = None, **chosen: object) -> None:
        self.setup: Setup = GAME.setup_from(seats, seed, dict(chosen), carry)
        state = GAME.set_up(self.setup)
        assert isinstance(state, Voyage)
        self.g = g = state
        g.turn, g.actions = max(g.turn, 1), 2
        g.log = [read for read in g.log if read != PROLOGUE]
        for player in g.players:
            g.skills.cards += player.hand
            g.skills.seen += [0] * len(player.hand)
            player.hand, player.orders = [], 0
        for number, crew in enumerate(CREW[1:]):
            g.member(crew).seat = number % seats

    # -------------------------------------------------------------------------------- players and crew

    def orders(self, *counts: int) -> "Scene":
        """Free orders of the seats."""
        for player, count in zip(self.g.players, counts, strict=False):
            player.orders = count
        return self

    def hand(self, seat: int, *cards: str) -> "Scene":
        """These skill cards are in a hand."""
        self.g.players[seat].hand += [self._take(card) for card in cards]
        return self

    def _take(self, card: str) -> SkillCard:
        taken: SkillCard = self.g.skills.take(SkillCard(card))
        return taken

    def active(self, seat: int) -> "Scene":
        self.g.active = seat
        return self

    def crew(
        self,
        who: Crew,
        *,
        wounds: int | None = None,
        left: int | None = None,
        fatigue: int | None = None,
        orders: int | None = None,
        seat: int | None = None,
        statuses: Iterable[str] = (),
        equipped: Iterable[str] = (),
        levels: Iterable[str] = (),
    ) -> "Scene":
        """Set what is given; `left` are the health points that a member still has."""
        member = self.member(who)
        member.skills += [self._take(card) for card in equipped]
        member.levels += [Level(level) for level in levels]
        member.statuses += [Status(status) for status in statuses]
        for name, value in (("wounds", wounds), ("fatigue", fatigue), ("orders", orders), ("seat", seat)):
            if value is not None:
                setattr(member, name, value)
        self.g.changed()
        if left is not None:
            member.wounds = self.g.health(member) - left
        return self

    def member(self, who: Crew) -> Member:
        return self.g.crew[PLACE_OF[who]]

    def only(self, *standing: Crew) -> "Scene":
        """All other crew members are at 0 health points."""
        for member in self.g.crew:
            if member.crew not in standing:
                member.wounds = self.g.health(member)
        return self

    # ------------------------------------------------------------------------------------- the party

    def goods(self, **counts: int) -> "Scene":
        """The party has these goods and no others."""
        self.g.goods = {good: counts.get(good.value, 0) for good in Good}
        return self

    def card(self, card: str, *, orders: int = 0, on: Crew | None = None) -> "Scene":
        """The party owns an adventure card, with orders on it or borne by somebody."""
        found = Card(card)
        if found in self.g.trade.cards:
            self.g.trade.take(found)
        owned = self.g.owned(found)
        if owned is None:
            owned = Owned(found)
            self.g.cards.append(owned)
        owned.orders, owned.on = orders, on
        return self

    def idle(self) -> "Scene":
        """The starting cards that could be used at any time are used."""
        return self.card("gear", orders=1).card("gloria", orders=1)

    def quest(self, *quests: str) -> "Scene":
        self.g.quests += [Quest(quest) for quest in quests]
        return self

    # -------------------------------------------------------------------------------------- the ship

    def at(self, region: str) -> "Scene":
        self.g.ship = Region(region)
        return self

    def damage(self, **places: int) -> "Scene":
        """Damage cubes by place: `damage(deck=2, sick_bay=1)`."""
        for name, cubes in places.items():
            self.g.damage[PLACES.index(Place(name.replace("_", "-")))] = cubes
        return self

    def pawn(self, room: str) -> "Scene":
        self.g.pawn = Place(room)
        return self

    # ------------------------------------------------------------------------------------------ decks

    def fates(self, *numbers: int) -> "Scene":
        """The next draws of fate: cards with these numbers lie on top of the skill deck, the first topmost."""
        deck = self.g.skills
        chosen: list[SkillCard] = []
        for number in numbers:
            card = next(
                card
                for card in sorted(each for each in deck.cards if each is not None)
                if skills()[card].fate == number and card not in chosen
            )
            chosen.append(card)
        for card in reversed(chosen):
            deck.put_on_top(deck.take(card))
        return self

    def top(self, *cards: str) -> "Scene":
        """These skill cards lie on top of the deck, the first topmost."""
        for card in reversed(cards):
            self.g.skills.put_on_top(self.g.skills.take(SkillCard(card)))
        return self

    def finds(self, *tokens: str) -> "Scene":
        """These search tokens lie on top of the stack, the first topmost."""
        for token in reversed(tokens):
            self.g.finds.put_on_top(self.g.finds.take(Find(token)))
        return self

    def event(self, *cards: str) -> "Scene":
        """These events come next, the first one first, whatever their type; nothing else is in the deck above them."""
        for card in cards:
            self._out(EventCard(card))
        self.g.events.mild += [EventCard(card) for card in reversed(cards)]
        return self

    def trouble(self, card: str, at: str | None = None) -> "Scene":
        """A permanent event is in play."""
        event = EventCard(card)
        self._out(event)
        self.g.spent.append(event)
        self.g.troubles.append(Trouble(event, Region(at) if at else None))
        return self

    def _out(self, event: EventCard) -> None:
        danger = events()[event].danger
        for piles in (self.g.events, self.g.box):
            if event in piles.pile(danger):
                piles.pile(danger).remove(event)

    # ------------------------------------------------------------------------------------------- fight

    def row(self, *enemies: str, covered: dict[str, Iterable[int]] | None = None) -> "Scene":
        """A combat is going on with these enemies from left to right, some of their squares covered."""
        g = self.g
        foes = [Foe(Enemy(enemy)) for enemy in enemies]
        for foe in foes:
            foe.covered = sum(1 << square for square in (covered or {}).get(foe.enemy.value, ()))
        g.combat = Combat(foes, shares(g), [0] * len(CREW), [False] * g.seats, list(CREW))
        return self

    def cubes(self, *counts: int) -> "Scene":
        assert self.g.combat is not None
        self.g.combat.cubes = list(counts)
        return self

    def token(self, token: Crew, on: Crew) -> "Scene":
        """A synergy token lies on another's board."""
        assert self.g.combat is not None
        self.g.combat.tokens[PLACE_OF[token]] = on
        return self

    # -------------------------------------------------------------------------------------------- play

    def play(self, *steps: Step) -> Match:
        """A match whose agenda is these steps."""
        self.g.agenda = list(reversed(steps))
        self.g.shown = 0
        return Match.resume(GAME, self.setup, [], [], Snapshot(0, 0, GAME.pack(self.g)))

    def acting(self, left: int = 2) -> Match:
        """The active player has so many actions left; then the game goes on with the next turn."""
        self.g.actions = left
        return self.play(TakeActions(), EndOfTurn(), NextTurn())

    def turn(self) -> Match:
        """The turn begins with the ship action."""
        return self.play(ShipAction(), EventStep(), TakeActions(), EndOfTurn(), NextTurn())

    def fighting(self) -> Match:
        """The attacks of a round go on; when the combat is won, the active player has two actions."""
        return self.play(CombatTurn(), TakeActions(), EndOfTurn(), NextTurn())


def table(match: Match) -> Voyage:
    state = match.state
    assert isinstance(state, Voyage)
    return state


def member(match: Match, who: Crew) -> Member:
    return table(match).member(who)


__all__ = [
    "AUDRIE",
    "GAME",
    "GREGORY",
    "KANNAN",
    "KASUMI",
    "LAURENT",
    "MAC",
    "MARCO",
    "ODESSA",
    "RAFAEL",
    "Scene",
    "asked",
    "do",
    "go_on",
    "member",
    "options",
    "prompt",
    "refused",
    "table",
    "told",
]

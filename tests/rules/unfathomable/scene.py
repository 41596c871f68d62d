"""A builder of situations: lay out a table of Unfathomable in two or three lines, then play from there.

Nothing is made up: a card in a hand was taken out of its deck, a Deep One on the board out of the supply.
"""

from collections.abc import Iterable
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from fathom.games import load
from fathom.games.unfathomable.actions import Pass
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import (
    Damage,
    Item,
    Loyalty,
    Mythos,
    Passenger,
    Resource,
    Role,
    Spell,
    Track,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import SKILL, Card, Skill, card
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.loyalty.titles import deal_titles
from fathom.games.unfathomable.steps.setting_up import take_role
from fathom.games.unfathomable.steps.turns import Turn
from fathom.kernel import EVERYONE, Action, AskAll, Chance, Match, Setup, Step
from fathom.kernel.cards import effects
from fathom.kernel.record.match import Snapshot
from tests.rules.asking import asked, do, go_on, options, prompt, refused, told

GAME = load("unfathomable")
CREW = (Role.EXILE, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.ENGINEER, Role.APPRENTICE, Role.SURGEON)

INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL, TREACHERY = Skill
"""`card(LORE, 3)` is a Lore card of value 3."""


class Scene:
    """A table under construction: seat 0 is active, hands and play areas are empty, nobody is a traitor.

    Everybody stands in the Galley except where a test says otherwise, with no items and no Feat, so that only the
    abilities that a test hands out can be used. No Deep One and no passenger is on the board.
    """

    def __init__(self, seats: int = 4, crew: Iterable[Role] = CREW, seed: str = "scene", **options: object) -> None:
        self.setup = Setup(seats, seed, GAME.options_from(options))
        state = GAME.set_up(self.setup)
        assert isinstance(state, Unfathomable)
        self.g: Unfathomable = state
        g = state
        for seat, role in zip(range(seats), crew, strict=False):
            if g.players[seat].role is None:
                take_role(g, seat, role)
        deal_titles(g)
        g.active, g.turn, g.deep_ones = 0, 1, {}
        for deck in g.decks:
            g.passengers += deck.passengers
            deck.passengers = []
        for player in g.players:
            player.space, player.feat = Space.GALLEY, False
            g.items += player.items
            player.items = []
            self._put_loyalty(player.seat, [Loyalty.HUMAN])
        g.items_seen = [0] * len(g.items)

    # --------------------------------------------------------------------------------- the players

    def seat(
        self,
        seat: int,
        space: Space | None = None,
        *,
        hand: Iterable[Card] | None = None,
        items: Iterable[Item] | None = None,
        spare: Iterable[Item] | None = None,
        loyalty: Iterable[Loyalty] | None = None,
        revealed: bool | None = None,
        feat: bool | None = None,
    ) -> "Scene":
        player = self.g.players[seat]
        if space is not None:
            player.space = space
        if hand is not None:
            self._put_hand(seat, list(hand))
        if items is not None:
            player.items = [self._take_item(item) for item in items]
        if spare is not None:
            player.spare = [self._take_item(item) for item in spare]
        if loyalty is not None:
            self._put_loyalty(seat, list(loyalty))
        if revealed:
            if not set(player.loyalty) - {Loyalty.HUMAN}:
                self._put_loyalty(seat, [Loyalty.HYBRID])
            player.revealed = True
            place = next(n for n, each in enumerate(player.loyalty) if each is not Loyalty.HUMAN)
            player.loyalty_seen[place] = EVERYONE
        if feat is not None:
            player.feat = feat
        return self

    def title(self, *, captain: int | None = None, keeper: int | None = None) -> "Scene":
        if captain is not None:
            self.g.captain = captain
        if keeper is not None:
            self.g.keeper = keeper
        return self

    def _put_hand(self, seat: int, cards: list[Card]) -> None:
        player = self.g.players[seat]
        for old in player.hand:
            assert old is not None
            self.g.pile_of(SKILL[old]).cards.insert(0, old)
        for new in cards:
            pile = self.g.pile_of(SKILL[new]).cards
            if new not in pile and new in self.g.chaos:  # the Chaos deck gets another card of the skill for it
                self.g.chaos[self.g.chaos.index(new)] = pile.pop(0)
            else:
                pile.remove(new)
        player.hand = list(cards)

    def _take_item(self, item: Item) -> Item:
        place = self.g.items.index(item)
        del self.g.items[place], self.g.items_seen[place]
        return item

    def _put_loyalty(self, seat: int, cards: list[Loyalty]) -> None:
        """Loyalty cards out of the deck; where it has none of a kind left, the box has."""
        player, deck = self.g.players[seat], self.g.loyalty
        deck += player.loyalty
        for each in cards:
            if each in deck:
                deck.remove(each)
        player.loyalty = list(cards)
        player.loyalty_seen = [1 << seat] * len(cards)

    # ------------------------------------------------------------------------------------ the ship

    def deep_ones(self, places: dict[Space, int]) -> "Scene":
        self.g.deep_ones = dict(places)
        return self

    def supply(self, left: int) -> "Scene":
        """Leave so many Deep Ones in the supply; the others wait in the Abyss."""
        rest = self.g.supply() - left
        self.g.deep_ones[Space.ABYSS] = self.g.deep_ones.get(Space.ABYSS, 0) + rest
        return self

    def monarchs(self, *, hydra: Space = Space.ABYSS, dagon: Space = Space.ABYSS) -> "Scene":
        self.g.hydra, self.g.dagon = hydra, dagon
        return self

    def passengers(self, places: dict[Space, list[Passenger]]) -> "Scene":
        for at, tokens in places.items():
            for token in tokens:
                self.g.passengers.remove(token)
            self.g.deck(at).passengers = list(tokens)
        return self

    def passenger_supply(self, left: int) -> "Scene":
        """Leave so many passengers in the supply; the others are out of the game."""
        while len(self.g.passengers) > left:
            token = self.g.passengers.pop()
            assert token is not None
            self.g.box_passengers.append(token)
        return self

    def damaged(self, *rooms: Space, card: Damage | None = None) -> "Scene":
        for room in rooms:
            structural = [each for each in self.g.damage if each and each.value.startswith("structural")]
            chosen = card or structural[0]
            assert chosen is not None
            self.g.damage.remove(chosen)
            self.g.damaged[room] = chosen
        return self

    def dials(self, **values: int) -> "Scene":
        """`dials(fuel=3, food=1)`."""
        for name, value in values.items():
            self.g.dials[Resource(name)] = value
        return self

    def tracks(self, *, voyage: int = 0, ritual: int = 0) -> "Scene":
        self.g.tracks = {Track.VOYAGE: voyage, Track.RITUAL: ritual}
        return self

    def course(self, *cards: Waypoint) -> "Scene":
        """Waypoints that the ship has already passed."""
        for each in cards:
            place = self.g.waypoints.index(each)
            del self.g.waypoints[place], self.g.waypoints_seen[place]
            self.g.course.append(each)
        return self

    # ------------------------------------------------------------------------------------ the decks

    def on_top(self, deck: str, *cards: Mythos | Waypoint | Item | Spell | Damage) -> "Scene":
        """These cards lie on top of a deck ("mythos", "waypoints", "items", "spells", "damage"), the first topmost."""
        pile: list[Any] = getattr(self.g, deck)
        for each in reversed(cards):
            place = len(pile) - 1 - pile[::-1].index(each)
            del pile[place]
            pile.append(each)
        return self

    def casting(self, spell: Spell) -> "Scene":
        """A spell has been revealed, and waits to be resolved."""
        place = self.g.spells.index(spell)
        del self.g.spells[place], self.g.spells_seen[place]
        self.g.casting.append(spell)
        return self

    def only(self, deck: str, *cards: Any) -> "Scene":
        """A deck has only these cards left; the others are out of the game (or, of Mythos cards, discarded)."""
        pile: list[Any] = getattr(self.g, deck)
        rest = list(pile)
        for each in cards:
            rest.remove(each)
        pile[:] = list(reversed(cards))
        if deck != "damage":
            setattr(self.g, f"{deck}_seen", [0] * len(pile))
        away = {"items": self.g.box_items, "spells": self.g.box_spells, "damage": self.g.box_damage}
        away.get(deck, self.g.mythos_discard).extend(rest)
        return self

    def skill_pile(self, skill: Skill, *, deck: Iterable[Card], discard: Iterable[Card] = ()) -> "Scene":
        """Set a Skill deck (topmost card first) and its discards (top last); the rest of its cards is out of sight."""
        pile = self.g.pile_of(skill)
        pile.cards, pile.discard = list(reversed(list(deck))), list(discard)
        return self

    def chaos(self, *cards: Card) -> "Scene":
        """The Chaos deck, topmost card first."""
        self.g.chaos = list(reversed(cards))
        return self

    def rolls(self, *faces: int) -> "Scene":
        """The die will show these faces next, as long as nothing is shuffled in between."""
        for number in count():
            chance = Chance.of(f"die {number}")
            if [chance.die(8) for _ in faces] == list(faces):
                self.g.chance = Chance.of(f"die {number}")
                return self
        raise AssertionError

    # ---------------------------------------------------------------------------------------- play

    def play(self, *steps: Step) -> Match:
        """A match whose agenda is these steps."""
        self.g.agenda = list(reversed(steps))
        for player in self.g.players:
            player.actions = sum(isinstance(step, TakeAction) and step.seat == player.seat for step in steps)
        self.g.shown = 0
        return Match.resume(GAME, self.setup, [], [], Snapshot(0, 0, GAME.pack(self.g)))

    def acting(self, seat: int = 0, actions: int = 1) -> Match:
        """A seat is asked for so many actions."""
        self.g.active = seat
        return self.play(*(TakeAction(seat) for _ in range(actions)))

    def turn(self, seat: int = 0) -> Match:
        """A whole turn of a seat begins, and the following turns after it."""
        return self.play(Turn(seat))


def table(match: Match) -> Unfathomable:
    state = match.state
    assert isinstance(state, Unfathomable)
    return state


def settle(match: Match) -> Match:
    """Let everybody pass in all windows until a question of another sort is open, or none."""
    while isinstance(match.pending, AskAll) and match.pending.quiet:
        for seat in list(match.asks):
            match.answer(seat, Pass())
    return match


def settle_until(match: Match, name: str) -> Match:
    """Everybody passes in the windows before this one."""
    while prompt(match) != name:
        assert match.turn is not None
        match.answer(match.turn.seat, Pass())
    return match


def use(match: Match, seat: int, action: Action) -> Match:
    """In an open window this seat does something and everybody else passes."""
    for other in list(match.asks):
        if other in match.asks:
            match.answer(other, action if other == seat else Pass())
    return match


def reprint(monkeypatch: pytest.MonkeyPatch, name: Mythos, **parts: Any) -> Mythos:
    """A Mythos card does something else than printed, so that a test does not hang on the balance of the deck."""
    card = replace(crises()[name], **parts)
    monkeypatch.setattr(effects, "PLACES", {**effects.PLACES})  # what is printed keeps its place for later tests
    monkeypatch.setattr(effects, "_PLACE_OF", {**effects._PLACE_OF})
    effects.shelve(f"reprinted/{name.value}", card)
    monkeypatch.setitem(crises(), name, card)
    return name


__all__ = [
    "GAME",
    "INFLUENCE",
    "LORE",
    "OBSERVATION",
    "STRENGTH",
    "TREACHERY",
    "WILL",
    "Scene",
    "asked",
    "card",
    "do",
    "go_on",
    "options",
    "prompt",
    "refused",
    "reprint",
    "settle",
    "table",
    "told",
    "use",
]

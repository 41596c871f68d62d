"""Places on the ship: the best that the seat could do in each of them with one action."""

from functools import cached_property

from fathom.games.unfathomable.board import DECK, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.suspicion import most_suspect
from fathom.games.unfathomable.library import characters, damage_cards, items
from fathom.games.unfathomable.pieces import Item, Resource, Track
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE, Card, Skill
from fathom.games.unfathomable.state import HAND_LIMIT

HIT = 5 / 8  # a basic attack on a Deep One
HIT_CHARACTER = 3 / 8
SIDES = 8
LABOUR = 6  # card and roll together must be more


class Sites:
    """What each place offers a human."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view

    def at(self, space: Space) -> float:
        """The worth of the best action there, less the danger of being there."""
        view = self.view
        here = 0.0
        if view.enemies_of_humans_at(space):
            count = view.deep_ones.get(space, 0)
            fight = HIT * self.outlook.deep_one(space) if count else HIT_CHARACTER * self.outlook.weights.traitor_jailed
            if space in DECK and view.passengers_at(space):
                fight = max(fight, self.outlook.passenger(space))
            return fight - 0.35 * max(0, count - 1)
        if space in DECK:
            return self.outlook.passenger(space) if view.passengers_at(space) else 0.0
        if space in view.damaged:
            return self.repair(space)
        if space not in view.rooms_used:
            here = self.room(space)
        return here

    def room(self, space: Space) -> float:
        match space:
            case Space.BOILER:
                return self.boiler[0]
            case Space.GALLEY:
                return self.galley[0]
            case Space.CARGO:
                return self.cargo
            case Space.CHAPEL:
                return self.chapel
            case Space.CABIN:
                return self.cabin
            case Space.BRIG:
                return self.outlook.weights.jailed / 2
        return 0.0

    # ------------------------------------------------------------------------------------ the rooms

    def labour(self, skill: Skill, resource: Resource, step: float) -> tuple[float, Card | None]:
        """The best card to discard for a step of a track, and what that brings."""
        price = self.outlook.loss(resource)
        best: tuple[float, Card | None] = (0.0, None)
        for card in dict.fromkeys(self.outlook.hand):
            if SKILL[card] is skill:
                risk = min(max(LABOUR - VALUE[card], 0), SIDES) / SIDES
                worth = step - risk * price - self.outlook.keep(card)
                if best[1] is None or worth > best[0]:
                    best = worth, card
        return best

    @cached_property
    def boiler(self) -> tuple[float, Card | None]:
        return self.labour(Skill.STRENGTH, Resource.FUEL, self.outlook.voyage_step)

    @cached_property
    def chapel(self) -> float:
        """A step of the ritual, forward or back."""
        step = self.outlook.ritual_step
        back = min(-step, self.outlook.weights.most_held_back) if self.view.tracks[Track.RITUAL] else 0.0
        return max(self.labour(Skill.LORE, Resource.SANITY, step)[0], back)

    @cached_property
    def galley(self) -> tuple[float, int]:
        """The best number of cards to draw, and what that brings."""
        size, food = len(self.outlook.hand), self.outlook.loss(Resource.FOOD)
        best = (-1.0, 1)
        for count in range(1, 6):
            drawn = min(count, max(0, HAND_LIMIT - size))
            worth = drawn * self.outlook.card_worth(size + count // 2) - (count - 1) / SIDES * food
            best = max(best, (worth, count))
        return best

    @cached_property
    def cargo(self) -> float:
        """Items pay off while the voyage is long."""
        return self.outlook.weights.an_item * 1.3 * min(1.0, self.outlook.steps_left / 10) if self.view.items else 0.0

    @cached_property
    def cabin(self) -> float:
        _, chance = most_suspect(self.outlook)
        return 6 * (chance - weights.SUSPECTED)

    def repair(self, room: Space) -> float:
        """A damaged room, if the hand can pay."""
        gained = self.outlook.weights.damage[len(self.view.damaged) - 1] + weights.ROOM_USE.get(room, 0.0)
        if Item.TOOL_BAG in self.outlook.player.items:
            return gained
        card = damage_cards()[self.view.damaged[room]]
        fitting = sorted(VALUE[each] for each in self.outlook.hand if card.skill in (None, SKILL[each]))
        if sum(fitting) < card.repair:
            return 0.0
        return gained - self.outlook.weights.card * (1 if fitting[-1] >= card.repair else 2)


def item_worth(outlook: Outlook, item: Item) -> float:
    """What an item is worth to the seat."""
    card = items()[item]
    if card.skill is not None:
        role = outlook.player.role
        own = role is not None and card.skill in characters()[role].skills
        return outlook.weights.upgrade + (0.0 if own else 0.2)
    return weights.ITEM.get(item, outlook.weights.an_item)

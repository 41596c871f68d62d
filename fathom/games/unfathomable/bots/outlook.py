"""The table as a seat sees it: which side it is on, and what losses and gains are worth to the humans."""

from functools import cached_property

from fathom.games.unfathomable.board import ARROW, DECK, ROOMS, TOWARD_STERN, WATER, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.doubt import doubts
from fathom.games.unfathomable.bots.weights import SHIPMATE, Weights
from fathom.games.unfathomable.pieces import Icon, Loyalty, Resource, Track
from fathom.games.unfathomable.pieces.skills import VALUE, Card
from fathom.games.unfathomable.scoring import FULL_DISTANCE
from fathom.games.unfathomable.state import HIGHEST, LAST_SPACE, Unfathomable

DECK_WATER = dict(zip(DECK, WATER, strict=True))


class Outlook:
    """All worths are those for the humans; `side` is -1 for whoever wants the opposite."""

    def __init__(self, view: Unfathomable, seat: int, weights: Weights = SHIPMATE) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.player = view.players[seat]
        self.space = self.player.space
        self.hand: list[Card] = [card for card in self.player.hand if card is not None]

    # -------------------------------------------------------------------------------------- the side

    @cached_property
    def harms(self) -> bool:
        """Whether the seat works against the humans: a cultist only when land is in sight."""
        loyalty = self.player.loyalty
        if Loyalty.HYBRID in loyalty:
            return True
        return Loyalty.CULTIST in loyalty and self.distance >= FULL_DISTANCE

    @cached_property
    def hides(self) -> bool:
        """Whether it does so in secret."""
        return self.harms and not self.player.revealed

    @cached_property
    def side(self) -> int:
        return -1 if self.harms else 1

    @cached_property
    def humans(self) -> list[int]:
        return [player.seat for player in self.view.players if not player.revealed]

    @cached_property
    def doubts(self) -> list[int]:
        """What is held against each seat, by what was told of the tests so far."""
        return doubts(len(self.view.players), self.view.heard)

    # -------------------------------------------------------------------------------------- the ship

    @cached_property
    def distance(self) -> int:
        return self.view.distance()

    @cached_property
    def steps_left(self) -> int:
        """Steps of the voyage until land."""
        waypoints = max(0, FULL_DISTANCE - self.distance + 2) // weights.MILES_PER_WAYPOINT
        return LAST_SPACE * waypoints + LAST_SPACE - self.view.tracks[Track.VOYAGE]

    def price(self, resource: Resource, level: int) -> float:
        """What the unit is worth that brings a dial down from a level."""
        if level <= 1:
            return weights.THE_GAME
        ahead = self.weights.drain * (weights.STEPS - self.steps_left)
        if resource is Resource.FUEL:
            ahead -= self.weights.fuel_per_distance * max(0, FULL_DISTANCE - self.distance)
        return self.weights.price[min(max(int(level + ahead), 2), HIGHEST)]

    def loss(self, resource: Resource, by: int = 1) -> float:
        level = self.view.dials[resource]
        return sum(self.price(resource, max(level - n, 0)) for n in range(by))

    def gain(self, resource: Resource, by: int = 1) -> float:
        level = self.view.dials[resource]
        return sum(self.price(resource, level + n) for n in range(1, by + 1) if level + n <= HIGHEST)

    def damage(self, count: int = 1) -> float:
        """So many Damage cards."""
        there = len(self.view.damaged)
        prices = self.weights.damage[there : there + count]
        return self.weights.structural * sum(prices)

    @cached_property
    def voyage_step(self) -> float:
        track = self.view.tracks[Track.VOYAGE]
        if self.distance >= FULL_DISTANCE:
            return weights.THE_GAME if track == LAST_SPACE - 1 else self.weights.last_steps
        drift = 0.0
        for at, count in self.view.deep_ones.items():
            if at in TOWARD_STERN:
                drift += 0.1 * count
        risk = 0.0
        if track == LAST_SPACE - 1 and self.view.dials[Resource.FUEL] <= 2:
            risk = 1.0 if self.view.dials[Resource.FUEL] == 2 else 12.0
        hurry = self.weights.hurry * (len(self.view.players) - len(self.humans))
        return self.weights.voyage_step + hurry + drift - risk

    @cached_property
    def banishment(self) -> float:
        """What the greater banishment would bring now."""
        view = self.view
        swept = sum(self.deep_one(at) * n for at, n in view.deep_ones.items() if at in WATER or at in DECK)
        monarchs = self.weights.monarch * ((view.hydra in WATER) + (view.dagon in WATER))
        lost = sum(view.passengers_at(at) for at in DECK) * self.weights.passenger_loss * self.loss(Resource.SOULS)
        hurt = self.weights.defeated * sum(view.players[seat].space in DECK for seat in self.humans)
        return swept + monarchs - lost - hurt

    @cached_property
    def ritual_step(self) -> float:
        left = LAST_SPACE - self.view.tracks[Track.RITUAL]
        if left <= 1:
            return self.banishment
        return max(self.banishment, 0.5) * self.weights.ritual_part / left

    def step(self, track: Track) -> float:
        return self.voyage_step if track is Track.VOYAGE else self.ritual_step

    # ---------------------------------------------------------------------------------- the monsters

    @cached_property
    def crowding(self) -> float:
        return self.weights.crowded * max(0, weights.FEW_LEFT - self.view.supply())

    def deep_one(self, at: Space) -> float:
        """How much a Deep One in a space threatens."""
        if at in ROOMS:
            threat = self.weights.deep_one_in_ruins if at in self.view.damaged else self.weights.deep_one_inside
            if len(self.view.damaged) >= 4:
                threat *= 1.6
        elif at in DECK:
            threat = self.weights.deep_one_on_deck
            if self.view.passengers_at(at):
                threat += 0.5 * self.loss(Resource.SOULS)
        else:
            threat = self.weights.deep_one_in_abyss if at is Space.ABYSS else self.weights.deep_one_in_water
        return threat + self.crowding

    def spawn(self, count: int, at: Space) -> float:
        if count > self.view.supply():
            return weights.THE_GAME
        return count * self.deep_one(at)

    def acting(self, at: Space) -> float:
        """What a Deep One would do there if it acted now."""
        view = self.view
        if any(view.players[seat].space == at for seat in self.humans):
            return self.weights.defeated * 3 / 8
        if at in DECK and view.passengers_at(at):
            return self.weights.passenger_loss * self.loss(Resource.SOULS)
        if at in ROOMS and at not in view.damaged:
            return self.damage()
        return self.weights.moved_on

    def activation(self, icon: Icon) -> float:
        view = self.view
        match icon:
            case Icon.HYDRA if view.hydra in WATER:
                return self.damage()
            case Icon.DAGON if view.dagon in WATER:
                return self.spawn(2, ARROW[view.dagon])
            case Icon.DEEP_ONES if any(view.on_board()):
                return sum(self.acting(at) * count for at, count in view.on_board())
        return self.spawn(2, Space.ABYSS)

    # ------------------------------------------------------------------------- passengers and people

    def blow(self, seat: int) -> float:
        """What it brings the other side to defeat a character."""
        player = self.view.players[seat]
        if player.space == Space.BRIG or (player.space == Space.SICKBAY and not player.revealed):
            return 0.0
        return self.weights.traitor_jailed if player.revealed else self.weights.defeated

    def passenger(self, at: Space) -> float:
        """What saving a passenger there is worth: the next banishment takes everybody on deck."""
        view = self.view
        risk = self.weights.banished[min(view.tracks[Track.RITUAL], LAST_SPACE - 1)]
        if view.deep_ones.get(at, 0):
            risk = self.weights.in_danger
        elif view.deep_ones.get(DECK_WATER[at], 0) or any(p.revealed and p.space in DECK for p in view.players):
            risk = max(risk, self.weights.near_danger)
        return risk * self.weights.passenger_loss * self.loss(Resource.SOULS)

    def endanger(self, count: int) -> float:
        there = min(count, len(self.view.passengers))
        return there * self.weights.endangered * self.weights.passenger_loss * self.loss(Resource.SOULS)

    def card_worth(self, size: int) -> float:
        """A card more or less in a hand of a size."""
        if size >= weights.FULL_HAND:
            return self.weights.card_of_many
        return self.weights.card_of_few if size < weights.FEW_CARDS else self.weights.card

    def keep(self, card: Card) -> float:
        """What an own card is worth while it is held."""
        return self.card_worth(len(self.hand)) + self.weights.value_point * (VALUE[card] - 2)

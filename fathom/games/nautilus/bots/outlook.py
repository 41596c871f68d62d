"""What a seat expects of the rest of the game: what rounds, Nemos, tokens and types will be worth to it, in points."""

from collections import Counter
from functools import cache, cached_property

from fathom.games.nautilus.board import DISCOVERY_SQUARES, Zone, distance
from fathom.games.nautilus.bots.weights import ABILITY_STEPS, GREEDY, PROSPECT_RANGE, Weights
from fathom.games.nautilus.library import (
    ATLANTIS,
    COLLECTED,
    MISSIONS,
    TOKENS_IN,
    ZONE_OF_TOKEN,
    Find,
    discoveries,
    tokens_of,
)
from fathom.games.nautilus.pieces import EXPLORATIONS, PLANS, Kind
from fathom.games.nautilus.scoring import (
    ATLANTIS_POINTS,
    MAJORITY,
    SEVERAL,
    discovery_points,
    exploration_points,
    score,
)
from fathom.games.nautilus.state import IN_SEA, NOBODY, Nautilus
from fathom.games.nautilus.steps.salvage import COSTS
from fathom.games.nautilus.steps.scoring import UPGRADE_PRICE, upgradable

MODULES_OF_A_TYPE = min(PLANS[kind].count for kind in EXPLORATIONS)
SHELLS = (Find.SCALLOP, Find.SNAIL)
FREE = (Find.CHEST, Find.SPEED)  # U5b


@cache
def dealt(zone: Zone) -> Counter[Find]:
    return Counter(tokens_of(zone))


@cache
def distances(at: int) -> list[int]:
    """The distance from a square to each token's square."""
    return [distance(at, square) for square in DISCOVERY_SQUARES]


@cache
def tokens_near(at: int) -> list[tuple[int, float]]:
    """The tokens around a square, each with a share that falls from 1 with the distance."""
    reach = PROSPECT_RANGE
    return [(token, 1 - away / (reach + 1)) for token, away in enumerate(distances(at)) if away <= reach]


class Outlook:
    """One seat's reading of its view; everything is derived when first asked for."""

    def __init__(self, view: Nautilus, seat: int, weights: Weights = GREEDY) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.player = view.players[seat]
        self.money = self.player.money
        self._prospects: dict[int, float] = {}

    # ------------------------------------------------------------------------ how the game will go

    @cached_property
    def rounds_left(self) -> float:
        """Rounds to come after this one."""
        view = self.view
        if view.last_round:
            return view.last_round - view.round
        return max(self.weights.fewest_rounds_ahead, self.weights.typical_rounds - view.round)

    @cached_property
    def pays_off(self) -> float:
        """The part of a purchase's worth that there is still time to see."""
        return min(1.0, self.rounds_left / self.weights.rounds_to_pay_off)

    @cached_property
    def exploration(self) -> float:
        """Exploration points expected at the end: what one more discovery point will be worth."""
        grown = exploration_points(self.view, self.seat) + self.weights.exploration_per_round * self.rounds_left
        return min(self.weights.most_exploration, grown)

    @cached_property
    def discovery(self) -> float:
        """Discovery points expected at the end: what one more exploration point will be worth."""
        grown = discovery_points(self.view, self.seat) + self.weights.discovery_per_round * self.rounds_left
        return grown + min(sum(upgradable(self.view, self.seat)), self.money)

    @cached_property
    def nemo(self) -> float:
        """What a Nemo is worth: a point, and more when the tokens still to come could not be paid."""
        if self.last_call:
            return 1.0
        wanted = sum(upgradable(self.view, self.seat)) + self.weights.nemos_per_round * (self.rounds_left + 1)
        lacking = max(0.0, 1 - self.money / wanted)
        return 1 + self.weights.scarcity * lacking * max(0.0, self.exploration - 1)

    @cached_property
    def last_call(self) -> bool:
        """Whether an idle round is about to end the game while the seat is behind: saving helps no more then."""
        view = self.view
        if view.busy or self.seat != view.clockwise()[-1] or self._token_in_reach():
            return False
        return score(view, self.seat).total < max(score(view, seat).total for seat in range(len(view.players)))

    def _token_in_reach(self) -> bool:
        """Whether any submarine could salvage something this round."""
        left = [
            token
            for token, holder in enumerate(self.view.holders)
            if holder == IN_SEA and (self.view.trench_open or ZONE_OF_TOKEN[token] is not Zone.TRENCH)
        ]
        return any(
            distances(at)[token] <= PLANS[Kind.TECHNICAL].worth(self.in_service[player.seat][Kind.TECHNICAL])
            for player in self.view.players
            for at in player.submarines
            for token in left
        )

    # --------------------------------------------------------------------------------- discoveries

    @cached_property
    def finds(self) -> dict[Find, float]:
        """What having each kind of token brings, before its salvage is paid."""
        found = {find: discoveries()[find].value * self.exploration for find in COLLECTED}
        if self.player.mission is not None:
            for find in MISSIONS[self.player.mission]:
                found[find] += max(0.0, self.exploration - UPGRADE_PRICE)
        for find in SHELLS:
            found[find] += self.weights.look * self.gives(Kind.RESEARCH)
        found[Find.CHEST] = self.gives(Kind.ANALYSIS) * self.nemo
        found[Find.SPEED] = self.weights.dash
        return found | dict.fromkeys(ATLANTIS, self._atlantis * self.exploration + self.weights.stroll)

    @cached_property
    def _atlantis(self) -> float:
        """Discovery points of one more Atlantis token: the first brings at least the last rank."""
        if self.view.atlantis_of(self.seat):
            return self.weights.atlantis_next
        return ATLANTIS_POINTS[len(self.view.players)][-1]

    @cached_property
    def tokens(self) -> list[float]:
        """What salvaging each token brings: exactly if the seat has seen it, else by what its zone still hides."""
        salvages = {zone: self._salvages(zone) for zone in COSTS}
        hidden = self._hidden(salvages)
        return [
            0.0 if holder != IN_SEA else hidden[zone] if find is None else salvages[zone][find]
            for find, holder, zone in zip(self.view.tokens, self.view.holders, ZONE_OF_TOKEN, strict=True)
        ]

    def _salvages(self, zone: Zone) -> dict[Find, float]:
        """What reaching each kind of token brings in a zone: nothing, if it cannot be paid."""
        cost = COSTS[zone]
        paid = {find: worth - cost * self.nemo if cost <= self.money else 0.0 for find, worth in self.finds.items()}
        return paid | {find: self.finds[find] for find in FREE}

    def _hidden(self, salvages: dict[Zone, dict[Find, float]]) -> dict[Zone, float]:
        """For each zone the mean of the tokens that the seat has not seen."""
        total = {zone: sum(count * salvages[zone][find] for find, count in dealt(zone).items()) for zone in COSTS}
        unseen = {zone: len(TOKENS_IN[zone]) for zone in COSTS}
        for find, zone in zip(self.view.tokens, ZONE_OF_TOKEN, strict=True):
            if find is not None:
                total[zone] -= salvages[zone][find]
                unseen[zone] -= 1
        return {zone: total[zone] / unseen[zone] if unseen[zone] else 0.0 for zone in COSTS}

    def prospects(self, at: int) -> float:
        """What lies around a square, near tokens counting more."""
        known = self._prospects.get(at)
        if known is None:
            tokens = self.tokens
            known = sum(share * tokens[token] for token, share in tokens_near(at) if tokens[token] > 0)
            self._prospects[at] = known
        return known

    # ----------------------------------------------------------------------------- exploration types

    @cached_property
    def in_service(self) -> list[dict[Kind, int]]:
        """For each seat how many modules of each type it has in service."""
        counts = [dict.fromkeys(EXPLORATIONS, 0) for _ in self.view.players]
        for module in self.view.city:
            if module.kind in EXPLORATIONS:
                for count, crew in zip(counts, module.crew, strict=True):
                    if crew:
                        count[module.kind] += 1
        return counts

    def gives(self, kind: Kind) -> int:
        """What the seat's modules of a type give it."""
        return PLANS[kind].worth(self.in_service[self.seat][kind])

    def service(self, kind: Kind, ahead: int = 0) -> float:
        """What putting one more module of a type in service brings, when `ahead` others come first."""
        own = self.in_service[self.seat][kind] + ahead
        best = max(count[kind] for seat, count in enumerate(self.in_service) if seat != self.seat)
        holder = self.view.majority.get(kind, NOBODY)
        holds = holder == self.seat or (own >= 2 and own > best)
        takes = not holds and own + 1 >= 2 and own + 1 > best
        hope = self.pays_off
        points = standing(own + 1, best, holds or takes, hope, self.weights)
        points -= standing(own, best, holds, hope, self.weights)
        if takes and holder != NOBODY:
            points += self.weights.rival_loss
        worth = points * self.discovery
        if own < ABILITY_STEPS:
            worth += self.weights.ability[kind] * self.rounds_left
        if own == 0:
            worth += self.trench_key
        return worth

    @cached_property
    def trench_key(self) -> float:
        """What one of the types brings that the seat lacks to enter the closed trench."""
        if self.view.trench_open:
            return 0.0
        missing = sum(not count for count in self.in_service[self.seat].values())
        finds = sum(max(0.0, self.tokens[token]) for token in TOKENS_IN[Zone.TRENCH])
        return self.weights.trench_key * finds / max(1, missing) ** 2


def standing(own: int, best: int, holds: bool, hope: float, weights: Weights = GREEDY) -> float:
    """Exploration points of a type with so many modules in service against the best rival.

    What may still be won or lost counts by `hope`, from 1 down to 0 in the last round.
    """
    if holds:
        return MAJORITY - hope * (0.0 if own == MODULES_OF_A_TYPE else _listed(weights.risk, own - best))
    if own == 0:
        return 0.0
    if own == 1:
        return hope * (weights.near_pair if best < 2 else weights.near_late_pair)
    return SEVERAL + hope * _listed(weights.near_majority, best - own)


def _listed(numbers: tuple[float, ...], place: int) -> float:
    return numbers[place] if 0 <= place < len(numbers) else 0.0

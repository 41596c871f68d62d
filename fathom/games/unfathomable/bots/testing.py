"""Skill tests: what is at stake, who can bring what, and which cards to add, openly or to spoil it."""

from functools import cached_property
from math import log, pi, sqrt

from fathom.games.unfathomable.actions import AddCard, Pass
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.consequences import worth
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.suspicion import suspicion
from fathom.games.unfathomable.library import Check, Crisis, crises
from fathom.games.unfathomable.pieces import Mythos
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE, VALUES, Card, Skill
from fathom.games.unfathomable.state import HAND_LIMIT, Test
from fathom.games.unfathomable.steps.skill_tests import total
from fathom.kernel import Action, Ask

WITNESSES = 1  # other seats that must have added cards before a traitor dares to spoil a test


class Trial:
    """The test that is going on, as a seat reckons it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.test: Test = outlook.view.open_test

    # ------------------------------------------------------------------------------------ the stakes

    @cached_property
    def stake(self) -> float:
        """What success is worth to the humans, compared with failure."""
        return self.between("success", "failure")

    def between(self, better: str, worse: str) -> float:
        name = self.test.card
        if name == Space.BRIG.value:
            return self.outlook.weights.jailed * (1 - 2 * suspicion(self.outlook, self.view.active))
        if name == Space.CABIN.value:
            return self.verdict
        card, who = crises()[Mythos(name)], self.view.active
        return worth(self.outlook, getattr(card, better), who) - worth(self.outlook, getattr(card, worse), who)

    @cached_property
    def verdict(self) -> float:
        """Whether the accused should go to the Brig."""
        chance = suspicion(self.outlook, self.test.accused)
        return self.outlook.weights.jailed * 2 * (chance - weights.SUSPECTED / 2)

    # ----------------------------------------------------------------------------------- the reckoning

    @cached_property
    def chaos(self) -> float:
        if not self.test.chaos or self.test.face_up:
            return 0.0
        return weights.CHAOS.get(len(self.test.skills), 1.0) - self.outlook.weights.chaos_treachery * max(
            0, len(self.view.chaos) - 8
        )

    @cached_property
    def so_far(self) -> float:
        """The total to be expected from the cards that lie there."""
        if self.test.face_up:
            return float(total(self.test))
        there = 0.0
        for player, count in zip(self.view.players, self.test.added, strict=True):
            if player.revealed:
                there += self.outlook.weights.against * bool(player.hand or count)  # now or later
            else:
                there += self.outlook.weights.per_card * count
        return self.test.bonus + self.chaos + there

    @cached_property
    def supporting(self) -> list[Card]:
        """The own cards that support it, the best first."""
        return sorted((card for card in self.outlook.hand if SKILL[card] in self.test.skills), key=lambda c: -VALUE[c])

    @cached_property
    def strength(self) -> int:
        return sum(VALUE[card] for card in self.supporting)

    @cached_property
    def to_come(self) -> float:
        """What those may add who come later."""
        view = self.view
        order = view.clockwise((view.active + 1) % len(view.players))
        later = order[order.index(self.outlook.seat) + 1 :]
        return sum(promise(self.outlook, seat, len(self.test.skills)) for seat in later)

    @cached_property
    def point_price(self) -> float:
        """What a point costs the humans now: it is the same for all, so that all agree."""
        hands = [len(self.view.players[seat].hand) for seat in self.outlook.humans]
        return self.outlook.weights.point[min(round(sum(hands) / max(1, len(hands))), HAND_LIMIT)]

    def share(self) -> float:
        """The points that this seat should still add; nothing if the test is hopeless or not worth it."""
        mine = self.outlook.weights.per_card * self.test.added[self.outlook.seat]
        for goal, gained in self.goals():
            if not self.strength:
                return 0.0
            missing = goal + margin(gained, self.point_price) - self.so_far
            if missing <= 0:
                return 0.0
            least = goal - self.so_far
            if self.strength + self.to_come < least or gained < max(least, 1.0) * self.point_price:
                continue
            part = (mine + self.strength) / (mine + self.strength + self.to_come)
            return (missing + mine) * part - mine
        return 0.0

    def goals(self) -> list[tuple[float, float]]:
        """Totals worth reaching, and what each would bring."""
        test = self.test
        found = [(float(test.threshold), self.stake)]
        if test.partial:
            found.append((float(test.partial), self.between("partial", "failure")))
        return found


def margin(stake: float, price: float) -> float:
    """By how much to overshoot: until a further point costs more than the chance it brings is worth."""
    ratio = stake / (weights.SPREAD * sqrt(2 * pi) * price)
    return weights.SPREAD * sqrt(2 * log(ratio)) if ratio > 1 else 0.0


def promise(outlook: Outlook, seat: int, skills: int) -> float:
    """What a seat is likely to add to a test that so many skills support."""
    player = outlook.view.players[seat]
    if player.revealed:
        return 0.0
    size = min(len(player.hand), 1) if player.space == Space.BRIG else len(player.hand)
    return outlook.weights.promised * outlook.weights.matching * skills * size * outlook.weights.per_card


def prospects(outlook: Outlook, check: Check) -> float:
    """The chance to pass a test that has not begun."""
    own = sum(VALUE[card] for card in outlook.hand if SKILL[card] in check.skills)
    others = sum(promise(outlook, seat, len(check.skills)) for seat in outlook.humans if seat != outlook.seat)
    against = outlook.weights.against * (len(outlook.view.players) - len(outlook.humans))
    needed = check.threshold - against - weights.CHAOS.get(len(check.skills), 1.0)
    return min(max((own + others) / needed - 0.5, 0.05), 0.95)


def trial_worth(outlook: Outlook, card: Crisis, seat: int) -> float:
    """What it brings to take the test of a crisis; nothing if it has none."""
    if card.check is None:
        return 0.0
    chance = prospects(outlook, card.check)
    outcome = chance * worth(outlook, card.success, seat) + (1 - chance) * worth(outlook, card.failure, seat)
    return outcome - chance * card.check.threshold / outlook.weights.per_card * outlook.weights.card / 2


# ------------------------------------------------------------------------------------ adding cards


def add_card(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    trial = Trial(outlook)
    if outlook.harms:
        return spoil(trial) if trial.stake > 0 else help_along(trial, -1)
    return help_along(trial, 1) if trial.stake > 0 else resist(trial)


def help_along(trial: Trial, side: int) -> dict[Action, float]:
    """Add the card that fits the own share best."""
    share = trial.share() if side > 0 else 0.0
    if share <= 0.5 or not trial.supporting:
        return {Pass(): 1.0}
    enough = [card for card in trial.supporting if VALUE[card] >= share - 0.5]
    return {AddCard(enough[-1] if enough else trial.supporting[0]): 1.0}


def resist(trial: Trial) -> dict[Action, float]:
    """A human who wants a test to fail, such as one that jails a friend, adds a card against it."""
    against = [card for card in trial.outlook.hand if SKILL[card] not in trial.test.skills]
    if trial.stake > -1.0 or not against or trial.test.added[trial.outlook.seat]:
        return {Pass(): 1.0}
    return {AddCard(max(against, key=lambda card: VALUE[card])): 1.0}


def spoil(trial: Trial) -> dict[Action, float]:
    """A traitor adds a card against the test: the best one if revealed, none of the best and not alone if not."""
    outlook, test = trial.outlook, trial.test
    against = [card for card in outlook.hand if SKILL[card] not in test.skills]
    if test.added[outlook.seat]:
        return {Pass(): 1.0}
    hopeless = trial.so_far < test.threshold - 6 and not trial.to_come
    if outlook.player.revealed and not against:
        return {Pass(): 1.0}
    if outlook.player.revealed:
        kept = [card for card in against if SKILL[card] is not Skill.TREACHERY] or against
        return {Pass(): 1.0} if hopeless else {AddCard(max(kept, key=lambda card: VALUE[card])): 1.0}
    witnesses = sum(count > 0 for seat, count in enumerate(test.added) if seat != outlook.seat)
    spare = [card for card in against if VALUE[card] < VALUES[-1]]
    if test.face_up or witnesses < WITNESSES or not spare:
        return cover(trial)
    return {AddCard(max(spare, key=lambda card: VALUE[card])): 1.0}


def cover(trial: Trial) -> dict[Action, float]:
    """A traitor who cannot spoil a test adds a little to it, as everybody would."""
    if trial.share() <= 0.5:
        return {Pass(): 1.0}
    return {AddCard(trial.supporting[-1]): 1.0}


def add_late(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The skipper adds a card after the reveal: the smallest that decides it."""
    trial = Trial(outlook)
    missing = trial.test.threshold - total(trial.test)
    enough = [card for card in trial.supporting if VALUE[card] >= missing]
    chosen = min(enough or outlook.hand, key=lambda card: VALUE[card])
    return {AddCard(chosen): 1.0}

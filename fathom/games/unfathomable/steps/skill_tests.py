"""Skill tests (chapter 50) in their seven steps: announce, chaos, contributions, shuffle, sort, outcome, discard."""

from functools import partial
from typing import Literal

from fathom.games.unfathomable.actions import AddCard, Pass
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import CardsAdded, PileTurned, TestBegins, TestEnds, TestRevealed
from fathom.games.unfathomable.library import Check, Limit, Moment, crises, rooms
from fathom.games.unfathomable.pieces import Mythos
from fathom.games.unfathomable.pieces.skills import CARDS, SKILL, VALUE, Card
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Placed, Test, Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow, offers
from fathom.games.unfathomable.steps.cards.hands import cards_of, discard, draw_chaos
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Effect, resolve
from fathom.kernel.cards.moments import end_span

Verdict = Literal["success", "partial", "failure"]
SUCCESS: Verdict = "success"
PARTIAL: Verdict = "partial"
FAILURE: Verdict = "failure"
ADDING = {card: (AddCard(card), None) for card in CARDS}


def check_of(card: str) -> Check:
    """The test of a crisis or of a room (50.0)."""
    check = crises()[Mythos(card)].check if card in crises() else rooms()[Space(card)].check
    if check is None:
        raise LookupError(f"there is no skill test on {card}")
    return check


def effect_of(card: str, outcome: str) -> Effect | None:
    if card in crises():
        effect: Effect | None = getattr(crises()[Mythos(card)], outcome)
        return effect
    return rooms()[Space(card)].success if outcome == SUCCESS else None


@cites("50.2")
class SkillTest(Step):
    """Step 1. `card` is the crisis or the room; `seat` resolves the outcome, for `chosen` if somebody is."""

    card: str
    seat: int
    chosen: int = -1

    def run(self, g: Unfathomable) -> None:
        check = check_of(self.card)
        g.test = test = Test(
            self.card, check.threshold, list(check.skills), check.partial, [0] * len(g.players)
        )  # 50.3a
        test.accused = self.chosen
        end_span(Limit.TEST, g.uses)
        g.tell(TestBegins(self.card, check.threshold, list(check.skills)))
        g.push(OpenWindow([Moment.BEFORE_CARDS]), AddChaos(self.card, self.seat, self.chosen))  # 50.3b


@cites("50.4")
class AddChaos(Step):
    """Step 2, and what follows; unless somebody has decided the outcome."""

    continues = True
    leads_to = (TestEnds,)

    card: str
    seat: int
    chosen: int

    def run(self, g: Unfathomable) -> None:
        test = g.open_test
        if test.decided:
            g.push(Outcome(self.card, self.seat, self.chosen))
            return
        if test.chaos:
            test.pile = draw_chaos(g)  # 50.4
            if test.face_up:
                test.revealed, test.pile = [card for card in test.pile if card is not None], []
        left = g.clockwise((g.active + 1) % len(g.players))  # 50.5a
        g.push(
            *(Contribute(seat) for seat in left),
            Judge(),
            Outcome(self.card, self.seat, self.chosen),
        )


def limit(g: Unfathomable, seat: int) -> int:
    """How many cards a seat may add to a test (9.5, 50.5b, 50.5d)."""
    return 1 if g.in_brig(seat) or g.players[seat].revealed else len(g.players[seat].hand)


@cites("50.5a")
class Contribute(Step):
    """Step 3: one seat's opportunity to add cards."""

    leads_to = (TestEnds,)

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat, player, test = self.seat, g.players[self.seat], g.open_test
        most = limit(g, seat)
        cards: list[Card | None] = []
        worths: list[int | None] = []
        while test.added[seat] < most and player.hand:
            match (
                yield Ask.judged(
                    seat, partial(contributions, g, seat), Prompt.ADD_CARD, {"left": most - test.added[seat]}
                )
            ):
                case AddCard(card):
                    add(g, seat, card)
                    cards.append(card)
                    worths.append(worth(test, card))
                case Pass():
                    break
        g.tell(CardsAdded(SeatNumber(seat), test.added[seat], cards, worths))


def contributions(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    yield Pass(), None  # 50.5c
    yield from [ADDING[card] for card in cards_of(g, seat)]  # 50.5b
    if include_refused:
        early = offers(g, seat, Moment.BEFORE_CARDS)
        yield from ((offer.action, Refusal("10.15", "cards-added")) for offer in early)


def add(g: Unfathomable, seat: int, card: Card) -> None:
    test = g.open_test
    g.players[seat].hand.remove(card)
    test.added[seat] += 1
    if test.face_up:
        test.shown.append(Placed(SeatNumber(seat), card))
        g.show()
    else:
        test.pile.append(card)


def cards_in(test: Test) -> list[Card]:
    """The cards of a test that lie face up."""
    return [*test.revealed, *(placed.card for placed in test.shown)]


def worth(test: Test, card: Card) -> int:
    """A card of a supporting skill counts for the test, any other against it (17.15b, 17.15c)."""
    return VALUE[card] if SKILL[card] in test.skills else -VALUE[card]


def total(test: Test) -> int:
    return test.bonus + sum(worth(test, card) for card in cards_in(test))  # 50.8a


@cites("50.6", "50.7")
class Judge(Step):
    """Steps 4 and 5: the pile is shuffled, revealed and sorted."""

    def run(self, g: Unfathomable) -> None:
        test = g.open_test
        pile = [card for card in test.pile if card is not None]
        g.chance.shuffle(pile)  # 50.6
        test.revealed, test.pile = [*test.revealed, *pile], []
        g.show()
        if pile:
            g.tell(PileTurned(pile, [worth(test, card) for card in pile]))
        g.push(OpenWindow([Moment.CARDS_REVEALED]), Weigh())


@cites("50.8a")
class Weigh(Step):
    """The total is reckoned, and may still be changed."""

    continues = True
    leads_to = (TestEnds,)

    def run(self, g: Unfathomable) -> None:
        test = g.open_test
        test.total = total(test)
        cards = cards_in(test)
        g.tell(TestRevealed(cards, test.total, test.threshold, [worth(test, card) for card in cards]))
        g.push(OpenWindow([Moment.TOTAL_KNOWN]), Conclude())


@cites("50.8b", "50.8c", "50.8e")
class Conclude(Step):
    """The total decides."""

    continues = True
    leads_to = (TestEnds,)

    def run(self, g: Unfathomable) -> None:
        test = g.open_test
        test.total = total(test)
        test.decided = outcome(test.total, test.threshold, test.partial)


def outcome(result: int, threshold: int, partial: int) -> Verdict:
    if result >= threshold:
        return SUCCESS  # 50.8b
    if partial and result >= partial:
        return PARTIAL  # 50.8c, 17.17b
    return FAILURE  # 50.8e


@cites("50.8b")
class Outcome(Step):
    """Step 6: the outcome is resolved, while the cards of the test still lie on the table."""

    card: str
    seat: int
    chosen: int

    def run(self, g: Unfathomable) -> None:
        test = g.open_test
        g.tell(TestEnds(test.decided, test.total))
        cards = cards_in(test)
        g.played += cards
        g.test = None
        g.push(DiscardCards(cards))
        effect = effect_of(self.card, test.decided)
        if effect is not None:
            resolve(g, effect, self.seat, self.card, accused=self.chosen, total=test.total or 0)


@cites("50.9")
class DiscardCards(Step):
    """Step 7: all cards of the test, those of chaos too, go to the discard piles of their types."""

    cards: list[Card]

    def run(self, g: Unfathomable) -> None:
        for card in self.cards:
            g.played.remove(card)
        discard(g, *self.cards)

"""How a session begins: a new campaign, or one that was packed up (SET, CAM7 to CAM13)."""

from collections.abc import Collection
from typing import Literal

from msgspec.structs import replace

from fathom.games.sleeping_gods.board import START, map_of, page_of
from fathom.games.sleeping_gods.campaign import Berth, Hand, Log, Saved, unlocked
from fathom.games.sleeping_gods.decks import EventPiles, FindStack, SkillDeck, TradeDeck
from fathom.games.sleeping_gods.figures import NOBODY, Member, Owned, Player, Trouble
from fathom.games.sleeping_gods.library import events, quest_number, trade
from fathom.games.sleeping_gods.pieces import PLACES, Card, Danger, EventCard, Find, Good, SkillCard
from fathom.games.sleeping_gods.state import CREW, Mode, Voyage
from fathom.games.sleeping_gods.steps.campaign import deal_events
from fathom.games.sleeping_gods.steps.packing import KEPT_ORDERS, ChooseFirst, OfferUnlocked, ShareOut
from fathom.games.sleeping_gods.steps.session import Session
from fathom.games.sleeping_gods.steps.story.exploring import note
from fathom.games.sleeping_gods.steps.turns import NextTurn
from fathom.kernel import Chance, Options, Setup, Step
from fathom.kernel.names import certain
from fathom.kernel.record.carrying import NEW

STARTING_GOODS = {Good.COIN: 3, Good.GRAIN: 1}  # SET4
STARTING_QUESTS = (1, 2)  # SET18
PROLOGUE = "P1"  # the story begins before anybody is asked who goes first
USED = 1  # CAM5: the order on a card that was used, whatever it took
EASY_GOODS = {Good.COIN: 20, Good.MEAT: 1, Good.GRAIN: 1, Good.VEGETABLE: 1}
EASY_XP = 20


class SleepingGodsOptions(Options, frozen=True):
    """`mode`: of a new campaign (SET16), or easy; `die`: instead of fate cards (VAR1); `packing`: whether the session
    may be packed up before a turn; `anew`: a campaign in progress is given up for a new one (CAM13a)."""

    mode: Literal["easy", "normal", "brutal"] = "normal"
    die: bool = False
    packing: bool = True
    anew: bool = False


def set_up(setup: Setup, chance: Chance) -> Voyage:
    log: Log = setup.carry if setup.carry is not None else Log()
    if setup.options.anew:
        log = replace(log, campaign=None)  # CAM13b
    if log.campaign is not None:
        log = replace(log, campaign=replace(log.campaign, hands=by_seat(log)))
    g = new_campaign(setup, chance) if log.campaign is None else unpacked(setup, chance, log.campaign)
    g.ticked, g.endings = list(log.totems), list(log.endings)
    g.marks, g.past = list(log.marks), list(log.scores)
    g.die, g.packing = setup.options.die, setup.options.packing
    before: list[Step] = []
    if log.campaign is None:
        note(g, PROLOGUE)
        before.append(OfferUnlocked(unlocked(g.ticked, g.endings)))
    else:
        before += leaving(g, log.campaign)
    g.push(ChooseFirst(), *before, NextTurn(first=True, unpacked=log.campaign is not None))
    return g


def new_campaign(setup: Setup, chance: Chance) -> Voyage:
    mode = Mode(setup.options.mode)
    box = unseen_events(())  # SET9c
    goods = {good: STARTING_GOODS.get(good, 0) for good in Good}
    if mode is Mode.EASY:
        goods = {good: count + EASY_GOODS.get(good, 0) for good, count in goods.items()}
    g = Session(
        chance=chance,
        mode=mode,
        players=[Player(seat, [], 1) for seat in range(setup.seats)],  # SET14
        crew=deal_crew(setup.seats, chance),
        ship=START,  # SET2
        charted=[map_of(page_of(START))],
        damage=[0] * len(PLACES),  # SET19
        goods=goods,
        xp=EASY_XP if mode is Mode.EASY else 0,
        cards=[Owned(card) for card, printed in trade().items() if printed.starting],  # SET10
        quests=[quest_number(number) for number in STARTING_QUESTS],
        skills=SkillDeck.of(list(SkillCard), chance),  # SET6, XP8
        trade=TradeDeck.of(_for_sale(), chance),  # SET8
        finds=FindStack.of(list(Find), chance),  # SET13
        events=deal_events(box, chance),  # SET9
        box=box,
    )
    for player in g.players:
        player.hand.append(g.skills.draw(chance))
    return g


def _for_sale() -> list[Card]:
    return [card for card, printed in trade().items() if not printed.starting]


def deal_crew(seats: int, chance: Chance) -> list[Member]:
    """The captain is nobody's; the others are shared as evenly as possible (SET5)."""
    order = list(CREW[1:])  # SET5a
    chance.shuffle(order)
    return [Member(crew, NOBODY if crew == CREW[0] else order.index(crew) % seats) for crew in CREW]  # SET5b


# ----------------------------------------------------------------------------------------- unpacking


def by_seat(log: Log) -> list[Hand]:
    """The hands as the players sit now, then those of who has left: each stays with its number in the log (CAM7c)."""
    hands = certain(log.campaign).hands
    left = [hand for number, hand in enumerate(hands) if number not in log.seats]
    taken = [hands[was] if was != NEW else left.pop(0) if left else Hand([], 0) for was in log.seats]
    return [*taken, *left]


def unpacked(setup: Setup, chance: Chance, saved: Saved) -> Voyage:
    """Everything as it was, but for a new deal of the crew, and of all that lies face down (CAM4, CAM6, CAM7)."""
    owned = {stowed.card for stowed in saved.cards}
    crew = deal_crew(setup.seats, chance)  # CAM7b, CAM10, CAM11a
    for member, berth in zip(crew, saved.crew, strict=True):
        _settle(member, berth)
    players = [Player(seat) for seat in range(setup.seats)]
    for player, hand in zip(players, saved.hands, strict=False):
        player.hand, player.orders = list(hand.cards), hand.orders
    box = unseen_events(saved.spent)
    deck = {danger: getattr(saved.events, danger.value) for danger in Danger}
    skills = SkillDeck.of(unseen_skills(saved), chance)
    skills.discard = list(saved.discard)  # CAM6
    return Session(
        chance=chance,
        mode=saved.mode,
        players=players,
        crew=crew,
        turn=saved.turn,
        ship=saved.ship,
        charted=list(saved.charted),
        damage=list(saved.damage),
        pawn=saved.pawn,  # CAM8
        goods=dict(saved.goods),
        xp=saved.xp,
        cards=[Owned(each.card, min(each.orders, USED), each.on) for each in saved.cards],
        quests=list(saved.quests),
        finished=list(saved.finished),
        skills=skills,
        trade=TradeDeck.of([card for card in _for_sale() if card not in owned], chance),  # CAM7a
        finds=FindStack.of(list(Find), chance),
        events=deal_events(box, chance, deck),
        box=box,
        spent=list(saved.spent),
        deck=saved.deck,
        missing=saved.missing,
        troubles=[Trouble(each.event, each.at) for each in saved.troubles],
        log=list(saved.log),
        causes=list(saved.causes),
        finale=saved.finale,
        retold=saved.retold,
        uses=list(saved.uses),
        legacy=[card for hand in saved.hands[setup.seats :] for card in hand.cards],
    )


def unseen_events(spent: Collection[EventCard]) -> EventPiles:
    """The event cards that nobody has seen in this campaign, by type."""
    found = EventPiles([], [], [])
    for event, printed in events().items():
        if event not in spent:
            found.pile(printed.danger).append(event)
    return found


def unseen_skills(saved: Saved) -> list[SkillCard]:
    """The skill cards that lie neither on a board nor in a hand nor among the discards."""
    elsewhere = {*saved.discard, *(card for hand in saved.hands for card in hand.cards)}
    elsewhere |= {card for berth in saved.crew for card in berth.skills}
    return [card for card in SkillCard if card not in elsewhere]


def _settle(member: Member, berth: Berth) -> None:
    member.wounds, member.fatigue, member.orders = berth.wounds, berth.fatigue, berth.orders
    member.statuses, member.skills, member.levels = list(berth.statuses), list(berth.skills), list(berth.levels)


def leaving(g: Voyage, saved: Saved) -> list[Step]:
    """Those who do not come back: what they leave is shared out (CAM11)."""
    return [ShareOut(len(hand.cards), min(hand.orders, KEPT_ORDERS)) for hand in saved.hands[g.seats :]]


def components(state: object) -> dict[str, list[object]]:
    """Every component that can be hidden, by pool."""
    assert isinstance(state, Voyage)
    owned = {each.card for each in state.cards}
    unseen = unseen_events(state.spent)
    found: dict[str, list[object]] = {
        "skill": list(SkillCard),
        "trade": [card for card in _for_sale() if card not in owned],
        "find": list(Find),
    }
    return found | {f"event-{danger}": [*unseen.pile(danger)] for danger in Danger}


__all__ = ["SleepingGodsOptions", "components", "set_up"]

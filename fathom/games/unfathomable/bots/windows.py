"""The moments between the steps: before and after rolls, in tests, and when somebody would fall."""

from fathom.games.unfathomable.actions import Pass, PickNumber, PlayCard, UseAbility, UseFeat, UseItem, UseSpell
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.bots.consequences import icons, worth
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.testing import Trial, trial_worth
from fathom.games.unfathomable.library import abilities, crises
from fathom.games.unfathomable.pieces import Item, Mythos, Resource
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE
from fathom.games.unfathomable.state import NOBODY
from fathom.games.unfathomable.steps.fighting.attacks import AGAINST_DEEP_ONE
from fathom.games.unfathomable.steps.skill_tests import total
from fathom.kernel import Action, Ask

BOOST = 2  # what many abilities add to a total
FEAT = 2.5  # what must be at stake for a Feat
SIDES = 8


def best_use(outlook: Outlook, ask: Ask, gained: float) -> dict[Action, float]:
    """Use whatever costs least, if what is gained is worth it; else pass."""
    worths: dict[Action, float] = {Pass(): 0.0}
    for option in ask.options:
        worths[option] = gained - cost(outlook, option)
    worths[Pass()] = 0.0
    return worths


def cost(outlook: Outlook, option: Action) -> float:
    match option:
        case PlayCard(card):
            return outlook.keep(card)
        case UseFeat():
            return FEAT
        case UseAbility():
            return outlook.weights.card
        case UseItem(Item.CROOKED_RING):
            return 2 * outlook.weights.treachery_in_chaos
        case UseItem() | UseSpell():
            return outlook.weights.an_item
    return 0.0


# ------------------------------------------------------------------------------------------- rolls


def wanted(outlook: Outlook) -> int:
    """Whether the humans want the die to show much (1) or little (-1), or nobody can say (0)."""
    die, view = outlook.view.die, outlook.view
    if die is None or not die.needed:
        return 0
    if not die.attack or die.needed == AGAINST_DEEP_ONE:
        return -1 if view.players[die.seat].revealed else 1
    return -1 if view.crisis or view.players[die.seat].revealed else 1


def at_stake(outlook: Outlook) -> float:
    """What a roll decides."""
    die = outlook.view.open_roll
    if die.attack and die.needed == AGAINST_DEEP_ONE:
        return outlook.deep_one(outlook.view.players[die.seat].space)
    return outlook.weights.defeated


def before_roll(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """A quarter more or less is seldom worth a card."""
    return best_use(outlook, ask, at_stake(outlook) / 4 if wanted(outlook) else 0.0)


def after_roll(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Roll again when it went wrong."""
    die, want = outlook.view.open_roll, wanted(outlook) * outlook.side
    hit = min(die.face + die.bonus, SIDES) >= die.needed
    if not want or hit == (want > 0) or outlook.hides:
        return {Pass(): 0.0}
    chance = (SIDES + 1 - die.needed + die.bonus) / SIDES
    return best_use(outlook, ask, at_stake(outlook) * (chance if want > 0 else 1 - chance))


def modify(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """By how much to change a roll or a total."""
    test = outlook.view.test
    if test is not None and test.total is not None:
        up = (Trial(outlook).stake > 0) == (outlook.side > 0)
        missing = test.threshold - test.total if up else test.threshold - test.total - 1
        return {
            o: -abs(o.number - missing) if (o.number > 0) == up else -99.0
            for o in ask.options
            if isinstance(o, PickNumber)
        }
    want = wanted(outlook) * outlook.side or 1
    return {option: float(option.number * want) for option in ask.options if isinstance(option, PickNumber)}


# ------------------------------------------------------------------------------------------- tests


def before_cards(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Strong means for what is truly at stake."""
    if outlook.harms:
        return {Pass(): 0.0}
    trial = Trial(outlook)
    worths: dict[Action, float] = {Pass(): 0.0}
    for option in ask.options:
        match option:
            case UseFeat():
                worths[option] = trial.stake - outlook.weights.defeated - FEAT
            case PlayCard(card) if VALUE[card] == 5:
                worths[option] = trial.stake / 4 - outlook.keep(card) - 0.5
    return worths


def cards_revealed(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    trial = Trial(outlook)
    missing = trial.test.threshold - total(trial.test)
    enough = any(VALUE[card] >= missing for card in trial.supporting)
    if outlook.harms or missing <= 0 or not enough or trial.stake < outlook.weights.card:
        return {Pass(): 0.0}
    return {option: 1.0 for option in ask.options if not isinstance(option, Pass)} or {Pass(): 0.0}


def total_known(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Two points more, or less, where they decide."""
    trial = Trial(outlook)
    missing = trial.test.threshold - total(trial.test)
    stake = trial.stake * outlook.side
    if outlook.hides:
        return {Pass(): 0.0}
    if stake > 0:
        decides = 0 < missing <= BOOST
    else:
        decides, stake = -BOOST < missing <= 0, -stake
        if any(isinstance(option, UseItem) for option in ask.options):
            decides = False
    return best_use(outlook, ask, stake if decides else 0.0)


# ----------------------------------------------------------------------------------------- defeats


def character_falls(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    falling = outlook.view.falling
    if falling == NOBODY or outlook.view.players[falling].revealed != outlook.player.revealed:
        return {Pass(): 0.0}
    if outlook.hides and falling != outlook.seat:
        return {Pass(): 0.0}
    return best_use(outlook, ask, outlook.weights.defeated)


def passenger_falls(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    gained = 0.0 if outlook.harms else outlook.weights.passenger_loss * outlook.loss(Resource.SOULS)
    return best_use(outlook, ask, gained)


# ------------------------------------------------------------------------------- Mythos and phases


def crisis_worth(outlook: Outlook, name: Mythos) -> float:
    """What a crisis brings all in all."""
    card = crises()[name]
    seat = outlook.view.active
    ways = [worth(outlook, each, seat) for each in (card.one, card.other) if each is not None]
    if card.check is not None:
        ways.append(trial_worth(outlook, card, seat))
    return max(ways) + icons(outlook, card)


def mythos_drawn(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    bad = -crisis_worth(outlook, outlook.view.crisis[-1]) * outlook.side
    return best_use(outlook, ask, bad)


def boiler_used(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The engineer drives the boilers harder: a step for a Damage card."""
    gained = (outlook.voyage_step - outlook.damage()) * outlook.side
    return best_use(outlook, ask, gained)


def lore_used(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The amulet repeats a spell for nothing."""
    useful = any(at != Space.ABYSS for at in outlook.view.deep_ones) and not outlook.harms
    return {option: float(useful) if isinstance(option, UseItem) else 0.5 for option in ask.options}


def action_phase(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """A revealed traitor despoils or calls the monarchs instead of acting, if that harms more."""
    worths: dict[Action, float] = {Pass(): 2 * outlook.weights.an_action + 0.3}
    for option in ask.options:
        if isinstance(option, PlayCard):
            worths[option] = -worth(outlook, abilities()[option.card].do, outlook.seat)
    return worths


__all__ = ["SKILL"]

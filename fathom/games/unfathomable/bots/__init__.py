"""Heuristic bots for Unfathomable: `shipmate` weighs the answers to every question for its side and gives the best."""

from collections.abc import Callable

from fathom.games.unfathomable.bots import acting, choosing, holding, picking, testing, treason, windows
from fathom.games.unfathomable.bots.forecast import chances, outlook, stage
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.weights import SHIPMATE, Weights
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Ask
from fathom.kernel.cards.effects import Accept, Decline
from fathom.kernel.heuristic import Heuristic, Worths, anything

Valuation = Callable[[Outlook, Ask], Worths]
"""The answers to a question that are worth considering, each with its worth to the seat."""


def action(outlook: Outlook, ask: Ask) -> Worths:
    if outlook.player.revealed:
        return treason.attack(outlook, ask)
    return treason.pretend(outlook, ask) if outlook.harms else acting.act(outlook, ask)


def roll_again(outlook: Outlook, ask: Ask) -> Worths:
    """The own weapon lets the seat repeat a miss."""
    die = outlook.view.die
    missed = die is not None and die.face + die.bonus < die.needed
    return {Accept(): float(missed), Decline(): 0.5}


VALUATIONS: dict[str, Valuation] = {
    Prompt.ACTION: action,
    Prompt.ACCUSE: picking.suspect,
    Prompt.ACTIVATE: picking.activate,
    Prompt.ACTIVATE_ONE: picking.activate_one,
    Prompt.ADD_CARD: testing.add_card,
    Prompt.ADD_LATE: testing.add_late,
    Prompt.ADD_SKILL: choosing.add_skill,
    Prompt.ARREST: picking.suspect,
    Prompt.ATTACK: picking.target,
    Prompt.BREAK_OUT: holding.pay,
    Prompt.CALAMITY: choosing.calamity,
    Prompt.CAST: choosing.cast,
    Prompt.CHOOSE_EFFECT: choosing.choose_effect,
    Prompt.CHOOSE_TRACK: choosing.choose_track,
    Prompt.CHOOSE_WAYPOINT: choosing.choose_waypoint,
    Prompt.CRISIS: choosing.crisis,
    Prompt.DAMAGE_ROOM: picking.damage_room,
    Prompt.DECIDE: choosing.decide,
    Prompt.DISCARD: holding.discard,
    Prompt.DISCARD_UP_TO: holding.discard_up_to,
    Prompt.DRAW_ALL_FROM: holding.draw_from,
    Prompt.DRAW_FROM: holding.draw_from,
    Prompt.DRAW_OWN: holding.draw_from,
    Prompt.EXCHANGE: holding.exchange,
    Prompt.EXPLODE: picking.explode,
    Prompt.FEAST: holding.feast,
    Prompt.FORGO: holding.forgo,
    Prompt.GAIN: choosing.gain,
    Prompt.GIVE_ITEM: picking.nothing,
    Prompt.GRANT: picking.grant,
    Prompt.HAND_LIMIT: holding.discard,
    Prompt.INSPECT: picking.suspect,
    Prompt.KEEP_ITEM: holding.keep_item,
    Prompt.KEEP_ON_TOP: choosing.mythos_on_top,
    Prompt.LABOUR: holding.labour,
    Prompt.LEAVE_SICKBAY: picking.move_to,
    Prompt.LOSE: choosing.lose,
    Prompt.LOSE_PASSENGER: picking.lose_passenger,
    Prompt.MAY_EFFECT: choosing.may_effect,
    Prompt.MODIFY: windows.modify,
    Prompt.MOVE_MONARCH: picking.move_monarch,
    Prompt.MOVE_TO: picking.move_to,
    Prompt.ORDER: picking.let_first,
    Prompt.PUSH: picking.push,
    Prompt.PUSH_TO: picking.push_to,
    Prompt.PUT_BACK: choosing.put_back,
    Prompt.RAMPAGE: picking.weapon,
    Prompt.REMOVE_ITEM: holding.remove_item,
    Prompt.REPLACE: holding.replace,
    Prompt.REPAIR_ROOM: picking.repair_room,
    Prompt.REPAIR_WITH: holding.pay,
    Prompt.SAVE_ANYWHERE: picking.save_anywhere,
    Prompt.SET_ROLL: windows.modify,
    Prompt.SLAY: picking.worst_deep_one,
    Prompt.SMITE: picking.target,
    Prompt.SPAWN_AT: picking.rise_at,
    Prompt.STEAL_ITEM: holding.keep_item,
    Prompt.SURFACE: picking.rise_at,
    Prompt.SWAY: choosing.sway,
    Prompt.TAKE_ITEM: picking.take_item,
    Prompt.TO_BOTTOM: choosing.to_bottom,
    Prompt.TRADE: picking.nothing,
    Prompt.UPGRADE: holding.upgrade,
    Prompt.USE_ROOM: picking.use_room,
    Prompt.VICTIM: picking.victim,
    Prompt.WARD: picking.ward,
    Prompt.WEAPON: picking.weapon,
    Prompt.WEAPON_REROLL: roll_again,
    Prompt.WHICH_DECK: choosing.which_deck,
    Prompt.WRITE_LINE: holding.draw_for_test,
    Prompt.ACTION_PHASE: windows.action_phase,
    Prompt.AFTER_ROLL: windows.after_roll,
    Prompt.BEFORE_CARDS: windows.before_cards,
    Prompt.BEFORE_ROLL: windows.before_roll,
    Prompt.BOILER_USED: windows.boiler_used,
    Prompt.CARDS_REVEALED: windows.cards_revealed,
    Prompt.CHARACTER_FALLS: windows.character_falls,
    Prompt.LORE_USED: windows.lore_used,
    Prompt.MYTHOS_DRAWN: windows.mythos_drawn,
    Prompt.PASSENGER_FALLS: windows.passenger_falls,
    Prompt.TOTAL_KNOWN: windows.total_known,
    Prompt.CHARACTER: anything,
    Prompt.LOOK_AT_LOYALTY: anything,
    Prompt.DRAW_LESS: anything,
    Prompt.STEAL_FROM: anything,
    Prompt.PICK_PASSENGER: anything,
    Prompt.GIVE_LOYALTY: anything,
    Prompt.DEFEAT_ORDER: anything,
    Prompt.DISMISS: anything,
}


WEIGHTY = {
    Prompt.ACTION,
    Prompt.ADD_CARD,
    Prompt.BEFORE_CARDS,
    Prompt.BREAK_OUT,
    Prompt.CAST,
    Prompt.CHOOSE_WAYPOINT,
    Prompt.CRISIS,
    Prompt.USE_ROOM,
}
NEAR, FEW = 1.5, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.03  # how far what is seen in one playout strays


class Shipmate(Heuristic):
    """Gives the answer of the highest worth to its side; by its weights, while that is the side of the humans."""

    knows = VALUATIONS.keys()
    weighty = WEIGHTY
    near = NEAR
    few = FEW

    def __init__(self, seed: str, weights: Weights = SHIPMATE) -> None:
        super().__init__(seed)
        self.weights = weights

    def weigh(self, view: Unfathomable, ask: Ask) -> Worths:
        outlook = Outlook(view, ask.seat, self.weights)
        if outlook.harms and self.weights is not SHIPMATE:
            outlook = Outlook(view, ask.seat)
        return VALUATIONS[ask.prompt](outlook, ask)


BOTS = {"shipmate": Shipmate}
LEARNS = "humans"  # the side whose weights can be learned
__all__ = ["BOTS", "LEARNS", "Shipmate", "Weights", "chances", "outlook", "stage"]

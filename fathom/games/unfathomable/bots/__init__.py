"""Heuristic bots for Unfathomable: `shipmate` weighs the answers to every question for its side and gives the best."""

from collections.abc import Callable
from random import Random

from fathom.games.unfathomable.bots import acting, choosing, holding, picking, testing, treason, windows
from fathom.games.unfathomable.bots.forecast import chances, outlook, stage
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Action, Ask
from fathom.kernel.cards.effects import Accept, Decline

Valuation = Callable[[Outlook, Ask], dict[Action, float]]
"""The answers to a question that are worth considering, each with its worth to the seat."""


def action(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    if outlook.player.revealed:
        return treason.attack(outlook, ask)
    return treason.pretend(outlook, ask) if outlook.harms else acting.act(outlook, ask)


def roll_again(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The own weapon lets the seat repeat a miss."""
    die = outlook.view.die
    missed = die is not None and die.face + die.bonus < die.needed
    return {Accept(): float(missed), Decline(): 0.5}


VALUATIONS: dict[str, Valuation] = {
    "action": action,
    "accuse": picking.suspect,
    "activate": picking.activate,
    "activate-one": picking.activate_one,
    "add-card": testing.add_card,
    "add-late": testing.add_late,
    "add-skill": choosing.add_skill,
    "arrest": picking.suspect,
    "attack": picking.target,
    "break-out": holding.pay,
    "calamity": choosing.calamity,
    "cast": choosing.cast,
    "choose-effect": choosing.choose_effect,
    "choose-track": choosing.choose_track,
    "choose-waypoint": choosing.choose_waypoint,
    "crisis": choosing.crisis,
    "damage-room": picking.damage_room,
    "decide": choosing.decide,
    "discard": holding.discard,
    "discard-up-to": holding.discard_up_to,
    "draw-all-from": holding.draw_from,
    "draw-from": holding.draw_from,
    "draw-own": holding.draw_from,
    "exchange": holding.exchange,
    "explode": picking.explode,
    "feast": holding.feast,
    "forgo": holding.forgo,
    "gain": choosing.gain,
    "give-item": picking.nothing,
    "grant": picking.grant,
    "hand-limit": holding.discard,
    "inspect": picking.suspect,
    "keep-item": holding.keep_item,
    "keep-on-top": choosing.mythos_on_top,
    "labour": holding.labour,
    "leave-sickbay": picking.move_to,
    "lose": choosing.lose,
    "lose-passenger": picking.lose_passenger,
    "may-effect": choosing.may_effect,
    "modify": windows.modify,
    "move-monarch": picking.move_monarch,
    "move-to": picking.move_to,
    "order": picking.let_first,
    "push": picking.push,
    "push-to": picking.push_to,
    "put-back": choosing.put_back,
    "rampage": picking.weapon,
    "remove-item": holding.remove_item,
    "replace": holding.replace,
    "repair-room": picking.repair_room,
    "repair-with": holding.pay,
    "save-anywhere": picking.save_anywhere,
    "set-roll": windows.modify,
    "slay": picking.worst_deep_one,
    "smite": picking.target,
    "spawn-at": picking.rise_at,
    "steal-item": holding.keep_item,
    "surface": picking.rise_at,
    "sway": choosing.sway,
    "take-item": picking.take_item,
    "to-bottom": choosing.to_bottom,
    "trade": picking.nothing,
    "upgrade": holding.upgrade,
    "use-room": picking.use_room,
    "victim": picking.victim,
    "ward": picking.ward,
    "weapon": picking.weapon,
    "weapon-reroll": roll_again,
    "which-deck": choosing.which_deck,
    "write-line": holding.draw_for_test,
    "action-phase": windows.action_phase,
    "after-roll": windows.after_roll,
    "before-cards": windows.before_cards,
    "before-roll": windows.before_roll,
    "boiler-used": windows.boiler_used,
    "cards-revealed": windows.cards_revealed,
    "character-falls": windows.character_falls,
    "lore-used": windows.lore_used,
    "mythos-drawn": windows.mythos_drawn,
    "passenger-falls": windows.passenger_falls,
    "total-known": windows.total_known,
}
"""Questions that are not here, such as which character to play, are answered at random."""


WEIGHTY = {"action", "add-card", "before-cards", "break-out", "cast", "choose-waypoint", "crisis", "use-room"}
NEAR, FEW = 1.5, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.03  # how far what is seen in one playout strays


class Shipmate:
    """Gives the answer of the highest worth to its side; its own seed decides between equals."""

    needs_view = True

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def weigh(self, view: Unfathomable, ask: Ask) -> dict[Action, float]:
        """The answers worth considering, each with its worth to the seat; none where it has no opinion."""
        value = VALUATIONS.get(ask.prompt)
        return value(Outlook(view, ask.seat), ask) if value else {}

    def choose(self, view: Unfathomable, ask: Ask) -> Action:
        options = ask.options
        if len(options) == 1:
            return options[0]
        worths = self.weigh(view, ask)
        if not worths:
            return self._random.choice(options)
        best = max(worths.values())
        equals = [option for option, worth in worths.items() if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)

    def rank(self, view: Unfathomable, ask: Ask) -> list[Action]:
        """The answers nearly as good as the best, that one first; others are not worth a thought."""
        first = self.choose(view, ask)
        if ask.prompt not in WEIGHTY:
            return [first]
        worths = self.weigh(view, ask)
        near = [option for option, worth in worths.items() if worth > worths[first] - NEAR and option != first]
        return [first, *sorted(near, key=lambda option: worths[option], reverse=True)[: FEW - 1]]


BOTS = {"shipmate": Shipmate}
__all__ = ["BOTS", "Shipmate", "chances", "outlook", "stage"]

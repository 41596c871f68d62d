"""All other questions: essence, items, where to stand, and what is left to the players."""

from collections.abc import Callable
from random import Random

from fathom.games.machina_arcana.actions import (
    AskFor,
    Attach,
    Contribute,
    Destroy,
    Done,
    DrawFrom,
    Equip,
    Exchange,
    Give,
    GoOn,
    Keep,
    NeverMind,
    PayEssence,
    PickExplorer,
    PickUnit,
    Place,
    PlaceExit,
    Pursue,
    PutBack,
    Raise,
    RollNext,
    Save,
    StepTo,
    Stow,
    TakeTurn,
    Target,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board.tiles import Space, space_named, stands_for_space
from fathom.games.machina_arcana.bots.items import arranging, best_outfit, fitting, item_worth
from fathom.games.machina_arcana.bots.sight import Sight
from fathom.games.machina_arcana.bots.striking import DEAR, RICH, hit_on, hurt, to_win
from fathom.games.machina_arcana.bots.using import IN_NEED, use_worth
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import explorers, items
from fathom.games.machina_arcana.pieces import Class, Kind, Type, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import LAST_THREAT
from fathom.games.machina_arcana.steps.items.inventory import AT_ONCE
from fathom.kernel import Action, Ask
from fathom.kernel.heuristic import Worths, anything
from fathom.kernel.maps.paths import bits

ALONE = {"hank-horden", "milo-hartz", "phillip"}  # who gets by without others
SUITED = 0.3  # how much rather they go alone: a whim is worth up to 1
COUNSEL = 0.5  # what an exchange must bring


# ------------------------------------------------------------------------------------------- essence


def raise_roll(sight: Sight, ask: Ask) -> Worths:
    """Raise a roll up to what it needs, if the hit is worth it; never one against one's own side."""
    args = ask.args or {}
    missing = int(args["needed"]) - int(args["result"])
    foe = sight.foe(Unit(args["target"]))
    gain = -1.0
    if foe is not None:
        gain = hit_on(sight, foe)
    elif stands_for_space(Unit(args["target"])):
        gain = to_win(sight) if space_named(Unit(args["target"])) in sight.view.parts else 0.3
    price = DEAR if sight.me.essence <= RICH else 1.0
    return {
        option: (gain - price * missing if option.by == missing else -1.0 * option.by) if option.by else 0.0
        for option in ask.options
        if isinstance(option, Raise)
    }


def save_health(sight: Sight, ask: Ask) -> Worths:
    """Health first while there is plenty, essence when it runs short."""
    amount = int((ask.args or {})["amount"])
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Save):
            left = sight.me.health - (amount - option.health)
            worths[option] = (-20.0 if left <= 0 else -1.2 if left <= IN_NEED - 1 else 0.0) - 0.5 * option.health
            if sight.me.essence >= 7:
                worths[option] += 0.8 * option.health
        elif isinstance(option, NeverMind):
            worths[option] = -5.0
    return worths


def pay_essence(sight: Sight, ask: Ask) -> Worths:
    return {option: float(option.own) for option in ask.options if isinstance(option, PayEssence)}


def contribute(sight: Sight, ask: Ask) -> Worths:
    return {option: float(option.essence) for option in ask.options if isinstance(option, Contribute)}


# --------------------------------------------------------------------------------------------- items


def draw_item(sight: Sight, ask: Ask) -> Worths:
    """What is missing, and what can be worn at once."""
    me = sight.me
    role = explorers()[me.card].role
    owned = [items()[gear.item].type for gear in me.gear]
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, DrawFrom):
            worth = {Type.WEAPON: 1.6, Type.APPAREL: 1.3, Type.ARTIFACT: 1.0, Type.CONSUMABLE: 1.1}[option.deck]
            if option.deck in owned:
                worth -= 0.35 * owned.count(option.deck) * (0.3 if option.deck is Type.CONSUMABLE else 1.0)
            if role is not Class.CRAFTER and AT_ONCE[role] is option.deck:
                worth += 0.7
            worths[option] = worth
    return worths


def part_with(sight: Sight, ask: Ask) -> Worths:
    """The worse one goes: for good if it is junk."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, PutBack):
            worths[option] = -fitting(sight.me, option.item, sight.view.level)
        elif isinstance(option, Destroy):
            worths[option] = 0.3 - 1.3 * fitting(sight.me, option.item, sight.view.level)
    return worths


def keep_item(sight: Sight, ask: Ask) -> Worths:
    """Keep it, or give it to whom it serves much better."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Keep):
            worths[option] = fitting(sight.me, option.item, sight.view.level) + 0.4
        elif isinstance(option, Give):
            other = sight.view.explorer_of(option.to)
            worths[option] = fitting(other, option.item, sight.view.level)
        elif isinstance(option, PutBack):
            worths[option] = 0.3
    return worths


def equip_at_once(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {Done(): 0.0}
    for option in ask.options:
        if isinstance(option, Equip):
            lost = _assembly(sight, sight.me, option.instead) if option.instead else 0.0
            worths[option] = item_worth(option.item, sight.view.level) - lost
    return worths


def _assembly(sight: Sight, explorer: Explorer, item: str) -> float:
    """What an item is worth with all that is worn on it."""
    on = [gear.item for gear in explorer.gear if gear.on == item]
    return item_worth(item, sight.view.level) + sum(_assembly(sight, explorer, each) for each in on)


def exchange(sight: Sight, ask: Ask) -> Worths:
    """Swap the second best of the drawn cards for the worst of one's own: the best one is taken anyway."""
    level = sight.view.level
    swaps = [option for option in ask.options if isinstance(option, Exchange)]
    drawn = sorted({option.drawn for option in swaps}, key=lambda item: item_worth(item, level), reverse=True)
    worths: Worths = {Done(): 0.0}
    for option in swaps:
        if option.drawn not in drawn[:1]:
            worths[option] = item_worth(option.drawn, level) - item_worth(option.own, level) - COUNSEL
    return worths


def whose_inventory(sight: Sight, ask: Ask) -> Worths:
    worths: Worths = {Done(): 0.0}
    for option in ask.options:
        if isinstance(option, UseInventory):
            owner = sight.view.explorer_of(option.explorer)
            worths[option] = arranging(owner, sight.view.level) - 0.1
    return worths


def rearrange(sight: Sight, ask: Ask) -> Worths:
    """Wear the best, main items first."""
    options = ask.options
    whose = next((each for each in sight.view.here if _holds(each, options)), sight.me)
    outfit = best_outfit(whose, sight.view.level)
    worths: Worths = {Done(): 0.0}
    for option in options:
        match option:
            case Equip(item, None) if item in outfit:
                worths[option] = 10 + item_worth(item, sight.view.level)
            case Attach(item, on) if item in outfit and on in outfit:
                worths[option] = 1 + item_worth(item, sight.view.level)
    return worths


def _holds(explorer: Explorer, options: list[Action]) -> bool:
    named = {option.item for option in options if isinstance(option, Equip | Attach | Give)}
    return any(gear.item in named for gear in explorer.gear)


def least_item(sight: Sight, ask: Ask) -> Worths:
    """Part with the least."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Stow | Destroy | PutBack | Give):
            worths[option] = -_assembly(sight, sight.me, option.item)
        else:
            worths[option] = -0.5
    return worths


def keep_cards(sight: Sight, ask: Ask) -> Worths:
    """The best of what is worn goes into the next scenario of a campaign, unless the monster level would rise."""
    level = sight.view.level
    offered = {option.item for option in ask.options if isinstance(option, Keep)}
    kept = sum(items()[gear.item].level for gear in sight.me.gear if gear.item not in offered)
    worths: Worths = {Done(): 0.0}
    for item in offered.intersection(best_outfit(sight.me, level)):
        if kept + items()[item].level < LAST_THREAT - 1:
            worths[Keep(item)] = item_worth(item, level)
    return worths


def trade(sight: Sight, ask: Ask) -> Worths:
    return {option: -1.0 if isinstance(option, AskFor | Give) else 0.0 for option in ask.options}


# --------------------------------------------------------------------------------------------- places


def place_exit(sight: Sight, ask: Ask) -> Worths:
    """Where all get out soonest."""
    ground = sight.ground
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, PlaceExit):
            goal = ground.squares(ground.of_opening(option.opening))
            far = [_steps(sight, each, goal) for each in sight.view.here if each.space is not None]
            worths[option] = -float(max(far, default=0)) - 0.3 * sum(far)
    return worths


def _steps(sight: Sight, explorer: Explorer, goal: int) -> int:
    through = sight.ground.passable & ~sight.view.destroyed & ~sight.view.pits
    reached = sight.floor.distances(sight.ground.square(explorer.at), through)
    return min((steps for square, steps in reached.items() if goal >> square & 1), default=60)


def place_monster(sight: Sight, ask: Ask) -> Worths:
    """As far from everybody as may be."""
    ground = sight.ground
    return {
        option: float(sum(ground.apart(each.space, option.space) for each in sight.view.here if each.space is not None))
        for option in ask.options
        if isinstance(option, Place)
    }


def move_to(sight: Sight, ask: Ask) -> Worths:
    """One's own free move: where it is safe; another's: where it was."""
    unit = Unit((ask.args or {}).get("unit", ""))
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, Place):
            square = sight.ground.square(option.space)
            if sight.view.pits >> square & 1:
                worths[option] = -50.0 if sight.view.explorer(unit) is not None else 50.0
            elif sight.view.monster(unit) is not None:
                worths[option] = _farther(sight, option.space)
            else:
                worths[option] = -sight.danger_at(square) - 0.1 * _to_something(sight, square)
    return worths


def _farther(sight: Sight, space: Space) -> float:
    return float(sum(sight.ground.apart(each.space, space) for each in sight.view.here if each.space is not None))


def _to_something(sight: Sight, square: int) -> int:
    """How far the nearest thing to do is."""
    view = sight.view
    kinds = [Kind.CHEST, Kind.EVENT, Kind.RITUAL, *([Kind.CHAPTER] if sight.by_space else [])]
    goal = 0
    for kind in kinds:
        goal |= view.squares(kind)
    goal |= sight.ground.squares(view.exit_spaces)
    return min((sight.floor.grid.apart(square, each) for each in bits(goal)), default=9)


# --------------------------------------------------------------------------------------------- units


def pick_unit(sight: Sight, ask: Ask) -> Worths:
    """A card names somebody: the worst of the monsters, or whoever of one's own needs it or can bear it best."""
    worths: Worths = {}
    for option in ask.options:
        unit = option.unit if isinstance(option, PickUnit | Target) else None
        if unit is None:
            continue
        foe, friend = sight.foe(unit), sight.view.explorer(unit)
        if foe is not None:
            worths[option] = 5 + hit_on(sight, foe)
        elif friend is not None:
            worths[option] = _needs(sight, ask, friend)
        else:
            worths[option] = 1.0 if stands_for_space(unit) else 0.0
    return worths


def _needs(sight: Sight, ask: Ask, friend: Explorer) -> float:
    card = str((ask.args or {}).get("card", ""))
    horror = card and card in sight.view.drawn_horrors
    strength = friend.health + 0.5 * friend.essence
    if isinstance(ask.options[0], Target):
        return -hurt(sight, friend.unit)
    return strength if horror else -strength


def window(sight: Sight, ask: Ask) -> Worths:
    """Use what costs no stamina when it is worth it."""
    worths: Worths = {}
    for option in ask.options:
        if isinstance(option, GoOn):
            worths[option] = 0.0
        elif isinstance(option, Use):
            worths[option] = use_worth(sight, option) - 0.2
    return worths


def take_turn(sight: Sight, ask: Ask) -> Worths:
    """Who is in danger moves first, then who has most stamina."""
    worths: Worths = {}
    for option in ask.options:
        unit = option.explorer if isinstance(option, TakeTurn | RollNext) else None
        explorer = sight.view.explorer(unit) if unit else None
        if explorer is not None and explorer.space is not None:
            square = sight.ground.square(explorer.space)
            worths[option] = float(sum(sight.distance(foe, square) <= 2 for foe in sight.foes)) + explorer.essence / 10
    return worths


def monster_target(sight: Sight, ask: Ask) -> Worths:
    """Of those whom a monster may pursue, who bears it best: strength left after what it lands in a round."""
    foe = sight.foe(Unit((ask.args or {})["unit"]))
    worths: Worths = {}
    for option in ask.options:
        friend = sight.view.explorer(option.explorer) if isinstance(option, Pursue) else None
        if friend is not None:
            hits = sight.hits(foe, friend, 1, True) if foe is not None else 0.0
            worths[option] = friend.health + friend.essence - hits
    return worths


def monster_step(sight: Sight, ask: Ask) -> Worths:
    """A monster that may go either way goes where it is farther from everybody."""
    return {option: _farther(sight, option.to) for option in ask.options if isinstance(option, StepTo)}


def pick_explorer(ask: Ask, alone: bool, whim: Random) -> Worths:
    """Anybody, as the whim takes it: so all explorers are seen. Who goes alone is rather one who gets by."""
    picks = [option for option in ask.options if isinstance(option, PickExplorer)]
    return {option: whim.random() + SUITED * (alone and option.explorer in ALONE) for option in picks}


VALUATIONS: dict[str, Callable[[Sight, Ask], Worths]] = {
    Prompt.RAISE: raise_roll,
    Prompt.SAVE_HEALTH: save_health,
    Prompt.PAY_ESSENCE: pay_essence,
    Prompt.CONTRIBUTE: contribute,
    Prompt.DRAW_ITEM: draw_item,
    Prompt.PART_WITH_ITEM: part_with,
    Prompt.RETURN_ITEMS: part_with,
    Prompt.KEEP_ITEM: keep_item,
    Prompt.KEEP_OR_RETURN: keep_item,
    Prompt.TAKE_ITEM: keep_item,
    Prompt.EQUIP_AT_ONCE: equip_at_once,
    Prompt.EXCHANGE_ITEMS: exchange,
    Prompt.WHOSE_INVENTORY: whose_inventory,
    Prompt.REARRANGE: rearrange,
    Prompt.LOSE_EQUIPPED: least_item,
    Prompt.DESTROY_ITEM: least_item,
    Prompt.STOW_ONE: least_item,
    Prompt.GIVE_ITEM: least_item,
    Prompt.GIVE_BACK: least_item,
    Prompt.KEEP_CARDS: keep_cards,
    Prompt.TRADE: trade,
    Prompt.PLACE_EXIT: place_exit,
    Prompt.PLACE_MONSTER: place_monster,
    Prompt.MOVE_UP_TO: move_to,
    Prompt.TELEPORT: move_to,
    Prompt.TELEPORT_NEAR: move_to,
    Prompt.PICK_UNIT: pick_unit,
    Prompt.SECOND_TARGET: pick_unit,
    Prompt.WINDOW: window,
    Prompt.TAKE_TURN: take_turn,
    Prompt.MONSTER_TARGET: monster_target,
    Prompt.MONSTER_STEP: monster_step,
    Prompt.SPAWN_ORDER: take_turn,
    Prompt.SPEAK_UP: anything,
    Prompt.TRADE_ASKED: anything,
    Prompt.ENTER: anything,
    Prompt.PICK_SPACE: anything,
    Prompt.PICK_DOOR: anything,
    Prompt.LEAP: anything,
    Prompt.CHOOSE_EFFECT: anything,
    Prompt.MAY_EFFECT: anything,
}

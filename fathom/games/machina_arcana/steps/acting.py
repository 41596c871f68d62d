"""The turn of an explorer: everything it may do, in any order, as long as it can pay (RND2f, RND2g)."""

from collections.abc import Iterator
from functools import partial
from itertools import chain

from fathom.games.machina_arcana.actions import Activate, EndTurn, Explore, Leave, Seal, Trade, UseInventory
from fathom.games.machina_arcana.events import TurnEnded
from fathom.games.machina_arcana.figures import Explorer, Turn
from fathom.games.machina_arcana.in_play import FREE
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deeds import deeds, do_deed
from fathom.games.machina_arcana.steps.items.inventory import NOT_BESIDE_OWNER, Rearrange, Trading, neighbours
from fathom.games.machina_arcana.steps.noting import Notes
from fathom.games.machina_arcana.steps.refusals import stamina_short
from fathom.games.machina_arcana.steps.spaces.activating import activate, activations, seal, seals
from fathom.games.machina_arcana.steps.spaces.exploring import ExploreBeyond, leave, leaving, openings
from fathom.games.machina_arcana.steps.spaces.moving import end_over_pit
from fathom.games.machina_arcana.steps.using.prices import EXIT, EXPLORE, INVENTORY, TRADE
from fathom.games.machina_arcana.steps.using.usable import free_uses
from fathom.kernel import Ask, AskAny, Flow, Judged, Refusal, Step, cites

NOTHING_TO_TRADE = Refusal("ITEM8a", "nothing-to-trade")
NOTHING_TO_WEAR = Refusal("ITEM9c", "nothing-to-wear")
NOT_BESIDE = Refusal("ITEM8a", "not-beside")


def choices(g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
    """Everything that an explorer may do in its open turn; with `include_refused` also what it may not."""
    if not explorer.stamina and not include_refused:
        return deeds(g, explorer, include_refused)  # nothing else is free
    return chain(
        deeds(g, explorer, include_refused),
        activations(g, explorer, include_refused),
        seals(g, explorer, include_refused),
        openings(g, explorer, include_refused),  # TILE4g
        [(Leave(), leaving(g, explorer))],
        dealings(g, explorer, include_refused),
    )


def dealings(g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
    """Trades with adjacent explorers, and the use of one's own or their inventories (ITEM8a, ITEM9a, ITEM9b)."""
    near = neighbours(g, explorer)
    for each in g.here if include_refused else near:
        if each is not explorer:
            nothing = None if each.gear or explorer.gear else NOTHING_TO_TRADE
            short = stamina_short("ITEM8a", TRADE, explorer.stamina)
            yield Trade(each.unit), (nothing or short) if each in near else NOT_BESIDE
    short = stamina_short("ITEM9a", INVENTORY, explorer.stamina)
    for each in [explorer, *(each for each in (g.here if include_refused else near) if each is not explorer)]:
        refusal = short if each.gear else NOTHING_TO_WEAR
        yield UseInventory(each.unit), refusal if each is explorer or each in near else NOT_BESIDE_OWNER


def interrupts(g: Machina, explorer: Explorer) -> Iterator[Ask]:
    """What the others may use before the explorer does anything: what costs no stamina (ABL3a)."""
    for each in g.here:
        if each is not explorer and g.abilities.of(FREE, each.card):
            yield Ask.judged(each.seat, partial(free_uses, g, each.unit), Prompt.SPEAK_UP, note=Notes(g, each.unit))


@cites("RND2f", "RND2i", "ABL3a")
class Act(Step):
    """One action of the explorer whose turn it is, then the next, until it ends its turn."""

    seat: int

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        if explorer.turn is not Turn.OPEN:  # EXP2e, TILE6b
            end_turn(g, explorer)
            return
        unit = explorer.unit
        lead = Ask.judged(self.seat, partial(choices, g, explorer), Prompt.ACT, note=Notes(g, unit))
        answer = yield AskAny(lead, interrupts(g, explorer), Act(self.seat))
        if isinstance(answer, EndTurn):
            end_turn(g, explorer)
            return
        g.push(Act(self.seat))
        match answer:
            case Activate(space):
                yield from activate(g, explorer, space)
            case Seal(space):
                yield from seal(g, explorer, space)
            case Explore(opening):
                explorer.stamina -= EXPLORE
                g.push(ExploreBeyond(self.seat, opening))
            case Leave():
                explorer.stamina -= EXIT
                leave(g, explorer)
            case Trade(other):
                explorer.stamina -= TRADE
                g.push(Trading(unit, other))
            case UseInventory(owner):
                explorer.stamina -= INVENTORY
                g.push(Rearrange(unit, owner))
            case _:
                do_deed(g, explorer, answer)


def end_turn(g: Machina, explorer: Explorer) -> None:
    """What stamina is left is lost (RND2g)."""
    if explorer.turn is Turn.OPEN:
        g.tell(TurnEnded(explorer.unit))
    explorer.turn, explorer.stamina = Turn.OVER, 0
    g.now = None
    end_over_pit(g, explorer.unit)

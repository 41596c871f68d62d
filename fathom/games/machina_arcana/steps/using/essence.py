"""Essence: raising rolls, sparing health, and contributing to what another explorer pays (ESS2, ESS3)."""

from fathom.games.machina_arcana.actions import Contribute, NeverMind, PayEssence
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.events import Contributed, Lost
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.pieces import Attribute
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.games.machina_arcana.steps.refusals import among
from fathom.kernel import Ask, Refusal, Result

NOT_THIS_MUCH = Refusal("ESS3d", "not-this-much")
OWN_ESSENCE = Refusal("ESS3e", "own-essence")


def helpers(g: Machina, active: Explorer, at: Space, part: list[Explorer]) -> list[Explorer]:
    """Who else may pay: next to the target space, to the active explorer, or to one that takes part (ESS3c)."""
    ground = g.ground
    near = [at, *(each.space for each in (active, *part) if each.space is not None)]
    return [
        each
        for each in g.here
        if each is not active
        and each not in part
        and each.essence
        and each.space is not None
        and any(ground.adjacent(each.space, space) for space in near)
    ]


def available(g: Machina, active: Explorer, at: Space) -> int:
    """The most essence that the active explorer and all who may help can pay together."""
    part: list[Explorer] = []
    while more := helpers(g, active, at, part):
        part += more
    return active.essence + sum(each.essence for each in part)


def pay(g: Machina, active: Explorer, amount: int, at: Space | None = None) -> Result[bool]:
    """Pay essence, alone or with help; nothing is paid unless all is. The space is the one that is paid for (ESS3b)."""
    space = at if at is not None else active.at
    most = min(active.essence, amount)
    least = max(0, amount - (available(g, active, space) - active.essence))
    if least > most:
        return False
    own = amount
    if least < most:
        options = [PayEssence(own) for own in range(most, least - 1, -1)]
        judge = among([*options, NeverMind()], lambda: map(PayEssence, range(HIGHEST + 1)), NOT_THIS_MUCH)
        match (yield Ask.judged(active.seat, judge, Prompt.PAY_ESSENCE, {"amount": amount})):
            case PayEssence(own):
                pass
            case NeverMind():  # ATT2a
                return False
    else:
        own = most
    pledged = yield from _pledges(g, active, space, amount - own)
    if own + sum(pledged.values()) < amount:
        return False
    spend(g, active, own)
    for seat, essence in pledged.items():
        helper = g.explorers[seat]
        spend(g, helper, essence)
        g.tell(Contributed(helper.unit, essence))
    return True


def _pledges(g: Machina, active: Explorer, at: Space, missing: int) -> Result[dict[int, int]]:
    """Ask whoever may contribute, one after the other; who takes part brings his neighbours in (ESS3c, ESS3e)."""
    pledged: dict[int, int] = {}
    asked: set[int] = set()
    while missing:
        part = [g.explorers[seat] for seat, essence in pledged.items() if essence]
        helper = next((each for each in helpers(g, active, at, part) if each.seat not in asked), None)
        if helper is None:
            break
        asked.add(helper.seat)
        options = [Contribute(essence) for essence in range(min(helper.essence, missing), -1, -1)]
        judge = among(options, lambda: map(Contribute, range(HIGHEST + 1)), OWN_ESSENCE)
        match (yield Ask.judged(helper.seat, judge, Prompt.CONTRIBUTE, {"amount": missing, "unit": active.unit})):
            case Contribute(essence) if essence:
                pledged[helper.seat] = essence
                missing -= essence
    return pledged


def spend(g: Machina, explorer: Explorer, essence: int) -> None:
    if essence:
        explorer.essence -= essence
        g.tell(Lost(explorer.unit, Attribute.ESSENCE, essence))

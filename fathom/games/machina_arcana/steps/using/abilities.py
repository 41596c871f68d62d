"""Using an active ability: it is paid for, then its effects resolve (ABL2)."""

from functools import partial

from fathom.games.machina_arcana.actions import PickSpace, Target, Use
from fathom.games.machina_arcana.board.tiles import Door, Feature, Space
from fathom.games.machina_arcana.events import SpaceDestroyed, Used
from fathom.games.machina_arcana.figures import Monster
from fathom.games.machina_arcana.library import Cost, Melee, Ranged, attacks, items, printed
from fathom.games.machina_arcana.pieces import Card, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deciding import seat_for
from fathom.games.machina_arcana.steps.fighting.health import spend_health
from fathom.games.machina_arcana.steps.items.equipping import spend_card
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.targets import Aiming, possible_targets
from fathom.games.machina_arcana.steps.story.marks import take_back
from fathom.games.machina_arcana.steps.using.costs import beside
from fathom.games.machina_arcana.steps.using.essence import pay
from fathom.games.machina_arcana.steps.using.triggers import carry_out, count
from fathom.kernel import Ask, Flow, Judged, Refusal, Result, Step, cites
from fathom.kernel.cards.effects import Bound

NOT_FOR_THIS = Refusal("ABL2g", "not-for-this")


def use_first(g: Machina, seat: int, use: Use) -> None:
    """An explorer uses an ability before anything else goes on (ABL3a)."""
    g.push(UseAbility.by(g.explorers[seat].unit, use))


@cites("ABL2a", "ABL2e")
class UseAbility(Step):
    """Pay for an ability, then let its effects resolve (ABL2a)."""

    unit: Unit
    card: str
    ability: int
    target: Unit | None = None
    space: Space | None = None
    door: Door | None = None

    @classmethod
    def by(cls, unit: Unit, use: Use) -> "UseAbility":
        return cls(unit, use.card, use.ability, use.unit, use.space, use.door)

    def run(self, g: Machina) -> Flow:
        ability = printed(self.card).active[self.ability]
        names: dict[str, Bound] = {}
        if self.target is not None:
            names["target"] = self.target
        if self.space is not None:
            names["space"] = self.space
        if self.door is not None:
            names["door"] = self.door
        aim = ability.aim
        if isinstance(aim, Melee | Ranged) and aim.targets > 1:  # TGT7a
            match (yield Ask.judged(seat_for(g, self.unit), partial(self._seconds, g, aim), Prompt.SECOND_TARGET)):
                case Target(second):
                    names["second"] = second
        paid = yield from self._pay(g, ability.cost)
        if not paid:
            return
        g.tell(Used(self.unit, Card(self.card), self.ability))
        if ability.cost.this:
            g.push(SpendCard(self.unit, self.card))
        if count(g, self.card, ability):
            carry_out(g, ability.do, self.card, self.unit, seat_for(g, self.unit), **names)

    def _seconds(self, g: Machina, aim: Melee | Ranged, include_refused: bool) -> Judged:
        """What else a double ability may be aimed at, the first target included (TGT7a)."""
        weapon = self.card if self.card in items() else ""
        aiming = Aiming(g, self.unit, aim, weapon)
        for target in possible_targets(g, attacks(self.card, self.ability)):
            yield Target(target), aiming.against(target)

    def _pay(self, g: Machina, cost: Cost) -> Result[bool]:
        """Essence and health first, as helpers may refuse; then everything else. Whether it was paid."""
        explorer = g.figures[self.unit]
        if isinstance(explorer, Monster):
            explorer.stamina -= cost.stamina
            return True
        if cost.essence and not (yield from pay(g, explorer, cost.essence, self.space)):
            return False
        if cost.health and not (yield from spend_health(g, explorer, cost.health)):
            return False
        explorer.stamina = max(0, explorer.stamina - cost.stamina)
        if cost.marker:
            take_back(g, next(mark for mark in g.marks if mark.card == self.card and mark.owner == explorer.seat))
        if cost.space is not None:
            space = yield from self._given_up(g, beside(g, self.unit, cost.space))
            g.put_tokens(space)
            g.tell(SpaceDestroyed(Feature(space)))
        return True

    def _given_up(self, g: Machina, spaces: list[Space]) -> Result[Space]:
        """Which adjacent space is destroyed for the ability (ABL2g)."""
        if len(spaces) > 1:
            options = [PickSpace(each) for each in spaces]
            every = partial(map, PickSpace, g.ground.spaces_of(g.ground.inside))
            judge = among(options, every, NOT_FOR_THIS)
            match (
                yield Ask.judged(
                    seat_for(g, self.unit), judge, Prompt.PICK_SPACE, {"card": self.card, "purpose": "price"}
                )
            ):
                case PickSpace(space):
                    return space
        return spaces[0]


@cites("ITEM1d", "CON4d")
class SpendCard(Step):
    """A card that is destroyed by its use goes, once its effects are done."""

    lasts = True

    unit: Unit
    card: str

    def run(self, g: Machina) -> None:
        explorer = g.explorer(self.unit)
        if explorer is not None:
            spend_card(g, explorer, self.card)

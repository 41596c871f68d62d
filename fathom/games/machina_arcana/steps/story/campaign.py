"""Between two scenarios: what survivors keep, and how they begin anew (CHAP9)."""

from fathom.games.machina_arcana.actions import Done, Keep, KeepEvent
from fathom.games.machina_arcana.events import CampaignThreat, Kept
from fathom.games.machina_arcana.figures import Bound, Gear
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Card
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.items.inventory import Rearrange
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat
from fathom.games.machina_arcana.steps.rounds import Round
from fathom.games.machina_arcana.steps.story.advancing import begin_chapter
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import Action, Ask, Flow, Step, cites


@cites("CHAP9a")
class AfterVictory(Step):
    """Waits below everything else: whoever is left after a victory may go on to another scenario."""

    lasts = afterwards = True

    def run(self, g: Machina) -> None:
        if not g.campaign_won:
            g.push(*(KeepCards(each.seat) for each in g.alive))


@cites("CHAP9b")
class KeepCards(Step):
    """After a victory a survivor names, one after the other, the cards that go with it; what it does not name stays."""

    seat: int
    kept: list[str] = []

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        options: list[Action] = [Keep(gear.item) for gear in explorer.gear if self._keeps(gear, gear.item)]
        options += [KeepEvent(bound.event) for bound in explorer.bound if self._keeps(bound, bound.event)]
        answer = (yield Ask(self.seat, [Done(), *options], Prompt.KEEP_CARDS)) if options else Done()
        match answer:
            case Keep(card) | KeepEvent(card):
                g.tell(Kept(explorer.unit, Card(card)))
                g.push(KeepCards(self.seat, [*self.kept, card]))
            case _:
                self._leave_the_rest(g)

    def _keeps(self, holder: Gear | Bound, card: str) -> bool:
        """Whether a card can still be named: one that is used up only waited for its marker (CON4d)."""
        return card not in self.kept and not holder.spent

    def _leave_the_rest(self, g: Machina) -> None:
        explorer = g.explorers[self.seat]
        for gear in [each for each in explorer.gear if each.item not in self.kept]:
            g.take(explorer, gear)
            g.item_discard.append(gear.item)
        for bound in [each for each in explorer.bound if each.event not in self.kept]:
            g.take(explorer, bound)
            g.lost_events.append(bound.event)


@cites("CHAP9d", "CHAP9e", "CHAP9f", "CHAP9g")
class NextScenario(Step):
    """The next scenario: everybody rearranges its inventory, and only then the first chapter begins."""

    threat: int

    def run(self, g: Machina) -> None:
        laden = [each.unit for each in g.explorers if each.gear]
        g.push(*(Rearrange(unit, unit) for unit in laden), Recover(), FirstChapter(self.threat), Round())


@cites("CHAP9e")
class Recover(Step):
    """Essence goes to 0 and health to its maximum (CHAP9e)."""

    def run(self, g: Machina) -> None:
        for explorer in g.explorers:
            explorer.essence = 0
            explorer.health = number(g, explorer.unit, Number.HEALTH)


@cites("CHAP9f")
class FirstChapter(Step):
    """The arrival abilities of the chapter, then the campaign threat (CHAP9f, CHAP9g)."""

    threat: int

    def run(self, g: Machina) -> None:
        if self.threat:
            g.push(AddThreat(self.threat))
        begin_chapter(g)


@cites("CHAP9g")
class AddThreat(Step):
    threat: int

    def run(self, g: Machina) -> None:
        g.tell(CampaignThreat(self.threat))
        g.push(RaiseThreat(self.threat))

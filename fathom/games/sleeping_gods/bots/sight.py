"""What a mate sees at a glance: how the crew and the ship are, and what has been read."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property

from fathom.games.sleeping_gods.board import Arc, arcs, map_of, page_of
from fathom.games.sleeping_gods.bots import weights
from fathom.games.sleeping_gods.bots.fate import Chances, chances
from fathom.games.sleeping_gods.bots.mood import mood
from fathom.games.sleeping_gods.figures import Member, Player
from fathom.games.sleeping_gods.library import keywords, quests
from fathom.games.sleeping_gods.pieces import Crew, Good, Quest, Skill
from fathom.games.sleeping_gods.state import MOST_FATIGUE, SHIP_DAMAGE, Voyage
from fathom.games.sleeping_gods.stories import book

SEASONED, HALE = 2, 0.65  # level cards and strength with which a crew may be bold
STORY = 10  # the quests of an arc have numbers in a row


def story_of(quest: Quest) -> int:
    """The quests of an arc are those of one story, as who reads it sees."""
    return (quests()[quest].number + 7) // STORY


@cache
def arcs_by_story() -> Mapping[int, Arc]:
    """The arcs by the numbers of their stories; all other stories are those of people by the way."""
    return {story_of(keywords()[arc.mercy]): arc for arc in arcs().values()}


class Sight:
    """A view through the eyes of a seat."""

    def __init__(self, view: Voyage, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.mood = mood(view.spent)
        self._known: dict[Crew, int] = {}

    @property
    def me(self) -> Player:
        return self.view.players[self.seat]

    @cached_property
    def fate(self) -> Chances:
        return chances(self.view, self.seat)

    # ------------------------------------------------------------------------------------------- crew

    @cached_property
    def points(self) -> dict[Crew, int]:
        """The health points that each member has left."""
        return {member.crew: self.view.points(member) for member in self.view.crew}

    @cached_property
    def health(self) -> float:
        """How much of its health the crew has left."""
        whole = sum(self.view.health(member) for member in self.view.crew)
        return sum(self.points.values()) / whole

    @cached_property
    def vigour(self) -> float:
        """How much of its strength the crew has left, wounds and fatigue together: 1 is fresh."""
        tired = sum(member.fatigue for member in self.view.crew) / (MOST_FATIGUE * len(self.view.crew))
        return self.health * (1 - 0.7 * tired)

    @property
    def fear(self) -> float:
        """How much of what a fight costs is feared: only a seasoned crew in good health can be bold."""
        return self.mood.fear if self.learnt >= SEASONED and self.vigour > HALE else 1.0

    def wound_cost(self, member: Member, count: int) -> float:
        """What wounds of a member cost; more, the fewer points are left to the crew."""
        points = self.points[member.crew]
        taken = min(count, points)
        cost = weights.WOUND * taken * (1.6 - self.health)
        if count >= points > 0:
            cost += weights.DOWN
            if sum(self.points.values()) <= count:
                cost += weights.DEFEAT
        return cost

    def any_wounds(self, count: int) -> float:
        """What wounds cost that may be divided among the crew."""
        left = sum(self.points.values())
        return weights.WOUND * count * (1.6 - self.health) + (weights.DEFEAT if count >= left else 0.0)

    def tiring(self, member: Member) -> float:
        """What one more fatigue costs a member: much to those who know a lot."""
        if member.fatigue >= MOST_FATIGUE:
            return 0.0
        return weights.FATIGUE[member.fatigue] * (0.7 + 0.08 * self.known(member))

    def known(self, member: Member) -> int:
        """How much of all skills together a member brings."""
        if member.crew not in self._known:
            self._known[member.crew] = sum(self.view.skill(member, skill) for skill in Skill)
        return self._known[member.crew]

    @cached_property
    def learnt(self) -> int:
        """How many level cards the crew has."""
        return sum(len(member.levels) for member in self.view.crew)

    # ------------------------------------------------------------------------------------------- ship

    def ship_damage(self, count: int) -> float:
        """What so many more cubes cost."""
        there = sum(self.view.damage)
        if there + count >= SHIP_DAMAGE:
            return weights.DEFEAT
        return sum(weights.SHIP * (1 + (there + n) / 4) for n in range(count))

    @property
    def leaking(self) -> bool:
        """Whether the ship is worse than the party could pay for."""
        return sum(self.view.damage) > self.view.purse + self.view.goods[Good.MATERIAL] + 2

    # ------------------------------------------------------------------------------------------- book

    @cached_property
    def read(self) -> frozenset[str]:
        """What was read, and what led there."""
        through = book.ways_in()
        read = [book.bare(each) for each in self.view.log]
        return frozenset(read).union(*(through.get(each, ()) for each in read))

    @cached_property
    def visited(self) -> frozenset[int]:
        """The places where the party has been."""
        return frozenset(place for each in self.view.log if (place := book.place_of(each)) is not None)

    @property
    def heading(self) -> str:
        """The map that the party wants to see, another one with each event deck."""
        return self.mood.headings[self.view.deck - 1] if self.mood.headings else map_of(page_of(self.view.ship))

    @cached_property
    def leads(self) -> dict[int, float]:
        """The places to which quests lead, and hints to who lacks what they ask for, and those that were told of: what
        it is worth to go there."""
        found = dict.fromkeys(self.heard_of, weights.LEAD * weights.RUMOUR * self.mood.faith)
        for quest in self.view.quests:
            for place in quests()[quest].leads:
                found[place] = max(found.get(place, 0.0), self.keenness(quest))
        for word in {word for _, word in self.hints if word is not None}:
            wanted = keywords()[word]
            if wanted not in self.view.quests and wanted not in self.view.finished:
                for place in book.sources()[word]:
                    found[place] = max(found.get(place, 0.0), weights.HINT * self.keenness(wanted))
        return found

    @cached_property
    def heard_of(self) -> frozenset[int]:
        """The places where the party has not been, and of which something that it read has told."""
        written = book.the_book().paragraphs
        return frozenset(place for each in self.read if each in written for place in written[each].tells) - self.visited

    def keenness(self, quest: Quest) -> float:
        """What it is worth to go on with a quest: more, the further the party has come in its story."""
        story, steps = story_of(quest), self.stories[story_of(quest)]
        if story not in arcs_by_story():
            return weights.LEAD * weights.BY_THE_WAY * self.mood.faith * self.mood.liking(story)
        if story in self.closed:
            return weights.LEAD * weights.OVER
        liking = max(self.mood.liking(story), weights.RESOLVED if steps >= weights.BEGUN else 0.0)
        return weights.LEAD * self.mood.faith * liking * (1 + weights.GRIPPED * steps)

    @cached_property
    def stories(self) -> Counter[int]:
        """How many quests of each story the party has taken."""
        return Counter(story_of(quest) for quest in (*self.view.quests, *self.view.finished))

    @cached_property
    def closed(self) -> frozenset[int]:
        """The arcs that the party has closed, by the numbers of their stories."""
        has = self.view.has
        return frozenset(story for story, arc in arcs_by_story().items() if has(arc.mercy) or has(arc.gain))

    def lead(self, place: int) -> float:
        """What it is worth to go where a quest or a hint leads."""
        return self.leads.get(place, weights.LEAD * self.mood.faith)

    @cached_property
    def hints(self) -> frozenset[tuple[int | None, str | None]]:
        """The keywords that places were said to be waiting for."""
        written = book.the_book().paragraphs
        return frozenset((book.place_of(each), written[each].later) for each in self.read if each in written)

"""Searches that compare a given answer with the best one that they find, by what its seat knew then."""

from math import inf

from fathom.bots.search import Edge, Node, Search
from fathom.kernel import Action, Game
from fathom.kernel.insight.memory import Memory


class Judged(Search):
    """A search that tries the answer that was given as often as all the others together."""

    def __init__(self, game: Game, memory: Memory, seed: str, given: Action) -> None:
        super().__init__(game, memory, seed)
        self.favourite = next(iter(self.root.edges))
        self.given = self.root.edges.setdefault(given, Edge(given))

    @property
    def clear(self) -> bool:
        """Whether the game's own bot finds no other answer worth a thought."""
        return len(self.root.edges) == 1

    @property
    def better(self) -> Edge | None:
        """The other answer that did best, of those tried at least half as often as any."""
        others = [edge for edge in self.root.edges.values() if edge is not self.given and edge.visits]
        most = max((edge.visits for edge in others), default=0)
        return max((edge for edge in others if 2 * edge.visits >= most), key=lambda edge: edge.mean, default=None)

    @property
    def regret(self) -> float:
        """How much better that one seems to be."""
        better = self.better
        return better.mean - self.given.mean if better and self.given.visits else -inf

    def _pick(self, node: Node, options: list[Action]) -> Edge:
        if node is self.root and 2 * self.given.visits <= self.root.visits:
            node.visits += 1
            return self.given
        return super()._pick(node, options)


class Duel(Search):
    """Two answers in the same new worlds, by turns: what the one brings more than the other, world by world."""

    def __init__(self, game: Game, memory: Memory, seed: str, better: Action, given: Action) -> None:
        super().__init__(game, memory, seed)
        self.root = Node([better, given])
        self.better, self.given = self.root.edges.values()
        self.differences: list[float] = []

    def bout(self) -> None:
        """Try both once. Where one of them could not be tried, it does not count."""
        before = self.better.total - self.given.total
        tried = self.better.visits
        self.iterate()
        self.iterate()
        if self.better.visits == self.given.visits == tried + 1:
            self.differences.append(self.better.total - self.given.total - before)

    def _pick(self, node: Node, options: list[Action]) -> Edge:
        if node is self.root:
            return min(self.better, self.given, key=lambda edge: edge.visits)
        return super()._pick(node, options)


class Contest(Search):
    """All answers to a question, by turns in the same new worlds: what each of them brings, world by world."""

    def __init__(self, game: Game, memory: Memory, seed: str) -> None:
        super().__init__(game, memory, seed)
        self.root = Node(dict.fromkeys([*self.root.edges, *memory.ask.options]))
        self._first = next(iter(self.root.edges.values()))
        self.brought: dict[Action, list[float]] = {action: [] for action in self.root.edges}

    def round(self) -> None:
        """Try every answer once."""
        for edge in self.root.edges.values():
            before = edge.visits, edge.total
            self.iterate()
            if edge.visits > before[0]:
                self.brought[edge.action].append(edge.total - before[1])

    def _pick(self, node: Node, options: list[Action]) -> Edge:
        if node is self.root:
            return min(self.root.edges.values(), key=lambda edge: edge.visits)
        return super()._pick(node, options)

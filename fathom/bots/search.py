"""Information-set Monte Carlo tree search: one tree of what a seat may know, grown in ever new imagined worlds.

Each iteration imagines a world that fits what the seat knows, walks down the tree as far as it goes, plays on by the
game's own bot until positions can be compared, and counts the result for every answer on its way. The true state is
nowhere in it: the search is given a seat's memory and nothing else.
"""

from collections.abc import Callable, Iterable
from hashlib import blake2b
from math import log, sqrt

from fathom.bots.guide import SILENCE, Guide
from fathom.kernel import Action, Ask, AskAll, Chance, Game, Match
from fathom.kernel.insight.imagination import Imagination, patient
from fathom.kernel.insight.memory import Memory
from fathom.kernel.questions.runner import Curtain

CURIOSITY = 0.5  # how far an answer seldom tried is preferred, where playouts end in victory or defeat
CALM = 0.06  # the same where the game's outlook values them: its values lie closer together
PATIENCE = 8  # tries of an answer before the tree grows beyond it, where a playout is long and its value good
VAIN = 5  # worlds sought before the search is given up, if none of them is found
NARROW, WIDE = 2, 12  # answers compared at first: in the order of the game's bot, or in none
WIDENING = 0.6  # more of them with the square root of the visits


class Edge:
    """An answer in the tree: how often it could be given and was tried, and what it brought to who gave it.

    One that `wins` has ended the game in its seat's favour, the last time it was tried.
    """

    __slots__ = ("action", "available", "next", "total", "visits", "wins")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.available = self.visits = 0
        self.total = 0.0
        self.wins = False
        self.next: dict[bytes, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question as the searching seat knows it, with the answers that were possible in some world, best first."""

    __slots__ = ("edges", "visits")

    def __init__(self, order: Iterable[Action]) -> None:
        self.edges = {action: Edge(action) for action in order}
        self.visits = 0

    def pick(self, options: list[Action], width: int, curiosity: float) -> Edge:
        """The answer to try next: of those possible in this world, the most promising or one not tried yet."""
        possible = set(options)
        if len(self.edges) > 1 or not possible & self.edges.keys():
            for option in options:
                if option not in self.edges:
                    self.edges[option] = Edge(option)
        considered: list[Edge] = []
        for action, edge in self.edges.items():
            if action in possible:
                considered.append(edge)
                edge.available += 1
                if edge.wins or not edge.visits:
                    return edge
                if len(considered) == width:
                    break
        return max(considered, key=lambda edge: edge.mean + curiosity * sqrt(log(edge.available) / edge.visits))


class Search:
    """The search of one seat's answer to one question."""

    def __init__(
        self, game: Game, memory: Memory, seed: str, late: Callable[[], bool] = patient, learned: bool = False
    ) -> None:
        self.memory = memory
        self.seed = seed
        self.iterations = self._in_vain = 0
        self._game = game
        view, ask = memory.view(game), memory.ask
        self._guide = Guide(game, seed, view.heard, learned)
        self._imagination = Imagination(game, memory, late)
        self._options = [*ask.options, SILENCE] if memory.may_interrupt else ask.options
        self.root = Node(self._guide.rank(view, Ask(ask.seat, self._options, ask.prompt, args=ask.args)))
        self._width = NARROW if self._guide.knows else WIDE
        self._patience, self._curiosity = (PATIENCE, CALM) if self._guide.values else (1, CURIOSITY)
        self._first = next(iter(self.root.edges.values()))
        self._totals: list[float] = []

    @property
    def hopeless(self) -> bool:
        """No world is to be found that fits what the seat knows."""
        return self.iterations == self._in_vain >= VAIN

    def iterate(self) -> None:
        """Try an answer in a world. Answers are compared in the same worlds: the n-th try of each is in world n."""
        self.iterations += 1
        edge = self._pick(self.root, self._options)
        if self._guide.values and edge.visits >= self._first.visits:
            edge = self._first  # by which the luck of every world is measured
        world = self._imagination.world(Chance.of(f"{self.seed}/{edge.visits + self._in_vain}"))
        if world is None or not (edge.action == SILENCE or edge.action in world.ask(self.memory.seat).options):
            self._in_vain += 1
            return
        stage = self._guide.stage(world)
        path = [(edge, self.memory.seat)]
        try:
            self._walk(world, path, stage)
            over, values = world.over, self._guide.play_on(world, stage)
        except Curtain:
            over, values = False, self._guide.hopes(world)
        path[-1][0].wins = over and values[path[-1][1]] == max(values) > min(values)
        for edge, seat in path:
            edge.visits += 1
            edge.total += values[seat]
        if path[0][0] is self._first:
            self._totals.append(self._first.total)

    def _walk(self, world: Match, path: list[tuple[Edge, int]], stage: int) -> None:
        """Give the answer that the path begins with, and go on down the tree."""
        edge = path[0][0]
        self._give(world, edge.action)
        while edge.visits >= self._patience and self._guide.stage(world) == stage:
            self._guide.speak_up(world)
            ask = world.turn
            if ask is None:
                break
            if type(world.pending) is AskAll and ask.seat != self.memory.seat:
                world.answer(ask.seat, self._guide.choose(world, ask))  # who answers at the same time knows no more
                continue
            edge = self._pick(self._node(edge, world), ask.options)
            path.append((edge, ask.seat))
            world.answer(ask.seat, edge.action)

    def _give(self, world: Match, action: Action) -> None:
        """Give the seat's answer; if it stays silent, whoever leads answers."""
        lead = world.turn
        if action == SILENCE and lead is not None:
            world.answer(lead.seat, self._guide.choose(world, lead))
        else:
            world.answer(self.memory.seat, action)

    def _pick(self, node: Node, options: list[Action]) -> Edge:
        node.visits += 1
        return node.pick(options, int(self._width + WIDENING * sqrt(node.visits)), self._curiosity)

    def _node(self, edge: Edge, world: Match) -> Node:
        """The question after an answer: one and the same wherever the seat would see the same."""
        view, ask = world.view(self.memory.seat), world.turn
        assert ask is not None
        key = blake2b(self._game.pack(view) + f"{ask.seat}/{ask.prompt}".encode(), digest_size=12).digest()
        node = edge.next.get(key)
        if node is None:
            node = edge.next[key] = Node(self._guide.rank(self._guide.view(world, ask.seat), ask))
        return node

    def tried(self) -> dict[int, tuple[int, float]]:
        """For the number of each answer how often it was tried, and what that brought; the likeliest ones first."""
        numbers = {action: number for number, action in enumerate(self._options)}
        return {
            numbers[action]: (edge.visits, edge.total + self._bad_luck(edge))
            for action, edge in self.root.edges.items()
        }

    def _bad_luck(self, edge: Edge) -> float:
        """How much worse the worlds in which an answer was tried were to the first answer than all worlds were."""
        if not self._guide.values or not edge.visits:
            return 0.0
        return edge.visits * self._first.mean - self._totals[edge.visits - 1]

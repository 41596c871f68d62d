"""`Search`: PUCT over imagined worlds, with a policy and a value of one's own, both asked in batches.

Each of a batch's descents imagines a world that fits what the seat knows and walks down the tree to a question that is
new. Then the policy is asked how likely each answer to these questions is, the value how each seat does there, and both
are counted on the ways. What is hidden from the seat is guessed anew in each world: a search sees its memory only.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import inf, sqrt
from time import perf_counter

from msgspec import Struct

from fathom.bots.guide import SILENCE, Guide
from fathom.kernel import Action, Ask, AskAll, Chance, Game, Match, State
from fathom.kernel.insight.imagination import Imagination, patient
from fathom.kernel.insight.memory import Memory
from fathom.kernel.questions.runner import Curtain

BATCH = 8
CURIOSITY = 1.2  # how far likely answers that were seldom tried are preferred
LIKELIER = 0.6  # without a policy: how likely the next answer is against the one that the game's bot likes better
LEAST = 0.002  # the least likelihood of an answer
VAIN = 5  # worlds sought before the search is given up, if none of them is found


class Position(Struct, frozen=True):
    """A question, and what the asked seat sees."""

    view: State
    ask: Ask


Policy = Callable[[Sequence[Position]], Sequence[Sequence[float]]]
"""For each position how likely each option of its question is."""

Value = Callable[[Sequence[Match]], Sequence[Sequence[float]]]
"""For each imagined world how each seat does in it, from 0 to 1. What is hidden in it is guessed, never the truth."""


class Edge:
    """An answer in the tree: how likely it is, how often it was tried, and what it brought to who gave it.

    The tries that are `waiting` are under way in a batch: until they are valued they count as defeats.
    """

    __slots__ = ("action", "next", "prior", "total", "visits", "waiting")

    def __init__(self, action: Action, prior: float) -> None:
        self.action, self.prior = action, prior
        self.visits = self.waiting = 0
        self.total = 0.0
        self.next: dict[bytes, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question as the searching seat knows it, with the answers that were possible in some world."""

    __slots__ = ("edges",)

    def __init__(self, options: Sequence[Action], likely: Sequence[float]) -> None:
        whole = sum(likely) or 1.0
        self.edges = {
            option: Edge(option, max(LEAST, share / whole)) for option, share in zip(options, likely, strict=True)
        }

    def pick(self, options: Sequence[Action], worth: Callable[[float], float], curiosity: float) -> Edge:
        """The answer to try next; `worth` brings a mean to between 0 and 1."""
        edges = [self.edges.get(option) or self._late(option) for option in options]
        tries = sum(edge.visits + edge.waiting for edge in edges)
        seen = sum(edge.visits for edge in edges)
        usual = worth(sum(edge.total for edge in edges) / seen) if seen else 0.5
        spread = curiosity * sqrt(max(1, tries))

        def promise(edge: Edge) -> float:
            count = edge.visits + edge.waiting
            known = worth(edge.mean) * edge.visits / count if edge.visits else 0.0 if count else usual
            return known + spread * edge.prior / (1 + count)

        return max(edges, key=promise)

    def _late(self, option: Action) -> Edge:
        """An answer that was not possible in the world in which the question came up first."""
        edge = self.edges[option] = Edge(option, LEAST)
        return edge


class Leaf(Struct):
    """The end of a descent: the way to it, the world there, and the question that is new to the tree."""

    path: list[tuple[Edge, int]]
    world: Match
    stage: int
    ask: Ask | None = None
    key: bytes = b""
    shut: bool = False  # before a passage that is unread


class Search:
    """The search of one seat's answer to one question.

    Without a `policy` answers are likely in the order in which the game's own bot ranks them. Without a `value` each
    descent is played on by that bot until positions can be compared, and valued by the game's `outlook`, or to the end;
    with `play_on` that is done before a value is asked, too. A `guide` of one's own plays on by another bot.
    """

    def __init__(
        self,
        game: Game,
        memory: Memory,
        policy: Policy | None = None,
        value: Value | None = None,
        *,
        seed: str = "",
        batch: int = BATCH,
        curiosity: float = CURIOSITY,
        play_on: bool | None = None,
        guide: Guide | None = None,
        late: Callable[[], bool] = patient,
    ) -> None:
        self.memory, self.iterations = memory, 0
        view, ask = memory.view(game), memory.ask
        self._game, self._seed, self._batch, self._curiosity = game, seed, batch, curiosity
        self._policy, self._value = policy, value
        self._play_on = value is None if play_on is None else play_on
        self._guide = guide or Guide(game, seed, view.heard)
        self._imagination = Imagination(game, memory, late)
        self._options = [*ask.options, SILENCE] if memory.may_interrupt else list(ask.options)
        asked = Ask(ask.seat, self._options, ask.prompt, args=ask.args, note=ask.note)
        self.root = Node(self._options, self._likely([Position(view, asked)])[0])
        self._in_vain = 0
        self._least, self._most = inf, -inf  # of all values so far

    @property
    def hopeless(self) -> bool:
        """No world is to be found that fits what the seat knows."""
        return self.iterations == self._in_vain >= VAIN

    def run(self, iterations: int = 0, seconds: float = 0.0, clock: Callable[[], float] = perf_counter) -> "Search":
        """Search for so many iterations more, or so long."""
        until, last = clock() + seconds, self.iterations + iterations
        while not self.hopeless and (self.iterations < last or (seconds and clock() < until)):
            self.step(min(self._batch, last - self.iterations) if iterations else self._batch)
        return self

    def step(self, descents: int) -> None:
        """Go down the tree some times, then value all the ends together."""
        leaves = [leaf for _ in range(descents) if (leaf := self._descend()) is not None]
        self._grow(leaves)
        for leaf, values in zip(leaves, self._values(leaves), strict=True):
            for edge, seat in leaf.path:
                edge.waiting -= 1
                edge.visits += 1
                edge.total += values[seat]
                self._least, self._most = min(self._least, values[seat]), max(self._most, values[seat])

    def best(self) -> Action:
        """The answer tried most often; the better one of those tried equally often, the likeliest if none was."""
        return max(self.root.edges.values(), key=lambda edge: (edge.visits, edge.mean, edge.prior)).action

    def tried(self) -> dict[Action, tuple[int, float]]:
        """How often each answer was tried, and its mean value."""
        return {action: (edge.visits, edge.mean) for action, edge in self.root.edges.items()}

    def _worth(self, mean: float) -> float:
        """A mean between the least and the most value so far, as a number from 0 to 1."""
        spread = self._most - self._least
        return (mean - self._least) / spread if spread > 0 else 0.5

    # ------------------------------------------------------------------------------------ going down

    def _descend(self) -> Leaf | None:
        self.iterations += 1
        seat, edge = self.memory.seat, self.root.pick(self._options, self._worth, self._curiosity)
        number = edge.visits + edge.waiting + self._in_vain  # the n-th try of every answer is in the same world
        world = self._imagination.world(Chance.of(f"{self._seed}/{number}"))
        if world is None or not (edge.action == SILENCE or edge.action in world.ask(seat).options):
            self._in_vain += 1
            return None
        leaf = Leaf([(edge, seat)], world, self._guide.stage(world))
        try:
            self._walk(leaf)
        except Curtain:
            leaf.shut = True
        for each, _ in leaf.path:
            each.waiting += 1
        return leaf

    def _walk(self, leaf: Leaf) -> None:
        world, seat = leaf.world, self.memory.seat
        self._give(world, leaf.path[0][0].action)
        while True:
            self._guide.speak_up(world)
            ask = world.turn
            if ask is None:
                return
            if type(world.pending) is AskAll and ask.seat != seat:
                world.answer(ask.seat, self._guide.choose(world, ask))  # who answers at the same time knows no more
                continue
            edge = leaf.path[-1][0]
            seen = self._game.pack(world.view(seat)) + f"{ask.seat}/{ask.prompt}".encode()
            key = blake2b(seen, digest_size=12).digest()
            node = edge.next.get(key)
            if node is None:
                leaf.ask, leaf.key = ask, key
                return
            edge = node.pick(ask.options, self._worth, self._curiosity)
            leaf.path.append((edge, ask.seat))
            world.answer(ask.seat, edge.action)

    def _give(self, world: Match, action: Action) -> None:
        """Give the seat's answer; if it stays silent, whoever leads answers."""
        lead = world.turn
        if action == SILENCE and lead is not None:
            world.answer(lead.seat, self._guide.choose(world, lead))
        else:
            world.answer(self.memory.seat, action)

    # ------------------------------------------------------------------------------ policy and value

    def _grow(self, leaves: Sequence[Leaf]) -> None:
        """Add the new questions to the tree, with how likely their answers are."""
        asked = [(leaf, leaf.ask) for leaf in leaves if leaf.ask is not None and not leaf.shut]
        positions = [Position(self._guide.view(leaf.world, ask.seat), ask) for leaf, ask in asked]
        for (leaf, ask), likely in zip(asked, self._likely(positions) if positions else [], strict=True):
            leaf.path[-1][0].next.setdefault(leaf.key, Node(ask.options, likely))

    def _likely(self, positions: Sequence[Position]) -> Sequence[Sequence[float]]:
        if self._policy is not None:
            return self._policy(positions)
        return [self._ranked(position) for position in positions]

    def _ranked(self, position: Position) -> list[float]:
        ranked = self._guide.rank(position.view, position.ask)
        places = {action: place for place, action in enumerate(ranked)}
        return [LIKELIER ** places[option] if option in places else 0.0 for option in position.ask.options]

    def _values(self, leaves: Sequence[Leaf]) -> list[Sequence[float]]:
        """What each seat may hope for at each leaf."""
        if self._play_on:
            found = [self._played_on(leaf) for leaf in leaves]
        else:
            found = [self._guide.result(leaf.world) if leaf.world.over else [] for leaf in leaves]
        going_on = [number for number, values in enumerate(found) if not values]
        worlds = [leaves[number].world for number in going_on]
        valued = self._value(worlds) if self._value and worlds else map(self._guide.hopes, worlds)
        for number, values in zip(going_on, valued, strict=True):
            found[number] = values
        return found

    def _played_on(self, leaf: Leaf) -> Sequence[float]:
        """What comes of playing on, if that is for the guide to say: at the end, or where no value is given."""
        values: Sequence[float] = (
            self._guide.hopes(leaf.world) if leaf.shut else self._guide.play_on(leaf.world, leaf.stage)
        )
        return values if leaf.world.over or self._value is None else []

"""Notes on answers: what one costs and where it leads, for clients to show before it is given."""

from msgspec import Struct


class Note(Struct, frozen=True, omit_defaults=True):
    """What an answer costs, the way it leads (modules or squares), and the squares it looks at."""

    money: int = 0
    way: list[int] = []
    squares: list[int] = []

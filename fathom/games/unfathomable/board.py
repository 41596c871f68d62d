"""The SS Atlantica and the water around her: spaces, who is next to whom, arrows, numbers and the ways inside."""

from enum import StrEnum

from fathom.kernel.maps.paths import distances, onward


class Space(StrEnum):
    """A place for figures. Even numbers lie to port, odd ones to starboard; 1 and 2 at the bow."""

    W1 = "w1"
    W2 = "w2"
    W3 = "w3"
    W4 = "w4"
    W5 = "w5"
    W6 = "w6"
    W7 = "w7"
    W8 = "w8"
    D1 = "d1"
    D2 = "d2"
    D3 = "d3"
    D4 = "d4"
    D5 = "d5"
    D6 = "d6"
    D7 = "d7"
    D8 = "d8"
    BRIDGE = "bridge"
    CHAPEL = "chapel"
    CABIN = "cabin"
    CARGO = "cargo"
    GALLEY = "galley"
    BOILER = "boiler"
    SICKBAY = "sickbay"
    BRIG = "brig"
    ABYSS = "abyss"  # off the board: no space, and next to nothing (1.3)


WATER = tuple(Space(f"w{number}") for number in range(1, 9))  # 21.2
DECK = tuple(Space(f"d{number}") for number in range(1, 9))  # 21.12, 21.13
NUMBERS: dict[Space, tuple[int, ...]] = {  # 21.18b
    Space.BRIDGE: (1, 2),
    Space.CHAPEL: (3,),
    Space.CABIN: (4,),
    Space.CARGO: (5,),
    Space.GALLEY: (6,),
    Space.BOILER: (7, 8),
}
ROOMS = tuple(NUMBERS)  # the interior spaces that can be damaged (9.10, 21.19, 25.3a, 32.5)
INTERIOR = (*ROOMS, Space.SICKBAY, Space.BRIG)  # 21.17
SHIP = (*DECK, *INTERIOR)  # 21.8
BOARD = (*WATER, *SHIP)
OPEN = (*DECK, *ROOMS)  # where players may go (2.3d, 9.9, 32.4), and on the ship Deep Ones (9.11, 21.20b, 32.6)

BOW = {Space.W1: (1, 2, 3, 4), Space.W2: (5, 6, 7, 8)}  # 7.0
STERN = (Space.W7, Space.W8)  # 5.0

DECK_OF_ROLL: dict[int, Space] = dict(enumerate(DECK, 1))
ROOM_OF_ROLL: dict[int, Space] = {number: room for room, numbers in NUMBERS.items() for number in numbers}
BOW_OF_ROLL: dict[int, Space] = {number: water for water, numbers in BOW.items() for number in numbers}

ARROW: dict[Space, Space] = {  # 21.4, 21.14
    **dict(zip(WATER, DECK, strict=True)),
    **{deck: ROOM_OF_ROLL[number] for number, deck in DECK_OF_ROLL.items()},
}
TOWARD_BOW: dict[Space, Space] = {WATER[n]: WATER[n - 2] for n in range(2, 8)}
TOWARD_STERN: dict[Space, Space] = {
    **{bow: stern for stern, bow in TOWARD_BOW.items()},
    **dict.fromkeys(STERN, Space.ABYSS),
}

RING = (1, 2, 4, 6, 8, 7, 5, 3)
ROOM_EDGES = (
    (Space.BRIDGE, Space.CHAPEL),
    (Space.BRIDGE, Space.CABIN),
    (Space.CHAPEL, Space.CABIN),
    (Space.CHAPEL, Space.CARGO),
    (Space.CHAPEL, Space.SICKBAY),
    (Space.CABIN, Space.GALLEY),
    (Space.CABIN, Space.SICKBAY),
    (Space.CARGO, Space.GALLEY),
    (Space.CARGO, Space.BOILER),
    (Space.CARGO, Space.BRIG),
    (Space.GALLEY, Space.BOILER),
    (Space.GALLEY, Space.BRIG),
)
EDGES = (
    *((WATER[a - 1], WATER[b - 1]) for a, b in zip(RING, RING[1:] + RING[:1], strict=True)),
    *((DECK[a - 1], DECK[b - 1]) for a, b in zip(RING, RING[1:] + RING[:1], strict=True)),
    *((start, to) for start, to in ARROW.items()),
    *ROOM_EDGES,
)
ADJACENT: dict[Space, tuple[Space, ...]] = {
    space: tuple(b if a is space else a for a, b in EDGES if space in (a, b)) for space in Space
}  # 4.0, 4.1


def rooms_beside(room: Space) -> list[Space]:
    """The rooms that one can walk on to: the Brig and the Sickbay are closed."""
    return [to for to in ADJACENT[room] if to in NUMBERS]


DISTANCE: dict[Space, dict[Space, int]] = {room: distances(room, rooms_beside) for room in ROOMS}
NEAREST: dict[Space, tuple[Space, ...]] = {  # 25.5a, 25.5b
    room: tuple(sorted((to for to in ROOMS if to != room), key=lambda to: (DISTANCE[room][to], -NUMBERS[to][-1])))
    for room in ROOMS
}
NEXT: dict[Space, dict[Space, Space]] = {  # 3.17c; of two equal ways the one through the higher number
    room: {
        to: max(onward(room, DISTANCE[to], rooms_beside), key=lambda via: NUMBERS[via][-1])
        for to in ROOMS
        if to != room
    }
    for room in ROOMS
}


def nearest_room(space: Space) -> Space:
    """The room nearest to a character, as our cards mean it."""
    if space in NUMBERS:
        return space
    return {Space.SICKBAY: Space.CABIN, Space.BRIG: Space.GALLEY}.get(space) or ARROW[space]

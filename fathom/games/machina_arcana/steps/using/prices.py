"""The stamina that an explorer pays for what is printed on no card and no space."""

DOOR = 2  # CELL2e
BREAK = 4  # CELL2f, CELL2j, AI9a: to destroy a door; monsters pay as much
EXPLORE = EXIT = 2  # TILE4a, TILE6a
TRADE, INVENTORY = 2, 3  # ITEM8a, ITEM9a

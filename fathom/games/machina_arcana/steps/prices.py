"""The stamina that an explorer pays for what is printed on no card and no space."""

DOOR = 2  # CELL2e
EXPLORE = EXIT = 2  # TILE4a, TILE6a
TRADE, INVENTORY = 2, 3  # ITEM8a, ITEM9a

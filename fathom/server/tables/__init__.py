"""Tables in memory: opening, answering, undo, clocks and bots."""

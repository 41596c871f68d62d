"""The ship: its rooms, its damage, where it sails, ports and markets (SHIP, GEN8, NAV, PORT, MKT)."""

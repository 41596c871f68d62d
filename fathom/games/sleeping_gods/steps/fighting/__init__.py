"""Fights: rounds, attacks, wounds, tricks, synergy tokens (CBT, ENE, SYN)."""

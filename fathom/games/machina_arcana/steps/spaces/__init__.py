"""Spaces and tiles: moving, reach, finding tiles, and what spaces do (TILE, CELL, TGT)."""

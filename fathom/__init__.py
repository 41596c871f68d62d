"""Fathom: a digital table for four big board games of the deep."""

from importlib.metadata import version

__version__ = version("fathom-table")

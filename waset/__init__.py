"""Waset: a table for board games about ancient Egypt."""

__version__ = "0.1.0"

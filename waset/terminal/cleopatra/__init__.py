"""Cleopatra in words and pictures for the terminal."""

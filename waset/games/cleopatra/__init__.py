"""Cleopatra and the Society of Architects: one set of rules, an edition is a declaration."""

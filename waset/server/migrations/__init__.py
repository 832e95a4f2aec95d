"""How the schema grew, one revision after the other."""

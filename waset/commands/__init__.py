"""The program: one module per command."""

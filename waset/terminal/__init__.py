"""The text client: words, drawings, and the table at the terminal."""

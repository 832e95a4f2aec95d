"""The Pharaoh's Gold in words and pictures for the terminal."""

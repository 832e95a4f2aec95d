"""Das Gold des Pharao (The Pharaoh's Gold) by Arthur Tebbe, 2007."""

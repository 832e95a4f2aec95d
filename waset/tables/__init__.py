"""The multiplayer table: commands, the log they write, and what everybody may see of it; no sockets, no SQL."""

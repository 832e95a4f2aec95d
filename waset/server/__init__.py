"""The wires of the multiplayer server: storage, sockets, HTTP."""

"""How server and thinking processes mark where a message ends."""

from __future__ import annotations

from struct import Struct

LENGTH = Struct("!I")  # of the question that follows
CHOICE = Struct("!I")  # the number of an option
NONE = 0xFFFFFFFF  # in place of a choice: the bot failed

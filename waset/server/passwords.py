"""Passwords: hashed by argon2, in threads, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes 64 MiB


class Passwords:
    """Makes and checks hashes; checking takes as long when there is nothing to check against."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def nobodys(self) -> str:
        """The hash of a password that nobody has."""
        return self.hasher.hash("")

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, password_hash: str, password: str) -> bool:
        """Whether it is the password; an empty hash fits none."""
        async with self.turns:
            return await asyncio.to_thread(self.check, password_hash, password)

    def check(self, password_hash: str, password: str) -> bool:
        """The same in a thread."""
        try:
            self.hasher.verify(password_hash or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(password_hash)

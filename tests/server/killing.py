"""Lets processes write to a file and kills them one after the other; says on standard output what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time

from tests.server.samples import summary
from waset.server.opening import opened
from waset.tables.ports import Growth, Receipt, Store

TABLES = 8


async def write(store: Store, table: str, life: int) -> None:
    """Let one log grow from where it ends, and speak only of what has been acknowledged."""
    log = await store.entries(table)
    if not log:
        await store.create(table, [b"begin"], summary(), 1.0)
    seq = max(len(log), 1)
    while True:
        body = f"{life}-{seq + 1}"
        receipt = Receipt("anna", body, body.encode())
        await store.append(Growth(table, seq, [body.encode()], summary(), time.time(), receipt))
        seq += 1
        os.write(1, f"{table} {seq} {body}\n".encode())


async def live(path: str, life: int) -> None:
    """Write to all tables at once until the end comes, which is soon even when nobody is left to bring it."""
    signal.alarm(30)
    async with opened(path) as storage:
        os.write(1, b"ready\n")
        await asyncio.gather(*(write(storage.store, f"table-{number}", life) for number in range(TABLES)))


def main(path: str, lives: int, seed: int) -> None:
    """One life after the other, each cut off at a random moment."""
    rng = random.Random(seed)
    for life in range(lives):
        child = os.fork()
        if child == 0:
            asyncio.run(live(path, life))
            os._exit(1)
        time.sleep(rng.uniform(0.05, 0.4))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

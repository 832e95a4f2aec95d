"""The process in which bots think: reads what they are asked, writes the number of what they choose."""

from __future__ import annotations

import os
import pickle
import sys
from queue import SimpleQueue
from random import SystemRandom
from threading import Thread
from traceback import format_tb
from typing import BinaryIO

import msgspec

from waset.bots import Budget, Place, bot_named, undisturbed
from waset.games import game_named
from waset.server.framing import CHOICE, LENGTH, NONE
from waset.tables.ports import Thought

NICENESS = 5  # people's moves go before


def main() -> None:
    """Think until the server is gone."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what a bot prints is no answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=receive, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        answers.write(CHOICE.pack(answered(questions.get())))


def receive(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Pass on what comes; at the end of it end at once, also in the middle of a thought."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def answered(work: bytes) -> int:
    """The number of the option, or that there is none; the log tells where a bot failed, and nothing that it knew."""
    try:
        return chosen(work)
    except Exception as problem:
        where = format_tb(problem.__traceback__)
        line = {"event": "bot failed", "level": "error", "problem": type(problem).__name__, "where": where}
        sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
        return NONE


def chosen(work: bytes) -> int:
    """The number of the option that the bot chooses."""
    thought: Thought
    seconds: float | None
    thought, seconds = pickle.loads(work)  # noqa: S301 (from the server that started us)
    budget = None if seconds is None else Budget(seconds=seconds)
    game = game_named(thought.game, thought.rules)
    player = bot_named(thought.bot, Place(game, thought.seat, SystemRandom(), budget))
    return thought.options.index(undisturbed(player, thought.view, thought.options))


if __name__ == "__main__":
    main()

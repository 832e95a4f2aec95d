"""`waset play`: a game against bots in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path

from waset.bots import BOTS, UnknownBot
from waset.commands.refusal import Refusal, chosen_bots, chosen_options, named, said, whole_number
from waset.engine.deal import SEED_BYTES, SealedDealer
from waset.engine.match import Match
from waset.engine.record import BadRecord
from waset.terminal.catalogue import LANGUAGES, catalogue, preferred
from waset.terminal.console import Console, Left
from waset.terminal.game import LocalGame, seat_records
from waset.terminal.saves import SavedGame, default_folder, new_file, resumed, unfinished
from waset.terminal.session import Session
from waset.terminal.welcome import FIRST_OPPONENT, Welcome, Wish, nearest

DEFAULT_GAME = "cleopatra-2006"
DEFAULT_SEATS = 3


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "play",
        help="play against bots in the terminal",
        description="Play against bots in the terminal. Without arguments a first screen asks what to play.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help=f"the game ({DEFAULT_GAME})")
    command.add_argument("--seats", type=whole_number, metavar="N", help=f"how many players ({DEFAULT_SEATS})")
    command.add_argument("--seat", type=whole_number, metavar="K", help="your own seat, from 1 on (1)")
    command.add_argument("--name", metavar="NAME", help="your name")
    command.add_argument(
        "--bots",
        metavar="A[,B…]",
        help=f"the bots, taking the other seats in turn: {', '.join(BOTS)} ({FIRST_OPPONENT})",
    )
    command.add_argument("--lang", choices=LANGUAGES, help="the language (that of the system, else en)")
    command.add_argument("--seed", metavar="HEX64", help="the secret seed, 64 hexadecimal digits (a random one)")
    command.add_argument(
        "--option",
        action="append",
        metavar="NAME[=VALUE]",
        help="an option of the game; `waset rules GAME --settings` lists them",
    )
    command.add_argument("--resume", nargs="?", const="", metavar="FILE", help="continue a game (the latest)")
    command.add_argument("--saves", metavar="DIR", help="where games are saved")
    command.add_argument("--plain", action="store_true", help="no colours, and never clear the screen")
    command.add_argument(
        "--fast", action="store_true", help="take every only option by itself, also a payment, but go to no offering"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play a game to its end or until somebody leaves."""
    console = Console(plain=arguments.plain)
    folder = Path(arguments.saves) if arguments.saves else default_folder(os.environ)
    try:
        wish = wished(arguments, console, folder)
        game = continued(wish.resume) if wish.resume is not None else begun(arguments, wish, folder)
        session = Session(console, game, catalogue(wish.language))
        session.is_fast = arguments.fast
        session.play()
    except Left:
        return 0
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refusal(f"the game cannot be saved in {folder}: {error.strerror or error}") from None
    return 0


def wished(arguments: argparse.Namespace, console: Console, folder: Path) -> Wish:
    """What is to be played: said by arguments, or asked for."""
    language = arguments.lang or preferred(os.environ)
    game = named(arguments.game or DEFAULT_GAME)
    wish = Wish(game.name, nearest(game.seats, DEFAULT_SEATS), {}, language)
    if arguments.resume is not None:
        return wish._replace(resume=Path(arguments.resume) if arguments.resume else latest(folder))
    said = (arguments.game, arguments.seats, arguments.seat, arguments.bots, arguments.seed, arguments.option)
    if any(value is not None for value in said):
        seats = wish.seats if arguments.seats is None else arguments.seats
        return wish._replace(seats=seats, options=chosen_options(game, seats, arguments.option or ()))
    return Welcome(console, wish).ask(folder)


def latest(folder: Path) -> Path:
    """The unfinished game that was played last."""
    waiting = unfinished(folder)
    if not waiting:
        raise Refusal(f"there is no unfinished game in {folder}")
    return waiting[0]


def continued(file: Path) -> LocalGame:
    """An unfinished game from its file."""
    try:
        return LocalGame(*resumed(file))
    except BadRecord as bad:
        raise Refusal(f"{file} cannot be continued: {said(bad.reason)}") from None
    except UnknownBot as unknown:
        raise Refusal(f"{file} cannot be continued: {unknown}") from None


def begun(arguments: argparse.Namespace, wish: Wish, folder: Path) -> LocalGame:
    """A new game, or a refusal when it cannot be set up like this."""
    game = named(wish.game)
    seat = 1 if arguments.seat is None else arguments.seat
    if not 1 <= seat <= wish.seats:
        raise Refusal(f"--seat is from 1 to {wish.seats}, not {seat}")
    bots = chosen_bots(arguments.bots or wish.bots)
    name = arguments.name or catalogue(wish.language).say("ui.guest")
    dealer = SealedDealer(given_seed(arguments.seed))
    saved = SavedGame(new_file(folder, game.name), dealer, seat_records(name, seat - 1, bots, wish.seats))
    return LocalGame(Match(game, wish.seats, wish.options), saved)


def given_seed(text: str | None) -> bytes:
    """The seed that was given, or a new one."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES or len(text) != 2 * SEED_BYTES:
        raise Refusal(f"--seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed

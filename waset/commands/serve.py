"""`waset serve`: tables for everybody who has the address."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser

from waset.commands.refusal import Refusal
from waset.server.configuration import SETTINGS, BadConfiguration, configured

BROWSE = "WASET_BROWSE"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "serve",
        help="serve tables to browsers and bots",
        description="Serve tables to browsers and bots. Each option is a variable too: --port is WASET_PORT.",
    )
    for setting in SETTINGS:
        command.add_argument(f"--{setting.name}", dest=setting.field, metavar=setting.metavar, help=setting.says)
    command.add_argument("--browse", action="store_true", help="open a browser when there is a screen")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal ends it."""
    try:
        configuration = configured(vars(arguments), os.environ)
    except BadConfiguration as bad:
        raise Refusal(str(bad)) from None
    from waset.server.serving import CannotServe, serve  # late: the other commands need none of its packages

    try:
        serve(configuration, say_and_show if arguments.browse or os.environ.get(BROWSE) else say)
    except CannotServe as problem:
        raise Refusal(str(problem)) from None
    return 0


def say(address: str) -> None:
    """One line with the address."""
    print(f"Waset is open at {address}", flush=True)


def say_and_show(address: str) -> None:
    """The same, and a browser where there is a screen."""
    say(address)
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether somebody sits before this machine."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

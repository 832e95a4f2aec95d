"""How a server is set up: by flags, by the environment, or as usual."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from waset.terminal.saves import default_folder

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
POSTGRES = ("postgresql:", "postgresql+", "postgres:")
LOGS = ("json", "text")


class BadConfiguration(Exception):
    """A setting that cannot be used, said in one line."""


@dataclass(frozen=True)
class Configuration:
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_address: str = ""
    trusted_proxies: tuple[Network, ...] = ()
    bots: int = 1
    bot_seconds: float | None = None
    log: str = "json"
    requests_per_second: float = 20.0
    sockets_per_address: int = 100
    node: str = ""
    metrics_token: str = ""

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return self.public_address.startswith("https:")

    @property
    def is_shared(self) -> bool:
        """Whether several nodes may write to the database."""
        return self.database.startswith(POSTGRES)


@dataclass(frozen=True)
class Setting:
    """One setting: the flag `--name`, the variable `WASET_NAME`, how it is read, and what it is when nobody says."""

    name: str
    field: str
    metavar: str
    read: Callable[[str], Any]
    default: Callable[[], Any]
    says: str

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return "WASET_" + self.name.upper().replace("-", "_")


def default_database() -> str:
    """A file beside the games of the terminal."""
    return str(default_folder(os.environ).parent / "waset.db")


def default_bots() -> int:
    """One process for each core but one."""
    return max(1, (os.cpu_count() or 1) - 1)


def read_text(text: str) -> str:
    """A text that is not empty."""
    if not text.strip() or not text.isprintable():
        raise ValueError("must not be empty")
    return text


def read_port(text: str) -> int:
    """A port; 0 is any that is free."""
    if not text.isdecimal() or int(text) > 65535:
        raise ValueError("is a number from 0 to 65535")
    return int(text)


def read_database(text: str) -> str:
    """An address of PostgreSQL, or a file."""
    if "://" in text and not text.startswith(POSTGRES):
        raise ValueError("is a file, or postgresql://USER:PASSWORD@HOST/NAME")
    return text if text.startswith(POSTGRES) else str(Path(read_text(text)).expanduser())


def read_address(text: str) -> str:
    """An address without a path, as a browser names an origin."""
    parts = urlsplit(text)
    has_more = parts.path not in ("", "/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in ("http", "https") or not parts.hostname or has_more:
        raise ValueError("is http://HOST or https://HOST, with :PORT if need be, and no path")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas."""
    try:
        return tuple(ipaddress.ip_network(one.strip()) for one in text.split(",") if one.strip())
    except ValueError:
        raise ValueError("is a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8") from None


def read_count(text: str) -> int:
    """A number of at least one."""
    if not text.isdecimal() or not 1 <= int(text) <= 100_000:
        raise ValueError("is a whole number of at least 1")
    return int(text)


def read_seconds(text: str) -> float:
    """A time above zero."""
    number = read_number(text)
    if not 0 < number <= 15:
        raise ValueError("is a number of seconds above 0, and 15 at most")
    return number


def read_number(text: str) -> float:
    """A number that is not negative."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise ValueError("is a number, and not negative")
    return number


def read_log(text: str) -> str:
    """A form of log."""
    if text not in LOGS:
        raise ValueError(f"is one of: {', '.join(LOGS)}")
    return text


SETTINGS = (
    Setting("host", "host", "ADDRESS", read_text, lambda: "127.0.0.1", "where to listen (127.0.0.1)"),
    Setting("port", "port", "N", read_port, lambda: 8000, "the port; 0 is any free one (8000)"),
    Setting(
        *("database", "database", "FILE|URL", read_database, default_database),
        "a file, or postgresql://… (waset.db beside the saved games)",
    ),
    Setting(
        *("public-address", "public_address", "URL", read_address, lambda: ""),
        "how people reach it, such as https://games.example; other hosts are then refused",
    ),
    Setting(
        *("trusted-proxy", "trusted_proxies", "A[,B…]", read_networks, lambda: ()),
        "proxies whose X-Forwarded-For is believed (none)",
    ),
    Setting("bots", "bots", "N", read_count, default_bots, "processes in which bots think (cores - 1)"),
    Setting(
        *("bot-seconds", "bot_seconds", "S", read_seconds, lambda: None),
        "how long a bot may think about a move (as long as each usually does)",
    ),
    Setting("log", "log", "json|text", read_log, lambda: "json", "the form of the log on standard error (json)"),
    Setting(
        *("requests-per-second", "requests_per_second", "N", read_number, lambda: 20.0),
        "for one person, and five times as many for one address; 0 is no limit (20)",
    ),
    Setting(
        *("sockets-per-address", "sockets_per_address", "N", read_count, lambda: 100),
        "open sockets and long polls for one address (100)",
    ),
    Setting(
        *("node", "node", "NAME", read_text, lambda: ""),
        "this node among several; one that keeps its name goes on at once with its bots' moves (a random one)",
    ),
    Setting(
        *("metrics-token", "metrics_token", "TOKEN", read_text, lambda: ""),
        "who sends it as a bearer may read /metrics from anywhere (nobody: only this machine reads it)",
    ),
)


def configured(flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Configuration:
    """What flags and environment come to; a flag goes before a variable."""
    return Configuration(**{setting.field: value_of(setting, flags, environment) for setting in SETTINGS})


def value_of(setting: Setting, flags: Mapping[str, str | None], environment: Mapping[str, str]) -> Any:
    """One setting, or `BadConfiguration` that names it the way it was given."""
    flag = flags.get(setting.field)
    text = flag if flag is not None else environment.get(setting.variable) or None
    if text is None:
        return setting.default()
    try:
        return setting.read(text)
    except ValueError as problem:
        name = setting.variable if flag is None else f"--{setting.name}"
        raise BadConfiguration(f"{name} {problem}") from None

"""Games on disk: a record that is written after every decision, and beside it the seed as long as it is secret."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import strftime
from typing import Any

from waset.engine.deal import SealedDealer
from waset.engine.game import Reason
from waset.engine.match import Match
from waset.engine.record import BadRecord, GameRecord, SeatRecord, decode, encode, rebuild, record_of
from waset.files import write_whole
from waset.games import UnknownGame, game_named

HUMAN = "human"
RECORD, SEED = ".json", ".seed"
OWNER_ONLY = 0o600  # a running game holds all its secrets


def default_folder(environment: Mapping[str, str]) -> Path:
    """Where a person's games lie on this system."""
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"], "waset", "saves")
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data, "waset", "saves")


class SavedGame:
    """One game's files."""

    def __init__(self, file: Path, dealer: SealedDealer, seats: Sequence[SeatRecord]) -> None:
        self.file = file
        self.dealer = dealer
        self.seats = tuple(seats)

    @property
    def seed_file(self) -> Path:
        """Where the seed lies while it is secret."""
        return self.file.with_suffix(SEED)

    def write(self, match: Match[Any]) -> None:
        """Write the game as it stands; once it is over, the record holds the seed and the secret file goes."""
        if not match.is_over and not self.seed_file.exists():
            write_whole(self.seed_file, f"{self.dealer.seed.hex()}\n".encode(), OWNER_ONLY)
        write_whole(self.file, encode(record_of(match, self.seats, self.dealer)), OWNER_ONLY)
        if match.is_over:
            self.seed_file.unlink(missing_ok=True)


def new_file(folder: Path, game: str) -> Path:
    """A name that no other game has."""
    return folder / f"{game}-{strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}{RECORD}"


def unfinished(folder: Path) -> list[Path]:
    """The games that wait to be continued, the latest first."""
    found = [file.with_suffix(RECORD) for file in folder.glob(f"*{SEED}")]
    return sorted((file for file in found if file.exists()), key=lambda file: file.stat().st_mtime, reverse=True)


def read_record(file: Path) -> GameRecord:
    """The record in a file, or `BadRecord` with its reason."""
    try:
        return decode(file.read_bytes())
    except OSError:
        raise BadRecord(Reason("record.unreadable")) from None


def resumed(file: Path) -> tuple[Match[Any], SavedGame]:
    """An unfinished game from its files, every step checked, or `BadRecord` with its reason."""
    record = read_record(file)
    if record.seed is not None:
        raise BadRecord(Reason("record.over"))
    try:
        match = rebuild(record, game_named(record.game))
    except UnknownGame:
        raise BadRecord(Reason("table.no_such_game")) from None
    return match, SavedGame(file, secret_dealer(file, record), record.seats)


def secret_dealer(file: Path, record: GameRecord) -> SealedDealer:
    """The dealer with the seed that lies beside a record."""
    beside = file.with_suffix(SEED)
    try:
        dealer = SealedDealer(bytes.fromhex(beside.read_text(encoding="ascii").strip()))
    except OSError:
        raise BadRecord(Reason("record.no_seed", "", {"file": beside.name})) from None
    except ValueError:
        raise BadRecord(Reason("record.not_a_seed", "", {"file": beside.name})) from None
    if dealer.commitment != record.commitment:
        raise BadRecord(Reason("record.not_its_seed", "", {"file": beside.name}))
    return dealer

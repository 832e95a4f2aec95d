"""A game is saved after every decision, and whoever comes back finds it as it was."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.playing import SEED, anything, command, environment, played
from waset.engine.record import decode


def the_file(folder: Path, suffix: str) -> Path:
    """The only file with this suffix."""
    [file] = folder.glob(f"*{suffix}")
    return file


def test_leaving_saves_and_says_how_to_continue(saves: Path) -> None:
    result = played(saves, ["1", "1", "quit"], "--seed", SEED)
    assert result.returncode == 0
    file = the_file(saves, ".json")
    assert f"waset play --resume {file}" in result.stdout


def test_the_seed_is_kept_apart_while_it_is_secret(saves: Path) -> None:
    played(saves, ["1"], "--seed", SEED)
    assert SEED not in the_file(saves, ".json").read_text(encoding="utf-8")
    seed_file = the_file(saves, ".seed")
    assert seed_file.read_text(encoding="ascii").strip() == SEED
    if sys.platform != "win32":
        assert stat.S_IMODE(seed_file.stat().st_mode) == 0o600


def test_a_continued_game_goes_on_where_it_was_left_and_ends(saves: Path) -> None:
    arguments = ("--seats", "2", "--option", "short_game", "--seat", "2", "--seed", SEED)
    played(saves, ["1"] * 12, *arguments)
    file = the_file(saves, ".json")
    before = decode(file.read_bytes()).steps
    result = played(saves, anything(7), "--resume", "--fast")
    assert result.returncode == 0, result.stderr
    assert "= wealth" in result.stdout
    assert decode(file.read_bytes()).steps[: len(before)] == before
    assert list(saves.glob("*.seed")) == []
    once_more = played(saves, [], "--resume", str(file))
    assert once_more.returncode == 2
    assert once_more.stderr == f"waset: {file} cannot be continued: That game is over; `waset replay` shows it.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_killed_game_has_lost_nothing(saves: Path) -> None:
    process = subprocess.Popen(
        command("play", "--saves", str(saves), "--seed", SEED),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n1\n1\nlog\nhand\n")
    process.stdin.flush()
    seen = b""
    while b"Your hand" not in seen.rpartition(b"The whole game so far")[2] or seen.count(b"\n> ") < 5:
        seen += os.read(process.stdout.fileno(), 65536)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    result = played(saves, ["log", "quit"], "--resume")
    log = seen.decode().rpartition("The whole game so far")[2].split("\n> ")[0]
    assert log.strip()
    assert log in result.stdout


def test_without_its_seed_a_game_cannot_be_continued(saves: Path) -> None:
    played(saves, ["1"], "--seed", SEED)
    the_file(saves, ".seed").unlink()
    file = the_file(saves, ".json")
    result = played(saves, [], "--resume", str(file))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "Its seed is missing" in result.stderr


def test_a_wrong_seed_is_noticed(saves: Path) -> None:
    played(saves, ["1"], "--seed", SEED)
    the_file(saves, ".seed").write_text("00" * 32, encoding="ascii")
    result = played(saves, [], "--resume")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "is not the seed of this game" in result.stderr


def test_a_damaged_file_is_refused_in_one_line(saves: Path) -> None:
    played(saves, ["1"], "--seed", SEED)
    file = the_file(saves, ".json")
    file.write_bytes(file.read_bytes()[:-40])
    result = played(saves, [], "--resume", str(file))
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)


def test_nothing_to_continue_is_said(saves: Path) -> None:
    result = played(saves, [], "--resume")
    assert (result.returncode, result.stderr) == (2, f"waset: there is no unfinished game in {saves}\n")


def test_a_folder_that_cannot_be_written_is_said(saves: Path) -> None:
    blocked = saves / "file"
    blocked.write_text("", encoding="utf-8")
    result = played(blocked, ["1"], "--seed", SEED)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "cannot be saved" in result.stderr

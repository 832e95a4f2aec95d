"""Finds the fenced examples of a page and runs them."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs.matching import difference

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 120

# Commands that a page may show and that are not run, each with the reason.
NOT_RUN = {
    "./play": "installs into the clone and waits for a person",
    "./check": "runs these very tests",
    ".venv/bin/pip": "changes the installation that runs these tests",
    ".venv/bin/mutmut": "takes hours",
    "git": "changes the clone",
    "uv": "is not among the tools of ./check",
}
SHELL_SIGNS = {"|", "||", "&", "&&", ";", "<", ">", ">>", "2>"}
UNCHECKED = {"sh", "bash", "shell", "zsh", "pycon", "python3", "py"}

FENCE = re.compile(r"^(?P<indent> *)(?P<marks>`{3,}|~{3,}) *(?P<info>[^`]*)$")
EXIT = re.compile(r"\[exits (\d+)\]")
NO_RUN = re.compile(r"no-run: *\S.*")


class WrongExample(AssertionError):
    """An example does not do what its page says."""


@dataclass(frozen=True)
class Block:
    """One fenced example."""

    line: int
    language: str
    note: str
    text: str


@dataclass(frozen=True)
class Command:
    """One command of a console block and what the page says it does."""

    words: list[str]
    output: list[str]
    status: int


def blocks_of(text: str) -> Iterator[Block]:
    """All fenced blocks of a page, those in lists too."""
    lines = iter(enumerate(text.splitlines(), 1))
    for number, line in lines:
        if not (opening := FENCE.match(line)):
            continue
        indent, marks = len(opening["indent"]), opening["marks"]
        body: list[str] = []
        for _, inner in lines:
            if inner.strip().startswith(marks) and not inner.strip(" " + marks[0]):
                break
            body.append(inner[min(indent, len(inner) - len(inner.lstrip())) :])
        else:
            raise WrongExample(f"line {number}: the block has no end")
        language, _, note = opening["info"].strip().partition(" ")
        yield Block(number, language, note.strip(), "\n".join(body))


def commands_of(block: Block) -> list[Command]:
    """The commands of a console block."""
    first, *parts = re.split(r"^\$ ", block.text.replace("\\\n", ""), flags=re.MULTILINE)
    if first.strip() or not parts:
        raise WrongExample("a console block starts with `$ command`")
    return [command_of(part) for part in parts]


def command_of(part: str) -> Command:
    """One command line with the output that follows it."""
    line, *output = part.rstrip().splitlines()
    status = 0
    if output and (match := EXIT.fullmatch(output[-1])):
        status = int(match[1])
        output.pop()
    return Command(shlex.split(line, comments=True), output, status)


def run_page(text: str, folder: Path) -> int:
    """Runs all examples of a page in order in one folder; how many Python blocks it leaves out."""
    left_out = 0
    for block in blocks_of(text):
        try:
            left_out += run_block(block, folder)
        except WrongExample as wrong:
            raise WrongExample(f"line {block.line}: {wrong}") from None
    return left_out


def run_block(block: Block, folder: Path) -> bool:
    """Runs one example; whether it is one that asks not to be run."""
    if block.language in UNCHECKED:
        raise WrongExample(f"`{block.language}` blocks are not checked; write `console` or `python`")
    if block.language == "python" and block.note:
        if not NO_RUN.fullmatch(block.note):
            raise WrongExample("write the reason: `python no-run: reason`")
        return True
    if block.language == "python":
        compare([sys.executable, "-c", block.text], Command([], [], 0), folder)
    elif block.language == "console":
        run_console(commands_of(block), folder)
    elif block.language == "json":
        parse_json(block.text)
    return False


def parse_json(text: str) -> None:
    """A JSON block must be JSON."""
    try:
        json.loads(text)
    except ValueError as error:
        raise WrongExample(f"not JSON: {error}") from None


def run_console(commands: Iterable[Command], folder: Path) -> None:
    """Runs the commands of waset; the others must be known ones."""
    for command in commands:
        name, *arguments = command.words or [""]
        if name != "waset" and name not in NOT_RUN:
            raise WrongExample(f"`{name}` is not a command that pages may show")
        if name == "waset":
            if SHELL_SIGNS & set(arguments):
                raise WrongExample("only plain commands are run, without pipes and redirections")
            compare([sys.executable, "-m", "waset", *arguments], command, folder)


def compare(program: list[str], command: Command, folder: Path) -> None:
    """Runs a program and holds it against what the page says."""
    result = subprocess.run(
        program,
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=TIMEOUT,
        check=False,
    )
    output = result.stdout.decode().rstrip().splitlines()
    shown = " ".join(["$", *command.words]) if command.words else "python"
    if result.returncode != command.status:
        raise WrongExample("\n".join([f"{shown} exits {result.returncode}, not {command.status}", *output]))
    if command.output and (wrong := difference(command.output, output)):
        raise WrongExample("\n".join([f"{shown} prints something else", *wrong]))


def environment(folder: Path) -> dict[str, str]:
    """The same surroundings for everybody: own home, plain English, no colours."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    plain = {"LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)}
    return {**kept, **plain, "HOME": str(folder), "TMPDIR": str(folder)}

"""Every example of the pages runs and does what its page says."""

from pathlib import Path

import pytest

from tests.docs.examples import ROOT, Block, Command, WrongExample, blocks_of, commands_of, run_page
from tests.docs.matching import difference, line_matches, matches

AT_THE_ROOT = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
PAGES = [name for name in AT_THE_ROOT if (ROOT / name).exists()]
PAGES += sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))


def page(language: str, *lines: str) -> str:
    """A page with one example."""
    return "\n".join(["Text.", f"```{language}", *lines, "```", ""])


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_of_a_page_run(name: str, tmp_path: Path) -> None:
    left_out = run_page((ROOT / name).read_text(encoding="utf-8"), tmp_path)
    print(f"{name}: {left_out} Python examples not run")


@pytest.mark.parametrize(
    ("expected", "line", "is_match"),
    [
        ("seat 1 takes 3", "seat 1 takes 3", True),
        ("seat 1 takes 3", "seat 1 takes 3  ", True),
        ("seat 1 takes 3", "seat 1 takes 30", False),
        ("seat … takes …", "seat 2 takes nothing", True),
        ("seat … takes 3", "seat 2 takes 4", False),
        ("a.c", "abc", False),
    ],
)
def test_dots_in_a_line_stand_for_any_text(expected: str, line: str, is_match: bool) -> None:
    assert line_matches(expected, line) is is_match


@pytest.mark.parametrize(
    ("expected", "lines", "is_match"),
    [
        ("a b c", "a b c", True),
        ("a b", "a b c", False),
        ("a b c", "a b", False),
        ("… c", "a b c", True),
        ("… c", "c", True),
        ("a … c …", "a b c c d", True),
        ("a … c", "a b c d", False),
        ("… b … b", "a b a", False),
        ("…", "", True),
        ("a", "", False),
    ],
)
def test_a_line_of_dots_stands_for_any_lines(expected: str, lines: str, is_match: bool) -> None:
    assert matches(expected.split(), lines.split()) is is_match
    assert (difference(expected.split(), lines.split()) == []) is is_match


def test_blocks_are_found_with_their_language_and_note() -> None:
    text = "```json\n{}\n```\n- item\n  ````python no-run: slow\n  if x:\n\n    ```\n  ````\n~~~\nplain\n~~~\n"
    assert list(blocks_of(text)) == [
        Block(1, "json", "", "{}"),
        Block(5, "python", "no-run: slow", "if x:\n\n  ```"),
        Block(10, "", "", "plain"),
    ]


def test_a_console_block_is_read_as_commands() -> None:
    text = "$ waset play \\\n    --seed 'a b'\none\n\ntwo\n\n$ waset nothing\nno\n[exits 2]\n$ waset rules  # all"
    assert commands_of(Block(1, "console", "", text)) == [
        Command(["waset", "play", "--seed", "a b"], ["one", "", "two"], 0),
        Command(["waset", "nothing"], ["no"], 2),
        Command(["waset", "rules"], [], 0),
    ]


@pytest.mark.parametrize(
    "text",
    [
        page("console", "$ rm -rf everything"),
        page("console", "$ waset --no-such-option"),
        page("console", "$ waset play | head"),
        page("console", "no command"),
        page("bash", "waset play"),
        page("python", "assert 1 == 2"),
        page("python no-run", "pass"),
        page("python no-run:", "pass"),
        page("json", "{,}"),
        "```python\nwithout end",
    ],
)
def test_a_wrong_example_is_found_out(text: str, tmp_path: Path) -> None:
    with pytest.raises(WrongExample, match=r"line \d"):
        run_page(text, tmp_path)


def test_an_unexpected_output_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(WrongExample, match="prints something else"):
        run_page(page("console", "$ waset --help", "something else"), tmp_path)


def test_good_examples_share_a_folder_and_count_those_left_out(tmp_path: Path) -> None:
    pages = [
        page("python", "open('kept.txt', 'w').close()"),
        page("python", "open('kept.txt').close()"),
        page("python no-run: needs a screen", "no python"),
        page("console", "$ ./play --setup", "$ ./check", "check: …"),
        page("console", "$ waset --no-such-option", "…", "[exits 2]"),
        page("json", '{"seat": 1}'),
        page("text", "anything"),
    ]
    assert run_page("\n".join(pages), tmp_path) == 1

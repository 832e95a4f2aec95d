"""Where rule numbers stand: as headings of pages, as citations in code and pages, and in names of tests."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

NUMBER = r"(?:C|06|19|P)\.[A-Z]+\d+"
HEADING = re.compile(rf"^## ({NUMBER}) \S", re.MULTILINE)
IN_PAGE = re.compile(rf"(?<![\w.])({NUMBER})(?!\w)")
IN_BRACKETS = re.compile(rf"\[({NUMBER})\]")
ALONE = re.compile(rf"[\"']({NUMBER})[\"']")
IN_NAME = re.compile(r"(?<=_)(C|06|19|P)_([A-Z]+\d+)(?=_|$)")
MEANT_IN_NAME = re.compile(r"test_(?:C|06|19|P)_")
REFUSALS = "test_reasons"  # in these files a number says which rule refuses; that alone does not test the rule
TEXTS = {tokenize.COMMENT, tokenize.STRING}


class Numbering(NamedTuple):
    """All places where numbers stand, each by the file it was found in."""

    headings: Mapping[str, list[str]]
    page_citations: Mapping[str, list[str]]
    code_citations: Mapping[str, list[str]]
    test_names: Mapping[str, list[str]]


def headings(page: str) -> list[str]:
    """The numbers that a page has a heading for."""
    return HEADING.findall(page)


def page_citations(page: str) -> list[str]:
    """The numbers that a page speaks of."""
    return IN_PAGE.findall(page)


def code_citations(source: str) -> list[str]:
    """The numbers that comments and texts of code cite in brackets, and those that stand alone as a text."""
    found: list[str] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in TEXTS:
            alone = ALONE.fullmatch(token.string)
            found += [alone[1]] if alone else IN_BRACKETS.findall(token.string)
    return found


def names_of_tests(source: str) -> list[str]:
    """The names of the tests of a file."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return [function.name for function in functions if function.name.startswith("test_")]


def numbers_of(name: str) -> list[str]:
    """The numbers that the name of a test carries."""
    return [f"{edition}.{rest}" for edition, rest in IN_NAME.findall(name)]


def problems(numbering: Numbering) -> dict[str, list[str]]:
    """What is wrong with the numbering: each kind of problem with its numbers or names."""
    stated = Counter(flat(numbering.headings))
    names = flat(numbering.test_names)
    carried = {number for name in names for number in numbers_of(name)}
    ruled = flat({file: listed for file, listed in numbering.test_names.items() if REFUSALS not in file})
    tested = {number for name in ruled for number in numbers_of(name)}
    cited = set(flat(numbering.code_citations))
    in_pages = set(flat(numbering.page_citations))
    found = {
        "headings that stand twice": sorted(number for number, times in stated.items() if times > 1),
        "rules that no code cites": in_order(stated.keys() - cited),
        "rules without a test": in_order(stated.keys() - tested),
        "numbers cited by code without a heading": in_order(cited - stated.keys()),
        "numbers of tests without a heading": in_order(carried - stated.keys()),
        "numbers cited by pages without a heading": in_order(in_pages - stated.keys()),
        "tests with several numbers": sorted(name for name in names if len(numbers_of(name)) > 1),
        "tests with a broken number": sorted(name for name in names if MEANT_IN_NAME.match(name) and broken(name)),
    }
    return {problem: listed for problem, listed in found.items() if listed}


def broken(name: str) -> bool:
    """Whether a name that begins like one with a number does not begin with one."""
    return IN_NAME.match(name, len("test_")) is None


def flat(by_file: Mapping[str, Iterable[str]]) -> list[str]:
    """What all files hold together."""
    return [one for listed in by_file.values() for one in listed]


def in_order(numbers: Iterable[str]) -> list[str]:
    """Numbers by edition and chapter, and then as numbers: 9 before 10."""
    return sorted(numbers, key=lambda number: (re.sub(r"\d+$", "", number), int(re.findall(r"\d+$", number)[0])))

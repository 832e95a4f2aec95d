"""Rulebook, code, test: one numbering. Every number has a page, a citation in code and a test, and no other is used."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.project.files import ROOT, relative
from tests.rules import numbering
from tests.rules.numbering import Numbering, code_citations, headings, numbers_of, page_citations, problems

PAGES = ROOT / "docs" / "rules"
DECISIONS = ROOT / "docs" / "decisions"
GAMES = ROOT / "waset" / "games"
TESTS = ROOT / "tests" / "rules"


def collected(files: list[Path], collect: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What is found in each file."""
    return {relative(path): collect(path.read_text(encoding="utf-8")) for path in files}


def of_the_project() -> Numbering:
    """The numbering as it stands."""
    pages = sorted((PAGES / "en").rglob("*.md"))
    prose = [*pages, *sorted(PAGES.glob("*.md")), *sorted(DECISIONS.rglob("*.md"))]
    return Numbering(
        collected(pages, headings),
        collected(prose, page_citations),
        collected(sorted(GAMES.rglob("*.py")), code_citations),
        collected(sorted(TESTS.rglob("test_*.py")), numbering.names_of_tests),
    )


@pytest.mark.parametrize(
    "problem",
    [
        "headings that stand twice",
        "rules that no code cites",
        "rules without a test",
        "numbers cited by code without a heading",
        "numbers of tests without a heading",
        "numbers cited by pages without a heading",
        "tests with several numbers",
        "tests with a broken number",
    ],
)
def test_the_numbering_has_no(problem: str) -> None:
    listed = problems(of_the_project()).get(problem, [])
    assert not listed, f"{problem}: {', '.join(listed)}"


def test_the_project_is_found() -> None:
    found = of_the_project()
    assert {"C.G1", "C.M2", "06.H3", "06.V2"} <= set(numbering.flat(found.headings))
    assert {"C.M2", "06.B1"} <= set(numbering.flat(found.code_citations))
    assert "06.V1" in numbering.flat(found.page_citations)
    assert "test_the_project_is_found" in numbering.flat(found.test_names)


def sample(
    page: str = "## C.M1 A rule", code: str = "# [C.M1]", tests: str = "def test_C_M1_it_holds(): ..."
) -> dict[str, list[str]]:
    """The problems of a project with one page, one module and one file of tests."""
    return problems(
        Numbering(
            {"page.md": headings(page)},
            {"page.md": page_citations(page)},
            {"code.py": code_citations(code)},
            {"test_page.py": numbering.names_of_tests(tests)},
        )
    )


def test_a_sound_sample_has_no_problem() -> None:
    assert sample() == {}


def test_a_rule_without_code_is_found_out() -> None:
    assert sample(code="") == {"rules that no code cites": ["C.M1"]}


def test_a_rule_without_a_test_is_found_out() -> None:
    assert sample(tests="def test_it_holds(): ...") == {"rules without a test": ["C.M1"]}


def test_a_refusal_alone_does_not_test_a_rule() -> None:
    names = {"tests/rules/test_reasons.py": ["test_C_M1_it_is_refused", "test_C_M2_it_is_refused"]}
    found = problems(Numbering({"page.md": ["C.M1"]}, {}, {"code.py": ["C.M1"]}, names))
    assert found == {"rules without a test": ["C.M1"], "numbers of tests without a heading": ["C.M2"]}


def test_a_citation_without_a_page_is_found_out() -> None:
    assert sample(code="# [C.M1] [19.K3]") == {"numbers cited by code without a heading": ["19.K3"]}


def test_a_test_of_no_rule_is_found_out() -> None:
    tests = "def test_C_M1_it_holds(): ...\ndef test_06_B12_it_holds(): ..."
    assert sample(tests=tests) == {"numbers of tests without a heading": ["06.B12"]}


def test_a_page_that_speaks_of_no_rule_is_found_out() -> None:
    page = "## C.M1 A rule\n\nAs in [06.S3](setup.md), see P.A1."
    assert sample(page=page) == {"numbers cited by pages without a heading": ["06.S3", "P.A1"]}


def test_a_heading_that_stands_twice_is_found_out() -> None:
    assert sample(page="## C.M1 A rule\n\n## C.M1 Again") == {"headings that stand twice": ["C.M1"]}


def test_a_heading_that_stands_on_two_pages_is_found_out() -> None:
    both = Numbering({"a.md": ["C.M1"], "b.md": ["C.M1"]}, {}, {"code.py": ["C.M1"]}, {"test.py": ["test_C_M1_a"]})
    assert problems(both) == {"headings that stand twice": ["C.M1"]}


def test_a_test_with_two_numbers_is_found_out() -> None:
    tests = "def test_C_M1_and_C_M1_hold(): ..."
    assert sample(tests=tests) == {"tests with several numbers": ["test_C_M1_and_C_M1_hold"]}


@pytest.mark.parametrize("name", ["test_C_it_holds", "test_06_K_it_holds", "test_C_m2_it_holds", "test_C_M2it_holds"])
def test_a_test_with_a_broken_number_is_found_out(name: str) -> None:
    tests = f"def test_C_M1_it_holds(): ...\ndef {name}(): ..."
    assert sample(tests=tests) == {"tests with a broken number": [name]}


def test_numbers_are_listed_as_numbers() -> None:
    assert numbering.in_order(["C.B10", "C.B9", "06.B9", "C.A4"]) == ["06.B9", "C.A4", "C.B9", "C.B10"]


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ("# Title\n\n## C.G1 The garden\n\ntext\n\n## 06.K7 Vizier", ["C.G1", "06.K7"]),
        ("### C.G1 Too deep\n\n## The rule C.G1\n\n##C.G1 Glued\n\n## C.G1", []),
        ("## C.G Chapter\n\n## 07.G1 Of no edition", []),
    ],
)
def test_headings_of_rules_are_recognised(page: str, found: list[str]) -> None:
    assert headings(page) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""[C.M1] A rule [06.B2]."""', ["C.M1", "06.B2"]),
        ("x = 1  # [C.E1]", ["C.E1"]),
        ('Reason("reason.x", "C.M1")\nPieceType("06.B1", 9)', ["C.M1", "06.B1"]),
        ('"""[C.X] A chapter, C.M1 in prose, [c.m1]."""', []),
        ("shares[C.M1]", []),
    ],
)
def test_citations_in_code_are_recognised(source: str, found: list[str]) -> None:
    assert code_citations(source) == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_C_M1_a_rule", ["C.M1"]),
        ("test_06_B12_a_rule", ["06.B12"]),
        ("test_P_AB3_a_rule_like_06_H3", ["P.AB3", "06.H3"]),
        ("test_a_rule", []),
        ("test_ABC_M1_a_rule", []),
    ],
)
def test_numbers_in_names_are_recognised(name: str, found: list[str]) -> None:
    assert numbers_of(name) == found


def test_methods_are_tests_too() -> None:
    source = "class TestMarket:\n    def test_C_M1_a(self): ...\n\n    def helper(self): ..."
    assert numbering.names_of_tests(source) == ["test_C_M1_a"]

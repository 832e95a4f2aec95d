"""The moments of Cleopatra that the browser's client is compared with are those that the terminal tells now."""

from tests.words.cleopatra_vectors import FILE, text


def test_the_vectors_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "write them anew: python -m tests.words.cleopatra_vectors"

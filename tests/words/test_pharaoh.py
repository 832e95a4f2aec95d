"""What the browser's words of the Pharaoh's Gold are compared with is what the terminal says now."""

from tests.words.pharaoh import FILE, written


def test_the_vectors_of_the_pharaoh_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.words.pharaoh writes them anew"

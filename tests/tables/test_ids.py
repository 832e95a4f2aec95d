"""The ids of tables."""

from waset.tables.service import new_id


def test_no_id_looks_like_an_option_of_a_command() -> None:
    names = {new_id() for _ in range(5_000)}
    assert len(names) == 5_000
    assert not any(name.startswith("-") for name in names)

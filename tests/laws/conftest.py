"""How much random play each setup gets in a law: a repeatable minute for all in the gate, hours with `-m study`."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

STUDY = "study"
ALLOWED = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
settings.register_profile("laws", max_examples=60, deadline=None, derandomize=True, suppress_health_check=ALLOWED)
settings.register_profile(STUDY, max_examples=10_000, deadline=None, suppress_health_check=ALLOWED)


def pytest_configure(config: pytest.Config) -> None:
    """The tests of this folder are read after this: `examples` sees the profile."""
    settings.load_profile(STUDY if config.option.markexpr == STUDY else "laws")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every law is its own study: the same test with far more examples and no limit of time."""
    if config.option.markexpr != STUDY:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(STUDY)
            item.add_marker(pytest.mark.timeout(0))

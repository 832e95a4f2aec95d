"""What only the server needs is not loaded by anybody else."""

import ast
import subprocess
import sys

import pytest

from tests.project.files import ROOT, project_files, relative
from tests.project.import_problems import imported_names

OF_THE_SERVER = {
    *("alembic", "argon2", "fastapi", "prometheus_client", "psycopg", "pydantic", "sqlalchemy"),
    *("starlette", "structlog", "uvicorn", "uvloop", "webauthn", "websockets"),
}
OTHERS = [
    name
    for name in map(relative, project_files())
    if name.startswith("waset/") and name.endswith(".py") and not name.startswith("waset/server/")
]


@pytest.mark.parametrize("name", OTHERS)
def test_only_the_server_imports_its_packages(name: str) -> None:
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    imported = {module.partition(".")[0] for module in imported_names(tree, name.rpartition("/")[0].replace("/", "."))}
    assert imported & OF_THE_SERVER == set()


def test_the_program_starts_without_them() -> None:
    command = [sys.executable, "-c", "import sys, waset.commands.main; print(*sys.modules)"]
    loaded = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    assert set(loaded) & OF_THE_SERVER == set()

"""The files for hosts name what is there: files, commands, flags, variables."""

from __future__ import annotations

import argparse
import re
import shlex
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.project.files import ROOT
from waset.commands.main import parser
from waset.commands.serve import BROWSE
from waset.server.configuration import SETTINGS, configured

GUIDE = ROOT / "docs" / "guides" / "host-a-server.md"
DEPLOYED = ("Dockerfile", "compose.yaml", "deploy/waset.service", "deploy/Caddyfile", "deploy/nginx.conf")
VARIABLES = {setting.variable for setting in SETTINGS} | {BROWSE}


def text_of(name: str) -> str:
    """A file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def instructions(text: str) -> list[tuple[str, str]]:
    """A Dockerfile as its instructions."""
    joined = re.sub(r"\\\n\s*", " ", text)
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def serve_parser() -> argparse.ArgumentParser:
    """What `waset serve` understands."""
    (commands,) = (one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    served: argparse.ArgumentParser = commands.choices["serve"]
    return served


def test_the_guide_has_every_flag_with_its_variable() -> None:
    rows = re.findall(r"^\| `--([\w-]+)` \| `(WASET_\w+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    flags = {option[2:] for action in serve_parser()._actions for option in action.option_strings if option[:2] == "--"}
    assert {flag for flag, _ in rows} == flags - {"help"}
    assert rows == [(flag, "WASET_" + flag.upper().replace("-", "_")) for flag, _ in rows]
    assert {variable for _, variable in rows} == VARIABLES


@pytest.mark.parametrize("name", DEPLOYED)
def test_the_guide_links_each_file_and_the_file_names_known_variables_only(name: str) -> None:
    assert f"(../../{name})" in GUIDE.read_text(encoding="utf-8")
    assert set(re.findall(r"WASET_[A-Z_]+", text_of(name))) <= VARIABLES


def test_the_image_is_made_of_files_that_are_there() -> None:
    found = instructions(text_of("Dockerfile"))
    copied = [word for kind, rest in found if kind == "COPY" and "--from" not in rest for word in rest.split()[:-1]]
    allowed = [line[1:] for line in text_of(".dockerignore").splitlines() if line.startswith("!")]
    for name in copied:
        assert (ROOT / name).exists(), name
        assert name.split("/")[0] in allowed, name


def test_the_image_has_two_stages_no_privileges_and_a_look_at_its_health() -> None:
    found = instructions(text_of("Dockerfile"))
    kinds = [kind for kind, _ in found]
    assert kinds.count("FROM") == 2
    assert kinds.index("USER") < kinds.index("CMD")
    assert dict(found)["USER"] == "waset"
    assert "/health" in dict(found)["HEALTHCHECK"]
    assert dict(found)["CMD"] == '["waset", "serve"]'


def test_the_image_holds_nothing_but_what_the_page_of_licences_lists() -> None:
    found = instructions(text_of("Dockerfile"))
    into_the_image = [rest for kind, rest in found if kind == "RUN" and "--python /opt/waset install" in rest]
    assert [re.findall(r"\S+\.(?:lock|whl)", rest) for rest in into_the_image] == [
        ["requirements.lock"],
        ["/tmp/wheel/*.whl"],
    ]
    assert [rest for kind, rest in found if kind == "RUN" and "/opt/waset/bin" in rest] == []
    assert [rest for kind, rest in found if kind == "COPY" and "--from" in rest] == [
        "--from=build /opt/waset /opt/waset"
    ]


def test_the_image_leaves_out_compiled_libraries_without_licences() -> None:
    runs = [rest for kind, rest in instructions(text_of("Dockerfile")) if kind == "RUN"]
    assert sum("uninstall --yes psycopg-binary" in rest for rest in runs) == 1
    assert sum("libpq5" in rest for rest in runs) == 1


def test_the_image_is_set_up_with_settings_that_can_be_read() -> None:
    environment = dict(re.findall(r"(WASET_\w+)=(\S+)", text_of("Dockerfile")))
    found = configured({}, environment)
    assert (found.host, found.port) == ("0.0.0.0", 8000)


def test_the_services_wait_for_each_other_and_keep_their_data() -> None:
    composed: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    server, database = composed["services"]["server"], composed["services"]["database"]
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in database["healthcheck"]["test"][1]
    used = {volume.split(":")[0] for service in (server, database) for volume in service["volumes"]}
    assert used == set(composed["volumes"])
    address = re.sub(r"\$\{.*?\}", "secret", server["environment"]["WASET_DATABASE"])
    assert configured({"database": address}, {}).is_shared


def test_the_unit_starts_a_command_that_is_understood() -> None:
    unit = text_of("deploy/waset.service")
    (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, *words = shlex.split(command)
    assert program.endswith("/.venv/bin/waset")
    assert parser().parse_args(words).command == "serve"


def test_the_proxies_pass_sockets_on_and_name_the_visitor() -> None:
    assert "reverse_proxy 127.0.0.1:8000" in text_of("deploy/Caddyfile")
    for line in ("Upgrade $http_upgrade;", "Connection $connection_upgrade;", "X-Forwarded-For $remote_addr;"):
        assert f"proxy_set_header {line}" in text_of("deploy/nginx.conf")

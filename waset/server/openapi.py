"""The description of the interface, made from the endpoints and the very types they read and tell."""

from __future__ import annotations

import re
from functools import cache
from types import UnionType
from typing import Any, get_args

import msgspec
from starlette.responses import Response

from waset import __version__
from waset.engine.record import plain
from waset.server.calling import JSON, Endpoint
from waset.server.examples import EXAMPLES, REFUSALS
from waset.server.failures import STATUSES
from waset.server.messages import Answered, Health, Problem, Sent, Talk
from waset.server.routes import ENDPOINTS
from waset.server.table_examples import table_examples
from waset.tables.writing import Answer
from waset.terminal.catalogue import LANGUAGES

REFERENCE = "#/components/schemas/{name}"
ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
TABLE = {"name": "table", "in": "path", "required": True, "schema": ID, "description": "a table's id"}
GAME = {"name": "game", "in": "path", "required": True, "schema": ID, "description": "a game's name"}
LANGUAGE = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}, "description": "en, or another one"}
CLIENT_ID = {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {"type": "string", "maxLength": 64, "pattern": "^[!-~]*$"},
    "description": "the client's own id: the same id again is not done again, and gets the same answer",
}
LINK = {
    "name": "Waset-Link",
    "in": "header",
    "schema": {"type": "string"},
    "description": "the token of a link; sockets take it as `link` in the query",
}
COUNT = {"type": "integer", "minimum": 0}
SINCE = {"name": "since", "in": "query", "schema": COUNT, "description": "the version seen last"}
SEAT = {"name": "seat", "in": "query", "schema": COUNT, "description": "which of several own seats looks"}
STEP = {"name": "step", "in": "query", "schema": COUNT, "description": "how many steps were taken then"}
WAIT = {"name": "wait", "in": "query", "schema": {**COUNT, "maximum": 30}, "description": "seconds to wait for news"}
SEATS = {"name": "seats", "in": "query", "schema": COUNT, "description": "how many play; 3 unless it is said"}
OPTION = {
    "name": "option",
    "in": "query",
    "schema": {"type": "array", "items": {"type": "string"}},
    "description": "a setting as NAME=VALUE, or NAME alone to switch it on; as often as there are some",
}
QUERIES = {
    "/api/rules/{game}": [LANGUAGE],
    "/api/games/{game}/aid": [SEATS, OPTION],
    "/api/tables/{table}": [SINCE, SEAT],
    "/api/tables/{table}/events": [SINCE, WAIT, SEAT],
    "/api/tables/{table}/outlook": [SINCE, SEAT],
    "/api/tables/{table}/advice": [SEAT],
    "/api/tables/{table}/record": [SEAT],
    "/api/tables/{table}/replay": [STEP, SEAT],
    "/api/tables/{table}/replay/steps": [SEAT],
    "/api/tables/{table}/replay/story": [SEAT],
}
PUBLIC = {
    "health",
    "measured",
    "games",
    "rules",
    "aid_of_game",
    "open_tables",
    "enter",
    "sign_in",
    "begin_sign_in",
    "end_sign_in",
}
FOR_ALL = {
    "introduce",
    "me",
    "look",
    "wait",
    "watching",
    "aid_of_table",
    "outlook",
    "record",
    "replay",
    "replay_steps",
    "replay_story",
    "replay_chances",
    "replay_proof",
}  # and more for those who are known


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Waset",
            "version": __version__,
            "description": "Tables for board games about ancient Egypt.",
        },
        "paths": paths,
        "components": {"schemas": schemas(), "securitySchemes": SECURITY_SCHEMES},
    }


SECURITY_SCHEMES = {
    "guest": {"type": "apiKey", "in": "cookie", "name": "waset"},
    "bot": {"type": "http", "scheme": "bearer", "description": "the token of a bot's link"},
}


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """One endpoint."""
    told: dict[str, Any] = {
        "summary": endpoint.handler.__doc__,
        "operationId": endpoint.handler.__name__,
        "tags": [endpoint.handler.__module__.rsplit(".", 1)[-1]],
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
        "security": security(endpoint.handler.__name__),
    }
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: content(endpoint.body)}}
    return told


def security(name: str) -> list[dict[str, list[str]]]:
    """How one proves who one is."""
    if name in PUBLIC:
        return []
    return [*([{}] if name in FOR_ALL else []), {"guest": []}, {"bot": []}]


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What comes beside the body."""
    if "{game}" in endpoint.path:
        return [GAME, *QUERIES[endpoint.path]]
    if "{table}" not in endpoint.path:
        return []
    own = QUERIES.get(endpoint.path, []) if endpoint.method == "GET" else []
    return [TABLE, LINK, *own, *([CLIENT_ID] if endpoint.answer is Answer else [])]


def responses(endpoint: Endpoint) -> dict[str, Any]:
    """What may come back."""
    refusals = {str(status): refusal(kind) for kind, status in STATUSES.items()}
    if endpoint.answer is type(None):
        return {"204": {"description": "done"}, **refusals}
    kinds = answers(endpoint)
    if not kinds:
        figures = {"schema": {"type": "string"}, "example": "waset_tables 250.0\n"}
        return {"200": {"description": "text", "content": {"text/plain": figures}}, **refusals}
    told = {**content(kinds[-1]), **({} if len(kinds) == 1 else {"schema": any_of(kinds)})}
    found = {str(endpoint.status): {"description": "as asked", "content": {JSON: told}}, **refusals}
    if type(None) in get_args(endpoint.answer):
        found["204"] = {"description": "there is none"}
    if kinds == [Health]:
        found["503"] = {"description": "failing", "content": {JSON: content(Health)}}
    return found


def refusal(kind: str) -> dict[str, Any]:
    """A refusal of one kind, with what it means and an example of its own."""
    meaning, why = REFUSALS[kind]
    told = {**content(Problem), "example": msgspec.to_builtins(Problem(kind, why))}
    return {"description": f"{kind}: {meaning}", "content": {JSON: told}}


def any_of(kinds: list[Any]) -> dict[str, Any]:
    """That a message is one of several."""
    return {"anyOf": [content(kind)["schema"] for kind in kinds]}


def answers(endpoint: Endpoint) -> list[Any]:
    """The messages among what an endpoint gives back."""
    kinds = get_args(endpoint.answer) if isinstance(endpoint.answer, UnionType) else (endpoint.answer,)
    return [kind for kind in kinds if kind not in (Response, type(None))]


def content(kind: Any) -> dict[str, Any]:
    """A message with its example."""
    told: dict[str, Any] = {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}
    examples = EXAMPLES | table_examples()
    if kind in examples:
        told["example"] = plain(examples[kind])
    return told


def messages() -> list[Any]:
    """Every message that goes over the wires."""
    kinds = [Problem, Sent, Answered, Talk]
    for endpoint in ENDPOINTS:
        kinds += [endpoint.body] if endpoint.body is not None else []
        kinds += answers(endpoint)
    return list(dict.fromkeys(kinds))


def schemas(template: str = REFERENCE) -> dict[str, Any]:
    """The schemas of all messages, by name; the tag of a message that is alone in its place may be left out."""
    _, parts = msgspec.json.schema_components(messages(), ref_template=template)
    for kind in messages():
        part = parts[kind.__name__]
        if "type" in part.get("required", ()) and kind.__module__ == "waset.tables.commands":
            part["required"].remove("type")
    return {re.sub(r"\W", "_", name): part for name, part in sorted(parts.items())}

"""The application: routes, sockets and pages behind the guard."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from waset import __version__
from waset.engine.game import Reason
from waset.server import licences, openapi, pages
from waset.server.calling import Endpoint
from waset.server.desk import Desk
from waset.server.failures import Failure, refusing
from waset.server.guard import Guard
from waset.server.routes import ENDPOINTS
from waset.server.switchboard import Switchboard

DOCUMENT = "/api/openapi.json"


def application(desk: Desk) -> ASGIApp:
    """Everything a server answers."""
    app = FastAPI(title="Waset", version=__version__, openapi_url=DOCUMENT, docs_url=None, redoc_url=None)
    app.state.desk = desk
    app.router.routes += [route_of(endpoint) for endpoint in ENDPOINTS]
    app.router.routes += [*licences.routes(), *pages.routes()]
    app.add_exception_handler(HTTPException, refuse)
    app.openapi = openapi.document  # type: ignore[method-assign]
    return Guard(Switchboard(app), desk)


def route_of(endpoint: Endpoint) -> Route:
    """An endpoint as the router knows it."""

    async def answer(request: Request) -> Response:
        return await endpoint(request)

    return Route(endpoint.path, answer, methods=[endpoint.method])


async def refuse(request: Request, problem: Exception) -> Response:
    """What the router does not know, said like every other refusal."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == 405:
        return refusing(Failure("method", Reason("server.no_such_method")))
    return refusing(Failure("missing", Reason("server.no_such_page")))

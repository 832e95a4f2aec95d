"""About the server itself."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from waset.server import metrics
from waset.server.calling import JSON, Call, Routes
from waset.server.health import examined
from waset.server.messages import Health
from waset.server.security import check_measuring

ROUTES = Routes()
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@ROUTES.get("/health")
async def health(call: Call) -> Health | Response:
    """Whether the server can do its work; 503 when it cannot."""
    found = await examined(call.desk)
    if found.status != "ok":
        return Response(msgspec.json.encode(found), 503, media_type=JSON)
    return found


@ROUTES.get("/metrics")
async def measured(call: Call) -> Response:
    """Figures for Prometheus, on this machine or by their token."""
    check_measuring(call.desk.configuration, call.address, call.request.headers)
    metrics.TABLES.set(len(call.desk.tables.writer.cache.tables))
    return Response(metrics.written(), media_type=PROMETHEUS)

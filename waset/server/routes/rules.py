"""The numbered rules of the games."""

from __future__ import annotations

from waset.engine.game import Reason
from waset.games import GAMES
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.rulebook import Rulebook, rulebook

ROUTES = Routes()


@ROUTES.get("/api/rules/{game}")
async def rules(call: Call) -> Rulebook:
    """The rules of a game, chapter by chapter, as structured text."""
    game = GAMES.get(call.request.path_params["game"])
    if game is None:
        raise Failure("missing", Reason("table.no_such_game"))
    language = call.request.query_params.get("lang", LANGUAGES[0])
    return rulebook(game, language if language in LANGUAGES else LANGUAGES[0])

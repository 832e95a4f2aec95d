"""Player aids: of a game for a table that one describes, and of a table that is there."""

from __future__ import annotations

from waset.engine.aid import Aid
from waset.engine.game import BadSetup, Reason
from waset.engine.settings import typed
from waset.games import GAMES
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.server.looking import need_watcher
from waset.server.routes.tables import look_of

ROUTES = Routes()
SEATS = 3  # where nobody says how many


@ROUTES.get("/api/games/{game}/aid")
async def aid_of_game(call: Call) -> Aid:
    """The player aid of a game for so many seats and with these options, by keys of the catalogue of words."""
    game = GAMES.get(call.request.path_params["game"])
    if game is None:
        raise Failure("missing", Reason("table.no_such_game"))
    options = dict(typed(game.settings, text) for text in call.request.query_params.getlist("option"))
    try:
        return game.aid(call.number("seats", SEATS) or 0, options)
    except BadSetup as bad:
        raise Failure("invalid", bad.reason) from None


@ROUTES.get("/api/tables/{table}/aid")
async def aid_of_table(call: Call) -> Aid:
    """The player aid of a table, under the version of the rules that it plays and with what it has chosen."""
    tables = call.desk.tables
    await need_watcher(tables, call.table, await look_of(call))
    async with tables.writer.reading(call.table) as table:
        return table.game.aid(table.opened.seats, table.opened.options)

"""Everything that can be asked of the server, by subject."""

from waset.server.calling import Endpoint
from waset.server.routes import accounts, ahead, aids, links, meta, moves, people, records, replays, rules, tables

ENDPOINTS: list[Endpoint] = [
    endpoint
    for subject in (people, accounts, tables, moves, ahead, links, records, replays, rules, aids, meta)
    for endpoint in subject.ROUTES.endpoints
]

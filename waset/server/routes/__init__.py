"""Everything that can be asked of the server, by subject."""

from waset.server.calling import Endpoint
from waset.server.routes import accounts, ahead, links, meta, moves, people, records, tables

ENDPOINTS: list[Endpoint] = [
    endpoint
    for subject in (people, accounts, tables, moves, ahead, links, records, meta)
    for endpoint in subject.ROUTES.endpoints
]

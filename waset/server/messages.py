"""What goes over the wires beside the tables' own messages; each is defined once, here or there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from waset.engine.game import Detail, Seat
from waset.engine.settings import Value
from waset.tables.commands import Actions, Command, Create, Name, Place
from waset.tables.parts import Line

LONGEST_LOGIN = 64
LONGEST_PASSWORD = 1024
LONGEST_KEY = 64
KEY_PATTERN = f"^[!-~]{{0,{LONGEST_KEY}}}$"

Login = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LOGIN)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST_PASSWORD)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Key = Annotated[str, msgspec.Meta(max_length=LONGEST_KEY, pattern=KEY_PATTERN)]
LinkKind = Annotated[str, msgspec.Meta(pattern="^(seat|spectator|host|bot)$")]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The body of a request."""


class Telling(msgspec.Struct, frozen=True):
    """The body of an answer."""


class Why(Telling, frozen=True):
    """Why something was refused: a key of the catalogue of words, the rule's number, and details for the words."""

    key: str
    rule: str = ""
    details: dict[str, Detail] = {}


class Problem(Telling, frozen=True):
    """An answer that is a refusal."""

    error: (
        str  # malformed, unknown, forbidden, missing, method, stale, too_large, invalid, too_many, failed, away, full
    )
    reason: Why


class Introduce(Asking, frozen=True):
    """A guest's name."""

    name: Name


class Me(Telling, frozen=True):
    """Who somebody is here."""

    id: str
    name: str
    created: float
    passkeys: int = 0


class UseLink(Asking, frozen=True):
    """The token of a link that signs somebody in."""

    token: Token


class Entered(Telling, frozen=True):
    """Who a link signed in, and at which table."""

    table: str
    me: Me


class Credentials(Asking, frozen=True):
    """A login and its password."""

    login: Login
    password: Password


class Ceremony(Telling, frozen=True):
    """What a browser needs to make or use a passkey, and the number of the ceremony."""

    ceremony: str
    options: dict[str, Any]


class Signed(Asking, frozen=True):
    """What the browser's authenticator answered to a ceremony."""

    ceremony: Token
    credential: dict[str, Any]


class SettingTold(Telling, frozen=True):
    """Something that a table may choose."""

    name: str
    rule: str
    default: Value
    choices: list[Value]
    seats: list[int]
    choices_by_seats: dict[int, list[Value]] = {}  # only where they depend on the number of seats
    least: int | None = None  # where it is a number
    most: int | None = None


class GameTold(Telling, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str  # the newest version, which new tables play
    versions: list[str]  # all that tables and records may play, the newest first
    seats: list[int]
    settings: list[SettingTold]


class Offered(Telling, frozen=True):
    """The games and bots of this server; the bots from easy to strong."""

    games: list[GameTold]
    bots: list[str]


class TableListed(Telling, frozen=True):
    """A table in a list: its title holds seats, names, options, whose turn it is and who has won; own: your seats.

    Version and time are those of the last change that a list shows, which talk is not.
    """

    id: str
    version: int
    created: float
    updated: float
    game: str
    status: str
    title: dict[str, Any]
    own: list[int] = []


class TableList(Telling, frozen=True):
    """Tables, the one that changed last first."""

    tables: list[TableListed]


class TableNamed(Telling, frozen=True):
    """A table that somebody opened or is sent to."""

    table: str


class Try(Asking, frozen=True):
    """Ask whether an own seat may do this now, or after decisions that are only tried out."""

    action: Any
    seat: Place | None = None  # needed by those who hold several
    after: Actions = []


class Rehearse(Asking, frozen=True):
    """Ask what an own seat could do after these decisions; nothing is done."""

    after: Actions
    seat: Place | None = None  # needed by those who hold several


class Verdict(Telling, frozen=True):
    """Why something is not allowed, or nothing when it is."""

    reason: Why | None


class Continue(Asking, frozen=True):
    """Go on from a record at a new table: from its end, or from the point before a step."""

    record: dict[str, Any]
    table: Create
    step: int | None = None


class Bring(Asking, frozen=True):
    """Look at the finished game of a record again, alone or with anybody who has the address."""

    record: dict[str, Any]
    is_open: bool = False


class ForkHere(Asking, frozen=True):
    """Go on from the point before a step of this finished game, at a new table."""

    step: int
    table: Create


class GiveLink(Asking, frozen=True):
    """A link in place of the one of its kind and seat that was given before; a bot gets a name."""

    kind: LinkKind
    seat: Place | None = None
    name: Name = "bot"


class LinkGiven(Telling, frozen=True):
    """The secret of a link. It is told once; only its hash is kept."""

    kind: str
    token: str
    seat: Seat | None = None


class TakeLinks(Asking, frozen=True):
    """Take links back, all or those of one kind."""

    kind: LinkKind | None = None


class LinksTaken(Telling, frozen=True):
    """How many links work no more."""

    revoked: int


class Watching(Telling, frozen=True):
    """How many people without a seat watch a table; sockets tell it whenever it changes."""

    watching: int


class Talk(Telling, frozen=True):
    """Something was said, and nothing else has happened: for sockets that want to be told of it alone."""

    version: int
    talk: list[Line]


class Sent(Asking, frozen=True):
    """A command by a socket, with the sender's own id for it: under the same one it is carried out once."""

    command: Command
    key: Key = ""


class Answered(Telling, frozen=True, omit_defaults=True):
    """What a command by a socket was answered: the version after it, or why it was refused."""

    key: str
    answered: int | None = None
    status: int = 200  # the number that HTTP has for it
    problem: Problem | None = None


class Health(Telling, frozen=True):
    """Whether the server can do its work."""

    status: str  # ok, or failing
    version: str
    node: str
    database: str  # writable, or failing

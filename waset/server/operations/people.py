"""People, what proves who they are, and their accounts."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, insert, literal, select, update

from waset.server import schema
from waset.server.operations.steps import Operation, Step, Taken
from waset.server.recognising import CHANNEL
from waset.tables.ports import Account, Passkey, Person

PERSON, TOKEN, ACCOUNT, PASSKEY = schema.person, schema.token, schema.account, schema.passkey

ADD_PERSON, ADD_TOKEN, ADD_ACCOUNT, ADD_PASSKEY = (insert(one) for one in (PERSON, TOKEN, ACCOUNT, PASSKEY))
WHOSE = (
    select(PERSON.c.id, PERSON.c.name, PERSON.c.created)
    .join(TOKEN, TOKEN.c.person == PERSON.c.id)
    .where(TOKEN.c.token_hash == bindparam("token_hash"))
)
DROP_TOKEN = delete(TOKEN).where(TOKEN.c.token_hash == bindparam("hash"))
RENAME = update(PERSON).where(PERSON.c.id == bindparam("person")).values(name=bindparam("new_name"))
FIND_ACCOUNT = select(ACCOUNT.c.person, ACCOUNT.c.login, ACCOUNT.c.password_hash).where(
    ACCOUNT.c.login == bindparam("login")
)
KEYS = select(PASSKEY.c.credential, PASSKEY.c.person, PASSKEY.c.public_key, PASSKEY.c.uses)
FIND_KEY = KEYS.where(PASSKEY.c.credential == bindparam("credential"))
KEYS_OF = KEYS.where(PASSKEY.c.person == bindparam("person")).order_by(PASSKEY.c.credential)
# Told with the commit: no node hears of it before, and none can die between the two.
NOTICES = {"postgresql": select(func.pg_notify(literal(CHANNEL), literal("")))}
COUNT = update(PASSKEY).where(PASSKEY.c.credential == bindparam("key")).values(uses=bindparam("new_uses"))


def add_person(person: Person, token_hash: bytes) -> Operation[None]:
    """Keep a person and the first token."""
    yield Step(ADD_PERSON, {"id": person.id, "name": person.name, "created": person.created})
    yield from add_token(person.id, token_hash)


def is_proved(person: str, token_hash: bytes) -> Operation[None]:
    """Find out whether a token is this person's."""
    owner = yield from whose(token_hash)
    if owner is None or owner.id != person:
        raise Taken


def whose(token_hash: bytes) -> Operation[Person | None]:
    """Whose token it is."""
    found = yield Step(WHOSE, {"token_hash": token_hash})
    return Person(*found.rows[0]) if found.rows else None


def add_token(person: str, token_hash: bytes) -> Operation[None]:
    """One more token."""
    yield Step(ADD_TOKEN, {"token_hash": token_hash, "person": person})


def drop_token(dialect: str, token_hash: bytes) -> Operation[None]:
    """One token less."""
    yield Step(DROP_TOKEN, {"hash": token_hash})
    yield from tell_nodes(dialect)


def rename(dialect: str, person: str, name: str) -> Operation[None]:
    """Another name."""
    yield Step(RENAME, {"person": person, "new_name": name})
    yield from tell_nodes(dialect)


def tell_nodes(dialect: str) -> Operation[None]:
    """Have every node forget whom it has recognised, where there may be others."""
    if dialect in NOTICES:
        yield Step(NOTICES[dialect], {})


def add_account(account: Account) -> Operation[None]:
    """Keep an account."""
    yield Step(ADD_ACCOUNT, {"login": account.login, "person": account.person, "password_hash": account.password_hash})


def has_account(account: Account) -> Operation[None]:
    """Find out whether the login belongs to exactly this account."""
    found = yield from find_account(account.login)
    if found != account:
        raise Taken


def find_account(login: str) -> Operation[Account | None]:
    """The account with a login."""
    found = yield Step(FIND_ACCOUNT, {"login": login})
    return Account(*found.rows[0]) if found.rows else None


def add_passkey(passkey: Passkey) -> Operation[None]:
    """Keep a passkey."""
    yield Step(
        ADD_PASSKEY,
        {
            "credential": passkey.credential,
            "person": passkey.person,
            "public_key": passkey.public_key,
            "uses": passkey.uses,
        },
    )


def has_passkey(passkey: Passkey) -> Operation[None]:
    """Find out whether the credential belongs to exactly this passkey."""
    found = yield from find_passkey(passkey.credential)
    if found != passkey:
        raise Taken


def find_passkey(credential: bytes) -> Operation[Passkey | None]:
    """The passkey with a credential id."""
    found = yield Step(FIND_KEY, {"credential": credential})
    return Passkey(*found.rows[0]) if found.rows else None


def passkeys(person: str) -> Operation[list[Passkey]]:
    """All passkeys of a person."""
    found = yield Step(KEYS_OF, {"person": person})
    return [Passkey(*row) for row in found.rows]


def count_passkey(credential: bytes, uses: int) -> Operation[None]:
    """How often a passkey has been used."""
    yield Step(COUNT, {"key": credential, "new_uses": uses})

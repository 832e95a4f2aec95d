"""Accounts for those who want one: a password, or a passkey that a device keeps."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from waset.engine.game import Reason
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.server.messages import Ceremony, Credentials, Me, Signed
from waset.server.routes.people import signed_in, told
from waset.tables.ports import Account, Passkey

ROUTES = Routes()
MOST_PASSKEYS = 20
SIGN_IN = "sign in"


@ROUTES.post("/api/account", status=201)
async def open_account(call: Call, asked: Credentials) -> Me:
    """Give yourself a login and a password, to sign in with on any device."""
    person = await call.person()
    call.desk.limits.sign_ins.take(call.address)
    login = checked_login(asked.login)
    password_hash = await call.desk.passwords.hashed(asked.password)
    if not await call.desk.store.add_account(Account(person.id, login, password_hash)):
        raise Failure("stale", Reason("server.login_taken"))
    return await told(call, person)


@ROUTES.post("/api/account/sign-in")
async def sign_in(call: Call, asked: Credentials) -> Me:
    """Sign this device in by login and password."""
    login = checked_login(asked.login)
    call.desk.limits.sign_ins.take(call.address)
    if call.desk.limits.sign_ins.rate:
        await call.desk.attempts.take(login)
    account = await call.desk.store.account(login)
    if not await call.desk.passwords.fits(account.password_hash if account else "", asked.password) or account is None:
        raise Failure("unknown", Reason("server.wrong_password"))
    return await signed_in(call, account.person)


@ROUTES.post("/api/passkeys/new")
async def begin_passkey(call: Call) -> Ceremony:
    """Begin to make a passkey on this device."""
    person = await call.person()
    own = await call.desk.store.passkeys(person.id)
    if len(own) >= MOST_PASSKEYS:
        raise Failure("invalid", Reason("server.too_many_passkeys", "", {"most": MOST_PASSKEYS}))
    challenge = secrets.token_bytes(32)
    options = webauthn.generate_registration_options(
        rp_id=host_of(call),
        rp_name="Waset",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=key.credential) for key in own],
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    number = await call.desk.challenges.begin(person.id, challenge)
    return Ceremony(number, msgspec.json.decode(webauthn.options_to_json(options)))


@ROUTES.post("/api/passkeys", status=201)
async def end_passkey(call: Call, asked: Signed) -> Me:
    """Keep the passkey that this device has made."""
    person = await call.person()
    challenge = await challenge_of(call, asked, person.id)
    try:
        made = webauthn.verify_registration_response(
            credential=asked.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(call),
            expected_origin=origin_of(call),
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Failure("invalid", Reason("server.bad_passkey")) from None
    if await call.desk.store.passkey(made.credential_id) is not None:
        raise Failure("stale", Reason("server.bad_passkey"))
    key = Passkey(made.credential_id, person.id, made.credential_public_key, made.sign_count)
    await call.desk.store.add_passkey(key)
    return await told(call, person)


@ROUTES.post("/api/passkeys/use")
async def begin_sign_in(call: Call) -> Ceremony:
    """Begin to sign in by a passkey."""
    call.desk.limits.sign_ins.take(call.address)
    challenge = secrets.token_bytes(32)
    options = webauthn.generate_authentication_options(
        rp_id=host_of(call), challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    number = await call.desk.challenges.begin(SIGN_IN, challenge)
    return Ceremony(number, msgspec.json.decode(webauthn.options_to_json(options)))


@ROUTES.post("/api/passkeys/sign-in")
async def end_sign_in(call: Call, asked: Signed) -> Me:
    """Sign this device in by what its passkey signed."""
    challenge = await challenge_of(call, asked, SIGN_IN)
    try:
        key = await call.desk.store.passkey(webauthn.base64url_to_bytes(asked.credential["rawId"]))
        if key is None:
            raise Failure("unknown", Reason("server.bad_passkey"))
        used = webauthn.verify_authentication_response(
            credential=asked.credential,
            expected_challenge=challenge,
            expected_rp_id=host_of(call),
            expected_origin=origin_of(call),
            credential_public_key=key.public_key,
            credential_current_sign_count=key.uses,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Failure("unknown", Reason("server.bad_passkey")) from None
    await call.desk.store.count_passkey(key.credential, used.new_sign_count)
    return await signed_in(call, key.person)


async def challenge_of(call: Call, asked: Signed, purpose: str) -> bytes:
    """What had to be signed."""
    challenge = await call.desk.challenges.end(asked.ceremony, purpose)
    if challenge is None:
        raise Failure("invalid", Reason("server.late_passkey"))
    return challenge


def origin_of(call: Call) -> str:
    """The address that the browser signs for."""
    return call.desk.configuration.public_address or f"http://{call.request.headers.get('host', '')}"


def host_of(call: Call) -> str:
    """The host that a passkey belongs to."""
    return urlsplit(origin_of(call)).hostname or ""


def checked_login(login: str) -> str:
    """A login that can be typed again."""
    cleaned = login.strip().casefold()
    if not cleaned or not cleaned.isprintable():
        raise Failure("invalid", Reason("server.login"))
    return cleaned

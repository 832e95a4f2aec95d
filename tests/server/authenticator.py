"""A passkey in software: what a browser and its authenticator do."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


def text_of(data: bytes) -> str:
    """Bytes as they go over the wire."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """The opposite."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One device with one key."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(16)
        self.uses = 0

    def made(self, options: Any) -> dict[str, Any]:
        """The answer to a ceremony that makes a passkey."""
        flags = PRESENT_AND_VERIFIED | WITH_KEY
        key = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + self.public_key()
        data = self.data(options["rp"]["id"], flags) + key
        attestation = b"\xa3" + cbor_text("fmt") + cbor_text("none") + cbor_text("attStmt") + b"\xa0"
        attestation += cbor_text("authData") + cbor_bytes(data)
        client = self.client("webauthn.create", options["challenge"])
        return self.answer({"clientDataJSON": text_of(client), "attestationObject": text_of(attestation)})

    def used(self, options: Any) -> dict[str, Any]:
        """The answer to a ceremony that uses it."""
        self.uses += 1
        data = self.data(options["rpId"], PRESENT_AND_VERIFIED)
        client = self.client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.answer({name: text_of(value) for name, value in told.items()})

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        """What a browser passes on."""
        number = text_of(self.credential)
        return {"id": number, "rawId": number, "type": "public-key", "response": response}

    def data(self, host: str, flags: int) -> bytes:
        """What is signed about the device."""
        return sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def client(self, kind: str, challenge: str) -> bytes:
        """What is signed about the browser."""
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def public_key(self) -> bytes:
        """The key in COSE's form: an elliptic curve, P-256."""
        numbers = self.key.public_key().public_numbers()
        head = b"\xa5\x01\x02\x03\x26\x20\x01"
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return head + b"\x21" + cbor_bytes(x) + b"\x22" + cbor_bytes(y)


def cbor_text(text: str) -> bytes:
    """A short text in CBOR."""
    return bytes([0x60 + len(text)]) + text.encode()


def cbor_bytes(data: bytes) -> bytes:
    """Bytes in CBOR."""
    return (b"\x58" + bytes([len(data)]) if len(data) < 256 else b"\x59" + len(data).to_bytes(2, "big")) + data

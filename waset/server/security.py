"""Who may ask from where: origins, hosts, addresses behind proxies, and the headers of every answer."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from hmac import compare_digest
from urllib.parse import urlsplit

from waset.engine.game import Reason
from waset.server.configuration import Configuration, Network
from waset.server.failures import Failure

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SAME_SITE = ("same-origin", "none")  # none: typed by a person
FOR_MACHINES = ("/health", "/metrics")  # asked inside a network, under any host
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"


def headers_for(configuration: Configuration) -> list[tuple[bytes, bytes]]:
    """What every answer carries."""
    more = {"strict-transport-security": STRICT_TRANSPORT} if configuration.is_secure else {}
    return [(name.encode(), value.encode()) for name, value in {**HEADERS, **more}.items()]


def check_host(configuration: Configuration, path: str, headers: Mapping[str, str]) -> None:
    """Refuse other names for this server than its public one."""
    if not configuration.public_address or path in FOR_MACHINES:
        return
    if headers.get("host", "").lower() != urlsplit(configuration.public_address).netloc:
        raise Failure("forbidden", Reason("server.host"))


def check_measuring(configuration: Configuration, address: str, headers: Mapping[str, str]) -> None:
    """Refuse the figures to strangers: they are for who has their token; without one, for this machine alone."""
    token = configuration.metrics_token
    if token:
        given = headers.get("authorization", "")[len("bearer ") :].strip() if is_bearer(headers) else ""
        is_allowed = compare_digest(given.encode(), token.encode())
    else:  # what a proxy passes on comes from elsewhere, even when nobody said that it is one
        is_allowed = is_address(address) and ipaddress.ip_address(address).is_loopback and not is_passed_on(headers)
    if not is_allowed:
        raise Failure("forbidden", Reason("server.metrics"))


def is_passed_on(headers: Mapping[str, str]) -> bool:
    """Whether a proxy says that it asks for somebody else."""
    return "x-forwarded-for" in headers or "forwarded" in headers


def check_origin(configuration: Configuration, headers: Mapping[str, str]) -> None:
    """Refuse what another site's page makes a browser send; who proves itself by a token needs no such care."""
    if is_bearer(headers):
        return
    origin = headers.get("origin")
    is_own = origin is None or origin.lower() == (configuration.public_address or own_origin(origin, headers))
    if not is_own or headers.get("sec-fetch-site", "same-origin") not in SAME_SITE:
        raise Failure("forbidden", Reason("server.origin"))


def own_origin(origin: str, headers: Mapping[str, str]) -> str:
    """The origin of this server as the browser knows it; who asked by which scheme is not known behind a proxy."""
    scheme = "https" if origin.startswith("https:") else "http"
    return f"{scheme}://{headers.get('host', '').lower()}"


def is_bearer(headers: Mapping[str, str]) -> bool:
    """Whether a token is given that no browser adds by itself."""
    return headers.get("authorization", "").lower().startswith("bearer ")


def address_of(configuration: Configuration, peer: str, headers: Mapping[str, str]) -> str:
    """Where a request comes from: the last address that no trusted proxy has."""
    if not is_trusted(configuration.trusted_proxies, peer):
        return peer
    told = [one.strip() for one in headers.get("x-forwarded-for", "").split(",") if one.strip()]
    foreign = [one for one in told if is_address(one) and not is_trusted(configuration.trusted_proxies, one)]
    return foreign[-1] if foreign else peer


def is_trusted(proxies: tuple[Network, ...], address: str) -> bool:
    """Whether an address is that of a trusted proxy."""
    return is_address(address) and any(ipaddress.ip_address(address) in network for network in proxies)


def is_address(text: str) -> bool:
    """Whether a text is an address at all."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True

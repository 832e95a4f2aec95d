"""What bots are called: each at a table has a name of its own, and none that of a person there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

NAMES = (
    "Ahhotep",
    "Baketmut",
    "Djedhor",
    "Djoser",
    "Harkhuf",
    "Hemiunu",
    "Henutsen",
    "Imhotep",
    "Ineni",
    "Ipuy",
    "Iset",
    "Kawit",
    "Khufu",
    "Maatkare",
    "Meketre",
    "Nakhtmin",
    "Nebamun",
    "Nitocris",
    "Paneb",
    "Pentu",
    "Ptahmose",
    "Rekhmire",
    "Senenmut",
    "Sitamun",
    "Takhat",
    "Tausret",
    "Tiye",
    "Userhat",
)


def bot_names(commitment: str, taken: Iterable[str]) -> Iterator[str]:
    """Names that nobody at a table has yet, in an order of its own for each table."""
    known = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in known]
    return iter(sorted(free, key=lambda name: sha256(f"{commitment} {name}".encode()).digest()))

"""What an aid says, found by the keys of its words."""

from __future__ import annotations

from typing import Any

from waset.engine.aid import Aid, AidRow, Phrase, phrases_of
from waset.engine.game import Game
from waset.games import GAMES


def aid_of(name: str, seats: int, **options: bool | int | str) -> Aid:
    """The aid of a table under the newest rules."""
    return GAMES[name].aid(seats, options)


def told(aid: Aid, key: str) -> list[dict[str, int | str]]:
    """What stands in the places of this phrase, each time it is said."""
    return [phrase.parameters for phrase in phrases_of(aid) if phrase.key == key]


def says(aid: Aid, key: str) -> bool:
    """Whether an aid has this phrase."""
    return bool(told(aid, key))


def rows(aid: Aid, section: str) -> tuple[AidRow, ...]:
    """The rows of a section; none where it is not there."""
    return next((one.rows for one in aid.sections if one.name == section), ())


def row_of(aid: Aid, section: str, sign: str) -> AidRow:
    """The row of a thing."""
    return next(row for row in rows(aid, section) if row.sign == sign)


def costs(row: AidRow) -> dict[str, int]:
    """What a row costs, by the signs of its parts."""
    return {part.sign: part.number for part in row.cost}


def every_aid() -> list[Aid]:
    """The aid of every game, version, number of seats, and value of a setting."""
    found = []
    for game in [one for newest in GAMES.values() for one in (newest, *newest.earlier)]:
        for seats in game.seats:
            found += [game.aid(seats, options) for options in [{}, *single_options(game, seats)]]
    return found


def single_options(game: Game[Any], seats: int) -> list[dict[str, Any]]:
    """Every choice of every setting by itself, and a text of another kind where one is written."""
    listed = [{one.name: choice} for one in game.settings if seats in one.seats for choice in one.choices_for(seats)]
    written = {"penalties": "s0,0,4,s1,9", "photos": "3c,3m,1,1,1", "priest_faces": 3}
    names = {one.name for one in game.settings}
    return listed + [{name: value} for name, value in written.items() if name in names]


def keys_of(aids: list[Aid]) -> set[str]:
    """The keys of everything that these aids say."""
    return {phrase.key for aid in aids for phrase in phrases_of(aid)}


def phrases(aids: list[Aid]) -> list[tuple[str, Phrase]]:
    """Everything that these aids say, with the game that says it."""
    return [(aid.game, phrase) for aid in aids for phrase in phrases_of(aid)]

"""Tables of Cleopatra at which somebody has just begged from the first seat, or asked it for cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.engine.record import SeatRecord, record_of
from waset.games import game_named
from waset.games.cleopatra.actions import Bid, BuildPiece, ChooseSpot, GiveCard, GiveTalents, LayMosaic, Pay, ThrowIn
from waset.games.cleopatra.components import RESOURCES

GAME = "cleopatra-2006"
SEATS = 3
LONGEST = 1500  # steps that are looked through for the answer


def spends(options: Sequence[Action], rng: Random) -> Action:
    """Gets rid of talents and standard cards, as far as it can."""
    bids = [option for option in options if isinstance(option, Bid)]
    if bids:
        return max(bids, key=lambda bid: bid.talents)
    payments = [option for option in options if isinstance(option, Pay)]
    if payments:
        return max(payments, key=lambda way: (sum(card in RESOURCES for card in way.cards), -way.merchants))
    for kind in (ThrowIn, BuildPiece, ChooseSpot, LayMosaic):
        some = [option for option in options if isinstance(option, kind)]
        if some:
            return rng.choice(some)
    gifts = [option for option in options if isinstance(option, GiveCard | GiveTalents)]
    return max(gifts, key=lambda gift: isinstance(gift, GiveCard)) if gifts else rng.choice(options)


def asks(options: Sequence[Action], rng: Random, character: type[Action]) -> Action:
    """Plays a character as soon as it can, bids little and builds nothing."""
    plays = [option for option in options if isinstance(option, character)]
    if plays:
        return plays[0]
    bids = [option for option in options if isinstance(option, Bid)]
    if bids:
        return min(bids, key=lambda bid: bid.talents)
    return rng.choice([option for option in options if not isinstance(option, BuildPiece)] or options)


def asked_by(character: type[Action], answer: type[Action], seed: int) -> dict[str, Any]:
    """What to ask the server for, to have a table at which the first seat may answer so."""
    match: Match[Any] = Match(game_named(GAME), SEATS, {})
    dealer, rng = SealedDealer(seed_of("poor", seed)), Random(seed)
    match.deal(dealer)
    while len(match.steps) < LONGEST and not match.is_over:
        seat = match.asked[0]
        options = list(match.choices(seat))
        if seat == 0 and any(isinstance(option, answer) for option in options):
            return request(match, dealer)
        match.play(seat, spends(options, rng) if seat == 0 else asks(options, rng, character))
        match.deal(dealer)
    raise AssertionError(f"nobody is asked for {answer.__name__} in the game of seed {seed}")


def request(match: Match[Any], dealer: SealedDealer) -> dict[str, Any]:
    """A table that goes on from here, with bots on the other seats."""
    players = [SeatRecord(name, "human") for name in ("Mira", "Jonas", "Aiko")]
    record = msgspec.to_builtins(record_of(match, players, dealer))
    bots = {str(seat): "random" for seat in range(1, SEATS)}
    table = {"game": GAME, "seats": SEATS, "sits": [0], "bots": bots, "starts_when_full": True}
    return {"record": record, "table": table}

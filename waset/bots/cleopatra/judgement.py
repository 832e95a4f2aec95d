"""The sense for Cleopatra, in all its editions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from waset.bots.cleopatra import building, characters, gardening, market, offering, sobek, throwing_in
from waset.bots.cleopatra.features import NAMES, features_of
from waset.bots.cleopatra.sight import Sight
from waset.bots.judgement import NEVER
from waset.engine.game import Action, Seat
from waset.games.cleopatra import actions
from waset.games.cleopatra.agenda import PayMosaic
from waset.games.cleopatra.game import Cleopatra
from waset.games.cleopatra.rules.quarry import PayingMosaic
from waset.games.cleopatra.state import State

Look = Callable[[Sight, Any], float]
LOOKS: dict[type[Action], Look] = {
    actions.VisitMarket: market.visit,
    actions.DiscardToLimit: market.discard_to_limit,
    actions.KeepAll: market.keep_all,
    actions.PlaySmuggler: market.smuggle,
    actions.BuildPiece: building.build,
    actions.BuildByScribe: characters.build_by_scribe,
    actions.ChooseSpot: building.choose_spot,
    actions.FinishBuilding: building.finish,
    actions.ClaimSanctuary: gardening.claim,
    actions.ClaimNoMore: gardening.claim_no_more,
    actions.CallWorshipper: sobek.call,
    actions.ForgoVisit: sobek.forgo,
    actions.GoToOffering: offering.go_to_offering,
    actions.SettleHand: characters.settle_hand,
    actions.GiveTalents: characters.give_talents,
    actions.GiveCard: characters.give_card,
    actions.ShowHand: characters.show_hand,
    actions.TakeDiscard: characters.take_discard,
    actions.AskFor: characters.ask_for,
    actions.AskOpponents: characters.ask_opponents,
    actions.Offer: characters.offer,
    actions.AcceptCard: characters.accept,
    actions.AcceptNoMore: characters.accept_no_more,
    actions.Keep: characters.keep,
}
BESIDES: dict[type[Action], Look] = {  # what leaves the rest of the turn as it is: its gain comes on top
    actions.PlayBeggar: characters.beggar,
    actions.PlayCourtesan: characters.courtesan,
    actions.PlayEnvoy: characters.envoy,
    actions.PlayVizier: characters.vizier,
    actions.TurnDie: characters.turn_die,
}
TOGETHER: dict[type[Action], Callable[[Sight, Any], list[float]]] = {  # looked at all at once
    actions.LayOutCards: market.lay_outs,
    actions.DiscardCard: market.discards,
    actions.Pay: building.pays,
    actions.Bid: offering.bids,
}
FINISHED = 0.0  # how the end of the building looks
PLAIN: frozenset[type[Action]] = frozenset(
    {
        actions.LayOutCards,
        actions.ChooseSpot,
        actions.LayMosaic,
        actions.Pay,
        actions.DiscardToLimit,
        actions.DiscardCard,
        actions.AskFor,
        actions.AskOpponents,
        actions.Offer,
        actions.GiveTalents,
        actions.GiveCard,
        actions.ShowHand,
    }
)


class CleopatraJudgement:
    """First sight and features for one edition; what differs is read from the edition, but for the weights."""

    names: tuple[str, ...] = NAMES
    horizon: int = 1

    def __init__(self, game: Cleopatra, weights: dict[str, float], searching: dict[str, float]) -> None:
        paying = game.steps[PayMosaic]
        assert isinstance(paying, PayingMosaic)
        self.at_stake = paying.at_stake
        self.weights = tuple(weights[name] for name in NAMES)
        self.searching = tuple(searching[name] for name in NAMES)

    def glance(self, state: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        """How good each option looks, in talents."""
        sight = Sight(state, seat)
        kind = type(options[0])
        if kind is actions.LayMosaic:
            return gardening.layings(sight, options, self.at_stake)  # type: ignore[arg-type]
        together = TOGETHER.get(kind)
        if together is not None:
            return together(sight, options)
        return menu(sight, options)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What speaks for and against a seat."""
        return features_of(state, seat)

    def shows_at_once(self, action: Action) -> bool:
        """[C.O3] Bids: they are lost, and amulets come and go."""
        return isinstance(action, actions.Bid)

    def is_plain(self, action: Action) -> bool:
        """What hardly ever turns out otherwise than it looks."""
        return type(action) in PLAIN

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def standstill(self, state: State) -> float:
        """None: the features lose patience with a game that gets too long."""
        return 0.0


def menu(sight: Sight, options: Sequence[Action]) -> list[float]:
    """Options one by one; those that leave the rest of the turn as it is are measured from the best of the others."""
    values = [NEVER] * len(options)
    later: list[int] = []
    thrown: dict[int, actions.ThrowIn] = {}
    for index, option in enumerate(options):
        look = LOOKS.get(type(option))
        if look is not None:
            values[index] = look(sight, option)
        elif isinstance(option, actions.ThrowIn):
            thrown[index] = option
        else:
            later.append(index)
    best = max(values)
    for index in later:
        values[index] = best + BESIDES[type(options[index])](sight, options[index])
    if thrown and max(values) <= FINISHED:  # cards are thrown in once nothing else gains more [06.P7]
        for index, gain in zip(thrown, throwing_in.throw_ins(sight, list(thrown.values())), strict=True):
            values[index] = gain
    return values

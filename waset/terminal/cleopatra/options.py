"""What may be chosen, in words: each option says its gain, its price and its corruption."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action
from waset.games.cleopatra import actions, worth
from waset.games.cleopatra.agenda import Claim, ClaimOrPalms
from waset.games.cleopatra.cards import unpack
from waset.games.cleopatra.components import DICE, HAND_LIMIT, STALL_NAMES, Card
from waset.games.cleopatra.rules import payment
from waset.games.cleopatra.rules.beggar_and_envoy import BEGGARS_TALENTS
from waset.games.cleopatra.rules.limit import excess
from waset.games.cleopatra.rules.quarry import several_bonus
from waset.games.cleopatra.rules.throwing_in import units_of
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names, prices, sobek
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter

HEADINGS: dict[str, Sequence[type[Action]]] = {
    "ui.group_market": (actions.VisitMarket,),
    "ui.group_build": (actions.BuildPiece, actions.ThrowIn, actions.FinishBuilding),
    "ui.group_worshippers": (actions.CallWorshipper,),
    "ui.group_characters": (
        actions.BuildByScribe,
        actions.PlayBeggar,
        actions.PlayCourtesan,
        actions.PlayEnvoy,
        actions.TurnDie,
        actions.PlayVizier,
        actions.PlaySmuggler,
    ),
}
AMULETS: dict[type[Action], Card] = {
    actions.PlayBeggar: Card.BEGGAR,
    actions.PlayCourtesan: Card.COURTESAN,
    actions.BuildByScribe: Card.SCRIBE,
    actions.PlaySmuggler: Card.SMUGGLER,
}


def heading(action: Action) -> str:
    """The heading under which an option is listed; an empty one where there is only one kind."""
    return next((key for key, kinds in HEADINGS.items() if isinstance(action, tuple(kinds))), "")


def fold(action: Action) -> str | None:
    """[06.P7] Cards are thrown in by one line: first that, then which card."""
    return "ui.throw_in" if isinstance(action, actions.ThrowIn) else None


def option(scene: Scene, action: Action) -> str:
    """An option in words."""
    return scene.say(f"action.{type(action).__name__}", **words_of(scene, action))


def words_of(scene: Scene, action: Action) -> dict[str, Parameter]:
    """The parameters of an option's message."""
    state: State = scene.view
    words: dict[str, Parameter] = {}
    if type(action) in AMULETS:
        words["amulets"] = state.edition.character_amulets[AMULETS[type(action)]]
    return words | market_words(scene, action) | quarry_words(scene, action) | character_words(scene, action)


def market_words(scene: Scene, action: Action) -> dict[str, Parameter]:
    """Options of the market and of the hand limit."""
    state: State = scene.view
    speaker = scene.speaker
    match action:
        case actions.VisitMarket(stall=stall):
            cards = state.stalls[stall].cards
            return {"stall": STALL_NAMES[stall], "cards": names.cards_text(speaker, cards), "number": len(cards)}
        case actions.LayOutCards(cards=row):
            return {"stalls": names.layout_text(speaker, row)}
        case actions.DiscardToLimit():
            number = excess(state, state.active)
            return {"number": number, "limit": HAND_LIMIT, "amulets": state.edition.discard_penalty}
        case actions.KeepAll():
            return {"amulets": excess(state, state.active)}
        case actions.DiscardCard(card=card):
            return {"cards": names.cards_text(speaker, [card])}
    return {}


def quarry_words(scene: Scene, action: Action) -> dict[str, Parameter]:
    """Options of the quarry."""
    state: State = scene.view
    match action:
        case actions.BuildPiece(piece=piece):
            return {
                "piece": prices.next_piece(scene, piece),
                "reward": prices.range_text(worth.rewards(state, piece)),
                "price": prices.price_text(scene, worth.cost(state, piece)),
            }
        case actions.BuildByScribe(mosaic=mosaic):
            return {"mosaic": mosaic.value, "reward": prices.range_text(worth.mosaic_rewards(state, mosaic))}
        case actions.ChooseSpot(spot=spot):
            piece = worth.piece_at_hand(state)
            reward = state.edition.piece_types[piece.index].reward(state, spot)
            return {"piece": names.piece_at(scene.speaker, piece, spot), "reward": reward}
        case actions.LayMosaic(squares=laid):
            return {"squares": " ".join(laid), **prices.laying_words(state, laid)}
        case actions.Pay():
            return payment_words(scene, action)
        case actions.ThrowIn(card=card):
            return throw_in_words(scene, card)
        case actions.ClaimSanctuary(square=square):
            task = state.agenda[-1]
            assert isinstance(task, (Claim, ClaimOrPalms))
            area = next(area for area in task.areas if area[0] == square)
            return {"squares": " ".join(area), "size": len(area), "palms": palms_at_stake(state)}
        case actions.ClaimNoMore():
            return {"palms": palms_at_stake(state)}
        case actions.FinishBuilding():
            return {"bonus": several_bonus(state, state.built_this_turn)}
    return {}


def palms_at_stake(state: State) -> int:
    """What the palms under the mosaic bring to those who claim nothing."""
    task = state.agenda[-1]
    return task.palms if isinstance(task, ClaimOrPalms) else 0


def payment_words(scene: Scene, action: actions.Pay) -> dict[str, Parameter]:
    """A payment: what is given, its amulets, and the units that stay good for this turn."""
    left = payment.left_over(scene.view, worth.cost(scene.view, worth.piece_at_hand(scene.view)), action)
    return {
        "cards": names.payment_text(scene.speaker, action),
        "amulets": payment.amulets_for(action),
        "left": names.cards_text(scene.speaker, left) if left else "none",
    }


def throw_in_words(scene: Scene, card: Card) -> dict[str, Parameter]:
    """[06.P7] A card thrown in: its amulet, and the units that stay good for this turn."""
    left = unpack(units_of(card))
    return {
        "cards": names.cards_text(scene.speaker, [card]),
        "amulets": int(card.tainted),
        "left": names.cards_text(scene.speaker, left) if left else "none",
    }


def character_words(scene: Scene, action: Action) -> dict[str, Parameter]:
    """Options that characters bring, and bids."""
    speaker = scene.speaker
    match action:
        case actions.GiveTalents():
            return {"talents": BEGGARS_TALENTS}
        case actions.GiveCard(card=card) | actions.TakeDiscard(card=card):
            return {"cards": names.cards_text(speaker, [card])}
        case actions.AskFor(kinds=kinds):
            return {"kinds": names.kinds_text(speaker, kinds)}
        case actions.AskOpponents(seats=seats):
            return {"asked": speaker.others(seats)}
        case actions.Offer(kind=kind, number=number):
            return {"cards": names.cards_text(speaker, [kind] * number), "number": number}
        case actions.Keep(cards=cards):
            return {"cards": names.cards_text(speaker, cards), "amulets": len(cards)}
        case actions.AcceptCard(giver=giver, card=card):
            return {"from": speaker.giver(giver), "cards": names.cards_text(speaker, [card])}
        case actions.TurnDie(side=side):
            return {"side": speaker.say(f"side.{side.value}")}
        case actions.GoToOffering():
            return {"blank": DICE - scene.view.priests}
        case actions.Bid(talents=talents):
            return {"talents": talents}
        case actions.CallWorshipper(worshipper=worshipper):
            return {
                "name": speaker.say(f"worshipper.{worshipper.value}"),
                "power": sobek.power(scene, worshipper),
                "penalty": sobek.penalty(scene, worshipper),
            }
    return {}


def label(action: Action) -> int | None:
    """A bid or an offer is chosen by its own number."""
    match action:
        case actions.Bid(talents=number) | actions.Offer(number=number):
            return number
    return None


def is_plain(action: Action) -> bool:
    """Whether the only option may be taken by itself.

    A payment may not, nor the end of building, which dice follow, nor the end of the moment before an offering [C.T5].
    """
    return not isinstance(action, (actions.Pay, actions.FinishBuilding, actions.GoToOffering))

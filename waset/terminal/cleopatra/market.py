"""The market and the quarry as lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from waset.games.cleopatra import worth
from waset.games.cleopatra.cards import KNOWN, Cards, counts, size
from waset.games.cleopatra.components import CARDS, PIECES, SHAPES, STALL_NAMES, Card, Mosaic, Piece
from waset.games.cleopatra.outlook import price
from waset.games.cleopatra.rules.garden import next_mosaics
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names, prices
from waset.terminal.paint import cut, pad, width, wrap
from waset.terminal.scene import Scene

HIDDEN = "▒"
MOSAIC_COLUMNS = 12
LONGEST_PRICE = 13
WIDE = 100


def market(scene: Scene, columns: int) -> list[str]:
    """The three stalls and the piles."""
    view: State = scene.view
    lines = [cut(title(scene, "ui.market", scene.say("ui.market_hint")), columns)]
    for name, stall in zip(STALL_NAMES, view.stalls, strict=True):
        number = scene.paint(f"{len(stall.cards)}", "faint")
        lines.append(cut(f" {scene.paint(name, 'strong')} {number}  {row_of_cards(scene, stall.cards)}", columns))
    return [*lines, cut(piles(scene), columns)]


def row_of_cards(scene: Scene, cards: tuple[Card, ...]) -> str:
    """Cards as they lie, in order; face-down ones as blocks."""
    if not cards:
        return scene.paint(scene.say("ui.empty"), "faint")
    shown = []
    for card in cards:
        if card is Card.UNKNOWN:
            shown.append(HIDDEN)
        else:
            shown.append(painted_card(scene, card))
    return ", ".join(shown)


def painted_card(scene: Scene, card: Card, number: int = 1) -> str:
    """A card by its name, in the colour of taint where it is tainted."""
    name = names.card_name(scene.speaker, card, number)
    return scene.paint(name, "tainted") if card.tainted else name


def piles(scene: Scene) -> str:
    """The draw pile with its top as it lies, and the discards."""
    view: State = scene.view
    left = view.up + view.down + (view.top is not None)
    top = HIDDEN if view.top is Card.UNKNOWN else ""
    if view.top is not None and view.top is not Card.UNKNOWN:
        top = painted_card(scene, view.top)
    words = scene.say("ui.piles", pile=left, discards=size(view.discards))
    return f" {words}" + (f", {scene.say('ui.top')} {top}" if top else "")


def title(scene: Scene, key: str, hint: str) -> str:
    """The heading of a list, with a word on what it means."""
    return f"{scene.paint(scene.say(key), 'title')}  {scene.paint(hint, 'faint')}"


def quarry(scene: Scene, columns: int) -> list[str]:
    """Every category: how many are left, what one costs, what it would earn, and whether the viewer can pay."""
    rows = [quarry_row(scene, piece) for piece in PIECES]
    if scene.width < WIDE:
        rows = [[row[0], row[1].partition("/")[0], *row[2:]] for row in rows]
    widths = [max(width(row[column]) for row in rows) for column in range(4)]
    gap = " " if sum(widths) + LONGEST_PRICE + 9 > columns else "  "
    lines = [cut(title(scene, "ui.quarry", scene.say("ui.quarry_hint")), columns)]
    for row in rows:
        cells = [pad(cell, to) for cell, to in zip(row, widths, strict=False)]
        lines.append(cut(" " + gap.join([*cells, row[4]]), columns))
    return lines


def quarry_row(scene: Scene, piece: Piece) -> list[str]:
    """One category."""
    view: State = scene.view
    left, total = worth.left(view, piece), worth.total(view, piece)
    name = scene.say(f"row.{piece.value}")
    if not left:
        return [scene.paint(name, "faint"), f"0/{total}", "", "", scene.paint(scene.say("ui.complete"), "faint")]
    needed = worth.cost(view, piece)
    reward = scene.paint(f"+{prices.range_text(worth.rewards(view, piece))}", "gold")
    return [name, f"{left}/{total}", units_text(scene, needed.parts()), reward, affordable(scene, needed)]


def affordable(scene: Scene, needed: Cost) -> str:
    """Whether the viewer can pay, and how cleanly; else what is missing."""
    if scene.seat is None:
        return ""
    due = price(scene.view, scene.seat, needed)
    if not due.ways:
        return scene.paint(f"– {units_text(scene, Counter(due.missing).items())}", "faint")
    text = scene.say("ui.payable", amulets=due.amulets, merchants=0 if due.amulets else due.merchants)
    return scene.paint(f"✓ {text}", "tainted" if due.amulets else "good")


def units_text(scene: Scene, units: Iterable[tuple[str, int]]) -> str:
    """Units in short names: `2Ar St Ma La`, or `2Ar 3=`."""
    return " ".join((str(number) if number > 1 else "") + scene.say(f"short.{name}") for name, number in units)


def mosaics(scene: Scene, columns: int) -> list[str]:
    """The mosaic on top as a shape, and the letters of those under it."""
    view: State = scene.view
    top = view.mosaic_top
    if top is None:
        return [scene.say("ui.no_mosaic")]
    letters = [mosaic.name for mosaic in next_mosaics(view) if mosaic is not top] or ["–"]
    head = f"{scene.say('ui.mosaic_top')} {scene.paint(f' {top.name} ', f'mosaic{top.index}')}"
    under = wrap(scene.say("ui.mosaics_under", letters=" ".join(letters)), columns)
    faint = [scene.paint(line, "faint") for line in under]
    if columns > MOSAIC_COLUMNS:
        return [f"{head}  {faint[0]}", *shape(scene, top)]
    return [head, *shape(scene, top), *faint]


def shape(scene: Scene, mosaic: Mosaic) -> list[str]:
    """A mosaic as it is cut, two columns a square."""
    full = scene.paint("■ ", "strong")
    return ["".join(full if cell == "#" else "  " for cell in row) for row in SHAPES[mosaic]]


def hand_rows(scene: Scene, cards: Cards) -> list[str]:
    """A hand kind by kind, tainted ones marked."""
    return [painted_card(scene, card, number) for card, number in zip(CARDS, counts(cards), strict=True) if number]


def known_cards(scene: Scene, seat: int) -> str:
    """The cards that the viewer knows to be in another seat's hand."""
    view: State = scene.view
    return names.short_cards(scene.speaker, view.hands[seat] & KNOWN)

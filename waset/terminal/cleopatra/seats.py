"""Who sits at the table, and what belongs to the viewer. Totals of others are never shown."""

from __future__ import annotations

from waset.games.cleopatra.cards import TAINTED, size
from waset.games.cleopatra.components import HAND_LIMIT
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State
from waset.terminal.cleopatra.market import hand_rows, known_cards
from waset.terminal.paint import cut, pad, width, wrap, wrap_painted
from waset.terminal.scene import Scene


def seats(scene: Scene, columns: int) -> list[str]:
    """Every seat in its line: mark, name, cards, merchants, statues, and what the viewer knows of its hand."""
    view: State = scene.view
    rows = [[seat_name(scene, seat), *public(scene, seat)] for seat in range(view.seats)]
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    lines = []
    for seat, row in enumerate(rows):
        known = known_cards(scene, seat) if seat != scene.seat else ""
        cells = [pad(cell, to) for cell, to in zip(row, widths, strict=True)]
        lines.extend(with_known(scene, "  ".join(cells), known, columns))
    return lines


def with_known(scene: Scene, line: str, known: str, columns: int) -> list[str]:
    """A seat's line and the cards that are known in its hand, beside it or, where that is too wide, below."""
    if not known:
        return [cut(line.rstrip(), columns)]
    seen = scene.say("ui.known", cards=known)
    if width(line) + width(seen) + 2 <= columns:
        return [f"{line}  {scene.paint(seen, 'faint')}"]
    return [cut(line.rstrip(), columns), *(scene.paint(f"   {part}", "faint") for part in wrap(seen, columns - 3))]


def public(scene: Scene, seat: int) -> list[str]:
    """What everybody may count: cards, merchants where there are any, statues."""
    view: State = scene.view
    has_merchants = view.edition.by_seats[view.seats].merchants > 0
    return [
        scene.say("ui.seat_cards", count=size(view.hands[seat])),
        *([scene.say("ui.seat_merchants", count=view.merchants[seat])] if has_merchants else []),
        scene.say("ui.seat_statues", count=view.statues[seat]),
    ]


def seat_name(scene: Scene, seat: int) -> str:
    """A seat's mark and name; an arrow for the one whose turn it is, a word for the viewer."""
    view: State = scene.view
    arrow = scene.paint("►", "gold") if seat == view.active else " "
    own = f" {scene.say('ui.own_seat')}" if seat == scene.seat else ""
    return f"{arrow}{scene.name(seat)}{own}"


def hand(scene: Scene) -> list[str]:
    """The viewer's own cards, talents and amulets."""
    view: State = scene.view
    seat = scene.seat
    if seat is None or view.talents[seat] == UNKNOWN_AMOUNT:
        return []
    cards = view.hands[seat]
    talents = scene.paint(scene.say("ui.talents", count=view.talents[seat]), "gold")
    amulets = scene.paint(scene.say("ui.amulets", count=view.amulets[seat]), "tainted")
    number = scene.say("ui.hand_size", cards=size(cards), limit=HAND_LIMIT)
    hint = scene.paint(scene.say("ui.private", tainted=size(cards & TAINTED)), "faint")
    head = f"{scene.paint(scene.say('ui.hand'), 'title')} {number}   {talents}   {amulets}   {hint}"
    rows = hand_rows(scene, cards) or [scene.paint(scene.say("ui.no_cards"), "faint")]
    return [cut(head, scene.width), *wrap_painted(rows, scene.width - 1, " ")]

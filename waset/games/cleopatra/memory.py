"""What has been seen of the hidden cards, by everybody and by single seats.

Of each hand, of the discards and of each lot: the cards that are certain to be there, because they were seen to enter
and cannot have left unseen. Bounds per kind, never guesses. A view needs no memory: its hands already are what the
viewer knows.
"""

from __future__ import annotations

from waset.engine.game import Seat, Viewer
from waset.games.cleopatra.cards import KNOWN, Cards, most, still_sure


class Memory:
    """The bounds for each holding: hands by their seat, then the discards, then the lots of unseen cards."""

    __slots__ = ("private", "sure")

    def __init__(self, sure: list[Cards], private: dict[tuple[int, int], Cards]) -> None:
        self.sure = sure
        self.private = private

    def copy(self) -> Memory:
        """An independent memory with the same content."""
        return Memory(self.sure[:], self.private.copy() if self.private else {})

    def known(self, holding: int, viewer: Viewer) -> Cards:
        """What this viewer is sure of."""
        if viewer is None or not self.private:
            return self.sure[holding]
        return self.private.get((holding, viewer), self.sure[holding])

    def gained(self, holding: int, cards: Cards, shown: Cards, knower: Seat) -> None:
        """A holding got cards; everybody saw `shown` of it, the knower all of it."""
        seen = shown & KNOWN
        if cards != shown:
            self._part_ways(holding, knower)
        self.sure[holding] += seen
        if self.private:
            for key in self.private:
                if key[0] == holding:
                    self.private[key] += cards if key[1] == knower else seen

    def lost(self, holding: int, cards: Cards, shown: Cards, knower: Seat, among: Cards = KNOWN) -> None:
        """A holding lost cards; unknown ones among those shown may have been of any kind in `among`."""
        if cards != shown:
            self._part_ways(holding, knower)
        self.sure[holding] = still_sure(self.sure[holding], shown, among)
        if self.private:
            for key, sure in list(self.private.items()):
                if key[0] == holding:
                    self.private[key] = still_sure(sure, cards if key[1] == knower else shown, among)

    def shown_to(self, holding: int, viewer: Seat, cards: Cards) -> None:
        """A viewer saw the whole holding."""
        self.private[holding, viewer] = cards

    def shown_openly(self, holding: int, cards: Cards) -> None:
        """Everybody saw that these cards are there."""
        self.sure[holding] = most(self.sure[holding], cards)
        for key, sure in list(self.private.items()):
            if key[0] == holding:
                self.private[key] = most(sure, cards)

    def moved_to_new(self, holding: int) -> None:
        """A whole holding became a new one, and is empty itself."""
        new = len(self.sure)
        self.sure.append(self.sure[holding])
        self.sure[holding] = 0
        for key in [key for key in self.private if key[0] == holding]:
            self.private[new, key[1]] = self.private.pop(key)

    def _part_ways(self, holding: int, knower: Seat) -> None:
        """From here on this seat knows other things of the holding than everybody does; owners need no memory."""
        if knower >= 0 and knower != holding:
            self.private.setdefault((holding, knower), self.sure[holding])

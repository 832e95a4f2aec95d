"""The first screen: press Enter and play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from waset.bots import BOTS
from waset.engine.game import Game
from waset.engine.record import BadRecord, Decided
from waset.engine.settings import Value
from waset.games import GAMES
from waset.terminal.catalogue import LANGUAGES, Catalogue, catalogue
from waset.terminal.console import Console, Left
from waset.terminal.paint import wrap
from waset.terminal.saves import read_record, unfinished
from waset.terminal.scene import printable
from waset.terminal.setting_words import in_brief
from waset.terminal.settings import Choosing, SettingsScreen, still_chosen

LOGO = (
    r"        .-~-.        ",
    r"   __  (     )  __   ",
    r" _/  \__'._.'__/  \_ ",
)


FIRST_OPPONENT = "apprentice"
CHARACTERS = tuple(bot for bot in BOTS if bot != "random")  # who plays at random is for tests


class Wish(NamedTuple):
    """What somebody wants to play."""

    game: str
    seats: int
    options: dict[str, Value]
    language: str
    resume: Path | None = None
    bots: str = FIRST_OPPONENT


class Welcome:
    """Asks what to play; every question has an answer that Enter gives."""

    def __init__(self, console: Console, wish: Wish) -> None:
        self.console = console
        self.wish = wish

    @property
    def words(self) -> Catalogue:
        """The words in the chosen language."""
        return catalogue(self.wish.language)

    @property
    def said(self) -> Catalogue:
        """The words as the chosen game says them."""
        return self.words.of(self.wish.game)

    @property
    def game(self) -> Game[Any]:
        """The chosen game."""
        return GAMES[self.wish.game]

    @property
    def following(self) -> str:
        """The game after the chosen one."""
        return after(list(GAMES), self.wish.game)

    @property
    def choosing(self) -> Choosing:
        """What can be chosen for this game with so many seats."""
        return Choosing(self.game, self.wish.seats, self.wish.options)

    def ask(self, folder: Path) -> Wish:
        """The game to play: an unfinished one, or a new one."""
        self.console.clear()
        self.console.show([self.console.paint(line, "gold") for line in LOGO])
        self.console.show([f"      {self.console.paint('W A S E T', 'title')}", f" {self.words.say('ui.welcome')}"])
        file = self.continued(folder)
        return self.wish._replace(resume=file) if file is not None else self.begun()

    def continued(self, folder: Path) -> Path | None:
        """The latest unfinished game, when there is one and it is wanted."""
        for file in unfinished(folder):
            try:
                record = read_record(file)
            except BadRecord:
                continue
            moves = sum(isinstance(step, Decided) for step in record.steps)
            names = ", ".join(printable(seat.name) for seat in record.seats)
            game = self.game_name(record.game)
            unfinished_game = self.words.say("ui.welcome_unfinished", game=game, names=names, moves=moves)
            self.console.show(["", *(f" {line}" for line in wrap(unfinished_game, self.console.width - 2))])
            self.keys("ui.welcome_continue", "ui.welcome_new", "ui.welcome_quit")
            return file if self.yes_or_new() else None
        return None

    def yes_or_new(self) -> bool:
        """Enter continues, `n` begins anew, `q` leaves."""
        while (typed := self.console.ask().lower()) not in ("", "n"):
            if typed == "q":
                raise Left
            self.console.show([f" {self.words.say('ui.welcome_wrong')}"])
        return not typed

    def begun(self) -> Wish:
        """A new game, after as many changes as somebody likes."""
        while True:
            self.offer()
            typed = self.console.ask().lower()
            if not typed:
                return self.wish
            if not self.changed(typed):
                self.console.show([f" {self.words.say('ui.welcome_wrong')}"])

    def offer(self) -> None:
        """What Enter would start, and what can be changed."""
        wish, seats = self.wish, self.game.seats
        options = "".join(f", {option}" for option in in_brief(self.said, self.game, wish.options))
        parameters = {"seats": wish.seats, "bots": wish.seats - 1}
        offered = self.words.say("ui.welcome_game", game=self.game_name(wish.game), options=options, **parameters)
        lines = wrap(offered, self.console.width - 2)
        self.console.show(["", *(f" {self.console.paint(line, 'strong')}" for line in lines)])
        self.keys("ui.welcome_enter")
        if self.following != wish.game:
            self.console.show([f"   {self.words.say('ui.welcome_other', game=self.game_name(self.following))}"])
        self.console.show([f"   {self.words.say('ui.welcome_seats', least=seats[0], most=seats[-1])}"])
        self.console.show([f"   {self.words.say('ui.welcome_bots', bot=self.words.say(f'bot.{wish.bots}'))}"])
        if self.choosing.settings:
            self.keys("ui.welcome_options")
        self.keys("ui.welcome_language", "ui.welcome_quit")

    def keys(self, *lines: str) -> None:
        """What can be pressed."""
        self.console.show([f"   {self.words.say(key)}" for key in lines])

    def game_name(self, game: str) -> str:
        """A game's title."""
        key = f"ui.game_{game}"
        return self.words.say(key) if key in self.words.messages else game

    def changed(self, typed: str) -> bool:
        """Change the wish; False when nothing was understood."""
        wish = self.wish
        if typed in map(str, self.game.seats):
            self.seat(int(typed))
        elif typed == "g" and self.following != wish.game:
            self.wish = wish._replace(game=self.following, options={})
            self.seat(nearest(self.game.seats, wish.seats))
        elif typed == "b":
            self.wish = wish._replace(bots=after(CHARACTERS, wish.bots))
        elif typed == "o" and self.choosing.settings:
            self.wish = wish._replace(options=SettingsScreen(self.console, self.said, self.choosing).ask())
        elif typed == "l":
            self.wish = wish._replace(language=after(LANGUAGES, wish.language))
        elif typed == "q":
            raise Left
        else:
            return False
        return True

    def seat(self, seats: int) -> None:
        """So many players, with the options that they may have."""
        self.wish = self.wish._replace(seats=seats, options=still_chosen(self.game, seats, self.wish.options))


def after(names: Sequence[str], name: str) -> str:
    """The name that follows; the first one follows the last."""
    return names[(names.index(name) + 1) % len(names)]


def nearest(possible: range, seats: int) -> int:
    """The number of seats a game has that comes nearest."""
    return min(possible, key=lambda number: abs(number - seats))

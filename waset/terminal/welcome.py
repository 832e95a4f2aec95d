"""The first screen: press Enter and play."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from waset.engine.record import BadRecord, Decided
from waset.terminal.catalogue import LANGUAGES, Catalogue, catalogue
from waset.terminal.console import Console, Left
from waset.terminal.paint import wrap
from waset.terminal.saves import read_record, unfinished
from waset.terminal.scene import printable

LOGO = (
    r"        .-~-.        ",
    r"   __  (     )  __   ",
    r" _/  \__'._.'__/  \_ ",
)
SHORT_GAME_SEATS = 2


class Wish(NamedTuple):
    """What somebody wants to play."""

    game: str
    seats: int
    short: bool
    language: str
    resume: Path | None = None


class Welcome:
    """Asks what to play; every question has an answer that Enter gives."""

    def __init__(self, console: Console, wish: Wish, seats: range) -> None:
        self.console = console
        self.wish = wish
        self.seats = seats

    @property
    def words(self) -> Catalogue:
        """The words in the chosen language."""
        return catalogue(self.wish.language)

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
        wish = self.wish
        short = "yes" if wish.short else "no"
        game = self.game_name(wish.game)
        offered = self.words.say("ui.welcome_game", game=game, seats=wish.seats, bots=wish.seats - 1, short=short)
        self.console.show(["", f" {self.console.paint(offered, 'strong')}"])
        self.keys("ui.welcome_enter")
        self.console.show([f"   {self.words.say('ui.welcome_seats', least=self.seats[0], most=self.seats[-1])}"])
        if wish.seats == SHORT_GAME_SEATS:
            self.console.show([f"   {self.words.say('ui.welcome_short', short=short)}"])
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
        if typed in map(str, self.seats):
            seats = int(typed)
            self.wish = wish._replace(seats=seats, short=wish.short and seats == SHORT_GAME_SEATS)
        elif typed == "s" and wish.seats == SHORT_GAME_SEATS:
            self.wish = wish._replace(short=not wish.short)
        elif typed == "l":
            following = (LANGUAGES.index(wish.language) + 1) % len(LANGUAGES)
            self.wish = wish._replace(language=LANGUAGES[following])
        elif typed == "q":
            raise Left
        else:
            return False
        return True

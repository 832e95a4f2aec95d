"""The conversation: draw the table, tell what happened, ask, and carry out what was typed."""

from __future__ import annotations

from collections.abc import Callable

from waset.engine.game import Action
from waset.terminal.aid import Page
from waset.terminal.catalogue import LANGUAGES, Catalogue, catalogue
from waset.terminal.console import Console, Left, program
from waset.terminal.explain import about_option, about_question, about_rule, why
from waset.terminal.game import LocalGame
from waset.terminal.log import Log
from waset.terminal.menu import Menu
from waset.terminal.pages import NUMBER
from waset.terminal.paint import harmless, pad, width, wrap
from waset.terminal.scene import Scene
from waset.terminal.setting_words import peculiarities

LEAST_RECAP = 3
SHORTEST_NAME = 4  # so that commands and squares are no names


class Session:
    """One person at one game."""

    def __init__(self, console: Console, game: LocalGame, words: Catalogue) -> None:
        self.console = console
        self.game = game
        self.words = words
        self.is_fast = False
        self.notice = ""  # a sentence for the next screen
        self.commands: dict[str, Callable[[str], bool]] = {
            "why": self.why,
            "help": self.help,
            "more": self.more,
            "undo": self.undo,
            "advice": self.advice,
            "aid": self.aid,
            "log": self.log,
            "table": self.table,
            "hand": self.hand,
            "language": self.language,
            "save": self.save,
            "quit": self.leave,
        }

    def play(self) -> bool:
        """Play until the game is over or the person leaves; True when it is over."""
        committed = self.words.say("ui.committed", commitment=self.game.saved.dealer.commitment)
        self.notice = " ".join([*([] if self.game.match.steps else [committed]), *self.peculiarities()])
        try:
            while True:
                self.game.advance()
                if self.game.match.is_over:
                    self.end()
                    return True
                forced = self.forced()
                if forced is not None:
                    self.game.decide(forced)
                else:
                    self.question()
        except Left:
            self.farewell()
            return False

    def forced(self) -> Action | None:
        """The only option, where nobody need be asked."""
        options = self.game.options
        client = self.game.client
        if len(options) != 1 or client.is_awaited(options[0]):
            return None
        return options[0] if self.is_fast or client.is_plain(options[0]) else None

    def question(self) -> None:
        """Ask until something happens to the game."""
        self.draw()
        while True:
            typed = self.console.ask()
            if self.answered(typed):
                return

    def answered(self, typed: str) -> bool:
        """Understand a line; True when the question is settled or to be asked anew."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            return self.help(typed[1:].strip())
        command = self.command_named(word.lower())
        if command is not None:
            return command(rest.strip())
        if self.is_unfolded(typed):
            self.console.show(self.menu.lines())
            return False
        action = self.menu.chosen(typed) or (self.named(typed) if typed else self.only())
        if action is not None:
            self.game.told = len(self.game.match.steps)
            self.game.decide(action)
            return True
        if typed and self.menu.narrow(typed.lower()):
            self.console.show(self.menu.lines())
            return False
        return self.misunderstood(typed)

    def named(self, typed: str) -> Action | None:
        """The only option that somebody can mean who types its name."""
        meant = self.possible(typed)
        return meant[0] if len(meant) == 1 else None

    def possible(self, typed: str) -> list[Action]:
        """The options that somebody can mean who types a name."""
        if len(typed) < SHORTEST_NAME:
            return []
        return [action for action in self.game.client.meant(self.scene, typed) if action in self.menu.every]

    def is_unfolded(self, typed: str) -> bool:
        """Whether a number or a name stands for options that share one line, which are listed then."""
        numbered = self.menu.chosen(typed)
        return self.menu.unfold(self.possible(typed) if numbered is None else [numbered])

    def only(self) -> Action | None:
        """The only option listed, which Enter takes."""
        return self.menu.listed[0] if len(self.menu.listed) == 1 else None

    def command_named(self, word: str) -> Callable[[str], bool] | None:
        """The command with this name or short name, in English or in the language of the screen."""
        for name, command in self.commands.items():
            spoken = {said for words in (catalogue("en"), self.words) for said in words.say(f"command.{name}").split()}
            if word in spoken:
                return command
        return None

    def misunderstood(self, typed: str) -> bool:
        """Say what could have been typed."""
        if not typed:
            return False
        squares = self.game.client.narrowed(self.scene, self.menu.every, typed)
        is_name = len(typed) >= SHORTEST_NAME or squares is not None
        if is_name and self.game.client.meant(self.scene, typed):
            return self.why(typed)
        if squares is not None:
            return self.tell(self.scene.say("ui.wrong_square", squares=typed.lower()))
        least, most = self.menu.bounds()
        return self.tell(self.scene.say("ui.wrong", text=shortened(typed), least=least, most=most))

    def draw(self) -> None:
        """The whole screen: table, hand, what happened, the question and its options."""
        client = self.game.client
        self.scene = self.seen()
        self.menu = Menu(client, self.scene, self.game.options)
        notice = wrap(self.notice, self.scene.width) if self.notice else []
        self.notice = ""
        question = [*(self.scene.paint(line, "good") for line in notice), *self.prompt(), *self.menu.lines()]
        table = [*client.table(self.scene), *client.hand(self.scene)]
        free = self.console.height - len(table) - len(question) - 1
        recap = self.recap(free)
        room = free - len(recap)
        headline = [client.headline(self.scene)] if room > 0 else []
        gap = [""] if room > 1 else []
        self.console.clear()
        self.console.show([*headline, *table, *recap, *gap, *question])

    def prompt(self) -> list[str]:
        """The question in a bar, with the commands at its end where there is room."""
        asked, commands = self.game.client.prompt(self.scene), self.scene.say("ui.bar")
        room = self.scene.width - 2
        if width(asked) + width(commands) + 2 <= room:
            lines = [pad(asked, room - width(commands)) + commands]
        else:
            lines = wrap(asked, room)
        return [self.scene.paint(f" {pad(line, room)} ", "prompt") for line in lines]

    def recap(self, rows: int) -> list[str]:
        """What happened since the last decision, as much as there is room for."""
        log = Log(self.game.client, self.scene)
        log.skip(self.game.events(slice(0, self.game.told)))
        lines = log.lines(self.game.events(slice(self.game.told, None)))
        if log.ends_with_heading:
            lines.pop()
        if not lines:
            return []
        rows = max(rows - 1, LEAST_RECAP)
        title = self.scene.paint(self.scene.say("ui.recap"), "title")
        if len(lines) <= rows:
            return [title, *lines]
        hidden = len(lines) - rows
        more = self.scene.paint(self.scene.say("ui.recap_more", count=hidden), "faint")
        return [f"{title}  {more}", *lines[-rows:]]

    def seen(self) -> Scene:
        """The table as the person sees it now."""
        return self.game.scene(self.words, self.console.paint, self.console.width)

    def tell(self, sentence: str) -> bool:
        """Print a sentence and go on asking."""
        self.console.show([f" {line}" for line in wrap(sentence, self.scene.width - 1)])
        return False

    def help(self, about: str) -> bool:
        """Explain the question, an option or a rule."""
        action = self.menu.chosen(about)
        if action is not None:
            self.console.show(about_option(self.game, self.scene, action))
        elif NUMBER.fullmatch(about.upper()):
            self.console.show(about_rule(self.game, self.scene, about.upper()))
        elif about:
            return self.tell(self.scene.say("ui.help_unknown", text=shortened(about)))
        else:
            self.console.show(about_question(self.game, self.scene))
        return False

    def why(self, about: str) -> bool:
        """Say why something cannot be chosen."""
        return self.tell(why(self.game, self.scene, self.menu, about))

    def more(self, rest: str) -> bool:
        """Show the next options."""
        self.menu.turn_page()
        self.console.show(self.menu.lines())
        return False

    def undo(self, rest: str) -> bool:
        """Take the last own decision back, where nothing was revealed since."""
        point = self.game.undo_point()
        if point is None:
            decided = any(step.seat == self.game.seat for step in self.game.match.steps)
            return self.tell(self.scene.say("ui.undo_revealed" if decided else "ui.undo_nothing"))
        self.game.undo(point)
        self.notice = self.scene.say("ui.undone")
        return True

    def advice(self, rest: str) -> bool:
        """Say what the Vizier would do; an option that is not listed is listed then."""
        action = self.game.advice()
        number = self.menu.number_of(action)
        if number is None:
            self.menu.show(action)
            self.tell(self.scene.say("ui.advice"))
            self.console.show(self.menu.lines())
            return False
        option = self.game.client.option(self.scene, action)
        return self.tell(self.scene.say("ui.advice_listed", number=number, option=option))

    def aid(self, rest: str) -> bool:
        """Print the player aid of this table."""
        match = self.game.match
        page = Page(self.words.of(match.game.name), self.console.paint, self.scene.width)
        self.console.show(page.lines(match.game.aid(match.seats, match.options)))
        return False

    def log(self, rest: str) -> bool:
        """Print the whole game so far."""
        lines = Log(self.game.client, self.scene).lines(self.game.events(slice(0, None)))
        self.console.show([self.scene.paint(self.scene.say("ui.log"), "title"), *lines])
        return False

    def table(self, rest: str) -> bool:
        """Draw everything again, and say what is unusual about this table."""
        self.notice = " ".join(self.peculiarities())
        return True

    def peculiarities(self) -> list[str]:
        """What is unusual about this table: an older version of the rules, and settings that differ."""
        match, names = self.game.match, [seat.name for seat in self.game.saved.seats]
        return peculiarities(self.words.of(match.game.name), match.game, match.options, names)

    def hand(self, rest: str) -> bool:
        """Print the own hand."""
        lines = self.game.client.hand(self.scene)
        if not lines:
            return self.tell(self.scene.say("ui.no_hand"))
        self.console.show(lines)
        return False

    def language(self, wanted: str) -> bool:
        """Go on in another language."""
        if wanted.lower() not in LANGUAGES:
            return self.tell(self.scene.say("ui.lang_unknown", languages=", ".join(LANGUAGES)))
        self.words = catalogue(wanted.lower())
        return True

    def save(self, rest: str) -> bool:
        """Save, though every decision is saved anyway."""
        self.game.save()
        return self.tell(self.scene.say("ui.saved", file=str(self.game.saved.file)))

    def leave(self, rest: str) -> bool:
        """Go, and come back another day."""
        raise Left

    def farewell(self) -> None:
        """Say how to go on."""
        self.game.save()
        command = f"{program()} play --resume {self.game.saved.file}"
        self.console.show(["", self.words.say("ui.left_game", command=command)])

    def end(self) -> None:
        """Show the last table, what led to the end, and the result."""
        self.scene = self.seen()
        client, file = self.game.client, str(self.game.saved.file)
        self.console.clear()
        self.console.show([client.headline(self.scene), *client.table(self.scene)])
        self.console.show([*self.recap(self.console.height), "", *client.result(self.scene), ""])
        self.console.show([self.scene.say("ui.recorded", file=file)])
        self.console.show([self.scene.say("ui.replay", command=f"{program()} replay {file}")])


def shortened(typed: str) -> str:
    """What was typed, as far as it can be repeated on one line."""
    readable = harmless(typed)
    return readable if len(readable) <= 40 else f"{readable[:39]}…"

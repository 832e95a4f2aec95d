"""The first screen: every game with its seats and options, and Enter starts."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tests.terminal.playing import SEED, played, screens
from tests.terminal.positions import Screen
from tests.terminal.senet import SENET, WORDS, Senet
from waset.engine.game import Game
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.terminal import welcome
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.console import Left
from waset.terminal.welcome import Welcome, Wish

CLEOPATRA = CLEOPATRA_2006.name


class Typist(Screen):
    """A screen that keeps what was shown before each typed line."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__(typed)
        self.pages: list[str] = []

    @property
    def width(self) -> int:
        """Wide enough for every sentence."""
        return 120

    def ask(self, mark: str = "> ") -> str:
        """The next line."""
        self.pages.append("\n".join(self.lines))
        self.lines = []
        return super().ask(mark)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of the game that only sits on the first screen."""
    for language in LANGUAGES:
        spoken = catalogue(language)
        monkeypatch.setattr(spoken, "messages", {**spoken.messages, **WORDS})


Asking = Callable[..., tuple[Wish, list[str]]]


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch, words: None, tmp_path: Path) -> Asking:
    """Ask what to play with these games on the shelf; the wish, and what was shown before each typed line."""

    def ask(typed: list[str], games: tuple[Game[Any], ...] = (CLEOPATRA_2006, SENET)) -> tuple[Wish, list[str]]:
        monkeypatch.setattr(welcome, "GAMES", {game.name: game for game in games})
        console = Typist(typed)
        return Welcome(console, Wish(games[0].name, 3, {}, "en")).ask(tmp_path), console.pages

    return ask


def test_enter_alone_starts(asking: Asking) -> None:
    wish, (page,) = asking([""])
    assert wish == Wish(CLEOPATRA, 3, {}, "en")
    assert "3 players, you and 2 bots." in page


def test_g_goes_to_the_next_game_and_round(asking: Asking) -> None:
    wish, (first, second, third) = asking(["g", "g", ""])
    assert "g      another game: Senet" in first
    assert "Senet: 3 players, you and 2 bots." in second
    assert "g      another game: Cleopatra" in second
    assert "2–4    number of players" in second
    assert third == first[first.index("\n\n") + 1 :]
    assert wish.game == CLEOPATRA


def test_g_is_not_there_while_there_is_one_game(asking: Asking) -> None:
    _, (first, second) = asking(["g", ""], (CLEOPATRA_2006,))
    assert "another game" not in first
    assert "Please press Enter" in second


def test_another_game_has_the_nearest_number_of_seats_and_its_own_options(asking: Asking) -> None:
    assert asking(["5", "g", ""])[0] == Wish("senet", 4, {}, "en")
    assert asking(["2", "o", "a", "", "g", ""])[0] == Wish("senet", 2, {}, "en")


class Bare(Senet):
    """A game without settings."""

    settings = ()


def test_options_are_there_only_where_the_game_has_some(asking: Asking) -> None:
    _, (some, _, back) = asking(["o", "", ""], (SENET,))
    assert "o      options" in some
    assert "o      options" in back
    _, (none, wrong) = asking(["o", ""], (cast(Game[Any], Bare()),))
    assert "o      options" not in none
    assert "Please press Enter" in wrong


def test_every_option_has_a_letter_its_words_its_value_and_its_rule(asking: Asking) -> None:
    _, (_, page, back) = asking(["o", "", ""], (SENET,))
    assert "   a  open hands: on  [S.A1]" in page
    assert "   b  board: a short one  [S.A2]" in page
    assert "   c  rounds: 10, 1 to 99  [S.A3]" in page
    assert "   d  sticks: 4/2  [S.A4]" in page
    assert "   e  who begins: by lot  [S.A5]" in page
    assert "Senet: 3 players, you and 2 bots." in back


def test_every_option_has_a_sentence_for_its_value_with_its_code(asking: Asking) -> None:
    _, (_, page, changed, _) = asking(["o", "a", "", ""], (SENET,))
    assert "      Everybody shows the hand (open_hands on)" in page
    assert "      The way is short (board short)" in page
    assert "      The game ends after 10 rounds (rounds 10)" in page
    assert "      The marks on the sticks (sticks 4/2)" in page
    assert "      The lot decides (first_player lot)" in page
    assert "   a  open hands: off (usually on)  [S.A1]" in changed
    assert "      Hands are secret (open_hands off)" in changed


def test_who_begins_is_the_lot_or_a_seat_that_is_there(asking: Asking) -> None:
    wish, pages = asking(["o", "e", "e", "e 3", "e 4", "", ""], (SENET,))
    shown = [page for page in pages if "who begins" in page]
    assert "e  who begins: seat 1 (usually by lot)" in shown[1]
    assert "e  who begins: seat 2 (usually by lot)" in shown[2]
    assert "The first turn goes to seat 3 (first_player 3)" in shown[3]
    assert "The option who begins is one of by lot, seat 1, seat 2, seat 3, not 4." in pages[-2]
    assert wish.options == {"first_player": 3}


def test_after_the_last_seat_comes_the_lot_again(asking: Asking) -> None:
    assert asking(["2", "o", "e", "e", "e", "", ""], (SENET,))[0].options == {}


def test_who_begins_is_kept_as_long_as_the_seat_is_there(asking: Asking) -> None:
    assert asking(["o", "d 3", "", "4", ""], (SENET,))[0].options == {"sticks": "3"}
    assert asking(["o", "e seat 2", "", "4", ""], (SENET,))[0].options == {"first_player": 2}
    assert asking(["o", "e seat 3", "", "2", ""], (SENET,))[0].options == {}


@pytest.mark.parametrize(
    ("typed", "options", "named"),
    [
        (["a"], {"open_hands": False}, ", open hands: off."),
        (["a", "a"], {}, "2 bots."),
        (["A off"], {"open_hands": False}, ", open hands: off."),
        (["b"], {"board": "long"}, ", board: a long one."),
        (["b", "b", "b"], {}, "2 bots."),
        (["b round"], {"board": "round"}, ", board: a round one."),
        (["b a round one"], {"board": "round"}, ", board: a round one."),
        (["c 99"], {"rounds": 99}, ", rounds: 99."),
        (["d 3/3/1"], {"sticks": "3/3/1"}, ", sticks: 3/3/1."),
        (
            ["d 3/3", "b", "a"],
            {"open_hands": False, "board": "long", "sticks": "3/3"},
            "off, board: a long one, sticks: 3/3.",
        ),
        (["c 12", "c 10"], {}, "2 bots."),
    ],
)
def test_options_are_switched_and_set(asking: Asking, typed: list[str], options: dict[str, Any], named: str) -> None:
    wish, pages = asking(["o", *typed, "", ""], (SENET,))
    assert wish.options == options
    assert named in pages[-1]


def test_of_a_switch_that_is_on_the_name_is_enough(asking: Asking) -> None:
    wish, pages = asking(["2", "o", "f on", "", ""], (CLEOPATRA_2006,))
    assert wish.options == {"short_game": True}
    assert "you and one bot, short game." in pages[-1]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("a maybe", "The option open hands is on or off, not maybe."),
        ("b square", "The option board is one of a short one, a long one, a round one, not square."),
        ("c 100", "The option rounds is a whole number from 1 to 99, not 100."),
        ("c many", "The option rounds is a whole number from 1 to 99, not many."),
        ("d \x1b[2J", "The option sticks is written like 4/2, not ?[2J."),
        ("c", "Type the letter and a value, for example: c 10"),
        ("d", "Type the letter and a value, for example: d 4/2"),
        ("f", "Please press Enter or type one of the letters above."),
        ("7", "Please press Enter or type one of the letters above."),
    ],
)
def test_what_cannot_be_is_answered_and_changes_nothing(asking: Asking, typed: str, answer: str) -> None:
    wish, (_, _, page, _) = asking(["o", typed, "", ""], (SENET,))
    assert answer in page
    assert wish.options == {}


def test_options_that_other_seats_do_not_have_are_dropped(asking: Asking) -> None:
    wish, pages = asking(["o", "b", "c 5", "", "4", "o", "", ""], (SENET,))
    assert wish == Wish("senet", 4, {"rounds": 5}, "en")
    assert "board" not in pages[-2]
    assert "   b  rounds: 5" in pages[-2]


def test_in_german_a_switch_is_an_or_aus(asking: Asking) -> None:
    wish, pages = asking(["l", "2", "o", "f an", "f aus", "f on", "", ""], (CLEOPATRA_2006,))
    assert "kurzes Spiel: aus  [06.V2]" in pages[3]
    assert "kurzes Spiel: an (sonst aus)  [06.V2]" in pages[4]
    assert "kurzes Spiel: aus  [06.V2]" in pages[5]
    assert "zu zweit, du und ein Bot, kurzes Spiel." in pages[-1]
    assert wish == Wish(CLEOPATRA, 2, {"short_game": True}, "de")


def test_a_long_line_of_options_is_wrapped(asking: Asking) -> None:
    _, pages = asking(["o", f"d {'1/' * 50}1", "", ""], (SENET,))
    assert max(map(len, pages[-1].split("\n"))) <= 120


def test_q_leaves(asking: Asking) -> None:
    with pytest.raises(Left):
        asking(["q"])


def test_the_welcome_screen_needs_only_enter(saves: Path) -> None:
    result = played(saves, ["", "quit"])
    assert "3 players, you and 2 bots." in result.stdout
    assert "Your hand" in result.stdout


def test_the_welcome_screen_starts_what_was_chosen(saves: Path) -> None:
    *_, german, game, _ = screens(played(saves, ["2", "o", "f", "", "l", "", "ende"]).stdout)
    assert "zu zweit, du und ein Bot, kurzes Spiel." in german
    assert "0─(1)─2─3─4─5" in game


def test_the_welcome_screen_offers_an_unfinished_game_first(saves: Path) -> None:
    played(saves, ["1"], "--name", "Mira", "--seed", SEED)
    first, _, again, *_ = screens(played(saves, ["x", "", "quit"]).stdout)
    assert "You have an unfinished game" in first
    assert "Mira, Nofret, Imhotep" in " ".join(first.split())
    assert "Mira (you)" in again

"""The end of a game: who was eaten, who won, and the sums in the order in which the rules apply them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from waset.games.cleopatra.result import Result, Score
from waset.games.cleopatra.state import State
from waset.terminal.scene import Scene
from waset.terminal.sums import Sum, ranking, sums

Row: TypeAlias = tuple[str, str, Callable[[Score], int]]
ROWS: tuple[Row, ...] = (  # with the rules of all editions
    ("ui.sum_amulets", "C.X4", lambda score: score.amulets),
    ("ui.sum_tainted", "06.E2 19.E2", lambda score: score.tainted),
    ("ui.sum_returned", "C.A4", lambda score: score.returned),
    ("ui.sum_forgiven", "19.E2", lambda score: score.forgiven),
    ("ui.sum_corruption", "06.E3 19.E3", lambda score: score.corruption),
    ("ui.sum_talents", "06.E4 19.E4", lambda score: score.talents),
    ("ui.sum_merchants", "06.E4", lambda score: score.merchants_worth),
    ("ui.sum_tax", "06.V1 19.E3", lambda score: score.tax),
    ("ui.sum_wealth", "06.E4 19.E4", lambda score: score.wealth),
)
SUMS = ("ui.sum_corruption", "ui.sum_wealth")
ONLY_WHERE_ANY = ("ui.sum_forgiven", "ui.sum_tax")


def result(scene: Scene) -> list[str]:
    """The story first, then the sums, then the ranking."""
    ended: Result = scene.view.result
    return [*story(scene, ended), "", *table(scene, ended), "", *places(scene, ended)]


def story(scene: Scene, ended: Result) -> list[str]:
    """Why it ended, who was eaten, who won."""
    speaker = scene.speaker
    eaten = [score.seat for score in ended.scores if score.eaten]
    lines = [scene.paint(scene.say(f"end.{ended.reason.value}"), "title")]
    if eaten:
        words = scene.say("ui.eaten", players=speaker.players(eaten), count=len(eaten))
        lines.append(scene.paint(words, "tainted"))
    if ended.winners:
        words = scene.say("ui.won", players=speaker.players(ended.winners), count=len(ended.winners))
        return [*lines, scene.paint(words, "gold")]
    return [*lines, scene.say("ui.nobody_won")]


def table(scene: Scene, ended: Result) -> list[str]:
    """A table with a column for each seat."""
    rows = [
        Sum(
            scene.say(key),
            own_rule(scene, rules),
            [str(value(score)) for score in ended.scores],
            "strong" if key in SUMS else "",
        )
        for key, rules, value in ROWS
        if is_shown(scene, ended, (key, rules, value))
    ]
    return sums(scene, rows)


def is_shown(scene: Scene, ended: Result, row: Row) -> bool:
    """Whether the edition has such a sum, and somebody something in it where it is rare."""
    key, rules, value = row
    return bool(own_rule(scene, rules)) and (key not in ONLY_WHERE_ANY or any(map(value, ended.scores)))


def own_rule(scene: Scene, rules: str) -> str:
    """The number of these that belongs to the edition, or nothing."""
    view: State = scene.view
    return next((rule for rule in rules.split() if rule.startswith(view.edition.numbering)), "")


def places(scene: Scene, ended: Result) -> list[str]:
    """Everybody by rank."""

    def told(seat: int) -> str:
        score = ended.scores[seat]
        key = "ui.rank_eaten" if score.eaten else "ui.rank"
        return scene.say(key, wealth=score.wealth, amulets=score.corruption)

    return ranking(scene, ended.ranking, told)

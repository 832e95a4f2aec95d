"""The end of a game: who was eaten, who won, and the sums in the order in which the rules apply them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from waset.games.cleopatra.result import Result, Score
from waset.games.cleopatra.state import State
from waset.terminal.paint import pad, width
from waset.terminal.scene import Scene

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
    return [*story(scene, ended), "", *sums(scene, ended), "", *ranking(scene, ended)]


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


def sums(scene: Scene, ended: Result) -> list[str]:
    """A table with a column for each seat."""
    rows = [row for row in ROWS if is_shown(scene, ended, row)]
    labels = [f"{scene.say(key)} {scene.paint(f'[{own_rule(scene, rules)}]', 'faint')}" for key, rules, _ in rows]
    longest = max(map(width, labels))
    heads = [scene.name(score.seat) for score in ended.scores]
    lines = [pad("", longest) + "".join("  " + right(head, width(head)) for head in heads)]
    for label, (key, _, value) in zip(labels, rows, strict=True):
        style = "strong" if key in SUMS else ""
        cells = [right(str(value(score)), width(head)) for score, head in zip(ended.scores, heads, strict=True)]
        line = pad(label, longest) + "".join(f"  {cell}" for cell in cells)
        lines.append(scene.paint(line, style) if style else line)
    return lines


def is_shown(scene: Scene, ended: Result, row: Row) -> bool:
    """Whether the edition has such a sum, and somebody something in it where it is rare."""
    key, rules, value = row
    return bool(own_rule(scene, rules)) and (key not in ONLY_WHERE_ANY or any(map(value, ended.scores)))


def own_rule(scene: Scene, rules: str) -> str:
    """The number of these that belongs to the edition, or nothing."""
    view: State = scene.view
    return next((rule for rule in rules.split() if rule.startswith(view.edition.numbering)), "")


def right(text: str, to: int) -> str:
    """The text at the right end of a column."""
    return " " * (to - width(text)) + text


def ranking(scene: Scene, ended: Result) -> list[str]:
    """Everybody by rank; equals share one."""
    lines = []
    place = 1
    for equals in ended.ranking:
        for seat in equals:
            score = ended.scores[seat]
            key = "ui.rank_eaten" if score.eaten else "ui.rank"
            lines.append(
                f" {place}. {scene.name(seat)}  {scene.say(key, wealth=score.wealth, amulets=score.corruption)}"
            )
        place += len(equals)
    return lines

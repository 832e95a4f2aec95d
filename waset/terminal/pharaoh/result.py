"""The end of a game: who won, the sums in the order in which the rules apply them, and what decided between equals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from waset.engine.game import Seat
from waset.games.pharaoh.result import Result, Score
from waset.terminal.pharaoh import names
from waset.terminal.scene import Scene
from waset.terminal.sums import Sum, ranking, sums

Row: TypeAlias = tuple[str, str, Callable[[Score], int]]
ROWS: tuple[Row, ...] = (
    ("ui.sum_photos", "", lambda score: score.photos),
    ("ui.sum_treasures", "", lambda score: score.treasures_worth),
    ("ui.sum_mask", "", lambda score: score.mask),
    ("ui.sum_archaeologist", "", lambda score: -score.archaeologist_lost),
    ("ui.sum_helper", "", lambda score: -score.helper_lost),
    ("ui.sum_points", "strong", lambda score: score.points),
)


def result(scene: Scene) -> list[str]:
    """The story first, then the sums, then the ranking."""
    ended: Result = scene.view.result
    return [*story(scene, ended), "", *table(scene, ended), "", *places(scene, ended)]


def story(scene: Scene, ended: Result) -> list[str]:
    """Why it ended, and who won."""
    won = scene.say("ui.won", players=scene.speaker.players(ended.winners), count=len(ended.winners))
    return [scene.paint(scene.say(f"end.{ended.reason.value}"), "title"), scene.paint(won, "gold")]


def table(scene: Scene, ended: Result) -> list[str]:
    """[P.E1] A column for each seat."""
    rows = [
        Sum(scene.say(key), "P.E1", [names.number(value(score)) for score in ended.scores], style)
        for key, style, value in ROWS
    ]
    return sums(scene, rows)


def places(scene: Scene, ended: Result) -> list[str]:
    """Everybody by rank: points, treasures, and what was decisive against those with as many points."""

    def told(seat: Seat) -> str:
        score = ended.scores[seat]
        treasures = " + ".join(str(worth) for worth in score.treasures) or "none"
        points = names.points_text(scene.speaker, score.points)
        line = scene.say("ui.rank_points", points=points, treasures=treasures)
        decided = decisive(scene, ended, seat)
        return f"{line}  {scene.paint(f'{decided} [P.E3]', 'faint')}" if decided else line

    return ranking(scene, ended.ranking, told)


def decisive(scene: Scene, ended: Result, seat: Seat) -> str:
    """[P.E3] Why a seat is ahead of the next ones with as many points, or shares its place; nothing without such."""
    own = ended.scores[seat]
    for equals, following in pairwise([*ended.ranking, ()]):
        if seat not in equals:
            continue
        behind = [other for other in following if ended.scores[other].points == own.points]
        if behind:
            by = "both" if own.has_both != ended.scores[behind[0]].has_both else "first"
            return scene.say(
                "ui.ahead", players=scene.speaker.both([scene.speaker.names[other] for other in behind]), by=by
            )
        return scene.say("ui.shared") if len(equals) > 1 else ""
    return ""

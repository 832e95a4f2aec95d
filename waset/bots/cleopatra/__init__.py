"""The sense for the Cleopatra games: what looks good, and what a position is worth."""

from waset.bots.cleopatra.judgement import CleopatraJudgement
from waset.bots.cleopatra.weights import SEARCHING_2006, WEIGHTS_2006, WEIGHTS_2019
from waset.games.cleopatra import game

CLEOPATRA_2006 = CleopatraJudgement(game.CLEOPATRA_2006, WEIGHTS_2006, SEARCHING_2006)
CLEOPATRA_2019 = CleopatraJudgement(game.CLEOPATRA_2019, WEIGHTS_2019, WEIGHTS_2019)

__all__ = ["CLEOPATRA_2006", "CLEOPATRA_2019", "CleopatraJudgement"]

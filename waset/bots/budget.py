"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """Seconds, or a number of trials, or both; with trials alone the same seed gives the same choice."""

    __slots__ = ("seconds", "trials")

    def __init__(self, seconds: float | None = None, trials: int | None = None) -> None:
        self.seconds = seconds
        self.trials = trials

    def start(self) -> Clock:
        """The budget begins to run."""
        return Clock(self)


class Clock:
    """A budget that is running."""

    __slots__ = ("budget", "end", "trials")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.trials = 0
        self.end = None if budget.seconds is None else perf_counter() + budget.seconds

    def another(self) -> bool:
        """Whether there is time for one more trial, which is then counted."""
        if self.budget.trials is not None and self.trials >= self.budget.trials:
            return False
        if self.end is not None and perf_counter() >= self.end:
            return False
        self.trials += 1
        return True

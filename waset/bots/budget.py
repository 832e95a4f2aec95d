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

    __slots__ = ("begun", "budget", "trials")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.trials = 0
        self.begun = perf_counter()

    def another(self) -> bool:
        """Whether there is time for one more trial, which is then counted."""
        if self.left() <= 0:
            return False
        self.trials += 1
        return True

    def has_time(self) -> bool:
        """Whether the seconds are not over yet."""
        return self.budget.seconds is None or perf_counter() - self.begun < self.budget.seconds

    def left(self) -> float:
        """About how many more trials there is time for."""
        trials, seconds = self.budget.trials, self.budget.seconds
        left = float("inf") if trials is None else float(trials - self.trials)
        if seconds is None:
            return left
        gone = perf_counter() - self.begun
        in_time = (seconds - gone) * self.trials / gone if self.trials and gone > 0 else seconds - gone
        return min(left, in_time)

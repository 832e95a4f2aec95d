"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter, thread_time

BUSY = 2.0  # on a busy machine a decision takes at most so many times as long
LEAST = 1e-6  # seconds


class Budget:
    """Seconds of one core, or a number of trials, or both; with trials alone the same seed gives the same choice."""

    __slots__ = ("seconds", "trials")

    def __init__(self, seconds: float | None = None, trials: int | None = None) -> None:
        self.seconds = seconds
        self.trials = trials

    def start(self) -> Clock:
        """The budget begins to run."""
        return Clock(self)


class Clock:
    """A budget that is running."""

    __slots__ = ("budget", "core_begun", "trials", "wall_begun")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.trials = 0
        self.core_begun = thread_time()
        self.wall_begun = perf_counter()

    def another(self) -> bool:
        """Whether there is time for one more trial, as long as they usually are, which is then counted."""
        left = self.left()
        if left <= 0 or (self.trials and left < 1):
            return False
        self.trials += 1
        return True

    def gone(self) -> float:
        """The seconds that are used up: those of the core, so that a busy machine makes no bot weaker."""
        return max(thread_time() - self.core_begun, (perf_counter() - self.wall_begun) / BUSY)

    def share(self) -> float:
        """Which part of the budget is used up, from 0 to 1."""
        trials, seconds = self.budget.trials, self.budget.seconds
        by_trials = 0.0 if trials is None else self.trials / max(1, trials)
        by_time = 0.0 if seconds is None else self.gone() / max(seconds, LEAST)
        return min(1.0, max(by_trials, by_time))

    def left(self) -> float:
        """About how many more trials there is time for."""
        trials, seconds = self.budget.trials, self.budget.seconds
        left = float("inf") if trials is None else float(trials - self.trials)
        if seconds is None:
            return left
        gone = self.gone()
        in_time = (seconds - gone) * self.trials / gone if self.trials and gone > 0 else seconds - gone
        return min(left, in_time)

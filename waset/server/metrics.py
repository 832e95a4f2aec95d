"""What can be counted about a server; no number tells anything of a person or a game's secrets."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

REQUESTS = Counter("waset_requests", "Requests answered", ("method", "status"), registry=REGISTRY)
DURATIONS = Histogram("waset_request_seconds", "How long answers took", ("method",), buckets=TIMES, registry=REGISTRY)
MOVES = Counter("waset_moves", "Moves of people that were carried out", registry=REGISTRY)
SOCKETS = Gauge("waset_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("waset_tables_in_memory", "Tables in memory", registry=REGISTRY)
COMMITS = Histogram("waset_commit_writes", "Writes in one commit", buckets=SIZES, registry=REGISTRY)
THINKING = Histogram("waset_thinking_seconds", "How long bots thought", ("bot",), buckets=TIMES, registry=REGISTRY)


@cache
def requests(method: str, status: int) -> Counter:
    """The count of requests that were answered so."""
    return REQUESTS.labels(method, str(status))


@cache
def durations(method: str) -> Histogram:
    """How long answers to such requests took."""
    return DURATIONS.labels(method)


def written() -> bytes:
    """All of it in Prometheus' own form."""
    return generate_latest(REGISTRY)

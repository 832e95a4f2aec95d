"""Playing the games of a contest on a Ray cluster. Ray is an extra, and imported only here."""

from __future__ import annotations

import importlib
import os
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import waset
from waset.arena.contest import Bout, Pairing, play_bout
from waset.arena.running import Runner

LOCAL = "local"
PATIENCE = 10  # seconds until a host must have answered
WAITING = 2  # games handed out for each processor, so that none waits for work


class NoCluster(Exception):
    """There is no Ray, or no cluster at the address."""


def on_ray(address: str, jobs: int) -> Runner:
    """Plays on the cluster at an address; `local` starts one here with so many workers."""
    ray = ray_module()

    def run(pairings: Sequence[Pairing]) -> Iterator[Bout]:
        connect(ray, address, jobs)
        try:
            yield from handed_out(ray, pairings)
        finally:
            ray.shutdown()

    return run


def ray_module() -> Any:
    """Ray itself."""
    try:
        return importlib.import_module("ray")
    except ModuleNotFoundError:
        raise NoCluster("Ray is not installed; `pip install 'waset[ray]'` brings it") from None


def connect(ray: Any, address: str, jobs: int) -> None:
    """Join a cluster and bring our own code there, or start one; quietly, and without reports to anybody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            call(address)
            ray.init(address=address, runtime_env={"py_modules": [waset]}, **quiet)
    except OSError as error:
        raise NoCluster(f"no Ray cluster at {address}: {error.strerror or error}") from None
    except (RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address}: {error}") from None


def call(address: str) -> None:
    """See that somebody answers at a host and port: Ray itself would ask for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def handed_out(ray: Any, pairings: Sequence[Pairing]) -> Iterator[Bout]:
    """Games as they finish, with a few more handed out than are being played."""
    play = ray.remote(play_bout)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING
    left = iter(pairings)
    playing = [play.remote(pairing) for pairing in islice(left, most)]
    while playing:
        [finished], playing = ray.wait(playing, num_returns=1)
        playing += [play.remote(pairing) for pairing in islice(left, 1)]
        yield ray.get(finished)

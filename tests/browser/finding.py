"""A Chromium for the tests: the machine's, or one that is fetched; never none without a word."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic")
NONE = "The browser tests need Chrome or Chromium. On Debian and Ubuntu `apt-get install chromium` brings it."


def launched(playwright: Playwright) -> Browser:
    """A browser without a window."""
    arguments = [*QUIET, *(["--no-sandbox"] if is_root() else [])]
    path = found() or (found() if fetched_by_apt() else None)
    if path is None and not fetched_by_playwright():
        raise AssertionError(NONE)
    try:
        return playwright.chromium.launch(executable_path=path, args=arguments)
    except Error as problem:
        raise AssertionError(f"{NONE}\n{problem}") from None


def found() -> str | None:
    """The machine's own browser."""
    named = (shutil.which(name) for name in NAMES)
    return next((path for path in (*named, *PLACES) if path and Path(path).exists()), None)


def is_root() -> bool:
    """Whether the tests run as root, for whom Chromium has no sandbox."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def fetched_by_apt() -> bool:
    """Have Debian install its Chromium, which takes root."""
    if not is_root() or shutil.which("apt-get") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (["apt-get", "update", "-q"], ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"])
    return all(
        subprocess.run(one, env=environment, capture_output=True, check=False).returncode == 0 for one in commands
    )


def fetched_by_playwright() -> bool:
    """Have Playwright fetch its own."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0

"""Measures our server under load and beside its peers (`--help` says how). The work is in load/."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.command import main

if __name__ == "__main__":
    sys.exit(main())

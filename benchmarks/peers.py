"""Measures our games against other engines (`--help` says how). The work is in comparison.py."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.comparison import main

if __name__ == "__main__":
    sys.exit(main())

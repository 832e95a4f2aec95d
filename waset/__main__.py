"""Runs the command line as `python -m waset`."""

import sys

from waset.commands.main import main

if __name__ == "__main__":
    sys.exit(main())

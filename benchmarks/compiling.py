"""Compiles the modules named as arguments with mypyc, in place; run in the folder that holds them."""

import sys

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-not-found,import-untyped,unused-ignore]

if __name__ == "__main__":
    setup(
        name="waset-compiled",
        packages=[],
        ext_modules=mypycify(sys.argv[1:], opt_level="3"),
        script_args=["--quiet", "build_ext", "--inplace"],
    )

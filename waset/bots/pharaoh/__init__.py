"""The sense for the Pharaoh's Gold."""

from waset.bots.pharaoh.judgement import PHARAOH

__all__ = ["PHARAOH"]

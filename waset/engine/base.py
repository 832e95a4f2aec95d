"""The base of everything that is written down.

This file stays interpreted in the accelerated build: mypyc drops the keyword arguments of a class
statement, and classes that inherit from `Record` inherit its settings instead.
"""

import msgspec


class Record(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type", forbid_unknown_fields=True):
    """An immutable value with named fields, tagged with the name of its class in JSON."""


class Plain(msgspec.Struct, frozen=True, gc=False):
    """Named fields that are told and never read back: without a tag."""


class Terse(Record, frozen=True, omit_defaults=True):
    """A record that leaves out of JSON what is as usual."""

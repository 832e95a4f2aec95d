"""Any action at all: what a client could send, from the types that a game declares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from tests.laws.games import Setup
from waset.engine.game import Action

Strategy = st.SearchStrategy[Any]
FLOOD = 300  # more of one thing than any box holds
WORDS = st.sampled_from([f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]) | st.text(max_size=3)
NUMBERS = st.integers(-2, 12) | st.sampled_from([-(2**63), 2**63 - 1, 255, 256])


def values(kind: inspect.Type) -> Strategy:
    """Values of a type as msgspec describes it."""
    match kind:
        case inspect.IntType():
            return NUMBERS
        case inspect.StrType():
            return WORDS
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=cls):
            return st.sampled_from(list(cls))
        case inspect.UnionType(types=types):
            return st.one_of([values(one) for one in types])
        case inspect.VarTupleType(item_type=item):
            return st.lists(values(item), max_size=12).map(tuple) | values(item).map(lambda one: (one,) * FLOOD)
        case inspect.TupleType(item_types=items):
            return st.tuples(*(values(item) for item in items))
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: values(field.type) for field in fields})
    raise NotImplementedError(f"no values for {kind}")


def any_action(setup: Setup) -> Strategy:
    """Every class of action of a game, with any fields."""
    return values(inspect.type_info(setup.game.action_type))


def classes(union: Any) -> list[type]:
    """The classes of a tagged union."""
    described = inspect.type_info(union)
    kinds = described.types if isinstance(described, inspect.UnionType) else (described,)
    return [kind.cls for kind in kinds if isinstance(kind, inspect.StructType)]


def bent(data: st.DataObject, action: Action) -> Action:
    """The same action with one field changed, or with its list in another order, shorter or longer."""
    described = inspect.type_info(type(action))
    assert isinstance(described, inspect.StructType)
    if not described.fields:
        return action
    field = data.draw(st.sampled_from(described.fields), "field")
    value = getattr(action, field.encode_name)
    changed = values(field.type)
    if isinstance(value, tuple) and value:
        changed |= rearranged(value)
    if isinstance(value, int):
        changed |= st.sampled_from([value - 1, value + 1])
    return msgspec.structs.replace(action, **{field.name: data.draw(changed, "changed to")})


def near(action: Action) -> Iterator[Action]:
    """What differs from an action by a little in one field: a number by one, a list by a part or by its order."""
    for name in action.__struct_fields__:
        for value in near_values(getattr(action, name)):
            yield msgspec.structs.replace(action, **{name: value})


def near_values(value: Any) -> Iterator[Any]:
    """What is near a value of a field."""
    if isinstance(value, int):
        yield from (value - 1, value + 1)
    elif isinstance(value, Enum):
        yield from type(value)
    elif isinstance(value, tuple):
        yield value[::-1]
        for place, part in enumerate(value):
            yield (*value[:place], *value[place + 1 :])
            yield (*value[:place], part, *value[place:])


def rearranged(value: Sequence[Any]) -> Strategy:
    """A tuple in another order, without one of its parts, or with one of them twice."""
    places = st.integers(0, len(value) - 1)
    return (
        st.permutations(value).map(tuple)
        | places.map(lambda place: (*value[:place], *value[place + 1 :]))
        | places.map(lambda place: (*value[:place], value[place], *value[place:]))
    )

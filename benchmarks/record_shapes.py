"""Prints what msgspec sees of every Struct in the modules named as arguments, as JSON: tag, settings, fields."""

import importlib
import json
import sys
from typing import Any, get_type_hints

import msgspec


def shape(record: type[msgspec.Struct]) -> dict[str, Any]:
    """Fields with their types and defaults, as text that is the same for equal shapes."""
    try:
        hints = {name: str(hint) for name, hint in get_type_hints(record).items()}
    except NameError as error:
        hints = {"unresolved": str(error)}
    config = record.__struct_config__
    return {
        "fields": {name: hints.get(name, hints.get("unresolved", "")) for name in record.__struct_fields__},
        "defaults": [repr(default) for default in record.__struct_defaults__],
        "settings": [str(config.tag), str(config.tag_field), config.frozen, config.gc],
    }


def main() -> None:
    shapes = {}
    for name in sys.argv[1:]:
        module = importlib.import_module(name)
        for attribute, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == name:
                shapes[f"{name}.{attribute}"] = shape(value)
    print(json.dumps(shapes))


if __name__ == "__main__":
    main()

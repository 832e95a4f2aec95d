"""JSON Schemas as types of TypeScript."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

NAME = re.compile(r"[A-Za-z_$][\w$]*")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = "// Written by `waset schema {subject} --typescript`; change the types in Python, not here.\n"


def declarations(subject: str, schemas: Mapping[str, Mapping[str, Any]]) -> str:
    """A declaration for each schema of a subject, in the order of their names."""
    return "\n".join([HEAD.format(subject=subject), *(declaration(name, schemas[name]) for name in sorted(schemas))])


def declaration(name: str, schema: Mapping[str, Any]) -> str:
    """One message, as an interface where it has fields."""
    said = comment(schema, "")
    if "properties" in schema:
        return f"{said}export interface {name} {fields(schema, '')}\n"
    return f"{said}export type {name} = {type_of(schema, '')};\n"


def comment(schema: Mapping[str, Any], indent: str) -> str:
    """What a schema says of itself."""
    text = " ".join(str(schema.get("description", "")).split()).replace("*/", "* /")
    return f"{indent}/** {text} */\n" if text else ""


def fields(schema: Mapping[str, Any], indent: str) -> str:
    """The fields of an object; those that may be left out have a question mark."""
    inner, required = indent + "  ", schema.get("required", ())
    lines = [
        f"{comment(value, inner)}{inner}{key(name)}{'' if name in required else '?'}: {type_of(value, inner)};\n"
        for name, value in schema["properties"].items()
    ]
    return f"{{\n{''.join(lines)}{indent}}}"


def key(name: str) -> str:
    """A field's name, quoted where it has to be."""
    return name if NAME.fullmatch(name) else json.dumps(name)


def type_of(schema: Mapping[str, Any], indent: str) -> str:
    """The type that a schema allows; what it allows without limits is unknown."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return union(type_of(one, indent) for one in schema["anyOf"])
    if "enum" in schema:
        return union(json.dumps(one, ensure_ascii=False) for one in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return union(type_of({**schema, "type": one}, indent) for one in kind)
    match kind:
        case "object":
            return object_type(schema, indent)
        case "array":
            return array_type(schema, indent)
        case None:
            return "unknown"
        case _:
            return PLAIN[kind]


def object_type(schema: Mapping[str, Any], indent: str) -> str:
    """An object with known fields, or one with any."""
    if schema.get("properties"):
        return fields(schema, indent)
    names, values = schema.get("propertyNames"), schema.get("additionalProperties")
    held = type_of(values, indent) if isinstance(values, Mapping) else "unknown"
    if isinstance(names, Mapping) and ("$ref" in names or "enum" in names):
        return f"Partial<Record<{type_of(names, indent)}, {held}>>"
    return f"Record<string, {held}>"


def array_type(schema: Mapping[str, Any], indent: str) -> str:
    """A list, or one of a certain length."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one, indent) for one in schema['prefixItems'])}]"
    items = schema.get("items")
    return f"Array<{type_of(items, indent) if isinstance(items, Mapping) else 'unknown'}>"


def union(types: Iterable[str]) -> str:
    """Any of several types."""
    return " | ".join(dict.fromkeys(types))

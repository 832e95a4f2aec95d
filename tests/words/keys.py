"""The keys of messages that the code uses, read from the code itself."""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

from tests.aid.asking import every_aid, keys_of
from tests.project.files import ROOT
from tests.words.spoken import NEVER_OPTIONS, SPOKEN
from waset.engine.flow import FlowGame, Step
from waset.engine.game import Game
from waset.engine.settings import Setting, Value
from waset.games import GAMES
from waset.terminal.catalogue import catalogue
from waset.terminal.client import client_of
from waset.terminal.welcome import CHARACTERS
from waset.terminal.words import parameters_of

LITERAL = re.compile(r"(?:ui|command|aid)\.[a-z_]*[a-z]")
KIND = re.compile(r"([a-z]+)\.")
FOLDERS = ("waset/terminal", "waset/commands", "waset/server")
WEB = "web/src"
WEB_LITERAL = re.compile(r"""["'`]((?:web|ui|aid)\.[a-z0-9_]*[a-z0-9])["'`]""")
WEB_BEGUN = re.compile(r"`(web\.[a-z0-9_]*_)\$\{")
KINDS_OF_EVERY_GAME = {"event", "action", "prompt", "help", "ui"}


def spoken_events() -> set[str]:
    """Every event of every game that has a sentence of its own."""
    return {
        f"event.{event.__name__}"
        for game in GAMES.values()
        for event in get_args(game.event_type)
        if event not in client_of(game).silent
    }


def spoken_actions() -> set[str]:
    """Every action of every game that may be an option."""
    spoken = {action for game in GAMES.values() for action in get_args(game.action_type)}
    return {f"action.{action.__name__}" for action in spoken.difference(NEVER_OPTIONS)}


def asking_tasks() -> set[str]:
    """The prompt and the explanation of every task that asks somebody, under any version of the rules."""
    asking = [
        task
        for newest in GAMES.values()
        for game in (newest, *newest.earlier)
        if isinstance(game, FlowGame)
        for task, step in game.steps.items()
        if type(step).options is not Step.options
    ]
    return {f"{kind}.{task.__name__}" for task in asking for kind in ("prompt", "help")}


def thing_keys() -> set[str]:
    """A key for every thing that a client speaks of."""
    return {f"{kind}.{name}" for kinds in SPOKEN.values() for kind, names in kinds.items() for name in names}


def settings_of(games: Iterable[Game[Any]], messages: Iterable[str]) -> set[str]:
    """The words for every setting of these games: its name, its way to say values, and a sentence for each value."""
    known, found = set(messages), set()
    for setting in (setting for game in games for setting in game.settings):
        found |= {f"setting.{setting.name}"} | known.intersection({f"setting_value.{setting.name}"})
        found |= {sentence_key(setting, value, known) for value in setting.choices or (setting.default,)}
    return found


def sentence_key(setting: Setting, value: Value, known: set[str]) -> str:
    """The key of the sentence for a value: its own, else the one for all values."""
    own = f"setting_says.{setting.name}.{setting.written(value)}"
    return own if own in known else f"setting_says.{setting.name}"


def reasons_in(source: str) -> set[str]:
    """The keys of all reasons that a module gives."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            key = node.args[0]
            assert isinstance(key, ast.Constant), f"a reason's key must be a literal: line {node.lineno}"
            found.add(str(key.value))
    return found


def literals_in(source: str) -> set[str]:
    """The literal keys in a module; in an f-string the part before a brace stands for all that begin with it."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
            found.add(node.value)
    return found


def kinds_in(source: str) -> set[str]:
    """The kinds of the keys that a module puts together from a kind and a name."""
    begun = [node.values[0] for node in ast.walk(ast.parse(source)) if isinstance(node, ast.JoinedStr) and node.values]
    texts = [part.value for part in begun if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return {found[1] for text in texts if (found := KIND.match(text))}


def sources(folders: Iterable[str]) -> list[str]:
    """All modules under these folders."""
    return [path.read_text(encoding="utf-8") for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def web_sources() -> list[str]:
    """All modules of the browser's client but its tests."""
    files = sorted((ROOT / WEB).rglob("*"))
    sources = [file for file in files if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")]
    return [file.read_text(encoding="utf-8") for file in sources]


def web_keys_in(source: str, messages: Iterable[str]) -> set[str]:
    """The keys that a module of the browser's client names; one begun as `web.kind_${` stands for all of its kind."""
    begun = tuple(WEB_BEGUN.findall(source))
    return set(WEB_LITERAL.findall(source)) | {key for key in messages if begun and key.startswith(begun)}


def commands_in(source: str) -> set[str]:
    """The names of the commands that a session understands."""
    names = re.search(r"self\.commands: .*?\{(.*?)\}", source, re.DOTALL)
    return {f"command.{name}" for name in re.findall(r'"([a-z]+)":', names[1])} if names else set()


def used_keys() -> set[str]:
    """Every key that the code can ask for."""
    messages = catalogue("en").messages
    found = spoken_events() | spoken_actions() | asking_tasks() | thing_keys() | settings_of(GAMES.values(), messages)
    found |= keys_of(every_aid())
    found |= {f"ui.game_{game}" for game in GAMES} | {f"bot.{bot}" for bot in CHARACTERS}
    for source in sources(["waset"]):
        found |= reasons_in(source)
    for source in sources(FOLDERS):
        found |= literals_in(source)
    for source in web_sources():
        found |= {key for key in web_keys_in(source, messages) if "@" not in key}
    return found | commands_in((ROOT / "waset/terminal/session.py").read_text(encoding="utf-8"))


def problems(used: set[str], catalogues: Mapping[str, Mapping[str, str]]) -> list[str]:
    """What is wrong with the catalogues: missing, unused or differing messages."""
    found = []
    first = next(iter(catalogues))
    for language, messages in catalogues.items():
        found += [f"{language}: no message {key}" for key in sorted(used - set(messages))]
        found += [
            f"{language}: nothing uses {key}" for key in sorted(set(messages) - used) if not is_own_way(key, used)
        ]
        for key in sorted(set(messages) & set(catalogues[first])):
            if parameters_of(messages[key]) != parameters_of(catalogues[first][key]):
                found.append(f"{language}: {key} has other parameters than in {first}")
    return found


def is_own_way(key: str, used: set[str]) -> bool:
    """Whether a key says a message that is used in the way of one game."""
    said, _, game = key.partition("@")
    return said in used and game in GAMES


def messages_of(language: str) -> Path:
    """The file of a language."""
    return ROOT / "locales" / f"{language}.json"

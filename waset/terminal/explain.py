"""Explanations: of a question, an option, a rule, and of what cannot be chosen."""

from __future__ import annotations

from waset.engine.game import Action
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.client import Client
from waset.terminal.game import LocalGame
from waset.terminal.menu import Menu
from waset.terminal.pages import rules
from waset.terminal.paint import wrap
from waset.terminal.scene import Scene


def about_question(client: Client, scene: Scene) -> list[str]:
    """What is asked, which rules it follows, and what can be typed."""
    lines = [scene.paint(client.prompt(scene), "strong"), *wrap(client.help(scene), scene.width)]
    numbers = client.rules(scene, None)
    if numbers:
        lines.append(scene.say("ui.help_rules", rules=", ".join(named(number) for number in numbers)))
    return [*lines, *wrap(client.legend(scene), scene.width), *wrap(scene.say("ui.help_commands"), scene.width)]


def about_option(client: Client, scene: Scene, action: Action) -> list[str]:
    """An option and the rules behind it."""
    lines = wrap(client.option(scene, action), scene.width)
    for number in client.rules(scene, action):
        lines.extend(rule_lines(scene, number))
    return [*lines, *english_note(scene)]


def about_rule(scene: Scene, number: str) -> list[str]:
    """A rule as its page states it, or that there is none."""
    if number not in rules():
        return [scene.say("ui.no_rule", number=number)]
    return [*rule_lines(scene, number), *english_note(scene)]


def rule_lines(scene: Scene, number: str) -> list[str]:
    """A rule as its page states it: text wrapped, tables and drawings as they are."""
    rule = rules()[number]
    lines = [scene.paint(f"{rule.number} {rule.title}", "title")]
    for paragraph in rule.paragraphs:
        for line in paragraph.split("\n"):
            is_drawn = line.startswith("|") or "  " in line
            lines.extend([line] if is_drawn else wrap(line, scene.width, "   " if line[:1] in "123456789-" else ""))
    return lines


def english_note(scene: Scene) -> list[str]:
    """That the rules are printed in English, for those who read another language."""
    is_english = scene.speaker.catalogue.language == LANGUAGES[0]
    return [] if is_english else [scene.paint(scene.say("ui.rules_english"), "faint")]


def named(number: str) -> str:
    """A rule's number and title."""
    rule = rules().get(number)
    return f"{number} {rule.title}" if rule is not None else number


def why(game: LocalGame, scene: Scene, menu: Menu, about: str) -> str:
    """Why what was named cannot be chosen, or how to choose it. The answer comes from the view alone."""
    if not about:
        return scene.say("ui.why_what")
    numbered = menu.chosen(about)
    meant = [numbered] if numbered is not None else game.client.meant(scene, about)
    if not meant:
        return scene.say("ui.why_unknown", text=about[:40])
    for action in meant:
        number = menu.number_of(action)
        if number is not None:
            return scene.say("ui.why_possible", number=number, option=game.client.option(scene, action))
    reason = game.match.game.why_not(scene.view, game.seat, meant[0])
    return scene.say("ui.why_can") if reason is None else game.client.reason(scene.speaker, reason)

"""Explanations: of a question, an option, a rule, and of what cannot be chosen."""

from __future__ import annotations

from waset.engine.game import Action
from waset.terminal.game import LocalGame
from waset.terminal.menu import Menu
from waset.terminal.pages import RuleText, blocks, rules_for
from waset.terminal.paint import wrap
from waset.terminal.scene import Scene


def about_question(game: LocalGame, scene: Scene) -> list[str]:
    """What is asked, which rules it follows, and what can be typed."""
    client = game.client
    lines = [scene.paint(client.prompt(scene), "strong"), *wrap(client.help(scene), scene.width)]
    rules = [f"{rule.number} {rule.title}" for rule in rules_behind(game, scene, None)]
    if rules:
        lines.extend(wrap(scene.say("ui.help_rules", rules=", ".join(rules)), scene.width))
    return [*lines, *wrap(client.legend(scene), scene.width), *wrap(scene.say("ui.help_commands"), scene.width)]


def about_option(game: LocalGame, scene: Scene, action: Action) -> list[str]:
    """An option and the rules behind it."""
    lines = wrap(game.client.option(scene, action), scene.width)
    for rule in rules_behind(game, scene, action):
        lines.extend(rule_lines(scene, rule))
    return lines


def about_rule(game: LocalGame, scene: Scene, number: str) -> list[str]:
    """A rule as its page states it, or that there is none."""
    rule = rules_for(game.match.game, scene.speaker.catalogue.language).get(number)
    return [scene.say("ui.no_rule", number=number)] if rule is None else rule_lines(scene, rule)


def rules_behind(game: LocalGame, scene: Scene, action: Action | None) -> list[RuleText]:
    """The rules of this game behind an option, or behind the question; editions share what cites them."""
    rules = rules_for(game.match.game, scene.speaker.catalogue.language)
    return [rules[number] for number in game.client.rules(scene, action) if number in rules]


def rule_lines(scene: Scene, rule: RuleText) -> list[str]:
    """A rule as its page states it."""
    return [line for block in blocks(rule, scene.paint, scene.width) for line in block]


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

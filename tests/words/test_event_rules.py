"""The web client knows the rule of every event."""

from tests.words import event_rules


def test_the_rules_of_the_events_are_current() -> None:
    assert event_rules.FILE.read_text(encoding="utf-8") == event_rules.text(), (
        "make them anew: python -m tests.words.event_rules"
    )


def test_every_game_has_some() -> None:
    assert all(len(rules) > 10 for rules in event_rules.event_rules().values())

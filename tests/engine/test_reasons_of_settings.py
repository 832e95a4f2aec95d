"""What a table may choose: every setting has a default, and a value that it cannot have is refused with its reason."""

import pytest

from waset.engine.game import BadSetup, Options, Reason
from waset.engine.settings import FirstPlayer, Number, OneOf, Setting, Switch, Text, settled

SETTINGS: tuple[Setting, ...] = (
    Switch("night", "C.S1", default=False, seats=(2,)),
    OneOf("board", "C.S1", ("round", "square"), seats=(2, 3)),
    Number("rounds", "C.S1", 10, seats=(2, 3), bounds=(1, 60)),
    Text("tiles", "C.S1", "12/10/8", seats=(2, 3), is_readable=lambda text: text.count("/") == 2),
)
DEFAULTS = {"night": False, "board": "round", "rounds": 10, "tiles": "12/10/8"}


def refused(seats: int, options: Options) -> Reason:
    """The reason why a game is not set up like this."""
    with pytest.raises(BadSetup) as refusal:
        settled(SETTINGS, range(2, 4), seats, options)
    return refusal.value.reason


def test_every_setting_has_a_default() -> None:
    assert settled(SETTINGS, range(2, 4), 2, {}) == DEFAULTS


def test_what_is_chosen_takes_the_place_of_the_default() -> None:
    chosen: Options = {"night": True, "board": "square", "rounds": 60, "tiles": "10/10/10"}
    assert settled(SETTINGS, range(2, 4), 2, chosen) == chosen


def test_a_number_of_seats_must_be_possible() -> None:
    assert refused(4, {}) == Reason("setup.seats", "", {"seats": 4, "least": 2, "most": 3})


def test_an_option_must_be_known() -> None:
    assert refused(2, {"day": True}) == Reason("setup.option", "", {"option": "day"})


@pytest.mark.parametrize("value", [1, "on", "maybe"])
def test_a_switch_is_on_or_off(value: int | str) -> None:
    assert refused(2, {"night": value}) == Reason(
        "setup.option_switch", "C.S1", {"option": "night", "value": str(value)}
    )


@pytest.mark.parametrize("value", ["oval", "", True, 0])
def test_one_of_a_few_is_none_other(value: bool | int | str) -> None:
    assert refused(2, {"board": value}) == Reason(
        "setup.option_one_of", "C.S1", {"option": "board", "value": str(value), "values": ["round", "square"]}
    )


@pytest.mark.parametrize("value", [0, 61, True, "10"])
def test_a_number_stays_within_its_bounds(value: bool | int | str) -> None:
    assert refused(2, {"rounds": value}) == Reason(
        "setup.option_number", "C.S1", {"option": "rounds", "value": str(value), "least": 1, "most": 60}
    )


@pytest.mark.parametrize("value", ["12/18", 3, False])
def test_a_text_must_be_readable(value: bool | int | str) -> None:
    assert refused(2, {"tiles": value}) == Reason(
        "setup.option_text", "C.S1", {"option": "tiles", "value": str(value), "example": "12/10/8"}
    )


def test_a_setting_is_only_there_for_its_seats() -> None:
    assert refused(3, {"night": True}) == Reason("setup.option_seats", "C.S1", {"option": "night", "seats": 3})
    assert settled(SETTINGS, range(2, 4), 3, {"night": False}) == DEFAULTS


@pytest.mark.parametrize(
    ("setting", "typed", "value"),
    [
        (0, "on", True),
        (0, "off", False),
        (0, "perhaps", "perhaps"),
        (1, "square", "square"),
        (2, "25", 25),
        (2, "many", "many"),
        (2, "9" * 40, "9" * 40),
        (3, "1/2/3", "1/2/3"),
    ],
)
def test_a_typed_value_is_read(setting: int, typed: str, value: bool | int | str) -> None:
    assert SETTINGS[setting].read(typed) == value


def test_values_are_written_as_one_types_them() -> None:
    for setting in SETTINGS:
        assert setting.read(setting.written(setting.default)) == setting.default


def test_short_lists_can_be_gone_through() -> None:
    assert [setting.choices for setting in SETTINGS] == [(False, True), ("round", "square"), (), ()]


def test_who_begins_is_the_lot_or_a_seat_of_the_table() -> None:
    first = FirstPlayer("C.S1", seats=(2, 3, 4))
    assert first.choices == ("lot", 1, 2, 3, 4)
    assert first.choices_for(2) == ("lot", 1, 2)
    assert [first.refusal(value, 2) for value in ("lot", 1, 2)] == [None, None, None]


@pytest.mark.parametrize("value", [0, 3, True, "1", "first"])
def test_who_begins_is_nobody_else(value: bool | int | str) -> None:
    assert FirstPlayer("C.S1", seats=(2, 3)).refusal(value, 2) == Reason(
        "setup.option_one_of", "C.S1", {"option": "first_player", "value": str(value), "values": ["lot", "1", "2"]}
    )


@pytest.mark.parametrize(("text", "value"), [("lot", "lot"), ("2", 2), ("second", "second"), ("9" * 40, "9" * 40)])
def test_who_begins_is_read_as_typed(text: str, value: int | str) -> None:
    assert FirstPlayer("C.S1", seats=(2, 3)).read(text) == value

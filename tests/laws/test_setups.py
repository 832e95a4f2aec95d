"""The laws are tried on every version of every game and on every value of every setting."""

from tests.laws.games import SETUPS, every_game
from waset.engine.settings import FirstPlayer
from waset.games import GAMES


@every_game
def test_every_value_of_every_setting_is_played(name: str) -> None:
    setups = [setup for setup in SETUPS if setup.game is GAMES[name]]
    for setting in GAMES[name].settings:
        played = {setup.options.get(setting.name, setting.default) for setup in setups}
        if isinstance(setting, FirstPlayer) or not setting.choices:  # too many to play them all
            assert len(played) > 1, f"{setting.name} is only {played}"
        else:
            assert played == set(setting.choices), setting.name


@every_game
def test_every_version_and_number_of_seats_is_played(name: str) -> None:
    newest = GAMES[name]
    assert {setup.seats for setup in SETUPS if setup.game is newest and not setup.options} == set(newest.seats)
    for older in newest.earlier:
        assert [setup for setup in SETUPS if setup.game is older]

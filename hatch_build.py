"""Puts the built web client into the wheel and the source archive; an editable install is left alone."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds the client before anything is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not (Path(self.root) / "web").is_dir():
            return
        sys.path.insert(0, self.root)
        import building

        building.build()
        files = self.metadata.core.license_files  # hatchling looked for them before there was a client
        files[:] = sorted({*files, building.LICENCES.relative_to(self.root).as_posix()})

"""For every test: catalogues are compiled before anything reads them; a run says which browsers it drives."""

from __future__ import annotations

import browsers
import catalogues

catalogues.compile_all()


def pytest_report_header() -> str:
    return f"browser engines: {', '.join(browsers.engines())}"

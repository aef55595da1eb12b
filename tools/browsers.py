"""Finds the browsers that the page tests drive, and installs Chromium where it can and must."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Without these, a browser under test talks to its maker's servers.
CHROMIUM_FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def chromium_flags() -> list[str]:
    """Command-line flags for a Chromium under test; root can only run it without its sandbox."""
    return [*CHROMIUM_FLAGS, *(["--no-sandbox"] if is_root() else [])]


def find_chromium() -> str | None:
    """The path of a Chromium: the CHROMIUM variable first, then the usual names."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def apt_install(*packages: str) -> bool:
    """Installs Debian packages when that is possible without asking anyone."""
    if not (is_root() and shutil.which("apt-get")):
        return False
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        if subprocess.run(["apt-get", "-qq", *command], check=False, **quiet).returncode:  # type: ignore[call-overload]
            return False
    return True


def find_firefox() -> str | None:
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> str | None:
    """WebKitGTK's own small browser, which comes with the library and is on no path."""
    return next((str(path) for path in sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)


def find_webkit_driver() -> str | None:
    return shutil.which("WebKitWebDriver")


def find_screen() -> str | None:
    return shutil.which("Xvfb")


def chromium() -> str:
    """The path of a Chromium, installed if need be; ends the program with a sentence when there is none."""
    path = find_chromium()
    if path is None and apt_install("chromium", "fonts-dejavu-core"):
        path = find_chromium()
    if path is None:
        sys.exit(
            "No Chromium was found: install it (package `chromium`, or Google Chrome), "
            "or give its path in the CHROMIUM variable."
        )
    return path


def engines() -> list[str]:
    """The engines that can be driven on this machine; Chromium must always be one of them."""
    names = ["chromium"]
    if find_firefox():
        names.append("firefox")
    if find_webkit() and find_webkit_driver() and find_screen():
        names.append("webkit")
    return names


def main() -> None:
    chromium()
    for name, packages in (("firefox", ["firefox-esr"]), ("webkit", ["webkit2gtk-driver", "xvfb"])):
        if name not in engines() and not apt_install(*packages):
            print(f"{name} was not found and can't be installed here: its tests are left out")
    print(f"browser engines: {', '.join(engines())}")


if __name__ == "__main__":
    main()

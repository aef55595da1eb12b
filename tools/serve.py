"""A small static server for the built site: right media types, no caching surprises, any sub-path."""

from __future__ import annotations

import argparse
import gzip
import webbrowser
from functools import lru_cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import urlsplit

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".toml": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    ".whl": "application/zip",
}


@lru_cache(maxsize=64)
def _packed(path: str, _changed: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6, mtime=0)


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder below a base path; the browser asks again each time whether a file changed."""

    protocol_version = "HTTP/1.1"
    extensions_map: ClassVar[dict[str, str]] = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def __init__(
        self, *args: object, base: str = "/", pack: bool = False, age: int = 0, **kwargs: object
    ) -> None:
        self.base, self.pack, self.age = base, pack, age
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        below = urlsplit(path).path
        if not below.startswith(self.base):
            return str(Path(self.directory) / "no such place")
        return super().translate_path("/" + below[len(self.base) :])

    def end_headers(self) -> None:
        self.send_header("Cache-Control", f"max-age={self.age}" if self.age else "no-cache")
        for name, value in self.server.extra.items():  # type: ignore[attr-defined]
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if not (self.pack and path.is_file() and "gzip" in self.headers.get("Accept-Encoding", "")):
            return super().do_GET()
        if "If-Modified-Since" in self.headers:
            return super().do_GET()
        body = _packed(str(path), path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Stays silent: the page tells what it misses."""


class Server(ThreadingHTTPServer):
    """The server, with the address a person can open."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self, folder: Path, port: int = 0, base: str = "/", pack: bool = False, age: int = 0
    ) -> None:
        base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
        super().__init__(
            ("127.0.0.1", port), partial(Handler, directory=str(folder), base=base, pack=pack, age=age)
        )
        self.extra: dict[str, str] = {}  # headers that a host may add to every answer
        self.address = f"http://127.0.0.1:{self.server_port}{base}"

    def stop(self) -> None:
        """Stops for good: the address no longer answers."""
        self.shutdown()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection early is no news."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="site", type=Path)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--base", default="/", help="sub-path under which the site appears")
    parser.add_argument("--gzip", action="store_true", help="compress, as most hosts do")
    parser.add_argument("--open", action="store_true", help="open a browser where there is one")
    options = parser.parse_args()
    try:
        server = Server(options.folder, options.port, options.base, options.gzip)
    except OSError:  # the usual port is taken: any other will do
        server = Server(options.folder, 0, options.base, options.gzip)
    print(f"Drakkar is at {server.address} (Ctrl+C stops it)", flush=True)
    if options.open:
        webbrowser.open(server.address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()

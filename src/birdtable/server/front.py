"""The page: one HTML file for every address that is not the API's, and the files it needs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent / "page"
INDEX = PAGE / "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = {"cache-control": "no-cache"}
NOT_BUILT = "The page has not been built. Run: make page\n"


class Assets(StaticFiles):
    """Files with a hash in their name: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept for ever."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def add_page(app: FastAPI, tell: Callable[[Request], Awaitable[str]]) -> None:
    """Serve the page at every address outside the API, with what is to be told in its head."""
    app.mount("/assets", Assets(directory=PAGE / "assets", check_dir=False), name="assets")

    @app.get("/api/{rest:path}", include_in_schema=False)
    def unknown(rest: str) -> JSONResponse:
        return JSONResponse({"type": "refused", "id": None, "code": "not-understood", "values": {}, "reasons": []}, 404)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        file = _file(path)
        if file is not None:
            return FileResponse(file)
        if Path(path).suffix:  # a file that is not there, not a page of ours
            return PlainTextResponse("There is no such file.\n", 404)
        if not INDEX.exists():
            return PlainTextResponse(NOT_BUILT, 503)
        told = await tell(request)
        if not told:
            return FileResponse(INDEX, headers={"cache-control": "no-cache"})
        return HTMLResponse(
            INDEX.read_text("utf-8").replace("</head>", f"{told}</head>"), headers={"cache-control": "no-cache"}
        )


def _file(path: str) -> Path | None:
    """A file of the page; None for every other address, however odd."""
    try:
        file = (PAGE / path).resolve()
        return file if file.is_file() and file.is_relative_to(PAGE) else None
    except (OSError, ValueError):
        return None

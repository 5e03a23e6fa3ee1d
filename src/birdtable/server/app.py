"""The web application: the public API under /api, and the page."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import birdtable
from birdtable.server import meeting, operator, profile, routes, sharing
from birdtable.server.calls import Caller, Post
from birdtable.server.database import connect, default_url
from birdtable.server.fanout import fanout_for
from birdtable.server.front import add_page
from birdtable.server.gate import Gate
from birdtable.server.guests import Guests
from birdtable.server.hall import QUICKLY, Hall
from birdtable.server.limits import READING_AT_ONCE, Buckets
from birdtable.server.notes import Notes
from birdtable.server.passkeys import Passkeys
from birdtable.server.routes import readable, refusal
from birdtable.server.socket import add_socket
from birdtable.server.storage import Storage
from birdtable.server.thinkers import Thinkers
from birdtable.table.errors import Code, Refused
from birdtable.table.messages import refused_message
from birdtable.telling.scenes import stage_all

SMALLEST_TO_COMPRESS = 1000  # bytes


@dataclass(frozen=True)
class Settings:
    """How the server runs.

    origins     the addresses under which the world sees the site, where that is not this machine's own
    network     whether it listens to more than the machine's own loop
    proxies     the addresses, or networks, of the proxies whose word about where a request comes from is believed
    bot_pause   seconds that a bot takes at least, so that people can follow
    patience    so many times the usual rates, for load tests
    metrics     a port of the machine's own loop at which Prometheus may ask; 0: none
    log         whether every request is noted, as a line of JSON
    post        the address of a post office for letters, smtp://…; "": none
    address     under which others can reach it; "" if they cannot
    push_hosts  HOST:PORT of push services beside those of the browsers' makers
    """

    database: str = ""
    origins: tuple[str, ...] = ()
    network: bool = False
    proxies: tuple[str, ...] = ()
    workers: int = 0
    bot_pause: float = 0.7
    patience: float = 1.0
    metrics: int = 0
    log: bool = False
    post: str = ""
    push_hosts: tuple[str, ...] = ()
    address: str = ""


def create_app(settings: Settings) -> FastAPI:
    """The application, with everything that it needs."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = READING_AT_ONCE
        engine = connect(settings.database or default_url())
        storage = Storage(engine)
        thinkers = Thinkers(settings.workers or os.cpu_count() or 1)
        app.state.hall = hall = Hall(storage, fanout_for(engine), thinkers, settings.bot_pause)
        key = storage.signing_key()
        app.state.guests = Guests(key, lambda guest: hall.house.signed_out.get(guest, 0.0))
        app.state.passkeys = Passkeys(key)
        hall.address = settings.address
        site = settings.origins[0].rstrip("/") if settings.origins else ""
        hall.caller = Caller(storage, key, storage.vapid_key(), Post.at(settings.post), settings.push_hosts, site)
        app.state.pictures = sharing.Pictures(thinkers)
        app.state.buckets = Buckets(scale=settings.patience)
        if settings.metrics:
            hall.metrics.serve(settings.metrics)
        await hall.open()
        preparing = asyncio.create_task(_prepare(hall, app))
        yield
        preparing.cancel()
        await hall.close()

    app = FastAPI(
        title="Birdtable",
        version=birdtable.__version__,
        description="One table for five bird board games. The socket is described in docs/protocol.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )

    async def about_link(request: Request) -> str:
        site = settings.origins[0].rstrip("/") if settings.origins else str(request.base_url).rstrip("/")
        return await sharing.tags(request, site)

    for router in (routes.router, profile.router, meeting.router, operator.router, sharing.router):
        app.router.routes.extend(router.routes)  # as they are: included, each would be made a second time
    add_socket(app)
    add_page(app, about_link)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_served)
    app.add_exception_handler(SQLAlchemyError, _not_stored)
    app.add_middleware(GZipMiddleware, minimum_size=SMALLEST_TO_COMPRESS, compresslevel=QUICKLY)
    app.add_middleware(Gate, origins=settings.origins, network=settings.network)
    app.add_middleware(Notes, every=settings.log)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    return app


async def _prepare(hall: Hall, app: FastAPI) -> None:
    """The first to open a rulebook finds its scenes played, and the first to read the description finds it written."""
    await hall.aside(stage_all)
    await hall.aside(app.openapi)


def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return refusal(error)


def _misunderstood(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal(Refused("bad-message", where=readable(where), error=readable(str(first["msg"]))))


def _not_served(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses by itself: no such address, no such method, a body that cannot be read."""
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {413: "too-large", 404: "not-understood"}
    refused = Refused(codes.get(error.status_code, "bad-message"))
    return JSONResponse(refused_message(refused, None), error.status_code, error.headers)


def _not_stored(request: Request, error: Exception) -> JSONResponse:
    return refusal(Refused("storage", error=type(error).__name__))

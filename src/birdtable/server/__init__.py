"""The table on the net: HTTP, WebSocket, storage. All that is decided is decided in `table/`."""

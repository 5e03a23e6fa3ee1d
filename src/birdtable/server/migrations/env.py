"""How Alembic reaches the database: through the connection that `database.migrate` holds."""

from alembic import context

from birdtable.server.database import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
context.run_migrations()

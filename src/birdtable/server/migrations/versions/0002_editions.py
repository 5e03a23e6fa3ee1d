"""What tables need to go on, or to be looked at, after an upgrade."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The contents that games have been played with, and the last moments of tables."""
    op.create_table(
        "contents",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(16), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.create_table(
        "moments",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )

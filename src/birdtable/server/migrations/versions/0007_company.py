"""Whom people follow and whom they block, what they report, and short codes of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Two tables, and one more column of the tables' index."""
    op.add_column("tables", sa.Column("code", sa.String(16), nullable=False, server_default=""))
    op.create_index("tables_by_code", "tables", ["code"])
    op.create_table(
        "ties",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_index("ties_of_guests", "ties", ["guest", "other"], unique=True)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("done", sa.String(16), nullable=False),
    )
    op.create_index("reports_by_time", "reports", ["done", "time"])

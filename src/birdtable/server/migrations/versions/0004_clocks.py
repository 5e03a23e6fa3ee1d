"""Games that last: when somebody's time is up, how they are called to the table, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two times in the tables' index; what is needed to call people; their vacation."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("tables", sa.Column("remind", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("guests", sa.Column("mail", sa.String(254), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("language", sa.String(8), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("vacation", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_index("pushes_of_guests", "pushes", ["guest"])

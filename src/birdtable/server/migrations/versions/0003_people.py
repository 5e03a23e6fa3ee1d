"""People who come back: passkeys, recovery codes, settings that follow them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """What a guest may add to a name, and the keys that they sign in with."""
    op.add_column("guests", sa.Column("code", sa.String(64), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    op.add_column("guests", sa.Column("signed_out", sa.Float, nullable=False, server_default="0"))
    op.create_index("guests_by_code", "guests", ["code"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_of_guests", "passkeys", ["guest"])

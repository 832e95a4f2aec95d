"""Where Alembic begins: it runs the revisions on the connection it was given."""

from alembic import context

from waset.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()

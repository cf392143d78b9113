"""Run by Alembic: applies the migrations on the connection it was handed."""

from alembic import context

from ludoteca.server.storage.layout import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

"""The database: its schema and migrations, the store that writes, and rows as our structs."""

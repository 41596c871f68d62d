"""The database: its schema and migrations, the store that writes, and conversion between rows and structs."""

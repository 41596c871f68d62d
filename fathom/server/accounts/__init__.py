"""Accounts, which are optional: passkeys, recovery codes, data export and deletion."""

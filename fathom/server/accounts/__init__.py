"""Accounts: a name that is kept, for whoever wants one; passkeys, recovery codes, and what is stored of a person."""

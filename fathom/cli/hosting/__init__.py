"""For hosts: the server, and its tables as a file."""

"""Workers: several servers on one PostgreSQL database, each of which takes any request for any table."""

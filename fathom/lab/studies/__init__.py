"""Many games between bots: what is planned, how it is carried out, counted, kept and compared."""

### What is sent to whoever wants to be told of their turns.

call-turn = It is your turn at a table of { $game }: { $link }
call-first = From now on you are told here when a table of Fathom waits for you.

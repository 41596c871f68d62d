### What is sent to whoever wants to be told of their turns.

call-title = { $game }: it is your turn
call-turn = It is your turn at a table of { $game }.
call-turns-title = { $count } tables wait for you
call-turns = { $count } tables wait for you: { $games }.
call-first = From now on you are told here when a table of Fathom waits for you.
call-code-title = Your code for Fathom
call-code =
    Your code is { $code }. Type it on the page on which you gave this address; from then on you are told here when a table of Fathom waits for you.

    You did not ask for this? Then do nothing, and no other mail will come.
call-unsubscribe = You get this mail because you asked Fathom to tell you of your turns. To get none any more: { $link }

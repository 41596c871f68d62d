### What the server says when it does not do what it was asked.

why-no-such-table = There is no such table. Check the link.
why-no-such-game = There is no such game here.
why-no-such-language = Fathom does not speak that language yet.
why-no-such-moment = This game has no such moment.
why-not-found = There is nothing at this address.
why-bad-request = This request could not be understood.
why-bad-table = This table cannot be opened: { $detail }.
why-bad-record = This record cannot be used: { $detail }.
why-too-large = That is too large to be sent here.
why-too-fast = Too many requests at once. Wait a moment and try again.
why-foreign-page = Requests from other pages are not accepted.
why-not-your-seat = That seat is not yours.
why-wrong-key = This link no longer opens the seat. Ask for a fresh one.
why-no-open-seat = No seat is open for you at this table.
why-not-host = Only the one who opened the table can do that.
why-already-started = The game has begun already.
why-not-started = The game has not begun yet.
why-not-over = That is possible once the game is over.
why-stale = The table has moved on. Look again, then answer.
why-seat-not-abandoned = That player is here: the seat cannot be given away.
why-nothing-to-vote-on = There is nothing for you to vote on.
why-chat-off = This table has no chat.
why-our-fault = Something went wrong on our side. Nothing was changed.

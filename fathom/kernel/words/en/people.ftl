### The browser client's words about people: the lobby, accounts, notifications and clubs. Keys are `web-...`.

## The lobby

web-table-terms = What will be played
web-clock-hours = Hours for each answer
web-clock-minutes = Minutes for each player
web-clock-bonus = Seconds more per answer
web-ready-check = Begin once everybody says that they are ready
web-ready = ready
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-not-yet-ready = Not ready after all
web-leave-seat = Leave the table
web-remove-from-seat = Free the seat of { $name }
web-seat-down = { $seat }: swap with the next seat
web-lobby-unready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
web-open-link = Link for any free seat
web-open-link-hint = Everybody you send it to can take a free seat, until the game begins.
web-open-link-make = Make the link
web-open-link-renew = Replace it by a new link
web-close-table = Close the table
web-close-table-sure = Everybody leaves the table, and its links open nothing any more.
web-table-closed = The host has closed this table.
web-invited-anywhere = Choose a name and take a free seat. At the table: { $names }
web-propose-pause = Propose a pause
web-proposal-pause = { $by } proposes a pause: the clocks stand still, and nobody counts as absent.
web-paused = The game is paused. The clocks stand still, and nobody counts as absent.
web-news-seat-left = { $name } has left the table.
web-news-seat-removed = The host has freed the seat of { $name }.
web-news-paused = The game is paused, as { $by } proposed.
web-news-resumed = { $by } lets the game go on.

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

## A name that is kept

web-account = Your name and data
web-account-why = You need no account to play. With one, your name, seats and campaigns are not lost with this browser, and you play on from any of your devices.
web-account-make = Keep my name
web-account-make-button = Keep it with a passkey
web-account-adopts = The seats, finished games and campaigns of this browser come along. No password, no e-mail address.
web-account-name = Your name
web-account-since = Kept since { $at }
web-account-link = Keep your name and seats, on all your devices
web-account-forgotten = Everything that this server stored of you is deleted.
web-passkeys = Passkeys
web-passkey = Passkey
web-passkey-used = last used { $at }
web-passkey-add = Add a passkey
web-passkeys-hint = A passkey is a key in your device that you open with your finger, face or PIN.
web-passkeys-impossible = Passkeys need a browser of today and a page with a name: open this one as localhost, or by https with a domain. Recovery codes work everywhere.
web-sign-in = I have an account already
web-sign-in-passkey = Sign in with a passkey
web-sign-in-code = Sign in with the code
web-recovery-code = Recovery code
web-recovery-codes = Recovery codes
web-recovery-left = { $count ->
    [0] No code is left. Make new ones, in case all your passkeys are lost.
    [one] One code is left, each for one use.
   *[other] { $count } codes are left, each for one use.
}
web-recovery-new = Make new codes
web-recovery-shown = Your recovery codes
web-recovery-shown-hint = Keep them in a safe place: they are shown only now. Each signs you in once if your passkeys are lost.
web-recovery-kept = I have kept them
web-sign-out = Signing out
web-sign-out-hint = Your seats stay with your account and wait for you.
web-sign-out-here = Sign out here
web-sign-out-others = Sign out everywhere else
web-stored = What is stored of you
web-stored-browser = A cookie by which this browser is known again. The server keeps only a hash of it.
web-stored-seats = Where you sat, under which name, since when, and when you were last seen there.
web-stored-chat = What you said in the chat of a table.
web-stored-account = With an account: its name, the public halves of your passkeys, and hashes of your recovery codes.
web-stored-local = In this browser only: your settings, your history, and the links of tables that you opened.
web-stored-export = Download my data
web-stored-delete = Delete my data
web-stored-delete-sure = Your account, your names at all tables and all you said there are deleted, for good. Bots play on in your games. Your moves stay in the records of the games, without a name.

## Turns that call you

web-webhook = Tell me when it is my turn
web-webhook-hint = Discord and many other services give you a webhook: an address that begins with https://. Paste it here, and a line is sent there when a table waits for you and you are not at it.
web-webhook-address = Address of the webhook
web-webhook-set = Tell me there
web-webhook-on = You are told by { $host }.
web-webhook-drop = Tell me no more
web-webhook-quiet-from = Not from
web-webhook-quiet-to = until
web-stored-webhook = If you want to be told of your turns: the address of your webhook, your quiet hours, and for a month which questions you were told of.

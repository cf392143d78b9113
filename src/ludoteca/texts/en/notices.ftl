# Notices: what the house tells people who are not there, and where they say whether it may. Fetched when somebody looks.

notices-title = Your turn · { $game }
notices-with = With { $names }.
notices-with-bots = Against the bots.
notices-left-days = { $count ->
    [one] 1 day left.
   *[other] { $count } days left.
}
notices-left-hours = { $count ->
    [one] 1 hour left.
   *[other] { $count } hours left.
}
notices-left-minutes = { $count ->
    [one] 1 minute left.
   *[other] { $count } minutes left.
}
notices-stop = No more of these

notices-letter-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
notices-letter-hello = It is your turn:
notices-letter-end = At most one letter a day. This link ends them:
notices-confirm-subject = May the house write to you?
notices-confirm-hello = Somebody asked for letters to this address when it is their turn. If that was you, open this link and say yes:
notices-confirm-else = If it was not you, do nothing: no further letter comes. The link is good for two days.

## The slab

notices = Notices
notices-all-off = all off
notices-about = The house does not call you until you ask it to.
notices-badge = Dot on the icon
notices-badge-more = The number of tables where it is your turn.
notices-badge-not-here = This browser has no such dot.
notices-system = System notice
notices-system-more = The browser will ask you once whether it may.
notices-system-open = The browser will ask you once whether it may. It comes while a page of the house is open, also behind others.
notices-system-push = It comes also when no page of the house is open.
notices-system-insecure = Browsers allow it only over HTTPS. The house was opened over plain HTTP here.
notices-system-denied = The browser does not allow it. You can change that in its settings for this address.
notices-system-not-here = This browser has no such notices; on an iPhone they come once the house is on the home screen.
notices-mail = Letter by mail
notices-mail-more = At most one a day, with the tables that are running out.
notices-mail-where = Where to send it
notices-mail-example = name@example.org
notices-mail-only = It serves only for this. Turn it off and it is deleted.
notices-mail-send = Send
notices-mail-asked = A letter is on its way to { $address }. Say yes there, within two days.
notices-mail-confirmed = Letters go to { $address }.
notices-when = When
notices-when-due = When one day is left
notices-when-turn = Every time it is my turn
notices-trouble = That did not work. Try again in a moment.

## The two links

notices-confirm = May letters come here?
notices-confirm-more = At most one a day, when it is your turn at a table. Every letter has a link that ends them.
notices-confirm-yes = Yes, write to me
notices-confirmed = Done: letters come here.
notices-end = No more notices?
notices-end-more = What brought you here will not come again. Your tables stay as they are.
notices-end-yes = Yes, no more
notices-ended = Done: the house will not call you this way any more.

## Refusals

notices-no-push = This house has no Web Push.
notices-no-mail = This house sends no letters.
notices-no-service = The house sends nothing to this browser’s push service.
notices-too-many-devices = Up to { $most } browsers can be called. Turn notices off in one of them first.
notices-no-address = That does not look like a mail address.
notices-too-many-letters = That was a lot of letters. Try again tomorrow.
notices-not-sent = The letter could not be sent. Is the address right? Try again in a moment.
notices-no-word = This link has been used already, or is too old.

# Hinweise: was das Haus Leuten sagt, die nicht da sind, und wo sie bestimmen, ob es das darf. Geladen, wenn jemand nachsieht.

notices-title = Du bist dran · { $game }
notices-with = Mit { $names }.
notices-with-bots = Gegen die Bots.
notices-left-days = { $count ->
    [one] Noch 1 Tag.
   *[other] Noch { $count } Tage.
}
notices-left-hours = { $count ->
    [one] Noch 1 Stunde.
   *[other] Noch { $count } Stunden.
}
notices-left-minutes = { $count ->
    [one] Noch 1 Minute.
   *[other] Noch { $count } Minuten.
}
notices-stop = Keine mehr davon

notices-letter-subject = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notices-letter-hello = Du bist dran:
notices-letter-end = Höchstens ein Brief am Tag. Dieser Link beendet sie:
notices-confirm-subject = Darf das Haus dir schreiben?
notices-confirm-hello = Jemand hat sich Briefe an diese Adresse gewünscht, sobald ein Zug ansteht. Wenn du das warst, öffne diesen Link und sag ja:
notices-confirm-else = Wenn du es nicht warst, tu nichts: Es kommt kein weiterer Brief. Der Link gilt zwei Tage.

## Die Tafel

notices = Hinweise
notices-all-off = alle aus
notices-about = Das Haus ruft dich erst, wenn du es darum bittest.
notices-badge = Punkt am Symbol
notices-badge-more = Die Zahl der Tische, an denen du dran bist.
notices-badge-not-here = Dieser Browser hat keinen solchen Punkt.
notices-system = Systemhinweis
notices-system-more = Der Browser fragt dich einmal, ob er darf.
notices-system-open = Der Browser fragt dich einmal, ob er darf. Der Hinweis kommt, solange eine Seite des Hauses offen ist, auch hinter anderen.
notices-system-push = Er kommt auch, wenn keine Seite des Hauses offen ist.
notices-system-insecure = Browser erlauben das nur über HTTPS. Das Haus wurde hier über einfaches HTTP geöffnet.
notices-system-denied = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Adresse ändern.
notices-system-not-here = Dieser Browser kennt solche Hinweise nicht; auf einem iPhone kommen sie, sobald das Haus auf dem Home-Bildschirm liegt.
notices-mail = Brief per Mail
notices-mail-more = Höchstens einer am Tag, mit den Tischen, deren Zeit abläuft.
notices-mail-where = Wohin damit
notices-mail-example = name@example.org
notices-mail-only = Die Adresse dient nur dazu. Schalte es aus, und sie wird gelöscht.
notices-mail-send = Senden
notices-mail-asked = Ein Brief ist unterwegs zu { $address }. Sag dort ja, innerhalb von zwei Tagen.
notices-mail-confirmed = Briefe gehen an { $address }.
notices-when = Wann
notices-when-due = Wenn noch ein Tag bleibt
notices-when-turn = Immer, wenn ich dran bin
notices-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Die zwei Links

notices-confirm = Dürfen Briefe hierher kommen?
notices-confirm-more = Höchstens einer am Tag, wenn du an einem Tisch dran bist. In jedem Brief ist ein Link, der sie beendet.
notices-confirm-yes = Ja, schreib mir
notices-confirmed = Erledigt: Briefe kommen hierher.
notices-end = Keine Hinweise mehr?
notices-end-more = Was dich hierher gebracht hat, kommt nicht wieder. Deine Tische bleiben, wie sie sind.
notices-end-yes = Ja, keine mehr
notices-ended = Erledigt: Auf diesem Weg ruft dich das Haus nicht mehr.

## Absagen

notices-no-push = Dieses Haus hat kein Web Push.
notices-no-mail = Dieses Haus verschickt keine Briefe.
notices-no-service = An den Push-Dienst dieses Browsers schickt das Haus nichts.
notices-too-many-devices = Bis zu { $most } Browser können gerufen werden. Schalte die Hinweise zuerst in einem davon aus.
notices-no-address = Das sieht nicht nach einer Mailadresse aus.
notices-too-many-letters = Das waren viele Briefe. Versuch es morgen noch einmal.
notices-not-sent = Der Brief ließ sich nicht verschicken. Stimmt die Adresse? Versuch es gleich noch einmal.
notices-no-word = Dieser Link wurde schon benutzt oder ist zu alt.

# The operator's page: how the house does. Fetched when somebody looks.

house-title = Hinter den Kulissen
house-now = { $time }, aktualisiert sich von selbst
house-locked = Dieses Zimmer ist für alle, die sich um das Haus kümmern
house-locked-more = Gib auf dem Server ludoteca house ein und öffne den Link, der erscheint. Er öffnet einmal, innerhalb von fünf Minuten.
house-well = Dem Haus geht es gut.
house-unwell = Gerade lässt sich nichts speichern. Die Tische warten, und niemandes Zeit läuft.
house-gone = Das Haus antwortet nicht. Die Seite fragt von selbst wieder.
house-frozen-wait = { $count ->
    [one] Ein angehaltener Tisch wartet auf dich.
   *[other] { $count } angehaltene Tische warten auf dich.
}
house-tables = { $count ->
    [one] 1 Tisch im Speicher
   *[other] { $count } Tische im Speicher
}
house-pages = { $count ->
    [one] 1 offene Seite
   *[other] { $count } offene Seiten
}
house-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
house-frozen = Angehaltene Tische
house-frozen-about = sie halten von selbst an, wenn etwas nicht stimmt
house-frozen-none = Keiner: Alles stimmt.
house-frozen-since = angehalten: { $when }
house-frozen-move = Letzter guter Zug: { $move }.
house-reopen = Ab Zug { $move } wieder öffnen
house-copy = Nummer kopieren
house-copied = Kopiert
house-frozen-note = Wieder öffnen setzt den Tisch auf den letzten guten Zug und zeigt ihn allen, die dort sitzen. Der Fehler steht unter der Nummer im Protokoll. Namen, Karten und Chat sind hier nicht zu sehen.
house-process = Dieser Prozess
house-process-about = jeder Prozess zählt für sich
house-others = Andere Prozesse
house-other-silent = letztes Lebenszeichen vor { $time }
house-others-note = Was du hier tust, gilt für alle. Zahlen, angehaltene Tische und Ereignisse zeigt jeder für sich.
house-since = offen seit: { $when }
house-state-fine = läuft ruhig
house-state-busy = viel zu tun, hält aber
house-state-ill = nichts lässt sich speichern
house-state-cold = kompiliert noch: { $done } von { $total }
house-label-playing = Tische im Spiel
house-label-pages = Offene Seiten
house-label-load = Last eines Kerns
house-label-memory = Speicher
house-label-bots = Bots, die nachdenken
house-label-waiting = Wartende Entscheidungen
house-label-database = Datenbank
house-label-writer = Wartende Schreibvorgänge
house-label-actions = Befehle seit dem Start
house-label-refused = Abgelehnt
house-of = { $count } von { $all }
house-timings = Zeiten
house-timings-about = letzte Stunde, dieser Prozess
house-timing-action = Ein Zug erreicht alle
house-timing-bot = Ein Bot entscheidet
house-timing-recall = Ein Tisch wird geholt
house-timing-commit = Etwas wird auf die Platte geschrieben
house-limit = Grenze { $time }
house-half = die Hälfte
house-most = 95 von 100
house-nearly = 99 von 100
house-nothing-yet = noch nichts
house-offline = Einen Tisch vom Netz nehmen
house-offline-count = { $count ->
    [one] 1 ist vom Netz
   *[other] { $count } sind vom Netz
}
house-offline-field = Adresse des Tisches oder seine Buchstaben
house-find = Nachsehen
house-table-waiting = wartet auf Leute
house-table-playing = eine Partie läuft
house-table-over = die Partie ist vorbei
house-table-elsewhere = offen bei { $process }
house-take-offline = Vom Netz nehmen
house-put-back = Wieder ans Netz nehmen
house-offline-since = vom Netz seit: { $when }
house-offline-note = Wer dort sitzt, liest einen Satz, und der Tisch schließt. Bis du ihn wieder ans Netz nimmst, kommt niemand herein und niemandes Zeit läuft, auch nach einem Neustart nicht.
house-restart = Einen Neustart ankündigen
house-restart-none = keiner angekündigt
house-restart-at = angekündigt für { $time }
house-restart-when = Wann
house-restart-two = In 2 Minuten
house-restart-quarter = In 15 Minuten
house-restart-night = Nachts um 4
house-restart-preview = So liest es, wer spielt
house-announce = { $count ->
    [one] Auf 1 Seite ankündigen
   *[other] Auf { $count } Seiten ankündigen
}
house-announce-all = Auf allen Seiten ankündigen
house-withdraw = Zurücknehmen
house-restart-note = Die Ankündigung lässt sich bis zuletzt zurücknehmen. Das Haus startet nicht von selbst neu: Das tust du.
house-diary = Zuletzt
house-diary-opened = Das Haus hat geöffnet
house-diary-frozen = Tisch angehalten, { $game }, Vorfall { $incident }
house-diary-reopened = Tisch wieder geöffnet, { $game }
house-diary-offline = Tisch vom Netz genommen, { $game }
house-diary-back = Tisch wieder am Netz, { $game }
house-diary-announced = Neustart angekündigt
house-diary-withdrawn = Ankündigung zurückgenommen
house-notes = Beim Start gefunden
house-leave = Dieses Zimmer abschließen
house-locking = Das Zimmer wird abgeschlossen …
house-not-locked = Das Haus hat nicht geantwortet: In diesem Browser ist das Zimmer nicht abgeschlossen. Versuche es noch einmal.

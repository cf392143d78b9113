# The operator's page: how the house does. Fetched when somebody looks.

house-title = Achter de schermen
house-now = { $time }, ververst zichzelf
house-locked = Deze kamer is voor wie het huis beheert
house-locked-more = Typ op de server ludoteca house en open de link die verschijnt. Hij opent één keer, binnen vijf minuten.
house-well = Met het huis gaat het goed.
house-unwell = Er kan nu niets worden opgeslagen. De tafels wachten en niemands tijd loopt.
house-gone = Het huis antwoordt niet. De pagina vraagt het vanzelf opnieuw.
house-frozen-wait = { $count ->
    [one] Eén stilgevallen tafel wacht op jou.
   *[other] { $count } stilgevallen tafels wachten op jou.
}
house-tables = { $count ->
    [one] 1 tafel in het geheugen
   *[other] { $count } tafels in het geheugen
}
house-pages = { $count ->
    [one] 1 open pagina
   *[other] { $count } open pagina’s
}
house-seats = { $count ->
    [one] 1 plek
   *[other] { $count } plekken
}
house-frozen = Stilgevallen tafels
house-frozen-about = ze stoppen vanzelf als er iets niet klopt
house-frozen-none = Geen: alles klopt.
house-frozen-since = gestopt: { $when }
house-frozen-move = Laatste goede zet: { $move }.
house-reopen = Heropen vanaf zet { $move }
house-copy = Nummer kopiëren
house-copied = Gekopieerd
house-frozen-note = Heropenen zet de tafel terug op de laatste goede zet en toont die aan wie er zit. De fout staat onder dat nummer in het logboek. Namen, kaarten en chat zijn hier niet te zien.
house-process = Dit proces
house-process-about = elk proces telt voor zichzelf
house-others = Andere processen
house-other-silent = laatste teken van leven { $time } geleden
house-others-note = Wat je hier doet, geldt voor allemaal. Elk toont zijn eigen cijfers, stilgevallen tafels en gebeurtenissen.
house-since = open sinds: { $when }
house-state-fine = rustig
house-state-busy = druk, maar houdt stand
house-state-ill = er kan niets worden opgeslagen
house-state-cold = compileert nog: { $done } van { $total }
house-label-playing = Actieve tafels
house-label-pages = Open pagina’s
house-label-load = Belasting van één kern
house-label-memory = Geheugen
house-label-bots = Bots die nadenken
house-label-waiting = Wachtende beslissingen
house-label-database = Database
house-label-writer = Wachtende schrijfacties
house-label-actions = Opdrachten sinds de start
house-label-refused = Geweigerd
house-of = { $count } van { $all }
house-timings = Tijden
house-timings-about = laatste uur, dit proces
house-timing-action = Een zet bereikt iedereen
house-timing-bot = Een bot beslist
house-timing-recall = Een tafel wordt opgehaald
house-timing-commit = Er wordt naar schijf geschreven
house-limit = grens { $time }
house-half = de helft
house-most = 95 van 100
house-nearly = 99 van 100
house-nothing-yet = nog niets
house-offline = Een tafel offline halen
house-offline-count = { $count ->
    [one] 1 is offline
   *[other] { $count } zijn offline
}
house-offline-field = Het adres van de tafel, of de letters
house-find = Opzoeken
house-table-waiting = wacht op mensen
house-table-playing = er wordt gespeeld
house-table-over = de partij is afgelopen
house-table-elsewhere = open bij { $process }
house-take-offline = Offline halen
house-put-back = Terugzetten
house-offline-since = offline sinds: { $when }
house-offline-note = Wie er zit leest één zin en de tafel sluit. Tot je hem terugzet komt er niemand binnen en loopt niemands tijd, ook niet na een herstart.
house-restart = Een herstart aankondigen
house-restart-none = geen aangekondigd
house-restart-at = aangekondigd voor { $time }
house-restart-when = Wanneer
house-restart-two = Over 2 minuten
house-restart-quarter = Over 15 minuten
house-restart-night = Om 4 uur ’s nachts
house-restart-preview = Zo lezen mensen aan tafel het
house-announce = { $count ->
    [one] Aan 1 pagina aankondigen
   *[other] Aan { $count } pagina’s aankondigen
}
house-announce-all = Aan alle pagina’s aankondigen
house-withdraw = Intrekken
house-restart-note = Intrekken kan tot het laatste moment. Het huis herstart niet vanzelf: dat doe jij.
house-diary = Onlangs
house-diary-opened = Het huis ging open
house-diary-frozen = Tafel stilgevallen, { $game }, incident { $incident }
house-diary-reopened = Tafel heropend, { $game }
house-diary-offline = Tafel offline gehaald, { $game }
house-diary-back = Tafel teruggezet, { $game }
house-diary-announced = Herstart aangekondigd
house-diary-withdrawn = Aankondiging ingetrokken
house-notes = Bij de start gevonden
house-leave = Deze kamer op slot doen
house-locking = De kamer gaat op slot…
house-not-locked = Het huis heeft niet geantwoord: in deze browser is de kamer niet op slot. Probeer het nog eens.

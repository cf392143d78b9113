# The operator's page: how the house does. Fetched when somebody looks.

house-title = Dietro le quinte
house-now = { $time }, si aggiorna da sola
house-locked = Questa stanza è per chi si occupa della casa
house-locked-more = Sul server scrivi ludoteca house e apri il link che compare. Si apre una volta sola, entro cinque minuti.
house-well = La casa sta bene.
house-unwell = Ora non si può salvare nulla. I tavoli aspettano e il tempo non corre per nessuno.
house-gone = La casa non risponde. La pagina riprova da sola.
house-frozen-wait = { $count ->
    [one] Un tavolo fermo aspetta te.
   *[other] { $count } tavoli fermi aspettano te.
}
house-tables = { $count ->
    [one] 1 tavolo in memoria
   *[other] { $count } tavoli in memoria
}
house-pages = { $count ->
    [one] 1 pagina aperta
   *[other] { $count } pagine aperte
}
house-seats = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
house-frozen = Tavoli fermi
house-frozen-about = si fermano da soli se qualcosa non torna
house-frozen-none = Nessuno: i conti tornano.
house-frozen-since = fermo da: { $when }
house-frozen-move = Ultima mossa buona: { $move }.
house-reopen = Riapri dalla mossa { $move }
house-copy = Copia il numero
house-copied = Copiato
house-frozen-note = Riaprire rimette il tavolo all’ultima mossa buona e lo mostra a chi ci gioca. L’errore è nel registro, sotto quel numero. Qui non si vedono nomi, carte né chiacchiere.
house-process = Questo processo
house-process-about = ogni processo conta per sé
house-others = Altri processi
house-other-silent = ultimo segno di vita { $time } fa
house-others-note = Quello che fai qui vale per tutti. Ognuno mostra i propri numeri, tavoli fermi ed eventi.
house-since = aperto da: { $when }
house-state-fine = regolare
house-state-busy = carico, ma tiene
house-state-ill = non si può salvare nulla
house-state-cold = sta ancora compilando: { $done } di { $total }
house-label-playing = Tavoli in gioco
house-label-pages = Pagine aperte
house-label-load = Carico di un core
house-label-memory = Memoria
house-label-bots = Bot che pensano
house-label-waiting = Decisioni in attesa
house-label-database = Database
house-label-writer = Scritture in attesa
house-label-actions = Comandi dall’avvio
house-label-refused = Rifiutati
house-of = { $count } di { $all }
house-timings = Tempi
house-timings-about = ultima ora, questo processo
house-timing-action = Una mossa arriva a tutti
house-timing-bot = Un bot decide
house-timing-recall = Si riprende un tavolo
house-timing-commit = Si scrive sul disco
house-limit = soglia { $time }
house-half = metà
house-most = 95 su 100
house-nearly = 99 su 100
house-nothing-yet = ancora nulla
house-offline = Metti un tavolo fuori servizio
house-offline-count = { $count ->
    [one] 1 è fuori servizio
   *[other] { $count } sono fuori servizio
}
house-offline-field = L’indirizzo del tavolo, o le sue lettere
house-find = Cercalo
house-table-waiting = aspetta gente
house-table-playing = si sta giocando
house-table-over = la partita è finita
house-table-elsewhere = aperto presso { $process }
house-take-offline = Mettilo fuori servizio
house-put-back = Rimettilo in servizio
house-offline-since = fuori servizio da: { $when }
house-offline-note = Chi sta al tavolo legge una frase e il tavolo si chiude. Finché non lo rimetti in servizio nessuno entra e il tempo non corre, nemmeno dopo un riavvio.
house-restart = Annuncia un riavvio
house-restart-none = nessuno annunciato
house-restart-at = annunciato per le { $time }
house-restart-when = Quando
house-restart-two = Tra 2 minuti
house-restart-quarter = Tra 15 minuti
house-restart-night = Stanotte alle 4
house-restart-preview = Così lo legge chi gioca
house-announce = { $count ->
    [one] Annuncia a 1 pagina
   *[other] Annuncia a { $count } pagine
}
house-announce-all = Annuncia a tutte le pagine
house-withdraw = Ritira l’annuncio
house-restart-note = Si può ritirare fino all’ultimo. La casa non si riavvia da sola: quello lo fai tu.
house-diary = Di recente
house-diary-opened = La casa ha aperto
house-diary-frozen = Tavolo fermo, { $game }, incidente { $incident }
house-diary-reopened = Tavolo riaperto, { $game }
house-diary-offline = Tavolo fuori servizio, { $game }
house-diary-back = Tavolo rimesso in servizio, { $game }
house-diary-announced = Riavvio annunciato
house-diary-withdrawn = Annuncio ritirato
house-notes = Trovato all’avvio
house-leave = Chiudi questa stanza
house-locking = La stanza si chiude…
house-not-locked = La casa non ha risposto: in questo browser la stanza non è chiusa. Riprova.

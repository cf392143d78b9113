# Avvisi: quel che la casa dice a chi non c’è, e dove si dice se può farlo. Caricati quando qualcuno guarda.

notices-title = Tocca a te · { $game }
notices-with = Con { $names }.
notices-with-bots = Contro i bot.
notices-left-days = { $count ->
    [one] Resta 1 giorno.
   *[other] Restano { $count } giorni.
}
notices-left-hours = { $count ->
    [one] Resta 1 ora.
   *[other] Restano { $count } ore.
}
notices-left-minutes = { $count ->
    [one] Resta 1 minuto.
   *[other] Restano { $count } minuti.
}
notices-stop = Basta avvisi

notices-letter-subject = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
notices-letter-hello = Tocca a te:
notices-letter-end = Al massimo una lettera al giorno. Con questo link non ne arrivano più:
notices-confirm-subject = La casa può scriverti?
notices-confirm-hello = Qualcuno ha chiesto di ricevere lettere a questo indirizzo quando è il suo turno. Se l’hai chiesto tu, apri questo link e di’ di sì:
notices-confirm-else = Se non l’hai chiesto tu, non fare niente: non arriva nessun’altra lettera. Il link vale due giorni.

## La lastra

notices = Avvisi
notices-all-off = tutto spento
notices-about = La casa non ti chiama finché non lo chiedi tu.
notices-badge = Pallino sull’icona
notices-badge-more = Il numero dei tavoli dove tocca a te.
notices-badge-not-here = Questo browser non ha pallini.
notices-system = Avviso del sistema
notices-system-more = Il browser ti chiederà il permesso, una volta sola.
notices-system-open = Il browser ti chiederà il permesso, una volta sola. Arriva mentre una pagina della casa è aperta, anche dietro alle altre.
notices-system-push = Arriva anche quando nessuna pagina della casa è aperta.
notices-system-insecure = I browser lo permettono solo con HTTPS. Qui la casa è aperta con HTTP semplice.
notices-system-denied = Il browser non lo permette. Si cambia nelle sue impostazioni per questo indirizzo.
notices-system-not-here = Questo browser non ha avvisi; su iPhone arrivano quando la casa è nella schermata Home.
notices-mail = Lettera per posta
notices-mail-more = Al massimo una al giorno, con i tavoli che scadono.
notices-mail-where = Dove la mando
notices-mail-example = nome@esempio.it
notices-mail-only = Serve solo a questo. Spegni e la cancello.
notices-mail-send = Manda
notices-mail-asked = Una lettera è in viaggio verso { $address }. Di’ di sì da lì, entro due giorni.
notices-mail-confirmed = Le lettere vanno a { $address }.
notices-when = Quando
notices-when-due = Quando resta un giorno
notices-when-turn = Ogni volta che tocca a me
notices-trouble = Non ha funzionato. Riprova tra un momento.

## I due link

notices-confirm = Possono arrivare lettere qui?
notices-confirm-more = Al massimo una al giorno, quando tocca a te a un tavolo. In ogni lettera c’è un link per non averne più.
notices-confirm-yes = Sì, scrivimi
notices-confirmed = Fatto: le lettere arrivano qui.
notices-end = Basta avvisi?
notices-end-more = Quel che ti ha portato qui non arriverà più. I tuoi tavoli restano come sono.
notices-end-yes = Sì, basta
notices-ended = Fatto: la casa non ti chiama più così.

## Rifiuti

notices-no-push = Questa casa non ha Web Push.
notices-no-mail = Questa casa non manda lettere.
notices-no-service = La casa non manda niente al servizio push di questo browser.
notices-too-many-devices = Si possono avvisare fino a { $most } browser. Prima spegni gli avvisi in uno di questi.
notices-no-address = Non sembra un indirizzo di posta.
notices-too-many-letters = Tante lettere oggi. Riprova domani.
notices-not-sent = La lettera non è partita. L’indirizzo è giusto? Riprova tra un momento.
notices-no-word = Questo link è già stato usato, o è troppo vecchio.

# La pagina: casa, tavolo, sala d'attesa, replay, regole. Frasi brevi, calde, concrete; numeri in cifre.

page-title = Ludoteca
page-about = Giochi di carte e di tessere, per persone e bot, in una casa tua.
page-title-turn = Tocca a te · { $game }
page-of = { $what }: { $says }
page-guest = Ospite
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Chiudi
page-menu = Menu
page-home = Casa
page-back = Indietro
page-back-home = Torna a casa
page-nowhere = Questa porta non c’è.
page-nowhere-more = L’indirizzo non porta da nessuna parte. Da casa si va ovunque.
page-loading = Apparecchio
page-stale = C’è una pagina più nuova.
page-stale-more = Ricaricala: il tuo posto e la partita restano.
page-reload = Ricarica
page-trouble = Qualcosa non ha risposto.
page-offline = Non c’è rete.
page-offline-table = Un tavolo vive nella casa, e quel che c’era sopra può essere cambiato. Si apre da solo appena torna la rete.
page-offline-house = Non c’è rete: regole e lezioni sono qui, i tavoli no.
page-newer = C’è una pagina più nuova.
page-newer-load = Caricala
page-newer-later = Dopo
page-try-again = Riprova

## Casa

page-motto = { $count ->
    [5] Cinque giochi sotto un tetto solo.
   *[other] { $count } giochi sotto un tetto solo.
}
page-hello = Ciao, { $name }
page-change-me = Cambia nome o bambola
page-games = I giochi
page-players = { $seats } giocatori
page-your-turn = Tocca a te
page-waits-for-you = { $names } ti aspetta
page-somebody-waits = Qualcuno ti aspetta
page-wait-for-you = { $names } ti aspettano
page-against-bots = contro i bot
page-goes-on = In corso
page-warmth = La casa si scalda
page-warmth-far = { $open ->
    [0] Finestre aperte: ancora nessuna, su { $count }.
    [one] Finestre aperte: 1 su { $count }.
   *[other] Finestre aperte: { $open } su { $count }.
  }
page-warmth-playable = Si gioca già a tutto:
page-warmth-by-eye = dove è chiuso i bot vanno a occhio.
page-warmth-warming = si apre adesso
page-warmth-cold = si gioca già, bot a occhio
page-warming-up = si scalda
page-bot-warming = { $name } si scalda e per ora non gioca ancora al meglio
page-plays-like = gioca come { $metal }
page-bot-plays-like = In questo momento troppi tavoli hanno bot Diamante: { $name } gioca come { $metal } finché non si libera un posto
page-play-now = Gioca subito
page-play-now-more = contro i bot
page-play-now-game = { $game }, contro { $count ->
    [one] 1 bot
   *[other] { $count } bot
  }
page-open-table = Apri un tavolo
page-have-invitation = Ho un invito
page-learn = Impara un gioco
page-learn-which = Quale gioco?
page-who-opens = Chi ti apre?
page-no-bell = Nessun tavolo aperto adesso. Aprine uno.
page-bell-empty = Qui c’è il tuo nome, se vuoi
page-bell = { $name } apre: { $game }, { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
  }
page-bell-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
  }
page-played = Partite finite
page-open-file = Apri il file di una partita
page-file-house = Firmato da questa casa
page-file-unknown = Firmato, con una chiave che questa casa non conosce
page-file-nobody = File coerente; nessuno garantisce da dove viene
page-file-again = Il file va scelto di nuovo, dalla prima pagina.
page-played-won = Hai vinto
page-played-won-with = Hai vinto con { $names }
page-played-draw = Pari
page-played-other = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto { $names }
}
page-played-place = { $place ->
    [2] Secondo
    [3] Terzo
    [4] Quarto
    [5] Quinto
   *[other] { $place }°
} posto su { $count ->
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $count }
}
page-played-left = Hai lasciato il posto prima della fine
page-played-over = Giocata fino in fondo
page-played-winner = ha vinto
page-played-all = Tutte le partite finite
page-played-earlier = Quelle di prima
page-continue = Continua
page-start = Comincia
page-settings = Luce, lingua, movimento
page-light = Luce
page-light-system = Come fuori
page-light-day = Giorno
page-light-night = Notte
page-language = Lingua
page-motion = Movimento
page-swipe = Strisciare in su gioca la carta
page-motion-calm = Calmo
page-motion-brisk = Svelto
page-motion-still = Fermo
page-press-again = Premi ancora per giocare
page-sound = Suoni
page-sound-off = Spenti
page-sound-turn = Solo «tocca a te»
page-sound-all = Tutti
page-confirm = Chiedi prima di giocare una mossa
page-confirm-more = Il tasto vuole una seconda pressione.
page-all-settings = Tutte le preferenze
page-as-you-like = Come piace a te
page-saved = salvato
page-you-here = Tu, qui dentro
page-no-account = Nessun account, nessuna mail. Nome e bambola stanno in questo browser.
page-light-more = Cambia il cielo, mai le carte.
page-sound-and-motion = Suoni e movimento
page-motion-more = Fermo: niente vola; un anello segna il posto che è cambiato.
page-tremble = Vibra quando tocca a te
page-at-table = Al tavolo
page-swipe-more = Più svelto, ma parte subito.
page-odds = Mostra le probabilità
page-odds-more = Dove un tavolo le sa: la prossima carta di Exploding Kittens.
page-plain-more = Ogni tavolo come titoli, elenchi e pulsanti.

## Chi sei

page-who-are-you = Chi sei?
page-your-name = Come ti chiami?
page-your-doll = Chi sei, tra questi?
page-doll = Bambola { $number }
page-doll-taken = Bambola { $number }, già presa
page-save = Fatto
page-name-0 = Giulia
page-name-1 = Sole
page-name-2 = Leo
page-name-3 = Bianca
page-name-4 = Elio
page-name-5 = Otto
page-name-6 = Greta
page-name-7 = Alma
page-name-8 = Rocco
page-name-9 = Dora
page-invitation = Un invito
page-invitation-paste = Incolla il link o il codice del tavolo
page-invitation-go = Andiamo
page-invitation-bad = Manca il codice del tavolo: è l’ultima parte del link.

## Aprire un tavolo

page-seats-at-table = Posti a tavola
page-tap-chair = Tocca un posto per cambiarlo
page-chair = Posto { $number }
page-chair-you = Qui siedi tu
page-chair-link = Col link
page-chair-bot = Bot
page-chair-nobody = Nessuno
page-chair-person = Persona col link
page-chair-here = Persona qui
page-who-sits = Chi siede al posto { $number }
page-how-many = Quanti siete
page-bot-strength = Forza del bot
page-bot-of = bot, { $metal }
page-metal-0 = Latta
page-metal-1 = Rame
page-metal-2 = Ottone
page-metal-3 = Argento
page-metal-4 = Oro
page-metal-5 = Diamante
page-metal-0-about = sa le regole, ma si distrae spesso.
page-metal-1-about = va a occhio, senza pensarci troppo.
page-metal-2-about = bada al sodo.
page-metal-3-about = conta le carte e pensa un po’.
page-metal-4-about = vede lontano.
page-metal-5-about = è il più forte che abbiamo.
page-how-it-goes = Come si gioca
page-rest-by-rulebook = il resto da regolamento
page-more-options = Altre opzioni
page-options-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
  }
page-lay = Apparecchia
page-lay-who = { $game }: { $who }
page-who-you = tu
page-who-people = { $count ->
    [one] 1 persona col link
   *[other] { $count } persone col link
  }
page-who-here = { $count ->
    [one] 1 persona qui
   *[other] { $count } persone qui
  }
page-who-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
  }
page-need-seats = a { $game } si gioca in { $seats }: ora siete in { $count }
page-yes = Sì
page-no = No

## Sala d’attesa

page-almost = Manca poco
page-all-set = Tutto pronto
page-invite = Invita chi manca
page-invite-more = Inquadra il codice o manda il link:
page-invite-only-here = Questo indirizzo si apre solo su questo computer:
page-invite-lan = I telefoni sullo stesso Wi-Fi entrano se la casa è aperta anche a loro. Chi la tiene la ferma e la fa ripartire così; tavoli e posti restano:
page-qr = Codice QR del link
page-copy = Copia
page-copied = Copiato
page-send = Manda
page-free-chair = Posto libero
page-sit-here = Siediti qui
page-sit = Siediti
page-sit-more = senza account; il posto resta tuo
page-just-watch = Guarda
page-stand = Alzati
page-seat-bot = Bot al posto { $number }
page-remove-bot = Libera il posto
page-tap-bot = Toccando un posto metti o togli un bot
page-ready = ha preso posto
page-deal = Comincia
page-deal-waits = { $count ->
    [one] manca una persona
   *[other] mancano { $count } persone
  }
page-sealed = Il mazzo è già sigillato: impronta
page-sealed-more = La pagina di ognuno si impegna su un pizzico di caso suo prima che qualcosa sia rivelato: così nessuno può scegliere le carte, nemmeno chi gestisce la casa e gioca.
page-committed-you = { $count ->
    [one] Alla mescolata partecipi tu.
   *[other] Alla mescolata partecipate tu e { $names }.
  }
page-committed = { $count ->
    [one] Alla mescolata partecipa { $names }.
   *[other] Alla mescolata partecipano { $names }.
  }
page-dealing = si danno le carte: ogni pagina aggiunge la sua parte
page-left-out = Di queste carte non c’è da fidarsi: manca la tua parte della mescolata.
page-left-out-more = La tua pagina si era impegnata, e il server ha dato le carte senza. Chiedi a chi gestisce questa casa, o gioca altrove.
page-host-deals = Quando tutti siedono, { $name } dà le carte.
page-invites-you = { $name } ti invita a giocare a { $game }
page-already-here = { $count ->
    [one] C’è già { $names }.
   *[other] Ci sono già { $names }.
  }
page-no-chair-left = Il tavolo è pieno: puoi guardare.
page-no-table = Questo tavolo non c’è più.
page-turned-out = Qui la porta è chiusa.

## Tavolo

page-opponents = Avversari
page-seat-turn = { $name }, di turno
page-away = assente
page-your-hand = La tua mano
page-log = Diario
page-log-empty = Ancora niente da raccontare.
page-open-log = Ultimo evento: { $last } Apri il diario
page-put-back = Rimetti giù
page-pick-first = Scegli che cosa giocare
page-key-waits = appena tocca a te
page-skip = Un tocco salta avanti
page-turn-of = Tocca a { $name }. Puoi già scegliere.
page-watching = Guardi la partita
page-watching-turn = Tocca a { $name }
page-watching-tray = Stai guardando: le mani restano coperte.
page-over = La partita è finita
page-loose = Filo staccato.
page-loose-more = Lo riannodo. Nessuna mossa persa.
page-plain-table = Tavolo in parole
page-picture-table = Tavolo disegnato
page-keys = Tasti
page-keys-arrows = ← →
page-keys-arrows-does = passano da una scelta all’altra
page-keys-digits = 1 – 9
page-keys-digits-does = scelgono dalla tua mano, contando da sinistra
page-keys-space = Spazio
page-keys-space-does = sceglie ciò che è a fuoco
page-keys-enter = Invio
page-keys-enter-does = gioca
page-keys-escape = Esc, U
page-keys-escape-does = rimette giù
page-keys-log = D
page-keys-log-does = apre il diario
page-keys-hint = H
page-keys-hint-does = chiede un consiglio, dove ci sono
page-keys-help = ?
page-keys-help-does = mostra questi tasti

## Regole

page-rules = Regole
page-rule = Regola { $rule }
page-rule-unknown = Questa regola non ha ancora una frase.
page-rule-read = Leggila al suo posto
page-find = Cerca o scrivi un numero
page-find-label = Cerca nelle regole
page-found = { $at } di { $count }
page-found-none = niente
page-find-next = Successiva
page-find-previous = Precedente
page-chapters = Capitoli
page-rule-link = Link alla regola { $rule }
page-mark-option = opzione
page-mark-option-more = «Opzione»: sceglie chi apre il tavolo.
page-mark-ruling = scelta nostra
page-mark-ruling-more = «Scelta nostra»: il regolamento tace o dice due cose, e la casa ha dovuto decidere.

## Fine

page-end = Fine della partita
page-rematch = Rivincita
page-watch-again = Rivedi la partita
page-game-file = Scarica
page-see-table = Il tavolo

## Tavolo in parole

page-plain-now = Adesso
page-plain-choices = Puoi scegliere
page-plain-nothing = Niente da decidere adesso.
page-answered = La tua risposta c’è. Puoi ancora cambiarla mentre si aspettano le altre.
page-plain-play = Gioca
page-plain-back = Rimetti giù
page-plain-chosen = Scelto finora
page-plain-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
  }
page-plain-won-you = Vinci tu.

## Replay

page-replay = Replay
page-replay-move = mossa { $at } di { $count }
page-replay-deal = l’inizio
page-replay-eyes = Con gli occhi di chi?
page-replay-eyes-of = Con gli occhi di { $name }
page-replay-eyes-you = Con i tuoi occhi
page-replay-all = Tutte
page-replay-open = scoperte
page-replay-slider = Mossa
page-replay-first = All’inizio
page-replay-back = Mossa precedente
page-replay-forward = Mossa seguente
page-replay-last = Alla fine
page-replay-play = Guarda da solo
page-replay-pause = Ferma
page-share-move = Copia il link a questa mossa
page-download = Scarica la partita
page-no-replay = Questa partita non si può ancora rivedere.
page-replay-mark-back = Al segno precedente
page-replay-mark-forward = Al segno successivo
page-check-shuffle = Verifica il mazzo
page-check-working = Un momento: rifaccio tutti i conti.
page-check-honest = Il mazzo era onesto.
page-check-honest-more = Rifatto tutto qui, sul tuo apparecchio.
page-check-wrong = Qui qualcosa non torna.
page-check-wrong-more = Il conto si ferma al primo passo diverso. Conserva il file: è la prova.
page-check-sealed = Sigillato prima di cominciare
page-check-sealed-seen = Il segreto corrisponde al sigillo che questo apparecchio ha visto prima di dare le carte: { $seal }.
page-check-sealed-file = Il segreto corrisponde al sigillo nel file: { $seal }. Questo apparecchio non era lì a vederlo.
page-check-mixed = Il caso ce l’avete messo tutti
page-check-mixed-more = { $count ->
    [0] Il seme viene dal segreto e dall’indirizzo della partita.
    [one] Il seme viene dal segreto, dall’indirizzo della partita e da quello che ha aggiunto 1 posto.
   *[other] Il seme viene dal segreto, dall’indirizzo della partita e da quello che hanno aggiunto { $count } posti.
  }
page-check-mine = La tua parte
page-check-mine-in = Ciò su cui questo dispositivo si era impegnato prima è nel seme.
page-check-mine-none = Questo dispositivo non ha partecipato a questa mescolata.
page-check-public = Nella catena pubblica
page-check-public-more = Al numero { $number } la casa aveva pubblicato tutti gli impegni prima che qualcosa fosse rivelato, e poi ha dato le carte una volta sola.
page-check-drawn = Ogni carta al suo posto
page-check-drawn-more = { $count ->
    [one] 1 mescolata o pescata: dal seme esce la stessa.
   *[other] { $count } mescolate e pescate: dal seme escono le stesse.
  }
page-check-told = Ogni mossa al suo posto
page-check-told-more = { $count ->
    [one] 1 mossa e tutto ciò che è stato raccontato, senza un vuoto.
   *[other] { $count } mosse e tutto ciò che è stato raccontato, senza un vuoto.
  }
page-check-remains = Ciò che nessun conto può mostrare: chi gestisce questa casa vede tutte le mani, può interrompere una distribuzione (la catena pubblica lo mostra), può aiutare un posto e, dove giocano solo bot o ospiti suoi, può scegliere le carte.
page-check-proof = Scarica la prova

page-gallery = Galleria
page-gallery-why = Questa è una posizione salvata: qui nessuno può dire perché.

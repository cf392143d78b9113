# Ciò che dice il motore stesso, qualunque sia il gioco.

engine-bad-option = Questa opzione non si può impostare: { $text }.
engine-option-twice = L’opzione { $name } è impostata due volte. Indicala con il suo nome o dentro options, non in entrambi i modi.
engine-bad-seats = Così questo gioco non si può giocare in { $count }.
engine-bad-position = Questa posizione non si può leggere: { $text }.
engine-position-breaks = Questa posizione viola una regola del gioco.
engine-bad-number = { $name } vuole un numero intero da { $least } a { $most }, non { $text }.
engine-bad-steps = I passi sono una lista di numeri interi, non { $text }.
engine-no-move = Questi passi insieme non sono una mossa di questo gioco: { $text }.
engine-bad-seed = Un seme è un numero intero minore di 2^256 oppure 32 byte, non { $text }.
engine-position-differs = Questa posizione si contraddice, o dice ciò che nessuna posizione dice: { $text }.
engine-bad-move = «{ $text }» non è una mossa. Scrivi la lettera del posto, uno spazio e la mossa.
engine-bad-seat = «{ $text }» non comincia con uno dei { $count } posti (a è il primo).
engine-too-many-steps = La mossa era già completa prima dell’ultimo passo.
engine-unfinished = La mossa non è ancora completa.
engine-no-such-step = In questo gioco il passo { $step } non esiste.
engine-not-asked = Adesso non tocca a { $seat } decidere.
engine-stepper-step = Il passo { $step } ora non è permesso.
engine-batch-step = Partita { $place } del gruppo: per { $seat } il passo { $step } non è possibile.

engine-file-too-large = Questo file è troppo grande per essere una partita.
engine-file-not-json = Non è il file di una partita: non si legge come JSON.
engine-file-twice = Questo file dice qualcosa due volte: due lettori potrebbero vederci due partite diverse.
engine-file-form = Una parte di questo file non è scritta come nei file di partita: numeri interi sotto 2⁵³, caratteri veri, al massimo { $count } livelli uno dentro l’altro.
engine-chain-unknown = Non è un tratto di una catena pubblica, come lo dà /api/chain.
engine-file-unknown = Non è il file di una partita di Ludoteca (il suo "format" è un altro).
engine-file-rules = Questo file è stato giocato con le regole { $text }; qui c’è { $game }.
engine-file-start = L’inizio di questa partita non si può ricostruire: { $text }.
engine-file-move = La mossa { $number }, { $text }, non era permessa.
engine-file-differs = Rigiocando questo file non si ottiene ciò che dice; diversi: { $text }.

engine-check-moves = Ogni mossa era permessa.
engine-check-moves-fails = Una mossa non era permessa.
engine-check-chain = La catena su tutte le mosse tiene.
engine-check-chain-fails = La catena sulle mosse è rotta: qualcosa è stato cambiato dopo.
engine-check-draws = Ogni mescolata e ogni pesca seguono dal seme.
engine-check-draws-fails = Una mescolata o una pesca non segue dal seme.
engine-check-events = Ciò che è stato raccontato è ciò che è successo.
engine-check-events-fails = Ciò che è stato raccontato non è ciò che è successo.
engine-check-outcome = Il risultato è giusto.
engine-check-outcome-fails = Il risultato non è quello a cui portano le mosse.
engine-check-players = Accanto a ogni mossa c’è chi l’ha decisa, e quali aiuti sono stati usati.
engine-check-players-fails = Chi ha deciso le mosse, o quali aiuti sono stati usati, non è detto come si deve.
engine-check-players-none = Non detto: chi ha deciso le mosse, e quali aiuti sono stati usati.
engine-check-seed = Il seme segue da ciò su cui il server e { $count ->
    [one] un posto
   *[other] { $count } posti
  } si erano impegnati prima che qualcosa fosse rivelato.
engine-check-seed-alone = Il seme è quello su cui il server si era impegnato. Nessun altro ha partecipato: chi gestisce il server avrebbe potuto scegliere le carte.
engine-check-seed-early = Il seme è quello su cui il server si era impegnato. Distribuito nel modo di prima: chi gestiva il server e giocava avrebbe potuto scegliere le carte.
engine-check-seed-fails = Il seme non segue da ciò su cui il server e i posti si erano impegnati.
engine-check-seed-none = Nessun impegno: il seme non era stato promesso prima.
engine-check-seed-position = Il file mostra come fu promessa una distribuzione, ma comincia da una posizione: queste carte non vengono da quel seme.
engine-check-seed-origin = Qui non è stato distribuito nulla: la partita comincia da una posizione ed è di esercizio.
engine-check-origin = Esercizio: si è continuato dopo la mossa { $move } { $kind ->
    [match] della partita { $name }
    [file] del file { $name }
    [puzzle] del rompicapo { $name }
   *[lesson] della lezione { $name }
}, { $hidden ->
    [redrawn] con le cose nascoste estratte di nuovo da ciò che sapeva il posto { $seat }. Torna.
   *[as-were] con le cose nascoste com’erano. Stava proprio così.
}
engine-check-origin-told = Esercizio: il file dice che si è continuato dopo la mossa { $move } { $kind ->
    [match] della partita { $name }
    [file] del file { $name }
    [puzzle] del rompicapo { $name }
   *[lesson] della lezione { $name }
}. Senza quella non si può controllare; garantisce solo chi ha firmato.
engine-check-origin-other = Il file dice che si è continuato dopo la mossa { $move } di { $name }, ma quella non porta a dove comincia.
engine-check-origin-fails = Da dove si è continuato non è detto come si deve: la partita deve essere di esercizio e cominciare da una posizione.
engine-no-redraw = A questo punto si è visto così tanto che nessun’altra distribuzione va bene. Continua con tutto com’era, o da un punto precedente.
engine-check-public = La catena pubblica mostra questa distribuzione al numero { $number }. In questo tratto: { $prepared } distribuzioni preparate, { $void } annullate, { $quiet } non portate a termine.
engine-check-public-broken = Non è un tratto intero di una catena pubblica: una voce non segue quella prima.
engine-check-public-missing = Questo tratto della catena pubblica non mostra la distribuzione numero { $number } e la sua fine.
engine-check-public-other = Al numero { $number } la catena pubblica mostra un’altra distribuzione.
engine-check-public-none = La catena pubblica non mostra questa distribuzione: il file non dice dove vi si troverebbe.
engine-check-signature = Firmato con la chiave di { $name }.
engine-check-signature-house = Firmato da questa casa.
engine-check-signature-unknown = Firmato con una chiave che qui non è conosciuta: { $key }. Chi la possiede garantisce per ogni byte.
engine-check-signature-fails = La firma non appartiene a questo file.
engine-check-signature-none = Senza firma.

# A game from elsewhere that could not be taken in.
engine-left-out = Il gioco { $name } è rimasto fuori: { $text }.

engine-network-strange = Questo file non è una rete di Ludoteca.
engine-network-damaged = Il file di questa rete è rovinato, o l’ha scritto un’altra versione.
engine-network-other = La rete { $file } è fatta per { $game }, e non per questo gioco così com’è qui.
engine-network-unreadable = La rete { $file } non si può leggere: { $reason }.
engine-no-network = { $game } si gioca senza { $level }: la sua rete { $why ->
    [other] è fatta per altre regole
    [unreadable] non si può leggere
   *[damaged] è rovinata
}. Installa di nuovo Ludoteca, o fanne imparare una nuova: ludoteca learn { $game }.

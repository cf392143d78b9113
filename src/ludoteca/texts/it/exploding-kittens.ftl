# Exploding Kittens. Le frasi del diario stanno dopo il nome di chi gioca e non hanno un soggetto proprio.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Pesca e spera: vince chi non esplode. Edizione Cat Burglar.
exploding-kittens-aim = Non pescare un gattino che esplode senza un Disinnesgatto in mano. Vince chi resta in gioco alla fine.

exploding-kittens-title = { $title ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-named = { $named ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-first = { $first ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-second = { $second ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-third = { $third ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-card = { $card ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Prevedi il Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto Peloso
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Exploding Kitten
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Opzioni
exploding-kittens-option-smallGame = In due o tre
exploding-kittens-option-smallGame-true = Nel mazzo solo 2 Disinnesgatto di riserva
exploding-kittens-option-smallGame-false = Nel mazzo tutti i Disinnesgatto di riserva
exploding-kittens-option-firstPlayer = Chi comincia
exploding-kittens-option-firstPlayer-random = A sorte
exploding-kittens-option-firstPlayer-0 = Posto 1
exploding-kittens-option-firstPlayer-1 = Posto 2
exploding-kittens-option-firstPlayer-2 = Posto 3
exploding-kittens-option-firstPlayer-3 = Posto 4
exploding-kittens-option-firstPlayer-4 = Posto 5
exploding-kittens-option-nopeMode = A chi tocca il No!
exploding-kittens-option-nopeMode-poll = Si risponde in segreto; vale il No! più vicino
exploding-kittens-option-nopeMode-race = Vale il primo No!
exploding-kittens-option-nopeWindowMs = Tempo per dire No!
exploding-kittens-option-nopeWindowMs-2000 = 2 secondi
exploding-kittens-option-nopeWindowMs-4000 = 4 secondi
exploding-kittens-option-nopeWindowMs-8000 = 8 secondi
exploding-kittens-option-nopeWindowMs-30000 = 30 secondi
exploding-kittens-option-selfNope = No! sulla propria carta
exploding-kittens-option-selfNope-false = Non proposto
exploding-kittens-option-selfNope-true = Permesso
exploding-kittens-option-attackOnLastTurn = Attacco nell’ultimo turno dovuto
exploding-kittens-option-attackOnLastTurn-add = Il turno rimasto si aggiunge: 3 turni
exploding-kittens-option-attackOnLastTurn-two = Sempre 2 turni
exploding-kittens-option-catBurglar = Gatto Ladro
exploding-kittens-option-catBurglar-true = In gioco
exploding-kittens-option-catBurglar-false = Resta nella scatola

## Che cosa è successo
exploding-kittens-began = Una nuova partita. Comincia { $seat }; nel mazzo { $pile } carte, { $kittens ->
    [one] 1 gattino compreso
   *[other] { $kittens } gattini compresi
}.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Disinnesgatto esce dal gioco.
   *[other] { $count } Disinnesgatto escono dal gioco.
}
exploding-kittens-dealt = Le tue carte: { $cards }.
exploding-kittens-burglar-stands = Il Gatto Ladro sta qui davanti.
exploding-kittens-played-attack = Attacco.
exploding-kittens-played-skip = Salta.
exploding-kittens-played-shuffle = Mescola.
exploding-kittens-played-see = Prevedi il Futuro.
exploding-kittens-played-favor = Favore, chiesto a { $to }.
exploding-kittens-played-pair = Due carte { exploding-kittens-title }, per rubare una carta a { $to }.
exploding-kittens-played-three = Tre carte { exploding-kittens-title }, per chiedere a { $to } la carta { exploding-kittens-named }.
exploding-kittens-played-burglar = Il Gatto Ladro va da { $to } e chiede { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] No!
   *[other] Ancora un No!: sono { $count }.
}
exploding-kittens-noped-back = No! al No!: sono { $count }, quindi si va avanti.
exploding-kittens-cancelled = { exploding-kittens-title }: la carta è bloccata.
exploding-kittens-let = { exploding-kittens-title }: nessuno si oppone.
exploding-kittens-handed = Una carta { exploding-kittens-title } passa a { $to }.
exploding-kittens-lacked = Nessuna carta { exploding-kittens-title } per { $to }.
exploding-kittens-gave = Una carta passa a { $to }.
exploding-kittens-gave-card = Una carta passa a { $to }: { exploding-kittens-title }.
exploding-kittens-stole = Ruba una carta a { $to }.
exploding-kittens-stole-card = Ruba una carta a { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left = Nessuna carta rimasta per { $to }.
exploding-kittens-shuffled = Il mazzo è mescolato ({ $pile ->
    [one] 1 carta
   *[other] { $pile } carte
}).
exploding-kittens-saw = { $count ->
    [one] Guarda l’unica carta del mazzo.
   *[other] Guarda le prime { $count } carte del mazzo.
}
exploding-kittens-saw-1 = { $count } carta nel mazzo: { exploding-kittens-first }.
exploding-kittens-saw-2 = Le { $count } carte del mazzo: { exploding-kittens-first }, poi { exploding-kittens-second }.
exploding-kittens-saw-3 = Le prime { $count } carte: { exploding-kittens-first }, poi { exploding-kittens-second }, poi { exploding-kittens-third }.
exploding-kittens-drew = Pesca una carta.
exploding-kittens-drew-card = Pesca { exploding-kittens-title }.
exploding-kittens-kitten = Pesca un Exploding Kitten.
exploding-kittens-defused = Disinnesgatto: niente scoppio.
exploding-kittens-placed = Rimette il gattino nel mazzo, e nessuno vede dove.
exploding-kittens-placed-at = Rimette il gattino sotto { $depth ->
    [0] nessuna carta: è in cima
    [one] 1 carta
   *[other] { $depth } carte
} ({ $pile } nel mazzo).
exploding-kittens-exploded = { $count ->
    [0] Esplode, a mani vuote.
    [one] Esplode e scarta 1 carta: { $cards }.
   *[other] Esplode e scarta { $count } carte: { $cards }.
}
exploding-kittens-burglar-left = Anche il Gatto Ladro esce dal gioco.
exploding-kittens-attacked = A { $to } toccano { $owed } turni.
exploding-kittens-skipped = Il turno finisce senza pescare.
exploding-kittens-turn = { $owed ->
    [one] Prende il turno.
   *[other] Prende il turno, { $owed } di fila.
}
exploding-kittens-again = { $owed ->
    [one] Ancora 1 turno.
   *[other] Ancora { $owed } turni.
}
exploding-kittens-won = Resta solo { $winners }, e vince.
exploding-kittens-because-last-alive = Solo { $seat } resta in gioco.

## Che cosa si può fare
exploding-kittens-do-attack = Attacco
exploding-kittens-do-skip = Salta
exploding-kittens-do-shuffle = Mescola
exploding-kittens-do-see = Prevedi il Futuro
exploding-kittens-do-favor = Chiedi un Favore
exploding-kittens-do-burglar = Manda il Gatto Ladro
exploding-kittens-do-draw = Pesca
exploding-kittens-do-nope = No!
exploding-kittens-do-let = Lascia passare
exploding-kittens-do-pair = Due carte { exploding-kittens-title }: ruba una carta
exploding-kittens-do-three = Tre carte { exploding-kittens-title }: chiedi una carta
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Dai { exploding-kittens-title }
exploding-kittens-do-place = { $depth ->
    [0] In cima al mazzo
    [one] Sotto 1 carta
   *[other] Sotto { $depth } carte
}

## Perché no
exploding-kittens-refused-over = La partita è finita.
exploding-kittens-refused-dead = Esplosione avvenuta: adesso si guarda e basta.
exploding-kittens-refused-turn = È il turno di { $seat }.
exploding-kittens-refused-window = Prima ognuno dice se la carta va bloccata.
exploding-kittens-refused-gift = Prima { $seat } dà una carta a { $to }.
exploding-kittens-refused-nothing-declared = Prima scegli che cosa giocare.
exploding-kittens-refused-target-first = Prima di’ contro chi.
exploding-kittens-refused-name-first = Prima nomina la carta che chiedi.
exploding-kittens-refused-no-window = Non c’è niente da bloccare: il No! risponde a una carta appena giocata.
exploding-kittens-refused-no-nope = Non hai nessun No! in mano.
exploding-kittens-refused-not-asked = Qui non ti si chiede nulla, o hai già risposto.
exploding-kittens-refused-no-kitten = Non c’è nessun gattino da rimettere.
exploding-kittens-refused-place = { $count ->
    [0] Il mazzo è vuoto: il gattino va in cima.
    [one] Nel mazzo c’è 1 carta: sopra il gattino può starci al massimo quella.
   *[other] Nel mazzo ci sono { $count } carte: sopra il gattino possono starcene al massimo tante.
}
exploding-kittens-refused-burglar-gone = Il Gatto Ladro non è in gioco.
exploding-kittens-refused-burglar = Il Gatto Ladro sta davanti a { $seat }.
exploding-kittens-refused-cat = Il Gatto Ladro chiede solo carte Gatto, non { exploding-kittens-title }.
exploding-kittens-refused-no-favor = Nessuno ti ha chiesto un Favore.
exploding-kittens-refused-all-empty = Nessun altro ha carte.
exploding-kittens-refused-none = Non hai nessuna carta { exploding-kittens-title }{ $count ->
    [one] .
   *[other] , e ne servono { $count }.
}
exploding-kittens-refused-alone = Una sola carta { exploding-kittens-title } non fa niente: ne servono due uguali.
exploding-kittens-refused-defuse = Da tenere: un Disinnesgatto ti salva da solo quando peschi un gattino.
exploding-kittens-refused-held = Carte { exploding-kittens-title } in mano: { $held }, non { $count }.
exploding-kittens-refused-no-seat = Lì non c’è nessuno.
exploding-kittens-refused-self = Scegli un’altra persona.
exploding-kittens-refused-target-dead = { $seat } non è più in gioco.
exploding-kittens-refused-empty-hand = { $seat } non ha carte da dare.
exploding-kittens-bad-decision = "{ $text }" non è una decisione di Exploding Kittens. Scrivi ["draw"], ["pair", "Skip", 2] o ["insert", 4].
exploding-kittens-bad-notation = "{ $text }" non è una mossa di Exploding Kittens. Scrivi draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip o put 4.

## Il tavolo a parole
exploding-kittens-heading-turn = Il turno
exploding-kittens-heading-piles = I mazzi
exploding-kittens-heading-seats = Chi gioca
exploding-kittens-heading-hand = Mano: { $seat }
exploding-kittens-line-won = Ha vinto { $seat }.
exploding-kittens-line-turn = { $owed ->
    [one] È il turno di { $seat }.
   *[other] È il turno di { $seat }: { $owed } turni da fare.
}
exploding-kittens-line-attacked = { $owed ->
    [one] È il turno di { $seat }, sotto attacco: resta 1 turno.
   *[other] È il turno di { $seat }, sotto attacco: restano { $owed } turni.
}
exploding-kittens-line-burglar = Il Gatto Ladro sta davanti a { $seat }.
exploding-kittens-line-burglar-gone = Il Gatto Ladro è fuori dal gioco.
exploding-kittens-line-attack = { $seat } gioca { exploding-kittens-title }.
exploding-kittens-line-skip = { $seat } gioca { exploding-kittens-title }.
exploding-kittens-line-shuffle = { $seat } gioca { exploding-kittens-title }.
exploding-kittens-line-see = { $seat } gioca { exploding-kittens-title }.
exploding-kittens-line-favor = { $seat } gioca { exploding-kittens-title }: { $to } darà una carta.
exploding-kittens-line-pair = { $seat } gioca due carte { exploding-kittens-title } per rubare una carta a { $to }.
exploding-kittens-line-three = { $seat } gioca tre carte { exploding-kittens-title } e chiede a { $to } la carta { exploding-kittens-named }.
exploding-kittens-line-nope = { $seat } dice No!
exploding-kittens-line-window = Si chiede a tutti: No!, o si lascia passare?
exploding-kittens-line-answered = La tua risposta c’è. Si chiede anche agli altri.
exploding-kittens-line-give = { $seat } sceglie una carta per { $to }.
exploding-kittens-line-defuse = { $seat } rimette in segreto il gattino nel mazzo.
exploding-kittens-line-pile = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}, { $kittens ->
    [0] nessun Exploding Kitten.
    [one] 1 è un Exploding Kitten.
   *[other] { $kittens } sono Exploding Kitten.
}
exploding-kittens-line-odds = La prossima carta è un Exploding Kitten al { $percent }%, per quel che sai.
exploding-kittens-line-out = { $count ->
    [one] 1 Disinnesgatto è fuori dal gioco.
   *[other] { $count } Disinnesgatto sono fuori dal gioco.
}
exploding-kittens-line-no-discards = Nessuno scarto finora.
exploding-kittens-line-top = In cima agli scarti: { exploding-kittens-title }.
exploding-kittens-line-discarded = Scartate: { $count } × { exploding-kittens-title }.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Nessuna carta.
exploding-kittens-line-out-of-game = { $seat }: fuori dal gioco, con il botto.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] nessuna carta in mano.
    [one] 1 carta in mano.
   *[other] { $count } carte in mano.
}

## Le regole, una frase ciascuna; i numeri sono quelli di RULES.md
EK-101 = Ci sono 4 Exploding Kitten.
EK-102 = Ci sono 6 Disinnesgatto.
EK-103 = Ci sono 4 Attacchi, da due turni ciascuno.
EK-104 = Ci sono 5 No!
EK-105 = Ci sono 4 Favori.
EK-106 = Ci sono 4 carte Mescola.
EK-107 = Ci sono 4 carte Salta.
EK-108 = Ci sono 5 Prevedi il Futuro, da tre carte ciascuno.
EK-109 = Ci sono cinque Gatti, con 4 carte uguali ciascuno.
EK-110 = La scatola contiene 56 carte.
EK-111 = Una pedina, il Gatto Ladro, sta davanti a chi gioca, a meno che il tavolo ne faccia a meno.
EK-112 = In mano possono stare dodici tipi di carta; un Exploding Kitten mai.
EK-201 = Si gioca da due a cinque.
EK-301 = Per prima cosa si tolgono Exploding Kitten e Disinnesgatto.
EK-302 = Ognuno riceve un Disinnesgatto.
EK-303 = Gli altri Disinnesgatto tornano nel mazzo; in due o tre solo due, se il tavolo non dice altro.
EK-304 = Si mescola e ognuno riceve altre sette carte, una alla volta, da chi comincia: otto in tutto.
EK-305 = Nel mazzo entrano tanti Exploding Kitten quante le persone meno una; gli altri escono dal gioco.
EK-306 = Si mescola tutto: è il mazzo di pesca. Non ci sono ancora scarti.
EK-307 = Qualcuno comincia: a sorte, o il posto scelto dal tavolo.
EK-308 = Il Gatto Ladro parte davanti a chi sta alla destra di chi comincia.
EK-401 = La tua mano la vedi solo tu.
EK-402 = Quante carte ha ogni mano lo sanno tutti.
EK-403 = Quante carte ha il mazzo lo sanno tutti.
EK-404 = L’ordine del mazzo non lo conosce nessuno, tranne ciò che Prevedi il Futuro e Disinnesgatto rivelano a chi li gioca.
EK-405 = Gli scarti sono scoperti e si possono sfogliare.
EK-406 = Un Exploding Kitten pescato si mostra subito a tutti.
EK-407 = Dove rimetti un gattino lo sai solo tu.
EK-408 = Ciò che mostra Prevedi il Futuro lo vedi solo tu. Resta nel tuo diario com’era; nessuno lo ricalcola per te.
EK-409 = La carta data per un Favore o rubata con una Coppia la vedono solo chi la dà e chi la riceve.
EK-410 = Che cosa chiedono un Tris o il Gatto Ladro, e se la carta passa di mano, lo sentono tutti.
EK-411 = I turni dovuti e il posto del Gatto Ladro li vedono tutti.
EK-412 = La mano di chi esplode si mostra a tutti.
EK-501 = Nel tuo turno giochi quante carte vuoi, o nessuna; poi peschi.
EK-502 = Quando un’azione è risolta, puoi giocarne un’altra.
EK-503 = Ciò che giochi va scoperto sugli scarti; contro chi, e che cosa chiedi, si dice subito.
EK-504 = Una carta che non è un gattino va in mano, e il turno è finito.
EK-505 = Un turno finito è un turno in meno. Quando non ne restano, tocca un turno a chi segue.
EK-506 = La mano può essere di qualsiasi misura; una mano vuota non cambia nulla.
EK-511 = Attacco: serve la carta.
EK-512 = Salta: il turno finisce senza pescare.
EK-513 = Favore: un’altra persona che ha carte te ne dà una a sua scelta.
EK-514 = Mescola: si mescola il mazzo.
EK-515 = Prevedi il Futuro: guardi le prime tre carte, e le vedi solo tu; restano dove sono.
EK-516 = Coppia: due carte uguali di qualsiasi tipo rubano una carta a caso a un’altra persona che ne ha.
EK-517 = Tris: tre carte uguali di qualsiasi tipo chiedono una carta per nome; se c’è, se ne riceve una copia.
EK-518 = Con il Gatto Ladro davanti, puoi mandarlo da un’altra persona e chiedere uno dei Gatti.
EK-519 = Pescare si può sempre.
EK-520 = Un Gatto da solo non fa nulla e non si gioca.
EK-521 = Il Disinnesgatto da solo si gioca unicamente su un gattino appena pescato, il No! unicamente come risposta; in Coppia o Tris valgono come ogni altra carta.
EK-522 = In Coppia o Tris le carte non fanno altro.
EK-523 = Non ci sono altre combinazioni, e due Gatti diversi non sono una coppia.
EK-531 = L’Attacco chiude subito il turno, senza pescare; a chi segue toccano più turni di fila.
EK-532 = L’Attacco dà due turni a chi segue.
EK-533 = Sotto attacco, il tuo Attacco passa i turni che ti restano, questo compreso, più due.
EK-534 = Chi riceve l’Attacco è sotto attacco; chi attacca non deve più turni.
EK-535 = Salta toglie un turno solo.
EK-536 = Un Attacco o un Salta bloccato non cambia nulla.
EK-541 = Peschi la prima carta; un gattino si mostra subito.
EK-542 = Senza Disinnesgatto si esplode: le carte e il gattino vanno agli scarti, il gattino in cima, e si esce dal gioco.
EK-543 = Con un Disinnesgatto in mano bisogna giocarlo, e va agli scarti.
EK-544 = Poi rimetti il gattino dove vuoi nel mazzo, in segreto, senza guardare.
EK-545 = Dopo un Disinnesgatto il turno è finito, ma solo quello.
EK-546 = Gattino e Disinnesgatto non si bloccano con un No!
EK-547 = Chi esplode non ha più turni; a chi segue ne tocca uno normale.
EK-548 = Se il Gatto Ladro sta davanti a chi esplode, esce dal gioco.
EK-551 = Il Gatto Ladro va dalla persona scelta, che cede una copia del Gatto chiesto, se ce l’ha. In ogni caso resta lì.
EK-552 = Il Gatto Ladro si può tenere per un turno futuro.
EK-553 = Si può mandare ogni volta che nel proprio turno si potrebbe giocare una carta.
EK-554 = Il Gatto Ladro non si blocca con un No!
EK-555 = Non è una carta: può andare anche da chi non ha carte.
EK-601 = Il No! blocca ogni carta o combinazione appena giocata, anche un altro No!, prima che abbia effetto; mai un gattino, un Disinnesgatto o il Gatto Ladro.
EK-602 = Un No! su un No! rimette in moto l’azione, e così via.
EK-603 = Si chiede a chiunque sia in gioco, tranne a chi ha appena giocato, e si risponde in segreto: No!, con un No! in mano, oppure si lascia passare.
EK-604 = La finestra si chiude quando tutti hanno risposto; allo scadere del tempo chi manca lascia passare.
EK-605 = Se i No! sono più d’uno, vale il più vicino in senso orario; gli altri restano in mano e nessuno lo sa.
EK-606 = Con un numero pari di No! l’azione avviene, con uno dispari è bloccata.
EK-607 = Ciò che è bloccato resta agli scarti, tutte le carte di una combinazione comprese.
EK-608 = Nessuno può capire se non avevi un No! o se non l’hai usato.
EK-609 = Nella gara il primo No! chiude la finestra.
EK-610 = Caso e scelte vengono solo quando l’ultima finestra è chiusa.
EK-611 = Chi ha giocato l’azione può rispondere a un No! come chiunque.
EK-701 = Vince l’ultima persona rimasta.
EK-702 = Gli altri seguono secondo quanto sono durati.
EK-703 = Il mazzo non finisce mai: contiene sempre un gattino in meno delle persone in gioco.
EK-801 = A mani vuote si pesca, o si manda il Gatto Ladro.
EK-802 = Prevedi il Futuro mostra tutte le carte, se sono meno di tre.
EK-803 = Se nessun altro ha carte, Favore e Coppia non si giocano; Tris e Gatto Ladro sì, a vuoto.
EK-804 = Se l’ultima carta di una mano era un No! appena giocato, Favore e Coppia non ricevono nulla.
EK-805 = Con una sola carta, è quella che si dà per un Favore.
EK-806 = Se il gattino era l’ultima carta del mazzo, ci torna da solo.
EK-807 = In due, l’Attacco colpisce l’altra persona.
EK-808 = Chi esplode non fa più nessuno dei turni dovuti.
EK-809 = Se chi è sotto attacco esplode nel primo turno, a chi segue tocca un turno.
EK-810 = Il Gatto Ladro di chi esplode non torna più.
EK-811 = Se nessuno ha un No!, tutti lasciano passare.
EK-812 = Il Tris ottiene una copia, anche se l’altra mano ne ha di più.
EK-813 = Nessuna carta si perde: mazzo, scarti, mani e un gattino da rimettere fanno tutto il gioco.
EK-901 = Il caso decide l’ordine del mazzo senza gattini.
EK-902 = Il caso decide l’ordine del mazzo con i gattini.
EK-903 = Il caso decide ogni Mescola.
EK-904 = Il caso decide quale carta ruba una Coppia.
EK-905 = Il caso decide chi comincia, se il tavolo vuole così.

exploding-kittens-position-past = { $number ->
    [0] Il passato di questa posizione non può essere cominciato così.
   *[other] Il passato di questa posizione contraddice le sue carte, alla voce { $number }.
}

## Detto a chi lo fa, dopo «tu»

exploding-kittens-stole-card-self = Rubi una carta a { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left-self = Nessuna carta rimasta per { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Guardi l’unica carta del mazzo.
   *[other] Guardi le prime { $count } carte del mazzo.
}
exploding-kittens-drew-card-self = Peschi { exploding-kittens-title }.
exploding-kittens-kitten-self = Peschi un Exploding Kitten.
exploding-kittens-defused-self = Disinnesgatto: niente scoppio.
exploding-kittens-placed-at-self = Rimetti il gattino sotto { $depth ->
    [0] nessuna carta: è in cima
    [one] 1 carta
   *[other] { $depth } carte
} ({ $pile } nel mazzo).
exploding-kittens-exploded-self = { $count ->
    [0] Esplodi, a mani vuote.
    [one] Esplodi e scarti 1 carta: { $cards }.
   *[other] Esplodi e scarti { $count } carte: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Prendi il turno.
   *[other] Prendi il turno, { $owed } di fila.
}

## Said to the one it is about

exploding-kittens-began-you = Una nuova partita. Cominci tu; nel mazzo { $pile } carte, { $kittens ->
    [one] 1 gattino compreso
   *[other] { $kittens } gattini compresi
}.
exploding-kittens-attacked-you = Ti toccano { $owed } turni.
exploding-kittens-won-you = Resti solo tu, e vinci.
exploding-kittens-because-last-alive-you = Solo tu resti in gioco.
exploding-kittens-refused-turn-you = È il tuo turno.
exploding-kittens-refused-gift-you = Prima dai una carta a { $to }.
exploding-kittens-refused-burglar-you = Il Gatto Ladro sta davanti a te.
exploding-kittens-refused-target-dead-you = Non sei più in gioco.
exploding-kittens-refused-empty-hand-you = Non hai carte da dare.
exploding-kittens-heading-hand-you = La tua mano
exploding-kittens-line-won-you = Hai vinto.
exploding-kittens-line-turn-you = { $owed ->
    [one] È il tuo turno.
   *[other] È il tuo turno: { $owed } turni da fare.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] È il tuo turno, sotto attacco: resta 1 turno.
   *[other] È il tuo turno, sotto attacco: restano { $owed } turni.
}
exploding-kittens-line-burglar-you = Il Gatto Ladro sta davanti a te.
exploding-kittens-line-attack-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-skip-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-see-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-favor-you = Giochi { exploding-kittens-title }: { $to } darà una carta.
exploding-kittens-line-pair-you = Giochi due carte { exploding-kittens-title } per rubare una carta a { $to }.
exploding-kittens-line-three-you = Giochi tre carte { exploding-kittens-title } e chiedi a { $to } la carta { exploding-kittens-named }.
exploding-kittens-line-nope-you = Dici No!
exploding-kittens-line-give-you = Scegli una carta per { $to }.
exploding-kittens-line-defuse-you = Rimetti in segreto il gattino nel mazzo.
exploding-kittens-table-boom-you = Esplodi tu
exploding-kittens-table-tell-defuse-you = Nascondi il gattino nel mazzo
exploding-kittens-table-turning-you = L’ultimo gattino esplode in mano a te{ $count ->
    [0] .
    [one] , dopo 1 gattino disinnescato.
   *[other] , dopo { $count } gattini disinnescati.
}

## What speaks for a move

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] la prossima carta è innocua, e tu lo sai
       *[other] la prossima carta esplode, e tu lo sai
    }
    [odds] per quel che sai la prossima carta esplode al { $percent }%
   *[plain] { $kittens ->
        [0] delle { $pile } carte rimaste non esplode nessuna
        [one] delle { $pile } carte rimaste ne esplode 1
       *[other] delle { $pile } carte rimaste ne esplodono { $kittens }
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] non hai nessun Disinnesgatto
    [one] hai 1 Disinnesgatto
   *[other] hai { $defuses } Disinnesgatti
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Ti restano { $owed } turni da fare.
}
exploding-kittens-explain-draw = Pesca: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Salta adesso: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Attacca: al tuo posto pesca { $to }, e più di una volta; { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Prima guarda: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Mescola: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }. Dopo nessuno conosce più l’ordine.
exploding-kittens-explain-hand = { $cards ->
    [one] che ha 1 carta
   *[other] che ha { $cards } carte
}
exploding-kittens-explain-favor = Chiedi a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Ruba a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Chiedi { exploding-kittens-title } a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = Per quel che sai { $to } ha { exploding-kittens-title } al { $chance }%; il Gatto Ladro non costa carte.
exploding-kittens-explain-nope = { $aim ->
    [mine] Rispondi No!: la tua carta lo merita.
    [you] No!: il colpo è per te.
   *[others] No!: meglio fermarla.
} { $nopes ->
    [one] È il tuo unico No!.
   *[other] Hai { $nopes } carte No!.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Lascia passare: non hai nessun No!.
    [one] Lascia passare: il tuo unico No! vale di più dopo.
   *[other] Lascia passare: le tue { $nopes } carte No! valgono di più dopo.
}
exploding-kittens-explain-put = { $depth ->
    [0] In cima: se niente si mette in mezzo, la pesca { $to }.
    [one] Sotto 1 di { $pile } carte: lo sai solo tu.
   *[other] Sotto { $depth } di { $pile } carte: lo sai solo tu.
}
exploding-kittens-explain-give = Dai { exploding-kittens-title }: è la carta che ti mancherà meno.

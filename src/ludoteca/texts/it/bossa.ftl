# Bossa. Le frasi del diario stanno dopo il nome di chi gioca e non hanno un soggetto proprio. Tessere: bianchi-neri.

bossa = Bossa
bossa-about = Due linee crescono da due dadi. Svuota la mano, o riempi la tua linea con sei gruppi.
bossa-aim = Resta senza tessere in mano, o porta a sei gruppi la tua linea, prima di chi gioca contro di te.

bossa-line-name = { $line ->
    [W] Bianca
   *[B] Nera
}
bossa-arm-name = { $arm ->
    [up] verso l’alto
   *[down] verso il basso
}

## Opzioni
bossa-option-expansion = Gettoni modificatori
bossa-option-expansion-false = Senza
bossa-option-expansion-true = Ognuno tiene un Raddoppiatore o un Invertitore
bossa-option-groupCount = Tessere di un gruppo
bossa-option-groupCount-exactlyOneOff = Una in più o una in meno del gruppo accanto
bossa-option-groupCount-sameOrOneOff = Anche tante quante il gruppo accanto
bossa-option-groupCount-free = Quante si vuole
bossa-option-pileEnd = L’ultima tessera della pila
bossa-option-pileEnd-endOfTurn = Chi la pesca gioca ancora
bossa-option-pileEnd-onLastDraw = La partita finisce subito
bossa-option-modifierChoice = La scelta dei gettoni
bossa-option-modifierChoice-simultaneous = Insieme, in segreto
bossa-option-modifierChoice-firstPlayerFirst = Sceglie prima chi comincia
bossa-option-modifierChoice-secondPlayerFirst = Sceglie prima chi gioca per secondo

## Che cosa è successo
bossa-began = Una tessera resta da parte, quattro a testa; nella pila { $count }.
bossa-dealt = Le tue tessere: { $text }.
bossa-rolled = { $count ->
    [one] Bianco { $white }, nero { $black }: sceglie il dado più alto.
   *[other] Bianco { $white }, nero { $black } dopo { $count } lanci: sceglie il dado più alto.
}
bossa-chose-white = Prende la linea Bianca.
bossa-chose-black = Prende la linea Nera.
bossa-chose-first = Vuole il primo turno.
bossa-revealed = Scopre { $text }.
bossa-kept-doubler = Tiene il Raddoppiatore.
bossa-kept-inverter = Tiene l’Invertitore.
bossa-drew = Pesca { $tile }.
bossa-placed = { bossa-line-name } { $value }: { $text }.
bossa-stacked = Impila { $text } su { bossa-line-name } { $value }.
bossa-used-doubler = Il Raddoppiatore su { $tile }.
bossa-used-inverter = L’Invertitore su { $tile }.
bossa-redrew = Scarta { $tile } e pesca { $other }.
bossa-swapped = Scambia { $tile } con { $other }.
bossa-won-701 = { $seat } non ha più tessere: vittoria.
bossa-won-702 = Sei gruppi: la linea è di { $seat }, e vince.
bossa-won-703 = Le ultime tessere fanno il sesto gruppo sull’altra linea: vince { $seat }.
bossa-won-704 = Nessuna mossa possibile: vince { $seat }.
bossa-won-705 = La pila è finita: { $seat } ha meno tessere e vince.
bossa-drawn = La pila è finita e le tessere sono pari: nessuno vince.
bossa-because-701 = { $seat } non aveva più tessere.
bossa-because-702 = Nella linea di { $seat } c’erano sei gruppi.
bossa-because-703 = { $seat } ha messo le ultime tessere come sesto gruppo dell’altra linea.
bossa-because-704 = All’altro posto non restavano mosse.
bossa-because-705 = La pila era finita; { $seat } aveva meno tessere.
bossa-because-draw = La pila era finita; le tessere erano pari.

## Che cosa si può fare
bossa-take-white = Prendi la linea Bianca
bossa-take-black = Prendi la linea Nera
bossa-take-first = Comincia tu
bossa-keep-doubler = Tieni il Raddoppiatore
bossa-keep-inverter = Tieni l’Invertitore
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Impila su { bossa-line-name } { bossa-arm-name }, gruppo { $number }
bossa-redraw = Ripesca: scarta una tessera, pescane un’altra
bossa-swap = Scambia: una tua con una dell’altra mano
bossa-tile = { $tile }
bossa-marked = { $tile } con il tuo gettone
bossa-will-place = { bossa-line-name } { $value } con { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
bossa-will-stack = sta su { bossa-line-name } { $value }
bossa-will-win = e vinci

## Perché no
bossa-refused-turn = Ora tocca a { $seat }.
bossa-refused-308 = Scegli Bianca, Nera o il primo turno.
bossa-refused-309 = Scegli Bianca o Nera.
bossa-refused-312 = Scegli il Raddoppiatore o l’Invertitore.
bossa-refused-kept = Il tuo gettone è scelto; manca l’altra scelta.
bossa-refused-503 = Un gruppo è fatto di tessere diverse della tua mano, dalla più bassa in su.
bossa-refused-504 = Senza puntini della linea { bossa-line-name } una tessera non ci sta: un colore assente non è uno zero.
bossa-refused-505 = Qui alla { bossa-line-name } serve { $value } ({ bossa-arm-name }): con questa tessera fa già { $sum }.
bossa-refused-505-short = Qui alla { bossa-line-name } serve { $value } ({ bossa-arm-name }): con questa tessera fa { $sum }, e nessuna tessera dopo di lei aggiunge il resto.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) sta accanto al dado e vuole { $counts } tessere: con questa ne servirebbero di più.
bossa-refused-sum = Queste tessere fanno { $made }; serve { bossa-line-name } { $value }.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) qui vuole { $counts } tessere: con questa ne servirebbe un altro numero.
bossa-refused-508 = Questo braccio è finito: sotto 1 non c’è niente.
bossa-refused-601 = Tocca all’altro posto.
bossa-refused-603 = Prima scegli che cosa fare: mettere, impilare, ripescare o scambiare; poi le tessere.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) qui vuole { $counts } tessere, e le tue non lo fanno.
bossa-refused-610-any = Le tue tessere non fanno { bossa-line-name } { $value } ({ bossa-arm-name }).
bossa-refused-620 = Questa tessera azione è già usata.
bossa-refused-621 = Serve una tessera della tua mano, e una rimasta nella pila.
bossa-refused-622 = Prima una tua tessera, poi una dell’altra mano.
bossa-refused-623 = Qui { $count ->
    [one] 1 tessera deve
   *[other] { $count } tessere devono
} fare { bossa-line-name } { $value }.
bossa-refused-633 = Lì non c’è un gruppo su cui impilare.
bossa-refused-640 = Non hai un gettone da usare.
bossa-refused-641 = Un gettone va su una tessera che metti o impili.
bossa-refused-over = La partita è finita.
bossa-bad-decision = «{ $text }» non è una decisione di Bossa. Scrivi ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] e simili.
bossa-bad-notation = «{ $text }» non è una mossa di Bossa. Scrivi W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black o first.

## Il tavolo in frasi
bossa-heading-line = Linea { bossa-line-name }, dado { $value }
bossa-heading-line-of = Linea { bossa-line-name } di { $seat }, dado { $value }
bossa-heading-seats = Chi gioca
bossa-heading-pile = La pila
bossa-heading-hand = Tessere di { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value }: { $text }
bossa-line-next = { $arm ->
    [up] Verso l’alto
   *[down] Verso il basso
} segue { $value }, con tante tessere: { $text }.
bossa-line-seat = { $seat }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}; ancora da usare:{ $redraw ->
    [1] { " " }Ripescare
   *[0] { "" }
}{ $swap ->
    [1] { " " }Scambiare
   *[0] { "" }
}{ $stack ->
    [1] { " " }Impilare
   *[0] { "" }
}{ $token ->
    [doubler] { " " }Raddoppiatore
    [inverter] { " " }Invertitore
   *[none] { "" }
}.
bossa-line-seat-bare = { $seat }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}; azioni tutte usate.
bossa-line-pile = { $count ->
    [0] La pila è finita.
    [one] Nella pila c’è 1 tessera.
   *[other] Nella pila ci sono { $count } tessere.
}
bossa-line-unseen = { $count ->
    [one] 1 tessera mai vista: { $text }.
   *[other] { $count } tessere mai viste: { $text }.
}
bossa-line-discards = Scartate: { $text }.

## Le regole, una frase ciascuna; i numeri sono quelli di RULES.md
BO-101 = Nella scatola ci sono 27 tessere con puntini bianchi e neri.
BO-102 = Di ogni colore sei tessere hanno 1 puntino, cinque 2, quattro 3, tre 4, due 5 e una 6.
BO-103 = Le tessere sono tutte le coppie di puntini bianchi e neri con 1 fino a 6 puntini in tutto, una ciascuna.
BO-104 = Le tessere azione sono sei: Ripescare, Scambiare e Impilare, due ciascuna.
BO-105 = I dadi sono due, uno con puntini bianchi e uno con puntini neri.
BO-106 = L’espansione aggiunge quattro gettoni: due Raddoppiatori e due Invertitori.
BO-201 = Si gioca esattamente in due.
BO-301 = Le 27 tessere si mescolano in una pila coperta.
BO-302 = Una tessera resta da parte, mai vista, per tutta la partita.
BO-303 = Quattro tessere a testa, una alla volta; 18 restano nella pila.
BO-304 = Ognuno ha una tessera azione di ogni tipo.
BO-305 = Con l’espansione ognuno ha anche un Raddoppiatore e un Invertitore.
BO-306 = Ognuno lancia un dado; se sono uguali si rilancia.
BO-307 = Il dado più alto sceglie, dopo aver guardato le proprie tessere; quelle altrui non si vedono.
BO-308 = Si sceglie: la linea Bianca, la linea Nera, o il primo turno.
BO-309 = Chi prende una linea lascia il primo turno; chi vuole il primo turno lascia scegliere la linea.
BO-310 = I dadi sono l’inizio delle due linee, davanti a chi le possiede.
BO-311 = Poi le due mani si scoprono: da qui si gioca a tessere scoperte.
BO-312 = Con l’espansione ognuno tiene poi un gettone; si sceglie in segreto e si mostra insieme.
BO-401 = Prima che le mani si scoprano vedi solo le tue tessere.
BO-402 = Da lì in poi le due mani sono scoperte, anche le tessere pescate dopo.
BO-403 = Le tessere azione usate le vedono tutti.
BO-404 = I gettoni tenuti li vedono tutti, dopo le due scelte.
BO-405 = Linee, gruppi, pile e tessere scartate sono scoperti.
BO-406 = L’ordine della pila e la tessera da parte non li sa nessuno.
BO-501 = Le linee sono due, Bianca e Nera; si può aggiungere all’una e all’altra.
BO-502 = Ogni linea cresce dal suo dado verso l’alto e verso il basso.
BO-503 = Le tessere usate insieme sono un gruppo; vale la somma dei puntini del colore della linea.
BO-504 = Un colore assente non è uno zero: ogni tessera di un gruppo ha almeno un puntino del colore della linea.
BO-505 = Un gruppo continua il suo braccio: uno in più verso l’alto, uno in meno verso il basso.
BO-506 = Accanto a un dado stanno una o due tessere.
BO-507 = Accanto a un gruppo sta una tessera in più o una in meno, mai lo stesso numero.
BO-508 = Verso il basso un braccio finisce a 1; verso l’alto non c’è fine.
BO-509 = Conta il gruppo più esterno dello stesso braccio.
BO-601 = Si gioca a turno.
BO-602 = Un turno comincia pescando la prima tessera della pila.
BO-603 = Poi si fa una sola cosa: mettere, impilare, ripescare o scambiare. Non si passa.
BO-604 = Una mano può avere quante tessere si vuole.
BO-610 = Si può mettere se le tessere fanno il valore che segue, in un numero ammesso.
BO-611 = Una mossa aggiunge un gruppo a un braccio.
BO-620 = Ogni tessera azione si usa una volta per partita, al posto di mettere tessere.
BO-621 = Ripescare: scarta una tua tessera e pescane un’altra; nella pila ce ne dev’essere una.
BO-622 = Scambiare: scegli una tua tessera e una dell’altra mano; cambiano posto.
BO-623 = Impilare: metti su un gruppo tante tessere quante ne ha, con lo stesso valore.
BO-630 = Su un gruppo si può impilare anche se l’ha già fatto l’altro posto.
BO-631 = Nell’impilare contano le somme, non tessera per tessera.
BO-632 = Impilare non aggiunge un gruppo e non cambia niente per i vicini.
BO-633 = Si impila su qualunque gruppo, mai su un dado.
BO-634 = Impilare è l’intera mossa del turno.
BO-640 = Il gettone tenuto si può usare una volta per partita.
BO-641 = Va su una sola tessera che si mette o si impila, e cambia solo quella.
BO-642 = Il Raddoppiatore conta due volte i puntini della tessera, che resta una.
BO-643 = L’Invertitore scambia i puntini bianchi e neri della tessera.
BO-644 = Un gettone può andare su una tessera che si impila.
BO-645 = Il valore cambiato resta.
BO-646 = I gettoni non sono tessere; usarne uno non usa una tessera azione.
BO-701 = A: chi non ha più tessere vince.
BO-702 = B: una linea con sei gruppi fa vincere chi la possiede, chiunque li abbia messi.
BO-703 = C: mettere le ultime tessere come sesto gruppo dell’altra linea fa vincere.
BO-704 = D: chi non ha mosse perde.
BO-705 = E: quando la pila finisce vince chi ha meno tessere; se sono pari, nessuno.
BO-710 = D si guarda dopo aver pescato, prima della mossa.
BO-711 = Dopo una mossa: prima la mano vuota, poi la linea piena, poi la pila finita.
BO-712 = Chi pesca l’ultima tessera gioca ancora quel turno; poi la partita finisce.
BO-713 = Due linee non possono riempirsi insieme.
BO-801 = Se non si può mettere niente, si deve usare una tessera azione.
BO-802 = Se l’unica mossa riempie l’altra linea, si deve fare.
BO-803 = Scambiare è sempre possibile finché non è usato.
BO-804 = Con la pila finita non si ripesca.
BO-805 = Ripescando si può prendere l’ultima tessera; la partita finisce dopo quel turno.
BO-806 = Un dado da 1 non ha braccio verso il basso.
BO-807 = Verso il basso, un 2 fatto con una tessera chiude il braccio.
BO-808 = Da 7 in su una tessera sola non basta, senza Raddoppiatore.
BO-809 = Ogni tessera è sempre da qualche parte: 27 in tutto.
BO-810 = Una partita ha al massimo 18 turni.
BO-901 = Il caso decide l’ordine delle tessere, una volta.
BO-902 = Il caso decide i dadi.

## Detto a chi lo fa, dopo «tu»

bossa-chose-white-self = Prendi la linea Bianca.
bossa-chose-black-self = Prendi la linea Nera.
bossa-chose-first-self = Vuoi il primo turno.
bossa-revealed-self = Scopri { $text }.
bossa-kept-doubler-self = Tieni il Raddoppiatore.
bossa-kept-inverter-self = Tieni l’Invertitore.
bossa-drew-self = Peschi { $tile }.
bossa-stacked-self = Impili { $text } su { bossa-line-name } { $value }.
bossa-redrew-self = Scarti { $tile } e peschi { $other }.
bossa-swapped-self = Scambi { $tile } con { $other }.

## Said to the one it is about

bossa-won-701-you = Non hai più tessere: vinci tu.
bossa-won-702-you = Sei gruppi: la linea è tua, e vinci.
bossa-won-703-you = Le ultime tessere fanno il sesto gruppo sull’altra linea: vinci tu.
bossa-won-704-you = Nessuna mossa possibile: vinci tu.
bossa-won-705-you = La pila è finita: hai meno tessere e vinci.
bossa-because-701-you = Non avevi più tessere.
bossa-because-702-you = Nella tua linea c’erano sei gruppi.
bossa-because-703-you = Hai messo le ultime tessere come sesto gruppo dell’altra linea.
bossa-because-705-you = La pila era finita; avevi meno tessere.
bossa-refused-turn-you = Ora tocca a te.
bossa-heading-line-of-you = La tua linea { bossa-line-name }, dado { $value }
bossa-heading-hand-you = Le tue tessere

## What speaks for a move

bossa-explain-left = { $left ->
    [one] ti resta 1 tessera
   *[other] ti restano { $left } tessere
}, { $seat } ne ha { $other }
bossa-explain-win = Con questa vinci.
bossa-explain-place = { $laid ->
    [one] 1 tessera
   *[other] { $laid } tessere
} sulla { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] La tua linea
   *[other] L’altra linea
} ha poi { $groups ->
    [one] 1 gruppo
   *[other] { $groups } gruppi
} su { $most }.
bossa-explain-stack = Impila { $laid ->
    [one] 1 tessera
   *[other] { $laid } tessere
}: { bossa-explain-left }, e nessun braccio si allunga.
bossa-explain-redraw = Ripesca: questa tessera per un po’ non entra da nessuna parte; { $unseen ->
    [one] 1 tessera non si è ancora vista.
   *[other] { $unseen } tessere non si sono ancora viste.
}
bossa-explain-swap = Scambia: serve a te e toglie una tessera utile a { $seat }, che ne ha { $other }.
bossa-explain-fit = { $white } delle tue { $tiles } tessere hanno punti bianchi, { $black } neri; i dadi segnano { $high } e { $low }.
bossa-explain-white = La Bianca: { bossa-explain-fit }
bossa-explain-black = La Nera: { bossa-explain-fit }
bossa-explain-first = Comincia tu: { bossa-explain-fit }
bossa-explain-doubler = Il Raddoppiatore: { bossa-explain-fit }
bossa-explain-inverter = L’Invertitore: { bossa-explain-fit }

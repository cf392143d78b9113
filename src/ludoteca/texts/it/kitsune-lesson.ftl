# La lezione di Kitsune: per ogni stazione di lesson.json un titolo, che cosa fare, e che cosa si dice di una mossa giusta, sbagliata o diversa.

kitsune-lesson-colours-title = Contano i colori
kitsune-lesson-colours = Tu e Leo siete Zenko, i blu; gli altri due posti sono Yako, gli arancioni. Ogni colore si somma, chiunque lo giochi: gioca il 3 blu.
kitsune-lesson-colours-done = Blu 6, arancione 3: il clan del colore più forte fa avanzare la pedina della differenza, 3 passi. Anche il 2 blu giocato da Yako è valso per te.
kitsune-lesson-colours-orange = Una carta arancione vale per Yako, anche dalla tua mano: ora avanza la loro pedina. Giocane una blu.
kitsune-lesson-colours-else = Vince il blu, ma di meno, e la pedina avanza solo della differenza. Gioca il 3 blu.

kitsune-lesson-give-title = Lo scambio
kitsune-lesson-give = Dopo ogni distribuzione, prima del primo turno, ciascuno dà una carta coperta a chi è del suo clan. Danne una qualsiasi a Leo.
kitsune-lesson-give-done = Le carte passano di mano tutte insieme; a te arriva il 5 blu. Le mani sono segrete anche nel clan, e non se ne parla. In sei si dà al prossimo del clan in senso orario; in due niente scambio.

kitsune-lesson-lead-title = Guidi tu
kitsune-lesson-lead = Comincia il Leader, poi in senso orario una carta a testa, di qualunque colore: nessuno deve rispondere al tuo. Liberati dell’1 arancione.
kitsune-lesson-lead-done = 6 a 6: a totali uguali nessuno avanza. Ora guida chi segue in senso orario, chiunque vinca. Quando le mani sono vuote si distribuisce di nuovo; le pedine restano dove sono.
kitsune-lesson-lead-katana = Una Katana distrugge una carta che c’è già. Come prima carta del turno non ne trova ed è sprecata: gioca l’1 arancione.
kitsune-lesson-lead-else = Per guidare va bene ogni carta, ma quelle buone rendono di più quando vedi che cosa c’è. Una carta arancione prima o poi va giocata: gioca l’1 arancione.

kitsune-lesson-award-title = Quattro passi
kitsune-lesson-award = Yako è avanzato di 6. Se una pedina fa 4 passi o più in una volta, l’altro clan riceve un segnalino Potere libero, per chi vuole dei suoi. Prendi Blocco, per te.
kitsune-lesson-award-done = Lo usi solo tu, una volta, dal turno seguente. Gli altri: +3 a un colore a scelta, Nascosto ripara la tua carta, Scarto ti dà una carta dell’ultimo turno, Cambia Colore scambia i colori.
kitsune-lesson-award-mate = Ora Blocco è davanti a Leo, e lo può usare solo Leo. Prendilo per te.
kitsune-lesson-award-else = Il clan può scegliere ogni segnalino libero, ma a Yako mancano solo 4 passi. È Blocco che ferma una pedina: prendilo, per te.

kitsune-lesson-block-title = Usa il segnalino
kitsune-lesson-block = L’arancione è avanti 9 a 1, e a Yako bastano 4 passi. Gioca una carta insieme a Blocco: chi vince questo turno non avanza.
kitsune-lesson-block-done = Yako vince il turno e resta fermo; senza passi niente segnalino. Blocco è fuori fino al prossimo round; quelli non usati si tengono. Un clan che ne ha uno non ne riceve un altro.
kitsune-lesson-block-bare = Senza Blocco Yako avanza della differenza, arriva in fondo e vince il round. Aggiungi il segnalino alla carta.

kitsune-lesson-katana-title = La Katana
kitsune-lesson-katana = Hai giocato una Katana: distrugge subito una carta numerata scoperta davanti a un altro posto. Taglia il 6 arancione.
kitsune-lesson-katana-done = Il 6 si gira e non conta più: blu 4, arancione 1. Le carte speciali non si tagliano, le tue nemmeno. Se c’è solo un numero del tuo clan, bisogna tagliare quello.
kitsune-lesson-katana-mate = Era il 4 blu di Leo, i soli punti del clan: l’arancione vince 7 a 0. Taglia il 6 arancione.
kitsune-lesson-katana-else = Il 6 arancione conta ancora, e Yako avanza. Taglia la carta che pesa di più.

kitsune-lesson-hidden-title = Al riparo
kitsune-lesson-hidden = Dopo di te Marta aspetta con una Katana. Comincia con il 6 blu sotto il tuo segnalino Nascosto: resta coperto fino alla fine del turno.
kitsune-lesson-hidden-done = La Katana non ha trovato numeri da tagliare; poi il tuo 6 si è scoperto: 6 a 3. Si nasconde ogni numero, e anche un Kitsune Bianco; una Katana o un Kitsune Nero no.
kitsune-lesson-hidden-bare = Scoperto, il tuo 6 è stato tagliato e Yako avanza. Giocalo sotto il segnalino Nascosto.
kitsune-lesson-hidden-else = Si può, ma questo turno lo vince solo il 6 blu, e dalla Katana lo salva solo Nascosto: giocali insieme.

kitsune-lesson-white-title = Kitsune Bianco
kitsune-lesson-white = L’arancione è avanti 11 a 1. Gioca il Kitsune Bianco: in questo turno il blu vale arancione e l’arancione blu.
kitsune-lesson-white-done = 11 a 1 per te, 10 passi, e Yako riceve un segnalino. Si scambiano tutte le carte del turno, anche giocate dopo, e un +3. Due Kitsune Bianchi si annullano; Cambia Colore conta come uno.
kitsune-lesson-white-six = La tua carta più alta non basta: 11 a 7, e Yako avanza di 4. Gioca il Kitsune Bianco.
kitsune-lesson-white-else = Yako avanza della differenza, arriva in fondo e vince il round. Gioca il Kitsune Bianco.

kitsune-lesson-bound-title = Kitsune Nero
kitsune-lesson-bound = Yako ha giocato un Kitsune Nero: tu che segui devi giocare un numero del loro colore, arancione, se ne hai. Gioca il più piccolo.
kitsune-lesson-bound-done = Hai vinto lo stesso, 5 a 3. Senza numeri arancioni andava bene ogni carta. Il tuo Kitsune Nero chiede blu a chi segue; come ultima carta del turno non obbliga nessuno.
kitsune-lesson-bound-six = L’obbligo è rispettato, ma Yako riceve sei punti e avanza. L’1 arancione va bene lo stesso.

kitsune-lesson-finish-title = La fine
kitsune-lesson-finish = Ogni clan ha vinto un round, e alla tua pedina mancano 4 passi. Gioca il 4 blu.
kitsune-lesson-finish-done = La pedina arriva e il round finisce subito; due round vincono la partita. Dopo il primo le pedine tornano alla partenza, i segnalini usati sono di nuovo liberi, e guida chi è del clan vincente.
kitsune-lesson-finish-short = Vince il blu, ma la differenza è meno di 4: la pedina non arriva. Gioca il 4 blu.
kitsune-lesson-finish-else = Una carta arancione lavora per Yako, a cui bastano 2 passi. Gioca il 4 blu.

# La lezione di Exploding Kittens: per ogni stazione di lesson.json un titolo, che cosa fare, e che cosa si dice di una mossa giusta, sbagliata o diversa.

exploding-kittens-lesson-draw-title = Gioca, poi pesca
exploding-kittens-lesson-draw = Nel tuo turno giochi quante carte vuoi, o nessuna; poi ne peschi una, e il turno finisce. Pesca.
exploding-kittens-lesson-draw-done = Un Exploding Kitten! Il tuo Disinnesgatto va giocato per forza, e non c’è più; senza, per te era finita. Ogni altra carta andava in mano, e il turno era chiuso.
exploding-kittens-lesson-draw-skip = Salta chiude il turno senza pescare: tienila per quando temi un gattino. Pesca.

exploding-kittens-lesson-hide-title = Nascondilo
exploding-kittens-lesson-hide = Dopo un Disinnesgatto il gattino torna nel mazzo, dove vuoi tu, e nessun altro sa dove. Mettilo in cima.
exploding-kittens-lesson-hide-done = Il tuo turno era finito; Marta, che segue, ha pescato il gattino, non aveva un Disinnesgatto ed è fuori dal gioco, mano e gattino agli scarti. Vince chi resta per ultimo.
exploding-kittens-lesson-hide-mine = Due carte sopra, due persone prima di te: il gattino l’hai ripescato tu, e il Disinnesgatto non c’era più. Mettilo in cima.
exploding-kittens-lesson-hide-else = Si può, e lo sai solo tu; prima o poi qualcuno lo pesca. In cima tocca subito a chi segue: mettilo lì.

exploding-kittens-lesson-future-title = Prima guarda
exploding-kittens-lesson-future = Delle nove carte del mazzo due sono gattini, e tu non hai un Disinnesgatto. Gioca Prevedi il Futuro: solo tu guardi le prime tre.
exploding-kittens-lesson-future-done = La prossima è un gattino! Le tre carte restano come sono. Ed è ancora il tuo turno: giocare una carta non lo chiude, se la carta non lo dice.
exploding-kittens-lesson-future-draw = Hai pescato senza guardare: un gattino, nessun Disinnesgatto, e per te è finita. Prima gioca Prevedi il Futuro.
exploding-kittens-lesson-future-skip = È andata, ma alla cieca. Prima guarda: gioca Prevedi il Futuro.
exploding-kittens-lesson-future-else = Una coppia ruba una carta, ma poi devi pescare lo stesso, senza sapere che cosa arriva. Gioca Prevedi il Futuro.

exploding-kittens-lesson-skip-title = Non pescare
exploding-kittens-lesson-skip = Se peschi adesso, esplodi. Gioca Salta: il turno finisce senza pescare.
exploding-kittens-lesson-skip-done = Il gattino l’ha pescato Marta, che aveva un Disinnesgatto e l’ha nascosto, nessun altro sa dove. Mescola cambia l’ordine del mazzo, ma poi toccava comunque a te pescare.
exploding-kittens-lesson-skip-draw = Lo sapevi: il gattino era in cima, e per te è finita. Gioca Salta.
exploding-kittens-lesson-skip-else = Una coppia ruba una carta, ma non chiude il turno: il gattino lo pescheresti lo stesso. Gioca Salta.

exploding-kittens-lesson-nope-title = No!
exploding-kittens-lesson-nope = Leo ti attacca: Leo non pesca, e a te toccano due turni. Un No! blocca una carta appena giocata, anche fuori dal tuo turno. Di’ No!
exploding-kittens-lesson-nope-done = L’Attacco è bloccato e resta agli scarti; il turno di Leo continua, e Leo pesca. Un No! blocca ogni carta o combinazione, ma mai un gattino, un Disinnesgatto, una pescata o il Gatto Ladro.
exploding-kittens-lesson-nope-let = Così Leo ha finito senza pescare, e a te toccano due turni di fila. Di’ No!

exploding-kittens-lesson-nope-back-title = No! al No!
exploding-kittens-lesson-nope-back = Hai giocato un Favore: Marta deve darti una carta, a sua scelta. Ma ha risposto No! Di’ No! a quel No!
exploding-kittens-lesson-nope-back-done = Due No!: il Favore vale di nuovo, e hai l’unica carta di Marta, un Disinnesgatto. Con No! pari la carta agisce, dispari è bloccata. Di più No! insieme si usa solo il più vicino in senso orario.
exploding-kittens-lesson-nope-back-let = Un No! resta: il Favore è bloccato, la carta è persa, e non ricevi nulla. Di’ No! al No!

exploding-kittens-lesson-pair-title = Due uguali
exploding-kittens-lesson-pair = Un Gatto da solo non fa nulla. Due carte uguali rubano una carta a caso a chi vuoi tu: gioca i due Gattobaleno.
exploding-kittens-lesson-pair-done = La carta rubata è tua, e la conoscete solo in due. Fanno coppia due carte uguali qualsiasi, anche due Salta, e allora non fanno altro; due Gatti diversi no. Il turno continua.
exploding-kittens-lesson-pair-else = Pescando il turno è finito, e la coppia è rimasta in mano. Prima gioca le due carte uguali.

exploding-kittens-lesson-three-title = Tre uguali
exploding-kittens-lesson-three = Tre carte uguali chiedono a qualcuno una carta per nome. Tutti partono con un Disinnesgatto: chiedilo a Marta, con i tre Miciocomero.
exploding-kittens-lesson-three-done = La carta c’era, e andava data per forza. Se non c’è non ricevi nulla, e le tre carte sono perse lo stesso. Altre combinazioni non esistono.
exploding-kittens-lesson-three-pair = Una coppia prende una carta a caso, e non era il Disinnesgatto. Giocale tutte e tre, e chiedilo per nome.
exploding-kittens-lesson-three-lacked = Leo il Disinnesgatto non ce l’ha più: non ricevi nulla, e le tre carte sono perse. Chiedilo a Marta.
exploding-kittens-lesson-three-draw = Un gattino, e nessun Disinnesgatto: per te è finita. Prima procurati un Disinnesgatto, con le tre carte uguali.
exploding-kittens-lesson-three-else = Puoi chiedere qualunque carta, a chi vuoi. Ma a salvarti è un Disinnesgatto, e Marta ce l’ha.

exploding-kittens-lesson-burglar-title = Il Gatto Ladro
exploding-kittens-lesson-burglar = Leo ti ha mandato il Gatto Ladro e ha avuto un tuo Ottagogatto. Nel tuo turno, prima di pescare, puoi mandarlo da qualcuno a chiedere un certo Gatto: riprenditi l’Ottagogatto.
exploding-kittens-lesson-burglar-done = Hai di nuovo una coppia. Il Gatto Ladro resta dove è andato. Non costa carte, nessun No! lo blocca, e si può tenere per un turno futuro. Se chi ce l’ha esplode, esce dal gioco.
exploding-kittens-lesson-burglar-lacked = Marta non ha Ottagogatti: non ricevi nulla, e il Gatto Ladro resta lì lo stesso. Sai chi ha il tuo: Leo.
exploding-kittens-lesson-burglar-draw = Il turno è finito e il Gatto Ladro non è partito: si manda solo prima di pescare.
exploding-kittens-lesson-burglar-else = Si può, ma non è il tuo Ottagogatto. Manda il Gatto Ladro da Leo, che ce l’ha.

exploding-kittens-lesson-attack-title = Attacco
exploding-kittens-lesson-attack = Sei sotto attacco: due turni da fare. Salta ne toglie uno solo. Gioca Attacco: i tuoi turni passano a chi segue, più altri due.
exploding-kittens-lesson-attack-done = Per Marta il gattino è arrivato al secondo di quattro turni; gli altri cadono. Resti solo tu: vinci. In un turno normale l’Attacco dà due turni. Un Disinnesgatto, come Salta, ne chiude uno solo.
exploding-kittens-lesson-attack-skip = Salta ha tolto un turno; ne resta un altro, e lì devi pescare. Gioca Attacco.
exploding-kittens-lesson-attack-draw = Un turno è fatto, ne resta un altro. Gioca Attacco, e spariscono tutti e due.

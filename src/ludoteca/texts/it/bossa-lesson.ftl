# La lezione di Bossa: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare. Tessere: bianchi-neri.

bossa-lesson-sum-title = Fai la somma
bossa-lesson-sum = Il dado della Bianca mostra 4, e verso l’alto segue 5: scegli tessere i cui puntini bianchi fanno 5 insieme.
bossa-lesson-sum-done = 4 e 1 fanno Bianca 5; qui i puntini neri non contano. Poi l’altra mano ha pescato, come all’inizio di ogni turno, e ha allungato la tua linea verso il basso: si gioca in due su tutte e due.
bossa-lesson-sum-down = Quella è Bianca 3, verso il basso dal dado: si può, ma il 5 sta dall’altra parte.
bossa-lesson-sum-black = È andata sulla linea Nera, dove contano i puntini neri. Per Bianca 5 contano solo quelli bianchi.
bossa-lesson-sum-else = Così è andata via una tessera azione, al posto di un gruppo. Tienila: le tue tessere possono fare Bianca 5.

bossa-lesson-count-title = Una in più o in meno
bossa-lesson-count = Accanto a un gruppo va una tessera in più o una in meno, mai altrettante. Bianca 5 ne ha due: metti Bianca 6 con tre.
bossa-lesson-count-done = 1, 2 e 3 fanno Bianca 6, e tre tessere se ne vanno insieme. Accanto a tre ne vanno due o quattro: Bianca 7 è venuta con due. Accanto a un dado, una o due.
bossa-lesson-count-one = Una tessera va bene, perché è una in meno di due; ma con tre insieme la mano si svuota prima.
bossa-lesson-count-else = Si può, ma si chiedeva Bianca 6. Con due tessere lì non va: accanto a due ne vanno una o tre.

bossa-lesson-missing-title = Niente non è zero
bossa-lesson-missing = Nera 4 qui vuole due tessere, e ognuna deve avere puntini neri: 0-4 con 5-0 non va. Trovane due che fanno 4.
bossa-lesson-missing-done = 1 e 3 fanno Nera 4. Una tessera senza il colore della linea non vale zero: lì non può proprio stare.
bossa-lesson-missing-else = Si può, ma si chiedeva Nera 4: due tessere che hanno tutte e due puntini neri, in tutto 4.

bossa-lesson-redraw-title = Ripesca
bossa-lesson-redraw = Non ci sta niente, e non si può passare: serve una tessera azione. Usa Ripesca e scarta 4-2.
bossa-lesson-redraw-done = 4-2 è fuori dal gioco, e dalla pila è arrivata 1-1. Ognuna delle tre tessere azione si usa una volta a partita, al posto di mettere un gruppo.
bossa-lesson-redraw-else = È arrivata una tessera nuova, ma 3-1 non c’è più, e con 1-1 avrebbe fatto Bianca 4. Con 4-2 non si può.

bossa-lesson-stack-title = Impila
bossa-lesson-stack = Impila mette su un gruppo tante tessere quante ne ha, con la stessa somma: metti le tue ultime due su Bianca 7.
bossa-lesson-stack-done = 3 e 4 fanno 7, come 1 e 6 lì sotto: numero e somma sono uguali, e basta così. La mano è vuota, e si vince subito. Una pila così non è un gruppo in più.
bossa-lesson-stack-four = Bianca 4 si poteva fare, ma resta una tessera, e a far vincere è la mano vuota.
bossa-lesson-stack-else = In mano ne hai ancora due: con Impila se ne vanno tutte e due.

bossa-lesson-swap-title = Scambia
bossa-lesson-swap = Scambia prende una tessera dell’altra mano per una delle tue, e le scegli tutte e due tu. Prendi 0-3, e dai una che non sta da nessuna parte.
bossa-lesson-swap-done = L’altra mano ha pescato, non aveva dove mettere niente, e nessuna tessera azione: chi nel proprio turno non può fare niente perde.
bossa-lesson-swap-six = 6-0 da sola fa Bianca 6, e il gioco è andato avanti. Dai una tessera che non sta da nessuna parte.
bossa-lesson-swap-place = Bianca 6 si poteva fare, ma 0-3 fa Nera 3, e il gioco è andato avanti.

bossa-lesson-sixth-title = Sei gruppi
bossa-lesson-sixth = Sei gruppi in una linea, senza contare il dado, fanno vincere chi la possiede, di chiunque siano. Tutte e due ne hanno cinque, e la Bianca è tua.
bossa-lesson-sixth-done = La tua linea è piena, e vinci anche con tessere in mano. Riempire la Nera avrebbe fatto vincere l’altra parte, a meno che quelle fossero le tue ultime tessere.
bossa-lesson-sixth-black = Hai riempito la linea Nera, e vince chi la possiede. Soltanto se sono le tue ultime tessere la vittoria è tua.
bossa-lesson-sixth-else = La linea aspetta, e al tuo prossimo turno può essere tardi.

bossa-lesson-pile-title = La pila finisce
bossa-lesson-pile = Hai pescato l’ultima tessera della pila. Dopo questo turno si finisce, e vince chi ne ha meno in mano: tu quattro, l’altra parte tre.
bossa-lesson-pile-done = Due contro tre: vinci tu. Che cosa mostrano le tessere ora non conta, solo quante sono.
bossa-lesson-pile-one = Tre contro tre: con altrettante tessere non vince nessuno.

bossa-lesson-doubler-title = Con l’espansione
bossa-lesson-doubler = Si tiene un gettone a testa, da usare una volta: Raddoppiatore o Invertitore. Il Raddoppiatore conta doppia una tessera: fai Bianca 7 con le tue ultime due.
bossa-lesson-doubler-done = Due volte 2 e 3 fanno 7. Vale doppio solo la tessera sotto il gettone, e resta una tessera sola. L’Invertitore ne scambia i puntini: i bianchi neri e i neri bianchi.
bossa-lesson-doubler-else = In mano ti resta una tessera. Col Raddoppiatore su 2-2, due volte 2 e 3 fanno Bianca 7.

bossa-lesson-opening-title = Come si comincia
bossa-lesson-opening = Quattro tessere a testa, ancora coperte per l’altra parte. Il dado più alto sceglie: Bianca, Nera o il primo turno. Hai molto bianco: prendi la Bianca.
bossa-lesson-opening-done = La Bianca è tua e parte dal dado bianco; la Nera e il primo turno vanno all’altra parte. Da ora tutte le mani sono scoperte.
bossa-lesson-opening-black = La Nera è tua, e di nero hai ben poco; la Bianca e il primo turno vanno all’altra parte.
bossa-lesson-opening-first = Cominci tu, e in cambio la linea l’ha scelta l’altra parte: la Bianca non c’è più.

# La lezione di Bossa: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare. Tessere: bianchi-neri.

bossa-lesson-sum-title = Fai la somma
bossa-lesson-sum = Il dado della Bianca mostra 4, e verso l’alto, a destra, segue 5. In un turno si mette un gruppo: scegli tessere i cui puntini bianchi fanno 5 insieme.
bossa-lesson-sum-done = 4 e 1 fanno Bianca 5; qui i puntini neri non contano. Marta ha pescato, come all’inizio di ogni turno, e ha messo Bianca 3 verso il basso, nella tua linea: si può giocare su tutte e due.
bossa-lesson-sum-down = Quella è Bianca 3, verso il basso dal dado: si può, ma il 5 sta dall’altra parte.
bossa-lesson-sum-black = Così cresce la linea Nera, dove contano i puntini neri. Per Bianca 5 contano solo quelli bianchi.
bossa-lesson-sum-else = Così è andata via una tessera azione, al posto di un gruppo. Tienila per dopo: le tue tessere possono fare Bianca 5.

bossa-lesson-count-title = Una in più o in meno
bossa-lesson-count = Accanto a un gruppo va una tessera in più o una in meno, mai altrettante. Bianca 5 ne ha due: metti Bianca 6 con tre.
bossa-lesson-count-done = 1, 2 e 3 fanno Bianca 6: tre tessere in meno in un colpo. Accanto a tre ne vanno due o quattro, e Marta ha messo Bianca 7 con due. Accanto a un dado, una o due. Verso il basso si finisce con 1, verso l’alto mai.
bossa-lesson-count-one = Una tessera va bene, perché è una in meno di due; ma con tre insieme la mano si svuota prima.
bossa-lesson-count-else = Si può, ma si chiedeva Bianca 6. Con due tessere lì non va: accanto a due ne vanno una o tre.

bossa-lesson-missing-title = Niente non è zero
bossa-lesson-missing = Nera 4 qui vuole due tessere, e ognuna deve avere puntini neri. A quella con quattro neri ne servirebbe una senza, e non si può: trovane due che fanno 4.
bossa-lesson-missing-done = 1 e 3 fanno Nera 4. Una tessera senza il colore della linea non vale zero: in quella linea non può proprio stare.
bossa-lesson-missing-else = Si può, ma si chiedeva Nera 4: due tessere che hanno tutte e due puntini neri, in tutto 4.

bossa-lesson-redraw-title = Ripesca
bossa-lesson-redraw = Non ci sta niente, e non si può passare: serve una tessera azione. Usa Ripesca e scarta 4-2, la tessera con quattro puntini bianchi e due neri.
bossa-lesson-redraw-done = 4-2 è fuori dal gioco, e dalla pila è arrivata 1-1. Ognuna delle tue tre tessere azione si usa una volta a partita, ed è tutta la mossa.
bossa-lesson-redraw-else = È arrivata una tessera nuova, ma 3-1 non c’è più, e con 1-1 farebbe Bianca 4. Con 4-2 non si può.

bossa-lesson-stack-title = Impila
bossa-lesson-stack = Impila mette su un gruppo tante tessere quante ne ha, con la stessa somma, in una linea o nell’altra. Metti le tue ultime due su Bianca 7.
bossa-lesson-stack-done = 3 e 4 fanno 7, come 1 e 6 lì sotto: numero e somma sono uguali, e basta così. Non è un gruppo in più. Ma la tua mano è vuota, e così si vince subito.
bossa-lesson-stack-four = Bianca 4 si poteva fare, ma resta una tessera, e a far vincere è la mano vuota.
bossa-lesson-stack-else = In mano ne hai ancora due: con Impila se ne vanno tutte e due.

bossa-lesson-swap-title = Scambia
bossa-lesson-swap = Scambia dà una delle tue tessere per una dell’altra mano, e le scegli tutte e due tu. Prendi l’unica di Marta, e danne una che non sta da nessuna parte.
bossa-lesson-swap-done = Marta ha pescato, ma non ci stava niente, e di tessere azione non ne restavano: chi nel proprio turno non può fare niente perde. Con una tessera azione Marta avrebbe dovuto usarla.
bossa-lesson-swap-six = 6-0 fa Bianca 6, e Marta ha potuto continuare. Dai una tessera che non sta da nessuna parte.
bossa-lesson-swap-place = Bianca 6 si poteva fare, ma la tessera di Marta ha fatto Nera 3. Toglila di lì.

bossa-lesson-sixth-title = Sei gruppi
bossa-lesson-sixth = Sei gruppi in una linea fanno vincere chi la possiede, di chiunque siano; il dado non conta. Tutte e due ne hanno cinque, e la Bianca è tua: metti il sesto.
bossa-lesson-sixth-done = La tua linea è piena, e vinci anche con tessere in mano. Riempire la linea di Marta fa vincere Marta, a meno che finiscano le tue tessere: la mano vuota viene prima.
bossa-lesson-sixth-black = Hai riempito la linea di Marta, e così vince Marta. Soltanto con le tue ultime tessere la vittoria sarebbe tua.
bossa-lesson-sixth-else = La tua linea ha ancora cinque gruppi, e Marta può riempire prima l’altra.

bossa-lesson-pile-title = La pila finisce
bossa-lesson-pile = Hai pescato l’ultima tessera, e questo turno lo giochi ancora; poi si finisce, e vince chi ne ha meno. Tu quattro, Marta tre: scendi sotto le tre.
bossa-lesson-pile-done = Due contro tre: vinci tu. Alla fine conta solo quante tessere si hanno, non che cosa mostrano.
bossa-lesson-pile-one = Tre contro tre: con altrettante tessere è pari.

bossa-lesson-doubler-title = Con l’espansione
bossa-lesson-doubler = Con l’espansione si tiene un gettone a testa, da usare una volta: Raddoppiatore o Invertitore. Il Raddoppiatore conta doppia una tessera: fai Bianca 7 con le tue ultime due.
bossa-lesson-doubler-done = Due volte 2 e 3 fanno 7: vale doppio solo la tessera sotto il gettone, e resta una tessera sola. L’Invertitore scambia i puntini bianchi e neri di una tessera. Valgono anche quando si impila.
bossa-lesson-doubler-else = La tua mano non è ancora vuota. Col Raddoppiatore su 2-2, due volte 2 e 3 fanno Bianca 7.

bossa-lesson-opening-title = Come si comincia
bossa-lesson-opening = Si comincia con quattro tessere a testa, ancora coperte per chi sta di fronte, e un dado. Il più alto sceglie Bianca, Nera o il primo turno. Hai molto bianco: prendi la Bianca.
bossa-lesson-opening-done = La Bianca è tua e parte dal suo dado; la Nera e il primo turno sono di Marta, che ha messo Nera 3. Da ora le mani sono scoperte, e anche ogni tessera pescata.
bossa-lesson-opening-black = La Nera è tua, e di nero hai ben poco; la Bianca e il primo turno vanno a Marta.
bossa-lesson-opening-first = Cominci tu, e in cambio la linea l’ha scelta Marta: la Bianca non c’è più.

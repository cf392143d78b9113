# La lezione di Bossa: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare. Tessere: bianchi-neri.

bossa-lesson-sum-title = Fai la somma
bossa-lesson-sum = Una tessera ha puntini bianchi e neri: nella linea Bianca contano i bianchi, nella Nera i neri. A destra del dado della Bianca, 4, segue 5: metti tessere che lo fanno.
bossa-lesson-sum-done = 4 e 1 fanno Bianca 5; i neri qui non contano. Poi Marta ha pescato, come in ogni turno, e ha messo Bianca 3 verso il basso: ognuno allunga le due linee.
bossa-lesson-sum-down = Quella è Bianca 3, verso il basso dal dado: si può, ma il 5 sta dall’altra parte.
bossa-lesson-sum-black = Così cresce la linea Nera, dove contano i puntini neri. Per Bianca 5 contano solo quelli bianchi.
bossa-lesson-sum-else = Così è andata via una tessera azione, al posto di un gruppo. Tienila per dopo: le tue tessere possono fare Bianca 5.

bossa-lesson-count-title = Una in più o in meno
bossa-lesson-count = Accanto a un gruppo va una tessera in più o una in meno, mai altrettante. Bianca 5 ne ha due: metti Bianca 6 con tre.
bossa-lesson-count-done = 1, 2 e 3 fanno Bianca 6. Accanto a tre ne vanno due o quattro: Marta ha messo Bianca 7 con due. Accanto a un dado, una o due. In basso si finisce a 1.
bossa-lesson-count-one = Una tessera va bene, perché è una in meno di due; ma con tre insieme la mano si svuota prima.
bossa-lesson-count-else = Si può, ma si chiedeva Bianca 6. Con due tessere lì non va: accanto a due ne vanno una o tre.

bossa-lesson-missing-title = Niente non è zero
bossa-lesson-missing = Nera 4 qui vuole due tessere, e ognuna deve avere del nero: a quella con quattro neri non ne basta una senza. Trovane due che fanno 4.
bossa-lesson-missing-done = 1 e 3 fanno Nera 4. Una tessera senza il colore della linea non vale zero: in quella linea non può proprio stare.
bossa-lesson-missing-else = Si può, ma si chiedeva Nera 4: due tessere che hanno tutte e due puntini neri, in tutto 4.

bossa-lesson-redraw-title = Ripesca
bossa-lesson-redraw = Non ci sta niente, e non si passa: serve una tessera azione. Usa Ripesca e scarta 4-2, quella con quattro puntini bianchi e due neri.
bossa-lesson-redraw-done = 4-2 è fuori dal gioco, e dalla pila è arrivata 1-1. Ognuna delle tue tre tessere azione si usa una volta a partita, ed è tutta la mossa.
bossa-lesson-redraw-else = È arrivata una tessera nuova, ma 3-1 non c’è più, e con 1-1 farebbe Bianca 4. Con 4-2 non si può.

bossa-lesson-stack-title = Impila
bossa-lesson-stack = Impila mette su un gruppo, di una linea o dell’altra, tante tessere quante ne ha, con la stessa somma: metti le tue ultime due su Bianca 7.
bossa-lesson-stack-done = 3 e 4 fanno 7, come 1 e 6 lì sotto: numero e somma uguali. Non è un gruppo nuovo, ma la tua mano è vuota, e così si vince subito.
bossa-lesson-stack-four = Bianca 4 si poteva fare, ma resta una tessera, e a far vincere è la mano vuota.
bossa-lesson-stack-else = In mano ne hai ancora due: con Impila se ne vanno tutte e due.

bossa-lesson-swap-title = Scambia
bossa-lesson-swap = Scambia dà una tua tessera per una dell’altra mano, e le scegli tutte e due tu. Prendi l’unica di Marta, e danne una che non sta in nessun posto.
bossa-lesson-swap-done = Non ci stava niente, e Marta non aveva tessere azione: chi nel proprio turno non può fare niente perde. Una tessera azione si sarebbe dovuta usare.
bossa-lesson-swap-six = 6-0 fa Bianca 6, e Marta ha potuto continuare. Dai una tessera che non sta da nessuna parte.
bossa-lesson-swap-place = Bianca 6 si poteva fare, ma la tessera di Marta ha fatto Nera 3. Toglila di lì.

bossa-lesson-sixth-title = Sei gruppi
bossa-lesson-sixth = Sei gruppi in una linea fanno vincere chi la possiede, di chiunque siano; il dado non conta. Le due ne hanno cinque, e la Bianca è tua: metti il sesto.
bossa-lesson-sixth-done = La tua linea è piena, e vinci anche con tessere in mano. Riempire quella di Marta fa vincere Marta, a meno che siano le tue ultime: allora vinci tu.
bossa-lesson-sixth-black = Hai riempito la linea di Marta, e così vince Marta. Soltanto con le tue ultime tessere la vittoria sarebbe tua.
bossa-lesson-sixth-else = La tua linea ha ancora cinque gruppi, e Marta può riempire prima l’altra.

bossa-lesson-pile-title = La pila finisce
bossa-lesson-pile = Hai pescato l’ultima tessera. Questo turno è ancora tuo, poi si finisce, e vince chi ne ha meno: tu quattro, Marta tre.
bossa-lesson-pile-done = Due contro tre: vinci tu. Alla fine conta solo quante tessere si hanno, non che cosa mostrano.
bossa-lesson-pile-one = Tre contro tre: con altrettante tessere è pari.

bossa-lesson-doubler-title = Con l’espansione
bossa-lesson-doubler = Con l’espansione si ha un gettone a testa, da usare una volta: Raddoppiatore o Invertitore. Il primo conta doppia una tessera: fai Bianca 7 con due.
bossa-lesson-doubler-done = Due volte 2 e 3 fanno 7: vale doppio solo la tessera sotto il gettone. L’Invertitore ne scambia i puntini bianchi e neri. Valgono anche con Impila.
bossa-lesson-doubler-else = La tua mano non è ancora vuota. Col Raddoppiatore su 2-2, due volte 2 e 3 fanno Bianca 7.

bossa-lesson-opening-title = Come si comincia
bossa-lesson-opening = Quattro tessere a testa, ancora coperte, e un dado. Il più alto sceglie Bianca, Nera o il primo turno. Hai molto bianco: prendi la Bianca.
bossa-lesson-opening-done = La Bianca è tua e parte dal suo dado; la Nera e il primo turno sono di Marta. Da ora le mani sono scoperte, e ogni tessera pescata anche.
bossa-lesson-opening-black = La Nera è tua, e di nero hai ben poco; la Bianca e il primo turno vanno a Marta.
bossa-lesson-opening-first = Cominci tu, e in cambio la linea l’ha scelta Marta: la Bianca non c’è più.

# Bossa in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

bossa-minute-about-title = Di che si tratta
bossa-minute-about = Da due dadi partono due linee, Bianca e Nera, che crescono di uno in uno, verso l’alto e verso il basso.
bossa-minute-about-tip = Si gioca in due, e ognuno può allungare tutte e due le linee.
bossa-minute-opening-title = L’apertura
bossa-minute-opening = Quattro tessere coperte a testa. Il dado più alto sceglie una linea, e comincia l’altra parte; o viceversa.
bossa-minute-opening-tip = Poi le tessere sono tutte scoperte, anche quelle pescate. Una resta fuori, mai vista.
bossa-minute-aim-title = A che cosa si punta
bossa-minute-aim = Finire le tessere, o possedere la prima linea con sei gruppi, di chiunque siano: in ogni caso si vince subito.
bossa-minute-aim-tip = Se le tue ultime tessere sono il sesto gruppo dell’altra linea, vinci tu e non chi la possiede.
bossa-minute-turn-title = Un turno
bossa-minute-turn = Pesca una tessera, poi metti un gruppo: i puntini del colore della linea fanno insieme il numero che segue.
bossa-minute-turn-tip = Ogni tessera deve avere quel colore: niente non vale zero.
bossa-minute-count-title = Il trucco: quante
bossa-minute-count = Accanto a un dado vanno una o due tessere; accanto a un gruppo una in più o una in meno, mai altrettante.
bossa-minute-actions-title = Tre tessere azione
bossa-minute-actions = Una volta a partita, al posto di un gruppo: Ripesca una tessera, Scambia con l’altra mano, Impila su un gruppo.
bossa-minute-actions-tip = Impila: tante tessere quante il gruppo, con la stessa somma. Non è un gruppo nuovo.
bossa-minute-end-title = La fine
bossa-minute-end = Finita la pila, dopo quel turno vince chi ha meno tessere. Chi prima di allora non può fare niente perde.
bossa-minute-end-tip = I gruppi grandi svuotano la mano; tieni una tessera azione per quando non ci sta niente.

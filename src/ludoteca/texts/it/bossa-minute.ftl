# Bossa in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

bossa-minute-about-title = Di che si tratta
bossa-minute-about = Da due dadi partono due linee, Bianca e Nera. In due le allungate tutte e due, di uno in uno, in alto e in basso.
bossa-minute-opening-title = L’apertura
bossa-minute-opening = Il dado più alto sceglie Bianca, Nera o il primo turno; poi le mani sono scoperte, e ogni tessera pescata anche.
bossa-minute-aim-title = A che cosa si punta
bossa-minute-aim = Finire le tessere, o possedere la prima linea con sei gruppi, di chiunque siano: in ogni caso si vince subito.
bossa-minute-turn-title = Un turno
bossa-minute-turn = Pesca una tessera, poi metti un gruppo: i puntini del colore della linea fanno insieme il numero che segue.
bossa-minute-count-title = Il trucco: quante
bossa-minute-count = Accanto a un dado vanno una o due tessere; accanto a un gruppo una in più o una in meno, mai altrettante.
bossa-minute-actions-title = Tre tessere azione
bossa-minute-actions = Una volta a partita, al posto di un gruppo: Ripesca, Scambia con l’altra mano, Impila su un gruppo uguale.
bossa-minute-end-title = La fine
bossa-minute-end = Finita la pila, dopo quel turno vince chi ha meno tessere. Chi prima di allora non può fare niente perde.
bossa-minute-end-tip = Tieni una tessera azione per quando non ci sta niente.

# Boss Kito in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

boss-kito-minute-about-title = Di che si tratta
boss-kito-minute-about = Cinque gorilla offrono una carta col numero; chi mostra più banane del colore di un gorilla la prende.
boss-kito-minute-begin-title = Come si comincia
boss-kito-minute-begin = Si gioca da tre a cinque. A testa cinque carte banana, nascoste agli altri, e tre gettoni in vista.
boss-kito-minute-aim-title = A che cosa si punta
boss-kito-minute-aim = Chi ha più carte di un numero segna quel numero, anche alla pari; gli altri un punto a carta. I 9 sono nove, l’1 è uno.
boss-kito-minute-turn-title = Un turno
boss-kito-minute-turn = Un’azione: gioca una carta, metti 1 o 2 gettoni sulle tue carte, pesca, prendi 3 gettoni, o cambia carte.
boss-kito-minute-tie-title = Il trucco: la parità
boss-kito-minute-tie = Una carta mostra tre banane, un gettone una. Con la parità in testa la carta esce dal gioco per tutti.
boss-kito-minute-order-title = Da sinistra a destra
boss-kito-minute-order = Dopo quattro turni, da sinistra a destra. I simboli, subito: bandiera, chi comincia; carta, pesca; moneta, un gettone.
boss-kito-minute-end-title = La fine
boss-kito-minute-end = Dopo nove round si contano i numeri. Carte in mano e gettoni non danno punti; i gettoni decidono la parità.
boss-kito-minute-end-tip = Chi viene per ultimo vede tutto, e supera di uno o pareggia.

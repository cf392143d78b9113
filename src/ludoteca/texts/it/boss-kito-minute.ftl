# Boss Kito in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

boss-kito-minute-about-title = Di che si tratta
boss-kito-minute-about = Cinque gorilla offrono una carta col numero; chi mostra più banane del colore di un gorilla la prende.
boss-kito-minute-about-tip = Si gioca da tre a cinque, con cinque carte banana in mano, segrete, e tre gettoni in vista a testa.
boss-kito-minute-aim-title = A che cosa si punta
boss-kito-minute-aim = Chi ha più carte di un numero segna quel numero, anche alla pari; gli altri segnano un punto a carta.
boss-kito-minute-aim-tip = L’1 c’è una volta, il 2 due volte e così via, fino a nove 9. Vince chi ha più punti.
boss-kito-minute-turn-title = Un turno
boss-kito-minute-turn = Un’azione: gioca una carta, metti 1 o 2 gettoni sulle tue carte, pesca, prendi 3 gettoni, o cambia carte.
boss-kito-minute-turn-tip = Un round ha quattro turni, e finché si può fare qualcosa non si passa.
boss-kito-minute-tie-title = Il trucco: la parità
boss-kito-minute-tie = Una carta mostra tre banane, un gettone una. Con la parità in testa la carta esce dal gioco per tutti.
boss-kito-minute-order-title = Da sinistra a destra
boss-kito-minute-order = Dopo quattro turni ogni carta va a chi l’ha vinta, da sinistra a destra, e il simbolo vale subito.
boss-kito-minute-order-tip = Bandiera: dai la carta iniziale a chi vuoi, o tienila. Carta: ne peschi una. Moneta: prendi un gettone.
boss-kito-minute-end-title = La fine
boss-kito-minute-end = Dopo nove round si contano i numeri. Carte in mano e gettoni non danno punti; i gettoni decidono la parità.
boss-kito-minute-end-tip = Chi gioca per ultimo vede tutto: il momento giusto per superare di uno, o per pareggiare.

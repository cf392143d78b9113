# Kariba in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

kariba-minute-about-title = Di che si tratta
kariba-minute-about = Otto animali bevono alla stessa pozza: dal topo, il numero 1, all’elefante, il numero 8.
kariba-minute-aim-title = A che cosa si punta
kariba-minute-aim = Vince chi scaccia più animali: ogni carta presa è un punto, grande o piccola.
kariba-minute-turn-title = Un turno
kariba-minute-turn = Giochi una o più carte uguali, scacci se puoi, e torni ad avere cinque carte.
kariba-minute-three-title = Il trucco: in tre
kariba-minute-three = Tre uguali scacciano tutti gli animali del numero più vicino sotto il loro, e tu li tieni.
kariba-minute-mouse-title = Topo ed elefante
kariba-minute-mouse = Il più piccolo spaventa il più grande: tre topi scacciano gli elefanti, e nessun altro.
kariba-minute-end-title = La fine
kariba-minute-end = Finito il mazzo, chi gioca la sua ultima carta chiude la partita e si contano gli animali presi.
kariba-minute-end-tip = Pensaci due volte prima di lasciare due uguali alla pozza: chi viene dopo può fare tre.

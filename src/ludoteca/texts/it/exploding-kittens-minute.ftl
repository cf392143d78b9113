# Exploding Kittens in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

exploding-kittens-minute-about-title = Di che si tratta
exploding-kittens-minute-about = Da due a cinque pescano a turno da un mazzo. Dentro ci sono gattini che esplodono: uno in meno di chi gioca.
exploding-kittens-minute-aim-title = A che cosa si punta
exploding-kittens-minute-aim = Chi pesca un gattino e non ha un Disinnesgatto esplode ed è fuori. Vince chi resta per ultimo.
exploding-kittens-minute-turn-title = Un turno
exploding-kittens-minute-turn = Gioca quante carte vuoi, o nessuna; poi pescane una. Pescare chiude il turno.
exploding-kittens-minute-defuse-title = Disinnesca e nascondi
exploding-kittens-minute-defuse = Tutti partono con un Disinnesgatto e altre sette carte. Ti salva una volta, e nascondi il gattino nel mazzo.
exploding-kittens-minute-nope-title = Il trucco: No!
exploding-kittens-minute-nope = Un No! blocca una carta appena giocata, nel turno di chiunque. Un No! al No! la rimette in moto.
exploding-kittens-minute-cats-title = I gatti e il Ladro
exploding-kittens-minute-cats = Due carte uguali ne rubano una a caso, tre la chiedono per nome. Il Gatto Ladro chiede un Gatto, e resta lì.
exploding-kittens-minute-end-title = La fine
exploding-kittens-minute-end = Salta e Attacco chiudono il turno senza pescare; dopo un Attacco chi segue ne fa due. Vince chi resta.
exploding-kittens-minute-end-tip = Guarda prima di pescare, e tieni un Salta o un Attacco per quello che vedi.

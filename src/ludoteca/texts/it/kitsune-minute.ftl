# Kitsune in un minuto: un titolo e una frase per ogni immagine di minute.json; -tip dove un’immagine finisce con un consiglio.

kitsune-minute-about-title = Di che si tratta
kitsune-minute-about = Due clan di volpi in gara: Zenko è blu, Yako arancione. Si gioca in due, quattro o sei, alternando i clan.
kitsune-minute-aim-title = A che cosa si punta
kitsune-minute-aim = La prima pedina in fondo al tracciato, 13 passi, vince il round per il suo clan; due round vincono la partita.
kitsune-minute-turn-title = Un turno
kitsune-minute-turn = Una carta a testa, in senso orario dal Leader, di qualunque colore. In due: due carte a testa, poi se ne pescano due.
kitsune-minute-colours-title = Colori, non persone
kitsune-minute-colours = Il blu vale per Zenko, l’arancione per Yako, chiunque lo giochi; il totale più alto avanza della differenza.
kitsune-minute-specials-title = Carte speciali
kitsune-minute-specials = Katana: taglia un numero. Kitsune Bianco: scambia i colori. Nero: chi segue deve giocare il colore del tuo clan.
kitsune-minute-tokens-title = Segnalini Potere
kitsune-minute-tokens = Una pedina fa quattro passi o più? L’altro clan riceve un segnalino Potere, da usare una volta, con una carta.
kitsune-minute-end-title = La fine
kitsune-minute-end = Una pedina in fondo al tracciato chiude subito il round, e si torna alla partenza. Vince il clan con due round.
kitsune-minute-end-tip = Anche il colore avversario va giocato, prima o poi: fallo dove fa meno danno.

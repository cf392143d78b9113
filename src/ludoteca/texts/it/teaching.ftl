# Imparare un gioco: il gioco in un minuto, e l’aiuto discreto della prima partita. Le parole dei giochi stanno nei loro file.

teaching-how = Come funziona?
teaching-how-of = { $game } in un minuto
teaching-how-ticket = Qualche figura con una frase, un minuto. Poi le regole, se servono.
teaching-aim = A che cosa si punta
teaching-skip = Salta
teaching-next = Avanti
teaching-back = Indietro
teaching-done = Ho capito
teaching-try = Fammi provare
teaching-try-more = la lezione, quattro minuti
teaching-try-rule = Provala
teaching-picture = Figura { $at } di { $count }: { $title }
teaching-pictures = Figure
teaching-tip = Un consiglio.
teaching-your-turn = Tocca a te

## La prima partita
teaching-first = Per la tua prima partita
teaching-first-offer = Prima volta con { $game }?
teaching-first-learn = Insegnami
teaching-first-minute = In un minuto
teaching-first-known = Lo so già
teaching-first-stop = Niente più aiuti con questo gioco
teaching-first-setting = Aiuto alla prima partita
teaching-first-setting-more = Che cosa è successo, per quale regola, e che numero è quello che tocchi. Sempre meno, fino alla fine della prima partita.

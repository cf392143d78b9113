# Tornare: tavoli con giorni per ogni mossa, tavoli che aspettano, che cosa è successo intanto. Breve, cordiale, concreto.

## Giorni per mossa

evening-pace-days = Giorni
evening-pace-1-day = 1 giorno a mossa
evening-pace-2-days = 2 giorni a mossa
evening-pace-3-days = 3 giorni a mossa
evening-pace-7-days = 1 settimana a mossa
coming-back-days = Tempo per una mossa
coming-back-days-1-day = 1 giorno
coming-back-days-2-days = 2 giorni
coming-back-days-3-days = 3 giorni
coming-back-days-7-days = 1 settimana
coming-back-days-about = Giochi quando vuoi: questo orologio corre anche quando non c’è nessuno. Quando scade, un bot fa la mossa; dopo due di fila continua finché non torni.
coming-back-in-person = { $game } non si gioca con i giorni per mossa: certe risposte devono arrivare in pochi secondi.
coming-back-face-days = { $days } g { $hours } h
coming-back-face-hours = { $hours } h { $minutes } min

## Tavoli che aspettano

coming-back-motto = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
}
coming-back-waiting = Ti aspettano
coming-back-under-way = I tuoi tavoli
coming-back-with = con { $names }
coming-back-pace = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
coming-back-since = Da { $when }, mentre non c’eri
coming-back-lately = Le ultime cose successe
coming-back-nothing-since = Niente di nuovo da { $when }
coming-back-nothing = Niente di nuovo
coming-back-turn-of = Tocca a { $names }
coming-back-bots-turn = Muovono i bot
coming-back-left = { $unit ->
    [days] { $count ->
        [one] resta 1 giorno
       *[other] restano { $count } giorni
    }
    [hours] { $count ->
        [one] resta 1 ora
       *[other] restano { $count } ore
    }
   *[minutes] { $count ->
        [one] resta 1 minuto
       *[other] restano { $count } minuti
    }
}
coming-back-left-of = { $left } su { $days }
coming-back-sit = Siediti e gioca
coming-back-sit-at = Siediti e gioca a { $game }
coming-back-look = Guarda
coming-back-look-at = Guarda { $game }
coming-back-all = Mostra tutti e { $count }
coming-back-title = ({ $count }) { page-title }

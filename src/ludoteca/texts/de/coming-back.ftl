# Wiederkommen: Tische mit Tagen pro Zug, Tische, die warten, was inzwischen geschah. Kurz, warm, anschaulich.

## Tage pro Zug

evening-pace-days = Tage
evening-pace-1-day = 1 Tag pro Zug
evening-pace-2-days = 2 Tage pro Zug
evening-pace-3-days = 3 Tage pro Zug
evening-pace-7-days = 1 Woche pro Zug
coming-back-days = Zeit für einen Zug
coming-back-days-1-day = 1 Tag
coming-back-days-2-days = 2 Tage
coming-back-days-3-days = 3 Tage
coming-back-days-7-days = 1 Woche
coming-back-days-about = Spiel, wann du magst: Diese Uhr läuft auch, während niemand da ist. Ist sie abgelaufen, macht ein Bot den Zug; nach zwei hintereinander spielt er weiter, bis du zurück bist.
coming-back-in-person = { $game } geht nicht mit Tagen pro Zug: Manche Antworten müssen in Sekunden kommen.
coming-back-face-days = { $days } T { $hours } h
coming-back-face-hours = { $hours } h { $minutes } min

## Tische, die warten

coming-back-motto = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
coming-back-waiting = Sie warten auf dich
coming-back-under-way = Deine Tische
coming-back-with = mit { $names }
coming-back-pace = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
}
coming-back-since = Seit { $when }, während du weg warst
coming-back-lately = Was zuletzt geschah
coming-back-nothing-since = Nichts Neues seit { $when }
coming-back-nothing = Nichts Neues
coming-back-turn-of = Am Zug: { $names }
coming-back-bots-turn = Die Bots ziehen
coming-back-left = { $unit ->
    [days] { $count ->
        [one] noch 1 Tag
       *[other] noch { $count } Tage
    }
    [hours] { $count ->
        [one] noch 1 Stunde
       *[other] noch { $count } Stunden
    }
   *[minutes] { $count ->
        [one] noch 1 Minute
       *[other] noch { $count } Minuten
    }
}
coming-back-left-of = { $left } von { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
coming-back-sit = Hinsetzen und spielen
coming-back-sit-at = Hinsetzen und { $game } spielen
coming-back-look = Ansehen
coming-back-look-at = { $game } ansehen
coming-back-all = Alle { $count } zeigen
coming-back-title = ({ $count }) { page-title }

# Terugkomen: tafels met dagen per zet, tafels die wachten, wat er intussen gebeurde. Kort, warm, concreet.

## Dagen per zet

evening-pace-days = Dagen
evening-pace-1-day = 1 dag per zet
evening-pace-2-days = 2 dagen per zet
evening-pace-3-days = 3 dagen per zet
evening-pace-7-days = 1 week per zet
coming-back-days = Tijd voor een zet
coming-back-days-1-day = 1 dag
coming-back-days-2-days = 2 dagen
coming-back-days-3-days = 3 dagen
coming-back-days-7-days = 1 week
coming-back-days-about = Speel wanneer je wilt: deze klok loopt ook als er niemand is. Is de tijd om, dan doet een bot de zet; na twee keer op rij speelt die door tot je terug bent.
coming-back-in-person = { $game } kan niet met dagen per zet: sommige antwoorden moeten binnen seconden komen.
coming-back-face-days = { $days } d { $hours } u
coming-back-face-hours = { $hours } u { $minutes } min

## Tafels die wachten

coming-back-motto = { $count ->
    [one] Er wacht een tafel op je.
   *[other] Er wachten { $count } tafels op je.
}
coming-back-waiting = Ze wachten op je
coming-back-under-way = Jouw tafels
coming-back-with = met { $names }
coming-back-pace = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
coming-back-since = Sinds { $when }, terwijl je weg was
coming-back-lately = Wat er het laatst gebeurde
coming-back-nothing-since = Niets nieuws sinds { $when }
coming-back-nothing = Niets nieuws
coming-back-turn-of = { $names } aan zet
coming-back-bots-turn = De bots spelen
coming-back-left = { $unit ->
    [days] { $count ->
        [one] nog 1 dag
       *[other] nog { $count } dagen
    }
    [hours] { $count ->
        [one] nog 1 uur
       *[other] nog { $count } uur
    }
   *[minutes] { $count ->
        [one] nog 1 minuut
       *[other] nog { $count } minuten
    }
}
coming-back-left-of = { $left } van { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
coming-back-sit = Ga zitten en speel
coming-back-sit-at = Ga zitten en speel { $game }
coming-back-look = Kijk
coming-back-look-at = Kijk naar { $game }
coming-back-all = Toon alle { $count }
coming-back-title = ({ $count }) { page-title }

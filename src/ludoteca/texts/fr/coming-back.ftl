# Revenir : des tables avec des jours par coup, des tables qui attendent, ce qui s’est passé entre-temps. Court, chaleureux, concret.

## Des jours par coup

evening-pace-days = Jours
evening-pace-1-day = 1 jour par coup
evening-pace-2-days = 2 jours par coup
evening-pace-3-days = 3 jours par coup
evening-pace-7-days = 1 semaine par coup
coming-back-days = Temps pour un coup
coming-back-days-1-day = 1 jour
coming-back-days-2-days = 2 jours
coming-back-days-3-days = 3 jours
coming-back-days-7-days = 1 semaine
coming-back-days-about = Joue quand tu veux : cette horloge tourne aussi quand personne n’est là. Quand elle est à zéro, un bot joue le coup ; après deux de suite, il continue jusqu’à ton retour.
coming-back-in-person = { $game } ne peut pas se jouer avec des jours par coup : certaines réponses doivent venir en quelques secondes.
coming-back-face-days = { $days } j { $hours } h
coming-back-face-hours = { $hours } h { $minutes } min

## Les tables qui attendent

coming-back-motto = { $count ->
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
}
coming-back-waiting = On t’attend
coming-back-under-way = Tes tables
coming-back-with = avec { $names }
coming-back-pace = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
coming-back-since = Depuis { $when }, sans toi
coming-back-lately = Les dernières nouvelles
coming-back-nothing-since = Rien de neuf depuis { $when }
coming-back-nothing = Rien de neuf
coming-back-turn-of = C’est à { $names }
coming-back-bots-turn = C’est aux bots
coming-back-left = { $unit ->
    [days]
        { $count ->
            [one] encore { $count } jour
           *[other] encore { $count } jours
        }
    [hours]
        { $count ->
            [one] encore { $count } heure
           *[other] encore { $count } heures
        }
   *[minutes]
        { $count ->
            [one] encore { $count } minute
           *[other] encore { $count } minutes
        }
}
coming-back-left-of = { $left } sur { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
coming-back-sit = S’asseoir et jouer
coming-back-sit-at = S’asseoir et jouer à { $game }
coming-back-look = Regarder
coming-back-look-at = Regarder { $game }
coming-back-all = Montrer les { $count }
coming-back-title = ({ $count }) { page-title }

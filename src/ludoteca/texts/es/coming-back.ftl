# Volver: mesas con días por jugada, mesas que esperan, qué ha pasado mientras tanto. Breve, cálido, concreto.

## Días por jugada

evening-pace-days = Días
evening-pace-1-day = 1 día por jugada
evening-pace-2-days = 2 días por jugada
evening-pace-3-days = 3 días por jugada
evening-pace-7-days = 1 semana por jugada
coming-back-days = Tiempo por jugada
coming-back-days-1-day = 1 día
coming-back-days-2-days = 2 días
coming-back-days-3-days = 3 días
coming-back-days-7-days = 1 semana
coming-back-days-about = Juega cuando quieras: este reloj corre también cuando no hay nadie. Cuando se acaba, un bot hace la jugada; tras dos seguidas, sigue jugando hasta que vuelvas.
coming-back-in-person = A { $game } no se puede jugar con días por jugada: algunas respuestas tienen que llegar en segundos.
coming-back-face-days = { $days } d { $hours } h
coming-back-face-hours = { $hours } h { $minutes } min

## Mesas que esperan

coming-back-motto = { $count ->
    [one] Una mesa te espera.
   *[other] { $count } mesas te esperan.
}
coming-back-waiting = Te esperan
coming-back-under-way = Tus mesas
coming-back-with = con { $names }
coming-back-pace = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
coming-back-since = Mientras no estabas (desde: { $when })
coming-back-lately = Lo último que ha pasado
coming-back-nothing-since = Nada nuevo (desde: { $when })
coming-back-nothing = Nada nuevo
coming-back-turn-of = Turno de { $names }
coming-back-bots-turn = Juegan los bots
coming-back-left = { $unit ->
    [days] { $count ->
        [one] queda 1 día
       *[other] quedan { $count } días
    }
    [hours] { $count ->
        [one] queda 1 hora
       *[other] quedan { $count } horas
    }
   *[minutes] { $count ->
        [one] queda 1 minuto
       *[other] quedan { $count } minutos
    }
}
coming-back-left-of = { $left } de { $days ->
    [one] 1 día
   *[other] { $days } días
}
coming-back-sit = Sentarse a jugar
coming-back-sit-at = Sentarse a jugar a { $game }
coming-back-look = Mirar
coming-back-look-at = Mirar { $game }
coming-back-all = Mostrar las { $count }
coming-back-title = ({ $count }) { page-title }

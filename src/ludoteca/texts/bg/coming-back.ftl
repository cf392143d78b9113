# Завръщане: маси с дни за ход, маси, които чакат, какво се е случило междувременно. Кратко, топло, конкретно.

## Дни за ход

evening-pace-days = Дни
evening-pace-1-day = 1 ден за ход
evening-pace-2-days = 2 дни за ход
evening-pace-3-days = 3 дни за ход
evening-pace-7-days = 1 седмица за ход
coming-back-days = Време за ход
coming-back-days-1-day = 1 ден
coming-back-days-2-days = 2 дни
coming-back-days-3-days = 3 дни
coming-back-days-7-days = 1 седмица
coming-back-days-about = Играй, когато искаш: този часовник тече и когато няма никого. Щом изтече, бот прави хода; след два поред играе нататък, докато се върнеш.
coming-back-in-person = { $game } не се играе с дни за ход: някои отговори трябва да дойдат за секунди.
coming-back-face-days = { $days } д { $hours } ч
coming-back-face-hours = { $hours } ч { $minutes } мин

## Маси, които чакат

coming-back-motto = { $count ->
    [one] Една маса те чака.
   *[other] { $count } маси те чакат.
}
coming-back-waiting = Чакат те
coming-back-under-way = Твоите маси
coming-back-with = с { $names }
coming-back-pace = { $days ->
    [one] 1 ден за ход
   *[other] { $days } дни за ход
}
coming-back-since = От { $when }, докато те нямаше
coming-back-lately = Какво се случи последно
coming-back-nothing-since = Нищо ново от { $when }
coming-back-nothing = Нищо ново
coming-back-turn-of = На ред: { $names }
coming-back-bots-turn = На ход са ботовете
coming-back-left = { $unit ->
    [days] { $count ->
        [one] остава 1 ден
       *[other] остават { $count } дни
    }
    [hours] { $count ->
        [one] остава 1 час
       *[other] остават { $count } часа
    }
   *[minutes] { $count ->
        [one] остава 1 минута
       *[other] остават { $count } минути
    }
}
coming-back-left-of = { $left } от { $days ->
    [one] 1 ден
   *[other] { $days } дни
}
coming-back-sit = Седни и играй
coming-back-sit-at = Седни и играй { $game }
coming-back-look = Виж
coming-back-look-at = Виж { $game }
coming-back-all = Покажи всичките { $count }
coming-back-title = ({ $count }) { page-title }

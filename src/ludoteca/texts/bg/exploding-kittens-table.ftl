# Масата на Exploding Kittens, както я рисува страницата: карти, купчина, прозорецът за „Не!“, котето за криене.

exploding-kittens-table-card = { $title ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Бъдеще
    [7] Такокот
    [8] Котодиня
    [9] Картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Коте!
  }
exploding-kittens-table-set-2 = Две карти „{ exploding-kittens-title }“
exploding-kittens-table-set-3 = Три карти „{ exploding-kittens-title }“
exploding-kittens-table-hand = Твоите карти
exploding-kittens-table-hand-empty = Ръката ти е празна. Винаги можеш да теглиш.
exploding-kittens-table-cards = { $count ->
    [one] 1 карта в ръка
   *[other] { $count } карти в ръка
  }
exploding-kittens-table-owed = { $count ->
    [one] 1 дължим ход
   *[other] { $count } дължими хода
  }
exploding-kittens-table-out = вън
exploding-kittens-table-inside = { $count } вътре
exploding-kittens-table-pile = { $count ->
    [one] Купчина: 1 карта
   *[other] Купчина: { $count } карти
  }, { $kittens ->
    [one] 1 коте
   *[other] { $kittens } котета
  }
exploding-kittens-table-draw = Тегли от купчината: { $count ->
    [one] 1 карта
   *[other] { $count } карти
  }, { $kittens ->
    [one] 1 коте
   *[other] { $kittens } котета
  }
exploding-kittens-table-discards = { $count ->
    [0] Няма изхвърлени
    [one] 1 изхвърлена: виж
   *[other] { $count } изхвърлени: виж
  }
exploding-kittens-table-discarded = изхвърлени
exploding-kittens-table-discards-title = Изхвърлените
exploding-kittens-table-percent = { $percent }%

## Какво знаеш
exploding-kittens-table-odds = Следващата карта, доколкото знаеш
exploding-kittens-table-odds-kitten = Коте
exploding-kittens-table-odds-defuse = Обез{ "\u00AD" }вреждане
exploding-kittens-table-odds-nope = Не!
exploding-kittens-table-odds-cats = Котки
exploding-kittens-table-odds-actions = Други действия
exploding-kittens-table-seen = Само ти ги виждаш
exploding-kittens-table-nth = { $count ->
    [1] следваща
    [2] втора
   *[other] трета
  }

## Какво се пита
exploding-kittens-table-ask-play = Играй колкото искаш, после тегли
exploding-kittens-table-ask-owed = { $count ->
    [one] Още 1 ход: играй, после тегли
   *[other] Още { $count } хода: играй, после тегли
  }
exploding-kittens-table-ask-favor = От кого искаш услуга?
exploding-kittens-table-ask-pair = Двойка: от кого крадеш карта?
exploding-kittens-table-ask-three = Тройка: от кого искаш карта?
exploding-kittens-table-ask-burglar = При кого отива Котаракът крадец?
exploding-kittens-table-ask-title = Коя карта искаш от { $who }?
exploding-kittens-table-ask-cat = Коя Котка искаш от { $who }?
exploding-kittens-table-ask-give = Избери карта за { $who }
exploding-kittens-table-ask-defuse = Върни котето
exploding-kittens-table-ask-fallen = Оттук нататък гледаш
exploding-kittens-table-ask-window-mine = Ще каже ли някой „Не!“?
exploding-kittens-table-ask-window-favor-you = { $seat } иска от теб услуга
exploding-kittens-table-ask-window-pair-you = { $seat } иска да ти открадне карта
exploding-kittens-table-which = Коя карта искаш?
exploding-kittens-table-chip = { exploding-kittens-title }: шанс около { $percent }%
exploding-kittens-table-target = Избери { $who }
exploding-kittens-table-fallen = Това коте беше твое. Виж как свършва.

## Прозорецът за „Не!“
exploding-kittens-table-reaction = Реакция
exploding-kittens-table-answer = Твоят отговор
exploding-kittens-table-no-nope = нямаш такава
exploding-kittens-table-deciding = решава
exploding-kittens-table-seconds = { $count ->
    [one] 1 секунда
   *[other] { $count } секунди
  }
exploding-kittens-table-nopes = { $count ->
    [one] 1 „Не!“
   *[other] { $count } „Не!“
  }
exploding-kittens-table-tell-poll = Еднакво време за всички: никой не вижда кой се колебае
exploding-kittens-table-tell-race = Важи първото „Не!“
exploding-kittens-table-tell-stopped = { $count ->
    [one] 1 „Не!“: засега е спряна
   *[other] { $count } „Не!“: засега е спряна
  }
exploding-kittens-table-tell-on = { $count } „Не!“: засега важи
exploding-kittens-table-tell-give = { $by } избира карта за { $to }
exploding-kittens-table-tell-give-you = Една твоя карта отива при { $to }: избери коя
exploding-kittens-table-tell-defuse = { $by } крие котето в купчината

## Котето за криене
exploding-kittens-table-depth = Къде го криеш?
exploding-kittens-table-depth-more = Само ти ще знаеш. Другите виждат само, че в купчината пак има { $count ->
    [one] 1 карта.
   *[other] { $count } карти.
}
exploding-kittens-table-depth-nth = { $count ->
    [1] най-отгоре
   *[other] карта { $count }
  }
exploding-kittens-table-above = { $above } отгоре, { $below } отдолу
exploding-kittens-table-top = Горе
exploding-kittens-table-bottom = Долу
exploding-kittens-table-up = Една нагоре
exploding-kittens-table-down = Една надолу

## Котаракът крадец, експлозията
exploding-kittens-table-burglar-here = Котаракът крадец е тук
exploding-kittens-table-burglar-yours = Котаракът крадец е при теб
exploding-kittens-table-nothing = няма какво да даде
exploding-kittens-table-boom = { $who } експлодира

## Бутонът
exploding-kittens-table-key-play-what = Играй карта или тегли
exploding-kittens-table-key-give-what = Избери карта за даване
exploding-kittens-table-key-draw = { $count ->
    [one] Тегли и завърши хода
   *[other] Тегли: един от { $count } хода
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] коте: { $percent }%; имаш Обезвреждане
   *[false] коте: { $percent }%; нямаш Обезвреждане
  }
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] имаш Обезвреждане
   *[false] нямаш Обезвреждане
  }
exploding-kittens-table-key-attack-more = спираш без теглене; следващият има повече ходове
exploding-kittens-table-key-skip-more = ходът свършва без теглене
exploding-kittens-table-key-shuffle-more = купчината се пренарежда
exploding-kittens-table-key-see-more = { $count ->
    [one] само ти виждаш единствената карта
   *[other] само ти виждаш горните { $count } карти
  }
exploding-kittens-table-key-whom = избери някого горе
exploding-kittens-table-key-what = избери карта
exploding-kittens-table-key-favor-whom = Поискай услуга
exploding-kittens-table-key-favor = Поискай услуга от { $who }
exploding-kittens-table-key-favor-more = { $who } избира какво да даде
exploding-kittens-table-key-pair-whom = Двойка: открадни карта
exploding-kittens-table-key-pair = Открадни карта от { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] единствената там; „Не!“ може да го спре
   *[other] случайна от { $count }; „Не!“ може да го спре
  }
exploding-kittens-table-key-three-whom = Тройка: поискай карта
exploding-kittens-table-key-burglar-whom = Прати Котарака крадец
exploding-kittens-table-key-ask-what = Поискай от { $who }…
exploding-kittens-table-key-ask = Поискай „{ exploding-kittens-title }“ от { $who }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] дава се, ако я има; „Не!“ може да го спре
   *[other] шанс около { $percent }%; „Не!“ може да го спре
  }
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] дава се, ако я има; „Не!“ не важи
   *[other] шанс около { $percent }%; „Не!“ не важи
  }
exploding-kittens-table-key-give = Дай „{ exploding-kittens-title }“ на { $who }
exploding-kittens-table-key-give-more = остава между вас
exploding-kittens-table-key-place = Скрий го тук

## Собствени клавиши
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = когато карта е насочена към някого: кой седи на първото, второто… място след теб
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = казва „Не!“
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = оставя да мине

## Краят
exploding-kittens-table-end-you = Оставаш само ти: печелиш
exploding-kittens-table-end-other = Остава само { $who } и печели
exploding-kittens-table-end-shared = Остават: { $who }
exploding-kittens-table-turning = Последното коте гръмна в ръцете на { $who }{ $count ->
    [0] .
    [one] , след 1 обезвредено.
   *[other] , след { $count } обезвредени.
  }
exploding-kittens-table-nth-place = { $rank ->
    [1] 1-во
    [2] 2-ро
    [3] 3-то
    [4] 4-то
   *[other] { $rank }-о
  }

exploding-kittens-chapter-box = В кутията
exploding-kittens-chapter-players = Кой играе
exploding-kittens-chapter-setting = Подготовка
exploding-kittens-chapter-seeing = Кой какво вижда
exploding-kittens-chapter-turn = Ходът
exploding-kittens-chapter-actions = Какво може да се играе
exploding-kittens-chapter-attack = Атаки и ходове
exploding-kittens-chapter-kitten = Котето
exploding-kittens-chapter-burglar = Котаракът крадец
exploding-kittens-chapter-nope = Не!
exploding-kittens-chapter-end = Краят
exploding-kittens-chapter-rare = Редки случаи
exploding-kittens-chapter-chance = Случайност

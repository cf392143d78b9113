# Масата на Kariba, както я рисува страницата: надписи на карти, места и купчина.

kariba-table-game = партия { $number } от { $games }
kariba-table-round = кръг { $round }
kariba-table-ask-play = Изиграй карти от едно животно
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = избират животното с този номер, още веднъж за още едно
kariba-table-pick-draw = Избери карта за теглене
kariba-table-ask-draw = Тегли от купчината или от откритите
kariba-table-hand = Избери животно и брой
kariba-table-hand-empty = Ръката е празна.
kariba-table-cards = { $count ->
    [one] 1 карта в ръка
   *[other] { $count } карти в ръка
  }
kariba-table-taken = { $count ->
    [one] 1 взета карта
   *[other] { $count } взети карти
  }
kariba-table-taken-hidden = взети карти: закрити
kariba-table-total = общо { $count }
kariba-table-pile = { $count ->
    [0] Купчината свърши
    [one] Купчина, 1 карта
   *[other] Купчина, { $count } карти
  }
kariba-table-draw-pile = Тегли от купчината: { $count ->
    [one] 1 карта
   *[other] { $count } карти
  }
kariba-table-open = Открити карти
kariba-table-open-card = Открита карта: { kariba-animal }
kariba-table-take = Вземи: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: няма карти
    [one] { $animal }, { kariba-animal }: 1 карта
   *[other] { $animal }, { kariba-animal }: { $count } карти
  }
kariba-table-score = { $score ->
    [one] 1 животно
   *[other] { $score } животни
}
kariba-table-end-you = Ти печелиш: { kariba-table-score }
kariba-table-end-other = { $who } печели: { kariba-table-score }
kariba-table-end-shared = Поделена победа: { $who }, { kariba-table-score }
kariba-table-turning = Най-големият улов: { $who }, { kariba-prey-counted } наведнъж.
kariba-table-series = Партиите от серията
kariba-table-series-game = Партия { $number }
kariba-table-series-total = Общо
kariba-chapter-box = В кутията
kariba-chapter-players = Кой играе
kariba-chapter-setting = Подготовка
kariba-chapter-seeing = Кой какво вижда
kariba-chapter-playing = Изиграване
kariba-chapter-chasing = Прогонване
kariba-chapter-drawing = Теглене
kariba-chapter-end = Край и точки
kariba-chapter-rare = Редки случаи

# Масата на Boss Kito, както я рисува страницата: надписи на сергии, банани, купчини и тефтер.

boss-kito-table-round = рунд { $round } · ход { $turn }/4
boss-kito-table-awards = рунд { $round } · награди
boss-kito-table-ask-act = Карта, жетони или запаси
boss-kito-table-ask-exchange = Докосни картите за смяна
boss-kito-table-ask-give = Кой започва следващия рунд?
boss-kito-table-ask-giver = { $name } предава флага
boss-kito-table-pick-flag = Избери кой започва
boss-kito-table-pick-cards = Избери карти за смяна
boss-kito-table-ask-pass = Нищо не може да се направи: пас
boss-kito-table-flag = Флаг
boss-kito-table-starts = започва рунда
boss-kito-table-has-flag = сега е тук
boss-kito-table-hand = Твоите банани: избери карта за игра
boss-kito-table-hand-exchange = Кои карти сменяш?
boss-kito-table-hand-empty = Ръката е празна.
boss-kito-table-leaving = { $cards }, за смяна { $count }
boss-kito-table-cards = { $count ->
    [one] 1 карта в ръка
   *[other] { $count } карти в ръка
  }
boss-kito-table-reserve = { $count ->
    [one] 1 жетон в резерва
   *[other] { $count } жетона в резерва
  }
boss-kito-table-points = { $count ->
    [one] 1 точка
   *[other] { $count } точки
  }
boss-kito-table-market = Пазарът
boss-kito-table-taken-by = Взета от { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: още нищо
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 карта
   *[other] { $cards } карти
  }, { $tokens ->
    [0] без жетон
    [one] 1 жетон
   *[other] { $tokens } жетона
  }, сила { $strength }{ $standing ->
    [lead] , еднолично начело
    [tie] , наравно начело
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 избран жетон
   *[other] { $count } избрани жетона
  }
boss-kito-table-heaps = Запаси
boss-kito-table-draw = Тегли
boss-kito-table-deck = { $count ->
    [0] свърши
   *[other] тесте { $count }
  }
boss-kito-table-take = { $count ->
    [0] Вземи
   *[other] Вземи { $count }
  }
boss-kito-table-supply = { $count ->
    [0] празен
   *[other] кош { $count }
  }
boss-kito-table-exchange = Смени
boss-kito-table-discards = хвърлени { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Смени 1 карта
   *[other] Смени { $count } карти
  }
boss-kito-table-exchange-more = { $cards } навън, теглиш { $count }
boss-kito-table-take-more = { $count ->
    [one] ще имаш 1 жетон
   *[other] ще имаш { $count } жетона
  }
boss-kito-table-draw-more = от закритото тесте
boss-kito-table-early-tokens = { $count ->
    [one] Сложи 1 жетон
   *[other] Сложи { $count } жетона
  }
boss-kito-table-would-win = сила { $strength }: { boss-kito-type } ще е твоя
boss-kito-table-would-tie = сила { $strength }, наравно с { $rivals }
boss-kito-table-would-trail = сила { $strength }; { $rivals }: { $best }
boss-kito-table-give = Дай флага на { $name }
boss-kito-table-keep = Задръж флага
boss-kito-table-order = { $name } започва рунд { $round }, твоят ред е { $place ->
    [2] втори
    [3] трети
    [4] четвърти
   *[5] пети
  }
boss-kito-table-you-start = ти започваш рунд { $round }
boss-kito-table-ledger = Тефтерът на пазара
boss-kito-table-majorities = Мнозинства досега
boss-kito-table-how = Който има най-много карти с един номер, със или без равенство, получава този номер в точки; за другите всяка карта е 1 точка.
boss-kito-table-type = Номер
boss-kito-table-most = мнозинство: { $count ->
    [one] 1 точка
   *[other] { $count } точки
  }
boss-kito-table-worth = Точки досега
boss-kito-table-removed = { $count ->
    [0] Никоя карта не е излязла от играта
    [one] 1 карта е излязла от играта
   *[other] { $count } карти са излезли от играта
  }
boss-kito-table-thrown = { $count ->
    [0] Няма бананови карти при изхвърлените
    [one] 1 бананова карта при изхвърлените
   *[other] { $count } бананови карти при изхвърлените
  }
boss-kito-table-agreed = На тази маса
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = Ти печелиш: { boss-kito-table-score }
boss-kito-table-end-other = { $who } печели: { boss-kito-table-score }
boss-kito-table-end-shared = Поделена победа: { $who }, { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 точка
   *[other] { $score } точки
  }
boss-kito-table-turning = Най-хубавото мнозинство: { $count ->
    [one] 1 карта
   *[other] { $count } карти
  } с номер { $type } за { $who }.
boss-kito-chapter-box = В кутията
boss-kito-chapter-players = Кой играе
boss-kito-chapter-setting = Подготовка
boss-kito-chapter-seeing = Кой какво вижда
boss-kito-chapter-actions = Действия
boss-kito-chapter-tokens = Жетони и тестета
boss-kito-chapter-prizes = Край на рунда
boss-kito-chapter-end = Край и точки
boss-kito-chapter-rare = Редки случаи

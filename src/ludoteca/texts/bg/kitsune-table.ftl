# Масата на Kitsune, както я рисува страницата: пътека, взятка, жетони, ръка.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = от клана { kitsune-clan }
kitsune-table-round = рунд { $round }
kitsune-table-leader = води тази взятка
kitsune-table-gets = получава твоята карта
kitsune-table-cards = { $count ->
    [one] 1 карта в ръка
   *[other] { $count } карти в ръка
  }
kitsune-table-rounds = { $count ->
    [0] няма спечелен рунд
    [one] 1 спечелен рунд
   *[other] { $count } спечелени рунда
  }
kitsune-table-track = Пътека на мъдростта с { $steps } стъпки: Zenko на { $blue }, Yako на { $orange }
kitsune-table-sum = Синьо { $blue }, оранжево { $orange }
kitsune-table-after-cut = след удара
kitsune-table-unseen = една карта е закрита
kitsune-table-swapped = цветовете са разменени
kitsune-table-exchange = Всеки избира карта за съотборник
kitsune-table-of = { $count } от { $of }
kitsune-table-turn-together = предават се заедно
kitsune-table-laid = { $name }: лежи закрита карта
kitsune-table-not-laid = { $name }: още избира
kitsune-table-no-play = { $name }: още няма карта
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , с +3 за { kitsune-side }
   *[other] , с жетона „{ kitsune-token }“
  }{ $fate ->
    [hidden] , закрита
    [struck] , унищожена
   *[open] {""}
  }
kitsune-table-shelf = { $count ->
    [one] Жетони за сила: 1 свободен. Какво правят?
   *[other] Жетони за сила: { $count } свободни. Какво правят?
  }
kitsune-table-free = { $count ->
    [one] 1 свободен
   *[other] { $count } свободни
  }
kitsune-table-pile = купчина
kitsune-table-discards = хвърлени
kitsune-table-past = Предишни взятки от това раздаване
kitsune-table-open-past = { $count ->
    [one] Изхвърлени: виж предишната взятка
   *[other] Изхвърлени: виж { $count } предишни взятки
  }
kitsune-table-choose-award = Жетон за сила за твоя клан
kitsune-table-choose-fetch = Картите от последната взятка
kitsune-table-choose-leader = Кой води следващия рунд
kitsune-table-pick-token = Докосни жетон, за да прочетеш какво прави
kitsune-table-eyes-only = Само ти виждаш тези карти
kitsune-table-hand = Твоите карти
kitsune-table-hand-empty = Ръката е празна.
kitsune-table-tool = { $token ->
    [discard] Изхвър{ "\u00AD" }лени
   *[other] { kitsune-token }
}
kitsune-table-plus = { $side ->
    [B] +3 за синьо
   *[O] +3 за оранжево
  }
kitsune-table-together = Заедно
kitsune-table-pick = { $phase ->
    [exchange] Избери карта за даване
    [target] Избери карта за посичане
    [fetch] Избери карта за вземане
    [award] Избери жетон
    [leader] Избери кой води
   *[play] Избери карта
  }
kitsune-table-ask-give = Избери картата за { $name }
kitsune-table-ask-given = Чакаме другите; още можеш да смениш
kitsune-table-ask-first = Ти водиш: изиграй която и да е карта
kitsune-table-ask-play = Изиграй карта
kitsune-table-ask-bound = { $clan ->
    [B] Трябва синя (Черна кицуне)
   *[O] Трябва оранжева (Черна кицуне)
  }
kitsune-table-ask-target = Кое число посичаш?
kitsune-table-ask-fetch = Вземи една карта от последната взятка
kitsune-table-ask-award = Кой жетон и за кого?
kitsune-table-ask-award-two = Кой жетон взема твоят клан?
kitsune-table-ask-award-any = Кой жетон? Решава първият отговор
kitsune-table-ask-leader = Кой води следващия рунд?
kitsune-table-waits-clan = { $name } решава за { kitsune-table-clan }
kitsune-table-key-give = Дай { kitsune-card } на { $name }
kitsune-table-key-given = Сложена: { kitsune-card }
kitsune-table-key-change = закрита; още можеш да я смениш
kitsune-table-key-cut = Посечи { kitsune-card } на { $name }
kitsune-table-so-far = досега синьо { $blue }, оранжево { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } на { $low } за нас
   *[them] { $high } на { $low } за тях
  }: { kitsune-table-clan } напредва с { $count ->
    [one] 1 поле
   *[other] { $count } полета
  }
kitsune-table-ahead-tied = { $high } на { $low }: никой не напредва
kitsune-table-ahead-blocked = { $high } на { $low }: „Блок“, никой не напредва
kitsune-table-turning = Най-дългият скок: { kitsune-table-clan }, { $count } стъпки в една взятка.
kitsune-table-score = { $score ->
    [one] 1 рунд
   *[other] { $score } рунда
}
kitsune-table-end-you = Ти печелиш: { kitsune-table-score }
kitsune-table-end-other = { $who } печели: { kitsune-table-score }
kitsune-table-end-shared = Обща победа: { $who }
kitsune-chapter-box = В кутията
kitsune-chapter-clans = Клановете
kitsune-chapter-setting = Подготовка
kitsune-chapter-exchange = Размяната
kitsune-chapter-seeing = Кой какво вижда
kitsune-chapter-trick = Взятката
kitsune-chapter-special = Специални карти
kitsune-chapter-tokens = Жетони за сила
kitsune-chapter-scoring = Край на взятката
kitsune-chapter-receiving = Получаване на жетон
kitsune-chapter-dealing = Ново раздаване
kitsune-chapter-end = Край на рунда и партията
kitsune-chapter-rare = Редки случаи

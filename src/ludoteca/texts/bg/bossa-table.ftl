# Масата на Bossa, както я рисува страницата: надписи на линии, плочки и жетони и какво казва бутонът.

bossa-table-subtitle = { $phase ->
    [choose] начало
    [colour] начало
    [modifier] жетони
   *[other] ход { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, твоя
bossa-table-line-of = { bossa-line-name }, на { $name }
bossa-table-six = { $count } от 6 групи
bossa-table-die = Зар: { $value }
bossa-table-tile = { $white ->
    [one] 1 бяла
   *[other] { $white } бели
  }, { $black ->
    [one] 1 черна
   *[other] { $black } черни
  }
bossa-table-tile-under = { $tile }, отгоре { bossa-table-token }
bossa-table-group = { $value }: { $count ->
    [one] 1 плочка, { $tiles }.
   *[other] { $count } плочки, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Натрупано веднъж.
   *[other] Натрупано два пъти.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: следва { $value }, плочки: { $counts }
bossa-table-stack-on = Натрупай върху { bossa-line-name } { $value }: { $count ->
    [one] 1 плочка
   *[other] { $count } плочки
  }
bossa-table-pile = { $count ->
    [0] купчината свърши
   *[other] { $count } в купчината
  }
bossa-table-thrown = вън
bossa-table-unseen = { $count ->
    [one] 1 невиждана
   *[other] { $count } невиждани
  }
bossa-table-unseen-open = Кои са и как може да свърши
bossa-table-unseen-title = Още невиждани
bossa-table-unseen-more = { $unseen ->
    [one] 1 плочка: тази, която стои настрана цялата партия.
   *[other] { $unseen } плочки: { $pile } в купчината, 1 настрана за цялата партия.
  }
bossa-table-ends = Как може да свърши
bossa-table-end-hand = { $name }: { $count ->
    [one] в ръка остава 1 плочка. Празна ръка печели.
   *[other] в ръка остават { $count } плочки. Празна ръка печели.
  }
bossa-table-end-line = { bossa-line-name } има { $count } от 6 групи. Шестата носи победата на притежателя на линията.
bossa-table-end-stuck = Който няма ход, губи.
bossa-table-end-pile = { $count ->
    [0] Купчината свърши: след този ход печели този с по-малко плочки.
    [one] 1 плочка в купчината. Когато свърши, печели този с по-малко плочки.
   *[other] { $count } плочки в купчината. Когато свършат, печели този с по-малко плочки.
  }

bossa-table-tiles = { $count ->
    [one] 1 плочка
   *[other] { $count } плочки
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: една от тях няма такива точки
   *[other] { bossa-line-name }: { $sum }
  }
bossa-table-hand = Твоите плочки
bossa-table-hand-empty = Няма повече плочки.
bossa-table-open = Плочките на { $name }
bossa-table-covered = { $count } закрити плочки на { $name }
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Твоите { $count } закрити плочки
bossa-table-swap-for = Вземи: { $tile }
bossa-table-lay = { bossa-table-token } върху { $tile }
bossa-table-actions = Плочки за действие
bossa-table-action-name = { $action ->
    [redraw] Тегли пак
    [swap] Размени
   *[stack] Натру{ "\u00AD" }пай
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, вече използвана
bossa-table-token = { $token ->
    [doubler] Удвоител
   *[inverter] Обръщач
  }
bossa-table-token-used = { bossa-table-token }, вече използван
bossa-table-token-does = { $token ->
    [doubler] една плочка се брои двойно
   *[inverter] бели и черни си сменят местата
  }
bossa-table-token-shut = закрит, докато изберат и двамата

bossa-table-plates = Какво вземаш?
bossa-table-plate = { $plate ->
    [white] Бяла
    [black] Черна
   *[first] Аз започвам
  }
bossa-table-starts = Тръгва от { $value }.
bossa-table-other-first = Започва { $name }.
bossa-table-first-more = Цвета избира { $name }.
bossa-table-higher-you = по-висок: избираш ти
bossa-table-higher = по-висок: избира { $name }
bossa-table-rolled = { $name }: зар { $value }
bossa-table-legend = става с твоите плочки
bossa-table-keep-which = Кой запазваш?
bossa-table-together = после заедно
bossa-table-in-turn = после
bossa-table-has-chosen = вече избра
bossa-table-you-choose = твой избор
bossa-table-is-choosing = избира
bossa-table-token-note = Един запазваш, другият излиза от играта. Действа веднъж, заедно с плочка.
bossa-table-secretly = Тайно

bossa-table-watching = Гледаш: всички плочки лежат открити.
bossa-table-ask-choose = Цвят или първи ход?
bossa-table-ask-colour = Бяла или Черна?
bossa-table-ask-token = Кой запазваш?
bossa-table-ask-kept = Избрано. Още можеш да размислиш.
bossa-table-ask-both = И двамата избират
bossa-table-ask-move = Удължи линия с една група
bossa-table-ask-redraw = Коя плочка изхвърляш?
bossa-table-ask-swap = Първо една от твоите
bossa-table-ask-theirs = Сега една на { $name }
bossa-table-ask-stack = Колкото плочки има групата, със същата стойност
bossa-table-ask-lay = Върху коя плочка?
bossa-table-ask-where = Става на { $count } места: докосни едно

bossa-table-pick = { $phase ->
    [choose] избери цвят или първия ход
   *[colour] избери цвят
  }
bossa-table-key-none = избери плочки
bossa-table-key-none-more = или плочка за действие
bossa-table-key-actions = използвай плочка за действие
bossa-table-key-actions-more = сега твоите не стават
bossa-table-key-nowhere = за тези няма място
bossa-table-misfit-sum = { bossa-line-name } { $sum }, а не { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } иска плочки: { $counts }
bossa-table-misfit-pips = плочка без { $line ->
    [W] бели
   *[B] черни
  } точки
bossa-table-key-where = става на { $count } места
bossa-table-key-where-more = докосни желаното
bossa-table-key-single = { $value } с 1 плочка
bossa-table-key-place = Сложи в { $line ->
    [W] Бялата
   *[B] Черната
} линия
bossa-table-key-stack = Натрупай върху { bossa-line-name } { $value }
bossa-table-key-one = избери една от твоите
bossa-table-key-theirs = избери една от чуждите
bossa-table-key-redraw = Изхвърли { $tile }
bossa-table-key-redraw-more = Тегли пак: получаваш друга
bossa-table-key-swap = { $tile } срещу { $other }
bossa-table-key-swap-more = Размени
bossa-table-key-early = готово
bossa-table-key-sealed = двата се откриват заедно
bossa-table-key-open = другият го вижда веднага
bossa-table-key-kept = запазен
bossa-table-key-kept-more = чака се другият избор
bossa-table-option-pile = Последната плочка слага край веднага

bossa-table-turning = Най-красивият удар: { $count } плочки наведнъж, от { $who }.
bossa-table-score = { $score ->
    [0] няма останали плочки
    [one] остава 1 плочка
   *[other] остават { $score } плочки
}
bossa-table-end-you = { $score ->
    [0] Ти печелиш с празна ръка
    [one] Ти печелиш, в ръка 1 плочка
   *[other] Ти печелиш, в ръка { $score } плочки
  }
bossa-table-end-other = { $score ->
    [0] { $who } печели с празна ръка
    [one] { $who } печели, в ръка 1 плочка
   *[other] { $who } печели, в ръка { $score } плочки
  }
bossa-table-end-shared = Равенство: по { $score ->
    [one] 1 плочка
   *[other] { $score } плочки
  }

bossa-chapter-box = В кутията
bossa-chapter-players = Кой играе
bossa-chapter-setting = Подготовка
bossa-chapter-seeing = Кой какво вижда
bossa-chapter-lines = Линии и групи
bossa-chapter-turn = Ходът
bossa-chapter-actions = Плочки за действие
bossa-chapter-tokens = Жетони
bossa-chapter-end = Краят
bossa-chapter-rare = Редки случаи

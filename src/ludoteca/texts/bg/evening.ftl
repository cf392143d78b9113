# Вечер на масата: часовници, отсъствия, думи, паузи, влизане с ключ. Кратко, топло, конкретно.

## Часовник

evening-clock = Часовник
evening-clock-about = спира, докато няма връзка
evening-pace-none = Без бързане
evening-pace-relaxed = 30 с + 10 мин
evening-pace-blitz = 10 с + 1 мин
evening-your-time = Твоето време: { $time }
evening-time-of = Времето на { $name }: { $time }
evening-hurry = Остават ти 10 секунди

## Кой гледа, кой пише

evening-watch = Кой може да гледа
evening-watch-about = ръцете не се виждат
evening-watch-nobody = Никой
evening-watch-link = Който има линка
evening-watch-all = Целият дом
evening-listed = Масата е на звънеца
evening-listed-true = Който мине, може да седне.
evening-listed-false = Само с линк или с буквите ѝ.
evening-chat = На тази маса се пише
evening-chat-true = Думи и личица.
evening-chat-false = Само личица.
evening-hints = Приятелска маса, със съвети
evening-hints-true = На своя ред всеки може да пита какво би направил бот, който знае същото.
evening-hints-false = Всеки мисли без помощ. Когато играеш само с ботове, съвети има винаги.
evening-with-hints = съвети за всички
evening-local = Един екран, от ръка на ръка
evening-local-true = Всеки открива ръката си на своя ред.
evening-local-false = Всеки играе на свой екран.
evening-name-of = Име на място { $number }
evening-bell-watch = играе се: гледай
evening-bell-watch-of = Гледай { $names }: играе се { $game }

## Отсъствие

evening-away = { $name } отсъства от { $seconds } секунди. След { $left } може да играе бот; мястото може да се вземе обратно.
evening-away-now = { $name } отсъства от { $seconds } секунди. Може да играе бот; мястото може да се вземе обратно.
evening-away-clock = { $name } отсъства. Часовникът тръгва след { $left } секунди.
evening-bot-now = Бот сега
evening-wait = Да почакаме
evening-bot-plays = Бот играе вместо { $name }
evening-bot-plays-you = Бот играе вместо теб.
evening-return = Вземи си мястото

## Паузи, тръгване, размисъл

evening-adjourn = Да продължим друг ден
evening-adjourn-asked = Предложение от { $names }: да продължим друг ден.
evening-adjourned = Пауза. Партията остава на масата.
evening-go-on = Да продължим
evening-reopen = Отвори я пак
evening-reopen-about = Можеш да я отвориш пак, каквато беше след последния ход.
evening-reopen-host = Който е отворил масата, може да я отвори пак, каквато беше след последния ход.
evening-play-on = Да продължим сега
evening-leave = Остави мястото на бот
evening-leave-sure = Мястото ти отива при бот и не се връща. Наистина ли?
evening-leave-yes = Остави мястото
evening-leave-no = Оставам
evening-hurry-bots = По-бързо
evening-hurry-bots-more = ботовете не правят паузи
evening-hurried = С пълна скорост
evening-home = Излез
evening-home-more = партията продължава
evening-take-back = Върни хода
evening-one-back = Един ход назад
evening-practice = упражнение
evening-recorded = Тази партия е отпреди промяна в правилата: може да се чете, но не и да се продължи.

## Чакалня

evening-ready = Тук съм
evening-not-ready = Момент
evening-getting-ready = приготвя се
evening-remove = Помоли { $name } да напусне
evening-code = Четири букви, които се казват на глас
evening-side-mine = от твоята страна
evening-side-other = от другата страна

## Чат

evening-talk = Чат
evening-talk-empty = Още няма съобщения.
evening-talk-field = Пиши на масата
evening-talk-send = Кажи
evening-talk-unread = { $count ->
    [one] 1 ново съобщение
   *[other] { $count } нови съобщения
  }
evening-mute = Заглуши { $name }
evening-unmute = Върни звука на { $name }
evening-faces = Личица
evening-face-0 = смях
evening-face-1 = леле
evening-face-2 = уф
evening-face-3 = грр
evening-face-4 = браво
evening-face-by = { $name }: { $face }

## Един екран

evening-hand-to = Дай екрана на { $name }
evening-hand-to-more = Всички ръце са закрити.
evening-uncover = { $name }, открий ръката си

## Ключът от дома

evening-key = Ключът от дома
evening-key-about = Отвори този линк на друго устройство и там пак си ти. Отваря веднъж; който го има, може да седне на твоето място.
evening-key-copy = Копирай ключа
evening-key-lock = Смени ключалката
evening-key-locked = Готово: други ключове и други устройства вече не отварят.
evening-key-found = С този линк дойде ключ
evening-key-looking = Гледам чий е този ключ…
evening-key-becomes = С него това устройство става { $name }.
evening-key-yours = Завърти го само ако идва от теб: който го е направил, после вижда картите ти и може да играе на твое място.
evening-key-seats = { $name } още седи на { $count ->
    [one] 1 недовършена маса. Това място остава там
   *[other] { $count } недовършени маси. Тези места остават там
  }.
evening-key-back = { $name } не се губи: от „Както ти харесва“ можеш да се върнеш.
evening-key-stay = Оставам { $name }
evening-key-not-now = Не сега
evening-key-become = Ставам { $name }
evening-key-leave-and-become = Оставям местата, ставам { $name }
evening-key-same = Това е твоят собствен ключ: тук вече си { $name }, а той още важи.
evening-before = По-рано това устройство беше { $name }.
evening-before-back = Пак ставам { $name }
evening-forget = Забрави ме
evening-forget-sure = Име, думи и места изчезват от този дом завинаги. Наистина ли?
evening-forget-yes = Да, забрави ме

# Страницата: дом, маса, чакалня, повторение, правила. Кратко, топло, конкретно; числата с цифри.

page-title = Ludoteca
page-about = Игри с карти и плочки, за хора и ботове, в твой собствен дом.
page-title-turn = Твой ред е · { $game }
page-of = { $what }: { $says }
page-guest = Гост
page-bot-0 = Ада
page-bot-1 = Нина
page-bot-2 = Тео
page-bot-3 = Ирис
page-bot-4 = Зенон
page-close = Затвори
page-menu = Меню
page-home = Вкъщи
page-back = Назад
page-back-home = Обратно вкъщи
page-nowhere = Такава врата няма.
page-nowhere-more = Този адрес не води никъде. От вкъщи се стига навсякъде.
page-loading = Слагам масата
page-stale = Има по-нова страница.
page-stale-more = Зареди я пак: мястото ти и партията остават.
page-reload = Зареди пак
page-trouble = Нещо не отговори.
page-offline = Няма мрежа.
page-offline-table = Масата живее в дома и онова, което лежеше на нея, може вече да е друго. Отваря се сама, щом мрежата се върне.
page-offline-house = Няма мрежа: правилата и уроците са тук, масите не са.
page-newer = Има по-нова страница.
page-newer-load = Зареди я
page-newer-later = После
page-try-again = Опитай пак

## Дом

page-motto = { $count ->
    [5] Пет игри под един покрив.
   *[other] { $count } игри под един покрив.
}
page-hello = Здравей, { $name }
page-change-me = Смени името или куклата
page-games = Игрите
page-players = { $seats } играчи
page-your-turn = Твой ред е
page-waits-for-you = { $names } те чака
page-somebody-waits = Някой те чака
page-wait-for-you = { $names } те чакат
page-against-bots = срещу ботовете
page-goes-on = Играе се
page-warmth = Домът се затопля
page-warmth-far = { $open ->
    [0] Отворени прозорци: още нито един от { $count }.
    [one] Отворени прозорци: 1 от { $count }.
   *[other] Отворени прозорци: { $open } от { $count }.
  }
page-warmth-playable = Вече можеш да играеш всичко:
page-warmth-by-eye = където е затворено, ботовете играят на око.
page-warmth-warming = отваря се сега
page-warmth-cold = играе се, ботовете на око
page-warming-up = загрява
page-bot-warming = { $name } загрява и още не играе с пълна сила
page-plays-like = играе като { $metal }
page-bot-plays-like = В момента на твърде много маси има ботове Диамант: { $name } играе като { $metal }, докато се освободи място
page-play-now = Играй сега
page-play-now-more = срещу ботовете
page-play-now-game = { $game }, срещу { $count ->
    [one] 1 бот
   *[other] { $count } бота
  }
page-open-table = Отвори маса
page-have-invitation = Имам покана
page-learn = Научи игра
page-learn-which = Коя игра?
page-who-opens = Кой ти отваря?
page-no-bell = Сега няма отворена маса. Отвори ти.
page-bell-empty = Твоето име тук, ако искаш
page-bell = { $name } отваря: { $game }, { $free ->
    [one] 1 свободно място
   *[other] { $free } свободни места
  }
page-bell-free = { $free ->
    [one] 1 свободно място
   *[other] { $free } свободни места
  }
page-played = Изиграни партии
page-open-file = Отвори файл с партия
page-file-house = Подписан от този дом
page-file-unknown = Подписан с ключ, който този дом не познава
page-file-nobody = Във файла всичко съвпада; никой не гарантира откъде идва
page-file-again = Избери файла отново от първата страница.
page-played-won = Ти спечели
page-played-won-with = Ти спечели заедно с { $names }
page-played-draw = Наравно
page-played-other = { $count ->
    [one] { $names } спечели
   *[other] { $names } спечелиха
}
page-played-place = { $place ->
    [2] Второ
    [3] Трето
    [4] Четвърто
    [5] Пето
   *[other] { $place }-о
} място от { $count ->
    [3] три
    [4] четири
    [5] пет
    [6] шест
   *[other] { $count }
}
page-played-left = Тръгна си преди края
page-played-over = Изиграна докрай
page-played-winner = спечели
page-played-all = Всички изиграни партии
page-played-earlier = По-ранните
page-continue = Продължи
page-start = Започни
page-settings = Светлина, език, движение
page-light = Светлина
page-light-system = Като навън
page-light-day = Ден
page-light-night = Нощ
page-language = Език
page-motion = Движение
page-swipe = Плъзгане нагоре играе картата
page-motion-calm = Плавно
page-motion-brisk = Бързо
page-motion-still = Без
page-press-again = Натисни пак, за да играеш
page-sound = Звуци
page-sound-off = Без
page-sound-turn = На мой ред
page-sound-all = Всички
page-confirm = Питай ме, преди да пратя ход
page-confirm-more = Бутонът иска второ натискане.
page-all-settings = Всички настройки
page-as-you-like = Както ти харесва
page-saved = запазено
page-you-here = Ти, тук вътре
page-no-account = Без профил, без имейл. Името и куклата остават в този браузър.
page-light-more = Небето се мени, картите не.
page-sound-and-motion = Звуци и движение
page-motion-more = Без: нищо не лети; пръстен бележи мястото, което се е променило.
page-tremble = Вибрирай, когато е мой ред
page-at-table = На масата
page-swipe-more = По-бързо, но тръгва веднага.
page-odds = Показвай шансовете
page-odds-more = Където масата ги знае: следващата карта в Exploding Kittens.
page-plain-more = Всяка маса като заглавия, списъци и бутони.

## Кой си ти

page-who-are-you = Кой е тук?
page-your-name = Как се казваш?
page-your-doll = Коя от тези кукли си ти?
page-doll = Кукла { $number }
page-doll-taken = Кукла { $number }, вече заета
page-save = Готово
page-name-0 = Юлия
page-name-1 = Зоя
page-name-2 = Лео
page-name-3 = Бианка
page-name-4 = Емил
page-name-5 = Ото
page-name-6 = Грета
page-name-7 = Алма
page-name-8 = Роко
page-name-9 = Дора
page-invitation = Покана
page-invitation-paste = Постави линка или кода на масата
page-invitation-go = Да вървим
page-invitation-bad = Липсва кодът на масата: той е последната част от линка.

## Отваряне на маса

page-seats-at-table = Места на масата
page-tap-chair = Докосни място, за да го смениш
page-chair = Място { $number }
page-chair-you = Тук седиш ти
page-chair-link = С линк
page-chair-bot = Бот
page-chair-nobody = Никой
page-chair-person = Човек с линк
page-chair-here = Човек тук
page-who-sits = Кой седи на място { $number }
page-how-many = Колко сте
page-bot-strength = Сила на бота
page-bot-of = бот, { $metal }
page-metal-0 = Калай
page-metal-1 = Мед
page-metal-2 = Месинг
page-metal-3 = Сребро
page-metal-4 = Злато
page-metal-5 = Диамант
page-metal-0-about = знае правилата, но често пропуска нещо.
page-metal-1-about = играе по просто правило.
page-metal-2-about = стъпва здраво на земята.
page-metal-3-about = брои картите и малко мисли.
page-metal-4-about = гледа далеч напред.
page-metal-5-about = най-силният, който имаме.
page-how-it-goes = Как се играе
page-rest-by-rulebook = останалото по правилника
page-more-options = Още опции
page-options-changed = { $count ->
    [one] една сменена
   *[other] { $count } сменени
  }
page-lay = Сложи масата
page-lay-who = { $game }: { $who }
page-who-you = ти
page-who-people = { $count ->
    [one] 1 човек с линк
   *[other] { $count } души с линк
  }
page-who-here = { $count ->
    [one] 1 човек тук
   *[other] { $count } души тук
  }
page-who-bots = { $count ->
    [one] 1 бот
   *[other] { $count } бота
  }
page-need-seats = { $game } е за { $seats } души: сега сте { $count }
page-yes = Да
page-no = Не

## Чакалня

page-almost = Почти готово
page-all-set = Всичко е готово
page-invite = Покани липсващите
page-invite-more = Сканирай кода или прати линка:
page-invite-only-here = Само този компютър може да отвори този адрес:
page-invite-lan = Телефоните в същата Wi-Fi мрежа влизат, когато домът е отворен и за тях. Който го поддържа, го спира и го пуска пак така; масите и местата остават:
page-qr = QR код на линка
page-copy = Копирай
page-copied = Копирано
page-send = Прати
page-free-chair = Свободно място
page-sit-here = Седни тук
page-sit = Седни
page-sit-more = без профил; мястото остава твое
page-just-watch = Гледай
page-stand = Стани
page-seat-bot = Бот на място { $number }
page-remove-bot = Освободи мястото
page-tap-bot = Докосни място, за да сложиш или махнеш бот
page-ready = седна
page-deal = Започни
page-deal-waits = { $count ->
    [one] липсва един човек
   *[other] липсват { $count } души
  }
page-sealed = Тестето вече е запечатано: отпечатък
page-sealed-more = Страницата на всеки се обвързва с малко своя случайност, преди да се разкрие каквото и да било: така никой не може да избира картите, дори стопанинът на дома, ако и той играе.
page-committed-you = { $count ->
    [one] В разбъркването участваш ти.
   *[other] В разбъркването участвате ти и { $names }.
  }
page-committed = В разбъркването { $count ->
    [one] участва { $names }.
   *[other] участват { $names }.
  }
page-dealing = раздава се: всяка страница добавя своята част
page-left-out = На това раздаване не бива да се вярва: твоята част от разбъркването я няма в него.
page-left-out-more = Страницата ти се беше обвързала, а сървърът раздаде без нея. Питай стопанина на този дом или играй другаде.
page-host-deals = Когато всички седнат, { $name } раздава.
page-invites-you = { $name } те кани на партия { $game }
page-already-here = Вече тук: { $names }.
page-no-chair-left = Масата е пълна: можеш да гледаш.
page-no-table = Тази маса вече я няма.
page-turned-out = Тук вратата е затворена.

## Маса

page-opponents = Противници
page-seat-turn = { $name }, на ред
page-away = отсъства
page-your-hand = Твоята ръка
page-log = Дневник
page-log-empty = Още няма нищо за разказване.
page-open-log = Последно събитие: { $last } Отвори дневника
page-put-back = Върни
page-pick-first = Избери какво да играеш
page-key-waits = щом дойде твоят ред
page-skip = Докосни, за да прескочиш
page-turn-of = На ред е { $name }. Вече можеш да избираш.
page-watching = Гледаш партията
page-watching-turn = На ред е { $name }
page-watching-tray = Гледаш: ръцете остават скрити.
page-over = Партията свърши
page-loose = Връвта се отвърза.
page-loose-more = Връзвам я пак. Няма загубен ход.
page-plain-table = Масата с думи
page-picture-table = Нарисувана маса
page-keys = Клавиши
page-keys-arrows = ← →
page-keys-arrows-does = минават от избор на избор
page-keys-digits = 1 – 9
page-keys-digits-does = избират от ръката ти, броено отляво
page-keys-space = Интервал
page-keys-space-does = избира каквото е на фокус
page-keys-enter = Enter
page-keys-enter-does = играе
page-keys-escape = Esc, U
page-keys-escape-does = връща
page-keys-log = D
page-keys-log-does = отваря дневника
page-keys-hint = H
page-keys-hint-does = иска съвет, където има съвети
page-keys-help = ?
page-keys-help-does = показва тези клавиши

## Правила

page-rules = Правила
page-rule = Правило { $rule }
page-rule-unknown = Това правило още няма изречение.
page-rule-read = Прочети го на мястото му
page-find = Търси или напиши номер
page-find-label = Търси в правилата
page-found = { $at } от { $count }
page-found-none = нищо
page-find-next = Следващо
page-find-previous = Предишно
page-chapters = Глави
page-rule-link = Линк към правило { $rule }
page-mark-option = опция
page-mark-option-more = „Опция“: избира този, който отваря масата.
page-mark-ruling = наш избор
page-mark-ruling-more = „Наш избор“: правилникът мълчи или казва две неща и домът трябваше да реши.

## Край

page-end = Край на партията
page-rematch = Реванш
page-watch-again = Гледай пак
page-game-file = Свали
page-see-table = Масата

## Масата с думи

page-plain-now = Сега
page-plain-choices = Можеш да избереш
page-plain-nothing = Сега няма какво да решаваш.
page-answered = Отговорът ти е приет. Още можеш да го смениш, докато другите решават.
page-plain-play = Играй
page-plain-back = Върни
page-plain-chosen = Избрано досега
page-plain-won = { $count ->
    [one] { $names } печели.
   *[other] { $names } печелят.
  }
page-plain-won-you = Ти печелиш.

## Повторение

page-replay = Повторение
page-replay-move = ход { $at } от { $count }
page-replay-deal = раздаване
page-replay-eyes = През чии очи?
page-replay-eyes-of = През очите на { $name }
page-replay-eyes-you = През твоите очи
page-replay-all = Всички
page-replay-open = открити
page-replay-slider = Ход
page-replay-first = В началото
page-replay-back = Предишен ход
page-replay-forward = Следващ ход
page-replay-last = В края
page-replay-play = Пусни автоматично
page-replay-pause = Пауза
page-share-move = Копирай линк към този ход
page-download = Свали партията
page-no-replay = Тази партия още не може да се гледа отново.
page-replay-mark-back = До предишния знак
page-replay-mark-forward = До следващия знак
page-check-shuffle = Провери разбъркването
page-check-working = Момент: пресмятам всичко отново.
page-check-honest = Разбъркването е честно.
page-check-honest-more = Всичко беше пресметнато отново тук, на твоето устройство.
page-check-wrong = Тук нещо не съвпада.
page-check-wrong-more = Сметката спира на първата стъпка, която се различава. Запази файла: той е доказателството.
page-check-sealed = Запечатано преди началото
page-check-sealed-seen = Тайната отговаря на печата, който това устройство видя преди раздаването: { $seal }.
page-check-sealed-file = Тайната отговаря на печата във файла: { $seal }. Това устройство не беше там да го види.
page-check-mixed = Случайността дойде от всички
page-check-mixed-more = { $count ->
    [0] Семето е направено от тайната и адреса на партията.
    [one] Семето е направено от тайната, адреса на партията и онова, с което се беше обвързало 1 място.
   *[other] Семето е направено от тайната, адреса на партията и онова, с което се бяха обвързали { $count } места.
  }
page-check-mine = Твоята част
page-check-mine-in = Онова, с което това устройство се обвърза преди раздаването, е в семето.
page-check-mine-none = Това устройство не участва в разбъркването.
page-check-public = В публичната верига
page-check-public-more = Под номер { $number } домът публикува всички обвързвания, преди да се разкрие каквото и да било, и после раздаде само веднъж.
page-check-drawn = Всяка карта в реда си
page-check-drawn-more = { $count ->
    [one] 1 разбъркване или теглене: от семето излиза същото.
   *[other] { $count } разбърквания и тегления: от семето излизат същите.
  }
page-check-told = Всеки ход на мястото си
page-check-told-more = { $count ->
    [one] 1 ход и всичко разказано, свързано без празнина.
   *[other] { $count } хода и всичко разказано, свързано без празнина.
  }
page-check-remains = Какво не показва никоя сметка: стопанинът на този дом вижда всички ръце, може да прекъсне раздаване (публичната верига го показва), може да помага на някое място, а където играят само ботове или негови гости, може да избира картите.
page-check-proof = Свали доказателството

page-gallery = Галерия
page-gallery-why = Това е запазена позиция: тук няма кой да каже защо.

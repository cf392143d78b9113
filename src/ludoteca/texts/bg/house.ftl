# The operator's page: how the house does. Fetched when somebody looks.

house-title = Зад кулисите
house-now = { $time }, обновява се сама
house-locked = Тази стая е за онези, които се грижат за дома
house-locked-more = На сървъра напиши ludoteca house и отвори връзката, която се появи. Тя се отваря веднъж, до пет минути.
house-well = Домът е добре.
house-unwell = В момента нищо не може да се запише. Масите чакат и времето не тече за никого.
house-gone = Домът не отговаря. Страницата сама пита отново.
house-frozen-wait = { $count ->
    [one] Една спряла маса чака теб.
   *[other] { $count } спрели маси чакат теб.
}
house-tables = { $count ->
    [one] 1 маса в паметта
   *[other] { $count } маси в паметта
}
house-pages = { $count ->
    [one] 1 отворена страница
   *[other] { $count } отворени страници
}
house-seats = { $count ->
    [one] 1 място
   *[other] { $count } места
}
house-frozen = Спрели маси
house-frozen-about = спират сами, ако нещо не е наред
house-frozen-none = Няма: всичко е наред.
house-frozen-since = спряла: { $when }
house-frozen-move = Последен добър ход: { $move }.
house-reopen = Отвори пак от ход { $move }
house-copy = Копирай номера
house-copied = Копирано
house-frozen-note = Отварянето връща масата към последния добър ход и я показва на седящите там. Грешката е в дневника под номера. Тук не се виждат имена, карти и разговори.
house-process = Този процес
house-process-about = всеки процес брои за себе си
house-others = Други процеси
house-other-silent = последен признак на живот преди { $time }
house-others-note = Каквото направиш тук, важи за всички. Всеки показва своите числа, спрели маси и събития.
house-since = работи от: { $when }
house-state-fine = спокойно
house-state-busy = натоварен, но се справя
house-state-ill = нищо не може да се запише
house-state-cold = още компилира: { $done } от { $total }
house-label-playing = Маси в игра
house-label-pages = Отворени страници
house-label-load = Натоварване на едно ядро
house-label-memory = Памет
house-label-bots = Мислещи ботове
house-label-waiting = Чакащи решения
house-label-database = База данни
house-label-writer = Чакащи записи
house-label-actions = Команди от началото
house-label-refused = Отказани
house-of = { $count } от { $all }
house-timings = Времена
house-timings-about = последния час, този процес
house-timing-action = Един ход стига до всички
house-timing-bot = Бот решава
house-timing-recall = Маса се връща в паметта
house-timing-commit = Пише се на диска
house-limit = граница { $time }
house-half = половината
house-most = 95 от 100
house-nearly = 99 от 100
house-nothing-yet = още нищо
house-offline = Извади маса от мрежата
house-offline-count = { $count ->
    [one] 1 е извън мрежата
   *[other] { $count } са извън мрежата
}
house-offline-field = Адресът на масата или буквите ѝ
house-find = Потърси
house-table-waiting = чака хора
house-table-playing = тече партия
house-table-over = партията свърши
house-table-elsewhere = отворена при { $process }
house-take-offline = Извади я
house-put-back = Върни я
house-offline-since = извън мрежата от: { $when }
house-offline-note = Седящите прочитат едно изречение и масата се затваря. Докато не я върнеш, никой не влиза и времето не тече, дори след рестарт.
house-restart = Обяви рестарт
house-restart-none = няма обявен
house-restart-at = обявен за { $time }
house-restart-when = Кога
house-restart-two = След 2 минути
house-restart-quarter = След 15 минути
house-restart-night = В 4 през нощта
house-restart-preview = Така го четат играещите
house-announce = { $count ->
    [one] Обяви на 1 страница
   *[other] Обяви на { $count } страници
}
house-announce-all = Обяви на всички страници
house-withdraw = Оттегли
house-restart-note = Може да се оттегли до последния момент. Домът не се рестартира сам: това правиш ти.
house-diary = Напоследък
house-diary-opened = Домът отвори
house-diary-frozen = Спряла маса, { $game }, инцидент { $incident }
house-diary-reopened = Отново отворена маса, { $game }
house-diary-offline = Маса извън мрежата, { $game }
house-diary-back = Върната маса, { $game }
house-diary-announced = Обявен рестарт
house-diary-withdrawn = Обявата е оттеглена
house-notes = Открито при пускането
house-leave = Заключи стаята
house-locking = Стаята се заключва…
house-not-locked = Домът не отговори: стаята не е заключена в този браузър. Опитай пак.

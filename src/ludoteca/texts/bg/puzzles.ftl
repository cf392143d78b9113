# Задачи: намери хода.
puzzles-find = Намери хода
puzzles-ask = Кой ход е най-добър?
puzzles-none = Такава задача няма
puzzles-easy = лесна
puzzles-medium = средна
puzzles-hard = трудна
puzzles-strength = Трудност
puzzles-of-the-day = За деня
puzzles-number = № { $number }
puzzles-row = { $count } поред
puzzles-row-ends = започва нова поредица

## Отстрани
puzzles-one-move = Един ход, без бързане
puzzles-from-a-game = От истинска партия между силни ботове. Знаеш каквото се знаеше от това място: твоята ръка, масата, всичко показано. Един ход е явно най-добър.
puzzles-before = Първи отговор
puzzles-solved = решена
puzzles-missed = нерешена
puzzles-in-a-row = Поред
puzzles-days = { $count ->
    [one] 1 ден
   *[other] { $count } дни
}

## Отговорът
puzzles-right = Точно!
puzzles-better = Има по-добър
puzzles-best = Най-добър: { $move }.
puzzles-cost = { $points ->
    [one] Твоят ход струва около 1 пункт.
   *[other] Твоят ход струва около { $points } пункта.
}
puzzles-unweighed = Твоят ход не е сред онези, които си струваше да се преценяват.
puzzles-note = Шансове за победа оттук, ± { $doubt }, с онова, което можеше да се знае.
puzzles-another = Още една
puzzles-play-on = Продължи оттук
puzzles-all = Всички задачи

## На стената на дома
puzzles-today = Задача на деня
puzzles-slate-ask = Твой ред е, само един ход. Кой е най-добър?
puzzles-slate-begin = Всеки ден нова.
puzzles-slate-solved = Решена. Следващата идва утре.
puzzles-slate-missed = Този път не. Следващата идва утре.
puzzles-try = Опитай
puzzles-look-again = Виж пак
puzzles-solved-of = { $solved } от { $count } решени на това устройство

## Файлове
puzzles-bad-file = Файлът { $file } не е четим файл със задачи: { $reason }. Опитай: ludoteca puzzles mine GAME --out FILE
puzzles-no-search = Никой бот на { $game } не мисли напред, затова нищо не може да се намери. Дай търсене на най-силното му ниво в players.py.

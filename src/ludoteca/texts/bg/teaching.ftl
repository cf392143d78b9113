# Учене на игра: играта за минута и тихата помощ в първата партия. Думите на игрите стоят в техните файлове.

teaching-how = Как се играе?
teaching-how-of = { $game } за минута
teaching-how-ticket = Минута картинки с по едно изречение. После правилата, ако трябват.
teaching-aim = Каква е целта
teaching-skip = Прескочи
teaching-next = Напред
teaching-back = Назад
teaching-done = Ясно
teaching-try = Нека опитам
teaching-try-more = урокът, четири минути
teaching-try-rule = Опитай го
teaching-picture = Картинка { $at } от { $count }: { $title }
teaching-pictures = Картинки
teaching-tip = Един съвет.
teaching-your-turn = Твой ред е

## Първа партия
teaching-first = За първата ти партия
teaching-first-offer = За първи път играеш { $game }?
teaching-first-learn = Научи ме
teaching-first-minute = За минута
teaching-first-known = Знам я
teaching-first-stop = Без повече помощ в тази игра
teaching-first-setting = Помощ в първа партия
teaching-first-setting-more = Какво току-що се случи, по кое правило и какво е числото, което докосваш. Все по-малко, докато завършиш партия.

# Продължаване от точка на партия и какво би станало иначе.

onward-here = Продължи оттук
onward-there = Продължи оттам
onward-title = Продължи след { $at ->
    [0] раздаването
   *[other] ход { $at }
}
onward-about = Нова маса срещу ботове, за упражнение. Самата партия остава, каквато е.
onward-seat = Твоето място
onward-hidden = Скритото
onward-as-were = Както беше
onward-as-were-about = Ръце и купчини точно като в тази партия.
onward-redrawn = Изтеглено наново
onward-redrawn-about = Изтеглено наново от всичко, което твоето място можеше да знае, така че никой не знае повече от тогава.
onward-bots = Другите играят като
onward-open = Седни
onward-of-match = Продължава след ход { $move } от друга партия
onward-of-file = Продължава след ход { $move } от файл
onward-of-puzzle = Продължава от задача
onward-of-lesson = Продължава от урок
onward-what-if = Ами ако?
onward-pick = Виж какво щеше да стане
onward-instead = Вместо това: { $move }
onward-instead-about = С онова, което { $you ->
    [yes] можеше да знаеш
   *[no] { $name } можеше да знае
} тогава. Картите, дошли после, са от тази партия.
onward-thinking = Домът мисли…
onward-chance = { $name }: { $was } процента, както беше изиграно, { $would } процента с този ход
onward-back = Обратно към партията
onward-ends = С това партията щеше да свърши.

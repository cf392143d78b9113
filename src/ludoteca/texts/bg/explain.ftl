# Защо този ход: шансове, късмет и решения. Какво говори за него, стои при всяка игра.

## Казва се за всеки ход
explain-forced = Няма друг избор.
explain-alone = Всичко друго скоро се оказа по-лошо.
explain-ahead = { $points ->
    [one] С 1 пункт по-голям шанс за победа от следващия по сила ход.
   *[other] С { $points } пункта по-голям шанс за победа от следващия по сила ход.
}
explain-close = И други ходове са горе-долу толкова добри.

## Където вече нищо важно не е скрито
explain-wins = печели
explain-wins-you = печелиш
explain-wins-by = печели с { $margin }
explain-wins-by-you = печелиш с { $margin }
explain-draws = равенство
explain-loses = губи
explain-loses-you = губиш
explain-loses-by = губи с { $margin }
explain-loses-by-you = губиш с { $margin }
explain-solved-wins = Вече нищо важно не е скрито: този ход печели, каквото и да се играе.
explain-solved-wins-by = Вече нищо важно не е скрито: този ход печели с { $margin } или повече, каквото и да се играе.
explain-solved-draws = Вече нищо важно не е скрито: този ход е равенство или по-добре, каквото и да се играе.
explain-solved-loses = Вече нищо важно не е скрито: този ход е колкото всеки друг и губи, ако не последва грешка.
explain-solved-loses-by = Вече нищо важно не е скрито: този ход е най-добрият и губи с { $margin }, ако не последва грешка.
explain-solved-odds = Всичко, което още може да дойде, е преброено: този ход печели с точно { $percent }%.
explain-others-wins = И следващият по сила ход печели.
explain-others-wins-by = Следващият по сила ход печели с { $margin }.
explain-others-draws = Всичко друго е най-много равенство.
explain-next-draws = Следващият по сила ход е равенство.
explain-others-loses = Всичко друго губи.
explain-others-loses-by = Всичко друго губи с { $margin } или повече.
explain-others-odds = Следващият по сила ход печели с { $percent }%.
explain-others-same = И други ходове водят до същото.
explain-then-best = После, при най-добра игра на двете страни: { $moves }
explain-solved-foot = Изиграно до всеки край, с онова, което знаеш. Докосни ход, за да го избереш; играеш го пак ти.
explain-played-ends = Изиграният ход: { $result }.
explain-what-if-solved = След него вече нищо важно не е скрито. Ако после двете страни играят най-добре:

## На масата и в повторението
explain-percent = { $percent }%
explain-interval = между { $low } и { $high }%
explain-hint = Съвет
explain-hint-thinking = Момент, мисля.
explain-hint-foot = Шансове за победа с онова, което знаеш. Докосни ход, за да го избереш; играеш го пак ти.
explain-pick = Избери този ход
explain-made = изигран
explain-then = После вероятно { $moves }
explain-tab-move = Ходът
explain-tab-luck = Късмет или избор
explain-tab-log = Дневник
explain-waiting = Премислят се други партии; тази е следваща.
explain-warming = Ботовете, които премислят, още загряват; започва от само себе си.
explain-working = Премислям всяко решение: { $done } от { $total }
explain-of = { $name }:
explain-turning = Прелом.
explain-gave = { $points ->
    [one] Изиграният ход подарява 1 пункт.
   *[other] Изиграният ход подарява { $points } пункта.
}
explain-best = По-добър ход не се намери.
explain-as-good = Изиграният ход е горе-долу толкова добър.
explain-deal = Картите са раздадени. Продължи, за да видиш първото решение.
explain-curve = Ход, по кривата на шансовете на всички
explain-standing = { $name } { $percent }%
explain-player = Играч
explain-luck = късмет (карти)
explain-decisions = избор (ходове)
explain-from-to = { $start }% → { $result }%
explain-luck-foot = Пунктове шанс за победа, от раздаването до резултата. Каквото един избор подарява, отива при другите; всичко останало е късмет. Преценки, с онова, което всеки можеше да знае.
explain-numbers = Всички числа
explain-number = Ход

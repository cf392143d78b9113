# Собствената страница на човека.

person-page = Твоята страница
person-only-you = Виждаш я само ти, оттук.
person-none = Още няма изиграни партии. Каквото изиграеш тук докрай, се брои на тази страница; упражненията не.
person-summary = { $count ->
    [one] Една партия
   *[other] { $count } партии
} от { $since } насам. Най-вече { $game }{ $partner ->
    [none] .
   *[other] , най-често с { $partner }.
}
person-results = Резултати
person-results-sum = { $count ->
    [one] 1 изиграна
   *[other] { $count } изиграни
}, { $won ->
    [one] 1 спечелена
   *[other] { $won } спечелени
}
person-game-played = { $played ->
    [one] 1 изиграна
   *[other] { $played } изиграни
}, { $won ->
    [one] 1 спечелена
   *[other] { $won } спечелени
}
person-percent = { $percent }%
person-share = { $percent } процента спечелени, очаквани { $expected }
person-expected = Чертичката показва колко често печели човек, който играе като другите на маси с толкова места. Под 20 партии почти всичко е случайност.
person-split = Късмет и избор
person-split-unit = пунктове шанс на партия
person-luck = Късмет: карти и зарове
person-decisions = Избор: твоите ходове
person-mean = В последните { $count } партии изборът ти носи { $decisions } на партия (± { $decisionsSpread }), късметът { $luck } (± { $luckSpread }). В дългосрочен план късметът отива към нула; останалото остава.
person-too-few = При две партии или повече тук пише колко е било късмет и колко твой избор.
person-working = Домът премисля партиите ти: { $done } от { $total }.
person-chart = Късмет и избор, партия по партия, най-старата първа
person-habits = Любими грешки
person-habits-of = { $count ->
    [one] последната партия
   *[other] последните { $count } партии
}
person-habits-none = Нищо, което със сигурност да ти е коствало шанс.
person-better = По-добре щеше да е:
person-cost = − { $points }
person-times = { $count ->
    [one] веднъж
   *[other] { $count } пъти
}
person-look = Виж пак
person-look-at = Виж пак: { $what }
person-cost-about = Числото показва колко шанс за победа ти е коствало всеки път, с онова, което можеше да знаеш.

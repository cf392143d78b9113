# Boss Kito. Изреченията в дневника стоят след името на играча и нямат свой подлог.

boss-kito = Boss Kito
boss-kito-about = Пет горили, пет оферти: най-много банани от един цвят вземат картата, а равенството я отнася.
boss-kito-aim = Печели карти награди с най-много банани от техния цвят. Накрая който има най-много карти от един вид, получава номера му в точки, а другите по точка на карта.

boss-kito-colour = { $colour ->
    [1] червено
    [2] жълто
    [3] зелено
    [4] синьо
   *[5] лилаво
}
boss-kito-other-colour = { $other ->
    [1] червено
    [2] жълто
    [3] зелено
    [4] синьо
   *[5] лилаво
}
boss-kito-card = { $colour ->
    [1] червена карта
    [2] жълта карта
    [3] зелена карта
    [4] синя карта
   *[5] лилава карта
}
boss-kito-cards = { $colour ->
    [1] червени карти
    [2] жълти карти
    [3] зелени карти
    [4] сини карти
   *[5] лилави карти
}
boss-kito-counted = { $count ->
    [one] 1 { $card ->
        [1] червена
        [2] жълта
        [3] зелена
        [4] синя
       *[5] лилава
    }
   *[other] { $count } { $card ->
        [1] червени
        [2] жълти
        [3] зелени
        [4] сини
       *[5] лилави
    }
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } със стартовата карта
    [C] { boss-kito-type } с карта
    [T] { boss-kito-type } с жетон
   *[none] { boss-kito-type }
}
boss-kito-type = награда { $type }

## Опции
boss-kito-option-startPlayer = Кой започва
boss-kito-option-startPlayer-random = По жребий
boss-kito-option-startPlayer-0 = Място 1
boss-kito-option-startPlayer-1 = Място 2
boss-kito-option-startPlayer-2 = Място 3
boss-kito-option-startPlayer-3 = Място 4
boss-kito-option-startPlayer-4 = Място 5
boss-kito-option-symbols = Символи върху картите награди
boss-kito-option-symbols-unconfirmed = Наша таблица, непотвърдена
boss-kito-option-bossOrder = Ред на горилите
boss-kito-option-bossOrder-listed = Червено, жълто, зелено, синьо, лилаво
boss-kito-option-bossOrder-random = По жребий
boss-kito-option-exchangeZero = Смяна без карти
boss-kito-option-exchangeZero-false = Поне една карта
boss-kito-option-exchangeZero-true = Може и нито една
boss-kito-option-reshuffle = Изхвърлените се разбъркват
boss-kito-option-reshuffle-eager = Щом тестето свърши
boss-kito-option-reshuffle-lazy = Когато потрябва карта
boss-kito-option-discardsPublic = Изхвърлени
boss-kito-option-discardsPublic-true = Открити за всички
boss-kito-option-discardsPublic-false = Закрити

## Какво се случи
boss-kito-began = Нова партия. Стартовата карта е у { $seat }; { $deck } карти в тестето, { $supply } жетона в запаса.
boss-kito-dealt = Твоите карти: { $cards }.
boss-kito-offered = { $colour ->
    [1] Червено
    [2] Жълто
    [3] Зелено
    [4] Синьо
   *[5] Лилаво
} предлага { boss-kito-benefit }.
boss-kito-played = Една { boss-kito-card }. Сила { $strength }.
boss-kito-put = { $count ->
    [one] 1 жетон
   *[other] { $count } жетона
} върху { boss-kito-colour }. Сила { $strength }.
boss-kito-put-two = 1 жетон върху { boss-kito-colour } и 1 върху { boss-kito-other-colour }. Сила { $strength } и { $then }.
boss-kito-drew = { $count ->
    [one] Тегли 1 карта.
   *[other] Тегли { $count } карти.
}
boss-kito-drew-cards = Изтеглено: { $cards }.
boss-kito-took = { $count ->
    [one] Взема 1 жетон
   *[other] Взема { $count } жетона
}, в резерва { $now }.
boss-kito-threw = { $count ->
    [one] Изхвърля 1 закрита карта.
   *[other] Изхвърля { $count } закрити карти.
}
boss-kito-threw-cards = Изхвърлено: { $cards }.
boss-kito-exchanged-nothing = Не сменя нищо.
boss-kito-passed = Нищо не е възможно: пас.
boss-kito-gave-start = Дава стартовата карта на { $to }.
boss-kito-kept-start = Задържа стартовата карта.
boss-kito-reshuffled = Изхвърлените се разбъркват: ново тесте.
boss-kito-won-card = За { boss-kito-colour }: печели { boss-kito-benefit }.
boss-kito-removed = За { boss-kito-colour } никой не води еднолично: { boss-kito-benefit } излиза от играта.
boss-kito-symbol-start = Взема стартовата карта и трябва да я даде на някого.
boss-kito-symbol-no-card = Няма карта за теглене.
boss-kito-symbol-token = Взема още 1 жетон.
boss-kito-symbol-no-token = В запаса няма жетони.
boss-kito-round-ended = Рунд { $round } свърши: масата се разчиства.
boss-kito-round-began = Рунд { $round } от { $rounds }. Започва { $seat }.
boss-kito-scored = Точки: { $scores }.
boss-kito-won = Победа за { $winners }: { $score ->
    [one] 1 точка
   *[other] { $score } точки
}.
boss-kito-won-by-tokens = Победа за { $winners }: { $score ->
    [one] 1 точка
   *[other] { $score } точки
} и повече жетони в резерва.
boss-kito-because-rounds = Изиграни са всичките { $count } рунда.

## Какво може да се направи
boss-kito-play = Изиграй { boss-kito-card }
boss-kito-token = Сложи 1 жетон върху { boss-kito-colour }
boss-kito-tokens-same = Сложи 2 жетона върху { boss-kito-colour }
boss-kito-tokens = Сложи 1 жетон върху { boss-kito-colour } и 1 върху { boss-kito-other-colour }
boss-kito-draw = Изтегли карта
boss-kito-take = Вземи 3 жетона
boss-kito-exchange = Смени { boss-kito-colour-cards }
boss-kito-exchange-done = Смени избраните карти
boss-kito-exchange-nothing = Не сменяй нищо
boss-kito-pass = Пас
boss-kito-give = Стартовата карта за { $to }
boss-kito-will-be = сила { $strength } в { boss-kito-colour }
boss-kito-will-be-two = сила { $strength } в { boss-kito-colour }, { $then } в { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 жетон
   *[other] { $count } жетона
}: ще имаш { $now }

## Защо не
boss-kito-refused-turn = Сега е ред на { $seat }.
boss-kito-refused-over = Партията свърши.
boss-kito-refused-exchanging = Първо довърши започнатата смяна.
boss-kito-refused-none = Нямаш в ръка { boss-kito-card }.
boss-kito-refused-reserve = { $held ->
    [0] Нямаш жетони в резерва.
    [one] Имаш в резерва 1 жетон, не { $count }.
   *[other] Имаш в резерва { $held } жетона, не { $count }.
}
boss-kito-refused-front = Пред теб няма { boss-kito-card }: жетоните отиват върху собствените карти.
boss-kito-refused-nothing-chosen = Избери поне една карта за смяна.
boss-kito-refused-empty-hand = Нямаш карта за смяна.
boss-kito-refused-held = { $held ->
    [0] Нямаш в ръка { boss-kito-card }.
    [one] Имаш в ръка 1 { boss-kito-card }, не { $count }.
   *[other] Имаш в ръка { $held } { boss-kito-cards }, не { $count }.
}
boss-kito-refused-order = Колко { boss-kito-cards } сменяш, вече е решено или подминато: продължи със следващите цветове.
boss-kito-refused-pass = Пас е възможен само когато нищо друго не е.
boss-kito-refused-no-cards = Тестето и изхвърлените свършиха: няма карта за теглене.
boss-kito-refused-no-tokens = Запасът е празен: жетоните се връщат в края на рунда.
boss-kito-refused-give-first = Първо дай стартовата карта на някого.
boss-kito-refused-no-start = Стартовата карта остава у { $seat }, докато някой не спечели карта с нейния символ.
boss-kito-refused-no-seat = На тази маса местата са { $count }.
boss-kito-bad-decision = „{ $text }“ не е решение в Boss Kito. Напиши ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] или ["give", 2].
boss-kito-bad-notation = „{ $text }“ не е ход в Boss Kito. Напиши play r, token rb, draw, take, swap rrb, pass или give c; цветовете са r y g b p.

## Масата в изречения
boss-kito-heading-stalls = Горилите, отляво надясно
boss-kito-heading-stock = Тесте и запас
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Ръка: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] офертата е раздадена
   *[other] предлага { boss-kito-benefit }
}; { $next-type ->
    [0] после нищо
   *[other] после идва { $next-symbol ->
        [S] награда { $next-type } със стартовата карта
        [C] награда { $next-type } с карта
        [T] награда { $next-type } с жетон
       *[none] награда { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Рунд { $round } от 9, офертите се раздават.
   *[other] Рунд { $round } от 9, ход { $turn } от 4.
}
boss-kito-line-start = Стартовата карта е у { $seat }.
boss-kito-line-deck = { $count ->
    [0] Тестето свърши
    [one] 1 карта в тестето
   *[other] { $count } карти в тестето
}, { $discards } при изхвърлените.
boss-kito-line-discards = Изхвърлени: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] В запаса няма жетони.
    [one] 1 жетон в запаса.
   *[other] { $count } жетона в запаса.
}
boss-kito-line-removed = Извън играта: { boss-kito-benefit }.
boss-kito-line-symbols = Кои карти награди носят символи, не е потвърдено: играем с наша таблица.
boss-kito-line-symbols-table = Тази маса има свой списък на символите върху картите награди.
boss-kito-line-seat = { $count ->
    [one] 1 карта в ръка
   *[other] { $count } карти в ръка
}, { $tokens ->
    [one] 1 жетон в резерва
   *[other] { $tokens } жетона в резерва
}, { $points ->
    [one] 1 точка
   *[other] { $points } точки
} досега.
boss-kito-line-front = На масата: { boss-kito-colour-cards }, { $tokens ->
    [0] без жетон
    [one] 1 жетон
   *[other] { $tokens } жетона
}, сила { $strength }.
boss-kito-line-won = Спечелено: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## Правилата, по едно изречение; номерата са тези от RULES.md
BK-101 = В кутията има 30 жетона банани, всички еднакви.
BK-102 = Бананови карти има 50: по десет червени, жълти, зелени, сини и лилави.
BK-103 = Банановата карта показва три банана, жетонът един.
BK-104 = Карти награди има 45, от девет вида; вид 1 се среща веднъж, вид 9 девет пъти.
BK-105 = Някои карти награди носят символ: стартова карта, бананова карта или жетон.
BK-106 = Кои карти кой символ носят, не е потвърдено. Нашата таблица: жетон на 1 и 6, стартова карта на 2 и 5, бананова карта на 3 и 4, нищо на 7, 8 и 9.
BK-107 = Има пет карти Boss Kito, по една от всеки цвят, карти на играчите и една стартова карта.
BK-201 = Играят трима до петима.
BK-301 = Всеки взема карта на играч.
BK-302 = Петте карти Boss Kito лежат в редица и редът им остава за цялата партия.
BK-303 = Картите награди се разбъркват в пет открити тестета по девет, по едно за всяка позиция.
BK-304 = Горната карта на всяко тесте е офертата, а следващата се вижда.
BK-305 = На всеки се раздават пет бананови карти, една по една.
BK-306 = Останалите бананови карти са закритото тесте за теглене.
BK-307 = Всеки получава три жетона; останалите са запасът.
BK-308 = Стартовата карта получава играч по жребий или мястото, избрано от масата.
BK-401 = Ръката си виждаш само ти.
BK-402 = Всички знаят колко карти има във всяка ръка, в тестето и при изхвърлените.
BK-403 = Всички винаги виждат жетоните във всеки резерв.
BK-404 = Всички виждат запаса.
BK-405 = Всички виждат картите на масата и жетоните върху тях.
BK-406 = Всички виждат офертите и картите, които идват след тях.
BK-407 = Никой не бива да гледа по-надолу в тестетата с награди.
BK-408 = Всички виждат спечелените карти награди.
BK-409 = Всички знаят картите награди, излезли от играта.
BK-410 = Изхвърлените са открити за всички или закрити, ако масата е решила така.
BK-411 = Никой не знае реда на тестето; изтеглена карта вижда само този, който я тегли.
BK-501 = Девет рунда по четири хода; във всеки ход всеки прави по едно действие, като се започва от притежателя на стартовата карта.
BK-502 = През четирите хода на рунда стартовата карта не се мести.
BK-503 = Трябва да направиш едно от действията, което и да е възможно, и само едно.
BK-510 = Изиграване: сложи открита пред себе си карта от ръката си.
BK-511 = Жетони: сложи един или два жетона от резерва си върху карти, които лежат пред теб.
BK-512 = Теглене: вземи в ръка горната карта на тестето; ограничение няма.
BK-513 = Вземане: три жетона от запаса отиват в твоя резерв.
BK-514 = Смяна: изхвърли колкото искаш карти от ръката си, поне една, и изтегли толкова. На някои маси може и нито една.
BK-515 = Пас е възможен само когато нищо друго не е.
BK-520 = Жетони се слагат само върху карти, които вече лежат пред твоето място.
BK-521 = Жетонът се брои за цвета на картата, върху която лежи.
BK-522 = Една карта може да носи колкото и да е жетони; каквото лежи на масата, остава до края на рунда.
BK-523 = Изиграването на карта и слагането на жетони върху нея са две действия в два хода.
BK-524 = Всичките ти жетони, които още не са сложени, остават видими.
BK-530 = Когато тестето свърши, изхвърлените се разбъркват в ново, веднага или когато потрябва карта, според масата.
BK-531 = Тестето се проверява след всяка изтеглена карта, след изхвърлянето при смяна и след разчистването на масата.
BK-532 = Ако тестето и изхвърлените са празни, никой не може да тегли, докато не бъдат изхвърлени карти.
BK-533 = Смяната винаги е възможна: изхвърленото може да бъде изтеглено пак.
BK-534 = Ако са останали по-малко от три жетона, вземаш тях; ако няма, никой не може да взема до края на рунда.
BK-601 = След четвъртия ход офертите се раздават от най-лявата към най-дясната.
BK-602 = Силата ти в един цвят е три за всяка твоя карта от него на масата и едно за всеки жетон върху тях.
BK-603 = Картата взема играчът, който сам има най-голямата сила в цвета.
BK-604 = Ако никой няма банани от цвета или начело има равенство, картата излиза от играта.
BK-605 = Силите не се променят, докато се раздават офертите.
BK-620 = Символът се изпълнява веднага от спечелилия картата, преди следващия цвят.
BK-621 = Стартова карта: спечелилият я дава на когото иска, също и на сегашния ѝ притежател, или я задържа.
BK-622 = Бананова карта: спечелилият тегли една, ако има.
BK-623 = Жетон: спечелилият взема един от запаса, ако има.
BK-624 = Ако стартовата карта се мести няколко пъти в един рунд, важи последният път.
BK-631 = Всички карти на масата се изхвърлят; жетоните върху тях се връщат в запаса.
BK-632 = Ръцете и резервите се запазват.
BK-633 = Следващите карти награди стават оферти; новия рунд започва притежателят на стартовата карта.
BK-634 = Първо картите, после жетоните, после разбъркване, ако се налага, после новите оферти.
BK-635 = В деветия рунд няма следваща карта за гледане.
BK-701 = Партията свършва, когато офертите на деветия рунд са раздадени заедно със символите.
BK-702 = Бананови карти в ръка и жетони в резерва не носят точки.
BK-703 = За всеки вид всеки, който има най-много карти от него, сам или наравно с други, получава номера му в точки.
BK-704 = Всички останали получават по една точка за всяка карта от този вид.
BK-705 = Вид, който никой няма, не носи точки на никого.
BK-706 = Печели играчът с най-много точки; при равенство, с най-много жетони в резерва.
BK-707 = Които още са наравно, делят победата.
BK-801 = С празна ръка и без нищо за слагане, теглене или вземане казваш пас.
BK-802 = С карта в ръка винаги можеш да играеш или да смениш.
BK-803 = Ако в запаса са останали два жетона, вземаш два.
BK-804 = Ако тестето не стига за смяна, теглиш нататък след разбъркването.
BK-805 = Символ жетон при празен запас не носи нищо, нито сега, нито после.
BK-806 = Символ карта, когато няма какво да се тегли, не носи нищо, нито сега, нито после.
BK-807 = Нищо не се губи: 30 жетона, 50 бананови карти, 45 карти награди.
BK-901 = Случаят решава реда на картите награди, веднъж.
BK-902 = Случаят решава реда на банановите карти в началото.
BK-903 = Случаят решава реда на изхвърлените при всяко разбъркване.
BK-904 = Случаят решава кой започва, ако масата е избрала така.
BK-905 = Случаят решава реда на горилите, ако масата е избрала така.

## Казва се на този, който го прави, след „ти“

boss-kito-took-self = { $count ->
    [one] Вземаш 1 жетон
   *[other] Вземаш { $count } жетона
}, в резерва { $now }.
boss-kito-exchanged-nothing-self = Не сменяш нищо.
boss-kito-passed-self = Нищо не е възможно: пас.
boss-kito-gave-start-self = Даваш стартовата карта на { $to }.
boss-kito-kept-start-self = Задържаш стартовата карта.
boss-kito-won-card-self = За { boss-kito-colour }: печелиш { boss-kito-benefit }.
boss-kito-symbol-start-self = Вземаш стартовата карта и трябва да я дадеш на някого.
boss-kito-symbol-token-self = Вземаш още 1 жетон.

## Казва се на този, за когото се отнася

boss-kito-began-you = Нова партия. Стартовата карта е у теб; { $deck } карти в тестето, { $supply } жетона в запаса.
boss-kito-round-began-you = Рунд { $round } от { $rounds }. Започваш ти.
boss-kito-won-you = Ти печелиш: { $score ->
    [one] 1 точка
   *[other] { $score } точки
}.
boss-kito-won-by-tokens-you = Ти печелиш: { $score ->
    [one] 1 точка
   *[other] { $score } точки
} и повече жетони в резерва.
boss-kito-refused-turn-you = Сега е твой ред.
boss-kito-refused-no-start-you = Стартовата карта остава у теб, докато някой не спечели карта с нейния символ.
boss-kito-heading-hand-you = Твоята ръка
boss-kito-line-start-you = Стартовата карта е у теб.

## Какво говори за хода

boss-kito-explain-rival = { $own ->
    [one] 1 банан
   *[other] { $own } банана
}{ $stand ->
    [ahead] { " " }срещу { $other } на { $seat }, водиш
    [level] , колкото има { $seat }; при равенство никой не взема
   *[behind] { " " }срещу { $other } на { $seat }, още не стига
}
boss-kito-explain-turns = { $turns ->
    [0] С този ход сергиите затварят.
    [one] Остава още 1 ход, преди сергиите да затворят.
   *[other] Остават още { $turns } хода, преди сергиите да затворят.
}
boss-kito-explain-play = За { boss-kito-colour } ({ boss-kito-benefit }): { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Жетони за { boss-kito-colour } ({ boss-kito-benefit }): { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = { $count ->
    [0] Не сменяй нищо
    [one] Смени 1 карта
   *[other] Смени { $count } карти
}: каквото имаш в ръка, не пасва на сергиите. { boss-kito-explain-turns }
boss-kito-explain-draw = Тегли: { $hand ->
    [0] нямаш карти в ръка
    [one] имаш 1 карта в ръка
   *[other] имаш { $hand } карти в ръка
}, а с повече карти се печелят следващите сергии. { boss-kito-explain-turns }
boss-kito-explain-take = Вземи жетони: те решават оспорваните мнозинства. { boss-kito-explain-turns }
boss-kito-explain-pass = Друго не е възможно.
boss-kito-explain-give = Стартовата карта за { $to }: който започва, показва намеренията си, а последният отговаря.

# Kitsune. Изреченията в дневника стоят след името на играча и нямат свой подлог.

kitsune = Kitsune
kitsune-about = Два клана лисици: всеки цвят се брои, който и да го играе. За двама, четирима или шестима.
kitsune-aim = Доведи пионката на своя клан до края на пътеката: кланът с по-големия сбор във взятката мести пионката си с разликата. Два рунда носят победата.

kitsune-card = { $card ->
    [B1] синя 1
    [B2] синя 2
    [B3] синя 3
    [B4] синя 4
    [B5] синя 5
    [B6] синя 6
    [O1] оранжева 1
    [O2] оранжева 2
    [O3] оранжева 3
    [O4] оранжева 4
    [O5] оранжева 5
    [O6] оранжева 6
    [Wh] Бяла кицуне
    [Bk] Черна кицуне
    [Ka] Катана
   *[none] закрита карта
}
kitsune-kind = { $card ->
    [0] синя 1
    [1] синя 2
    [2] синя 3
    [3] синя 4
    [4] синя 5
    [5] синя 6
    [6] оранжева 1
    [7] оранжева 2
    [8] оранжева 3
    [9] оранжева 4
    [10] оранжева 5
    [11] оранжева 6
    [12] Бяла кицуне
    [13] Черна кицуне
   *[14] Катана
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Блок
    [hidden] Скрито
    [discard] Изхвърлени
   *[change] Смени цвета
}
kitsune-clan = { $clan ->
    [B] Zenko (синьо)
   *[O] Yako (оранжево)
}
kitsune-colour = { $clan ->
    [B] синьо
   *[O] оранжево
}
kitsune-side = { $side ->
    [B] синьо
   *[O] оранжево
}

## Опции
kitsune-option-trackSteps = Дължина на Пътеката на мъдростта
kitsune-option-trackSteps-13 = 13 стъпки
kitsune-option-trackSteps-5 = 5 стъпки
kitsune-option-trackSteps-8 = 8 стъпки
kitsune-option-trackSteps-10 = 10 стъпки
kitsune-option-trackSteps-20 = 20 стъпки
kitsune-option-clanOfP0 = Клан на първото място
kitsune-option-clanOfP0-blue = Zenko, синьо
kitsune-option-clanOfP0-orange = Yako, оранжево
kitsune-option-clanOfP0-random = По жребий
kitsune-option-roundLeader = Кой води следващите рундове
kitsune-option-roundLeader-randomInWinningClan = Някой от спечелилия клан, по жребий
kitsune-option-roundLeader-clanChooses = Избира спечелилият клан
kitsune-option-tokenOnRoundEnd = Жетон за взятката, с която рундът свършва
kitsune-option-tokenOnRoundEnd-true = Дава жетон като всяка друга
kitsune-option-tokenOnRoundEnd-false = Не дава
kitsune-option-showHistory = Предишни взятки
kitsune-option-showHistory-false = Всеки ги помни наум
kitsune-option-showHistory-true = Показват се тези от раздаването
kitsune-option-clanDecision = Кой решава за клана
kitsune-option-clanDecision-speaker = Неговият говорител
kitsune-option-clanDecision-anyMember = Първият отговор

## Какво се случи
kitsune-clans = Клановете се редуват около масата; първото място е на { kitsune-clan }.
kitsune-began = Започва рунд { $number }; води { $seat }. Пътеката има { $steps } стъпки.
kitsune-dealt = В ръка: { $cards }.
kitsune-dealt-again = Всички карти са изиграни: { $seat } разбърква и раздава наново.
kitsune-left-over = Изхвърля останалата карта.
kitsune-chose = Избрана за даване: { kitsune-card }.
kitsune-exchanged = Всички дадоха карта на съотборник. Води { $seat }.
kitsune-gave = Дадена: { kitsune-card }, за { $to }.
kitsune-played = Изиграна: { kitsune-card }.
kitsune-played-token = Изиграна: { kitsune-card } с жетона „{ kitsune-token }“.
kitsune-played-plus = Изиграна: { kitsune-card } с +3 за { kitsune-side }.
kitsune-hid = Закрита карта под жетона „Скрито“.
kitsune-hid-card = Изиграна: { kitsune-card }, закрита под жетона „Скрито“.
kitsune-looks = Гледа картите от последната взятка.
kitsune-looked = Картите за избор: { $cards }.
kitsune-no-discards = Още няма изхвърлени карти: жетонът „Изхвърлени“ не прави нищо.
kitsune-fetched = Взема една от тях, без другите да видят.
kitsune-fetched-card = Взета от изхвърлените: { kitsune-card }.
kitsune-struck = Унищожава { kitsune-card } пред { $to }.
kitsune-no-target = Няма карта за унищожаване: Катаната не прави нищо.
kitsune-binds = { $seat } трябва да играе { kitsune-colour }, ако има.
kitsune-binds-nobody = Като последна карта Черната кицуне не задължава никого.
kitsune-revealed = Открита: { kitsune-card }.
kitsune-turned = Цветовете си сменят местата.
kitsune-turned-twice = Смените на цвета взаимно се отменят.
kitsune-scored = Синьо { $blue }, оранжево { $orange }.
kitsune-tied = Равни сборове: никой не напредва.
kitsune-blocked = { kitsune-clan } печели взятката, но „Блок“ спира пионката на място.
kitsune-moved = { kitsune-clan } напредва с { $count ->
    [one] 1 поле
   *[other] { $count } полета
}, до { $now } от { $steps }.
kitsune-round-won = { kitsune-clan } печели рунд { $number }. { $count ->
    [one] Една карта „Спечелен рунд“.
   *[other] { $count } карти „Спечелен рунд“.
}
kitsune-won = { kitsune-clan } печели партията: { $winners }.
kitsune-token-due = Пионката напредна с { $count } полета: { kitsune-clan } получава жетон за сила.
kitsune-has-token = { kitsune-clan } вече има жетон и не получава друг, макар че пионката напредна с { $count } полета.
kitsune-no-token-left = За { kitsune-clan } не остана жетон, макар че пионката напредна с { $count } полета.
kitsune-no-token-at-end = На тази маса взятката, с която рундът свършва, не дава жетон: нищо за { kitsune-clan } след { $count } полета.
kitsune-took = Жетон за сила „{ kitsune-token }“, за { $to }.
kitsune-leader-due = { kitsune-clan } избира кой води следващия рунд.
kitsune-named = { $to } води следващия рунд.
kitsune-drew = { $count ->
    [one] Тегли 1 карта.
   *[other] Тегли { $count } карти.
}
kitsune-drew-cards = Изтеглено: { $cards }.
kitsune-leads = { $seat } води следващата взятка.
kitsune-because-two-rounds = { kitsune-clan } спечели два рунда.

## Какво може да се направи
kitsune-give = Дай { kitsune-card }
kitsune-play = Изиграй { kitsune-card }
kitsune-play-token = Изиграй { kitsune-card } с жетона „{ kitsune-token }“
kitsune-play-plus = Изиграй { kitsune-card } с +3 за { kitsune-side }
kitsune-fetch = Вземи { kitsune-card }
kitsune-target = Унищожи карта { $place } от взятката
kitsune-target-card = Унищожи { kitsune-card } на { $to }
kitsune-take = Вземи „{ kitsune-token }“, за { $to }
kitsune-lead = { $seat } води следващия рунд
kitsune-will-strike-nothing = няма карта за унищожаване
kitsune-will-fetch-nothing = още няма изхвърлени карти
kitsune-will-bind = { $seat } трябва да играе { kitsune-colour }, ако има
kitsune-will-bind-nobody = като последна карта не задължава никого

## Защо не
kitsune-refused-over = Партията свърши.
kitsune-refused-turn = Сега е ред на { $seat }.
kitsune-refused-clan = Сега решава { kitsune-clan }, чрез говорителя на клана.
kitsune-refused-no-exchange = Двама играчи не разменят карти.
kitsune-refused-given = Вече даде картата си.
kitsune-refused-give-first = Първо дай карта на съотборника си.
kitsune-refused-not-held = Не е в ръката ти: { kitsune-card }.
kitsune-refused-play-first = Изиграй карта от ръката си.
kitsune-refused-bound = { $seat } изигра Черна кицуне: имаш { kitsune-colour } и трябва да го играеш, а не { kitsune-card }.
kitsune-refused-other-token = Твоят жетон е „{ $held ->
    [plus] +3
    [block] Блок
    [hidden] Скрито
    [discard] Изхвърлени
   *[change] Смени цвета
}“, а не „{ kitsune-token }“.
kitsune-refused-no-token = Нямаш жетон за сила, значи и „{ kitsune-token }“ нямаш.
kitsune-refused-hide = Под жетона „Скрито“ не може да се играе { kitsune-card }.
kitsune-refused-not-among = Не е сред картите от последната взятка: { kitsune-card }.
kitsune-refused-fetch-first = Първо вземи една от картите от последната взятка.
kitsune-refused-strike-first = Първо избери картата, която твоята Катана унищожава.
kitsune-refused-no-strike = Сега никоя Катана не удря, така че карта { $place } от взятката остава.
kitsune-refused-no-place = В тази взятка няма карта { $place }.
kitsune-refused-immune = Карта { $place }, на { $seat }, лежи под жетона „Скрито“ и не може да бъде унищожена.
kitsune-refused-own = Карта { $place }, { kitsune-card }, е на { $seat }, чийто е ударът: унищожава се само чужда карта.
kitsune-refused-destroyed = Карта { $place }, { kitsune-card } на { $seat }, вече е унищожена.
kitsune-refused-special = Карта { $place }, { kitsune-card } на { $seat }, няма число: унищожават се само карти с числа.
kitsune-refused-used = „{ kitsune-token }“ вече е използван в този рунд.
kitsune-refused-taken = „{ kitsune-token }“ е у другия клан.
kitsune-refused-member = { $seat } не е от клана { kitsune-clan }.
kitsune-refused-no-seat = Там не седи никой.
kitsune-refused-take-first = Първо вземи жетон за сила за своя клан.
kitsune-refused-name-first = Първо избери кой води следващия рунд.
kitsune-bad-decision = „{ $text }“ не е решение в Kitsune. Напиши ["play", "O5", null, null], ["give", "B4"] или ["award", "block", 2].
kitsune-bad-notation = „{ $text }“ не е ход в Kitsune. Напиши O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c или lead b.

## Масата в изречения
kitsune-heading-now = Сега
kitsune-heading-track = Пътека на мъдростта
kitsune-heading-trick = Взятката
kitsune-heading-tokens = Жетони за сила
kitsune-heading-seats = Играчи
kitsune-heading-looking = Картите от последната взятка, само за теб
kitsune-heading-hand = Ръка: { $seat }
kitsune-heading-past = Взятка { $number } от това раздаване
kitsune-line-now-exchange = { $seat } дава карта на съотборник.
kitsune-line-now-play = { $seat } играе карта.
kitsune-line-now-fetch = { $seat } взема карта от изхвърлените.
kitsune-line-now-target = { $seat } избира картата, която Катаната унищожава.
kitsune-line-now-award = { $seat } може да избере жетон за сила за клана.
kitsune-line-now-leader = { $seat } може да избере кой води следващия рунд.
kitsune-line-obliged = Пред { $seat } лежи Черна кицуне: играе се { kitsune-colour }, ако има.
kitsune-line-gave = Дадена от теб в това раздаване: { kitsune-card }.
kitsune-line-over = Партията свърши.
kitsune-line-round = Рунд { $number }; тази взятка води { $seat }.
kitsune-line-pawn = { kitsune-clan }: стъпка { $now }, { $left ->
    [one] остава 1
   *[other] остават { $left }
}; спечелени рундове: { $count }.
kitsune-line-pile = { $count ->
    [0] Купчината за теглене свърши.
    [one] 1 карта в купчината за теглене.
   *[other] { $count } карти в купчината за теглене.
}
kitsune-line-discards = { $count ->
    [0] Няма изхвърлени карти.
    [one] 1 изхвърлена карта.
   *[other] { $count } изхвърлени карти.
}
kitsune-line-sum = Досега синьо { $blue }, оранжево { $orange }.
kitsune-line-sum-unseen = Досега синьо { $blue }, оранжево { $orange }, без закритата карта.
kitsune-line-no-trick = Още няма изиграна карта.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , с +3 за { kitsune-side }
   *[other] , с жетона „{ kitsune-token }“
}{ $fate ->
    [hidden] , закрита
    [struck] , унищожена
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: на разположение.
kitsune-line-token-used = { kitsune-token }: използван в този рунд.
kitsune-line-token-held = { kitsune-token }: у { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } пъти
}
kitsune-line-no-cards = Няма карти.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 карта
   *[other] { $count } карти
} в ръка.

## Правилата, по едно изречение; номерата са тези от RULES.md
KI-101 = В кутията има 2 пионки, табло на мъдростта, 30 карти, 5 жетона за сила, карти на клановете, жетон „Водач“ и 3 карти „Спечелен рунд“.
KI-102 = Zenko е син, Yako е оранжев; картите с числа имат един от тези цветове и стойност от 1 до 6.
KI-103 = Малките числа са чести, 4, 5 и 6 ги има по веднъж във всеки цвят; от всяка специална карта има по две.
KI-104 = Жетоните за сила са пет: „+3“, „Блок“, „Скрито“, „Изхвърлени“ и „Смени цвета“.
KI-105 = Пътеката на мъдростта има 13 стъпки, освен ако масата не е избрала друго.
KI-106 = При 2 или 4 играчи се използват 24 карти, при 6 играчи 30.
KI-201 = Играят двама, четирима или шестима, в два равни по брой клана.
KI-202 = Играчите от един цвят са съотборници.
KI-203 = Играчите на двата клана седят през един около масата.
KI-204 = Ръцете са тайни, също и за съотборниците.
KI-301 = При 2 или 4 играчи шест карти остават в кутията.
KI-302 = Всяко място принадлежи на клан и всички го виждат.
KI-303 = Таблото на мъдростта лежи до масата.
KI-311 = В началото на рунда пионките се връщат на старта; жетоните, които никой не пази, са на разположение.
KI-312 = Първият Водач се определя с жребий; по-късен рунд води някой от клана, спечелил предишния.
KI-313 = Водачът разбърква всички карти и раздава.
KI-314 = Всеки получава шест карти; пет при 6 играчи.
KI-315 = При 2 играчи другите дванайсет карти са купчината за теглене.
KI-316 = След раздаването се разменят карти, после започва първата взятка.
KI-321 = Всеки дава една закрита карта на съотборник; всички вземат своите заедно.
KI-322 = Избира се тайно и получената карта не може да се предаде нататък.
KI-323 = Картата отива при следващия съотборник по часовниковата стрелка.
KI-324 = Двама играчи не разменят карти.
KI-325 = Задължително се дава карта и тя трябва да е от ръката.
KI-401 = Ръката си виждаш само ти; колко карти има всеки, знаят всички.
KI-402 = Картите от взятката лежат открити.
KI-403 = Карта под жетона „Скрито“ знае до края на взятката само този, който я е изиграл.
KI-404 = Унищожена карта е видяна от всички.
KI-405 = Изхвърлените не може да се преглеждат; показва се само броят им.
KI-406 = Какво показва жетонът „Изхвърлени“ и какво се взема, вижда само този, който го използва.
KI-407 = Никой не знае какво има в купчината за теглене; колко карти са в нея, знаят всички.
KI-408 = Пионките, жетоните, Водачът и победите са видими за всички.
KI-501 = Пръв играе Водачът, после всички по часовниковата стрелка.
KI-502 = Взятката има четири карти, шест при 6 играчи; двама играчи играят по две карти, като се редуват.
KI-503 = Изиграй една карта от ръката си, от какъвто и да е цвят или специална.
KI-504 = С картата си можеш да използваш жетона за сила, който лежи пред теб.
KI-505 = Карта, жетон и страна на +3 се избират заедно; целта на Катаната се избира после.
KI-506 = Първо действа жетонът, после картата.
KI-521 = Катаната унищожава карта с число, която лежи открита пред друг играч.
KI-522 = Ако има такава карта, трябва да се избере една, дори на съотборник.
KI-523 = Ако няма такава карта, Катаната не прави нищо.
KI-524 = Жетон, използван с унищожена карта, пак важи.
KI-531 = Бялата кицуне превръща синьото в оранжево и оранжевото в синьо; две взаимно се отменят.
KI-532 = Тя обръща всички карти от взятката, както и +3.
KI-541 = След Черна кицуне следващият играч трябва да играе карта в цвета на клана, който я е изиграл, ако има такава в ръка.
KI-542 = За Черната кицуне важи отпечатаният цвят.
KI-543 = Като последна карта от взятката Черната кицуне не задължава никого.
KI-544 = Който е задължен, може да използва жетон, но и скритата карта трябва да спазва задължението.
KI-561 = +3 добавя три точки към цвета, който показва.
KI-562 = С „Блок“ спечелилият клан не напредва.
KI-563 = Скритата карта лежи закрита и не може да бъде унищожена; Катана и Черна кицуне не могат да се скриват.
KI-564 = Жетонът „Изхвърлени“ ти дава да погледнеш последната взятка и да вземеш една от картите ѝ.
KI-565 = В първата взятка на раздаването още няма изхвърлени карти и жетонът не прави нищо.
KI-566 = Останала карта се изхвърля преди новото раздаване.
KI-567 = „Смени цвета“ действа като Бяла кицуне.
KI-568 = Използван жетон е извън игра до следващия рунд.
KI-601 = Скритите карти се откриват, когато взятката се пресмята.
KI-602 = Стойностите във всеки цвят се събират, без унищожените карти, с +3 за страната, която показва.
KI-603 = Нечетен общ брой Бели кицуне и „Смени цвета“ разменя сборовете.
KI-604 = По-големият сбор печели взятката; при равни сборове не я печели никой.
KI-605 = Пионката на победителя напредва с разликата, най-много до последното поле.
KI-606 = Пионка на последното поле слага край на рунда.
KI-607 = Ако пионката е напреднала с 4 полета или повече, другият клан получава жетон.
KI-608 = Взятката отива при изхвърлените.
KI-609 = При 2 играчи всеки тегли по две карти, докато купчината стига.
KI-610 = Следващата взятка води следващият играч по часовниковата стрелка.
KI-611 = Когато ръцете са празни, се раздава наново.
KI-621 = Кланът избира свободен жетон и кой от своите го получава.
KI-622 = Клан, който има жетон, не получава друг.
KI-623 = Ако няма свободен жетон, не се получава нищо.
KI-624 = За клана решава говорителят: първият му член, броено от Водача; или, ако масата е избрала така, първият отговор.
KI-625 = Жетонът може да се използва от следващата взятка нататък и никога не се предава.
KI-631 = Всички карти се разбъркват и раздават наново, после се разменят; пионките и жетоните остават.
KI-632 = Притежателят на жетона „Водач“ раздава и получава първата карта.
KI-731 = Кланът, чиято пионка пристигне първа, взема карта „Спечелен рунд“.
KI-732 = В края на рунда всички карти в ръцете се изхвърлят.
KI-733 = Неизползваните жетони се пазят за следващия рунд, използваните се връщат.
KI-734 = И взятката, с която рундът свършва, дава жетон, освен ако масата не е избрала друго или партията не е свършила.
KI-735 = С две карти „Спечелен рунд“ се печели партията.
KI-736 = Иначе се подготвя следващият рунд.
KI-801 = Никой никога не е без карта, когато трябва да играе.
KI-802 = При 2 играчи раздаването има шест взятки, а купчината стига за три тегления.
KI-803 = Раздаването има шест взятки при 4 играчи и пет при 6.
KI-804 = Допълнителната карта се изхвърля, когато рундът свърши.
KI-805 = При 2 играчи използвалият „Изхвърлени“ тегли две карти като другия.
KI-806 = Катана като първа карта не прави нищо.
KI-807 = Катаната не може да унищожи карта на играча, който я играе.
KI-808 = Дали цветът е в ръката, се гледа, преди да се вземе карта от изхвърлените.
KI-809 = Взятка само със специални карти завършва 0 на 0.
KI-810 = С „Блок“ нищо не се мести, затова няма и жетон.
KI-811 = Под 4 изминати полета няма жетон, колкото и голяма да е разликата.
KI-812 = Жетонът „Изхвърлени“ не може да се използва два пъти в един рунд.
KI-813 = Жетонът „Скрито“ не може да се играе с Катана или Черна кицуне.
KI-901 = За всеки рунд всички карти се разбъркват.
KI-902 = За всяко ново раздаване всички карти се разбъркват.
KI-903 = Първият Водач се определя с жребий, следващите също, освен ако кланът не избира.
KI-904 = Кланът на първото място се определя с жребий, ако масата е избрала така.

## Казва се на този, който го прави, след „ти“

kitsune-left-over-self = Изхвърляш останалата карта.
kitsune-looks-self = Гледаш картите от последната взятка.
kitsune-fetched-self = Вземаш една от тях, без другите да видят.
kitsune-struck-self = Унищожаваш { kitsune-card } пред { $to }.

## Казва се на този, за когото се отнася

kitsune-began-you = Започва рунд { $number }; водиш ти. Пътеката има { $steps } стъпки.
kitsune-dealt-again-you = Всички карти са изиграни: ти разбъркваш и раздаваш наново.
kitsune-exchanged-you = Всички дадоха карта на съотборник. Водиш ти.
kitsune-binds-you = Трябва да играеш { kitsune-colour }, ако имаш.
kitsune-named-you = Ти водиш следващия рунд.
kitsune-leads-you = Ти водиш следващата взятка.
kitsune-lead-you = Ти водиш следващия рунд
kitsune-will-bind-you = Трябва да играеш { kitsune-colour }, ако имаш
kitsune-refused-turn-you = Сега е твой ред.
kitsune-refused-bound-you = Ти изигра Черна кицуне: имаш { kitsune-colour } и трябва да го играеш, а не { kitsune-card }.
kitsune-refused-immune-you = Карта { $place }, твоята, лежи под жетона „Скрито“ и не може да бъде унищожена.
kitsune-refused-own-you = Карта { $place }, { kitsune-card }, е твоя: унищожава се само чужда карта.
kitsune-refused-destroyed-you = Карта { $place }, твоята { kitsune-card }, вече е унищожена.
kitsune-refused-special-you = Карта { $place }, твоята { kitsune-card }, няма число: унищожават се само карти с числа.
kitsune-refused-member-you = Ти не си от клана { kitsune-clan }.
kitsune-heading-hand-you = Твоята ръка
kitsune-line-now-exchange-you = Даваш карта на съотборник.
kitsune-line-now-play-you = Играеш карта.
kitsune-line-now-fetch-you = Вземаш карта от изхвърлените.
kitsune-line-now-target-you = Избираш картата, която Катаната унищожава.
kitsune-line-now-award-you = Можеш да избереш жетон за сила за клана.
kitsune-line-now-leader-you = Можеш да избереш кой води следващия рунд.
kitsune-line-obliged-you = Пред теб лежи Черна кицуне: играе се { kitsune-colour }, ако има.
kitsune-line-round-you = Рунд { $number }; тази взятка водиш ти.
kitsune-line-token-held-you = { kitsune-token }: у теб.

## Какво говори за хода

kitsune-explain-track = { $left ->
    [one] На твоята пионка остава 1 стъпка,
   *[other] На твоята пионка остават { $left } стъпки,
} на другата: { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] твоят клан води взятката { $ours } на { $other }
    [level] взятката е наравно, { $ours } на { $ours }
   *[behind] твоят клан изостава { $ours } на { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] след това няма карти
    [one] следва 1 карта
   *[other] следват { $cards } карти
}
kitsune-explain-play = Изиграй { kitsune-card }: така { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = След този удар { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = Една карта от тази взятка лежи закрита; ти играеш { kitsune-card }, { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = Първо { kitsune-card }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Това завършва взятката: { $steps ->
        [one] 1 стъпка за твоя клан.
       *[other] { $steps } стъпки за твоя клан.
    }
    [theirs] Това завършва взятката само с { $steps ->
        [one] 1 стъпка за другия клан.
       *[other] { $steps } стъпки за другия клан.
    }
   *[nobody] Това завършва взятката и никой не напредва.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Това завършва взятката и твоят клан печели рунда.
   *[theirs] Това завършва взятката; другият клан печели рунда, каквото и да направиш.
}
kitsune-explain-give = Дай { kitsune-card } на { $to }: там ще свърши повече работа. { kitsune-explain-track }
kitsune-explain-award = „{ kitsune-token }“ за { $to }. { kitsune-explain-track }
kitsune-explain-leader = Жетонът „Водач“ за { $to }. { kitsune-explain-track }
kitsune-explain-fetch = Вземи { kitsune-card }: в това раздаване ще ти е най-полезна. { kitsune-explain-track }

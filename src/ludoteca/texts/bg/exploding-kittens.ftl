# Exploding Kittens. Изреченията в дневника стоят след името на играча и нямат свой подлог.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Тегли и се надявай: печели последният оцелял. Издание Cat Burglar.
exploding-kittens-aim = Не тегли Експлодиращо коте без Обезвреждане. Печели последният оцелял играч.

exploding-kittens-title = { $title ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-named = { $named ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-first = { $first ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-second = { $second ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-third = { $third ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-card = { $card ->
    [0] Обезвреждане
    [1] Атака
    [2] Не!
    [3] Услуга
    [4] Разбъркване
    [5] Пропускане
    [6] Виж бъдещето
    [7] Такокот
    [8] Котодиня
    [9] Космат картофокот
    [10] Брадокот
    [11] Дъгокот
   *[12] Експлодиращо коте
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Опции
exploding-kittens-option-smallGame = Двама или трима играчи
exploding-kittens-option-smallGame-true = В тестето само 2 резервни Обезвреждания
exploding-kittens-option-smallGame-false = В тестето всички резервни Обезвреждания
exploding-kittens-option-firstPlayer = Кой започва
exploding-kittens-option-firstPlayer-random = По жребий
exploding-kittens-option-firstPlayer-0 = Място 1
exploding-kittens-option-firstPlayer-1 = Място 2
exploding-kittens-option-firstPlayer-2 = Място 3
exploding-kittens-option-firstPlayer-3 = Място 4
exploding-kittens-option-firstPlayer-4 = Място 5
exploding-kittens-option-nopeMode = Чие „Не!“ важи
exploding-kittens-option-nopeMode-poll = Всички отговарят тайно; важи най-близкото „Не!“
exploding-kittens-option-nopeMode-race = Важи първото „Не!“
exploding-kittens-option-nopeWindowMs = Време за „Не!“
exploding-kittens-option-nopeWindowMs-2000 = 2 секунди
exploding-kittens-option-nopeWindowMs-4000 = 4 секунди
exploding-kittens-option-nopeWindowMs-8000 = 8 секунди
exploding-kittens-option-nopeWindowMs-30000 = 30 секунди
exploding-kittens-option-selfNope = „Не!“ на собствената карта
exploding-kittens-option-selfNope-false = Не се предлага
exploding-kittens-option-selfNope-true = Позволено
exploding-kittens-option-attackOnLastTurn = Атака в последния дължим ход
exploding-kittens-option-attackOnLastTurn-add = Останалият ход се добавя: 3 хода
exploding-kittens-option-attackOnLastTurn-two = Винаги 2 хода
exploding-kittens-option-catBurglar = Котарак крадец
exploding-kittens-option-catBurglar-true = В играта
exploding-kittens-option-catBurglar-false = Остава в кутията

## Какво се случи
exploding-kittens-began = Нова партия. Започва { $seat }; { $pile } карти в купчината, сред тях { $kittens ->
    [one] 1 коте
   *[other] { $kittens } котета
}.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Обезвреждане излиза от играта.
   *[other] { $count } Обезвреждания излизат от играта.
}
exploding-kittens-dealt = Твоите карти: { $cards }.
exploding-kittens-burglar-stands = Тук стои Котаракът крадец.
exploding-kittens-played-attack = Атака.
exploding-kittens-played-skip = Пропускане.
exploding-kittens-played-shuffle = Разбъркване.
exploding-kittens-played-see = Виж бъдещето.
exploding-kittens-played-favor = Услуга: от { $to } се иска карта.
exploding-kittens-played-pair = Две карти „{ exploding-kittens-title }“: кражба на карта от { $to }.
exploding-kittens-played-three = Три карти „{ exploding-kittens-title }“: от { $to } се иска „{ exploding-kittens-named }“.
exploding-kittens-played-burglar = Котаракът крадец отива при { $to } и иска „{ exploding-kittens-title }“.
exploding-kittens-noped = { $count ->
    [1] Не!
   *[other] Пак „Не!“: стават { $count }.
}
exploding-kittens-noped-back = „Не!“ срещу „Не!“: стават { $count }, значи пак важи.
exploding-kittens-cancelled = „{ exploding-kittens-title }“ не минава.
exploding-kittens-let = Никой не спира „{ exploding-kittens-title }“.
exploding-kittens-handed = Една карта „{ exploding-kittens-title }“ отива при { $to }.
exploding-kittens-lacked = Няма „{ exploding-kittens-title }“ за { $to }.
exploding-kittens-gave = Една карта отива при { $to }.
exploding-kittens-gave-card = Една карта отива при { $to }: „{ exploding-kittens-title }“.
exploding-kittens-stole = Краде карта от { $to }.
exploding-kittens-stole-card = Краде карта от { $to }: „{ exploding-kittens-title }“.
exploding-kittens-nothing-left = Няма останала карта за { $to }.
exploding-kittens-shuffled = Купчината се разбърква ({ $pile ->
    [one] 1 карта
   *[other] { $pile } карти
}).
exploding-kittens-saw = { $count ->
    [one] Гледа единствената карта в купчината.
   *[other] Гледа горните { $count } карти на купчината.
}
exploding-kittens-saw-1 = { $count } карта в купчината: „{ exploding-kittens-first }“.
exploding-kittens-saw-2 = Картите в купчината ({ $count }): „{ exploding-kittens-first }“, после „{ exploding-kittens-second }“.
exploding-kittens-saw-3 = Горните { $count } карти: „{ exploding-kittens-first }“, после „{ exploding-kittens-second }“, после „{ exploding-kittens-third }“.
exploding-kittens-drew = Тегли карта.
exploding-kittens-drew-card = Тегли „{ exploding-kittens-title }“.
exploding-kittens-kitten = Тегли Експлодиращо коте.
exploding-kittens-defused = Обезврежда го.
exploding-kittens-placed = Връща котето в купчината, никой не вижда къде.
exploding-kittens-placed-at = Връща котето { $depth ->
    [0] най-отгоре
    [one] под 1 карта
   *[other] под { $depth } карти
} ({ $pile } в купчината).
exploding-kittens-exploded = { $count ->
    [0] Експлодира с празна ръка.
    [one] Експлодира и изхвърля 1 карта: { $cards }.
   *[other] Експлодира и изхвърля { $count } карти: { $cards }.
}
exploding-kittens-burglar-left = Котаракът крадец също напуска играта.
exploding-kittens-attacked = { $to } трябва да изиграе { $owed } хода.
exploding-kittens-skipped = Ходът свършва без теглене.
exploding-kittens-turn = { $owed ->
    [one] На ред е.
   *[other] На ред е, { $owed } хода поред.
}
exploding-kittens-again = { $owed ->
    [one] Още 1 ход.
   *[other] Още { $owed } хода.
}
exploding-kittens-won = Остава само { $winners } и печели.
exploding-kittens-because-last-alive = Само { $seat } не експлодира.

## Какво може да се направи
exploding-kittens-do-attack = Атака
exploding-kittens-do-skip = Пропускане
exploding-kittens-do-shuffle = Разбъркване
exploding-kittens-do-see = Виж бъдещето
exploding-kittens-do-favor = Поискай Услуга
exploding-kittens-do-burglar = Прати Котарака крадец
exploding-kittens-do-draw = Тегли
exploding-kittens-do-nope = Не!
exploding-kittens-do-let = Нека мине
exploding-kittens-do-pair = Две карти „{ exploding-kittens-title }“: открадни карта
exploding-kittens-do-three = Три карти „{ exploding-kittens-title }“: поискай карта
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Дай „{ exploding-kittens-title }“
exploding-kittens-do-place = { $depth ->
    [0] Най-отгоре на купчината
    [one] Под 1 карта
   *[other] Под { $depth } карти
}

## Защо не
exploding-kittens-refused-over = Партията свърши.
exploding-kittens-refused-dead = Ти експлодира: сега само гледаш.
exploding-kittens-refused-turn = Сега е ред на { $seat }.
exploding-kittens-refused-window = Първо всеки казва дали ще спре картата.
exploding-kittens-refused-gift = Първо { $seat } дава карта на { $to }.
exploding-kittens-refused-nothing-declared = Първо избери какво играеш.
exploding-kittens-refused-target-first = Първо кажи към кого е насочено.
exploding-kittens-refused-name-first = Първо назови картата, която искаш.
exploding-kittens-refused-no-window = Няма какво да се спира: с „Не!“ се отговаря на току-що изиграна карта.
exploding-kittens-refused-no-nope = Нямаш „Не!“ в ръка.
exploding-kittens-refused-not-asked = Тук не те питат или отговорът ти вече е даден.
exploding-kittens-refused-no-kitten = Няма коте за връщане.
exploding-kittens-refused-place = { $count ->
    [0] Купчината е празна: котето може да е само най-отгоре.
    [one] В купчината има 1 карта: над котето може да е най-много тя.
   *[other] В купчината има { $count } карти: над котето може да са най-много толкова.
}
exploding-kittens-refused-burglar-gone = Котаракът крадец не е в играта.
exploding-kittens-refused-burglar = Котаракът крадец стои пред { $seat }.
exploding-kittens-refused-cat = Котаракът крадец иска само Котки, а не „{ exploding-kittens-title }“.
exploding-kittens-refused-no-favor = Никой не е искал Услуга от теб.
exploding-kittens-refused-all-empty = Никой друг няма карти.
exploding-kittens-refused-none = Нямаш карта „{ exploding-kittens-title }“{ $count ->
    [one] .
   *[other] , а трябват { $count }.
}
exploding-kittens-refused-alone = Една карта „{ exploding-kittens-title }“ сама не прави нищо: трябват две еднакви.
exploding-kittens-refused-defuse = Пази го: щом изтеглиш коте, Обезвреждането ще те спаси автоматично.
exploding-kittens-refused-held = Карти „{ exploding-kittens-title }“ в ръката ти: { $held }, а не { $count }.
exploding-kittens-refused-no-seat = Там не седи никой.
exploding-kittens-refused-self = Избери друг играч, а не себе си.
exploding-kittens-refused-target-dead = { $seat } вече експлодира.
exploding-kittens-refused-empty-hand = { $seat } няма карти за даване.
exploding-kittens-bad-decision = „{ $text }“ не е решение в Exploding Kittens. Напиши ["draw"], ["pair", "Skip", 2] или ["insert", 4].
exploding-kittens-bad-notation = „{ $text }“ не е ход в Exploding Kittens. Напиши draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip или put 4.

## Масата в изречения
exploding-kittens-heading-turn = Ходът
exploding-kittens-heading-piles = Купчините
exploding-kittens-heading-seats = Играчи
exploding-kittens-heading-hand = Ръка: { $seat }
exploding-kittens-line-won = { $seat } спечели.
exploding-kittens-line-turn = { $owed ->
    [one] На ред е { $seat }.
   *[other] На ред е { $seat }: дължи { $owed } хода.
}
exploding-kittens-line-attacked = { $owed ->
    [one] На ред е { $seat }, под атака: остава 1 ход.
   *[other] На ред е { $seat }, под атака: остават { $owed } хода.
}
exploding-kittens-line-burglar = Котаракът крадец стои пред { $seat }.
exploding-kittens-line-burglar-gone = Котаракът крадец е извън играта.
exploding-kittens-line-attack = { $seat } играе „{ exploding-kittens-title }“.
exploding-kittens-line-skip = { $seat } играе „{ exploding-kittens-title }“.
exploding-kittens-line-shuffle = { $seat } играе „{ exploding-kittens-title }“.
exploding-kittens-line-see = { $seat } играе „{ exploding-kittens-title }“.
exploding-kittens-line-favor = { $seat } играе „{ exploding-kittens-title }“: от { $to } се иска карта.
exploding-kittens-line-pair = { $seat } играе две карти „{ exploding-kittens-title }“, за да открадне карта от { $to }.
exploding-kittens-line-three = { $seat } играе три карти „{ exploding-kittens-title }“ и иска от { $to } картата „{ exploding-kittens-named }“.
exploding-kittens-line-nope = { $seat } казва „Не!“.
exploding-kittens-line-window = Питат се всички: „Не!“ или нека мине?
exploding-kittens-line-answered = Отговорът ти е даден. Питат се и другите.
exploding-kittens-line-give = { $seat } избира карта за { $to }.
exploding-kittens-line-defuse = { $seat } тайно връща котето в купчината.
exploding-kittens-line-pile = { $count ->
    [one] 1 карта в купчината
   *[other] { $count } карти в купчината
}, { $kittens ->
    [0] нито една не е Експлодиращо коте.
    [one] 1 от тях е Експлодиращо коте.
   *[other] { $kittens } от тях са Експлодиращи котета.
}
exploding-kittens-line-odds = Според това, което знаеш, шансът следващата карта да е Експлодиращо коте е { $percent }%.
exploding-kittens-line-out = { $count ->
    [one] 1 Обезвреждане е извън играта.
   *[other] { $count } Обезвреждания са извън играта.
}
exploding-kittens-line-no-discards = Още нищо не е изхвърлено.
exploding-kittens-line-top = Най-отгоре на изхвърлените: „{ exploding-kittens-title }“.
exploding-kittens-line-discarded = Изхвърлени: { $count } × „{ exploding-kittens-title }“.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Няма карти.
exploding-kittens-line-out-of-game = { $seat }: експлодира.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] няма карти в ръка.
    [one] 1 карта в ръка.
   *[other] { $count } карти в ръка.
}

## Правилата, по едно изречение; номерата са тези от RULES.md
EK-101 = Има 4 Експлодиращи котета.
EK-102 = Има 6 Обезвреждания.
EK-103 = Има 4 Атаки, всяка за два хода.
EK-104 = Има 5 карти „Не!“.
EK-105 = Има 4 Услуги.
EK-106 = Има 4 Разбърквания.
EK-107 = Има 4 Пропускания.
EK-108 = Има 5 карти „Виж бъдещето“, всяка за три карти.
EK-109 = Има пет Котки с по 4 еднакви карти.
EK-110 = В кутията има 56 карти.
EK-111 = Една пионка, Котаракът крадец, стои пред играч, освен ако масата не играе без нея.
EK-112 = В ръка може да има дванайсет вида карти, но никога Експлодиращо коте.
EK-201 = Играят двама до петима.
EK-301 = Първо се изваждат Експлодиращите котета и Обезврежданията.
EK-302 = Всеки получава едно Обезвреждане.
EK-303 = Останалите Обезвреждания се връщат в тестето; при двама или трима играчи само две от тях, освен ако масата не е решила друго.
EK-304 = Тестето се разбърква и на всеки се раздават още седем карти, една по една, като се започва от първия играч: общо осем.
EK-305 = В тестето влизат Експлодиращи котета, с едно по-малко от играчите; останалите излизат от играта.
EK-306 = Тестето се разбърква и става купчината за теглене. Още нищо не е изхвърлено.
EK-307 = Кой започва, решава жребият; или започва мястото, избрано от масата.
EK-308 = В началото Котаракът крадец стои пред играча отдясно на този, който започва.
EK-401 = Ръката си виждаш само ти.
EK-402 = Всички знаят колко карти има във всяка ръка.
EK-403 = Всички знаят колко карти има в купчината.
EK-404 = Никой не знае реда на купчината, освен онова, което „Виж бъдещето“ и Обезвреждането разкриват на този, който ги играе.
EK-405 = Изхвърлените карти лежат открити и може да се преглеждат.
EK-406 = Изтеглено Експлодиращо коте веднага се показва на всички.
EK-407 = Къде връщаш коте, знаеш само ти.
EK-408 = Какво показва „Виж бъдещето“, виждаш само ти. То остава в дневника ти така, както е показано; никой не го пресмята наново вместо теб.
EK-409 = Карта, дадена за Услуга или открадната с Двойка, виждат само даващият и получаващият.
EK-410 = Всички чуват какво искат Тройка или Котаракът крадец и виждат дали се дава.
EK-411 = Всички виждат колко хода се дължат и къде стои Котаракът крадец.
EK-412 = Ръката на играч, който експлодира, се показва на всички.
EK-501 = В своя ход играеш колкото карти искаш или нито една; после теглиш.
EK-502 = След като едно действие приключи, можеш да изиграеш друго.
EK-503 = Изиграното отива открито при изхвърлените; към кого е насочено и какво искаш, се казва заедно с него.
EK-504 = Карта, която не е коте, отива в ръката ти и ходът свършва.
EK-505 = Завършен ход е един дължим ход по-малко. Щом не остане нито един, следващият играч има един ход.
EK-506 = Броят на картите в ръка не е ограничен; и празната ръка не променя нищо.
EK-511 = Атака: трябва да имаш картата.
EK-512 = Пропускане: ходът свършва без теглене.
EK-513 = Услуга: друг играч, който има карти, ти дава една по свой избор.
EK-514 = Разбъркване: купчината се разбърква.
EK-515 = Виж бъдещето: само ти гледаш горните три карти; те остават на мястото си.
EK-516 = Двойка: две еднакви карти от какъвто и да е вид крадат случайна карта от друг играч, който има карти.
EK-517 = Тройка: три еднакви карти от какъвто и да е вид искат от друг играч карта по име; ако я има, се дава една.
EK-518 = Ако Котаракът крадец е пред теб, можеш да го пратиш при друг играч и да поискаш една от Котките.
EK-519 = Винаги можеш да теглиш.
EK-520 = Една Котка сама не прави нищо и не може да се играе.
EK-521 = Само по себе си Обезвреждане се играе единствено върху току-що изтеглено коте, а „Не!“ единствено като отговор; в Двойка или Тройка и двете служат като всеки друг вид.
EK-522 = В Двойка или Тройка картите не правят нищо друго.
EK-523 = Други комбинации няма и две различни Котки не са двойка.
EK-531 = Атаката прекратява хода ти веднага, без теглене; следващият играч играе няколко хода поред.
EK-532 = Атаката кара следващия играч да изиграе два хода.
EK-533 = Ако ти си под атака, твоята Атака предава ходовете, които още имаш, включително този, и още два.
EK-534 = Нападнатият играч е под атака; нападателят не дължи повече ходове.
EK-535 = Пропускането отнема само един ход.
EK-536 = Спряна Атака или спряно Пропускане не променя нищо.
EK-541 = Теглиш горната карта; ако е коте, веднага се показва.
EK-542 = Без Обезвреждане експлодираш: картите ти и котето се изхвърлят, котето най-отгоре, и отпадаш.
EK-543 = С Обезвреждане в ръка трябва да го изиграеш и то се изхвърля.
EK-544 = После връщаш котето където и да е в купчината, тайно, без да гледаш.
EK-545 = След Обезвреждане ходът свършва, но само този.
EK-546 = Коте и Обезвреждане не могат да се спрат с „Не!“.
EK-547 = Който експлодира, няма повече ходове; следващият играч има един обикновен ход.
EK-548 = Ако Котаракът крадец стои пред играч, който експлодира, той напуска играта.
EK-551 = Котаракът крадец отива при избрания играч, който дава една карта от поисканата Котка, ако има. И в двата случая остава там.
EK-552 = Можеш да задържиш Котарака крадец за по-късен ход.
EK-553 = Можеш да го пратиш винаги когато в своя ход можеш да изиграеш карта.
EK-554 = Котаракът крадец не може да се спре с „Не!“.
EK-555 = Той не е карта: може да бъде пратен и при играч без карти.
EK-601 = „Не!“ спира всяка току-що изиграна карта или комбинация, също и друго „Не!“, преди да подейства; никога коте, Обезвреждане или Котарака крадец.
EK-602 = „Не!“ срещу „Не!“ пуска действието отново и така нататък.
EK-603 = Питат се всички живи освен този, който току-що е играл, и се отговаря тайно: „Не!“ (с такава карта в ръка) или „Нека мине“.
EK-604 = Прозорецът се затваря, когато всички са отговорили; щом времето му изтече, липсващ отговор значи „Нека мине“.
EK-605 = Ако няколко души кажат „Не!“, играе го най-близкият по часовниковата стрелка; другите запазват картите си и никой не научава, че са ги имали.
EK-606 = Четен брой „Не!“ оставя действието да стане, нечетен го спира.
EK-607 = Спряното остава при изхвърлените, както и всички карти от комбинация.
EK-608 = Никой не може да разбере дали си без „Не!“, или просто го пазиш.
EK-609 = При надпревара първото „Не!“ затваря прозореца.
EK-610 = Случайността и изборите идват едва след като се затвори последният прозорец.
EK-611 = Който е изиграл действието, може да отговори на „Не!“ като всеки друг.
EK-701 = Печели последният жив играч.
EK-702 = Другите се подреждат според това колко дълго са издържали.
EK-703 = Купчината никога не свършва: в нея винаги има с едно коте по-малко от живите играчи.
EK-801 = С празна ръка теглиш или пращаш Котарака крадец.
EK-802 = „Виж бъдещето“ показва всички карти, ако са по-малко от три.
EK-803 = Ако никой друг няма карти, Услуга и Двойка не могат да се играят; Тройка и Котаракът крадец могат, но напразно.
EK-804 = Ако последната карта в нечия ръка е била току-що изиграното „Не!“, Услугата и Двойката не носят нищо.
EK-805 = Ако е останала една карта, за Услуга се дава тя.
EK-806 = Ако котето е било последната карта в купчината, то се връща като единствена.
EK-807 = При двама играчи Атаката е срещу другия.
EK-808 = Който експлодира, не играе нито един от дължимите ходове.
EK-809 = Ако нападнат играч експлодира в първия си ход, следващият играч има един ход.
EK-810 = Котаракът крадец на играч, който експлодира, изчезва завинаги.
EK-811 = Ако никой няма „Не!“, всички оставят да мине.
EK-812 = Тройката носи една карта, дори другият играч да има повече такива.
EK-813 = Никоя карта не се губи: купчината, изхвърлените, ръцете и котето, което се връща, съставят цялата игра.
EK-901 = Редът на тестето без котетата е случаен.
EK-902 = Редът на купчината с котетата е случаен.
EK-903 = Всяко Разбъркване дава случаен ред.
EK-904 = Коя карта краде Двойката, решава случайността.
EK-905 = Кой започва, се решава случайно, ако масата е избрала така.

exploding-kittens-position-past = { $number ->
    [0] Миналото на тази позиция не може да е започнало така.
   *[other] Миналото на тази позиция противоречи на картите ѝ, при запис { $number }.
}

## Казва се на този, който го прави, след „ти“

exploding-kittens-stole-card-self = Крадеш карта от { $to }: „{ exploding-kittens-title }“.
exploding-kittens-nothing-left-self = Нямаш останала карта за { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Гледаш единствената карта в купчината.
   *[other] Гледаш горните { $count } карти на купчината.
}
exploding-kittens-drew-card-self = Теглиш „{ exploding-kittens-title }“.
exploding-kittens-kitten-self = Теглиш Експлодиращо коте.
exploding-kittens-defused-self = Обезвреждаш го.
exploding-kittens-placed-at-self = Връщаш котето { $depth ->
    [0] най-отгоре
    [one] под 1 карта
   *[other] под { $depth } карти
} ({ $pile } в купчината).
exploding-kittens-exploded-self = { $count ->
    [0] Експлодираш с празна ръка.
    [one] Експлодираш и изхвърляш 1 карта: { $cards }.
   *[other] Експлодираш и изхвърляш { $count } карти: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] На ред си.
   *[other] На ред си, { $owed } хода поред.
}

## Казва се на този, за когото се отнася

exploding-kittens-began-you = Нова партия. Започваш ти; { $pile } карти в купчината, сред тях { $kittens ->
    [one] 1 коте
   *[other] { $kittens } котета
}.
exploding-kittens-attacked-you = Трябва да изиграеш { $owed } хода.
exploding-kittens-won-you = Оставаш само ти и печелиш.
exploding-kittens-because-last-alive-you = Само ти не експлодира.
exploding-kittens-refused-turn-you = Сега е твой ред.
exploding-kittens-refused-gift-you = Първо ти даваш карта на { $to }.
exploding-kittens-refused-burglar-you = Котаракът крадец стои пред теб.
exploding-kittens-refused-target-dead-you = Ти вече експлодира.
exploding-kittens-refused-empty-hand-you = Нямаш карти за даване.
exploding-kittens-heading-hand-you = Твоята ръка
exploding-kittens-line-won-you = Ти спечели.
exploding-kittens-line-turn-you = { $owed ->
    [one] Твой ред е.
   *[other] Твой ред е: дължиш { $owed } хода.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] Твой ред е, под атака: остава 1 ход.
   *[other] Твой ред е, под атака: остават { $owed } хода.
}
exploding-kittens-line-burglar-you = Котаракът крадец стои пред теб.
exploding-kittens-line-attack-you = Играеш „{ exploding-kittens-title }“.
exploding-kittens-line-skip-you = Играеш „{ exploding-kittens-title }“.
exploding-kittens-line-shuffle-you = Играеш „{ exploding-kittens-title }“.
exploding-kittens-line-see-you = Играеш „{ exploding-kittens-title }“.
exploding-kittens-line-favor-you = Играеш „{ exploding-kittens-title }“: от { $to } се иска карта.
exploding-kittens-line-pair-you = Играеш две карти „{ exploding-kittens-title }“, за да откраднеш карта от { $to }.
exploding-kittens-line-three-you = Играеш три карти „{ exploding-kittens-title }“ и искаш от { $to } картата „{ exploding-kittens-named }“.
exploding-kittens-line-nope-you = Казваш „Не!“.
exploding-kittens-line-give-you = Избираш карта за { $to }.
exploding-kittens-line-defuse-you = Тайно връщаш котето в купчината.
exploding-kittens-table-boom-you = Експлодираш
exploding-kittens-table-tell-defuse-you = Криеш котето в купчината
exploding-kittens-table-turning-you = Последното коте гръмна в твоите ръце{ $count ->
    [0] .
    [one] , след 1 обезвредено.
   *[other] , след { $count } обезвредени.
}

## Какво говори за хода

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] знаеш, че следващата карта е безопасна
       *[other] знаеш, че следващата карта експлодира
    }
    [odds] според това, което знаеш, шансът следващата карта да експлодира е { $percent }%
   *[plain] { $kittens ->
        [0] никоя от останалите { $pile } карти не експлодира
        [one] { $pile ->
            [one] единствената останала карта експлодира
           *[other] 1 от останалите { $pile } карти експлодира
        }
       *[other] { $kittens } от останалите { $pile } карти експлодират
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] нямаш Обезвреждане
    [one] имаш 1 Обезвреждане
   *[other] имаш { $defuses } Обезвреждания
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Дължиш още { $owed } хода.
}
exploding-kittens-explain-draw = Тегли: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Пропусни сега: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Атакувай: вместо теб тегли { $to }, и то неведнъж; { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Първо погледни: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Разбъркай: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }. След това никой не знае реда.
exploding-kittens-explain-hand = { $cards ->
    [one] в ръка 1 карта
   *[other] в ръка { $cards } карти
}
exploding-kittens-explain-favor = Поискай от { $to } ({ exploding-kittens-explain-hand }): { exploding-kittens-explain-defuses }, а { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Открадни от { $to } ({ exploding-kittens-explain-hand }): { exploding-kittens-explain-defuses }, а { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Поискай от { $to } ({ exploding-kittens-explain-hand }) „{ exploding-kittens-title }“: { exploding-kittens-explain-defuses }, а { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = Според това, което знаеш, шансът { $to } да има „{ exploding-kittens-title }“ е { $chance }%; Котаракът крадец не струва карта.
exploding-kittens-explain-nope = { $aim ->
    [mine] Отвърни с „Не!“: картата ти си струва.
    [you] „Не!“: това е насочено към теб.
   *[others] „Не!“: по-добре да се спре.
} { $nopes ->
    [one] Това е единственото ти „Не!“.
   *[other] Имаш { $nopes } карти „Не!“.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Нека мине: нямаш „Не!“.
    [one] Нека мине: единственото ти „Не!“ ще струва повече по-късно.
   *[other] Нека мине: твоите { $nopes } карти „Не!“ ще струват повече по-късно.
}
exploding-kittens-explain-put = { $depth ->
    [0] Най-отгоре: пада се на { $to } при следващото теглене, ако нищо не се намеси.
    [one] Под 1 от { $pile } карти: само ти го знаеш.
   *[other] Под { $depth } от { $pile } карти: само ти го знаеш.
}
exploding-kittens-explain-give = Дай „{ exploding-kittens-title }“: тази карта ще ти липсва най-малко.

# Какво казва командният ред.

cli-you = Ти
cli-metal-1 = Калай
cli-metal-2 = Мед
cli-metal-3 = Месинг
cli-metal-4 = Сребро
cli-metal-5 = Злато
cli-metal-6 = Диамант

## Помощ
cli-usage = Употреба:{" "}
cli-heading-options = Опции
cli-heading-commands = Команди
cli-ludoteca = Дом за игри с карти и плочки: играй, гледай как играят ботове, проверявай файлове с партии.
cli-serve = Отваря дома: хората на тази машина играят в браузъра си.
cli-serve-host = Адресът, на който да слуша.
cli-serve-port = Портът; без него първият свободен от този на дома нататък. 0 взема който и да е.
cli-serve-lan = Пуска телефони и компютри от същата Wi-Fi мрежа; показва адреса и QR код.
cli-serve-data = Папката, в която се пазят масите и гостите.
cli-serve-database = Адресът на база данни PostgreSQL вместо файл в папката с данни; LUDOTECA_DATABASE казва същото.
cli-serve-key = Файлът с ключа, който подписва партиите, ако няколко сървъра делят един; иначе е в папката с данни.
cli-serve-allowed = Още едно име, под което браузърите могат да стигнат до този дом; може да се дава няколко пъти.
cli-serve-proxies = Обратно прокси, по адрес или мрежа: само на него се вярва кой идва и как (X-Forwarded-For, X-Forwarded-Proto). Може да се дава няколко пъти.
cli-serve-notices = Файл, който казва как се известяват хората, които ги няма: Web Push, имейл. Без него никой не се известява.
cli-serve-metrics = Казва как е домът, в числа за Prometheus, на /metrics: само на тази машина.
cli-serve-token = Файл с токен: който го изпрати, чете /metrics и от другаде.
cli-serve-open-browser = Дали да отвори браузъра; на настолна машина се отваря сам.
cli-games = Изброява игрите с местата и опциите на масата.
cli-play = Игра срещу ботове, тук в терминала.
cli-play-game = Срещу ботове, в терминала; по време на партията ? дава помощ.
cli-play-seats = Колко души играят, включително ти.
cli-play-bot = Кой играе срещу теб: tin, copper, brass, silver, gold, diamond (от Калай до Диамант) или random, greedy, thumb, search:3k, search:1s, …; веднъж за всеки бот, последният запълва масата.
cli-play-seed = Число, което определя раздаването.
cli-play-save = Записва тук файла с партията, когато тя свърши или ти си тръгнеш.
cli-arena = Оставя ботове да изиграят много партии помежду си: с едни и същи раздавания и разменени места. GAME е игра, няколко игри със запетаи или all. PLAYERS са tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (итерации), search:1.2s (секунди), search:10kx2 (две нишки), net:FILE или твой клас като module:Class.
cli-arena-short = Оставя ботове да изиграят много партии помежду си.
cli-arena-count = Партии във всяка среща.
cli-arena-everybody = Всеки среща всички други или първият среща всеки от другите поотделно, единствен такъв на масата си.
cli-arena-seats = Играчи на всяка маса; няколко числа със запетаи се играят едно след друго. Без това: най-малкото, което играта позволява.
cli-arena-options = Опция на масата, например expert=true, или expert=true,false за двете; може да се дава няколко пъти.
cli-arena-seed = Число, което определя всички раздавания.
cli-arena-processes = Колко партии се играят едновременно.
cli-arena-ray = Играе на клъстер Ray: този, който RAY_ADDRESS посочва, иначе на тази машина.
cli-arena-resume = Записва всяка завършена партия в този файл и не играе пак записаните: продължава след спиране.
cli-arena-report = Записва всичко, партия по партия, в този файл като JSON; - го показва.
cli-bench = Измерва колко бързо играе тази машина: една игра или всички.
cli-bench-seats = Колко играят; без това трима, където може, иначе най-близкият брой, четирима при Exploding Kittens.
cli-verify = Проверява файл с партия: ходове, верига, тегления, събития, резултат, кой е решавал, семе и подпис. Изходният код е 0, ако е непротиворечив, 1, ако не е, 3, ако е посочен ключ, а е подписал друг или никой.
cli-verify-short = Проверява файл с партия: честно ли е раздадена и изиграна?
cli-verify-keys = Публичен ключ, на който вярваш, и името, с което да се нарича: NAME=KEY, където KEY е шестнайсетичен или файл, който го съдържа, както го дава /key. Може да се дава няколко пъти.
cli-verify-chain = Откъс от публичната верига на дома, който е раздал, както го дава /api/chain: раздаването трябва да е там.
cli-verify-origin = Файлът на партията, от която е продължена тази: трябва да води дотам, където тя започва.
cli-replay = Минава през файл с партия. Enter продължава, b връща, число отива на този ход, q завършва.
cli-replay-short = Минава през файл с партия, ход по ход.
cli-replay-seat = Гледа през очите на това място (a, b, …); без него като зрител.
cli-replay-move = Ходът, от който да започне; 0 е раздаването.
cli-replay-at-once = Показва дневника на всички ходове наведнъж.
cli-explain = Казва защо: за едно решение с --move, а без него за цяла завършена партия: шансът на всеки след всеки ход, преломите, късметът и решенията поотделно. Всяко място се обяснява с онова, което е можело да знае.
cli-explain-short = Казва защо: за едно решение или за цяла завършена партия.
cli-explain-move = Ходът за обяснение, броено от 1.
cli-explain-seat = Мястото (a, b, …), чието знание важи; без него това, което е направило хода.
cli-explain-iterations = Колко пъти опитва търсенето за всяко решение.
cli-explain-threads = Колко решения се обмислят едновременно.
cli-explain-as-json = Показва резултата като JSON.
cli-puzzles = Задачи: позиции, в които един ход е явно най-добър. Намира още или проверява наличните.
cli-puzzles-short = Намира задачи в партии на силни ботове или ги проверява.
cli-puzzles-mine = Играе партии между най-силните ботове и пази решенията, в които един ход е явно най-добър при всичко, което мястото знае. Ако спреш (Ctrl-C), намереното остава. Файл, който вече има задачи, получава още.
cli-puzzles-mine-short = Намира задачи в партии между силни ботове.
cli-puzzles-mine-count = Колко задачи да има във файла, по една трета от всяка трудност.
cli-puzzles-mine-minutes = Спира след толкова минути, колкото и задачи да са намерени.
cli-puzzles-mine-processes = Колко партии се играят едновременно.
cli-puzzles-mine-seed = Число, което определя всички партии; друго намира други задачи.
cli-puzzles-mine-out = Файлът със задачите.
cli-puzzles-check = Задава отново задачи, избрани по жребий, на по-дълбоко търсене и със семена, които никога не са ползвани. Без FILES: задачите на дома.
cli-puzzles-check-short = Задава задачи отново на по-дълбоко търсене.
cli-puzzles-check-depth = Колко пъти по-дълбоко, отколкото при намирането на задачата.
cli-puzzles-check-sample = Колко задачи се теглят от всички файлове заедно.
cli-puzzles-check-seed = Число, което определя жребия и търсенията.
cli-puzzles-check-processes = Колко задачи се задават едновременно.
cli-learn = Учи невронна мрежа на игра: тя играе срещу себе си на маси от всякакъв размер и от време на време показва как се справя срещу ботовете на дома. Нужен е PyTorch: pip install "ludoteca[learn]". Готовата мрежа играе и без него, в арената като net:FILE.
cli-learn-short = Учи невронна мрежа на игра, като я оставя да играе срещу себе си.
cli-learn-minutes = Колко време да се учи. Пуснато отново със същата папка, продължава оттам.
cli-learn-folder = Къде се пазят междинното състояние, мрежата и кривата.
cli-learn-seats = Учи се само на маси с този размер и с обичайните опции: така е по-бързо. Без това: на всички маси на играта.
cli-learn-card = Учене на карта на NVIDIA (нужна е добавката cuda) или на процесора; без това на карта, ако има.
cli-learn-exam = Партии във всеки изпит, срещу всеки бот.
cli-push-key = Записва във FILE нов ключ, по който push услугите познават този дом. С него се абонират браузърите: пази го, иначе всички трябва да включат известията отново.
cli-push-key-short = Прави ключа за Web Push.
cli-push-key-done = Ключът е в { $file } и само ти можеш да го четеш. Посочи го във файла за serve --notices.
cli-push-key-impossible = В { $file } не може да се запише ключ: { $reason }.
cli-house = Показва връзка към страницата за онези, които се грижат за отворен дом: какво работи, спрели маси, рестарти. Прави се с ключа в папката с данни и се отваря веднъж, до пет минути.
cli-house-short = Показва връзката към страницата за управление.
cli-house-data = Папката, в която домът пази ключа си.
cli-house-key = Файлът с ключа, ако няколко сървъра делят един; иначе е в папката с данни.
cli-house-address = Къде отговаря домът.
cli-house-link = Отвори тази връзка до { $minutes } минути; тя се отваря веднъж: { $link }
cli-house-no-key = Ключът { $file } не съществува. Посочи вярната папка с --data или файла с --key.
cli-house-impossible = Ключът { $file } не може да се прочете: { $reason }. Опитай с потребителя, под който работи домът.
cli-house-bad-address = { $address } не е адрес на дом. Опитай: ludoteca house --address https://games.example.org
cli-backup = Копира всичко, което домът помни, във FOLDER, дори докато се играе. Самото копие е папка за serve --data.
cli-backup-short = Копира всичко, което домът помни, дори докато се играе.
cli-backup-data = Папката за копиране; без нея обичайната на дома.
cli-restore = Слага резервно копие на мястото на онова, което домът помни. Преди това го проверява: всяка маса се чете, всяка текуща партия се преиграва. Не става, докато домът е отворен; каквото е било там, се мести настрана и никога не се трие.
cli-restore-short = Слага резервно копие на мястото на онова, което домът помни.
cli-restore-data = Папката на дома; без нея обичайната.
cli-move = Премества всичко, което един дом помни, на друго място: от папка с данни в PostgreSQL или обратно. Домът трябва да е затворен. Накрая всичко се сравнява; прекъснато преместване продължава оттам, докъдето е стигнало. Старото място остава, каквото е.
cli-move-short = Премества дом от файла му в PostgreSQL или обратно.
cli-move-source = Къде е: папка с данни или postgresql://…
cli-move-target = Къде отива: нова папка или празна база данни.
cli-warm = Компилира всички игри сега, вместо когато се играе първата.
cli-option-lang = Езикът. Без него този на средата.
cli-option-help = Показва това и завършва.
cli-option-version = Показва версията и завършва.

## Какво се обърква
cli-try-help = Опитай: { $command }
cli-no-such-command = Няма команда „{ $name }“
cli-no-such-option = Няма опция { $name }
cli-missing = Липсва { $name }
cli-bad-value = { $name } не приема такава стойност: { $reason }
cli-no-such-game = Никоя игра не се казва „{ $name }“. Има: { $games }. Опитай: ludoteca games
cli-no-such-seat = Няма място „{ $letter }“: местата са от a до { $last }.
cli-bad-option-text = „{ $text }“ не е опция на масата. Пише се NAME=VALUE, например expert=true. Опитай: ludoteca games
cli-bad-player = Никой играч не се казва „{ $text }“. Опитай tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (итерации) или search:1.2s (секунди).
cli-no-such-level = { $game } няма бот на ниво { $level }. Най-силният е { $best }.
cli-bad-budget = „{ $text }“ не е нещо, което може да се даде на търсене. Опитай search:10k, search:1.2s или search:10kx2 (две нишки); най-много 100 милиона итерации, 60 секунди и 64 нишки.
cli-explain-unfinished = Тази партия още не е завършена и няма цяла история. Опитай: --move { $count }
cli-explain-no-such-move = Няма ход { $number }: този файл има решения от 1 до { $last }. Опитай: --move { $last }
cli-file-missing = Файлът { $file } не се чете: { $reason }. Опитай: ludoteca play kariba --save { $file }
cli-save-impossible = Файлът { $file } не може да се запише: { $reason }. Опитай другаде с --save.
cli-serve-bad-proxy = { $proxy } не е нито адрес, нито мрежа. Опитай: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = Токенът в { $file } може да се отгатне: нужни са поне { $least } букви и цифри без интервали. Опитай: openssl rand -hex 32
cli-serve-port-taken = Домът не може да отвори на { $host }, порт { $port }: { $reason }. Опитай: ludoteca serve --port 0
cli-backup-itself = Копието не може да лежи в папката, която копира: { $folder }. Избери друга.
cli-backup-impossible = { $data } не може да се копира в { $folder }: { $reason }. Опитай друга папка или посочи вярната с --data.
cli-backup-postgresql = Този дом пази масите си в PostgreSQL: копирай ги с pg_dump --format=custom, а до тях и server.key. docs/hosting.md казва как.
cli-restore-impossible = { $backup } не може да се върне в { $data }: { $reason }. Каквото беше там, не е изтрито.
cli-restore-postgresql = Този дом пази масите си в PostgreSQL: върни дъмп с pg_restore в празна база данни. docs/hosting.md казва как.
cli-move-impossible = { $source } не може да се премести в { $target }: { $reason }. Старият дом е, какъвто беше; същата команда продължава оттам, докъдето е стигнала.
cli-serve-no-data = Домът не може да ползва данните си в { $data }: { $reason }. Ако базата данни е повредена, резервно копие се връща с: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = Ключът в { $file } не може да се използва: { $reason }. Посочи друг файл с --key.
cli-arena-players-few = Арената иска поне двама различни играчи. Опитай: ludoteca arena kariba greedy random
cli-bad-own-bot = „{ $text }“ не може да играе: { $reason }. Опитай module:Class, клас с метод choose, който се импортира от тази папка.
cli-arena-bad-seats = „{ $text }“ не е брой места. Опитай --seats 2 или --seats 2,4
cli-arena-no-ray = Тук Ray не е инсталиран. Опитай: pip install "ludoteca[ray]" или махни --ray, за да ползваш всички ядра на тази машина.
cli-arena-not-a-journal = Файлът { $file } не е дневник на арена и остана, какъвто беше. Опитай друго име с --resume.
cli-arena-bad-journal = Дневникът { $file } не може да се ползва: { $reason }. Опитай друго име с --resume.
cli-arena-no-report = Файлът { $file } не може да се запише: { $reason }. Опитай другаде с --json.
cli-learn-no-torch = Тук PyTorch не е инсталиран. Опитай: pip install "ludoteca[learn]"
cli-learn-no-card = Тук няма карта на NVIDIA, която да може да се ползва. Опитай: --no-card
cli-learn-no-folder = { $file } не може да се запише: { $reason }. Опитай другаде с --folder.
cli-learn-bad-checkpoint = { $file } не е междинно състояние за { $game }, каквато е тук, и остана непроменен. Опитай другаде с --folder.
cli-learn-narrower = { $file } съдържа мрежа с { $width } неврона на слой и може да продължи само с тази ширина. За да се разшири, като се тръгне само от мрежата, премести междинното състояние другаде.
cli-learn-too-wide = Мрежа с { $width } неврона на слой е твърде голяма за { $game }. Опитай с по-малко неврони или слоеве.
cli-learn-other-layers = { $file } съдържа мрежа с { $width } неврона на слой (слоеве: { $layers }) и не може да продължи по-тясна или с други слоеве. За да се започне отначало, опитай другаде с --folder.
cli-learn-own-rival = { $file } е точно това, което този курс би записал, и затова не може да му бъде съперник. Опитай с копие другаде, или на друго място с --folder.
cli-puzzles-no-file = Файлът { $file } не може да се запише: { $reason }. Опитай другаде с --out.
cli-puzzles-not-writable = там не е позволено да се пише
cli-puzzles-other-game = Файлът { $file } съдържа задачи за { $game } и остана, какъвто беше. Опитай друго име с --out.
cli-play-too-many = { $count } { $count ->
    [one] бот
   *[other] бота
  } и ти сте повече от { $seats } места. Посочи по-малко ботове или вземи повече --seats.

## Играта
cli-play-hello = Седиш на място { $letter }. Напиши номера на ход или самия ход. ? помага, q напуска.
cli-play-help =
    Число: този ход от списъка.
    Ход, както се пише, с твоята буква или без нея: 7x2 или { $letter } 7x2.
    why 7x3: защо даден ход не е позволен.
    Номер на правило, например KA-522: правилото в едно изречение.
    Enter или table: масата още веднъж. log: всичко, което се случи. q: напускаш.
cli-play-legal = { $move } е позволен ход.
cli-play-left = Тръгна си преди края.
cli-play-saved = Файлът с партията е { $file }.
cli-play-more = Останалите ходове се изписват.

## Преглед на файлове
cli-verify-no-key = В { $file } няма публичен ключ. Ключът има 64 шестнайсетични цифри: NAME=KEY или файл, който го съдържа.
cli-verify-other-origin = { $file } не е партията, от която според този файл е продължено.
cli-verify-known = Непротиворечив и подписан с ключа на { $name }: { $key }
cli-verify-unknown = Непротиворечив и подписан с непосочен ключ: { $key } (сравни го с /key на адреса на дома или го посочи с --key)
cli-verify-consistent = Непротиворечив; произходът му не е доказан: никой не го е подписал.
cli-verify-broken = Противоречив: този файл не е запис на партия, както е била изиграна.
cli-replay-at = Ход { $number } от { $count }: { $move }
cli-replay-deal = Раздаването, преди { $count ->
    [one] 1 ход
   *[other] { $count } хода
  }

## Игри, загряване, арена, измерване
cli-games-seats = { $counts } играчи
cli-warm-waiting = Преглежда се кешът…
cli-warm-part = { $game }: компилира се { $part } ({ $number } от { $count })
cli-warm-first = Първо { $game } се компилира; става веднъж и отнема около минута.
cli-warm-failed = { $game } не може да се компилира тук.
cli-play-cold = Играта още не е компилирана: започва веднага, а ботовете, които търсят, играят на око, докато стане готова.
cli-play-warm = Играта е компилирана: отсега ботовете играят, както ги избра.
cli-warm-done = { $seconds ->
    [one] Компилирано за 1 секунда.
   *[other] Компилирано за { $seconds } секунди.
}
cli-warm-already = Всичко вече беше компилирано.
cli-backup-done = Копирано в { $file } ({ $size } KB). Съдържа тайните на текущите партии: пази го.
cli-restore-reading = Чете се { $backup }…
cli-restore-read = прочетени { $read } от { $of } маси и партии
cli-restore-done = Възстановено в { $data }: маси { $tables }, партии { $matches }, ходове { $moves }.
cli-restore-running = { $running ->
    [0] Нямаше текуща партия.
    [one] 1 партия продължава
   *[other] { $running } партии продължават
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] {" "}оттам, докъдето беше стигнала играта.
       *[other] ; { $told } от тях могат да се четат, но не и да се продължат по днешните правила.
    }
  }
cli-restore-kept-key = Копието няма server.key, затова остава този, който беше там.
cli-restore-aside = Каквото беше там преди, лежи в { $aside }.
cli-move-moved = { $table }: { $done } от { $of } реда
cli-move-same = { $table }: { $rows } реда, { $digest }, еднакво на двете места
cli-move-done = Преместено в { $target } и нищо не липсва. Това в { $source } вече не трябва; пази го, докато се огледаш.
cli-move-key = Ключът, който подписва партиите, е файл: { $file }. Нужен е на всеки сървър на този дом, в папката му с данни или с --key.
cli-move-no-key = В { $folder } още няма ключ. Копирай там { $file } на този дом, преди да отвори; иначе ще подписва партиите с нов ключ.
cli-serve-ready = Домът е отворен: { $address }
cli-arena-playing = { $game }
cli-arena-player = Играч
cli-arena-games = Партии
cli-arena-rate = Победи
cli-arena-interval = 95% интервал
cli-arena-fair = Справедлив дял: { $rate }
cli-arena-shared = Поделени
cli-arena-score = Средно точки
cli-arena-against = Пред
cli-arena-rating = Рейтинг
cli-arena-faced = { $player } срещу
cli-arena-table = { $game }, { $seats } места{ $options }
cli-arena-together = Всичко заедно

## Задачи
cli-puzzles-mining = { $game }: намерени задачи
cli-puzzles-mined = { $file } съдържа { $count } задачи: { $easy } лесни, { $medium } средни, { $hard } трудни. Този път са намерени { $found }.
cli-puzzles-checking = По-дълбоко търсене
cli-puzzles-game = Игра
cli-puzzles-asked = Зададени
cli-puzzles-agreed = Съвпаднали
cli-puzzles-rate = Дял
cli-puzzles-all = Всички
cli-puzzles-disagrees = { $game }, { $name }: по-дълбокото търсене играе { $move }.
cli-bench-what = Какво
cli-bench-value = Най-доброто от 5
cli-bench-running = Измерва се { $game }…
cli-bench-fast = Случайни ходове, едно ядро, с раздаването, бърз генератор
cli-bench-fast-games = Случайни партии, същото
cli-bench-secure = Случайни ходове, едно ядро, с раздаването, ChaCha20
cli-bench-secure-games = Случайни партии, същото
cli-bench-search = Итерации на търсене от началото, случайно доиграване докрай, една нишка
cli-bench-search-two = Същото с две нишки
cli-bench-search-best = Итерации на търсене, както играят ботовете, една нишка
cli-bench-gold = Колко мисли Злато преди първия ход
cli-bench-match = Ходове през Match в Python: събития, тегления, проверки
cli-bench-first = От import до първия ход на нов процес

## Обяснения
cli-explain-at = Ход { $number } от { $count }: { $move }
cli-explain-stands = Шанс за победа на { $seat }: { $chance }, според всичко, което това място е можело да знае.
cli-explain-made = изигран
cli-explain-expected = Очаквано нататък: { $moves }
cli-explain-thinking = Обмисляне
cli-explain-number = Ход
cli-explain-move-made = Изигран
cli-explain-deal = раздаване
cli-explain-cost = Подарено
cli-explain-turning = ◆ Прелом, ход { $number }: { $move }
cli-explain-player = Играч
cli-explain-start = При раздаването
cli-explain-luck = Късмет
cli-explain-decisions = Избор
cli-explain-result = Резултат
cli-explain-knew = Късмет и избор в пунктове шанс за победа, с онова, което всяко място е можело да знае.

## Learning
cli-learn-begins = { $game }: от нулата. Първите числа идват след минута-две.
cli-learn-goes-on = Продължава от { $file }: дотук { $steps } милиона стъпки.
cli-learn-mark = { $minutes } мин, { $steps } милиона стъпки. Дял от победите: { $shares }
cli-learn-done = Мрежата е в { $file }. Опитай: ludoteca arena { $game } net:{ $file } copper --games 400

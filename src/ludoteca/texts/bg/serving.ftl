# Какво казва сървърът в терминала, когато не може да тръгне.

serving-data-in-use = Друг сървър вече държи масите си в { $folder }. Ползвай него или дай на този своя папка с --data.
serving-log-damaged = Дневникът на базата данни беше повреден: { $moves ->
    [one] липсва 1 потвърден ход
   *[other] липсват { $moves } потвърдени хода
  }, на масите { $tables }. Дневникът, какъвто беше намерен, лежи до базата данни; ludoteca restore връща резервно копие.
serving-half-restored = Връщането на резервно копие в { $folder } е прекъснато. Опитай още веднъж: ludoteca restore; каквото е било преди, лежи до папката.
serving-copy-there = В { $folder } вече има дом или негово копие, което остава, каквото е. Избери нова папка; за връщане на копие има ludoteca restore.
serving-restore-itself = { $folder } не може да се възстанови от себе си. Посочи папката на резервно копие.
serving-no-copy = В { $folder } няма резервно копие: липсва ludoteca.sqlite. Посочи папка, направена от ludoteca backup.
serving-copy-in-use = В { $folder } има отворен дом. Първо му направи копие с ludoteca backup и възстанови него.
serving-copy-damaged = Резервното копие в { $folder } не е цяло, затова нищо не се промени. Вземи по-ранно.
serving-copy-newer = Резервното копие в { $folder } идва от по-нова Ludoteca, затова нищо не се промени. Първо инсталирай онази версия.
serving-moves-missing = В партии на масите { $tables } липсват ходове по средата. Могат да се четат, но не и да се продължат; ludoteca restore връща резервно копие.
serving-notices-wrong = Известията не могат да се настроят от { $file }: { $reason }.
serving-database-bad-address = Това не е адрес на база данни PostgreSQL. Напиши го така: { $example }. В парола пиши @ като { $escaped }.
serving-database-no-driver = Тази Ludoteca още не може да говори с PostgreSQL: липсва драйверът. Опитай: pip install "{ $extra }"
serving-database-unreachable = { $database } е недостъпна: { $reason }. Провери дали PostgreSQL работи там и пуска този потребител.
serving-database-too-old = { $database } е PostgreSQL { $version }. На Ludoteca ѝ трябва { $oldest } или по-нова.
serving-database-read-only = { $database } оттук може само да се чете. Ако е реплика, посочи основната; иначе разреши на този потребител да пише и да създава таблици.
serving-database-half-migrated = { $database } не е цяла: липсва част от това, което Ludoteca пази там. Върни дъмп или посочи празна база данни.
serving-database-newer = { $database } е на по-нова Ludoteca, затова нищо не се промени. Инсталирай онази версия.
serving-database-half-moved = Преместването в { $database } е прекъснато. Пусни същия ludoteca move още веднъж: продължава оттам, докъдето е стигнал.
serving-move-not-empty = В { $target } вече има нещо и то остава, каквото е. Посочи нова папка или празна база данни.
serving-move-other = В { $target } има половината от друг дом, а не от { $source }. Продължи с него или посочи друго място.
serving-move-open = В { $place } има отворен дом. Първо го затвори: изиграното междувременно би липсвало.
serving-move-no-house = В { $place } няма дом. Посочи папка с данни или адрес на база данни, в която има.
serving-move-differs = Каквото пристигна в { $target }, не е каквото тръгна от { $source }: { $tables }. Старият дом не е променен; изпразни новото място и премести отново.

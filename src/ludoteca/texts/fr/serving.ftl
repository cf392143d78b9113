# Ce que dit le serveur dans le terminal quand il ne peut pas démarrer.

serving-data-in-use = Un autre serveur garde déjà ses tables dans { $folder }. Utilise celui-là, ou donne à celui-ci un dossier à lui avec --data.
serving-log-damaged = Le journal de la base de données était abîmé : { $moves ->
    [one] il manque { $moves } coup qui avait été confirmé
   *[other] il manque { $moves } coups qui avaient été confirmés
  }, aux tables { $tables }. Le journal tel qu’il était est à côté de la base de données ; ludoteca restore ramène une sauvegarde.
serving-half-restored = La remise en place d’une sauvegarde a été interrompue dans { $folder }. Essaie encore une fois : ludoteca restore ; ce qu’il y avait avant est à côté.
serving-copy-there = { $folder } contient déjà une maison ou sa copie, qui reste telle quelle. Choisis un nouveau dossier ; pour ramener une copie, il y a ludoteca restore.
serving-restore-itself = { $folder } ne peut pas être restauré à partir de lui-même. Indique le dossier d’une sauvegarde.
serving-no-copy = Il n’y a pas de sauvegarde dans { $folder } : il y manque ludoteca.sqlite. Indique un dossier fait par ludoteca backup.
serving-copy-in-use = Une maison est ouverte dans { $folder }. Fais-en d’abord une sauvegarde avec ludoteca backup, et restaure celle-là.
serving-copy-damaged = La sauvegarde dans { $folder } n’est pas intacte, donc rien n’a été changé. Prends-en une plus ancienne.
serving-copy-newer = La sauvegarde dans { $folder } vient d’une Ludoteca plus récente, donc rien n’a été changé. Installe d’abord cette version.
serving-moves-missing = Dans des parties aux tables { $tables }, il manque des coups au milieu. Elles peuvent être lues, mais pas continuées ; ludoteca restore ramène une sauvegarde.
serving-notices-wrong = Les notifications ne peuvent pas être réglées à partir de { $file } : { $reason }.
serving-database-bad-address = Ce n’est pas l’adresse d’une base PostgreSQL. Écris-la ainsi : { $example }. Dans un mot de passe, écris @ comme { $escaped }.
serving-database-no-driver = Cette Ludoteca ne sait pas encore parler à PostgreSQL : il manque le pilote. Essaie : pip install "{ $extra }"
serving-database-unreachable = { $database } est injoignable : { $reason }. Regarde si PostgreSQL y tourne et laisse entrer ce compte.
serving-database-too-old = { $database } est un PostgreSQL { $version }. Il faut à Ludoteca la version { $oldest } ou une plus récente.
serving-database-read-only = { $database } ne peut être que lue d’ici. Si c’est une réplique, indique la principale ; sinon, permets à ce compte d’écrire et de créer des tables.
serving-database-half-migrated = { $database } n’est pas entière : il manque une partie de ce que Ludoteca y garde. Remets un dump en place, ou indique une base vide.
serving-database-newer = { $database } appartient à une Ludoteca plus récente, donc rien n’a changé. Installe cette version.
serving-database-half-moved = Le déménagement vers { $database } a été interrompu. Relance le même ludoteca move : il reprend où il s’était arrêté.
serving-move-not-empty = Il y a déjà quelque chose dans { $target }, qui reste tel quel. Indique un nouveau dossier ou une base vide.
serving-move-other = Dans { $target } se trouve la moitié d’une autre maison, pas de { $source }. Continue avec celle-là, ou indique un autre endroit.
serving-move-open = Une maison est ouverte dans { $place }. Ferme-la d’abord : ce qui se joue entre-temps manquerait.
serving-move-no-house = Il n’y a pas de maison dans { $place }. Indique un dossier de données, ou l’adresse d’une base qui en contient une.
serving-move-differs = Ce qui est arrivé dans { $target } n’est pas ce qui est parti de { $source } : { $tables }. L’ancienne maison n’a pas changé ; vide le nouvel endroit et recommence.

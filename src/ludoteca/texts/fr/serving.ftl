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

# Ce que dit la ligne de commande.

cli-you = Toi
cli-metal-1 = Étain
cli-metal-2 = Cuivre
cli-metal-3 = Laiton
cli-metal-4 = Argent
cli-metal-5 = Or
cli-metal-6 = Diamant

## Aide
cli-usage = Usage :{" "}
cli-heading-options = Options{" "}
cli-heading-commands = Commandes{" "}
cli-ludoteca = Une maison de jeux de cartes et de tuiles : jouer, regarder jouer les bots, vérifier des fichiers de partie.
cli-serve = Ouvre la maison : sur cette machine, on joue dans son navigateur.
cli-serve-host = L’adresse où écouter.
cli-serve-port = Le port ; sans cela, le premier libre à partir de celui de la maison. 0 prend n’importe lequel.
cli-serve-lan = Laisse entrer les téléphones et les ordinateurs du même Wi-Fi ; affiche l’adresse et un code QR.
cli-serve-data = Le dossier où sont gardés les tables et les convives.
cli-serve-database = L’adresse d’une base PostgreSQL, au lieu d’un fichier dans le dossier de données ; LUDOTECA_DATABASE dit la même chose.
cli-serve-key = Le fichier de la clé qui signe les parties, si plusieurs serveurs la partagent ; sinon, dans le dossier de données.
cli-serve-allowed = Un autre nom sous lequel les navigateurs peuvent joindre cette maison ; peut être donné plusieurs fois.
cli-serve-proxies = Un proxy inverse, par adresse ou par réseau : on croit ce qu’il dit de qui vient et comment (X-Forwarded-For, X-Forwarded-Proto), et on ne croit personne d’autre. Peut être donné plusieurs fois.
cli-serve-notices = Un fichier qui dit comment prévenir qui n’est pas là : Web Push, mail. Sans lui, on ne prévient personne.
cli-serve-metrics = Dit comment va la maison, en chiffres pour Prometheus, à /metrics : à cette machine seulement.
cli-serve-token = Un fichier avec un jeton : qui l’envoie lit /metrics aussi d’ailleurs.
cli-serve-open-browser = S’il faut ouvrir le navigateur ; sur un ordinateur de bureau, il s’ouvre tout seul.
cli-games = Liste les jeux avec leurs places et leurs options de table.
cli-play = Joue une partie contre des bots, ici dans le terminal.
cli-play-game = Contre des bots, dans le terminal ; pendant la partie, ? donne de l’aide.
cli-play-seats = À combien on joue, toi y compris.
cli-play-bot = Contre qui tu joues : tin, copper, brass, silver, gold, diamond (d’Étain à Diamant), ou random, greedy, thumb, search:3k, search:1s, … ; une fois par bot, le dernier remplit la table.
cli-play-seed = Un nombre qui fixe la donne.
cli-play-save = Écrit ici le fichier de la partie quand elle se termine ou quand tu la quittes.
cli-arena = Fait jouer aux bots beaucoup de parties les uns contre les autres : sur les mêmes donnes, en changeant de place. GAME est un jeu, plusieurs séparés par des virgules, ou all. PLAYERS sont tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (itérations), search:1.2s (secondes), search:10kx2 (deux threads), net:FILE, ou une classe à toi sous la forme module:Classe.
cli-arena-short = Fait jouer aux bots beaucoup de parties les uns contre les autres.
cli-arena-count = Parties par rencontre.
cli-arena-everybody = Tous les bots se rencontrent, ou le premier rencontre chacun des autres, seul à sa table.
cli-arena-seats = Nombre de places à chaque table ; plusieurs nombres séparés par des virgules sont joués l’un après l’autre. Sans cela, le minimum que le jeu permet.
cli-arena-options = Une option de table, par exemple expert=true, ou expert=true,false pour les deux ; peut être donnée plusieurs fois.
cli-arena-seed = Un nombre qui fixe toutes les donnes.
cli-arena-processes = Combien de parties sont jouées en même temps.
cli-arena-ray = Joue sur un cluster Ray : celui que nomme RAY_ADDRESS, sinon un sur cette machine.
cli-arena-resume = Note chaque partie finie dans ce fichier, et ne rejoue pas ce qui y est : reprend après un arrêt.
cli-arena-report = Écrit tout, partie par partie, dans ce fichier en JSON ; - l’affiche.
cli-bench = Mesure à quelle vitesse joue cette machine : un jeu, ou tous.
cli-bench-seats = À combien on joue ; sans cela, à trois là où on le peut, sinon le nombre le plus proche, à quatre pour Exploding Kittens.
cli-verify = Vérifie un fichier de partie : coups, chaîne, tirages, événements, résultat, qui a décidé, graine et signature. Le code de sortie est 0 s’il est cohérent, 1 sinon, 3 si une clé a été nommée et qu’une autre ou aucune l’a signé.
cli-verify-short = Vérifie un fichier de partie : tout y est-il honnête ?
cli-verify-keys = Une clé publique en laquelle tu as confiance, et le nom à lui donner : NOM=CLÉ, où CLÉ est hexadécimale ou un fichier qui la contient, telle que /key la donne. Peut être donnée plusieurs fois.
cli-verify-chain = Un tronçon de la chaîne publique de la maison qui a distribué, tel que /api/chain le donne : la donne doit y être.
cli-verify-origin = Le fichier de la partie à partir de laquelle celle-ci a continué : il doit mener là où celle-ci commence.
cli-replay = Parcourt un fichier de partie. Entrée avance, b recule, un nombre va à ce coup, q quitte.
cli-replay-short = Parcourt un fichier de partie, coup par coup.
cli-replay-seat = Regarde avec les yeux de cette place (a, b, …) ; sans cela, comme quelqu’un qui regarde.
cli-replay-move = Le coup par lequel commencer ; 0 est la donne.
cli-replay-at-once = Affiche en une fois le journal de tous les coups.
cli-explain = Dit pourquoi : une décision avec --move, ou sans cela toute une partie finie : les chances de chaque place après chaque coup, les tournants, la chance et les décisions séparées. Chaque place est expliquée avec ce qu’elle pouvait savoir.
cli-explain-short = Dit pourquoi : une décision, ou toute une partie finie.
cli-explain-move = Le coup à expliquer, compté à partir de 1.
cli-explain-seat = La place (a, b, …) dont le savoir compte ; sans cela, celle qui a joué le coup.
cli-explain-iterations = Combien d’essais fait la recherche, pour chaque décision.
cli-explain-threads = À combien de décisions on réfléchit en même temps.
cli-explain-as-json = Affiche le résultat en JSON.
cli-puzzles = Casse-têtes : des positions où un coup est nettement le meilleur. En faire d’autres, ou vérifier ceux qu’il y a.
cli-puzzles-short = Trouve des casse-têtes dans des parties de bots, ou les vérifie.
cli-puzzles-mine = Joue des parties entre les bots les plus forts et garde les décisions où un coup est nettement le meilleur, d’après tout ce que sa place sait. Ce qui est trouvé est gardé quand tu l’arrêtes (Ctrl-C). Un fichier qui contient déjà des casse-têtes en reçoit d’autres.
cli-puzzles-mine-short = Trouve des casse-têtes dans des parties entre bots forts.
cli-puzzles-mine-count = Combien de casse-têtes le fichier doit contenir, un tiers de chaque difficulté.
cli-puzzles-mine-minutes = S’arrête après tant de minutes, quel que soit le nombre trouvé.
cli-puzzles-mine-processes = Combien de parties sont jouées en même temps.
cli-puzzles-mine-seed = Un nombre qui fixe toutes les parties ; un autre trouve d’autres casse-têtes.
cli-puzzles-mine-out = Le fichier des casse-têtes.
cli-puzzles-check = Repose des casse-têtes tirés au sort, avec une recherche plus profonde et des graines jamais utilisées. Sans FILES, ceux de la maison.
cli-puzzles-check-short = Repose des casse-têtes avec une recherche plus profonde.
cli-puzzles-check-depth = Combien de fois plus profond que quand le casse-tête a été trouvé.
cli-puzzles-check-sample = Combien de casse-têtes sont tirés, de tous les fichiers ensemble.
cli-puzzles-check-seed = Un nombre qui fixe les tirages et les recherches.
cli-puzzles-check-processes = Combien de casse-têtes sont reposés en même temps.
cli-learn = Apprend un jeu à un réseau : il joue contre lui-même, à des tables de toutes tailles, et montre de temps en temps ce qu’il vaut contre les bots de la maison. Il faut PyTorch : pip install "ludoteca[learn]". Le réseau obtenu joue sans lui, dans l’arène sous la forme net:FILE.
cli-learn-short = Apprend un jeu à un réseau en le faisant jouer contre lui-même.
cli-learn-minutes = Combien de temps apprendre. Relancé avec le même dossier, il continue.
cli-learn-folder = Où sont gardés le point de reprise, le réseau et la courbe.
cli-learn-seats = Apprendre seulement à des tables de cette taille, avec les options habituelles : c’est plus rapide. Sans cela, à toutes les tables du jeu.
cli-learn-card = Apprendre sur une carte NVIDIA (il faut l’extra cuda) ou sur le processeur ; sans cela, sur une carte s’il y en a une.
cli-learn-exam = Parties de chaque examen, contre chaque bot.
cli-push-key = Écrit dans FILE une nouvelle clé, à laquelle les services push reconnaissent cette maison. Les navigateurs s’abonnent avec elle : garde-la, sinon tout le monde devra réactiver les notifications.
cli-push-key-short = Fabrique la clé pour Web Push.
cli-push-key-done = La clé est dans { $file }, lisible de toi seulement. Nomme-la dans le fichier pour serve --notices.
cli-push-key-impossible = Aucune clé ne peut être écrite dans { $file } : { $reason }.
cli-house = Affiche un lien vers la page de qui s’occupe d’une maison ouverte : ce qui tourne, tables arrêtées, redémarrages. Il vient de la clé du dossier de données et s’ouvre une seule fois, dans les cinq minutes.
cli-house-short = Affiche le lien vers la page de gestion.
cli-house-data = Le dossier où la maison garde sa clé.
cli-house-key = Le fichier de la clé, si plusieurs serveurs la partagent ; sinon, dans le dossier de données.
cli-house-address = Où répond la maison.
cli-house-link = Ouvre ce lien dans les { $minutes } minutes ; il s’ouvre une seule fois : { $link }
cli-house-no-key = La clé { $file } n’existe pas. Indique le bon dossier avec --data, ou le fichier avec --key.
cli-house-impossible = La clé { $file } ne peut être lue : { $reason }. Essaie avec le compte qui fait tourner la maison.
cli-house-bad-address = { $address } n’est pas l’adresse d’une maison. Essaie : ludoteca house --address https://games.example.org
cli-backup = Copie dans FOLDER tout ce dont la maison se souvient, même pendant qu’on joue. La copie est elle-même un dossier pour serve --data.
cli-backup-short = Copie tout ce dont la maison se souvient, même pendant qu’on joue.
cli-backup-data = Le dossier à copier ; celui de la maison s’il n’est pas donné.
cli-restore = Met une sauvegarde à la place de ce dont la maison se souvient. Elle est d’abord vérifiée : chaque table est lue, chaque partie en cours rejouée. Refusé tant que la maison est ouverte ; ce qu’il y avait est mis de côté, jamais effacé.
cli-restore-short = Met une sauvegarde à la place de ce dont la maison se souvient.
cli-restore-data = Le dossier de la maison ; le sien s’il n’est pas donné.
cli-move = Porte tout ce dont une maison se souvient ailleurs : d’un dossier de données à PostgreSQL, ou l’inverse. La maison doit être fermée. Tout est comparé à la fin ; un déménagement interrompu reprend où il s’était arrêté. L’ancien endroit reste tel quel.
cli-move-short = Déménage une maison de son fichier à PostgreSQL, ou l’inverse.
cli-move-source = Où elle est : un dossier de données, ou postgresql://…
cli-move-target = Où elle va : un nouveau dossier, ou une base vide.
cli-warm = Compile tous les jeux maintenant plutôt qu’à la première partie.
cli-option-lang = La langue. Sans cela, celle de l’environnement.
cli-option-help = Affiche cette aide et quitte.
cli-option-version = Affiche la version et quitte.

## Ce qui ne va pas
cli-try-help = Essaie : { $command }
cli-no-such-command = Il n’y a pas de commande « { $name } »
cli-no-such-option = Il n’y a pas d’option { $name }
cli-missing = Il manque { $name }
cli-bad-value = { $name } ne peut pas être cela : { $reason }
cli-no-such-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }. Essaie : ludoteca games
cli-no-such-seat = Il n’y a pas de place « { $letter } » : les places vont de a à { $last }.
cli-bad-option-text = « { $text } » n’est pas une option de table. Écris NOM=VALEUR, par exemple expert=true. Essaie : ludoteca games
cli-bad-player = Aucun bot ne s’appelle « { $text } ». Essaie tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (itérations) ou search:1.2s (secondes).
cli-no-such-level = { $game } n’a pas de bot de niveau { $level }. Le plus fort est { $best }.
cli-bad-budget = « { $text } » n’est pas quelque chose que l’on puisse donner à une recherche. Essaie search:10k, search:1.2s ou search:10kx2 (deux threads) ; au plus 100 millions d’itérations, 60 secondes et 64 threads.
cli-explain-unfinished = Cette partie n’est pas encore finie, elle n’a donc pas d’histoire entière. Essaie : --move { $count }
cli-explain-no-such-move = Il n’y a pas de coup { $number } : ce fichier a les décisions 1 à { $last }. Essaie : --move { $last }
cli-file-missing = Le fichier { $file } ne peut pas être lu : { $reason }. Essaie : ludoteca play kariba --save { $file }
cli-save-impossible = Le fichier { $file } ne peut pas être écrit : { $reason }. Essaie un autre endroit avec --save.
cli-serve-bad-proxy = { $proxy } n’est ni une adresse ni un réseau. Essaie : ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = Le jeton dans { $file } peut se deviner : il lui faut au moins { $least } lettres et chiffres sans espaces. Essaie : openssl rand -hex 32
cli-serve-port-taken = La maison ne peut pas ouvrir à { $host }, port { $port } : { $reason }. Essaie : ludoteca serve --port 0
cli-backup-itself = Une copie ne peut pas être dans le dossier qu’elle copie : { $folder }. Choisis-en un autre.
cli-backup-impossible = { $data } ne peut pas être copié dans { $folder } : { $reason }. Essaie un autre dossier, ou indique le bon avec --data.
cli-backup-postgresql = Cette maison garde ses tables dans PostgreSQL : copie-les avec pg_dump --format=custom, et server.key à côté. docs/hosting.md dit comment.
cli-restore-impossible = { $backup } ne peut pas être mis en place dans { $data } : { $reason }. Ce qu’il y avait n’a pas été effacé.
cli-restore-postgresql = Cette maison garde ses tables dans PostgreSQL : remets un dump avec pg_restore dans une base vide. docs/hosting.md dit comment.
cli-move-impossible = { $source } ne peut pas déménager vers { $target } : { $reason }. L’ancienne maison est comme avant ; la même commande reprend où elle s’était arrêtée.
cli-serve-no-data = La maison ne peut pas utiliser ses données dans { $data } : { $reason }. Si la base de données est abîmée, une sauvegarde revient avec : ludoteca restore BACKUP --data { $data }
cli-serve-no-key = La clé dans { $file } est inutilisable : { $reason }. Indique un autre fichier avec --key.
cli-arena-players-few = Il faut à une arène au moins deux bots différents. Essaie : ludoteca arena kariba greedy random
cli-bad-own-bot = « { $text } » ne peut pas jouer : { $reason }. Essaie module:Classe, une classe avec une méthode choose, importable depuis ce dossier.
cli-arena-bad-seats = « { $text } » n’est pas un nombre de places. Essaie --seats 2 ou --seats 2,4
cli-arena-no-ray = Ray n’est pas installé ici. Essaie : pip install "ludoteca[ray]", ou retire --ray pour utiliser tous les cœurs de cette machine.
cli-arena-not-a-journal = Le fichier { $file } est autre chose que le journal d’une arène, et reste tel quel. Essaie un autre nom avec --resume.
cli-arena-bad-journal = Le journal { $file } ne peut pas être utilisé : { $reason }. Essaie un autre nom avec --resume.
cli-arena-no-report = Le fichier { $file } ne peut pas être écrit : { $reason }. Essaie un autre endroit avec --json.
cli-learn-no-torch = PyTorch n’est pas installé ici. Essaie : pip install "ludoteca[learn]"
cli-learn-no-card = Il n’y a pas ici de carte NVIDIA utilisable. Essaie : --no-card
cli-learn-no-folder = { $file } ne peut pas être écrit : { $reason }. Essaie un autre endroit avec --folder.
cli-learn-bad-checkpoint = { $file } n’est pas un point de reprise pour { $game } tel qu’il est ici, et reste comme il était. Essaie un autre endroit avec --folder.
cli-learn-narrower = { $file } contient un réseau de { $width } neurones par couche et ne peut reprendre qu’à cette largeur. Pour l’élargir à partir du réseau seul, mets le point de reprise de côté.
cli-learn-too-wide = Un réseau de { $width } neurones par couche est trop grand pour { $game }. Essaie avec moins de neurones ou de couches.
cli-learn-other-layers = { $file } contient un réseau de { $width } neurones par couche (couches : { $layers }), et ne peut pas reprendre plus étroit ou avec d’autres couches. Pour recommencer à zéro, essaie un autre endroit avec --folder.
cli-learn-own-rival = { $file } est justement ce que ce cours écrirait, et ne peut donc pas être son rival. Essaie une copie ailleurs, ou un autre endroit avec --folder.
cli-puzzles-no-file = Le fichier { $file } ne peut pas être écrit : { $reason }. Essaie un autre endroit avec --out.
cli-puzzles-not-writable = il n’est pas permis d’y écrire
cli-puzzles-other-game = Le fichier { $file } contient des casse-têtes d’un autre jeu, { $game }, et reste tel quel. Essaie un autre nom avec --out.
cli-play-too-many = { $count } bots et toi, cela fait plus que { $seats } places. Nomme moins de bots, ou prends plus de --seats.

## Jouer
cli-play-hello = Ta place est { $letter }. Tape le numéro d’un coup, ou le coup lui-même. ? aide, q quitte.
cli-play-help =
    Un nombre : ce coup de la liste.
    Un coup tel qu’il s’écrit, avec ou sans ta lettre : 7x2 ou { $letter } 7x2.
    why 7x3 : pourquoi un coup n’est pas permis.
    Le numéro d’une règle, comme KA-522 : la règle en une phrase.
    Entrée ou table : la table encore une fois. log : tout ce qui s’est passé. q : quitter.
cli-play-legal = { $move } est permis.
cli-play-left = Tu as quitté la table avant la fin.
cli-play-saved = Le fichier de la partie est { $file }.
cli-play-more = Les autres coups se tapent comme ils s’écrivent.

## Regarder des fichiers
cli-verify-no-key = Il n’y a pas de clé publique dans { $file }. Une clé a 64 chiffres hexadécimaux : NOM=CLÉ, ou un fichier qui la contient.
cli-verify-other-origin = { $file } n’est pas la partie à partir de laquelle ce fichier dit continuer.
cli-verify-known = Cohérent, et signé avec la clé nommée { $name } : { $key }
cli-verify-unknown = Cohérent, et signé avec une clé que tu n’as pas nommée : { $key } (compare-la avec /key à l’adresse de la maison, ou nomme-la avec --key)
cli-verify-consistent = Cohérent ; son origine n’est pas prouvée : personne ne l’a signé.
cli-verify-broken = Pas cohérent : ce fichier n’est pas le compte rendu d’une partie telle qu’elle a été jouée.
cli-replay-at = Coup { $number } sur { $count } : { $move }
cli-replay-deal = La donne, avant { $count } coups

## Jeux, compilation, arène, mesures
cli-games-seats = { $counts } personnes
cli-warm-waiting = Coup d’œil au cache …
cli-warm-part = { $game } : compilation, { $part } ({ $number } sur { $count })
cli-warm-first = { $game } est d’abord compilé ; cela arrive une fois et dure environ une minute.
cli-warm-failed = { $game } ne peut pas être compilé ici.
cli-play-cold = Le jeu n’est pas encore compilé : on commence tout de suite, et les bots qui cherchent jouent au jugé en attendant.
cli-play-warm = Le jeu est compilé : désormais, les bots jouent comme tu les as choisis.
cli-warm-done = { $seconds ->
    [one] Compilé en { $seconds } seconde.
   *[other] Compilé en { $seconds } secondes.
}
cli-warm-already = Tout était déjà compilé.
cli-backup-done = Copié dans { $file } ({ $size } Ko). La copie contient les secrets de parties encore en cours : garde-la en lieu sûr.
cli-restore-reading = Lecture : { $backup } …
cli-restore-read = { $read } sur { $of } tables et parties lues
cli-restore-done = Restauré dans { $data } : tables { $tables }, parties { $matches }, coups { $moves }.
cli-restore-running = { $running ->
    [0] Aucune partie n’était en cours.
    [one] { $running } partie continue
   *[other] { $running } parties continuent
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , en reprenant là où on en était.
       *[other] ; parmi elles, { $told } à lire seulement, sans pouvoir continuer avec les règles d’aujourd’hui.
    }
  }
cli-restore-kept-key = La copie n’a pas de server.key, donc celle qui était là reste.
cli-restore-aside = Ce qu’il y avait avant est dans { $aside }.
cli-move-moved = { $table } : { $done } lignes sur { $of }
cli-move-same = { $table } : { $rows } lignes, { $digest }, pareil aux deux endroits
cli-move-done = Déménagement vers { $target } terminé, et rien ne manque. Ce qui est dans { $source } ne sert plus ; garde-le le temps de jeter un coup d’œil.
cli-move-key = La clé qui signe les parties est un fichier : { $file }. Chaque serveur de cette maison en a besoin, dans son dossier de données ou avec --key.
cli-move-no-key = Il n’y a pas encore de clé dans { $folder }. Copies-y { $file } de cette maison avant de l’ouvrir ; sinon elle signera les parties avec une nouvelle clé.
cli-serve-ready = La maison est ouverte : { $address }
cli-arena-playing = { $game }
cli-arena-player = Bot
cli-arena-games = Parties
cli-arena-rate = Victoires
cli-arena-interval = Intervalle 95 %
cli-arena-fair = Part équitable : { $rate }
cli-arena-shared = Partagées
cli-arena-score = Score moyen
cli-arena-against = Devant
cli-arena-rating = Cote
cli-arena-faced = { $player } contre
cli-arena-table = { $game }, { $seats } places{ $options }
cli-arena-together = Tout ensemble

## Casse-têtes
cli-puzzles-mining = { $game } : casse-têtes trouvés
cli-puzzles-mined = { $file } contient { $count } casse-têtes : { $easy } faciles, { $medium } moyens, { $hard } difficiles. Trouvés cette fois : { $found }.
cli-puzzles-checking = Une recherche plus profonde
cli-puzzles-game = Jeu
cli-puzzles-asked = Reposés
cli-puzzles-agreed = D’accord
cli-puzzles-rate = Taux
cli-puzzles-all = Tous
cli-puzzles-disagrees = { $game }, { $name } : la recherche plus profonde joue { $move }.
cli-bench-what = Quoi
cli-bench-value = Meilleur de 5
cli-bench-running = Mesure : { $game } …
cli-bench-fast = Coups au hasard, un cœur, donnes comprises, générateur rapide
cli-bench-fast-games = Parties au hasard, de même
cli-bench-secure = Coups au hasard, un cœur, donnes comprises, ChaCha20
cli-bench-secure-games = Parties au hasard, de même
cli-bench-search = Itérations de recherche depuis l’ouverture, parties au hasard jusqu’à la fin, un thread
cli-bench-search-two = De même avec deux threads
cli-bench-search-best = Itérations de recherche comme jouent les bots, un thread
cli-bench-gold = Réflexion du bot Or avant le premier coup
cli-bench-match = Coups par Match en Python : événements, tirages, vérifications
cli-bench-first = De l’import au premier coup d’un nouveau processus

## Expliquer
cli-explain-at = Coup { $number } sur { $count } : { $move }
cli-explain-stands = { $seat } gagne à { $chance }, d’après tout ce que cette place pouvait savoir.
cli-explain-made = joué
cli-explain-expected = Suite attendue : { $moves }
cli-explain-thinking = On y réfléchit
cli-explain-number = Coup
cli-explain-move-made = Joué
cli-explain-deal = donne
cli-explain-cost = Cédé
cli-explain-turning = ◆ Tournant, coup { $number } : { $move }
cli-explain-player = Qui joue
cli-explain-start = À la donne
cli-explain-luck = Chance
cli-explain-decisions = Choix
cli-explain-result = Résultat
cli-explain-knew = Chance et choix en points de chances de gagner, avec ce que chaque place pouvait savoir.

## Learning
cli-learn-begins = { $game } : à partir de rien. Les premiers chiffres arrivent d’ici une minute ou deux.
cli-learn-goes-on = On continue depuis { $file } : { $steps } millions de pas jusqu’ici.
cli-learn-mark = { $minutes } min, { $steps } millions de pas. Part des victoires : { $shares }
cli-learn-done = Le réseau est dans { $file }. Essaie : ludoteca arena { $game } net:{ $file } copper --games 400

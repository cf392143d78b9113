# La page : maison, table, salle d’attente, replay, règles. Court, chaleureux, concret ; nombres en chiffres.

page-title = Ludoteca
page-about = Des jeux de cartes et de tuiles, entre humains et bots, dans une maison à toi.
page-title-turn = À toi · { $game }
page-of = { $what } : { $says }
page-guest = Convive
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Fermer
page-menu = Menu
page-home = Accueil
page-back = Retour
page-back-home = À l’accueil
page-nowhere = Cette porte n’existe pas.
page-nowhere-more = Cette adresse ne mène nulle part. Depuis l’accueil, on va partout.
page-loading = On met la table
page-stale = Il y a une page plus récente.
page-stale-more = Recharge-la : ta place et la partie restent.
page-reload = Recharger
page-trouble = Quelque chose n’a pas répondu.
page-offline = Pas de réseau.
page-offline-table = Une table vit dans la maison, et ce qu’il y avait dessus a pu changer. Elle s’ouvre toute seule quand le réseau revient.
page-offline-house = Pas de réseau : les règles et les leçons sont là, les tables non.
page-newer = Il y a une page plus récente.
page-newer-load = La charger
page-newer-later = Plus tard
page-try-again = Réessayer

## Maison

page-motto = { $count ->
    [5] Cinq jeux sous un même toit.
   *[other] { $count } jeux sous un même toit.
}
page-hello = Salut, { $name }
page-change-me = Changer nom ou figurine
page-games = Les jeux
page-players = { $seats } personnes
page-your-turn = À toi
page-waits-for-you = { $names } t’attend
page-somebody-waits = Quelqu’un t’attend
page-wait-for-you = { $names } t’attendent
page-against-bots = contre les bots
page-goes-on = En cours
page-warmth = La maison chauffe
page-warmth-far = { $open ->
    [0] Fenêtres ouvertes : aucune encore, sur { $count }.
    [one] Fenêtres ouvertes : 1 sur { $count }.
   *[other] Fenêtres ouvertes : { $open } sur { $count }.
  }
page-warmth-playable = On peut déjà jouer à tout :
page-warmth-by-eye = là où c’est fermé, les bots jouent au jugé.
page-warmth-warming = s’ouvre maintenant
page-warmth-cold = on peut jouer, bots au jugé
page-warming-up = chauffe
page-bot-warming = { $name } chauffe et ne joue pas encore de toute sa force
page-plays-like = joue comme { $metal }
page-bot-plays-like = Trop de tables ont des bots Diamant en ce moment : { $name } joue comme { $metal } en attendant une place
page-play-now = Partie rapide
page-play-now-more = contre les bots
page-play-now-game = { $game }, contre { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
page-open-table = Ouvrir une table
page-have-invitation = J’ai une invitation
page-learn = Apprendre un jeu
page-learn-which = Quel jeu ?
page-who-opens = Qui t’ouvre ?
page-no-bell = Aucune table ouverte. Ouvres-en une.
page-bell-empty = Ton nom ici, si tu veux
page-bell = { $name } t’ouvre : { $game }, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  }
page-bell-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  }
page-played = Parties finies
page-open-file = Ouvrir un fichier de partie
page-file-house = Signé par cette maison
page-file-unknown = Signé, avec une clé que cette maison ne connaît pas
page-file-nobody = Le fichier est cohérent ; personne ne garantit d’où il vient
page-file-again = Choisis de nouveau le fichier, sur la première page.
page-played-won = Tu as gagné
page-played-won-with = Tu as gagné avec { $names }
page-played-draw = Égalité
page-played-other = Victoire : { $names }
page-played-place = { $place ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] { $place }e
} sur { $count ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
page-played-left = Tu as quitté la table avant la fin
page-played-over = Jouée jusqu’au bout
page-played-winner = a gagné
page-played-all = Toutes les parties finies
page-played-earlier = Les précédentes
page-continue = Continuer
page-start = Commencer
page-settings = Lumière, langue, mouvement
page-light = Lumière
page-light-system = Comme dehors
page-light-day = Jour
page-light-night = Nuit
page-language = Langue
page-motion = Mouvement
page-swipe = Glisser vers le haut joue la carte
page-motion-calm = Calme
page-motion-brisk = Vif
page-motion-still = Fixe
page-press-again = Appuie encore pour jouer
page-sound = Sons
page-sound-off = Aucun
page-sound-turn = Seulement « à toi »
page-sound-all = Tous
page-confirm = Demander avant d’envoyer un coup
page-confirm-more = Il faut appuyer une seconde fois.
page-all-settings = Tous les réglages
page-as-you-like = À ton goût
page-saved = noté
page-you-here = Toi, ici
page-no-account = Ni compte ni mail. Le nom et la figurine restent dans ce navigateur.
page-light-more = Le ciel change, jamais les cartes.
page-sound-and-motion = Sons et mouvement
page-motion-more = Fixe : rien ne vole ; un anneau marque l’endroit qui a changé.
page-tremble = Vibrer quand c’est à toi
page-at-table = À la table
page-swipe-more = Plus rapide, mais ça part aussitôt.
page-odds = Montrer les probabilités
page-odds-more = Là où une table les connaît : la prochaine carte à Exploding Kittens.
page-plain-more = Chaque table en titres, listes et boutons.

## Qui tu es

page-who-are-you = Qui es-tu ?
page-your-name = Comment t’appelles-tu ?
page-your-doll = Laquelle te représente ?
page-doll = Figurine { $number }
page-doll-taken = Figurine { $number }, déjà prise
page-save = Voilà
page-name-0 = Giulia
page-name-1 = Sole
page-name-2 = Leo
page-name-3 = Bianca
page-name-4 = Elio
page-name-5 = Otto
page-name-6 = Greta
page-name-7 = Alma
page-name-8 = Rocco
page-name-9 = Dora
page-invitation = Une invitation
page-invitation-paste = Colle le lien ou le code de la table
page-invitation-go = On y va
page-invitation-bad = Il manque le code de la table : c’est la fin du lien.

## Ouvrir une table

page-seats-at-table = Places à la table
page-tap-chair = Touche une place pour la changer
page-chair = Place { $number }
page-chair-you = C’est ta place
page-chair-link = Par lien
page-chair-bot = Bot
page-chair-nobody = Personne
page-chair-person = Quelqu’un par lien
page-chair-here = Quelqu’un ici
page-who-sits = Qui prend la place { $number }
page-how-many = Combien vous êtes
page-bot-strength = Force du bot
page-bot-of = bot, { $metal }
page-metal-0 = Étain
page-metal-1 = Cuivre
page-metal-2 = Laiton
page-metal-3 = Argent
page-metal-4 = Or
page-metal-5 = Diamant
page-metal-0-about = connaît les règles, mais rate souvent quelque chose.
page-metal-1-about = joue au jugé, sans trop réfléchir.
page-metal-2-about = a les pieds sur terre.
page-metal-3-about = compte les cartes et réfléchit un peu.
page-metal-4-about = voit loin.
page-metal-5-about = joue le mieux de toute la maison.
page-how-it-goes = Comment on joue
page-rest-by-rulebook = le reste selon la règle
page-more-options = Plus d’options
page-options-changed = { $count ->
    [one] une changée
   *[other] { $count } changées
  }
page-lay = Mettre la table
page-lay-who = { $game } : { $who }
page-who-you = toi
page-who-people = { $count ->
    [one] { $count } personne par lien
   *[other] { $count } personnes par lien
  }
page-who-here = { $count ->
    [one] { $count } personne ici
   *[other] { $count } personnes ici
  }
page-who-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
page-need-seats = { $game } se joue à { $seats } : là, vous êtes { $count }
page-yes = Oui
page-no = Non

## Salle d’attente

page-almost = Presque prêt
page-all-set = Tout est prêt
page-invite = Inviter qui manque
page-invite-more = Scanne le code ou envoie le lien :
page-invite-only-here = Seul cet ordinateur peut ouvrir cette adresse :
page-invite-lan = Les téléphones du même Wi-Fi entrent si la maison leur est ouverte. La personne qui la tient l’arrête et la relance ainsi ; les tables et les places restent :
page-qr = Code QR du lien
page-copy = Copier
page-copied = Copié
page-send = Envoyer
page-free-chair = Place libre
page-sit-here = S’asseoir ici
page-sit = S’asseoir
page-sit-more = sans compte ; la place reste à toi
page-just-watch = Regarder
page-stand = Se lever
page-seat-bot = Bot à la place { $number }
page-remove-bot = Libérer la place
page-tap-bot = Touche une place pour y mettre un bot ou l’enlever
page-ready = a pris place
page-deal = Commencer
page-deal-waits = { $count ->
    [one] il manque une personne
   *[other] il manque { $count } personnes
  }
page-sealed = Le paquet est déjà scellé : empreinte
page-sealed-more = La page de chaque personne s’engage sur un brin de hasard à elle avant que rien ne soit révélé : ainsi, personne ne peut choisir les cartes, pas même qui tient la maison et joue aussi.
page-committed-you = { $count ->
    [one] Tu prends part au mélange.
   *[other] { $names } et toi, vous prenez part au mélange.
  }
page-committed = { $names } { $count ->
    [one] prend
   *[other] prennent
  } part au mélange.
page-dealing = on distribue : chaque page ajoute sa part
page-left-out = Ne te fie pas à cette donne : ta part du mélange n’y est pas.
page-left-out-more = Ta page s’était engagée, et le serveur a distribué sans elle. Demande à qui tient cette maison, ou joue ailleurs.
page-host-deals = Quand tout le monde a pris place, { $name } distribue.
page-invites-you = { $name } t’invite à jouer à { $game }
page-already-here = Déjà là : { $names }.
page-no-chair-left = La table est pleine : tu peux regarder.
page-no-table = Cette table n’est plus là.
page-turned-out = Ici, la porte est fermée.

## Table

page-opponents = Adversaires
page-seat-turn = { $name }, à son tour
page-away = pas là
page-your-hand = Ta main
page-log = Journal
page-log-empty = Encore rien à raconter.
page-open-log = Dernier événement : { $last } Ouvrir le journal
page-put-back = Reposer
page-pick-first = Choisis ce que tu joues
page-key-waits = dès que c’est à toi
page-skip = Touche pour accélérer
page-turn-of = C’est à { $name }. Tu peux déjà choisir.
page-watching = Tu regardes
page-watching-turn = C’est à { $name }
page-watching-tray = Tu regardes : les mains restent cachées.
page-over = La partie est finie
page-loose = Le fil s’est défait.
page-loose-more = On le renoue. Aucun coup perdu.
page-plain-table = Table en mots
page-picture-table = Table dessinée
page-keys = Touches
page-keys-arrows = ← →
page-keys-arrows-does = passent d’un choix à l’autre
page-keys-digits = 1 – 9
page-keys-digits-does = choisissent dans ta main, en partant de la gauche
page-keys-space = Espace
page-keys-space-does = choisit ce qui est encadré
page-keys-enter = Entrée
page-keys-enter-does = joue
page-keys-escape = Échap, U
page-keys-escape-does = repose
page-keys-log = D
page-keys-log-does = ouvre le journal
page-keys-hint = H
page-keys-hint-does = demande un conseil, là où il y en a
page-keys-help = ?
page-keys-help-does = montre ces touches

## Règles

page-rules = Règles
page-rule = Règle { $rule }
page-rule-unknown = Cette règle n’a pas encore de phrase.
page-rule-read = La lire à sa place
page-find = Cherche ou tape un numéro
page-find-label = Chercher dans les règles
page-found = { $at } sur { $count }
page-found-none = rien
page-find-next = Suivante
page-find-previous = Précédente
page-chapters = Chapitres
page-rule-link = Lien vers la règle { $rule }
page-mark-option = option
page-mark-option-more = « Option » : qui ouvre la table peut choisir.
page-mark-ruling = notre choix
page-mark-ruling-more = « Notre choix » : la règle du jeu se tait ou dit deux choses, la maison a donc dû décider.

## Fin

page-end = Fin de la partie
page-rematch = Revanche
page-watch-again = Revoir la partie
page-game-file = Fichier
page-see-table = La table

## Table en mots

page-plain-now = Maintenant
page-plain-choices = Tu peux choisir
page-plain-nothing = Rien à décider pour l’instant.
page-answered = Ta réponse est là. Tu peux encore la changer pendant que les autres décident.
page-plain-play = Jouer
page-plain-back = Reposer
page-plain-chosen = Choisi jusqu’ici
page-plain-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
  }
page-plain-won-you = Tu gagnes.

## Replay

page-replay = Replay
page-replay-move = coup { $at } sur { $count }
page-replay-deal = la donne
page-replay-eyes = Vu par qui ?
page-replay-eyes-of = Vu par { $name }
page-replay-eyes-you = Vu par toi
page-replay-all = Toutes
page-replay-open = visibles
page-replay-slider = Coup
page-replay-first = Au début
page-replay-back = Coup précédent
page-replay-forward = Coup suivant
page-replay-last = À la fin
page-replay-play = Lecture auto
page-replay-pause = Pause
page-share-move = Copier le lien vers ce coup
page-download = Télécharger la partie
page-no-replay = Cette partie ne peut pas encore être revue.
page-replay-mark-back = À la marque précédente
page-replay-mark-forward = À la marque suivante
page-check-shuffle = Vérifier le mélange
page-check-working = Un instant : on refait tous les calculs.
page-check-honest = Le mélange était honnête.
page-check-honest-more = Tout a été recalculé ici, sur ton appareil.
page-check-wrong = Ici, quelque chose cloche.
page-check-wrong-more = Le calcul s’arrête à la première étape qui diffère. Garde le fichier : c’est la preuve.
page-check-sealed = Scellé avant le début
page-check-sealed-seen = Le secret correspond au sceau que cet appareil a vu avant la donne : { $seal }.
page-check-sealed-file = Le secret correspond au sceau du fichier : { $seal }. Cet appareil n’était pas là pour le voir.
page-check-mixed = Le hasard vient de tout le monde
page-check-mixed-more = { $count ->
    [0] La graine est faite du secret et de l’adresse de la partie.
    [one] La graine est faite du secret, de l’adresse de la partie et de ce sur quoi { $count } place s’était engagée.
   *[other] La graine est faite du secret, de l’adresse de la partie et de ce sur quoi { $count } places s’étaient engagées.
  }
page-check-mine = Ta part
page-check-mine-in = Ce sur quoi cet appareil s’était engagé avant la donne est dans la graine.
page-check-mine-none = Cet appareil n’a pas pris part à ce mélange.
page-check-public = Dans la chaîne publique
page-check-public-more = Au numéro { $number }, la maison avait publié tous les engagements avant que rien ne soit révélé, puis elle a distribué une seule fois.
page-check-drawn = Chaque carte à son rang
page-check-drawn-more = { $count ->
    [one] { $count } mélange ou tirage : la graine redonne le même.
   *[other] { $count } mélanges et tirages : la graine redonne les mêmes.
  }
page-check-told = Chaque coup à sa place
page-check-told-more = { $count ->
    [one] { $count } coup et tout ce qui a été raconté, enchaînés sans un trou.
   *[other] { $count } coups et tout ce qui a été raconté, enchaînés sans un trou.
  }
page-check-remains = Ce qu’aucun calcul ne peut montrer : qui tient cette maison voit toutes les mains, peut interrompre une donne (la chaîne publique le montre), peut aider une place et, là où ne jouent que des bots ou ses propres convives, peut choisir les cartes.
page-check-proof = Télécharger la preuve

page-gallery = Galerie
page-gallery-why = C’est une position enregistrée : personne n’est là pour dire pourquoi.

# Ce que le moteur lui-même a à dire, quel que soit le jeu.

engine-bad-option = Cette option ne peut pas être réglée : { $text }.
engine-option-twice = L’option { $name } est réglée deux fois. Donne-la par son nom ou dans options, pas les deux.
engine-bad-seats = Ce jeu ne peut pas se jouer ainsi à { $count }.
engine-bad-position = Cette position est illisible : { $text }.
engine-position-breaks = Cette position enfreint une règle du jeu.
engine-bad-number = { $name } prend un nombre entier de { $least } à { $most }, pas { $text }.
engine-bad-steps = Les étapes sont une liste de nombres entiers, pas { $text }.
engine-no-move = Ces étapes ensemble ne sont pas un coup de ce jeu : { $text }.
engine-bad-seed = Une graine est un nombre entier inférieur à 2^256 ou 32 octets, pas { $text }.
engine-position-differs = Cette position se contredit, ou dit ce qu’aucune position ne dit : { $text }.
engine-bad-move = « { $text } » n’est pas un coup. Écris la lettre de la place, un espace et le coup.
engine-bad-seat = « { $text } » ne commence pas par une des { $count } places (a est la première).
engine-too-many-steps = Le coup était déjà complet avant sa dernière étape.
engine-unfinished = Le coup n’est pas encore complet.
engine-no-such-step = Il n’y a pas d’étape { $step } dans ce jeu.
engine-not-asked = Ce n’est pas à { $seat } de décider maintenant.
engine-stepper-step = L’étape { $step } n’est pas permise maintenant.
engine-batch-step = Partie { $place } du lot : { $seat } ne peut pas faire l’étape { $step }.

engine-file-too-large = Ce fichier est trop grand pour un fichier de partie.
engine-file-not-json = Ce n’est pas un fichier de partie : il ne se lit pas comme du JSON.
engine-file-twice = Ce fichier dit quelque chose deux fois : deux lectures pourraient y voir deux parties différentes.
engine-file-form = Un morceau de ce fichier n’est pas écrit comme dans un fichier de partie : nombres entiers inférieurs à 2⁵³, vrais caractères, { $count } niveaux imbriqués au plus.
engine-chain-unknown = Ce n’est pas un tronçon de chaîne publique, tel que /api/chain le donne.
engine-file-unknown = Ce n’est pas un fichier de partie de Ludoteca (son "format" est autre).
engine-file-rules = Ce fichier a été joué avec les règles { $text } ; ici, c’est { $game }.
engine-file-start = Le début de cette partie ne peut pas être remis en place : { $text }.
engine-file-move = Le coup { $number }, { $text }, n’était pas permis.
engine-file-differs = En rejouant ce fichier, on n’obtient pas ce qu’il dit ; différent : { $text }.

engine-check-moves = Tous les coups étaient permis.
engine-check-moves-fails = Un coup n’était pas permis.
engine-check-chain = La chaîne de tous les coups tient.
engine-check-chain-fails = La chaîne des coups est rompue : quelque chose a été changé après coup.
engine-check-draws = Chaque mélange et chaque tirage découlent de la graine.
engine-check-draws-fails = Un mélange ou un tirage ne découle pas de la graine.
engine-check-events = Ce qui a été raconté est ce qui s’est passé.
engine-check-events-fails = Ce qui a été raconté n’est pas ce qui s’est passé.
engine-check-outcome = Le résultat est juste.
engine-check-outcome-fails = Le résultat n’est pas celui où mènent les coups.
engine-check-players = À côté de chaque coup, on lit qui l’a décidé, et avec quelle aide.
engine-check-players-fails = Le fichier ne dit pas comme il faut qui a décidé les coups, ou avec quelle aide.
engine-check-players-none = Pas dit : qui a décidé les coups, et avec quelle aide.
engine-check-seed = La graine découle de ce sur quoi le serveur et { $count ->
    [one] une place
   *[other] { $count } places
  } s’étaient engagés avant que rien ne soit révélé.
engine-check-seed-alone = La graine est celle sur laquelle le serveur s’était engagé. Personne d’autre n’y a pris part : qui tient le serveur aurait pu choisir la donne.
engine-check-seed-early = La graine est celle sur laquelle le serveur s’était engagé. Distribué à l’ancienne manière : qui tenait le serveur et jouait aurait pu choisir la donne.
engine-check-seed-fails = La graine ne découle pas de ce sur quoi le serveur et les places s’étaient engagés.
engine-check-seed-none = Pas d’engagement : la graine n’était pas promise à l’avance.
engine-check-seed-position = Le fichier montre comment une donne a été promise, mais commence par une position : ces cartes ne viennent pas de cette graine.
engine-check-seed-origin = Rien n’a été distribué ici : la partie commence par une position et c’est un entraînement.
engine-check-origin = Entraînement : on a continué après le coup { $move } { $kind ->
    [match] de la partie { $name }
    [file] du fichier { $name }
    [puzzle] du casse-tête { $name }
   *[lesson] de la leçon { $name }
}, { $hidden ->
    [redrawn] en tirant de nouveau au sort ce qui était caché, d’après ce que savait la place { $seat }. Cela concorde.
   *[as-were] en laissant tel quel ce qui était caché. C’est bien ainsi que c’était.
}
engine-check-origin-told = Entraînement : le fichier dit que l’on a continué après le coup { $move } { $kind ->
    [match] de la partie { $name }
    [file] du fichier { $name }
    [puzzle] du casse-tête { $name }
   *[lesson] de la leçon { $name }
}. Impossible de le vérifier sans l’original ; seule la signature s’en porte garante.
engine-check-origin-other = Le fichier dit que l’on a continué après le coup { $move } ({ $name }), mais cela ne mène pas là où il commence.
engine-check-origin-fails = Le fichier ne dit pas comme il faut d’où cette partie continue : ce doit être un entraînement qui commence par une position.
engine-no-redraw = On en a tant vu à ce moment-là qu’aucune autre donne ne convient. Continue avec tout comme c’était, ou à partir d’un moment antérieur.
engine-check-public = La chaîne publique montre cette donne au numéro { $number }. Dans ce tronçon : { $prepared } donnes préparées, { $void } annulées, { $quiet } pas menées à terme.
engine-check-public-broken = Ce n’est pas un tronçon entier de chaîne publique : une entrée ne suit pas la précédente.
engine-check-public-missing = Ce tronçon de la chaîne publique ne montre pas la donne numéro { $number } et sa fin.
engine-check-public-other = Au numéro { $number }, la chaîne publique montre une autre donne.
engine-check-public-none = La chaîne publique ne montre pas cette donne : le fichier ne dit pas où elle s’y trouverait.
engine-check-signature = Signé avec la clé nommée { $name }.
engine-check-signature-house = Signé par cette maison.
engine-check-signature-unknown = Signé avec une clé inconnue ici : { $key }. Qui la détient répond de chaque octet.
engine-check-signature-fails = La signature ne va pas avec ce fichier.
engine-check-signature-none = Pas signé.

# Un jeu venu d’ailleurs qui n’a pas pu être accueilli.
engine-left-out = Le jeu { $name } a été laissé de côté : { $text }.

engine-network-strange = Ce fichier n’est pas un réseau de Ludoteca.
engine-network-damaged = Le fichier de ce réseau est abîmé, ou vient d’une autre version.
engine-network-other = Le réseau { $file } a été fait pour { $game }, et pas pour ce jeu tel qu’il est ici.
engine-network-unreadable = Le réseau { $file } ne peut pas être lu : { $reason }.
engine-no-network = { $game } se joue sans { $level } : son réseau { $why ->
    [other] est fait pour d’autres règles
    [unreadable] est illisible
   *[damaged] est abîmé
}. Réinstalle Ludoteca, ou fais-en apprendre un nouveau : ludoteca learn { $game }.

# La table d’Exploding Kittens telle que la page la dessine : cartes, pioche, fenêtre du Non, chaton à cacher.

exploding-kittens-table-card = { $title ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Chaton !
  }
exploding-kittens-table-set-2 = Deux cartes { exploding-kittens-title }
exploding-kittens-table-set-3 = Trois cartes { exploding-kittens-title }
exploding-kittens-table-hand = Tes cartes
exploding-kittens-table-hand-empty = Ta main est vide. Tu peux toujours piocher.
exploding-kittens-table-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
exploding-kittens-table-owed = { $count ->
    [one] { $count } tour à jouer
   *[other] { $count } tours à jouer
  }
exploding-kittens-table-out = boum
exploding-kittens-table-inside = { $count } dedans
exploding-kittens-table-pile = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
  }, { $kittens ->
    [one] { $kittens } chaton
   *[other] { $kittens } chatons
  }
exploding-kittens-table-draw = Piocher : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, { $kittens ->
    [one] { $kittens } chaton
   *[other] { $kittens } chatons
  }
exploding-kittens-table-discards = { $count ->
    [0] Défausse vide
    [one] Défausse, { $count } carte : voir
   *[other] Défausse, { $count } cartes : voir
}
exploding-kittens-table-discarded = défausse
exploding-kittens-table-discards-title = La défausse
exploding-kittens-table-percent = { $percent } %

## Ce que tu sais
exploding-kittens-table-odds = La prochaine carte, d’après ce que tu sais
exploding-kittens-table-odds-kitten = Chaton
exploding-kittens-table-odds-defuse = Désamorçage
exploding-kittens-table-odds-nope = Non
exploding-kittens-table-odds-cats = Chats
exploding-kittens-table-odds-actions = Autres actions
exploding-kittens-table-seen = Rien que pour tes yeux
exploding-kittens-table-nth = { $count ->
    [1] prochaine
    [2] deuxième
   *[other] troisième
  }

## Ce qui est demandé
exploding-kittens-table-ask-play = Joue autant que tu veux, puis pioche
exploding-kittens-table-ask-owed = { $count ->
    [one] Encore { $count } tour : joue, puis pioche
   *[other] Encore { $count } tours : joue, puis pioche
  }
exploding-kittens-table-ask-favor = À qui demandes-tu une faveur ?
exploding-kittens-table-ask-pair = Paire : à qui voles-tu une carte ?
exploding-kittens-table-ask-three = Brelan : à qui demandes-tu ?
exploding-kittens-table-ask-burglar = Chez qui va le Chat Voleur ?
exploding-kittens-table-ask-title = Quelle carte demandes-tu à { $who } ?
exploding-kittens-table-ask-cat = Quel Chat demandes-tu à { $who } ?
exploding-kittens-table-ask-give = Choisis une carte pour { $who }
exploding-kittens-table-ask-defuse = Remets le chaton
exploding-kittens-table-ask-fallen = À partir d’ici, tu regardes
exploding-kittens-table-ask-window-mine = Quelqu’un dira-t-il Non ?
exploding-kittens-table-ask-window-favor-you = { $seat } te demande une faveur
exploding-kittens-table-ask-window-pair-you = { $seat } veut te voler une carte
exploding-kittens-table-which = Quelle carte demandes-tu ?
exploding-kittens-table-chip = { exploding-kittens-title } : en main à { $percent } % environ
exploding-kittens-table-target = Choisir { $who }
exploding-kittens-table-fallen = Ce chaton était pour toi. Regarde comment ça finit.

## La fenêtre du Non
exploding-kittens-table-reaction = Réaction
exploding-kittens-table-answer = Ta réponse
exploding-kittens-table-no-nope = tu n’en as pas
exploding-kittens-table-deciding = décide
exploding-kittens-table-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
exploding-kittens-table-nopes = { $count } Non
exploding-kittens-table-tell-poll = Temps égal : personne ne voit qui hésite
exploding-kittens-table-tell-race = Le premier Non compte
exploding-kittens-table-tell-stopped = { $count } Non : arrêté pour l’instant
exploding-kittens-table-tell-on = { $count } Non : ça continue pour l’instant
exploding-kittens-table-tell-give = { $by } choisit une carte pour { $to }
exploding-kittens-table-tell-give-you = Une de tes cartes va à { $to } : choisis laquelle
exploding-kittens-table-tell-defuse = { $by } cache le chaton dans la pioche

## Le chaton à cacher
exploding-kittens-table-depth = Où le caches-tu ?
exploding-kittens-table-depth-more = Personne d’autre ne le saura. On voit seulement que la pioche revient à { $count }.
exploding-kittens-table-depth-nth = { $count ->
    [1] tout en haut
   *[other] carte { $count }
  }
exploding-kittens-table-above = { $above } dessus, { $below } dessous
exploding-kittens-table-top = En haut
exploding-kittens-table-bottom = En bas
exploding-kittens-table-up = Plus haut
exploding-kittens-table-down = Plus bas

## Le Chat Voleur, l’explosion
exploding-kittens-table-burglar-here = Le Chat Voleur est ici
exploding-kittens-table-burglar-yours = Le Chat Voleur est chez toi
exploding-kittens-table-nothing = rien à donner
exploding-kittens-table-boom = { $who } explose

## La touche
exploding-kittens-table-key-play-what = Joue une carte, ou pioche
exploding-kittens-table-key-give-what = Choisis la carte à donner
exploding-kittens-table-key-draw = { $count ->
    [one] Piocher et finir le tour
   *[other] Piocher : 1 des { $count } tours
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] chaton : { $percent } % ; tu as un Désamorçage
   *[false] chaton : { $percent } % ; pas de Désamorçage
  }
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] tu as un Désamorçage
   *[false] tu n’as pas de Désamorçage
  }
exploding-kittens-table-key-attack-more = tu finis sans piocher ; la place suivante joue plus de tours
exploding-kittens-table-key-skip-more = fin du tour, sans piocher
exploding-kittens-table-key-shuffle-more = la pioche change d’ordre
exploding-kittens-table-key-see-more = { $count ->
    [one] rien que pour toi : la seule carte
   *[other] rien que pour toi : les { $count } premières
}
exploding-kittens-table-key-whom = choisis quelqu’un en haut
exploding-kittens-table-key-what = choisis une carte
exploding-kittens-table-key-favor-whom = Demander une faveur
exploding-kittens-table-key-favor = Demander une faveur à { $who }
exploding-kittens-table-key-favor-more = { $who } choisit quoi donner
exploding-kittens-table-key-pair-whom = Paire : voler une carte
exploding-kittens-table-key-pair = Voler une carte à { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] la seule carte ; Non possible
   *[other] au hasard sur { $count } ; Non possible
  }
exploding-kittens-table-key-three-whom = Brelan : demander une carte
exploding-kittens-table-key-burglar-whom = Envoyer le Chat Voleur
exploding-kittens-table-key-ask-what = Demander à { $who }…
exploding-kittens-table-key-ask = Demander { exploding-kittens-table-card } à { $who }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] remise si elle y est ; Non possible
   *[other] { $percent } % de chances ; Non possible
  }
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] remise si elle y est ; Non impossible
   *[other] { $percent } % de chances ; Non impossible
  }
exploding-kittens-table-key-give = Donner { exploding-kittens-table-card } à { $who }
exploding-kittens-table-key-give-more = cela reste entre vous deux
exploding-kittens-table-key-place = Cacher ici

## Touches à lui
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = quand une carte vise quelqu’un : la première, deuxième… place après toi
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = dit Non
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = laisse passer

## La fin
exploding-kittens-table-end-you = Il ne reste que toi : tu gagnes
exploding-kittens-table-end-other = { $who } gagne, en jeu jusqu’au bout
exploding-kittens-table-end-shared = Encore en jeu : { $who }
exploding-kittens-table-turning = Le dernier chaton a sauté devant { $who }{ $count ->
    [0] .
    [one] , après { $count } chaton désamorcé.
   *[other] , après { $count } chatons désamorcés.
  }
exploding-kittens-table-nth-place = { $rank ->
    [1] 1re
   *[other] { $rank }e
  }

exploding-kittens-chapter-box = Dans la boîte
exploding-kittens-chapter-players = Qui joue
exploding-kittens-chapter-setting = Mise en place
exploding-kittens-chapter-seeing = Qui voit quoi
exploding-kittens-chapter-turn = Le tour
exploding-kittens-chapter-actions = Ce qu’on peut jouer
exploding-kittens-chapter-attack = Attaques et tours
exploding-kittens-chapter-kitten = Le chaton
exploding-kittens-chapter-burglar = Le Chat Voleur
exploding-kittens-chapter-nope = Non
exploding-kittens-chapter-end = La fin
exploding-kittens-chapter-rare = Cas rares
exploding-kittens-chapter-chance = Le hasard

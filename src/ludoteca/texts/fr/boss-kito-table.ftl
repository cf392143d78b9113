# La table de Boss Kito telle que la page la dessine : noms des étals, des bananes, des tas et du registre.

boss-kito-table-round = manche { $round } · tour { $turn }/4
boss-kito-table-awards = manche { $round } · attribution
boss-kito-table-ask-act = Carte, jetons ou ravitaillement
boss-kito-table-ask-exchange = Touche les cartes à échanger
boss-kito-table-ask-give = Qui commence la prochaine manche ?
boss-kito-table-ask-giver = { $name } donne le drapeau
boss-kito-table-pick-flag = Choisis qui commence
boss-kito-table-pick-cards = Choisis des cartes à échanger
boss-kito-table-ask-pass = Rien n’est possible : passe
boss-kito-table-flag = Drapeau
boss-kito-table-starts = commence la manche
boss-kito-table-has-flag = est ici
boss-kito-table-hand = Tes bananes : choisis une carte à jouer
boss-kito-table-hand-exchange = Quelles cartes échanges-tu ?
boss-kito-table-hand-empty = La main est vide.
boss-kito-table-leaving = { $cards }, { $count } à échanger
boss-kito-table-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
boss-kito-table-reserve = { $count ->
    [one] { $count } jeton en réserve
   *[other] { $count } jetons en réserve
  }
boss-kito-table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
boss-kito-table-market = Le marché
boss-kito-table-taken-by = Prise par { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour } : rien encore
boss-kito-table-front = { $name }, { boss-kito-colour } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }, force { $strength }{ $standing ->
    [lead] , en tête
    [tie] , à égalité en tête
   *[behind] { "" }
  }
boss-kito-table-coins = { $front } ; { $count ->
    [one] { $count } jeton choisi
   *[other] { $count } jetons choisis
  }
boss-kito-table-heaps = Ravitaillement
boss-kito-table-draw = Piocher
boss-kito-table-deck = { $count ->
    [0] vide
   *[other] pioche { $count }
  }
boss-kito-table-take = { $count ->
    [0] Prendre
   *[other] Prendre { $count }
  }
boss-kito-table-supply = { $count ->
    [0] vide
   *[other] panier { $count }
  }
boss-kito-table-exchange = Échanger
boss-kito-table-discards = défausse { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
  }
boss-kito-table-exchange-more = { $cards } ; tu en pioches { $count }
boss-kito-table-take-more = { $count ->
    [one] tu auras { $count } jeton
   *[other] tu auras { $count } jetons
  }
boss-kito-table-draw-more = dans la pioche face cachée
boss-kito-table-early-tokens = { $count ->
    [one] Mettre { $count } jeton
   *[other] Mettre { $count } jetons
  }
boss-kito-table-would-win = force { $strength } : { boss-kito-type } serait à toi
boss-kito-table-would-tie = force { $strength }, à égalité avec { $rivals }
boss-kito-table-would-trail = force { $strength } ; { $rivals } : { $best }
boss-kito-table-give = Donner le drapeau à { $name }
boss-kito-table-keep = Garder le drapeau
boss-kito-table-order = { $name } commence la manche { $round }, tu joues en { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
  }
boss-kito-table-you-start = tu commences la manche { $round }
boss-kito-table-ledger = Le registre du marché
boss-kito-table-majorities = Majorités jusqu’ici
boss-kito-table-how = Qui a le plus de cartes d’un numéro, même à égalité, marque ce numéro ; pour les autres, chaque carte vaut 1.
boss-kito-table-type = Numéro
boss-kito-table-most = majorité : { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
boss-kito-table-worth = Points jusqu’ici
boss-kito-table-removed = { $count ->
    [0] Aucune carte n’a quitté le jeu
    [one] { $count } carte a quitté le jeu
   *[other] { $count } cartes ont quitté le jeu
  }
boss-kito-table-thrown = { $count ->
    [0] Aucune carte banane dans la défausse
    [one] { $count } carte banane dans la défausse
   *[other] { $count } cartes banane dans la défausse
  }
boss-kito-table-agreed = À cette table
boss-kito-table-option = { $name } : { $value }.
boss-kito-table-end-you = Tu gagnes, avec { boss-kito-table-score }
boss-kito-table-end-other = { $who } gagne, avec { boss-kito-table-score }
boss-kito-table-end-shared = Victoire partagée : { $who }, avec { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
boss-kito-table-turning = La plus belle majorité : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } du numéro { $type } pour { $who }.
boss-kito-chapter-box = Dans la boîte
boss-kito-chapter-players = Qui joue
boss-kito-chapter-setting = Mise en place
boss-kito-chapter-seeing = Qui voit quoi
boss-kito-chapter-actions = Les actions
boss-kito-chapter-tokens = Jetons et pioche
boss-kito-chapter-prizes = Fin d’une manche
boss-kito-chapter-end = Fin et points
boss-kito-chapter-rare = Cas rares

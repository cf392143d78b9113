# La table de Kitsune telle que la page la dessine : piste, pli, jetons, main.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = du clan { kitsune-clan }
kitsune-table-round = manche { $round }
kitsune-table-leader = entame ce pli
kitsune-table-gets = reçoit ta carte
kitsune-table-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
kitsune-table-rounds = { $count ->
    [0] aucune manche gagnée
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
  }
kitsune-table-track = Piste de la Sagesse de { $steps } cases : Zenko à { $blue }, Yako à { $orange }
kitsune-table-sum = Bleu { $blue }, orange { $orange }
kitsune-table-after-cut = après le Katana
kitsune-table-unseen = une carte cachée
kitsune-table-swapped = couleurs échangées
kitsune-table-exchange = Une carte pour quelqu’un de son clan
kitsune-table-of = { $count } sur { $of }
kitsune-table-turn-together = toutes changent de main ensemble
kitsune-table-laid = { $name } : une carte face cachée
kitsune-table-not-laid = { $name } : choisit encore
kitsune-table-no-play = { $name } : pas encore de carte
kitsune-table-play = { $name } : { kitsune-card }{ $token ->
    [none] {""}
    [plus] , avec +3 côté { kitsune-side }
   *[other] , avec { kitsune-token }
  }{ $fate ->
    [hidden] , face cachée
    [struck] , détruit
   *[open] {""}
  }
kitsune-table-shelf = { $count ->
    [one] Jetons Pouvoir : { $count } libre. Que font-ils ?
   *[other] Jetons Pouvoir : { $count } libres. Que font-ils ?
  }
kitsune-table-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
  }
kitsune-table-pile = pioche
kitsune-table-discards = défausse
kitsune-table-past = Plis précédents de cette donne
kitsune-table-open-past = { $count ->
    [one] Défausse : voir le pli précédent
   *[other] Défausse : voir { $count } plis précédents
  }
kitsune-table-choose-award = Un jeton Pouvoir pour ton clan
kitsune-table-choose-fetch = Les cartes du dernier pli
kitsune-table-choose-leader = Qui entame la prochaine manche
kitsune-table-pick-token = Touche un jeton pour lire ce qu’il fait
kitsune-table-eyes-only = Rien que pour tes yeux
kitsune-table-hand = Tes cartes
kitsune-table-hand-empty = La main est vide.
kitsune-table-tool = { kitsune-token }
kitsune-table-plus = { $side ->
    [B] +3 côté bleu
   *[O] +3 côté orange
  }
kitsune-table-together = Ensemble
kitsune-table-pick = { $phase ->
    [exchange] Choisis la carte à donner
    [target] Choisis la carte à trancher
    [fetch] Choisis la carte à prendre
    [award] Choisis un jeton
    [leader] Choisis qui entame
   *[play] Choisis une carte
  }
kitsune-table-ask-give = Choisis la carte pour { $name }
kitsune-table-ask-given = On attend les autres ; tu peux encore changer
kitsune-table-ask-first = Tu entames : joue n’importe quelle carte
kitsune-table-ask-play = Joue une carte
kitsune-table-ask-bound = { $clan ->
    [B] Il faut un bleu (Kitsune Noir)
   *[O] Il faut un orange (Kitsune Noir)
  }
kitsune-table-ask-target = Quel numéro tranches-tu ?
kitsune-table-ask-fetch = Prends une carte du dernier pli
kitsune-table-ask-award = Quel jeton, et pour qui ?
kitsune-table-ask-award-two = Quel jeton prend ton clan ?
kitsune-table-ask-award-any = Quel jeton ? La première réponse décide
kitsune-table-ask-leader = Qui entame la prochaine manche ?
kitsune-table-waits-clan = { $name } décide pour { kitsune-table-clan }
kitsune-table-key-give = Donner le { kitsune-card } à { $name }
kitsune-table-key-given = Posé : { kitsune-card }
kitsune-table-key-change = face cachée ; tu peux encore changer
kitsune-table-key-cut = Trancher le { kitsune-card } ({ $name })
kitsune-table-so-far = jusqu’ici bleu { $blue }, orange { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } à { $low } pour nous
   *[them] { $high } à { $low } contre nous
} : { kitsune-table-clan } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
kitsune-table-ahead-tied = { $high } à { $low } : personne n’avance
kitsune-table-ahead-blocked = { $high } à { $low } : Blocage, personne n’avance
kitsune-table-turning = Le plus long bond : { kitsune-table-clan }, avec { $count } cases en un pli.
kitsune-table-score = { $score ->
    [one] { $score } manche
   *[other] { $score } manches
}
kitsune-table-end-you = Tu gagnes, avec { kitsune-table-score }
kitsune-table-end-other = { $who } gagne, avec { kitsune-table-score }
kitsune-table-end-shared = Victoire de clan : { $who }
kitsune-chapter-box = Dans la boîte
kitsune-chapter-clans = Les clans
kitsune-chapter-setting = Mise en place
kitsune-chapter-exchange = L’échange
kitsune-chapter-seeing = Qui voit quoi
kitsune-chapter-trick = Le pli
kitsune-chapter-special = Cartes spéciales
kitsune-chapter-tokens = Jetons Pouvoir
kitsune-chapter-scoring = Fin d’un pli
kitsune-chapter-receiving = Recevoir un jeton
kitsune-chapter-dealing = Nouvelle donne
kitsune-chapter-end = Fin de manche et de partie
kitsune-chapter-rare = Cas rares

# La table de Bossa telle que la page la dessine : noms des lignes, des tuiles et des jetons, et ce que dit la touche.

bossa-table-subtitle = { $phase ->
    [choose] ouverture
    [colour] ouverture
    [modifier] jetons
   *[other] tour { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, à toi
bossa-table-line-of = { bossa-line-name }, à { $name }
bossa-table-six = { $count ->
    [one] { $count } groupe sur 6
   *[other] { $count } groupes sur 6
  }
bossa-table-die = Dé : { $value }
bossa-table-tile = { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
  }, { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
  }
bossa-table-tile-under = { $tile }, avec le jeton { bossa-table-token }
bossa-table-group = { $value } : { $count ->
    [one] { $count } tuile, { $tiles }.
   *[other] { $count } tuiles, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Une pile dessus.
   *[other] Deux piles dessus.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name } : ensuite vient { $value }, tuiles : { $counts }
bossa-table-stack-on = Empiler sur { bossa-line-name } { $value } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
bossa-table-pile = { $count ->
    [0] pioche épuisée
   *[other] { $count } en pioche
  }
bossa-table-thrown = hors jeu
bossa-table-unseen = { $count ->
    [one] { $count } jamais vue
   *[other] { $count } jamais vues
  }
bossa-table-unseen-open = Lesquelles, et comment ça peut finir
bossa-table-unseen-title = Pas encore vues
bossa-table-unseen-more = { $unseen ->
    [one] { $unseen } tuile : celle mise de côté pour toute la partie.
   *[other] { $unseen } tuiles : { $pile } dans la pioche, 1 mise de côté pour toute la partie.
  }
bossa-table-ends = Fins possibles
bossa-table-end-hand = { $name } : { $count ->
    [one] { $count } tuile encore en main. Qui vide sa main gagne.
   *[other] { $count } tuiles encore en main. Qui vide sa main gagne.
  }
bossa-table-end-line = { bossa-line-name } : { $count ->
    [one] { $count } groupe sur 6. Le sixième fait gagner qui la possède.
   *[other] { $count } groupes sur 6. Le sixième fait gagner qui la possède.
  }
bossa-table-end-stuck = Qui ne peut rien jouer perd.
bossa-table-end-pile = { $count ->
    [0] La pioche est épuisée : après ce tour, qui a le moins de tuiles gagne.
    [one] { $count } tuile dans la pioche. Après elle, qui a le moins de tuiles gagne.
   *[other] { $count } tuiles dans la pioche. Après elles, qui a le moins de tuiles gagne.
  }

bossa-table-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name } : une de ces tuiles n’en a pas
   *[other] { bossa-line-name } : { $sum }
  }
bossa-table-hand = Tes tuiles
bossa-table-hand-empty = Il n’y a plus de tuiles.
bossa-table-open = Tuiles : { $name }
bossa-table-covered = { $name } : { $count } tuiles face cachée
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Tes { $count } tuiles, face cachée
bossa-table-swap-for = Prendre : { $tile }
bossa-table-lay = { bossa-table-token } sur { $tile }
bossa-table-actions = Tuiles action
bossa-table-action-name = { $action ->
    [redraw] Repioche
    [swap] Échange
   *[stack] Empile
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, déjà utilisée
bossa-table-token = { $token ->
    [doubler] Doubleur
   *[inverter] Inverseur
  }
bossa-table-token-used = { bossa-table-token }, déjà utilisé
bossa-table-token-does = { $token ->
    [doubler] une tuile compte double
   *[inverter] blancs et noirs s’échangent
  }
bossa-table-token-shut = face cachée jusqu’aux deux choix

bossa-table-plates = Que prends-tu ?
bossa-table-plate = { $plate ->
    [white] Blanche
    [black] Noire
   *[first] Je commence
  }
bossa-table-starts = Part de { $value }.
bossa-table-other-first = { $name } commence.
bossa-table-first-more = { $name } choisit la couleur.
bossa-table-higher-you = plus haut : tu choisis
bossa-table-higher = plus haut : { $name } choisit
bossa-table-rolled = { $name } : dé { $value }
bossa-table-legend = faisable avec tes tuiles
bossa-table-keep-which = Lequel gardes-tu ?
bossa-table-together = puis ensemble
bossa-table-in-turn = puis
bossa-table-has-chosen = a choisi
bossa-table-you-choose = à toi
bossa-table-is-choosing = choisit
bossa-table-token-note = Tu en gardes un, l’autre quitte le jeu. Il sert une fois, avec une tuile.
bossa-table-secretly = En secret

bossa-table-watching = Tu regardes : toutes les tuiles sont à découvert.
bossa-table-ask-choose = Une couleur, ou le premier tour ?
bossa-table-ask-colour = Blanche ou Noire ?
bossa-table-ask-token = Lequel gardes-tu ?
bossa-table-ask-kept = C’est choisi. Tu peux encore changer d’avis.
bossa-table-ask-both = On choisit en même temps
bossa-table-ask-move = Allonge une ligne d’un cran
bossa-table-ask-redraw = Quelle tuile s’en va ?
bossa-table-ask-swap = D’abord une des tiennes
bossa-table-ask-theirs = Puis une chez { $name }
bossa-table-ask-stack = Autant de tuiles que le groupe, même valeur
bossa-table-ask-lay = Sur quelle tuile ?
bossa-table-ask-where = { $count } endroits possibles : touches-en un

bossa-table-pick = { $phase ->
    [choose] choisis une couleur ou le premier tour
   *[colour] choisis une couleur
  }
bossa-table-key-none = choisis des tuiles
bossa-table-key-none-more = ou utilise une tuile action
bossa-table-key-actions = utilise une tuile action
bossa-table-key-actions-more = aucune des tiennes ne va
bossa-table-key-nowhere = pas de place pour ça
bossa-table-misfit-sum = { bossa-line-name } { $sum }, pas { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } prend { $counts } tuiles
bossa-table-misfit-pips = une tuile sans points { $line ->
    [W] blancs
   *[B] noirs
  }
bossa-table-key-where = va à { $count } endroits
bossa-table-key-where-more = touche le bon
bossa-table-key-single = { $value }, une tuile
bossa-table-key-place = Poser sur la { bossa-line-name }
bossa-table-key-stack = Empiler sur { bossa-line-name } { $value }
bossa-table-key-one = choisis une des tiennes
bossa-table-key-theirs = choisis-en une en face
bossa-table-key-redraw = { $tile } s’en va
bossa-table-key-redraw-more = Repioche : tu en pioches une
bossa-table-key-swap = { $tile } contre { $other }
bossa-table-key-swap-more = Échange
bossa-table-key-early = c’est prêt
bossa-table-key-sealed = on retourne les deux ensemble
bossa-table-key-open = visible aussitôt en face
bossa-table-key-kept = c’est choisi
bossa-table-key-kept-more = on attend l’autre choix
bossa-table-option-pile = La dernière tuile finit aussitôt la partie

bossa-table-turning = Le plus beau coup : { $count } tuiles à la fois, par { $who }.
bossa-table-score = { $score ->
    [0] main vide
    [one] reste { $score } tuile
   *[other] reste { $score } tuiles
}
bossa-table-end-you = { $score ->
    [0] Tu gagnes, main vide
    [one] Tu gagnes, avec { $score } tuile en main
   *[other] Tu gagnes, avec { $score } tuiles en main
  }
bossa-table-end-other = { $score ->
    [0] { $who } gagne, main vide
    [one] { $who } gagne, avec { $score } tuile en main
   *[other] { $who } gagne, avec { $score } tuiles en main
  }
bossa-table-end-shared = Égalité : { $score ->
    [one] { $score } tuile partout
   *[other] { $score } tuiles partout
  }

bossa-chapter-box = Dans la boîte
bossa-chapter-players = Qui joue
bossa-chapter-setting = Mise en place
bossa-chapter-seeing = Qui voit quoi
bossa-chapter-lines = Lignes et groupes
bossa-chapter-turn = Un tour
bossa-chapter-actions = Tuiles action
bossa-chapter-tokens = Jetons
bossa-chapter-end = La fin
bossa-chapter-rare = Cas rares

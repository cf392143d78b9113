# La page d’une personne, pour elle seule.

person-page = Ta page
person-only-you = Visible pour toi seulement, d’ici.
person-none = Encore aucune partie finie. Ce que tu joues ici jusqu’au bout compte sur cette page ; l’entraînement, non.
person-summary = { $count ->
    [one] Une partie
   *[other] { $count } parties
}, depuis { $since }. Surtout { $game }{ $partner ->
    [none] .
   *[other] , le plus souvent avec { $partner }.
}
person-results = Résultats
person-results-sum = { $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
person-game-played = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
person-percent = { $percent } %
person-share = { $percent } pour cent gagnées, { $expected } attendues
person-expected = Le repère montre combien gagne quelqu’un qui joue comme les autres à des tables de cette taille. En dessous de 20 parties, c’est presque tout du hasard.
person-split = Chance et choix
person-split-unit = points de chances de gagner par partie
person-luck = Chance : cartes et dés
person-decisions = Choix : tes coups
person-mean = Dans les { $count } dernières parties, tes choix valent { $decisions } par partie (± { $decisionsSpread }), la chance { $luck } (± { $luckSpread }). À la longue, la chance s’annule ; le reste demeure.
person-too-few = À partir de deux parties, on lit ici ce qui était de la chance et ce qui venait de tes choix.
person-working = La maison analyse tes parties : { $done } sur { $total }.
person-chart = Chance et choix, partie par partie, de la plus ancienne à la plus récente
person-habits = Erreurs préférées
person-habits-of = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
}
person-habits-none = Rien qui ait à coup sûr cédé des chances de gagner.
person-better = Il aurait mieux valu :
person-cost = − { $points }
person-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}
person-look = Revoir
person-look-at = Revoir : { $what }
person-cost-about = Le nombre dit combien de chances de gagner cela a coûté chaque fois, avec ce que tu pouvais savoir.

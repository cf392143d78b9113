# Pourquoi un coup : chances, hasard et décisions. Les raisons sont avec chaque jeu.

## Ce qui se dit de tout coup
explain-forced = Il n’y a rien d’autre à choisir.
explain-alone = Tout le reste s’est vite révélé moins bon.
explain-ahead = { $points ->
    [one] Chances de gagner : { $points } point de plus que le deuxième meilleur coup.
   *[other] Chances de gagner : { $points } points de plus que le deuxième meilleur coup.
}
explain-close = D’autres coups valent à peu près autant.

## Là où plus rien d’important n’est caché
explain-wins = gagne
explain-wins-you = tu gagnes
explain-wins-by = gagne de { $margin }
explain-wins-by-you = tu gagnes de { $margin }
explain-draws = égalité
explain-loses = perd
explain-loses-you = tu perds
explain-loses-by = perd de { $margin }
explain-loses-by-you = tu perds de { $margin }
explain-solved-wins = Plus rien d’important n’est caché : ce coup gagne, quoi qu’on joue.
explain-solved-wins-by = Plus rien d’important n’est caché : ce coup gagne de { $margin } ou plus, quoi qu’on joue.
explain-solved-draws = Plus rien d’important n’est caché : ce coup vaut une égalité ou mieux, quoi qu’on joue.
explain-solved-loses = Plus rien d’important n’est caché : ce coup vaut tous les autres et perd, sauf erreur ensuite.
explain-solved-loses-by = Plus rien d’important n’est caché : ce coup est le meilleur et perd de { $margin }, sauf erreur ensuite.
explain-solved-odds = Tout ce qui peut encore venir est compté : ce coup gagne exactement avec { $percent } %.
explain-others-wins = Le deuxième meilleur coup gagne aussi.
explain-others-wins-by = Le deuxième meilleur coup gagne de { $margin }.
explain-others-draws = Tout le reste vaut au mieux une égalité.
explain-next-draws = Le deuxième meilleur coup vaut une égalité.
explain-others-loses = Tout le reste perd.
explain-others-loses-by = Tout le reste perd de { $margin } ou plus.
explain-others-odds = Le deuxième meilleur coup gagne avec { $percent } %.
explain-others-same = D’autres coups reviennent au même.
explain-then-best = Puis, au mieux des deux côtés : { $moves }
explain-solved-foot = Joué jusqu’à chaque fin, avec ce que tu sais. Touche un coup pour le choisir ; c’est toujours toi qui le joues.
explain-played-ends = Le coup joué : { $result }.
explain-what-if-solved = Après, plus rien d’important n’est caché. Si les deux jouent ensuite au mieux :

## À la table et dans un replay
explain-percent = { $percent } %
explain-interval = entre { $low } et { $high } %
explain-hint = Conseil
explain-hint-thinking = Un instant, on réfléchit.
explain-hint-foot = Chances de gagner, avec ce que tu sais. Touche un coup pour le choisir ; c’est toujours toi qui le joues.
explain-pick = Choisir ce coup
explain-made = joué
explain-then = Puis sans doute { $moves }
explain-tab-move = Le coup
explain-tab-luck = Chance ou choix
explain-tab-log = Journal
explain-waiting = On analyse d’autres parties ; celle-ci est la suivante.
explain-warming = Les bots qui analysent chauffent encore ; ça commencera tout seul.
explain-working = On analyse chaque décision : { $done } sur { $total }
explain-of = { $name } :
explain-turning = Tournant.
explain-gave = { $points ->
    [one] Le coup joué cède { $points } point.
   *[other] Le coup joué cède { $points } points.
}
explain-best = On n’a rien trouvé de mieux.
explain-as-good = Le coup joué vaut à peu près autant.
explain-deal = Les cartes sont distribuées. Avance pour voir la première décision.
explain-curve = Coup, sur la courbe des chances de tout le monde
explain-standing = { $name } { $percent } %
explain-player = Qui joue
explain-luck = chance (cartes)
explain-decisions = choix (coups)
explain-from-to = { $start } % → { $result } %
explain-luck-foot = Points de chances de gagner, de la donne au résultat. Ce qu’un choix cède va aux autres ; tout le reste est de la chance. Estimations, avec ce que chaque place pouvait savoir.
explain-numbers = Tous les nombres
explain-number = Coup

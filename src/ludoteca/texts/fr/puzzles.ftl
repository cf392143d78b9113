# Casse-têtes : trouve le coup.
puzzles-find = Trouve le coup
puzzles-ask = Quel est le meilleur coup ?
puzzles-none = Ce casse-tête n’existe pas
puzzles-easy = facile
puzzles-medium = moyen
puzzles-hard = difficile
puzzles-strength = Difficulté
puzzles-of-the-day = Du jour
puzzles-number = N° { $number }
puzzles-row = { $count } d’affilée
puzzles-row-ends = la série repart

## À côté
puzzles-one-move = Un seul coup, rien ne presse
puzzles-from-a-game = D’une vraie partie entre bots forts. Tu sais ce que l’on savait à cette place : ta main, la table, tout ce qui a été montré. Un coup est nettement le meilleur.
puzzles-before = Première réponse
puzzles-solved = résolu
puzzles-missed = pas résolu
puzzles-in-a-row = D’affilée
puzzles-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## La réponse
puzzles-right = Juste !
puzzles-better = Il y a mieux
puzzles-best = Le meilleur : { $move }.
puzzles-cost = { $points ->
    [one] Ton coup coûte environ { $points } point.
   *[other] Ton coup coûte environ { $points } points.
}
puzzles-unweighed = Ton coup n’est pas parmi ceux qui méritaient d’être pesés.
puzzles-note = Chances de gagner à partir d’ici, ± { $doubt }, avec ce que l’on pouvait savoir.
puzzles-another = Un autre
puzzles-play-on = Reprendre ici
puzzles-all = Tous les casse-têtes

## Au mur de la maison
puzzles-today = Casse-tête du jour
puzzles-slate-ask = C’est à toi, un seul coup. Lequel est le meilleur ?
puzzles-slate-begin = Un nouveau chaque jour.
puzzles-slate-solved = Résolu. Le prochain arrive demain.
puzzles-slate-missed = Pas cette fois. Le prochain arrive demain.
puzzles-try = Essayer
puzzles-look-again = Revoir
puzzles-solved-of = { $solved } sur { $count } résolus sur cet appareil

## Fichiers
puzzles-bad-file = Le fichier { $file } n’est pas un fichier de casse-têtes lisible : { $reason }. Essaie : ludoteca puzzles mine JEU --out FICHIER
puzzles-no-search = Aucun bot pour { $game } ne réfléchit à l’avance, donc rien ne peut être trouvé. Donne une recherche à son niveau le plus fort dans players.py.

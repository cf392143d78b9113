# Apprendre un jeu : le jeu en une minute, et l’aide discrète d’une première partie. Les mots des jeux sont dans leurs fichiers.

teaching-how = Comment ça marche ?
teaching-how-of = { $game } en une minute
teaching-how-ticket = Une minute en images. Les règles après, au besoin.
teaching-aim = Le but du jeu
teaching-skip = Passer
teaching-next = Suite
teaching-back = Retour
teaching-done = Compris
teaching-try = Je veux essayer
teaching-try-more = la leçon, quatre minutes
teaching-try-rule = Essayer
teaching-picture = Image { $at } sur { $count } : { $title }
teaching-pictures = Images
teaching-tip = Un conseil.
teaching-your-turn = C’est à toi

## Une première partie
teaching-first = Pour ta première partie
teaching-first-offer = Première fois à { $game } ?
teaching-first-learn = Apprends-moi
teaching-first-minute = En une minute
teaching-first-known = Je connais
teaching-first-stop = Ne plus m’aider à ce jeu
teaching-first-setting = Aide à la première partie
teaching-first-setting-more = Ce qui vient de se passer, selon quelle règle, et ce qu’est un nombre quand tu le touches. De moins en moins, jusqu’à ta première partie finie.

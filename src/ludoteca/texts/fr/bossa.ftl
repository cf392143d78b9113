# Bossa. Les phrases du journal suivent le nom de qui joue et n’ont pas de sujet à elles. Tuiles : blancs-noirs.

bossa = Bossa
bossa-about = Deux lignes partent de deux dés. Vide ta main, ou remplis ta ligne avec six groupes.
bossa-aim = Vide ta main, ou vois ta ligne atteindre six groupes, avant ton adversaire.

bossa-line-name = { $line ->
    [W] Blanche
   *[B] Noire
}
bossa-arm-name = { $arm ->
    [up] vers le haut
   *[down] vers le bas
}

## Options
bossa-option-expansion = Jetons modificateurs
bossa-option-expansion-false = Sans
bossa-option-expansion-true = On garde un Doubleur ou un Inverseur
bossa-option-groupCount = Tuiles d’un groupe
bossa-option-groupCount-exactlyOneOff = Une de plus ou une de moins que le groupe voisin
bossa-option-groupCount-sameOrOneOff = Aussi autant que le groupe voisin
bossa-option-groupCount-free = Autant qu’on veut
bossa-option-pileEnd = La dernière tuile de la pioche
bossa-option-pileEnd-endOfTurn = Qui la pioche joue encore
bossa-option-pileEnd-onLastDraw = Finit aussitôt la partie
bossa-option-modifierChoice = Le choix des jetons
bossa-option-modifierChoice-simultaneous = En même temps, en secret
bossa-option-modifierChoice-firstPlayerFirst = Qui commence choisit d’abord
bossa-option-modifierChoice-secondPlayerFirst = Qui joue en deuxième choisit d’abord

## Ce qui s’est passé
bossa-began = Une tuile est mise de côté, quatre vont à chaque main ; { $count } dans la pioche.
bossa-dealt = Tes tuiles : { $text }.
bossa-rolled = { $count ->
    [one] Blanc { $white }, noir { $black } : le dé le plus haut choisit.
   *[other] Blanc { $white }, noir { $black } après { $count } lancers : le dé le plus haut choisit.
}
bossa-chose-white = Prend la ligne Blanche.
bossa-chose-black = Prend la ligne Noire.
bossa-chose-first = Joue en premier.
bossa-revealed = Retourne { $text }.
bossa-kept-doubler = Garde le Doubleur.
bossa-kept-inverter = Garde l’Inverseur.
bossa-drew = Pioche { $tile }.
bossa-placed = { bossa-line-name } { $value } : { $text }.
bossa-stacked = Empile { $text } sur { bossa-line-name } { $value }.
bossa-used-doubler = Le Doubleur sur { $tile }.
bossa-used-inverter = L’Inverseur sur { $tile }.
bossa-redrew = Défausse { $tile } et pioche { $other }.
bossa-swapped = Échange { $tile } contre { $other }.
bossa-won-701 = { $seat } n’a plus de tuiles et gagne.
bossa-won-702 = Six groupes : la ligne est à { $seat }, qui gagne.
bossa-won-703 = Les dernières tuiles font le sixième groupe de l’autre ligne : { $seat } gagne.
bossa-won-704 = Plus aucun coup possible : { $seat } gagne.
bossa-won-705 = La pioche est épuisée : { $seat } a moins de tuiles et gagne.
bossa-drawn = La pioche est épuisée et les deux mains ont le même nombre de tuiles : égalité.
bossa-because-701 = { $seat } n’avait plus de tuiles.
bossa-because-702 = { $seat } avait six groupes dans sa ligne.
bossa-because-703 = { $seat } a posé ses dernières tuiles en sixième groupe de l’autre ligne.
bossa-because-704 = En face, il n’y avait plus de coup possible.
bossa-because-705 = La pioche était épuisée ; { $seat } avait moins de tuiles.
bossa-because-draw = La pioche était épuisée ; les deux mains avaient le même nombre de tuiles.

## Ce qu’on peut faire
bossa-take-white = Prendre la ligne Blanche
bossa-take-black = Prendre la ligne Noire
bossa-take-first = Commencer
bossa-keep-doubler = Garder le Doubleur
bossa-keep-inverter = Garder l’Inverseur
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Empiler sur la { bossa-line-name }, { bossa-arm-name }, groupe { $number }
bossa-redraw = Repioche : défausser une tuile, en piocher une autre
bossa-swap = Échange : une des tiennes contre une d’en face
bossa-tile = { $tile }
bossa-marked = { $tile } avec ton jeton
bossa-will-place = { bossa-line-name } { $value } avec { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
bossa-will-stack = se pose sur { bossa-line-name } { $value }
bossa-will-win = et tu gagnes

## Pourquoi non
bossa-refused-turn = Maintenant, c’est à { $seat }.
bossa-refused-308 = Choisis la Blanche, la Noire ou le premier tour.
bossa-refused-309 = Choisis la Blanche ou la Noire.
bossa-refused-312 = Choisis le Doubleur ou l’Inverseur.
bossa-refused-kept = Ton jeton est choisi ; en face, on choisit encore.
bossa-refused-503 = Un groupe est fait de tuiles différentes de ta propre main, nommées de la plus basse à la plus haute.
bossa-refused-504 = Une tuile sans point { $line ->
    [W] blanc
   *[B] noir
} ne peut pas aller là : une couleur absente n’est pas un zéro.
bossa-refused-505 = Ici, il faut { $value } sur la { bossa-line-name } ({ bossa-arm-name }) : avec cette tuile, cela fait déjà { $sum }.
bossa-refused-505-short = Ici, il faut { $value } sur la { bossa-line-name } ({ bossa-arm-name }) : avec cette tuile, cela fait { $sum }, et aucune tuile après elle n’apporte le reste.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) touche le dé et se fait avec { $counts } tuiles : avec celle-ci, il en faudrait plus.
bossa-refused-sum = Ces tuiles font { $made } ; il faut { bossa-line-name } { $value }.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) se fait ici avec { $counts } tuiles : avec celle-ci, il en faudrait un autre nombre.
bossa-refused-508 = Ce bras est terminé : sous 1, il n’y a rien.
bossa-refused-601 = C’est à ton adversaire de jouer.
bossa-refused-603 = Choisis d’abord quoi faire : poser, empiler, repiocher ou échanger ; ensuite les tuiles.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) prend ici { $counts } tuiles, et les tiennes ne le font pas.
bossa-refused-610-any = Tes tuiles ne font pas { bossa-line-name } { $value } ({ bossa-arm-name }).
bossa-refused-620 = Cette tuile action a déjà servi.
bossa-refused-621 = Il te faut une tuile de ta propre main, et une qui reste dans la pioche.
bossa-refused-622 = D’abord une de tes tuiles, puis une de l’autre main.
bossa-refused-623 = Ici, { $count ->
    [one] { $count } tuile doit
   *[other] { $count } tuiles doivent
} faire { bossa-line-name } { $value }.
bossa-refused-633 = Il n’y a là aucun groupe sur lequel empiler.
bossa-refused-640 = Tu n’as pas de jeton à utiliser.
bossa-refused-641 = Un jeton va sur une tuile que tu poses ou que tu empiles.
bossa-refused-over = La partie est finie.
bossa-bad-decision = « { $text } » n’est pas une décision de Bossa. Écris ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] et ainsi de suite.
bossa-bad-notation = « { $text } » n’est pas un coup de Bossa. Écris W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black ou first.

## La table en phrases
bossa-heading-line = Ligne { bossa-line-name }, dé { $value }
bossa-heading-line-of = Ligne { bossa-line-name } : { $seat }, dé { $value }
bossa-heading-seats = Qui joue
bossa-heading-pile = La pioche
bossa-heading-hand = Tuiles : { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value } : { $text }
bossa-line-next = { $arm ->
    [up] Vers le haut
   *[down] Vers le bas
} vient { $value } ; nombre de tuiles : { $text }.
bossa-line-seat = { $seat } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; encore à utiliser :{ $redraw ->
    [1] { " " }Repioche
   *[0] { "" }
}{ $swap ->
    [1] { " " }Échange
   *[0] { "" }
}{ $stack ->
    [1] { " " }Empile
   *[0] { "" }
}{ $token ->
    [doubler] { " " }Doubleur
    [inverter] { " " }Inverseur
   *[none] { "" }
}.
bossa-line-seat-bare = { $seat } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; toutes les actions ont servi.
bossa-line-pile = { $count ->
    [0] La pioche est épuisée.
    [one] { $count } tuile dans la pioche.
   *[other] { $count } tuiles dans la pioche.
}
bossa-line-unseen = { $count ->
    [one] { $count } tuile jamais vue : { $text }.
   *[other] { $count } tuiles jamais vues : { $text }.
}
bossa-line-discards = Défaussées : { $text }.

## Les règles, une phrase chacune ; les numéros sont ceux de RULES.md
BO-101 = La boîte contient 27 tuiles à points blancs et noirs.
BO-102 = De chaque couleur, six tuiles montrent 1 point, cinq 2, quatre 3, trois 4, deux 5 et une 6.
BO-103 = Les tuiles sont toutes les paires de points blancs et noirs avec 1 à 6 points en tout, une tuile chacune.
BO-104 = Il y a six tuiles action : Repioche, Échange et Empile, deux de chaque.
BO-105 = Il y a deux dés, un à points blancs et un à points noirs.
BO-106 = L’extension ajoute quatre jetons : deux Doubleurs et deux Inverseurs.
BO-201 = On joue à deux exactement.
BO-301 = On mélange les 27 tuiles en une pioche face cachée.
BO-302 = Une tuile est mise de côté, sans être vue, pour toute la partie.
BO-303 = On prend quatre tuiles par main, une à la fois ; 18 restent dans la pioche.
BO-304 = Chaque place a une tuile action de chaque sorte.
BO-305 = Avec l’extension, chaque place a aussi un Doubleur et un Inverseur.
BO-306 = Chaque place lance un dé ; à égalité, on relance.
BO-307 = Qui a le dé le plus haut choisit, après avoir regardé ses propres tuiles ; personne ne voit celles de l’autre.
BO-308 = On choisit : la ligne Blanche, la ligne Noire, ou le premier tour.
BO-309 = Qui prend une ligne laisse le premier tour à l’autre ; qui joue en premier laisse à l’autre le choix des lignes.
BO-310 = Les dés sont le départ des deux lignes, devant qui les possède.
BO-311 = Ensuite, les deux mains sont retournées : désormais, on joue à découvert.
BO-312 = Avec l’extension, chaque place garde ensuite un jeton ; on choisit en secret et on montre ensemble.
BO-401 = Avant que les mains soient retournées, tu ne vois que tes propres tuiles.
BO-402 = À partir de là, les deux mains sont à découvert, y compris les tuiles piochées plus tard.
BO-403 = Tout le monde voit quelles tuiles action ont servi.
BO-404 = Tout le monde voit les jetons gardés, une fois les deux choix faits.
BO-405 = Les lignes, les groupes, les piles et les tuiles défaussées sont à découvert.
BO-406 = Personne ne connaît l’ordre de la pioche ni la tuile mise de côté.
BO-501 = Il y a deux lignes, la Blanche et la Noire ; chaque place peut prolonger l’une et l’autre.
BO-502 = Chaque ligne part de son dé vers le haut et vers le bas.
BO-503 = Les tuiles utilisées ensemble forment un groupe ; il vaut la somme de leurs points de la couleur de la ligne.
BO-504 = Une couleur absente n’est pas un zéro : chaque tuile d’un groupe montre au moins un point de la couleur de la ligne.
BO-505 = Un groupe continue son bras : un de plus que la dernière valeur vers le haut, un de moins vers le bas.
BO-506 = À côté d’un dé, on pose une ou deux tuiles.
BO-507 = À côté d’un groupe, on pose une tuile de plus ou une de moins qu’il n’en a, jamais autant.
BO-508 = Vers le bas, un bras s’arrête à 1 ; vers le haut, il n’y a pas de fin.
BO-509 = C’est le groupe le plus à l’extérieur du même bras qui compte.
BO-601 = On joue à tour de rôle.
BO-602 = Un tour commence en piochant la première tuile de la pioche.
BO-603 = Puis on fait exactement une chose : poser, empiler, repiocher ou échanger. Personne ne passe.
BO-604 = Une main peut contenir autant de tuiles qu’on veut.
BO-610 = Une pose est permise si ses tuiles font la valeur suivante, en un nombre autorisé.
BO-611 = Un coup ajoute un groupe à un bras.
BO-620 = Chaque tuile action sert une fois par partie, à la place d’une pose.
BO-621 = Repioche : défausse une de tes tuiles et pioches-en une autre ; il doit en rester une.
BO-622 = Échange : choisis une de tes tuiles et une de l’autre main ; elles changent de place.
BO-623 = Empile : pose sur un groupe autant de tes tuiles qu’il en a, pour la même valeur.
BO-630 = On peut empiler sur un groupe même si l’autre l’a déjà fait.
BO-631 = Pour une pile, ce sont les sommes qui doivent s’accorder, pas chaque tuile.
BO-632 = Une pile n’ajoute pas de groupe et ne change rien pour ses voisins.
BO-633 = On peut empiler sur n’importe quel groupe, mais pas sur un dé.
BO-634 = Empiler est le coup entier d’un tour.
BO-640 = Le jeton gardé peut servir une fois par partie.
BO-641 = Il va sur une seule tuile que l’on pose ou empile, et ne change que cette tuile.
BO-642 = Le Doubleur compte deux fois les points de la tuile, qui reste une seule tuile.
BO-643 = L’Inverseur rend noirs les points blancs de la tuile, et blancs les noirs.
BO-644 = Un jeton peut aller sur une tuile que l’on empile.
BO-645 = La valeur changée reste.
BO-646 = Les jetons ne sont pas des tuiles ; en utiliser un n’utilise pas de tuile action.
BO-701 = A : qui n’a plus de tuiles gagne.
BO-702 = B : une ligne de six groupes fait gagner qui la possède, peu importe qui les a posés.
BO-703 = C : poser ses dernières tuiles en sixième groupe de l’autre ligne fait gagner.
BO-704 = D : qui n’a aucun coup possible perd.
BO-705 = E : quand la pioche est épuisée, qui a le moins de tuiles gagne ; autant des deux côtés, c’est égalité.
BO-710 = D se vérifie après la pioche, avant le coup.
BO-711 = Après un coup : d’abord la main vide, puis la ligne pleine, puis la pioche épuisée.
BO-712 = Qui pioche la dernière tuile joue encore ce tour ; ensuite, la partie est finie.
BO-713 = Deux lignes ne peuvent pas être pleines à la fois.
BO-801 = Si rien ne peut être posé, il faut utiliser une tuile action.
BO-802 = Si la seule pose remplit l’autre ligne, il faut la jouer.
BO-803 = Échange est toujours possible tant qu’il n’a pas servi.
BO-804 = Repioche n’est pas possible quand la pioche est épuisée.
BO-805 = Repioche peut prendre la dernière tuile ; la partie se termine après ce tour.
BO-806 = Un dé de 1 n’a pas de bras vers le bas.
BO-807 = Vers le bas, un 2 fait d’une seule tuile termine le bras.
BO-808 = À partir de 7, une seule tuile ne suffit pas, sans Doubleur.
BO-809 = Chaque tuile est toujours quelque part : 27 en tout.
BO-810 = Une partie a 18 tours au plus.
BO-901 = Le hasard décide de l’ordre des tuiles, une fois.
BO-902 = Le hasard décide des dés.

## Dit à qui le fait, après « toi »

bossa-chose-white-self = Tu prends la ligne Blanche.
bossa-chose-black-self = Tu prends la ligne Noire.
bossa-chose-first-self = Tu joues en premier.
bossa-revealed-self = Tu retournes { $text }.
bossa-kept-doubler-self = Tu gardes le Doubleur.
bossa-kept-inverter-self = Tu gardes l’Inverseur.
bossa-drew-self = Tu pioches { $tile }.
bossa-stacked-self = Tu empiles { $text } sur { bossa-line-name } { $value }.
bossa-redrew-self = Tu défausses { $tile } et tu pioches { $other }.
bossa-swapped-self = Tu échanges { $tile } contre { $other }.

## Dit à la personne concernée

bossa-won-701-you = Tu n’as plus de tuiles et tu gagnes.
bossa-won-702-you = Six groupes : la ligne est à toi, et tu gagnes.
bossa-won-703-you = Les dernières tuiles font le sixième groupe de l’autre ligne : tu gagnes.
bossa-won-704-you = Plus aucun coup possible : tu gagnes.
bossa-won-705-you = La pioche est épuisée : tu as moins de tuiles et tu gagnes.
bossa-because-701-you = Tu n’avais plus de tuiles.
bossa-because-702-you = Tu avais six groupes dans ta ligne.
bossa-because-703-you = Tu as posé tes dernières tuiles en sixième groupe de l’autre ligne.
bossa-because-705-you = La pioche était épuisée ; tu avais moins de tuiles.
bossa-refused-turn-you = Maintenant, c’est à toi.
bossa-heading-line-of-you = Ta ligne { bossa-line-name }, dé { $value }
bossa-heading-hand-you = Tes tuiles

## Ce qui parle pour un coup

bossa-explain-left = { $left ->
    [one] il te reste { $left } tuile
   *[other] il te reste { $left } tuiles
}, et { $other } à { $seat }
bossa-explain-win = Avec ça, tu gagnes.
bossa-explain-place = { $laid ->
    [one] { $laid } tuile
   *[other] { $laid } tuiles
} sur la { bossa-line-name }, { bossa-arm-name } : { bossa-explain-left }. { $whose ->
    [own] Ta ligne
   *[other] L’autre ligne
} a alors { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
} sur { $most }.
bossa-explain-stack = Empiler { $laid ->
    [one] { $laid } tuile
   *[other] { $laid } tuiles
} : { bossa-explain-left } ; aucun bras ne s’allonge.
bossa-explain-redraw = Repioche : cette tuile n’ira nulle part de sitôt ; { $unseen ->
    [one] { $unseen } tuile n’a pas encore été vue.
   *[other] { $unseen } tuiles n’ont pas encore été vues.
}
bossa-explain-swap = Échange : cela t’aide et prend une tuile à { $seat }, qui en a { $other }.
bossa-explain-fit = de tes { $tiles } tuiles, { $white } à points blancs et { $black } à points noirs ; les dés montrent { $high } et { $low }.
bossa-explain-white = La Blanche : { bossa-explain-fit }
bossa-explain-black = La Noire : { bossa-explain-fit }
bossa-explain-first = Jouer en premier : { bossa-explain-fit }
bossa-explain-doubler = Le Doubleur : { bossa-explain-fit }
bossa-explain-inverter = L’Inverseur : { bossa-explain-fit }

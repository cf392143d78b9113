# Kariba. Les phrases du journal suivent le nom de qui joue et n’ont pas de sujet à elles.

kariba = Kariba
kariba-about = Des troupeaux au point d’eau : à trois, on chasse plus faible que soi.
kariba-aim = Chasse le plus d’animaux du point d’eau : chaque carte prise est un point.

kariba-animal = { $animal ->
    [1] souris
    [2] suricate
    [3] zèbre
    [4] girafe
    [5] autruche
    [6] léopard
    [7] rhinocéros
   *[8] éléphant
}
kariba-animals = { $animal ->
    [1] souris
    [2] suricates
    [3] zèbres
    [4] girafes
    [5] autruches
    [6] léopards
    [7] rhinocéros
   *[8] éléphants
}
kariba-animals-counted = { $count ->
    [one] { $count } { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# La même chose, sous le nom que les listes de cartes ont dans chaque jeu.
kariba-card = { $card ->
    [1] souris
    [2] suricate
    [3] zèbre
    [4] girafe
    [5] autruche
    [6] léopard
    [7] rhinocéros
   *[8] éléphant
}
kariba-cards = { $card ->
    [1] souris
    [2] suricates
    [3] zèbres
    [4] girafes
    [5] autruches
    [6] léopards
    [7] rhinocéros
   *[8] éléphants
}
kariba-counted = { $count ->
    [one] { $count } { kariba-card }
   *[other] { $count } { kariba-cards }
}
kariba-prey-counted = { $prey ->
    [1] { $count } souris
    [2] { $count ->
        [one] { $count } suricate
       *[other] { $count } suricates
    }
    [3] { $count ->
        [one] { $count } zèbre
       *[other] { $count } zèbres
    }
    [4] { $count ->
        [one] { $count } girafe
       *[other] { $count } girafes
    }
    [5] { $count ->
        [one] { $count } autruche
       *[other] { $count } autruches
    }
    [6] { $count ->
        [one] { $count } léopard
       *[other] { $count } léopards
    }
    [7] { $count } rhinocéros
   *[8] { $count ->
        [one] { $count } éléphant
       *[other] { $count } éléphants
    }
}

## Options
kariba-option-expert = Trois cartes visibles à côté de la pioche
kariba-option-expert-false = Seulement la pioche
kariba-option-expert-true = Aussi les cartes visibles
kariba-option-games = Parties
kariba-option-games-1 = Une partie
kariba-option-games-3 = Trois parties, points additionnés
kariba-option-firstPlayer = Qui commence
kariba-option-firstPlayer-random = Au hasard
kariba-option-firstPlayer-0 = Place 1
kariba-option-firstPlayer-1 = Place 2
kariba-option-firstPlayer-2 = Place 3
kariba-option-firstPlayer-3 = Place 4
kariba-option-firstPlayer-4 = Place 5
kariba-option-matchStart = Qui commence les parties 2 et 3
kariba-option-matchStart-rotate = La place suivante
kariba-option-matchStart-random = Au hasard
kariba-option-matchStart-loserFirst = Qui a le moins de points
kariba-option-showScores = Points visibles
kariba-option-showScores-true = On voit combien de cartes chaque place a prises
kariba-option-showScores-false = On ne voit que les siennes
kariba-option-maxPlayers = Places au maximum
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## Ce qui s’est passé
kariba-began = { $games ->
    [1] Nouvelle partie. { $seat } commence ; { $pile } cartes dans la pioche.
   *[other] Partie { $number } sur { $games }. { $seat } commence ; { $pile } cartes dans la pioche.
}
kariba-dealt = Tes cartes : { $cards }.
kariba-opened = Visibles à côté de la pioche : { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = { $animal ->
    [1] Seule, elle
    [4] Seule, elle
    [5] Seule, elle
   *[other] Seul, il
}
kariba-alone = { $now ->
    [1] { kariba-alone-one } ne chasse personne.
   *[other] Seulement { $now } : personne ne fuit.
}
kariba-chased = { $herd } { kariba-animals } chassent { kariba-prey-counted }.
kariba-nobody = Personne de plus faible au point d’eau : rien n’est pris.
kariba-no-elephant = Pas d’éléphant au point d’eau : rien n’est pris.
kariba-drew = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
kariba-drew-cards = Pioché : { $cards }.
kariba-took = Prend la carte visible : { kariba-animal }.
kariba-pile-empty = La pioche est épuisée : désormais, plus personne n’y pioche.
kariba-refilled = Nouvelles cartes visibles : { $cards }.
kariba-ended = Joue sa dernière carte : la partie est finie.
kariba-scored = Cartes prises : { $scores }.
kariba-won = Victoire : { $winners }, avec { $score ->
    [one] { $score } animal
   *[other] { $score } animaux
}.
kariba-because-hand-empty = { $seat } n’avait plus de cartes.

## Ce qu’on peut faire
kariba-play = Jouer { kariba-animals-counted }
kariba-draw-pile = Piocher
kariba-draw-visible = Prendre la carte visible : { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } chassent { kariba-prey-counted }
kariba-will-stand = { $now ->
    [1] { $animal ->
        [1] seule, elle
        [4] seule, elle
        [5] seule, elle
       *[other] seul, il
    } ne chasse personne
   *[other] seulement { $now } : personne ne fuit
}
kariba-will-find-nobody = personne de plus faible au point d’eau
kariba-will-find-no-elephant = pas d’éléphant au point d’eau

## Pourquoi non
kariba-refused-none = Tu n’as pas de carte { kariba-animal } en main.
kariba-refused-held = Tu as { $held ->
    [one] { $held } { kariba-animal }
   *[other] { $held } { kariba-animals }
} en main, pas { $count }.
kariba-refused-not-visible = Pas de carte { kariba-animal } parmi les cartes visibles.
kariba-refused-pile-empty = La pioche est épuisée : prends une des cartes visibles.
kariba-refused-draw-first = { $count ->
    [one] Pioche d’abord encore { $count } carte.
   *[other] Pioche d’abord encore { $count } cartes.
}
kariba-refused-play-first = Joue d’abord un ou plusieurs animaux identiques ; on pioche ensuite.
kariba-refused-turn = Maintenant, c’est à { $seat }.
kariba-refused-over = La partie est finie.
kariba-refused-basic = À cette table, on pioche automatiquement après avoir joué.
kariba-bad-decision = « { $text } » n’est pas une décision de Kariba. Écris ["play", 7, 2], ["pile"] ou ["visible", 8].
kariba-bad-notation = « { $text } » n’est pas un coup de Kariba. Écris 7x2 (deux rhinocéros), pile ou open 8.

## La table en phrases
kariba-heading-waterhole = Au point d’eau
kariba-heading-stock = La pioche
kariba-heading-seats = Qui joue
kariba-heading-hand = Main : { $seat }
kariba-line-nobody = Personne n’est au point d’eau.
kariba-line-animal = { $animal } : { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] La pioche est épuisée.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
kariba-line-visible = Visible : { kariba-animal }, { $animal }.
kariba-line-number = Partie { $number } sur { $games }.
kariba-line-seat = { $seat } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}, { $score ->
    [one] { $score } prise
   *[other] { $score } prises
}.
kariba-line-seat-series = { $seat } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}, { $score ->
    [one] { $score } prise
   *[other] { $score } prises
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
} des parties précédentes.
kariba-line-seat-hidden = { $seat } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}.

## Les règles, une phrase chacune ; les numéros sont ceux de RULES.md
KA-101 = La boîte contient 64 cartes animal.
KA-102 = Il y a huit animaux, numérotés de 1 à 8, avec huit cartes identiques chacun.
KA-103 = Le point d’eau a un emplacement par animal, dans l’ordre des numéros ; seules ses propres cartes s’y posent.
KA-104 = 1 souris, 2 suricate, 3 zèbre, 4 girafe, 5 autruche, 6 léopard, 7 rhinocéros, 8 éléphant. En jeu, seuls les numéros comptent.
KA-105 = Les livrets de la boîte ne servent pas à jouer.
KA-201 = On joue de deux à cinq.
KA-202 = Dans le jeu de base, toutes les nouvelles cartes viennent automatiquement de la pioche face cachée.
KA-203 = Dans le jeu expert, trois cartes visibles sont à côté de la pioche et peuvent être prises aussi.
KA-204 = On joue une partie, ou trois dont on additionne les points.
KA-301 = Au début, le point d’eau est vide.
KA-302 = On mélange les 64 cartes.
KA-303 = Quelqu’un commence : par tirage au sort, ou une place choisie par la table.
KA-304 = On distribue cinq cartes à tout le monde, une à la fois, à partir de la personne qui commence.
KA-305 = Les autres cartes forment la pioche, face cachée, au milieu de l’eau.
KA-306 = Jeu expert : les trois premières cartes de la pioche sont retournées à côté d’elle.
KA-307 = Après la donne, la pioche a 54, 49, 44 ou 39 cartes à deux, trois, quatre ou cinq ; trois de moins dans le jeu expert.
KA-308 = Tout le monde commence sans carte prise.
KA-401 = Ta main n’est vue que de toi.
KA-402 = Tout le monde sait combien de cartes contient chaque main.
KA-403 = Tout le monde voit combien de cartes il y a à chaque emplacement.
KA-404 = Personne ne connaît l’ordre de la pioche ; tout le monde connaît sa taille.
KA-405 = Tout le monde voit les cartes visibles.
KA-406 = Tout le monde voit quelles cartes sont prises, au moment où elles le sont.
KA-407 = Les cartes prises restent face cachée ; leur nombre est montré à tout le monde, ou seulement à qui les a, si la table le veut ainsi, et à tout le monde à la fin.
KA-408 = Une carte de la pioche n’est vue que de la personne qui la pioche ; une carte visible prise est connue de tout le monde.
KA-501 = On joue dans le sens des aiguilles d’une montre, à partir de la personne qui commence.
KA-502 = Un tour, c’est : jouer, chasser, piocher.
KA-510 = Joue une ou plusieurs cartes d’un seul animal.
KA-511 = D’un animal, tu peux jouer autant de cartes que tu en as en main, au moins une.
KA-512 = Tu dois jouer ; personne ne passe.
KA-513 = Les cartes vont à l’emplacement de leur animal et y restent jusqu’à ce qu’on les chasse.
KA-520 = Seul l’animal qui vient d’être joué peut chasser, et seulement à ce tour.
KA-521 = Moins de trois cartes de l’animal qui vient d’être joué à son emplacement : aucun animal n’est chassé.
KA-522 = À trois ou plus, il chasse l’animal plus faible le plus proche, c’est-à-dire le numéro inférieur suivant qui est présent. Les emplacements vides sont sautés.
KA-523 = Si personne de plus faible n’est au point d’eau, on ne prend rien.
KA-524 = Trois souris ou plus chassent les éléphants, et personne d’autre.
KA-525 = Toutes les cartes de l’animal chassé vont à la personne qui l’a chassé.
KA-526 = On ne chasse qu’un animal par tour.
KA-527 = Les animaux qui chassent restent où ils sont.
KA-528 = Un troupeau de trois ou plus chasse de nouveau chaque fois qu’on y ajoute une carte.
KA-529 = Ce qui est chassé est toujours pris ; personne ne peut y renoncer.
KA-530 = Plus faible veut dire numéro inférieur et rien d’autre : les éléphants chassent les souris s’il n’y a personne entre eux.
KA-531 = Jeu de base : pioche jusqu’à avoir cinq cartes en main.
KA-532 = Si la pioche s’épuise, on continue avec des mains plus petites.
KA-533 = Jeu expert : chaque carte manquante vient de la pioche ou des cartes visibles, comme tu veux.
KA-534 = Jeu expert : on pioche une carte à la fois ; tu vois chacune avant de choisir la suivante. La pioche ne doit pas être épuisée, l’animal doit être visible.
KA-535 = Les cartes visibles ne sont remplacées que quand tu as fini de piocher.
KA-536 = Les espaces vides à côté de la pioche sont remplis depuis celle-ci, le premier d’abord, tant qu’il y a des cartes.
KA-537 = Jeu expert : tu pioches jusqu’à cinq tant qu’il reste des cartes dans la pioche ou des cartes visibles.
KA-541 = Si ta main est vide après ton tour entier, la partie est finie.
KA-542 = Cela n’arrive que quand il n’y a plus rien à piocher.
KA-543 = Sinon, c’est à la place suivante.
KA-601 = Chaque carte prise compte un point.
KA-602 = Les cartes restées au point d’eau ou en main ne comptent pas.
KA-603 = Qui a le plus de points gagne.
KA-604 = À égalité en tête, on partage la victoire.
KA-605 = Dans une série de trois, on additionne les points de toutes les parties ; le plus grand total gagne.
KA-606 = À totaux égaux, on partage la série ; gagner une partie de la série n’a pas de poids en soi.
KA-607 = Pour chaque partie d’une série, on redistribue ; la place suivante commence, ou selon ce que dit la table.
KA-701 = Quand c’est ton tour, tu peux toujours jouer.
KA-702 = Une main vide n’est pas la fin tant qu’il y a des cartes à piocher.
KA-703 = Si la pioche a moins de cartes qu’il ne t’en faut, tu pioches ce qu’il y a.
KA-704 = Si la dernière carte chasse, sa prise est faite avant la fin de la partie.
KA-705 = Trois souris sans éléphant ne prennent rien.
KA-706 = Des éléphants seuls au point d’eau ne prennent rien.
KA-707 = Si personne n’a rien pris, tout le monde partage la victoire.
KA-801 = Le hasard décide de l’ordre des cartes, une fois par partie.
KA-802 = Le hasard décide qui commence, si la table le veut ainsi.

## Dit à qui le fait, après « toi »

kariba-took-self = Tu prends la carte visible : { kariba-animal }.
kariba-ended-self = Tu joues ta dernière carte : la partie est finie.

## Dit à la personne concernée

kariba-began-you = { $games ->
    [1] Nouvelle partie. Tu commences ; { $pile } cartes dans la pioche.
   *[other] Partie { $number } sur { $games }. Tu commences ; { $pile } cartes dans la pioche.
}
kariba-won-you = Tu gagnes avec { $score ->
    [one] { $score } animal
   *[other] { $score } animaux
}.
kariba-because-hand-empty-you = Tu n’avais plus de cartes.
kariba-refused-turn-you = Maintenant, c’est à toi.
kariba-heading-hand-you = Ta main

## Ce qui parle pour un coup

kariba-explain-risk = { $risk ->
    [0] ensuite, personne d’autre ne peut rien prendre avec une seule carte.
    [one] mais qui ajoute { kariba-explain-hunter } prend { $risk } carte.
   *[other] mais qui ajoute { kariba-explain-hunter } prend { $risk } cartes.
}
kariba-explain-hunter = { $hunter ->
    [1] une souris
    [2] un suricate
    [3] un zèbre
    [4] une girafe
    [5] une autruche
    [6] un léopard
    [7] un rhinocéros
   *[8] un éléphant
}
kariba-explain-chase = { $herd } { kariba-animals } chassent { kariba-prey-counted }, à toi tout de suite ; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] { $animal ->
        [1] Une seule
        [4] Une seule
        [5] Une seule
       *[other] Un seul
    } { kariba-animal } ne chasse encore personne ;
    [2] Deux { kariba-animals } ne chassent encore personne ;
   *[other] { $now } { kariba-animals } ne trouvent personne à chasser ;
} { kariba-explain-risk }
kariba-explain-open = Prends la carte visible, { kariba-animal } : tu en as alors { $count } en main, et { $there ->
    [0] il n’y en a pas encore au point d’eau.
    [one] il y en a { $there } au point d’eau.
   *[other] il y en a { $there } au point d’eau.
}
kariba-explain-pile = Une carte inconnue promet plus que les cartes visibles ; il en reste { $pile } dans la pioche.

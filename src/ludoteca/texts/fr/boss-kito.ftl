# Boss Kito. Les phrases du journal suivent le nom de qui joue et n’ont pas de sujet à elles.

boss-kito = Boss Kito
boss-kito-about = Cinq gorilles, cinq offres : qui a le plus de bananes d’une couleur prend la carte, et une égalité la fait disparaître.
boss-kito-aim = Gagne des cartes avantage en ayant le plus de bananes de leur couleur. À la fin, qui a le plus de cartes d’un type marque son numéro, les autres un point par carte.

boss-kito-colour = { $colour ->
    [1] rouge
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
}
boss-kito-other-colour = { $other ->
    [1] rouge
    [2] jaune
    [3] vert
    [4] bleu
   *[5] violet
}
boss-kito-card = carte { $colour ->
    [1] rouge
    [2] jaune
    [3] verte
    [4] bleue
   *[5] violette
}
boss-kito-cards = cartes { $colour ->
    [1] rouges
    [2] jaunes
    [3] vertes
    [4] bleues
   *[5] violettes
}
boss-kito-counted = { $count ->
    [one] { $count } { $card ->
        [1] rouge
        [2] jaune
        [3] verte
        [4] bleue
       *[5] violette
    }
   *[other] { $count } { $card ->
        [1] rouges
        [2] jaunes
        [3] vertes
        [4] bleues
       *[5] violettes
    }
}
boss-kito-colour-cards = { $count ->
    [one] { $count } { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } avec la carte départ
    [C] { boss-kito-type } avec une carte
    [T] { boss-kito-type } avec un jeton
   *[none] { boss-kito-type }
}
boss-kito-type = le { $type }

## Options
boss-kito-option-startPlayer = Qui commence
boss-kito-option-startPlayer-random = Au hasard
boss-kito-option-startPlayer-0 = Place 1
boss-kito-option-startPlayer-1 = Place 2
boss-kito-option-startPlayer-2 = Place 3
boss-kito-option-startPlayer-3 = Place 4
boss-kito-option-startPlayer-4 = Place 5
boss-kito-option-symbols = Symboles des cartes avantage
boss-kito-option-symbols-unconfirmed = Notre propre liste, non confirmée
boss-kito-option-bossOrder = Ordre des gorilles
boss-kito-option-bossOrder-listed = Rouge, jaune, vert, bleu, violet
boss-kito-option-bossOrder-random = Au hasard
boss-kito-option-exchangeZero = N’échanger aucune carte
boss-kito-option-exchangeZero-false = Au moins une carte
boss-kito-option-exchangeZero-true = Aucune, c’est permis
boss-kito-option-reshuffle = On remélange la défausse
boss-kito-option-reshuffle-eager = Dès que la pioche est vide
boss-kito-option-reshuffle-lazy = Quand il faut une carte
boss-kito-option-discardsPublic = Défausse
boss-kito-option-discardsPublic-true = Face visible
boss-kito-option-discardsPublic-false = Face cachée

## Ce qui s’est passé
boss-kito-began = Nouvelle partie. { $seat } a la carte départ ; { $deck } cartes dans la pioche, { $supply } jetons au stock.
boss-kito-dealt = Tes cartes : { $cards }.
boss-kito-offered = { $colour ->
    [1] Le rouge
    [2] Le jaune
    [3] Le vert
    [4] Le bleu
   *[5] Le violet
} offre { boss-kito-benefit }.
boss-kito-played = Une { boss-kito-card }. Force { $strength }.
boss-kito-put = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} sur le { boss-kito-colour }. Force { $strength }.
boss-kito-put-two = 1 jeton sur le { boss-kito-colour } et 1 sur le { boss-kito-other-colour }. Force { $strength } et { $then }.
boss-kito-drew = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
boss-kito-drew-cards = Pioché : { $cards }.
boss-kito-took = { $count ->
    [one] Prend { $count } jeton
   *[other] Prend { $count } jetons
}, { $now } en réserve.
boss-kito-threw = { $count ->
    [one] Défausse { $count } carte, face cachée.
   *[other] Défausse { $count } cartes, face cachée.
}
boss-kito-threw-cards = Défaussé : { $cards }.
boss-kito-exchanged-nothing = N’échange rien.
boss-kito-passed = Rien n’est possible : passe.
boss-kito-gave-start = { $to ->
    [toi] Te donne la carte départ.
   *[other] Donne la carte départ à { $to }.
}
boss-kito-kept-start = Garde la carte départ.
boss-kito-reshuffled = On mélange la défausse : voici une nouvelle pioche.
boss-kito-won-card = Chez le { boss-kito-colour }, gagne { boss-kito-benefit }.
boss-kito-removed = Chez le { boss-kito-colour }, pas de majorité : { boss-kito-benefit } quitte le jeu.
boss-kito-symbol-start = Prend la carte départ et doit la donner à quelqu’un.
boss-kito-symbol-no-card = Il n’y a plus de carte à piocher.
boss-kito-symbol-token = Prend 1 jeton de plus.
boss-kito-symbol-no-token = Il n’y a plus de jeton au stock.
boss-kito-round-ended = La manche { $round } est finie : on débarrasse la table.
boss-kito-round-began = Manche { $round } sur { $rounds }. { $seat } commence.
boss-kito-scored = Points : { $scores }.
boss-kito-won = Victoire : { $winners }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
boss-kito-won-by-tokens = Victoire : { $winners }, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} et plus de jetons en réserve.
boss-kito-because-rounds = Les { $count } manches sont jouées.

## Ce qu’on peut faire
boss-kito-play = Jouer une { boss-kito-card }
boss-kito-token = Mettre 1 jeton sur le { boss-kito-colour }
boss-kito-tokens-same = Mettre 2 jetons sur le { boss-kito-colour }
boss-kito-tokens = Mettre 1 jeton sur le { boss-kito-colour } et 1 sur le { boss-kito-other-colour }
boss-kito-draw = Piocher une carte
boss-kito-take = Prendre 3 jetons
boss-kito-exchange = Échanger { boss-kito-colour-cards }
boss-kito-exchange-done = Échanger les cartes choisies
boss-kito-exchange-nothing = Ne rien échanger
boss-kito-pass = Passer
boss-kito-give = { $to ->
    [toi] Garder la carte départ
   *[other] Donner la carte départ à { $to }
}
boss-kito-will-be = force { $strength } sur le { boss-kito-colour }
boss-kito-will-be-two = force { $strength } sur le { boss-kito-colour }, { $then } sur le { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} : tu en auras { $now }

## Pourquoi non
boss-kito-refused-turn = Maintenant, c’est à { $seat }.
boss-kito-refused-over = La partie est finie.
boss-kito-refused-exchanging = Termine d’abord l’échange que tu as commencé.
boss-kito-refused-none = Tu n’as pas de { boss-kito-card } en main.
boss-kito-refused-reserve = { $held ->
    [0] Tu n’as pas de jeton en réserve.
    [one] Tu as { $held } jeton en réserve, pas { $count }.
   *[other] Tu as { $held } jetons en réserve, pas { $count }.
}
boss-kito-refused-front = Il n’y a pas de { boss-kito-card } devant toi : les jetons vont sur tes propres cartes.
boss-kito-refused-nothing-chosen = Choisis au moins une carte à échanger.
boss-kito-refused-empty-hand = Tu n’as pas de carte à échanger.
boss-kito-refused-held = { $held ->
    [0] Tu n’as pas de { boss-kito-card } en main.
    [one] Tu as { $held } { boss-kito-card } en main, pas { $count }.
   *[other] Tu as { $held } { boss-kito-cards } en main, pas { $count }.
}
boss-kito-refused-order = Pour les { boss-kito-cards } à échanger, c’est déjà décidé : continue avec les couleurs suivantes.
boss-kito-refused-pass = On ne passe que quand rien d’autre n’est possible.
boss-kito-refused-no-cards = La pioche et la défausse sont vides : il n’y a pas de carte à piocher.
boss-kito-refused-no-tokens = Le stock est vide : les jetons reviennent à la fin de la manche.
boss-kito-refused-give-first = Donne d’abord la carte départ à quelqu’un.
boss-kito-refused-no-start = La carte départ reste à { $seat } jusqu’à ce que quelqu’un gagne une carte avec son symbole.
boss-kito-refused-no-seat = Il y a { $count } places à cette table.
boss-kito-bad-decision = « { $text } » n’est pas une décision de Boss Kito. Écris ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] ou ["give", 2].
boss-kito-bad-notation = « { $text } » n’est pas un coup de Boss Kito. Écris play r, token rb, draw, take, swap rrb, pass ou give c ; les couleurs sont r y g b p.

## La table en phrases
boss-kito-heading-stalls = Les gorilles, de gauche à droite
boss-kito-heading-stock = Pioche et stock
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Main : { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour } : { $type ->
    [0] attribué
   *[other] offre { boss-kito-benefit }
} ; { $next-type ->
    [0] ensuite plus rien
   *[other] ensuite vient { $next-symbol ->
        [S] le { $next-type } avec la carte départ
        [C] le { $next-type } avec une carte
        [T] le { $next-type } avec un jeton
       *[none] le { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Manche { $round } sur 9, on attribue les offres.
   *[other] Manche { $round } sur 9, tour { $turn } sur 4.
}
boss-kito-line-start = { $seat } a la carte départ.
boss-kito-line-deck = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}, { $discards } dans la défausse.
boss-kito-line-discards = Dans la défausse : { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] Aucun jeton au stock.
    [one] { $count } jeton au stock.
   *[other] { $count } jetons au stock.
}
boss-kito-line-removed = Hors du jeu : { boss-kito-benefit }.
boss-kito-line-symbols = Quelles cartes avantage portent un symbole ? Ce n’est pas confirmé : on joue avec notre propre liste.
boss-kito-line-symbols-table = Cette table a sa propre liste de symboles des cartes avantage.
boss-kito-line-seat = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}, { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’ici.
boss-kito-line-front = Sur la table : { boss-kito-colour-cards }, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, force { $strength }.
boss-kito-line-won = Gagné : { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## Les règles, une phrase chacune ; les numéros sont ceux de RULES.md
BK-101 = La boîte contient 30 jetons banane, tous identiques.
BK-102 = Il y a 50 cartes banane : dix rouges, dix jaunes, dix vertes, dix bleues et dix violettes.
BK-103 = Une carte banane montre trois bananes, un jeton une.
BK-104 = Il y a 45 cartes avantage de neuf types ; le type 1 existe une fois, le type 9 neuf fois.
BK-105 = Certaines cartes avantage portent un symbole : carte départ, carte banane ou jeton.
BK-106 = Quelles cartes portent quel symbole ? Ce n’est pas confirmé. Notre liste : jeton sur 1 et 6, carte départ sur 2 et 5, carte banane sur 3 et 4, rien sur 7, 8 et 9.
BK-107 = Il y a cinq cartes Boss Kito, une par couleur, des cartes personnelles, et une carte départ.
BK-201 = On joue de trois à cinq.
BK-301 = Tout le monde prend une carte personnelle.
BK-302 = Les cinq cartes Boss Kito sont en rangée, et leur ordre reste le même toute la partie.
BK-303 = On mélange les cartes avantage en cinq paquets de neuf, face visible, un par position.
BK-304 = La première carte de chaque paquet est offerte, et la suivante est visible.
BK-305 = On distribue cinq cartes banane à tout le monde, une à la fois.
BK-306 = Les autres cartes banane forment la pioche face cachée.
BK-307 = Tout le monde reçoit trois jetons ; les autres forment le stock.
BK-308 = Quelqu’un reçoit la carte départ : par tirage au sort, ou la place choisie par la table.
BK-401 = Ta main n’est vue que de toi.
BK-402 = Tout le monde sait combien de cartes ont chaque main, la pioche et la défausse.
BK-403 = Tout le monde voit les jetons de chaque réserve, toujours.
BK-404 = Tout le monde voit le stock.
BK-405 = Tout le monde voit les cartes sur la table et les jetons qu’elles portent.
BK-406 = Tout le monde voit les cartes offertes et celles qui viennent ensuite.
BK-407 = Personne ne peut regarder plus loin dans les paquets de cartes avantage.
BK-408 = Tout le monde voit les cartes avantage gagnées.
BK-409 = Tout le monde connaît les cartes avantage qui ont quitté le jeu.
BK-410 = La défausse est visible par tout le monde ; ou face cachée, si la table le veut ainsi.
BK-411 = Personne ne connaît l’ordre de la pioche ; une carte piochée n’est vue que de la personne qui la pioche.
BK-501 = Neuf manches de quatre tours ; à chaque tour, tout le monde fait une action, à partir de la personne qui a la carte départ.
BK-502 = Pendant les quatre tours d’une manche, la carte départ ne bouge pas.
BK-503 = Tu dois faire une des actions, n’importe laquelle de celles qui sont possibles, et une seule.
BK-510 = Jouer : pose une carte de ta main devant toi, face visible.
BK-511 = Jetons : mets un ou deux jetons de ta réserve sur des cartes qui sont devant toi.
BK-512 = Piocher : prends en main la première carte de la pioche ; il n’y a pas de limite.
BK-513 = Prendre : trois jetons du stock vont dans ta réserve.
BK-514 = Échanger : défausse autant de cartes de ta main que tu veux, au moins une, puis pioches-en autant. Certaines tables permettent de n’en échanger aucune.
BK-515 = Tu ne peux passer que quand rien d’autre n’est possible.
BK-520 = Les jetons ne vont que sur des cartes qui sont déjà devant ta propre place.
BK-521 = Un jeton compte pour la couleur de la carte où il est posé.
BK-522 = Une carte peut porter autant de jetons qu’on veut ; ce qui est sur la table y reste jusqu’à la fin de la manche.
BK-523 = Jouer une carte et mettre des jetons dessus sont deux actions de deux tours.
BK-524 = Tous tes jetons non placés restent visibles.
BK-530 = Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle, tout de suite ou quand il faut une carte, selon ce que dit la table.
BK-531 = On regarde la pioche après chaque carte piochée, après la défausse d’un échange, et après avoir débarrassé la table.
BK-532 = Si la pioche et la défausse sont vides, personne ne peut piocher jusqu’à ce que des cartes soient défaussées.
BK-533 = Un échange est toujours possible : ce que tu défausses peut être repioché.
BK-534 = S’il reste moins de trois jetons, tu prends ceux-là ; s’il n’en reste aucun, personne ne peut en prendre jusqu’à la fin de la manche.
BK-601 = Après le quatrième tour, les offres sont attribuées de la plus à gauche à la plus à droite.
BK-602 = Ta force dans une couleur est de trois pour chacune de tes cartes de cette couleur sur la table, et de un pour chaque jeton qu’elles portent.
BK-603 = La place qui a, sans égalité, la plus grande force dans la couleur reçoit la carte.
BK-604 = Si personne n’a de banane de la couleur, ou s’il y a égalité en tête, la carte quitte le jeu.
BK-605 = Les forces ne changent pas pendant que les offres sont attribuées.
BK-620 = Qui gagne une carte applique tout de suite son symbole, avant la couleur suivante.
BK-621 = Carte départ : la personne qui gagne peut la donner à n’importe qui, y compris à qui l’a déjà, ou la garder.
BK-622 = Carte banane : la personne qui gagne en pioche une, s’il y en a.
BK-623 = Jeton : la personne qui gagne en prend un au stock, s’il y en a.
BK-624 = Si la carte départ bouge plusieurs fois dans une manche, la dernière fois compte.
BK-631 = Toutes les cartes sur la table sont défaussées ; les jetons qu’elles portent retournent au stock.
BK-632 = On garde les mains et les réserves.
BK-633 = Les cartes avantage suivantes sont offertes ; la personne qui a la carte départ commence la nouvelle manche.
BK-634 = D’abord les cartes, puis les jetons, puis un mélange s’il le faut, puis les nouvelles offres.
BK-635 = À la neuvième manche, il n’y a plus de carte suivante à voir.
BK-701 = La partie se termine quand les offres de la neuvième manche sont attribuées, symboles compris.
BK-702 = Les cartes banane en main et les jetons en réserve ne rapportent rien.
BK-703 = Pour chaque type, qui en a le plus, même à égalité, marque son numéro.
BK-704 = Toutes les autres places marquent un point par carte de ce type.
BK-705 = Un type que personne n’a ne rapporte rien à personne.
BK-706 = Qui a le plus de points gagne ; à égalité, qui a le plus de jetons en réserve.
BK-707 = Si l’égalité demeure, la victoire est partagée.
BK-801 = Avec une main vide, rien à mettre, rien à piocher et rien à prendre, tu passes.
BK-802 = Avec une carte en main, tu peux toujours jouer ou échanger.
BK-803 = S’il reste deux jetons au stock, tu en prends deux.
BK-804 = Si la pioche ne suffit pas pour un échange, tu continues à piocher après le mélange.
BK-805 = Un symbole jeton avec un stock vide n’apporte rien, ni maintenant ni plus tard.
BK-806 = Un symbole carte sans rien à piocher n’apporte rien, ni maintenant ni plus tard.
BK-807 = Rien ne se perd jamais : 30 jetons, 50 cartes banane, 45 cartes avantage.
BK-901 = Le hasard décide de l’ordre des cartes avantage, une fois.
BK-902 = Le hasard décide de l’ordre des cartes banane au début.
BK-903 = Le hasard décide de l’ordre de la défausse à chaque nouveau mélange.
BK-904 = Le hasard décide qui commence, si la table le veut ainsi.
BK-905 = Le hasard décide de l’ordre des gorilles, si la table le veut ainsi.

## Dit à qui le fait, après « toi »

boss-kito-took-self = { $count ->
    [one] Tu prends { $count } jeton
   *[other] Tu prends { $count } jetons
}, { $now } en réserve.
boss-kito-exchanged-nothing-self = Tu n’échanges rien.
boss-kito-passed-self = Rien n’est possible : tu passes.
boss-kito-gave-start-self = Tu donnes la carte départ à { $to }.
boss-kito-kept-start-self = Tu gardes la carte départ.
boss-kito-won-card-self = Chez le { boss-kito-colour }, tu gagnes { boss-kito-benefit }.
boss-kito-symbol-start-self = Tu prends la carte départ et tu dois la donner à quelqu’un.
boss-kito-symbol-token-self = Tu prends 1 jeton de plus.

## Dit à la personne concernée

boss-kito-began-you = Nouvelle partie. Tu as la carte départ ; { $deck } cartes dans la pioche, { $supply } jetons au stock.
boss-kito-round-began-you = Manche { $round } sur { $rounds }. Tu commences.
boss-kito-won-you = Tu gagnes avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
boss-kito-won-by-tokens-you = Tu gagnes avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} et plus de jetons en réserve.
boss-kito-refused-turn-you = Maintenant, c’est à toi.
boss-kito-refused-no-start-you = La carte départ te reste jusqu’à ce que quelqu’un gagne une carte avec son symbole.
boss-kito-heading-hand-you = Ta main
boss-kito-line-start-you = Tu as la carte départ.

## Ce qui parle pour un coup

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } bananes contre { $other } pour { $seat }, te voilà en tête
    [level] { $own } bananes, autant que { $seat } : égalité, et personne ne l’a
   *[behind] { $own } bananes contre { $other } pour { $seat }, ça ne suffit pas encore
}
boss-kito-explain-turns = { $turns ->
    [0] Les étals ferment après ce tour.
    [one] Encore { $turns } tour avant la fermeture des étals.
   *[other] Encore { $turns } tours avant la fermeture des étals.
}
boss-kito-explain-play = Chez le { boss-kito-colour }, pour { boss-kito-benefit } : { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Chez le { boss-kito-colour }, des jetons pour { boss-kito-benefit } : { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = { $count ->
    [0] N’échange rien
    [one] Échange { $count } carte
   *[other] Échange { $count } cartes
} : ce que tu as en main va mal avec les étals. { boss-kito-explain-turns }
boss-kito-explain-draw = Pioche : tu as { $hand ->
    [0] la main vide
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, et il faut plus de cartes pour gagner les prochains étals. { boss-kito-explain-turns }
boss-kito-explain-take = Prends des jetons : ils font basculer les majorités serrées. { boss-kito-explain-turns }
boss-kito-explain-pass = Rien d’autre n’est possible.
boss-kito-explain-give = La carte départ pour { $to } : qui commence se découvre, qui joue en dernier répond.

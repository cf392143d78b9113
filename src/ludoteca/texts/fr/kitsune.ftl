# Kitsune. Les phrases du journal suivent le nom de qui joue et n’ont pas de sujet à elles.

kitsune = Kitsune
kitsune-about = Deux clans de renards : chaque couleur compte, peu importe qui la joue. À deux, quatre ou six.
kitsune-aim = Mène le pion de ton clan au bout de la piste : le plus grand total d’un pli fait avancer son pion de la différence. Deux manches, et c’est gagné.

kitsune-card = { $card ->
    [B1] 1 bleu
    [B2] 2 bleu
    [B3] 3 bleu
    [B4] 4 bleu
    [B5] 5 bleu
    [B6] 6 bleu
    [O1] 1 orange
    [O2] 2 orange
    [O3] 3 orange
    [O4] 4 orange
    [O5] 5 orange
    [O6] 6 orange
    [Wh] Kitsune Blanc
    [Bk] Kitsune Noir
    [Ka] Katana
   *[none] une carte face cachée
}
kitsune-kind = { $card ->
    [0] 1 bleu
    [1] 2 bleu
    [2] 3 bleu
    [3] 4 bleu
    [4] 5 bleu
    [5] 6 bleu
    [6] 1 orange
    [7] 2 orange
    [8] 3 orange
    [9] 4 orange
    [10] 5 orange
    [11] 6 orange
    [12] Kitsune Blanc
    [13] Kitsune Noir
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Blocage
    [hidden] Caché
    [discard] Défausse
   *[change] Change Couleur
}
kitsune-clan = { $clan ->
    [B] Zenko (bleu)
   *[O] Yako (orange)
}
kitsune-colour = { $clan ->
    [B] bleu
   *[O] orange
}
kitsune-side = { $side ->
    [B] bleu
   *[O] orange
}

## Options
kitsune-option-trackSteps = Longueur de la piste de la Sagesse
kitsune-option-trackSteps-13 = 13 cases
kitsune-option-trackSteps-5 = 5 cases
kitsune-option-trackSteps-8 = 8 cases
kitsune-option-trackSteps-10 = 10 cases
kitsune-option-trackSteps-20 = 20 cases
kitsune-option-clanOfP0 = Clan de la première place
kitsune-option-clanOfP0-blue = Zenko, bleu
kitsune-option-clanOfP0-orange = Yako, orange
kitsune-option-clanOfP0-random = Au hasard
kitsune-option-roundLeader = Qui entame les manches suivantes
kitsune-option-roundLeader-randomInWinningClan = Un membre du clan gagnant, au hasard
kitsune-option-roundLeader-clanChooses = Le clan gagnant choisit
kitsune-option-tokenOnRoundEnd = Jeton pour le pli qui finit une manche
kitsune-option-tokenOnRoundEnd-true = Il en donne un comme les autres
kitsune-option-tokenOnRoundEnd-false = Il n’en donne pas
kitsune-option-showHistory = Plis précédents
kitsune-option-showHistory-false = De mémoire
kitsune-option-showHistory-true = Ceux de cette donne sont montrés
kitsune-option-clanDecision = Qui décide pour un clan
kitsune-option-clanDecision-speaker = Son porte-parole
kitsune-option-clanDecision-anyMember = Qui répond en premier

## Ce qui s’est passé
kitsune-clans = Les clans alternent autour de la table ; la première place est { kitsune-clan }.
kitsune-began = La manche { $number } commence ; { $seat } entame. La piste a { $steps } cases.
kitsune-dealt = En main : { $cards }.
kitsune-dealt-again = Toutes les cartes sont jouées : { $seat } mélange et redistribue.
kitsune-left-over = Défausse la carte qui reste.
kitsune-chose = Carte choisie à donner : { kitsune-card }.
kitsune-exchanged = Tout le monde a donné une carte à quelqu’un de son clan. { $seat } entame.
kitsune-gave = { kitsune-card }, pour { $to }.
kitsune-played = { kitsune-card }.
kitsune-played-token = { kitsune-card } avec le jeton { kitsune-token }.
kitsune-played-plus = { kitsune-card } avec +3, côté { kitsune-side }.
kitsune-hid = Une carte face cachée, sous le jeton Caché.
kitsune-hid-card = { kitsune-card }, face cachée sous le jeton Caché.
kitsune-looks = Regarde les cartes du dernier pli.
kitsune-looked = Les cartes au choix : { $cards }.
kitsune-no-discards = La défausse est encore vide : le jeton Défausse ne fait rien.
kitsune-fetched = En prend une, sans la montrer.
kitsune-fetched-card = Pris dans la défausse : { kitsune-card }.
kitsune-struck = Détruit une carte devant { $to } : { kitsune-card }.
kitsune-no-target = Aucune carte à détruire : le Katana ne fait rien.
kitsune-binds = { $seat } doit jouer { kitsune-colour }, si sa main en contient.
kitsune-binds-nobody = En dernière carte, le Kitsune Noir n’oblige personne.
kitsune-revealed = Retourné : { kitsune-card }.
kitsune-turned = Les couleurs s’échangent.
kitsune-turned-twice = Les échanges de couleur s’annulent.
kitsune-scored = Bleu { $blue }, orange { $orange }.
kitsune-tied = Totaux égaux : personne n’avance.
kitsune-blocked = { kitsune-clan } gagne le pli, mais Blocage retient le pion.
kitsune-moved = { kitsune-clan } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, jusqu’à la case { $now } sur { $steps }.
kitsune-round-won = { kitsune-clan } gagne la manche { $number }. { $count ->
    [one] Une carte Victoire de manche.
   *[other] { $count } cartes Victoire de manche.
}
kitsune-won = { kitsune-clan } gagne la partie : { $winners }.
kitsune-token-due = Le pion a avancé de { $count } cases : { kitsune-clan } reçoit un jeton Pouvoir.
kitsune-has-token = { kitsune-clan } a déjà un jeton et n’en reçoit pas d’autre, bien que le pion ait avancé de { $count } cases.
kitsune-no-token-left = Il ne reste aucun jeton pour { kitsune-clan }, bien que le pion ait avancé de { $count } cases.
kitsune-no-token-at-end = À cette table, le pli qui finit une manche ne donne pas de jeton : aucun pour { kitsune-clan }, après { $count } cases.
kitsune-took = Jeton Pouvoir { kitsune-token }, pour { $to }.
kitsune-leader-due = { kitsune-clan } choisit qui entame la prochaine manche.
kitsune-named = { $to } entame la prochaine manche.
kitsune-drew = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
kitsune-drew-cards = Pioché : { $cards }.
kitsune-leads = { $seat } entame le prochain pli.
kitsune-because-two-rounds = { kitsune-clan } a gagné deux manches.

## Ce qu’on peut faire
kitsune-give = Donner le { kitsune-card }
kitsune-play = Jouer le { kitsune-card }
kitsune-play-token = Jouer le { kitsune-card } avec le jeton { kitsune-token }
kitsune-play-plus = Jouer le { kitsune-card } avec +3 côté { kitsune-side }
kitsune-fetch = Prendre le { kitsune-card }
kitsune-target = Détruire la carte { $place } du pli
kitsune-target-card = Détruire le { kitsune-card } devant { $to }
kitsune-take = Prendre { kitsune-token }, pour { $to }
kitsune-lead = { $seat } entame la prochaine manche
kitsune-will-strike-nothing = il n’y a aucune carte à détruire
kitsune-will-fetch-nothing = la défausse est encore vide
kitsune-will-bind = { $seat } doit jouer { kitsune-colour }, si sa main en contient
kitsune-will-bind-nobody = en dernière carte, n’oblige personne

## Pourquoi non
kitsune-refused-over = La partie est finie.
kitsune-refused-turn = C’est à { $seat }.
kitsune-refused-clan = C’est à { kitsune-clan } de décider, par la voix de son porte-parole.
kitsune-refused-no-exchange = À deux, on n’échange pas de cartes.
kitsune-refused-given = Tu as déjà donné ta carte.
kitsune-refused-give-first = Donne d’abord une carte à quelqu’un de ton clan.
kitsune-refused-not-held = Pas dans ta main : { kitsune-card }.
kitsune-refused-play-first = Joue une carte de ta main.
kitsune-refused-bound = { $seat } a joué un Kitsune Noir : tu as un numéro { kitsune-colour } et tu dois le jouer, pas le { kitsune-card }.
kitsune-refused-other-token = Ton jeton est { $held ->
    [plus] +3
    [block] Blocage
    [hidden] Caché
    [discard] Défausse
   *[change] Change Couleur
}, pas { kitsune-token }.
kitsune-refused-no-token = Tu n’as pas de jeton Pouvoir, donc pas { kitsune-token } non plus.
kitsune-refused-hide = Le { kitsune-card } ne peut pas se jouer sous le jeton Caché.
kitsune-refused-not-among = Pas parmi les cartes du dernier pli : { kitsune-card }.
kitsune-refused-fetch-first = Prends d’abord une des cartes du dernier pli.
kitsune-refused-strike-first = Choisis d’abord la carte que ton Katana détruit.
kitsune-refused-no-strike = Aucun Katana ne frappe maintenant : la carte { $place } du pli reste.
kitsune-refused-no-place = Il n’y a pas de carte { $place } dans ce pli.
kitsune-refused-immune = La carte { $place }, devant { $seat }, est sous le jeton Caché et ne peut pas être détruite.
kitsune-refused-own = La carte { $place }, { kitsune-card }, est à { $seat }, qui frappe : on ne détruit que la carte d’une autre personne.
kitsune-refused-destroyed = La carte { $place }, { kitsune-card } devant { $seat }, est déjà détruite.
kitsune-refused-special = La carte { $place }, { kitsune-card } devant { $seat }, n’a pas de numéro : on ne détruit que des cartes numérotées.
kitsune-refused-used = { kitsune-token } a déjà servi dans cette manche.
kitsune-refused-taken = { kitsune-token } est à l’autre clan.
kitsune-refused-member = { $seat } n’est pas du clan { kitsune-clan }.
kitsune-refused-no-seat = Il n’y a personne à cette place.
kitsune-refused-take-first = Prends d’abord un jeton Pouvoir pour ton clan.
kitsune-refused-name-first = Choisis d’abord qui entame la prochaine manche.
kitsune-bad-decision = « { $text } » n’est pas une décision de Kitsune. Écris ["play", "O5", null, null], ["give", "B4"] ou ["award", "block", 2].
kitsune-bad-notation = « { $text } » n’est pas un coup de Kitsune. Écris O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c ou lead b.

## La table en phrases
kitsune-heading-now = Maintenant
kitsune-heading-track = Piste de la Sagesse
kitsune-heading-trick = Le pli
kitsune-heading-tokens = Jetons Pouvoir
kitsune-heading-seats = Qui joue
kitsune-heading-looking = Les cartes du dernier pli, pour toi seulement
kitsune-heading-hand = Main : { $seat }
kitsune-heading-past = Pli { $number } de cette donne
kitsune-line-now-exchange = { $seat } donne une carte à quelqu’un de son clan.
kitsune-line-now-play = { $seat } joue une carte.
kitsune-line-now-fetch = { $seat } prend une carte dans la défausse.
kitsune-line-now-target = { $seat } choisit la carte que le Katana détruit.
kitsune-line-now-award = { $seat } peut choisir un jeton Pouvoir pour le clan.
kitsune-line-now-leader = { $seat } peut choisir qui entame la prochaine manche.
kitsune-line-obliged = Il y a un Kitsune Noir devant { $seat } : il faut jouer { kitsune-colour }, s’il y en a en main.
kitsune-line-gave = Donné par toi dans cette donne : { kitsune-card }.
kitsune-line-over = La partie est finie.
kitsune-line-round = Manche { $number } ; { $seat } entame ce pli.
kitsune-line-pawn = { kitsune-clan } : case { $now }, encore { $left } à parcourir ; manches gagnées : { $count }.
kitsune-line-pile = { $count ->
    [0] La pioche est épuisée.
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
kitsune-line-discards = { $count ->
    [0] La défausse est vide.
    [one] { $count } carte dans la défausse.
   *[other] { $count } cartes dans la défausse.
}
kitsune-line-sum = Jusqu’ici bleu { $blue }, orange { $orange }.
kitsune-line-sum-unseen = Jusqu’ici bleu { $blue }, orange { $orange }, sans la carte face cachée.
kitsune-line-no-trick = Aucune carte n’est jouée.
kitsune-line-play = { $number }. { $seat } : { kitsune-card }{ $token ->
    [none] {""}
    [plus] , avec +3 côté { kitsune-side }
   *[other] , avec { kitsune-token }
}{ $fate ->
    [hidden] , face cachée
    [struck] , détruit
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token } : disponible.
kitsune-line-token-used = { kitsune-token } : a servi dans cette manche.
kitsune-line-token-held = { kitsune-token } : devant { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}
kitsune-line-no-cards = Aucune carte.
kitsune-line-seat = { $seat } : { kitsune-clan }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.

## Les règles, une phrase chacune ; les numéros sont ceux de RULES.md
KI-101 = La boîte contient 2 pions, un plateau Sagesse, 30 cartes, 5 jetons Pouvoir, des cartes Clan, un jeton Leader et 3 cartes Victoire de manche.
KI-102 = Zenko est bleu, Yako est orange ; les cartes numérotées ont une de ces couleurs et une valeur de 1 à 6.
KI-103 = Les petits numéros sont fréquents, 4, 5 et 6 existent une fois dans chaque couleur ; de chaque carte spéciale, il y en a deux.
KI-104 = Il y a cinq jetons Pouvoir : +3, Blocage, Caché, Défausse et Change Couleur.
KI-105 = La piste de la Sagesse a 13 cases, sauf si la table a choisi autre chose.
KI-106 = À 2 ou 4, on utilise 24 cartes ; à 6, les 30.
KI-201 = On joue à deux, quatre ou six, en deux clans égaux.
KI-202 = Les places de même couleur sont partenaires.
KI-203 = Les clans alternent autour de la table.
KI-204 = Les mains sont secrètes, même entre partenaires.
KI-301 = À 2 ou 4, six cartes restent dans la boîte.
KI-302 = Chaque place appartient à un clan, au vu de tout le monde.
KI-303 = Le plateau Sagesse est à côté de la table.
KI-311 = Au début d’une manche, les pions reviennent au départ ; les jetons que personne ne garde sont disponibles.
KI-312 = Le premier Leader est tiré au sort ; les manches suivantes sont entamées par un membre du clan qui a gagné la précédente.
KI-313 = Le Leader mélange toutes les cartes et les distribue.
KI-314 = Tout le monde reçoit six cartes ; cinq si l’on joue à 6.
KI-315 = À 2, les douze autres cartes forment la pioche.
KI-316 = Après la donne, on échange des cartes, puis le premier pli commence.
KI-321 = Tout le monde donne une carte, face cachée, à quelqu’un de son clan ; on les prend toutes ensemble.
KI-322 = On choisit en secret, et ce que l’on reçoit ne peut pas être transmis.
KI-323 = La carte va à la place suivante du même clan, dans le sens des aiguilles d’une montre.
KI-324 = À deux, on n’échange pas de cartes.
KI-325 = Il faut donner une carte, et elle doit être en main.
KI-401 = Ta main n’est vue que de toi ; tout le monde sait combien de cartes a chaque place.
KI-402 = Les cartes du pli sont face visible.
KI-403 = Une carte sous le jeton Caché n’est connue que de la personne qui l’a jouée, jusqu’à la fin du pli.
KI-404 = Une carte détruite a été vue de tout le monde.
KI-405 = La défausse ne peut pas être fouillée ; on ne montre que le nombre de ses cartes.
KI-406 = Ce que montre le jeton Défausse, comme la carte prise, n’est vu que de la personne qui l’utilise.
KI-407 = Personne ne connaît la pioche ; tout le monde connaît sa taille.
KI-408 = Tout le monde voit les pions, les jetons, le Leader et les victoires.
KI-501 = Le Leader joue en premier, puis tout le monde dans le sens des aiguilles d’une montre.
KI-502 = Un pli a quatre cartes, six si l’on joue à 6 ; à deux, on joue deux cartes par place, à tour de rôle.
KI-503 = Joue une carte de ta main, de n’importe quelle couleur ou spéciale.
KI-504 = Avec ta carte, tu peux utiliser le jeton Pouvoir qui est devant toi.
KI-505 = La carte, le jeton et le côté du +3 se choisissent ensemble ; la cible du Katana ensuite.
KI-506 = D’abord le jeton agit, puis la carte.
KI-521 = Un Katana détruit une carte numérotée face visible devant une autre personne.
KI-522 = S’il y a une telle carte, il faut en choisir une, même dans son propre clan.
KI-523 = S’il n’y a pas de telle carte, le Katana ne fait rien.
KI-524 = Un jeton utilisé avec une carte détruite compte quand même.
KI-531 = Un Kitsune Blanc change le bleu en orange et l’orange en bleu ; deux s’annulent.
KI-532 = Il change toutes les cartes du pli, et le +3.
KI-541 = Après un Kitsune Noir, la personne suivante doit jouer une carte de la couleur de ce clan, si elle en a en main.
KI-542 = Pour le Kitsune Noir, c’est la couleur imprimée qui compte.
KI-543 = En dernière carte d’un pli, un Kitsune Noir n’oblige personne.
KI-544 = Sous cette obligation, on peut utiliser un jeton, mais une carte cachée doit obéir aussi.
KI-561 = +3 ajoute trois points à la couleur qu’il montre.
KI-562 = Avec Blocage, le clan qui gagne le pli n’avance pas.
KI-563 = La carte jouée avec Caché est face cachée et ne peut pas être détruite ; un Katana ou un Kitsune Noir ne peut pas être caché.
KI-564 = Le jeton Défausse te laisse regarder le dernier pli et prendre une de ses cartes.
KI-565 = Au premier pli d’une donne, la défausse est vide et le jeton ne fait rien.
KI-566 = Une carte qui reste est défaussée avant la nouvelle donne.
KI-567 = Change Couleur agit comme un Kitsune Blanc.
KI-568 = Un jeton utilisé est hors jeu jusqu’à la prochaine manche.
KI-601 = Les cartes cachées sont retournées quand on compte le pli.
KI-602 = On additionne les valeurs de chaque couleur, sans les cartes détruites, avec +3 pour le côté qu’il montre.
KI-603 = Un nombre impair de Kitsune Blanc et de Change Couleur échange les totaux.
KI-604 = Le plus grand total gagne le pli ; à totaux égaux, personne.
KI-605 = Le pion du clan gagnant avance de la différence, au plus jusqu’à la dernière case.
KI-606 = Un pion sur la dernière case finit la manche.
KI-607 = Si le pion a avancé de 4 cases ou plus, l’autre clan reçoit un jeton.
KI-608 = Le pli va à la défausse.
KI-609 = À 2, chaque place pioche deux cartes tant que la pioche dure.
KI-610 = La place suivante dans le sens des aiguilles d’une montre entame le prochain pli.
KI-611 = Quand les mains sont vides, on redistribue.
KI-621 = Le clan choisit un jeton disponible et le membre qui le reçoit.
KI-622 = Un clan qui a un jeton n’en reçoit pas d’autre.
KI-623 = Si aucun jeton n’est disponible, on n’en reçoit pas.
KI-624 = Qui parle pour le clan décide : c’est son premier membre à partir du Leader ; ou, si la table l’a choisi, qui répond en premier.
KI-625 = Un jeton peut servir à partir du pli suivant et ne change jamais de main.
KI-631 = Toutes les cartes sont mélangées et redistribuées, puis échangées ; les pions et les jetons restent.
KI-632 = La personne qui a le jeton Leader distribue et reçoit la première carte.
KI-731 = Le clan dont le pion arrive en premier prend une carte Victoire de manche.
KI-732 = À la fin d’une manche, toutes les mains sont défaussées.
KI-733 = Les jetons non utilisés sont gardés pour la manche suivante, ceux qui ont servi reviennent.
KI-734 = Le pli qui finit une manche donne aussi un jeton, sauf si la table a choisi autre chose ou si la partie est finie.
KI-735 = Avec deux cartes Victoire de manche, on gagne la partie.
KI-736 = Sinon, on prépare la manche suivante.
KI-801 = Personne n’est jamais sans carte quand il faut jouer.
KI-802 = À 2, une donne a six plis, et la pioche permet de piocher trois fois.
KI-803 = Une donne a six plis à 4, cinq à 6.
KI-804 = Une carte en trop est défaussée quand la manche se termine.
KI-805 = À 2, qui a utilisé Défausse pioche deux cartes comme l’autre.
KI-806 = Un Katana en première carte ne fait rien.
KI-807 = Un Katana ne peut pas détruire la carte de la personne qui le joue.
KI-808 = On juge si la couleur est en main avant de prendre une carte dans la défausse.
KI-809 = Un pli de cartes spéciales seulement finit 0 à 0.
KI-810 = Avec Blocage, rien n’avance, donc il n’y a pas de jeton non plus.
KI-811 = Moins de 4 cases parcourues ne donnent pas de jeton, si grande que soit la différence.
KI-812 = Le jeton Défausse ne peut pas servir deux fois dans une manche.
KI-813 = Le jeton Caché ne va pas avec un Katana ni avec un Kitsune Noir.
KI-901 = Toutes les cartes sont mélangées à chaque manche.
KI-902 = Toutes les cartes sont mélangées à chaque nouvelle donne.
KI-903 = Le premier Leader est tiré au sort, les suivants aussi, sauf si le clan choisit.
KI-904 = Le clan de la première place est tiré au sort si la table l’a choisi.

## Dit à qui le fait, après « toi »

kitsune-left-over-self = Tu défausses la carte qui reste.
kitsune-looks-self = Tu regardes les cartes du dernier pli.
kitsune-fetched-self = Tu en prends une, sans la montrer.
kitsune-struck-self = Tu détruis une carte devant { $to } : { kitsune-card }.

## Dit à la personne concernée

kitsune-began-you = La manche { $number } commence ; tu entames. La piste a { $steps } cases.
kitsune-dealt-again-you = Toutes les cartes sont jouées : tu mélanges et tu redistribues.
kitsune-exchanged-you = Tout le monde a donné une carte à quelqu’un de son clan. Tu entames.
kitsune-binds-you = Tu dois jouer { kitsune-colour }, si tu en as.
kitsune-named-you = Tu entames la prochaine manche.
kitsune-leads-you = Tu entames le prochain pli.
kitsune-lead-you = Tu entames la prochaine manche
kitsune-will-bind-you = Tu dois jouer { kitsune-colour }, si tu en as
kitsune-refused-turn-you = C’est à toi.
kitsune-refused-bound-you = Tu as joué un Kitsune Noir : tu as un numéro { kitsune-colour } et tu dois le jouer, pas le { kitsune-card }.
kitsune-refused-immune-you = La carte { $place }, la tienne, est sous le jeton Caché et ne peut pas être détruite.
kitsune-refused-own-you = La carte { $place }, { kitsune-card }, est à toi : on ne détruit que la carte d’une autre personne.
kitsune-refused-destroyed-you = La carte { $place }, ton { kitsune-card }, est déjà détruite.
kitsune-refused-special-you = La carte { $place }, ton { kitsune-card }, n’a pas de numéro : on ne détruit que des cartes numérotées.
kitsune-refused-member-you = Tu n’es pas du clan { kitsune-clan }.
kitsune-heading-hand-you = Ta main
kitsune-line-now-exchange-you = Tu donnes une carte à quelqu’un de ton clan.
kitsune-line-now-play-you = Tu joues une carte.
kitsune-line-now-fetch-you = Tu prends une carte dans la défausse.
kitsune-line-now-target-you = Tu choisis la carte que le Katana détruit.
kitsune-line-now-award-you = Tu peux choisir un jeton Pouvoir pour le clan.
kitsune-line-now-leader-you = Tu peux choisir qui entame la prochaine manche.
kitsune-line-obliged-you = Il y a un Kitsune Noir devant toi : il faut jouer { kitsune-colour }, s’il y en a en main.
kitsune-line-round-you = Manche { $number } ; tu entames ce pli.
kitsune-line-token-held-you = { kitsune-token } : devant toi.

## Ce qui parle pour un coup

kitsune-explain-track = Cases restantes : { $left } pour ton pion, { $theirs } pour l’autre.
kitsune-explain-trick = { $stand ->
    [ahead] ton clan mène { $ours } à { $other }
    [level] le pli est à égalité, { $ours } à { $other }
   *[behind] ton clan est mené { $ours } à { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] aucune carte ne suit
    [one] { $cards } carte suit
   *[other] { $cards } cartes suivent
}
kitsune-explain-play = Avec le { kitsune-card }, { kitsune-explain-trick } ; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = Après ce coup de Katana, { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = Une carte de ce pli est face cachée ; après le { kitsune-card }, { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = { kitsune-card } d’abord ; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Le pli se termine : ton clan avance de { $steps }.
    [theirs] Le pli se termine : l’autre clan n’avance que de { $steps }.
   *[nobody] Le pli se termine, et personne n’avance.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Le pli se termine, et ton clan gagne la manche.
   *[theirs] Le pli se termine ; l’autre clan gagne la manche quoi que tu fasses.
}
kitsune-explain-give = Donne le { kitsune-card } à { $to }, qui peut en faire plus. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } pour { $to }. { kitsune-explain-track }
kitsune-explain-leader = { $to ->
    [toi] À toi d’entamer.
   *[other] Laisse { $to } entamer.
} { kitsune-explain-track }
kitsune-explain-fetch = Prends le { kitsune-card } : c’est ce qui te sert le mieux dans cette donne. { kitsune-explain-track }

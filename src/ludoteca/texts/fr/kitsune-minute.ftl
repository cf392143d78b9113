# Kitsune en une minute : un titre et une phrase pour chaque image de minute.json ; -tip là où une image finit par un conseil.

kitsune-minute-about-title = De quoi il s’agit
kitsune-minute-about = Deux clans de renards font la course : Zenko est bleu, Yako orange. On joue à deux, quatre ou six, clans alternés.
kitsune-minute-aim-title = Le but du jeu
kitsune-minute-aim = Le premier pion au bout de la piste, 13 cases, gagne la manche pour son clan ; à deux manches, on gagne la partie.
kitsune-minute-turn-title = Un pli
kitsune-minute-turn = Une carte par place, en sens horaire depuis le Leader, de toute couleur : un pli. À deux, on en joue deux, en pioche deux.
kitsune-minute-colours-title = La couleur compte
kitsune-minute-colours = Le bleu compte pour Zenko, l’orange pour Yako, peu importe qui le joue ; le plus grand total avance de la différence.
kitsune-minute-specials-title = Cartes spéciales
kitsune-minute-specials = Katana : tranche un numéro. Kitsune Blanc : échange les couleurs. Noir : la place suivante doit jouer la couleur de ton clan.
kitsune-minute-tokens-title = Jetons Pouvoir
kitsune-minute-tokens = Un pion a avancé de quatre cases ou plus ? L’autre clan reçoit un jeton Pouvoir, à utiliser une fois, avec une carte.
kitsune-minute-end-title = La fin
kitsune-minute-end = Un pion au bout de la piste finit aussitôt la manche, et les deux repartent du début. Le clan à deux manches gagne.
kitsune-minute-end-tip = Il faudra jouer aussi la couleur de l’autre clan : fais-le là où cela nuit le moins.

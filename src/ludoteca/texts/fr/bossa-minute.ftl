# Bossa en une minute : un titre et une phrase pour chaque image de minute.json ; -tip là où une image finit par un conseil.

bossa-minute-about-title = De quoi il s’agit
bossa-minute-about = De deux dés partent deux lignes, Blanche et Noire. On les prolonge toutes deux, nombre par nombre, vers le haut et vers le bas.
bossa-minute-opening-title = L’ouverture
bossa-minute-opening = Le dé le plus haut choisit la Blanche, la Noire ou le premier tour ; ensuite, mains et tuiles piochées sont à découvert.
bossa-minute-aim-title = Le but du jeu
bossa-minute-aim = Vider sa main, ou avoir la première ligne à six groupes, peu importe qui les a posés : l’un comme l’autre fait gagner aussitôt.
bossa-minute-turn-title = Un tour
bossa-minute-turn = Pioche une tuile, puis pose un groupe : ses points de la couleur de la ligne font ensemble le nombre suivant.
bossa-minute-count-title = L’astuce : combien
bossa-minute-count = À côté d’un dé, une ou deux tuiles ; à côté d’un groupe, une de plus ou une de moins qu’il n’en a, jamais autant.
bossa-minute-actions-title = Trois tuiles action
bossa-minute-actions = Une fois par partie, au lieu d’un groupe : Repioche, Échange avec l’autre main, Empile sur un groupe égal.
bossa-minute-end-title = La fin
bossa-minute-end = Quand la pioche est épuisée, qui a le moins de tuiles gagne après ce tour. Qui ne peut rien faire avant cela perd.
bossa-minute-end-tip = Garde une tuile action pour le tour où rien ne va.

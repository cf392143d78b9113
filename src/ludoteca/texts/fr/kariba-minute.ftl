# Kariba en une minute : un titre et une phrase pour chaque image de minute.json ; -tip là où une image finit par un conseil.

kariba-minute-about-title = De quoi il s’agit
kariba-minute-about = Huit animaux boivent au même point d’eau : de la souris, le numéro 1, à l’éléphant, le numéro 8.
kariba-minute-aim-title = Le but du jeu
kariba-minute-aim = Qui chasse le plus d’animaux gagne : chaque carte prise est un point, grand ou petit animal.
kariba-minute-turn-title = Un tour
kariba-minute-turn = Tu joues une ou plusieurs cartes d’un animal, tu chasses si tu peux, et tu repioches jusqu’à cinq.
kariba-minute-three-title = L’astuce : à trois
kariba-minute-three = Trois identiques chassent tous les animaux du numéro inférieur le plus proche, et tu les gardes.
kariba-minute-mouse-title = Souris et éléphant
kariba-minute-mouse = Le plus petit fait peur au plus grand : trois souris chassent les éléphants, et personne d’autre.
kariba-minute-end-title = La fin
kariba-minute-end = La pioche épuisée, qui joue sa dernière carte finit la partie, et on compte les cartes prises.
kariba-minute-end-tip = Réfléchis avant de laisser deux identiques au point d’eau : au tour suivant, quelqu’un peut en faire trois.

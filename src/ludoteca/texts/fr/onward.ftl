# Continuer à partir d’un moment d’une partie, et ce qui serait arrivé autrement.

onward-here = Reprendre ici
onward-there = Reprendre là
onward-title = Continuer après { $at ->
    [0] la donne
   *[other] le coup { $at }
}
onward-about = Une nouvelle table contre des bots, pour l’entraînement. La partie elle-même reste telle quelle.
onward-seat = Ta place
onward-hidden = Ce qui est caché
onward-as-were = Tel quel
onward-as-were-about = Mains et pioches exactement comme dans cette partie.
onward-redrawn = Nouveau tirage
onward-redrawn-about = Tiré de nouveau au sort d’après tout ce que ta place pouvait savoir : personne n’en sait plus qu’alors.
onward-bots = Les autres jouent comme
onward-open = S’asseoir
onward-of-match = Suite après le coup { $move } d’une autre partie
onward-of-file = Suite après le coup { $move } d’un fichier
onward-of-puzzle = Suite d’un casse-tête
onward-of-lesson = Suite d’une leçon
onward-what-if = Et si ?
onward-pick = Voir ce qui serait arrivé
onward-instead = À la place : { $move }
onward-instead-about = Avec ce que { $you ->
    [yes] tu pouvais alors savoir
   *[no] pouvait alors savoir { $name }
}. Les cartes venues ensuite sont celles de cette partie.
onward-thinking = La maison y réfléchit…
onward-chance = { $name } : { $was } pour cent dans la vraie partie, { $would } pour cent avec ce coup
onward-back = Retour à la partie
onward-ends = Avec ce coup, la partie aurait été finie.

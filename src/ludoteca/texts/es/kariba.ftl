# Kariba. Las frases del diario van después del nombre de quien juega y no tienen sujeto propio.

kariba = Kariba
kariba-about = Manadas en el abrevadero: tres iguales ahuyentan a una especie más débil.
kariba-aim = Ahuyenta del agua a más animales que nadie: cada carta que ganas es un punto.

kariba-animal = { $animal ->
    [1] ratón
    [2] suricata
    [3] cebra
    [4] jirafa
    [5] avestruz
    [6] leopardo
    [7] rinoceronte
   *[8] elefante
}
kariba-animals = { $animal ->
    [1] ratones
    [2] suricatas
    [3] cebras
    [4] jirafas
    [5] avestruces
    [6] leopardos
    [7] rinocerontes
   *[8] elefantes
}
kariba-animals-counted = { $count ->
    [one] 1 { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# Lo mismo con el nombre que las listas de cartas tienen en todos los juegos.
kariba-card = { $card ->
    [1] ratón
    [2] suricata
    [3] cebra
    [4] jirafa
    [5] avestruz
    [6] leopardo
    [7] rinoceronte
   *[8] elefante
}
kariba-cards = { $card ->
    [1] ratones
    [2] suricatas
    [3] cebras
    [4] jirafas
    [5] avestruces
    [6] leopardos
    [7] rinocerontes
   *[8] elefantes
}
kariba-counted = { $count ->
    [one] 1 { kariba-card }
   *[other] { $count } { kariba-cards }
}
kariba-prey-counted = { $prey ->
    [1] { $count ->
        [one] 1 ratón
       *[other] { $count } ratones
    }
    [2] { $count ->
        [one] 1 suricata
       *[other] { $count } suricatas
    }
    [3] { $count ->
        [one] 1 cebra
       *[other] { $count } cebras
    }
    [4] { $count ->
        [one] 1 jirafa
       *[other] { $count } jirafas
    }
    [5] { $count ->
        [one] 1 avestruz
       *[other] { $count } avestruces
    }
    [6] { $count ->
        [one] 1 leopardo
       *[other] { $count } leopardos
    }
    [7] { $count ->
        [one] 1 rinoceronte
       *[other] { $count } rinocerontes
    }
   *[8] { $count ->
        [one] 1 elefante
       *[other] { $count } elefantes
    }
}

## Opciones
kariba-option-expert = Tres cartas visibles junto al mazo
kariba-option-expert-false = Se roba del mazo
kariba-option-expert-true = Se roban también cartas visibles
kariba-option-games = Partidas
kariba-option-games-1 = Una partida
kariba-option-games-3 = Tres partidas, puntos sumados
kariba-option-firstPlayer = Quién empieza
kariba-option-firstPlayer-random = Por sorteo
kariba-option-firstPlayer-0 = Sitio 1
kariba-option-firstPlayer-1 = Sitio 2
kariba-option-firstPlayer-2 = Sitio 3
kariba-option-firstPlayer-3 = Sitio 4
kariba-option-firstPlayer-4 = Sitio 5
kariba-option-matchStart = Quién empieza las partidas 2 y 3
kariba-option-matchStart-rotate = El sitio siguiente
kariba-option-matchStart-random = Por sorteo
kariba-option-matchStart-loserFirst = Quien va en cola
kariba-option-showScores = Puntos a la vista
kariba-option-showScores-true = Se ve cuántas cartas ha ganado cada cual
kariba-option-showScores-false = Solo se ven las propias
kariba-option-maxPlayers = Máximo de sitios
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## Qué ha pasado
kariba-began = { $games ->
    [1] Nueva partida. Empieza { $seat }; { $pile } cartas en el mazo.
   *[other] Partida { $number } de { $games }. Empieza { $seat }; { $pile } cartas en el mazo.
}
kariba-dealt = Tus cartas: { $cards }.
kariba-opened = Visibles junto al mazo: { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = Una sola carta
kariba-alone = { $now ->
    [1] { kariba-alone-one } no ahuyenta a nadie.
   *[other] Con { $now } no basta: nadie huye.
}
kariba-chased = { $herd } { kariba-animals } ahuyentan a { kariba-prey-counted }.
kariba-nobody = Nadie más débil en el agua: nada que ganar.
kariba-no-elephant = Ningún elefante en el agua: nada que ganar.
kariba-drew = { $count ->
    [one] Roba 1 carta.
   *[other] Roba { $count } cartas.
}
kariba-drew-cards = Cartas robadas: { $cards }.
kariba-took = Toma de las visibles: { kariba-animal }.
kariba-pile-empty = El mazo se ha agotado: desde ahora no se roba de él.
kariba-refilled = Nuevas cartas visibles: { $cards }.
kariba-ended = Juega la última carta: la partida termina.
kariba-scored = Cartas ganadas: { $scores }.
kariba-won = Victoria de { $winners } con { $score ->
    [one] 1 animal
   *[other] { $score } animales
}.
kariba-because-hand-empty = A { $seat } no le quedaban cartas.

## Qué se puede hacer
kariba-play = Jugar { kariba-animals-counted }
kariba-draw-pile = Robar del mazo
kariba-draw-visible = Tomar la carta visible: { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } ahuyentan a { kariba-prey-counted }
kariba-will-stand = { $now ->
    [1] una sola carta no ahuyenta a nadie
   *[other] con { $now } no basta: nadie huye
}
kariba-will-find-nobody = nadie más débil en el agua
kariba-will-find-no-elephant = ningún elefante en el agua

## Por qué no
kariba-refused-none = En la mano no tienes { kariba-animals }.
kariba-refused-held = En la mano tienes { $held ->
    [one] 1 { kariba-animal }
   *[other] { $held } { kariba-animals }
}, no { $count }.
kariba-refused-not-visible = Junto al mazo no hay { kariba-animals }.
kariba-refused-pile-empty = El mazo se ha agotado: toma una de las cartas visibles.
kariba-refused-draw-first = { $count ->
    [one] Primero roba 1 carta más.
   *[other] Primero roba { $count } cartas más.
}
kariba-refused-play-first = Primero juega uno o más animales iguales; después se roba.
kariba-refused-turn = Ahora le toca a { $seat }.
kariba-refused-over = La partida ha terminado.
kariba-refused-basic = En esta mesa, tras cada jugada se roba automáticamente del mazo.
kariba-bad-decision = «{ $text }» no es una decisión de Kariba. Escribe ["play", 7, 2], ["pile"] o ["visible", 8].
kariba-bad-notation = «{ $text }» no es una jugada de Kariba. Escribe 7x2 (dos rinocerontes), pile u open 8.

## La mesa en frases
kariba-heading-waterhole = En el abrevadero
kariba-heading-stock = El mazo
kariba-heading-seats = Quién juega
kariba-heading-hand = Mano: { $seat }
kariba-line-nobody = En el agua no hay nadie.
kariba-line-animal = { $animal }: { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] El mazo se ha agotado.
    [one] 1 carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
kariba-line-visible = Visible: { kariba-animal }, { $animal }.
kariba-line-number = Partida { $number } de { $games }.
kariba-line-seat = { $seat }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}, { $score ->
    [one] 1 ganada
   *[other] { $score } ganadas
}.
kariba-line-seat-series = { $seat }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}, { $score ->
    [one] 1 ganada
   *[other] { $score } ganadas
}, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} de las partidas anteriores.
kariba-line-seat-hidden = { $seat }: { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}.

## Las reglas, una frase cada una; los números son los de RULES.md
KA-101 = En la caja hay 64 cartas de animales.
KA-102 = Los animales son ocho, numerados del 1 al 8, con ocho cartas iguales cada uno.
KA-103 = El abrevadero tiene un lugar para cada animal, por orden de número; en él solo van sus cartas.
KA-104 = 1 ratón, 2 suricata, 3 cebra, 4 jirafa, 5 avestruz, 6 leopardo, 7 rinoceronte, 8 elefante. En el juego solo cuentan los números.
KA-105 = Los libritos de la caja no intervienen en el juego.
KA-201 = Juegan de dos a cinco.
KA-202 = En el juego básico, todas las cartas nuevas se roban automáticamente del mazo boca abajo.
KA-203 = En el juego experto hay tres cartas visibles junto al mazo, y también se pueden robar.
KA-204 = Se juega una partida, o tres cuyos puntos se suman.
KA-301 = Al empezar, el abrevadero está vacío.
KA-302 = Se barajan las 64 cartas.
KA-303 = Alguien empieza: por sorteo, o el sitio que elija la mesa.
KA-304 = Se reparten cinco cartas por persona, de una en una, a partir de quien empieza.
KA-305 = Las demás cartas son el mazo, boca abajo en medio del agua.
KA-306 = Juego experto: las tres primeras cartas del mazo se ponen boca arriba a su lado.
KA-307 = Tras el reparto el mazo tiene 54, 49, 44 o 39 cartas si juegan dos, tres, cuatro o cinco; tres menos en el juego experto.
KA-308 = Al empezar nadie tiene cartas ganadas.
KA-401 = Tu mano la ves solo tú.
KA-402 = Todo el mundo sabe cuántas cartas tiene cada mano.
KA-403 = Todo el mundo ve cuántas cartas hay en cada lugar.
KA-404 = Nadie sabe el orden del mazo; cuántas cartas tiene lo sabe todo el mundo.
KA-405 = Todo el mundo ve las cartas visibles.
KA-406 = Todo el mundo ve qué cartas se ganan, en el momento en que se ganan.
KA-407 = Las cartas ganadas quedan boca abajo; cuántas son lo ve todo el mundo, o solo quien las ganó si la mesa lo quiere así, y al final todo el mundo.
KA-408 = Una carta del mazo la ve solo quien la roba; una carta visible que alguien toma la conoce todo el mundo.
KA-501 = Se juega por turnos en sentido horario, a partir de quien empieza.
KA-502 = Un turno es: jugar, ahuyentar, robar.
KA-510 = Juega una o más cartas de un solo animal.
KA-511 = De un animal puedes jugar tantas cartas como tengas en la mano, al menos una.
KA-512 = Jugar es obligatorio: nadie pasa.
KA-513 = Las cartas van al lugar de su animal y se quedan ahí hasta que las ahuyentan.
KA-520 = Solo ahuyenta el animal recién jugado, y solo en este turno.
KA-521 = Si el animal recién jugado tiene menos de tres cartas en su lugar, no se ahuyenta a nadie.
KA-522 = Con tres o más, ahuyenta al más cercano de los más débiles: el siguiente número inferior que esté presente. Los lugares vacíos se saltan.
KA-523 = Si en el agua no hay nadie más débil, no se gana nada.
KA-524 = Tres o más ratones ahuyentan a los elefantes, y a nadie más.
KA-525 = Todas las cartas del animal ahuyentado son para quien lo ahuyentó.
KA-526 = En un turno se ahuyenta a un solo animal.
KA-527 = Los animales que ahuyentan se quedan donde están.
KA-528 = Una manada de tres o más vuelve a ahuyentar cada vez que se le añade una carta.
KA-529 = Lo que se ahuyenta siempre se gana: no se puede renunciar.
KA-530 = Más débil quiere decir un número menor y nada más: los elefantes ahuyentan a los ratones si no hay nadie en medio.
KA-531 = Juego básico: roba del mazo hasta tener cinco cartas.
KA-532 = Si el mazo se agota, se sigue jugando con las cartas que quedan en las manos.
KA-533 = Juego experto: cada carta que falta viene del mazo o de las visibles, como quieras.
KA-534 = Juego experto: las cartas se roban de una en una, y ves cada una antes de elegir la siguiente. El mazo no puede estar agotado; el animal tiene que estar visible.
KA-535 = Las cartas visibles se reponen solo cuando has acabado de robar.
KA-536 = Los huecos junto al mazo se llenan con sus cartas, empezando por el primero, mientras queden.
KA-537 = Juego experto: se roba hasta cinco mientras queden cartas en el mazo o visibles.
KA-541 = Si al acabar todo tu turno tienes la mano vacía, la partida termina.
KA-542 = Eso solo puede ocurrir cuando ya no queda nada que robar.
KA-543 = Si no, le toca al sitio siguiente.
KA-601 = Cada carta ganada vale un punto.
KA-602 = Las cartas que quedan en el agua o en las manos no valen nada.
KA-603 = Gana quien tiene más puntos.
KA-604 = Quienes empatan en cabeza comparten la victoria.
KA-605 = En tres partidas se suman los puntos de todas; gana el total más alto.
KA-606 = Con el mismo total se comparte la victoria; ganar una sola partida no cuenta por sí mismo.
KA-607 = Cada partida se reparte de nuevo; la empieza el sitio siguiente, o como diga la mesa.
KA-701 = Quien tiene el turno siempre puede jugar.
KA-702 = Una mano vacía no es el final mientras haya cartas que robar.
KA-703 = Si el mazo tiene menos cartas de las que necesitas, robas las que haya.
KA-704 = Si la última carta ahuyenta, primero se gana lo ahuyentado y después termina la partida.
KA-705 = Tres ratones sin elefantes no ganan nada.
KA-706 = Los elefantes, si están solos en el agua, no ganan nada.
KA-707 = Si nadie ha ganado cartas, la victoria es de toda la mesa.
KA-801 = El azar decide el orden de las cartas, una vez por partida.
KA-802 = El azar decide quién empieza, si la mesa lo quiere así.

## Dicho a quien lo hace, después de «tú»

kariba-took-self = Tomas de las visibles: { kariba-animal }.
kariba-ended-self = Juegas la última carta: la partida termina.

## Dicho a la persona de quien se habla

kariba-began-you = { $games ->
    [1] Nueva partida. Empiezas tú; { $pile } cartas en el mazo.
   *[other] Partida { $number } de { $games }. Empiezas tú; { $pile } cartas en el mazo.
}
kariba-won-you = Ganas tú con { $score ->
    [one] 1 animal
   *[other] { $score } animales
}.
kariba-because-hand-empty-you = No te quedaban cartas.
kariba-refused-turn-you = Ahora te toca a ti.
kariba-heading-hand-you = Tu mano

## Lo que habla a favor de una jugada

kariba-explain-risk = { $risk ->
    [0] después nadie más puede ahuyentar nada con una sola carta.
    [one] pero quien añada { kariba-explain-hunter } gana 1 carta.
   *[other] pero quien añada { kariba-explain-hunter } gana { $risk } cartas.
}
kariba-explain-hunter = { $hunter ->
    [1] un ratón
    [2] una suricata
    [3] una cebra
    [4] una jirafa
    [5] un avestruz
    [6] un leopardo
    [7] un rinoceronte
   *[8] un elefante
}
kariba-explain-chase = { $herd } { kariba-animals } ahuyentan a { kariba-prey-counted }: ganas { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} al momento; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] 1 { kariba-animal } aún no ahuyenta a nadie;
    [2] 2 { kariba-animals } aún no ahuyentan a nadie;
   *[other] { $now } { kariba-animals } no encuentran a quién ahuyentar;
} { kariba-explain-risk }
kariba-explain-open = Toma la carta visible, { kariba-animal }: así tienes { $count } en la mano, y en el agua { $there ->
    [0] aún no hay.
    [one] hay 1.
   *[other] hay { $there }.
}
kariba-explain-pile = Una carta desconocida promete más que las visibles; { $pile ->
    [one] queda 1 en el mazo.
   *[other] quedan { $pile } en el mazo.
}

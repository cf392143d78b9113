# Boss Kito. Las frases del diario van después del nombre de quien juega y no tienen sujeto propio.

boss-kito = Boss Kito
boss-kito-about = Cinco gorilas, cinco ofertas: quien tiene más plátanos de un color se lleva la carta, y un empate la quita de en medio.
boss-kito-aim = Gana cartas de beneficio teniendo más plátanos de su color. Al final, quien tiene más cartas de un tipo suma su número; el resto, un punto por carta.

boss-kito-colour = { $colour ->
    [1] rojo
    [2] amarillo
    [3] verde
    [4] azul
   *[5] morado
}
boss-kito-other-colour = { $other ->
    [1] rojo
    [2] amarillo
    [3] verde
    [4] azul
   *[5] morado
}
boss-kito-card = carta { $colour ->
    [1] roja
    [2] amarilla
    [3] verde
    [4] azul
   *[5] morada
}
boss-kito-cards = cartas { $colour ->
    [1] rojas
    [2] amarillas
    [3] verdes
    [4] azules
   *[5] moradas
}
boss-kito-counted = { $count ->
    [one] 1 { $card ->
        [1] roja
        [2] amarilla
        [3] verde
        [4] azul
       *[5] morada
    }
   *[other] { $count } { $card ->
        [1] rojas
        [2] amarillas
        [3] verdes
        [4] azules
       *[5] moradas
    }
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } con la carta inicial
    [C] { boss-kito-type } con una carta
    [T] { boss-kito-type } con una ficha
   *[none] { boss-kito-type }
}
boss-kito-type = el { $type }

## Opciones
boss-kito-option-startPlayer = Quién empieza
boss-kito-option-startPlayer-random = Por sorteo
boss-kito-option-startPlayer-0 = Sitio 1
boss-kito-option-startPlayer-1 = Sitio 2
boss-kito-option-startPlayer-2 = Sitio 3
boss-kito-option-startPlayer-3 = Sitio 4
boss-kito-option-startPlayer-4 = Sitio 5
boss-kito-option-symbols = Símbolos en las cartas de beneficio
boss-kito-option-symbols-unconfirmed = Una tabla nuestra, sin confirmar
boss-kito-option-bossOrder = Orden de los gorilas
boss-kito-option-bossOrder-listed = Rojo, amarillo, verde, azul, morado
boss-kito-option-bossOrder-random = Por sorteo
boss-kito-option-exchangeZero = Cambiar cero cartas
boss-kito-option-exchangeZero-false = Al menos una carta
boss-kito-option-exchangeZero-true = También ninguna
boss-kito-option-reshuffle = Los descartes se vuelven a barajar
boss-kito-option-reshuffle-eager = En cuanto se agota el mazo
boss-kito-option-reshuffle-lazy = Cuando hace falta una carta
boss-kito-option-discardsPublic = Descartes
boss-kito-option-discardsPublic-true = A la vista
boss-kito-option-discardsPublic-false = Boca abajo

## Qué ha pasado
boss-kito-began = Nueva partida. { $seat } tiene la carta inicial; { $deck } cartas en el mazo, { $supply } fichas en la reserva general.
boss-kito-dealt = Tus cartas: { $cards }.
boss-kito-offered = { $colour ->
    [1] Rojo
    [2] Amarillo
    [3] Verde
    [4] Azul
   *[5] Morado
}: ofrece { boss-kito-benefit }.
boss-kito-played = Una { boss-kito-card }. Fuerza { $strength }.
boss-kito-put = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} en el { boss-kito-colour }. Fuerza { $strength }.
boss-kito-put-two = 1 ficha en el { boss-kito-colour } y 1 en el { boss-kito-other-colour }. Fuerza { $strength } y { $then }.
boss-kito-drew = { $count ->
    [one] Roba 1 carta.
   *[other] Roba { $count } cartas.
}
boss-kito-drew-cards = Cartas robadas: { $cards }.
boss-kito-took = { $count ->
    [one] Toma 1 ficha
   *[other] Toma { $count } fichas
}: ahora tiene { $now } en reserva.
boss-kito-threw = { $count ->
    [one] Descarta 1 carta boca abajo.
   *[other] Descarta { $count } cartas boca abajo.
}
boss-kito-threw-cards = Cartas descartadas: { $cards }.
boss-kito-exchanged-nothing = No cambia nada.
boss-kito-passed = No se puede hacer nada: pasa.
boss-kito-gave-start = { $to ->
    [ti] Te da la carta inicial.
   *[other] Da la carta inicial a { $to }.
}
boss-kito-kept-start = Se queda con la carta inicial.
boss-kito-reshuffled = Se barajan los descartes: hay mazo nuevo.
boss-kito-won-card = En el { boss-kito-colour }: gana { boss-kito-benefit }.
boss-kito-removed = En el { boss-kito-colour } no hay mayoría: { boss-kito-benefit } sale del juego.
boss-kito-symbol-start = Toma la carta inicial y tiene que dársela a alguien.
boss-kito-symbol-no-card = No queda ninguna carta que robar.
boss-kito-symbol-token = Toma 1 ficha más.
boss-kito-symbol-no-token = No quedan fichas en la reserva general.
boss-kito-round-ended = Termina la ronda { $round }: se despeja la mesa.
boss-kito-round-began = Ronda { $round } de { $rounds }. Empieza { $seat }.
boss-kito-scored = Puntos: { $scores }.
boss-kito-won = Victoria de { $winners } con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
boss-kito-won-by-tokens = Victoria de { $winners } con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} y más fichas en reserva.
boss-kito-because-rounds = Se han jugado las { $count } rondas.

## Qué se puede hacer
boss-kito-play = Jugar una { boss-kito-card }
boss-kito-token = Poner 1 ficha en el { boss-kito-colour }
boss-kito-tokens-same = Poner 2 fichas en el { boss-kito-colour }
boss-kito-tokens = Poner 1 ficha en el { boss-kito-colour } y 1 en el { boss-kito-other-colour }
boss-kito-draw = Robar una carta
boss-kito-take = Tomar 3 fichas
boss-kito-exchange = Cambiar { boss-kito-colour-cards }
boss-kito-exchange-done = Cambiar las cartas elegidas
boss-kito-exchange-nothing = No cambiar nada
boss-kito-pass = Pasar
boss-kito-give = { $to ->
    [ti] Quedarse con la carta inicial
   *[other] Dar la carta inicial a { $to }
}
boss-kito-will-be = fuerza { $strength } en el { boss-kito-colour }
boss-kito-will-be-two = fuerza { $strength } en el { boss-kito-colour }, { $then } en el { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}: tendrás { $now }

## Por qué no
boss-kito-refused-turn = Ahora le toca a { $seat }.
boss-kito-refused-over = La partida ha terminado.
boss-kito-refused-exchanging = Primero completa el cambio que has empezado.
boss-kito-refused-none = En la mano no tienes ninguna { boss-kito-card }.
boss-kito-refused-reserve = { $held ->
    [0] En reserva no tienes fichas.
    [one] En reserva tienes 1 ficha, no { $count }.
   *[other] En reserva tienes { $held } fichas, no { $count }.
}
boss-kito-refused-front = Delante de ti no hay ninguna { boss-kito-card }: las fichas van sobre las cartas propias.
boss-kito-refused-nothing-chosen = Elige al menos una carta para cambiar.
boss-kito-refused-empty-hand = No tienes cartas que cambiar.
boss-kito-refused-held = { $held ->
    [0] En la mano no tienes ninguna { boss-kito-card }.
    [one] En la mano tienes 1 { boss-kito-card }, no { $count }.
   *[other] En la mano tienes { $held } { boss-kito-cards }, no { $count }.
}
boss-kito-refused-order = Ya has decidido cuántas { boss-kito-cards } cambias, o te las has saltado: sigue con los colores que vienen después.
boss-kito-refused-pass = Solo se pasa cuando no se puede hacer otra cosa.
boss-kito-refused-no-cards = No hay mazo ni descartes: no queda carta que robar.
boss-kito-refused-no-tokens = La reserva general está vacía: las fichas vuelven al final de la ronda.
boss-kito-refused-give-first = Primero da la carta inicial a alguien.
boss-kito-refused-no-start = La carta inicial se queda con { $seat } hasta que alguien gane una carta con su símbolo.
boss-kito-refused-no-seat = En esta mesa hay { $count } sitios.
boss-kito-bad-decision = «{ $text }» no es una decisión de Boss Kito. Escribe ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] o ["give", 2].
boss-kito-bad-notation = «{ $text }» no es una jugada de Boss Kito. Escribe play r, token rb, draw, take, swap rrb, pass o give c; los colores son r y g b p.

## La mesa en frases
boss-kito-heading-stalls = Los gorilas, de izquierda a derecha
boss-kito-heading-stock = Mazo y reserva general
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Mano: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] ya adjudicado
   *[other] ofrece { boss-kito-benefit }
}; { $next-type ->
    [0] después, nada más
   *[other] después, { $next-symbol ->
        [S] el { $next-type } con la carta inicial
        [C] el { $next-type } con una carta
        [T] el { $next-type } con una ficha
       *[none] el { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Ronda { $round } de 9, se adjudican las ofertas.
   *[other] Ronda { $round } de 9, turno { $turn } de 4.
}
boss-kito-line-start = { $seat } tiene la carta inicial.
boss-kito-line-deck = { $count ->
    [0] El mazo está vacío
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}, { $discards } en los descartes.
boss-kito-line-discards = En los descartes: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] No hay fichas en la reserva general.
    [one] 1 ficha en la reserva general.
   *[other] { $count } fichas en la reserva general.
}
boss-kito-line-removed = Fuera del juego: { boss-kito-benefit }.
boss-kito-line-symbols = Qué cartas de beneficio llevan símbolos no está confirmado: se juega con una tabla nuestra.
boss-kito-line-symbols-table = Esta mesa tiene su propia lista de símbolos en las cartas de beneficio.
boss-kito-line-seat = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}, { $tokens ->
    [one] 1 ficha en reserva
   *[other] { $tokens } fichas en reserva
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} hasta ahora.
boss-kito-line-front = En la mesa: { boss-kito-colour-cards }, { $tokens ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $tokens } fichas
}, fuerza { $strength }.
boss-kito-line-won = Ganado: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## Las reglas, una frase cada una; los números son los de RULES.md
BK-101 = En la caja hay 30 fichas de plátano, todas iguales.
BK-102 = Hay 50 cartas de plátanos: diez rojas, diez amarillas, diez verdes, diez azules y diez moradas.
BK-103 = Una carta de plátanos muestra tres plátanos, una ficha uno.
BK-104 = Hay 45 cartas de beneficio de nueve tipos; el tipo 1 está una vez, el tipo 9 nueve veces.
BK-105 = Algunas cartas de beneficio llevan un símbolo: carta inicial, carta de plátanos o ficha.
BK-106 = Qué cartas llevan qué símbolo no está confirmado. Nuestra tabla: ficha en 1 y 6, carta inicial en 2 y 5, carta de plátanos en 3 y 4, nada en 7, 8 y 9.
BK-107 = Hay cinco cartas Boss Kito, una de cada color, cartas personales y una carta inicial.
BK-201 = Juegan de tres a cinco.
BK-301 = Cada cual toma una carta personal.
BK-302 = Las cinco cartas Boss Kito van en fila, y su orden se mantiene toda la partida.
BK-303 = Las cartas de beneficio se barajan y forman cinco mazos boca arriba de nueve, uno por posición.
BK-304 = La primera carta de cada mazo queda en oferta, y la siguiente está a la vista.
BK-305 = Se reparten cinco cartas de plátanos por persona, de una en una.
BK-306 = Las demás cartas de plátanos son el mazo boca abajo del que se roba.
BK-307 = Cada cual recibe tres fichas; las demás son la reserva general.
BK-308 = Alguien recibe la carta inicial: por sorteo, o el sitio que elija la mesa.
BK-401 = Tu mano la ves solo tú.
BK-402 = Todo el mundo sabe cuántas cartas tienen cada mano, el mazo y los descartes.
BK-403 = Todo el mundo ve las fichas de cada reserva, siempre.
BK-404 = Todo el mundo ve la reserva general.
BK-405 = Todo el mundo ve las cartas en la mesa y las fichas que llevan.
BK-406 = Todo el mundo ve las cartas en oferta y las que vienen después.
BK-407 = Nadie puede mirar más abajo en los mazos de beneficio.
BK-408 = Todo el mundo ve las cartas de beneficio ganadas.
BK-409 = Todo el mundo conoce las cartas de beneficio que han salido del juego.
BK-410 = Los descartes están a la vista; o boca abajo, si la mesa lo quiere así.
BK-411 = Nadie sabe el orden del mazo; una carta robada la ve solo quien la roba.
BK-501 = Nueve rondas de cuatro turnos; en cada turno cada cual hace una acción, a partir de quien tiene la carta inicial.
BK-502 = Durante los cuatro turnos de una ronda la carta inicial no se mueve.
BK-503 = Hay que hacer una de las acciones, cualquiera que sea posible, y solo una.
BK-510 = Jugar: pon una carta de tu mano delante de ti, boca arriba.
BK-511 = Fichas: pon una o dos fichas de tu reserva sobre cartas que tengas delante.
BK-512 = Robar: toma la primera carta del mazo; la mano no tiene límite.
BK-513 = Tomar: tres fichas de la reserva general pasan a tu reserva.
BK-514 = Cambiar: descarta las cartas de tu mano que quieras, al menos una, y roba otras tantas. Algunas mesas permiten no cambiar ninguna.
BK-515 = Solo se pasa cuando no se puede hacer otra cosa.
BK-520 = Las fichas van solo sobre cartas que ya estén delante de tu sitio.
BK-521 = Una ficha cuenta para el color de la carta en la que está.
BK-522 = Una carta puede llevar cualquier número de fichas; lo que hay en la mesa se queda hasta el final de la ronda.
BK-523 = Jugar una carta y ponerle fichas son dos acciones de dos turnos.
BK-524 = Todas tus fichas sin colocar quedan a la vista.
BK-530 = Cuando el mazo se agota, los descartes se barajan y forman otro: al momento o cuando hace falta una carta, según diga la mesa.
BK-531 = Se mira el mazo después de cada carta robada, después de descartar las cartas de un cambio y después de despejar la mesa.
BK-532 = Si no hay mazo ni descartes, nadie puede robar hasta que se descarten cartas.
BK-533 = Cambiar siempre es posible: lo que descartas se puede volver a robar.
BK-534 = Si quedan menos de tres fichas, tomas esas; si no queda ninguna, nadie puede tomar hasta el final de la ronda.
BK-601 = Tras el cuarto turno las ofertas se adjudican de izquierda a derecha.
BK-602 = Tu fuerza en un color es tres por cada carta tuya de ese color en la mesa y uno por cada ficha que lleven.
BK-603 = Se lleva la carta quien tiene la fuerza más alta en el color, en solitario.
BK-604 = Si nadie tiene plátanos del color, o hay empate en cabeza, la carta sale del juego.
BK-605 = Las fuerzas no cambian mientras se adjudican las ofertas.
BK-620 = Quien gana una carta cumple su símbolo al momento, antes del color siguiente.
BK-621 = Carta inicial: quien gana se la da a quien quiera, también a quien ya la tiene, o se queda con ella.
BK-622 = Carta de plátanos: quien gana roba una, si la hay.
BK-623 = Ficha: quien gana toma una de la reserva general, si la hay.
BK-624 = Si la carta inicial se mueve varias veces en una ronda, cuenta la última.
BK-631 = Todas las cartas de la mesa se descartan; sus fichas vuelven a la reserva general.
BK-632 = Las manos y las reservas se conservan.
BK-633 = Entran en oferta las siguientes cartas de beneficio; quien tiene la carta inicial empieza la nueva ronda.
BK-634 = Primero las cartas, después las fichas, después se baraja si corresponde, después las nuevas ofertas.
BK-635 = En la novena ronda no hay carta siguiente que ver.
BK-701 = La partida termina cuando se adjudican las ofertas de la novena ronda, con sus símbolos.
BK-702 = Las cartas de plátanos en la mano y las fichas en reserva no puntúan.
BK-703 = De cada tipo, quien tiene más cartas, aunque sea con empate, suma su número.
BK-704 = El resto suma un punto por cada carta de ese tipo.
BK-705 = Un tipo que no tiene nadie no puntúa para nadie.
BK-706 = Gana quien tiene más puntos; si hay empate, quien tiene más fichas en reserva.
BK-707 = Si el empate sigue, se comparte la victoria.
BK-801 = Con la mano vacía y nada que poner, robar ni tomar, pasas.
BK-802 = Con una carta en la mano siempre puedes jugar o cambiar.
BK-803 = Si quedan dos fichas en la reserva general, tomas dos.
BK-804 = Si el mazo no basta para un cambio, se baraja y se sigue robando.
BK-805 = Un símbolo de ficha con la reserva general vacía no da nada, ni ahora ni después.
BK-806 = Un símbolo de carta sin nada que robar no da nada, ni ahora ni después.
BK-807 = Nunca se pierde nada: 30 fichas, 50 cartas de plátanos, 45 cartas de beneficio.
BK-901 = El azar decide el orden de las cartas de beneficio, una vez.
BK-902 = El azar decide el orden de las cartas de plátanos al empezar.
BK-903 = El azar decide el orden de los descartes cada vez que se barajan.
BK-904 = El azar decide quién empieza, si la mesa lo quiere así.
BK-905 = El azar decide el orden de los gorilas, si la mesa lo quiere así.

## Dicho a quien lo hace, después de «tú»

boss-kito-took-self = { $count ->
    [one] Tomas 1 ficha
   *[other] Tomas { $count } fichas
}: ahora tienes { $now } en reserva.
boss-kito-exchanged-nothing-self = No cambias nada.
boss-kito-passed-self = No se puede hacer nada: pasas.
boss-kito-gave-start-self = Das la carta inicial a { $to }.
boss-kito-kept-start-self = Te quedas con la carta inicial.
boss-kito-won-card-self = En el { boss-kito-colour }: ganas { boss-kito-benefit }.
boss-kito-symbol-start-self = Tomas la carta inicial y tienes que dársela a alguien.
boss-kito-symbol-token-self = Tomas 1 ficha más.

## Dicho a la persona de quien se habla

boss-kito-began-you = Nueva partida. Tú tienes la carta inicial; { $deck } cartas en el mazo, { $supply } fichas en la reserva general.
boss-kito-round-began-you = Ronda { $round } de { $rounds }. Empiezas tú.
boss-kito-won-you = Ganas tú con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
boss-kito-won-by-tokens-you = Ganas tú con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} y más fichas en reserva.
boss-kito-refused-turn-you = Ahora te toca a ti.
boss-kito-refused-no-start-you = La carta inicial se queda contigo hasta que alguien gane una carta con su símbolo.
boss-kito-heading-hand-you = Tu mano
boss-kito-line-start-you = Tú tienes la carta inicial.

## Lo que habla a favor de una jugada

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } plátanos contra los { $other } de { $seat }, y vas en cabeza
    [level] { $own } plátanos, tantos como { $seat }: empate, y no es para nadie
   *[behind] { $own } plátanos contra los { $other } de { $seat }, y aún vas por detrás
}
boss-kito-explain-turns = { $turns ->
    [0] Tras este turno cierran los puestos.
    [one] Queda 1 turno antes de que cierren los puestos.
   *[other] Quedan { $turns } turnos antes de que cierren los puestos.
}
boss-kito-explain-play = Por { boss-kito-benefit }, en el { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Fichas por { boss-kito-benefit }, en el { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = { $count ->
    [0] No cambies nada
    [one] Cambia 1 carta
   *[other] Cambia { $count } cartas
}: lo que tienes encaja mal con los puestos. { boss-kito-explain-turns }
boss-kito-explain-draw = Roba: tienes { $hand ->
    [0] la mano vacía
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
}, y con más cartas se ganan los próximos puestos. { boss-kito-explain-turns }
boss-kito-explain-take = Toma fichas: deciden las mayorías ajustadas. { boss-kito-explain-turns }
boss-kito-explain-pass = No se puede hacer otra cosa.
boss-kito-explain-give = La carta inicial para { $to }: quien empieza enseña antes sus cartas, quien va al final responde.

# Kitsune. Las frases del diario van después del nombre de quien juega y no tienen sujeto propio.

kitsune = Kitsune
kitsune-about = Dos clanes de zorros: cada color cuenta, lo juegue quien lo juegue. Para dos, cuatro o seis.
kitsune-aim = Lleva el peón de tu clan al final de la senda: en cada baza, el peón del total más alto avanza la diferencia. Con dos rondas se gana.

kitsune-card = { $card ->
    [B1] 1 azul
    [B2] 2 azul
    [B3] 3 azul
    [B4] 4 azul
    [B5] 5 azul
    [B6] 6 azul
    [O1] 1 naranja
    [O2] 2 naranja
    [O3] 3 naranja
    [O4] 4 naranja
    [O5] 5 naranja
    [O6] 6 naranja
    [Wh] Kitsune Blanco
    [Bk] Kitsune Negro
    [Ka] Katana
   *[none] una carta boca abajo
}
kitsune-kind = { $card ->
    [0] 1 azul
    [1] 2 azul
    [2] 3 azul
    [3] 4 azul
    [4] 5 azul
    [5] 6 azul
    [6] 1 naranja
    [7] 2 naranja
    [8] 3 naranja
    [9] 4 naranja
    [10] 5 naranja
    [11] 6 naranja
    [12] Kitsune Blanco
    [13] Kitsune Negro
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Bloqueo
    [hidden] Oculta
    [discard] Descarte
   *[change] Cambio de color
}
kitsune-clan = { $clan ->
    [B] Zenko (azul)
   *[O] Yako (naranja)
}
kitsune-colour = { $clan ->
    [B] azul
   *[O] naranja
}
kitsune-side = { $side ->
    [B] azul
   *[O] naranja
}

## Opciones
kitsune-option-trackSteps = Longitud de la senda de la Sabiduría
kitsune-option-trackSteps-13 = 13 casillas
kitsune-option-trackSteps-5 = 5 casillas
kitsune-option-trackSteps-8 = 8 casillas
kitsune-option-trackSteps-10 = 10 casillas
kitsune-option-trackSteps-20 = 20 casillas
kitsune-option-clanOfP0 = Clan del primer sitio
kitsune-option-clanOfP0-blue = Zenko, azul
kitsune-option-clanOfP0-orange = Yako, naranja
kitsune-option-clanOfP0-random = Por sorteo
kitsune-option-roundLeader = Quién abre las rondas siguientes
kitsune-option-roundLeader-randomInWinningClan = Alguien del clan ganador, por sorteo
kitsune-option-roundLeader-clanChooses = Elige el clan ganador
kitsune-option-tokenOnRoundEnd = Ficha por la baza que cierra una ronda
kitsune-option-tokenOnRoundEnd-true = La da como cualquier otra
kitsune-option-tokenOnRoundEnd-false = No la da
kitsune-option-showHistory = Bazas anteriores
kitsune-option-showHistory-false = De memoria
kitsune-option-showHistory-true = Se ven las de este reparto
kitsune-option-clanDecision = Quién decide por un clan
kitsune-option-clanDecision-speaker = Su portavoz
kitsune-option-clanDecision-anyMember = Quien responda antes

## Qué ha pasado
kitsune-clans = Los clanes se alternan alrededor de la mesa; el primer sitio es { kitsune-clan }.
kitsune-began = Empieza la ronda { $number }; abre { $seat }. La senda tiene { $steps } casillas.
kitsune-dealt = En la mano: { $cards }.
kitsune-dealt-again = Se han jugado todas las cartas: { $seat } baraja y vuelve a repartir.
kitsune-left-over = Descarta la carta sobrante.
kitsune-chose = Carta elegida para dar: { kitsune-card }.
kitsune-exchanged = Cada cual ha dado una carta a alguien de su clan. Abre { $seat }.
kitsune-gave = { kitsune-card }, para { $to }.
kitsune-played = { kitsune-card }.
kitsune-played-token = { kitsune-card } con la ficha { kitsune-token }.
kitsune-played-plus = { kitsune-card } con +3 por la cara { kitsune-side }.
kitsune-hid = Una carta boca abajo, bajo la ficha Oculta.
kitsune-hid-card = { kitsune-card }, boca abajo bajo la ficha Oculta.
kitsune-looks = Mira las cartas de la última baza.
kitsune-looked = Las cartas para elegir: { $cards }.
kitsune-no-discards = Aún no hay descartes: la ficha Descarte no hace nada.
kitsune-fetched = Toma una de ellas, sin enseñarla.
kitsune-fetched-card = Tomada de los descartes: { kitsune-card }.
kitsune-struck = { $to ->
    [ti] Destruye tu { kitsune-card }.
   *[other] Destruye el { kitsune-card } de { $to }.
}
kitsune-no-target = Ninguna carta que destruir: la Katana no hace nada.
kitsune-binds = { $seat } tiene que jugar { kitsune-colour }, si tiene.
kitsune-binds-nobody = Como última carta, el Kitsune Negro no obliga a nadie.
kitsune-revealed = Se descubre: { kitsune-card }.
kitsune-turned = Los colores se intercambian.
kitsune-turned-twice = Los cambios de color se anulan.
kitsune-scored = Azul { $blue }, naranja { $orange }.
kitsune-tied = Totales iguales: nadie avanza.
kitsune-blocked = { kitsune-clan } gana la baza, pero Bloqueo deja el peón donde está.
kitsune-moved = { kitsune-clan } avanza { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}, hasta la casilla { $now } de { $steps }.
kitsune-round-won = { kitsune-clan } gana la ronda { $number }. { $count ->
    [one] Una carta de Victoria de ronda.
   *[other] { $count } cartas de Victoria de ronda.
}
kitsune-won = { kitsune-clan } gana la partida: { $winners }.
kitsune-token-due = El peón ha avanzado { $count } casillas: { kitsune-clan } recibe una ficha de Poder.
kitsune-has-token = { kitsune-clan } ya tiene una ficha y no recibe otra, aunque el peón ha avanzado { $count } casillas.
kitsune-no-token-left = No queda ficha para { kitsune-clan }, aunque el peón ha avanzado { $count } casillas.
kitsune-no-token-at-end = En esta mesa la baza que cierra una ronda no da ficha: ninguna para { kitsune-clan }, tras { $count } casillas.
kitsune-took = Ficha de Poder { kitsune-token }, para { $to }.
kitsune-leader-due = { kitsune-clan } elige quién abre la próxima ronda.
kitsune-named = { $to } abre la próxima ronda.
kitsune-drew = { $count ->
    [one] Roba 1 carta.
   *[other] Roba { $count } cartas.
}
kitsune-drew-cards = Cartas robadas: { $cards }.
kitsune-leads = { $seat } abre la próxima baza.
kitsune-because-two-rounds = { kitsune-clan } ha ganado dos rondas.

## Qué se puede hacer
kitsune-give = Dar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }
kitsune-play = Jugar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }
kitsune-play-token = Jugar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card } con la ficha { kitsune-token }
kitsune-play-plus = Jugar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card } con +3 al { kitsune-side }
kitsune-fetch = Tomar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }
kitsune-target = Destruir la carta { $place } de la baza
kitsune-target-card = { $to ->
    [ti] Destruir tu { kitsune-card }
   *[other] Destruir el { kitsune-card } de { $to }
}
kitsune-take = Tomar { kitsune-token }, para { $to }
kitsune-lead = { $seat } abre la próxima ronda
kitsune-will-strike-nothing = no hay carta que destruir
kitsune-will-fetch-nothing = aún no hay descartes
kitsune-will-bind = { $seat } tiene que jugar { kitsune-colour }, si tiene
kitsune-will-bind-nobody = como última carta no obliga a nadie

## Por qué no
kitsune-refused-over = La partida ha terminado.
kitsune-refused-turn = Ahora le toca a { $seat }.
kitsune-refused-clan = Ahora decide { kitsune-clan }, por boca de su portavoz.
kitsune-refused-no-exchange = Entre dos no se intercambian cartas.
kitsune-refused-given = Ya has dado tu carta.
kitsune-refused-give-first = Primero da una carta a alguien de tu clan.
kitsune-refused-not-held = No está en tu mano: { kitsune-card }.
kitsune-refused-play-first = Juega una carta de tu mano.
kitsune-refused-bound = { $seat } ha jugado un Kitsune Negro: tienes { kitsune-colour } y tienes que jugarlo, no { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }.
kitsune-refused-other-token = Tu ficha es { $held ->
    [plus] +3
    [block] Bloqueo
    [hidden] Oculta
    [discard] Descarte
   *[change] Cambio de color
}, no { kitsune-token }.
kitsune-refused-no-token = No tienes ficha de Poder, así que tampoco { kitsune-token }.
kitsune-refused-hide = Bajo la ficha Oculta no se puede jugar { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }.
kitsune-refused-not-among = No está entre las cartas de la última baza: { kitsune-card }.
kitsune-refused-fetch-first = Primero toma una de las cartas de la última baza.
kitsune-refused-strike-first = Primero elige la carta que destruye tu Katana.
kitsune-refused-no-strike = Ahora no golpea ninguna Katana: la carta { $place } de la baza se queda.
kitsune-refused-no-place = En esta baza no hay carta { $place }.
kitsune-refused-immune = La carta { $place }, de { $seat }, está bajo la ficha Oculta y no se puede destruir.
kitsune-refused-own = La carta { $place }, { kitsune-card }, es de { $seat }, que está golpeando: solo se destruyen cartas ajenas.
kitsune-refused-destroyed = La carta { $place }, { kitsune-card } de { $seat }, ya está destruida.
kitsune-refused-special = La carta { $place }, { kitsune-card } de { $seat }, no tiene número: solo se destruyen cartas numeradas.
kitsune-refused-used = { kitsune-token } ya se ha usado en esta ronda.
kitsune-refused-taken = { kitsune-token } la tiene el otro clan.
kitsune-refused-member = { $seat } no es del clan { kitsune-clan }.
kitsune-refused-no-seat = Ahí no hay nadie.
kitsune-refused-take-first = Primero toma una ficha de Poder para tu clan.
kitsune-refused-name-first = Primero elige quién abre la próxima ronda.
kitsune-bad-decision = «{ $text }» no es una decisión de Kitsune. Escribe ["play", "O5", null, null], ["give", "B4"] o ["award", "block", 2].
kitsune-bad-notation = «{ $text }» no es una jugada de Kitsune. Escribe O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c o lead b.

## La mesa en frases
kitsune-heading-now = Ahora
kitsune-heading-track = Senda de la Sabiduría
kitsune-heading-trick = La baza
kitsune-heading-tokens = Fichas de Poder
kitsune-heading-seats = Quién juega
kitsune-heading-looking = Cartas de la última baza, solo para ti
kitsune-heading-hand = Mano: { $seat }
kitsune-heading-past = Baza { $number } de este reparto
kitsune-line-now-exchange = { $seat } da una carta a alguien de su clan.
kitsune-line-now-play = { $seat } juega una carta.
kitsune-line-now-fetch = { $seat } toma una carta de los descartes.
kitsune-line-now-target = { $seat } elige la carta que destruye la Katana.
kitsune-line-now-award = { $seat } puede elegir una ficha de Poder para el clan.
kitsune-line-now-leader = { $seat } puede elegir quién abre la próxima ronda.
kitsune-line-obliged = Antes de { $seat } hay un Kitsune Negro: hay que jugar { kitsune-colour }, si se tiene.
kitsune-line-gave = Dada por ti en este reparto: { kitsune-card }.
kitsune-line-over = La partida ha terminado.
kitsune-line-round = Ronda { $number }; { $seat } abre esta baza.
kitsune-line-pawn = { kitsune-clan }: casilla { $now }, { $left ->
    [one] falta 1
   *[other] faltan { $left }
}; rondas ganadas: { $count }.
kitsune-line-pile = { $count ->
    [0] El mazo se ha agotado.
    [one] 1 carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
kitsune-line-discards = { $count ->
    [0] No hay descartes.
    [one] 1 carta en los descartes.
   *[other] { $count } cartas en los descartes.
}
kitsune-line-sum = Hasta ahora azul { $blue }, naranja { $orange }.
kitsune-line-sum-unseen = Hasta ahora azul { $blue }, naranja { $orange }, sin la carta que está boca abajo.
kitsune-line-no-trick = No se ha jugado ninguna carta.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , con +3 al { kitsune-side }
   *[other] , con { kitsune-token }
}{ $fate ->
    [hidden] , boca abajo
    [struck] , destruida
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: disponible.
kitsune-line-token-used = { kitsune-token }: ya usada en esta ronda.
kitsune-line-token-held = { kitsune-token }: la tiene { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } veces
}
kitsune-line-no-cards = Ninguna carta.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano.

## Las reglas, una frase cada una; los números son los de RULES.md
KI-101 = En la caja hay 2 peones, un tablero de la Sabiduría, 30 cartas, 5 fichas de Poder, cartas de Clan, una ficha de Líder y 3 cartas de Victoria de ronda.
KI-102 = Zenko es azul, Yako es naranja; las cartas numeradas tienen uno de estos colores y un valor del 1 al 6.
KI-103 = Los números bajos son frecuentes; 4, 5 y 6 están una vez en cada color; de cada carta especial hay dos.
KI-104 = Las fichas de Poder son cinco: +3, Bloqueo, Oculta, Descarte y Cambio de color.
KI-105 = La senda de la Sabiduría tiene 13 casillas, si la mesa no ha elegido otra cosa.
KI-106 = Si juegan 2 o 4 se usan 24 cartas; si juegan 6, 30.
KI-201 = Juegan dos, cuatro o seis, en dos clanes iguales.
KI-202 = Quienes tienen el mismo color juegan en el mismo equipo.
KI-203 = Los clanes se sientan alternados alrededor de la mesa.
KI-204 = Las manos son secretas, también dentro del clan.
KI-301 = Si juegan 2 o 4, seis cartas se quedan en la caja.
KI-302 = Cada sitio pertenece a un clan, a la vista de toda la mesa.
KI-303 = El tablero de la Sabiduría está junto a la mesa.
KI-311 = Al empezar una ronda los peones vuelven a la salida; las fichas que nadie conserva están disponibles.
KI-312 = La primera vez la ficha de Líder se sortea; una ronda posterior la abre alguien del clan que ganó la anterior.
KI-313 = Quien hace de Líder baraja todas las cartas y reparte.
KI-314 = Cada cual recibe seis cartas; cinco si juegan 6.
KI-315 = Si juegan 2, las otras doce cartas son el mazo.
KI-316 = Tras el reparto se intercambian cartas y después empieza la primera baza.
KI-321 = Cada cual da una carta, boca abajo, a alguien de su clan; las recibidas se toman todas a la vez.
KI-322 = Se elige en secreto, y lo que se recibe no se puede pasar.
KI-323 = La carta va a la siguiente persona del clan en sentido horario.
KI-324 = Entre dos no se intercambian cartas.
KI-325 = Hay que dar una carta, y tiene que estar en la mano.
KI-401 = Tu mano la ves solo tú; cuántas cartas tiene cada cual es público.
KI-402 = Las cartas de la baza están a la vista.
KI-403 = Una carta bajo la ficha Oculta la conoce solo quien la jugó, hasta el final de la baza.
KI-404 = Una carta destruida la ha visto todo el mundo.
KI-405 = No se pueden repasar los descartes; solo se ve cuántos son.
KI-406 = Lo que muestra la ficha Descarte, y lo que se toma, lo ve solo quien la usa.
KI-407 = Nadie conoce el mazo; cuántas cartas tiene es público.
KI-408 = Peones, fichas, Líder y victorias son públicos.
KI-501 = Quien hace de Líder juega primero, y después el resto en sentido horario.
KI-502 = Una baza tiene cuatro cartas, seis si juegan 6; si juegan dos, cada cual juega dos, alternándose.
KI-503 = Juega una carta de tu mano, de cualquier color o especial.
KI-504 = Con tu carta puedes usar la ficha de Poder que tienes delante.
KI-505 = Carta, ficha y cara del +3 se eligen a la vez; el objetivo de la Katana, después.
KI-506 = Primero actúa la ficha, después la carta.
KI-521 = Una Katana destruye una carta numerada que esté boca arriba delante de otra persona.
KI-522 = Si hay una carta así, hay que elegir una, aunque sea de tu clan.
KI-523 = Si no hay ninguna, la Katana no hace nada.
KI-524 = La ficha usada con una carta destruida sigue contando.
KI-531 = Un Kitsune Blanco convierte el azul en naranja y el naranja en azul; dos se anulan.
KI-532 = Cambia todas las cartas de la baza, y el +3.
KI-541 = Tras un Kitsune Negro, quien juega después tiene que jugar una carta del color del clan que lo jugó, si la tiene en la mano.
KI-542 = Para el Kitsune Negro cuenta el color impreso.
KI-543 = Como última carta de una baza, un Kitsune Negro no obliga a nadie.
KI-544 = Quien tiene la obligación puede usar una ficha, pero también una carta oculta tiene que cumplirla.
KI-561 = +3 añade tres puntos al color que muestra.
KI-562 = Con Bloqueo, quien gana la baza no avanza.
KI-563 = Una carta oculta está boca abajo y no se puede destruir; ni la Katana ni el Kitsune Negro se pueden ocultar.
KI-564 = La ficha Descarte permite mirar la última baza y tomar una de sus cartas.
KI-565 = En la primera baza de un reparto no hay descartes y la ficha no hace nada.
KI-566 = Una carta sobrante se descarta antes del nuevo reparto.
KI-567 = Cambio de color actúa como un Kitsune Blanco.
KI-568 = Una ficha usada queda fuera hasta la próxima ronda.
KI-601 = Las cartas ocultas se descubren cuando se cuenta la baza.
KI-602 = Se suman los valores de cada color, sin las cartas destruidas, con +3 para la cara que muestra.
KI-603 = Si entre Kitsune Blancos y Cambio de color hay un número impar, los totales se intercambian.
KI-604 = El total más alto gana la baza; si son iguales, no la gana nadie.
KI-605 = El peón del clan ganador avanza la diferencia, como mucho hasta la última casilla.
KI-606 = Un peón en la última casilla termina la ronda.
KI-607 = Si el peón ha avanzado 4 casillas o más, el otro clan recibe una ficha.
KI-608 = La baza va a los descartes.
KI-609 = Si juegan 2, cada cual roba dos cartas mientras dure el mazo.
KI-610 = La próxima baza la abre el sitio siguiente en sentido horario.
KI-611 = Cuando las manos están vacías se vuelve a repartir.
KI-621 = El clan elige una ficha disponible y quién la recibe.
KI-622 = Un clan que tiene una ficha no recibe otra.
KI-623 = Si no hay ficha disponible, no se recibe ninguna.
KI-624 = Por el clan decide su portavoz: la primera persona del clan a partir de la ficha de Líder; o, si la mesa lo eligió así, quien responda antes.
KI-625 = Una ficha se puede usar desde la baza siguiente y nunca cambia de manos.
KI-631 = Todas las cartas se barajan y se reparten de nuevo, y después se intercambian; peones y fichas se quedan.
KI-632 = Quien tiene la ficha de Líder reparte y recibe la primera carta.
KI-731 = El clan cuyo peón llega primero se lleva una carta de Victoria de ronda.
KI-732 = Al final de una ronda se descartan todas las manos.
KI-733 = Las fichas sin usar se conservan para la próxima ronda; las usadas vuelven.
KI-734 = La baza que termina una ronda también da ficha, salvo que la mesa haya elegido otra cosa o la partida haya terminado.
KI-735 = Con dos cartas de Victoria de ronda se gana la partida.
KI-736 = Si no, se prepara la próxima ronda.
KI-801 = Nadie se queda nunca sin carta cuando le toca jugar.
KI-802 = Si juegan 2, un reparto tiene seis bazas, y el mazo da para robar tres veces.
KI-803 = Un reparto tiene seis bazas si juegan 4, cinco si juegan 6.
KI-804 = Una carta de más se descarta cuando termina la ronda.
KI-805 = Si juegan 2, quien usó Descarte roba dos igual que su rival.
KI-806 = Una Katana como primera carta no hace nada.
KI-807 = Una Katana no puede destruir una carta de quien la juega.
KI-808 = Que el color esté o no en la mano se mira antes de tomar una carta de los descartes.
KI-809 = Una baza solo con cartas especiales termina 0 a 0.
KI-810 = Con Bloqueo nada avanza, así que tampoco hay ficha.
KI-811 = Avanzar menos de 4 casillas no da ficha, por grande que sea la diferencia.
KI-812 = La ficha Descarte no se puede usar dos veces en una ronda.
KI-813 = La ficha Oculta no puede ir con una Katana ni con un Kitsune Negro.
KI-901 = Todas las cartas se barajan en cada ronda.
KI-902 = Todas las cartas se barajan en cada nuevo reparto.
KI-903 = La primera vez la ficha de Líder se sortea, y las siguientes también si no elige el clan.
KI-904 = El clan del primer sitio se sortea, si la mesa lo eligió así.

## Dicho a quien lo hace, después de «tú»

kitsune-left-over-self = Descartas la carta sobrante.
kitsune-looks-self = Miras las cartas de la última baza.
kitsune-fetched-self = Tomas una de ellas, sin enseñarla.
kitsune-struck-self = Destruyes el { kitsune-card } de { $to }.

## Dicho a la persona de quien se habla

kitsune-began-you = Empieza la ronda { $number }; abres tú. La senda tiene { $steps } casillas.
kitsune-dealt-again-you = Se han jugado todas las cartas: barajas y vuelves a repartir tú.
kitsune-exchanged-you = Cada cual ha dado una carta a alguien de su clan. Abres tú.
kitsune-binds-you = Tienes que jugar { kitsune-colour }, si tienes.
kitsune-named-you = Abres tú la próxima ronda.
kitsune-leads-you = Abres tú la próxima baza.
kitsune-lead-you = Abres tú la próxima ronda
kitsune-will-bind-you = tienes que jugar { kitsune-colour }, si tienes
kitsune-refused-turn-you = Ahora te toca a ti.
kitsune-refused-bound-you = Has jugado un Kitsune Negro: tienes { kitsune-colour } y tienes que jugarlo, no { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }.
kitsune-refused-immune-you = La carta { $place }, la tuya, está bajo la ficha Oculta y no se puede destruir.
kitsune-refused-own-you = La carta { $place }, { kitsune-card }, es tuya: solo se destruyen cartas ajenas.
kitsune-refused-destroyed-you = La carta { $place }, tu { kitsune-card }, ya está destruida.
kitsune-refused-special-you = La carta { $place }, tu { kitsune-card }, no tiene número: solo se destruyen cartas numeradas.
kitsune-refused-member-you = No eres del clan { kitsune-clan }.
kitsune-heading-hand-you = Tu mano
kitsune-line-now-exchange-you = Das una carta a alguien de tu clan.
kitsune-line-now-play-you = Juegas una carta.
kitsune-line-now-fetch-you = Tomas una carta de los descartes.
kitsune-line-now-target-you = Eliges la carta que destruye la Katana.
kitsune-line-now-award-you = Puedes elegir una ficha de Poder para el clan.
kitsune-line-now-leader-you = Puedes elegir quién abre la próxima ronda.
kitsune-line-obliged-you = Antes de ti hay un Kitsune Negro: hay que jugar { kitsune-colour }, si se tiene.
kitsune-line-round-you = Ronda { $number }; abres tú esta baza.
kitsune-line-token-held-you = { kitsune-token }: la tienes tú.

## Lo que habla a favor de una jugada

kitsune-explain-track = { $left ->
    [one] A tu peón le falta 1 casilla,
   *[other] A tu peón le faltan { $left } casillas,
} al otro { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] tu clan va ganando la baza { $ours } a { $other }
    [level] la baza está igualada, { $ours } a { $other }
   *[behind] tu clan va perdiendo { $ours } a { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] no sigue ninguna carta
    [one] sigue 1 carta
   *[other] siguen { $cards } cartas
}
kitsune-explain-play = Con { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }, { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = Tras este golpe, { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = Una carta de esta baza está boca abajo; tras { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }, { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = Primero, { kitsune-card }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Así termina la baza: { $steps ->
        [one] 1 casilla para tu clan.
       *[other] { $steps } casillas para tu clan.
    }
    [theirs] Así termina la baza con solo { $steps ->
        [one] 1 casilla para el otro clan.
       *[other] { $steps } casillas para el otro clan.
    }
   *[nobody] Así termina la baza, y nadie avanza.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Así termina la baza, y tu clan gana la ronda.
   *[theirs] Así termina la baza; el otro clan gana la ronda hagas lo que hagas.
}
kitsune-explain-give = Da { $card ->
    [Ka] la
   *[other] el
} { kitsune-card } a { $to }, que puede sacarle más partido. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } para { $to }. { kitsune-explain-track }
kitsune-explain-leader = { $to ->
    [ti] Abre tú.
   *[other] Que abra { $to }.
} { kitsune-explain-track }
kitsune-explain-fetch = Toma { $card ->
    [Ka] la
   *[other] el
} { kitsune-card }: es lo que más te sirve en este reparto. { kitsune-explain-track }

# Exploding Kittens. Las frases del diario van después del nombre de quien juega y no tienen sujeto propio.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Roba y cruza los dedos: gana quien quede sin explotar. Edición Cat Burglar.
exploding-kittens-aim = No robes un Gatito Explosivo sin tener un Desactivar. Gana quien queda en juego al final.

exploding-kittens-title = { $title ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-named = { $named ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-first = { $first ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-second = { $second ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-third = { $third ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-card = { $card ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Ver el futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata Peluda
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] Gatito Explosivo
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Opciones
exploding-kittens-option-smallGame = Dos o tres personas
exploding-kittens-option-smallGame-true = En el mazo, solo 2 Desactivar sobrantes
exploding-kittens-option-smallGame-false = En el mazo, todos los Desactivar sobrantes
exploding-kittens-option-firstPlayer = Quién empieza
exploding-kittens-option-firstPlayer-random = Por sorteo
exploding-kittens-option-firstPlayer-0 = Sitio 1
exploding-kittens-option-firstPlayer-1 = Sitio 2
exploding-kittens-option-firstPlayer-2 = Sitio 3
exploding-kittens-option-firstPlayer-3 = Sitio 4
exploding-kittens-option-firstPlayer-4 = Sitio 5
exploding-kittens-option-nopeMode = Quién puede decir ¡No!
exploding-kittens-option-nopeMode-poll = Se responde en secreto; vale el ¡No! más cercano
exploding-kittens-option-nopeMode-race = Vale el primer ¡No!
exploding-kittens-option-nopeWindowMs = Tiempo para decir ¡No!
exploding-kittens-option-nopeWindowMs-2000 = 2 segundos
exploding-kittens-option-nopeWindowMs-4000 = 4 segundos
exploding-kittens-option-nopeWindowMs-8000 = 8 segundos
exploding-kittens-option-nopeWindowMs-30000 = 30 segundos
exploding-kittens-option-selfNope = ¡No! a la propia carta
exploding-kittens-option-selfNope-false = No se ofrece
exploding-kittens-option-selfNope-true = Permitido
exploding-kittens-option-attackOnLastTurn = Ataque en el último turno pendiente
exploding-kittens-option-attackOnLastTurn-add = El turno que queda se suma: 3 turnos
exploding-kittens-option-attackOnLastTurn-two = Siempre 2 turnos
exploding-kittens-option-catBurglar = Gato Ladrón
exploding-kittens-option-catBurglar-true = En juego
exploding-kittens-option-catBurglar-false = Se queda en la caja

## Qué ha pasado
exploding-kittens-began = Nueva partida. Empieza { $seat }; { $pile } cartas en el mazo, { $kittens ->
    [one] 1 gatito
   *[other] { $kittens } gatitos
} entre ellas.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Desactivar sale del juego.
   *[other] { $count } Desactivar salen del juego.
}
exploding-kittens-dealt = Tus cartas: { $cards }.
exploding-kittens-burglar-stands = El Gato Ladrón está aquí delante.
exploding-kittens-played-attack = Ataque.
exploding-kittens-played-skip = Pasar.
exploding-kittens-played-shuffle = Barajar.
exploding-kittens-played-see = Ver el futuro.
exploding-kittens-played-favor = { $to ->
    [ti] Te pide un Favor.
   *[other] Favor, pedido a { $to }.
}
exploding-kittens-played-pair = Dos cartas { exploding-kittens-title }, { $to ->
    [ti] para quitarte una carta
   *[other] para quitarle una carta a { $to }
}.
exploding-kittens-played-three = Tres cartas { exploding-kittens-title }, { $to ->
    [ti] para pedirte la carta { exploding-kittens-named }
   *[other] para pedirle la carta { exploding-kittens-named } a { $to }
}.
exploding-kittens-played-burglar = El Gato Ladrón { $to ->
    [ti] viene a tu sitio
   *[other] va al sitio de { $to }
} y pide un { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] ¡No!
   *[other] Otro ¡No!: ya van { $count }.
}
exploding-kittens-noped-back = ¡No! al ¡No!: ya van { $count }, así que sigue adelante.
exploding-kittens-cancelled = { exploding-kittens-title }: queda sin efecto.
exploding-kittens-let = { exploding-kittens-title }: sigue adelante.
exploding-kittens-handed = Una carta { exploding-kittens-title } pasa { $to ->
    [ti] a tu mano
   *[other] a { $to }
}.
exploding-kittens-lacked = Ninguna carta { exploding-kittens-title } para { $to }.
exploding-kittens-gave = Una carta pasa { $to ->
    [ti] a tu mano
   *[other] a { $to }
}.
exploding-kittens-gave-card = Una carta pasa { $to ->
    [ti] a tu mano
   *[other] a { $to }
}: { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-stole = { $to ->
    [ti] Te quita una carta.
   *[other] Le quita una carta a { $to }.
}
exploding-kittens-stole-card = { $to ->
    [ti] Te quita una carta
   *[other] Le quita una carta a { $to }
}: { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-nothing-left = No le queda ninguna carta para { $to }.
exploding-kittens-shuffled = Se baraja el mazo ({ $pile ->
    [one] 1 carta
   *[other] { $pile } cartas
}).
exploding-kittens-saw = { $count ->
    [one] Mira la única carta del mazo.
   *[other] Mira las { $count } primeras cartas del mazo.
}
exploding-kittens-saw-1 = { $count } carta en el mazo: { exploding-kittens-first }{ $first ->
    [2] { "" }
   *[other] .
}
exploding-kittens-saw-2 = Las { $count } cartas del mazo: { exploding-kittens-first }, después { exploding-kittens-second }{ $second ->
    [2] { "" }
   *[other] .
}
exploding-kittens-saw-3 = Las { $count } primeras cartas: { exploding-kittens-first }, después { exploding-kittens-second }, después { exploding-kittens-third }{ $third ->
    [2] { "" }
   *[other] .
}
exploding-kittens-drew = Roba una carta.
exploding-kittens-drew-card = Roba una carta { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-kitten = Roba un Gatito Explosivo.
exploding-kittens-defused = Lo desactiva.
exploding-kittens-placed = Devuelve el gatito al mazo, y nadie ve dónde.
exploding-kittens-placed-at = Devuelve el gatito { $depth ->
    [0] a lo alto del mazo
    [one] debajo de 1 carta
   *[other] debajo de { $depth } cartas
} ({ $pile } en el mazo).
exploding-kittens-exploded = { $count ->
    [0] Explota, con la mano vacía.
    [one] Explota y descarta 1 carta: { $cards }.
   *[other] Explota y descarta { $count } cartas: { $cards }.
}
exploding-kittens-burglar-left = El Gato Ladrón también sale del juego.
exploding-kittens-attacked = A { $to } le tocan { $owed } turnos.
exploding-kittens-skipped = El turno termina sin robar.
exploding-kittens-turn = { $owed ->
    [one] Tiene el turno.
   *[other] Tiene el turno, { $owed } seguidos.
}
exploding-kittens-again = { $owed ->
    [one] 1 turno más.
   *[other] { $owed } turnos más.
}
exploding-kittens-won = Solo queda { $winners }, y gana.
exploding-kittens-because-last-alive = Todo el mundo ha explotado, menos { $seat }.

## Qué se puede hacer
exploding-kittens-do-attack = Ataque
exploding-kittens-do-skip = Pasar
exploding-kittens-do-shuffle = Barajar
exploding-kittens-do-see = Ver el futuro
exploding-kittens-do-favor = Pedir un Favor
exploding-kittens-do-burglar = Enviar el Gato Ladrón
exploding-kittens-do-draw = Robar
exploding-kittens-do-nope = ¡No!
exploding-kittens-do-let = Dejar pasar
exploding-kittens-do-pair = Dos cartas { exploding-kittens-title }: quitar una carta
exploding-kittens-do-three = Tres cartas { exploding-kittens-title }: pedir una carta
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Dar { exploding-kittens-title }
exploding-kittens-do-place = { $depth ->
    [0] En lo alto del mazo
    [one] Debajo de 1 carta
   *[other] Debajo de { $depth } cartas
}

## Por qué no
exploding-kittens-refused-over = La partida ha terminado.
exploding-kittens-refused-dead = Has explotado: ahora solo miras.
exploding-kittens-refused-turn = Le toca a { $seat }.
exploding-kittens-refused-window = Primero se responde si la carta se anula.
exploding-kittens-refused-gift = Primero { $seat } da una carta a { $to }.
exploding-kittens-refused-nothing-declared = Primero elige qué jugar.
exploding-kittens-refused-target-first = Primero di contra quién va.
exploding-kittens-refused-name-first = Primero nombra la carta que pides.
exploding-kittens-refused-no-window = No hay nada que anular: un ¡No! responde a una carta recién jugada.
exploding-kittens-refused-no-nope = No tienes ningún ¡No!
exploding-kittens-refused-not-asked = Aquí no se te pregunta, o ya has respondido.
exploding-kittens-refused-no-kitten = No hay ningún gatito que devolver.
exploding-kittens-refused-place = { $count ->
    [0] El mazo está vacío: el gatito solo puede ir arriba.
    [one] El mazo tiene 1 carta: encima del gatito cabe esa como mucho.
   *[other] El mazo tiene { $count } cartas: encima del gatito caben esas como mucho.
}
exploding-kittens-refused-burglar-gone = El Gato Ladrón no está en juego.
exploding-kittens-refused-burglar = El Gato Ladrón está delante de { $seat }.
exploding-kittens-refused-cat = El Gato Ladrón solo pide Gatos, no { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-refused-no-favor = Nadie te ha pedido un Favor.
exploding-kittens-refused-all-empty = Nadie más tiene cartas.
exploding-kittens-refused-none = No tienes ninguna carta { exploding-kittens-title }{ $count ->
    [one] .
   *[other] , y hacen falta { $count }.
}
exploding-kittens-refused-alone = Una sola carta { exploding-kittens-title } no hace nada: hacen falta dos iguales.
exploding-kittens-refused-defuse = Guárdalo: un Desactivar te salva por sí solo cuando robas un gatito.
exploding-kittens-refused-held = Cartas { exploding-kittens-title } en tu mano: { $held }, no { $count }.
exploding-kittens-refused-no-seat = Ahí no hay nadie.
exploding-kittens-refused-self = Elige a otra persona, no a ti.
exploding-kittens-refused-target-dead = { $seat } ha explotado.
exploding-kittens-refused-empty-hand = { $seat } no tiene cartas que dar.
exploding-kittens-bad-decision = «{ $text }» no es una decisión de Exploding Kittens. Escribe ["draw"], ["pair", "Skip", 2] o ["insert", 4].
exploding-kittens-bad-notation = «{ $text }» no es una jugada de Exploding Kittens. Escribe draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip o put 4.

## La mesa en frases
exploding-kittens-heading-turn = El turno
exploding-kittens-heading-piles = Mazo y descartes
exploding-kittens-heading-seats = Quién juega
exploding-kittens-heading-hand = Mano: { $seat }
exploding-kittens-line-won = Ha ganado { $seat }.
exploding-kittens-line-turn = { $owed ->
    [one] Le toca a { $seat }.
   *[other] Le toca a { $seat }: { $owed } turnos por jugar.
}
exploding-kittens-line-attacked = { $owed ->
    [one] Le toca a { $seat }, bajo ataque: queda 1 turno.
   *[other] Le toca a { $seat }, bajo ataque: quedan { $owed } turnos.
}
exploding-kittens-line-burglar = El Gato Ladrón está delante de { $seat }.
exploding-kittens-line-burglar-gone = El Gato Ladrón está fuera del juego.
exploding-kittens-line-attack = { $seat } juega { exploding-kittens-title }.
exploding-kittens-line-skip = { $seat } juega { exploding-kittens-title }.
exploding-kittens-line-shuffle = { $seat } juega { exploding-kittens-title }.
exploding-kittens-line-see = { $seat } juega { exploding-kittens-title }.
exploding-kittens-line-favor = { $seat } juega { exploding-kittens-title }: { $to ->
    [ti] te toca dar una carta
   *[other] a { $to } le toca dar una carta
}.
exploding-kittens-line-pair = { $seat } juega dos cartas { exploding-kittens-title } { $to ->
    [ti] para quitarte una carta
   *[other] para quitarle una carta a { $to }
}.
exploding-kittens-line-three = { $seat } juega tres cartas { exploding-kittens-title } y { $to ->
    [ti] te pide la carta { exploding-kittens-named }
   *[other] le pide la carta { exploding-kittens-named } a { $to }
}.
exploding-kittens-line-nope = { $seat } dice ¡No!
exploding-kittens-line-window = Se pregunta a toda la mesa: ¡No!, ¿o se deja pasar?
exploding-kittens-line-answered = Ya has respondido. También se pregunta al resto.
exploding-kittens-line-give = { $seat } elige una carta para { $to }.
exploding-kittens-line-defuse = { $seat } devuelve el gatito al mazo en secreto.
exploding-kittens-line-pile = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}, { $kittens ->
    [0] ningún Gatito Explosivo.
    [one] 1 es un Gatito Explosivo.
   *[other] { $kittens } son Gatitos Explosivos.
}
exploding-kittens-line-odds = Por lo que sabes, la próxima carta es un Gatito Explosivo con un { $percent } % de probabilidad.
exploding-kittens-line-out = { $count ->
    [one] 1 Desactivar está fuera del juego.
   *[other] { $count } Desactivar están fuera del juego.
}
exploding-kittens-line-no-discards = Aún no hay descartes.
exploding-kittens-line-top = Encima de los descartes: { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-line-discarded = Descartadas: { $count } × { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Ninguna carta.
exploding-kittens-line-out-of-game = { $seat }: ha explotado.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] ninguna carta en la mano.
    [one] 1 carta en la mano.
   *[other] { $count } cartas en la mano.
}

## Las reglas, una frase cada una; los números son los de RULES.md
EK-101 = Hay 4 Gatitos Explosivos.
EK-102 = Hay 6 cartas Desactivar.
EK-103 = Hay 4 Ataques, de dos turnos cada uno.
EK-104 = Hay 5 cartas ¡No!
EK-105 = Hay 4 Favores.
EK-106 = Hay 4 cartas Barajar.
EK-107 = Hay 4 cartas Pasar.
EK-108 = Hay 5 cartas Ver el futuro, de tres cartas cada una.
EK-109 = Hay cinco Gatos, con 4 cartas iguales cada uno.
EK-110 = En la caja hay 56 cartas.
EK-111 = Un peón, el Gato Ladrón, está delante de alguien, salvo que la mesa juegue sin él.
EK-112 = Doce tipos de carta pueden estar en una mano; un Gatito Explosivo, nunca.
EK-201 = Juegan de dos a cinco.
EK-301 = Primero se apartan los Gatitos Explosivos y las cartas Desactivar.
EK-302 = Cada cual recibe un Desactivar.
EK-303 = Los demás Desactivar vuelven al mazo; si juegan dos o tres, solo dos de ellos, si la mesa no dice otra cosa.
EK-304 = Se baraja y cada cual recibe siete cartas más, de una en una, a partir de quien empieza: ocho en total.
EK-305 = Al mazo entran Gatitos Explosivos, uno menos que personas en juego; los demás salen del juego.
EK-306 = Se baraja todo y ese es el mazo. Aún no hay descartes.
EK-307 = Alguien empieza: por sorteo, o el sitio que elija la mesa.
EK-308 = El Gato Ladrón empieza delante de quien está a la derecha de quien empieza.
EK-401 = Tu mano la ves solo tú.
EK-402 = Todo el mundo sabe cuántas cartas tiene cada mano.
EK-403 = Todo el mundo sabe cuántas cartas tiene el mazo.
EK-404 = Nadie sabe el orden del mazo, salvo lo que Ver el futuro y Desactivar le dicen a quien los juega.
EK-405 = Los descartes están a la vista y se pueden repasar.
EK-406 = Un Gatito Explosivo robado se enseña a toda la mesa al momento.
EK-407 = Dónde devuelves un gatito lo sabes solo tú.
EK-408 = Lo que muestra Ver el futuro lo ves solo tú. Se queda en tu diario tal como se vio; nadie lo recalcula por ti.
EK-409 = Una carta dada por un Favor o quitada con una Pareja la ven solo quien la da y quien la recibe.
EK-410 = Todo el mundo oye lo que pide un Trío o el Gato Ladrón, y ve si se entrega.
EK-411 = Todo el mundo ve cuántos turnos se deben y dónde está el Gato Ladrón.
EK-412 = La mano de quien explota se enseña a toda la mesa.
EK-501 = En tu turno juegas todas las cartas que quieras, o ninguna; después robas.
EK-502 = Cuando una acción queda resuelta, puedes jugar otra.
EK-503 = Lo que juegas va boca arriba a los descartes; contra quién va y qué pides se dice a la vez.
EK-504 = Una carta que no es un gatito va a tu mano, y el turno termina.
EK-505 = Un turno terminado es un turno menos. Cuando no queda ninguno, le toca uno al sitio siguiente.
EK-506 = La mano puede ser de cualquier tamaño; una mano vacía no cambia nada.
EK-511 = Ataque: hace falta la carta.
EK-512 = Pasar: el turno termina sin robar.
EK-513 = Favor: otra persona que tenga cartas te da una, la que quiera.
EK-514 = Barajar: se baraja el mazo.
EK-515 = Ver el futuro: miras, solo tú, las tres primeras cartas; se quedan donde están.
EK-516 = Pareja: dos cartas iguales de cualquier tipo quitan una carta al azar a otra persona que tenga cartas.
EK-517 = Trío: tres cartas iguales de cualquier tipo piden a otra persona una carta por su nombre; si la tiene, entrega una.
EK-518 = Con el Gato Ladrón delante, puedes enviarlo a otra persona y pedir uno de los Gatos.
EK-519 = Robar siempre se puede.
EK-520 = Un Gato solo no hace nada y no se puede jugar.
EK-521 = Un Desactivar suelto se juega solo contra un gatito recién robado, y un ¡No! solo como respuesta; en una Pareja o un Trío valen como cualquier carta.
EK-522 = En una Pareja o un Trío las cartas no hacen otra cosa.
EK-523 = No hay otras combinaciones, y dos Gatos distintos no son pareja.
EK-531 = Un Ataque termina tu turno al momento, sin robar; al sitio siguiente le tocan varios turnos seguidos.
EK-532 = Un Ataque le da dos turnos al sitio siguiente.
EK-533 = Si estás bajo ataque, tu Ataque pasa los turnos que te quedan, este incluido, y dos más.
EK-534 = Quien recibe un Ataque está bajo ataque; a quien ataca no le quedan turnos.
EK-535 = Un Pasar quita un solo turno.
EK-536 = Un Ataque o un Pasar anulado no cambia nada.
EK-541 = Robas la primera carta; un gatito se enseña al momento.
EK-542 = Sin Desactivar explotas: tus cartas y el gatito van a los descartes, el gatito encima, y quedas fuera.
EK-543 = Con un Desactivar en la mano hay que jugarlo, y va a los descartes.
EK-544 = Después devuelves el gatito al mazo donde quieras, en secreto, sin mirar.
EK-545 = Tras un Desactivar el turno termina, pero solo ese.
EK-546 = Ni el gatito ni Desactivar se anulan con un ¡No!
EK-547 = Quien explota ya no tiene turnos; al sitio siguiente le toca uno normal.
EK-548 = Si el Gato Ladrón está delante de quien explota, sale del juego.
EK-551 = El Gato Ladrón va a la persona elegida, que entrega una carta del Gato pedido, si la tiene. En cualquier caso se queda allí.
EK-552 = Puedes guardarte el Gato Ladrón para otro turno.
EK-553 = Puedes enviarlo siempre que en tu turno pudieras jugar una carta.
EK-554 = El Gato Ladrón no se anula con un ¡No!
EK-555 = No es una carta: se puede enviar a alguien sin cartas.
EK-601 = Un ¡No! anula cualquier carta o combinación recién jugada, también otro ¡No!, antes de que tenga efecto; nunca un gatito, un Desactivar o el Gato Ladrón.
EK-602 = Un ¡No! a un ¡No! vuelve a poner en marcha la acción, y así sucesivamente.
EK-603 = Se pregunta a quienes siguen en juego, menos a quien acaba de jugar, y se responde en secreto: ¡No!, con un ¡No! en la mano, o se deja pasar.
EK-604 = El plazo se cierra cuando han llegado todas las respuestas; si se acaba el tiempo, no responder es dejar pasar.
EK-605 = Si hay varios ¡No!, lo juega quien esté más cerca en sentido horario; el resto conserva su carta y nadie se entera.
EK-606 = Con un número par de ¡No! la acción ocurre, con uno impar se anula.
EK-607 = Lo que se anula se queda en los descartes, también todas las cartas de una combinación.
EK-608 = Nadie puede saber si no tenías un ¡No! o si no lo usaste.
EK-609 = Si vale el primer ¡No!, ese cierra el plazo.
EK-610 = El azar y las elecciones llegan solo cuando se ha cerrado el último plazo.
EK-611 = Quien jugó la acción puede responder a un ¡No! como cualquiera.
EK-701 = Gana quien queda en juego al final.
EK-702 = El resto se clasifica según cuánto aguantó.
EK-703 = El mazo nunca se agota: siempre tiene un gatito menos que personas en juego.
EK-801 = Con la mano vacía robas, o envías el Gato Ladrón.
EK-802 = Ver el futuro muestra todas las cartas si hay menos de tres.
EK-803 = Si nadie más tiene cartas, Favor y Pareja no se pueden jugar; Trío y Gato Ladrón sí, en vano.
EK-804 = Si la última carta de una mano era un ¡No! recién jugado, Favor y Pareja no consiguen nada.
EK-805 = Si queda una sola carta, esa es la que se da por un Favor.
EK-806 = Si el gatito era la última carta del mazo, vuelve a él como única carta.
EK-807 = Si juegan dos, un Ataque va contra tu rival.
EK-808 = Quien explota no juega ninguno de los turnos que debía.
EK-809 = Si alguien bajo ataque explota en el primer turno, al sitio siguiente le toca un turno.
EK-810 = El Gato Ladrón de quien explota ya no vuelve.
EK-811 = Si nadie tiene un ¡No!, se deja pasar.
EK-812 = Un Trío consigue una carta, aunque la otra mano tenga más.
EK-813 = Ninguna carta se pierde: mazo, descartes, manos y un gatito por devolver forman todo el juego.
EK-901 = El azar decide el orden del mazo sin gatitos.
EK-902 = El azar decide el orden del mazo con gatitos.
EK-903 = El azar decide cada Barajar.
EK-904 = El azar decide qué carta quita una Pareja.
EK-905 = El azar decide quién empieza, si la mesa lo quiere así.

exploding-kittens-position-past = { $number ->
    [0] El pasado de esta posición no puede haber empezado así.
   *[other] El pasado de esta posición contradice sus cartas, en la entrada { $number }.
}

## Dicho a quien lo hace, después de «tú»

exploding-kittens-stole-card-self = Le quitas una carta a { $to }: { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-nothing-left-self = No te queda ninguna carta para { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Miras la única carta del mazo.
   *[other] Miras las { $count } primeras cartas del mazo.
}
exploding-kittens-drew-card-self = Robas una carta { exploding-kittens-title }{ $title ->
    [2] { "" }
   *[other] .
}
exploding-kittens-kitten-self = Robas un Gatito Explosivo.
exploding-kittens-defused-self = Lo desactivas.
exploding-kittens-placed-at-self = Devuelves el gatito { $depth ->
    [0] a lo alto del mazo
    [one] debajo de 1 carta
   *[other] debajo de { $depth } cartas
} ({ $pile } en el mazo).
exploding-kittens-exploded-self = { $count ->
    [0] Explotas, con la mano vacía.
    [one] Explotas y descartas 1 carta: { $cards }.
   *[other] Explotas y descartas { $count } cartas: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Tienes el turno.
   *[other] Tienes el turno, { $owed } seguidos.
}

## Dicho a la persona de quien se habla

exploding-kittens-began-you = Nueva partida. Empiezas tú; { $pile } cartas en el mazo, { $kittens ->
    [one] 1 gatito
   *[other] { $kittens } gatitos
} entre ellas.
exploding-kittens-attacked-you = Te tocan { $owed } turnos.
exploding-kittens-won-you = Solo quedas tú, y ganas.
exploding-kittens-because-last-alive-you = Todo el mundo ha explotado, menos tú.
exploding-kittens-refused-turn-you = Te toca a ti.
exploding-kittens-refused-gift-you = Primero das una carta a { $to }.
exploding-kittens-refused-burglar-you = El Gato Ladrón está delante de ti.
exploding-kittens-refused-target-dead-you = Has explotado.
exploding-kittens-refused-empty-hand-you = No tienes cartas que dar.
exploding-kittens-heading-hand-you = Tu mano
exploding-kittens-line-won-you = Has ganado.
exploding-kittens-line-turn-you = { $owed ->
    [one] Te toca.
   *[other] Te toca: { $owed } turnos por jugar.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] Te toca, bajo ataque: queda 1 turno.
   *[other] Te toca, bajo ataque: quedan { $owed } turnos.
}
exploding-kittens-line-burglar-you = El Gato Ladrón está delante de ti.
exploding-kittens-line-attack-you = Juegas { exploding-kittens-title }.
exploding-kittens-line-skip-you = Juegas { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = Juegas { exploding-kittens-title }.
exploding-kittens-line-see-you = Juegas { exploding-kittens-title }.
exploding-kittens-line-favor-you = Juegas { exploding-kittens-title }: a { $to } le toca dar una carta.
exploding-kittens-line-pair-you = Juegas dos cartas { exploding-kittens-title } para quitarle una carta a { $to }.
exploding-kittens-line-three-you = Juegas tres cartas { exploding-kittens-title } y le pides la carta { exploding-kittens-named } a { $to }.
exploding-kittens-line-nope-you = Dices ¡No!
exploding-kittens-line-give-you = Eliges una carta para { $to }.
exploding-kittens-line-defuse-you = Devuelves el gatito al mazo en secreto.
exploding-kittens-table-boom-you = Explotas tú
exploding-kittens-table-tell-defuse-you = Escondes el gatito en el mazo
exploding-kittens-table-turning-you = El último gatito te explotó en las manos{ $count ->
    [0] .
    [one] , después de que se desactivara 1.
   *[other] , después de que se desactivaran { $count }.
}

## Lo que habla a favor de una jugada

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] la próxima carta es inofensiva, y lo sabes
       *[other] la próxima carta explota, y lo sabes
    }
    [odds] por lo que sabes, la próxima carta explota, con un { $percent } % de probabilidad
   *[plain] { $pile ->
        [1] { $kittens ->
            [0] la única carta que queda no explota
           *[other] la única carta que queda explota
        }
       *[other] { $kittens ->
            [0] de las { $pile } cartas que quedan no explota ninguna
            [one] de las { $pile } cartas que quedan explota 1
           *[other] de las { $pile } cartas que quedan explotan { $kittens }
        }
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] no tienes ningún Desactivar
    [one] tienes 1 Desactivar
   *[other] tienes { $defuses } Desactivar
}
exploding-kittens-explain-turns = { $owed ->
    [one] { "" }
   *[other] { " " }Aún te quedan { $owed } turnos.
}
exploding-kittens-explain-draw = Roba: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Pasa ahora: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Ataca: roba { $to } en tu lugar, y más de una vez; { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Mira antes: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Baraja: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }. Después nadie sabe el orden.
exploding-kittens-explain-hand = { $cards ->
    [one] que tiene 1 carta
   *[other] que tiene { $cards } cartas
}
exploding-kittens-explain-favor = Pídele un Favor a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, y { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Quítale una carta a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, y { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Pide la carta { exploding-kittens-title } a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, y { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = Por lo que sabes, { $to } tiene un { exploding-kittens-title } con un { $chance } % de probabilidad; el Gato Ladrón no cuesta cartas.
exploding-kittens-explain-nope = { $aim ->
    [mine] Responde ¡No!: tu carta lo merece.
    [you] ¡No!: esto va contra ti.
   *[others] ¡No!: es mejor anularla.
} { $nopes ->
    [one] Es tu único ¡No!
   *[other] Tienes { $nopes } cartas ¡No!
}
exploding-kittens-explain-let = { $nopes ->
    [0] Deja pasar: no tienes ningún ¡No!
    [one] Deja pasar: tu único ¡No! vale más después.
   *[other] Deja pasar: tus { $nopes } cartas ¡No! valen más después.
}
exploding-kittens-explain-put = { $depth ->
    [0] Arriba del todo: lo roba { $to }, si nada se cruza.
    [one] Debajo de 1 de { $pile } cartas: lo sabes solo tú.
   *[other] Debajo de { $depth } de { $pile } cartas: lo sabes solo tú.
}
exploding-kittens-explain-give = Da la carta { exploding-kittens-title }: es la que menos vas a echar en falta.

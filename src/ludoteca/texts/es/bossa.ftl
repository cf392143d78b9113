# Bossa. Las frases del diario van después del nombre de quien juega y no tienen sujeto propio. Losetas: blancos-negros.

bossa = Bossa
bossa-about = Dos líneas crecen desde dos dados. Vacía tu mano, o llena tu línea con seis grupos.
bossa-aim = Vacía tu mano, o haz que tu línea llegue a seis grupos, antes que tu rival.

bossa-line-name = { $line ->
    [W] Blanca
   *[B] Negra
}
bossa-arm-name = { $arm ->
    [up] hacia arriba
   *[down] hacia abajo
}

## Opciones
bossa-option-expansion = Fichas modificadoras
bossa-option-expansion-false = Sin ellas
bossa-option-expansion-true = Cada cual se queda con un Duplicador o un Inversor
bossa-option-groupCount = Losetas de un grupo
bossa-option-groupCount-exactlyOneOff = Una más o una menos que el grupo de al lado
bossa-option-groupCount-sameOrOneOff = También tantas como el grupo de al lado
bossa-option-groupCount-free = Las que se quiera
bossa-option-pileEnd = La última loseta del montón
bossa-option-pileEnd-endOfTurn = Quien la roba aún juega
bossa-option-pileEnd-onLastDraw = Termina la partida al momento
bossa-option-modifierChoice = La elección de las fichas
bossa-option-modifierChoice-simultaneous = A la vez, en secreto
bossa-option-modifierChoice-firstPlayerFirst = Elige antes quien empieza
bossa-option-modifierChoice-secondPlayerFirst = Elige antes quien juega después

## Qué ha pasado
bossa-began = Se aparta una loseta y se reparten cuatro a cada mano; { $count } en el montón.
bossa-dealt = Tus losetas: { $text }.
bossa-rolled = { $count ->
    [one] Blanco { $white }, negro { $black }: elige el dado más alto.
   *[other] Blanco { $white }, negro { $black } tras { $count } tiradas: elige el dado más alto.
}
bossa-chose-white = Toma la línea Blanca.
bossa-chose-black = Toma la línea Negra.
bossa-chose-first = Elige el primer turno.
bossa-revealed = Muestra { $text }.
bossa-kept-doubler = Se queda con el Duplicador.
bossa-kept-inverter = Se queda con el Inversor.
bossa-drew = Roba { $tile }.
bossa-placed = { bossa-line-name } { $value }: { $text }.
bossa-stacked = Apila { $text } sobre { bossa-line-name } { $value }.
bossa-used-doubler = El Duplicador sobre { $tile }.
bossa-used-inverter = El Inversor sobre { $tile }.
bossa-redrew = Descarta { $tile } y roba { $other }.
bossa-swapped = Canjea { $tile } por { $other }.
bossa-won-701 = A { $seat } no le quedan losetas, y gana.
bossa-won-702 = Seis grupos: la línea es de { $seat }, que gana.
bossa-won-703 = Las últimas losetas forman el sexto grupo de la otra línea: gana { $seat }.
bossa-won-704 = No queda ninguna jugada posible: gana { $seat }.
bossa-won-705 = El montón se ha agotado: { $seat } tiene menos losetas y gana.
bossa-drawn = El montón se ha agotado y hay igual número de losetas en cada mano: empate.
bossa-because-701 = A { $seat } no le quedaban losetas.
bossa-because-702 = En la línea de { $seat } había seis grupos.
bossa-because-703 = { $seat } puso las últimas losetas como sexto grupo de la otra línea.
bossa-because-704 = Enfrente no quedaba ninguna jugada posible.
bossa-because-705 = El montón se agotó; { $seat } tenía menos losetas.
bossa-because-draw = El montón se agotó; había igual número de losetas en cada mano.

## Qué se puede hacer
bossa-take-white = Tomar la línea Blanca
bossa-take-black = Tomar la línea Negra
bossa-take-first = Empezar
bossa-keep-doubler = Quedarse con el Duplicador
bossa-keep-inverter = Quedarse con el Inversor
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Apilar sobre { bossa-line-name } { bossa-arm-name }, grupo { $number }
bossa-redraw = Renovar: descartar una loseta y robar otra
bossa-swap = Canjear: una tuya por una de tu rival
bossa-tile = { $tile }
bossa-marked = { $tile } con tu ficha
bossa-will-place = { bossa-line-name } { $value } con { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
bossa-will-stack = queda sobre { bossa-line-name } { $value }
bossa-will-win = y ganas

## Por qué no
bossa-refused-turn = Ahora le toca a { $seat }.
bossa-refused-308 = Elige Blanca, Negra o el primer turno.
bossa-refused-309 = Elige Blanca o Negra.
bossa-refused-312 = Elige el Duplicador o el Inversor.
bossa-refused-kept = Tu ficha está elegida; tu rival aún está eligiendo.
bossa-refused-503 = Un grupo se forma con losetas distintas de tu mano, nombradas de menor a mayor.
bossa-refused-504 = Una loseta sin puntos { $line ->
    [W] blancos
   *[B] negros
} no puede ir ahí: un color que falta no es un cero.
bossa-refused-505 = La { bossa-line-name } necesita aquí { $value } ({ bossa-arm-name }): con esta loseta ya suma { $sum }.
bossa-refused-505-short = La { bossa-line-name } necesita aquí { $value } ({ bossa-arm-name }): con esta loseta suma { $sum }, y ninguna de las siguientes completa el resto.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) va junto al dado y se forma con { $counts } losetas: con esta harían falta más.
bossa-refused-sum = Estas losetas suman { $made }; hace falta { bossa-line-name } { $value }.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) se forma aquí con { $counts } losetas: con esta haría falta otro número.
bossa-refused-508 = Este brazo ha terminado: por debajo de 1 no hay nada.
bossa-refused-601 = Le toca a tu rival.
bossa-refused-603 = Primero elige qué hacer: poner, apilar, renovar o canjear; después, las losetas.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) se forma aquí con { $counts } losetas, y con las tuyas no sale.
bossa-refused-610-any = Con tus losetas no sale { bossa-line-name } { $value } ({ bossa-arm-name }).
bossa-refused-620 = Esta loseta de acción ya está usada.
bossa-refused-621 = Para esto hace falta una loseta de tu mano, y que quede una en el montón.
bossa-refused-622 = Primero una loseta tuya, después una de la otra mano.
bossa-refused-623 = Aquí { $count ->
    [one] 1 loseta tiene
   *[other] { $count } losetas tienen
} que sumar { bossa-line-name } { $value }.
bossa-refused-633 = Ahí no hay grupo sobre el que apilar.
bossa-refused-640 = No tienes ficha que usar.
bossa-refused-641 = Una ficha va sobre una loseta que pones o apilas.
bossa-refused-over = La partida ha terminado.
bossa-bad-decision = «{ $text }» no es una decisión de Bossa. Escribe ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] y similares.
bossa-bad-notation = «{ $text }» no es una jugada de Bossa. Escribe W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black o first.

## La mesa en frases
bossa-heading-line = Línea { bossa-line-name }, dado { $value }
bossa-heading-line-of = Línea { bossa-line-name } de { $seat }, dado { $value }
bossa-heading-seats = Quién juega
bossa-heading-pile = El montón
bossa-heading-hand = Losetas de { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value }: { $text }
bossa-line-next = { $arm ->
    [up] Hacia arriba
   *[down] Hacia abajo
} sigue { $value }, con este número de losetas: { $text }.
bossa-line-seat = { $seat }: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}; sin usar:{ $redraw ->
    [1] { " " }Renovar
   *[0] { "" }
}{ $swap ->
    [1] { " " }Canjear
   *[0] { "" }
}{ $stack ->
    [1] { " " }Apilar
   *[0] { "" }
}{ $token ->
    [doubler] { " " }Duplicador
    [inverter] { " " }Inversor
   *[none] { "" }
}.
bossa-line-seat-bare = { $seat }: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}; todas las acciones usadas.
bossa-line-pile = { $count ->
    [0] El montón se ha agotado.
    [one] 1 loseta en el montón.
   *[other] { $count } losetas en el montón.
}
bossa-line-unseen = { $count ->
    [one] 1 loseta sin ver: { $text }.
   *[other] { $count } losetas sin ver: { $text }.
}
bossa-line-discards = Descartadas: { $text }.

## Las reglas, una frase cada una; los números son los de RULES.md
BO-101 = En la caja hay 27 losetas con puntos blancos y negros.
BO-102 = De cada color, seis losetas tienen 1 punto, cinco 2, cuatro 3, tres 4, dos 5 y una 6.
BO-103 = Las losetas son todas las parejas de puntos blancos y negros con 1 a 6 puntos en total, una de cada.
BO-104 = Hay seis losetas de acción: Renovar, Canjear y Apilar, dos de cada.
BO-105 = Hay dos dados, uno con puntos blancos y otro con puntos negros.
BO-106 = La expansión añade cuatro fichas: dos Duplicadores y dos Inversores.
BO-201 = Juegan exactamente dos.
BO-301 = Las 27 losetas se mezclan en un montón boca abajo.
BO-302 = Una loseta se aparta sin verla durante toda la partida.
BO-303 = Cada cual toma cuatro losetas, de una en una; 18 quedan en el montón.
BO-304 = Cada cual tiene una loseta de acción de cada tipo.
BO-305 = Con la expansión, cada cual tiene además un Duplicador y un Inversor.
BO-306 = Cada cual tira un dado; si salen iguales, se vuelve a tirar.
BO-307 = Elige quien saca el dado más alto, tras mirar sus losetas; nadie ve las de su rival.
BO-308 = Se elige: la línea Blanca, la línea Negra o el primer turno.
BO-309 = Quien toma una línea le deja el primer turno a su rival; quien se queda con el primer turno le deja elegir línea.
BO-310 = Los dados son el comienzo de las dos líneas, delante de quien las tiene.
BO-311 = Después se ponen boca arriba las dos manos: desde ahí se juega a la vista.
BO-312 = Con la expansión, cada cual se queda después con una ficha; se eligen en secreto y se muestran a la vez.
BO-401 = Antes de mostrar las manos solo ves tus losetas.
BO-402 = Desde entonces las dos manos están a la vista, también las losetas que se roban después.
BO-403 = Todo el mundo ve qué losetas de acción se han usado.
BO-404 = Todo el mundo ve las fichas guardadas, una vez hechas las dos elecciones.
BO-405 = Líneas, grupos, pilas y losetas descartadas están a la vista.
BO-406 = Nadie sabe el orden del montón ni la loseta apartada.
BO-501 = Hay dos líneas, Blanca y Negra; cada cual puede poner losetas en cualquiera de las dos.
BO-502 = Cada línea crece desde su dado hacia arriba y hacia abajo.
BO-503 = Las losetas usadas juntas son un grupo; vale la suma de sus puntos del color de la línea.
BO-504 = Un color que falta no es un cero: cada loseta de un grupo tiene al menos un punto del color de la línea.
BO-505 = Un grupo continúa su brazo: uno más que el último valor hacia arriba, uno menos hacia abajo.
BO-506 = Junto a un dado van una o dos losetas.
BO-507 = Junto a un grupo va una loseta más o una menos de las que él tiene, nunca el mismo número.
BO-508 = Hacia abajo un brazo termina en 1; hacia arriba no hay fin.
BO-509 = Cuenta el grupo más exterior del mismo brazo.
BO-601 = Se juega por turnos.
BO-602 = Un turno empieza robando la primera loseta del montón.
BO-603 = Después se hace una sola cosa: poner, apilar, renovar o canjear. Nadie pasa.
BO-604 = Una mano puede tener cualquier número de losetas.
BO-610 = Se puede poner si las losetas suman el valor siguiente, en un número permitido.
BO-611 = Una jugada añade un grupo a un brazo.
BO-620 = Cada loseta de acción se usa una vez por partida, en lugar de poner losetas.
BO-621 = Renovar: descarta una loseta tuya y roba otra; tiene que quedar una.
BO-622 = Canjear: elige una loseta tuya y una de la otra mano; cambian de sitio.
BO-623 = Apilar: pon sobre un grupo tantas losetas tuyas como tiene, con el mismo valor.
BO-630 = Se puede apilar sobre un grupo aunque tu rival ya lo haya hecho.
BO-631 = Al apilar tienen que coincidir las sumas, no loseta por loseta.
BO-632 = Apilar no añade ningún grupo ni cambia nada para los vecinos.
BO-633 = Se puede apilar sobre cualquier grupo, pero no sobre un dado.
BO-634 = Apilar es la jugada entera de un turno.
BO-640 = La ficha guardada se puede usar una vez por partida.
BO-641 = Va sobre una sola loseta que se pone o se apila, y cambia solo esa loseta.
BO-642 = El Duplicador cuenta dos veces los puntos de la loseta, que sigue siendo una.
BO-643 = El Inversor vuelve negros los puntos blancos de la loseta, y blancos los negros.
BO-644 = Una ficha puede ir sobre una loseta que se apila.
BO-645 = El valor cambiado permanece.
BO-646 = Las fichas no son losetas; usar una no gasta una loseta de acción.
BO-701 = A: gana quien se queda sin losetas.
BO-702 = B: una línea con seis grupos da la victoria a quien la tiene, los haya puesto quien los haya puesto.
BO-703 = C: gana quien pone sus últimas losetas como sexto grupo de la otra línea.
BO-704 = D: pierde quien no tiene jugada posible.
BO-705 = E: cuando el montón se agota, gana quien tiene menos losetas; con igual número, empate.
BO-710 = D se mira después de robar, antes de la jugada.
BO-711 = Tras una jugada: primero la mano vacía, después la línea llena, después el montón agotado.
BO-712 = Quien roba la última loseta aún juega ese turno; después termina la partida.
BO-713 = Dos líneas no pueden llenarse a la vez.
BO-801 = Si no se puede poner nada, hay que usar una loseta de acción.
BO-802 = Si lo único que se puede poner llena la otra línea, hay que jugarlo.
BO-803 = Canjear siempre es posible mientras no se haya usado.
BO-804 = Con el montón agotado no se puede renovar.
BO-805 = Al renovar se puede tomar la última loseta; la partida termina tras ese turno.
BO-806 = Un dado con 1 no tiene brazo hacia abajo.
BO-807 = Hacia abajo, un 2 formado con una loseta cierra el brazo.
BO-808 = A partir de 7, sin Duplicador, no basta una sola loseta.
BO-809 = Cada loseta está siempre en alguna parte: 27 en total.
BO-810 = Una partida tiene 18 turnos como máximo.
BO-901 = El azar decide el orden de las losetas, una vez.
BO-902 = El azar decide los dados.

## Dicho a quien lo hace, después de «tú»

bossa-chose-white-self = Tomas la línea Blanca.
bossa-chose-black-self = Tomas la línea Negra.
bossa-chose-first-self = Eliges el primer turno.
bossa-revealed-self = Muestras { $text }.
bossa-kept-doubler-self = Te quedas con el Duplicador.
bossa-kept-inverter-self = Te quedas con el Inversor.
bossa-drew-self = Robas { $tile }.
bossa-stacked-self = Apilas { $text } sobre { bossa-line-name } { $value }.
bossa-redrew-self = Descartas { $tile } y robas { $other }.
bossa-swapped-self = Canjeas { $tile } por { $other }.

## Dicho a la persona de quien se habla

bossa-won-701-you = No te quedan losetas, y ganas.
bossa-won-702-you = Seis grupos: la línea es tuya, y ganas.
bossa-won-703-you = Las últimas losetas forman el sexto grupo de la otra línea: ganas tú.
bossa-won-704-you = No queda ninguna jugada posible: ganas tú.
bossa-won-705-you = El montón se ha agotado: tienes menos losetas y ganas.
bossa-because-701-you = No te quedaban losetas.
bossa-because-702-you = En tu línea había seis grupos.
bossa-because-703-you = Pusiste las últimas losetas como sexto grupo de la otra línea.
bossa-because-705-you = El montón se agotó; tenías menos losetas.
bossa-refused-turn-you = Ahora te toca a ti.
bossa-heading-line-of-you = Tu línea { bossa-line-name }, dado { $value }
bossa-heading-hand-you = Tus losetas

## Lo que habla a favor de una jugada

bossa-explain-left = { $left ->
    [one] te queda 1 loseta
   *[other] te quedan { $left } losetas
}, a { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = Con esto ganas.
bossa-explain-place = { $laid ->
    [one] 1 loseta
   *[other] { $laid } losetas
} en la { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] Tu línea
   *[other] La otra línea
} tiene entonces { $groups } de { $most } grupos.
bossa-explain-stack = Apila { $laid ->
    [one] 1 loseta
   *[other] { $laid } losetas
}: { bossa-explain-left }; ningún brazo crece.
bossa-explain-redraw = Renovar: esta loseta no encajará pronto en ninguna parte; { $unseen ->
    [one] 1 loseta sigue sin verse.
   *[other] { $unseen } losetas siguen sin verse.
}
bossa-explain-swap = Canjear: te ayuda y le quita una loseta a { $seat }, que tiene { $other }.
bossa-explain-fit = de tus { $tiles } losetas, { $white } con puntos blancos y { $black } con puntos negros; los dados marcan { $high } y { $low }.
bossa-explain-white = La Blanca: { bossa-explain-fit }
bossa-explain-black = La Negra: { bossa-explain-fit }
bossa-explain-first = Empieza tú: { bossa-explain-fit }
bossa-explain-doubler = El Duplicador: { bossa-explain-fit }
bossa-explain-inverter = El Inversor: { bossa-explain-fit }

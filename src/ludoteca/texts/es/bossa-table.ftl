# La mesa de Bossa tal como la dibuja la página: etiquetas de líneas, losetas y fichas, y lo que dice el botón.

bossa-table-subtitle = { $phase ->
    [choose] apertura
    [colour] apertura
    [modifier] fichas
   *[other] turno { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, tuya
bossa-table-line-of = { bossa-line-name }, de { $name }
bossa-table-six = { $count } de 6 grupos
bossa-table-die = Dado: { $value }
bossa-table-tile = { $white ->
    [one] 1 blanco
   *[other] { $white } blancos
  }, { $black ->
    [one] 1 negro
   *[other] { $black } negros
  }
bossa-table-tile-under = { $tile }, con la ficha { bossa-table-token }
bossa-table-group = { $value }: { $count ->
    [one] 1 loseta, { $tiles }.
   *[other] { $count } losetas, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Con una pila encima.
   *[other] Con dos pilas encima.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: sigue { $value }, losetas: { $counts }
bossa-table-stack-on = Apilar sobre { bossa-line-name } { $value }: { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
  }
bossa-table-pile = { $count ->
    [0] montón agotado
   *[other] { $count } en el montón
  }
bossa-table-thrown = fuera
bossa-table-unseen = { $count } sin ver
bossa-table-unseen-open = Cuáles son, y cómo puede acabar
bossa-table-unseen-title = Aún sin ver
bossa-table-unseen-more = { $unseen ->
    [one] 1 loseta: la apartada durante toda la partida.
   *[other] { $unseen } losetas: { $pile } en el montón, 1 apartada durante toda la partida.
  }
bossa-table-ends = Cómo puede acabar
bossa-table-end-hand = { $name }: { $count ->
    [one] 1 loseta en la mano. Una mano vacía gana.
   *[other] { $count } losetas en la mano. Una mano vacía gana.
  }
bossa-table-end-line = { bossa-line-name }: { $count } de 6 grupos. El sexto da la victoria a quien tiene la línea.
bossa-table-end-stuck = Quien no puede jugar pierde.
bossa-table-end-pile = { $count ->
    [0] El montón se ha agotado: tras este turno gana quien tiene menos losetas.
    [one] 1 loseta en el montón. Cuando se acabe, gana quien tiene menos.
   *[other] { $count } losetas en el montón. Cuando se acaben, gana quien tiene menos.
  }

bossa-table-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: a una le falta ese color
   *[other] { bossa-line-name }: { $sum }
}
bossa-table-hand = Tus losetas
bossa-table-hand-empty = No quedan losetas.
bossa-table-open = Losetas de { $name }
bossa-table-covered = Las { $count } losetas de { $name }, boca abajo
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Tus { $count } losetas, boca abajo
bossa-table-swap-for = Tomar: { $tile }
bossa-table-lay = { bossa-table-token } sobre { $tile }
bossa-table-actions = Losetas de acción
bossa-table-action-name = { $action ->
    [redraw] Renovar
    [swap] Canjear
   *[stack] Apilar
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, ya usada
bossa-table-token = { $token ->
    [doubler] Duplicador
   *[inverter] Inversor
  }
bossa-table-token-used = { bossa-table-token }, ya usado
bossa-table-token-does = { $token ->
    [doubler] una loseta vale el doble
   *[inverter] blancos y negros se cambian
  }
bossa-table-token-shut = boca abajo hasta las dos elecciones

bossa-table-plates = ¿Qué eliges?
bossa-table-plate = { $plate ->
    [white] Blanca
    [black] Negra
   *[first] Empiezo yo
  }
bossa-table-starts = Empieza en { $value }.
bossa-table-other-first = Empieza { $name }.
bossa-table-first-more = { $name } elige el color.
bossa-table-higher-you = más alto: eliges tú
bossa-table-higher = más alto: elige { $name }
bossa-table-rolled = { $name }: dado { $value }
bossa-table-legend = con tus losetas sale
bossa-table-keep-which = ¿Con cuál te quedas?
bossa-table-together = luego, a la vez
bossa-table-in-turn = luego
bossa-table-has-chosen = ya ha elegido
bossa-table-you-choose = eliges tú
bossa-table-is-choosing = está eligiendo
bossa-table-token-note = Te quedas con una, la otra sale del juego. Sirve una sola vez, junto con una loseta.
bossa-table-secretly = En secreto

bossa-table-watching = Estás mirando: todas las losetas están a la vista.
bossa-table-ask-choose = ¿Un color, o el primer turno?
bossa-table-ask-colour = ¿Blanca o Negra?
bossa-table-ask-token = ¿Con cuál te quedas?
bossa-table-ask-kept = Elegido. Aún puedes cambiar de idea.
bossa-table-ask-both = Se elige a la vez
bossa-table-ask-move = Alarga una línea un paso
bossa-table-ask-redraw = ¿Qué loseta se va?
bossa-table-ask-swap = Primero, una tuya
bossa-table-ask-theirs = Ahora una de { $name }
bossa-table-ask-stack = Tantas losetas como el grupo, mismo valor
bossa-table-ask-lay = ¿Sobre qué loseta?
bossa-table-ask-where = Encaja en { $count } lugares: toca uno

bossa-table-pick = { $phase ->
    [choose] elige un color o el primer turno
   *[colour] elige un color
  }
bossa-table-key-none = elige losetas
bossa-table-key-none-more = o usa una loseta de acción
bossa-table-key-actions = usa una loseta de acción
bossa-table-key-actions-more = ahora no encaja ninguna tuya
bossa-table-key-nowhere = así no encajan
bossa-table-misfit-sum = { bossa-line-name } { $sum }, no { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } pide { $counts } losetas
bossa-table-misfit-pips = una loseta sin puntos { $line ->
    [W] blancos
   *[B] negros
  }
bossa-table-key-where = encaja en { $count } lugares
bossa-table-key-where-more = toca el que quieras
bossa-table-key-single = { $value } con 1 loseta
bossa-table-key-place = Poner en la { bossa-line-name }
bossa-table-key-stack = Apilar en { bossa-line-name } { $value }
bossa-table-key-one = elige una de las tuyas
bossa-table-key-theirs = elige una de tu rival
bossa-table-key-redraw = { $tile } se va
bossa-table-key-redraw-more = Renovar: robas otra
bossa-table-key-swap = { $tile } por { $other }
bossa-table-key-swap-more = Canjear
bossa-table-key-early = a punto
bossa-table-key-sealed = las dos se muestran a la vez
bossa-table-key-open = tu rival la ve al momento
bossa-table-key-kept = elegido
bossa-table-key-kept-more = falta la otra elección
bossa-table-option-pile = La última loseta acaba la partida

bossa-table-turning = El mejor golpe: { $count } losetas de una vez, de { $who }.
bossa-table-score = { $score ->
    [0] no queda ninguna loseta
    [one] queda 1 loseta
   *[other] quedan { $score } losetas
}
bossa-table-end-you = { $score ->
    [0] Ganas tú, con la mano vacía
    [one] Ganas tú, con 1 loseta en la mano
   *[other] Ganas tú, con { $score } losetas en la mano
  }
bossa-table-end-other = { $score ->
    [0] Gana { $who }, con la mano vacía
    [one] Gana { $who }, con 1 loseta en la mano
   *[other] Gana { $who }, con { $score } losetas en la mano
  }
bossa-table-end-shared = Empate: { $score ->
    [one] 1 loseta por mano
   *[other] { $score } losetas por mano
  }

bossa-chapter-box = En la caja
bossa-chapter-players = Quién juega
bossa-chapter-setting = Preparación
bossa-chapter-seeing = Quién ve qué
bossa-chapter-lines = Líneas y grupos
bossa-chapter-turn = El turno
bossa-chapter-actions = Losetas de acción
bossa-chapter-tokens = Fichas
bossa-chapter-end = El final
bossa-chapter-rare = Casos raros

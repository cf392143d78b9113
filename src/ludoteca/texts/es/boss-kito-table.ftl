# La mesa de Boss Kito tal como la dibuja la página: etiquetas de puestos, plátanos, montones y el libro de cuentas.

boss-kito-table-round = ronda { $round } · turno { $turn }/4
boss-kito-table-awards = ronda { $round } · premios
boss-kito-table-ask-act = Una carta, fichas, o abastécete
boss-kito-table-ask-exchange = Toca las cartas que cambias
boss-kito-table-ask-give = ¿Quién empieza la próxima ronda?
boss-kito-table-ask-giver = { $name } pasa el banderín
boss-kito-table-pick-flag = Elige quién empieza
boss-kito-table-pick-cards = Elige cartas para cambiar
boss-kito-table-ask-pass = No se puede hacer nada: pasa
boss-kito-table-flag = Banderín
boss-kito-table-starts = empieza la ronda
boss-kito-table-has-flag = está aquí
boss-kito-table-hand = Tus plátanos: elige una carta para jugar
boss-kito-table-hand-exchange = ¿Qué cartas cambias?
boss-kito-table-hand-empty = La mano está vacía.
boss-kito-table-leaving = { $cards }, { $count } se cambian
boss-kito-table-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
  }
boss-kito-table-reserve = { $count ->
    [one] 1 ficha en reserva
   *[other] { $count } fichas en reserva
  }
boss-kito-table-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
boss-kito-table-market = El mercado
boss-kito-table-taken-by = Se la lleva { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: nada aún
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }, { $tokens ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $tokens } fichas
  }, fuerza { $strength }{ $standing ->
    [lead] , en cabeza en solitario
    [tie] , en cabeza con empate
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 ficha elegida
   *[other] { $count } fichas elegidas
  }
boss-kito-table-heaps = Abastécete
boss-kito-table-draw = Robar
boss-kito-table-deck = { $count ->
    [0] agotado
   *[other] mazo { $count }
  }
boss-kito-table-take = { $count ->
    [0] Tomar
   *[other] Tomar { $count }
  }
boss-kito-table-supply = { $count ->
    [0] vacío
   *[other] cesto { $count }
  }
boss-kito-table-exchange = Cambiar
boss-kito-table-discards = descartes { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
  }
boss-kito-table-exchange-more = { $cards } a los descartes; robas { $count }
boss-kito-table-take-more = { $count ->
    [one] tendrás 1 ficha
   *[other] tendrás { $count } fichas
  }
boss-kito-table-draw-more = del mazo boca abajo
boss-kito-table-early-tokens = { $count ->
    [one] Poner 1 ficha
   *[other] Poner { $count } fichas
  }
boss-kito-table-would-win = fuerza { $strength }: { boss-kito-type } sería tuyo
boss-kito-table-would-tie = fuerza { $strength }, empate con { $rivals }
boss-kito-table-would-trail = fuerza { $strength }; { $rivals }: { $best }
boss-kito-table-give = Dar el banderín a { $name }
boss-kito-table-keep = Conservar el banderín
boss-kito-table-order = { $name } empieza la ronda { $round }, tú vas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
  } lugar
boss-kito-table-you-start = tú empiezas la ronda { $round }
boss-kito-table-ledger = El libro del mercado
boss-kito-table-majorities = Mayorías por ahora
boss-kito-table-how = Quien tiene más cartas de un número, aunque sea con empate, suma ese número; el resto, 1 por carta.
boss-kito-table-type = Número
boss-kito-table-most = mayoría: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
boss-kito-table-worth = Puntos por ahora
boss-kito-table-removed = { $count ->
    [0] Ninguna carta ha salido del juego
    [one] 1 carta ha salido del juego
   *[other] { $count } cartas han salido del juego
  }
boss-kito-table-thrown = { $count ->
    [0] Ninguna carta de plátanos en los descartes
    [one] 1 carta de plátanos en los descartes
   *[other] { $count } cartas de plátanos en los descartes
  }
boss-kito-table-agreed = En esta mesa
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = Ganas tú, con { boss-kito-table-score }
boss-kito-table-end-other = Gana { $who }, con { boss-kito-table-score }
boss-kito-table-end-shared = Victoria compartida: { $who }, con { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }
boss-kito-table-turning = La mejor mayoría: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } del número { $type } para { $who }.
boss-kito-chapter-box = En la caja
boss-kito-chapter-players = Quién juega
boss-kito-chapter-setting = Preparación
boss-kito-chapter-seeing = Quién ve qué
boss-kito-chapter-actions = Acciones
boss-kito-chapter-tokens = Fichas y mazos
boss-kito-chapter-prizes = Fin de la ronda
boss-kito-chapter-end = Final y puntos
boss-kito-chapter-rare = Casos raros

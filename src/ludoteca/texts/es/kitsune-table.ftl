# La mesa de Kitsune tal como la dibuja la página: senda, baza, fichas, mano.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = del clan { kitsune-clan }
kitsune-table-round = ronda { $round }
kitsune-table-leader = abre esta baza
kitsune-table-gets = recibe tu carta
kitsune-table-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
  }
kitsune-table-rounds = { $count ->
    [0] ninguna ronda ganada
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
  }
kitsune-table-track = Senda de la Sabiduría de { $steps } casillas: Zenko en { $blue }, Yako en { $orange }
kitsune-table-sum = Azul { $blue }, naranja { $orange }
kitsune-table-after-cut = tras la Katana
kitsune-table-unseen = una carta sin ver
kitsune-table-swapped = colores cambiados
kitsune-table-exchange = Cada cual elige una carta para alguien de su clan
kitsune-table-of = { $count } de { $of }
kitsune-table-turn-together = cambian de mano todas a la vez
kitsune-table-laid = { $name }: una carta boca abajo
kitsune-table-not-laid = { $name }: está eligiendo
kitsune-table-no-play = { $name }: ninguna carta aún
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , con +3 al { kitsune-side }
   *[other] , con { kitsune-token }
  }{ $fate ->
    [hidden] , boca abajo
    [struck] , destruida
   *[open] {""}
  }
kitsune-table-shelf = { $count ->
    [one] Fichas de Poder: 1 libre. ¿Qué hacen?
   *[other] Fichas de Poder: { $count } libres. ¿Qué hacen?
  }
kitsune-table-free = { $count ->
    [one] 1 libre
   *[other] { $count } libres
  }
kitsune-table-pile = mazo
kitsune-table-discards = descartes
kitsune-table-past = Bazas anteriores de este reparto
kitsune-table-open-past = { $count ->
    [one] Descartes: ver la baza anterior
   *[other] Descartes: ver { $count } bazas anteriores
  }
kitsune-table-choose-award = Una ficha de Poder para tu clan
kitsune-table-choose-fetch = Las cartas de la última baza
kitsune-table-choose-leader = Quién abre la próxima ronda
kitsune-table-pick-token = Toca una ficha para leer qué hace
kitsune-table-eyes-only = Estas cartas las ves solo tú
kitsune-table-hand = Tus cartas
kitsune-table-hand-empty = La mano está vacía.
kitsune-table-tool = { kitsune-token }
kitsune-table-plus = { $side ->
    [B] +3 al azul
   *[O] +3 al naranja
  }
kitsune-table-together = A la vez
kitsune-table-pick = { $phase ->
    [exchange] Elige la carta que das
    [target] Elige la carta que cortas
    [fetch] Elige la carta que tomas
    [award] Elige una ficha
    [leader] Elige quién abre
   *[play] Elige una carta
  }
kitsune-table-ask-give = Elige la carta para { $name }
kitsune-table-ask-given = Esperando al resto; aún puedes cambiar
kitsune-table-ask-first = Abres tú: juega cualquier carta
kitsune-table-ask-play = Juega una carta
kitsune-table-ask-bound = { $clan ->
    [B] Hace falta un azul (Kitsune Negro)
   *[O] Hace falta un naranja (Kitsune Negro)
  }
kitsune-table-ask-target = ¿Qué número cortas?
kitsune-table-ask-fetch = Toma una carta de la última baza
kitsune-table-ask-award = ¿Qué ficha, y para quién?
kitsune-table-ask-award-two = ¿Qué ficha toma tu clan?
kitsune-table-ask-award-any = ¿Qué ficha? Decide quien responda antes
kitsune-table-ask-leader = ¿Quién abre la próxima ronda?
kitsune-table-waits-clan = { $name } decide por { kitsune-table-clan }
kitsune-table-key-give = Dar { $card ->
    [Ka] la
   *[other] el
  } { kitsune-card } a { $name }
kitsune-table-key-given = Puesta: { kitsune-card }
kitsune-table-key-change = boca abajo; aún puedes cambiarla
kitsune-table-key-cut = Cortar el { kitsune-card } de { $name }
kitsune-table-so-far = hasta ahora azul { $blue }, naranja { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } a { $low } a favor
   *[them] { $high } a { $low } en contra
  }: { kitsune-table-clan } avanza { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }
kitsune-table-ahead-tied = { $high } a { $low }: nadie avanza
kitsune-table-ahead-blocked = { $high } a { $low }: Bloqueo, nadie avanza
kitsune-table-turning = El salto más largo: { kitsune-table-clan }, { $count } casillas en una baza.
kitsune-table-score = { $score ->
    [one] 1 ronda
   *[other] { $score } rondas
}
kitsune-table-end-you = Ganas tú, con { kitsune-table-score }
kitsune-table-end-other = Gana { $who }, con { kitsune-table-score }
kitsune-table-end-shared = Victoria de clan: { $who }
kitsune-chapter-box = En la caja
kitsune-chapter-clans = Los clanes
kitsune-chapter-setting = Preparación
kitsune-chapter-exchange = El intercambio
kitsune-chapter-seeing = Quién ve qué
kitsune-chapter-trick = La baza
kitsune-chapter-special = Cartas especiales
kitsune-chapter-tokens = Fichas de Poder
kitsune-chapter-scoring = Fin de la baza
kitsune-chapter-receiving = Recibir una ficha
kitsune-chapter-dealing = Un nuevo reparto
kitsune-chapter-end = Fin de la ronda y de la partida
kitsune-chapter-rare = Casos raros

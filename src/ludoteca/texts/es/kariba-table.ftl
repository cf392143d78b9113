# La mesa de Kariba tal como la dibuja la página: etiquetas de cartas, lugares y mazo.

kariba-table-game = partida { $number } de { $games }
kariba-table-round = vuelta { $round }
kariba-table-ask-play = Juega uno o más animales iguales
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = eligen el animal con ese número; otra vez, uno más
kariba-table-pick-draw = Elige la carta que robar
kariba-table-ask-draw = Roba del mazo o de las cartas visibles
kariba-table-hand = Elige animal y cantidad
kariba-table-hand-empty = La mano está vacía.
kariba-table-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
  }
kariba-table-taken = { $count ->
    [one] 1 carta ganada
   *[other] { $count } cartas ganadas
  }
kariba-table-taken-hidden = cartas ganadas: tapadas
kariba-table-total = { $count } en total
kariba-table-pile = { $count ->
    [0] Mazo agotado
    [one] Mazo, 1 carta
   *[other] Mazo, { $count } cartas
  }
kariba-table-draw-pile = Robar del mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
kariba-table-open = Cartas visibles
kariba-table-open-card = Carta visible: { kariba-animal }
kariba-table-take = Tomar: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: ninguna carta
    [one] { $animal }, { kariba-animal }: 1 carta
   *[other] { $animal }, { kariba-animal }: { $count } cartas
  }
kariba-table-score = { $score ->
    [one] 1 animal
   *[other] { $score } animales
}
kariba-table-end-you = Ganas tú, con { kariba-table-score }
kariba-table-end-other = Gana { $who }, con { kariba-table-score }
kariba-table-end-shared = Victoria compartida: { $who }, con { kariba-table-score }
kariba-table-turning = La mayor captura: { $who }, { kariba-prey-counted } de golpe.
kariba-table-series = Las partidas de la serie
kariba-table-series-game = Partida { $number }
kariba-table-series-total = Total
kariba-chapter-box = En la caja
kariba-chapter-players = Quién juega
kariba-chapter-setting = Preparación
kariba-chapter-seeing = Quién ve qué
kariba-chapter-playing = Jugar
kariba-chapter-chasing = Ahuyentar
kariba-chapter-drawing = Robar
kariba-chapter-end = Final y puntos
kariba-chapter-rare = Casos raros

# La mesa de Exploding Kittens tal como la dibuja la página: cartas, mazo, el plazo para un ¡No!, el gatito que esconder.

exploding-kittens-table-card = { $title ->
    [0] Desactivar
    [1] Ataque
    [2] ¡No!
    [3] Favor
    [4] Barajar
    [5] Pasar
    [6] Futuro
    [7] Tacogato
    [8] Gato Sandía
    [9] Gato Patata
    [10] Gato Barbudo
    [11] Gato Arcoíris
   *[12] ¡Gatito!
  }
exploding-kittens-table-set-2 = Dos cartas { exploding-kittens-title }
exploding-kittens-table-set-3 = Tres cartas { exploding-kittens-title }
exploding-kittens-table-hand = Tus cartas
exploding-kittens-table-hand-empty = Tu mano está vacía. Siempre puedes robar.
exploding-kittens-table-cards = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
  }
exploding-kittens-table-owed = { $count ->
    [one] 1 turno por jugar
   *[other] { $count } turnos por jugar
  }
exploding-kittens-table-out = fuera
exploding-kittens-table-inside = { $count } dentro
exploding-kittens-table-pile = { $count ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
  }, { $kittens ->
    [one] 1 gatito
   *[other] { $kittens } gatitos
  }
exploding-kittens-table-draw = Robar del mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }, { $kittens ->
    [one] 1 gatito
   *[other] { $kittens } gatitos
  }
exploding-kittens-table-discards = { $count ->
    [0] Ningún descarte
    [one] 1 descarte: mirar
   *[other] { $count } descartes: mirar
  }
exploding-kittens-table-discarded = descartes
exploding-kittens-table-discards-title = Los descartes
exploding-kittens-table-percent = { $percent } %

## Lo que sabes
exploding-kittens-table-odds = La próxima carta, por lo que sabes
exploding-kittens-table-odds-kitten = Gatito
exploding-kittens-table-odds-defuse = Desactivar
exploding-kittens-table-odds-nope = ¡No!
exploding-kittens-table-odds-cats = Gatos
exploding-kittens-table-odds-actions = Otras acciones
exploding-kittens-table-seen = Solo las ves tú
exploding-kittens-table-nth = { $count ->
    [1] próxima
    [2] segunda
   *[other] tercera
  }

## Lo que se pregunta
exploding-kittens-table-ask-play = Juega lo que quieras, luego roba
exploding-kittens-table-ask-owed = { $count ->
    [one] Queda 1 turno: juega, luego roba
   *[other] Quedan { $count } turnos: juega, luego roba
  }
exploding-kittens-table-ask-favor = ¿A quién le pides un favor?
exploding-kittens-table-ask-pair = Pareja: ¿a quién le quitas una carta?
exploding-kittens-table-ask-three = Trío: ¿a quién le pides?
exploding-kittens-table-ask-burglar = ¿A quién visita el Gato Ladrón?
exploding-kittens-table-ask-title = ¿Qué carta le pides a { $who }?
exploding-kittens-table-ask-cat = ¿Qué Gato le pides a { $who }?
exploding-kittens-table-ask-give = Elige una carta para { $who }
exploding-kittens-table-ask-defuse = Devuelve el gatito
exploding-kittens-table-ask-fallen = Desde aquí, a mirar
exploding-kittens-table-ask-window-mine = ¿Dirá alguien ¡No!?
exploding-kittens-table-ask-window-favor-you = { $seat } te pide un favor
exploding-kittens-table-ask-window-pair-you = { $seat } quiere quitarte una carta
exploding-kittens-table-which = ¿Qué carta pides?
exploding-kittens-table-chip = { exploding-kittens-title }: la tiene, { $percent } % aprox.
exploding-kittens-table-target = Elegir a { $who }
exploding-kittens-table-fallen = Ese gatito era tuyo. Mira cómo acaba.

## El plazo para un ¡No!
exploding-kittens-table-reaction = Reacción
exploding-kittens-table-answer = Tu respuesta
exploding-kittens-table-no-nope = no tienes
exploding-kittens-table-deciding = está decidiendo
exploding-kittens-table-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
  }
exploding-kittens-table-nopes = { $count } ¡No!
exploding-kittens-table-tell-poll = Mismo tiempo para toda la mesa: nadie ve quién duda
exploding-kittens-table-tell-race = Vale el primer ¡No!
exploding-kittens-table-tell-stopped = { $count } ¡No!: por ahora, sin efecto
exploding-kittens-table-tell-on = { $count } ¡No!: por ahora, sigue adelante
exploding-kittens-table-tell-give = { $by } elige una carta para { $to }
exploding-kittens-table-tell-give-you = Una carta tuya va a { $to }: elige cuál
exploding-kittens-table-tell-defuse = { $by } esconde el gatito en el mazo

## El gatito que esconder
exploding-kittens-table-depth = ¿Dónde lo escondes?
exploding-kittens-table-depth-more = Lo sabrás solo tú. El resto solo ve que el mazo vuelve a { $count }.
exploding-kittens-table-depth-nth = { $count ->
    [1] arriba
   *[other] { $count }.ª carta
  }
exploding-kittens-table-above = { $above } encima, { $below } debajo
exploding-kittens-table-top = Arriba
exploding-kittens-table-bottom = Al fondo
exploding-kittens-table-up = Más arriba
exploding-kittens-table-down = Más abajo

## El Gato Ladrón, la explosión
exploding-kittens-table-burglar-here = El Gato Ladrón está aquí
exploding-kittens-table-burglar-yours = El Gato Ladrón está contigo
exploding-kittens-table-nothing = nada que dar
exploding-kittens-table-boom = { $who } explota

## El botón
exploding-kittens-table-key-play-what = Juega una carta, o roba
exploding-kittens-table-key-give-what = Elige la carta que das
exploding-kittens-table-key-draw = { $count ->
    [one] Robar y acabar el turno
   *[other] Robar: 1 de { $count } turnos hecho
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] gatito: { $percent } %; tienes un Desactivar
   *[false] gatito: { $percent } %; no tienes Desactivar
  }
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] tienes un Desactivar
   *[false] no tienes Desactivar
  }
exploding-kittens-table-key-attack-more = acabas sin robar; quien sigue juega más turnos
exploding-kittens-table-key-skip-more = el turno termina sin robar
exploding-kittens-table-key-shuffle-more = el mazo cambia de orden
exploding-kittens-table-key-see-more = { $count ->
    [one] ves la única carta, solo tú
   *[other] ves las { $count } primeras cartas, solo tú
  }
exploding-kittens-table-key-whom = elige a alguien arriba
exploding-kittens-table-key-what = elige una carta
exploding-kittens-table-key-favor-whom = Pedir un favor
exploding-kittens-table-key-favor = Pedir un favor a { $who }
exploding-kittens-table-key-favor-more = { $who } elige qué te da
exploding-kittens-table-key-pair-whom = Pareja: quitar una carta
exploding-kittens-table-key-pair = Quitar una carta a { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] la única que tiene; un ¡No! puede anularlo
   *[other] al azar entre { $count }; un ¡No! puede anularlo
  }
exploding-kittens-table-key-three-whom = Trío: pedir una carta
exploding-kittens-table-key-burglar-whom = Enviar el Gato Ladrón
exploding-kittens-table-key-ask-what = Pedir a { $who }…
exploding-kittens-table-key-ask = Pedir { exploding-kittens-table-card } a { $who }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] si la tiene, te la da; un ¡No! puede anularlo
   *[other] la tiene, { $percent } % aprox.; un ¡No! puede anularlo
}
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] si la tiene, te la da; ningún ¡No! lo anula
   *[other] la tiene, { $percent } % aprox.; ningún ¡No! lo anula
}
exploding-kittens-table-key-give = Dar { exploding-kittens-table-card } a { $who }
exploding-kittens-table-key-give-more = un secreto entre dos
exploding-kittens-table-key-place = Esconder aquí

## Teclas propias
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = cuando una carta va contra alguien: quién está en el primer, segundo… sitio después del tuyo
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = dice ¡No!
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = deja pasar

## El final
exploding-kittens-table-end-you = Solo quedas tú: ganas
exploding-kittens-table-end-other = Solo queda { $who }, y gana
exploding-kittens-table-end-shared = Quedan { $who }
exploding-kittens-table-turning = El último gatito explotó en las manos de { $who }{ $count ->
    [0] .
    [one] , después de que se desactivara 1.
   *[other] , después de que se desactivaran { $count }.
}
exploding-kittens-table-nth-place = { $rank }.º

exploding-kittens-chapter-box = En la caja
exploding-kittens-chapter-players = Quién juega
exploding-kittens-chapter-setting = Preparación
exploding-kittens-chapter-seeing = Quién ve qué
exploding-kittens-chapter-turn = El turno
exploding-kittens-chapter-actions = Qué se puede jugar
exploding-kittens-chapter-attack = Ataques y turnos
exploding-kittens-chapter-kitten = El gatito
exploding-kittens-chapter-burglar = El Gato Ladrón
exploding-kittens-chapter-nope = ¡No!
exploding-kittens-chapter-end = El final
exploding-kittens-chapter-rare = Casos raros
exploding-kittens-chapter-chance = El azar

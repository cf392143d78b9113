# Por qué una jugada: probabilidades, suerte y decisiones. Lo que habla a su favor está con cada juego.

## Lo que se dice de cualquier jugada
explain-forced = No hay otra cosa que elegir.
explain-alone = Todo lo demás resultó pronto peor.
explain-ahead = { $points ->
    [one] 1 punto más de probabilidad de ganar que la segunda mejor jugada.
   *[other] { $points } puntos más de probabilidad de ganar que la segunda mejor jugada.
}
explain-close = Otras jugadas valen más o menos lo mismo.

## Donde ya no hay nada oculto que importe
explain-wins = gana
explain-wins-you = ganas
explain-wins-by = gana por { $margin }
explain-wins-by-you = ganas por { $margin }
explain-draws = empate
explain-loses = pierde
explain-loses-you = pierdes
explain-loses-by = pierde por { $margin }
explain-loses-by-you = pierdes por { $margin }
explain-solved-wins = Ya no hay nada oculto que importe: esta jugada gana, se juegue lo que se juegue.
explain-solved-wins-by = Ya no hay nada oculto que importe: esta jugada gana por { $margin } o más, se juegue lo que se juegue.
explain-solved-draws = Ya no hay nada oculto que importe: esta jugada es un empate o algo mejor, se juegue lo que se juegue.
explain-solved-loses = Ya no hay nada oculto que importe: esta jugada vale como cualquier otra y pierde, salvo error posterior.
explain-solved-loses-by = Ya no hay nada oculto que importe: esta jugada es la mejor y pierde por { $margin }, salvo error posterior.
explain-solved-odds = Todo lo que aún puede venir está contado: esta jugada gana exactamente con un { $percent } %.
explain-others-wins = La segunda mejor jugada también gana.
explain-others-wins-by = La segunda mejor jugada gana por { $margin }.
explain-others-draws = Todo lo demás es un empate como mucho.
explain-next-draws = La segunda mejor jugada es un empate.
explain-others-loses = Todo lo demás pierde.
explain-others-loses-by = Todo lo demás pierde por { $margin } o más.
explain-others-odds = La segunda mejor jugada gana con un { $percent } %.
explain-others-same = Otras jugadas llevan a lo mismo.
explain-then-best = Después, lo mejor por ambas partes: { $moves }
explain-solved-foot = Jugado hasta cada final, con lo que tú sabes. Toca una jugada para elegirla; jugarla te toca a ti.
explain-played-ends = La jugada hecha: { $result }.
explain-what-if-solved = Después ya no hay nada oculto que importe. Si luego ambas partes juegan lo mejor posible:

## En la mesa y en una repetición
explain-percent = { $percent } %
explain-interval = entre { $low } y { $high } %
explain-hint = Consejo
explain-hint-thinking = Un momento, pensándolo.
explain-hint-foot = Probabilidad de ganar, con lo que tú sabes. Toca una jugada para elegirla; jugarla te toca a ti.
explain-pick = Elegir esta jugada
explain-made = hecha
explain-then = Después, seguramente { $moves }
explain-tab-move = La jugada
explain-tab-luck = Suerte o decisiones
explain-tab-log = Diario
explain-waiting = Se están repasando otras partidas; esta es la siguiente.
explain-warming = Los bots que la repasan aún se están calentando; empieza sola.
explain-working = Repasando cada decisión: { $done } de { $total }
explain-of = { $name }:
explain-turning = Giro decisivo.
explain-gave = { $points ->
    [one] La jugada hecha regala 1 punto.
   *[other] La jugada hecha regala { $points } puntos.
}
explain-best = No se ha encontrado nada mejor.
explain-as-good = La jugada hecha vale más o menos lo mismo.
explain-deal = Las cartas están repartidas. Avanza para ver la primera decisión.
explain-curve = Jugada, sobre la curva de las probabilidades de cada cual
explain-standing = { $name } { $percent } %
explain-player = Quién juega
explain-luck = suerte (cartas)
explain-decisions = decisión (jugadas)
explain-from-to = { $start } % → { $result } %
explain-luck-foot = Puntos de probabilidad de ganar, del reparto al resultado. Lo que una decisión regala va al resto de la mesa; todo lo demás es suerte. Estimaciones, con lo que cada cual podía saber.
explain-numbers = Todos los números
explain-number = Jugada

# Seguir desde un punto de una partida, y qué habría pasado de otro modo.

onward-here = Seguir desde aquí
onward-there = Seguir desde ahí
onward-title = Seguir tras { $at ->
    [0] el reparto
   *[other] la jugada { $at }
}
onward-about = Una mesa nueva contra bots, como práctica. La partida se queda como está.
onward-seat = Tu sitio
onward-hidden = Lo que está oculto
onward-as-were = Como estaba
onward-as-were-about = Manos y mazos exactamente como en esta partida.
onward-redrawn = Sorteado de nuevo
onward-redrawn-about = Sorteado de nuevo a partir de todo lo que tu sitio podía saber: nadie sabe más que entonces.
onward-bots = El resto juega como
onward-open = Sentarse
onward-of-match = Sigue tras la jugada { $move } de otra partida
onward-of-file = Sigue tras la jugada { $move } de un archivo
onward-of-puzzle = Sigue desde un acertijo
onward-of-lesson = Sigue desde una lección
onward-what-if = ¿Y si…?
onward-pick = Ver qué habría pasado
onward-instead = En su lugar: { $move }
onward-instead-about = Con lo que { $you ->
    [yes] podías
   *[no] { $name } podía
} saber entonces. Las cartas que vinieron después son las de esta partida.
onward-thinking = La casa lo está pensando…
onward-chance = { $name }: { $was } por ciento tal como se jugó, { $would } por ciento con esta jugada
onward-back = Volver a la partida
onward-ends = Con esto la partida habría terminado.

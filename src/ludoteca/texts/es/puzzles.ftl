# Acertijos: busca la jugada.
puzzles-find = Busca la jugada
puzzles-ask = ¿Cuál es la mejor jugada?
puzzles-none = Ese acertijo no existe
puzzles-easy = fácil
puzzles-medium = medio
puzzles-hard = difícil
puzzles-strength = Dificultad
puzzles-of-the-day = Del día
puzzles-number = N.º { $number }
puzzles-row = racha de { $count }
puzzles-row-ends = la racha recomienza

## Al lado
puzzles-one-move = Una jugada, sin prisa
puzzles-from-a-game = Viene de una partida real entre bots fuertes. Sabes lo que se sabía desde este sitio: tu mano, la mesa, todo lo que se mostró. Una jugada es claramente la mejor.
puzzles-before = Primera respuesta
puzzles-solved = resuelto
puzzles-missed = sin resolver
puzzles-in-a-row = Racha
puzzles-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

## La respuesta
puzzles-right = ¡Acierto!
puzzles-better = Hay algo mejor
puzzles-best = La mejor: { $move }.
puzzles-cost = { $points ->
    [one] Tu jugada cuesta más o menos 1 punto.
   *[other] Tu jugada cuesta más o menos { $points } puntos.
}
puzzles-unweighed = Tu jugada no está entre las que merecía la pena sopesar.
puzzles-note = Probabilidad de ganar desde aquí, ± { $doubt }, con lo que se podía saber.
puzzles-another = Otro
puzzles-play-on = Seguir desde aquí
puzzles-all = Todos los acertijos

## En la pared de la casa
puzzles-today = El acertijo del día
puzzles-slate-ask = Te toca, una sola jugada. ¿Cuál es la mejor?
puzzles-slate-begin = Uno nuevo cada día.
puzzles-slate-solved = Resuelto. El próximo llega mañana.
puzzles-slate-missed = Esta vez no. El próximo llega mañana.
puzzles-try = Probar
puzzles-look-again = Ver de nuevo
puzzles-solved-of = { $solved } de { $count } resueltos en este dispositivo

## Archivos
puzzles-bad-file = El archivo { $file } no es un archivo de acertijos que se pueda leer: { $reason }. Prueba: ludoteca puzzles mine JUEGO --out ARCHIVO
puzzles-no-search = Ningún bot de { $game } piensa por adelantado, así que no se puede encontrar nada. Dale una búsqueda a su nivel más fuerte en players.py.

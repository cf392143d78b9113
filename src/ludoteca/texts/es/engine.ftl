# Lo que dice el propio motor, sea cual sea el juego.

engine-bad-option = Esta opción no se puede poner: { $text }.
engine-option-twice = La opción { $name } está puesta dos veces. Indícala por su nombre o dentro de options, no de las dos formas.
engine-bad-seats = Así, a este juego no se puede jugar con { $count }.
engine-bad-position = Esta posición no se puede leer: { $text }.
engine-position-breaks = Esta posición incumple una regla del juego.
engine-bad-number = { $name } admite un número entero de { $least } a { $most }, no { $text }.
engine-bad-steps = Los pasos son una lista de números enteros, no { $text }.
engine-no-move = Estos pasos juntos no son una jugada de este juego: { $text }.
engine-bad-seed = Una semilla es un número entero menor que 2^256 o 32 bytes, no { $text }.
engine-position-differs = Esta posición se contradice, o dice lo que ninguna posición dice: { $text }.
engine-bad-move = «{ $text }» no es una jugada. Escribe la letra del sitio, un espacio y la jugada.
engine-bad-seat = «{ $text }» no empieza por uno de los { $count } sitios (a es el primero).
engine-too-many-steps = La jugada ya estaba completa antes de su último paso.
engine-unfinished = La jugada aún no está completa.
engine-no-such-step = En este juego no existe el paso { $step }.
engine-not-asked = Ahora no le toca decidir a { $seat }.
engine-stepper-step = El paso { $step } no se permite ahora.
engine-batch-step = Partida { $place } del lote: { $seat } no puede dar el paso { $step }.

engine-file-too-large = Este archivo es demasiado grande para ser una partida.
engine-file-not-json = No es el archivo de una partida: no se puede leer como JSON.
engine-file-twice = Este archivo dice algo dos veces: dos lectores podrían ver en él dos partidas distintas.
engine-file-form = Una parte de este archivo no está escrita como en los archivos de partida: números enteros por debajo de 2⁵³, caracteres de verdad, partes anidadas hasta { $count } niveles.
engine-chain-unknown = No es un tramo de una cadena pública, tal como lo da /api/chain.
engine-file-unknown = No es el archivo de una partida de Ludoteca (su "format" es otro).
engine-file-rules = Este archivo se jugó con las reglas { $text }; aquí está { $game }.
engine-file-start = El comienzo de esta partida no se puede volver a montar: { $text }.
engine-file-move = La jugada { $number }, { $text }, no estaba permitida.
engine-file-differs = Al reproducir este archivo no sale lo que dice; distinto: { $text }.

engine-check-moves = Todas las jugadas estaban permitidas.
engine-check-moves-fails = Una jugada no estaba permitida.
engine-check-chain = La cadena de todas las jugadas aguanta.
engine-check-chain-fails = La cadena de las jugadas está rota: algo se cambió después.
engine-check-draws = Cada mezcla y cada sorteo salen de la semilla.
engine-check-draws-fails = Una mezcla o un sorteo no sale de la semilla.
engine-check-events = Lo que se contó es lo que pasó.
engine-check-events-fails = Lo que se contó no es lo que pasó.
engine-check-outcome = El resultado es correcto.
engine-check-outcome-fails = El resultado no es aquel al que llevan las jugadas.
engine-check-players = Junto a cada jugada consta quién la decidió y qué ayuda se usó.
engine-check-players-fails = Quién decidió las jugadas, o qué ayuda se usó, no consta como debería.
engine-check-players-none = No consta: quién decidió las jugadas y qué ayuda se usó.
engine-check-seed = La semilla sale de aquello con lo que el servidor y { $count ->
    [one] un sitio
   *[other] { $count } sitios
  } se habían comprometido antes de que se revelara nada.
engine-check-seed-alone = La semilla es aquella con la que el servidor se había comprometido. No participó nadie más: quien lleva el servidor podría haber elegido el reparto.
engine-check-seed-early = La semilla es aquella con la que el servidor se había comprometido. Repartido a la antigua: quien llevara el servidor y jugara podría haber elegido el reparto.
engine-check-seed-fails = La semilla no sale de aquello con lo que el servidor y los sitios se habían comprometido.
engine-check-seed-none = Sin compromiso: la semilla no se prometió de antemano.
engine-check-seed-position = El archivo muestra cómo se prometió un reparto, pero empieza desde una posición: estas cartas no las repartió esa semilla.
engine-check-seed-origin = Aquí no se repartió nada: la partida empieza desde una posición y es de práctica.
engine-check-origin = Práctica: se siguió jugando tras la jugada { $move } { $kind ->
    [match] de la partida { $name }
    [file] del archivo { $name }
    [puzzle] del acertijo { $name }
   *[lesson] de la lección { $name }
}, { $hidden ->
    [redrawn] con lo oculto sorteado de nuevo a partir de lo que sabía el sitio { $seat }. Encaja.
   *[as-were] con lo oculto tal como estaba. Así es como estaba allí.
}
engine-check-origin-told = Práctica: el archivo dice que se siguió jugando tras la jugada { $move } { $kind ->
    [match] de la partida { $name }
    [file] del archivo { $name }
    [puzzle] del acertijo { $name }
   *[lesson] de la lección { $name }
}. Sin tener eso no se puede comprobar; solo responde de ello quien lo firmó.
engine-check-origin-other = El archivo dice que se siguió jugando tras la jugada { $move } de { $name }, pero eso no lleva a donde empieza.
engine-check-origin-fails = De dónde se siguió jugando no consta como debería: la partida tiene que ser de práctica y empezar desde una posición.
engine-no-redraw = En este punto se ha visto tanto que ningún otro reparto encaja. Sigue con todo tal como estaba, o desde un punto anterior.
engine-check-public = La cadena pública muestra este reparto en el número { $number }. En este tramo, repartos preparados: { $prepared }, anulados: { $void }, sin terminar: { $quiet }.
engine-check-public-broken = No es un tramo entero de una cadena pública: una entrada no sigue a la anterior.
engine-check-public-missing = Este tramo de la cadena pública no muestra el reparto número { $number } y su final.
engine-check-public-other = En el número { $number } la cadena pública muestra otro reparto.
engine-check-public-none = La cadena pública no muestra este reparto: el archivo no dice dónde estaría en ella.
engine-check-signature = Firmado con la clave de { $name }.
engine-check-signature-house = Firmado por esta casa.
engine-check-signature-unknown = Firmado con una clave que aquí no se conoce: { $key }. Quien la tiene responde de cada byte.
engine-check-signature-fails = La firma no corresponde a este archivo.
engine-check-signature-none = Sin firma.

# Un juego de fuera que no se pudo acoger.
engine-left-out = El juego { $name } se ha quedado fuera: { $text }.

engine-network-strange = Este archivo no es una red de Ludoteca.
engine-network-damaged = El archivo de esta red está dañado, o lo escribió otra versión.
engine-network-other = La red { $file } se hizo para { $game }, y no para este juego tal como está aquí.
engine-network-unreadable = La red { $file } no se puede leer: { $reason }.
engine-no-network = { $game } se juega sin { $level }: su red { $why ->
    [other] está hecha para otras reglas
    [unreadable] no se puede leer
   *[damaged] está dañada
}. Vuelve a instalar Ludoteca, o haz que aprenda una nueva: ludoteca learn { $game }.

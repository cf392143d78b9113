# Boss Kito en un minuto: un título y una frase para cada imagen de minute.json; -tip donde una imagen acaba con un consejo.

boss-kito-minute-about-title = De qué va
boss-kito-minute-about = Cinco gorilas ofrecen cada uno una carta con número; se la lleva quien muestra más plátanos de su color.
boss-kito-minute-begin-title = Para empezar
boss-kito-minute-begin = Juegan de tres a cinco. Cada cual tiene cinco cartas de plátanos, ocultas, y tres fichas, a la vista.
boss-kito-minute-aim-title = A qué se juega
boss-kito-minute-aim = Quien tiene más cartas de un número lo suma, aun con empate; si no, un punto por carta. Hay nueve 9… y un 1.
boss-kito-minute-turn-title = Un turno
boss-kito-minute-turn = Una acción: juega una carta, pon 1 o 2 fichas en cartas tuyas, roba, toma 3 fichas o cambia cartas.
boss-kito-minute-tie-title = La clave: empatar
boss-kito-minute-tie = Una carta muestra tres plátanos, una ficha uno. Con empate en cabeza la carta sale del juego, y no la hereda nadie.
boss-kito-minute-order-title = De izquierda a derecha
boss-kito-minute-order = Tras cuatro turnos, de izquierda a derecha. Símbolos, al momento: banderín, quién empieza; carta, roba una; moneda, una ficha.
boss-kito-minute-end-title = El final
boss-kito-minute-end = Tras nueve rondas se puntúan los números. Ni la mano ni las fichas puntúan; las fichas solo deshacen empates.
boss-kito-minute-end-tip = Procura jugar en último lugar: lo ves todo, y adelantas por uno o empatas.

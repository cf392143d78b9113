# Bossa en un minuto: un título y una frase para cada imagen de minute.json; -tip donde una imagen acaba con un consejo.

bossa-minute-about-title = De qué va
bossa-minute-about = De dos dados salen dos líneas, Blanca y Negra. Cada cual puede alargar las dos, número a número, hacia arriba y abajo.
bossa-minute-opening-title = La apertura
bossa-minute-opening = Quien saca el dado más alto elige Blanca, Negra o el primer turno; luego, manos y losetas robadas quedan a la vista.
bossa-minute-aim-title = A qué se juega
bossa-minute-aim = Quedarte sin losetas, o tener la primera línea con seis grupos, los ponga quien los ponga: así se gana al momento.
bossa-minute-turn-title = Un turno
bossa-minute-turn = Roba una loseta y pon un grupo: losetas cuyos puntos del color de la línea sumen su número siguiente.
bossa-minute-count-title = La clave: cuántas
bossa-minute-count = Junto a un dado van una o dos losetas; junto a un grupo, una más o una menos que él, nunca tantas como él.
bossa-minute-actions-title = Tres losetas de acción
bossa-minute-actions = Cada una, una vez por partida, en vez de un grupo: Renovar una loseta, Canjear con la otra mano, Apilar sobre un grupo igual.
bossa-minute-end-title = El final
bossa-minute-end = Agotado el montón, tras ese turno gana quien tenga menos losetas. Quien antes no pueda hacer nada pierde.
bossa-minute-end-tip = Guarda una loseta de acción para cuando nada encaje.

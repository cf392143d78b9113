# Una lección en la mesa de verdad. Lo que se dice en cada parada está en el archivo de su juego.

learning-title = Lección
learning-page-title = { $game }: la lección
learning-step = paso { $at } de { $count }
learning-step-anew = paso { $at } de { $count }, otra mesa
learning-leave = Salir de la lección
learning-coach = Tu guía
learning-task = Te toca
learning-right = Bien hecho
learning-wrong = Prueba otra vez
learning-next = Seguir
learning-again = Reintentar
learning-back = Atrás
learning-show = Hazlo tú
learning-why = Ahora las reglas no lo permiten.
learning-over = Ya conoces { $game }
learning-over-more = Juega una partida corta: el bot es amable, y en los primeros turnos alguien te echa una mano.
learning-game = Jugar una partida corta
learning-game-more = contra un bot amable, solo para practicar
learning-restart = Otra vez desde el principio
learning-none = { $game } no tiene lección
learning-none-more = Sus reglas están todas, con números.
learning-offline = La lección no llega
learning-offline-more = No hay conexión con la casa. Vuelve a probar en un momento.
learning-no-tips = No más consejos

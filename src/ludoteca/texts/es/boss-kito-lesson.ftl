# La lección de Boss Kito: qué hacer en cada parada, qué ha salido de ello y por qué probar otra vez.

boss-kito-lesson-card-title = La mayoría manda
boss-kito-lesson-card = Al acabar la ronda, cada gorila da su carta a quien muestra más plátanos de su color. Una carta de plátanos muestra tres: gana el 9.
boss-kito-lesson-card-done = Tres plátanos verdes, y nadie más tenía: el 9 es tuyo. De azul y de morado no tenía nadie, así que esas cartas han salido del juego.
boss-kito-lesson-card-red = Tus tres plátanos rojos no superan los seis de Marta, y el 9, para el que nadie tenía plátanos, ha salido del juego.
boss-kito-lesson-card-else = La ronda ha acabado sin nada tuyo en la mesa; el 9, para el que nadie tenía plátanos, ha salido del juego.

boss-kito-lesson-first-title = Primero la carta
boss-kito-lesson-first = Una ronda tiene cuatro turnos de una acción, sin pasar; este es el tercero. Las fichas solo van sobre cartas tuyas que ya estén ahí: juega antes la carta verde.
boss-kito-lesson-first-done = Tres contra los cuatro de Marta. Marta y Leo han jugado su turno, y te queda el último: para las fichas.
boss-kito-lesson-first-yellow = Tres plátanos amarillos no superan los seis de Leo; y sin una carta verde delante, tus fichas no ayudan con el 6.
boss-kito-lesson-first-else = Queda un turno, y una carta con fichas pide dos: jugar una carta y poner fichas son acciones distintas.

boss-kito-lesson-tokens-title = Luego las fichas
boss-kito-lesson-tokens = Una ficha suma un plátano a una carta tuya; una acción pone una o dos. Toca tu carta verde, una vez por ficha: supera los cuatro de Marta.
boss-kito-lesson-tokens-done = Cinco contra cuatro: el 6 es tuyo, y su símbolo ha puesto al momento una ficha en tu reserva. Las fichas de la mesa vuelven al cesto.
boss-kito-lesson-tokens-level = Cuatro contra cuatro: con empate en cabeza nadie se lleva la carta, y el 6 ha salido del juego.
boss-kito-lesson-tokens-else = Tres contra cuatro: el 6 ha sido para Marta.

boss-kito-lesson-spoil-title = Empate: carta perdida
boss-kito-lesson-spoil = Marta va en cabeza en el rojo con seis, y ya tiene dos 9. Con una acción no superas seis, pero puedes empatar: águale la fiesta.
boss-kito-lesson-spoil-done = Seis contra seis: el 9 ha salido del juego. Leo, que iba después en el rojo con tres, no lo hereda.
boss-kito-lesson-spoil-green = Tres plátanos verdes no superan los seis de Leo, y en el rojo nadie ha impedido el tercer 9 de Marta.
boss-kito-lesson-spoil-else = Nadie ha impedido el tercer 9 de Marta.

boss-kito-lesson-save-title = Abastécete
boss-kito-lesson-save = Azul y morado están perdidos, y las cartas pequeñas muestran qué viene: dos 9. Abastécete: toma tres fichas, o roba una carta.
boss-kito-lesson-save-done = La mano y la reserva siguen siendo tuyas, por grandes que sean. Tras la ronda solo se quita lo de la mesa. Si en el cesto hay menos de tres fichas, tomas esas.
boss-kito-lesson-save-lost = Tres plátanos no superan siete, y al acabar la ronda tu carta se ha descartado como todas las de la mesa.
boss-kito-lesson-save-else = Otras cartas, pero no más: tres fichas o una carta más serían una reserva para la próxima ronda.

boss-kito-lesson-exchange-title = El cambio
boss-kito-lesson-exchange = El amarillo de Leo no se alcanza, y solo tienes amarillo. Descarta las cartas que quieras, al menos una, y roba otras tantas: cambia las tres.
boss-kito-lesson-exchange-done = Tres fuera y tres nuevas que solo ves tú, en una acción. Cuando el mazo se agota, los descartes se barajan y forman el nuevo.
boss-kito-lesson-exchange-few = Eso se puede, pero te queda amarillo en la mano; la misma acción cambia las tres.
boss-kito-lesson-exchange-draw = Una cuarta carta, pero las tres amarillas siguen ahí; un cambio las descarta y roba otras tantas.
boss-kito-lesson-exchange-else = Tu mano sigue siendo toda amarilla, y en el amarillo Leo va muy por delante.

boss-kito-lesson-last-title = De izquierda a derecha
boss-kito-lesson-last = Las cartas se dan de izquierda a derecha, y quien gana cumple el símbolo al momento. Rojo y morado llevan el banderín (quién empieza la próxima ronda): cuenta el último que se da. Gana el morado.
boss-kito-lesson-last-done = Primero el rojo: lo ganó Marta y te dio el banderín, la carta inicial. El morado va el último y es tuyo: ahora decides tú adónde va.
boss-kito-lesson-last-early = Ganaste el rojo y diste el banderín a Marta; pero Marta ganó el morado, que iba después, y te lo devolvió. Cuenta la última vez.
boss-kito-lesson-last-both = Empate en el rojo y en el morado: las dos cartas han salido del juego, y el símbolo de una carta así no hace nada.
boss-kito-lesson-last-else = El morado no es tuyo, así que la última palabra sobre el banderín tampoco: dos fichas ahí hacen cinco contra cuatro.

boss-kito-lesson-give-title = ¿Quién empieza?
boss-kito-lesson-give = Da el banderín a quien quieras, o quédatelo. Quien lo tiene empieza cada turno de la próxima ronda; luego, en sentido horario: haz que te toque al final.
boss-kito-lesson-give-done = Empieza Marta, que va después de ti en sentido horario, luego Leo, y tú vas al final en los cuatro turnos: ves lo que pone cada cual.
boss-kito-lesson-give-self = Empiezas tú, y Marta y Leo pueden responder a todo lo que pongas.
boss-kito-lesson-give-middle = Empieza Leo, luego vas tú, y Marta aún puede responder después.

boss-kito-lesson-majority-title = Mayorías
boss-kito-lesson-majority = Fin de nueve rondas: quien tiene más cartas de un número lo suma; el resto, uno por carta. Los 7: Leo dos, tú uno. Los 9: Marta cuatro, tú ninguno. ¿Cuál?
boss-kito-lesson-majority-done = Dos 7 cada cual: quienes empatan en cabeza suman 7. Leo y tú tenéis 24 puntos; solo ahora cuentan las fichas, cinco a cuatro: ganas. La mano no vale nada.
boss-kito-lesson-majority-nine = Un 9 contra cuatro vale un punto. Un segundo 7 empataría con Leo, y quienes empatan en cabeza suman 7.
boss-kito-lesson-majority-else = Ninguna carta para ti. Un segundo 7 empataría con Leo, y quienes empatan en cabeza suman 7.

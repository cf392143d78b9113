# La lección de Bossa: qué hacer en cada parada, qué ha salido de ello y por qué probar otra vez. Losetas: blancos-negros.

bossa-lesson-sum-title = Haz la suma
bossa-lesson-sum = Una loseta tiene puntos blancos y negros: en la línea Blanca cuentan los blancos, en la Negra los negros. A la derecha del dado de la Blanca, 4, sigue 5: pon losetas que sumen 5.
bossa-lesson-sum-done = 4 y 1 son Blanca 5; los negros aquí no cuentan. Luego Marta robó, como en cada turno, y puso Blanca 3 hacia abajo: cada cual alarga las dos líneas.
bossa-lesson-sum-down = Eso es Blanca 3, hacia abajo desde el dado: se puede, pero el 5 va al otro lado.
bossa-lesson-sum-black = Eso ha ido a la línea Negra, donde cuentan los puntos negros. Para Blanca 5 solo cuentan los blancos.
bossa-lesson-sum-else = Eso ha gastado una loseta de acción en lugar de poner un grupo. Guárdala para luego: con tus losetas sale Blanca 5.

bossa-lesson-count-title = Una más o una menos
bossa-lesson-count = Junto a un grupo va una loseta más o una menos que él, nunca tantas como él. Blanca 5 tiene dos: pon Blanca 6 con tres.
bossa-lesson-count-done = 1, 2 y 3 son Blanca 6. Junto a tres van dos o cuatro, y Marta puso Blanca 7 con dos. Junto a un dado, una o dos. Hacia abajo se acaba en 1.
bossa-lesson-count-one = Una loseta también vale, pues es una menos que dos; pero tres a la vez vacían antes tu mano.
bossa-lesson-count-else = Se puede, pero se pedía Blanca 6. Dos losetas no encajan ahí: junto a dos van una o tres.

bossa-lesson-missing-title = Faltar no es cero
bossa-lesson-missing = Negra 4 pide aquí dos losetas, y ambas con negro: una sin negro no puede acompañar a la de cuatro. Encuentra dos que sumen 4.
bossa-lesson-missing-done = 1 y 3 son Negra 4. Una loseta sin el color de la línea no es un cero: en esa línea no puede ir.
bossa-lesson-missing-else = Se puede, pero se pedía Negra 4: dos losetas que tengan ambas puntos negros, 4 en total.

bossa-lesson-redraw-title = Renovar
bossa-lesson-redraw = No encaja nada, y nadie puede pasar: usa una loseta de acción. Elige Renovar y descarta 4-2, la de cuatro puntos blancos y dos negros.
bossa-lesson-redraw-done = 4-2 está fuera del juego, y del montón ha llegado 1-1. Cada una de tus tres losetas de acción sirve una vez por partida, y usarla es toda tu jugada.
bossa-lesson-redraw-else = Ha llegado una loseta nueva, pero 3-1 ya no está, y con 1-1 haría Blanca 4. Con 4-2 eso no sale.

bossa-lesson-stack-title = Apilar
bossa-lesson-stack = Apilar pone sobre un grupo de cualquier línea tantas losetas como tiene, con la misma suma. Pon tus dos últimas sobre Blanca 7.
bossa-lesson-stack-done = 3 y 4 son 7, como 1 y 6 debajo: coinciden número y suma. No es un grupo nuevo, pero tu mano está vacía, y así se gana al momento.
bossa-lesson-stack-four = Blanca 4 se podía, pero queda una loseta, y lo que gana es la mano vacía.
bossa-lesson-stack-else = Aún te quedan dos losetas: con Apilar se van las dos.

bossa-lesson-swap-title = Canjear
bossa-lesson-swap = Canjear cambia una loseta tuya por una de la otra mano; tú eliges ambas. Toma la única de Marta y dale una que no encaje en ninguna parte.
bossa-lesson-swap-done = No encajaba nada, y a Marta no le quedaban losetas de acción: quien no puede hacer nada en su turno pierde. De quedarle alguna, habría tenido que usarla.
bossa-lesson-swap-six = 6-0 hace Blanca 6, y así Marta ha podido seguir. Da una loseta que no encaje en ninguna parte.
bossa-lesson-swap-place = Blanca 6 se podía, pero la loseta de Marta hizo Negra 3. Quítasela.

bossa-lesson-sixth-title = Seis grupos
bossa-lesson-sixth = Seis grupos en una línea dan la victoria a quien la tiene, los ponga quien los ponga; el dado no cuenta. Ambas tienen cinco, y la Blanca es tuya: pon el sexto.
bossa-lesson-sixth-done = Tu línea está llena, y ganas con losetas en la mano. Llenar la de Marta da la victoria a Marta, salvo que sean tus últimas losetas: entonces ganas tú.
bossa-lesson-sixth-black = Has llenado la línea de Marta, y por eso gana Marta. Solo si hubieran sido tus últimas losetas la victoria sería tuya.
bossa-lesson-sixth-else = Tu línea sigue con cinco grupos, y Marta puede llenar antes la otra.

bossa-lesson-pile-title = El montón se agota
bossa-lesson-pile = Has robado la última loseta. Este turno aún es tuyo; luego se acaba, y gana quien tenga menos: tú cuatro, Marta tres.
bossa-lesson-pile-done = Dos contra tres: ganas tú. Ahí solo importa cuántas losetas hay, no lo que muestran.
bossa-lesson-pile-one = Tres contra tres: con igual número de losetas es un empate.

bossa-lesson-doubler-title = Con la expansión
bossa-lesson-doubler = En la expansión hay una ficha por mano, de un solo uso: Duplicador o Inversor. El primero cuenta dos veces una loseta: haz Blanca 7 con tus dos últimas.
bossa-lesson-doubler-done = Dos veces 2 y 3 son 7: solo la loseta bajo la ficha cuenta doble. Un Inversor vuelve negros sus puntos blancos, y blancos los negros. Ambos valen también con Apilar.
bossa-lesson-doubler-else = Tu mano aún no está vacía. Con el Duplicador sobre 2-2, dos veces 2 y 3 son Blanca 7.

bossa-lesson-opening-title = Cómo se empieza
bossa-lesson-opening = Por mano, cuatro losetas aún ocultas y un dado. Quien saca el más alto elige Blanca, Negra o el primer turno. Tienes mucho blanco: toma la Blanca.
bossa-lesson-opening-done = La Blanca es tuya y empieza en su dado; la Negra y el primer turno son de Marta. Desde ahora las manos están a la vista, y cada loseta robada también.
bossa-lesson-opening-black = La Negra es tuya, y apenas tienes negro; la Blanca y el primer turno son para Marta.
bossa-lesson-opening-first = Empiezas tú, y a cambio Marta ha elegido línea: la Blanca ya no está libre.

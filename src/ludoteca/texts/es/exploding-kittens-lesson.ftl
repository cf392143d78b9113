# La lección de Exploding Kittens: para cada parada de lesson.json un título, qué hacer y qué se dice de una jugada buena, mala o cualquier otra.

exploding-kittens-lesson-draw-title = Juega, luego roba
exploding-kittens-lesson-draw = En tu turno juegas todas las cartas que quieras, o ninguna; luego robas una, y eso acaba el turno. Roba.
exploding-kittens-lesson-draw-done = ¡Un Gatito Explosivo! Había que jugar tu Desactivar, y ya está gastado; sin él, quedabas fuera. Cualquier otra carta habría ido a tu mano, y tu turno habría acabado.
exploding-kittens-lesson-draw-skip = Pasar acaba un turno sin robar: guárdalo para cuando temas un gatito. Roba.

exploding-kittens-lesson-hide-title = Esconde el gatito
exploding-kittens-lesson-hide = Tras un Desactivar el gatito vuelve al mazo, donde quieras, y nadie más sabe dónde. Ponlo arriba.
exploding-kittens-lesson-hide-done = Tu turno había acabado; Marta, que va después, robó el gatito, no tenía Desactivar y explotó: fuera del juego, con su mano y el gatito en los descartes. Gana quien quede al final.
exploding-kittens-lesson-hide-mine = Dos cartas encima, dos personas antes que tú: al robar te has topado con tu propio gatito, y ya no tenías Desactivar. Ponlo arriba.
exploding-kittens-lesson-hide-else = Eso se puede, y es tu secreto; algún día alguien lo roba. Arriba lo roba quien va después: ponlo ahí.

exploding-kittens-lesson-future-title = Mira antes
exploding-kittens-lesson-future = Dos de las nueve cartas del mazo son gatitos, y no tienes Desactivar. Juega Ver el futuro: miras, solo tú, las tres primeras.
exploding-kittens-lesson-future-done = ¡La próxima carta es un gatito! Las tres se quedan como están. Y sigue siendo tu turno: jugar una carta no lo acaba, salvo que la carta lo diga.
exploding-kittens-lesson-future-draw = Has robado sin mirar: un gatito, sin Desactivar, y quedas fuera. Juega antes Ver el futuro.
exploding-kittens-lesson-future-skip = Ha salido bien, pero a ciegas. Mira antes: juega Ver el futuro.
exploding-kittens-lesson-future-else = Una pareja quita una carta, pero aún tienes que robar, sin saber qué viene. Juega Ver el futuro.

exploding-kittens-lesson-skip-title = No robes
exploding-kittens-lesson-skip = Si robas ahora, explotas. Juega Pasar: tu turno acaba sin robar.
exploding-kittens-lesson-skip-done = El gatito lo ha robado Marta, que tenía un Desactivar y lo ha vuelto a esconder, nadie más sabe dónde. Barajar habría mezclado el mazo, pero te habría tocado robar igual.
exploding-kittens-lesson-skip-draw = Lo sabías: el gatito estaba arriba, y quedas fuera. Juega Pasar.
exploding-kittens-lesson-skip-else = Una pareja quita una carta, pero no acaba tu turno: aún tendrías que robar el gatito. Juega Pasar.

exploding-kittens-lesson-nope-title = ¡No!
exploding-kittens-lesson-nope = Leo te ataca: Leo no roba, y a ti te tocan dos turnos. Un ¡No! anula una carta recién jugada, aunque no sea tu turno. Di ¡No!
exploding-kittens-lesson-nope-done = El Ataque se anula y se queda en los descartes; el turno de Leo siguió, y Leo tuvo que robar. Un ¡No! anula cualquier carta o combinación, pero nunca un gatito, un Desactivar, el acto de robar ni el Gato Ladrón.
exploding-kittens-lesson-nope-let = Así Leo ha acabado sin robar, y a ti te tocan dos turnos seguidos. Di ¡No!

exploding-kittens-lesson-nope-back-title = ¡No! al ¡No!
exploding-kittens-lesson-nope-back = Has jugado un Favor: Marta tiene que darte una carta, la que quiera. Pero ha dicho ¡No! Di ¡No! a ese ¡No!
exploding-kittens-lesson-nope-back-done = Dos ¡No!: el Favor vuelve a valer, y tienes la única carta de Marta, un Desactivar. Si los ¡No! son pares la carta actúa; si impares, se anula. De varios a la vez solo se usa el más cercano en sentido horario.
exploding-kittens-lesson-nope-back-let = Queda un ¡No!: el Favor se anula, su carta se pierde y no recibes nada. Di ¡No! al ¡No!

exploding-kittens-lesson-pair-title = Dos iguales
exploding-kittens-lesson-pair = Un Gato solo no hace nada. Dos cartas iguales quitan una carta al azar a quien tú elijas: juega tus dos Gatos Arcoíris.
exploding-kittens-lesson-pair-done = La carta quitada es tuya, un secreto entre dos. Dos cartas iguales cualesquiera son pareja, también dos Pasar, y entonces no hacen otra cosa; dos Gatos distintos no. Tu turno sigue.
exploding-kittens-lesson-pair-else = Al robar ha acabado tu turno, y la pareja no se ha jugado. Juega antes las dos cartas iguales.

exploding-kittens-lesson-three-title = Tres iguales
exploding-kittens-lesson-three = Tres cartas iguales piden a alguien una carta por su nombre. A cada cual le tocó un Desactivar: pídele el suyo a Marta, con tus tres Gatos Sandía.
exploding-kittens-lesson-three-done = Lo tenía, así que había que entregarlo. Si no lo tiene no recibes nada, y tus tres cartas se pierden igual. No hay otras combinaciones.
exploding-kittens-lesson-three-pair = Una pareja quita una carta al azar, y no era el Desactivar. Juega las tres, y nómbralo.
exploding-kittens-lesson-three-lacked = Leo ya no tiene Desactivar: no recibes nada, y tus tres cartas se han ido. Pídeselo a Marta.
exploding-kittens-lesson-three-draw = Un gatito, y sin Desactivar: quedas fuera. Consigue antes un Desactivar, con tus tres cartas iguales.
exploding-kittens-lesson-three-else = Puedes pedir cualquier carta a cualquiera. Pero lo que te salva es un Desactivar, y Marta tiene uno.

exploding-kittens-lesson-burglar-title = El Gato Ladrón
exploding-kittens-lesson-burglar = Leo te envió el Gato Ladrón y se llevó un Tacogato tuyo. En tu turno, antes de robar, puedes enviarlo a alguien y pedir un Gato concreto: recupera tu Tacogato.
exploding-kittens-lesson-burglar-done = Vuelves a tener pareja. El Gato Ladrón se queda donde está ahora. No cuesta cartas, ningún ¡No! lo anula y se puede guardar para otro turno. Si quien lo tiene explota, sale del juego.
exploding-kittens-lesson-burglar-lacked = Marta no tiene Tacogatos: no recibes nada, y el Gato Ladrón se queda allí igual. Sabes quién tiene el tuyo: Leo.
exploding-kittens-lesson-burglar-draw = Tu turno ha acabado, y el Gato Ladrón no ha salido: solo se envía antes de robar.
exploding-kittens-lesson-burglar-else = Se puede, pero ese no es tu Tacogato. Envía el Gato Ladrón a Leo, que lo tiene.

exploding-kittens-lesson-attack-title = Ataque
exploding-kittens-lesson-attack = Estás bajo ataque: te tocan dos turnos. Pasar quita solo uno. Juega Ataque: tus turnos pasan al sitio siguiente, y dos más.
exploding-kittens-lesson-attack-done = Marta explotó en el segundo de cuatro turnos; los demás se anulan. Solo quedas tú, y ganas. En un turno normal, un Ataque da dos turnos. Un Desactivar, como Pasar, acaba solo uno.
exploding-kittens-lesson-attack-skip = Pasar ha quitado un turno; queda otro, y en él tienes que robar. Juega Ataque.
exploding-kittens-lesson-attack-draw = Un turno está hecho, queda otro. Juega Ataque, y se van los dos.

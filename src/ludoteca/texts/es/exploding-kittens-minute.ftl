# Exploding Kittens en un minuto: un título y una frase para cada imagen de minute.json; -tip donde una imagen acaba con un consejo.

exploding-kittens-minute-about-title = De qué va
exploding-kittens-minute-about = De dos a cinco roban por turnos de un mazo. En él hay gatitos que explotan: uno menos que participantes.
exploding-kittens-minute-aim-title = A qué se juega
exploding-kittens-minute-aim = Quien roba un gatito y no tiene Desactivar explota y queda fuera. Gana quien aguanta hasta el final.
exploding-kittens-minute-turn-title = Un turno
exploding-kittens-minute-turn = Juega todas las cartas que quieras, o ninguna; luego roba una. Robar acaba tu turno.
exploding-kittens-minute-defuse-title = Desactivar y esconder
exploding-kittens-minute-defuse = Se empieza con un Desactivar y siete cartas más. Te salva una vez, y escondes el gatito en el mazo.
exploding-kittens-minute-nope-title = La clave: ¡No!
exploding-kittens-minute-nope = Un ¡No! anula una carta recién jugada, en cualquier turno. Un ¡No! al ¡No! la vuelve a activar.
exploding-kittens-minute-cats-title = Los Gatos y el Ladrón
exploding-kittens-minute-cats = Dos cartas iguales quitan una al azar, tres la piden por su nombre. El Gato Ladrón pide un Gato, y se queda allí.
exploding-kittens-minute-end-title = El final
exploding-kittens-minute-end = Pasar y Ataque acaban el turno sin robar; tras un Ataque, quien sigue juega dos. Gana quien quede.
exploding-kittens-minute-end-tip = Mira antes de robar, y guarda un Pasar o un Ataque para lo que veas.

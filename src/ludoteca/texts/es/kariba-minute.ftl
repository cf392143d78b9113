# Kariba en un minuto: un título y una frase para cada imagen de minute.json; -tip donde una imagen acaba con un consejo.

kariba-minute-about-title = De qué va
kariba-minute-about = Ocho animales beben en un mismo abrevadero: del ratón, el número 1, al elefante, el número 8.
kariba-minute-aim-title = A qué se juega
kariba-minute-aim = Gana quien ahuyenta a más animales: cada carta que ganas es un punto, sea grande o pequeño el animal.
kariba-minute-turn-title = Un turno
kariba-minute-turn = Juegas una o más cartas de un animal, ahuyentas si puedes y robas hasta volver a tener cinco.
kariba-minute-three-title = La clave: tres
kariba-minute-three = Tres iguales ahuyentan a todos los animales del número inferior más cercano, y te los quedas.
kariba-minute-mouse-title = Ratón y elefante
kariba-minute-mouse = El más pequeño asusta al más grande: tres ratones ahuyentan a los elefantes, y a nadie más.
kariba-minute-end-title = El final
kariba-minute-end = Agotado el mazo, quien juega su última carta acaba la partida, y se cuentan las cartas ganadas.
kariba-minute-end-tip = Piénsalo antes de dejar dos iguales en el agua: quien venga después puede hacer tres.

# Kitsune en un minuto: un título y una frase para cada imagen de minute.json; -tip donde una imagen acaba con un consejo.

kitsune-minute-about-title = De qué va
kitsune-minute-about = Carrera de dos clanes de zorros: Zenko es azul, Yako naranja. Juegan dos, cuatro o seis, con los clanes alternados.
kitsune-minute-aim-title = A qué se juega
kitsune-minute-aim = El primer peón al final de la senda, 13 casillas, gana la ronda para su clan; con dos rondas se gana la partida.
kitsune-minute-turn-title = Una baza
kitsune-minute-turn = Una carta por sitio desde el Líder, en sentido horario, del color que sea: una baza. Entre dos, dos cada cual; luego se roban dos.
kitsune-minute-colours-title = Colores, no personas
kitsune-minute-colours = El azul cuenta para Zenko, el naranja para Yako, lo juegue quien lo juegue; el total más alto avanza la diferencia.
kitsune-minute-specials-title = Cartas especiales
kitsune-minute-specials = Katana: corta un número. Kitsune Blanco: cambia los colores. Negro: quien sigue debe jugar el color de tu clan.
kitsune-minute-tokens-title = Fichas de Poder
kitsune-minute-tokens = ¿Un peón avanza cuatro casillas o más? El otro clan recibe una ficha de Poder, para usarla una vez, con una carta.
kitsune-minute-end-title = El final
kitsune-minute-end = Un peón al final de la senda acaba la ronda al momento, y ambos vuelven a la salida. Gana el clan con dos rondas.
kitsune-minute-end-tip = También tendrás que jugar el color del otro clan: hazlo donde menos daño haga.

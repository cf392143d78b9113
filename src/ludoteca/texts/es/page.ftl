# La página: casa, mesa, sala de espera, repetición, reglas. Frases breves, cálidas, concretas; números en cifras.

page-title = Ludoteca
page-about = Juegos de cartas y de losetas, para personas y bots, en una casa tuya.
page-title-turn = Te toca · { $game }
page-of = { $what }: { $says }
page-guest = Visita
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Cerrar
page-menu = Menú
page-home = Casa
page-back = Atrás
page-back-home = Volver a casa
page-nowhere = Esta puerta no existe.
page-nowhere-more = Esta dirección no lleva a ninguna parte. Desde casa se va a todas.
page-loading = Poniendo la mesa
page-stale = Hay una página más nueva.
page-stale-more = Vuelve a cargarla: tu sitio y la partida se quedan.
page-reload = Recargar
page-trouble = Algo no ha respondido.
page-offline = Estás sin conexión.
page-offline-table = Una mesa vive en la casa, y lo que había encima puede haber cambiado. Se abre sola en cuanto vuelva la red.
page-offline-house = Estás sin conexión: las reglas y las lecciones están aquí, las mesas no.
page-newer = Hay una página más nueva.
page-newer-load = Cargarla
page-newer-later = Luego
page-try-again = Reintentar

## Casa

page-motto = { $count ->
    [5] Cinco juegos bajo un mismo techo.
   *[other] { $count } juegos bajo un mismo techo.
}
page-hello = Hola, { $name }
page-change-me = Cambiar nombre o muñeco
page-games = Los juegos
page-players = { $seats } personas
page-your-turn = Te toca
page-waits-for-you = { $names } te espera
page-somebody-waits = Alguien te espera
page-wait-for-you = { $names } te esperan
page-against-bots = contra los bots
page-goes-on = En juego
page-warmth = La casa se va calentando
page-warmth-far = { $open ->
    [0] Ventanas abiertas: aún ninguna de { $count }.
    [one] Ventanas abiertas: 1 de { $count }.
   *[other] Ventanas abiertas: { $open } de { $count }.
  }
page-warmth-playable = Ya se puede jugar a todo:
page-warmth-by-eye = donde está cerrado, los bots juegan a ojo.
page-warmth-warming = se abre ahora
page-warmth-cold = ya se juega, bots a ojo
page-warming-up = se calienta
page-bot-warming = { $name } se calienta y todavía no juega con toda su fuerza
page-plays-like = juega como { $metal }
page-bot-plays-like = Ahora mismo hay bots Diamante en demasiadas mesas: { $name } juega como { $metal } hasta que haya sitio
page-play-now = Jugar ya
page-play-now-more = contra los bots
page-play-now-game = { $game }, contra { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-open-table = Abrir una mesa
page-have-invitation = Tengo una invitación
page-learn = Aprender un juego
page-learn-which = ¿Qué juego?
page-who-opens = ¿Quién te abre?
page-no-bell = Ahora no hay mesas abiertas. Abre una.
page-bell-empty = Aquí va tu nombre, si quieres
page-bell = { $name } te abre: { $game }, { $free ->
    [one] 1 sitio libre
   *[other] { $free } sitios libres
  }
page-bell-free = { $free ->
    [one] 1 sitio libre
   *[other] { $free } sitios libres
  }
page-played = Partidas acabadas
page-open-file = Abrir el archivo de una partida
page-file-house = Firmado por esta casa
page-file-unknown = Firmado, con una clave que esta casa no conoce
page-file-nobody = El archivo cuadra; nadie responde de su origen
page-file-again = Elige otra vez el archivo, en la primera página.
page-played-won = Has ganado
page-played-won-with = Has ganado con { $names }
page-played-draw = Empate
page-played-other = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
page-played-place = { $place ->
    [2] Segundo
    [3] Tercer
    [4] Cuarto
    [5] Quinto
   *[other] { $place }.º
} puesto de { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
}
page-played-left = Te fuiste antes del final
page-played-over = Jugada hasta el final
page-played-winner = ha ganado
page-played-all = Todas las partidas acabadas
page-played-earlier = Las de antes
page-continue = Continuar
page-start = Empezar
page-settings = Luz, idioma, movimiento
page-light = Luz
page-light-system = Como fuera
page-light-day = Día
page-light-night = Noche
page-language = Idioma
page-motion = Movimiento
page-swipe = Deslizar hacia arriba juega la carta
page-motion-calm = Suave
page-motion-brisk = Ágil
page-motion-still = Quieto
page-press-again = Pulsa otra vez para jugarla
page-sound = Sonidos
page-sound-off = Ninguno
page-sound-turn = Solo «te toca»
page-sound-all = Todos
page-confirm = Preguntar antes de enviar una jugada
page-confirm-more = El botón pide una segunda pulsación.
page-all-settings = Todos los ajustes
page-as-you-like = Como a ti te gusta
page-saved = guardado
page-you-here = Tú, aquí dentro
page-no-account = Sin cuenta, sin correo. El nombre y el muñeco se quedan en este navegador.
page-light-more = Cambia el cielo, nunca las cartas.
page-sound-and-motion = Sonidos y movimiento
page-motion-more = Quieto: nada vuela; un anillo marca el lugar que ha cambiado.
page-tremble = Vibrar cuando te toca
page-at-table = En la mesa
page-swipe-more = Más rápido, pero sale al momento.
page-odds = Mostrar las probabilidades
page-odds-more = Donde una mesa las sabe: la próxima carta de Exploding Kittens.
page-plain-more = Cada mesa como títulos, listas y botones.

## Quién eres

page-who-are-you = ¿Quién eres?
page-your-name = ¿Cómo te llamas?
page-your-doll = ¿Cuál de estos eres?
page-doll = Muñeco { $number }
page-doll-taken = Muñeco { $number }, ya elegido
page-save = Listo
page-name-0 = Giulia
page-name-1 = Sole
page-name-2 = Leo
page-name-3 = Bianca
page-name-4 = Elio
page-name-5 = Otto
page-name-6 = Greta
page-name-7 = Alma
page-name-8 = Rocco
page-name-9 = Dora
page-invitation = Una invitación
page-invitation-paste = Pega el enlace o el código de la mesa
page-invitation-go = Vamos
page-invitation-bad = Falta el código de la mesa: es la última parte del enlace.

## Abrir una mesa

page-seats-at-table = Sitios en la mesa
page-tap-chair = Toca un sitio para cambiarlo
page-chair = Sitio { $number }
page-chair-you = Tu sitio
page-chair-link = Enlace
page-chair-bot = Bot
page-chair-nobody = Nadie
page-chair-person = Persona con enlace
page-chair-here = Persona aquí
page-who-sits = Quién ocupa el sitio { $number }
page-how-many = Cuánta gente sois
page-bot-strength = Fuerza del bot
page-bot-of = bot, { $metal }
page-metal-0 = Estaño
page-metal-1 = Cobre
page-metal-2 = Latón
page-metal-3 = Plata
page-metal-4 = Oro
page-metal-5 = Diamante
page-metal-0-about = sabe las reglas, pero se despista a menudo.
page-metal-1-about = sigue una regla sencilla.
page-metal-2-about = va a lo práctico.
page-metal-3-about = cuenta las cartas y piensa un poco.
page-metal-4-about = ve muy lejos.
page-metal-5-about = es el más fuerte que tenemos.
page-how-it-goes = Cómo se juega
page-rest-by-rulebook = lo demás, según el reglamento
page-more-options = Más opciones
page-options-changed = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
  }
page-lay = Poner la mesa
page-lay-who = { $game }: { $who }
page-who-you = tú
page-who-people = { $count ->
    [one] 1 persona con enlace
   *[other] { $count } personas con enlace
  }
page-who-here = { $count ->
    [one] 1 persona aquí
   *[other] { $count } personas aquí
  }
page-who-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-need-seats = { $game } es para { $seats }: ahora sois { $count }
page-yes = Sí
page-no = No

## Sala de espera

page-almost = Falta poco
page-all-set = Todo listo
page-invite = Invita a quien falta
page-invite-more = Escanea el código o manda el enlace:
page-invite-only-here = Esta dirección solo se abre en este ordenador:
page-invite-lan = Los móviles de la misma wifi entran si la casa también se abre para ellos. Quien la lleva la para y la arranca así; las mesas y los sitios se quedan:
page-qr = Código QR del enlace
page-copy = Copiar
page-copied = Copiado
page-send = Enviar
page-free-chair = Sitio libre
page-sit-here = Sentarse aquí
page-sit = Sentarse
page-sit-more = sin cuenta; el sitio sigue siendo tuyo
page-just-watch = Mirar
page-stand = Levantarse
page-seat-bot = Bot en el sitio { $number }
page-remove-bot = Liberar el sitio
page-tap-bot = Toca un sitio para poner o quitar un bot
page-ready = ya tiene sitio
page-deal = Empezar
page-deal-waits = { $count ->
    [one] falta una persona
   *[other] faltan { $count } personas
  }
page-sealed = El mazo ya está sellado: huella
page-sealed-more = La página de cada cual se compromete con una pizca de azar propia antes de que se revele ninguna: así nadie puede elegir las cartas, ni siquiera quien lleva la casa y también juega.
page-committed-you = { $count ->
    [one] Tú participas en la mezcla.
   *[other] { $names } y tú participáis en la mezcla.
}
page-committed = { $names } { $count ->
    [one] participa
   *[other] participan
  } en la mezcla.
page-dealing = repartiendo: cada página añade su parte
page-left-out = Este reparto no es de fiar: falta tu parte de la mezcla.
page-left-out-more = Tu página se había comprometido, y el servidor ha repartido sin ella. Pregunta a quien lleva esta casa, o juega en otra.
page-host-deals = Cuando estéis en vuestros sitios, { $name } reparte.
page-invites-you = { $name } te invita a jugar a { $game }
page-already-here = Ya { $count ->
    [one] está aquí
   *[other] están aquí
  }: { $names }.
page-no-chair-left = La mesa está llena: puedes mirar.
page-no-table = Esta mesa ya no está.
page-turned-out = Aquí la puerta está cerrada.

## Mesa

page-opponents = Rivales
page-seat-turn = { $name }, de turno
page-away = ausente
page-your-hand = Tu mano
page-log = Diario
page-log-empty = Aún no hay nada que contar.
page-open-log = Último suceso: { $last } Abrir el diario
page-put-back = Devolver
page-pick-first = Elige qué jugar
page-key-waits = en cuanto te toque
page-skip = Toca para ir más rápido
page-turn-of = Le toca a { $name }. Ya puedes elegir.
page-watching = Estás mirando
page-watching-turn = Le toca a { $name }
page-watching-tray = Estás mirando: las manos siguen tapadas.
page-over = La partida ha terminado
page-loose = Se ha soltado el hilo.
page-loose-more = Se está atando otra vez. Ninguna jugada perdida.
page-plain-table = Mesa en palabras
page-picture-table = Mesa dibujada
page-keys = Teclas
page-keys-arrows = ← →
page-keys-arrows-does = pasan de una opción a otra
page-keys-digits = 1 – 9
page-keys-digits-does = eligen de tu mano, contando desde la izquierda
page-keys-space = Espacio
page-keys-space-does = elige lo que tiene el foco
page-keys-enter = Intro
page-keys-enter-does = juega
page-keys-escape = Esc, U
page-keys-escape-does = devuelve
page-keys-log = D
page-keys-log-does = abre el diario
page-keys-hint = H
page-keys-hint-does = pide un consejo, donde los hay
page-keys-help = ?
page-keys-help-does = muestra estas teclas

## Reglas

page-rules = Reglas
page-rule = Regla { $rule }
page-rule-unknown = Esta regla aún no tiene frase.
page-rule-read = Leerla en su lugar
page-find = Busca o escribe un número
page-find-label = Buscar en las reglas
page-found = { $at } de { $count }
page-found-none = nada
page-find-next = Siguiente
page-find-previous = Anterior
page-chapters = Capítulos
page-rule-link = Enlace a la regla { $rule }
page-mark-option = opción
page-mark-option-more = «Opción»: elige quien abre la mesa.
page-mark-ruling = decisión nuestra
page-mark-ruling-more = «Decisión nuestra»: el reglamento calla o dice dos cosas, y la casa tuvo que decidir.

## Fin

page-end = Fin de la partida
page-rematch = Revancha
page-watch-again = Volver a verla
page-game-file = Descargar
page-see-table = La mesa

## Mesa en palabras

page-plain-now = Ahora
page-plain-choices = Puedes elegir
page-plain-nothing = Nada que decidir ahora.
page-answered = Tu respuesta está dada. Puedes cambiarla mientras se esperan las demás.
page-plain-play = Jugar
page-plain-back = Devolver
page-plain-chosen = Ya elegido
page-plain-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
  }
page-plain-won-you = Ganas tú.

## Repetición

page-replay = Repetición
page-replay-move = jugada { $at } de { $count }
page-replay-deal = el reparto
page-replay-eyes = ¿Con los ojos de quién?
page-replay-eyes-of = Con los ojos de { $name }
page-replay-eyes-you = Con tus propios ojos
page-replay-all = Todas
page-replay-open = boca arriba
page-replay-slider = Jugada
page-replay-first = Al principio
page-replay-back = Jugada anterior
page-replay-forward = Jugada siguiente
page-replay-last = Al final
page-replay-play = Reproducir
page-replay-pause = Pausa
page-share-move = Copiar el enlace a esta jugada
page-download = Descargar la partida
page-no-replay = Esta partida aún no se puede volver a ver.
page-replay-mark-back = A la marca anterior
page-replay-mark-forward = A la marca siguiente
page-check-shuffle = Comprobar la mezcla
page-check-working = Un momento: rehaciendo todas las cuentas.
page-check-honest = La mezcla fue limpia.
page-check-honest-more = Se ha rehecho todo aquí, en tu dispositivo.
page-check-wrong = Aquí hay algo que no cuadra.
page-check-wrong-more = La cuenta se para en el primer paso distinto. Guarda el archivo: es la prueba.
page-check-sealed = Sellado antes de empezar
page-check-sealed-seen = El secreto encaja con el sello que este dispositivo vio antes del reparto: { $seal }.
page-check-sealed-file = El secreto encaja con el sello del archivo: { $seal }. Este dispositivo no estaba para verlo.
page-check-mixed = El azar salió de toda la mesa
page-check-mixed-more = { $count ->
    [0] La semilla sale del secreto y de la dirección de la partida.
    [one] La semilla sale del secreto, de la dirección de la partida y de aquello con lo que se había comprometido 1 sitio.
   *[other] La semilla sale del secreto, de la dirección de la partida y de aquello con lo que se habían comprometido { $count } sitios.
  }
page-check-mine = Tu parte
page-check-mine-in = Aquello con lo que este dispositivo se comprometió antes del reparto está en la semilla.
page-check-mine-none = Este dispositivo no participó en esta mezcla.
page-check-public = En la cadena pública
page-check-public-more = En el número { $number } la casa había publicado todos los compromisos antes de que se revelara nada, y luego repartió una sola vez.
page-check-drawn = Cada carta en su orden
page-check-drawn-more = { $count ->
    [one] 1 mezcla o sorteo: de la semilla sale lo mismo.
   *[other] { $count } mezclas y sorteos: de la semilla sale lo mismo.
  }
page-check-told = Cada jugada en su lugar
page-check-told-more = { $count ->
    [one] 1 jugada y todo lo contado, enlazado sin huecos.
   *[other] { $count } jugadas y todo lo contado, enlazado sin huecos.
  }
page-check-remains = Lo que ninguna cuenta puede mostrar: quien lleva esta casa ve todas las manos, puede interrumpir un reparto (la cadena pública lo muestra), puede ayudar a un sitio y, donde solo juegan bots o visitas suyas, puede elegir las cartas.
page-check-proof = Descargar la prueba

page-gallery = Galería
page-gallery-why = Esta es una posición guardada: aquí nadie puede decir por qué.

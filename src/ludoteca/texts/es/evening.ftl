# Una velada en la mesa: relojes, ausencias, palabras, pausas, entrar con una llave. Breve, cálido, concreto.

## Reloj

evening-clock = Reloj
evening-clock-about = se para mientras falta la conexión
evening-pace-none = Sin prisa
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Tu tiempo: { $time }
evening-time-of = Tiempo de { $name }: { $time }
evening-hurry = Te quedan 10 segundos

## Quién mira, quién escribe

evening-watch = Quién puede mirar
evening-watch-about = nunca las manos
evening-watch-nobody = Nadie
evening-watch-link = Quien tenga el enlace
evening-watch-all = Toda la casa
evening-listed = La mesa está en el timbre
evening-listed-true = Quien pase por casa puede sentarse.
evening-listed-false = Solo con el enlace o con sus letras.
evening-chat = En esta mesa se escribe
evening-chat-true = Palabras y caritas.
evening-chat-false = Solo caritas.
evening-hints = Mesa amistosa, con consejos
evening-hints-true = En su turno, cada cual puede preguntar qué haría un bot con lo que sabe.
evening-hints-false = Cada cual piensa por su cuenta. A solas con los bots siempre hay consejos.
evening-with-hints = mesa con consejos
evening-local = Una sola pantalla, de mano en mano
evening-local-true = Cada cual destapa su mano en su turno.
evening-local-false = Cada cual juega en su pantalla.
evening-name-of = Nombre del sitio { $number }
evening-bell-watch = en juego: mirar
evening-bell-watch-of = Mirar a { $names }: se juega a { $game }

## Ausencias

evening-away = { $name } lleva { $seconds } segundos fuera. En { $left } puede jugar un bot; al volver se recupera el sitio.
evening-away-now = { $name } lleva { $seconds } segundos fuera. Puede jugar un bot; al volver se recupera el sitio.
evening-away-clock = { $name } no está. El reloj vuelve a correr en { $left } segundos.
evening-bot-now = Que juegue un bot
evening-wait = Esperemos
evening-bot-plays = Un bot juega por { $name }
evening-bot-plays-you = Un bot está jugando por ti.
evening-return = Recuperar tu sitio

## Pausas, salidas, segundas ideas

evening-adjourn = Sigamos otro día
evening-adjourn-asked = Propuesta de { $names }: seguir otro día.
evening-adjourned = En pausa. La partida se queda en la mesa.
evening-go-on = Sigamos
evening-reopen = Reabrir la mesa
evening-reopen-about = Puedes reabrirla, tal como estaba tras la última jugada.
evening-reopen-host = Quien abrió la mesa puede reabrirla, tal como estaba tras la última jugada.
evening-play-on = Sigamos ahora
evening-leave = Dejar el sitio a un bot
evening-leave-sure = Tu sitio pasa a un bot y no vuelve. ¿Te parece bien?
evening-leave-yes = Dejar el sitio
evening-leave-no = Me quedo
evening-hurry-bots = Más rápido
evening-hurry-bots-more = los bots no hacen pausas
evening-hurried = A toda velocidad
evening-home = Salir
evening-home-more = la partida sigue
evening-take-back = Deshacer la jugada
evening-one-back = Una jugada atrás
evening-practice = práctica
evening-recorded = Esta partida es de antes de que cambiaran las reglas: se puede leer, no continuar.

## Sala de espera

evening-ready = Aquí estoy
evening-not-ready = Un momento
evening-getting-ready = se prepara
evening-remove = Pedir a { $name } que salga
evening-code = Cuatro letras para decir en voz alta
evening-side-mine = de tu lado
evening-side-other = del otro lado

## Chat

evening-talk = Chat
evening-talk-empty = Aún no ha escrito nadie.
evening-talk-field = Escribe a la mesa
evening-talk-send = Dilo
evening-talk-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
  }
evening-mute = Silenciar a { $name }
evening-unmute = Volver a oír a { $name }
evening-faces = Caritas
evening-face-0 = risa
evening-face-1 = asombro
evening-face-2 = alivio
evening-face-3 = grr
evening-face-4 = bravo
evening-face-by = { $name }: { $face }

## Una sola pantalla

evening-hand-to = Pasa la pantalla a { $name }
evening-hand-to-more = Las manos están tapadas.
evening-uncover = { $name }, destapa tu mano

## La llave de casa

evening-key = La llave de casa
evening-key-about = Abre este enlace en otro dispositivo y vuelves a ser tú. Vale una vez; quien lo tenga puede sentarse en tu sitio.
evening-key-copy = Copiar la llave
evening-key-lock = Cambiar la cerradura
evening-key-locked = Hecho: las otras llaves y los otros dispositivos ya no abren.
evening-key-found = Con este enlace ha llegado una llave
evening-key-looking = Mirando de quién es esta llave…
evening-key-becomes = Con ella, este dispositivo pasa a ser de { $name }.
evening-key-yours = Gírala solo si la has hecho tú: quien la haya hecho verá tus cartas y podrá jugar en tu lugar.
evening-key-seats = { $name } aún tiene sitio en { $count ->
    [one] 1 mesa sin acabar, que se queda atrás
   *[other] { $count } mesas sin acabar, que se quedan atrás
  }.
evening-key-back = { $name } no se pierde: desde «Como a ti te gusta» puedes volver.
evening-key-stay = Seguir como { $name }
evening-key-not-now = Ahora no
evening-key-become = Ser { $name }
evening-key-leave-and-become = Dejar los sitios y ser { $name }
evening-key-same = Es tu propia llave: aquí ya eres { $name }, y aún sirve.
evening-before = Antes, este dispositivo era de { $name }.
evening-before-back = Volver a ser { $name }
evening-forget = Olvídame
evening-forget-sure = Nombre, palabras y sitios desaparecen de esta casa, para siempre. ¿Te parece bien?
evening-forget-yes = Sí, olvídame

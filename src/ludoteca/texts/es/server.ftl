# Lo que dice la casa cuando no puede hacer algo. Breve, amable y siempre con una salida.

## En la puerta

server-unknown-host = A esta casa no se la conoce por esa dirección. Ábrela con la que mostró al arrancar.
server-foreign-page = Esta petición viene de la página de otra casa. Abre la mesa aquí y vuelve a probar.
server-https-only = Desde fuera de tu red, esta casa solo se abre por HTTPS.
server-who-are-you = Primero di quién eres: elige un nombre y un muñeco, y vuelve a probar.
server-too-many-guests = Demasiadas llegadas a la vez. Espera un minuto y entra.
server-too-many-guests-today = Hoy ha llegado muchísima gente nueva desde tu red. Quien ya estaba entra; para la gente nueva se abre mañana.
server-too-many-sockets = Hay demasiadas mesas abiertas a la vez desde tu red. Cierra alguna y vuelve a probar.
server-not-found = En esta dirección no hay nada. Desde casa se va a todas partes.
server-page-missing = La página aún no está construida. Ejecuta make y recárgala.

## Nombres

server-name-empty = Un nombre necesita al menos una letra o una cifra que se vea.
server-name-long = Ese nombre es un poco largo: caben { $most } caracteres.
server-no-such-doll = Ese muñeco no existe. Hay { $dolls } para elegir.
server-too-many-names = ¡Cuántos nombres y muñecos! Quédate con estos durante { $minutes } minutos.

## Mensajes

server-malformed = Este mensaje no se puede leer. Recarga la página.
server-too-large = Este mensaje es demasiado grande.
server-too-fast = Qué velocidad: más de { $count } acciones en { $seconds } segundos. Respira y sigue.
server-too-many-joins = Se han pedido mesas más de { $count } veces en { $seconds } segundos. Espera un momento y vuelve a probar.
server-bad-command = Una orden necesita un código de 1 a { $most } caracteres.
server-join-first = Primero siéntate a una mesa, o mira una.
server-other-table = Esta conexión lleva a otra mesa: su dirección tiene que nombrar la que pides.

## Abrir una mesa

server-no-such-game = Aquí no vive ningún juego llamado { $game }.
server-no-such-level = Ningún bot juega al nivel { $level }.
server-champions-busy = Los bots Diamante piensan mucho, y ya los hay en tantas mesas como la casa puede atender sin hacer esperar a los demás. Elige Oro, o inténtalo de nuevo cuando acabe una de esas partidas.
server-too-many-bots = Una silla es tuya: en { $seats } sillas no caben tantos bots.
server-too-many-tables = Has abierto muchas mesas. Juega en una de ellas, o espera unos minutos.
server-too-many-tables-today = Son más de las que caben en un día: hasta { $most } mesas. Juega en una de las tuyas; mañana habrá más.
server-too-many-tables-here = Hoy se han abierto muchísimas mesas desde tu red. Siéntate a una de ellas; mañana habrá más.
server-no-code-left = Ahora mismo todas las letras para mesas nuevas están dadas. Vuelve a probar en un rato.
server-hint-warming = Los consejos de este juego aún se están calentando: { $done } de { $total } partes de la casa están listas. Mientras tanto, se juega.
server-no-such-origin = No hay nada llamado { $name } desde donde seguir.
server-no-such-move = Esta partida tiene { $most } jugadas: elige un punto entre el principio y la última.
server-over-there = En ese punto la partida ya ha terminado. Elige uno anterior para seguir.
server-out-there = En ese punto este sitio está fuera de la partida. Elige otro sitio, o un punto anterior.

## Sillas

server-no-such-table = Esa mesa no existe. Pide otra vez el enlace, o abre una mesa tuya.
server-no-such-chair = En esta mesa no hay esa silla.
server-chair-taken = En esta silla ya hay alguien.
server-not-seated = No tienes sitio en esta mesa.
server-only-watching = Estás mirando esta mesa: eso solo puede hacerlo quien tiene sitio en ella.
server-host-only = Eso solo puede hacerlo quien abrió la mesa.
server-chairs-open = Aún hay sillas libres. Pon un bot, o espera a alguien.
server-already-dealt = Las cartas están repartidas: los sitios se cambian después de esta partida.
server-bad-stir = Lo que añades a la mezcla tiene hasta { $most } caracteres, todos de texto sencillo.
server-bad-commitment = Un compromiso es un hash SHA-256: 64 cifras hexadecimales.
server-commitment-late = Ese mazo ya no está en la mesa.
server-committed-already = Otra página tuya ya participa en esta mezcla.
server-nothing-to-reveal = Ahora no tienes nada que revelar.
server-bad-reveal = Eso no es aquello con lo que te habías comprometido. No cuenta.
server-dealing = Se están repartiendo las cartas. Los sitios se cambian cuando estén en la mesa.
server-deal-void = La página de { $seat } no ha respondido a tiempo. Estas cartas se tiran y el mazo se sella de nuevo: vuelve a repartir cuando ya no falte nadie.
server-not-ready = Alguien necesita aún un momento. Se reparte cuando ya no falte nadie.
server-nobody-to-remove = Ahí no hay nadie a quien pedir que se levante.
server-removed = Quien abrió esta mesa prefiere jugar sin ti. Hay otras mesas abiertas.
server-names-missing = En esta pantalla hace falta un nombre por persona: { $count ->
    [one] falta 1
   *[other] faltan { $count }
  } además del tuyo.
server-not-local = En esta mesa cada cual juega en su dispositivo.
server-no-such-code = Ninguna mesa responde a estas letras. Pide que te las repitan, una a una.
server-too-many-files = Son muchos archivos. Espera un minuto y abre el siguiente.
server-too-many-replays = Son muchas partidas que repasar. Espera un minuto y abre la siguiente.
server-too-many-chains = Has leído mucho de la cadena pública. Espera un minuto y sigue leyendo.
server-too-many-answers = Son muchas respuestas. Espera un minuto y prueba la siguiente.
server-bad-steps = Eso no es una jugada: sus pasos son números separados por puntos.
server-too-many-codes = Demasiados intentos. Espera un minuto y vuelve a probar.
server-no-watching = En esta mesa se juega sin público.

## En juego

server-not-dealt = Las cartas aún no están repartidas.
server-match-over = Esta partida ha terminado. Si quieres, juega otra.
server-not-over = Esta partida sigue en juego. Puedes jugar otra cuando termine.
server-stale-move = Mientras tanto la mesa ha avanzado. Mira otra vez y elige.
server-answered-first = Otra respuesta llegó antes y ha decidido. Mira otra vez la mesa y sigue.
server-nothing-forbids = Ahora nada lo prohíbe: adelante.
server-absent = Un bot está jugando por ti. Primero recupera tu sitio.
server-still-playing = Aún juegas: los bots hacen pausas mientras quede alguna persona en juego.
server-not-away = Un bot puede entrar cuando alguien lleva { $seconds } segundos fuera.
server-adjourned = Esta partida sigue otro día. Cuando no falte nadie, continuad.
server-somebody-missing = Aún falta alguien. Seguid cuando no falte nadie, o dejad el sitio a un bot.
server-window-open = Un momento: una carta espera respuesta. Se aplaza en cuanto la tenga.
server-nothing-to-take-back = Ahora no hay nada tuyo que deshacer.
server-told-something = Esta jugada le ha revelado algo a alguien, así que se queda.
server-no-time-left = Ya no queda tiempo para decidirlo de nuevo.
server-in-person = En este juego hay que responder en segundos, así que hay que estar presente: elige otro reloj que no sea de días por jugada.
server-days-no-pause = Con días por jugada no hay nada que aplazar: se juega cuando se quiere.
server-days-no-stand-in = En esta mesa hay días para cada jugada. Un bot entra cuando se acaban.
server-out = Ya no estás en esta partida: eso lo decide quien sigue en juego.

## Palabras

server-no-chat = En esta mesa no se escribe. Las caritas sí valen.
server-out-quiet = Quien está fuera sabe demasiado: se vuelve a escribir al final. Las caritas sí valen.
server-out-faces = Quien está fuera pone una carita de vez en cuando. Espera un poco.
server-line-empty = Aquí no hay nada que leer.
server-line-long = Es un poco largo: caben { $most } caracteres.
server-talk-fast = Son muchas cosas a la vez. Respira y sigue.
server-no-such-face = Esa carita no existe. Hay { $faces } para elegir.

## Tu llave

server-no-such-key = Esta llave no abre: quizá ya se usó, o se cambió la cerradura.
server-seats-open = Aún tienes sitio en { $count ->
    [one] una mesa
   *[other] { $count } mesas
  } aquí. Di primero que lo dejas.
server-nobody-before = Antes, este dispositivo no era de nadie más, o se cambió su cerradura.
server-locked-out = En otro dispositivo se cambió la cerradura, o pediste que se te olvidara: desde este ya no se entra.

## Partidas acabadas

server-no-such-match = Esa partida no existe.
server-still-running = Esta partida sigue en juego. Su archivo y su repetición se abren cuando termine, para que nadie pueda espiar.
server-old-rules = Las reglas han cambiado desde esta partida: se puede leer, pero no hay un archivo que la reproduzca.

## Errores nuestros

server-table-frozen = Esta mesa se ha parado por un error nuestro, y no se pierde ninguna jugada. Incidente { $incident }.
server-bot-silent = Los bots no responden. No se pierde ninguna jugada: la mesa espera y vuelve a preguntarles.
server-not-frozen = Esta mesa ya está abierta.
server-incident = Algo ha fallado por nuestra parte. Incidente { $incident }.
server-table-offline = Quien cuida de la casa ha dejado esta mesa fuera de servicio. No se pierde nada y el tiempo no corre: vuelve más tarde.
server-already-offline = Esta mesa ya está fuera de servicio.
server-not-offline = Esta mesa no está fuera de servicio.
server-restart-when = Un reinicio se anuncia al menos { $least } minuto antes y como mucho { $most } horas antes.
server-operator-link = Este enlace ya se usó, es demasiado viejo o no es de esta casa. Uno nuevo se obtiene con: ludoteca house
server-operator-only = Esto es para quien cuida de la casa. El enlace se obtiene con: ludoteca house
server-operator-private = Esta sala se abre por HTTPS o en la propia máquina del servidor: en una red otros podrían escuchar.
server-metrics-token = Estas cifras son para quien envíe el token correcto.

## El disco

server-not-stored = Ahora mismo no se ha podido guardar, así que nada ha cambiado. Vuelve a probar en un momento; el tiempo no corre para nadie.
server-not-read = Ahora mismo no se puede leer lo que esta casa recuerda. Vuelve a probar en un momento; no se pierde nada.
server-table-moved = Esta mesa acaba de pasar a otro servidor de la casa. La página la sigue sola; no se pierde nada.

## Explicar

server-no-hints = En esta mesa se juega sin consejos. Quien abre una mesa puede permitirlos para toda ella; a solas con los bots siempre los hay.
server-hint-not-now = Ahora mismo no tienes nada que decidir.
server-too-many-hints = Son muchos consejos. En { $seconds } segundos hay más.
server-no-thought = Los bots tienen ahora demasiado en que pensar. Vuelve a probar en un momento.
server-too-many-thoughts = Se repasan para ti hasta { $most } partidas a la vez. Espera a que acabe una.
server-no-hindsight = Esta partida no se puede repasar: con las reglas de hoy no se deja reproducir.

# Lo que dice la línea de órdenes.

cli-you = Tú
cli-metal-1 = Estaño
cli-metal-2 = Cobre
cli-metal-3 = Latón
cli-metal-4 = Plata
cli-metal-5 = Oro
cli-metal-6 = Diamante

## Ayuda
cli-usage = Uso:{" "}
cli-heading-options = Opciones
cli-heading-commands = Órdenes
cli-ludoteca = Una casa de juegos de cartas y losetas: juega, mira jugar a los bots, comprueba archivos de partidas.
cli-serve = Abre la casa: en esta máquina se juega en el navegador.
cli-serve-host = La dirección en la que escuchar.
cli-serve-port = El puerto; sin él, el primero libre a partir del de la casa. 0 toma cualquiera.
cli-serve-lan = Deja entrar a móviles y ordenadores de la misma wifi; muestra la dirección y un código QR.
cli-serve-data = La carpeta en la que se guardan mesas y visitas.
cli-serve-database = La dirección de una base de datos PostgreSQL, en vez de un archivo en la carpeta de datos; LUDOTECA_DATABASE dice lo mismo.
cli-serve-key = El archivo de la clave que firma las partidas, si varios servidores la comparten; si no, en la carpeta de datos.
cli-serve-allowed = Otro nombre con el que los navegadores pueden llegar a esta casa; se puede repetir.
cli-serve-proxies = Un proxy inverso, por dirección o red: se cree lo que dice de quién llega y cómo (X-Forwarded-For, X-Forwarded-Proto), y a nadie más. Se puede repetir.
cli-serve-notices = Un archivo que dice cómo avisar a quien no está: Web Push, correo. Sin él no se avisa a nadie.
cli-serve-metrics = Dice cómo está la casa, en cifras para Prometheus, en /metrics: solo a esta máquina.
cli-serve-token = Un archivo con un token: quien lo envíe lee /metrics también desde fuera.
cli-serve-open-browser = Si se abre el navegador; en un ordenador de escritorio se abre solo.
cli-games = Lista los juegos con sus sitios y las opciones de la mesa.
cli-play = Juega una partida contra bots, aquí en el terminal.
cli-play-game = Contra bots, en el terminal; durante la partida, ? da ayuda.
cli-play-seats = Cuánta gente juega, contándote a ti.
cli-play-bot = Quién juega contra ti: tin, copper, brass, silver, gold, diamond (de Estaño a Diamante), o random, greedy, thumb, search:3k, search:1s, …; una vez por bot, el último llena la mesa.
cli-play-seed = Un número que fija el reparto.
cli-play-save = Escribe aquí el archivo de la partida cuando termina o cuando te vas.
cli-arena = Hace jugar a los bots muchas partidas entre sí: con los mismos repartos, cambiando los sitios. GAME es un juego, varios separados por comas, o all. PLAYERS son tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iteraciones), search:1.2s (segundos), search:10kx2 (dos hilos), net:FILE, o una clase propia como módulo:Clase.
cli-arena-short = Hace jugar a los bots muchas partidas entre sí.
cli-arena-count = Partidas de cada encuentro.
cli-arena-everybody = Cada bot se enfrenta a todos los demás, o el primero a cada uno de los otros, sin compañía en su mesa.
cli-arena-seats = Cuántos hay en cada mesa; varios números separados por comas se juegan uno tras otro. Sin ello, el mínimo que permite el juego.
cli-arena-options = Una opción de la mesa, por ejemplo expert=true, o expert=true,false para ambas; se puede repetir.
cli-arena-seed = Un número que fija todos los repartos.
cli-arena-processes = Cuántas partidas se juegan a la vez.
cli-arena-ray = Juega en un clúster Ray: el que indica RAY_ADDRESS, si no, uno en esta máquina.
cli-arena-resume = Anota cada partida acabada en este archivo y no repite las que ya están: sigue tras una parada.
cli-arena-report = Escribe todo, partida a partida, en este archivo como JSON; - lo muestra.
cli-bench = Mide lo rápido que juega esta máquina: un juego, o todos.
cli-bench-seats = Cuántos juegan; sin ello, tres donde se pueda, si no el número más cercano, cuatro en Exploding Kittens.
cli-verify = Comprueba el archivo de una partida: jugadas, cadena, sorteos, sucesos, resultado, quién decidió, semilla y firma. El estado de salida es 0 si es coherente, 1 si no, 3 si se indicó una clave y firmó otra o ninguna.
cli-verify-short = Comprueba una partida: ¿se repartió y se jugó con honradez?
cli-verify-keys = Una clave pública de la que te fías, y el nombre que darle: NOMBRE=CLAVE, donde CLAVE es hexadecimal o un archivo que la contiene, tal como la da /key. Se puede repetir.
cli-verify-chain = Un tramo de la cadena pública de la casa que repartió, tal como lo da /api/chain: el reparto tiene que estar ahí.
cli-verify-origin = El archivo de la partida desde la que se siguió: tiene que llevar a donde empieza esta.
cli-replay = Recorre el archivo de una partida. Intro avanza, b retrocede, un número va a esa jugada, q sale.
cli-replay-short = Recorre el archivo de una partida, jugada a jugada.
cli-replay-seat = Mira con los ojos de este sitio (a, b, …); sin ello, como quien está mirando.
cli-replay-move = La jugada por la que empezar; 0 es el reparto.
cli-replay-at-once = Muestra de una vez el diario de todas las jugadas.
cli-explain = Dice por qué: una decisión con --move, o sin ello toda una partida acabada: la probabilidad de cada cual tras cada jugada, los giros decisivos, la suerte y las decisiones por separado. Cada sitio se explica con lo que podía saber.
cli-explain-short = Dice por qué: una decisión, o toda una partida acabada.
cli-explain-move = La jugada que explicar, contando desde 1.
cli-explain-seat = El sitio (a, b, …) cuyo conocimiento cuenta; sin ello, el que hizo la jugada.
cli-explain-iterations = Cuántas veces prueba la búsqueda, por cada decisión.
cli-explain-threads = En cuántas decisiones se piensa a la vez.
cli-explain-as-json = Muestra el resultado como JSON.
cli-puzzles = Acertijos: posiciones en las que una jugada es claramente la mejor. Busca más, o comprueba los que hay.
cli-puzzles-short = Encuentra acertijos en partidas de bots fuertes, o los comprueba.
cli-puzzles-mine = Juega partidas entre los bots más fuertes y conserva las decisiones en las que una jugada es claramente la mejor con todo lo que sabe su sitio. Si lo paras (Ctrl-C), lo encontrado se conserva. Un archivo que ya tiene acertijos recibe más.
cli-puzzles-mine-short = Encuentra acertijos en partidas entre bots fuertes.
cli-puzzles-mine-count = Cuántos acertijos debe tener el archivo, un tercio de cada dificultad.
cli-puzzles-mine-minutes = Para tras estos minutos, sean cuantos sean los encontrados.
cli-puzzles-mine-processes = Cuántas partidas se juegan a la vez.
cli-puzzles-mine-seed = Un número que fija todas las partidas; otro encuentra otros acertijos.
cli-puzzles-mine-out = El archivo de acertijos.
cli-puzzles-check = Vuelve a plantear acertijos sacados por sorteo, con una búsqueda más profunda y semillas nunca usadas. Sin FILES, los de la casa.
cli-puzzles-check-short = Vuelve a plantear los acertijos con una búsqueda más profunda.
cli-puzzles-check-depth = Cuántas veces más a fondo que cuando se encontró el acertijo.
cli-puzzles-check-sample = Cuántos acertijos se sortean, de todos los archivos juntos.
cli-puzzles-check-seed = Un número que fija los sorteos y las búsquedas.
cli-puzzles-check-processes = Cuántos acertijos se plantean a la vez.
cli-learn = Enseña un juego a una red: juega contra sí misma, en mesas de todos los tamaños, y de vez en cuando muestra cómo le va contra los bots de la casa. Hace falta PyTorch: pip install "ludoteca[learn]". La red que sale juega sin él, en la arena como net:FILE.
cli-learn-short = Enseña un juego a una red haciéndola jugar contra sí misma.
cli-learn-minutes = Durante cuánto tiempo aprende. Si se vuelve a lanzar con la misma carpeta, sigue donde estaba.
cli-learn-folder = Dónde se guardan el punto de control, la red y la curva.
cli-learn-seats = Aprender solo en mesas de este tamaño, con las opciones habituales: es más rápido. Sin ello, en todas las mesas del juego.
cli-learn-card = Aprender en una tarjeta NVIDIA (hace falta el extra cuda) o en el procesador; sin ello, en una tarjeta si la hay.
cli-learn-exam = Partidas de cada examen, contra cada bot.
cli-push-key = Escribe en FILE una clave nueva, con la que los servicios push reconocen esta casa. Los navegadores se suscriben con ella: consérvala, o todo el mundo tendrá que volver a activar los avisos.
cli-push-key-short = Crea la clave para Web Push.
cli-push-key-done = La clave está en { $file }, y solo tú puedes leerla. Indícala en el archivo para serve --notices.
cli-push-key-impossible = No se puede escribir una clave en { $file }: { $reason }.
cli-house = Muestra un enlace a la página de quien cuida de una casa abierta: qué funciona, mesas detenidas, reinicios. Se hace con la clave de la carpeta de datos y se abre una sola vez, en un plazo de cinco minutos.
cli-house-short = Muestra el enlace a la página de gestión.
cli-house-data = La carpeta en la que la casa guarda su clave.
cli-house-key = El archivo de la clave, si varios servidores la comparten; si no, en la carpeta de datos.
cli-house-address = Dónde responde la casa.
cli-house-link = Abre este enlace antes de { $minutes } minutos; se abre una sola vez: { $link }
cli-house-no-key = No existe la clave { $file }. Indica la carpeta correcta con --data, o el archivo con --key.
cli-house-impossible = La clave { $file } no se puede leer: { $reason }. Prueba con la cuenta que ejecuta la casa.
cli-house-bad-address = { $address } no es la dirección de una casa. Prueba: ludoteca house --address https://games.example.org
cli-backup = Copia en FOLDER todo lo que la casa recuerda, también mientras se juega. La copia es a su vez una carpeta para serve --data.
cli-backup-short = Copia todo lo que la casa recuerda, también mientras se juega.
cli-backup-data = La carpeta que copiar; si no se da, la de la casa.
cli-restore = Pone una copia en el lugar de lo que la casa recuerda. Antes se comprueba: se lee cada mesa y se reproduce cada partida en juego. Con la casa abierta no se puede; lo que había se aparta, nunca se borra.
cli-restore-short = Pone una copia en el lugar de lo que la casa recuerda.
cli-restore-data = La carpeta de la casa; si no se da, la suya.
cli-move = Lleva todo lo que una casa recuerda a otro sitio: de una carpeta de datos a PostgreSQL, o al revés. La casa tiene que estar cerrada. Al final se compara todo; una mudanza interrumpida sigue donde se quedó. El sitio viejo se queda como está.
cli-move-short = Muda una casa de su archivo a PostgreSQL, o al revés.
cli-move-source = Dónde está: una carpeta de datos o postgresql://…
cli-move-target = Adónde va: una carpeta nueva o una base vacía.
cli-warm = Compila todos los juegos ya, y no al jugar el primero.
cli-option-lang = El idioma. Sin ello, el del entorno.
cli-option-help = Muestra esta ayuda y sale.
cli-option-version = Muestra la versión y sale.

## Qué falla
cli-try-help = Prueba: { $command }
cli-no-such-command = No existe la orden «{ $name }»
cli-no-such-option = No existe la opción { $name }
cli-missing = Falta { $name }
cli-bad-value = { $name } no puede ser eso: { $reason }
cli-no-such-game = Ningún juego se llama «{ $name }». Están: { $games }. Prueba: ludoteca games
cli-no-such-seat = No existe el sitio «{ $letter }»: los sitios van de a hasta { $last }.
cli-bad-option-text = «{ $text }» no es una opción de la mesa. Se escribe NOMBRE=VALOR, por ejemplo expert=true. Prueba: ludoteca games
cli-bad-player = Ningún bot se llama «{ $text }». Prueba tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iteraciones) o search:1.2s (segundos).
cli-no-such-level = { $game } no tiene ningún bot de nivel { $level }. El más fuerte es { $best }.
cli-bad-budget = «{ $text }» no es algo que se pueda dar a una búsqueda. Prueba search:10k, search:1.2s o search:10kx2 (dos hilos); como mucho 100 millones de iteraciones, 60 segundos y 64 hilos.
cli-explain-unfinished = Esta partida aún no ha acabado, así que no tiene historia completa. Prueba: --move { $count }
cli-explain-no-such-move = No existe la jugada { $number }: este archivo tiene las decisiones 1 a { $last }. Prueba: --move { $last }
cli-file-missing = El archivo { $file } no se puede leer: { $reason }. Prueba: ludoteca play kariba --save { $file }
cli-save-impossible = El archivo { $file } no se puede escribir: { $reason }. Prueba otro lugar con --save.
cli-serve-bad-proxy = { $proxy } no es una dirección ni una red. Prueba: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = El token de { $file } se puede adivinar: necesita al menos { $least } letras y cifras sin espacios. Prueba: openssl rand -hex 32
cli-serve-port-taken = La casa no puede abrir en { $host }, puerto { $port }: { $reason }. Prueba: ludoteca serve --port 0
cli-backup-itself = Una copia no puede estar en la carpeta que copia: { $folder }. Elige otra.
cli-backup-impossible = { $data } no se puede copiar a { $folder }: { $reason }. Prueba otra carpeta, o indica la correcta con --data.
cli-backup-postgresql = Esta casa guarda sus mesas en PostgreSQL: cópialas con pg_dump --format=custom, y server.key al lado. docs/hosting.md dice cómo.
cli-restore-impossible = { $backup } no se puede poner en { $data }: { $reason }. Lo que había no se ha borrado.
cli-restore-postgresql = Esta casa guarda sus mesas en PostgreSQL: recupera un volcado con pg_restore en una base vacía. docs/hosting.md dice cómo.
cli-move-impossible = { $source } no se puede llevar a { $target }: { $reason }. La casa vieja está como estaba; la misma orden sigue donde se quedó.
cli-serve-no-data = La casa no puede usar sus datos en { $data }: { $reason }. Si la base de datos está dañada, una copia se recupera con: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = La clave de { $file } no se puede usar: { $reason }. Indica otro archivo con --key.
cli-arena-players-few = Una arena necesita dos o más bots distintos. Prueba: ludoteca arena kariba greedy random
cli-bad-own-bot = «{ $text }» no puede jugar: { $reason }. Prueba módulo:Clase, una clase con un método choose, importable desde esta carpeta.
cli-arena-bad-seats = «{ $text }» no es un número de sitios. Prueba --seats 2 o --seats 2,4
cli-arena-no-ray = Ray no está instalado aquí. Prueba: pip install "ludoteca[ray]", o quita --ray para usar todos los núcleos de esta máquina.
cli-arena-not-a-journal = El archivo { $file } no es el diario de una arena, y se ha quedado como estaba. Prueba otro nombre con --resume.
cli-arena-bad-journal = El diario { $file } no se puede usar: { $reason }. Prueba otro nombre con --resume.
cli-arena-no-report = El archivo { $file } no se puede escribir: { $reason }. Prueba otro lugar con --json.
cli-learn-no-torch = PyTorch no está instalado aquí. Prueba: pip install "ludoteca[learn]"
cli-learn-no-card = Aquí no hay ninguna tarjeta NVIDIA que se pueda usar. Prueba: --no-card
cli-learn-no-folder = { $file } no se puede escribir: { $reason }. Prueba otro lugar con --folder.
cli-learn-bad-checkpoint = { $file } no es un punto de control para { $game } tal como está aquí, y ha quedado como estaba. Prueba otro lugar con --folder.
cli-learn-narrower = { $file } contiene una red de { $width } neuronas por capa y solo puede seguir con esa anchura. Para ensancharla partiendo solo de la red, aparta el punto de control.
cli-learn-too-wide = Una red de { $width } neuronas por capa es demasiado grande para { $game }. Prueba con menos neuronas o capas.
cli-learn-other-layers = { $file } contiene una red de { $width } neuronas por capa (capas: { $layers }), y no puede seguir más estrecha ni con otras capas. Para empezar de cero, prueba otro lugar con --folder.
cli-learn-own-rival = { $file } es justo lo que este curso escribiría, así que no puede ser su rival. Prueba una copia en otro lugar, u otro lugar con --folder.
cli-puzzles-no-file = El archivo { $file } no se puede escribir: { $reason }. Prueba otro lugar con --out.
cli-puzzles-not-writable = ahí no se puede escribir
cli-puzzles-other-game = El archivo { $file } contiene acertijos de { $game } y se ha quedado como estaba. Prueba otro nombre con --out.
cli-play-too-many = { $count } bots y tú no cabéis en { $seats } sitios. Indica menos bots, o pide más sitios con --seats.

## Jugar
cli-play-hello = Tu sitio es { $letter }. Escribe el número de una jugada, o la jugada misma. ? ayuda, q deja la mesa.
cli-play-help =
    Un número: esa jugada de la lista.
    Una jugada tal como se escribe, con o sin tu letra: 7x2 o { $letter } 7x2.
    why 7x3: por qué una jugada no está permitida.
    El número de una regla, como KA-522: la regla en una frase.
    Intro o table: la mesa otra vez. log: todo lo que ha pasado. q: dejar la mesa.
cli-play-legal = { $move } está permitida.
cli-play-left = Te has ido antes del final.
cli-play-saved = El archivo de la partida es { $file }.
cli-play-more = Las demás jugadas se escriben enteras.

## Mirar archivos
cli-verify-no-key = En { $file } no hay ninguna clave pública. Una clave tiene 64 cifras hexadecimales: NOMBRE=CLAVE, o un archivo que la contiene.
cli-verify-other-origin = { $file } no es la partida desde la que este archivo dice que se siguió.
cli-verify-known = Coherente, y firmado con la clave de { $name }: { $key }
cli-verify-unknown = Coherente, y firmado con una clave que no has indicado: { $key } (compárala con /key en la dirección de la casa, o indícala con --key)
cli-verify-consistent = Coherente; su origen no está probado: nadie lo ha firmado.
cli-verify-broken = No es coherente: este archivo no es el acta de una partida tal como se jugó.
cli-replay-at = Jugada { $number } de { $count }: { $move }
cli-replay-deal = El reparto, antes de { $count } jugadas

## Juegos, compilación, arena, medidas
cli-games-seats = { $counts } personas
cli-warm-waiting = Mirando en la caché…
cli-warm-part = { $game }: compilando { $part } ({ $number } de { $count })
cli-warm-first = Primero se compila { $game }; pasa una sola vez y tarda un minuto o así.
cli-warm-failed = { $game } no se puede compilar aquí.
cli-play-cold = El juego aún no está compilado: se empieza ya, y los bots que buscan juegan a ojo hasta que lo esté.
cli-play-warm = El juego está compilado: desde ahora los bots juegan como los elegiste.
cli-warm-done = { $seconds ->
    [one] Compilado en 1 segundo.
   *[other] Compilado en { $seconds } segundos.
}
cli-warm-already = Ya estaba todo compilado.
cli-backup-done = Copiado en { $file } ({ $size } KB). Contiene los secretos de las partidas en juego: guárdalo en un lugar seguro.
cli-restore-reading = Leyendo { $backup }…
cli-restore-read = { $read } de { $of } mesas y partidas leídas
cli-restore-done = Recuperado en { $data }: mesas { $tables }, partidas { $matches }, jugadas { $moves }.
cli-restore-running = { $running ->
    [0] No había ninguna partida en juego.
    [one] 1 partida sigue
   *[other] { $running } partidas siguen
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , todo reproducido hasta ese punto.
       *[other] ; de ellas, { $told } se pueden leer, pero no continuar con las reglas de hoy.
    }
  }
cli-restore-kept-key = La copia no tiene server.key, así que se queda el que había.
cli-restore-aside = Lo que había antes está en { $aside }.
cli-move-moved = { $table }: { $done } de { $of } filas
cli-move-same = { $table }: { $rows } filas, { $digest }, igual en los dos sitios
cli-move-done = Mudanza a { $target } terminada, y no falta nada. Lo que hay en { $source } ya no hace falta; guárdalo hasta que hayas echado un vistazo.
cli-move-key = La clave que firma las partidas es un archivo: { $file }. La necesita cada servidor de esta casa, en su carpeta de datos o con --key.
cli-move-no-key = En { $folder } todavía no hay clave. Copia ahí { $file } de esta casa antes de abrirla; si no, firmará las partidas con una clave nueva.
cli-serve-ready = La casa está abierta: { $address }
cli-arena-playing = { $game }
cli-arena-player = Bot
cli-arena-games = Partidas
cli-arena-rate = Victorias
cli-arena-interval = Intervalo 95 %
cli-arena-fair = Parte equitativa: { $rate }
cli-arena-shared = Compartidas
cli-arena-score = Puntos medios
cli-arena-against = Por delante de
cli-arena-rating = Valoración
cli-arena-faced = { $player } contra
cli-arena-table = { $game }, { $seats } sitios{ $options }
cli-arena-together = Todo junto

## Acertijos
cli-puzzles-mining = { $game }: acertijos encontrados
cli-puzzles-mined = { $file } contiene { $count } acertijos: { $easy } fáciles, { $medium } medios, { $hard } difíciles. Esta vez se han encontrado { $found }.
cli-puzzles-checking = Una búsqueda más profunda
cli-puzzles-game = Juego
cli-puzzles-asked = Planteados
cli-puzzles-agreed = De acuerdo
cli-puzzles-rate = Proporción
cli-puzzles-all = Todos
cli-puzzles-disagrees = { $game }, { $name }: la búsqueda más profunda juega { $move }.
cli-bench-what = Qué
cli-bench-value = Lo mejor de 5
cli-bench-running = Midiendo { $game }…
cli-bench-fast = Jugadas al azar, un núcleo, repartos incluidos, generador rápido
cli-bench-fast-games = Partidas al azar, lo mismo
cli-bench-secure = Jugadas al azar, un núcleo, repartos incluidos, ChaCha20
cli-bench-secure-games = Partidas al azar, lo mismo
cli-bench-search = Iteraciones de búsqueda desde la apertura, partidas al azar hasta el final, un hilo
cli-bench-search-two = Lo mismo con dos hilos
cli-bench-search-best = Iteraciones de búsqueda tal como juegan los bots, un hilo
cli-bench-gold = Lo que piensa Oro antes de la primera jugada
cli-bench-match = Jugadas con Match en Python: sucesos, sorteos, comprobaciones
cli-bench-first = Desde el import hasta la primera jugada de un proceso nuevo

## Explicar
cli-explain-at = Jugada { $number } de { $count }: { $move }
cli-explain-stands = { $seat } gana con { $chance }, por lo que este sitio podía saber.
cli-explain-made = hecha
cli-explain-expected = Después se espera: { $moves }
cli-explain-thinking = Pensándolo
cli-explain-number = Jugada
cli-explain-move-made = Hecha
cli-explain-deal = reparto
cli-explain-cost = Regalado
cli-explain-turning = ◆ Giro decisivo, jugada { $number }: { $move }
cli-explain-player = Quién juega
cli-explain-start = En el reparto
cli-explain-luck = Suerte
cli-explain-decisions = Decisiones
cli-explain-result = Resultado
cli-explain-knew = Suerte y decisiones en puntos de probabilidad de ganar, con lo que cada sitio podía saber.

## Learning
cli-learn-begins = { $game }: desde cero. Las primeras cifras llegan en uno o dos minutos.
cli-learn-goes-on = Se sigue desde { $file }: { $steps } millones de pasos hasta ahora.
cli-learn-mark = { $minutes } min, { $steps } millones de pasos. Proporción de victorias: { $shares }
cli-learn-done = La red está en { $file }. Prueba: ludoteca arena { $game } net:{ $file } copper --games 400

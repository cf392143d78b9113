# The operator's page: how the house does. Fetched when somebody looks.

house-title = Entre bastidores
house-now = { $time }, se actualiza sola
house-locked = Esta sala es para quien cuida de la casa
house-locked-more = En el servidor, escribe ludoteca house y abre el enlace que aparece. Se abre una sola vez, en un plazo de cinco minutos.
house-well = La casa está bien.
house-unwell = Ahora mismo no se puede guardar nada. Las mesas esperan y el tiempo no corre para nadie.
house-gone = La casa no responde. La página vuelve a preguntar sola.
house-frozen-wait = { $count ->
    [one] Una mesa detenida te espera.
   *[other] { $count } mesas detenidas te esperan.
}
house-tables = { $count ->
    [one] 1 mesa en memoria
   *[other] { $count } mesas en memoria
}
house-pages = { $count ->
    [one] 1 página abierta
   *[other] { $count } páginas abiertas
}
house-seats = { $count ->
    [one] 1 sitio
   *[other] { $count } sitios
}
house-frozen = Mesas detenidas
house-frozen-about = se detienen solas si algo no cuadra
house-frozen-none = Ninguna: todo cuadra.
house-frozen-since = detenida: { $when }
house-frozen-move = Última jugada buena: { $move }.
house-reopen = Reabrir desde la jugada { $move }
house-copy = Copiar el número
house-copied = Copiado
house-frozen-note = Reabrir devuelve la mesa a la última jugada buena y la muestra a quienes juegan allí. El error está en el registro, con ese número. Aquí no se ven nombres, cartas ni charlas.
house-process = Este proceso
house-process-about = cada proceso cuenta lo suyo
house-others = Otros procesos
house-other-silent = última señal de vida hace { $time }
house-others-note = Lo que haces aquí vale para todos. Cada uno muestra sus cifras, sus mesas detenidas y sus sucesos.
house-since = abierto desde: { $when }
house-state-fine = tranquilo
house-state-busy = cargado, pero aguanta
house-state-ill = no se puede guardar nada
house-state-cold = aún compila: { $done } de { $total }
house-label-playing = Mesas en juego
house-label-pages = Páginas abiertas
house-label-load = Carga de un núcleo
house-label-memory = Memoria
house-label-bots = Bots pensando
house-label-waiting = Decisiones en espera
house-label-database = Base de datos
house-label-writer = Escrituras en espera
house-label-actions = Órdenes desde el inicio
house-label-refused = Rechazadas
house-of = { $count } de { $all }
house-timings = Tiempos
house-timings-about = última hora, este proceso
house-timing-action = Una jugada llega a todo el mundo
house-timing-bot = Un bot decide
house-timing-recall = Se recupera una mesa
house-timing-commit = Se escribe en el disco
house-limit = límite { $time }
house-half = la mitad
house-most = 95 de 100
house-nearly = 99 de 100
house-nothing-yet = nada todavía
house-offline = Dejar una mesa fuera de servicio
house-offline-count = { $count ->
    [one] 1 está fuera de servicio
   *[other] { $count } están fuera de servicio
}
house-offline-field = La dirección de la mesa o sus letras
house-find = Buscar
house-table-waiting = espera gente
house-table-playing = hay una partida en curso
house-table-over = la partida ha terminado
house-table-elsewhere = abierta en { $process }
house-take-offline = Dejarla fuera de servicio
house-put-back = Devolverla al servicio
house-offline-since = fuera de servicio desde: { $when }
house-offline-note = Quien esté en la mesa lee una frase y la mesa se cierra. Hasta que la devuelvas al servicio, nadie entra y el tiempo no corre, ni siquiera tras un reinicio.
house-restart = Anunciar un reinicio
house-restart-none = ninguno anunciado
house-restart-at = anunciado para las { $time }
house-restart-when = Cuándo
house-restart-two = En 2 minutos
house-restart-quarter = En 15 minutos
house-restart-night = A las 4 de la madrugada
house-restart-preview = Así lo lee quien juega
house-announce = { $count ->
    [one] Anunciar a 1 página
   *[other] Anunciar a { $count } páginas
}
house-announce-all = Anunciar a todas las páginas
house-withdraw = Retirar el anuncio
house-restart-note = Se puede retirar hasta el último momento. La casa no se reinicia sola: eso te toca a ti.
house-diary = Últimamente
house-diary-opened = La casa abrió
house-diary-frozen = Mesa detenida, { $game }, incidente { $incident }
house-diary-reopened = Mesa reabierta, { $game }
house-diary-offline = Mesa fuera de servicio, { $game }
house-diary-back = Mesa de nuevo en servicio, { $game }
house-diary-announced = Reinicio anunciado
house-diary-withdrawn = Anuncio retirado
house-notes = Encontrado al iniciar
house-leave = Cerrar esta sala
house-locking = Cerrando la sala…
house-not-locked = La casa no ha respondido: en este navegador la sala no está cerrada. Inténtalo otra vez.

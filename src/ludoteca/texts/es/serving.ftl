# Lo que dice el servidor en el terminal cuando no puede arrancar.

serving-data-in-use = Otro servidor ya guarda sus mesas en { $folder }. Usa ese, o dale a este una carpeta propia con --data.
serving-log-damaged = El registro de la base de datos estaba dañado: { $moves ->
    [one] falta 1 jugada ya confirmada
   *[other] faltan { $moves } jugadas ya confirmadas
  }, en las mesas { $tables }. El registro tal como se encontró está junto a la base de datos; ludoteca restore recupera una copia.
serving-half-restored = En { $folder } se interrumpió la recuperación de una copia. Prueba otra vez: ludoteca restore; lo que había antes está al lado.
serving-copy-there = En { $folder } ya hay una casa o una copia de una casa, que se queda como está. Elige una carpeta nueva; para recuperar una copia está ludoteca restore.
serving-restore-itself = { $folder } no se puede recuperar a partir de sí misma. Indica la carpeta de una copia.
serving-no-copy = En { $folder } no hay ninguna copia: falta ludoteca.sqlite. Indica una carpeta hecha por ludoteca backup.
serving-copy-in-use = En { $folder } hay una casa abierta. Haz antes una copia con ludoteca backup, y recupera esa.
serving-copy-damaged = La copia de { $folder } no está íntegra, así que no se ha cambiado nada. Usa una anterior.
serving-copy-newer = La copia de { $folder } viene de una Ludoteca más nueva, así que no se ha cambiado nada. Instala antes esa versión.
serving-moves-missing = En partidas de las mesas { $tables } faltan jugadas intermedias. Se pueden leer, pero no continuar; ludoteca restore recupera una copia.
serving-notices-wrong = Los avisos no se pueden configurar con { $file }: { $reason }.
serving-database-bad-address = Esa no es la dirección de una base de datos PostgreSQL. Escríbela así: { $example }. En una contraseña, escribe @ como { $escaped }.
serving-database-no-driver = Esta Ludoteca aún no sabe hablar con PostgreSQL: falta el controlador. Prueba: pip install "{ $extra }"
serving-database-unreachable = No se llega a { $database }: { $reason }. Mira si PostgreSQL está en marcha y deja entrar a esa cuenta.
serving-database-too-old = { $database } es PostgreSQL { $version }. Ludoteca necesita la { $oldest } o una más nueva.
serving-database-read-only = Desde aquí { $database } solo se puede leer. Si es una réplica, indica la principal; si no, permite a esa cuenta escribir y crear tablas.
serving-database-half-migrated = { $database } no está completa: falta una parte de lo que Ludoteca guarda ahí. Recupera un volcado o indica una base vacía.
serving-database-newer = { $database } es de una Ludoteca más nueva, así que nada ha cambiado. Instala esa versión.
serving-database-half-moved = La mudanza a { $database } se interrumpió. Repite el mismo ludoteca move: sigue donde se quedó.
serving-move-not-empty = En { $target } ya hay algo, que se queda como está. Indica una carpeta nueva o una base vacía.
serving-move-other = En { $target } está la mitad de otra casa, no de { $source }. Sigue con aquella o indica otro sitio.
serving-move-open = En { $place } hay una casa abierta. Ciérrala antes: faltaría lo que se juegue mientras tanto.
serving-move-no-house = En { $place } no hay ninguna casa. Indica una carpeta de datos o la dirección de una base que tenga una.
serving-move-differs = Lo que llegó a { $target } no es lo que salió de { $source }: { $tables }. La casa vieja no ha cambiado; vacía el sitio nuevo y repite la mudanza.

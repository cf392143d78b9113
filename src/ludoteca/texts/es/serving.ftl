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

# What the server says in the terminal when it cannot start.

serving-data-in-use = Another server already keeps its tables in { $folder }. Use that one, or give this one a folder of its own with --data.
serving-log-damaged = The log of the database was damaged: { $moves ->
    [one] 1 move that was acknowledged is missing
   *[other] { $moves } moves that were acknowledged are missing
  }, at the tables { $tables }. The log as it was found lies beside the database; ludoteca restore brings a backup back.
serving-half-restored = Putting a backup in place was broken off in { $folder }. Try: ludoteca restore, once more; what was there before lies beside it.
serving-copy-there = { $folder } holds a house or a copy of one already, which stays as it is. Choose a new folder; to bring a copy back there is ludoteca restore.
serving-restore-itself = { $folder } cannot be restored from itself. Name the folder of a backup.
serving-no-copy = There is no backup in { $folder }: it holds no ludoteca.sqlite. Name a folder that ludoteca backup made.
serving-copy-in-use = A house is open in { $folder }. Make a backup of it first, with ludoteca backup, and restore that.
serving-copy-damaged = The backup in { $folder } does not hold together, so nothing was changed. Take an earlier one.
serving-copy-newer = The backup in { $folder } comes from a newer Ludoteca, so nothing was changed. Install that version first.
serving-moves-missing = In matches at the tables { $tables } moves are missing in between. They can be read, but not played on; ludoteca restore brings a backup back.
serving-notices-wrong = Notices cannot be set up from { $file }: { $reason }.
serving-database-bad-address = That is not the address of a PostgreSQL database. Write it like this: { $example }. In a password, write @ as { $escaped }.
serving-database-no-driver = This Ludoteca cannot talk to PostgreSQL yet: the driver is missing. Try: pip install "{ $extra }"
serving-database-unreachable = { $database } cannot be reached: { $reason }. Look whether PostgreSQL runs there and lets this user in.
serving-database-too-old = { $database } is PostgreSQL { $version }. Ludoteca needs { $oldest } or newer.
serving-database-read-only = { $database } can only be read from here. If it is a standby, name the main one; otherwise let this user write and create tables.
serving-database-half-migrated = { $database } is not whole: part of what Ludoteca keeps there is missing. Bring a dump back, or name an empty database.
serving-database-newer = { $database } belongs to a newer Ludoteca, so nothing was changed. Install that version.
serving-database-half-moved = Moving to { $database } was broken off. Run the same ludoteca move again: it goes on where it stopped.
serving-move-not-empty = { $target } holds something already, which stays as it is. Name a new folder or an empty database.
serving-move-other = { $target } holds half of another house, not of { $source }. Go on with that one, or name another place.
serving-move-open = A house is open in { $place }. Stop it first: what is played meanwhile would be missing.
serving-move-no-house = There is no house in { $place }. Name a data folder, or the address of a database that holds one.
serving-move-differs = What arrived in { $target } is not what left { $source }: { $tables }. Nothing of the old house has changed; empty the new place and move again.

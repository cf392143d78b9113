# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = Het huis herstart om { $time }. De partij blijft bewaard en de klokken staan zolang stil.

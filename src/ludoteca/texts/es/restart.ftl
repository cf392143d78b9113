# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = La casa se reinicia a las { $time }. La partida se conserva y, mientras tanto, los relojes se detienen.

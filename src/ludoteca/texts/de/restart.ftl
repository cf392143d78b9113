# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = Das Haus startet um { $time } neu. Eure Partie bleibt erhalten, und die Uhren stehen so lange still.

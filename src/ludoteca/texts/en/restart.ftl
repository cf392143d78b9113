# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = The house restarts at { $time }. Your match is kept, and clocks stand still meanwhile.

# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = Домът се рестартира в { $time }. Партията се пази, а часовниците през това време са спрени.

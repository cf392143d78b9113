# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = La maison redémarre à { $time }. La partie est conservée, et les horloges s’arrêtent pendant ce temps.

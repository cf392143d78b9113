# La lengua misma: el nombre con el que se ofrece a quien la lee, y según qué costumbres se escriben números, listas y fechas
# (un locale, tal como lo conocen los navegadores y la línea de órdenes).

language-name = Español
language-locale = es-ES

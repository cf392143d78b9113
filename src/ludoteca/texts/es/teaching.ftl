# Aprender un juego: el juego en un minuto, y la ayuda discreta de la primera partida. Las palabras de los juegos están en sus archivos.

teaching-how = ¿Cómo se juega?
teaching-how-of = { $game } en un minuto
teaching-how-ticket = Un minuto en imágenes. Luego las reglas, si hacen falta.
teaching-aim = A qué se juega
teaching-skip = Saltar
teaching-next = Seguir
teaching-back = Atrás
teaching-done = Entendido
teaching-try = Quiero probar
teaching-try-more = la lección, cuatro minutos
teaching-try-rule = Probarla
teaching-picture = Imagen { $at } de { $count }: { $title }
teaching-pictures = Imágenes
teaching-tip = Un consejo.
teaching-your-turn = Te toca

## La primera partida
teaching-first = Para tu primera partida
teaching-first-offer = ¿Primera vez con { $game }?
teaching-first-learn = Enséñame
teaching-first-minute = En un minuto
teaching-first-known = Ya sé jugar
teaching-first-stop = No más ayuda en este juego
teaching-first-setting = Ayuda en la primera partida
teaching-first-setting-more = Qué acaba de pasar, por qué regla, y qué es un número cuando lo tocas. Cada vez menos, hasta que acabes una partida.

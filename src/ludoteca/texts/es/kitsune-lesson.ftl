# La lección de Kitsune: para cada parada de lesson.json un título, qué hacer y qué se dice de una jugada buena, mala o cualquier otra.

kitsune-lesson-colours-title = Cuentan los colores
kitsune-lesson-colours = Leo y tú sois Zenko, azul; los otros dos sitios son Yako, naranja. Cada color se suma, lo juegue quien lo juegue: juega el 3 azul.
kitsune-lesson-colours-done = Azul 6, naranja 3: el clan del color más fuerte avanza su peón la diferencia, 3 casillas. Hasta el 2 azul que jugó Yako ha contado para ti.
kitsune-lesson-colours-orange = Una carta naranja cuenta para Yako, aunque sea de tu mano: ahora avanza su peón. Juega una azul.
kitsune-lesson-colours-else = Gana el azul, pero por menos, y el peón solo avanza la diferencia. Juega el 3 azul.

kitsune-lesson-give-title = El intercambio
kitsune-lesson-give = Tras cada reparto, antes de la primera baza, cada cual da una carta boca abajo a alguien de su clan. Da una cualquiera a Leo.
kitsune-lesson-give-done = Las cartas cambian de mano todas a la vez; te llega el 5 azul. Las manos son secretas también en el clan, y no se habla de ellas. Entre seis se da al sitio siguiente del clan en sentido horario; entre dos, nada.

kitsune-lesson-lead-title = Abres tú
kitsune-lesson-lead = Empieza quien tiene la ficha de Líder, luego una carta por sitio en sentido horario, de cualquier color: nadie tiene que seguir el tuyo. Suelta el 1 naranja.
kitsune-lesson-lead-done = 6 a 6: con totales iguales nadie avanza. Ahora abre el sitio siguiente en sentido horario, gane quien gane. Cuando se acaban las manos se vuelve a repartir; los peones se quedan donde están.
kitsune-lesson-lead-katana = Una Katana destruye una carta que ya está ahí. Como primera carta de una baza no encuentra ninguna y se desperdicia: juega el 1 naranja.
kitsune-lesson-lead-else = Para abrir vale cualquier carta, pero las buenas rinden más cuando ves qué hay. Una naranja hay que jugarla alguna vez: juega el 1 naranja.

kitsune-lesson-award-title = Cuatro casillas
kitsune-lesson-award = Yako ha avanzado 6 casillas. Si un peón avanza 4 o más de una vez, el otro clan recibe una ficha de Poder: la que quiera de las libres, para quien quiera del clan. Toma Bloqueo, para ti.
kitsune-lesson-award-done = Solo puedes usarla tú, una vez, desde la próxima baza. Las otras: +3 a un color que elijas, Oculta protege tu carta, Descarte te da una carta de la última baza, Cambio de color intercambia los colores.
kitsune-lesson-award-mate = Ahora Bloqueo está delante de Leo, y solo Leo puede usarla. Tómala para ti.
kitsune-lesson-award-else = El clan puede elegir cualquier ficha libre, pero a Yako solo le faltan 4 casillas. Bloqueo es lo que detiene a un peón: tómala, para ti.

kitsune-lesson-block-title = Usa una ficha
kitsune-lesson-block = El naranja va ganando 9 a 1, y a Yako le bastan 4 casillas. Juega cualquier carta junto con Bloqueo: quien gane esta baza no avanza.
kitsune-lesson-block-done = Yako gana la baza y se queda donde está; sin avance tampoco hay ficha. Bloqueo queda fuera hasta la próxima ronda; las no usadas se conservan. Un clan que tiene una no recibe otra.
kitsune-lesson-block-bare = Sin Bloqueo, Yako avanza la diferencia, llega al final y gana la ronda. Pon la ficha con tu carta.

kitsune-lesson-katana-title = La Katana
kitsune-lesson-katana = Has jugado una Katana: destruye al momento una carta numerada que esté boca arriba delante de otra persona. Corta el 6 naranja.
kitsune-lesson-katana-done = El 6 se da la vuelta y ya no cuenta: azul 4, naranja 1. Las cartas especiales no se cortan, ni las tuyas. Si el único número es de alguien de tu clan, tiene que ser ese.
kitsune-lesson-katana-mate = Era el 4 azul de Leo, los únicos puntos de tu clan: el naranja gana 7 a 0. Corta el 6 naranja.
kitsune-lesson-katana-else = El 6 naranja sigue contando, y Yako avanza. Corta la carta que más pesa.

kitsune-lesson-hidden-title = A cubierto
kitsune-lesson-hidden = Marta, después de ti, espera con una Katana. Abre con el 6 azul bajo tu ficha Oculta: queda boca abajo hasta el final de la baza.
kitsune-lesson-hidden-done = La Katana no ha encontrado número que cortar. Al final tu 6 se ha descubierto: 6 a 3. Se puede ocultar cualquier número, y un Kitsune Blanco; una Katana o un Kitsune Negro, no.
kitsune-lesson-hidden-bare = Boca arriba, la Katana ha cortado tu 6 y Yako avanza. Juégalo bajo la ficha Oculta.
kitsune-lesson-hidden-else = Se puede, pero solo el 6 azul puede ganar esta baza, y solo Oculta lo salva de la Katana: juégalos juntos.

kitsune-lesson-white-title = Kitsune Blanco
kitsune-lesson-white = El naranja va ganando 11 a 1. Juega el Kitsune Blanco: en esta baza el azul cuenta como naranja y el naranja como azul.
kitsune-lesson-white-done = 11 a 1 para ti, 10 casillas, así que Yako recibe una ficha. Cambian todas las cartas de la baza, también las posteriores y un +3. Dos Kitsune Blancos se anulan; la ficha Cambio de color cuenta como uno.
kitsune-lesson-white-six = Tu carta más alta no basta: 11 a 7, y Yako avanza 4. Juega el Kitsune Blanco.
kitsune-lesson-white-else = Yako avanza la diferencia, llega al final y gana la ronda. Juega el Kitsune Blanco.

kitsune-lesson-bound-title = Kitsune Negro
kitsune-lesson-bound = Yako ha jugado un Kitsune Negro: tú, que vas después, tienes que jugar un número de su color, naranja, si tienes. Juega el menor.
kitsune-lesson-bound-done = Has cumplido y aun así has ganado, 5 a 3. Sin números naranjas podías jugar cualquier cosa. Tu Kitsune Negro pide azul a quien sigue; como última carta de una baza no obliga a nadie.
kitsune-lesson-bound-six = Has cumplido, pero le has dado seis puntos a Yako, que avanza. El 1 naranja cumple igual de bien.

kitsune-lesson-finish-title = El final
kitsune-lesson-finish = Cada clan ha ganado una ronda, y a tu peón le faltan 4 casillas. Juega el 4 azul.
kitsune-lesson-finish-done = El peón llega y la ronda acaba al momento; con dos rondas se gana la partida. Tras la primera, los peones vuelven a la salida, las fichas usadas quedan libres, y abre alguien del clan ganador.
kitsune-lesson-finish-short = Gana el azul, pero la diferencia es menor que 4: el peón no llega. Juega el 4 azul.
kitsune-lesson-finish-else = Una carta naranja trabaja para Yako, a quien le bastan 2 casillas. Juega el 4 azul.

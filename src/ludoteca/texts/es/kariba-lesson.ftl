# La lección de Kariba: qué hacer en cada parada, qué ha salido de ello y por qué probar otra vez.

kariba-lesson-water-title = Al agua
kariba-lesson-water = Los animales se juntan en el agua, cada especie en su lugar: juega cualquier carta de tu mano.
kariba-lesson-water-done = Ahí está, y tu mano vuelve a tener cinco. En cada turno se juega algo: nadie puede pasar.

kariba-lesson-several-title = Varias a la vez
kariba-lesson-several = Un turno, un animal: juega cuantas cartas suyas quieras, nunca de dos especies. Juega las dos jirafas.
kariba-lesson-several-done = Dos jirafas en el agua: con una más, sea de quien sea, son una manada.
kariba-lesson-several-one = Una jirafa ha ido, la otra sigue en tu mano; las dos pueden ir en un turno.
kariba-lesson-several-else = Eso se puede, pero ahí no tiene compañía; dos jirafas a la vez acercan la manada.

kariba-lesson-herd-title = Tres ahuyentan
kariba-lesson-herd = Tres iguales son una manada, y una manada ahuyenta: juega la jirafa que has robado y mira quién huye.
kariba-lesson-herd-done = Tres jirafas han ahuyentado a las dos cebras, y sus cartas son tuyas: dos puntos. Una manada no puede contenerse: siempre ahuyenta.
kariba-lesson-herd-else = No ha huido nadie, porque menos de tres iguales no ahuyentan; la tercera jirafa forma una manada.

kariba-lesson-strongest-title = El más fuerte de los débiles
kariba-lesson-strongest = El número es la fuerza. Una manada ahuyenta a una sola especie, la del número inferior más cercano: gana las cuatro suricatas.
kariba-lesson-strongest-done = Tres cebras han ahuyentado a las cuatro suricatas: de las especies más débiles que la cebra, la suya era la más fuerte en el agua.
kariba-lesson-strongest-leopards = Tres leopardos ahuyentan a la especie más fuerte por debajo de la suya, las cebras: dos cartas, y las cuatro suricatas se quedan.
kariba-lesson-strongest-else = No ha huido nadie, porque menos de tres iguales no ahuyentan; cebras o leopardos serían tres, pero ¿quién se lleva las suricatas?

kariba-lesson-mouse-title = El ratón y el elefante
kariba-lesson-mouse = El más pequeño ahuyenta al más grande: junta tres ratones y mira huir a los elefantes.
kariba-lesson-mouse-done = Tres ratones han ahuyentado a los tres elefantes: tres puntos.
kariba-lesson-mouse-elephants = Cuatro elefantes ahuyentan a la especie más fuerte por debajo de la suya, y es un solo rinoceronte: un punto, mientras que tu ratón gana tres.
kariba-lesson-mouse-else = No ha huido nadie, porque menos de tres iguales no ahuyentan; tu ratón sería el tercero.

kariba-lesson-only-elephants-title = Solo elefantes
kariba-lesson-only-elephants = Los ratones solo ahuyentan a los elefantes: ¿quién gana las tres cebras?
kariba-lesson-only-elephants-done = Tres jirafas han ahuyentado a tres cebras; los ratones solo pueden esperar a un elefante.
kariba-lesson-only-elephants-mice = Tres ratones, pero ningún elefante en el agua: no ha huido nadie, y no has ganado nada.
kariba-lesson-only-elephants-else = No ha huido nadie, porque menos de tres iguales no ahuyentan; ¿qué animal más fuerte que la cebra tiene ya dos en el agua?

kariba-lesson-again-title = La manada se queda
kariba-lesson-again = Una manada se queda en el agua y vuelve a ahuyentar cada vez que crece; las demás descansan. Añade una jirafa a las tres.
kariba-lesson-again-done = Cuatro jirafas han ahuyentado a las dos cebras que habían llegado. Solo ahuyenta el animal recién jugado, y las jirafas se quedan.
kariba-lesson-again-else = Solo ahuyenta el animal recién jugado: el de tu carta no llega a tres, y las jirafas descansan.

kariba-lesson-end-title = La última carta
kariba-lesson-end = El mazo se ha agotado: ya no se roba, y quien se queda sin cartas acaba la partida. Juega las dos cebras.
kariba-lesson-end-done = La última huida aún cuenta: cada carta ganada es un punto, las de las manos y las del agua no valen, y con 12 a 10 ganas.
kariba-lesson-end-one = Dos cebras no ahuyentan a nadie, y aún tienes una carta: la partida sigue, y otra persona puede llevarse las suricatas.

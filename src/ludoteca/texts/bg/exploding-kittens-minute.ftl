# Exploding Kittens за минута: заглавие и изречение за всяка картинка от minute.json; -tip, където картинката завършва със съвет.

exploding-kittens-minute-about-title = За какво става дума
exploding-kittens-minute-about = Двама до петима теглят поред от една купчина. В нея има котета, които експлодират: с едно по-малко от играчите.
exploding-kittens-minute-aim-title = Каква е целта
exploding-kittens-minute-aim = Който изтегли коте и няма Обезвреждане, експлодира и отпада. Печели последният оцелял играч.
exploding-kittens-minute-turn-title = Един ход
exploding-kittens-minute-turn = Играй колкото карти искаш или нито една; после изтегли една. Тегленето завършва хода ти.
exploding-kittens-minute-defuse-title = Обезвреди и скрий
exploding-kittens-minute-defuse = Всеки започва с Обезвреждане и още седем карти. То те спасява веднъж, а ти криеш котето в купчината.
exploding-kittens-minute-nope-title = Хватката: „Не!“
exploding-kittens-minute-nope = „Не!“ спира току-що изиграна карта, в хода на когото и да е. „Не!“ срещу „Не!“ я пуска пак.
exploding-kittens-minute-cats-title = Котките и крадецът
exploding-kittens-minute-cats = Две еднакви карти крадат случайна, три искат карта по име. Котаракът крадец иска Котка и остава там.
exploding-kittens-minute-end-title = Краят
exploding-kittens-minute-end = Пропускане и Атака завършват хода без теглене; след Атака следващият има два хода. Печели последният оцелял играч.
exploding-kittens-minute-end-tip = Погледни, преди да теглиш, и пази Пропускане или Атака за онова, което видиш.

# The lesson of Kariba: what to do at each station, what it led to, and why another try.

kariba-lesson-water-title = To the water
kariba-lesson-water = Animals meet at the water, each kind at its own place: put any card of your hand down.
kariba-lesson-water-done = There it stands, and your hand fills up to five again. Every turn you put something down: nobody may pass.

kariba-lesson-several-title = Several at once
kariba-lesson-several = One turn, one animal: play as many of its cards as you like, never two kinds. Put both giraffes down.
kariba-lesson-several-done = Two giraffes stand at the water: with one more, whoever plays it, they are a herd.
kariba-lesson-several-one = One giraffe went, the other stayed in your hand; both may go down in one turn.
kariba-lesson-several-else = That is allowed, but it stands there alone; two giraffes at once bring a herd closer.

kariba-lesson-herd-title = Three chase
kariba-lesson-herd = Three of a kind are a herd, and a herd chases: play the giraffe that you have drawn, and see who runs.
kariba-lesson-herd-done = Three giraffes chased both zebras away, and their cards are yours: two points. A herd cannot hold back, it always chases.
kariba-lesson-herd-else = Nobody ran, for fewer than three of a kind chase nobody; a third giraffe makes a herd.

kariba-lesson-strongest-title = The strongest weaker one
kariba-lesson-strongest = The number is the strength. A herd chases one kind only, the nearest lower number at the water: take the four meerkats.
kariba-lesson-strongest-done = Three zebras chased all four meerkats: of those weaker than a zebra, they were the strongest at the water.
kariba-lesson-strongest-leopards = Three leopards chase the strongest that is weaker, and those are the zebras: two cards, and the four meerkats stay.
kariba-lesson-strongest-else = Nobody ran, for fewer than three of a kind chase nobody; zebras or leopards would be three, but who of them gets the meerkats?

kariba-lesson-mouse-title = Mouse and elephant
kariba-lesson-mouse = The smallest chases the biggest: make the mice three, and see the elephants run.
kariba-lesson-mouse-done = Three mice chased all three elephants: three points.
kariba-lesson-mouse-elephants = Four elephants chase the strongest that is weaker, and that is one rhino: one point, where your mouse takes three.
kariba-lesson-mouse-else = Nobody ran, for fewer than three of a kind chase nobody; your mouse would be the third.

kariba-lesson-only-elephants-title = Elephants only
kariba-lesson-only-elephants = Mice chase elephants and nobody else: who takes the three zebras?
kariba-lesson-only-elephants-done = Three giraffes chased three zebras; mice can only wait for an elephant.
kariba-lesson-only-elephants-mice = Three mice, but no elephant at the water: nobody ran, and you took nothing.
kariba-lesson-only-elephants-else = Nobody ran, for fewer than three of a kind chase nobody; which animal here is stronger than a zebra, with two at the water?

kariba-lesson-again-title = A herd stays
kariba-lesson-again = A herd stays at the water and chases again each time it grows; other herds rest. Add a giraffe to the three.
kariba-lesson-again-done = Four giraffes chased the two zebras that had come since. Only the animal just played chases, and the giraffes stay.
kariba-lesson-again-else = Only the animal just played may chase: your card found fewer than three of its kind, and the giraffes rested.

kariba-lesson-end-title = The last card
kariba-lesson-end = The pile is empty, so nobody draws any more, and whoever has no card left ends the game: play both zebras.
kariba-lesson-end-done = The last chase still counts: each card taken is a point, those in hands and at the water are none, and 12 to 10 wins.
kariba-lesson-end-one = Two zebras chase nobody, and you still hold a card: the game goes on, and somebody else may take the meerkats.

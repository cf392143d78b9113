# The lesson of Exploding Kittens: for every station of lesson.json a title, what to do, and what is said of a right, a wrong and any other move.

exploding-kittens-lesson-draw-title = Play, then draw
exploding-kittens-lesson-draw = In your turn you play as many cards as you like, or none; then you draw one, and that ends the turn. Draw.
exploding-kittens-lesson-draw-done = An Exploding Kitten! Your Defuse had to be played and is used up; without one you would be out. Any other card would have gone into your hand, and your turn would be over.
exploding-kittens-lesson-draw-skip = Skip ends a turn without a draw: keep it for a turn in which you fear a kitten. Draw.

exploding-kittens-lesson-hide-title = Hide the kitten
exploding-kittens-lesson-hide = After a Defuse the kitten goes back into the pile, where you like, and nobody else learns where. Put it on top.
exploding-kittens-lesson-hide-done = Your turn was over; Marta, who is next, drew the kitten, had no Defuse and exploded: out of the game, hand and kitten discarded. The last one left wins.
exploding-kittens-lesson-hide-mine = Two cards above it, two players before you: with your next draw you met your own kitten, and had no Defuse left. Put it on top.
exploding-kittens-lesson-hide-else = That is allowed, and your secret; some day somebody draws it. On top, the next player does: put it there.

exploding-kittens-lesson-future-title = Look first
exploding-kittens-lesson-future = Two of the nine cards in the pile are kittens, and you have no Defuse. Play See the Future: you alone look at the top three.
exploding-kittens-lesson-future-done = The next card is a kitten! The three stay as they lie. And it is still your turn: a card you play does not end it, unless it says so.
exploding-kittens-lesson-future-draw = You drew without looking: a kitten, no Defuse, and you are out. Play See the Future first.
exploding-kittens-lesson-future-skip = Safe, but you were in the dark. Look first: play See the Future.
exploding-kittens-lesson-future-else = A pair steals a card, but you still have to draw, without knowing what comes. Play See the Future.

exploding-kittens-lesson-skip-title = Do not draw
exploding-kittens-lesson-skip = Draw now and you explode. Play Skip: your turn ends without a draw.
exploding-kittens-lesson-skip-done = Marta drew the kitten instead, had a Defuse and hid it again, nobody else knows where. A Shuffle would have mixed the pile, but then you would still have had to draw.
exploding-kittens-lesson-skip-draw = You knew it: the kitten lay on top, and you are out. Play Skip.
exploding-kittens-lesson-skip-else = A pair steals a card, but does not end your turn: you would still have to draw the kitten. Play Skip.

exploding-kittens-lesson-nope-title = Nope!
exploding-kittens-lesson-nope = Leo attacks you: no draw for Leo, two turns for you. A Nope stops a card just played, even when it is not your turn. Say Nope.
exploding-kittens-lesson-nope-done = The Attack is stopped and stays discarded; Leo’s turn went on, and Leo had to draw. A Nope stops any card or combination, but never a kitten, a Defuse, a draw or the Cat Burglar.
exploding-kittens-lesson-nope-let = Now Leo is done without drawing, and you have to take two turns in a row. Say Nope.

exploding-kittens-lesson-nope-back-title = Nope to the Nope
exploding-kittens-lesson-nope-back = You played a Favor: Marta has to give you a card and may choose which. But Marta said Nope. Nope that Nope.
exploding-kittens-lesson-nope-back-done = Two Nopes: the Favor is on again, and you got Marta’s only card, a Defuse. An even number of Nopes lets a card act, an odd one stops it. Of several at once only the nearest clockwise is used.
exploding-kittens-lesson-nope-back-let = One Nope stands: the Favor is stopped, its card is lost, and you get nothing. Nope the Nope.

exploding-kittens-lesson-pair-title = Two alike
exploding-kittens-lesson-pair = One Cat alone does nothing. Two equal cards steal a card at random from a player you choose: play your two Rainbow-Ralphing Cats.
exploding-kittens-lesson-pair-done = The stolen card is yours, and only you two know it. Any two equal cards make a pair, two Skips too, and do nothing else then; two different Cats do not. Your turn goes on.
exploding-kittens-lesson-pair-else = The draw ended your turn, and the pair was not played. Play the two equal cards first.

exploding-kittens-lesson-three-title = Three alike
exploding-kittens-lesson-three = Three equal cards ask a player for a card by name. Everybody was dealt a Defuse: ask Marta for it, with your three Cattermelons.
exploding-kittens-lesson-three-done = It was there, so it had to be handed over. If it is not, you get nothing, and your three cards are gone all the same. There are no other combinations.
exploding-kittens-lesson-three-pair = A pair takes a card at random, and it was not the Defuse. Play all three, and name it.
exploding-kittens-lesson-three-lacked = Leo has no Defuse any more: you got nothing, and your three cards are gone. Ask Marta.
exploding-kittens-lesson-three-draw = A kitten, and no Defuse: you are out. Get a Defuse first, with your three equal cards.
exploding-kittens-lesson-three-else = You may ask anybody for any card. But what saves you is a Defuse, and Marta has one.

exploding-kittens-lesson-burglar-title = The Cat Burglar
exploding-kittens-lesson-burglar = Leo sent you the Cat Burglar and got a Tacocat of yours. In your turn, before you draw, you may send it on and ask somebody for a certain Cat: get your Tacocat back.
exploding-kittens-lesson-burglar-done = You have a pair again. The Burglar stays where it went. It costs no card, no Nope stops it, and it may be kept for a later turn. If its holder explodes, it leaves the game.
exploding-kittens-lesson-burglar-lacked = Marta has no Tacocat: you get nothing, and the Burglar stays there all the same. You know who has yours: Leo.
exploding-kittens-lesson-burglar-draw = Your turn is over, and the Burglar was not sent: it only goes before you draw.
exploding-kittens-lesson-burglar-else = Allowed, but that is not your Tacocat. Send the Burglar to Leo, who has it.

exploding-kittens-lesson-attack-title = Attack
exploding-kittens-lesson-attack = You are under attack: two turns to take. Skip takes away only one of them. Play Attack: your turns go to the next player, and two more.
exploding-kittens-lesson-attack-done = Marta exploded in the second of four turns; the others fall away. You are the last one left, and win. In an ordinary turn an Attack gives two turns. A Defuse, like a Skip, ends just one.
exploding-kittens-lesson-attack-skip = Skip took away one turn; another is left, and you have to draw in it. Play Attack.
exploding-kittens-lesson-attack-draw = One turn is over, another is left. Play Attack, and both are gone.

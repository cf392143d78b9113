# Exploding Kittens in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

exploding-kittens-minute-about-title = What it is about
exploding-kittens-minute-about = Two to five draw from one pile, in turn. In it lie kittens that explode: one fewer than there are players.
exploding-kittens-minute-aim-title = What you play for
exploding-kittens-minute-aim = Whoever draws a kitten and has no Defuse explodes and is out. The last one left wins.
exploding-kittens-minute-turn-title = A turn
exploding-kittens-minute-turn = Play as many cards as you like, or none; then draw one. The draw ends your turn.
exploding-kittens-minute-defuse-title = Defuse and hide
exploding-kittens-minute-defuse = Everybody starts with a Defuse and seven other cards. It saves you once, and you hide the kitten in the pile.
exploding-kittens-minute-nope-title = The trick: Nope
exploding-kittens-minute-nope = A Nope stops a card just played, in anybody’s turn. A Nope to the Nope sets it going again.
exploding-kittens-minute-cats-title = Cats and the Burglar
exploding-kittens-minute-cats = Two equal cards steal one at random, three ask for one by name. The Cat Burglar asks for a Cat, and stays there.
exploding-kittens-minute-end-title = The end
exploding-kittens-minute-end = Skip and Attack end a turn without a draw; after an Attack the next one takes two. Whoever is left over wins.
exploding-kittens-minute-end-tip = Look before you draw, and keep a Skip or an Attack for what you see.

# Kitsune in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

kitsune-minute-about-title = What it is about
kitsune-minute-about = Two clans of foxes race: Zenko is blue, Yako orange. Two, four or six play; team-mates never sit side by side.
kitsune-minute-aim-title = What you play for
kitsune-minute-aim = The first pawn at the end of the track, 13 steps, wins the round for its clan; two rounds win the game.
kitsune-minute-turn-title = A trick
kitsune-minute-turn = One card each, clockwise from the Leader, of any colour: that is a trick. Two players play two each, then draw two.
kitsune-minute-colours-title = Colours, not players
kitsune-minute-colours = All blue cards count for Zenko, all orange ones for Yako, whoever played them; the higher total moves by the difference.
kitsune-minute-specials-title = Special cards
kitsune-minute-specials = Katana: cuts a number. White Kitsune: swaps the colours. Black: the next player must play your clan’s colour.
kitsune-minute-tokens-title = Power tokens
kitsune-minute-tokens = A pawn moved four steps or more? The other clan gets a Power token, to be used once, together with a card.
kitsune-minute-end-title = The end
kitsune-minute-end = A pawn at the end of the track ends the round at once, and both go back to the start. The clan with two rounds wins.
kitsune-minute-end-tip = You will have to play the other clan’s colour too: do it where it does least harm.

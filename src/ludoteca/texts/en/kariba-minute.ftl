# Kariba in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

kariba-minute-about-title = What it is about
kariba-minute-about = Eight animals drink at one waterhole: from the mouse, number 1, to the elephant, number 8.
kariba-minute-aim-title = What you play for
kariba-minute-aim = Whoever chases off the most animals wins: each card you take is a point, large or small.
kariba-minute-turn-title = A turn
kariba-minute-turn = You play one or more cards of one animal, chase if you can, and draw back up to five.
kariba-minute-three-title = The trick: three
kariba-minute-three = Three alike chase off all animals of the nearest lower number, and you keep them.
kariba-minute-mouse-title = Mouse and elephant
kariba-minute-mouse = The smallest scares the largest: three mice chase the elephants, and nobody else.
kariba-minute-end-title = The end
kariba-minute-end = When the pile is gone, whoever plays their last card ends the game, and the cards taken are counted.
kariba-minute-end-tip = Think twice before you leave two alike at the water: whoever comes next can make them three.

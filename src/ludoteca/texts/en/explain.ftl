# Why a move: reasons in the words of each game, chances, luck and decisions.

## What is said of any move
explain-forced = There is nothing else to choose.
explain-alone = Everything else soon turned out worse.
explain-ahead = { $points ->
    [one] 1 point of win chance ahead of the next best move.
   *[other] { $points } points of win chance ahead of the next best move.
}
explain-close = Other moves are about as good.

## Kariba
kariba-explain-risk = { $risk ->
    [0] nothing is left there that a single card could chase.
    [one] but whoever adds { kariba-explain-hunter } takes 1 card.
   *[other] but whoever adds { kariba-explain-hunter } takes { $risk } cards.
}
kariba-explain-hunter = { $hunter ->
    [1] a mouse
    [2] a meerkat
    [3] a zebra
    [4] a giraffe
    [5] an ostrich
    [6] a leopard
    [7] a rhino
   *[8] an elephant
}
kariba-explain-chase = { $herd } { kariba-animals } chase { kariba-prey-counted }, yours at once; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] A single { kariba-animal } chases nobody yet;
    [2] Two { kariba-animals } chase nobody yet;
   *[other] { $now } { kariba-animals } find nobody to chase;
} { kariba-explain-risk }
kariba-explain-open = Take the open { kariba-animal }: you then hold { $count }, and { $there ->
    [0] none is at the water yet.
    [one] 1 is at the water.
   *[other] { $there } are at the water.
}
kariba-explain-pile = An unknown card promises more than those that lie open; { $pile ->
    [one] 1 is left in the pile.
   *[other] { $pile } are left in the pile.
}

## Exploding Kittens
exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] the next card is harmless, and you know it
       *[other] the next card explodes, and you know it
    }
    [odds] for all you know the next card explodes with { $percent } %
   *[plain] { $kittens ->
        [0] no card of the { $pile } left explodes
        [one] 1 of the { $pile } cards left explodes
       *[other] { $kittens } of the { $pile } cards left explode
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] you hold no Defuse
    [one] you hold 1 Defuse
   *[other] you hold { $defuses } Defuses
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}You still owe { $owed } turns.
}
exploding-kittens-explain-draw = Draw: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Skip now: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Attack: { $to } draws instead, more than once; { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Look first: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Shuffle: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }. Afterwards nobody knows the order.
exploding-kittens-explain-hand = { $cards ->
    [one] who holds 1 card
   *[other] who holds { $cards } cards
}
exploding-kittens-explain-favor = Ask { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Steal from { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Ask { $to }, { exploding-kittens-explain-hand }, for { exploding-kittens-title }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = { $to } has { exploding-kittens-title } with { $chance } %, for all you know; the Cat Burglar costs no card.
exploding-kittens-explain-nope = { $aim ->
    [mine] Nope back: your card is worth it.
    [you] Nope: this is aimed at you.
   *[others] Nope: it is better stopped.
} { $nopes ->
    [one] It is your only Nope.
   *[other] You hold { $nopes } Nopes.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Let it pass: you hold no Nope.
    [one] Let it pass: your only Nope is worth more later.
   *[other] Let it pass: your { $nopes } Nopes are worth more later.
}
exploding-kittens-explain-put = { $depth ->
    [0] On top: { $to } draws it next, unless something comes between.
    [one] Below 1 of { $pile } cards: only you know it.
   *[other] Below { $depth } of { $pile } cards: only you know it.
}
exploding-kittens-explain-give = Give { exploding-kittens-title }: it is what you will miss least.

## Boss Kito
boss-kito-explain-rival = { $stand ->
    [ahead] { $own } bananas against the { $other } of { $seat }: ahead
    [level] { $own } bananas, as many as { $seat }: a tie, nobody gets it
   *[behind] { $own } bananas against the { $other } of { $seat }: still behind
}
boss-kito-explain-turns = { $turns ->
    [0] The stalls close with this turn.
    [one] 1 turn follows before the stalls close.
   *[other] { $turns } turns follow before the stalls close.
}
boss-kito-explain-play = For { boss-kito-benefit } on { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Tokens for { boss-kito-benefit } on { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = Change { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} for new ones: what you hold fits the stalls badly. { boss-kito-explain-turns }
boss-kito-explain-draw = Draw: you hold { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
}, and more cards win later stalls. { boss-kito-explain-turns }
boss-kito-explain-take = Take tokens: they decide majorities that are close. { boss-kito-explain-turns }
boss-kito-explain-pass = Nothing else is possible.
boss-kito-explain-give = The start card for { $to }: whoever starts shows first, whoever is last answers.

## Bossa
bossa-explain-left = { $left ->
    [one] you then hold 1 tile
   *[other] you then hold { $left } tiles
}, { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = With this you win.
bossa-explain-place = { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
} on { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] Your line then has { $groups } of { $most } groups.
   *[other] The other line then has { $groups } of { $most } groups.
}
bossa-explain-stack = Stack { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
}: { bossa-explain-left }, and no arm grows.
bossa-explain-redraw = Redraw: this tile fits nowhere soon; { $unseen ->
    [one] 1 tile is still unseen.
   *[other] { $unseen } tiles are still unseen.
}
bossa-explain-swap = Swap: it helps you and takes a tile from { $seat }, who holds { $other }.
bossa-explain-fit = { $white } of your { $tiles } tiles have white pips, { $black } black ones; the dice show { $high } and { $low }.
bossa-explain-white = White: { bossa-explain-fit }
bossa-explain-black = Black: { bossa-explain-fit }
bossa-explain-first = Move first: { bossa-explain-fit }
bossa-explain-doubler = The Doubler: { bossa-explain-fit }
bossa-explain-inverter = The Inverter: { bossa-explain-fit }

## Kitsune
kitsune-explain-track = { $left ->
    [one] Your pawn has 1 step to go,
   *[other] Your pawn has { $left } steps to go,
} the other one { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] your clan leads the trick { $ours } to { $other }
    [level] the trick is level at { $ours }
   *[behind] your clan trails { $ours } to { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] no card follows
    [one] 1 card follows
   *[other] { $cards } cards follow
}
kitsune-explain-play = With { kitsune-card } { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = After this strike { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = A card of this trick lies face down; with { kitsune-card } { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = { kitsune-card } first; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] This ends the trick: { $steps ->
        [one] 1 step for your clan.
       *[other] { $steps } steps for your clan.
    }
    [theirs] This ends the trick with only { $steps ->
        [one] 1 step for the other clan.
       *[other] { $steps } steps for the other clan.
    }
   *[nobody] This ends the trick, and nobody moves.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] This ends the trick, and your clan wins the round.
   *[theirs] This ends the trick; the other clan wins the round whatever you do.
}
kitsune-explain-give = Give { kitsune-card } to { $to }, who can do more with it. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } for { $to }. { kitsune-explain-track }
kitsune-explain-leader = Let { $to } lead. { kitsune-explain-track }
kitsune-explain-fetch = Fetch { kitsune-card }: it serves you best in this deal. { kitsune-explain-track }

## At the table and in a replay
explain-percent = { $percent } %
explain-interval = between { $low } and { $high } %
explain-hint = Hint
explain-hint-thinking = One moment, thinking it over.
explain-hint-foot = Chances to win, with what you know. Tap a move to pick it; you still play it yourself.
explain-pick = Pick this move
explain-made = played
explain-then = Then probably { $moves }
explain-tab-move = The move
explain-tab-luck = Luck or choices
explain-tab-log = Log
explain-waiting = Other matches are being thought over; this one is next.
explain-warming = The bots that think this over are still warming up; it begins by itself.
explain-working = Thinking every decision over again: { $done } of { $total }
explain-of = { $name }:
explain-turning = Turning point.
explain-gave = { $points ->
    [one] The move played gives away 1 point.
   *[other] The move played gives away { $points } points.
}
explain-best = Nothing better was found.
explain-as-good = The move played is about as good.
explain-deal = The cards are dealt. Go on to see the first decision.
explain-curve = Move, on the curve of everybody’s chances
explain-standing = { $name } { $percent } %
explain-player = Player
explain-luck = luck (cards)
explain-decisions = choices (moves)
explain-from-to = { $start } % → { $result } %
explain-luck-foot = Points of win chance, from the deal to the result. What a choice gives away falls to the others; all the rest is luck. Estimates, with what each could know.
explain-numbers = All numbers
explain-number = Move

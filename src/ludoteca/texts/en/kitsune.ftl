# Kitsune. Log sentences stand after the player's name and have no subject of their own.

kitsune = Kitsune
kitsune-about = Two clans of foxes: every colour counts, whoever plays it. In pairs, fours or sixes.
kitsune-aim = Bring your clan’s pawn to the end of the track: the higher total of a trick moves its pawn by the difference. Two rounds win.

kitsune-card = { $card ->
    [B1] blue 1
    [B2] blue 2
    [B3] blue 3
    [B4] blue 4
    [B5] blue 5
    [B6] blue 6
    [O1] orange 1
    [O2] orange 2
    [O3] orange 3
    [O4] orange 4
    [O5] orange 5
    [O6] orange 6
    [Wh] White Kitsune
    [Bk] Black Kitsune
    [Ka] Katana
   *[none] a card face down
}
kitsune-kind = { $card ->
    [0] blue 1
    [1] blue 2
    [2] blue 3
    [3] blue 4
    [4] blue 5
    [5] blue 6
    [6] orange 1
    [7] orange 2
    [8] orange 3
    [9] orange 4
    [10] orange 5
    [11] orange 6
    [12] White Kitsune
    [13] Black Kitsune
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Block
    [hidden] Hidden
    [discard] Discard
   *[change] Change Colour
}
kitsune-clan = { $clan ->
    [B] Zenko (blue)
   *[O] Yako (orange)
}
kitsune-colour = { $clan ->
    [B] blue
   *[O] orange
}
kitsune-side = { $side ->
    [B] blue
   *[O] orange
}

## Options
kitsune-option-trackSteps = Length of the Wisdom track
kitsune-option-trackSteps-13 = 13 steps
kitsune-option-trackSteps-5 = 5 steps
kitsune-option-trackSteps-8 = 8 steps
kitsune-option-trackSteps-10 = 10 steps
kitsune-option-trackSteps-20 = 20 steps
kitsune-option-clanOfP0 = Clan of the first seat
kitsune-option-clanOfP0-blue = Zenko, blue
kitsune-option-clanOfP0-orange = Yako, orange
kitsune-option-clanOfP0-random = Drawn by lot
kitsune-option-roundLeader = Who leads later rounds
kitsune-option-roundLeader-randomInWinningClan = One of the winning clan, drawn by lot
kitsune-option-roundLeader-clanChooses = The winning clan chooses
kitsune-option-tokenOnRoundEnd = Token for the trick that ends a round
kitsune-option-tokenOnRoundEnd-true = It gives one like any other
kitsune-option-tokenOnRoundEnd-false = It gives none
kitsune-option-showHistory = Earlier tricks
kitsune-option-showHistory-false = Remember them yourself
kitsune-option-showHistory-true = Those of this deal are shown
kitsune-option-clanDecision = Who decides for a clan
kitsune-option-clanDecision-speaker = Its speaker
kitsune-option-clanDecision-anyMember = Whoever answers first

## What happened
kitsune-clans = Clans alternate round the table; the first seat is { kitsune-clan }.
kitsune-began = Round { $number } begins; { $seat } leads. The track has { $steps } steps.
kitsune-dealt = In hand: { $cards }.
kitsune-dealt-again = All cards have been played: { $seat } shuffles and deals anew.
kitsune-left-over = Discards the card left over.
kitsune-chose = Chosen to give: { kitsune-card }.
kitsune-exchanged = All have given a card to a team-mate. { $seat } leads.
kitsune-gave = { kitsune-card }, given to { $to }.
kitsune-played = { kitsune-card }.
kitsune-played-token = { kitsune-card } with the { kitsune-token } token.
kitsune-played-plus = { kitsune-card } with +3, { kitsune-side } side up.
kitsune-hid = A card face down, under the Hidden token.
kitsune-hid-card = { kitsune-card }, face down under the Hidden token.
kitsune-looks = Looks at the cards of the last trick.
kitsune-looked = The cards to choose from: { $cards }.
kitsune-no-discards = The discard pile is still empty: the Discard token does nothing.
kitsune-fetched = Takes one of them, unseen by the others.
kitsune-fetched-card = Taken from the discards: { kitsune-card }.
kitsune-struck = Destroys a card of { $to }: { kitsune-card }.
kitsune-no-target = No card to destroy: the Katana does nothing.
kitsune-binds = { $seat } must play { kitsune-colour } if there is any.
kitsune-binds-nobody = As the last card the Black Kitsune binds nobody.
kitsune-revealed = Turned up: { kitsune-card }.
kitsune-turned = The colours change places.
kitsune-turned-twice = The exchanges of colour cancel each other.
kitsune-scored = Blue { $blue }, orange { $orange }.
kitsune-tied = Equal totals: nobody moves.
kitsune-blocked = { kitsune-clan } wins the trick, but Block keeps the pawn where it is.
kitsune-moved = { kitsune-clan } moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, to { $now } of { $steps }.
kitsune-round-won = { kitsune-clan } wins round { $number }. { $count ->
    [one] One Round Victory card.
   *[other] { $count } Round Victory cards.
}
kitsune-won = { kitsune-clan } wins the game: { $winners }.
kitsune-token-due = The pawn moved { $count } spaces: { kitsune-clan } receives a Power token.
kitsune-has-token = { kitsune-clan } has a token already and receives none, though the pawn moved { $count } spaces.
kitsune-no-token-left = No token is left for { kitsune-clan }, though the pawn moved { $count } spaces.
kitsune-no-token-at-end = At this table the trick that ends a round gives no token: none for { kitsune-clan }, after { $count } spaces.
kitsune-took = Power token { kitsune-token }, for { $to }.
kitsune-leader-due = { kitsune-clan } chooses who leads the next round.
kitsune-named = { $to } leads the next round.
kitsune-drew = { $count ->
    [one] Draws 1 card.
   *[other] Draws { $count } cards.
}
kitsune-drew-cards = Drawn: { $cards }.
kitsune-leads = { $seat } leads the next trick.
kitsune-because-two-rounds = { kitsune-clan } has won two rounds.

## What can be done
kitsune-give = Give { kitsune-card }
kitsune-play = Play { kitsune-card }
kitsune-play-token = Play { kitsune-card } with the { kitsune-token } token
kitsune-play-plus = Play { kitsune-card } with +3 on { kitsune-side }
kitsune-fetch = Take { kitsune-card }
kitsune-target = Destroy card { $place } of the trick
kitsune-target-card = Destroy { kitsune-card } of { $to }
kitsune-take = Take { kitsune-token }, for { $to }
kitsune-lead = { $seat } leads the next round
kitsune-will-strike-nothing = there is no card to destroy
kitsune-will-fetch-nothing = the discard pile is still empty
kitsune-will-bind = { $seat } must play { kitsune-colour } if there is any
kitsune-will-bind-nobody = as the last card it binds nobody

## Why not
kitsune-refused-over = The game is over.
kitsune-refused-turn = It is { $seat }’s turn.
kitsune-refused-clan = { kitsune-clan } decides now, through the member whose turn it is to speak.
kitsune-refused-no-exchange = Two players exchange no cards.
kitsune-refused-given = You have given your card already.
kitsune-refused-give-first = First give a card to your team-mate.
kitsune-refused-not-held = Not in your hand: { kitsune-card }.
kitsune-refused-play-first = Play a card from your hand.
kitsune-refused-bound = { $seat } played a Black Kitsune: you hold { kitsune-colour } and must play it, not { kitsune-card }.
kitsune-refused-other-token = Your token is { $held ->
    [plus] +3
    [block] Block
    [hidden] Hidden
    [discard] Discard
   *[change] Change Colour
}, not { kitsune-token }.
kitsune-refused-no-token = You have no Power token, so not { kitsune-token } either.
kitsune-refused-hide = { kitsune-card } cannot be played under the Hidden token.
kitsune-refused-not-among = Not among the cards of the last trick: { kitsune-card }.
kitsune-refused-fetch-first = First take one of the cards of the last trick.
kitsune-refused-strike-first = First choose the card that your Katana destroys.
kitsune-refused-no-strike = No Katana is to strike now, so card { $place } of the trick stays.
kitsune-refused-no-place = There is no card { $place } in this trick.
kitsune-refused-immune = Card { $place }, of { $seat }, lies under the Hidden token and cannot be destroyed.
kitsune-refused-own = Card { $place }, { kitsune-card }, is of { $seat }, who strikes: only another player’s card can be destroyed.
kitsune-refused-destroyed = Card { $place }, { kitsune-card } of { $seat }, is destroyed already.
kitsune-refused-special = Card { $place }, { kitsune-card } of { $seat }, has no number: only numbered cards can be destroyed.
kitsune-refused-used = { kitsune-token } has been used in this round.
kitsune-refused-taken = { kitsune-token } is held by the other clan.
kitsune-refused-member = { $seat } is not of clan { kitsune-clan }.
kitsune-refused-no-seat = Nobody sits there.
kitsune-refused-take-first = First take a Power token for your clan.
kitsune-refused-name-first = First choose who leads the next round.
kitsune-bad-decision = “{ $text }” is no decision of Kitsune. Write ["play", "O5", null, null], ["give", "B4"] or ["award", "block", 2].
kitsune-bad-notation = “{ $text }” is no move of Kitsune. Write O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c or lead b.

## The table in sentences
kitsune-heading-now = Now
kitsune-heading-track = Wisdom track
kitsune-heading-trick = The trick
kitsune-heading-tokens = Power tokens
kitsune-heading-seats = Players
kitsune-heading-looking = Cards of the last trick, for you alone
kitsune-heading-hand = Hand: { $seat }
kitsune-heading-past = Trick { $number } of this deal
kitsune-line-now-exchange = { $seat } gives a card to a team-mate.
kitsune-line-now-play = { $seat } plays a card.
kitsune-line-now-fetch = { $seat } takes a card from the discards.
kitsune-line-now-target = { $seat } chooses the card that the Katana destroys.
kitsune-line-now-award = { $seat } may choose a Power token for the clan.
kitsune-line-now-leader = { $seat } may choose who leads the next round.
kitsune-line-obliged = A Black Kitsune lies before { $seat }: { kitsune-colour } must be played if there is any.
kitsune-line-gave = Given by you in this deal: { kitsune-card }.
kitsune-line-over = The game is over.
kitsune-line-round = Round { $number }; { $seat } leads this trick.
kitsune-line-pawn = { kitsune-clan }: step { $now }, { $left } to go; rounds won: { $count }.
kitsune-line-pile = { $count ->
    [0] The draw pile is empty.
    [one] 1 card in the draw pile.
   *[other] { $count } cards in the draw pile.
}
kitsune-line-discards = { $count ->
    [0] No discards.
    [one] 1 card in the discards.
   *[other] { $count } cards in the discards.
}
kitsune-line-sum = So far blue { $blue }, orange { $orange }.
kitsune-line-sum-unseen = So far blue { $blue }, orange { $orange }, without the card that lies face down.
kitsune-line-no-trick = No card has been played.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , with +3 on { kitsune-side }
   *[other] , with { kitsune-token }
}{ $fate ->
    [hidden] , face down
    [struck] , destroyed
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: available.
kitsune-line-token-used = { kitsune-token }: used in this round.
kitsune-line-token-held = { kitsune-token }: held by { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } times
}
kitsune-line-no-cards = No cards.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand.

## The rules, a sentence each; the numbers are those of RULES.md
KI-101 = The box holds 2 pawns, a Wisdom board, 30 cards, 5 Power tokens, Clan cards, a Leader token and 3 Round Victory cards.
KI-102 = Zenko is blue, Yako is orange; numbered cards have one of these colours and a value from 1 to 6.
KI-103 = Low numbers are frequent, 4, 5 and 6 are there once in each colour; of each special card there are two.
KI-104 = There are five Power tokens: +3, Block, Hidden, Discard and Change Colour.
KI-105 = The Wisdom track has 13 steps, unless the table chose otherwise.
KI-106 = With 2 or 4 players 24 cards are in use, with 6 players 30.
KI-201 = Two, four or six play, in two clans of equal size.
KI-202 = Players of one colour are team-mates.
KI-203 = Clans sit alternately round the table.
KI-204 = Hands are secret, from team-mates too.
KI-301 = With 2 or 4 players six cards stay in the box.
KI-302 = Every seat belongs to a clan, for all to see.
KI-303 = The Wisdom board lies beside the table.
KI-311 = At the start of a round the pawns go back to the start; tokens that nobody keeps are available.
KI-312 = The first Leader is drawn by lot; a later round is led by a member of the clan that won the one before.
KI-313 = The Leader shuffles all cards and deals.
KI-314 = Everybody gets six cards; five with 6 players.
KI-315 = With 2 players the other twelve cards are the draw pile.
KI-316 = After the deal cards are exchanged, then the first trick begins.
KI-321 = Everybody gives one card, face down, to a team-mate; all take theirs up together.
KI-322 = All choose in secret, and what one receives cannot be passed on.
KI-323 = The card goes to the next team-mate clockwise.
KI-324 = Two players exchange no cards.
KI-325 = A card must be given, and it must be in the hand.
KI-401 = Only you see your hand; how many cards everybody has is public.
KI-402 = Cards of the trick lie open.
KI-403 = A card under the Hidden token is known only to its player until the trick ends.
KI-404 = A destroyed card has been seen by all.
KI-405 = The discards may not be looked through; only their number is shown.
KI-406 = What the Discard token shows, and what is taken, only its user sees.
KI-407 = Nobody knows the draw pile; its size is public.
KI-408 = Pawns, tokens, Leader and victories are public.
KI-501 = The Leader plays first, then everybody clockwise.
KI-502 = A trick has four plays, six with 6 players; two players play two cards each, in turn.
KI-503 = Play one card from your hand, of any colour or special.
KI-504 = With your card you may use the Power token that lies before you.
KI-505 = Card, token and side of +3 are chosen together; the Katana’s target afterwards.
KI-506 = First the token acts, then the card.
KI-521 = A Katana destroys a numbered card that lies face up before another player.
KI-522 = If there is such a card, one must be chosen, even a team-mate’s.
KI-523 = If there is no such card, the Katana does nothing.
KI-524 = A token used with a destroyed card still counts.
KI-531 = A White Kitsune turns blue into orange and orange into blue; two cancel each other.
KI-532 = It turns all cards of the trick, and +3.
KI-541 = After a Black Kitsune the next player must play a card of that clan’s colour, if there is one in hand.
KI-542 = For the Black Kitsune the printed colour counts.
KI-543 = As the last card of a trick a Black Kitsune binds nobody.
KI-544 = Who is bound may use a token, but a hidden card must obey too.
KI-561 = +3 adds three points to the colour it shows.
KI-562 = With Block the winner of the trick does not move.
KI-563 = A hidden card lies face down and cannot be destroyed; Katana and Black Kitsune cannot be hidden.
KI-564 = The Discard token lets you look at the last trick and take one of its cards.
KI-565 = In the first trick of a deal the discards are empty and the token does nothing.
KI-566 = A card left over is discarded before the new deal.
KI-567 = Change Colour acts like a White Kitsune.
KI-568 = A used token is out until the next round.
KI-601 = Hidden cards are turned up when the trick is scored.
KI-602 = The values of each colour are added up, without destroyed cards, with +3 for the side it shows.
KI-603 = An odd number of White Kitsune and Change Colour exchanges the totals.
KI-604 = The higher total wins the trick; with equal totals nobody does.
KI-605 = The winner’s pawn moves by the difference, at most to the last space.
KI-606 = A pawn on the last space ends the round.
KI-607 = If the pawn moved 4 spaces or more, the other clan receives a token.
KI-608 = The trick goes to the discards.
KI-609 = With 2 players each draws two cards while the pile lasts.
KI-610 = The next player clockwise leads the next trick.
KI-611 = When the hands are empty cards are dealt anew.
KI-621 = The clan picks an available token and the member who gets it.
KI-622 = A clan that has a token receives no other.
KI-623 = If no token is available none is received.
KI-624 = The speaker decides for the clan: its first member from the Leader on; or, if the table chose so, whoever answers first.
KI-625 = A token can be used from the next trick on and is never passed on.
KI-631 = All cards are shuffled and dealt anew, then exchanged; pawns and tokens stay.
KI-632 = The holder of the Leader token deals and gets the first card.
KI-731 = Whose pawn arrives first takes a Round Victory card.
KI-732 = At the end of a round all hands are discarded.
KI-733 = Unused tokens are kept for the next round, used ones come back.
KI-734 = The trick that ends a round gives a token too, unless the table chose otherwise or the game is over.
KI-735 = Two Round Victory cards win the game.
KI-736 = Otherwise the next round is set up.
KI-801 = Nobody is ever without a card when a play is due.
KI-802 = With 2 players a deal has six tricks, and the pile lasts for three draws.
KI-803 = A deal has six tricks with 4 players, five with 6.
KI-804 = An extra card is discarded when the round ends.
KI-805 = With 2 players the user of Discard draws two like the other.
KI-806 = A Katana as the first card does nothing.
KI-807 = A Katana cannot destroy its own player’s card.
KI-808 = Whether the colour is in hand is judged before a card is fetched.
KI-809 = A trick of special cards only ends 0 to 0.
KI-810 = With Block nothing moves, so there is no token either.
KI-811 = Fewer than 4 spaces moved give no token, however large the difference.
KI-812 = The Discard token cannot be used twice in a round.
KI-813 = The Hidden token cannot go with a Katana or a Black Kitsune.
KI-901 = All cards are shuffled for every round.
KI-902 = All cards are shuffled for every new deal.
KI-903 = The first Leader is drawn by lot, later ones too unless the clan chooses.
KI-904 = The clan of the first seat is drawn by lot if the table chose so.

## Said to the one who does it, after "you"

kitsune-left-over-self = Discard the card left over.
kitsune-looks-self = Look at the cards of the last trick.
kitsune-fetched-self = Take one of them, unseen by the others.
kitsune-struck-self = Destroy a card of { $to }: { kitsune-card }.

## Said to the one it is about

kitsune-began-you = Round { $number } begins; you lead. The track has { $steps } steps.
kitsune-dealt-again-you = All cards have been played: you shuffle and deal anew.
kitsune-exchanged-you = All have given a card to a team-mate. You lead.
kitsune-binds-you = You must play { kitsune-colour } if you have any.
kitsune-named-you = You lead the next round.
kitsune-leads-you = You lead the next trick.
kitsune-lead-you = You lead the next round
kitsune-will-bind-you = You must play { kitsune-colour } if you have any
kitsune-refused-turn-you = It is your turn.
kitsune-refused-bound-you = You played a Black Kitsune: you hold { kitsune-colour } and must play it, not { kitsune-card }.
kitsune-refused-immune-you = Card { $place }, yours, lies under the Hidden token and cannot be destroyed.
kitsune-refused-own-you = Card { $place }, { kitsune-card }, is your own: only another player’s card can be destroyed.
kitsune-refused-destroyed-you = Card { $place }, your { kitsune-card }, is destroyed already.
kitsune-refused-special-you = Card { $place }, your { kitsune-card }, has no number: only numbered cards can be destroyed.
kitsune-refused-member-you = You are not of clan { kitsune-clan }.
kitsune-heading-hand-you = Your hand
kitsune-line-now-exchange-you = You give a card to a team-mate.
kitsune-line-now-play-you = You play a card.
kitsune-line-now-fetch-you = You take a card from the discards.
kitsune-line-now-target-you = You choose the card that the Katana destroys.
kitsune-line-now-award-you = You may choose a Power token for the clan.
kitsune-line-now-leader-you = You may choose who leads the next round.
kitsune-line-obliged-you = A Black Kitsune lies before you: { kitsune-colour } must be played if there is any.
kitsune-line-round-you = Round { $number }; you lead this trick.
kitsune-line-token-held-you = { kitsune-token }: held by you.

## What speaks for a move

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

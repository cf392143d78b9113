# Bossa's table as the page draws it: labels of lines, tiles and tokens, and what the key says.

bossa-table-subtitle = { $phase ->
    [choose] opening
    [colour] opening
    [modifier] tokens
   *[other] turn { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, yours
bossa-table-line-of = { bossa-line-name }, { $name }’s
bossa-table-six = { $count } of 6 groups
bossa-table-die = Die: { $value }
bossa-table-tile = { $white } white, { $black } black
bossa-table-tile-under = { $tile }, { bossa-table-token } on it
bossa-table-group = { $value }: { $count ->
    [one] 1 tile, { $tiles }.
   *[other] { $count } tiles, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Stacked on once.
   *[other] Stacked on twice.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: next comes { $value }, tiles: { $counts }
bossa-table-stack-on = Stack on { bossa-line-name } { $value }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
bossa-table-pile = { $count ->
    [0] pile empty
   *[other] { $count } in the pile
  }
bossa-table-thrown = out
bossa-table-unseen = { $count } unseen
bossa-table-unseen-open = Which ones, and how it may end
bossa-table-unseen-title = Not seen yet
bossa-table-unseen-more = { $unseen ->
    [one] 1 tile: the one set aside for the whole game.
   *[other] { $unseen } tiles: { $pile } in the pile, 1 set aside for the whole game.
  }
bossa-table-ends = How it may end
bossa-table-end-hand = { $name }: { $count ->
    [one] 1 tile left in hand. An empty hand wins.
   *[other] { $count } tiles left in hand. An empty hand wins.
  }
bossa-table-end-line = { bossa-line-name } holds { $count } of 6 groups. The sixth wins for its owner.
bossa-table-end-stuck = Whoever cannot move loses.
bossa-table-end-pile = { $count ->
    [0] The pile is empty: after this turn fewer tiles win.
    [one] 1 tile in the pile. When it is gone, fewer tiles win.
   *[other] { $count } tiles in the pile. When they are gone, fewer tiles win.
  }

bossa-table-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: one of these tiles shows none
   *[other] { bossa-line-name }: { $sum }
  }
bossa-table-hand = Your tiles
bossa-table-hand-empty = No tiles left.
bossa-table-open = { $name }’s tiles
bossa-table-covered = { $name }’s { $count } tiles, face down
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Your { $count } tiles, face down
bossa-table-swap-for = Take: { $tile }
bossa-table-lay = { bossa-table-token } on { $tile }
bossa-table-actions = Action tiles
bossa-table-action-name = { $action ->
    [redraw] Redraw
    [swap] Swap
   *[stack] Stack
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, already used
bossa-table-token = { $token ->
    [doubler] Doubler
   *[inverter] Inverter
  }
bossa-table-token-used = { bossa-table-token }, already used
bossa-table-token-does = { $token ->
    [doubler] one tile counts double
   *[inverter] white and black change places
  }
bossa-table-token-shut = face down until both have chosen

bossa-table-plates = What do you take?
bossa-table-plate = { $plate ->
    [white] White
    [black] Black
   *[first] I start
  }
bossa-table-starts = Starts at { $value }.
bossa-table-other-first = { $name } goes first.
bossa-table-first-more = { $name } picks the colour.
bossa-table-higher-you = higher: you choose
bossa-table-higher = higher: { $name } chooses
bossa-table-rolled = { $name } rolled { $value }
bossa-table-legend = your tiles can make it
bossa-table-keep-which = Which one do you keep?
bossa-table-together = then together
bossa-table-in-turn = then
bossa-table-has-chosen = has chosen
bossa-table-you-choose = your choice
bossa-table-is-choosing = choosing
bossa-table-token-note = You keep one, the other leaves the game. It works once, together with a tile.
bossa-table-secretly = In secret

bossa-table-watching = You are watching: all tiles lie open.
bossa-table-ask-choose = A colour, or the first move?
bossa-table-ask-colour = White or Black?
bossa-table-ask-token = Which one do you keep?
bossa-table-ask-kept = Chosen. You may still change your mind.
bossa-table-ask-both = Both are choosing
bossa-table-ask-move = Make a line longer by one
bossa-table-ask-redraw = Which tile leaves?
bossa-table-ask-swap = First one of yours
bossa-table-ask-theirs = Now one of { $name }’s
bossa-table-ask-stack = As many tiles as the group, same value
bossa-table-ask-lay = On which tile?
bossa-table-ask-where = { $count } places fit: tap one

bossa-table-pick = { $phase ->
    [choose] choose a colour or the first move
   *[colour] choose a colour
  }
bossa-table-key-none = choose tiles
bossa-table-key-none-more = or use an action tile
bossa-table-key-actions = use an action tile
bossa-table-key-actions-more = no tiles of yours fit now
bossa-table-key-nowhere = no place for these
bossa-table-misfit-sum = { bossa-line-name } { $sum }, not { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } takes { $counts } tiles
bossa-table-misfit-pips = a tile without { $line ->
    [W] white
   *[B] black
  } pips
bossa-table-key-where = fits in { $count } places
bossa-table-key-where-more = tap the one you mean
bossa-table-key-single = { $value } with 1 tile
bossa-table-key-place = Place on { bossa-line-name }
bossa-table-key-stack = Stack on { bossa-line-name } { $value }
bossa-table-key-one = choose one of your tiles
bossa-table-key-theirs = choose one of theirs
bossa-table-key-redraw = { $tile } leaves
bossa-table-key-redraw-more = Redraw: you draw another
bossa-table-key-swap = { $tile } for { $other }
bossa-table-key-swap-more = Swap
bossa-table-key-early = ready
bossa-table-key-sealed = both are turned together
bossa-table-key-open = the other player sees it at once
bossa-table-key-kept = kept
bossa-table-key-kept-more = waiting for the other choice
bossa-table-option-pile = The last tile ends it at once

bossa-table-turning = The finest stroke: { $count } tiles at once, by { $who }.
bossa-table-score = { $score ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $score } tiles left
}
bossa-table-end-you = { $score ->
    [0] You win, hand empty
    [one] You win, with 1 tile left
   *[other] You win, with { $score } tiles left
  }
bossa-table-end-other = { $score ->
    [0] { $who } wins, hand empty
    [one] { $who } wins, with 1 tile left
   *[other] { $who } wins, with { $score } tiles left
  }
bossa-table-end-shared = A draw: { $score ->
    [one] 1 tile each
   *[other] { $score } tiles each
  }

bossa-chapter-box = In the box
bossa-chapter-players = Who plays
bossa-chapter-setting = Setting up
bossa-chapter-seeing = Who sees what
bossa-chapter-lines = Lines and groups
bossa-chapter-turn = A turn
bossa-chapter-actions = Action tiles
bossa-chapter-tokens = Tokens
bossa-chapter-end = The end
bossa-chapter-rare = Rare cases

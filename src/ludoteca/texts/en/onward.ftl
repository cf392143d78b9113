# Playing on from a point of a match, and what would have happened otherwise.

onward-here = Continue from here
onward-there = Play on from there
onward-title = Play on after { $at ->
    [0] the deal
   *[other] move { $at }
}
onward-about = A new table against bots, as practice. The match itself stays as it is.
onward-seat = Your seat
onward-hidden = What is hidden
onward-as-were = As it was
onward-as-were-about = Hands and piles exactly as in this match.
onward-redrawn = Newly drawn
onward-redrawn-about = Drawn anew from all that your seat could know, so that nobody knows more than then.
onward-bots = The others play like
onward-open = Sit down
onward-of-match = Goes on after move { $move } of another match
onward-of-file = Goes on after move { $move } of a file
onward-of-puzzle = Goes on from a puzzle
onward-of-lesson = Goes on from a lesson
onward-what-if = What if?
onward-pick = See what would have happened
onward-instead = Instead: { $move }
onward-instead-about = With what { $you ->
    [yes] you
   *[no] { $name }
} could know then. The cards that came afterwards are those of this match.
onward-thinking = The house thinks about it …
onward-chance = { $name }: { $was } percent as it was played, { $would } percent with this move
onward-back = Back to the match
onward-ends = The match would have ended with this.

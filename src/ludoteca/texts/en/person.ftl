# A person's own page.

person-page = Your page
person-only-you = Only you can see this, from here.
person-none = No finished matches yet. What you play here to the end is counted on this page; practice is not.
person-summary = { $count ->
    [one] One match
   *[other] { $count } matches
} since { $since }. Mostly { $game }{ $partner ->
    [none] .
   *[other] , most often with { $partner }.
}
person-results = Results
person-results-sum = { $count } played, { $won } won
person-game-played = { $played } played, { $won } won
person-percent = { $percent }%
person-share = { $percent } percent won, { $expected } to be expected
person-expected = The mark is how often somebody wins who plays like the others at tables of that size. Below 20 matches nearly all of it is chance.
person-split = Luck and decisions
person-split-unit = points of chance a match
person-luck = Luck: cards and dice
person-decisions = Decisions: your moves
person-mean = In the last { $count } matches your decisions are worth { $decisions } a match (± { $decisionsSpread }), luck { $luck } (± { $luckSpread }). In the long run luck comes to nothing; the rest stays.
person-too-few = With two matches or more, this says how much was luck and how much your decisions.
person-working = The house thinks your matches over: { $done } of { $total }.
person-chart = Luck and decisions, match by match, oldest first
person-habits = Favourite mistakes
person-habits-of = { $count ->
    [one] the last match
   *[other] the last { $count } matches
}
person-habits-none = Nothing that surely gave chance away.
person-better = Better would have been:
person-cost = − { $points }
person-times = { $count ->
    [one] once
   *[other] { $count } times
}
person-look = Look again
person-look-at = Look again: { $what }
person-cost-about = The number is how much chance to win it cost each time, with what you could know.

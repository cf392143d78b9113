# A lesson on the real table. What is said at each station stands in the file of its game.

learning-title = Lesson
learning-page-title = { $game }: the lesson
learning-step = step { $at } of { $count }
learning-step-anew = step { $at } of { $count }, a new table
learning-leave = Leave the lesson
learning-coach = Your coach
learning-task = Your turn
learning-right = Well done
learning-wrong = Have another try
learning-next = Next
learning-again = Try again
learning-back = Back
learning-show = Do it for me
learning-why = The rules do not allow that now.
learning-over = Now you know { $game }
learning-over-more = Play a short game: the bot is gentle, and for the first turns somebody looks over your shoulder.
learning-game = Play a short game
learning-game-more = against a gentle bot, just for practice
learning-restart = Once more from the start
learning-none = { $game } has no lesson
learning-none-more = Its rules are all there, with numbers.
learning-offline = The lesson does not arrive
learning-offline-more = There is no connection to the house. Try again in a moment.
learning-no-tips = No more tips

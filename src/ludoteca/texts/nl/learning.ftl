# Een les aan de echte tafel. Wat er bij elke halte wordt gezegd, staat in het bestand van het spel.

learning-title = Les
learning-page-title = { $game }: de les
learning-step = stap { $at } van { $count }
learning-step-anew = stap { $at } van { $count }, een nieuwe tafel
learning-leave = Stop met de les
learning-coach = Je coach
learning-task = Jouw beurt
learning-right = Goed gedaan
learning-wrong = Probeer nog eens
learning-next = Verder
learning-again = Nog eens
learning-back = Terug
learning-show = Doe het voor
learning-why = De regels staan dat nu niet toe.
learning-over = Nu ken je { $game }
learning-over-more = Speel een korte partij: de bot is mild, en in de eerste beurten kijkt er iemand over je schouder mee.
learning-game = Speel een korte partij
learning-game-more = tegen een milde bot, als oefening
learning-restart = Nog eens vanaf het begin
learning-none = { $game } heeft geen les
learning-none-more = De regels zijn er allemaal, met nummers.
learning-offline = De les komt niet aan
learning-offline-more = Er is geen verbinding met het huis. Probeer het zo nog eens.
learning-no-tips = Geen tips meer

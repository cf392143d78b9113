# Урок на истинската маса. Какво се казва на всяка спирка, стои във файла на играта.

learning-title = Урок
learning-page-title = { $game }: урокът
learning-step = стъпка { $at } от { $count }
learning-step-anew = стъпка { $at } от { $count }, нова маса
learning-leave = Излез от урока
learning-coach = Кой те учи
learning-task = Твой ред е
learning-right = Браво
learning-wrong = Опитай още веднъж
learning-next = Напред
learning-again = Опитай пак
learning-back = Назад
learning-show = Покажи ми
learning-why = Сега правилата не го позволяват.
learning-over = Вече знаеш { $game }
learning-over-more = Изиграй кратка партия: ботът е кротък, а в първите ходове някой наднича през рамото ти.
learning-game = Изиграй кратка партия
learning-game-more = срещу кротък бот, само за упражнение
learning-restart = Още веднъж отначало
learning-none = За { $game } няма урок
learning-none-more = Всичките ѝ правила са тук, с номера.
learning-offline = Урокът не се зарежда
learning-offline-more = Няма връзка с дома. Опитай пак след малко.
learning-no-tips = Без повече съвети

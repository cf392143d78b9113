# Известия: какво домът казва на хората, които не са тук, и къде те казват дали може. Зареждат се, когато някой погледне.

notices-title = Твой ред е · { $game }
notices-with = На масата: { $names }.
notices-with-bots = Срещу ботовете.
notices-left-days = { $count ->
    [one] Остава 1 ден.
   *[other] Остават { $count } дни.
}
notices-left-hours = { $count ->
    [one] Остава 1 час.
   *[other] Остават { $count } часа.
}
notices-left-minutes = { $count ->
    [one] Остава 1 минута.
   *[other] Остават { $count } минути.
}
notices-stop = Спри тези известия

notices-letter-subject = { $count ->
    [one] Една маса те чака
   *[other] { $count } маси те чакат
}
notices-letter-hello = Твой ред е:
notices-letter-end = Най-много едно писмо на ден. Този линк ги спира:
notices-confirm-subject = Може ли домът да ти пише?
notices-confirm-hello = Някой поиска на този адрес да идват писма, щом е на ред. Ако това си ти, отвори линка и кажи „да“:
notices-confirm-else = Ако не си ти, не прави нищо: друго писмо няма да дойде. Линкът важи два дни.

## Плочата

notices = Известия
notices-all-off = изключени
notices-about = Домът не те вика, докато не поискаш.
notices-badge = Точка на иконата
notices-badge-more = Броят на масите, на които е твой ред.
notices-badge-not-here = Този браузър няма такава точка.
notices-system = Системно известие
notices-system-more = Браузърът ще те попита веднъж дали може.
notices-system-open = Браузърът ще те попита веднъж дали може. Идва, докато страница на дома е отворена, дори зад други.
notices-system-push = Идва и когато никоя страница на дома не е отворена.
notices-system-insecure = Браузърите го позволяват само през HTTPS. Тук домът е отворен през обикновен HTTP.
notices-system-denied = Браузърът не го позволява. Можеш да го смениш в настройките му за този адрес.
notices-system-not-here = Този браузър няма такива известия; на iPhone идват, щом домът е на началния екран.
notices-mail = Писмо по имейл
notices-mail-more = Най-много едно на ден, с масите, на които времето изтича.
notices-mail-where = Къде да го пратя
notices-mail-example = ime@example.org
notices-mail-only = Служи само за това. Изключиш ли писмата, адресът се изтрива.
notices-mail-send = Прати
notices-mail-asked = Към { $address } пътува писмо. Кажи „да“ там до два дни.
notices-mail-confirmed = Писмата отиват на { $address }.
notices-when = Кога
notices-when-due = Когато остава един ден
notices-when-turn = Всеки път, когато е мой ред
notices-trouble = Не се получи. Опитай пак след малко.

## Двата линка

notices-confirm = Може ли тук да идват писма?
notices-confirm-more = Най-много едно на ден, когато е твой ред на някоя маса. Във всяко писмо има линк, който ги спира.
notices-confirm-yes = Да, пиши ми
notices-confirmed = Готово: писмата идват тук.
notices-end = Да спрат ли известията?
notices-end-more = Каквото те доведе тук, няма да идва повече. Масите ти остават, каквито са.
notices-end-yes = Да, спри ги
notices-ended = Готово: домът вече няма да те вика така.

## Откази

notices-no-push = Този дом няма Web Push.
notices-no-mail = Този дом не праща писма.
notices-no-service = Домът не праща нищо до push услугата на този браузър.
notices-too-many-devices = Известия могат да получават до { $most } браузъра. Първо ги изключи в някой от тях.
notices-no-address = Това не прилича на имейл адрес.
notices-too-many-letters = Твърде много писма. Опитай пак утре.
notices-not-sent = Писмото не можа да бъде пратено. Верен ли е адресът? Опитай пак след малко.
notices-no-word = Този линк вече е използван или е твърде стар.

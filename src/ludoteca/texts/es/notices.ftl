# Avisos: lo que la casa dice a quien no está, y dónde se dice si puede hacerlo. Se cargan cuando alguien mira.

notices-title = Te toca · { $game }
notices-with = Con { $names }.
notices-with-bots = Contra los bots.
notices-left-days = { $count ->
    [one] Queda 1 día.
   *[other] Quedan { $count } días.
}
notices-left-hours = { $count ->
    [one] Queda 1 hora.
   *[other] Quedan { $count } horas.
}
notices-left-minutes = { $count ->
    [one] Queda 1 minuto.
   *[other] Quedan { $count } minutos.
}
notices-stop = No más avisos

notices-letter-subject = { $count ->
    [one] Una mesa te espera
   *[other] { $count } mesas te esperan
}
notices-letter-hello = Te toca:
notices-letter-end = Como mucho un correo al día. Con este enlace dejan de llegar:
notices-confirm-subject = ¿Puede escribirte la casa?
notices-confirm-hello = Alguien ha pedido recibir correos en esta dirección cuando le toque jugar. Si has sido tú, abre este enlace y di que sí:
notices-confirm-else = Si no has sido tú, no hagas nada: no llegará ningún correo más. El enlace vale dos días.

## La losa

notices = Avisos
notices-all-off = todo apagado
notices-about = La casa no te llama hasta que se lo pidas.
notices-badge = Punto en el icono
notices-badge-more = El número de mesas en las que te toca.
notices-badge-not-here = Este navegador no tiene ese punto.
notices-system = Aviso del sistema
notices-system-more = El navegador te pedirá permiso una sola vez.
notices-system-open = El navegador te pedirá permiso una sola vez. Llega mientras haya abierta una página de la casa, aunque esté detrás de otras.
notices-system-push = Llega también cuando no hay abierta ninguna página de la casa.
notices-system-insecure = Los navegadores solo lo permiten con HTTPS. Aquí la casa se abrió con HTTP sin cifrar.
notices-system-denied = El navegador no lo permite. Se puede cambiar en sus ajustes para esta dirección.
notices-system-not-here = Este navegador no tiene esos avisos; en un iPhone llegan cuando la casa está en la pantalla de inicio.
notices-mail = Correo electrónico
notices-mail-more = Como mucho uno al día, con las mesas a las que se les acaba el tiempo.
notices-mail-where = Adónde enviarlo
notices-mail-example = nombre@example.org
notices-mail-only = La dirección sirve solo para esto. Si lo apagas, se borra.
notices-mail-send = Enviar
notices-mail-asked = Un correo va de camino a { $address }. Di que sí desde él, en un plazo de dos días.
notices-mail-confirmed = Los correos van a { $address }.
notices-when = Cuándo
notices-when-due = Cuando quede un día
notices-when-turn = Cada vez que me toque
notices-trouble = No ha funcionado. Vuelve a probar en un momento.

## Los dos enlaces

notices-confirm = ¿Pueden llegar correos aquí?
notices-confirm-more = Como mucho uno al día, cuando te toque en una mesa. Cada correo lleva un enlace para que dejen de llegar.
notices-confirm-yes = Sí, escríbeme
notices-confirmed = Hecho: los correos llegan aquí.
notices-end = ¿Dejar de recibir avisos?
notices-end-more = Lo que te ha traído aquí no volverá a llegar. Tus mesas se quedan como están.
notices-end-yes = Sí, ninguno más
notices-ended = Hecho: la casa ya no te llamará así.

## Negativas

notices-no-push = Esta casa no tiene Web Push.
notices-no-mail = Esta casa no envía correos.
notices-no-service = La casa no envía nada al servicio push de este navegador.
notices-too-many-devices = Se puede avisar a { $most } navegadores como mucho. Apaga antes los avisos en uno de ellos.
notices-no-address = Eso no parece una dirección de correo.
notices-too-many-letters = Han sido muchos correos. Vuelve a probar mañana.
notices-not-sent = El correo no se ha podido enviar. ¿Está bien la dirección? Vuelve a probar en un momento.
notices-no-word = Este enlace ya se ha usado, o es demasiado antiguo.

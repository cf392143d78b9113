# Frases sobre quien las lee. `X-you` se dice en lugar de `X` cuando el sitio del que habla es el propio.

you = Tú
you-to = ti

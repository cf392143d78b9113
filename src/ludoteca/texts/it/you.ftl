# Frasi su chi le legge. `X-you` si dice al posto di `X` quando il posto di cui parla è il proprio.

you = Tu
you-to = te

# The language itself: the name under which pickers offer it to those who read it, and by whose habits numbers, lists and dates
# are written (a locale, as browsers and the command line know it).

language-name = Italiano
language-locale = it-IT

# De taal zelf: de naam waaronder keuzelijsten die aanbieden aan wie ze leest, en naar wiens gewoonte getallen, lijsten en datums
# worden geschreven (een locale, zoals browsers en de opdrachtregel die kennen).

language-name = Nederlands
language-locale = nl-NL

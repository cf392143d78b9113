# La langue elle-même : le nom sous lequel on la propose à qui la lit, et les usages selon lesquels s’écrivent nombres, listes et
# dates (une locale, comme la connaissent les navigateurs et la ligne de commande).

language-name = Français
language-locale = fr-FR

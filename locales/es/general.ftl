# El nombre del idioma en el propio idioma: Ver → Idioma lo muestra.
language-name = Español

# The menu bar.

menu-language = Idioma
# $name: the language of the system, in the language itself.
menu-language-system = Como el sistema: { $name }

## menu

menu-menu = Menú
menu-toggle-the-setup-panel = Mostrar u ocultar el panel de ajustes
menu-recent = Recientes
menu-share = Compartir
menu-nothing-is-selected-applies-to = Nada seleccionado: se aplica a { $side }
menu-applies-to = Se aplica a { $side }
menu-untitled = Sin título
menu-as = { $command } como { $format }
menu-keys-or = { $one } o { $other }
menu-missing = { $file } (no está)
menu-a-changed-version-of-a = Versión modificada de una escena incluida
menu-no-scene-yet = Aún no hay escena

## With values

menu-changed = { $title } (modificada)

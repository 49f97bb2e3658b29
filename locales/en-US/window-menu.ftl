# The menu bar.

menu-language = Language
# $name: the language of the system, in the language itself.
menu-language-system = As the system: { $name }

# The menu bar.

menu-language = Language
# $name: the language of the system, in the language itself.
menu-language-system = System language: { $name }

## menu

menu-menu = Menu
menu-toggle-the-setup-panel = Toggle the setup panel
menu-recent = Recent
menu-share = Share
menu-nothing-is-selected-applies-to = Nothing is selected: applies to { $side }
menu-applies-to = Applies to { $side }
menu-untitled = Untitled
menu-as = { $command } as { $format }
menu-keys-or = { $one } or { $other }
menu-missing = { $file } (missing)
menu-a-changed-version-of-a = A changed version of a shipped scene
menu-no-scene-yet = No scene yet

## With values

menu-changed = { $title } (changed)

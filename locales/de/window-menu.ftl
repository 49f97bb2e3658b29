# Die Menüleiste.

menu-language = Sprache
# $name: die Sprache des Systems, in ihr selbst.
menu-language-system = Wie das System: { $name }

## menu

menu-menu = Menü
menu-toggle-the-setup-panel = Einstellungen zeigen oder verbergen
menu-recent = Zuletzt
menu-share = Teilen
menu-nothing-is-selected-applies-to = Nichts ist ausgewählt: gilt für { $side }
menu-applies-to = Gilt für { $side }
menu-untitled = Ohne Titel
menu-as = { $command } als { $format }
menu-keys-or = { $one } oder { $other }
menu-missing = { $file } (fehlt)
menu-a-changed-version-of-a = Eine geänderte Fassung einer mitgelieferten Szene
menu-no-scene-yet = Noch keine Szene

## Mit Werten

menu-changed = { $title } (geändert)

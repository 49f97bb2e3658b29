### Das Fenster: Bild und Lauf speichern.

## picture

picture-save-picture = Bild speichern
picture-save-run = Lauf speichern
picture-format = Format
picture-steps = Schritte
picture-picture = Bild
picture-caption = Beschriftung
picture-the-step-and-its-sentence = Der Schritt und sein Satz, unter dem Bild
picture-this-picture-is-not-about = Dieses Bild zeigt keinen einzelnen Schritt
picture-theme = Thema
picture-all-steps = Alle Schritte
picture-the-last-step-of-each = Der letzte Schritt jeder Iteration
picture-from-step = Ab Schritt
picture-first-step-of-the-pictures = Erster Schritt der Bilder
picture-to = bis
picture-shapes-and-difference = Formen und Differenz
picture-last-step-of-the-pictures = Letzter Schritt der Bilder
picture-panel-of-the-picture = Feld des Bildes
picture-size = Größe
picture-size-of-the-picture = Größe des Bildes
picture-width-and-height-in-points = Breite und Höhe in Punkten; PNG, APNG und GIF haben ein Pixel je Punkt
picture-common-sizes = Übliche Größen
picture-preview = Vorschau
picture-drawing-the-picture = Bild wird gezeichnet…
picture-progress-of-the-run = Fortschritt des Laufs
picture-cancel = Abbrechen
picture-files-that-are-complete-stay = Fertige Dateien bleiben
picture-copy = Kopieren
picture-copy-the-picture-to-the = Das Bild als Pixel in die Zwischenablage kopieren
picture-save-as = Speichern unter…
picture-choose-a-file = Eine Datei wählen
picture-save-to-path = Unter Pfad speichern…
picture-type-the-path-of-a = Den Pfad einer Datei eingeben
picture-close = Schließen
picture-esc = Esc
picture-a-file-for-each-step = Eine Datei je Schritt, alle von einer Größe und mit einem Ausschnitt, mit der Nummer des Schritts im Namen
picture-with-256-colors-in-each = , mit 256 Farben je Bild
picture-lines-and-text-that-stay = Linien und Text, die in jeder Größe scharf bleiben
picture-pixels = Pixel

## picture

picture-cancelled = Abgebrochen
picture-the-pictures-could-not-be = Die Bilder konnten nicht erstellt werden

## Mit Werten

picture-numbered-s = Nummerierte { $title }
picture-trace-as = Aufzeichnung als { $title }
picture-saved = { $file } gespeichert
picture-saved-2 = { $file } gespeichert
picture-saved-files-to = { $count } Dateien gespeichert, { $file } bis { $last }
picture-picture-2 = Bild: { $title }
picture-of-pictures = { $done } von { $steps } Bildern
picture-seconds-per-step = Sekunden je Schritt
    .tip = Wie lange eine Animation jeden Schritt zeigt
picture-one-file-that-shows-each = Eine Datei, die jeden Schritt { $seconds } Sekunden lang zeigt, immer wieder{ $colors }

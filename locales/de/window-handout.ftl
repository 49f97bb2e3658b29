### Das Fenster: Arbeitsblatt.

## handout

handout-handout = Arbeitsblatt
handout-of = Inhalt
handout-this-run = Dieser Lauf
handout-format = Format
handout-steps = Schritte
handout-the-last-step-of-each = Der letzte Schritt jeder Iteration
handout-all-steps = Alle Schritte
handout-left-blank = Als Lücke
handout-paper = Papier
handout-pictures-in-a-row = Bilder je Reihe
handout-key-in-a-second-file = Lösung in einer zweiten Datei
handout-the-same-with-all-answers = Dasselbe mit allen Antworten, als NAME-key
handout-previous-sheet = Voriges Blatt
handout-next-sheet = Nächstes Blatt
handout-preview-of-the-handout = Vorschau des Arbeitsblatts
handout-drawing-the-sheets = Blätter werden gezeichnet…
handout-making-the-handout = Arbeitsblatt entsteht…
handout-cancel = Abbrechen
handout-save-as = Speichern unter…
handout-choose-a-file = Eine Datei wählen
handout-save-to-path = Unter Pfad speichern…
handout-type-the-path-of-a = Den Pfad einer Datei eingeben
handout-close = Schließen
handout-esc = Esc

## preview

## handout

handout-the-handout-could-not-be = Das Arbeitsblatt konnte nicht erstellt werden

## Mit Werten

handout-saved = { $list } gespeichert
handout-and = { $one } und { $other }
handout-sheet-of = Blatt { $sheet } von { $max }
handout-too-many-steps = Ein Arbeitsblatt hat höchstens { $most } Schritte

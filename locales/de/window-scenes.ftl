### Das Fenster: Szenen und Vorhersagen.

## scenes

scenes-shipped-scenes = mitgelieferte Szenen
scenes-shipped-scenes-2 = Mitgelieferte Szenen
scenes-close = Schließen
scenes-no-such-scene = Keine solche Szene
scenes-show-all-scenes = Alle Szenen zeigen
scenes-search-a-title-or-a = Suche: ein Titel oder ein Wort
scenes-search-the-scenes = Szenen durchsuchen

## prediction

scenes-click-it-in-shapes = Klicken Sie ihn in FORMEN
scenes-or-here = { $picture }, oder hier:
scenes-click-the-rings-in-p = Klicken Sie die Ringe in P ⊖ Q: Ein gefüllter behält seinen Punkt. Oder hier:
scenes-drag-v-from-o-in = Ziehen Sie v von O aus in P ⊖ Q, bis auf 10°, oder wählen Sie hier:
scenes-click-the-region-in-p = Klicken Sie das Gebiet in P ⊖ Q, oder hier:
scenes-click-a-ring-in-p = Klicken Sie einen Ring in P ⊖ Q, oder hier:
scenes-right = Richtig: { $right }.
scenes-it-is = Es ist { $right }.
scenes-go-on = Weiter
scenes-answer = Antworten
scenes-reveal = Aufdecken
scenes-skip = Überspringen

## prediction

scenes-of-longest-run = { $right } von { $answered }, längste Serie { $longest }

## picture

scenes-in-the-picture = Im Bild: { $name }
scenes-drag-v = v ziehen
scenes-trace-of = Ablauf { $number } von { $count } in der Datei: { $which }.
scenes-drag-the-next-v-from = Ziehen Sie das nächste v von O aus

## trace_import

scenes-the-clipboard-line = Die Zwischenablage, Zeile { $error }
scenes-the-first-with-an-error = die erste mit einem Fehler
scenes-none-of-them-has-an = keine hat einen Fehler

## Mit Werten

scenes-your-answer = Ihre Antwort: { $letter }{ $index }
scenes-your-answer-2 = Ihre Antwort: { $said }
scenes-not-it-is = Nicht { $said }: Es ist { $right }.
scenes-drop = { $letter } verwerfen
scenes-keep = { $letter } behalten

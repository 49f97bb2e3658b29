### Das Fenster: Importieren und exportieren.

## exporting

exchange-a-unit-test = Unit-Test{ $rest }
exchange-unit-test = Unit test

## applied

exchange-paste-type-or-open-points = Fügen Sie Punkte zum Importieren ein, geben Sie sie ein oder öffnen Sie eine Datei
exchange-there-are-no-points-to = Es gibt keine Punkte zum Importieren
exchange-one-more-body = einem weiteren Körper
exchange-more-bodies = { $count } weiteren Körpern
exchange-choose-a-list-to-become = Wählen Sie eine Liste, die ein Körper wird
exchange-p-and-q-stay = P und Q bleiben
exchange-p-and-q-are-replaced = P und Q werden ersetzt
exchange-p-is-replaced-q-stays = P wird ersetzt, Q bleibt
exchange-q-is-replaced-p-stays = Q wird ersetzt, P bleibt
exchange-with-the-q-of-the = , mit Q aus der Startszene
exchange-with-the-p-of-the = , mit P aus der Startszene
exchange-with-p-and-q-of = , mit P und Q aus der Startszene
exchange-undo-restores-this-one = { $new }{ $other }{ $and_added }; Rückgängig stellt diese wieder her
exchange-line = Zeile
exchange-lines = Zeilen
exchange-a-list-to-become-a = eine Liste, die ein Körper wird
exchange-none = keine
exchange-lists-without-problems = Listen ohne Fehler
exchange-an-imported-shape = Eine importierte Form

## list_use

exchange-another-body = weiterer Körper
exchange-nothing = nichts
exchange-list-becomes = wird

## lists

exchange-reading = Wird gelesen…
exchange-nothing-has-been-read-yet = Noch ist nichts gelesen. Punkte und Körper in jeder Schreibweise erscheinen hier, bevor sich etwas ändert.
exchange-keep-each-corner-of-the = Jede Ecke der Hüllen einmal behalten, in 2D gegen den Uhrzeigersinn. Der Text bleibt, wie er ist
exchange-fix-the-points = Punkte bereinigen
exchange-only-the-first-of-the = Nur die ersten { $shown } der { $count } Listen sind gezeigt
exchange-thumbnail-of = Kleines Bild von { $name }
exchange-this-shape-replaces-p = Diese Form ersetzt P
exchange-this-shape-replaces-q = Diese Form ersetzt Q
exchange-this-shape-is-added-beside = Diese Form kommt neben P und Q hinzu
exchange-this-shape-is-not-used = Diese Form wird nicht verwendet

## problems

exchange-show-the-place-in-the = Die Stelle im Text zeigen
exchange-at-least = mindestens{" "}
exchange-place-was = Stelle
exchange-places-were = Stellen
exchange-not-understood = Nicht verstanden: { $most }{ $count } { $places }

## text

exchange-it-is-not-shown-here = Er ist hier nicht gezeigt, weil er zu lang oder kein Text ist
exchange-text-with-points = Text mit Punkten
exchange-paste-or-type-points =
    Punkte einfügen oder eingeben:

    4 11
    4 5
    9 9

    oder { "{" }4.0f, 11.0f{ "}" }, … oder np.array([[4, 11], …]) oder OBJ, SVG, GeoJSON: alles mit Punkten aus zwei oder drei Zahlen

## preview

exchange-p-and-q-as-apply = P und Q, wie „Anwenden“ sie macht

## import_ui

exchange-import-shapes = Formen importieren
exchange-open-a-file = Datei öffnen…
exchange-text-source-code-obj-off = Text, Quelltext, OBJ, OFF, STL, PLY, SVG, GeoJSON, URDF, SDF, MJCF oder Godot-Szenen
exchange-open-by-path = Pfad öffnen…
exchange-type-the-path-of-a = Den Pfad einer Datei eingeben
exchange-paste = Einfügen
exchange-replace-the-text-by-that = Den Text durch den der Zwischenablage ersetzen
exchange-clear = Leeren
exchange-clear-the-text = Den Text leeren
exchange-apply = Anwenden
exchange-one-step-of-undo = Ein Schritt für Rückgängig
exchange-the-text-is-being-read = Der Text wird gelesen
exchange-cancel = Abbrechen
exchange-the-scene-stays-as-it = Die Szene bleibt, wie sie ist (Esc)

## export_ui

exchange-export-shapes = Formen exportieren
exchange-write = Schreiben
exchange-a-unit-test-contains-both = Ein Unit-Test enthält beide Formen
exchange-text-to-export = Text zum Exportieren
exchange-and-more-lines-which-are = … und { $rest ->
    [one] eine weitere Zeile, die auch kopiert und gespeichert wird
   *[other] { $rest } weitere Zeilen, die auch kopiert und gespeichert werden
    }
exchange-convert-the-shape-to-a = Die Form in ein { $polytope } mit Randpunkten als Ecken umwandeln
exchange-copy = Kopieren
exchange-copy-the-text-to-the = Den Text in die Zwischenablage kopieren
exchange-save-as = Speichern unter…
exchange-choose-a-file-and-write = Eine Datei wählen und den Text hineinschreiben
exchange-save-to-path = Unter Pfad speichern…
exchange-type-the-path-of-a-2 = Den Pfad einer Datei eingeben und den Text hineinschreiben
exchange-close = Schließen
exchange-esc = Esc
exchange-p-alone = Nur P
exchange-q-alone = Nur Q
exchange-both-shapes = Beide Formen
exchange-the-corners-of-the-minkowski = Die Ecken der Minkowski-Differenz

## Mit Werten

exchange-with = , mit { $added }
exchange-the-scene-is-a-new = Die Szene ist { $value }: Eine neue { $other }-Szene entsteht
exchange-may-change-these-shapes-correct = Diese Formen können sich noch ändern ({ $words } { $lines }{ $more }): Korrigieren Sie den Text oder wählen Sie andere Listen
exchange-one-in-line = einer in Zeile { $line }
exchange-at-most-bodies-beside-p = höchstens { $value } Körper neben P und Q
exchange-import = { $contents } importieren
exchange-import-and-points = { $count } und { $count_2 } Punkte importieren
exchange-import-and = { $contents } und { $contents_2 } importieren
exchange-import-lists = { $count } Listen importieren
exchange-read-as = gelesen als { $title }
exchange-list = Liste { $index }
exchange-line-2 = Zeile { $line }
exchange-on-the-hull = { $contents }, { $corners } auf der Hülle
exchange-becomes = { $name } wird { $name_2 }
exchange-left-out = Ausgelassen ({ $count })
exchange-line-3 = Zeile { $line }: { $why }
exchange-line-4 = Zeile { $line }: { $text }, { $why }
exchange-left-out-2 = Ausgelassen: { $words }
exchange-becomes-2 = { $name } wird { $name_2 }: { $numbers }, { $pose }
exchange-picture-of-p-and-q = Bild von P und Q: { $origins }, { $origins_2 }
exchange-a-text-of = Ein Text von { $kilobytes }
exchange-write-2 = { $title } schreiben
exchange-this-engine-has-no-d = Diese Engine hat keine { $count }D-Formen
exchange-make-a-first = { $name } zuerst zum { $polytope } machen…
exchange-is-list = { $name } ist Liste { $index }
exchange-is = { $name } ist { $list }
exchange-is-that-of-the-start = { $name } ist aus der Startszene
exchange-stays = { $name } bleibt

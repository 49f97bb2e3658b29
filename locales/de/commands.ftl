### Befehle: Menüs, Tooltips, Hilfe und die Suche nach Befehlen. .tip sagt, was der Befehl tut.

## Lauf

command-play-pause = Abspielen oder Pause
    .tip = Die Schritte abspielen, am Ende von vorn, oder anhalten
command-step-forward = Schritt vor
    .tip = Einen Schritt vorwärts gehen
command-step-back = Schritt zurück
    .tip = Einen Schritt zurück gehen
command-next-iteration = Nächste Iteration
    .tip = Zum nächsten Stützpunkt gehen
command-previous-iteration = Vorige Iteration
    .tip = Zum vorigen Stützpunkt gehen
command-next-decision = Nächste neue Entscheidung
    .tip = Zur nächsten Iteration gehen, die ein Gebiet anderer Art wählt
command-previous-decision = Vorige neue Entscheidung
    .tip = Zur vorigen Iteration gehen, die ein Gebiet anderer Art wählt
command-first = Erster Schritt
    .tip = Zum ersten Schritt gehen
command-last = Letzter Schritt
    .tip = Zum letzten Schritt gehen, mit dem Urteil
command-slower = Langsamer
    .tip = Langsamer abspielen
command-faster = Schneller
    .tip = Schneller abspielen
command-hide-verdict = Urteil verdecken
    .tip = Urteil, Beweis, Notizen und spätere Schritte verdecken, bis der Lauf dort ist, oder zeigen
command-describe = Beschreiben
    .tip = Die Formen, das Simplex und die Entscheidung dieses Schritts in Worten beschreiben, die Sprachausgabe und Braillezeile lesen können
command-predict = Frag mich
    .tip = Vor jeder Entscheidung des Laufs fragen: im Bild oder mit einer Ziffer antworten, dann die richtige Antwort sehen

## Szenen

command-scenes = Szenen…
    .tip = Alle mitgelieferten Szenen nach Kapiteln, mit Bildern
command-lessons = Lektionen…
    .tip = Lektionen aus Seiten mit Szene, Fragen und Zielen: für einen Kurs oder für sich allein
command-write-lesson = Lektion schreiben…
    .tip = Aus der jetzigen Ansicht eine Lektion machen, Seite für Seite: Text, Fragen, Ziele; oder weiterschreiben
command-edit-lesson = Diese Lektion bearbeiten
    .tip = Die offene Lektion ändern, Seite für Seite
command-teacher-notes = Notizen in einem zweiten Fenster
    .tip = Notizen für Lehrende, die nächste Seite, die geplanten Minuten und eine Uhr in einem Fenster, das die Klasse nicht sieht
command-previous-scene = Vorige Szene
    .tip = Die mitgelieferte Szene vor dieser öffnen, oder die vorige Datei im Ordner
command-next-scene = Nächste Szene
    .tip = Die mitgelieferte Szene nach dieser öffnen, oder die nächste Datei im Ordner
command-mode-2 = 2D
    .tip = Die letzte 2D-Szene bei ihrem Schritt zeigen; zuerst die 2D-Startszene
command-mode-3 = 3D
    .tip = Die letzte 3D-Szene bei ihrem Schritt zeigen; zuerst die 3D-Startszene

## Datei

command-new-2 = Neue 2D-Szene
    .tip = Eine 2D-Szene beginnen: zwei getrennte Formen, ohne Notizen
command-new-3 = Neue 3D-Szene
    .tip = Eine 3D-Szene beginnen: zwei getrennte Formen, ohne Notizen
command-clear-recent = Liste leeren
    .tip = Die zuletzt benutzten Dateien vergessen und die aufbewahrten Änderungen mitgelieferter Szenen entfernen
command-open = Öffnen…
    .tip = Eine Szenendatei wählen
command-open-trace = Aufzeichnung öffnen…
    .tip = Den aufgezeichneten Lauf eines anderen Programms wählen und neben unserem durchgehen
command-open-path = Pfad öffnen…
    .tip = Den Pfad einer Szenendatei eingeben
command-save = Speichern
    .tip = Die Szene in ihre Datei schreiben
command-save-as = Speichern unter…
    .tip = Eine Datei wählen und die Szene hineinschreiben
command-save-path = Unter Pfad speichern…
    .tip = Den Pfad einer Datei eingeben und die Szene hineinschreiben
command-reload = Neu laden
    .tip = Die Szene wieder aus ihrer Datei laden; Rückgängig stellt diese wieder her
command-recover = Wiederherstellen…
    .tip = Die Szenen und Lektionen anbieten, die beim Ende des Programms nicht gespeichert waren
command-quit = Beenden
    .tip = Das Fenster schließen

## Bearbeiten

command-undo = Rückgängig
    .tip = Die letzte Änderung rückgängig machen
command-redo = Wiederholen
    .tip = Die zuletzt rückgängig gemachte Änderung wiederholen
command-edit-notes = Titel und Notizen bearbeiten
    .tip = Den Titel der Szene und ihre Notizen bearbeiten, in Markdown

## Ansicht

command-frame = Ansicht einpassen
    .tip = Die Auswahl einpassen, sonst alles in der Ansicht unter dem Zeiger
command-frame-all = Beide Ansichten einpassen
    .tip = Alles in beiden Ansichten einpassen
command-view-front = Vorderansicht
    .tip = Entlang +y blicken (3D)
command-view-back = Rückansicht
    .tip = Entlang −y blicken (3D)
command-view-right = Ansicht rechts
    .tip = Entlang −x blicken (3D)
command-view-left = Ansicht links
    .tip = Entlang +x blicken (3D)
command-view-top = Draufsicht
    .tip = Entlang −z blicken (3D)
command-view-bottom = Untersicht
    .tip = Entlang +z blicken (3D)
command-toggle-projection = Perspektive
    .tip = Zwischen perspektivischer und orthografischer Projektion wechseln (3D)
command-home-view = Anfangsansicht
    .tip = Die Ansicht wiederherstellen, mit der die Szene beginnt (3D)
command-link-cameras = 3D-Ansichten koppeln
    .tip = Beide 3D-Ansichten zusammen drehen
command-keep-view = Ansicht mit der Szene merken
    .tip = Schritt, Reiter, Schalter und Kamera mit der Szene speichern und beim Öffnen damit beginnen
command-forget-view = Gemerkte Ansicht vergessen
    .tip = Die Szene öffnen, wie das Fenster ist, ab ihrem ersten Schritt
command-toggle-hull = Hülle von P ⊖ Q
    .tip = Die Hülle der Minkowski-Differenz zeigen
command-toggle-ghosts = Frühere Simplizes
    .tip = Die Simplizes früherer Iterationen zeigen
command-toggle-differences = Differenzen
    .tip = Jede Differenz einer Ecke von P und einer Ecke von Q zeigen
command-toggle-floor = Bodengitter
    .tip = Einen Boden mit Koordinaten unter den Körpern zeigen (3D)
command-show-alone = Ein Feld allein
    .tip = Das Feld unter dem Zeiger allein zeigen, oder wieder alle; ein Doppelklick auf seinen Titel tut das auch
command-toggle-setup = Einstellungen
    .tip = Die Einstellungen zeigen oder ausblenden: Notizen, Körper, Algorithmus und Abfrage
command-toggle-proof = Beweis
    .tip = Den Beweis des Urteils und die gemessenen Längen zeigen
command-toggle-more = Mehr zum Schritt
    .tip = Zeigen, woher die Zahlen jedes Schritts kommen, oder es verbergen
command-toggle-simple = Einfache Ansicht
    .tip = Lässt Genauigkeit, Grenzen, eingebaute Fehler, SCHNITT, STÜTZWERT, BEWEGUNG und seltene Einblendungen weg
command-toggle-letters = Buchstaben als Befehle
    .tip = Einzelne Buchstaben, Ziffern und Zeichen sind Befehle. Für Spracheingabe ausschalten; Strg und Umschalt+Pfeile wirken weiter
command-next-part = Nächster Teil
    .tip = Den Fokus zum nächsten Teil des Fensters bewegen
command-previous-part = Voriger Teil
    .tip = Den Fokus zum vorigen Teil des Fensters bewegen
command-copy-proof = Beweis kopieren
    .tip = Beweis und Paar als JSON kopieren, in exakten Brüchen, die ein anderes Programm prüfen kann

## Lauf

command-laboratory = Labor…
    .tip = Die Algorithmen auf Tausende zufällige Paare anwenden und sehen, welche sich irren
command-judge = Meinen Löser prüfen…
    .tip = Ihrem eigenen Programm, in jeder Sprache, Paare senden und seinen ersten falschen Schritt sehen

## Ansicht

command-zoom-in = Größerer Text
    .tip = Größerer Text, bis 250 %
command-zoom-out = Kleinerer Text
    .tip = Kleinerer Text, bis 80 %
command-zoom-reset = Normaler Text
    .tip = Text mit 100 %
command-present = Vortragsmodus
    .tip = Vollbild und großer Text für einen Projektor; danach ist alles wie vorher
command-theme-system = Thema des Systems
    .tip = Hell oder dunkel wie das System
command-theme-light = Helles Thema
    .tip = Dunkel auf hell
command-theme-dark = Dunkles Thema
    .tip = Hell auf dunkel
command-theme-contrast = Thema mit hohem Kontrast
    .tip = Weiß auf Schwarz, mit hellen Farben und dicken Linien in den Bildern
command-reset-layout = Layout zurücksetzen
    .tip = Felder, Reiter und Ansichten wie am Anfang; Thema und Textgröße bleiben

## Hilfe

command-help = Befehle und Tasten
    .tip = Was Sie jetzt tun können: Gesten des Zeigers, Befehle und ihre Tasten
command-palette = Befehl suchen…
    .tip = Jeder Befehl, nach einem Teil seines Namens oder seiner Wirkung
command-glossary = Glossar
    .tip = Alle Zeichen und Begriffe, mit Formel und kleinem Bild; öffnet sich beim Begriff unter dem Zeiger
command-welcome = Wege zum Einstieg
    .tip = Die Frage, die GJK beantwortet, und drei Türen ins Programm
command-first-lesson = Was GJK tut (5 Minuten)
    .tip = Eine Lektion mit vier kurzen Seiten, einem Dreieck und einem Quadrat
command-tour = Rundgang durch das Fenster
    .tip = Sechs Sprechblasen zeigen auf die Teile des Fensters; Esc beendet ihn
command-about = Über GJK Sandbox
    .tip = Version, Lizenz, Zitat und ein Bericht für Fehlermeldungen

## Bearbeiten

command-tool-move = Verschieben
    .tip = Griffe, die die Auswahl verschieben; dann X, Y oder Z, eine Zahl und Enter
command-tool-rotate = Drehen
    .tip = Griffe, die die Auswahl drehen; dann eine Achse, Grad und Enter
command-tool-scale = Skalieren
    .tip = Griffe, die die Auswahl skalieren; dann eine Achse, ein Faktor und Enter
command-delete = Ecken löschen
    .tip = Die ausgewählten Ecken löschen
command-insert = Ecken hinzufügen
    .tip = Mit jedem Klick in die Formen eine Ecke hinzufügen, in einer neuen 2D-Szene die Ecken einer neuen Form; dieselbe Taste beendet das
command-select-all = Alles auswählen
    .tip = Alle Ecken der ausgewählten Form oder beider Formen auswählen
command-deselect = Nichts auswählen
    .tip = Nichts auswählen
command-make-touch = Berühren lassen…
    .tip = Q verschieben, bis Q die Form P berührt oder einen gegebenen Abstand oder eine gegebene Eindringtiefe hat

## Form

command-add-shape = Form hinzufügen…
    .tip = Eine Form in der Galerie wählen
command-freehand = Freihand zeichnen
    .tip = Einen Umriss mit dem Zeiger zeichnen: Seine konvexe Hülle wird die Form (2D)
command-click-polygon = Polygon klicken
    .tip = Die Ecken eines Polygons klicken: Ihre konvexe Hülle wird die Form (2D)
command-make-polytope = Zum Polytop machen…
    .tip = Die Form in ein Polytop umwandeln, mit ihren Ecken oder mit Randpunkten als Ecken
command-round = Zusatzradius…
    .tip = Den Radius der Kugel setzen, die zu jedem Punkt der Form hinzukommt
command-mirror-x = In x spiegeln
    .tip = Die Form entlang x um ihre eigene Mitte spiegeln: links und rechts tauschen die Plätze
command-mirror-y = In y spiegeln
    .tip = Die Form entlang y um ihre eigene Mitte spiegeln: unten und oben tauschen die Plätze (3D: vorn und hinten)
command-mirror-z = In z spiegeln
    .tip = Die Form entlang z um ihre eigene Mitte spiegeln: unten und oben tauschen die Plätze (3D)
command-center = Zentrieren
    .tip = Die Mitte der Form in den Ursprung verschieben
command-normalize = Größe normieren
    .tip = Die Form so skalieren, dass ihr fernster Punkt den Abstand 1 von ihrer Mitte hat
command-duplicate-p = P als Q duplizieren
    .tip = Q durch eine Kopie von P neben P ersetzen
command-swap-bodies = P und Q tauschen
    .tip = Die beiden Formen tauschen
command-change-dimension = Dimension wechseln
    .tip = Die Formen bei z = 0 in den Raum einbetten oder entlang z in die Ebene projizieren
command-hull-of-both = Hülle von beiden
    .tip = Die Form durch die konvexe Hülle von P und Q ersetzen
command-sum-of-both = Minkowski-Summe von beiden
    .tip = Die Form durch die Minkowski-Summe von P und Q ersetzen
command-cut-corner = Ecke abschneiden…
    .tip = Die ausgewählte Ecke mit einem Teil ihrer Kanten abschneiden

## Datei

command-import = Formen importieren…
    .tip = Punkte aus einem Text oder einer Datei importieren: Listen, Netze, Zeichnungen oder Karten

## Bearbeiten

command-paste = Formen einfügen
    .tip = Punkte aus der Zwischenablage importieren oder eine Szene öffnen

## Datei

command-export = Exportieren…
    .tip = P, Q, beide oder P ⊖ Q als Daten, Code, Netz oder Unit-Test exportieren

## Bearbeiten

command-copy-p = P kopieren
    .tip = P in die Zwischenablage kopieren, im letzten Format des Exportfensters
command-copy-q = Q kopieren
    .tip = Q in die Zwischenablage kopieren, im letzten Format des Exportfensters
command-copy-pair = Paar kopieren
    .tip = P und Q in die Zwischenablage kopieren, im letzten Format des Exportfensters
command-copy-link = Link kopieren
    .tip = Einen Link kopieren, der diese Szene bei diesem Schritt im Browser öffnet
command-copy-report = Für einen Fehlerbericht kopieren
    .tip = Link, Szene, Urteil und Beweis als Markdown kopieren
command-copy-picture = Bild kopieren
    .tip = Die Ansicht unter dem Zeiger oder beide als Bild kopieren, mit Größe, Thema und Beschriftung von „Bild speichern“

## Datei

command-save-picture = Bild speichern…
    .tip = Diesen Schritt als SVG oder PNG speichern, mit seinem Satz
command-save-run = Lauf speichern…
    .tip = Alle Schritte als Animation oder nummerierte Bilder speichern, oder die Aufzeichnung als Markdown, CSV, JSON oder JSON Lines
command-handout = Arbeitsblatt…
    .tip = Den Lauf oder die offene Lektion zu Papier bringen: Bilder mit Sätzen, Lücken für Studierende und eine Lösung

## Lauf

command-show-run = Ein Lauf
    .tip = Einen Lauf der Szene Schritt für Schritt zeigen
command-show-code = Code
    .tip = Den Algorithmus als Pseudocode zeigen, mit den Zeilen, die dieser Schritt ausführt
command-show-explorer = Erkunden
    .tip = Ein Simplex und den Ursprung ziehen und sehen, welche seiner Gebiete möglich sind
command-show-compare = Vergleichen
    .tip = Zwei Läufe der Szene nebeneinander zeigen, und wo sie auseinandergehen

## Vortrag

command-present-both = Zwei Bilder
    .tip = Die Formen und ihre Differenz zeigen
command-present-shapes = Formen
    .tip = Nur die Formen zeigen
command-present-difference = Differenz
    .tip = Nur die Minkowski-Differenz zeigen
command-present-steps = Schritte
    .tip = Die Tabelle der Iterationen zeigen
command-present-code = Pseudocode
    .tip = Den Algorithmus zeigen, mit den Zeilen dieses Schritts
command-next-page = Nächste Seite
    .tip = Die Antwort der Klasse aufdecken, oder die nächste Frage oder Seite der Lektion; ohne Lektion der nächste Schritt
command-previous-page = Vorige Seite
    .tip = Die vorige Seite der Lektion; ohne Lektion der vorige Schritt
command-blank = Leeren
    .tip = Den Bildschirm bis zur nächsten Taste leeren
command-spotlight = Spotlicht
    .tip = Alles außer der Umgebung des Zeigers abdunkeln
command-projector-paper = Weiß oder dunkel
    .tip = Alles auf Weiß oder auf Dunkel zeigen
command-leave-presenter = Verlassen
    .tip = Schließen, was das Bild verdeckt, oder fragen, ob der Vortragsmodus enden soll

## Frage

command-reveal = Aufdecken
    .tip = Die Antwort annehmen, mit ihrer Ziffer oder im Bild gewählt, und die richtige zeigen
command-skip-question = Überspringen
    .tip = Ohne Antwort weitergehen

## Menüs und Abschnitte der Hilfe

menu-run = Lauf
menu-scenes = Szenen
menu-file = Datei
menu-edit = Bearbeiten
menu-view = Ansicht
menu-help = Hilfe
menu-shape = Form
menu-presenter = Vortragsmodus
menu-question = Frage

## Warum ein Befehl jetzt nicht geht

command-refused-plane = Zeichnen geht nur in 2D
command-refused-space = Geht nur in 3D
command-refused-selection = Nichts ist ausgewählt
command-refused-vertex = Zuerst eine Ecke auswählen
command-refused-page = Die Browser-Ausgabe hat keinen Zugriff auf die Dateien des Rechners
command-refused-round = Die Ecken dieser Form sind schon aufgeführt

### Das Fenster: Bearbeiten.

## layout

editing-move-in-the-view = In der Ansicht verschieben
editing-rotate-about-the-line-of = Um die Blickrichtung drehen
editing-scale-evenly = Gleichmäßig skalieren

## freehand

editing-drag-to-draw-an-outline = Ziehen zeichnet einen Umriss: Ein Klick allein zeichnet nichts
editing-vertices = Ecken
editing-vertices-of-the-drawing = Ecken der Zeichnung
editing-stop-drawing = Zeichnen beenden
editing-esc = Esc
editing-the-outline = Der Umriss

## question

editing-added-radius-of = Zusätzlicher Radius von { $side }
editing-the-number-of-points-on = Die Zahl der Randpunkte, die Ecken werden
editing-the-radius-of-a-ball = Der Radius einer Kugel, die zu jedem Punkt der Form hinzukommt, in Einheiten der Szene
editing-the-fraction-of-each-edge = Der abgeschnittene Teil jeder Kante an der Ecke, zwischen 0 und 1
editing-number-of-points = Zahl der Punkte
editing-radius = Radius
editing-fraction-of-each-edge = Teil jeder Kante
editing-expected-a-whole-number-found = Erwartet: eine ganze Zahl; gefunden: { $value }
editing-expected-a-number-from-to = Erwartet: eine Zahl von { $least } bis { $most }

## polygon

editing-a-polygon-has-three-corners = Ein Polygon hat mindestens drei Ecken, die nicht auf einer Geraden liegen
editing-close-the-polygon = Polygon schließen
editing-enter-a-double-click-or = Enter, ein Doppelklick oder ein Klick auf die erste Ecke
editing-stop-clicking = Klicken beenden
editing-esc-backspace-takes-the-last = Esc; Backspace nimmt die letzte Ecke zurück

## select

editing-select-a-vertex-to-delete = Wählen Sie eine Ecke aus, um sie zu löschen

## keys

## entry

editing-in-2d-everything-rotates-about = In 2D dreht sich alles um z
editing-there-is-no-z-in = In 2D gibt es kein z: Drücken Sie X oder Y
editing-a-factor-of-0-would = Ein Faktor von 0 ließe nur einen Punkt übrig
editing-enter-or-a-click-applies = Enter oder ein Klick wendet es an, Esc bricht ab
editing-press-x-or-y-then = Drücken Sie X oder Y, dann geben Sie eine Strecke ein; Esc beendet
editing-type-a-factor-after-x = Geben Sie einen Faktor ein, nach X oder Y nur entlang dieser Achse; Esc beendet
editing-press-x-y-or-z = Drücken Sie X, Y oder Z (mit Shift: die Ebene senkrecht dazu), dann geben Sie eine Strecke ein; Esc beendet
editing-type-a-factor-after-x-2 = Geben Sie einen Faktor ein, nach X, Y oder Z entlang dieser Achse (mit Shift: senkrecht dazu); Esc beendet

## modal_typing

editing-a-single-vertex-cannot-be = Eine einzelne Ecke lässt sich nicht drehen oder skalieren

## menu

editing-a-quarter-of-each-edge = Ein Viertel jeder Kante
editing-a-third-of-each-edge = Ein Drittel jeder Kante
editing-half-of-each-edge = Die Hälfte jeder Kante
editing-add-a-vertex-here = Hier eine Ecke hinzufügen
editing-show-everything = Alles zeigen
editing-delete = { $name } löschen
editing-cut-this-corner-off = Diese Ecke abschneiden
editing-exact-values = Exakte Werte
editing-select-it-and-show-its = Auswählen und die Zahlen links im Feld zeigen
editing-select-all-vertices = Alle Ecken auswählen
editing-make-it-a = Zum { $polytope } machen

## modes

editing-click-to-add-a-vertex = Klicken fügt der ausgewählten Form oder P eine Ecke hinzu (Esc beendet das)
editing-drag-a-box-around-vertices = Einen Rahmen um Ecken ziehen, Shift erweitert die Auswahl (Esc beendet das)
editing-add-vertices = Ecken hinzufügen
editing-each-click-adds-a-vertex = Jeder Klick fügt eine Ecke hinzu (Esc beendet das)
editing-box-select = Rahmenauswahl
editing-drag-a-box-around-vertices-2 = Einen Rahmen um Ecken ziehen (oder mit Ctrl auf leerer Fläche ziehen)

## group

## model

## generators

## parameters

## freehand

editing-a-polygon-has-at-least = Ein Polygon hat mindestens 3 Ecken, nicht { $vertices }
editing-the-stroke-leaves-the-plane = Der Strich verlässt die Ebene bei { $place }
editing-the-stroke-has-no-area = Der Strich umschließt keine Fläche: Zeichnen Sie um sie herum

## dimension

editing-the-projection-of-a-rotated = Die Projektion ist keine der 2D-Formen (gedreht: { $kind })

## convert

editing-a-single-point-has-no = Ein einzelner Punkt hat keine Größe, die sich ändern lässt
editing-the-shape-is-too-small = Die Form ist zu klein, um sie zu vergrößern

## others

editing-a-name-has-at-most = Ein Name hat höchstens { $limit } Zeichen in einer Zeile
editing-a-scene-holds-at-most = Eine Szene hat höchstens { $limit } Körper neben P und Q
editing-there-is-no-such-body = Diesen Körper gibt es nicht

## goal

## contact

editing-sliding-needs-a-direction-that = Zum Verschieben braucht es eine Richtung, die nicht null ist

## line

editing-the-distance-of-these-shapes = Der Abstand dieser Formen lässt sich nicht messen

## combine

editing-vertex-is-not-a-vertex = Ecke { $vertex } ist keine Ecke der Hülle
editing-a-single-point-has-no-2 = Ein einzelner Punkt hat keine Kanten zum Schneiden

## vertices

editing-a-capsule-has-two-ends = Eine Kapsel hat genau zwei Enden

## Mit Werten

editing-move = { $name } verschieben
editing-move-along = Entlang { $axis } verschieben
editing-move-across = Senkrecht zu { $axis } verschieben
editing-rotate-about = Um { $axis } drehen
editing-scale-along = Entlang { $axis } skalieren
editing-scale-across = Senkrecht zu { $axis } skalieren
editing-draw-the-outline-of = Zeichnen Sie den Umriss von { $name }
editing-draw = { $name } zeichnen
editing-make-a = { $side } zum { $polytope } machen
editing-cut-off = { $letter }{ $vertex } abschneiden
editing-cannot-be-deleted-a-query = { $name } lässt sich nicht löschen, eine Abfrage hat zwei Formen: Löschen Sie Ecken davon
editing-delete-2 = { $name } löschen
editing-shape = Form { $name }: { $kind_name }
editing-vertex-at = Ecke { $letter }{ $index } bei { $place }
editing-move-3 = { $other_name } verschieben
editing-cut-off-2 = { $name } abschneiden
editing-shape-2 = Form { $name }: { $kind_name }
editing-make-a-2 = { $name } zum { $polytope } machen
editing-insert = { $name } einfügen
editing-a-round-shape-becomes-to = Eine runde Form wird zu { $least } bis { $MAX_VERTICES } Punkten, nicht zu { $points }
editing-there-is-no-axis-in = In { $count }D gibt es keine Achse { $axis }
editing-both-shapes-must-have-the = Beide Formen brauchen denselben Radius für eine Hülle aus Punkten; gefunden: { $radius } und { $other }
editing-the-sum-of-and-vertices = Die Summe von { $one } und { $other } Ecken wäre zu groß
editing-the-fraction-must-lie-between = Der Teil muss zwischen 0 und 1 liegen; gefunden: { $fraction }
editing-the-result-would-have-vertices = Das Ergebnis hätte { $count } Ecken, mehr als { $MAX_VERTICES }
editing-edge = Kante { $names }
editing-face = Fläche { $names } …
editing-face-2 = Fläche { $names }

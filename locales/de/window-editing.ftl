### Das Fenster: Bearbeiten.

## layout

editing-move-in-the-view = In der Ansicht verschieben
editing-rotate-about-the-line-of = Um die Blickrichtung drehen
editing-scale-evenly = Gleichmäßig skalieren

## freehand

editing-drag-to-draw-an-outline = Ziehen zeichnet einen Umriss: Ein Klick allein zeichnet nichts
editing-vertices = Ecken
editing-vertices-of-the-drawing = Ecken der Zeichnung
editing-cancel = Abbrechen
editing-esc = Esc
editing-the-outline = Der Umriss

## question

editing-added-radius-of = Zusatzradius von { $side }
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
editing-copy = { $name } kopieren
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

## Die Auswahl in einem Satz

selection-vertices = { $count ->
    [one] 1 Ecke von { $side }
   *[other] { $count } Ecken von { $side }
    }
# $p und $q: was von P und von Q ausgewählt ist.
selection-both = { $p } und { $q }

## Die Namen von Änderungen, nach „Rückgängig“

# $item: P, q2, „3 Ecken von P“ oder der Name eines anderen Körpers.
edit-undo-move = { $item } verschieben
edit-undo-rotate = { $item } drehen
edit-undo-scale = { $item } skalieren

## Neben dem Zeiger beim Ziehen

drag = { $item } = { $place }
drag-fine = { $item } = { $place }   fein
drag-on-grid = { $item } = { $place }   Gitter { $step }
# Eine Ecke rastet auf einer Ecke, Kante oder Fläche der anderen Form ein.
drag-onto = { $vertex } auf { $feature }

## Die Griffe: ihre Namen für Screenreader, und der Text neben dem Zeiger beim Ziehen

# $numbers: „x 2, y −1“.
handle-moves = Verschieben { $numbers }
handle-rotates = Drehen { $angle }°
handle-rotates-about = Drehen { $axis } { $angle }°
handle-scales = Skalieren { $factor }
# $axes: „x“ oder „x, y“.
handle-scales-along = Skalieren { $axes } { $factor }

## Eingegebene Bewegungen. Die Tasten X, Y und Z sind in jeder Sprache dieselben

typing = Eingabe: { $transform }
# $typed: die Achse und die Zahl bisher, etwa „x 2“.
typing-move = Verschieben { $typed }
typing-rotate = Drehen { $typed }
typing-scale = Skalieren { $typed }
typing-plane = { $first } und { $second }
typing-next-rotate =
    .plane = Geben Sie Grad ein, gegen den Uhrzeigersinn; Esc beendet
    .space = Drücken Sie X, Y oder Z, oder nichts für die Blickrichtung, dann geben Sie Grad ein; Esc beendet
typing-nothing-selected = Wählen Sie zuerst etwas aus: ein Klick auf eine Form oder Ecke, oder Ctrl+A

## Einen Umriss zeichnen, und die Ecken eines Polygons klicken

polygon-click = { $count ->
    [one] Klicken Sie die Ecken von { $side }: 1 Ecke
   *[other] Klicken Sie die Ecken von { $side }: { $count } Ecken
    }

## Arten von Formen und ihre Zahlen

kinds-regular = Regelmäßig
kinds-round = Rund
kinds-random = Viele Punkte
kinds-hard = Schwierige Fälle
# .article ist der Name in einem Satz, im Akkusativ: P durch einen Kegel ersetzen.
kind-rectangle = Rechteck
    .tip = Vier rechte Winkel, Seiten entlang der eigenen Achsen; ein Quadrat, wenn sie gleich sind
    .article = ein Rechteck
kind-regular-polygon = Regelmäßiges Polygon
    .tip = Alle Seiten und alle Winkel gleich
    .article = ein regelmäßiges Polygon
kind-disc = Kreisscheibe
    .tip = Alle Punkte der Ebene bis zu einem Radius um die Mitte
    .article = eine Kreisscheibe
kind-ellipse = Ellipse
    .tip = Eine Kreisscheibe, entlang der eigenen Achsen gestreckt
    .article = eine Ellipse
kind-capsule = Kapsel
    .tip = Alle Punkte bis zu einem Radius um eine Strecke
    .article = eine Kapsel
kind-box = Quader
    .tip = Kanten entlang der eigenen Achsen; ein Würfel, wenn sie gleich sind
    .article = einen Quader
kind-tetrahedron = Tetraeder
    .tip = Vier gleiche Dreiecke
    .article = ein Tetraeder
kind-octahedron = Oktaeder
    .tip = Acht gleiche Dreiecke
    .article = ein Oktaeder
kind-icosahedron = Ikosaeder
    .tip = Zwanzig gleiche Dreiecke
    .article = ein Ikosaeder
kind-prism = Prisma
    .tip = Ein regelmäßiges Polygon mit einer Höhe
    .article = ein Prisma
kind-pyramid = Pyramide
    .tip = Ein regelmäßiges Polygon und eine Spitze darüber
    .article = eine Pyramide
kind-frustum = Pyramidenstumpf
    .tip = Das Sichtvolumen einer Kamera im eigenen Ursprung, die entlang der eigenen Achse −z blickt
    .article = einen Pyramidenstumpf
kind-ball = Kugel
    .tip = Alle Punkte im Raum bis zu einem Radius um die Mitte
    .article = eine Kugel
kind-ellipsoid = Ellipsoid
    .tip = Eine Kugel, entlang der eigenen Achsen gestreckt
    .article = ein Ellipsoid
kind-cylinder = Zylinder
    .tip = Eine Kreisscheibe mit einer Höhe
    .article = einen Zylinder
kind-cone = Kegel
    .tip = Eine Kreisscheibe und eine Spitze darüber
    .article = einen Kegel
kind-dodecahedron = Dodekaeder
    .tip = Zwölf gleiche Fünfecke
    .article = ein Dodekaeder
kind-antiprism = Antiprisma
    .tip = Zwei regelmäßige Polygone, um eine halbe Seite gegeneinander gedreht
    .article = ein Antiprisma
kind-triangle = Dreieck
    .tip = Drei Punkte: das einfachste Polygon, in 3D flach
    .article = ein Dreieck
kind-segment = Strecke
    .tip = Zwei Punkte: eine Form ohne Fläche
    .article = eine Strecke
kind-point = Punkt
    .tip = Ein einzelner Punkt: Liegt er in der anderen Form?
    .article = einen Punkt
kind-random-polygon = Zufälliges Polygon
    .tip = Ein zufälliges konvexes Polygon: Jeder Punkt ist eine Ecke davon
    .article = ein zufälliges Polygon
kind-random-polytope = Zufälliges Polytop
    .tip = Zufällige Punkte auf einem Ellipsoid: Jeder ist eine Ecke der Hülle
    .article = ein zufälliges Polytop
kind-hull-of-random-points = Hülle zufälliger Punkte
    .tip = Zufällige Punkte in einem Quadrat oder Würfel: Die im Inneren sind keine Ecken der Hülle
    .article = eine Hülle zufälliger Punkte
kind-even-points-on-a-sphere = Gleichmäßige Punkte auf einer Kugel
    .tip = Punkte entlang einer Spirale, in fast gleichen Abständen
    .article = gleichmäßige Punkte auf einer Kugel
kind-random-points-on-a-sphere = Zufällige Punkte auf einer Kugel
    .tip = Zufällige Punkte auf einer Kugel, gleichverteilt
    .article = zufällige Punkte auf einer Kugel
kind-needle = Nadel
    .tip = Sehr lang und sehr dünn: Kleine Winkel kosten Löser Stellen
    .article = eine Nadel
kind-sliver = Splitter
    .tip = Ein Dreieck mit sehr kleiner Höhe
    .article = einen Splitter
kind-plate = Platte
    .tip = Punkte, die fast, aber nicht genau in einer Ebene liegen
    .article = eine Platte
kind-star = Stern
    .tip = Nicht konvex: Löser sehen die Hülle
    .article = einen Stern
kind-not-in-dimension = In { $dimension }D gibt es kein „{ $kind }“
# $kind hat seinen Artikel: einen Kegel.
kind-numbers = { $count ->
    [one] Für { $kind } ist 1 Zahl nötig; gefunden: { $found }
   *[other] Für { $kind } sind { $count } Zahlen nötig; gefunden: { $found }
    }
parameter-radius = Radius
parameter-half-width = halbe Breite
parameter-half-depth = halbe Tiefe
parameter-half-height = halbe Höhe
parameter-semi-axis-x = Halbachse x
parameter-semi-axis-y = Halbachse y
parameter-semi-axis-z = Halbachse z
parameter-sides = Seiten
parameter-vertices = Ecken
parameter-tips = Zacken
parameter-seed = Startwert
parameter-aspect = Seitenverhältnis
parameter-near = nah
parameter-far = fern
parameter-angle-of-view = Bildwinkel
parameter-base = Grundseite
parameter-height = Höhe
parameter-apex-shift = Versatz der Spitze
parameter-length = Länge
parameter-width = Breite
parameter-thickness = Dicke
parameter-outer-radius = Außenradius
parameter-inner-radius = Innenradius
# $parameter: einer dieser Namen.
parameter-not-whole = { $parameter }: nur ganze Zahlen; gefunden: { $found }
parameter-out-of-range = { $parameter }: von { $least } bis { $most }; gefunden: { $found }

## Warum eine Änderung abgelehnt wird: Sätze ohne Punkt am Ende, für die Statuszeile

edit-last-vertex = Die letzte Ecke lässt sich nicht löschen: Eine Form braucht mindestens einen Punkt
edit-no-vertices = Diese Form hat keine Ecken ({ $kind }): Machen Sie sie zuerst zum Polytop
edit-no-vertex = Es gibt keine Ecke { $index }: Die Form hat { $count }
edit-uneven-scale = Diese Form ({ $kind }) lässt sich nur gleichmäßig skalieren, oder entlang von Achsen, die ihre Art erhalten

## Warum Q sich nicht durch Gleiten auf einer Geraden an P legen lässt

edit-bad-gap = Der Abstand muss größer als 0 sein; gefunden: { $found }
edit-bad-depth = Die Tiefe muss größer als 0 sein; gefunden: { $found }
edit-no-nearer = Q geht im Abstand { $least } an P vorbei: Auf dieser Geraden kommt es nicht näher
edit-passes-by = Q geht im Abstand { $least } an P vorbei: Auf dieser Geraden erreicht es P nicht
edit-only-overlaps = Q dringt auf dieser Geraden höchstens { $most } in P ein: Es kommt nicht näher
edit-not-so-deep = Q dringt auf dieser Geraden höchstens { $most } in P ein, nie { $asked }

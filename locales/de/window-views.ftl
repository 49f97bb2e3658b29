### Das Fenster: Karte, Stützwert, Schnitt und Baum.

## map

views-computing-the-first-cells = Die ersten Zellen werden berechnet
views-move-q = Q verschieben
views-color-by = Farbe nach
views-the-quantity-shown-by-the = Die Größe, die die Farben zeigen
views-agreement-with = Übereinstimmung mit
views-the-reference-or-the-verdict = Die Referenz oder das Urteil eines anderen Algorithmus
views-plane-of-the-map = Ebene der Karte
views-q-is-moved-in-this = Q wird in dieser Ebene bewegt, durch seinen jetzigen Ort
views-start-between-the-centers = Start zwischen den Mitten
views-start-each-run-in-the = Jeden Lauf in der Richtung von der Mitte von P zur Mitte von Q beginnen, statt in der ersten Richtung der Szene
views-the-reference = die Referenz

## map

views-plane-xy = Ebene xy
views-plane-xz = Ebene xz
views-plane-yz = Ebene yz
views-plane-of-the-view = Ebene der Ansicht
views-x-of-q = x von Q
views-y-of-q = y von Q
views-z-of-q = z von Q
views-to-the-right = nach rechts
views-upwards = nach oben
views-refining = verfeinert, { $percent } %
views-with = mit
views-run-1000 = 1.000 Läufe
views-run-20000 = 20.000 Läufe
views-the-map-has-failed-at = Die Karte ist fehlgeschlagen: { $message }, bei { $place }

## reach

views-u-follows-v = u folgt v
views-look-where-the-algorithm-looks = Dorthin blicken, wohin der Algorithmus bei diesem Schritt blickt, bis Sie u selbst drehen
views-angle-of-u = Winkel von u
views-jump-left = Sprung links
views-turn-u-to-the-left = u nach links drehen, dorthin, wo eine andere Ecke die fernste wird: Dort sind es zwei
views-jump-right = Sprung rechts
views-turn-u-to-the-right = u nach rechts drehen, dorthin, wo eine andere Ecke die fernste wird: Dort sind es zwei
views-on-a-curved-shape-the = Auf einer gekrümmten Form gleitet der fernste Punkt, er springt nicht
views-around-z = um z
views-above-the-xy-plane = über der xy-Ebene
views-drag-to-turn-u-with = Ziehen dreht u; mit Ctrl rastet es ein, wo die fernste Ecke wechselt
views-along-the-dashes-it-is = ; entlang der Striche ist sie null
views-the-color-of-a-direction = Die Farbe einer Richtung ist dort die Stützfunktion von P ⊖ Q{ $level }
views-support-function-over-all-directions = Stützfunktion über alle Richtungen
views-drag-on-the-globe-to = Auf dem Globus ziehen dreht u; daneben oder mit der rechten Taste ziehen dreht die Ansicht

## slice

views-plane-of-the-slice = Ebene des Schnitts
views-the-plane-that-cuts-p = Die Ebene, die P ⊖ Q schneidet
views-through-o = Durch O
views-move-the-plane-to-the = Die Ebene in den Ursprung verschieben
views-plane-of-the-simplex = Ebene des Simplex
views-plane-of-face = Ebene der Fläche { $a }{ $b }{ $c }

## picture

views-handle-of-the-plane = Griff der Ebene { $place_in_words }
views-drag-to-move-the-plane = Ziehen verschiebt die Ebene. Ctrl rastet am Gitter und an O ein, Shift ist feiner, Esc stellt sie zurück
views-the-plane-is-seen-along = Die Ebene ist entlang ihrer Normalen zu sehen: Drehen Sie das Bild, um sie zu verschieben

## tree

views-this-run-does-not-go = Dieser Lauf geht nicht diesen Weg
views-cancel-survey = Erhebung abbrechen
views-progress-of-the-survey = Fortschritt der Erhebung
views-put-so-many-random-pairs = Diesem Algorithmus so viele zufällige Paare aller Arten vorlegen und zählen, wie oft jeder Weg vorkommt
views-to-count-how-often-random = um zu zählen, wie oft zufällige Paare jeden Weg nehmen

## Mit Werten

views-of-the-plane = { $z } der Ebene
views-across = Senkrecht zu { $axis }
views-of-runs = { $done } von { $pairs } Läufen
views-runs-of-random-pairs-of = { $runs } Läufe zufälliger Paare: { $unreached } von { $count } Wegen nie genommen

### Das Fenster: Erkunden.

## empty

explore-regions-of-a-simplex-to = Gebiete eines Simplex, zum Verschieben
explore-a-simplex-takes-the-place = Ein Simplex nimmt den Platz der Szene ein; Rückgängig und „Zurück zum Lauf“ führen zu ihr zurück
explore-explore-this-simplex = Dieses Simplex erkunden
explore-purpose = Erkunden zeigt eine Iteration von GJK, in der nichts festliegt. Sie verschieben die Punkte A, B, C und D eines Simplex und den Ursprung O. Das Bild zeigt, in welchem Gebiet des Simplex O liegt, was der Algorithmus dort entscheidet und wo A oder O in keinem Lauf sein können.
explore-this-scene-has-changes = Die Szene hat ungesicherte Änderungen; ihr Simplex wird erst genommen, wenn Sie es wählen.
explore-at-this-step-the-simplex = Das Simplex von Schritt { $step } hat keine Gebiete zum Erkunden: Es hat weniger als zwei Punkte oder ist flach.
explore-explore-the-simplex-of = Das Simplex von Schritt { $step } erkunden
explore-explore-this-simplex-2 = dieses Simplex erkunden
explore-or-begin-with-one-of = Oder beginnen Sie mit einem von diesen

## view

explore-point = Punkt { $handle }
explore-origin-o = Ursprung O
explore-view = Ansicht Erkunden
explore-named-at = { $name } bei { $place }

## cut

explore-the-outcome-as-a-function = Das Ergebnis, je nachdem wo O in dieser Höhe liegt: Ziehen Sie O darin. Wo keine Farbe ist, hätte ein früherer Test den Lauf beendet
explore-section-and-outcomes = Schnitt und Ergebnisse
explore-cut = SCHNITT
explore-height-of-the-cut = Höhe des Schnitts

## board

explore-drag-o-to-collect-an = Ziehen Sie O, um ein Ergebnis zu sammeln (●), oder klicken Sie, um ein Beispiel zu sehen (·). Mit O allein erreichen Sie 21; die anderen 4 kommen mit Umbenennen
explore-all-three-faces-see-o = O liegt nur über A vor allen drei Flächen: Brechen Sie die Regeln, um es zu sehen
explore-not-collected = nicht gesammelt
explore-collected = gesammelt
explore-shown = gezeigt
explore-outcomes = ERGEBNISSE
explore-complete = vollständig
explore-never = nie
explore-outcome = Ergebnis { $code } { $region }, { $state }
explore-show-outcome = { $code } { $region } zeigen

## ui

explore-the-simplex = das Simplex
explore-simplex = SIMPLEX
explore-regions-title = GEBIETE
explore-decision = ENTSCHEIDUNG

## story

explore-the-words = die Texte
explore-back-to-the-run = Zurück zum Lauf
explore-break-the-rules = Regeln brechen
explore-off-a-drag-stops-where = Aus: Ein Zug endet am Rand der Positionen, die ein Lauf erreichen kann. Ein: Ein Zug geht überallhin, und das Feld nennt den früheren Test, der den Lauf beendet hätte
explore-animation = Animation
explore-move-letters-to-their-new = Buchstaben allmählich statt sofort an ihre neuen Punkte bewegen
explore-the-drag-ends-at-the = Der Zug endet an der Grenze: Weiter kann kein Lauf kommen
explore-the-decision-below-relies-on = Die Entscheidung unten baut auf diesem Test auf und kann hier falsch sein
explore-nothing-to-show-where-the = Nichts zu zeigen, wo die Punkte jetzt sind
explore-djonovs-decision = DJONOVS ENTSCHEIDUNG
explore-title = ERKUNDEN
explore-stopped = GESTOPPT
explore-legal = IN EINEM LAUF MÖGLICH
explore-impossible = IN KEINEM LAUF MÖGLICH
explore-a-segment = eine Strecke
explore-a-triangle = ein Dreieck
explore-a-tetrahedron = ein Tetraeder
explore-all-three-only-by-breaking = alle drei: nur mit gebrochenen Regeln
explore-sees-o = sieht O
explore-does-not-see-o = sieht O nicht
explore-the-code-renames-the-vertices = Der Code benennt die Ecken hier um und führt diesen Fall so auf den zurück, dessen Zweig er ausschreibt
explore-the-code-solves-this-case = Der Code löst diesen Fall ohne Umbenennen; benennen Sie die Ecken um, um ihn als anderen Fall zu sehen
explore-rename-to-abcd = { $names } in ABCD umbenennen
explore-rename-to-abcd-2 = { $names } in ABCD umbenennen

## words

explore-regions = Gebiete
explore-the-region-of-space-nearest = Das Gebiet, in dem ein Teil des Simplex am nächsten ist, mit der Entscheidung darüber
explore-where-a-can-never-be = Wo A nie sein kann
explore-behind-o-the-test-a = Hinter O verwirft der Test A·v ≥ 0 den Punkt A; hinter den alten Punkten wäre A kein Stützpunkt
explore-where-o-can-never-be = Wo O nie sein kann
explore-the-region-nearest-to-a = Ein früherer Test hat das Gebiet von A oder von den Punkten davor ausgeschlossen; in 2D umrandet die gestrichelte Linie den Rest
explore-test-lines = Testlinien
explore-the-planes-and-lines-that = Die Ebenen und Geraden, gegen die O getestet wird, mit dem Wert jedes Tests
explore-walls = Wände
explore-the-iterations-before-tested-the = Frühere Iterationen haben die Kanten der Grundfläche geprüft: O liegt nicht außerhalb
explore-floor = Boden
explore-the-base-is-oriented-so = Die Grundfläche ist so orientiert, dass O darüber liegt
explore-ceiling = Decke
explore-a-passed-o-so-o = A liegt jenseits von O, also liegt O nicht über A
explore-faces = Flächen
explore-the-faces-at-a-that = Die Flächen an A, vor denen O liegt, leuchten; zusammen ergeben sie den Code
explore-edge-planes = Kantenebenen
explore-edge-planes-stand-on-the-edges = Kantenebenen einer Fläche, senkrecht zu ihr: Jenseits einer solchen Ebene ist ihre Kante O am nächsten
explore-direction-v = Richtung v
explore-the-search-direction-that-found = Die Suchrichtung, die A gefunden hat
explore-by-outcome = Nach Ergebnis
explore-by-agreement = Nach Übereinstimmung
explore-a-color-for-each-region = Eine Farbe für jedes Gebiet, in dem Djonovs Entscheidung O findet
explore-whether-taking-the-first-face = Ob die erste Fläche, vor der O liegt (Winters Code), in dasselbe Gebiet führt
explore-the-segment-ab-where-a = Die Strecke AB: wo A nie sein kann, und wo O nie sein kann
explore-the-triangle-abc-where-a = Das Dreieck ABC: wo A nie sein kann, und wo O nie sein kann
explore-a-low-tetrahedron-one-or = Ein niedriges Tetraeder: O liegt vor einer oder zwei Flächen
explore-a-tall-tetrahedron-one-face = Ein hohes Tetraeder: O liegt vor einer Fläche, und doch kann eine Kante am nächsten sein
explore-a-tetrahedron-with-a-beside = Ein schiefes Tetraeder: O liegt vor zwei Flächen, aber die nächste Kante muss nicht die gemeinsame sein

## drag

explore-a-new-outcome-of-25 = Ein neues Ergebnis: { $found } von 25 gesammelt

## Mit Werten

explore-make-a-scene-of-the = Aus dem Simplex bei Schritt { $step } dieses Laufs eine Szene machen
explore-height = Höhe { $value }
explore-of-collected-of-codes = { $found } von { $count } gesammelt, { $codes } von { $count_2 } Codes
explore-e-g-on-the-tetrahedron = { $region }, z. B. am Tetraeder „{ $name }“ mit O bei { $origin }
explore-show-the-run-again-at = Den Lauf wieder zeigen, bei Schritt { $step }; Wiederholen bringt dieses Simplex zurück
explore-move = { $handle } verschieben

### Szenendateien: was erwartet und gefunden wird, und das erwartete Ergebnis eines Laufs.

## error

scene-error = { $line }:{ $column }: { $field }: erwartet: { $expected }; gefunden: { $found }
scene-one-of = { $count ->
    [one] { $names }
   *[other] eines von { $names }
}
scene-a-value = ein Wert
scene-none = nichts
scene-field-once = dieses Feld einmal
scene-field-again = es noch einmal
scene-numbers = { $count } Zahlen
scene-a-whole-number = eine ganze Zahl
scene-a-smaller-number = eine kleinere ganze Zahl
scene-a-number = eine Zahl
scene-a-count = eine ganze Zahl, die nicht negativ ist
scene-a-boolean = true oder false
scene-a-string = ein Text in Anführungszeichen
scene-a-closing-quote = ein schließendes Anführungszeichen
scene-a-name = ein Name ohne Anführungszeichen
scene-a-comma = ein Komma oder eine schließende Klammer
scene-a-colon = ein Doppelpunkt
scene-an-opening = ein öffnendes `{ $bracket }`
scene-a-closing = ein schließendes `{ $bracket }`
scene-nothing-more = nichts mehr nach dem schließenden `)`
scene-the-rest = der Rest der Szene
scene-valid-ron = gültiges RON ({ $message })
scene-end-of-file = das Ende der Datei

## expectation

scene-yes = ja
scene-no = nein
scene-separation = Abstand
scene-time = Kontaktzeit
scene-exit = Austrittszeit
scene-penetration-depth = Eindringtiefe
scene-other-verdict = erwartet: das Urteil { $expected }; gefunden: { $found }
scene-other-answer = erwartet: die Antwort { $expected }; gefunden: { $found }
scene-other-supports = erwartet: { $expected } Stützpunkte; gefunden: { $found }
scene-other-length = erwartet: { $name } { $expected }; gefunden: { $found }
scene-not-measured = der Abstand dieser gekrümmten Formen wird nicht gemessen
scene-the-verdict = das Urteil { $verdict }
scene-the-answer = die Antwort { $answer }
scene-support-points = { $count ->
    [one] 1 Stützpunkt
   *[other] { $count } Stützpunkte
}
scene-a-separation = ein Abstand von { $length }
scene-a-penetration-depth = eine Eindringtiefe von { $length }
scene-a-time = eine Kontaktzeit von { $time }
scene-an-exit = eine Austrittszeit von { $time }

## file

scene-complete-copy = { $found }; { $copy } enthält eine vollständige Kopie
scene-at-most-bytes = höchstens { $most } Bytes
scene-more = mehr
scene-the-byte = das Byte { $byte }
scene-nothing = nichts
scene-utf-8 = Text in UTF-8

## format

scene-bytes = { $count } Bytes
scene-at-most-mib = höchstens { $most } MiB
scene-a-ron-scene = eine RON-Szene, die mit `(format: 1,` beginnt
scene-an-empty-file = eine leere Datei
scene-json = JSON
scene-html-or-xml = HTML oder XML
scene-format-found = { $age ->
    [newer] { $format }, von einer neueren Version des Programms geschrieben
   *[older] { $format }
}
scene-a-larger-number = eine Zahl, die für doppelte Genauigkeit nicht zu klein ist

## label

scene-copy = Kopie von { $name }
scene-body = Körper { $number }

## read

scene-two-or-three = 2 oder 3
scene-at-most-tags = höchstens { $most } Tags
scene-a-tag = 1 bis { $most } Kleinbuchstaben, Ziffern und Bindestriche in Anführungszeichen
scene-each-tag-once = jedes Tag einmal
scene-again = noch einmal `{ $name }`
scene-at-most-bodies = höchstens { $most } Körper
scene-at-most-characters = höchstens { $most } Zeichen in einer Zeile
scene-a-color = eine Farbe wie "#8899AA"
scene-magnitudes = Beträge von höchstens { $most }
scene-no-negative-number = keine negative Zahl
scene-a-positive-number = eine Zahl über null
scene-at-least-one-point = mindestens ein Punkt
scene-at-most-points = höchstens { $most } Punkte
scene-at-least-three = mindestens 3
scene-at-most = höchstens { $most }
scene-an-angle-of-view = ein Winkel zwischen 0 und π im Bogenmaß
scene-a-nearer-plane = eine ferne Ebene höchstens { $most } von der Achse entfernt
scene-more-than-near = mehr als near = { $near }
scene-a-shape-for = eine Form für { $dimension }D
scene-no-z = z = 0 in 2D
scene-rotation = { $field } in { $dimension }D
scene-a-unit-quaternion = ein Quaternion der Länge 1
scene-length = Länge { $length }
scene-an-angle-in-2d = ein `angle` in 2D
scene-an-orientation = eine Orientierung
scene-an-orientation-in-3d = eine `orientation` in 3D
scene-an-angle = ein Winkel
scene-a-direction = eine Richtung, die nicht null ist
scene-one-first-direction = kein `initial_direction` neben `directions`
scene-directions = 1 bis { $most } Richtungen
scene-components = Komponenten von höchstens { $most }
scene-a-translation = eine Verschiebung (`translation`) in `motion`
scene-range = { $least } bis { $most }
scene-a-fitting-defect = ein Fehler, der zu { $algorithm } in { $dimension }D passt
scene-refused-defect = `{ $defect }`: { $reason }
scene-each-defect-once = jeder Fehler einmal
scene-a-step = ein Schritt, gezählt ab 1
scene-at-most-waypoints = höchstens { $most } Wegpunkte
scene-no-axis = keine Achse in 2D
scene-an-axis = eine Achse
scene-a-finite-length = eine endliche Zahl, die nicht negativ ist
scene-a-finite-positive-number = eine endliche Zahl über null

## Die Kapitel der mitgelieferten Szenen

scene-chapter-first-steps = Erste Schritte
scene-chapter-difference = Die Differenz
scene-chapter-supports = Stützpunkte
scene-chapter-regions = Gebiete
scene-chapter-axes = Trennachsen
scene-chapter-wrong-answers = Falsche Antworten
scene-chapter-touches = Berührungen
scene-chapter-precision = Genauigkeit
scene-chapter-termination = Abbruch
scene-chapter-lengths = Abstand und Tiefe
scene-chapter-space = Raum
scene-chapter-warm-starts = Warmstarts
scene-chapter-mistakes = Absichtliche Fehler
scene-chapter-culling = Culling

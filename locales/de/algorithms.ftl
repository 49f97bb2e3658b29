### Die Namen von Algorithmen, Fehlern und Formen, und die Fehler der Geometrie.
###
### Der kleinste Crate liest diese Datei ohne Fluent: Ein Text ist eine Zeile, mit Werten und ohne Auswahl.

## Die Algorithmen: der Name im Fenster, .subject in einem Satz (im Nominativ), .description in einer Zeile, .citation der Veröffentlichung

algorithm-robust = Robust
    .subject = die robuste Abfrage
    .description = Vollständige Tests der Gebiete, mit null als eigenem Fall: richtig auch bei Berührungen und flachen Formen
    .citation = GJK Sandbox; nach Gilbert, Johnson und Keerthi 1988, und van den Bergen, Collision Detection in Interactive 3D Environments, 2003
algorithm-djonov = Djonov
    .subject = Djonovs Code
    .description = Vollständige Tests der Gebiete, jeder mit dem Argument, warum andere unnötig sind; eine Berührung ist ein Ja; 32 Iterationen, dann Ja
    .citation = P. Djonov, Implementing a GJK intersection query, vec3.ca
algorithm-bittle = Bittle (dyn4j)
    .subject = Bittles Code
    .description = Die 2D-Anleitung von dyn4j; eine Nullrichtung ist ein Nein, eine Berührung beides
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13. April 2010
    .refusal = Bittles Code endet beim Dreieck: Er entscheidet nur 2D-Szenen
algorithm-winter = Winter
    .subject = Winters Code
    .description = Die erste Fläche, vor der der Ursprung liegt, gewinnt; eine Nullrichtung ist ein Nein, eine Berührung beides
    .citation = I. Winter, GJK: Collision detection algorithm in 2D/3D, winter.dev
algorithm-cinkes = Cinkes
    .subject = Cinkes’ Code
    .description = Winters Entscheidungen mit einer Richtung der Länge eins: dieselben Antworten, bis auf Rundungsfehler
    .citation = The GJK algorithm, Artikel zur Physik-Bibliothek Cinkes
algorithm-distance = Abstand und Tiefe
    .subject = der Abstandsalgorithmus
    .description = Findet die nächsten Punkte, mit Schranken für den Abstand; bei überlappenden Formen die Tiefe
    .citation = E. G. Gilbert, D. W. Johnson, S. S. Keerthi, A fast procedure for computing the distance between complex objects in three-dimensional space, 1988; G. van den Bergen, Proximity queries and penetration depth computation on 3D game objects, 2001; M. Montanari, N. Petrinic, E. Barbieri, ACM Transactions on Graphics 36 (3), 2017
algorithm-directions = Gegebene Richtungen
    .subject = der Lauf entlang gegebener Richtungen
    .description = Die Stützpunkte einer Liste von Richtungen: Überlappung, wenn ein Simplex aus ihnen O enthält, sonst keine Antwort
    .citation = W. Bittle, GJK (Gilbert–Johnson–Keerthi), dyn4j.org, 13. April 2010, vor dem Algorithmus
algorithm-unknown-precision = erwartet: f32 oder f64; gefunden: `{ $found }`
cast-unknown-algorithm = erwartet: { $names }; gefunden: `{ $found }`

## Eingebaute Fehler: der Name im Fenster, .description in einer Zeile

planted-no-negation = Keine Negation für Q
    .description = Q wird wie P entlang v gefragt, statt entlang −v
planted-maximum-from-zero = Maximum beginnt bei 0
    .description = Die Suche nach der fernsten Ecke beginnt mit dem Maximum 0: Sind alle Produkte negativ, kommt Ecke 0 zurück
planted-reversed-winding = Umlaufsinn umgekehrt
    .description = Dreiecke sind falsch herum aufgeführt: Normalen zeigen in das Simplex hinein statt hinaus
planted-no-flip = Kein Umdrehen unter dem Dreieck
    .description = Ein Dreieck, unter dem der Ursprung liegt, wird nicht umgedreht, also ist das nächste Tetraeder umgestülpt
planted-rejects-at-zero = ≤ statt <
    .description = Der Test von A·v verwirft auch bei 0: Eine Berührung zählt als getrennt
planted-first-face-wins = Erste Fläche gewinnt
    .description = Die erste Fläche, vor der der Ursprung liegt, wird genommen, auch wenn eine andere näher ist
planted-no-zero-guard = Keine Vorkehrung gegen v = 0
    .description = Liegt der Ursprung auf einer Kante, so ist die Richtung zu ihm der Nullvektor, und er wird trotzdem verwendet
planted-inverse-for-transpose = Falsche Matrix für Ellipsen (Inverse statt Transponierter)
    .description = Eine Ellipse oder ein Ellipsoid wird mit der Inversen der Matrix gefragt, wo die Transponierte richtig ist

## Warum ein Fehler in einen Algorithmus in dieser Dimension nicht eingebaut werden kann

planted-refused-distance = Der Abstandsalgorithmus beweist seine Längen exakt: Ein Fehler wäre berichtigt, bevor er sich zeigt
planted-refused-directions = Ein Fehler stört die Suche nach Richtungen; hier sind die Richtungen gegeben
planted-refused-bittle-in-space = Bittles Code entscheidet nur 2D-Szenen
planted-refused-flip-in-plane = In der Ebene hat ein Dreieck keine andere Seite
planted-refused-face-in-plane = In der Ebene gibt es kein Tetraeder
planted-refused-rejects-at-zero = Dieser Code hat „≤“ schon in der Veröffentlichung
planted-refused-first-face = In diesem Code gewinnt die erste Fläche schon in der Veröffentlichung
planted-refused-without-guard = Dieser Code wurde ohne Vorkehrung veröffentlicht
planted-refused-unit-direction = Ohne die Vorkehrung wäre seine Richtung der Länge eins gar keine Zahl

## Mängel eines Zertifikats

certificate-no-direction = die Achse hat keine Richtung
certificate-no-axis = P reicht entlang der Achse über den Anfang von Q hinaus
certificate-no-gap = entlang der Achse gibt es keine Lücke
certificate-no-weights = die Gewichte sind nicht die eines Punkts beider Formen
certificate-apart = die Punkte auf P und auf Q liegen auseinander
cast-flaw-axis = keine Achse trennt P und Q zu allen Zeiten vor dem Kontakt
certificate-no-room = der gemeinsame Punkt kann auf dem Rand liegen

## Die Arten von Formen in einem Satz

shape-rectangle = Rechteck
shape-regular-polygon = regelmäßiges Polygon
shape-disc = Kreisscheibe
shape-ellipse = Ellipse
shape-capsule = Kapsel
shape-box = Quader
shape-tetrahedron = Tetraeder
shape-octahedron = Oktaeder
shape-icosahedron = Ikosaeder
shape-prism = Prisma
shape-pyramid = Pyramide
shape-frustum = Pyramidenstumpf
shape-ball = Kugel
shape-ellipsoid = Ellipsoid
shape-cylinder = Zylinder
shape-cone = Kegel
shape-point = Punkt
shape-segment = Strecke
shape-polygon = Polygon
shape-polytope = Polytop

## Fehler von Formen: $field ist ein Parameter, wie Szenendateien ihn nennen

shape-must-be-finite = { $field } muss endlich sein; gefunden: { $found }
shape-too-large = { $field } darf im Betrag höchstens { $most } sein; gefunden: { $found }
shape-negative = { $field } darf nicht negativ sein; gefunden: { $found }
shape-not-positive = { $field } muss positiv sein; gefunden: { $found }
shape-no-vertices = eine Form braucht mindestens einen Punkt; gefunden: keiner
shape-too-many-vertices = eine Form hat höchstens { $most } Ecken; gefunden: { $found }
shape-too-few-sides = sides muss mindestens 3 sein; gefunden: { $found }
shape-too-many-sides = sides darf höchstens { $limit } sein; gefunden: { $found }
shape-field-of-view = vertical_fov muss zwischen 0 und π im Bogenmaß liegen; gefunden: { $found }
shape-far-plane-too-large = { $field } muss kleiner sein, da die ferne Ebene über { $most } hinausreicht
shape-far-not-beyond-near = far muss größer als near = { $near } sein; gefunden: { $found }
shape-wrong-dimension = diese Form gibt es in { $dimension }D nicht: { $shape }
shape-off-plane = { $field } muss in 2D z = 0 haben; gefunden: z = { $found }
shape-wrong-rotation = ein Körper in { $dimension }D wird mit { $field } gedreht
shape-not-unit = orientation muss ein Quaternion der Länge 1 sein; gefunden: Länge { $length }

## Punkte und Längen in Szenendateien

shape-numbers-in-parentheses = Zahlen in Klammern
shape-at-most-16-numbers = höchstens 16 Zahlen
shape-a-finite-number = eine endliche Zahl
shape-2-numbers = 2 Zahlen
shape-3-numbers = 3 Zahlen
shape-2-or-3-numbers = 2 oder 3 Zahlen

## words

words-and = { $one } und { $other }
words-or = { $one } oder { $other }
words-unknown-name = erwartet: eines von { $names }; gefunden: `{ $found }`

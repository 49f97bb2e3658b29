### Der Import: was er erwartet, gefunden und ausgelassen hat, und seine Bemerkungen.

## Punkte und Listen

import-no-beside-the-points-since-it = kein `{ $word }` bei den Punkten, da es eine Form bewegen oder ihre Größe ändern kann
import-a-number-in-a-sentence = eine Zahl in einem Satz
import-not-part-of-a-list-of = gehört zu keiner Liste von Punkten
import-no-statement-that-may-change = keine Anweisung, die `{ $name }` ändern kann
import-a-shape-for-which-may-be = eine Form mit `{ $name }` als Lage oder Radius
import-a-call-that-is-known-for = ein bekannter Aufruf für Listen, nicht `{ $method }`
import-nothing-that-changes-the-points = keine Operation, die die Punkte ändert
import-a-number-the-value-of-a = eine Zahl: der Wert dieses Aufrufs ist nicht bekannt
import-one-unit-of-length = eine einzige Längeneinheit
import-points-such-as-1-2-3 = Punkte wie `(1, 2), (3, 4)`
import-numbers-as-in-the-first-point = { $count } Zahlen, wie im ersten Punkt
import-at-most-points-in-a-list = höchstens { $most } Punkte in einer Liste
import-a-number-a-comma-or-a = eine Zahl, ein Komma oder eine schließende Klammer
import-a-shape-for-this-number-which = eine Form mit dieser Zahl in ihrer Position
import-a-vertex-without-a-size-or = eine Ecke, ohne Größe oder Lage in { $names }
import-vertices-rather-than-measures-of-a = Ecken statt Maße einer Form
import-a-finite-number = eine endliche Zahl
import-text-in-utf-8-or-a = Text in UTF-8 oder ein Netz als STL oder PLY
import-the-unit-after-the-numbers-was = Die Einheit { $unit } nach den Zahlen wurde ausgelassen
import-vertices-in-their-final-position-without = Ecken an ihrer endgültigen Position, ohne Rotationsmatrix
import-a-polygon-or-a-hull-of = ein Polygon oder eine Hülle von Punkten, nicht `{ $callee }`
import-coordinates-without-a-first-column-that = Koordinaten ohne eine erste Spalte, die die Punkte nummeriert
import-a-number-or-the-end-of = eine Zahl oder das Ende der Zeile
import-in-a-call-with-other-lists = in einem Aufruf mit anderen Listen
import-the-shape-of-an-array = die Dimensionen eines Arrays
import-a-single-point-beside-the-lists = ein einzelner Punkt neben den Listen
import-a-closing-for-this-bracket = ein schließendes `{ $bracket }` zu dieser Klammer
import-at-most-nested-brackets = höchstens { $most } verschachtelte Klammern
import-an-opening-bracket-before-it = eine öffnende Klammer davor
import-nothing-that-changes-the-list = keine Operation, die die Liste ändert
import-point = 2 oder 3 Zahlen für einen Punkt
import-faces = die Flächen eines Netzes: Die Hülle der Punkte hat eigene
import-a-shape-for-a-pose = eine Form mit `{ $name }` als Lage
import-a-known-call = ein bekannter Aufruf für eine Liste von Punkten
import-asks-about-other-lists = `{ $query }` fragt nach zwei anderen Listen
import-bytes =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
import-more = mehr
import-none = nichts
import-nothing = nichts
import-at-most-mib = höchstens { $most } MiB
import-the-byte-at = das Byte 0x{ $byte } an Stelle { $place }
import-at-most-signs = höchstens { $most } Zahlen, Wörter und Zeichen
import-a-number = eine Zahl
import-too-small-for-double = eine Zahl, die für doppelte Genauigkeit nicht zu klein ist
import-too-small-for-single = eine Zahl, die für einfache Genauigkeit nicht zu klein ist
import-a-number-of-at-most = eine Zahl, die im Betrag höchstens { $most } ist
import-vertices-not = Ecken statt Maße einer Form, nicht `{ $name }`
import-numbers-in-one-row =
    { $named ->
        [yes] Die Zahlen von { $name }
       *[no] Die Zahlen
    } stehen in einer Reihe und wurden in { $count ->
        [3] Dreiergruppen
       *[2] Paaren
    } gelesen
import-a-closing-bracket = ein schließendes `{ $bracket }`
import-numbers =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }
import-found-in = { $found } in { $place }
import-both = { $first } und { $second }

## Netze, Karten und Szenen

import-the-drawing = der Zeichnung
import-the-map = der Karte
import-the-mesh = dem Netz
import-at-most-lists-and-points-in = höchstens { $lists } Listen, und { $points } Punkte in allen zusammen
import-more-than-in = mehr als { $most } in { $title }
import-points-are-repeated = In { $title } kommen { $repeated } von { $count } Punkten mehrfach vor; sie sind ausgelassen
import-a-wavefront-obj-mesh = ein Netz in Wavefront OBJ
import-an-obj-mesh-has-three-dimensions = ein OBJ-Netz hat drei Dimensionen, also auch diese Listen: Jedes z ist 0
import-three-coordinates = drei Koordinaten
import-the-number-of-a-vertex-1 = die Nummer einer Ecke, 1 bis { $count }
import-numbers-outside-the-mesh = Zahlen außerhalb des Netzes
import-a-mesh-that-begins-with-off = ein Netz, das mit OFF und seinen Anzahlen beginnt
import-the-end-of-the-text = das Ende des Textes
import-lines-of-vertices-and-faces-as = { $needed } Zeilen mit Ecken und Flächen, wie es die Anzahlen nach OFF sagen
import-one-of-the-faces-that-off = eine der { $faces } Flächen, die OFF zählt, mit Indizes der Ecken ab 0
import-the-end-of-the-mesh-after = das Ende des Netzes nach { $needed } Zeilen, wie es die Anzahlen nach OFF sagen
import-a-ply-mesh = ein Netz in PLY
import-as-many-elements-as-the-file = so viele Elemente, wie in die Datei passen
import-an-element-vertex-with-x-y = ein Element `vertex` mit x, y und z
import-one-number-for-the-coordinate = eine einzige Zahl für die Koordinate { $name }
import-a-list-of-numbers = eine Liste von Zahlen
import-an-stl-mesh = ein Netz in STL
import-an-end-before-the-last-triangle = das Ende der Datei vor dem letzten Dreieck
import-longitude-is-x-and-latitude-is = die Länge ist x und die Breite ist y, in Grad
import-a-longitude-and-a-latitude = eine geographische Länge und Breite
import-numbers-in-each-position-as-in = { $numbers } Zahlen in jeder Position, wie in der ersten
import-altitudes-are-left-out = Höhen sind ausgelassen
import-well-known-text-with-2-or = Well-known Text mit 2 oder 3 Koordinaten je Punkt
import-a-hole-does-not-change-the = ein Loch ändert die Hülle nicht
import-geometries-that-no-call-moves-turns = Geometrien, die kein Aufruf bewegt, dreht, skaliert, projiziert oder vergrößert
import-vertices-of = Ecken von { $name }
import-at-most =
    höchstens { $most } { $of ->
        [attributes] Attribute in einem Element
        [namespaces] Namensräume
        [objects] Objekte und Gruppen
       *[vertices] Ecken
    }
import-vertices = Ecken
import-triangles = Dreiecke
import-polygons = Polygone
import-points-of-the-hull = In { $title } sind { $kept } von { $all } Punkten Ecken der Hülle, die anderen sind ausgelassen
import-the-counts-of-off = die Anzahlen der Ecken, Flächen und Kanten nach OFF
import-the-numbers-of-a-vertex = die Zahlen einer der { $count } Ecken, die OFF zählt
import-times-the-element = { $count }-mal das Element `{ $name }` in { $bytes } Bytes
import-bytes-for-triangles =
    { $length } Bytes für { $count ->
        [one] { $count } Dreieck
       *[other] { $count } Dreiecke
    } (die Zahl bei Byte 80)
import-at-most-positions = höchstens { $most } Positionen
import-in-position =
    { $found } in Position { $place }{ $named ->
        [yes] { " " }von `{ $name }`
       *[no] { "" }
    }
import-the-outline-crosses-itself =
    { $named ->
        [yes] Der Umriss von `{ $name }`
       *[no] Der Umriss
    } kreuzt sich selbst und ist nicht konvex: Die Hülle seiner Punkte ist die Form
import-a-kind =
    { $kind }{ $rounded ->
        [yes] { " " }mit Rundung
       *[no] { "" }
    }

## Zeichnungen

import-at-most-entities = höchstens { $most } Entitäten
import-entities-that-are-short-or-referred = kürzere Entitäten oder weniger Verweise auf sie
import-y-is-reversed-the-y-axis = y ist umgekehrt: Die y-Achse von SVG zeigt nach unten
import-a-path-a-polygon-or-another = ein Pfad, ein Polygon oder eine andere Form
import-a-number-without-a-unit = eine Zahl ohne Einheit
import-path-data-such-as-m-0 = Pfaddaten wie `M 0 0 L 1 0 L 0 1 Z`
import-at-most-points-in-a-path = höchstens { $most } Punkte in einem Pfad

## Engines, deren Code gelesen wird

import-avian-boxes-capsules-cylinders-and-cones = Avian: Quader, Kapseln, Zylinder und Kegel haben volle Längen, entlang y
import-box2d-boxes-have-half-lengths-angles = Box2D: Rechtecke haben halbe Längen, Winkel sind im Bogenmaß
import-bullet-boxes-and-cylinders-have-half = Bullet: Quader und Zylinder haben halbe Längen, Kapseln und Kegel eine volle Länge, entlang y
import-cannon-boxes-have-half-lengths-cylinders = cannon: Quader haben halbe Längen, Zylinder sind Prismen entlang y
import-fcl-and-coal-boxes-capsules-cylinders = FCL und coal: Quader, Kapseln, Zylinder und Kegel haben volle Längen, entlang z
import-godot-4-boxes-have-full-lengths = Godot 4: Quader haben volle Längen; Kapseln liegen entlang y, und ihre Höhe schließt die Kappen ein
import-libgdx-angles-are-in-degrees = libGDX: Winkel sind in Grad
import-jolt-boxes-have-half-lengths-capsules = Jolt: Quader haben halbe Längen, Kapseln und Zylinder eine halbe Höhe, entlang y
import-julia-geometrybasics-gives-a-rectangle-by = Julia: GeometryBasics gibt ein Rechteck durch seine kleinste Ecke und seine Breiten an, LazySets durch Mittelpunkt und halbe Breiten
import-matter-js-a-body-stands-at = matter.js: Die Position eines Körpers ist seine Mitte, y zeigt auf dem Bildschirm nach unten
import-p2-boxes-have-full-widths-angles = p2: Rechtecke haben volle Breiten, Winkel sind im Bogenmaß
import-parry-and-rapier-boxes-have-half = parry und Rapier: Quader haben halbe Längen, Kapseln, Zylinder und Kegel eine halbe Höhe, entlang y
import-physx-boxes-have-half-lengths-capsules = PhysX: Quader haben halbe Längen, Kapseln eine halbe Höhe, entlang x
import-planck-boxes-have-half-lengths-angles = planck: Rechtecke haben halbe Längen, Winkel sind im Bogenmaß
import-pybullet-boxes-have-half-lengths-capsules = PyBullet: Quader haben halbe Längen, Kapseln und Zylinder eine volle Höhe, entlang z
import-read-as-this-program-writes-shapes = In der Schreibweise dieses Programms gelesen
import-sat-js-points-stand-around-the = SAT.js: Punkte sind relativ zur Position, Winkel sind im Bogenmaß
import-shapely-a-box-is-given-by = shapely: Ein Rechteck ist durch seine kleinsten und seine größten Koordinaten gegeben
import-three-js-boxes-have-full-lengths = three.js: Quader haben volle Längen
import-trimesh-boxes-and-cylinders-have-full = trimesh: Quader und Zylinder haben volle Längen, entlang z
import-bevy-xpbd-boxes-capsules-cylinders-and = bevy_xpbd: Quader, Kapseln, Zylinder und Kegel haben volle Längen, entlang y

## Code

import-a-plane-is-unbounded-so-it = eine Ebene ist unbegrenzt, also kann sie hier kein Körper sein
import-a-box-ball-capsule-cylinder-cone = Quader, Kugel, Kapsel, Zylinder, Kegel, Ellipsoid oder konvexe Hülle
import-a-shape-in-numbers-since-no = eine Form in Zahlen, da Code keine Datei lesen lässt
import-a-scale-of-1 = eine Skalierung von 1
import-only-drawn-not-part-of-the = nur gezeichnet, nicht Teil des Paars
import-a-known-call-since-may-move = ein bekannter Aufruf, da `{ $method }` den Körper bewegen oder umformen kann
import-a-statement-outside-branches-and-loops = eine Anweisung außerhalb von Verzweigungen und Schleifen
import-one-within = eine innerhalb
import-a-value-that-is-set-not = ein zugewiesener Wert, nicht `{ $method }`
import-a-part-of-the-pose-that = ein Teil der Lage mit bekanntem Namen
import-a-known-call-on-a-pose = ein bekannter Aufruf für eine Lage, nicht `{ $method }`
import-a-known-call-on-a-list = ein bekannter Aufruf für eine Liste von Punkten, nicht `{ $method }`
import-an-origin-at-0-0-since = ein Ursprung bei (0, 0), da libGDX ein Polygon um ihn dreht
import-numbers-of-this-call-are-not = Zahlen dieses Aufrufs gehören zu keiner Form
import-a-transform-of-the-dimension-of = eine Transformation mit der Dimension des Netzes
import-a-point-in-numbers-for-a = ein Punkt in Zahlen für eine Hülle
import-a-polygon-of-sat-js-without = ein Polygon von SAT.js ohne Versatz
import-points-that-are-clearly-either-local = Punkte, die eindeutig in lokalen oder in Weltkoordinaten sind
import-changes-no-shape-and-no-pose = ändert keine Form und keine Lage
import-cannon-builds-a-cylinder-as-a = cannon baut einen Zylinder als Prisma mit so vielen Seiten
import-matter-js-builds-a-circle-as = matter.js baut einen Kreis als Polygon mit 10 bis 26 Seiten
import-a-top-radius-of-0-which = ein oberer Radius von 0, der einen Kegel ergibt
import-a-cylinder-with-a-circular-cross = ein Zylinder mit kreisförmigem Querschnitt
import-3-to-1000-sides = 3 bis 1000 Seiten
import-1-as-well-to-which-12 = auch `{ $stem }1`, da `{ $stem }12` relativ dazu ist
import-shapes-and-poses-were-joined-by = Formen und Lagen wurden nach ihren Namen verbunden
import-shapes-and-poses-were-joined-in = Formen und Lagen wurden in der Reihenfolge des Textes verbunden
import-a-pose-that-is-set-for = eine Form mit diesem Wert als Lage
import-no-pose-was-found-the-shapes = Keine Lage wurde gefunden: Die Formen liegen am Ursprung
import-a-shape-without-a-pose-stands = Eine Form ohne Lage liegt am Ursprung
import-another-call = ein anderer Aufruf, `{ $function }`
import-parts-of-two-dimensions = Teile zweier Dimensionen
import-the-columns-or-the-rows-of = die Spalten oder die Zeilen einer Matrix
import-another-translation = eine andere Verschiebung
import-a-part-that-is-not-set = ein Teil, der nicht in Zahlen gesetzt ist
import-a-last-row-other-than-0 = eine andere letzte Zeile als 0 0 0 1
import-a-translation-that-is-no-vector = eine Verschiebung, die kein Vektor von Zahlen ist
import-a-position-in-numbers = eine Position in Zahlen
import-a-rotation-in-numbers = eine Drehung in Zahlen
import-poses-in-numbers = Lagen in Zahlen
import-a-shape-about-its-center-of = eine Form mit dem Schwerpunkt als Mitte, da Jolts Abfrage die Transformation des Schwerpunkts verwendet
import-vectors-of-the-query-such-as = Vektoren der Abfrage, etwa eine Geschwindigkeit oder eine Richtung, gehören nicht zum Paar
import-a-number-of-the-query-such = eine Zahl der Abfrage, etwa eine Vorhersage, gehört nicht zum Paar
import-the-only-pose-is-that-of = die einzige Lage ist die der zweiten Form relativ zur ersten
import-another-rotation = eine andere Drehung
import-a-quaternion-of-a-library-whose = ein Quaternion einer Bibliothek mit bekannter Reihenfolge der Komponenten
import-angles-in-an-order-that-is = Winkel in unbekannter Reihenfolge
import-an-axis-that-is-not-zero = eine Achse, die nicht null ist
import-a-quaternion-of-length-one = ein Quaternion der Länge 1
import-another-matrix = eine andere Matrix
import-a-rotation-matrix = eine Rotationsmatrix
import-a-cosine-and-a-sine-of = Kosinus und Sinus eines Winkels
import-a-vector-of-length = ein Vektor der Länge { $length }
import-an-angle-in-radians = ein Winkel im Bogenmaß
import-which-may-be-in-degrees = { $angle }, vielleicht in Grad
import-a-rotation-that-is-not-set = eine Drehung, die nicht in Zahlen gesetzt ist
import-three-numbers-that-may-be-angles = drei Zahlen, die Winkel oder eine Achse sein können
import-a-shape-in-numbers = eine Form in Zahlen
import-addshape-resets-the-position-of-a = addShape setzt die Position einer Form zurück
import-a-margin-is-not-part-of = ein Kollisionsrand (margin) ist nicht Teil der Form
import-a-known-field-since-may-change = ein bekanntes Feld, da `{ $label }` die Form ändern kann
import-its-half-lengths = halbe Längen
import-its-lengths = Längen
import-its-radius = Radius
import-its-second-radius = zweiter Radius
import-its-half-height = halbe Höhe
import-its-height = Höhe
import-its-points = Punkte
import-its-position = Position
import-its-lowest-corner = kleinste Ecke
import-its-highest-corner = größte Ecke
import-its-lowest-and-highest-corner = kleinste und größte Ecke
import-the-number-of-its-sides = Zahl der Seiten
import-the-number-of-its-points = Zahl der Punkte
import-the-radius-around-it = zusätzlicher Radius
import-the-shape-in-it = Form darin
import-its-corners = Ecken
import-a-margin-convex-radius-is-not = ein Kollisionsrand (convex radius) ist nicht Teil der Form
import-a-position-or-a-rotation-in = eine Position oder eine Drehung in Zahlen
import-a-part-of-a-pose-that = ein bekannter Teil einer Lage
import-a-sweep-that-stands-still-since = ein Sweep ohne Bewegung, da eine Szene je Form eine Lage hat
import-numbers-for-which-the-text-does = Zahlen für `{ $name }`; der Text setzt es nicht
import-at-most-shapes = höchstens { $most } Formen
import-a-pose-that-is-set-on = eine Lage, die an `{ $body }` selbst gesetzt ist, nicht über eine Referenz
import-numbers-that-set = Zahlen, die { $set } setzen
import-two-shapes-with-their-poses-one = zwei Formen mit ihren Lagen; eine der Formen ist von unbekannter Art
import-the-motion-of-a-cast-its = die Bewegung eines Casts (seine Geschwindigkeit) gehört nicht zum Paar: Beide Formen liegen, wo der Cast beginnt
import-at-least-one-point-in-numbers = mindestens ein Punkt in Zahlen für diese Hülle
import-nalgebra-prints-a-quaternion-in-the = nalgebra gibt ein Quaternion in der Reihenfolge x, y, z, w aus
import-its-numbers-belong-to-no-shape = seine Zahlen gehören zu keiner Form und keiner Lage
import-sets-a-margin = `{ $name }` setzt einen Kollisionsrand, der nicht Teil der Form ist
import-a-pose-for-each-shape = eine Lage für jede Form, insgesamt { $count }, oder Namen, die sie verbinden
import-a-pose-in-numbers = eine Lage in Zahlen
import-a-scale = eine Skalierung
import-values-in-numbers = { $values } in Zahlen für `{ $name }`
import-and-no-more = { $expected } und nicht mehr
import-a-calculation = eine Rechnung
import-a-body-of-one-shape =
    { $named ->
        [yes] eine einzige konvexe Form für den Körper `{ $name }`
       *[no] eine einzige konvexe Form für den Körper
    }
import-a-pose-like-the-shape = eine Lage in { $count }D, wie die Form
import-a-pose-of-the-other-dimension = eine Lage der anderen Dimension
import-the-name-of-the-library = der Name der Bibliothek, da Zylinder in cannon.js entlang z und in cannon-es entlang y liegen
import-the-name-of-the-engine = der Name der Engine, da `{ $last }` in verschiedenen Engines verschiedene Längen bedeutet
import-a-body-without-a-parent = ein Körper ohne übergeordneten Körper, da seine Lage relativ dazu wäre

## Berichte

import-transforms-of-the-proxies-not-sweeps = Transformationen der Proxys, keine Sweeps
import-is-a-motion-the-proxies-are = { $name } ist eine Bewegung: Die Proxys liegen, wo sie beginnt
import-vertices-after-the-count-of-a = Ecken über die Anzahl eines Proxys hinaus werden nicht verwendet
import-there-is-no-transform-of-it = { $name } hat keine Transformation: Die Identität wird verwendet
import-a-rotation-in-two-numbers-was = Eine Drehung in zwei Zahlen wurde als Kosinus und Sinus gelesen, in der Reihenfolge von Box2D 3
import-of-length = Länge { $length }
import-a-cosine-and-a-sine-in = Kosinus und Sinus in der Transformation { $name }
import-shapes-with-their-poses = Formen mit ihren Lagen
import-a-box-sphere-ellipsoid-capsule-cylinder = Box, Sphere, Ellipsoid, Capsule, Cylinder, Cone oder Convex mit Längen oder Punkten
import-the-shape-before-its-pose = die Form vor ihrer Lage
import-read-as-fcl-prints-them-a = Gelesen, wie FCL sie ausgibt: Quader haben volle Längen; Zylinder, Kegel und Kapseln, entlang z, einen Radius und eine volle Länge
import-the-rotation-matrices-became-quaternions-which = Aus den Rotationsmatrizen wurden Quaternionen; das rundet Ecken um wenige Einheiten der letzten Stelle
import-four-rows-of-four-numbers-a = vier Zeilen mit vier Zahlen: eine Drehung, eine Position und 0 0 0 1
import-fcl-says = FCL sagt: { $short }
import-the-tolerances-in-the-report-belong = Die Toleranzen im Bericht gehören zu seinem Löser und sind ausgelassen
import-lines-wrapped-by-a-log-are = Zeilen, die ein Protokoll umbrochen hat, sind verbunden
import-fewer-rows = weniger Zeilen
import-rows-of-other-lengths = Zeilen verschiedener Länge
import-a-different-last-row = eine andere letzte Zeile
import-one-model = ein einziges Modell
import-geoms-of-mujoco-beside-links-of = geoms von MuJoCo neben links von URDF oder SDF
import-numbers-that-belong-to-no-shape = Zahlen, die zu keiner Form gehören
import-read-by-the-words-before-the = Gelesen nach den Wörtern vor den Zahlen, wie bei FCL üblich: volle Längen, entlang z
import-a-single-of-one = nur einmal { $name } je Form ({ $kind })
import-a-single-unit = eine einzige Einheit
import-the-radius-and-the-length-of = Radius und Länge ({ $kind })
import-a-position-of-the = eine Position ({ $kind })
import-a-rotation-of-the = eine Drehung ({ $kind })
import-a-quaternion-of-length = ein Quaternion der Länge { $length }
import-a-matrix-whose-rows-are-not = eine Matrix, deren Zeilen nicht orthonormal sind
import-a-reflection-determinant-1 = eine Spiegelung (Determinante −1)
import-vertices-of-the-proxy = { $count } Ecken in Proxy { $name }, wie dessen Anzahl sagt
import-at-most-bodies = höchstens { $most } Körper
import-a-body = ein Körper
import-a-body-like-the-first = ein Körper in { $count }D, wie der erste
import-one-in = einer in { $count }D
import-a-pose-below-the-shape = eine Lage unter der Form, als `X_FS1` und vier Zeilen
import-numbers-of-a-shape =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } für { $name } ({ $kind })

## Godot

import-a-value-whose-brackets-and-quotes = ein Wert mit geschlossenen Klammern und Anführungszeichen
import-fewer-than-sections = weniger als { $most } Abschnitte
import-a-scene-that-the-code-around = eine Szene, die der Code um sie herum nicht ändert
import-numbers-outside-the-scene = Zahlen außerhalb der Szene
import-read-as-godot-3-half-lengths = Gelesen als Godot 3: Quader haben halbe Längen, und die Höhe einer Kapsel schließt ihre Kappen nicht ein
import-read-as-godot-4-full-lengths = Gelesen als Godot 4: Quader haben volle Längen, und die Höhe einer Kapsel schließt ihre Kappen ein
import-a-scene-in-another-file = eine Szene in einer anderen Datei
import-an-animation = eine Animation
import-a-collision-without-a-shape = eine Kollision ohne Form
import-a-shape-that-is-in-the = eine Form, die im Text steht
import-a-margin-changes-when-contacts-begin = ein Kollisionsrand (margin) ändert, wann Kontakte beginnen, nicht die Form
import-a-convex-polygon = ein konvexes Polygon
import-a-resource-has-no-position-it = Eine Ressource hat keine Position: Sie kommt an den Ursprung
import-a-collision-that-is-disabled = eine Kollision, die deaktiviert ist
import-the-numbers-are-those-of-godot = Die Zahlen sind die von Godot: In 2D zeigt y nach unten
import-a-node-whose-parent-is-in = ein Knoten, dessen übergeordneter Knoten im Text steht
import-fewer-nodes-above-a-node = weniger Knoten über einem Knoten
import-no-control-above-a-shape-since = kein Control-Knoten über einer Form, da die Position eines Controls vom Fenster abhängt
import-a-node-that-is-not-scaled = ein Knoten, der nicht skaliert oder geschert ist
import-a-rotation-as-transform = eine Drehung in `transform`
import-a-vector-in-numbers = ein Vektor in Zahlen
import-a-gd-scene-with-its-format = ein [gd_scene] mit seinem Format darüber, da die Größen davon abhängen
import-a-half-space-has-no-counterpart = ein Halbraum hat hier keine Entsprechung
import-a-ray-has-no-counterpart-here = ein Strahl hat hier keine Entsprechung
import-a-convex-shape-of-godot = eine konvexe Form von Godot
import-a-height-of-at-least-twice = eine Höhe von mindestens dem doppelten Radius
import-at-most-points-in-all = insgesamt höchstens { $most } Punkte
import-one-in-pieces = eines, das in Teile zerlegt wird: { $evidence }
import-a-rotation-without-a-scale = eine Drehung und eine Position, ohne Skalierung
import-size-or-extents = size in Godot 4, extents in Godot 3
import-a-list-of-points = eine Liste von Punkten in Zahlen

## libccd

import-at-most-points-in-a-section = höchstens { $most } Punkte in einem Abschnitt
import-points-and-lines-beside-the-bodies = Punkte und Linien neben den Körpern der Ausgabe sind ausgelassen
import-a-dump-of-libccd-has-six = Eine Ausgabe von libccd hat sechs Nachkommastellen: Ihre Punkte sind gerundet
import-the-three-numbers-of-a-point = die drei Zahlen eines Punkts
import-a-box-of-libccd-with-its = ein Quader von libccd mit den Längen x, y und z
import-a-cylinder-of-libccd-with-its = ein Zylinder von libccd mit Radius und Höhe
import-a-sphere-of-libccd-with-its = eine Kugel von libccd mit Radius
import-another-call-of-libccd = ein anderer Aufruf
import-an-angle-or-an-axis-that = ein Winkel oder eine Achse, nicht in Zahlen gesetzt
import-numbers-such-as-0-5-and = Zahlen wie `0.5` und `M_PI / 4`, die einen Teil eines Objekts setzen
import-a-rotation-four-numbers-of-length = eine Drehung: vier Zahlen der Länge 1, oder ein Winkel und eine Achse
import-read-as-libccds-tests-set-them = Gelesen wie in den Tests von libccd: Ein Quader hat volle Längen; ein Zylinder, entlang z, einen Radius und eine volle Höhe

## MuJoCo

import-a-plane-is-not-a-convex = eine Ebene ist kein konvexer Körper
import-a-height-field-is-not-a = ein Höhenfeld ist kein konvexer Körper
import-a-distance-field-is-not-a = ein Abstandsfeld ist kein konvexer Körper
import-type-mesh-beside-the-mesh = type="mesh" neben dem Netz
import-a-geom-that-collides-with-nothing = sein Netz steht nicht im Text, und der geom kollidiert mit nichts
import-a-capsule-cylinder-or-ellipsoid-with = Kapsel, Zylinder oder Ellipsoid mit fromto
import-fewer-than-geoms-bodies-and-meshes = weniger als { $most } geoms, bodies und Netze
import-numbers-outside-the-model = Zahlen außerhalb des Modells
import-read-as-mjcf-sizes-are-half = Gelesen als MJCF: Größen sind halbe Längen, Quaternionen haben ihren Realteil zuerst und werden normiert
import-at-most-nested-bodies = höchstens { $most } verschachtelte bodies
import-a-mesh-stays-where-its-vertices = Die Ecken eines Netzes bleiben, wo der Text sie angibt: MuJoCo zentriert ein Netz neu, gleicht das aber mit seinem Bezugssystem aus
import-changes-when-contacts-begin-not-the = { $margins } ändert, wann Kontakte beginnen, nicht die Form
import-geoms-that-collide-with-nothing-contype = Geoms, die mit nichts kollidieren (contype und conaffinity sind 0), werden wie die anderen gelesen
import-geoms-one-by-one-not-replicated = jedes geom einzeln, ohne <replicate>
import-an-included-file-is-not-in = eine eingebundene Datei steht nicht im Text
import-bodies-that-mujoco-makes-from-a = bodies, die MuJoCo erzeugt
import-a-keyframe-bodies-stand-as-the = ein Keyframe; die bodies liegen, wo das Modell sie hinsetzt
import-a-margin-of-all-contacts = ein margin für alle Kontakte
import-a-margin-or-a-gap-of = ein margin oder gap für ein Paar
import-a-default-around-the-class = ein <default> um die Klasse
import-a-closing-default = ein schließendes </default>
import-three-axes-as-eulerseq = drei Achsen für eulerseq
import-coordinates-relative-to-the-parent-body = Koordinaten relativ zum übergeordneten body
import-a-class-that-the-text-defines = eine Klasse, die der Text definiert, oder ein Typ und eine Größe
import-the-file = die Datei { $file }
import-a-mesh-whose-vertices-are-not = ein Netz, dessen Ecken nicht skaliert oder bewegt sind
import-three-numbers-for-each-vertex = drei Zahlen für jede Ecke
import-one-rotation = eine einzige Drehung
import-axes-that-are-not-zero = Achsen, die nicht null sind
import-of-zeros = Nullen für { $name }
import-two-axes = zwei Achsen
import-a-line-above-the-printed-frame = eine Zeile über dem ausgegebenen Bezugssystem, die ein geom nennt
import-the-printed-frame-is-the-world = Das ausgegebene Bezugssystem ist das Weltsystem des geoms, der darüber genannt ist
import-a-printed-rotation-of-nine-numbers = eine ausgegebene Drehung aus neun Zahlen und eine Position aus drei
import-numbers-in-another-order = Zahlen in anderer Reihenfolge
import-a-model-that-the-code-around = ein Modell, das der Code um es herum nicht ändert
import-the-geoms-of-mj-geomdistance-were = Die geoms von mj_geomDistance wurden nicht verstanden, also folgen die geoms der Reihenfolge des Textes
import-mj-geomdistance-is-called-for-several = mj_geomDistance wird für mehrere Paare aufgerufen, also folgen die geoms der Reihenfolge des Textes
import-a-geom-that-mj-geomdistance-does = ein geom, nach dem mj_geomDistance nicht fragt
import-a-tag-that-ends-with = ein Tag, das mit > endet
import-fitted-to-a-mesh = { $kind }, von MuJoCo an ein Netz angepasst
import-numbers-for-a =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } für { $kind }
import-a-size = eine Größe für Kugel, Kapsel, Zylinder, Ellipsoid oder Quader
import-the-class-is-not-there = die Klasse { $class } steht nicht im Text
import-at-most-vertices-in-all = insgesamt höchstens { $most } Ecken
import-a-mesh-with-vertices = ein Netz mit dem Attribut vertex
import-the-class = die Klasse { $class }
import-values-in-quotes = Werte in Anführungszeichen, jeder mit eigenem Namen
import-three-numbers-for-pos = drei Zahlen für pos
import-four-numbers-for-quat = vier Zahlen für quat
import-four-numbers-for-axisangle = vier Zahlen für axisangle
import-three-numbers-for-zaxis = drei Zahlen für zaxis
import-six-numbers-for-xyaxes = sechs Zahlen für xyaxes
import-three-numbers-for-euler = drei Zahlen für euler
import-six-numbers-for-fromto = sechs Zahlen für fromto
import-a-quaternion = ein Quaternion

## URDF und SDF

import-a-geometry-without-a-shape = eine Geometrie ohne Form
import-a-mesh-in-the-file = ein Netz in der Datei { $file }
import-a-shape-in-the-text-import = eine Form im Text; importieren Sie stattdessen die Datei des Netzes
import-the-models-of-the-text-have = Die Modelle im Text haben einen gemeinsamen Ursprung
import-joints-at-position-zero = Gelenke in Stellung null
import-a-link-with-a-collision-and = ein link mit collision und geometry; visuals werden nicht verwendet
import-well-formed-xml = wohlgeformtes XML
import-a-whole-robot-sdf-or-model = ein ganzes <robot>, <sdf> oder <model> um die links
import-read-as-sdf-full-lengths-cylinders = Gelesen als SDF: volle Längen, Zylinder und Kapseln entlang z; die Länge einer Kapsel schließt ihre Kappen nicht ein
import-at-most-levels-of-nested-models = höchstens { $most } Ebenen verschachtelter Modelle
import-joints-that-move-are-at-position = Bewegliche Gelenke sind in Stellung null
import-an-included-model-is-not-in = ein eingebundenes Modell steht nicht im Text
import-a-visual-of-a-link-without = ein visual eines links ohne collision
import-a-geometry-in-the-collision = ein <geometry> in der collision
import-a-model-placed-by-its-own = ein Modell, das durch sein eigenes Bezugssystem platziert ist
import-a-pose-relative-to-the-element = eine Lage relativ zum Element darum herum
import-read-as-urdf-full-lengths-cylinders = Gelesen als URDF: volle Längen, Zylinder und Kapseln entlang z; die Länge einer Kapsel schließt ihre Kappen nicht ein
import-links-that-no-joint-places-elsewhere = Links, die kein Gelenk anderswohin setzt, liegen am Ursprung des Roboters
import-joints-that-form-a-tree = Gelenke, die einen Baum bilden
import-a-robot-without-macros-as-xacro = ein Roboter ohne Makros, wie `xacro` ihn schreibt
import-a-name-that-no-other-link = ein Name, den kein anderer link hat
import-a-link-of-the-text-as = der Name eines link im Text für { $side }
import-a-link-that-no-other-joint = ein link, der child keines anderen Gelenks ist
import-an-origin-as-xyz-and-rpy = ein origin nur mit xyz und rpy
import-a-single = ein einziges <{ $name }>
import-numbers-for =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } für { $name }
import-a-box-or-another-shape = Quader, Kugel, Zylinder, Kegel, Kapsel oder Ellipsoid in Zahlen
import-a-closing-tag = ein schließendes </{ $name }>
import-a-pose-in-six-numbers = eine Lage als x, y, z, roll, pitch, yaw

## Listen und Körper

import-expected = erwartet: { $expected }
import-expected-found = erwartet: { $expected }; gefunden: { $found }
import-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
import-points-listed = { import-points } { $points }
import-points-between = { import-points } von { $low } bis { $high }
import-no-points = keine Punkte
import-bodies =
    { $count ->
        [one] { $count } Körper
       *[other] { $count } Körper
    }: { $contents }, { $dimension }D
import-lists =
    { $lists ->
        [one] { $lists } Liste
       *[other] { $lists } Listen
    }: { $counts } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $dimension }D
import-rounded = { $kind } mit Rundung
import-half-lengths = halbe Längen { $lengths }
import-semi-axes = Halbachsen { $lengths }
import-sides = { $count } Seiten, Radius { $radius }
import-radius = Radius { $radius }
import-capsule = { $segment }, Radius { $radius }
import-sides-and-height = { $count } Seiten, halbe Höhe { $height }, Radius { $radius }
import-half-height = halbe Höhe { $height }, Radius { $radius }
import-with-rounding = { $numbers }, Rundung { $rounding }
import-along = halbe Höhe { $height } entlang { $axis }
import-from-to = von { $from } bis { $to }
import-at-the-origin = am Ursprung
import-at = bei { $position }
import-turned = { $position }, um { $turn } gedreht
import-about-an-axis = { $angle } um die Achse ({ $axis })

## Befunde

import-vertex-of-number = Ecke { $index }
import-more-points = { $count } weitere
import-inside-the-hull =
    { $part ->
        [vertex] { $names } liegt innerhalb der Hülle
        [edge] die Kante durch { $names } liegt innerhalb der Hülle
        [edges] Kanten durch { $names } liegen innerhalb der Hülle
        [face] die Fläche durch { $names } liegt innerhalb der Hülle
        [faces] Flächen durch { $names } liegen innerhalb der Hülle
       *[vertices] { $names } liegen innerhalb der Hülle
    }
import-is-not-convex = { $name } ist nicht konvex: { $evidence }, die stattdessen verwendet wird
import-not-convex = Nicht konvex: { $evidence }
import-equal-points =
    { $count ->
        [one] { $count } Punkt ist gleich einem früheren
       *[other] { $count } Punkte sind gleich früheren
    }
import-near-points =
    { $count ->
        [one] { $count } Punkt ist näher an einem früheren als { $near } der Ausdehnung
       *[other] { $count } Punkte sind näher an früheren als { $near } der Ausdehnung
    }
import-no-corners =
    { $count ->
        [one] { $count } Punkt ist keine Ecke der Hülle
       *[other] { $count } Punkte sind keine Ecken der Hülle
    }
import-the-outline-goes-clockwise = Der Umriss läuft im Uhrzeigersinn
import-the-points-are-out-of-order = Die Punkte laufen nicht der Reihe nach um ihre Hülle
import-all-triangles-are-clockwise = Alle Dreiecke laufen von außen gesehen im Uhrzeigersinn
import-clockwise-triangles =
    { $count } von { $all ->
        [one] { $all } Dreieck
       *[other] { $all } Dreiecken
    } { $count ->
        [one] läuft
       *[other] laufen
    } von außen gesehen im Uhrzeigersinn, anders als die übrigen
import-slivers =
    { $count } von { $all ->
        [one] { $all } Dreieck
       *[other] { $all } Dreiecken
    } { $count ->
        [one] ist
       *[other] sind
    } dünner als { $near } der längsten Kante
import-coplanar =
    { $count ->
        [one] { $count } Paar von Dreiecken hat
       *[other] { $count } Paare von Dreiecken haben
    } eine Kante und eine Ebene gemeinsam

## Auswahl von Listen

import-the-number-of-a-list = die Nummer einer vorhandenen Liste
import-number-of-lists = Nummer { $index } bei { $count } Listen, gezählt ab 0
import-two-lists-of-one-dimension = zwei Listen derselben Dimension
import-a-list-like-the-scene = eine Liste in { $count }D, wie die Szene
import-2-lists = 2 Listen
import-two-imported-shapes = Zwei importierte Formen
import-columns-of-numbers = Spalten von Zahlen
import-points-in-brackets = Punkte in Klammern
import-shapes-with-poses = Formen mit Lagen
import-a-scene = eine Szene

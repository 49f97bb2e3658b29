### Export: Formate, Kommentare in Dateien, und warum eine Form sich nicht schreiben lässt.

## Formate

export-data = Daten
export-constants = Konstanten
export-unit-tests = Unit-Tests
export-engines = Engines
export-engine-files = Dateien für Engines
export-constants-with-all-digits = Konstanten mit allen Stellen
export-a-test-of-your-own-code = Ein Test Ihres eigenen Kollisionscodes, der das wahre Urteil erwartet, und den Abstand oder die Tiefe
export-the-constructors-of-this-engine = Die Konstruktoren und Lagen dieser Engine, mit dem wahren Urteil und der Länge als Kommentar
export-a-vertex-on-each-line = Eine Ecke je Zeile, nach dem Namen ihrer Form
export-arrays-of-numbers = Arrays von Zahlen in einem Objekt
export-lists-of-tuples = Listen von Tupeln, wie in Szenendateien
export-arrays-of-numpy = NumPy-Arrays
export-a-mesh-with-faces = Ein Netz mit den Flächen der Hülle
export-unit-test-in-rust = Unit-Test in Rust
export-unit-test-in-cpp = Unit-Test in C++ (Catch2)
export-unit-test-in-csharp = Unit-Test in C# (NUnit)
export-unit-test-in-python = Unit-Test in Python (pytest)
export-p-and-q = P und Q

## Kommentare in Dateien

export-of = { $what } aus „{ $title }“
export-length =
    { $length ->
        [separation] Der Abstand
       *[penetration_depth] Die Eindringtiefe
    } ist { $value }{ $known ->
        [yes] { "" }
       *[no] , zwischen { $lower } und { $upper }
    }.
export-truth =
    Das wahre Urteil ist { $verdict }{ $proved ->
        [yes] , bewiesen in exakter Rechnung
       *[no] { "" }
    }{ $touch ->
        [intersection] ; eine Berührung zählt hier als Schnitt
        [separation] ; eine Berührung zählt hier nicht als Schnitt
       *[none] { "" }
    }.
export-the-run = GJK Sandbox hat den Algorithmus { $algorithm } in { $precision } mit { $count ->
        [one] der ersten Richtung { $directions }
       *[other] den Richtungen { $directions }
    } ausgeführt.
export-mistakes-on-purpose = In den Algorithmus sind Fehler eingebaut: { $mistakes }.
export-p-and-q-are-hulls = P und Q sind die konvexen Hüllen dieser Punkte, in Weltkoordinaten.
export-p-and-q-are-in-the-world = P und Q stehen in Weltkoordinaten.
export-an-ellipse = Eine Ellipse hat ihre Halbachsen entlang x und y, gedreht um ihren Winkel im Bogenmaß.
export-an-ellipsoid = Ein Ellipsoid hat seine Halbachsen entlang x, y und z, gedreht um seine Orientierung (x, y, z, w).
export-a-cylinder = Die Mitten der Enden eines Zylinders sind center ± half_height·axis.
export-a-cone = Ein Kegel hat seine Spitze bei center + half_height·axis und seine Grundfläche bei center − half_height·axis.
export-a-rounded-shape = Eine gerundete Form enthält alle Punkte, die höchstens ihren Rundungsradius von der Form entfernt sind.

## Unit-Tests

export-call = die zu testende Funktion aufrufen
export-call-with = die zu testende Funktion mit { $p } und { $q } aufrufen
export-call-with-points = die zu testende Funktion mit { $p } und { $q } Punkten aufrufen
export-call-here = Hier die zu testende Funktion aufrufen.
export-the-function = Die zu testende Funktion.
export-true-length = Die wahre Länge liegt zwischen { $lower } und { $upper }.
export-define = Um auch Längen zu messen, SANDBOX_MEASURE definieren.
export-needs-a-function = braucht eine Funktion, die misst
export-measured = { $title }, gemessen

## Was sich nicht schreiben lässt

export-has-no-vertices = { $name } ({ $kind }) hat keine Ecken zum Aufführen: zuerst zum Polytop machen
export-has-a-radius = { $name } hat einen Radius, ist also nicht die Hülle der Ecken: zuerst zum Polytop machen
export-too-many-pairs = die Differenz von Formen mit { $found } Eckenpaaren wird nur angenähert gezeichnet; erwartet: höchstens { $most } Ecken der Differenz
# Nach dem Namen, weil ein Adjektiv davor sich nach dem Geschlecht richten müsste.
export-kind =
    { $kind }{ $rounded ->
        [yes] , gerundet
       *[no] { "" }
    }{ $flat ->
        [yes] , flach
       *[no] { "" }
    }
export-no-kind =
    { $engine } hat keine Form wie { $name } ({ $kind }){ $polytope ->
        [none] { "" }
        [polygon] : zuerst zum Polygon machen
       *[polytope] : zuerst zum Polytop machen
    }
export-no-dimension = { $engine } hat keine { $count }D-Formen
export-too-many-vertices = { $engine } hat Hüllen mit höchstens { $most } Ecken: { $name } hat { $found }
export-not-a-pair = ein Unit-Test betrifft beide Formen; erwartet: das Paar; gefunden: { $found }

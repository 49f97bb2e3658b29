### Der Prüfer: Befunde zu den Läufen anderer Programme, der Bericht über einen Löser, und Aufzeichnungen.

## finding

judge-kind-answer = das Ja oder Nein ist falsch
judge-kind-support = eine Ecke ist nicht die fernste
judge-kind-difference = ein Punkt ist nicht die Differenz seines Eckenpaars
judge-kind-simplex = einen behaltenen Punkt gab es vor dem Schritt nicht
judge-kind-direction = eine Richtung führt nicht von den behaltenen Punkten zum Ursprung
judge-kind-feature = der Ursprung ist nicht den behaltenen Punkten am nächsten
judge-kind-progress = dieselben Punkte und dieselbe Richtung wiederholen sich
judge-kind-length = ein Abstand, eine Tiefe oder ein Zeugenpunkt ist falsch
judge-kind-crash = der Löser hat sich beendet
judge-kind-timeout = keine rechtzeitige Antwort
judge-kind-garbage = eine unlesbare Nachricht

## answer

judge-answer-after-step = Nach Schritt { $step } sagen Sie Nein, aber A·v = { $reach } > 0 mit v = { $v }: Der neueste Punkt liegt jenseits des Ursprungs, also trennt v die Formen P und Q nicht. { $truth }
judge-answer-yes = Sie sagen, dass P und Q sich schneiden, aber das tun sie nicht. { $truth }
judge-answer-no = Sie sagen, dass P und Q sich nicht schneiden, aber sie tun es. { $truth }
judge-truth-overlap = Der Punkt { $point } liegt im Inneren beider Formen.
judge-truth-separate = Entlang { $axis } liegt ganz P vor ganz Q, mit einer Lücke von { $gap }.
judge-truth-touching = Sie berühren sich: Der Punkt { $point } liegt in beiden, und entlang { $axis } endet P, wo Q beginnt.

## direction

judge-direction-zero = Schritt { $step }: Die Suchrichtung ist null: Jede Ecke liegt gleich weit entlang ihr.
judge-direction-leans = Schritt { $step }: Der Ursprung liegt auf einer Geraden mit den behaltenen Punkten, aber v = { $v } steht nicht senkrecht dazu (der Kosinus ist { $cosine }).
judge-direction = Schritt { $step }: v = { $v } führt { $how ->
        [away] vom Ursprung weg
       *[other] nicht zum Ursprung
    }: Die Richtung von { $from ->
        [point] dem behaltenen Punkt
        [line] der Geraden durch die behaltenen Punkte
       *[plane] der Ebene durch die behaltenen Punkte
    } zum Ursprung ist { $expected }, und { $how ->
        [across] die beiden stehen senkrecht aufeinander
       *[other] der Kosinus zwischen beiden ist { $cosine }
    }.

## feature

judge-by-tolerance = Schritt { $step } ist innerhalb der Toleranz richtig: { $test } ist { $value }, { $distance } von null entfernt, und bis { $zero } zählt als null.
judge-feature = In Schritt { $step } behalten Sie { $what ->
        [vertex] Ecke { $kept } allein
        [edge] Kante { $kept }
        [face] Fläche { $kept }
        [triangle] das ganze Dreieck
       *[tetrahedron] das ganze Tetraeder
    }, aber { $test } = { $value } { $relation } 0: Der Ursprung liegt { $meaning ->
        [beside-vertex] von { $feature } aus auf der Seite von { $point }
        [beside-edge] von Kante { $feature } aus auf der Seite von { $point }
        [on-line] auf der Geraden { $feature }, aber außerhalb der Kante, jenseits von { $point }
        [beside-face] von Fläche { $feature } aus auf der Seite von { $point }
        [beyond-edge] außerhalb von Kante { $feature }
       *[over-face] vor Fläche { $feature }
    }.

## audit

judge-timeout = Der Löser hat nicht rechtzeitig geantwortet.
judge-crash = Der Löser { $how }.
judge-garbage = Eine Nachricht lässt sich nicht lesen: { $what }.

## length

judge-length-no-number = Sie geben für { $field } den Wert { $said } an, und das ist keine Zahl.
judge-bounds = Schritt { $step }: { $bound ->
        [lower] Die untere Schranke { $said } liegt über
       *[upper] Die obere Schranke { $said } liegt unter
    } dem Abstand { $truth }.
judge-length = Sie geben { $name ->
        [distance] den Abstand
       *[depth] die Tiefe
    } mit { $said } an, aber richtig ist { $truth }.
judge-witness-numbers = Erwartet: zwei Zeugenpunkte mit je { $count } Zahlen.
judge-witness-apart = Ihre Zeugenpunkte { $on_p } und { $on_q } liegen { $apart } auseinander, aber der Abstand ist { $distance }.
judge-witness-off = Ihr Zeugenpunkt { $point } ist kein Punkt von { $name }: Er liegt { $by } davon entfernt.

## step

judge-step-numbers = Schritt { $step }: erwartet: { $count } Zahlen für { $name ->
        [simplex] einen Punkt von simplex
       *[other] { $name }
    }; gefunden: { $found }.
judge-step-returns = Schritt { $step }: Die behaltenen Punkte und die Richtung sind die von Schritt { $earlier }, also liefe die Abfrage ewig im Kreis.
judge-step-difference = Schritt { $step }: A ist { $said }, aber { $on_p } − { $on_q } ist { $expected }.
judge-step-reach = Schritt { $step }: A·v ist { $relation ->
        [less] nur
       *[more] schon
    } { $said }, aber der Stützwert von P ⊖ Q entlang v = { $v } ist { $farthest }.
judge-step-too-many = In Schritt { $step } behalten Sie { $count } Punkte, aber ein Simplex hat höchstens { $most }.
judge-step-unknown = In Schritt { $step } behalten Sie { $point }, aber einen solchen Punkt gab es nicht.
judge-step-no-number = Schritt { $step }: { $field } ist { $said }, und das ist keine Zahl.

## support: $place ist „step“ oder „question“, das keinen Schritt hat; $shape steht nach „in“

judge-list-of-points = der Liste mit { $count } Punkten
judge-no-vertex = { $place ->
        [step] Schritt { $step }: erwartet:
       *[question] Erwartet:
    } der Index einer der { $count } Ecken in { $shape }; gefunden: { $said }.
judge-farther = { $place ->
        [step] Schritt { $step }: Ecke
       *[question] Ecke
    } { $farthest } in { $shape } liegt weiter entlang { $direction } als Ihre Ecke { $said }: Die Skalarprodukte unterscheiden sich um { $by }.

## board

judge-board-scene = { $place ->
        [inside] O innen
        [face] O auf Fläche
        [edge] O auf Kante
       *[vertex] O auf Ecke
    }, P ⊖ Q { $difference ->
        [solid] massiv
        [flat] flach
        [line] Strecke
       *[point] Punkt
    }

## Der Fall, der Löser und seine Nachrichten. Die Verfahren stehen im Dativ

judge-curved = { $name }: erwartet: zwei Formen mit Ecken, gerundet oder nicht; gefunden: eine gekrümmte
judge-method-gjk = GJK
judge-method-distance = GJK mit Abstand
judge-method-mpr = MPR
judge-method-sat = einem Test von Trennachsen
judge-method-other = einem unbekannten Verfahren
judge-too-many-lines = erwartet: eine Antwort; gefunden: mehr als { $most } Zeilen ohne Antwort
judge-no-text = erwartet: ein JSON-Objekt in einer Zeile; gefunden: Bytes, die kein Text sind
judge-no-line = erwartet: eine Zeile; gefunden: ein Megabyte ohne Zeilenende
judge-no-json = erwartet: ein JSON-Objekt in einer Zeile; gefunden: { $found } ({ $error })
judge-no-type = erwartet: ein Objekt mit "type"; gefunden: { $found }
judge-fields = erwartet: die Felder von "{ $kind }"; gefunden: { $found } ({ $error })

## grade, process: $how steht in judge-crash

judge-grade = grade: { $error }
judge-grade-pairs = grade: erwartet: { $expected }; gefunden: { $found }
judge-a-family = eine Familie von Formen mit Ecken
judge-pairs = 1 bis { $most } Paare
judge-not-started = ließ sich nicht starten
judge-not-started-error = ließ sich nicht starten: { $error }
judge-no-program = erwartet: ein Programm, das sich starten lässt; gefunden: `{ $program }`: { $error }
judge-no-command = der Befehl fehlt
judge-ended = endete mit { $status }
judge-closed = schloss seine Ausgabe
judge-last-words = { $how }; seine letzte Ausgabe: { $words }

## Aufzeichnungen als Läufe

judge-first-steps = Nur die ersten { $count } Schritte sind gezeigt.
judge-step-full = Schritt { $step } lässt sich nicht zeigen: Alle { $count } früheren Punkte sind behalten, und ein Simplex hat keinen Platz für einen weiteren.
judge-step-without-point = Schritt { $step } lässt sich nicht zeigen: Er nennt keinen neuen Punkt, weder als a noch als p und q.

## report

judge-pair-title = Paar { $id } meines Lösers: { $kind }
judge-made-smaller = Das Paar wurde verkleinert, solange der Löser noch auf dieselbe Weise fehlschlug; die Schritte des Lösers können andere sein.
judge-suspect = { $sentence } Das sieht nach einem Löser mit diesem Fehler aus: { $defect }.
judge-school = Seine Schritte sind die von { $method }.
judge-unusual = { $count ->
        [one] 1 Paar
       *[other] { $count } Paare
    } mit richtiger Antwort und einem Schritt, den GJK nicht machen würde ({ $kinds }): kein Fehler.
judge-solver-without-name = ein Löser ohne Namen

## page

judge-page-right = { $right } von { $pairs ->
        [one] 1 Paar
       *[other] { $pairs } Paaren
    } richtig
judge-page-stopped = Die Prüfung wurde vor dem letzten Paar abgebrochen.
judge-page-error = Fehler
judge-page-errors = Fehlerarten
judge-page-meaning = Bedeutung
judge-page-more-errors = { $count ->
        [one] 1 weiterer Fehler steht
       *[other] { $count } weitere Fehler stehen
    } nur im JSON-Bericht.
judge-page-topic = Thema
judge-page-right-ones = Richtig
judge-page-wrong = Falsch
judge-page-degenerate = Entartete Paare
judge-page-difference-is = P ⊖ Q ist
judge-page-difference = { $difference ->
    [solid] massiv
    [flat] flach
    [line] eine Strecke
   *[point] ein Punkt
}
judge-page-place = { $place ->
    [inside] O innen
    [face] O auf einer Fläche
    [edge] O auf einer Kante
   *[vertex] O auf einer Ecke
}
judge-page-changes = Änderungen, die nichts ausmachen dürfen
judge-page-changes-about = Jedes Paar wurde noch einmal gesendet, mit Änderungen, die nichts ausmachen dürfen. Werden Koordinaten gerundet, so zählen nur Paare, deren wahres Urteil gleich bleibt, und nur Längen, die um mehr als 1e-9 der Größe abweichen.
judge-page-change = Änderung
judge-page-coordinates = Koordinaten
judge-page-other-answer = Andere Antwort
judge-page-first-pair = Erstes Paar
judge-page-lengths = Längen
judge-page-other-length = Andere Länge
judge-page-by-at-most = Um höchstens
judge-page-pair = Paar { $id }: { $kind }
judge-page-picture = { $which ->
        [least] Das kleinste Paar, das auf dieselbe Weise fehlschlägt
       *[own] Das Paar
    }, am Ende eines Laufs ohne Fehler:
judge-page-scene-file = Als Szenendatei
judge-page-numbers = Die Zahlen

## Aufzeichnungen anderer Programme

judge-file-no-text = { $path }:{ $line }: erwartet: Text in UTF-8; gefunden: andere Bytes
judge-line-too-long = erwartet: eine Zeile mit höchstens { $most } Bytes; gefunden: { $found }
judge-not-finite = erwartet: endliche Zahlen in "{ $field }"; gefunden: { $said }
judge-negative-zero = erwartet: "zero" mit 0 oder mehr; gefunden: { $found }
judge-too-many-traces = erwartet: höchstens { $most } Aufzeichnungen; gefunden: mehr
judge-too-many-steps = erwartet: höchstens { $most } Schritte je Aufzeichnung und { $most_of_all } je Datei; gefunden: mehr
judge-too-many-kept = erwartet: höchstens { $most } Punkte in "simplex"; gefunden: { $found }
judge-too-many-products = erwartet: höchstens { $most } für die Zahl der Ecken mal die Zahl der Schritte; gefunden: mehr
judge-no-trace = erwartet: eine Aufzeichnung; gefunden: keine
judge-no-number = erwartet: endliche Zahlen, oder Zeichenketten im Format %a von C, in "{ $name }"; gefunden: { $found }
judge-version = erwartet: Version { $expected } des Formats; gefunden: { $age ->
    [newer] { $found }, von einem neueren Programm geschrieben
   *[older] { $found }
}
judge-dimension = erwartet: die Dimension 2 oder 3; gefunden: { $found }
judge-tolerance = erwartet: eine Toleranz von 0 oder mehr; gefunden: { $found }
judge-point-numbers = erwartet: Punkte mit 2 oder 3 Zahlen; gefunden: einer mit { $found }
judge-shape-numbers = erwartet: { $count } endliche Zahlen für jeden Punkt von { $name }; gefunden: { $found }
judge-shape = erwartet: die Form { $name }; gefunden: ein Fehler ({ $error })
judge-position = erwartet: { $count } endliche Zahlen als Position; gefunden: { $found }
judge-rotation-rows = erwartet: { $count } Zeilen mit je { $count } endlichen Zahlen als Drehung
judge-rotation-2d = erwartet: ein Winkel oder zwei Zeilen als Drehung in 2D; gefunden: ein Quaternion
judge-rotation-3d = erwartet: ein Quaternion x, y, z, w oder drei Zeilen als Drehung in 3D; gefunden: ein Winkel
judge-rotation-stretches = erwartet: eine Drehung; gefunden: eine Matrix oder ein Quaternion mit Streckung
judge-trace-without-name = Eine Aufzeichnung ohne Namen
judge-trace-end = Status der Aufzeichnung: { $status }.
judge-trace-without-shapes = Die Aufzeichnung enthält nicht beide Formen: Ihre Punkte stehen für P ⊖ Q, und weder Ecken noch Antwort werden geprüft.
judge-trace-without-answer = Die Aufzeichnung enthält keine Antwort.
judge-trace-lacks = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    } von { $all } ohne { $what ->
        [direction] Richtung (v)
        [point] neuen Punkt (a, oder p und q)
       *[simplex] behaltene Punkte (simplex)
    }.
judge-trace-right = Die Prüfung dieser Aufzeichnung fand keinen Fehler.
judge-trace-without-points = erwartet: die Formen "p" und "q" im Kopf, oder Schritte mit Punkten; gefunden: keins von beiden
judge-trace-points = erwartet: Punkte einer Differenz; gefunden: ein Fehler ({ $error })

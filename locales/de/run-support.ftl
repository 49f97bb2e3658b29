### Stützpunkte: Liegt A entlang v jenseits des Ursprungs?

## Listen und Ecken, in allen Sätzen

# Ein Glied einer Aufzählung: „a, b und c“.
list-item = { $place ->
        [first] { "" }
        [last] { " " }und{ " " }
       *[middle] ,{ " " }
    }{ $item }
point-of = Punkt von { $side }

## Jeder Lauf

run-question =
    .consequence = { $asks ->
        [distance] Die Frage: Wie weit ist der Ursprung von { $P } ⊖ { $Q } entfernt?
       *[overlap] Die Frage: Liegt der Ursprung in { $P } ⊖ { $Q }?
    }
support-repeated =
    .consequence = { $A } wiederholt { $older }: Die Suche hat keinen neuen Punkt gefunden.

## Der Vergleich von A mit dem Ursprung

support-passed =
    .claim = { $A } liegt entlang { $v } jenseits des Ursprungs.
    .evidence = { $A }·{ $v } = { $product }, also trennt { $v } die Formen { $P } und { $Q } nicht.{ $certainty ->
        [within] { " " }Das Vorzeichen ist nicht sicher: { $A }·{ $v } ist bis auf Rundungsfehler 0.
       *[sure] { "" }
    }
support-passed-inside =
    .claim = { $P } ⊖ { $Q } reicht entlang { $v } über den Ursprung hinaus.
    .evidence = { $A }·{ $v } = { $product }.{ $certainty ->
        [within] { " " }Das Vorzeichen ist nicht sicher: { $A }·{ $v } ist bis auf Rundungsfehler 0.
       *[sure] { "" }
    }
support-passed-wrong =
    .claim = { $Code } nimmt an, dass { $A } entlang { $v } jenseits des Ursprungs liegt.
    .evidence = { $A }·{ $v } = { $product } ist falsch: In exakter Rechnung liegt kein Punkt jenseits des Ursprungs.
support-level =
    .claim = { $certainty ->
        [exact] { $A } liegt entlang { $v } auf der Höhe des Ursprungs.
       *[counted] { $Code } nimmt an: { $A } liegt entlang { $v } auf der Höhe des Ursprungs.
    }
    .evidence = { $A }·{ $v } = { $product }.
    .consequence = { $answer ->
        [boundary] Der Ursprung liegt auf dem Rand von { $P } ⊖ { $Q } oder außerhalb.
        [taken] Die Abfrage nimmt an, dass der Ursprung auf dem Rand von { $P } ⊖ { $Q } oder außerhalb liegt.
       *[passes] { $Code } nimmt { $A } an.
    }
support-separates =
    .claim = { $v } trennt { $of ->
        [cores] die Kerne von { $P } und { $Q }
       *[shapes] { $P } und { $Q }
    }.
    .evidence = { $A }·{ $v } = { $product }: Selbst der fernste Punkt von { $about } entlang { $v } bleibt { $gap } vor dem Ursprung zurück.
support-separates-wrong =
    .claim = { $Code } hält { $v } für eine Trennachse.
    .evidence = { $A }·{ $v } = { $product }, aber { $v } trennt nichts: { $about } erreicht den Ursprung entlang { $v }.
support-boundary =
    .claim = Kein Punkt von { $P } ⊖ { $Q } liegt entlang { $v } jenseits des Ursprungs.
    .evidence = { $A }·{ $v } = { $product }{ $certainty ->
        [within] , bis auf Rundungsfehler
       *[sure] { "" }
    }.
support-rejected-at-zero =
    .claim = { $Code } verwirft { $A } bei 0 („≤ 0“).
    .evidence = { $A }·{ $v } = { $product }{ $certainty ->
        [exact] : { $A } liegt entlang { $v } auf der Höhe des Ursprungs, nicht weiter.
       *[counted] , was als 0 zählt.
    }
support-untested-first =
    .claim = { $A } ist der erste Punkt des Simplex.
    .evidence = { $Code } prüft { $A }·{ $v } = { $product } hier nicht.
support-untested =
    .claim = { $Code } prüft { $A } hier nicht.
    .evidence = { $A }·{ $v } = { $product }.
support-no-direction =
    .claim = { $v } ist der Nullvektor.
    .evidence = { $A }·{ $v } = 0 (exakt) für jeden Punkt, also sagt der Vergleich nichts.
    .consequence = { $answer ->
        [no] { $Code } verwirft { $A } trotzdem („≤ 0“).
       *[passes] { $Code } nimmt { $A } an.
    }

## Schranken des Abstands

support-no-bound =
    .claim = { $A } gibt keine untere Schranke für den Abstand.
    .evidence = { $A }·{ $v } = { $product }: { $A } bleibt entlang { $v } nicht vor dem Ursprung zurück.
support-bound =
    .claim = Der Abstand zwischen { $of ->
        [cores] den Kernen
       *[shapes] { $P } und { $Q }
    } ist mindestens { $least }.
    .evidence = Kein Punkt von { $about } liegt entlang { $v } weiter als { $A }{ $size ->
        [tiny] { " " }({ $A }·{ $v } < 0, zu klein, um sich in doppelter Genauigkeit von 0 zu unterscheiden)
       *[normal] { " " }({ $A }·{ $v } = { $product })
    }, also ist keiner näher am Ursprung als −{ $A }·{ $v }/|{ $v }|.
support-bound-apart =
    .consequence = { $A } bringt nichts näher. Nach Rundungsfehlern ist der Abstand höchstens { $most }.
support-bound-met =
    .consequence = Der bisher nächste Punkt hat den Abstand { $most }: Die beiden Schranken treffen sich{ $meeting ->
        [within] { " " }bis auf { $difference }
       *[exactly] { "" }
    }.

## Das Eckenpaar von A

support-point =
    .more = { $A } = { $point } { $certainty ->
        [wrong] wird als der Stützpunkt entlang { $v } = { $direction } zurückgegeben
       *[right] ist der Stützpunkt entlang { $v } = { $direction }
    }.{ $parts }
support-part = { $vertex } ist der fernste Punkt von { $about } entlang { $way ->
        [back] −{ $v }
       *[forth] { $v }
    }.
support-part-computed = Durch Rundung gewinnt { $vertex }; { $other } liegt um { $by } weiter.
support-part-wrong =
    .consequence = { $vertex } ist nicht der fernste Punkt von { $about } entlang { $way ->
        [back] −{ $v }
       *[forth] { $v }
    }.
support-part-not-negated =
    .consequence = { $vertex } ist der fernste Punkt von { $about } entlang { $v }, aber { $A } braucht den fernsten entlang −{ $v }.

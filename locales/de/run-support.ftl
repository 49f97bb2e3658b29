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
    .consequence = { $is_distance ->
        [yes] Die Frage: Wie weit ist der Ursprung von { $P } ⊖ { $Q } entfernt?
       *[no] Die Frage: Liegt der Ursprung in { $P } ⊖ { $Q }?
    }
support-repeated =
    .consequence = { $A } wiederholt { $older }: Die Suche hat keinen neuen Punkt gefunden.

## Der Vergleich von A mit dem Ursprung

support-passed =
    .claim = { $status ->
        [refuted] { $Code } nimmt an, dass { $A } entlang { $v } jenseits des Ursprungs liegt.
       *[other] { $is_contained ->
            [yes] { $P } ⊖ { $Q } reicht entlang { $v } über den Ursprung hinaus.
           *[no] { $A } liegt entlang { $v } jenseits des Ursprungs.
        }
    }
    .evidence = { $status ->
        [refuted] { $A }·{ $v } = { $product } ist falsch: In exakter Rechnung liegt kein Punkt jenseits des Ursprungs.
       *[other] { $is_contained ->
            [yes] { $A }·{ $v } = { $product }.
           *[no] { $A }·{ $v } = { $product }, also trennt { $v } die Formen { $P } und { $Q } nicht.
        }
    }{ $status ->
        [within] { " " }Das Vorzeichen ist nicht sicher: { $A }·{ $v } ist bis auf Rundungsfehler 0.
       *[other] { "" }
    }
support-level =
    .claim = { $is_exact ->
        [yes] { $A } liegt entlang { $v } auf der Höhe des Ursprungs.
       *[no] { $Code } nimmt an: { $A } liegt entlang { $v } auf der Höhe des Ursprungs.
    }
    .evidence = { $A }·{ $v } = { $product }.
    .consequence = { $is_robust ->
        [yes] { $is_exact ->
            [yes] Der Ursprung liegt auf dem Rand von { $P } ⊖ { $Q } oder außerhalb.
           *[no] Die Abfrage nimmt an, dass der Ursprung auf dem Rand von { $P } ⊖ { $Q } oder außerhalb liegt.
        }
       *[no] { $Code } nimmt { $A } an.
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
    .evidence = { $A }·{ $v } = { $product }{ $is_sure ->
        [no] , bis auf Rundungsfehler
       *[yes] { "" }
    }.
support-rejected-at-zero =
    .claim = { $Code } verwirft { $A } bei 0 („≤ 0“).
    .evidence = { $A }·{ $v } = { $product }{ $is_exact ->
        [yes] : { $A } liegt entlang { $v } auf der Höhe des Ursprungs, nicht weiter.
       *[no] , was als 0 zählt.
    }
support-untested =
    .claim = { $is_first ->
        [yes] { $A } ist der erste Punkt des Simplex.
       *[no] { $Code } prüft { $A } hier nicht.
    }
    .evidence = { $is_first ->
        [yes] { $Code } prüft { $A }·{ $v } = { $product } hier nicht.
       *[no] { $A }·{ $v } = { $product }.
    }
support-no-direction =
    .claim = { $v } ist der Nullvektor.
    .evidence = { $A }·{ $v } = 0 (exakt) für jeden Punkt, also sagt der Vergleich nichts.
    .consequence = { $is_rejected ->
        [yes] { $Code } verwirft { $A } trotzdem („≤ 0“).
       *[no] { $Code } nimmt { $A } an.
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
    .evidence = Kein Punkt von { $about } liegt entlang { $v } weiter als { $A }{ $is_tiny ->
        [yes] { " " }({ $A }·{ $v } < 0, zu klein, um sich in doppelter Genauigkeit von 0 zu unterscheiden)
       *[no] { " " }({ $A }·{ $v } = { $product })
    }, also ist keiner näher am Ursprung als −{ $A }·{ $v }/|{ $v }|.
support-bound-apart =
    .consequence = { $A } bringt nichts näher. Nach Rundungsfehlern ist der Abstand höchstens { $most }.
support-bound-met =
    .consequence = Der bisher nächste Punkt hat den Abstand { $most }: Die beiden Schranken treffen sich{ $is_exact ->
        [no] { " " }bis auf { $difference }
       *[yes] { "" }
    }.

## Das Eckenpaar von A

support-point =
    .more = { $A } = { $point } { $is_right ->
        [no] wird als der Stützpunkt entlang { $v } = { $direction } zurückgegeben
       *[yes] ist der Stützpunkt entlang { $v } = { $direction }
    }.{ $parts }
support-shift = Relativ zu { $shift }:
support-part = { $vertex } ist der fernste Punkt von { $about } entlang { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
support-part-computed = Durch Rundung gewinnt { $vertex }; { $other } liegt um { $by } weiter.
support-part-wrong =
    .consequence = { $vertex } ist nicht der fernste Punkt von { $about } entlang { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
support-part-not-negated =
    .consequence = { $vertex } ist der fernste Punkt von { $about } entlang { $v }, aber { $A } braucht den fernsten entlang −{ $v }.

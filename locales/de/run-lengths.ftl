### Längen und was neben der Suche gesagt wird: das wachsende Polytop (EPA), Messungen, Beweise, Läufe anderer Programme,
### Gleichstände und aufgeführte Ecken.

## Das wachsende Polytop: sein Anfang

epa-kind = { $kind ->
        [face] Fläche
       *[edge] Kante
    }
epa-kinds = { $kind ->
        [face] Flächen
       *[edge] Kanten
    }
epa-space = { $kind ->
        [face] ein Volumen
       *[edge] eine Fläche
    }
epa-a-facet = { $kind ->
        [face] einer Fläche
       *[edge] einer Kante
    }
epa-outside = { $kind ->
        [face] davor
       *[edge] außerhalb
    }
epa-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
epa =
    .more = Der Algorithmus des wachsenden Polytops (EPA) lässt ein Polytop im Inneren wachsen ({ $about }). Er sucht den Randpunkt, der dem Ursprung am nächsten liegt; er ergibt die Tiefe.
epa-start =
    .claim = { $status ->
        [refuted] EPA hält dieses Simplex aus { epa-points } für ein gültiges erstes Polytop.
       *[other] EPA beginnt mit diesem Simplex aus { epa-points }.
    }
    .evidence = Es hat { epa-space }{ $status ->
        [refuted] , aber in exakter Rechnung liegt der Ursprung außerhalb.
        [within] { " " }und enthält den Ursprung bis auf Rundungsfehler: ein gültiges erstes Polytop.
       *[other] { " " }und enthält den Ursprung: ein gültiges erstes Polytop.
    }
epa-start-invalid =
    .claim = Dieses Simplex aus { epa-points } ist kein gültiges erstes Polytop.
    .evidence = { $flaw ->
        [repeated] Zwei seiner Punkte sind derselbe.
        [flat] Seine Punkte liegen { $kind ->
            [face] in einer Ebene
           *[edge] auf einer Geraden
        }, also hat es { $kind ->
            [face] kein Volumen
           *[edge] keine Fläche
        }.
       *[too-few] Ein Polytop, das { epa-space } hat, braucht mindestens { $needed } Punkte.
    }
    .consequence = { $flaw ->
        [too-few] EPA fügt Punkte außerhalb hinzu.
       *[other] EPA lässt überflüssige Punkte weg und fügt andere außerhalb hinzu.
    }
epa-start-boundary =
    .claim = EPA beginnt mit dem Ursprung auf { epa-a-facet } des Simplex.
    .evidence = Das Simplex hat { epa-space }, aber der Abstand zu dieser { epa-kind } mit Vorzeichen ist 0 ({ $has_vertices ->
        [yes] exakt
       *[no] bis auf Rundungsfehler
    }).
    .consequence = EPA sucht entlang der äußeren Normalen dieser { epa-kind }.
epa-start-outside =
    .claim = EPA beginnt mit einem Simplex, das den Ursprung nicht enthält.
    .evidence = Es hat { epa-space }, aber der Abstand zu { epa-a-facet } mit Vorzeichen ist negativ: Der Ursprung liegt { epa-outside }.
    .consequence = EPA erweitert zuerst die { epa-kind } mit dem kleinsten Abstand mit Vorzeichen, also wächst das Polytop zum Ursprung hin.
epa-inflated =
    .claim = EPA fügt einen Punkt außerhalb des Simplex hinzu.
    .evidence = Der Stützpunkt entlang { $direction }, senkrecht zum Simplex, ist { $found }.
    .consequence = Das erste Polytop braucht { epa-space }.
epa-seeded =
    .claim = Das Polytop beginnt mit { $corners } Ecken und { $facets } { epa-kinds }.
    .evidence = Abstände zum Ursprung mit Vorzeichen: { $distances }.
epa-cell = { $flaw ->
        [too-few] zu wenige Punkte: ergänzt
        [repeated] ein Punkt doppelt: ergänzt
        [flat] flach: ergänzt
        [boundary] Ursprung auf einer Seite
        [outside] Ursprung außerhalb
       *[none] gültiger Anfang
    }

## Das wachsende Polytop: seine Facetten

epa-facet = { epa-kind } { $corners }
epa-distance = { $distance }{ $case ->
        [zero] { " " }(bis auf Rundungsfehler)
        [about-zero] { " " }(0 bis auf Rundungsfehler)
        [outside] { " " }(der Ursprung liegt { epa-outside })
       *[inside] { "" }
    }
epa-distance-to = { $distance } zu { $facet }
epa-facet-at = { $corners } im Abstand { $distance }
epa-expands =
    .claim = EPA erweitert { $facet }{ $is_outside ->
        [yes] : Der Ursprung liegt { epa-outside }
       *[no] , die dem Ursprung am nächsten liegt
    }.
    .evidence = { $is_outside ->
        [yes] Sie bleibt { $outside } vor dem Ursprung zurück und { $gain } vor dem Stützpunkt entlang ihrer Normalen
       *[no] Der Stützpunkt entlang ihrer Normalen liegt { $gain } weiter außen
    }{ $depth }.
epa-boundary =
    .claim = { $Facet } liegt auf dem Rand ({ $about }){ $certainty ->
        [sure] { "" }
       *[within] , innerhalb der Toleranz
    }.
    .evidence = { $is_outside ->
        [yes] Der Ursprung liegt { $outside } { epa-outside }
       *[no] Sie liegt dem Ursprung am nächsten
    }, und { $certainty ->
        [within] höchstens { $gain } liegt weiter außen ({ $about })
        [nothing] entlang ihrer Normalen liegt nichts weiter außen ({ $about })
       *[sure] kein Punkt liegt { epa-outside } ({ $about })
    }{ $depth }.
epa-probe =
    .more = Der Abstand mit Vorzeichen zu { $facet } ist { $distance }. Der Stützpunkt entlang ihrer äußeren Normalen { $normal } ist Punkt { $number } = { $found }.
epa-depth = , also ist die Tiefe{ $of ->
        [cores] { " " }der Kerne
       *[shapes] { "" }
    } { $bounds ->
        [met] { $most }
        [close] { $most } bis auf { $difference }
        [between] zwischen { $least } und { $most }
       *[above] höchstens { $most }
    }{ $has_roundoff ->
        [yes] , mit Zugabe für Rundungsfehler
       *[no] { "" }
    }
epa-depth-with-radii =
    .consequence = Mit den Radien überlappen { $P } und { $Q } um { $is_met ->
        [yes] { "" }
       *[no] höchstens{ " " }
    }{ $sum } = { $total }.
epa-expanded =
    .claim = Punkt { $number } ersetzt { $seen ->
        [one] { $seen } { epa-kind }
       *[other] { $seen } { epa-kinds }
    } durch { $added ->
        [one] { $added } neue
       *[other] { $added } neue
    }.
    .evidence = { $seen ->
        [one] Diese { epa-kind }
       *[other] Diese { epa-kinds }
    }: Der Punkt liegt { epa-outside }.{ $new }
    .more = { $kind ->
        [face] Das Loch hat { $horizon } Kanten, den Horizont; jede wird mit Punkt { $number } verbunden.
       *[edge] Punkt { $number } wird mit den beiden Enden der Lücke verbunden.
    }
epa-new-facets = { " " }Die neuen { epa-kinds } sind { $facets }.
epa-new-nearest = { " " }Die nächste neue { epa-kind } ist { $facet }.

## Gemessene Längen

length-about-zero = 0 bis auf { $most }
measured-distance =
    .claim = { $P } und { $Q } haben den Abstand { $length }.
    .evidence = Die nächsten Punkte sind { $on_p } von { $P } und { $on_q } von { $Q }; die Richtung von { $P } nach { $Q } ist { $normal }.
    .consequence = Verschiebt man { $Q } um { $length } in der Gegenrichtung, so berühren sie sich.
measured-distance-tiny =
    .claim = { $P } und { $Q } sind getrennt.
    .evidence = Bei { $on_p } ist ihr Abstand zu klein, um sich in doppelter Genauigkeit von 0 zu unterscheiden. Die Richtung von { $P } nach { $Q } ist { $normal }.
measured-touch =
    .claim = { $P } und { $Q } berühren sich{ $certainty ->
        [touch] { "" }
       *[open] { " " }innerhalb der Fehlerschranke
    }.
    .evidence = Der Abstand ist { $length }{ $certainty ->
        [touch] { " " }(exakt)
       *[open] { "" }
    } bei { $on_p }; die Richtung von { $P } nach { $Q } ist { $normal }.
measured-depth =
    .claim = Die Eindringtiefe ist { $length }.
    .evidence = Verschiebt man { $Q } um { $length } entlang { $normal }, so berührt { $Q } die Form { $P } gerade noch.
    .more = Die Zeugenpunkte sind { $on_p } von { $P } und { $on_q } von { $Q }.
measured-depth-tiny =
    .claim = { $P } und { $Q } überlappen.
    .evidence = Bei { $on_p } ist die Eindringtiefe zu klein, um sich in doppelter Genauigkeit von 0 zu unterscheiden. { $Q } verlässt { $P } entlang { $normal }.
measured-certainty =
    .evidence = { $certainty ->
        [touch] Exakte Rechnung beweist es.
        [exact] Exakte Rechnung beweist diese Länge, richtig gerundet.
        [open] Sie können noch um so viel überlappen oder getrennt sein.
        [error] Der Fehler ist höchstens { $difference }.
       *[bounds] Die wahre Länge liegt zwischen { $least } und { $most }.
    }
measured-cell = { $certainty ->
        [equal] exakt
        [touch] richtig gerundet
        [exact] richtig gerundet
        [open] bis auf { $most }
        [error] bis auf { $difference }
       *[bounds] zwischen { $least } und { $most }
    }

## Beweise

settled =
    .claim = Exakte Rechnung: Der Ursprung liegt { $verdict ->
        [overlap] im Inneren von
        [touching] auf dem Rand von
        [separate] außerhalb von
       *[undecided] an ungeklärter Stelle zu
    } { $P } ⊖ { $Q }.
    .evidence = Die Suche ließ das offen.
settled-simplex =
    .evidence = { $is_flat ->
        [yes] Der Ursprung liegt auf dem Simplex aus { $points } und im Inneren von { $P } ⊖ { $Q }.
       *[no] Der Beweis verwendet das Simplex aus { $points }.
    }
proof-open = Die Referenz kann nicht sagen, ob { $P } und { $Q } überlappen, sich berühren oder getrennt sind: Sie berühren sich bis auf { $tolerance }.
proof-gap = Entlang { $axis } liegt jeder Punkt von { $P } vor jedem Punkt von { $Q }, mit einer Lücke von { $gap }.
proof-touch = Entlang { $axis } liegt kein Punkt von { $P } weiter als irgendein Punkt von { $Q }: { $P } endet, wo { $Q } beginnt, und die Lücke ist 0 (exakt).
proof-near = Entlang { $axis } liegt kein Punkt von { $P } mehr als { $tolerance } weiter als irgendein Punkt von { $Q }: Die Lücke ist 0 bis auf { $tolerance }.
proof-point = { $P } und { $Q } haben den Punkt { $point } gemeinsam.
proof-mean = Aus { $shape }: { $sum } = { $mean }{ $is_apart ->
        [yes] , { $away } entfernt: innerhalb des Radius von { $shape }
       *[no] { "" }
    }.
proof-certainty = { $is_exact ->
        [yes] exakt
       *[no] bis auf { $tolerance }
    }

## Läufe anderer Programme

external-support =
    .claim = Der Lauf findet { $A } = { $point } entlang { $v } = { $direction }.
    .evidence = { $is_farthest ->
        [yes] Keine Ecke liegt weiter.{ " " }
        [no] Eine andere Ecke liegt weiter.{ " " }
       *[none] { "" }
    }{ $A }·{ $v } = { $product }{ $sign ->
        [positive] { " " }> 0: { $A } liegt entlang { $v } jenseits des Ursprungs.
        [negative] { " " }< 0: { $A } bleibt entlang { $v } vor dem Ursprung zurück.
       *[zero] : { $A } liegt entlang { $v } auf der Höhe des Ursprungs.
    }
external-support-blind =
    .claim = Der Lauf findet { $A } = { $point }.
    .evidence = Die Aufzeichnung nennt keine Suchrichtung.
external-separates =
    .consequence = { $of ->
        [cores] Kein Punkt von { $about } erreicht den Ursprung entlang { $v }.
       *[shapes] { $v } trennt { $P } und { $Q }: Kein Punkt von { $about } erreicht den Ursprung entlang { $v }.
    }
external-kept =
    .claim = { $has_simplex ->
        [yes] Der Lauf behält { $kept }{ $count ->
            [0] { "" }
           *[other] { " " }und verwirft { $dropped }
        }.
       *[no] Der Lauf sagt nicht, welche Punkte er behält.
    }
    .evidence = { $has_simplex ->
        [yes] { "" }
       *[no] Nur { $A } ist gezeichnet.
    }
external-strangers =
    .evidence = { $count ->
        [one] Ein weiterer behaltener Punkt kam vorher nicht vor und ist nicht gezeichnet.
       *[other] { $count } weitere behaltene Punkte kamen vorher nicht vor und sind nicht gezeichnet.
    }
external-region =
    .consequence = Der Ursprung liegt { $region ->
        [inside] im Inneren des Simplex
        [vertex] am nächsten bei Ecke { $feature }
        [edge] am nächsten bei Kante { $feature }
       *[face] am nächsten bei Fläche { $feature }
    } (exakt geprüft).
external-direction =
    .claim = Der Lauf sucht weiter entlang { $v } = { $direction }.
external-answer =
    .claim = Der Lauf antwortet { $answer ->
        [yes] JA
       *[no] NEIN
    }{ $lengths }.
    .evidence = { $status ->
        [refuted] Das ist falsch.
        [proved] { $is_touch ->
            [yes] Die Formen berühren sich, also ist jede Antwort richtig.
           *[no] Das ist richtig.
        }
        [within] { $is_touch ->
            [yes] Die Formen berühren sich, also ist jede Antwort richtig.
           *[no] Das ist richtig.
        }
       *[other] { "" }
    }
external-distance = , Abstand { $length }
external-depth = , Tiefe { $length }
external-unanswered =
    .claim = Die Aufzeichnung endet ohne Antwort.
external-cut =
    .evidence = { $reason }

## Gleichstände

tied = { $vertices } von { $shape } liegen gleich weit entlang { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }{ $has_direction ->
        [no] , dem Nullvektor
       *[yes] { "" }
    }; der Lauf nimmt { $taken }, { $is_first ->
        [yes] { "" }
       *[no] nicht{ " " }
    }die erste in der Reihenfolge der Ecken.
tied-more = { $count ->
        [one] { $count } weitere Ecke
       *[other] { $count } weitere Ecken
    }

## Aufgeführte Ecken

listed-inside = innen: keine Ecke der Hülle
listed-between = auf einer { $dimension ->
        [2] Kante
       *[other] Kante oder Fläche
    }: keine Ecke
listed-same = am selben Ort wie { $first }
listed-elsewhere = keine Ecke der Hülle
listed-hull = Hülle: { $used } von { $all } verwendet
listed-not-convex = { $shape } ist nicht konvex: GJK verwendet die konvexe Hülle, zu der auch der schraffierte Teil gehört

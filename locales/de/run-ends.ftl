### Richtungen, nächste Punkte, Enden eines Laufs, sein Urteil und Abhilfen.

## Die Radien gerundeter Formen

run-on-cores =
    .claim = Ab hier gehören alle Punkte zu den Kernen von { $P } und { $Q }.
    .evidence = Die Kerne sind die Formen ohne ihre Radien. { $has_radius_p ->
        [yes] { $has_radius_q ->
            [yes] Der Radius von { $P } ist { $radius_p }, der von { $Q } ist { $radius_q }.
           *[no] Der Radius von { $P } ist { $radius_p }.
        }
       *[no] Der Radius von { $Q } ist { $radius_q }.
    }
    .consequence = Am Ende zieht der Lauf die Radien von einem Abstand ab oder zählt sie zu einer Tiefe hinzu.

## Die nächste Richtung

redirected =
    .claim = { $case ->
        [feature] Weiter von { $feature } zum Ursprung hin.
        [vertex] Weiter von { $feature } zum Ursprung hin.
        [astray] { $v } zeigt von { $feature } nicht zum Ursprung hin.
        [level] Weiter senkrecht zu { $feature }.
        [contained] Gesucht sind Punkte entlang { $v } jenseits des Ursprungs.
        [opposite] Weiter in der Gegenrichtung.
       *[other] Weiter entlang { $v }.
    }
    .evidence = { $v } = { $direction }{ $case ->
        [feature] , senkrecht zu { $feature }
       *[other] { "" }
    }{ $is_projected ->
        [yes] , in der Projektion entlang der Kante
       *[no] { "" }
    }.{ $case ->
        [level] { " " }Der Test der Ebene zählt als 0, also führt keine Seite von { $feature } zum Ursprung.
       *[other] { "" }
    }{ $is_normalized ->
        [yes] { " " }{ $Code } bringt { $v } auf die Länge 1.
       *[no] { "" }
    }
    .consequence = { $is_contained ->
        [yes] Der Ursprung liegt in { $P } ⊖ { $Q }. Er ist nur dann ein innerer Punkt, wenn { $P } ⊖ { $Q } auch entlang { $v } über ihn hinausreicht.
       *[no] { "" }
    }
redirected-nowhere =
    .claim = { $place ->
        [exact] Der Ursprung liegt auf { $feature }.
        [within] Der Ursprung liegt bis auf Rundungsfehler auf { $feature }.
       *[elsewhere] { $v } ist der Nullvektor, aber der Ursprung liegt nicht auf { $feature }.
    }
    .evidence = { $place ->
        [exact] Das ist exakt geprüft. { $v } = 0 hat keine Richtung.
        [within] Also ist { $v } = 0, ohne Richtung.
        [span] Der Ursprung liegt auf { $span }, also hat { $v } = 0 keine Richtung.
        [point] { $points } sind derselbe Punkt, also hat { $feature } keine Richtung.
       *[elsewhere] Ein Produkt war für die Genauigkeit zu klein und zählt als 0.
    }
    .consequence = { $effect ->
        [shared] { $of ->
            [cores] Die Kerne von { $P } und { $Q }
           *[shapes] { $P } und { $Q }
        } haben einen gemeinsamen Punkt, also endet die Suche.
        [taken] Die Suche nimmt an, dass { $of ->
            [cores] die Kerne von { $P } und { $Q }
           *[shapes] { $P } und { $Q }
        } einen gemeinsamen Punkt haben, und endet.
        [unguarded] Ohne ihre Vorkehrung geht die Suche mit { $v } = 0 weiter.
        [surrounded] Der Ursprung ist nur dann ein innerer Punkt, wenn { $P } ⊖ { $Q } nach allen Seiten über ihn hinausreicht.
        [rejected] Das nächste { $A }·{ $v } wird 0 sein, also wird { $code } mit NEIN antworten, was auch immer die Formen sind.
       *[passed] Das nächste { $A }·{ $v } wird 0 sein, und { $code } wird { $A } annehmen.
    }
projected =
    .claim = Die Suche geht in der Projektion entlang der Kante weiter.
    .evidence = Der Ursprung liegt auf der Kante, also ist die ganze Kante in der Projektion ein Punkt: der Ursprung.
    .consequence = Der Ursprung ist genau dann ein innerer Punkt, wenn die Projektion von { $P } ⊖ { $Q } ihn umgibt.

## Baryzentrische Koordinaten

weighed-vertex =
    .claim = Der Lotfußpunkt des Ursprungs ist { $feature } selbst.
    .evidence = In baryzentrischen Koordinaten ist er { $sum }.
weighed-feature =
    .claim = Der Lotfußpunkt des Ursprungs liegt { $where ->
        [outside] außerhalb von { $feature }.
        [border] auf dem Rand von { $feature }.
       *[inside] innerhalb von { $feature }.
    }
    .evidence = Er ist { $sum }: { $where ->
        [inside] Alle baryzentrischen Koordinaten sind positiv
       *[other] { $deciding }
    }.
    .consequence = { $where ->
        [outside] Also liegt der Punkt von { $feature }, der dem Ursprung am nächsten ist, auf einem kleineren Teil.
       *[other] { "" }
    }
weighed-simplex =
    .claim = { $is_refuted ->
        [yes] { $Code } nimmt an: Der Ursprung liegt { $where ->
            [outside] außerhalb von
            [border] auf dem Rand von
           *[inside] innerhalb von
        } { $feature }.
       *[no] Der Ursprung liegt { $where ->
            [outside] außerhalb von { $feature }.
            [border] auf dem Rand von { $feature }.
           *[inside] innerhalb von { $feature }.
        }
    }
    .evidence = { $is_refuted ->
        [yes] Berechnet wird { $O } = { $sum }{ $where ->
            [inside] { "" }
           *[other] : { $deciding }
        }.
       *[no] { $O } = { $sum }: { $where ->
            [inside] Alle baryzentrischen Koordinaten sind positiv
           *[other] { $deciding }
        }.
    }
weighed-coordinate = die Koordinate von { $letter } ist { $weight }{ $is_negative ->
    [yes] { " " }< 0
   *[no] { "" }
}
weighed-flat =
    .claim = { $count ->
        [2] { $is_exact ->
            [yes] { $points } sind derselbe Punkt.
           *[no] { $points } sind bis auf Rundungsfehler derselbe Punkt.
        }
        [3] { $points } liegen { $is_exact ->
            [yes] auf einer Geraden.
           *[no] bis auf Rundungsfehler auf einer Geraden.
        }
       *[4] { $points } liegen { $is_exact ->
            [yes] in einer Ebene.
           *[no] bis auf Rundungsfehler in einer Ebene.
        }
    }
    .evidence = { $count ->
        [2] Die Kante hat keine Länge
        [3] Das Dreieck hat keine Fläche
       *[4] Das Tetraeder hat kein Volumen
    }{ $is_exact ->
        [yes] { "" }
       *[no] { " " }(bis auf Rundungsfehler)
    }{ $has_weights ->
        [no] { " " }und keine baryzentrischen Koordinaten, also prüft die Suche kleinere Teile.
       *[yes] : Keine Stelle seiner baryzentrischen Koordinaten ist sicher.
    }
weighed-chosen =
    .claim = { $case ->
        [uncertain] { $Code } nimmt an: Der Ursprung liegt im Inneren des Simplex.
        [inside] Der Ursprung liegt im Inneren des Simplex.
        [wrong] { $Code } nimmt an: Am nächsten am Ursprung ist { $feature }.
       *[feature] { $Feature } ist am nächsten am Ursprung.
    }
    .evidence = { $case ->
        [uncertain] Die berechneten baryzentrischen Koordinaten sind alle positiv, aber das Simplex ist bis auf Rundungsfehler flach.
        [inside] Alle seine baryzentrischen Koordinaten sind positiv.
        [wrong] So wie berechnet liegt der Lotfußpunkt des Ursprungs darauf, und kein anderer Teil hat einen näheren.
       *[feature] Der Lotfußpunkt des Ursprungs liegt darauf, und kein anderer Teil hat einen näheren.
    }

## Der Punkt, der dem Ursprung am nächsten liegt, und Schranken

approached =
    .claim = { $point } ist der Punkt des Simplex, der dem Ursprung am nächsten liegt.
    .evidence = Er ist { $has_sum ->
        [yes] { $from }, { "" }
       *[no] { "" }
    }die Differenz von { $on_p } in { $shape_p } und { $on_q } in { $shape_q }.
approached-bounds =
    .consequence = { $has_roundoff ->
        [yes] Bis auf Rundungsfehler ist der Abstand
       *[no] Der Abstand
    } zwischen { $of ->
        [cores] den Kernen
       *[shapes] { $P } und { $Q }
    }{ $has_roundoff ->
        [yes] { "" }
       *[no] { " " }ist
    } { $bounds ->
        [met] { $most }
        [close] { $most }, bis auf { $difference }
        [two] mindestens { $least } und höchstens { $most }
       *[upper] höchstens { $most }; noch ist keine untere Schranke über 0 sicher
    }.
    .more = { $has_roundoff ->
        [yes] Ohne Zugabe für Rundungsfehler ist der berechnete Punkt { $found } vom Ursprung entfernt.
       *[no] { "" }
    }
rounded-distance =
    .consequence = { $P } und { $Q } { $case ->
        [overlap] überlappen um mindestens { $depth }: { $cores }{ $radii } = { $gap }
        [touch] haben den Abstand { $is_met ->
            [yes] { "" }
           *[no] höchstens{ " " }
        }{ $cores }{ $radii } = 0, bis auf Rundungsfehler
       *[apart] haben den Abstand { $is_met ->
            [yes] { "" }
           *[no] höchstens{ " " }
        }{ $cores }{ $radii } = { $gap }
    }.

## Das Ende eines Laufs

end-separated =
    .claim = { $P } und { $Q } sind getrennt.
    .evidence = { $v } ist eine Trennachse: Entlang { $v } endet { $P } ⊖ { $Q } { $gap } vor dem Ursprung.
end-separated-settled =
    .claim = { $P } und { $Q } sind getrennt.
    .evidence = { $has_vertices ->
        [yes] Exakte Rechnung
       *[no] Die Referenz
    } hat eine Trennachse gefunden.
end-separated-wrong =
    .claim = { $Code } hält { $v } für eine Trennachse, was { $v } nicht ist.
    .evidence = { $P } ⊖ { $Q } erreicht den Ursprung entlang { $v }.
end-rejected-at-zero =
    .claim = { $Code } antwortet NEIN bei { $A }·{ $v } = 0.
    .evidence = { $is_exact ->
        [yes] { $A } liegt entlang { $v } auf der Höhe des Ursprungs
       *[no] { $A }·{ $v } zählt bis auf Rundungsfehler als 0
    }, und { $code } zählt das als getrennt.{ $has_past ->
        [yes] { " " }Andere Punkte von { $P } ⊖ { $Q } liegen jenseits des Ursprungs, also trennt { $v } nichts.
       *[no] { "" }
    }
end-level =
    .claim = { $P } ⊖ { $Q } endet entlang { $v } auf der Höhe des Ursprungs.
    .evidence = Das gilt innerhalb der Toleranz, und { $code } zählt es als getrennt.
end-encloses =
    .claim = { $P } und { $Q } überlappen.
    .evidence = { $is_concluded ->
        [yes] { $Code } nimmt an, dass das Simplex den Ursprung enthält ({ $about }). Hier stimmt das (exakt geprüft).
       *[no] Das Simplex enthält den Ursprung und liegt in { $about }.
    }
end-encloses-border =
    .claim = Der Ursprung liegt auf dem Rand des Simplex{ $is_exact ->
        [no] , bis auf Rundungsfehler.
       *[yes] .
    }
    .evidence = { $Code } zählt das als innen.
end-encloses-outside =
    .claim = { $Code } nimmt an, dass { $P } und { $Q } überlappen.
    .evidence = Das Simplex enthält den Ursprung, aber nicht das ganze Simplex liegt in { $about }.
end-encloses-wrong =
    .claim = { $Code } nimmt an, dass der Ursprung im Inneren des Simplex liegt; das stimmt nicht.
end-surrounded =
    .claim = { $is_wrong ->
        [yes] { $Code } nimmt an, dass { $P } und { $Q } überlappen.
       *[no] { $P } und { $Q } überlappen.
    }
    .evidence = { $is_wrong ->
        [yes] Die Annahme: { $P } ⊖ { $Q } reicht
       *[no] { $P } ⊖ { $Q } reicht
    } nach allen Seiten über den Ursprung hinaus.
end-common-point =
    .claim = { $P } und { $Q } haben einen gemeinsamen Punkt.
    .evidence = Der Ursprung liegt auf dem Simplex, und das Simplex liegt in { $about }.
end-touching =
    .claim = { $is_wrong ->
        [yes] { $Code } nimmt an, dass { $P } und { $Q } sich berühren.
       *[no] { $P } und { $Q } berühren sich.
    }
    .evidence = { $is_wrong ->
        [yes] Die Annahme: Der Ursprung liegt
       *[no] Der Ursprung liegt
    } auf dem Rand von { $P } ⊖ { $Q }: { $P } ⊖ { $Q } enthält ihn, und entlang einer Richtung liegt kein Punkt jenseits.
end-no-progress =
    .claim = { $is_wrong ->
        [yes] { $Code } nimmt an, dass { $P } und { $Q } sich berühren.
       *[no] { $P } und { $Q } berühren sich, bis auf Rundungsfehler.
    }
    .evidence = { $A } liegt entlang { $v } nicht weiter als das Simplex, { $is_wrong ->
        [yes] daher die Annahme: Der Ursprung liegt auf dem Rand
       *[no] also liegt der Ursprung bis auf Rundungsfehler auf dem Rand
    }.
end-no-direction =
    .claim = { $Code } antwortet NEIN, aber { $v } = 0 trennt nichts.
    .evidence = { $A }·{ $v } = 0 (exakt) für jeden Punkt, und { $code } verwirft bei 0 („≤ 0“).
end-degenerate =
    .claim = Der Ursprung scheint vor allen 3 neuen Flächen zu liegen, was unmöglich ist.
    .evidence = { $A } liegt entlang { $v } jenseits des Ursprungs, also liegt der Ursprung hinter mindestens einer von ihnen.{ $has_defects ->
        [no] { " " }Nur Rundungsfehler führen hierher.
       *[yes] { "" }
    }
end-converged =
    .claim = Die Schranken des Abstands { $of ->
        [cores] zwischen den Kernen
       *[shapes] zwischen { $P } und { $Q }
    } treffen sich.
    .evidence = Kein Punkt von { $about } ist näher am Ursprung als { $least }, und das Simplex hat einen Punkt im Abstand { $most }.{ $has_vertices ->
        [yes] { "" }
       *[no] { " " }Sie treffen sich bis auf { $within }.
    }
end-converged-apart =
    .claim = Kein Stützpunkt bringt das Simplex näher an den Ursprung.
    .evidence = Kein Punkt von { $about } ist näher am Ursprung als { $least }, und Rundungsfehler lassen eine obere Schranke von { $most }.
end-converged-roundoff =
    .claim = Kein Stützpunkt bringt das Simplex näher an den Ursprung.
    .evidence = Die Suche hat die Grenze der Rundungsfehler erreicht.
end-cycle =
    .claim = { $Code } liefe ewig im Kreis und würde nie antworten.
    .evidence = Das Simplex und { $v } sind dieselben wie vor { $length ->
        [one] 1 Iteration
       *[other] { $length } Iterationen
    }.
end-limit =
    .claim = Die Suche erreicht ihre Grenze ohne Entscheidung.
    .evidence = { $is_djonov ->
        [yes] Djonovs Code nimmt dann an, dass { $P } und { $Q } überlappen.
       *[no] Die Grenze ist die der Sandbox.
    }
end-directions =
    .claim = Kein Simplex entlang der gegebenen Richtungen enthält den Ursprung.
    .evidence = Der Lauf hat keine Prüfung, die { $P } und { $Q } trennt; das beweist also nichts.
end-verdict =
    .consequence = { $answer ->
        [yes] { $Code } antwortet JA.{ " " }
        [no] { $Code } antwortet NEIN.{ " " }
       *[none] { "" }
    }{ $verdict ->
        [overlap] Das Urteil ist OVERLAP (überlappend) nach { supports }.
        [touching] Das Urteil ist TOUCHING (berührend) nach { supports }.
        [separate] Das Urteil ist SEPARATE (getrennt) nach { supports }.
        [undecided] Das Urteil ist UNDECIDED (unentschieden) nach { supports }.
       *[stated] Nach { supports }.
    }{ $is_wrong ->
        [yes] { " " }Das Urteil ist falsch: siehe Referenz.
       *[no] { "" }
    }
supports = { $count ->
    [one] 1 Stützpunkt
   *[other] { $count } Stützpunkten
}

## Rundungsfehler

roundoff =
    .consequence = { $of ->
        [coordinates] Rundungsfehler haben diese Koordinaten verfälscht: Die wahren sind andere.
        [foot] Rundungsfehler haben diese Koordinaten verfälscht: Der wahre Lotfußpunkt liegt anderswo.
        [point] Rundungsfehler haben diesen Punkt verschoben: Der wahre liegt anderswo.
        [distance] Rundungsfehler haben diese Schranke verfälscht: Der wahre Abstand liegt jenseits.
        [depth] Rundungsfehler haben diese Schranke verfälscht: Die wahre Tiefe liegt jenseits.
       *[length] Rundungsfehler haben diese Länge verfälscht: Die wahre ist eine andere.
    }

## Das Urteil neben der Referenz

verdict = { $verdict } nach { supports }.{ $is_exact ->
    [yes] { " " }Die Suche ließ die Frage offen, und exakte Rechnung hat sie entschieden.
    [no] { " " }Die Suche ließ die Frage offen, und die Referenz hat sie entschieden.
   *[none] { "" }
} { $judgement ->
    [agrees] Die Referenz stimmt zu.
    [differs] { $is_open ->
        [yes] Die Formen berühren sich bis auf { $tolerance }.
       *[no] Die Referenz WIDERSPRICHT: { $truth }.
    }
   *[cannot-tell] Die Referenz kann es nicht sagen: Die Formen berühren sich bis auf { $tolerance }.
}
cause-zero-direction = Die Ursache ist eine Nullrichtung: Der Ursprung liegt auf dem Simplex, also ist { $v } = 0 (exakt), und { $code } verwirft bei { $A }·{ $v } = 0.
cause-first-face = Die Ursache ist, dass die erste Fläche gewinnt: Der Ursprung liegt vor mehreren Flächen, und die erste führt in einen Kreis.
cause-touching = Die Ursache ist die Regel für Berührungen: { $code } hat keine eigene Antwort dafür und zählt { $is_strict ->
    [yes] { $is_overlap ->
        [yes] diese als Überlappung, andere als getrennt
       *[no] diese als getrennt, andere als Überlappung
    }
   *[no] { $is_overlap ->
        [yes] sie als Überlappung
       *[no] sie als getrennt
    }
}.
cause-defects = Die Ursache { $count ->
    [one] ist ein eingeschalteter Fehler
   *[other] sind eingeschaltete Fehler
}: { $titles }.
cause-limit = { $is_cycle ->
    [yes] Die Ursache ist ein Kreis: Die Suche kommt immer wieder auf dasselbe Simplex und dieselbe Richtung zurück, bis die Grenze sie anhält
   *[no] Die Ursache ist die Grenze: Die Suche hält an
} (nach { supports }).
cause-directions = { $is_overlap ->
    [yes] Die Ursache ist die Wahl der Richtungen: Keines der Simplizes enthält den Ursprung.
   *[no] Die Ursache ist das Verfahren: Keine Prüfung trennt die Formen, und keine erkennt eine Berührung.
}
cause-roundoff = Die Ursache sind Rundungsfehler in { $precision }: Mit exakten Summen und Produkten gäbe { $code } eine andere Antwort.

## Abhilfen

fix = Abhilfe: { $change }
fix-sound-too = Ohne { $count ->
    [one] den Fehler
   *[other] die Fehler
} sagt { $code } { $verdict }, was auch falsch ist. { $fix }
fix-zero-guard = eine Vorkehrung für { $v } = 0. Der Ursprung liegt dann auf der Kante, also kann die Suche weitergehen: { $dimension ->
    [2] entlang einer der beiden Normalen der Kante
   *[other] in einer beliebigen Richtung senkrecht zur Kante
}{ $is_bittle ->
    [yes] , wie es Bittles Artikel vorschlägt
   *[no] { "" }
}. Die robuste Abfrage hat diese Vorkehrung.
fix-first-face = Liegt der Ursprung vor zwei Flächen, die Kante zwischen ihnen prüfen und mit der Fläche auf der Seite des Ursprungs weitergehen, wie Djonovs Code.
fix-touch = { $A }·{ $v } = 0 als eigenen Fall behandeln, wie die robuste Abfrage: Der Ursprung liegt dann auf dem Rand oder außerhalb, nicht innen.{ $is_rejected ->
    [yes] { " " }„<“ statt „≤“ zu schreiben, ließe nur diesen Punkt durch.
   *[no] { "" }
}
fix-limit = die Grenze erhöhen. { $Code } braucht hier mehr, bis zu { supports }.
fix-precision = in { $precision } rechnen. Dort sagt { $code } { $verdict } für die Formen, wie sie sind, und das stimmt.
fix-directions = das Simplex die nächste Richtung wählen lassen: von seinem nächsten Teil zum Ursprung. NEIN antworten, wenn { $A } nicht über den Ursprung hinaus liegt.
fix-roundoff = dem Vorzeichen einer Zahl nicht trauen, die bis auf Rundungsfehler 0 ist. Die Frage in exakter Rechnung entscheiden, wie die robuste Abfrage.
fix-defects = { $defects }.
fix-defect = { $defect ->
    [no_negation] den fernsten Punkt von { $Q } entlang −{ $v } suchen, nicht entlang { $v }
    [maximum_from_zero] das Maximum mit dem Produkt der ersten Ecke beginnen, nicht mit 0
    [reversed_winding] die Dreiecke so aufführen, dass ihre Normalen aus dem Simplex zeigen
    [no_flip] { $B } und { $C } tauschen, wenn der Ursprung unter dem Dreieck liegt
    [rejects_at_zero] { $A } nur verwerfen, wenn { $A }·{ $v } unter 0 ist, nicht bei 0
    [inverse_for_transpose] die Richtung mit der Transponierten der Matrix multiplizieren, nicht mit ihrer Inversen
    [first_face_wins] liegt der Ursprung vor zwei Flächen, die Kante zwischen ihnen prüfen
   *[no_zero_guard] eine Vorkehrung für { $v } = 0: senkrecht zu der Kante suchen, auf der der Ursprung liegt
}
fix-title = Vergleichen mit: { $with ->
    [sound] dem Lauf ohne Fehler
    [limit] einer Grenze von { $name }
   *[name] { $name }
}

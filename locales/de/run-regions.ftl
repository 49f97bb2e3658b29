### Das Gebiet des Ursprungs: Tests, Ausschlüsse, Namen und die Punkte, die bleiben. Danach Behauptungen als eigene Sätze und die
### Sätze des Explorers.

## Teile des Simplex

region-feature = { $kind ->
    [vertex] Ecke { $letters }
    [edge] Kante { $letters }
    [below] Unterseite von Fläche { $letters }
    [inside] Inneres des Simplex
   *[face] Fläche { $letters }
}
region-nearest = { $is_inside ->
    [yes] im Inneren des Simplex
   *[no] am nächsten bei { $feature }
}
region-extent = { $count ->
    [2] der Geraden durch { $letters }
   *[other] der Ebene durch { $letters }
}
region-points = { $count ->
    [0] Simplex
    [1] { $letters }
    [2] Kante { $letters }
    [3] Dreieck { $letters }
   *[other] Tetraeder { $letters }
}

## Tests von Ebenen

region-origin = { $is_taken ->
    [yes] { $is_projected ->
        [yes] { $Code } folgert: Der Ursprung liegt
       *[no] { $Code } folgert: Der Ursprung liegt
    }
   *[no] { $is_projected ->
        [yes] In der Projektion liegt der Ursprung
       *[no] Der Ursprung liegt
    }
}
test-along = { $sign ->
    [positive] auf
   *[other] nicht auf
} der Seite { $to } von { $from }
test-edge = { $sign ->
    [positive] außerhalb von
    [zero] auf der Höhe von
   *[negative] nicht außerhalb von
} Kante { $edge }{ $is_solid ->
    [yes] { " " }der Fläche { $face }
   *[no] { "" }
}
test-face = { $is_solid ->
    [yes] { $sign ->
        [positive] vor
        [zero] in der Ebene von
       *[negative] nicht vor
    } Fläche { $face }
   *[no] { $sign ->
        [positive] über
        [zero] in der Ebene von
       *[negative] unter
    } Fläche { $face }
}
test-answer =
    .claim = { $subject } { $test }.
    .evidence = { $question } = { $value }{ $is_projected ->
        [yes] { " " }in der Projektion entlang der Kante
       *[no] { "" }
    }{ $status ->
        [refuted] , aber dieses Vorzeichen ist falsch (exakt geprüft)
       *[other] { "" }
    }.
    .more = { $has_side ->
        [yes] Oben ist die Seite, auf die die Normale des Dreiecks zeigt.
       *[no] { "" }
    }
test-no-normal =
    .claim = { $status ->
        [refuted] { $Code } berechnet { $normal } als Nullvektor
       *[other] { $normal } ist der Nullvektor
    }.
    .evidence = { $question } = { $value }, wo auch immer der Ursprung liegt; also sagt der Test nichts.
test-brief = { $has_normal ->
    [yes] { $test } ({ $question } = { $value }{ $status ->
        [refuted] , was falsch ist
       *[other] { "" }
    })
   *[no] ohne Ergebnis ({ $normal }{ $status ->
        [refuted] { " " }als 0 berechnet
       *[other] { " " }= 0
    })
}
test-code = { $subject } vor { $count ->
    [0] keiner neuen Fläche
    [1] 1 neuen Fläche
   *[other] { $count } neuen Flächen
}: { $faces }{ $has_bits ->
    [yes] { " " }→ { $bits } (ABC ist das niedrigste Bit)
   *[no] { "" }
}.
test-code-face = { $has_normal ->
    [yes] { $face } { $sign ->
        [positive] ja
        [zero] auf der Höhe
       *[negative] nein
    } ({ $value }{ $status ->
        [refuted] , was falsch ist
       *[other] { "" }
    })
   *[no] { $face } ohne Ergebnis
}
test-faces =
    .consequence = { $code }
test-first-face =
    .consequence = Die erste Fläche, vor der der Ursprung liegt, gewinnt: { $code } geht mit { $face } weiter.

## Ausschlüsse

ruled-inside =
    .claim = { $subject } innerhalb von { $simplex }.
    .evidence = { $is_taken ->
        [yes] { $is_projected ->
            [yes] Das gilt in der Projektion entlang der Kante.
           *[no] { "" }
        }
       *[no] { "" }
    }
ruled-on =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] { $Code } nimmt in der Projektion an: Der Ursprung liegt
           *[no] { $Code } nimmt an: Der Ursprung liegt
        }
       *[no] { $is_projected ->
            [yes] In der Projektion liegt der Ursprung
           *[no] Der Ursprung liegt
        }
    } { $status ->
        [proved] exakt auf { $feature }
        [within] bis auf Rundungsfehler auf { $feature }
       *[other] auf { $feature }
    }.
ruled-nearest =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] In der Projektion ist für { $code } { $feature } am nächsten am Ursprung
           *[no] Für { $code } ist { $feature } am nächsten am Ursprung
        }
       *[no] { $is_projected ->
            [yes] In der Projektion ist { $feature } am nächsten am Ursprung
           *[no] { $Feature } ist am nächsten am Ursprung
        }
    }{ $is_in_plane ->
        [yes] , der in ihrer Ebene liegt
       *[no] { "" }
    }.
ruled-tests =
    .evidence = Tests: { $tests }.
ruled-tests-before =
    .more = Tests davor: { $tests }.
ruled-code =
    .evidence = { $code }
ruled-code-more =
    .more = { $code }
ruled-segment =
    .evidence = { $is_untested ->
        [yes] Kein Test nötig:{ " " }
       *[no] { "" }
    }{ $A } liegt entlang { $v } { $is_past ->
        [no] auf der Höhe des Ursprungs
       *[yes] jenseits des Ursprungs
    }, also ist es nicht { $A }{ $has_both ->
        [yes] , und nicht { $B }, weil { $v } von { $B } zum Ursprung zeigte
       *[no] { "" }
    }.
ruled-old =
    .evidence = { $has_direction ->
        [yes] { $Old } braucht keinen Test: Von dort kam die Suche.
       *[no] { $Code } prüft { $old } nicht.
    }
ruled-border =
    .consequence = { $has_zero ->
        [yes] { $is_on_border ->
            [yes] { $Code } zählt 0 als innen; der Ursprung liegt auf { $feature }.
           *[no] { $Code } zählt 0 als innen.
        }
       *[no] { $is_on_border ->
            [yes] In exakter Rechnung liegt der Ursprung auf { $feature }.
           *[no] { "" }
        }
    }

## Wie sicher ein Ausschluss ist

doubt =
    .consequence = { $reason ->
        [first-face] Die erste Fläche, vor der der Ursprung liegt, gewinnt; die anderen werden nicht geprüft.
        [defect] Mit einem Fehler im Code beweist sein Argument nichts.
        [earlier] Das baut auf Schritt { $step } auf, der nicht bewiesen war.
        [both] Nichts schließt { $A } oder { $B } aus: { $v } zeigte nicht von { $B } zum Ursprung.
        [older] Nichts schließt { $B } aus: { $v } zeigte nicht von { $B } zum Ursprung.
        [open] Das war nicht bewiesen.
       *[none] { "" }
    }
doubt-right =
    .consequence = Hier ist die Wahl richtig (exakt geprüft).
doubt-wrong =
    .consequence = Falsch{ $truth ->
        [inside] : Der Ursprung liegt im Inneren des Simplex
        [none] { "" }
       *[other] : Am nächsten ist { $feature }
    }.{ $has_failed ->
        [yes] { " " }Hier versagt das Argument hinter dem Code.
       *[no] { "" }
    }

## Buchstaben, und die Punkte, die bleiben

renamed-swap =
    .claim = { $B } und { $C } tauschen.
    .evidence = { $side ->
        [level] Ein Test mit 0 zählt als unten, also wird die Normale des Dreiecks umgedreht.
        [taken] { $Code } nimmt an, dass die Normale des Dreiecks jetzt zum Ursprung zeigt.
       *[fact] Jetzt zeigt die Normale des Dreiecks zum Ursprung.
    }
    .more = { $Code } benennt sofort um; das Bild beim nächsten Stützpunkt.
renamed-faces =
    .claim = { $Code } behandelt { $has_two ->
        [yes] die Flächen { $one } und { $other } als { $A }{ $B }{ $C } und { $A }{ $C }{ $D }
       *[no] Fläche { $one } als { $A }{ $B }{ $C }
    }.
    .evidence = Die gleichen Tests folgen, mit anderen Buchstaben.
    .more = Von nun an nennt { $code } { $from } mit den Buchstaben { $to }; das Bild benennt beim nächsten Stützpunkt um.
renamed-back =
    .claim = { $Code } geht mit Fläche { $face } allein weiter.
    .more = Ihre Buchstaben sind wieder die des Bildes.
kept =
    .claim = { $count ->
        [0] { $kept } bleiben, in dieser Reihenfolge.
       *[other] Bleibt: { $kept }. Entfällt: { $dropped }.
    }
    .more = { $has_reason ->
        [yes] { $dropped } { $count ->
            [1] gehört
           *[other] gehören
        } nicht zu { $feature }.{ " " }
       *[no] { "" }
    }Der nächste Stützpunkt heißt { $A }{ $change ->
        [none] ; { $kept } behalten ihre Buchstaben
        [none-one] ; { $kept } behält seinen Buchstaben
        [one] , also wird { $kept } zu { $letters }
       *[more] , also werden { $kept } zu { $letters }
    }.

## Der Ausschluss eines Gebiets, am Zeiger und am Gebiet selbst

ruling-reason = { $ruling ->
    [direction] Unmöglich: { $v } zeigte von hier ({ $feature }) zum Ursprung, und { $A } liegt entlang { $v } weiter.
    [reach] Unmöglich: { $A } bleibt entlang { $v } nicht vor dem Ursprung zurück, also ist ein anderer Punkt des Simplex näher.
    [earlier] Unmöglich: Ein früherer Schritt hat das ausgeschlossen ({ $feature }).
    [unproved] Der Algorithmus schließt das ohne Beweis aus: { $feature }.
    [outside] Geprüft: Der Ursprung liegt nicht { $nearest }.
    [taken-outside] Der Algorithmus folgert: Der Ursprung liegt nicht { $nearest }.
    [not-asked] Nicht geprüft: Vor { $feature } wurde ein anderes Gebiet gewählt.
    [taken] Der Algorithmus folgert: Der Ursprung liegt { $nearest }.
   *[chosen] Gewählt: Der Ursprung liegt { $nearest }.
}{ $is_false ->
    [yes] { " " }Das ist falsch.
   *[no] { "" }
}
ruling-link = Entschieden in Schritt { $step }: Klicken führt dorthin.
ruling-caption = { $ruling ->
    [outside] nicht hier (geprüft)
    [impossible] unmöglich
    [unproved] nicht hier (unbewiesen)
    [not-asked] nicht geprüft
    [taken] gewählt (unbewiesen)
   *[chosen] gewählt
}
ruling-since = seit Schritt { $step }
ruling-false = falsch

## Behauptungen als eigene Sätze

claim = { $status ->
    [concluded] Der Lauf folgert:{ " " }
    [refuted] Der Lauf folgert falsch:{ " " }
   *[other] { "" }
}{ $is_projected ->
    [yes] In der Projektion entlang der Kante:{ " " }
   *[no] { "" }
}{ $fact }{ $status ->
    [within] , bis auf { $length }
   *[other] { "" }
}.
claim-about = { $about ->
    [p] { $P }
    [q] { $Q }
    [p-core] Kern von { $P }
    [q-core] Kern von { $Q }
    [core-difference] Differenz der Kerne
    [simplex] Simplex
   *[difference] { $P } ⊖ { $Q }
}
claim-farthest = { $vertex }{ $point } ist entlang { $direction } ein fernster Punkt ({ $about })
claim-vertex = { $vertex } ={ " " }
claim-reach = { $A }·{ $v } = { $value }: { $A } { $sign ->
    [negative] bleibt entlang { $v } vor dem Ursprung zurück
    [zero] liegt entlang { $v } auf der Höhe des Ursprungs
   *[positive] liegt entlang { $v } jenseits des Ursprungs
}
claim-gap = der fernste Punkt ({ $about }) bleibt entlang { $v } { $gap } vor dem Ursprung zurück
claim-boundary = kein Punkt ({ $about }) liegt entlang { $v } jenseits des Ursprungs
claim-repeated = { $A } ist derselbe Punkt wie { $older }
claim-test = der Ursprung liegt { $test }: { $question } = { $value }
claim-nearest = der Ursprung liegt { $nearest }
claim-not-in = der Ursprung liegt nicht { $nearest }
claim-on-extent = der Ursprung liegt auf { $extent }, aber nicht auf { $feature }
claim-on = der Ursprung liegt auf { $feature }
claim-no-direction = { $v } ist der Nullvektor, also ist sein Produkt mit jedem Punkt 0
claim-toward = das nächste { $v } { $count ->
    [1] zeigt von { $feature } zum Ursprung
   *[other] zeigt zum Ursprung und steht senkrecht auf { $feature }
}
claim-foot = der Lotfußpunkt des Ursprungs hat die baryzentrischen Koordinaten ({ $weights }) in { $feature }
claim-flat = { $feature } ist entartet, also ohne baryzentrische Koordinaten
claim-closest = { $point } ist der Punkt des Simplex, der dem Ursprung am nächsten liegt
claim-bound = { $length ->
    [depth] die Eindringtiefe
   *[distance] der Abstand
} von { $about ->
    [core-difference] beiden Kernen
   *[difference] { $P } und { $Q }
} ist { $is_upper ->
    [yes] höchstens
   *[no] mindestens
} { $value }
claim-supports = kein Punkt ({ $about }) liegt außerhalb der Facette { $facet }
claim-extends = { $about } reicht { $by } über die Facette { $facet } hinaus
claim-encloses = das Simplex enthält den Ursprung
claim-verdict = { $verdict ->
    [overlap] { $P } und { $Q } überlappen
    [touching] { $P } und { $Q } berühren sich
    [separate] { $P } und { $Q } sind getrennt
   *[undecided] unentschieden ist, ob { $P } und { $Q } überlappen
}
claim-cycle = Simplex und Suchrichtung sind dieselben wie vor { $count ->
    [1] 1 Iteration
   *[other] { $count } Iterationen
}

## Der Explorer: der Test, der eine Anordnung ausschließt, oder die Bedeutung einer möglichen

stopped-reach = { $A }·{ $v } = { $value } < 0: { $A } bleibt entlang { $v } vor { $O } zurück. Der Vergleich des Stützpunkts würde die Abfrage vor jeder Entscheidung beenden.
stopped-backwards = ({ $A } − { $B })·{ $v } = { $value } < 0: { $A } liegt entlang { $v } hinter { $old }. Keine Stützabbildung gibt einen solchen Punkt zurück, da { $old } entlang { $v } weiter liegt.
stopped-end-b = { $C }{ $B }·{ $B }{ $O } = { $value } > 0: { $O } liegt außerhalb des Endes { $B } der Kante { $B }{ $C }. Als neuester Punkt wäre { $B } vor { $O } zurückgeblieben, und der Vergleich hätte die Abfrage beendet.
stopped-end-c = { $B }{ $C }·{ $C }{ $O } = { $value } > 0: { $O } liegt außerhalb des Endes { $C } der Kante { $B }{ $C }. Die Suche nach { $B } ging von { $C } zu { $O }, und { $B } liegt in der anderen Richtung: Der Vergleich hätte die Abfrage beendet.
stopped-old-wall = { $C }{ $D }⟂·{ $C }{ $O } = { $value } > 0: { $O } liegt außerhalb der Wand auf { $C }{ $D }. Die Suche nach { $B } ging von { $C }{ $D } zu { $O }, und { $B } liegt in der anderen Richtung: Der Vergleich hätte die Abfrage beendet.
stopped-wall = { $edge }⟂·{ $from }{ $O } = { $value } > 0: { $O } liegt außerhalb der Wand auf { $edge }. Die Iteration, die { $B } hinzufügte, hätte Kante { $edge } behalten und { $third } verworfen.
stopped-floor = { $B }{ $C }{ $D }⟂·{ $B }{ $O } = { $value } < 0: { $O } liegt unter dem Boden { $B }{ $C }{ $D }. Die Iteration, die dieses Dreieck behielt, hätte { $C } und { $D } getauscht.
reachable = Ein Lauf kann zu dieser Anordnung führen. { $kept ->
    [1] { $A } bleibt in der Richtung von { $B } nicht vor { $O } zurück, also ist { $O } keinem Ende am nächsten: Er liegt in der { $dimension ->
        [2] Kreisscheibe
       *[other] Kugel
    } mit dem Durchmesser { $A }{ $B }.
    [2] { $O } liegt zwischen den Enden von { $B }{ $C }, und { $A } bleibt in der Richtung von { $B }{ $C } nicht vor ihm zurück.
   *[other] { $O } liegt im Prisma über { $B }{ $C }{ $D }, über dem Boden und nicht über { $A }.
}

### Folgen von Fehlern, die in den Algorithmus eingebaut sind.

## Die Schritte, in denen Fehler sich zeigen

defect-hidden = Die Erklärung ist verdeckt, weil sie den verborgenen Fehler nennen würde. Vergleichen Sie das Bild und die Zahlen in STEPS mit CODE, das den Code ohne den Fehler zeigt.
defect-shown = Fehler „{ $title }“: { $words }
defect-no-negation = Der Lauf sucht den fernsten Punkt von { $Q } entlang { $v } statt −{ $v }. Entlang −{ $v } ist es { $best }, also sollte { $A } der Punkt { $right } sein, der entlang { $v } weiter liegt als { $found }.
defect-maximum = Keine Ecke von { $side } hat ein positives Produkt mit { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, also gewinnt { $vertex } mit { $got }. Die fernste ist { $best } mit { $most }.
defect-maximum-close = Keine Ecke von { $side } hat ein positives Produkt mit { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, also gewinnt die erste Ecke. Eine andere liegt { $by } weiter.
defect-inverse = Die Stützabbildung von { $side } verwendet die Inverse der Matrix statt der Transponierten. Der fernste Punkt entlang { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    } ist { $right }, { $by } weiter als { $found }.
defect-rejects-at-zero = { $A } liegt entlang { $v } auf der Höhe des Ursprungs ({ $A }·{ $v } = { $product }{ $is_tiny ->
        [yes] , 0 bis auf Rundungsfehler
       *[no] { "" }
    }), nicht davor. Mit „<“ würde { $code } { $instead ->
        [accept] { $A } annehmen
        [touching] hier TOUCHING sagen
       *[search] hier weitergehen
    }.
defect-no-guard = Der Lauf findet den Ursprung auf der Kante, also ist { $v } = 0, was nirgendwohin führt. Die Vorkehrung würde senkrecht zur Kante suchen, auf jeder Seite.
defect-no-guard-support = { $A }·{ $v } = 0 für jeden Punkt, also gewinnen die ersten Ecken. Kein Punkt liegt entlang des Nullvektors weiter, und der Lauf hält das für { $is_rejected ->
        [yes] eine Lücke
       *[no] eine Berührung
    }.
defect-winding = Diese Normale { $is_inward ->
        [yes] zeigt in das Simplex hinein
       *[no] ist umgekehrt
    }. Die richtige ergibt { $product } = { $value }: Der Ursprung liegt{ $is_inside ->
        [yes] { " " }nicht
       *[no] { "" }
    } { $kind ->
        [edge] außerhalb von Kante
       *[face] vor Fläche
    } { $letters }.
defect-no-flip = { $second } und { $third } sollten jetzt tauschen, damit die Normale von { $flipped } zum Ursprung zeigt. Sie bleiben, also wird das nächste Tetraeder umgestülpt sein.
defect-inside-out = Das Tetraeder ist umgestülpt: Die Normale von Fläche { $face } zeigt zu { $opposite }, weil Schritt { $step } das Dreieck nicht umgedreht hat. Die richtige Normale ergibt { $product } = { $value }.
defect-first-face = Der Ursprung liegt auch vor Fläche { $face } ({ $product } = { $value }), die der Lauf nicht prüft. { $has_found ->
        [yes] { $is_change ->
            [yes] Vollständige Tests finden den Ursprung { $place }.
           *[no] Diesmal schadet es nicht: Vollständige Tests finden dasselbe.
        }
       *[no] Vollständige Tests finden den Ursprung vor allen drei Flächen und enden.
    }

## Die Schritte nach einem Fehler

defect-steps = „{ $title }“ in { $count ->
        [1] Schritt
       *[other] den Schritten
    } { $steps }
defect-cause = { $words } Ursache: { $cause }.
defect-order = Bisher ändert sich nur die Reihenfolge der Punkte durch { $cause }.
defect-twins = { $first } und { $second } sind derselbe Punkt{ $pair }: { $count ->
        [2] Die Strecke hat keine Länge
        [3] Das Dreieck hat keine Fläche
       *[4] Das Tetraeder hat kein Volumen
    }.
defect-not-inside = { $is_flat ->
        [yes] { $count ->
            [3] Dreieck
           *[4] Tetraeder
        } { $letters } ist entartet, also liegt nichts darin.
       *[no] Der Ursprung liegt nicht innerhalb von { $count ->
            [3] Dreieck
           *[4] Tetraeder
        } { $letters }.
    }
defect-nearer = { $is_inside ->
        [yes] { $count ->
            [3] Dreieck
           *[4] Tetraeder
        } { $letters } enthält den Ursprung.
       *[no] Der Ursprung liegt näher bei { $count ->
            [1] Ecke
            [2] Kante
           *[3] Fläche
        } { $letters }, im Abstand { $least } statt { $found }.
    }
defect-short = { $count ->
        [1] { $letters } ist nicht der fernste Punkt von { $P } ⊖ { $Q } entlang seiner Suchrichtung
       *[other] { $letters } sind nicht die fernsten Punkte von { $P } ⊖ { $Q } entlang ihrer Suchrichtungen
    }.
defect-elsewhere = { $cause } hat diesen Lauf von dem ohne Fehler abgebracht.
defect-twin-finds = In dieser Iteration findet der Lauf ohne Fehler { $point }. Die Läufe gingen auseinander durch { $cause }.
defect-twin-ended = Der Lauf ohne Fehler ist schon zu Ende, nach { $supports ->
        [one] 1 Stützpunkt
       *[other] { $supports } Stützpunkten
    }. Die Läufe gingen auseinander durch { $cause }.

## Das Urteil

defect-right = Das Urteil { $said } ist richtig, trotz { $cause }.
defect-wrong = { $is_undecided ->
        [yes] Der Lauf kommt zu keinem Urteil; { $truth }.
       *[no] Das Urteil { $said } ist falsch: { $truth }.
    }
defect-truth = { $verdict ->
        [overlap] { $P } und { $Q } überlappen
        [touching] { $P } und { $Q } berühren sich
        [separate] { $P } und { $Q } sind getrennt
       *[none] die Wahrheit ist nicht bekannt
    }
defect-not-to-blame = { $words } Der Lauf ohne Fehler endet ebenso, also liegt es nicht an { $cause }.
defect-separates-nothing = { $v } trennt nichts: { $P } ⊖ { $Q } reicht entlang { $v } { $support_value } über den Ursprung hinaus.
defect-twin-verdict = Der Lauf ohne Fehler endet mit { $said } nach { $supports ->
        [one] 1 Stützpunkt
       *[other] { $supports } Stützpunkten
    }.

## Kreise, die der Algorithmus nicht bemerkt

defect-cycle = Der Lauf geht im Kreis: { $is_same ->
        [yes] Simplex und Richtung sind dieselben wie
       *[no] Das Simplex ist dasselbe wie
    } vor { $length ->
        [one] 1 Iteration
       *[other] { $length } Iterationen
    }, in Schritt { $before }{ $is_same ->
        [yes] { "" }
       *[no] , und { $v } zeigt entlang desselben Strahls
    }.
defect-cycle-since = Seit Schritt { $since } wiederholt der Lauf einen Kreis von { $length ->
        [one] 1 Iteration
       *[other] { $length } Iterationen
    }.

### Vergleiche zweier Läufe: wie beide enden, und welche Entscheidung zuerst verschieden ist.

comparison-each = { $First } { $one }; { $second } { $other }.

## Wie ein Lauf heißt: im Titel, und im Satz

compared-run-external = Ihrer{ $named ->
    [yes] : { $name }
   *[no] { "" }
}
    .run = Ihr Lauf
compared-run-precision = { $precision }
    .run = der Lauf in { $precision }
compared-run-start = ab { $direction }
    .run = der Lauf ab { $direction }
compared-run-contact = Berührung zählt als { $answer }
    .run = der Lauf, in dem eine Berührung als { $answer } zählt
compared-run-limit = Grenze { $limit }
    .run = der Lauf mit der Grenze { $limit }
compared-run-depth = { $depth ->
    [with] mit Tiefe
   *[without] ohne Tiefe
}
    .run = der Lauf { $depth ->
    [with] mit Tiefe
   *[without] ohne Tiefe
}
compared-run-tie = { $vertex } gewinnt Gleichstände
    .run = der Lauf, in dem { $vertex } Gleichstände gewinnt
compared-run-first-wins = die erste Ecke von { $side } gewinnt Gleichstände
    .run = der Lauf, in dem die erste Ecke von { $side } Gleichstände gewinnt
compared-run-defect = „{ $defect }“
    .run = der Lauf mit „{ $defect }“
compared-run-other =
    .run = { $order ->
        [sound] der Lauf ohne Fehler
        [first] der erste Lauf
       *[second] der zweite Lauf
    }

## Wie beide Läufe enden

comparison-verdicts = { $has_parted ->
    [yes] { "" }
   *[no] Beide Läufe entscheiden durchgehend gleich.{ " " }
}{ $is_same_verdict ->
    [yes] { $is_same_count ->
        [yes] Beide Läufe sagen { $verdict } nach { supports }.
       *[no] Beide Läufe sagen { $verdict }: { $first } nach { supports }, { $second } nach { $other_count }.
    }
   *[no] { $First } sagt { $verdict } nach { supports }; { $second } sagt { $other_verdict } nach { $other_count }.
}{ $has_answers ->
    [yes] { " " }{ $First } antwortet { $answer }; { $second } antwortet { $other_answer }.
   *[no] { "" }
}

## Stützpunkte

comparison-start = { $First } beginnt entlang { $v } = { $direction }, { $second } entlang { $other_direction }.
comparison-points = { $First } findet { $pair }; { $second } findet { $other_pair }.
comparison-near-points = Beide finden Punkte bei { $pair }, die sich um { $distance } unterscheiden.
comparison-along = Beide suchen entlang { $v } = { $direction }.
comparison-rays = { $ray ->
    [lengths] Beide suchen entlang desselben Strahls, mit verschieden langem { $v }
    [roundoff] Beide suchen entlang desselben Strahls, bis auf Rundungsfehler
   *[angle] Ihre Richtungen unterscheiden sich um { $angle } im Bogenmaß
}: { $direction } ({ $first }), { $other_direction } ({ $second }).
comparison-tie = Entlang { $v } liegen Ecken gleich weit, und die Läufe nehmen verschiedene.
comparison-equal = Beide Punkte liegen gleich weit: { $A }·{ $v } = { $value }.
comparison-rounded = Mit auf { $precision } gerundeten Koordinaten ist eine andere Ecke die fernste.
comparison-values = { $A }·{ $v } = { $value } ({ $first }), { $other_value } ({ $second }).
comparison-distances = Die Abstände mit Vorzeichen { $A }·{ $v }/|{ $v }| sind { $value } und { $other_value }.
comparison-tie-broken = { $cause ->
    [length] Das Normieren von { $v } bringt Rundungsfehler, die einen Gleichstand entscheiden.
    [tie] Rundungsfehler entscheiden einen Gleichstand.
   *[near-tie] Rundungsfehler entscheiden einen knappen Gleichstand.
}
comparison-tied = Entlang { $v } ({ $run }) { $exactly ->
    [equal] liegen { $own } und { $other } exakt gleich weit
    [farther] liegt { $own } um { $by } weiter als { $other }
   *[nearer] liegt { $other } um { $by } weiter als { $own }
}{ $taken ->
    [lower] , also gewinnt die mit der kleineren Nummer, { $own }
    [lower-rounded] ; ihre Produkte sind gerundet gleich, also gewinnt die mit der kleineren Nummer, { $own }
    [rounded] ; durch Rundungsfehler ist das Produkt von { $own } größer
   *[farthest] { "" }
}.

## Der Vergleich von A mit dem Ursprung

comparison-reach = { $Ends } { $rejects ->
    [progress] kommt mit { $A } nicht voran
    [zero] verwirft { $A }·{ $v } = 0 („≤ 0“)
   *[short] verwirft { $value }
} und endet; { $goes } { $accepts ->
    [untested] prüft { $A } nicht
    [distance] entscheidet nicht nach { $A }·{ $v }
    [progress] kommt noch voran
    [side] prüft nur, ob { $A } entlang { $v } jenseits des Ursprungs liegt
    [strict] verwirft nur { $A }·{ $v } < 0
   *[value] nimmt { $other_value } an
}{ $has_ended ->
    [no] { " " }und geht weiter
   *[yes] { "" }
}.
comparison-same-point = Beide finden { $A } = { $point }{ $addition ->
    [zero] { " " }und berechnen { $A }·{ $v } = 0
    [roundoff] , bis auf Rundungsfehler
   *[none] { "" }
}.
comparison-near-zero = { $value } (0 bis auf Rundungsfehler)
comparison-roundoff = Rundungsfehler machen den Unterschied.

## Gebiete

comparison-region = findet den Ursprung { $place ->
    [inside] im Inneren des Simplex
    [none] in keinem Gebiet
   *[nearest] am nächsten bei { $feature }
}{ $has_kept ->
    [yes] { " " }und behält { $kept }
   *[no] { "" }
}
comparison-first-face = Der Ursprung liegt vor { $count ->
    [two] zwei
   *[three] drei
} Flächen: { $faces }. { $Hasty } nimmt die erste, { $face }, und prüft nicht weiter; { $other } { $tests ->
    [weights] entscheidet nach baryzentrischen Koordinaten
    [two] prüft, auf welcher Seite ihrer gemeinsamen Kante der Ursprung liegt
   *[three] prüft alle drei
}.
comparison-sign = Sie sind uneins über das Vorzeichen von { $product }: { $value } ({ $first }), { $other_value } ({ $second }).
comparison-tests = { $Run } prüft { $tests }.
comparison-same-tests = Beide prüfen { $tests }.
comparison-zero-case = { $Run } behandelt 0 als eigenen Fall.
comparison-no-tests = { $Run } { $has_weights ->
    [yes] entscheidet nach baryzentrischen Koordinaten, ohne Tests
   *[no] macht hier keinen Test
}.
comparison-order = Beide behalten dasselbe Dreieck, { $first } als { $face }, { $second } als { $other_face }. Einer von ihnen hat zwei Punkte getauscht, damit die Normalen seines nächsten Tetraeders nach außen zeigen.

## Die nächste Richtung

comparison-direction = { $are_known ->
    [yes] Beide behalten dieselben Punkte und suchen dann in verschiedenen Richtungen
   *[no] Sie gehen in verschiedenen Richtungen weiter
}: { $first } entlang { $v } = { $direction }, { $second } entlang { $other_direction }.
comparison-zero-used = Der Ursprung liegt auf dem Simplex, also ist die Richtung zu ihm der Nullvektor. { $Zero } verwendet ihn{ $way ->
    [aside] ; { $other } sucht senkrecht zum Simplex, um zu sehen, ob { $P } ⊖ { $Q } über den Ursprung hinausreicht
    [opposite] ; { $other } kehrt seine erste Richtung um
   *[unknown] { "" }
}.
comparison-way = { $way ->
    [opposite] kehrt seine erste Richtung um
   *[straight] sucht von { $A } geradewegs zum Ursprung
}
comparison-both-reverse = Jeder kehrt seine eigene erste Richtung um.

## Das Ende

comparison-both-end = Beide enden hier.
comparison-says = sagt { $verdict }{ $why }
comparison-one-ends = { $Ends } endet hier mit { $verdict }{ $why }; { $goes } geht weiter{ $has_direction ->
    [yes] { " " }entlang { $v } = { $direction }
   *[no] { "" }
}.
comparison-why = { $ending ->
    [settled] , durch exakte Rechnung entschieden
    [separating-axis] , weil { $A } nicht jenseits des Ursprungs liegt
    [origin-enclosed] , weil der Ursprung im Inneren gefunden wird
    [origin-on-boundary] , weil der Ursprung auf dem Rand gefunden wird
    [zero-direction] , weil { $v } der Nullvektor ist und { $A }·{ $v } = 0 verworfen wird
    [degenerate] , weil der Ursprung vor allen drei neuen Flächen zu liegen scheint
    [converged] , weil es nicht mehr vorangeht
    [cycle] , weil dasselbe Simplex und dieselbe Richtung wiedergekommen sind
    [iteration-limit] , weil die Grenze erreicht ist
    [out-of-directions] , weil keine Richtung übrig ist
   *[unknown] { "" }
}
comparison-longer = Nur { $run } geht von hier weiter.
comparison-growth = Die Abfragen sind sich einig. { $polytopes ->
    [both] Danach wachsen die beiden Polytope verschieden
    [one] Danach lässt nur { $run } ein Polytop wachsen
   *[longer] Danach setzt nur { $run } sein Polytop fort
}.

## Neben dem Lauf eines anderen Programms

comparison-external-point = findet { $pair }{ $point }{ $has_direction ->
    [yes] { " " }entlang { $v } = { $direction }
   *[no] { "" }
}
comparison-external-reach = { $Ends } endet mit { $A } = { $point }{ $has_direction ->
    [yes] , wo { $A }·{ $v } = { $value } ist
   *[no] { "" }
}; { $goes } { $has_ended ->
    [no] geht weiter
   *[yes] nimmt { $A } an
}.
comparison-external-kept = behält { $kept }
comparison-external-end = { $end ->
    [here] endet hier und antwortet { $answer }{ $why }
    [later] geht weiter
   *[before] ist schon zu Ende
}

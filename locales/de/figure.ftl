### Bilder, Diagramme, Vorhersagen, Arbeitsblätter und Aufzeichnungen.

## Anzahlen und Namen

figure-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# Im Dativ: „OVERLAP nach 3 Stützpunkten“.
figure-support-points = { $count ->
        [one] { $count } Stützpunkt
       *[other] { $count } Stützpunkten
    }
figure-facet = { $kind ->
        [face] Fläche
       *[edge] Kante
    }
figure-area = { $dimension ->
        [two] eine Fläche
       *[three] ein Volumen
    }
figure-flat = { $dimension ->
        [two] auf einer Geraden
       *[three] in einer Ebene
    }
figure-region = { $kind ->
        [vertex] Ecke { $letters }
        [edge] Kante { $letters }
        [below] unter { $letters }
        [inside] innen
       *[face] Fläche { $letters }
    }

## Diagramme der Zahlen eines Laufs

figure-bound-of = { $length } { $bound ->
        [least] mindestens
       *[most] höchstens
    }
figure-of-points = { $kind ->
        [polytope] Polytop
       *[simplex] Simplex
    }: { figure-points }{ $extent ->
        [length] , Länge { $measure }
        [area] , Flächeninhalt { $measure } (√Flächeninhalt { $side })
        [volume] , Volumen { $measure } (∛Volumen { $side })
       *[none] { "" }
    }
figure-from-to = { $length } von { $least } bis { $most }
figure-bound-at-most = { $length } höchstens { $most }
figure-kind-vertex = Ecke
figure-kind-edge = Kante
figure-kind-face = Fläche
figure-kind-inside = innen
figure-iteration = Iteration
figure-over-the-iterations = { $name } je Iteration
figure-o-in-the-region = O im Gebiet { $region }
figure-iteration-number = Iteration { $number }
figure-iteration-words = Iteration { $number }: { $words }
figure-bounds = Schranken
figure-size = Größe
figure-regions = Gebiete
figure-scene-units-without-the-sign = Einheiten der Szene, ohne das Vorzeichen
figure-a-bare-number = eine bloße Zahl
figure-scene-units = Einheiten der Szene
figure-length = Länge
figure-root-of-area = √Flächeninhalt
figure-volume = ∛Volumen
figure-area-of-the-polytope = √Flächeninhalt des Polytops
figure-volume-of-the-polytope = ∛Volumen des Polytops
figure-above-zero = über null
figure-below-zero = unter null


## Die Lücke

figure-the-distance-of = Der Abstand { $of ->
        [cores] der Kerne
       *[shapes] von P und Q
    } ist { $distance } ({ $how ->
        [exact] exakte Rechnung beweist es
       *[bounds] bekannt bis auf { $error }
    }){ $of ->
        [cores] ; ohne die Radien ist das { $rest }{ $meaning ->
            [bridged] : Die Radien überbrücken ihn
           *[none] { "" }
        }
       *[shapes] { "" }
    }
figure-the-run-itself-ends = Der Lauf selbst endet bei Iteration { $count } ({ $ended }) mit einem Unterschied von { $difference }{ $why ->
        [bound] , und für ein Ja oder Nein reicht eine untere Schranke über null
       *[none] { "" }
    }
figure-does-not-stop = endet nicht: { $criterion ->
        [duplicate] Kein Stützpunkt ist schon im Simplex
        [relative] Der Unterschied bleibt über ε|x|
        [absolute] Der Unterschied bleibt über ε
       *[no-progress] Jeder Stützpunkt bringt das Simplex näher an O
    }{ $until ->
        [enclosed] , bis das Simplex O enthält
       *[end] { "" }
    }
figure-stops-at = endet bei Iteration { $iteration } mit { $returned }{ $certainty ->
        [unknown] { "" }
        [exact] , kein Fehler außer Rundungsfehlern
        [bound] , Fehler höchstens { $error }
       *[sure] , Fehler { $error }
    }
figure-iteration-of = Iteration { $number }: { $words }{ $of ->
        [cores] , Radien abgezogen
       *[shapes] { "" }
    }
figure-nothing-to-plot = Nichts zu zeichnen: Kein Stützpunkt beweist einen Abstand, und von keinem Simplex, das O nicht enthält, geht die Suche weiter
figure-distance = Abstand
figure-at-most = höchstens
figure-at-least = mindestens
figure-difference = Unterschied
figure-difference-0 = Unterschied 0
figure-gap-over-the-iterations = Lücke je Iteration
figure-the-search-is-among-the = Die Suche findet zwischen den Kernen statt, und von beiden Schranken werden die Radien abgezogen: { $of_p } + { $of_q }. Auch die Kriterien gelten für die Kerne
figure-with-this-mistake-a-need = Mit diesem Fehler ist A nicht immer der fernste Punkt: −A·v/|v| ist dann keine untere Schranke, und die Kriterien damit beweisen nichts
figure-the-true-distance-is-not = Der wahre Abstand ist nicht bekannt
figure-p-and-q-overlap-their = P und Q überlappen: Ihr Abstand ist 0
figure-p-and-q-touch-their = P und Q berühren sich: Ihr Abstand ist 0
figure-the-cores-meet-their-distance = Die Kerne treffen sich: Ihr Abstand ist 0, und ohne die Radien { $radii }
figure-at-iteration-the-simplex-holds = Bei Iteration { $iteration } enthält das Simplex O: Der Abstand ist 0, und die Lücke auch
figure-the-run-has-no-iteration = Der Lauf hat keine Iteration
figure-the-run-ends-with-its = Der Lauf endet mit seinem ersten Stützpunkt ({ $ended }), also gibt es davor kein Simplex und keine obere Schranke
figure-at-most-length = höchstens { $length }
figure-no-simplex-yet-so-no = noch kein Simplex, also keine obere Schranke
figure-v-is-zero-and-gives = v ist null und gibt keine untere Schranke
figure-a-v-v-is-no = −A·v/|v| = { $own } ist keine untere Schranke
figure-at-least-from-before-here = mindestens { $length } aus einer früheren Iteration (hier { $length_2 })
figure-at-least-length = mindestens { $length }
figure-difference-of = Unterschied { $difference }
figure-duplicate-vertex = doppelte Ecke
figure-relative-x = relativ ε|x|
figure-absolute = absolut ε
figure-no-progress = kein Fortschritt
figure-a-is-in-the-simplex = A ist schon im Simplex
figure-x-with-the-largest-a = |x| − μ ≤ ε, wobei μ das bisher größte −A·v/|v| ist, mindestens 0
figure-x-x-with-x-the = |x'| ≥ |x|, wobei x' der nächste Punkt des Simplex mit A ist
figure-with-a-the-simplex-holds = mit A enthält das Simplex O, und die Lücke ist 0


## Fragen und ihre Antworten

figure-which-sign = { $test ->
        [along] Geprüft wird die Ebene durch { $a } senkrecht zu { $a }{ $b }.
        [edge] Liegt O außerhalb der Kante { $a }{ $b } des Dreiecks { $face }?
       *[face] Auf welcher Seite der Fläche { $face } liegt O?
    } Welches Vorzeichen hat { $product }?
figure-o-lies = { $product } ist { $value }: O liegt { $sign ->
        [zero] in der Ebene des Tests
        [positive] { $test ->
            [along] auf der Seite von { $b }
            [edge] außerhalb von Kante { $a }{ $b }
           *[face] über Fläche { $face }
        }
       *[negative] { $test ->
            [along] nicht auf der Seite von { $b }
            [edge] auf der Innenseite von Kante { $a }{ $b }
           *[face] unter Fläche { $face }
        }
    }.
figure-a-v-is = A·v ist { $support_value }: A { $sign ->
        [positive] liegt entlang v jenseits von O
        [zero] liegt auf der Höhe von O
       *[negative] bleibt vor O zurück, und v trennt P und Q
    }.
figure-reaches = { $count ->
        [one] { $vertex } reicht entlang { $way } bis { $far }, am weitesten von { $shape }
       *[other] Alle reichen entlang { $way } bis { $far }, am weitesten von { $shape }
    }.{ $run ->
        [other] { " " }Der Lauf nimmt { $taken }, mit nur { $got }.
       *[right] { "" }
    }
figure-it-takes-points = Für { figure-area } braucht es { $enough } Punkte, die nicht { figure-flat } liegen. Vom Simplex brauchbar: { figure-points }. Ein doppelter Punkt, oder einer auf der Geraden oder Ebene der anderen, bringt nichts.
figure-how-many-points = Wie viele Punkte kommen zum Simplex hinzu, damit das Polytop { figure-area } hat?
figure-where-is-o = { $place ->
        [inside] O liegt auf der Innenseite jeder { figure-facet }, { $distance } von { figure-facet } { $name } entfernt, der nächsten.
        [outside] O liegt jenseits der { figure-facet } { $name }, um { $distance }.
       *[boundary] O liegt auf der { figure-facet } { $name }: Ihr Abstand ist 0, bis auf Rundungsfehler.
    }
figure-yes-it-has = ja: Es hat { figure-area } und enthält O im Inneren
figure-no-its-points-lie = nein: Seine Punkte liegen { figure-flat }
figure-facet-named = { figure-facet } { $name }
figure-its-distance-from-o = Ihr Abstand zu O ist { $distance }{ $next ->
        [none] { "" }
       *[some] ; danach kommt { figure-facet } { $name } mit { $farther }
    }.
figure-which-facet-is-nearest = Welche { figure-facet } des Polytops ist O am nächsten?
figure-no-the-facet-is = nein: Die { figure-facet } liegt auf dem Rand von P ⊖ Q und ergibt die Tiefe
figure-the-farthest-along-the-normal = Der fernste Punkt von P ⊖ Q entlang der Normalen der { figure-facet } { $name }: Liegt er jenseits dieser { figure-facet }?
figure-how-many-facets = Der neue Punkt kommt hinzu. Wie viele { $kind ->
        [face] Flächen ersetzt er, weil er davor liegt
       *[edge] Kanten ersetzt er, weil er außerhalb liegt
    }?
figure-p-and-q-are = P und Q { $kind ->
        [depth] dringen { $distance } ineinander ein
       *[separation] sind { $distance } voneinander entfernt
    }. In welcher Richtung muss man Q um so viel verschieben, damit sie sich nur berühren?
figure-or = { $one } oder { $other }
figure-which-verdict = Zu welchem Urteil kommt der Algorithmus am Ende?
figure-another-direction = eine andere Richtung
figure-from-straight-toward-o = von { $letter } geradewegs zu O
figure-perpendicular-toward-o = senkrecht zu { $edge }, zu O hin
figure-perpendicular-away-from-o = senkrecht zu { $edge }, von O weg
figure-perpendicular-to-face-toward-o = senkrecht zu Fläche { $face }, zu O hin
figure-perpendicular-to-face-away-from-o = senkrecht zu Fläche { $face }, von O weg
figure-yes-but-o-lies-on = ja, aber O liegt auf einer seiner Seiten
figure-not-yet-o-lies-outside = noch nicht: O liegt außerhalb
figure-in-which-region-of-the = In welchem Gebiet des Simplex findet der Algorithmus O?
figure-the-farthest-point-of-p = Der fernste Punkt von P ⊖ Q entlang v wird A. Liegt er jenseits von O: Welches Vorzeichen hat A·v?
figure-v-which-vertex-of-is = v = { $v }. Welche Ecke von { $shape } ist entlang { $way } die fernste?
figure-which-points-does-the-algorithm = Welche Punkte behält der Algorithmus?
figure-none-v-is-the-zero = keine: v ist der Nullvektor
figure-where-does-the-algorithm-look = Wo sucht der Algorithmus weiter: Welche Richtung ist das nächste v?
figure-on-its-boundary = auf seinem Rand
figure-outside = außerhalb
figure-the-polytope-has-an-inside = Das Polytop hat jetzt ein Inneres. Wo liegt O?
figure-no-it-has-too-few = nein: Es hat zu wenige Punkte
figure-no-two-of-its-points = nein: Zwei seiner Punkte sind derselbe
figure-the-polytope-is-to-grow = Das Polytop soll aus diesem Simplex wachsen. Ist es ein gültiges erstes Polytop?
figure-yes-the-polytope-grows-there = ja: Das Polytop wächst dort
figure-along = entlang { $direction }
figure-that-is-from-v = Das sind { $degrees }° von v aus. { $reason }
figure-reaches-only-along-reaches = { $vertex } reicht entlang { $way } nur bis { $short }, { $best } bis { $far }.
figure-another-vertex-is-farther = Das Produkt von { $vertex } mit { $way } ist { $value }. Eine andere Ecke von { $shape } hat ein größeres.
figure-degrees-from-v = Das sind { $degrees }° von v aus.


## Einblendungen ohne Wirkung

figure-no-vertex-is-named-at = Bei diesem Schritt hat keine Ecke einen Namen: Die Formen sind gekrümmt oder haben zu viele
figure-at-this-step-nothing-is = Bei diesem Schritt wird nichts gesucht, und kein Stützpunkt wird gebraucht
figure-there-is-nothing-to-show = Bei diesem Schritt gibt es nichts zu zeigen
figure-the-shapes-are-curved-or = Die Formen sind gekrümmt oder haben zu viele Ecken, um alle Differenzen zu zeigen
figure-there-is-no-earlier-simplex = Noch gibt es kein früheres Simplex
figure-no-distance-or-depth-is = Bei diesem Schritt wird kein Abstand und keine Tiefe gemessen
figure-the-proof-is-shown-at = Der Beweis ist schon bei jedem Schritt zu sehen
figure-the-proof-of-the-verdict = Der Beweis des Urteils ist beim letzten Schritt zu sehen
figure-the-proof-is-shown-at-this = Der Beweis ist bei diesem Schritt schon zu sehen, oder nichts daran lässt sich zeichnen
figure-the-polytope-has-taken-the = Das Polytop hat den Platz des Simplex eingenommen: Es hat keine solchen Gebiete
figure-it-exists-in-3d-scenes = Das gibt es nur in 3D-Szenen
figure-the-regions-of-the-simplex = Die Gebiete des Simplex erscheinen, sobald es Punkte hat, die gegen O getestet werden
figure-with-four-points-the-edge-planes = Bei vier Punkten zeigen die Kantenebenen die Tests
figure-no-test-is-made-at = Bei diesem Schritt gibt es keinen Test
figure-at-this-step-no-direction = Bei diesem Schritt ist keine Richtung bekannt, entlang der A gefunden wurde
figure-it-applies-to-two-and = Das gilt für zwei und drei Punkte; bei vier zeigt das Prisma, wo O sein kann
figure-it-applies-to-two-and-three = Das gilt für zwei und drei Punkte
figure-at-this-step-the-run = Bei diesem Schritt hat der Lauf nicht gesichert, wo der Ursprung nie sein kann: Die Richtung zeigte nicht vom nächsten Teil zum Ursprung, oder eine Fläche wurde übergangen
figure-slabs-and-prisms-are-the = Platten und Prismen sind die Gebiete von zwei und drei Punkten
figure-the-prism-belongs-to-a = Das Prisma gehört zu einem Simplex aus vier Punkten
figure-edge-planes-need = Kantenebenen stehen auf den Flächen eines Simplex aus vier Punkten, vor denen O gefunden wurde
figure-it-belongs-to-the-workspace = Das gehört zum Arbeitsbereich Erkunden

## Zahlen und Tabellen

figure-zero-exactly = 0 (exakt)
figure-counted-as-0 = { $value } (als 0 gezählt)
figure-0-within-roundoff = { $value } (0 bis auf Rundungsfehler)
figure-out-of-range = nicht darstellbar
figure-head-parents = Eckenpaar
figure-head-region = Gebiet
figure-head-kept = behalten
figure-head-bounds = Schranken
figure-tie = { $pair } (Gleichstand)
figure-not-told = nicht angegeben
figure-epa-number = EPA { $number }
figure-facet-at = { figure-facet } { $name } im Abstand { $distance }
figure-gain = Gewinn { $gain }
figure-a-point-of = ein Punkt von { $side }
figure-nothing-new = nichts Neues
figure-rejected = verworfen
figure-termination = { $name ->
        [separating-axis] Trennachse
        [origin-enclosed] Ursprung umschlossen
        [origin-on-boundary] Ursprung auf dem Rand
        [zero-direction] Nullrichtung
        [degenerate] entartet
        [converged] konvergiert
        [cycle] Zyklus
        [iteration-limit] Iterationsgrenze
        [out-of-directions] keine Richtung übrig
       *[told] angegeben
    }
figure-first = erster
figure-separation = Abstand
figure-depth = Tiefe
figure-normal = Normale
figure-on-p = auf P
figure-on-q = auf Q
figure-certain = sicher
figure-answer-yes = JA
figure-answer-no = NEIN
figure-answer-none = KEINE
figure-with-the-sign = , mit dem Vorzeichen { $sign }

## Arbeitsblätter

figure-key = { $title } (Lösung)
figure-the-verdict = Das Urteil:
figure-step-of = Schritt { $step } von { $last }
figure-expected-each-step-once = erwartet: jeder Schritt einmal; gefunden: noch einmal { $step }
figure-expected-steps-of-handout = erwartet: all, iterations, ein Bereich wie 3..12 oder Schritte wie 1,3,6; gefunden: `{ $text }`
figure-p-and-q = P und Q
figure-sheet-number = GJK Sandbox, { $number } / { $count }
figure-blank = Lücke
figure-iterations = Iterationen
figure-a-sheet-cannot-be-drawn = ein Blatt von { $width } mal { $height } Punkten lässt sich nicht zeichnen
figure-numbers = Zahlen
figure-sentences = Sätze
figure-directions-v = Richtungen v
# Das Papierformat.
figure-letter = Letter


## Aufzeichnungen

figure-not-as-expected = Nicht wie erwartet: { $difference }.
figure-trace = Aufzeichnung
figure-facts = { $count }D, { $algorithm } in { $precision }: Antwort { $answer }, { $termination }
figure-it-proves-instead-of = es beweist { $proved } statt { $verdict }
figure-the-certificate-does-not-hold = das Zertifikat der Referenz gilt nicht: { $reason }
figure-exact = exakt
figure-the-verdict-is = das Urteil ist { $verdict }; die Referenz sagt { $truth }
figure-text = Text
figure-format-text = Eine Tabelle, und ein Satz zu jedem Schritt
figure-format-json = Ein JSON-Objekt
figure-format-jsonl = Ein JSON-Objekt je Schritt, wie audit es liest
figure-format-csv = Eine Zeile für jede Iteration
figure-format-markdown = Markdown, für ein Arbeitsblatt

## Bilder

figure-expected-steps-of-picture = erwartet: all, iterations oder Schritte ab 1 wie 3..12, aufsteigend; gefunden: `{ $text }`
figure-expected-seconds = erwartet: Sekunden von { $least } bis { $most }; gefunden: `{ $text }`
figure-expected-width-by-height = erwartet: BREITExHÖHE wie 1200x800, beide von { $least } bis { $most }; gefunden: `{ $text }`
figure-step-caption = Schritt { $step } von { $last }: { $words }
figure-begins-at-a-later-row = { $name }: beginnt in einer späteren Zeile
figure-there-is-no-memory-for = kein Speicher für { $size } Pixel
figure-panel-shapes = Formen
    .tip = P und Q in Weltkoordinaten
figure-panel-difference = Differenz
    .tip = P ⊖ Q mit dem Simplex und seinen Voronoi-Gebieten
figure-panel-plot = Kurven
    .tip = Die Zahlen des Laufs, Iteration für Iteration
figure-panel-reach = Stützwerte
    .tip = Die Stützfunktionen von P, Q und P ⊖ Q, entlang der Suchrichtung des Schritts und in allen anderen Richtungen
figure-panel-motion = Bewegung
    .tip = Q auf dem Weg durch P und zurück: die Stützpunkte jedes Bildes, mit Kaltstart und mit Warmstart
figure-panel-slice = Schnitt
    .tip = Der Schnitt von P ⊖ Q mit der Ebene des Simplex und mit Ebenen von konstantem z; in 2D mit der Geraden durch O entlang der Suchrichtung
figure-panel-map = Karte
    .tip = Das Ergebnis für jeden Ort von Q, nach Urteil und nach Übereinstimmung mit der Wahrheit
figure-panel-code = Code
    .tip = Der Algorithmus als Pseudocode, mit den Zeilen, die der Schritt ausführt
figure-panel-tree = Baum
    .tip = Der Entscheidungsbaum des Algorithmus, mit dem Weg zu diesem Schritt
figure-panel-compare = Vergleichen
    .tip = Der Lauf neben einem anderen, beim ersten Schritt, in dem sich die beiden unterscheiden. Der gewählte Schritt zählt nicht
figure-panel-explorer = Erkunden
    .tip = P als Simplex und der Punkt Q als Ursprung: die möglichen Orte des Ursprungs, und sein wirklicher. Der gewählte Schritt zählt nicht
figure-animated-png = Animiertes PNG
figure-animated-gif = Animiertes GIF
figure-light = Hell
figure-dark = Dunkel
figure-black-on-white = Schwarz auf weiß
figure-the-colors-of-the-dark = Die Farben des dunklen Fensters


## Beschriftungen in Bildern

figure-a-never-behind = A nie: hinter { $letters }
figure-o-never = O nie: { $side ->
        [behind] hinter { $letters }
       *[beyond] jenseits von { $letters }
    }
figure-face-sees = O liegt { $sees ->
        [yes] vor { $face } ({ $value })
       *[no] nicht vor { $face } ({ $value })
    }
figure-code = Code { $code }
figure-wall = Wand { $edge }
figure-along-edge = Entlang { $edge }
figure-length-at-most = { $of ->
        [cores] Kerne ≤ { $most }
       *[shapes] ≤ { $most }
    }
figure-measured = { $name } { $length }
figure-vertex-ties = { $vertex } gleich weit
figure-gap = Lücke { $gap }
figure-signed-height = { $height } { $side ->
        [above] darüber
       *[below] darunter
    }
figure-bodies-of-more-than = Von Körpern mit mehr als 600 Ecken sind 400 gezeichnet
figure-projected-along-this-edge = entlang dieser Kante projiziert
figure-drawn = gezeichnet
figure-culled = weggelassen
figure-too-many-vertices-some-bodies = Zu viele Ecken: Einige Körper sind als ihre Quader gezeichnet
figure-too-many-faces-intersect-they = Zu viele Flächen schneiden sich: Sie sind nach der Tiefe sortiert
figure-too-many-lines-not-all = Zu viele Linien: Nicht alle verdeckten sind gestrichelt
figure-a-never-a-v-0 = A nie: A·v < 0
figure-floor-bcd = Boden BCD
figure-ceiling-through-a = Decke durch A
figure-the-edge-is-a-point = Die Kante ist ein Punkt: Ihre Flächen sind Linien, und ihre Kantenebenen auch
figure-edge-on-to-ab = Quer zu AB
figure-a-b-and-o-lie = A, B und O liegen in der Bildebene: Die Grenzen der Gebiete sind zwei Geraden quer zu AB
figure-along-the-normal-of-abc = Entlang der Normalen von ABC
figure-the-triangle-lies-in-the = Das Dreieck liegt in der Bildebene: Seine Gebiete sind die der Ebene
figure-edge-on-along-bc = Flach entlang BC
figure-the-triangle-is-a-line = Das Dreieck ist eine Linie: Der Ursprung liegt darüber oder darunter
figure-down-on-bcd = Von oben auf BCD
figure-the-base-lies-in-the = Die Grundfläche liegt in der Bildebene: Die Wände des Prismas sind ihre Kanten
figure-letter-as = { $letter } als { $other }
# The part in parentheses is left out if there is no room.
figure-letter-was = { $letter } (war { $other })

## Schnitte. Die Namen der Ebenen stehen im Dativ: „auf der Ebene z = 0“

figure-p-q-cut-by = Schnitt von P ⊖ Q mit { $plane }
figure-letter-height = { $letter }, { figure-signed-height }
figure-o-is = Von { $plane } aus liegt O { figure-signed-height }; gezeichnet ist seine Projektion
figure-o-lies-on = O liegt auf { $plane }
figure-plane-of-edge = der Ebene von { $a }, { $b } und O
figure-plane-of-face = der Ebene von { $face }
figure-perpendicular-to = senkrecht zu { $edge }
figure-simplex = Simplex
figure-cut-through-o = Schnitt durch O
figure-projection-of-p-q = Projektion von P ⊖ Q
figure-the-search-direction-is-zero = Die Suchrichtung ist bei diesem Schritt null, also gibt es keine Gerade zum Schneiden. Wählen Sie einen anderen Schritt
figure-p-q-along-the-search = P ⊖ Q entlang der Suchrichtung
figure-along-v-o-at-0 = entlang v, O bei 0
figure-the-projection-of-p-q = Die Projektion von P ⊖ Q reicht nicht bis O: v trennt P und Q
figure-the-projection-of-p-q-covers = Die Projektion von P ⊖ Q überdeckt O: v trennt P und Q nicht
figure-the-line-through-o-along = Die Gerade durch O entlang v verfehlt P ⊖ Q
figure-on-the-line-through-o = Auf der Geraden durch O entlang v geht P ⊖ Q von { $from } bis { $to }
figure-the-simplex-is-a-point = Bei diesem Schritt ist das Simplex ein Punkt und bestimmt keine Ebene. Wählen Sie einen anderen Schritt, oder schneiden Sie senkrecht zu einer Achse
figure-the-points-of-the-simplex = Die Punkte des Simplex fallen zusammen und bestimmen keine Ebene. Schneiden Sie senkrecht zu einer Achse
figure-the-simplex-has-no-such = Bei diesem Schritt hat das Simplex keine solche Fläche. Wählen Sie einen anderen Schritt oder eine andere Ebene
figure-the-three-points-lie-on = Die drei Punkte liegen auf einer Geraden und bestimmen keine Ebene. Schneiden Sie senkrecht zu einer Achse
figure-the-plane = der Ebene { $axis } = { $at }
figure-the-outline-of-a-curved = Der Umriss einer gekrümmten Menge P ⊖ Q geht durch Stichpunkte, etwas innerhalb von ihr


## Stützfunktionen

figure-reaches-along = { $side ->
        [P] P reicht entlang u bis { $value }
       *[Q] Q reicht entlang −u bis { $value }
    }{ $vertices ->
        [none] { "" }
        [named] , bei { $names }
       *[counted] , bei { $count } Ecken
    }
figure-the-support-function-is = Die Stützfunktion von P ⊖ Q bei u ist die Summe, { $sum }: { $sign ->
        [below] unter null, also trennt eine { figure-separator } senkrecht zu u die Formen P und Q um { $gap }
        [above] über null, also trennt u die Formen P und Q nicht
        [exact] auf der Höhe von O, also berührt eine { figure-separator } senkrecht zu u sowohl P als auch Q
       *[within] bis auf Rundungsfehler auf der Höhe von O, also berührt eine { figure-separator } senkrecht zu u sowohl P als auch Q
    }
figure-separator = { $dimension ->
        [two] Gerade
       *[three] Ebene
    }
figure-u-is-behind = u, dahinter: { $value }
figure-u-is = u: { $value }
figure-support-function-of-p-q = Stützfunktion von P ⊖ Q
figure-in-scene-units = in Einheiten der Szene
figure-u-separates-p-and-q = u trennt P und Q
figure-another-vertex = eine andere Ecke
figure-p-along-u = P entlang u
figure-q-along-u = Q entlang −u
figure-p-q-along-u = P ⊖ Q entlang u
figure-support-functions-over-the-angle = Stützfunktionen über dem Winkel
figure-angle-of-u-degrees = Winkel von u, Grad
figure-support-function-scene-units = Stützfunktion, Einheiten der Szene
figure-direction-u-at-p-q = Richtung u an P ⊖ Q
figure-v-is-the-zero-vector = v ist bei diesem Schritt der Nullvektor: Stattdessen liegt u entlang x


## Karten der Ergebnisse

figure-apart = Abstand { $gap }
figure-deep = Tiefe { $gap }
figure-q-at = Q bei ({ $coordinates })
figure-outcome-after = { $verdict } nach { figure-support-points }{ $region ->
        [none] { "" }
       *[other] , letztes Gebiet { $region }
    }
figure-beside = { $beside ->
        [algorithm] { $algorithm } sagt
       *[truth] Die Wahrheit ist
    } { $verdict }: { $accord ->
        [same] dasselbe
        [touch] verschieden nur bei einer Berührung
        [unknown] innerhalb der Toleranz, in der sich nicht sagen lässt, was wahr ist
       *[different] verschieden
    }
figure-map-titled = Karte der Ergebnisse: { $shade }
figure-outcome-map = Karte der Ergebnisse
figure-p-and-q-touch = P und Q berühren sich
figure-x-of-q = x von Q
figure-y-of-q = y von Q
figure-verdict = Urteil
figure-number-of-support-points = Zahl der Stützpunkte
figure-last-region = Letztes Gebiet
figure-agreement = Übereinstimmung
figure-separation-or-depth = Abstand oder Tiefe
figure-the-same = dasselbe
figure-differs-about-a-touch = verschieden bei Berührung
figure-nobody-can-tell = nicht zu sagen
figure-differs = verschieden
figure-differs-from-the-truth = weicht von der Wahrheit ab
figure-none-chosen = keines gewählt
figure-another = ein anderes


## Bewegungen

figure-algorithm-cold = { $algorithm }, kalt
figure-says-otherwise = { $algorithm } sagt etwas anderes
figure-support-points-of-in-each = Stützpunkte je Bild: { $algorithm }
figure-cold-or-warm = { $cold ->
        [0] kein Stützpunkt
        [one] 1 Stützpunkt
       *[other] { $cold } Stützpunkte
    } kalt, { figure-count-of-direction } mit behaltener Richtung, { figure-count-of-simplex } mit behaltenem Simplex{ $pairs ->
        [0] { "" }
        [one] , dabei 1 Eckenpaar neu berechnet
       *[other] , dabei { $pairs } Eckenpaare neu berechnet
    }
figure-count-of-direction = { $direction ->
        [0] keiner
       *[other] { $direction }
    }
figure-count-of-simplex = { $simplex ->
        [0] keiner
       *[other] { $simplex }
    }
figure-frame = { $verdict }: { figure-cold-or-warm }
figure-frame-of-algorithm = { $algorithm } braucht { $supports ->
        [0] keinen
       *[other] { $supports }
    }{ $agrees ->
        [no] { " " }und sagt { $verdict }
       *[yes] { "" }
    }
figure-all-frames = Alle { $frames } Bilder mit { $solver }: { figure-cold-or-warm } (je Bild { $cold_each }, { $direction_each } und { $simplex_each } Stützpunkte){ $wrong ->
        [0] { "" }
       *[other] ; { $algorithm } sagt in { $wrong } davon etwas anderes
    }
figure-simplex-kept-with-pairs = Simplex behalten, mit seinen Eckenpaaren
figure-frame-axis = Bild
figure-points-of-p-q = Punkte von P ⊖ Q
figure-roundoff-left-it-open-and = Rundungsfehler ließen es offen, und exakte Rechnung hat es entschieden
figure-the-verdict-depends-on-the = das Urteil hängt hier vom Start ab, was nur bei gekrümmten Formen in Kontakt vorkommt


## Erkunden

figure-code-leads-to = O vor { $count ->
        [0] keiner Fläche
       *[other] { $faces }
    } (Code { $code }) → { $region }{ $first ->
        [none] { "" }
       *[other] ; die erste Fläche, vor der O liegt, ergibt { $first }
    }
figure-the-explorer-takes-p-for = Erkunden nimmt P als Simplex: zwei, drei oder (in 3D) vier Ecken, mit Radius null
figure-the-explorer-takes-q-for = Erkunden nimmt Q als Ursprung: ein einziger Punkt, mit Radius null
figure-where-o-can-be = wo O sein kann
figure-the-same-region = dasselbe Gebiet
figure-another-region = ein anderes Gebiet
figure-horizontal-cut-through-o = Waagerechter Schnitt durch O
figure-x-of-o = x von O
figure-y-of-o = y von O
figure-nothing-is-found-all-three = nichts gefunden: O liegt vor allen drei Flächen
figure-squat = niedrig
figure-tall = hoch
figure-leaning = schief
figure-leaning-turned = schief, gedreht
figure-leaning-turned-twice = schief, zweimal gedreht
figure-region-explorer = Gebiete erkunden
figure-the-simplex-of-one-step = Das Simplex eines Schritts eines Laufs, vom Ursprung aus gesehen.


## Code und Entscheidungsbäume

figure-ours = { $line }  (von uns)
figure-ours-not-published = Von uns, nicht Teil der Veröffentlichung. { $instead }
figure-executed-times = { $count ->
        [0] In diesem Lauf nicht ausgeführt
        [one] In diesem Lauf einmal ausgeführt: Klicken führt dorthin
       *[other] In diesem Lauf { $count }-mal ausgeführt: Klicken führt zum nächsten Mal
    }
figure-never-reached = In exakter Rechnung nie erreicht: { $argument }
figure-code-titled = { $algorithm }, { $count }D
figure-decisions-of = Entscheidungen: { $algorithm }, { $count }D
figure-taken-times = { $count ->
        [0] In diesem Lauf nicht erreicht
        [one] In diesem Lauf einmal genommen: Klicken führt dorthin
       *[other] In diesem Lauf { $count }-mal genommen: Klicken führt zum nächsten Mal
    }
figure-taken-in-runs = { $count }-mal genommen in { $runs } Läufen zufälliger Paare
figure-this-step = dieser Schritt
figure-passed-in-this-step = in diesem Schritt durchlaufen
figure-reached-in-this-run = in diesem Lauf erreicht
figure-not-reached-in-this-run = in diesem Lauf nicht erreicht
figure-never = nie erreicht
figure-radii = Radien { $p } und { $q }
figure-number-of-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
figure-sides = { $count } Seiten
figure-side-probed = F = Seite { $side }, E = { $point }, { $gain } weiter außen
figure-gone-and-new = { $gone } entfernt, { $added } neu
figure-so-far = { $point }, bisher { $letter }
figure-new-v = neues v
figure-length-of = { $kind ->
        [distance] Abstand
       *[depth] Tiefe
    } { $length }

## Skizzen des Glossars

figure-new = neu
figure-result = Ergebnis
figure-tests = Tests

### Das Labor: Versuche, Familien von Formen, Fehler von Urteilen, und Bewegungen.

## experiment

laboratory-bad-pairs = erwartet: 1 bis { $most } Paare; gefunden: { $found }
laboratory-bad-gap = erwartet: eine Lücke von 0 bis { $most }; gefunden: { $found }
laboratory-no-algorithm = erwartet: mindestens ein Algorithmus; gefunden: keiner
laboratory-bad-algorithm = erwartet: ein Algorithmus für { $dimension }D; gefunden: { $algorithm } ({ $reason })
laboratory-pair-of = { $family }, Startwert { $seed }, Paar { $number }
laboratory-wrong-title = { $title }: { $fault }
laboratory-wrong-notes =
    { $claim ->
        [undecided] { $title } kommt zu keinem Urteil
        [error] { $title } sagt { $said }, und das ist falsch
       *[policy] { $title } sagt { $said }: bei dieser Berührung eine Festlegung und kein Fehler
    }. Die Wahrheit ist { $truth }.
    Aus dem Labor: { $family }, Startwert { $seed }, Paar { $number }, verkleinert, solange es fehlschlägt.

## errors

laboratory-errors = { $counts }; der größte { $worst }, Paar { $pair }
laboratory-distance = Abstand
laboratory-depth = Tiefe
laboratory-normal = Normale, im Bogenmaß

## Familien von Formen: der Name im Fenster, .description in einer Zeile

family-small-integers = Kleine ganze Zahlen
    .description = Wenige Punkte mit Koordinaten von −2 bis 2: exakt, und voller Zufälle
family-slivers = Lange, flache Hüllen
    .description = Lange, flache Tetraeder mit ganzen Koordinaten: Einige bringen Winter in einen Kreis
family-polytopes = Zufällige Hüllen
    .description = Punkte um eine Mitte, in jeder Richtung: nichts Besonderes
family-grid-boxes = Quader auf einem Gitter
    .description = Quader entlang der Achsen auf einem Gitter von Viertel-Einheiten: gemeinsame Flächen und Ecken
family-near-contact = Quader nahe am Kontakt
    .description = Gedrehte Quader, die um die Lücke getrennt sind oder sich um sie überlappen
family-flat = Flache Formen
    .description = Punkte, Strecken und ebene Polygone, oft in einer Ebene
family-curved = Gekrümmte Formen
    .description = Kugeln, Kapseln, Ellipsoide, Zylinder, Kegel und gerundete Quader
family-needles = Nadeln und Platten
    .description = Quader, bis zu eine Million Mal so lang wie dick, die sich knapp durchstechen oder knapp verfehlen
family-far = Fern vom Ursprung
    .description = Zufällige Hüllen, eine Million Einheiten vom Ursprung entfernt

## Fehler von Urteilen: der Name im Fenster, .description in einer Zeile

fault-false-no = falsches NEIN
    .description = SEPARATE bei Formen, die überlappen
fault-false-yes = falsches JA
    .description = OVERLAP bei Formen, die getrennt sind
fault-undecided = unentschieden
    .description = Kein Urteil: ein Kreis oder die Iterationsgrenze
fault-touch = Berührung
    .description = Ein falsches Urteil über eine Berührung, oder TOUCHING für Formen, die sich nicht berühren. Veröffentlichter Code macht diesen Fehler nicht: Er kennt dieses Urteil nicht

## motion

laboratory-bad-frames = Erwartet: { $least } bis { $most } Bilder; gefunden: { $found }
laboratory-bad-waypoints = Erwartet: höchstens { $most } Wegpunkte; gefunden: { $found }
laboratory-bad-turns = Erwartet: −{ $most } bis { $most } Umdrehungen; gefunden: { $found }
laboratory-no-axis = Die Drehung hat keine Achse: Geben Sie ihr eine, oder keine Umdrehungen
laboratory-still = Q bleibt, wie es ist: Geben Sie ihm einen Weg oder eine Drehung
laboratory-bad-place = Q kann nicht dorthin: { $error }
laboratory-bad-frame = Q kann nicht dort sein, wohin Bild { $number } es bringt: { $error }
laboratory-cold = kalt
laboratory-direction-kept = Richtung behalten
laboratory-simplex-kept = Simplex behalten

### Das Fenster: Labor.

## choices

laboratory-pairs-of = Paare aus
laboratory-family = Familie
laboratory-how-many = Wie viele
laboratory-ask = Fragen
laboratory-count-also = Auch zählen
laboratory-pairs = Paare
laboratory-seed = Startwert
laboratory-in-2d = in 2D
laboratory-in-3d = in 3D
laboratory-seed-label = Startwert
laboratory-gap-label = Lücke
laboratory-in = in
laboratory-gap = Lücke
laboratory-only-boxes-near-contact-are = Nur Quader nahe am Kontakt werden mit einer Lücke erzeugt
laboratory-vertices-are-rounded-to-f32 = Ecken werden zuerst auf f32 gerundet; die Referenz beurteilt die gerundeten
laboratory-double-precision = Doppelte Genauigkeit
laboratory-precision-of-the-experiment = Genauigkeit des Versuchs
laboratory-answers-about-changed-pairs = Antworten zu geänderten Paaren
laboratory-each-pair-is-asked-about = Nach jedem Paar wird noch einmal gefragt: mit P und Q getauscht, Ecken in anderer Reihenfolge, gedreht, skaliert und verschoben. Die Antwort muss gleich sein
laboratory-errors-of-lengths = Fehler von Längen
laboratory-distances-depths-and-normals-of = Abstände, Tiefen und Normalen des Algorithmus, der sie angibt, neben den exakt bewiesenen

## results

laboratory-by-the-reference-overlap-touch = Nach der Referenz überlappen { $overlap }, berühren sich { $touching } und sind { $separate } getrennt
laboratory-what-an-algorithm-says-to = Was ein Algorithmus zu einer Berührung sagt, zählt für sich und ist kein Fehler eines veröffentlichten Codes
laboratory-queries-by-the-number-of = Abfragen nach der Zahl ihrer Stützpunkte
laboratory-nobody-is-wrong-about-any = Bei keinem dieser Paare irrt sich jemand
laboratory-algorithm = Algorithmus
laboratory-who-was-asked = Wer gefragt wurde
laboratory-of-the-pairs-that-overlap = Von den Paaren, die überlappen oder getrennt sind, jene mit diesem Urteil; Berührungen stehen für sich
laboratory-false-no = falsches NEIN
laboratory-separate-of-pairs-that-overlap = SEPARATE bei Paaren, die überlappen, und ihr Anteil an allen, die überlappen
laboratory-false-yes = falsches JA
laboratory-overlap-of-pairs-that-are = OVERLAP bei Paaren, die getrennt sind
laboratory-no-verdict-a-cycle-or = Kein Urteil: ein Kreis oder die Iterationsgrenze
laboratory-touching-pairs-whose-answer-is = Berührende Paare mit der Antwort Ja: kein Fehler, sondern eine Festlegung
laboratory-touching-pairs-whose-answer-is-2 = Berührende Paare mit der Antwort Nein: kein Fehler, sondern eine Festlegung
laboratory-cannot-tell = offen
laboratory-curved-shapes-so-near-to = Gekrümmte Formen, einer Berührung so nahe, dass die Referenz nicht sagen kann, was wahr ist
laboratory-support-points-for-each-query = Stützpunkte je Abfrage, im Mittel
laboratory-queries-that-would-loop-for = Abfragen, die ewig im Kreis liefen, und die Längen der Kreise in Iterationen
laboratory-support-points = Stützpunkte
laboratory-open-this-pair-as-a = Dieses Paar als Szene öffnen, so klein, wie es noch auf diese Weise fehlschlägt

## ui

laboratory-no-experiment-has-been-run = Noch gibt es keinen Versuch. Wählen Sie eine Art von Paaren und drücken Sie „Versuch starten“: Die Algorithmen werden nach jedem Paar gefragt und ihre Antworten mit der Referenz verglichen.
laboratory-run-experiment = Versuch starten
laboratory-cancel-experiment = Versuch abbrechen
laboratory-progress-of-the-experiment = Fortschritt des Versuchs
laboratory-cancel = Abbrechen
laboratory-making-the-wrong-case-smaller = Der falsche Fall wird verkleinert, solange er fehlschlägt…
laboratory-head-right = richtig
laboratory-head-undecided = offen
laboratory-head-touch-yes = Berührung: JA
laboratory-head-touch-no = Berührung: NEIN
laboratory-head-supports = Stützpunkte
laboratory-head-cycles = Kreise

## Mit Werten

laboratory-ask-2 = { $title } fragen
laboratory-in-d-pairs-seed = { $title } in { $count }D, { $pairs } Paare, Startwert { $seed }, { $name }
laboratory-of-length = { $count } (Länge { $list })
laboratory-is-wrong-about = { $title } irrt sich bei { $count ->
        [one] { $count } Paar
       *[other] { $count } Paaren
    }
laboratory-answers-touches-with-yes-and = { $title } antwortet auf Berührungen { $touching_yes }-mal Ja und { $touching_no }-mal Nein
laboratory-pair = Paar { $number }: { $title }, { $title_2 }
laboratory-of-pairs = { $done } von { $pairs } Paaren
laboratory-title = LABOR

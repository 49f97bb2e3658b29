### Lektionen: was in ihren Dateien erwartet und gefunden wird, Ziele, Antworten und Arbeitsblätter.

## answers

lesson-answers-content = { $path }: erwartet: die Antworten einer Person als JSON; gefunden: { $found }
lesson-answers-version = { $path }: version: erwartet: { $expected }; gefunden: { $age ->
    [newer] { $found }, von einer neueren Version des Programms geschrieben
   *[older] { $found }
}
lesson-answers-too-many = { $path }: erwartet: höchstens { $most } Dateien mit Namen answers-….json; gefunden: { $found }
lesson-answers-earlier = { $path }: ausgelassen: { $later } enthält dieselben Antworten und spätere
lesson-answers-none = { $path }: erwartet: Dateien mit Namen answers-….json; gefunden: keine
lesson-answers-title = Ergebnisse eines Kurses
lesson-answers-name = Name
lesson-answers-right-of = { $right } von { $all }
lesson-answers-right-one = richtig
lesson-answers-page = Seite
lesson-answers-question = Frage
lesson-answers-answered = Beantwortet
lesson-answers-right-at-first = Sofort richtig
lesson-answers-right-in-the-end = Am Ende richtig
lesson-answers-wrong = Falsche Antworten
lesson-answers-shown = Lösung gezeigt
lesson-answers-shown-one = Lösung gezeigt
lesson-answers-skipped-one = übersprungen
lesson-answers-told-one = richtig, nachdem die Antwort gezeigt war
lesson-answers-skipped = Übersprungen
lesson-answers-lesson = Lektion
lesson-answers-students = Personen
lesson-answers-copy = { $path }: dieselben Antworten zu denselben Zeiten wie in { $original }, unter anderem Namen
lesson-answers-legend = Farben
lesson-answers-by-question = Nach Fragen
lesson-answers-by-student = Nach Personen
lesson-answers-legend-wrong = zuerst falsch
lesson-answers-legend-shown = Antwort gezeigt oder übersprungen
lesson-answers-legend-empty = leer: nicht beantwortet

## error: $detail ist die Nummer des Teils, oder eine Frage

lesson-notation = { $path }:{ $line }:{ $column }: erwartet: eine Lektion; gefunden: { $found }
lesson-content = { $path }: { $place }: erwartet: { $expected }; gefunden: { $found }
lesson-unfilled = { $path }: { $place }: { $sentence }
lesson-place = { $part ->
    [pages] Seiten
    [question] Seite `{ $page }`, Frage { $detail }
    [question-asked] Seite `{ $page }`, `{ $detail }`
    [question-tolerance] Seite `{ $page }`, `{ $detail }`, Toleranz
    [hint] Seite `{ $page }`, Hinweis { $detail }
    [step] Seite `{ $page }`, Schritt
    [text] Seite `{ $page }`, Text
    [notes] Seite `{ $page }`, Notizen
    [mystery] Seite `{ $page }`, Rätselfehler
    [minutes] Seite `{ $page }`, Minuten
    [camera] Seite `{ $page }`, Kamera
    [goal] Seite `{ $page }`, Ziel
    [solution] Seite `{ $page }`, Lösung
    [next] Seite `{ $page }`, folgende Seite
   *[name] Seite `{ $page }`
}

## check

lesson-problem = erwartet: { $expected }; gefunden: { $found }
lesson-no-step = erwartet: ein Schritt von 1 bis { $steps }; gefunden: { $found }
lesson-bad-link = erwartet: Links zu Seiten der Lektion; gefunden: `#{ $name }`
lesson-solution-locked = erwartet: eine Lösung, die die Seite zulässt; gefunden: { $lock } gesperrt
lesson-no-mystery = erwartet: eine Szene mit einem absichtlichen Fehler; gefunden: keine
lesson-typed-number = erwartet: Zahlen des Laufs in geschweiften Klammern, etwa { "{A·v}" }, und andere in Backticks; gefunden: { $found }
lesson-doubled-word = erwartet: kein Wort zweimal hintereinander; gefunden: `{ $word } { $word }`
lesson-one-sided = erwartet: richtige und falsche Antworten; gefunden: { $right } richtige von { $all }
lesson-no-goal = erwartet: ein Ziel zu dieser Lösung; gefunden: keines
lesson-reached-from-start = erwartet: ein noch nicht erreichtes Ziel; gefunden: ein von Anfang an erreichtes
lesson-reached-by-end = erwartet: ein Ziel, das mehr als den letzten Schritt verlangt; gefunden: ein dort erreichtes
lesson-switch-on = *{ $name }* einschalten
lesson-is-on = erwartet: ein ausgeschalteter Schalter; gefunden: „{ $name }“, das an ist
lesson-step-is-shown = erwartet: eine Frage zu einem Schritt nach { $shown }, den die Seite zeigt; gefunden: eine zu Schritt { $found }
lesson-value-is-shown = erwartet: eine Frage, die das Fenster nicht beantwortet; gefunden: { "{" }{ $value }{ "}" }, das es zeigt
lesson-text-tells = erwartet: ein Text, der die Frage nicht beantwortet; gefunden: „{ $words }“
lesson-no-labels = erwartet: eine Szene, die Namen der Ecken zeigt; gefunden: eine ohne
lesson-no-room = erwartet: Frage und Antworten in höchstens { $most } Zeilen zu 24 Punkt neben den Bildern eines Bildschirms von 1280 × 720; gefunden: { $found }
lesson-unknown-term = erwartet: ein Begriff, den eine frühere Seite verwendet; gefunden: { $terms }
lesson-too-many-outcomes = erwartet: höchstens { $most } Ergebnisse; gefunden: { $found }
lesson-no-solution = erwartet: eine Lösung zum Ziel; gefunden: keine
lesson-bad-solution = erwartet: eine Lösung, die das Ziel erreicht; gefunden: eine, die es nicht erreicht

## goal

lesson-goal-verdict = die Formen so legen, dass { $verdict } richtig ist
lesson-goal-supports = den Lauf mindestens { $least } Stützpunkte brauchen lassen
lesson-goal-region = den Lauf O im Gebiet { $region } finden lassen
lesson-goal-gap = die Formen einander bis auf höchstens { $most } nähern, aber getrennt lassen
lesson-goal-depth = die Formen um mindestens { $least } überlappen lassen
lesson-goal-disagrees = ein Paar finden, bei dem { $algorithm } sich irrt
lesson-goal-wrong = ein Paar finden, bei dem dieser Algorithmus sich irrt
lesson-goal-right = den Algorithmus das wahre Urteil liefern lassen
lesson-goal-moved = Q verschieben oder ändern
lesson-goal-outcomes = in Erkunden mindestens { $least } Ergebnisse sammeln
lesson-goal-at-end = den Lauf bis zum Ende abspielen

## handout

lesson-key = { $title } (Lösung)
lesson-name-line = Name: ________________________________________
lesson-in-the-program = Im Programm, Lektion „{ $lesson }“, Seite { $page }: { $goal }.
lesson-solution = Lösung: { $solution }
lesson-solution-move-q = Q um ({ $by }) verschieben.
lesson-solution-play = Den Lauf bis zum Ende abspielen.
lesson-solution-algorithm = { $algorithm } wählen.
lesson-solution-scene = Eine andere Szene.
lesson-notes = Für Lehrende:
lesson-title-with-minutes = { $title } ({ $is_one ->
        [yes] 1 Minute
       *[no] { $minutes } Minuten
    })

## notes

lesson-notes-of = { $title }: Notizen für Lehrende
lesson-minutes-from-to = { $number }. { $title } (Minute { $from } bis { $to })

## question

lesson-expected-number = Erwartet: eine Zahl wie 1000 oder 0.5; gefunden: „{ $found }“.
lesson-not-the-answer = „{ $typed }“ ist nicht die Antwort.
lesson-too-small = { $typed } ist zu klein.
lesson-too-large = { $typed } ist zu groß.
lesson-not-the-term = „{ $typed }“ ist nicht das Wort, das diese Seite verwendet.
lesson-another-event = erwartet: { $expected } bei Schritt { $step }; gefunden: ein anderes Ereignis
lesson-a-support-point = ein Stützpunkt einer Form mit Ecken
lesson-a-region = die Wahl eines Gebiets
lesson-a-direction = eine neue Richtung
lesson-a-test = ein Test
lesson-kept-points = die Wahl der behaltenen Punkte
lesson-an-expansion = eine Entscheidung über das wachsende Polytop
lesson-a-verdict = ein Urteil
lesson-no-right-answer = erwartet: eine richtige Antwort auf `{ $question }`; gefunden: keine
lesson-no-number = erwartet: eine endliche Zahl für `{ $value }`; gefunden: `{ $found }`

## read

lesson-no-utf-8 = ein Byte, das kein UTF-8 ist, nach { $count } Bytes
lesson-too-long = { $found } Bytes, mehr als { $most }
lesson-page-count = 1 bis { $most } Seiten
lesson-minutes-range = 0 oder { $least } bis { $most } Minuten
lesson-a-camera = ein Winkel yaw und ein Winkel pitch zwischen −π/2 und π/2
lesson-a-tolerance = eine Zahl von mindestens null
lesson-a-name = ein Name, den keine andere Seite hat
lesson-name-of-page = der Name einer Seite
lesson-two-answers = mindestens zwei Antworten
lesson-a-right-answer = eine richtige Antwort
lesson-a-first-scene = eine Szene auf der ersten Seite
lesson-a-scene = eine Szene
lesson-a-shipped-scene = der Dateiname einer mitgelieferten Szene
lesson-a-scene-file = der Pfad einer Szene neben der Lektion oder darunter

## Was eine Seite sperrt. Ohne Artikel, da es auch im Akkusativ steht: „Formen sperren“

lesson-lock-shapes = Formen
lesson-lock-query = Algorithmus und Abfrage
lesson-lock-step = Schritt

## solution, values

lesson-coordinates = erwartet: { $count } Koordinaten; gefunden: { $found }
lesson-unknown-value = erwartet: { $expected }; gefunden: `{ "{" }{ $name }{ "}" }`
lesson-a-closing-brace = eine schließende geschweifte Klammer
lesson-a-step = ein Schritt von 1 bis { $steps }
lesson-a-value = ein Wert bei Schritt { $step }, einer von { $names }

## library: the parts of the shelf

lesson-shelf-start = Zum Anfang
lesson-shelf-questions = Je eine Frage
lesson-shelf-topics = Je ein Thema
lesson-shelf-course = Für einen Kurs

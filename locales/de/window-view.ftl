### Das Fenster: Ansichten, Felder für Zahlen und Tabellen.

## explain

view-more-in-the-glossary = { $keys }: mehr im Glossar

## nodes

view-difference-p-q-at = Differenz p{ $p } − q{ $q } bei { $place }
view-letter-at = { $letter }{ $pair ->
        [none] { "" }
       *[other] { " " }= { $pair }
    } bei { $place }
view-origin-o = Ursprung O

## markdown

view-the-rest-is-too-long = Der Rest ist zu lang, um ihn zu zeigen

## alone

# $name steht im Nominativ: „der erste Lauf“, „die Tabelle“.
view-only = Nur { $name }
view-show-all-panels-again-double = Wieder alle Felder zeigen (Doppelklick auf den Titel, { $keys } oder Esc)
view-show-alone-double-click-on = Allein zeigen: { $name } (Doppelklick auf den Titel oder { $keys })

## nav

view-drag-here-to-orbit = Hier ziehen dreht die Ansicht
view-drag-here-to-pan = Hier ziehen verschiebt die Ansicht
view-drag-up-or-down-here = Hier auf oder ab ziehen zoomt, klicken vergrößert
view-show-everything-f = Alles zeigen (F)

## counts

view-change = Änderung
view-what-was-done-to-each = Was mit jedem Paar geschah, sodass die Antwort gleich sein muss
view-rounded-coordinates-can-change-what = Gerundete Koordinaten können ändern, was wahr ist: Dann zählen nur Paare mit demselben wahren Urteil
view-pairs-that-were-compared-touches = Verglichene Paare; Berührungen fehlen, wo jede Antwort richtig ist
view-the-first-of-these-pairs = Das erste dieser Paare
view-other-length = andere Länge
view-of-the-pairs-with-lengths = Von den Paaren mit Längen jene mit einer anderen: um ein beliebiges Bit, oder um mehr als 1e-9 der Größe, wo Koordinaten runden
view-by-at-most = um höchstens
view-the-largest-difference-of-lengths = Der größte Unterschied der Längen, als Teil der Größe des Paars
view-errors-of = Fehler: { $name }
view-from-this-error-on = ab diesem Fehler

## gizmo

view-right-view = Ansicht rechts
view-back-view = Rückansicht
view-top-view = Draufsicht
view-left-view = Ansicht links
view-front-view = Vorderansicht
view-bottom-view = Untersicht

## hover

view-o-the-origin = O, der Ursprung

## expression

view-expected-a-number-found-nothing = Erwartet: eine Zahl; gefunden: nichts

## tokens

view-a-parenthesis-is-not-closed = Eine Klammer ist nicht geschlossen
view-something-is-missing-at-the = Am Ende fehlt etwas
view-a-comma-is-allowed-between = Ein Komma ist nur zwischen zwei Ziffern erlaubt und nicht in einem Aufruf: Verwenden Sie einen Dezimalpunkt
view-has-no-meaning-here = `{ $next }` hat hier keine Bedeutung
view-expected-an-operator-before = Vor `{ $found }` fehlt ein Operator
view-is-not-a-number = `{ $word }` ist keine Zahl
view-is-too-large = `{ $word }` ist zu groß
view-a-power-of-a-power = Eine Potenz einer Potenz braucht Klammern
view-expected-a-number-before = Vor `{ $next }` fehlt eine Zahl
view-is-not-a-finite-number = `{ $word }` ist keine endliche Zahl
view-expected-a-number-before-2 = Vor `{ $word }` fehlt eine Zahl
view-has-no-matching = Zu `)` fehlt das `(`
view-something-is-missing-before = Vor `)` fehlt etwas

## theme

## table

## Mit Werten

view-picture = (Bild: { $words })
view-zoom = { $name }: Zoom
view-frame = { $name }: Einpassen
view-region = Gebiet { $region }. { $words }
view-expected-at-most-characters = Höchstens { $LONGEST } Zeichen sind erlaubt
view-has-no-finite-value-it = `{ $text }` hat keinen endlichen Wert: Es teilt durch null, verlässt den Bereich einer Funktion oder wird zu groß
view-is-not-a-number-2 = `{ $word }{ $rest }` ist keine Zahl
view-expected = Erwartet: `{ $word }(…)`
view-expected-at-most-nested-parentheses = Höchstens { $MAX_DEPTH } Klammern ineinander sind erlaubt
view-stays = { $refusal }; { $name } bleibt { $shown }
view-at-most-characters-fit-into = Höchstens { $MAX_CHARACTERS } Zeichen passen in ein Feld
view-accepts-whole-numbers-only = { $name }: nur ganze Zahlen
view-goes-from-to = { $name }: von { $least } bis { $most }
view-head-coordinates = Koordinaten
view-head-pairs = Paare
view-head-first = erstes

## Dinge in einem Bild. $place ist ein Vektor

# Eine Blase neben Q, für Neulinge.
hint-drag-q = Ziehen Sie Q

## Die Schaltflächen einer Ansicht. $view ist ihr Name, $keys eine Tastenkombination

# $turn ist eine der sechs Ansichten oben.
gizmo = { $view }: { $turn }

## Tabellen von Anzahlen, im Labor und beim Prüfer. $name ist ein Algorithmus oder eine Bibliothek

counts-other-verdict = anderes Urteil
    .tip = Paare, die nach der Änderung ein anderes Urteil bekommen
counts-no-changes = { $name }: Keine Änderung eines Paars ändert ein Urteil
counts-changes = { $name }: andere Urteile nach einer Änderung des Paars: { $count }
counts-exact = exakt
counts-rounded = gerundet
counts-of = { $count } von { $all }
counts-errors = { $name }: Fehler der Längen, wo die wahre Länge exakt bewiesen ist
    .tip = Abstände und Tiefen als Teil der Größe des Paars, Normalen als Winkel im Bogenmaß
counts-without-length = Ohne Länge: { $count }
counts-other-kind = Ein Abstand statt einer Tiefe oder eine Tiefe statt eines Abstands: { $count }
counts-histogram = { $what }: { $summary }

### Was Befehle in ein Terminal schreiben.

## Fehler

command-line-output-unwritable = Standardausgabe: lässt sich nicht schreiben: { $error }
command-line-unexpected = { $path }: erwartet: { $expected }; gefunden: { $found }
command-line-expected-2-or-3 = erwartet: 2 oder 3; gefunden: `{ $text }`
command-line-expected-text-in-utf-8 = { $name }: erwartet: ein Text in UTF-8
command-line-an-algorithm-for = ein Algorithmus für { $count }D
command-line-expected-seconds = erwartet: 0.01 bis 3600 Sekunden; gefunden: `{ $text }`
command-line-steps-of-handout = höchstens { $most } Schritte, jeder von 1 bis { $last }
command-line-steps-from-1 = Schritte von 1 bis { $last }
command-line-a-step-from-1 = ein Schritt von 1 bis { $last }
command-line-another = eine andere: { $reason }
command-line-no-ending = keine Endung
command-line-none = nichts
command-line-cast-format = text, json oder csv
command-line-a-motion = eine Bewegung von Q
command-line-pairs-from-1 = 1 bis { $most } Paare
command-line-expected-a-step = --step: erwartet: ein Schritt von 1 bis { $last }; gefunden: { $found }
command-line-not-built-in = --renderer: dieses Programm wurde ohne { $renderer } gebaut; `cargo build --release --features { $renderer }` baut es ein
command-line-no-window = das Fenster lässt sich nicht öffnen: { $error }. Nötig ist ein Bildschirm mit OpenGL; trace, check und render gehen auch ohne
command-line-expected-wgpu-or-glow = erwartet: wgpu oder glow; gefunden: `{ $text }`

## Fortschritt

command-line-progress = { $done } von { $count } { $things ->
        [scenes] Szenen
        [cases] falschen Fällen verkleinert
        [changes] Paaren mit Änderungen
       *[pairs] Paaren
    }, noch { $left }

## audit und check

command-line-runs-like = Das sieht nach einem Löser mit diesem Fehler aus: { $mistake }.
command-line-nothing-wrong = { $place }: { $title }: kein Fehler in { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    }
command-line-pass = ok
command-line-fail = FALSCH
command-line-a-folder-with-scenes = ein Ordner mit Szenen (*.ron)
command-line-algorithm = Algorithmus
command-line-tag = Tag
command-line-agree = stimmt
command-line-disagree = stimmt nicht
command-line-undecided = unentschieden
command-line-cannot-tell = offen
command-line-all = (alle)
command-line-passed = { $passed } ok, { $different } falsch, { $unusable } unbrauchbar

## Prüfungen und das Labor

command-line-the-solver = der Löser
command-line-a-report-that-ends = ein Bericht, der auf .html oder .json endet
command-line-another-name = ein anderer Name
command-line-left-out = ausgelassen: { $reason }
command-line-of-right = { $solver }: { $right } von { $count ->
        [one] { $count } Paar
       *[other] { $count } Paaren
    } richtig
command-line-stopped = Die Prüfung wurde vor dem letzten Paar abgebrochen.
command-line-pair = Paar { $number } ({ $name })
command-line-more-with-pictures = und { $count } weitere; --report FILE.html zeigt sie mit Bildern
command-line-change = Änderung
command-line-vertices = Ecken
command-line-pairs = Paare
command-line-other-verdict = anderes Urteil
command-line-first = erstes
command-line-lengths = Längen
command-line-other-length = andere Länge
command-line-at-most = höchstens
command-line-exact = exakt
command-line-rounded = gerundet
command-line-answers-after-changes = { $solver }: Antworten nach Änderungen, die nichts ausmachen dürfen
command-line-rounded-only = gerundet: nur Paare, deren wahres Urteil gleich bleibt, und nur Längen, die um mehr als 1e-9 der Größe abweichen
command-line-errors-of-lengths = { $solver }: Fehler der Längen, wo die wahre Länge exakt bewiesen ist; relativ zur Größe des Paars
command-line-without-a-length = ohne Länge: { $count }
command-line-a-distance-for-a-depth = ein Abstand statt einer Tiefe, oder umgekehrt: { $count }
command-line-family-seed = { $family } in { $count }D, Startwert { $seed }{ $gap ->
        [none] { "" }
       *[other] , Lücke { $gap }
    }
command-line-judged-pairs = { $solver }: { $state ->
        [interrupted] abgebrochen nach { $count } Paaren
       *[done] { $count } Paare
    }
command-line-right-about = richtig bei Überlappungen und Lücken: { $count }
command-line-false-no-count = falsches NEIN: { $count }
command-line-false-yes-count = falsches JA: { $count }
command-line-without-an-answer = ohne Antwort: { $count }
command-line-touch-yes-count = Berührung: JA: { $count }
command-line-touch-no-count = Berührung: NEIN: { $count }
command-line-first-wrong-pairs = erste falsche Paare: { $numbers }
command-line-family-about = { $family } in { $count }D: { $about }
command-line-pairs-seed = { $state ->
        [interrupted] abgebrochen nach { $judged } von { $pairs } Paaren
       *[done] { $pairs } Paare
    }, Startwert { $seed }, { $precision }{ $gap ->
        [none] { "" }
       *[other] , Lücke { $gap }
    }
command-line-truths = { $overlap } überlappen ({ $share_overlap }), { $touching } berühren sich ({ $share_touching }), { $separate } sind getrennt ({ $share_separate })
command-line-right-is = „richtig“ zählt nur Paare, die überlappen oder getrennt sind; Antworten auf Berührungen haben eigene Spalten
command-line-support-points = Stützpunkte: { $counts }
command-line-of-length = { $count } (Länge { $length })
command-line-cycles-counted = Kreise: { $counts }
command-line-curved-and-too-near = gekrümmt, und einer Berührung so nahe, dass die Referenz nicht entscheiden kann: { $count }
command-line-fault = { $fault }{ $is_error ->
        [no] , was kein Fehler ist
       *[yes] { "" }
    }: { $count }, { $shown ->
        [all] Paare
       *[first] erste Paare
    } { $numbers }
command-line-cases-saved = gespeicherte Fälle: { $count }
command-line-right = richtig
command-line-false-no = falsches NEIN
command-line-of-overlaps = von Überlappungen
command-line-false-yes = falsches JA
command-line-touch-yes = Berührung: JA
command-line-no = NEIN
command-line-supports = Stützpunkte
command-line-cycles = Kreise

## Lektionen, Arbeitsblätter und Bilder

command-line-lesson-ok = { $path }: ok, { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }, { $questions ->
        [one] { $questions } Frage
       *[other] { $questions } Fragen
    }, { $is_one ->
        [yes] 1 Minute
       *[no] { $minutes } Minuten
    }
command-line-a-name-of-handout = ein Name, der auf .html, .pdf oder .svg endet
command-line-a-name-of-picture = ein Name, der auf .svg oder .png endet, bei einer Animation auf .apng oder .gif
command-line-a-panel-that-follows = ein Feld, das den Schritten folgt
command-line-a-scene-for-the-explorer = eine Szene für „Erkunden“

## Importe

command-line-a-file = eine Datei
command-line-no-problem-concerns = Listen ohne Fehler; wählen Sie mit --object NAME|NUMBER:
command-line-2-lists = 2 Listen; wählen Sie mit --object NAME|NUMBER
command-line-1-list-beside = 1 Liste neben dem Q dieser Szene; wählen Sie mit --object NAME|NUMBER
command-line-2-or-q = { $kind ->
        [shapes] 2 Formen
       *[lists] 2 Listen
    }, oder Q aus einer Szene mit --q SCENE.ron
command-line-list = Liste { $number }
command-line-a-list = eine Liste
command-line-put-in-order = { $name }: in Reihenfolge gebracht
command-line-points-kept = { $name }: { $after } von { $before } Punkten behalten
command-line-one-of-the-lists = eine der Listen { $names }
command-line-head-line = Zeile
command-line-head-name = Name
command-line-head-kind = Art
command-line-head-numbers = Zahlen
command-line-head-pose = Lage
command-line-not-used = { $count ->
        [one] { $count } weitere Liste
       *[other] { $count } weitere Listen
    } nicht verwendet
command-line-line = Zeile { $line }
command-line-lists-left-out = Ausgelassen:
command-line-and-more = und { $count } weitere

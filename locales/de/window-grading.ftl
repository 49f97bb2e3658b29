### Das Fenster: einen Löser prüfen.

## grading

grading-your-solver-is-a-program = Ihr Löser ist ein Programm in einer beliebigen Sprache, das Paare liest und Antworten schreibt, ein JSON-Objekt je Zeile. Nennt er auch seine Schritte, so wird der erste falsche genannt, mit exakten Zahlen. Speichern Sie eine Vorlage und ersetzen Sie ihre zwei Funktionen durch Ihre; docs/judge.md beschreibt die Nachrichten.
grading-not-in-a-page = Die Prüfung startet Ihren Löser als Programm; das kann die Seite eines Browsers nicht. Nehmen Sie das Programm für den Rechner oder gjk-sandbox grade in der Befehlszeile. Beginnen Sie mit einer Vorlage:
grading-command = Befehl
grading-command-of-the-solver = Befehl des Lösers
grading-the-program-with-its-arguments = Das Programm mit seinen Argumenten, ohne Shell gestartet. Setzen Sie Namen mit Leerzeichen oder umgekehrten Schrägstrichen in einfache Anführungszeichen
grading-pairs = Paare
grading-ask-for = Gefragt sind
grading-support-points = Stützpunkte
grading-yes-or-no-only = nur Ja oder Nein
grading-steps = Schritte
grading-a-touch-is = Berührung zählt als
grading-either = beides
grading-a-yes = ein Ja
grading-a-no = ein Nein
grading-count-also = Auch zählen
grading-answers-about-changed-pairs = Antworten zu geänderten Paaren
grading-each-pair-is-put-again = Jedes Paar wird noch einmal vorgelegt: mit P und Q getauscht, Ecken in anderer Reihenfolge, gedreht, skaliert und verschoben. Die Antwort muss gleich sein
grading-errors-of-lengths = Fehler von Längen
grading-distances-depths-and-normals-beside = Abstände, Tiefen und Normalen, neben den exakt bewiesenen
grading-pairs-to-judge = Zu prüfende Paare
grading-seed-of-the-pairs = Startwert der Paare
grading-seconds-for-a-pair = Sekunden je Paar
grading-seconds-for-a-pair-2 = Sekunden je Paar
grading-cancel-the-judge = Prüfung abbrechen
grading-progress-of-the-judge = Fortschritt der Prüfung
grading-judge-it = Prüfen
grading-by-topic = Nach Thema
grading-the-solver = Der Löser

## grading

grading-enter-the-command-that-starts = Geben Sie den Befehl ein, der Ihren Löser startet.
grading-expected-an-end-to-every = Erwartet: ein Ende zu jedem Anführungszeichen im Befehl; gefunden: ein offenes.

## Mit Werten

grading-of-pairs = { $done } von { $pairs } Paaren
grading-of-right = { $solver }: { $right } von { $count ->
        [one] { $count } Paar
       *[other] { $count } Paaren
    } richtig
grading-one-cause = Er läuft wie ein Löser mit diesem Fehler: { $defect }. { $count ->
        [one] Ein Paar zeigt ihn.
       *[other] { $count } Paare zeigen ihn.
    }
grading-open-pair = Paar { $id } öffnen
grading-open-this-pair-with-your = { $title }: dieses Paar öffnen, mit Ihrem Lauf in Vergleichen
grading-and-more = und { $left } weitere
grading-not-listed = { $left ->
        [one] Ein weiteres ist nicht aufgeführt.
       *[other] { $left } weitere sind nicht aufgeführt.
    }
grading-of-right-2 = { $right } von { $pairs } richtig
grading-title = MEINEN LÖSER PRÜFEN
grading-save-a-starter = Vorlage eines Lösers speichern…
    .tip = Ein richtiger Löser in einer Datei, der das Protokoll spricht: Ersetzen Sie seine zwei Funktionen durch Ihre
grading-save-the-starter = Vorlage speichern
grading-save-the-starter-to-a = Vorlage unter einem Pfad speichern
grading-starter-saved = { $path } gespeichert; der Befehl dafür steht oben
grading-starter-saved-to-compile = { $path } gespeichert: Übersetzen Sie die Datei und geben Sie das Programm als Befehl ein
grading-list-this-kind = Nur Fehler dieser Art auflisten, oder wieder alle

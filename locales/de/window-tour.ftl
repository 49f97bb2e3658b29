### Das Fenster: Rundgang.

## tour

tour-two-shapes-p-and-q = Zwei Formen, P und Q
tour-drag-one-of-them-everything = Ziehen Sie eine davon: Alles im Fenster folgt sofort.
tour-their-difference-p-q = Ihre Differenz, P ⊖ Q
tour-p-and-q-meet-where = P und Q treffen sich, wenn der Ursprung O in ihr liegt. GJK sucht O mit wenigen ihrer Punkte, dem Simplex.
tour-step-by-step = Schritt für Schritt
tour-right-and-left-go-a = Die Pfeiltasten gehen einen Schritt vor und zurück, die Leertaste spielt ab. Der Regler führt zu jedem Schritt.
tour-why = Warum
tour-a-sentence-for-every-step = Ein Satz zu jedem Schritt: was gefunden wurde, mit den Zahlen, und was daraus folgt. Die Reiter zeigen denselben Lauf als Tabelle, als Code und als Kurven.
tour-the-setup = Die Einstellungen
tour-a-question-about-the-scene = Eine Frage zur Szene und ihre Antwort, der Algorithmus, die erste Richtung und Fehler, die Sie absichtlich einbauen.
tour-scenes-and-lessons = Szenen und Lektionen
tour-scenes-by-chapters-and-lessons = Szenen nach Kapiteln, und Lektionen für einen Kurs oder für sich allein. Die Hilfe zeigt diesen Rundgang wieder.
tour-end-the-tour = Rundgang beenden
tour-next = Weiter
tour-skip-the-tour = Rundgang überspringen
tour-number-of = { $number } von { $count }
tour-esc-does-the-same = Esc tut dasselbe

### Das Fenster: Lektion.

## lessons

lesson-close-lesson = Lektion schließen
lesson-tab = LEKTION
lesson-the-scene-stays-the-shelf = Die Szene bleibt; Szenen → Lektionen… öffnet die Lektion wieder
lesson-back-to-writing = Zurück zum Schreiben
lesson-another-scene = Die Bilder zeigen eine andere Szene.
lesson-show-its-scene = Szene dieser Seite zeigen
lesson-skip = Überspringen
lesson-go-on-without-an-answer = Ohne Antwort weitergehen; sie bleibt möglich
lesson-reached = Erreicht
lesson-hint = Hinweis: { $hint }
lesson-hint-2 = Hinweis
lesson-show-the-last-step = Letzten Schritt zeigen
lesson-show-a-scene-that-reaches = Eine Szene zeigen, die das Ziel erreicht; Rückgängig bringt Ihre zurück
lesson-show-a-solution = Lösung zeigen
lesson-for-the-teacher = Für Lehrende
lesson-answer = Antwort
lesson-choose = Wählen
lesson-right = Richtig.
lesson-not-yet = Noch nicht.
lesson-or-in-the-picture = Oder im Bild.
lesson-in-the-picture = Im Bild: { $words }
lesson-page-back = Vorige Seite
lesson-next-page = Nächste Seite
lesson-goal-reached = {" "}(Ziel erreicht)
lesson-pages = Seiten
lesson-reset-page = Seite zurücksetzen
lesson-as-its-author-made-it = Diese Seite zeigen, wie sie geschrieben wurde; ihr Ziel ist wieder offen
lesson-reset-this-page = Diese Seite zurücksetzen?
lesson-reset = Zurücksetzen
lesson-keep = Behalten
lesson-your-name = Ihr Name
lesson-hand-in = Abgeben
lesson-a-file-for-your-teacher = Schreibt Ihre Antworten in eine Datei für Ihre Lehrkraft; nichts wird gesendet
lesson-answers-so-far = { $has_name ->
        [yes] { $name }:{" "}
       *[no] {""}
    }{ $count ->
        [one] { $count } Antwort
       *[other] { $count } Antworten
    }
lesson-restart-without-answers = Lektion neu beginnen
lesson-for-another-student = Auf der ersten Seite ohne Antworten beginnen: für eine andere Person, oder um die Lektion noch einmal zu machen. Die bisherigen Antworten bleiben auf diesem Rechner
lesson-restart-the-lesson = Ohne Ihre Antworten neu beginnen?
lesson-restart = Neu beginnen
lesson-handed-in = Abgegeben: { $path }
lesson-handed-in-before = Sie haben seither geantwortet: erneut abgeben
lesson-not-handed-in = Nicht abgegeben: { $error }. Wählen Sie einen anderen Ort
lesson-answers-are-not-kept = Ihre Antworten werden auf diesem Rechner nicht aufbewahrt: { $error }. Geben Sie ab, bevor Sie die Lektion schließen
lesson-another-place = Anderer Ort…
lesson-another-place-by-path = Anderer Ort mit Pfad…
lesson-last-page = Das ist die letzte Seite
lesson-end-of-the-lesson = Hier endet die Lektion.
lesson-all-lessons = Alle Lektionen…
lesson-close = Schließen
lesson-open-one-to-edit = Zuerst eine Lektion öffnen, dann bearbeiten
lesson-reason = { $answer }: { $reason }
lesson-marked = Die markierte Antwort ist richtig.
lesson-framed = Die gefüllte Antwort ist richtig, die umrahmte nicht.
lesson-no-answer-yet = Noch keine Antwort. Weiter geht es mit dem nächsten Druck.
lesson-teacher-title = Notizen für Lehrende
lesson-notes-need-a-lesson = Zuerst eine Lektion öffnen: Ihre Seiten haben die Notizen für Lehrende
lesson-only-one-window = Hier hat das Programm nur ein Fenster, und die Klasse sähe die Notizen; gjk-sandbox lesson notes bringt sie aufs Papier
lesson-move-this-window = Dieses Fenster zuerst auf den eigenen Bildschirm ziehen.
lesson-show-the-notes = Notizen zeigen

## shelf

lesson-show-the-notes-for-the = Notizen für Lehrende zeigen
lesson-below-the-questions-of-each = Unter den Fragen jeder Seite; einige verraten Antworten
lesson-open-a-lesson = Lektion öffnen…
lesson-open-a-lesson-by-path = Lektion mit Pfad öffnen…
lesson-a-lesson-of-your-own = Eine eigene Lektion beginnt mit dem, was jetzt zu sehen ist.
lesson-write-a-lesson = Lektion schreiben
lesson-edit-a-lesson = Lektion bearbeiten…
lesson-edit-a-lesson-by-path = Lektion mit Pfad bearbeiten…

## Mit Werten

lesson-page-of = { $title }: Seite { $page } von { $pages }
lesson-goal = Ziel: { $words }.
lesson-go-on-at-page = Weiter auf Seite { $page }
lesson-question-of = Seite { $page } von { $pages }, Frage { $question } von { $questions }
lesson-its-answer = Antwort: { $right }
lesson-then = Nächste Seite: { $title }
lesson-next-lesson = Nächste Lektion: { $title }
lesson-time-of-page = { $has_plan ->
        [yes] { $spent } von { $planned } min auf dieser Seite
       *[no] { $spent } auf dieser Seite
    }
lesson-time-of-lesson = { $spent } in dieser Lektion; Plan: { $planned } min bis zum Ende dieser Seite, { $all } min insgesamt
lesson-minutes = { $has_about ->
        [yes] { $about }:{" "}
       *[no] { "" }
    }{ $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }{ $has_minutes ->
       *[no] { "" }
        [yes] , { $is_one ->
                [yes] 1 Minute
               *[no] { $minutes } Minuten
            }
    }
lesson-shelf-title = LEKTIONEN

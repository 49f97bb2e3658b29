### Das Fenster: Lektionen schreiben.

## problems

authoring-checking = Wird geprüft…
authoring-mistakes = { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
authoring-no-mistakes-found = Keine Fehler gefunden
authoring-all-numbers-come-from-the = Alle Zahlen kommen aus dem Lauf, alle Fragen beantwortet er, alle Ziele sind erreicht
authoring-go-there = Hingehen

## page

authoring-title-of-the-page = Titel der Seite
authoring-on-screen-is-another-scene = Zu sehen ist eine andere Szene als die dieser Seite.
authoring-take-this-view = Diese Ansicht verwenden
authoring-the-scene-the-workspace-the = Szene, Arbeitsbereich, Reiter, Bild, Schritt und Kamera, die jetzt zu sehen sind
authoring-show-its-view = Ihre Ansicht zeigen
authoring-the-page-as-a-student = Die Seite, wie man sie zuerst sieht; Rückgängig bringt diese Szene zurück
authoring-minutes = Minuten
authoring-minutes-of-the-page = Minuten der Seite
authoring-cover-what-comes-later = Späteres verdecken
authoring-verdict-proof-and-later-steps = Urteil, Beweis und spätere Schritte bleiben verdeckt, bis der Lauf dort ist
authoring-hide-the-mistake-that-the = Den Fehler verbergen, den die Szene absichtlich macht
authoring-it-stays-as-it-is = Es bleibt, wie es ist, solange diese Seite offen ist; mit der Lektion endet die Sperre
authoring-scene-without-a-title = Szene ohne Titel
authoring-first-step = erster Schritt
authoring-last-step = letzter Schritt
authoring-one-run = Ein Lauf
authoring-explore = Erkunden
authoring-compare = Vergleichen
authoring-its-own-camera = eigene Kamera
authoring-where-to-go-next = Wohin es weitergeht
authoring-page-that-follows = Folgende Seite
authoring-the-one-after-it = Die nächste
authoring-name-for-links = Name für Links
authoring-name-of-the-page = Name der Seite
authoring-no-page = keine Seite `{ $missing }`

## draft

authoring-untitled-lesson = Lektion ohne Titel
authoring-edit-the-page = Seite bearbeiten
authoring-add-a-page = Seite hinzufügen
authoring-duplicate-the-page = Seite duplizieren
authoring-move-the-page = Seite verschieben
authoring-delete-the-page = Seite löschen
authoring-the-name-of-a-page = Der Name einer Seite hat nur Buchstaben, Ziffern und Bindestriche
authoring-another-page-has-this-name = Eine andere Seite hat diesen Namen
authoring-rename-the-page = Seite umbenennen
authoring-take-the-view = diese Ansicht verwenden
authoring-take-the-solution = Lösung festlegen
authoring-take-scenes-into-the-lesson = Szenen in die Lektion nehmen

## text

authoring-text = Text
authoring-text-of-the-page = Text der Seite
authoring-notes-for-the-teacher = Notizen für Lehrende
authoring-numbers-of-the-run = Zahlen des Laufs
authoring-links-to-pages = Links zu Seiten
authoring-link-to = Link zu { $title }
authoring-as-it-is-read = So liest man ihn
authoring-type-the-text-above = Geben Sie oben den Text ein.
authoring-for-the-teacher = Für Lehrende
authoring-markdown-bold-lists-code = Markdown: **fett**, - Listen, `Code`
# Beide stehen als $place in authoring-a-click-puts-one-into.
authoring-the-notes = die Notizen
authoring-the-text = den Text
authoring-a-click-puts-one-into = Ein Klick setzt eine in { $place }; der Lauf füllt sie aus.
authoring-at-step = Bei Schritt
authoring-step-of-the-numbers = Schritt der Zahlen

## authoring

authoring-change-the-scene-then-take = Ändern Sie die Szene, dann drücken Sie „Diese Ansicht verwenden“
authoring-close-lesson = Lektion schließen
authoring-write = SCHREIBEN
authoring-setup = EINSTELLUNGEN
authoring-ends-writing-asks-first-if = Beendet das Schreiben; fragt vorher, wenn die Lektion nicht gespeichert ist
authoring-preview = Vorschau
authoring-this-page-as-a-student = Diese Seite, wie Lernende sie sehen, und wieder zurück
authoring-save-lesson = Lektion speichern
authoring-one-file-which-the-shelf = Die Lektion als eine Datei speichern; Szenen → Lektionen… öffnet sie
authoring-save-lesson-as = Lektion speichern unter…
authoring-save-lesson-to-path = Lektion unter Pfad speichern…
authoring-undo-in-lesson = Rückgängig (Lektion)
authoring-redo-in-lesson = Wiederholen (Lektion)
authoring-title-of-the-lesson = Titel der Lektion
authoring-about-the-lesson = Über die Lektion
authoring-audience = Leser der Lektion

## goal

authoring-verdict = Urteil
authoring-q-moved = Q verschoben
authoring-run-at-its-end = Lauf am Ende
authoring-support-points = Stützpunkte
authoring-region = Gebiet
authoring-gap = Lücke
authoring-depth = Tiefe
authoring-this-algorithm-wrong = Dieser Algorithmus irrt
authoring-this-algorithm-right = Dieser Algorithmus hat recht
authoring-another-algorithm-wrong = Ein anderer Algorithmus irrt
authoring-outcomes-in-explore = Ergebnisse in Erkunden
authoring-all-of-several = Alle von mehreren
authoring-one-of-several = Eines von mehreren
authoring-goal = Ziel
authoring-add-hint = Hinweis hinzufügen
authoring-solution = Lösung
authoring-the-solution-is-on-screen = Die Lösung ist zu sehen
authoring-reach-the-goal-in-the = Erreichen Sie das Ziel im Fenster, dann drücken Sie das: Die Änderung gegenüber der Szene der Seite ist die Lösung
authoring-no-solution = Keine Lösung
authoring-none-yet-reach-the-goal = Noch keine: Erreichen Sie das Ziel im Fenster.
authoring-no-goal = Kein Ziel
authoring-kind-of-goal = Art des Ziels
authoring-true-verdict = Wahres Urteil
authoring-least-number-of-support-points = Mindestzahl der Stützpunkte
authoring-least-number-of-outcomes = Mindestzahl der Ergebnisse
authoring-region-of-the-goal = Gebiet des Ziels
authoring-greatest-distance = Größter Abstand
authoring-least-depth = Kleinste Tiefe
authoring-algorithm-that-is-wrong = Algorithmus, der sich irrt
authoring-add-part = Teil hinzufügen
authoring-a-goal-within-goals-change = Ein Ziel in Zielen: Ändern Sie es in der Datei.

## authoring

authoring-expected-it-to-end-found = erwartet: ein Ende der Prüfung; gefunden: ein Fehler im Programm
authoring-check = Prüfung
authoring-on-screen-is-what-the = Zu sehen ist der Anfang der Seite: Erreichen Sie zuerst ihr Ziel

## pages

authoring-pages-minutes = Seiten ({ $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
    })
authoring-untitled = Ohne Titel
authoring-add-page = Seite hinzufügen
authoring-a-page-with-what-is = Eine Seite mit dem, was jetzt zu sehen ist, nach dieser
authoring-duplicate-page = Seite duplizieren
authoring-a-copy-of-this-page = Eine Kopie dieser Seite, dahinter
authoring-page-up = Seite nach oben
authoring-exchange-this-page-and-the = Diese Seite mit der vorigen tauschen
authoring-page-down = Seite nach unten
authoring-exchange-this-page-and-the-2 = Diese Seite mit der nächsten tauschen
authoring-delete-page = Seite löschen
authoring-undo-in-lesson-brings-it = „Rückgängig (Lektion)“ bringt sie zurück

## questions

authoring-questions = Fragen
authoring-up = Nach oben
authoring-delete = Löschen
authoring-right = Richtig: { $right }
authoring-add-a-question = Frage hinzufügen
authoring-about-the-run = Zum Lauf
authoring-question-about-the-run = Frage zum Lauf
authoring-choice = Auswahl
authoring-one-of-several-answers-with = Eine von mehreren Antworten, mit einer Bemerkung zu jeder
authoring-number = Zahl
authoring-a-number-of-the-run = Eine Zahl des Laufs, die man eingibt
authoring-a-few-words-which-are = Einige Wörter, die man eingibt
authoring-question = Frage
authoring-number-that-is-asked-for = Gefragte Zahl
authoring-tolerance = Toleranz
authoring-accepted-answers-one-a-line = Zulässige Antworten, eine je Zeile
authoring-comment-on-a-right-answer = Kommentar zu einer richtigen Antwort
authoring-step-nothing-of-the-kind = Schritt { $step }: nichts dergleichen
authoring-no-page-of-its-own = Wie für die Seite
authoring-delete-answer = Antwort löschen
authoring-add-answer = Antwort hinzufügen
authoring-right-if = Richtig, wenn { $value }
authoring-right-2 = Richtig
authoring-wrong = Falsch
authoring-right-if-is-this-now = Richtig, wenn { $name } so ist (jetzt { $value })

## Mit Werten

authoring-page = Seite { $page }
authoring-lock = { $words } sperren
authoring-scene = Szene „{ $title }“
authoring-step-of = Schritt { $number } von { $steps }
authoring-view = Ansicht: { $list }
authoring-expected-found = { $place }: erwartet: { $expected }; gefunden: { $found }
authoring-lesson = Lektion{ $mark }
authoring-in-words = In Worten: { $words }.
authoring-hint = Hinweis { $number }
authoring-delete-hint = Hinweis { $number } löschen
authoring-page-3 = Seite { $number }: { $title }
authoring-question-2 = Frage { $number }
authoring-step = Schritt { $step }: { $ask }
authoring-answer = Antwort { $number }
authoring-remark-on-answer = Bemerkung zu Antwort { $number }
authoring-page-after-answer = Seite nach Antwort { $number }
authoring-whether-answer-is-right = Ob Antwort { $number } richtig ist

### Das Fenster: Notizen.

## notes

notes-untitled = Ohne Titel
notes-answer-of-the-original = Antwort, zur ursprünglichen Szene
notes-answer = Antwort
notes-show-the-answer = Antwort zeigen
notes-it-is-shown-at-the = Sie erscheint auch am Ende des Laufs
notes-title = Titel
notes-title-of-the-scene = Titel der Szene
notes-notes-in-markdown-bold-lists = Notizen, in Markdown: **fett**, - Listen, `Code`
notes-notes-of-the-scene = Notizen der Szene
notes-done = Fertig
notes-one-step-of-undo-esc = Ein Schritt für Rückgängig; Esc tut dasselbe

## notes

notes-edit-the-title = Titel bearbeiten
notes-edit-the-notes = Notizen bearbeiten
notes-show-or-hide = Notizen zeigen oder verbergen

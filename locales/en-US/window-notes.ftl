### The window: notes.

## notes

notes-untitled = Untitled
notes-answer-of-the-original = Answer, about the original scene
notes-answer = Answer
notes-show-the-answer = Show the answer
notes-it-is-shown-at-the = It is shown at the end of the run, too
notes-title = Title
notes-title-of-the-scene = Title of the scene
notes-notes-in-markdown-bold-lists = Notes, in Markdown: **bold**, - lists, `code`
notes-notes-of-the-scene = Notes of the scene
notes-done = Done
notes-one-step-of-undo-esc = One step of undo; Esc does the same

## notes

notes-edit-the-title = edit the title
notes-edit-the-notes = edit the notes
notes-show-or-hide = Show or hide the notes

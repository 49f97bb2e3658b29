### The window: notes.

## notes

notes-untitled = Sin título
notes-answer-of-the-original = Respuesta, sobre la escena original
notes-answer = Respuesta
notes-show-the-answer = Mostrar la respuesta
notes-it-is-shown-at-the = También se muestra al final de la ejecución
notes-title = Título
notes-title-of-the-scene = Título de la escena
notes-notes-in-markdown-bold-lists = Notas, en Markdown: **negrita**, - listas, `código`
notes-notes-of-the-scene = Notas de la escena
notes-done = Terminar
notes-one-step-of-undo-esc = Se deshace en un paso; Esc hace lo mismo

## notes

notes-edit-the-title = editar el título
notes-edit-the-notes = editar las notas
notes-show-or-hide = Mostrar u ocultar las notas

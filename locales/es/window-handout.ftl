### The window: handout.

## handout

handout-handout = Hoja de trabajo
handout-of = De
handout-this-run = Esta ejecución
handout-format = Formato
handout-steps = Pasos
handout-the-last-step-of-each = El último paso de cada iteración
handout-all-steps = Todos los pasos
handout-left-blank = En blanco
handout-paper = Papel
handout-pictures-in-a-row = Imágenes por fila
handout-key-in-a-second-file = Soluciones en otro archivo
handout-the-same-with-all-answers = Lo mismo con todas las respuestas, como nombre-key
handout-previous-sheet = Hoja anterior
handout-next-sheet = Hoja siguiente
handout-preview-of-the-handout = Vista previa de la hoja de trabajo
handout-drawing-the-sheets = Dibujando las hojas…
handout-making-the-handout = Creando la hoja de trabajo…
handout-cancel = Cancelar
handout-save-as = Guardar como…
handout-choose-a-file = Elegir un archivo
handout-save-to-path = Guardar en ruta…
handout-type-the-path-of-a = Escribir la ruta de un archivo
handout-close = Cerrar
handout-esc = Esc

## preview

## handout

handout-the-handout-could-not-be = No se pudo crear la hoja de trabajo

## With values

handout-saved = Guardado: { $list }
handout-and = { $one } y { $other }
handout-sheet-of = Hoja { $sheet } de { $max }
handout-too-many-steps = Una hoja tiene como máximo { $most } pasos

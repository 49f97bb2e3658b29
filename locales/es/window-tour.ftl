### The window: tour.

## tour

tour-two-shapes-p-and-q = Dos formas, P y Q
tour-drag-one-of-them-everything = Arrastre una de ellas: todo en la ventana la sigue al instante.
tour-their-difference-p-q = Su diferencia, P ⊖ Q
tour-p-and-q-meet-where = P y Q se encuentran si el origen O está en ella. GJK busca O con unos pocos de sus puntos, el símplex.
tour-step-by-step = Paso a paso
tour-right-and-left-go-a = Derecha e Izquierda avanzan y retroceden un paso; Espacio reproduce. Arrastre el deslizador a cualquier paso.
tour-why = Por qué
tour-a-sentence-for-every-step = Una frase para cada paso: qué se halló, con los números, y qué se deduce. Las pestañas muestran la misma ejecución como tabla, código y gráficas.
tour-the-setup = Los ajustes
tour-a-question-about-the-scene = Una pregunta sobre la escena y su respuesta, el algoritmo, la primera dirección y defectos que introducir a propósito.
tour-scenes-and-lessons = Escenas y lecciones
tour-scenes-by-chapters-and-lessons = Escenas por capítulos, y lecciones para un taller o por su cuenta. El menú Ayuda repite este recorrido.
tour-end-the-tour = Terminar el recorrido
tour-next = Siguiente
tour-skip-the-tour = Omitir el recorrido
tour-number-of = { $number } de { $count }
tour-esc-does-the-same = Esc hace lo mismo

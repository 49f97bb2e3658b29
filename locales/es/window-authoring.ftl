### La ventana: escribir lecciones.

## problems

authoring-checking = Comprobando…
authoring-mistakes = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
authoring-no-mistakes-found = No hay errores
authoring-all-numbers-come-from-the = Todos los números vienen de la ejecución, ella responde todas las preguntas y se alcanzan todas las metas
authoring-go-there = Ir allí

## page

authoring-title-of-the-page = Título de la página
authoring-on-screen-is-another-scene = En pantalla hay otra escena que la de esta página.
authoring-take-this-view = Usar esta vista
authoring-the-scene-the-workspace-the = La escena, el área de trabajo, la pestaña, la figura, el paso y la cámara que están ahora en pantalla
authoring-show-its-view = Mostrar su vista
authoring-the-page-as-a-student = La página como la ve un estudiante al principio; deshacer recupera esta escena
authoring-minutes = Minutos
authoring-minutes-of-the-page = Minutos de la página
authoring-cover-what-comes-later = Ocultar lo posterior
authoring-verdict-proof-and-later-steps = Veredicto, prueba y pasos posteriores quedan ocultos hasta que la ejecución llegue a ellos
authoring-hide-the-mistake-that-the = Ocultar el defecto puesto a propósito en la escena
authoring-it-stays-as-it-is = No cambia mientras esta página esté abierta; al cerrar la lección queda libre
authoring-scene-without-a-title = escena sin título
authoring-first-step = primer paso
authoring-last-step = último paso
authoring-one-run = Una ejecución
authoring-explore = Explorar
authoring-compare = Comparar
authoring-its-own-camera = cámara propia
authoring-where-to-go-next = Adónde seguir
authoring-page-that-follows = Página que sigue
authoring-the-one-after-it = La siguiente
authoring-name-for-links = Nombre para enlaces
authoring-name-of-the-page = Nombre de la página
authoring-no-page = no hay página `{ $missing }`

## draft

authoring-untitled-lesson = Lección sin título
authoring-edit-the-page = editar la página
authoring-add-a-page = añadir una página
authoring-duplicate-the-page = duplicar la página
authoring-move-the-page = mover la página
authoring-delete-the-page = eliminar la página
authoring-the-name-of-a-page = El nombre de una página solo tiene letras, cifras y guiones
authoring-another-page-has-this-name = Otra página tiene este nombre
authoring-rename-the-page = cambiar el nombre de la página
authoring-take-the-view = usar esta vista
authoring-take-the-solution = fijar la solución
authoring-take-scenes-into-the-lesson = incluir escenas en la lección

## text

authoring-text = Texto
authoring-text-of-the-page = Texto de la página
authoring-notes-for-the-teacher = Notas para docentes
authoring-numbers-of-the-run = Números de la ejecución
authoring-links-to-pages = Enlaces a páginas
authoring-link-to = Enlace a { $title }
authoring-as-it-is-read = Así se lee
authoring-type-the-text-above = Escriba arriba el texto.
authoring-for-the-teacher = Para docentes
authoring-markdown-bold-lists-code = Markdown: **negrita**, - listas, `código`
# Los dos son $place en authoring-a-click-puts-one-into.
authoring-the-notes = las notas
authoring-the-text = el texto
authoring-a-click-puts-one-into = Un clic pone uno en { $place }; la ejecución lo rellena.
authoring-at-step = En el paso
authoring-step-of-the-numbers = Paso de los números

## authoring

authoring-change-the-scene-then-take = Cambie la escena y después pulse «Usar esta vista»
authoring-close-lesson = Cerrar lección
authoring-write = ESCRIBIR
authoring-setup = AJUSTES
authoring-ends-writing-asks-first-if = Termina de escribir; pregunta antes si la lección no está guardada
authoring-preview = Vista previa
authoring-this-page-as-a-student = Esta página como la ve un estudiante, y de vuelta
authoring-save-lesson = Guardar lección
authoring-one-file-which-the-shelf = Un solo archivo, que se abre desde la lista de lecciones
authoring-save-lesson-as = Guardar lección como…
authoring-save-lesson-to-path = Guardar lección en ruta…
authoring-undo-in-lesson = Deshacer en lección
authoring-redo-in-lesson = Rehacer en lección
authoring-title-of-the-lesson = Título de la lección
authoring-about-the-lesson = Acerca de la lección
authoring-audience = Lectores de la lección

## goal

authoring-verdict = Veredicto
authoring-q-moved = Q movida
authoring-run-at-its-end = Ejecución al final
authoring-support-points = Puntos de soporte
authoring-region = Región
authoring-gap = Hueco
authoring-depth = Profundidad
authoring-this-algorithm-wrong = Este algoritmo se equivoca
authoring-this-algorithm-right = Este algoritmo acierta
authoring-another-algorithm-wrong = Otro algoritmo se equivoca
authoring-outcomes-in-explore = Resultados en Explorar
authoring-all-of-several = Todas de varias
authoring-one-of-several = Una de varias
authoring-goal = Meta
authoring-add-hint = Añadir pista
authoring-solution = Solución
authoring-the-solution-is-on-screen = La solución está en pantalla
authoring-reach-the-goal-in-the = Alcance la meta en la ventana y pulse aquí: el cambio respecto a la escena de la página es la solución
authoring-no-solution = Sin solución
authoring-none-yet-reach-the-goal = Aún no hay: alcance la meta en la ventana.
authoring-no-goal = Sin meta
authoring-kind-of-goal = Tipo de meta
authoring-true-verdict = Veredicto verdadero
authoring-least-number-of-support-points = Mínimo de puntos de soporte
authoring-least-number-of-outcomes = Mínimo de resultados
authoring-region-of-the-goal = Región de la meta
authoring-greatest-distance = Distancia máxima
authoring-least-depth = Profundidad mínima
authoring-algorithm-that-is-wrong = Algoritmo que se equivoca
authoring-add-part = Añadir parte
authoring-a-goal-within-goals-change = Una meta dentro de metas: cámbiela en el archivo.

## authoring

authoring-expected-it-to-end-found = se esperaba el fin de la comprobación; hay: un error en el programa
authoring-check = comprobación
authoring-on-screen-is-what-the = En pantalla está el principio de la página: alcance primero su meta

## pages

authoring-pages-minutes = Páginas ({ $minutes } min)
authoring-untitled = Sin título
authoring-add-page = Añadir página
authoring-a-page-with-what-is = Una página con lo que está ahora en pantalla, después de esta
authoring-duplicate-page = Duplicar página
authoring-a-copy-of-this-page = Una copia de esta página, después de ella
authoring-page-up = Subir página
authoring-exchange-this-page-and-the = Intercambia esta página con la anterior
authoring-page-down = Bajar página
authoring-exchange-this-page-and-the-2 = Intercambia esta página con la siguiente
authoring-delete-page = Eliminar página
authoring-undo-in-lesson-brings-it = «Deshacer en lección» la recupera

## questions

authoring-questions = Preguntas
authoring-up = Subir
authoring-delete = Eliminar
authoring-right = Correcto: { $right }
authoring-add-a-question = Añadir una pregunta
authoring-about-the-run = Sobre la ejecución
authoring-question-about-the-run = Pregunta sobre la ejecución
authoring-choice = Opciones
authoring-one-of-several-answers-with = Una de varias respuestas, con un comentario a cada una
authoring-number = Número
authoring-a-number-of-the-run = Un número de la ejecución, que se escribe
authoring-a-few-words-which-are = Unas pocas palabras, que se escriben
authoring-question = Pregunta
authoring-number-that-is-asked-for = Número que se pide
authoring-tolerance = Tolerancia
authoring-accepted-answers-one-a-line = Respuestas aceptadas, una por línea
authoring-comment-on-a-right-answer = Comentario a una respuesta correcta
authoring-step-nothing-of-the-kind = Paso { $step }: nada de ese tipo
authoring-no-page-of-its-own = Como en la página
authoring-delete-answer = Eliminar respuesta
authoring-add-answer = Añadir respuesta
authoring-right-if = Correcta si { $value }
authoring-right-2 = Correcta
authoring-wrong = Incorrecta
authoring-right-if-is-this-now = Correcta si { $name } es esto (ahora { $value })

## With values

authoring-page = Página { $page }
authoring-lock = Bloquear: { $words }
authoring-scene = escena «{ $title }»
authoring-step-of = paso { $number } de { $steps }
authoring-view = Vista: { $list }
authoring-expected-found = { $place }: se esperaba { $expected }; hay: { $found }
authoring-lesson = Lección{ $mark }
authoring-in-words = En palabras: { $words }.
authoring-hint = Pista { $number }
authoring-delete-hint = Eliminar la pista { $number }
authoring-page-3 = Página { $number }: { $title }
authoring-question-2 = Pregunta { $number }
authoring-step = Paso { $step }: { $ask }
authoring-answer = Respuesta { $number }
authoring-remark-on-answer = Comentario a la respuesta { $number }
authoring-page-after-answer = Página tras la respuesta { $number }
authoring-whether-answer-is-right = Si la respuesta { $number } es correcta
